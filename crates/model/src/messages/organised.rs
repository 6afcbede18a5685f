//! What the organiser of a lobby decides besides the rules.

use super::{GameId, PersonId, Player, TableCode};
use crate::attendance::PlayConditions;
use crate::prelude::*;
use crate::reliability::Reliability;
use crate::timing::{DAY, HOUR, MINUTE};
use std::collections::BTreeMap;

/// For so long whoever joins is taken to be ready.
pub const READY_FOR: Millis = DAY;

/// How a lobby comes to start, besides by a press on Start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Starts {
    /// Not at all, as at tables of 0.1.0.
    #[default]
    ByHand,
    WhenFull {
        /// When computer players take the free seats.
        computers_at: Option<Millis>,
        /// Since when a full table waits for those who joined long before.
        asked_at: Option<Millis>,
    },
}

/// How soon computer players take free seats.
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FilledIn {
    Minutes,
    Hour,
    Day,
    Never,
}

impl FilledIn {
    pub fn at(self, now: Millis) -> Option<Millis> {
        let time = match self {
            FilledIn::Minutes => 10 * MINUTE,
            FilledIn::Hour => HOUR,
            FilledIn::Day => DAY,
            FilledIn::Never => return None,
        };
        Some(now.saturating_add(time))
    }
}

impl Starts {
    /// When something has to be done whatever anybody presses.
    pub fn due_at(self) -> Option<Millis> {
        match self {
            Starts::ByHand => None,
            Starts::WhenFull { computers_at, asked_at } => {
                let answered = asked_at.map(|asked| asked.saturating_add(READY_FOR));
                computers_at.into_iter().chain(answered).min()
            }
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Entry {
    #[default]
    Anybody,
    Invited(Vec<PersonId>),
}

impl Entry {
    pub fn admits(&self, who: PersonId) -> bool {
        match self {
            Entry::Anybody => true,
            Entry::Invited(invited) => invited.contains(&who),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Organised {
    /// The organiser: the opener, or the next player when they leave.
    pub by: Option<PersonId>,
    pub entry: Entry,
    /// The conditions before a change, if somebody had joined under them.
    pub before: Option<PlayConditions>,
    pub changes: u32,
    pub again: Option<Again>,
    pub second_chance: Option<SecondChance>,
    pub starts: Starts,
    /// At most so many seats, where the rules allow more.
    pub seats: Option<u8>,
    /// When the players last said that they would play.
    pub ready: BTreeMap<PersonId, Millis>,
    /// With which friends join where no server shows the table.
    pub code: Option<TableCode>,
    /// How reliable those are who agreed that this lobby shows it.
    pub shown: BTreeMap<PersonId, Reliability>,
}

impl Organised {
    /// Players who said so too long ago to be counted on.
    pub fn unsure(&self, people: &[Player], now: Millis) -> Vec<PersonId> {
        let people = people.iter().filter_map(Player::person);
        let is_sure = |who: &PersonId| {
            let said = self.ready.get(who);
            said.is_some_and(|said| now.saturating_sub(*said) < READY_FOR)
        };
        people.filter(|who| !is_sure(who)).collect()
    }

    /// The most seats, where the rules allow `most`.
    pub fn most(&self, most: u8) -> u8 {
        self.seats.map_or(most, |wanted| wanted.min(most))
    }
}

/// A rematch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Again {
    pub after: GameId,
    pub asked: Vec<PersonId>,
}

/// Where a game begins that goes on from a step of another one, in one of its seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SecondChance {
    pub origin: GameId,
    pub step: u32,
    pub seat: Seat,
}
