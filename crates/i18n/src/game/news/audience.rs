//! Who reads the news, and what the players are called in it.

use viceroy_model::attendance::DecidedBy;

use crate::prelude::*;

#[derive(Clone, Copy)]
pub struct Audience<'a> {
    pub names: &'a BySeat<String>,
    pub reader: Option<Seat>,
    /// Names that replace those above from a fact's index on, in order.
    pub hands: &'a [(usize, BySeat<Term>)],
}

impl<'a> Audience<'a> {
    pub fn everybody(names: &'a BySeat<String>) -> Audience<'a> {
        Audience { names, reader: None, hands: &[] }
    }

    pub fn to(names: &'a BySeat<String>, reader: Seat) -> Audience<'a> {
        Audience { reader: Some(reader), ..Audience::everybody(names) }
    }

    /// `hands` come from [`doer`].
    #[must_use]
    pub fn by(self, hands: &'a [(usize, BySeat<Term>)]) -> Audience<'a> {
        Audience { hands, ..self }
    }

    pub(super) fn players(self) -> BySeat<Term> {
        self.names.map(|seat, _| Term::player(self.names, seat, self.reader))
    }

    pub(super) fn from(self, nth: usize) -> Option<&'a BySeat<Term>> {
        let mut hands = self.hands.iter();
        hands.find(|(from, _)| *from == nth).map(|(_, who)| who)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    Readers,
    Others,
}

/// Marks decisions not made by the player.
pub fn doer(w: &Wording, name: String, whose: Whose, by: DecidedBy) -> Term {
    let who = match whose {
        Whose::Readers => Term::You,
        Whose::Others => Term::Name(name.clone()),
    };
    match by {
        DecidedBy::Themselves => who,
        // Their panel says so once.
        DecidedBy::TimeUp if whose == Whose::Readers => who,
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
