//! Somebody does what cannot be done, while everybody else watches.

use std::collections::BTreeSet;
use std::time::Duration;

use sqlx::{ConnectOptions, Row};
use viceroy::standin::{Reaction, Refused, SeenMessage, Snowflake, UserHandle};

use crate::server::{SOON, Server};

/// Looks at everything before and after a request that must change nothing.
pub struct Witness<'s> {
    server: &'s Server,
    names: &'static [&'static str],
    /// Where all can read.
    pub rooms: Vec<Snowflake>,
    said: BTreeSet<String>,
}

/// What is stored and what the others see.
#[derive(PartialEq, Eq, Debug)]
struct Sight {
    stored: Vec<String>,
    seen: Vec<String>,
}

impl<'s> Witness<'s> {
    pub fn new(server: &'s Server, names: &'static [&'static str]) -> Witness<'s> {
        Witness {
            server,
            names,
            rooms: vec![server.lobby],
            said: BTreeSet::new(),
        }
    }

    /// Does something as somebody: they alone are told a new sentence with these words, and nothing changes.
    pub async fn refused(
        &mut self,
        name: &str,
        words: &str,
        act: impl FnOnce(&UserHandle) -> Result<Reaction, Refused>,
    ) -> SeenMessage {
        self.calm().await;
        let before = self.sight(name).await;
        let user = self.server.standin.user(name);
        let outcome = act(&user).unwrap().settled().await;
        let told = format!("{outcome:?}");
        let shown = outcome
            .message()
            .unwrap_or_else(|| panic!("{words}: {told}"));
        assert!(shown.ephemeral, "for one person only: {shown:?}");
        assert!(!shown.loading, "{shown:?}");
        let said = shown.content.lines().find(|line| line.contains(words));
        let said = said.unwrap_or_else(|| panic!("{words:?} is not in {:?}", shown.content));
        assert!(said.chars().count() < 200 && said.ends_with('.'), "{said}");
        assert!(self.said.insert(said.to_owned()), "said before: {said}");
        assert_eq!(before, self.sight(name).await, "after {said}");
        shown
    }

    /// The sentence with these words fits another case too.
    pub fn may_repeat(&mut self, words: &str) {
        self.said.retain(|said| !said.contains(words));
    }

    /// Waits until everything that happened has been told.
    async fn calm(&self) {
        let told = async {
            let mut pace = tokio::time::interval(Duration::from_millis(5));
            loop {
                pace.tick().await;
                let open = "select id as line from games where told < revision";
                if self.rows(open).await.is_empty() {
                    return;
                }
            }
        };
        tokio::time::timeout(SOON, told).await.expect("all is told");
    }

    async fn sight(&self, actor: &str) -> Sight {
        let mut stored = vec![];
        for all in [
            "select id || ' ' || state || ' ' || steps || ' ' || revision || ' ' || luck_used || ' ' || \
             coalesce(bookmark, '') as line from games order by id",
            "select game || ' ' || seat || ' ' || person as line from seats order by game, seat",
            "select cast(count(*) as text) as line from steps",
            "select cast(count(*) as text) as line from notices",
        ] {
            stored.extend(self.rows(all).await);
        }
        let others = self.names.iter().filter(|name| **name != actor);
        let mut seen = vec![];
        for other in others.map(|name| self.server.standin.user(name)) {
            let rooms = self.rooms.iter().flat_map(|room| other.sees(*room));
            let all = rooms.chain(other.ephemerals());
            seen.extend(all.map(|message| format!("{message:?}")));
        }
        Sight { stored, seen }
    }

    /// One column of the bot's database, read beside the running bot.
    async fn rows(&self, query: &'static str) -> Vec<String> {
        let options = sqlx::sqlite::SqliteConnectOptions::new()
            .filename(self.server.database())
            .read_only(true);
        let mut reading = options.connect().await.unwrap();
        let rows = sqlx::query(query).fetch_all(&mut reading).await.unwrap();
        let line = |row: &sqlx::sqlite::SqliteRow| {
            let text: Result<String, _> = row.try_get("line");
            text.unwrap_or_else(|_| row.get::<i64, _>("line").to_string())
        };
        rows.iter().map(line).collect()
    }
}
