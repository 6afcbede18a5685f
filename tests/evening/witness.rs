//! Attempts invalid actions while checking everything that others see.

use crate::prelude::*;

/// Compares everything before and after a request that must change nothing.
pub struct Witness<'s> {
    server: &'s Server,
    names: &'static [&'static str],
    pub rooms: Vec<Snowflake>,
    said: BTreeSet<String>,
}

#[derive(PartialEq, Eq, Debug)]
struct Sight {
    stored: Vec<String>,
    seen: Vec<String>,
}

impl<'s> Witness<'s> {
    pub fn new(server: &'s Server, names: &'static [&'static str]) -> Witness<'s> {
        Witness { server, names, rooms: vec![server.lobby], said: BTreeSet::new() }
    }

    /// The user alone gets a new error with these words, and nothing changes.
    pub async fn refused(
        &mut self,
        name: &str,
        words: &str,
        act: impl FnOnce(&UserHandle) -> Result<Reaction, Refused>,
    ) -> SeenMessage {
        self.server.calm().await;
        let before = self.sight(name).await;
        let user = self.server.fake.user(name);
        let outcome = act(&user).unwrap().settled().await;
        let told = format!("{outcome:?}");
        let shown = outcome.message().unwrap_or_else(|| panic!("{words}: {told}"));
        assert!(shown.ephemeral, "for one person only: {shown:?}");
        assert!(!shown.loading, "{shown:?}");
        let said = shown.content.lines().find(|line| line.contains(words));
        let said = said.unwrap_or_else(|| panic!("{words:?} is not in {:?}", shown.content));
        assert!(said.chars().count() < 200 && said.ends_with('.'), "{said}");
        assert!(self.said.insert(said.to_owned()), "said before: {said}");
        assert_eq!(before, self.sight(name).await, "after {said}");
        shown
    }

    /// Allows the same error in more than one case.
    pub async fn refused_command(&mut self, name: &str, words: &str, room: Snowflake, part: &str) {
        self.refused(name, words, |u| u.command(room, "viceroy", &[part], json!({}))).await;
    }

    pub fn may_repeat(&mut self, words: &str) {
        self.said.retain(|said| !said.contains(words));
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
            stored.extend(self.server.rows(all).await);
        }
        let others = self.names.iter().filter(|name| **name != actor);
        let mut seen = vec![];
        for other in others.map(|name| self.server.fake.user(name)) {
            let rooms = self.rooms.iter().flat_map(|room| other.sees(*room));
            let all = rooms.chain(other.ephemerals());
            seen.extend(all.map(|message| format!("{message:?}")));
        }
        Sight { stored, seen }
    }
}
