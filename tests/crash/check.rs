//! Compares what users saw, what is stored and what was posted.

use std::sync::Arc;

use viceroy::discord::custom_id::{CustomId, read};
use viceroy::messages::{Destination, GameId, MessageKey, MessageKind};
use viceroy::rules::{Fact, Game, PromptId, Ruleset, Seat};
use viceroy::store::{Cause, MessageState, Store, StoredGame, StoredMessage, StoredStep};

use crate::evening::{Answered, Evening, Table};
use crate::prelude::*;

pub struct Kept {
    row: StoredGame,
    steps: Vec<StoredStep>,
    stored_messages: Vec<StoredMessage>,
    table: Table,
}

impl Kept {
    async fn all(evening: &Evening) -> Vec<Kept> {
        let store = Store::open(&evening.machine.database(evening.folder.path())).await.unwrap();
        let mut all = vec![];
        for table in evening.tables.clone() {
            all.push(Kept::read(&store, table).await);
        }
        store.close().await;
        all
    }

    async fn read(store: &Store, table: Table) -> Kept {
        let game = GameId(table.game);
        let row = store.game(game).await.unwrap().expect("the game is stored");
        Kept {
            // Fails when a step is missing.
            steps: store.steps(game, 1, row.steps).await.unwrap(),
            stored_messages: store.stored_messages(game).await.unwrap(),
            row,
            table,
        }
    }

    pub fn thread(&self) -> Snowflake {
        self.table.thread
    }

    pub fn facts(&self) -> impl Iterator<Item = &Fact> {
        self.steps.iter().flat_map(|s| &s.facts)
    }

    pub fn ruleset(&self) -> Arc<Ruleset> {
        let agreement = self.row.agreement.as_deref().unwrap();
        Ruleset::compile(serde_json::from_str(agreement).unwrap()).unwrap()
    }

    pub fn restored(&self) -> Game {
        let bookmark = self.row.bookmark.as_deref().unwrap();
        let bookmark = serde_json::from_str(bookmark).unwrap();
        Game::restore(self.ruleset(), self.facts(), bookmark).unwrap()
    }

    fn answers(&self) -> Vec<Answered> {
        let answer = |step: &StoredStep| match &step.cause {
            Cause::Answered { seat, prompt, .. } => Some(self.answered(*seat, *prompt)),
            _ => None,
        };
        self.steps.iter().filter_map(answer).collect()
    }

    fn planned(&self) -> Vec<Answered> {
        let answer = |step: &StoredStep| match &step.cause {
            Cause::Planned { seat, prompt, .. } => Some(self.answered(*seat, *prompt)),
            _ => None,
        };
        self.steps.iter().filter_map(answer).collect()
    }

    fn answered(&self, seat: Seat, prompt: PromptId) -> Answered {
        (self.row.people[usize::from(seat.0)].name.clone(), prompt.0)
    }

    fn room(&self, evening: &Evening, key: MessageKey) -> (UserHandle, Snowflake) {
        match (key.destination(), key.seat) {
            (Destination::Channel, _) => (evening.user(), evening.lobby),
            (Destination::Thread, _) => (evening.user(), self.table.thread),
            (Destination::Direct, Some(seat)) => {
                let person = &self.row.people[usize::from(seat.0)];
                let person = evening.fake.user(&person.name);
                let room = person.direct().expect("they play by direct message");
                (person, room)
            }
            (Destination::Direct, None) => panic!("nobody without a seat is told: {key:?}"),
        }
    }

    /// Whether it was replaced, or deleted as obsolete.
    fn is_over(&self, stored_message: &StoredMessage) -> bool {
        let key = stored_message.key;
        match key.kind {
            // It stands for a turn, or until the next question.
            MessageKind::Table | MessageKind::Panel => {
                let same = |k: &MessageKey| k.kind == key.kind && k.seat == key.seat;
                let all = self.stored_messages.iter().map(|n| n.key);
                all.filter(same).max() != Some(key) || stored_message.state == MessageState::Gone
            }
            // A lobby's announcement goes when the game starts.
            MessageKind::Call | MessageKind::LobbyAnnouncement => {
                stored_message.state == MessageState::Gone
            }
            // The next table contains it.
            MessageKind::News => {
                let coming = |n: &&StoredMessage| {
                    let unsaid = matches!(n.state, MessageState::Wanted | MessageState::Sending);
                    n.key.kind == MessageKind::Table && n.key.nth > key.nth && unsaid
                };
                let is_sent = stored_message.state == MessageState::Sent;
                let on_its_way =
                    stored_message.digest.as_ref().is_some_and(|d| d.starts_with("along"));
                let is_along = is_sent && (stored_message.room.is_none() || on_its_way);
                is_along || self.stored_messages.iter().any(|other| coming(&other))
            }
            _ => false,
        }
    }
}

/// Ends the evening and checks that everything exists exactly once; returns the games in order of
/// opening.
pub async fn all_there_once(evening: &mut Evening) -> Vec<Kept> {
    // Crash once more to learn what should be posted, then restart: all of it must be.
    evening.end_at_once().await;
    let wanted = Kept::all(evening).await;
    evening.start_bot().await;
    for game in &wanted {
        for stored_message in
            game.stored_messages.iter().filter(|stored_message| !game.is_over(stored_message))
        {
            let (user, room) = game.room(evening, stored_message.key);
            let key = stored_message.key;
            let said =
                evening.wait_until_seen_by(user, room, |messages| with_key(messages, key)).await;
            assert!(said.is_some(), "{stored_message:?} was never said");
        }
    }
    let ended = evening.bot.take().unwrap().end().await;
    assert!(ended.success());

    let kept = Kept::all(evening).await;
    for game in &kept {
        answers_are_there_once(evening, game);
        game.restored();
    }
    messages_are_there_once(evening, &kept);
    kept
}

fn answers_are_there_once(evening: &Evening, kept: &Kept) {
    let stored = kept.answers();
    let different: BTreeSet<_> = stored.iter().collect();
    assert_eq!(different.len(), stored.len(), "answered twice: {stored:?}");
    // Every other step came from an answer, a plan, or a computer player.
    let by_itself =
        |step: &&StoredStep| matches!(step.cause, Cause::Planned { .. } | Cause::Computed { .. });
    let by_itself = kept.steps.iter().filter(by_itself).count();
    assert_eq!(stored.len() + by_itself + 1, kept.steps.len());
    for answer in &stored {
        assert!(evening.tried.contains(answer), "nobody gave {answer:?}");
    }
    let theirs = |(answer, _): &&(Answered, String)| kept.table.names.contains(&answer.0.as_str());
    let confirmed = evening.confirmed.iter().filter(theirs);
    assert!(confirmed.clone().count() > 0);
    // A plan whose confirmation was not seen has answered before the press, and the panel shows that.
    let planned = kept.planned();
    for (answer, shown) in confirmed {
        let is_there = different.contains(answer) || planned.contains(answer);
        assert!(is_there, "{answer:?} is missing, confirmed by {shown}");
    }
}

fn messages_are_there_once(evening: &Evening, kept: &[Kept]) {
    let user = evening.user();
    let threads = evening.tables.iter().map(|table| table.thread);
    let rooms = threads.chain([evening.lobby]);
    let direct = evening.tables.iter().flat_map(|table| table.names);
    let direct = direct.flat_map(|name| {
        let person = evening.fake.user(name);
        person.direct().map_or_else(Vec::new, |room| person.sees(room))
    });
    let said: Vec<SeenMessage> = rooms
        .flat_map(|room| user.sees(room))
        .chain(direct)
        .filter(|m| !m.ephemeral && m.buttons.iter().any(|b| key_of(&b.custom_id).is_some()))
        .collect();
    let mut by_key: BTreeMap<String, u32> = BTreeMap::new();
    for button in said.iter().flat_map(|m| &m.buttons) {
        if let Some(key) = key_of(&button.custom_id) {
            *by_key.entry(format!("{key:?}")).or_default() += 1;
        }
    }
    for (key, times) in by_key {
        assert_eq!(times, 1, "{key} is there {times} times");
    }
    // Messages stored as sent are visible.
    let sent = |stored_message: &&StoredMessage| match stored_message.state {
        MessageState::Sent => true,
        // Outdated ones are gone: earlier tables, answered calls, older panels, what a lobby was told.
        MessageState::Gone => {
            let kinds = [
                MessageKind::Table,
                MessageKind::Call,
                MessageKind::Panel,
                MessageKind::LobbyAnnouncement,
            ];
            assert!(kinds.contains(&stored_message.key.kind), "{:?}", stored_message.key);
            false
        }
        MessageState::Wanted | MessageState::Sending | MessageState::Recalled => {
            panic!("{:?}", stored_message.key)
        }
    };
    for game in kept {
        let sent = game.stored_messages.iter().filter(sent);
        let tables = sent.filter(|n| n.key.kind == MessageKind::Table);
        assert_eq!(tables.count(), 1, "the table of one turn");
    }
    // News shown by the table appears nowhere else.
    let all = kept.iter().flat_map(|game| {
        let sent = game.stored_messages.iter().filter(sent);
        let table = sent.clone().find(|n| n.key.kind == MessageKind::Table);
        let table = table.and_then(|table| table.message);
        sent.filter(move |n| n.key.kind != MessageKind::News || n.message != table)
    });
    let stored: Vec<u64> = all.map(|n| n.message.unwrap().0).collect();
    let different: BTreeSet<u64> = stored.iter().copied().collect();
    assert_eq!(stored.len(), different.len());
    let seen: BTreeSet<u64> = said.iter().map(|m| m.id.0).collect();
    assert_eq!(different, seen);
}

fn with_key(messages: &[SeenMessage], key: MessageKey) -> Option<Snowflake> {
    let shows = |m: &&SeenMessage| m.buttons.iter().any(|b| key_of(&b.custom_id) == Some(key));
    messages.iter().filter(|m| !m.ephemeral).find(shows).map(|m| m.id)
}

/// The stored message that a button identifies: one button of a post, and of no other message.
fn key_of(custom_id: &str) -> Option<MessageKey> {
    // The installation tag follows.
    match custom_id.split('@').next().and_then(read)? {
        CustomId::Post(key) | CustomId::MoreOf(key) => Some(key),
        _ => None,
    }
}
