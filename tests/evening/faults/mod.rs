//! What players see when Discord, the network or the bot fails: nothing is lost or doubled.

mod answers;
mod campaign;
mod gateway;
mod people;
mod places;
mod refused;
mod requests;
mod restarts;
pub mod time;

use crate::prelude::*;

pub fn status(status: u16, body: Value) -> Fault {
    Fault::Status { status, body, headers: vec![] }
}

pub const NAMES: [&str; 2] = ["Anna", "Ben"];

pub struct Table {
    pub server: Server,
    pub thread: Snowflake,
    pub guests: Vec<Guest>,
}

impl Table {
    pub async fn at(server: Server) -> Table {
        let thread = server.start_game(&NAMES).await;
        let guests = (0..).zip(NAMES);
        let guests = guests.map(|(seed, name)| Guest::new(&server.fake, name, seed));
        Table { guests: guests.collect(), server, thread }
    }

    pub async fn new() -> Table {
        Table::at(Server::start().await).await
    }

    pub async fn round(&mut self) -> Did {
        let mut did = Did::Nothing;
        for guest in &mut self.guests {
            if guest.act(self.thread).await == Did::Something {
                did = Did::Something;
            }
        }
        did
    }

    /// A round in which somebody does something, and all of it is told.
    pub async fn goes_on(&mut self) {
        assert_eq!(self.round().await, Did::Something);
        self.server.calm().await;
    }

    pub fn open_messages(&self) -> Vec<SeenMessage> {
        let anna = self.server.fake.user(NAMES[0]);
        let rooms = [self.server.lobby, self.thread];
        let all = rooms.into_iter().flat_map(|room| anna.sees(room));
        all.filter(|message| !message.ephemeral).collect()
    }

    pub fn said(&self) -> BTreeMap<String, usize> {
        let mut said = BTreeMap::new();
        for message in self.open_messages() {
            let mut marks = message.buttons.iter().map(|b| b.custom_id.as_str());
            let stored_message = |id: &&str| {
                ["v1:lobby:", "v1:table:", "v1:news:", "v1:call:", "v1:unreachable:"]
                    .iter()
                    .any(|kind| id.starts_with(kind))
            };
            if let Some(mark) = marks.find(stored_message) {
                *said.entry(mark.to_owned()).or_default() += 1;
            }
        }
        said
    }

    pub async fn all_said_once(&self) {
        self.server.calm().await;
        let said = self.said();
        assert!(said.values().all(|times| *times == 1), "said twice: {said:?}");
        // News included in the next turn's table post have no message of their own.
        let sent = "select min(kind || number) as line from notices
             where state = 'sent' and kind <> 'panel' group by message";
        let sent = self.server.rows(sent).await;
        assert_eq!(sent.len(), said.len(), "{sent:?} are not {said:?}");
        let open =
            "select kind || number as line from notices where state in ('wanted', 'sending')";
        assert_eq!(self.server.rows(open).await, Vec::<String>::new());
    }
}

/// Presses "My hand" until there is an answer.
pub async fn hand(table: &mut Table, who: usize) -> SeenMessage {
    let thread = table.thread;
    table.guests[who].panel = None;
    table.guests[who].look(thread).await
}
