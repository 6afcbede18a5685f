//! What people have met: kinds of prompts, a whole game, and planning ahead.

use std::collections::HashSet;

use crate::prelude::*;

/// The cache is cleared when it is full.
const MOST: usize = 10_000;

/// How panels ask people in their first game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FirstGames {
    /// One question at a time.
    #[default]
    Guided,
    /// As in every later game. For simulations of later games.
    LikeLater,
}

#[derive(Debug)]
pub(crate) struct Met {
    pub(crate) topics: HashSet<Topic>,
    pub(crate) planning: Planning,
    /// Games played to their ends.
    pub(crate) finished: u32,
}

#[derive(Debug, Default)]
pub(crate) struct KindsMet {
    first_games: FirstGames,
    people: Mutex<HashMap<PersonId, Met>>,
}

impl KindsMet {
    pub(crate) fn new(first_games: FirstGames) -> KindsMet {
        KindsMet { first_games, people: Mutex::default() }
    }

    pub(crate) fn knows(&self, who: PersonId) -> bool {
        self.people.lock().contains_key(&who)
    }

    pub(crate) fn learn(&self, who: PersonId, met: Met) {
        let mut people = self.people.lock();
        if people.len() >= MOST {
            people.clear();
        }
        people.insert(who, met);
    }

    /// Does nothing for somebody unknown: a partial entry would make old topics look new.
    pub(crate) fn change(&self, who: PersonId, change: impl FnOnce(&mut Met)) {
        if let Some(met) = self.people.lock().get_mut(&who) {
            change(met);
        }
    }

    pub(crate) fn forget(&self, who: PersonId) {
        self.people.lock().remove(&who);
    }

    /// Whether this is the first prompt of its kind; `false` if unknown.
    pub(crate) fn is_new(&self, who: PersonId, topic: Topic) -> bool {
        let people = self.people.lock();
        people.get(&who).is_some_and(|met| !met.topics.contains(&topic))
    }

    pub(crate) fn finished(&self, who: PersonId) -> u32 {
        self.people.lock().get(&who).map_or(0, |met| met.finished)
    }

    pub(crate) fn planning(&self, who: PersonId) -> Planning {
        match self.first_games {
            FirstGames::Guided => {
                let people = self.people.lock();
                people.get(&who).map(|met| met.planning).unwrap_or_default()
            }
            FirstGames::LikeLater => Planning::Known,
        }
    }
}
