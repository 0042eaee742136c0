//! Accounts and tables, made over HTTP before anything is measured.

use client::{Pass, Server, request_number};
use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use protocol::{AccountId, Command, Frame, Opening, Request, TableId};
use table::Seat;

use crate::fault::Fault;

/// How many calls are made at the same time.
const AT_ONCE: usize = 48;

/// Somebody who sits at a table.
#[derive(Clone, Debug)]
pub(crate) struct Sitting {
    pub(crate) account: AccountId,
    pub(crate) pass: Pass,
}

/// A table whose game has begun.
#[derive(Clone, Debug)]
pub(crate) struct Seated {
    pub(crate) table: TableId,
    pub(crate) people: Vec<Sitting>,
}

/// Makes accounts, for so many tables and seats.
pub(crate) async fn accounts(
    server: &Server,
    tables: usize,
    seats: usize,
) -> Result<Vec<Vec<Sitting>>, Fault> {
    let joined = stream::iter(0..tables * seats).map(|number| join(server, number));
    let people: Vec<Sitting> = joined.buffered(AT_ONCE).try_collect().await?;
    Ok(people.chunks(seats).map(<[Sitting]>::to_vec).collect())
}

async fn join(server: &Server, number: usize) -> Result<Sitting, Fault> {
    let (me, pass) = server.join(&format!("Player {number}"), "load").await?;
    Ok(Sitting { account: me.account, pass })
}

/// Opens a table for each of these groups; they sit down, and the game begins.
pub(crate) async fn tables(
    server: &Server,
    opening: &Opening,
    groups: Vec<Vec<Sitting>>,
) -> Result<Vec<Seated>, Fault> {
    let seated = stream::iter(groups).map(|people| seat(server, opening, people));
    seated.buffered(AT_ONCE).try_collect().await
}

async fn seat(server: &Server, opening: &Opening, people: Vec<Sitting>) -> Result<Seated, Fault> {
    let each: Vec<Server> =
        people.iter().map(|person| server.clone().with_pass(person.pass.clone())).collect();
    let Some(host) = each.first() else { return Err(Fault::Other("a table needs people".to_owned())) };
    let table = host.open(request_number(), opening).await?;
    for (server, seat) in each.iter().zip(Seat::all(each.len())) {
        let salt = client::salt().ok();
        ask(server, table, Command::Sit { seat: Some(seat), salt }).await?;
    }
    ask(host, table, Command::Start).await?;
    Ok(Seated { table, people })
}

async fn ask(server: &Server, table: TableId, command: Command) -> Result<(), Fault> {
    let frame = Frame { number: request_number(), table: Some(table), request: Request::Table(command) };
    Ok(server.at_table(table, &frame).await.map(drop)?)
}
