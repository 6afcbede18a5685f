//! Recent public facts, for news and for panels ("since your last choice").

use crate::prelude::*;
use viceroy_model::messages::{AnsweredFor, PlayedFact, Since};
use viceroy_rules::CardSet;

#[derive(Debug)]
pub(crate) struct Recent {
    /// The first step of the turn.
    began: u32,
    /// Cards that came into pyramids in this turn.
    fresh: CardSet,
    told: Vec<PlayedFact>,
    untold: Vec<PlayedFact>,
    /// Since the earliest of `choices`.
    log: Vec<PlayedFact>,
    /// The length of the log that each player had seen at their last choice.
    choices: BySeat<Option<usize>>,
    /// Automatic answers for each seat since that choice.
    answered: BySeat<AnsweredFor>,
    /// The length of the log when the seat's panel was last built.
    shown: BySeat<Option<usize>>,
    /// How much of the log each player had read when they last changed a draft.
    drafted: BySeat<Option<usize>>,
    /// The last step with a public fact.
    seen: u32,
    /// When each player last pressed something, in milliseconds; unknown after a restart.
    pressed: BySeat<Option<Millis>>,
}

impl Recent {
    pub(crate) fn new(seats: u8) -> Recent {
        Recent {
            began: 1,
            fresh: CardSet::NONE,
            told: vec![],
            untold: vec![],
            log: vec![],
            choices: BySeat::new(seats, |_| None),
            answered: BySeat::new(seats, |_| AnsweredFor::default()),
            shown: BySeat::new(seats, |_| None),
            drafted: BySeat::new(seats, |_| None),
            seen: 0,
            pressed: BySeat::new(seats, |_| None),
        }
    }

    pub(crate) fn pressed(&mut self, seat: Seat, now: Millis) {
        if self.pressed.get(seat).is_some() {
            self.pressed[seat] = Some(now);
        }
    }

    pub(crate) fn pressed_since(&self, then: Millis) -> SeatSet {
        let lately = |at: &Option<Millis>| at.is_some_and(|at| at >= then);
        self.pressed.iter().filter(|(_, at)| lately(at)).map(|(seat, _)| seat).collect()
    }

    pub(crate) fn happened(&mut self, step: u32, cause: &Cause, deeds: Vec<PlayedFact>) {
        if let Cause::Answered { seat, .. } = cause
            && self.choices.get(*seat).is_some()
        {
            // The player has not seen what happened between that panel and the choice.
            let before = self.shown[*seat].unwrap_or(self.log.len());
            self.choices[*seat] = Some(before);
            self.answered[*seat] = AnsweredFor::default();
            self.forget();
        }
        if let Cause::Preferred { seat, .. } = cause
            && self.answered.get(*seat).is_some()
        {
            let count = &mut self.answered[*seat].by_preference;
            *count = count.saturating_add(1);
        }
        for deed in deeds {
            if let OpenFact::TurnBegan(_) = deed.fact {
                self.began = step;
                self.fresh = CardSet::NONE;
            } else if let OpenFact::Played { card, .. } = deed.fact {
                self.fresh.insert(card);
            }
            if !matches!(deed.fact, OpenFact::Answered(_) | OpenFact::TookAnswerBack(_)) {
                self.seen = step;
            }
            self.untold.push(deed.clone());
            self.log.push(deed);
        }
    }

    pub(crate) fn forget_choice(&mut self, seat: Seat) {
        if self.choices.get(seat).is_some() {
            self.choices[seat] = None;
        }
    }

    /// Drops the log before everybody's last choice.
    fn forget(&mut self) {
        let counts = self.choices.iter();
        let counts = counts.map(|(_, choice)| choice.unwrap_or(0));
        let first = counts.min().unwrap_or(0);
        self.log.drain(..first);
        for seat in self.choices.seats() {
            if let Some(before) = &mut self.choices[seat] {
                *before -= first;
            }
            for read in [&mut self.shown[seat], &mut self.drafted[seat]].into_iter().flatten() {
                *read = read.saturating_sub(first);
            }
        }
    }

    pub(crate) fn is_shown_to(&mut self, seat: Seat) {
        if self.shown.get(seat).is_some() {
            self.shown[seat] = Some(self.log.len());
        }
    }

    /// What stands on the panel has been read.
    pub(crate) fn drafts(&mut self, seat: Seat) {
        if self.drafted.get(seat).is_some() {
            self.drafted[seat] = self.shown[seat];
        }
    }

    pub(crate) fn seen(&self) -> u32 {
        self.seen
    }

    pub(crate) fn since(&self, seat: Seat) -> Since {
        let Some(before) = self.choices.get(seat).copied().flatten() else {
            return Since::default();
        };
        Since {
            has_chosen: true,
            answered: self.answered[seat],
            read: self.drafted[seat].unwrap_or(0).saturating_sub(before),
            deeds: self.log[before..].to_vec(),
        }
    }

    pub(crate) fn begin_chapter(&mut self) {
        self.told.clear();
    }

    pub(crate) fn tell(&mut self) -> Vec<PlayedFact> {
        self.told.append(&mut self.untold);
        self.told.clone()
    }

    /// Drops what older builds told in posts of their own.
    pub(crate) fn told_before(&mut self) {
        self.untold.clear();
        self.told.clear();
    }

    pub(crate) fn began(&self) -> u32 {
        self.began
    }

    pub(crate) fn fresh(&self) -> CardSet {
        self.fresh
    }
}
