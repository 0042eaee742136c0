//! Connections between clients and nodes. What is said on one arrives in order, late or never; each side hears by itself, and at
//! another time, that it is lost.

use std::collections::VecDeque;
use std::rc::Rc;

use hosting::Origin;
use protocol::{Frame, Message, Request};
use serde_json::value::RawValue;

use crate::world::{Event, Millis, World};

/// A message on its way.
pub(crate) type Told = Rc<Message<Box<RawValue>>>;

/// A connection.
#[derive(Debug)]
pub(crate) struct Connection {
    pub(crate) client: usize,
    pub(crate) node: usize,
    /// Which life of the node it belongs to.
    pub(crate) life: u32,
    /// Whether the client takes it for open.
    pub(crate) is_open: bool,
    /// Whether the node does.
    pub(crate) is_served: bool,
    /// Requests that wait for the one before them.
    pub(crate) waiting: VecDeque<Frame>,
    /// Whether a request is being done.
    pub(crate) is_busy: bool,
    last_in: Millis,
    last_out: Millis,
}

impl World {
    /// A client opens a connection to a node that is there.
    pub(crate) fn open(&mut self, client: usize, node: usize) -> usize {
        let life = self.nodes[node].life;
        self.connections.push(Connection {
            client,
            node,
            life,
            is_open: true,
            is_served: true,
            waiting: VecDeque::new(),
            is_busy: false,
            last_in: 0,
            last_out: 0,
        });
        self.connections.len() - 1
    }

    /// A client says something on a connection.
    pub(crate) fn send(&mut self, connection: usize, frame: Frame) {
        self.add_copy(connection, &frame);
        let at = (self.now + self.delay()).max(self.connections[connection].last_in);
        self.connections[connection].last_in = at;
        self.plan(at, Event::Request { connection, frame });
    }

    /// A node says something to those who look on: in order.
    pub(crate) fn tell(&mut self, connection: usize, message: Told) {
        let at = (self.now + self.delay()).max(self.connections[connection].last_out);
        self.connections[connection].last_out = at;
        self.plan(at, Event::Message { connection, message });
    }

    /// A node answers, which is not in order with what it tells.
    pub(crate) fn answer(&mut self, connection: usize, message: Message<Box<RawValue>>) {
        let at = self.now + self.delay();
        self.plan(at, Event::Message { connection, message: Rc::new(message) });
        self.connections[connection].is_busy = false;
        self.serve(connection);
    }

    /// A request has come.
    pub(crate) fn request(&mut self, connection: usize, frame: Frame) {
        if self.is_served(connection) {
            self.connections[connection].waiting.push_back(frame);
            self.serve(connection);
        } else {
            self.drop_copy(connection, &frame);
        }
    }

    pub(crate) fn is_served(&self, connection: usize) -> bool {
        let Connection { is_served, node, life, .. } = &self.connections[connection];
        *is_served && self.nodes[*node].is_up && self.nodes[*node].life == *life
    }

    /// Does the next request of a connection, when there is none before it.
    fn serve(&mut self, connection: usize) {
        if !self.is_served(connection) || self.connections[connection].is_busy {
            return;
        }
        if let Some(frame) = self.connections[connection].waiting.pop_front() {
            self.connections[connection].is_busy = true;
            self.take(connection, frame);
        }
    }

    /// The connection is lost; each side hears of it when it does.
    pub(crate) fn lose(&mut self, connection: usize, here: Millis, there: Millis) {
        self.plan(self.now + here, Event::Lost { connection });
        self.plan(self.now + there, Event::HungUp { connection });
    }

    /// A node hears that a connection is lost: what was not begun is not done.
    pub(crate) fn hung_up(&mut self, connection: usize) {
        let node = self.connections[connection].node;
        if self.is_served(connection) {
            for room in &mut self.nodes[node].rooms {
                room.watchers.retain(|watcher| watcher.connection != connection);
            }
        }
        self.connections[connection].is_served = false;
        for frame in std::mem::take(&mut self.connections[connection].waiting) {
            self.drop_copy(connection, &frame);
        }
    }

    /// Who has asked for something that is to be written.
    pub(crate) fn origin(&self, connection: usize, frame: &Frame) -> Option<Origin> {
        let account = self.clients[self.connections[connection].client].asker.account;
        matches!(frame.request, Request::Table(_)).then_some(Origin { account, number: frame.number })
    }

    fn add_copy(&mut self, connection: usize, frame: &Frame) {
        if let Some(by) = self.origin(connection, frame) {
            *self.copies.entry(by).or_default() += 1;
        }
    }

    fn drop_copy(&mut self, connection: usize, frame: &Frame) {
        if let Some(by) = self.origin(connection, frame) {
            self.settle(by);
        }
    }

    /// Nothing more can come of one copy of a request.
    pub(crate) fn settle(&mut self, by: Origin) {
        let copies = self.copies.entry(by).or_default();
        *copies = copies.saturating_sub(1);
    }
}
