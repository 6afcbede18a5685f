//! To whom news are told, and what the players are called in them.

use crate::Wording;
use crate::term::Term;
use viceroy_model::attendance::DecidedBy;
use viceroy_rules::{BySeat, Seat};

/// Who news are told to.
#[derive(Clone, Copy)]
pub struct Audience<'a> {
    /// What the players are called.
    pub names: &'a BySeat<String>,
    /// The player who reads them, if they are told to one.
    pub reader: Option<Seat>,
    /// What they are called instead from the fact of a number on, in order.
    pub hands: &'a [(usize, BySeat<Term>)],
}

impl<'a> Audience<'a> {
    /// To whoever reads the thread.
    pub fn everybody(names: &'a BySeat<String>) -> Audience<'a> {
        Audience { names, reader: None, hands: &[] }
    }

    /// To one of the players.
    pub fn to(names: &'a BySeat<String>, reader: Seat) -> Audience<'a> {
        Audience { reader: Some(reader), ..Audience::everybody(names) }
    }

    /// By whom each thing was done, as it is called by [`doer`].
    #[must_use]
    pub fn by(self, hands: &'a [(usize, BySeat<Term>)]) -> Audience<'a> {
        Audience { hands, ..self }
    }

    /// The players as sentences speak of them before anything is done by others.
    pub(super) fn players(self) -> BySeat<Term> {
        self.names.map(
            |seat, name| {
                if self.reader == Some(seat) { Term::You } else { Term::Name(name.clone()) }
            },
        )
    }

    /// Who plays the seats from the fact of this number on, where others did before.
    pub(super) fn from(self, nth: usize) -> Option<&'a BySeat<Term>> {
        let mut hands = self.hands.iter();
        hands.find(|(from, _)| *from == nth).map(|(_, who)| who)
    }
}

/// Whose deeds are told of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// Those of whoever reads it.
    Readers,
    /// Those of somebody else.
    Others,
}

/// Whoever plays a seat, as a sentence speaks of them: what was not decided by the player is marked.
pub fn doer(w: &Wording, name: String, whose: Whose, by: DecidedBy) -> Term {
    let who = match whose {
        Whose::Readers => Term::You,
        Whose::Others => Term::Name(name.clone()),
    };
    match by {
        DecidedBy::Themselves => who,
        DecidedBy::Computer => Term::Name(w.say(text!(doer_computer, who))),
        DecidedBy::Several => {
            let who = Term::Name(name);
            Term::Name(w.say(text!(doer_several, who)))
        }
        DecidedBy::TimeUp => {
            let who = Term::Name(name);
            Term::Name(w.say(text!(doer_time_up, who)))
        }
    }
}
