//! What must be so at the end, when nothing breaks any more and nobody decides anything.

use hosting::Table;
use protocol::Phase;
use table::Viewer;

use crate::laws::Law;
use crate::world::World;

impl World {
    pub(crate) fn look_at_the_end(&mut self) {
        for table in 0..self.tables() {
            let entries = self.store[table].entries();
            self.look_at_log(table);
            self.look_at_hours(table, self.now);
            for client in 0..self.clients.len() {
                self.look_at_client(client, table, entries);
            }
            for node in 0..self.nodes.len() {
                self.look_at_node(node, table, entries);
            }
            let is_played = self.store[table].table.phase() == Phase::Playing;
            if is_played && self.at_calm.get(table) == Some(&Some(entries)) {
                self.breach(Law::GoesOn, format!("table {table} stands still at {entries} entries"));
            }
        }
    }

    fn look_at_node(&mut self, node: usize, table: usize, entries: u64) {
        let known = self.nodes[node].rooms[table].table.as_ref().map(Table::entries);
        if known.is_some_and(|known| known != entries) || !self.nodes[node].is_up {
            self.breach(Law::Converged, format!("node {node} knows {known:?} of {entries} entries"));
        }
    }

    fn look_at_log(&mut self, table: usize) {
        let kept = &self.store[table];
        let again = Table::replay(self.ids[table], kept.secret, kept.log.iter().cloned());
        let seen = |table: &Table| serde_json::to_string(&table.seen(Viewer::Spectator).unwrap()).unwrap();
        let is_same = again.is_ok_and(|again| seen(&again) == seen(&kept.table));
        if !is_same {
            self.breach(Law::Readable, format!("the log of table {table} does not tell of it"));
        }
    }

    fn look_at_client(&mut self, client: usize, table: usize, entries: u64) {
        let somebody = &mut self.clients[client];
        if let Some((frame, _)) = somebody.unanswered.give_up_all().first() {
            let what = format!("client {client} waits for the answer to {frame:?}");
            return self.breach(Law::GoesOn, what);
        }
        let followed = &somebody.follows[table];
        let seen = followed.bookmark.seen();
        if !followed.is_shut && seen != Some(entries) {
            let what = format!("client {client} has seen {seen:?} of {entries} entries of table {table}");
            return self.breach(Law::Converged, what);
        }
        self.compare(client, table);
    }
}
