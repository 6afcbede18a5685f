//! Comparing what the people were told, what is stored and what was said.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use standin::{SeenMessage, Snowflake};
use viceroy::discord::custom_id::{Ticket, spell};
use viceroy::notice::{GameId, NoticeKind};
use viceroy::rules::{Fact, Game, Ruleset};
use viceroy::store::{Cause, NoticeState, Store, StoredGame, StoredNotice, StoredStep};

use crate::bot::database;
use crate::evening::{Answered, Evening, with_button};

/// The game from the file.
pub struct Kept {
    row: StoredGame,
    steps: Vec<StoredStep>,
    notices: Vec<StoredNotice>,
}

impl Kept {
    /// Reads the game while no bot runs.
    async fn read(evening: &Evening) -> Kept {
        let game = GameId(1);
        let store = Store::open(&database(evening.folder.path())).await.unwrap();
        let row = store.game(game).await.unwrap().expect("the game is stored");
        // Fails when a step is missing.
        let steps = store.steps(game, 1, row.steps).await.unwrap();
        let notices = store.notices(game).await.unwrap();
        store.close().await;
        Kept {
            row,
            steps,
            notices,
        }
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

    /// The answers in the order they were stored.
    fn answers(&self) -> Vec<Answered> {
        let answer = |step: &StoredStep| match &step.cause {
            Cause::Answered { seat, prompt, .. } => {
                let person = &self.row.people[usize::from(seat.0)];
                Some((person.name.clone(), prompt.0))
            }
            _ => None,
        };
        self.steps.iter().filter_map(answer).collect()
    }
}

/// Ends the evening and checks that everything is there once.
pub async fn all_there_once(evening: &mut Evening, thread: Snowflake) -> Kept {
    // One more death, to learn what should be said, and one more start, after which all of it must be.
    evening.end_at_once().await;
    let wanted = Kept::read(evening).await.notices;
    evening.start_bot().await;
    let tables = wanted.iter().map(|notice| notice.key);
    let tables = tables.filter(|key| key.kind == NoticeKind::Table);
    let newest = tables.max().expect("there is a table");
    for notice in &wanted {
        let key = notice.key;
        let room = match key.kind {
            NoticeKind::Lobby => evening.lobby,
            // It stands for a turn only.
            NoticeKind::Table if key != newest => continue,
            // It is needless once they have acted.
            NoticeKind::Call if notice.state == NoticeState::Gone => continue,
            NoticeKind::Table | NoticeKind::Call | NoticeKind::News | NoticeKind::Announcement => {
                thread
            }
            _ => panic!("nobody chose direct messages: {key:?}"),
        };
        let button = spell(&Ticket::Post(key));
        let said = evening
            .wait_to_see(room, |messages| with_button(messages, &button))
            .await;
        assert!(said.is_some(), "{button} was never said");
    }
    let ended = evening.bot.take().unwrap().end().await;
    assert!(ended.success());

    let kept = Kept::read(evening).await;
    answers_are_there_once(evening, &kept);
    messages_are_there_once(evening, &kept, thread);
    kept.restored();
    kept
}

fn answers_are_there_once(evening: &Evening, kept: &Kept) {
    let stored = kept.answers();
    let different: BTreeSet<_> = stored.iter().collect();
    assert_eq!(different.len(), stored.len(), "answered twice: {stored:?}");
    // Every step but the first came of an answer that somebody gave or had prepared, or that a computer player computed.
    let by_itself =
        |step: &&StoredStep| matches!(step.cause, Cause::Planned { .. } | Cause::Computed { .. });
    let by_itself = kept.steps.iter().filter(by_itself).count();
    assert_eq!(stored.len() + by_itself + 1, kept.steps.len());
    for answer in &stored {
        assert!(evening.tried.contains(answer), "nobody gave {answer:?}");
    }
    for answer in &evening.confirmed {
        assert!(different.contains(answer), "{answer:?} is missing");
    }
    assert!(!evening.confirmed.is_empty());
}

fn messages_are_there_once(evening: &Evening, kept: &Kept, thread: Snowflake) {
    let user = evening.user();
    let said: Vec<SeenMessage> = [evening.lobby, thread]
        .into_iter()
        .flat_map(|room| user.sees(room))
        .filter(|m| !m.ephemeral)
        .collect();
    let mut by_button: BTreeMap<&str, u32> = BTreeMap::new();
    for button in said.iter().flat_map(|m| &m.buttons) {
        // Everywhere the same, and no post is known by it.
        let is_common = ["v1:show:", "v1:org:", "v1:seat:", "v1:went:"];
        if !is_common
            .iter()
            .any(|common| button.custom_id.starts_with(common))
        {
            *by_button.entry(&button.custom_id).or_default() += 1;
        }
    }
    for (button, times) in by_button {
        assert_eq!(times, 1, "{button} is there {times} times");
    }
    // What is stored as sent is what can be seen.
    let sent = |notice: &&StoredNotice| match notice.state {
        NoticeState::Sent => true,
        // Tables of turns that are over are gone, and calls to which everybody has answered.
        NoticeState::Gone => {
            let key = notice.key;
            assert!(
                matches!(key.kind, NoticeKind::Table | NoticeKind::Call),
                "{key:?}"
            );
            false
        }
        NoticeState::Wanted | NoticeState::Sending => panic!("{:?}", notice.key),
    };
    let sent: Vec<&StoredNotice> = kept.notices.iter().filter(sent).collect();
    let tables = sent.iter().filter(|n| n.key.kind == NoticeKind::Table);
    assert_eq!(tables.count(), 1, "the table of one turn");
    let stored: BTreeSet<u64> = sent.iter().map(|n| n.message.unwrap().0).collect();
    let seen: BTreeSet<u64> = said
        .iter()
        .filter(|m| !m.buttons.is_empty())
        .map(|m| m.id.0)
        .collect();
    assert_eq!(stored, seen);
    assert_eq!(stored.len(), sent.len());
}
