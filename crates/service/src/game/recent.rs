//! What happened in front of everybody and still has to be shown, kept beside a game in memory.

use viceroy_model::messages::{AnsweredFor, Chosen, PlayedFact, Since};
use viceroy_rules::{Answer, BySeat, CardSet, Offer, OpenFact, Seat};
use viceroy_store::Cause;

/// What happened in front of everybody, as far as it still has to be shown.
#[derive(Debug)]
pub(crate) struct Recent {
    /// The step with which the turn began, or the game.
    began: u32,
    /// The cards that came into pyramids in this turn.
    fresh: CardSet,
    /// What the newest chapter of the news tells.
    told: Vec<PlayedFact>,
    /// What no news tell yet.
    untold: Vec<PlayedFact>,
    /// What happened since the earliest of the choices below.
    log: Vec<PlayedFact>,
    /// What each player last chose, and how much of the log they had seen before.
    choices: BySeat<Option<(Chosen, usize)>>,
    /// How often was answered for each since they last chose something.
    answered: BySeat<AnsweredFor>,
    /// How much of the log was there when a panel was last made for each player.
    shown: BySeat<Option<usize>>,
    /// The last step in which something happened that everybody sees.
    seen: u32,
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
            seen: 0,
        }
    }

    /// Goes on with what happened with a step.
    pub(crate) fn happened(&mut self, step: u32, cause: &Cause, deeds: Vec<PlayedFact>) {
        if let Cause::Answered { seat, answer, .. } = cause
            && self.choices.get(*seat).is_some()
        {
            // What came between the panel they chose from and their choice, they have not seen yet.
            let before = self.shown[*seat].unwrap_or(self.log.len());
            self.choices[*seat] = Some((chosen(answer), before));
            self.answered[*seat] = AnsweredFor::default();
            self.forget();
        }
        match cause {
            Cause::Planned { seat, .. } => self.is_answered_for(*seat, |of| &mut of.by_plan),
            Cause::Preferred { seat, .. } => {
                self.is_answered_for(*seat, |of| &mut of.by_preference);
            }
            _ => {}
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

    fn is_answered_for(&mut self, seat: Seat, how: impl Fn(&mut AnsweredFor) -> &mut u8) {
        if self.answered.get(seat).is_some() {
            let count = how(&mut self.answered[seat]);
            *count = count.saturating_add(1);
        }
    }

    /// Somebody else sits there now: they have chosen nothing.
    pub(crate) fn forget_choice(&mut self, seat: Seat) {
        if self.choices.get(seat).is_some() {
            self.choices[seat] = None;
        }
    }

    /// Drops what happened before everybody's last choice.
    fn forget(&mut self) {
        let counts = self.choices.iter();
        let counts = counts.map(|(_, choice)| choice.map_or(0, |(_, before)| before));
        let first = counts.min().unwrap_or(0);
        self.log.drain(..first);
        for seat in self.choices.seats() {
            if let Some((_, before)) = &mut self.choices[seat] {
                *before -= first;
            }
            if let Some(shown) = &mut self.shown[seat] {
                *shown = shown.saturating_sub(first);
            }
        }
    }

    /// A panel is made for somebody: they see everything up to now.
    pub(crate) fn is_shown_to(&mut self, seat: Seat) {
        if self.shown.get(seat).is_some() {
            self.shown[seat] = Some(self.log.len());
        }
    }

    /// The last step in which something happened that everybody sees.
    pub(crate) fn seen(&self) -> u32 {
        self.seen
    }

    /// What happened since somebody last chose something.
    pub(crate) fn since(&self, seat: Seat) -> Since {
        let Some((choice, before)) = self.choices.get(seat).copied().flatten() else {
            return Since::default();
        };
        Since {
            choice: Some(choice),
            answered: self.answered[seat],
            deeds: self.log[before..].to_vec(),
        }
    }

    /// A new chapter of the news begins: everything so far was told before.
    pub(crate) fn begin_chapter(&mut self) {
        self.told.clear();
    }

    /// Everything is told by the newest chapter; this is all that it tells.
    pub(crate) fn tell(&mut self) -> Vec<PlayedFact> {
        self.told.append(&mut self.untold);
        self.told.clone()
    }

    /// What was not told stays so: older builds told it in posts of their own.
    pub(crate) fn told_before(&mut self) {
        self.untold.clear();
        self.told.clear();
    }

    /// The step with which the turn began, or the game.
    pub(crate) fn began(&self) -> u32 {
        self.began
    }

    /// The cards that came into pyramids in this turn.
    pub(crate) fn fresh(&self) -> CardSet {
        self.fresh
    }
}

/// What an answer was about, by what was chosen.
fn chosen(answer: &Answer) -> Chosen {
    let Answer::Pick(offers) = answer else {
        return Chosen::Other;
    };
    match offers.first() {
        Some(Offer::Bid(_)) => Chosen::Bid,
        Some(Offer::Play(_) | Offer::Discard(_) | Offer::Pass) => Chosen::Card,
        Some(_) | None => Chosen::Other,
    }
}
