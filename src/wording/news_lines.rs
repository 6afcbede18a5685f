//! The lines of a news post while it is put together: what belongs to a line finds it, however far apart it happened.

use super::thing::{Joined, Thing};
use super::{Arg, Wording};
use crate::cards::{Colour, Gems};
use crate::rules::{DeckKind, Seat, Token};

enum Kind {
    Plain(String),
    /// Each with the auction card it lies at, in words.
    Revealed(Vec<String>),
    Gone(Vec<Thing>),
    Passed(Gems),
    PassGems(Gems),
    Played {
        card: Thing,
        level: i8,
        paid: Gems,
        /// Paid by infinite gems.
        infinite: Gems,
    },
    Starts {
        card: Thing,
    },
    Discarded {
        card: Thing,
        gems: Gems,
    },
    Did(String),
    Gains,
    Painted(Gems),
}

struct Line {
    kind: Kind,
    seat: Option<Seat>,
    parts: Vec<String>,
}

/// Lines in the order in which they began.
pub(super) struct Lines<'a> {
    w: &'a Wording,
    lines: Vec<Line>,
    /// Gems that were paid for a card that is not placed yet.
    paid: Vec<(Seat, Gems)>,
    /// The same that infinite gems paid.
    infinite: Vec<(Seat, Gems)>,
    /// What was counted last, and how often.
    counted: Option<(Seat, Counted, u8)>,
}

/// What is said together when it happens several times.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Counted {
    /// Cards from a deck.
    Drew(DeckKind),
    /// Cards onto a deck.
    PutBack(DeckKind),
    /// Equal tokens.
    Token(Token),
}

impl Counted {
    fn said(self, w: &Wording, count: u8) -> String {
        let of_deck =
            |key, deck: DeckKind| w.say(key, &[("count", count.into()), ("deck", deck.into())]);
        match self {
            Counted::Drew(deck) => of_deck("news-part-drew", deck),
            Counted::PutBack(deck) => of_deck("news-part-put-back", deck),
            Counted::Token(token) => w.word(Thing::Tokens(token, u16::from(count))),
        }
    }
}

/// Takes what was kept for a seat.
fn of_seat(kept: &mut Vec<(Seat, Gems)>, seat: Seat) -> Gems {
    let mut sum = Gems::NONE;
    kept.retain(|(s, gems)| {
        if *s == seat {
            sum = sum.plus(gems);
        }
        *s != seat
    });
    sum
}

impl<'a> Lines<'a> {
    pub(super) fn new(w: &'a Wording) -> Lines<'a> {
        Lines {
            w,
            lines: vec![],
            paid: vec![],
            infinite: vec![],
            counted: None,
        }
    }

    fn push(&mut self, kind: Kind, seat: Option<Seat>) {
        self.lines.push(Line {
            kind,
            seat,
            parts: vec![],
        });
    }

    pub(super) fn plain(&mut self, text: String) {
        self.push(Kind::Plain(text), None);
    }

    /// Something a player did, told in a sentence of its own.
    pub(super) fn did(&mut self, seat: Seat, text: String) {
        self.push(Kind::Did(text), Some(seat));
    }

    pub(super) fn revealed(&mut self, card: String) {
        match self.lines.last_mut().map(|l| &mut l.kind) {
            Some(Kind::Revealed(cards)) => cards.push(card),
            Some(_) | None => self.push(Kind::Revealed(vec![card]), None),
        }
    }

    pub(super) fn gone(&mut self, card: Thing) {
        match self.lines.last_mut().map(|l| &mut l.kind) {
            Some(Kind::Gone(cards)) => cards.push(card),
            Some(_) | None => self.push(Kind::Gone(vec![card]), None),
        }
    }

    pub(super) fn passed(&mut self, seat: Seat) {
        self.push(Kind::Passed(Gems::NONE), Some(seat));
    }

    pub(super) fn pass_gems(&mut self, seat: Seat, more: &Gems) {
        let mine = self.lines.iter_mut().rev().filter(|l| l.seat == Some(seat));
        for line in mine {
            if let Kind::Passed(gems) | Kind::PassGems(gems) = &mut line.kind {
                *gems = gems.plus(more);
                return;
            }
        }
        self.push(Kind::PassGems(*more), Some(seat));
    }

    pub(super) fn paid(&mut self, seat: Seat, gems: &Gems) {
        self.paid.push((seat, *gems));
    }

    pub(super) fn infinite(&mut self, seat: Seat, colour: Colour) {
        self.infinite.push((seat, Gems::only(colour, 1)));
    }

    pub(super) fn played(&mut self, seat: Seat, card: Thing, level: i8, starts: bool) {
        let paid = of_seat(&mut self.paid, seat);
        let infinite = of_seat(&mut self.infinite, seat);
        let kind = if starts {
            Kind::Starts { card }
        } else {
            Kind::Played {
                card,
                level,
                paid,
                infinite,
            }
        };
        self.push(kind, Some(seat));
    }

    pub(super) fn discarded(&mut self, seat: Seat, card: Thing) {
        let gems = Gems::NONE;
        self.push(Kind::Discarded { card, gems }, Some(seat));
    }

    pub(super) fn discard_gems(&mut self, seat: Seat, more: &Gems) {
        let mine = self.lines.iter_mut().rev().filter(|l| l.seat == Some(seat));
        for line in mine {
            if let Kind::Discarded { gems, .. } = &mut line.kind {
                *gems = gems.plus(more);
                return;
            }
        }
        let part = self.w.say("news-part-gems", &[("gems", (*more).into())]);
        self.part(seat, part);
    }

    /// Equal things one after another are said together.
    pub(super) fn counted(&mut self, seat: Seat, what: Counted, count: u8) {
        let before = match self.counted {
            Some((s, w, before)) if s == seat && w == what => before,
            Some(_) | None => 0,
        };
        let mine = self.lines.iter_mut().rev().find(|l| l.seat == Some(seat));
        let last = mine.and_then(|l| l.parts.last_mut());
        match last {
            Some(part) if before > 0 && *part == what.said(self.w, before) => {
                *part = what.said(self.w, before + count);
            }
            Some(_) | None => {
                self.part(seat, what.said(self.w, count));
                self.counted = Some((seat, what, count));
                return;
            }
        }
        self.counted = Some((seat, what, before + count));
    }

    /// Something a card gave: said behind the line that placed the card.
    pub(super) fn part(&mut self, seat: Seat, part: String) {
        let gave = |l: &&mut Line| {
            l.seat == Some(seat)
                && matches!(
                    l.kind,
                    Kind::Played { .. } | Kind::Starts { .. } | Kind::Did(_) | Kind::Gains
                )
        };
        if let Some(line) = self.lines.iter_mut().rev().find(gave) {
            line.parts.push(part);
        } else {
            self.push(Kind::Gains, Some(seat));
            self.part(seat, part);
        }
    }

    pub(super) fn painted(&mut self, seat: Seat, colour: Colour) {
        let stroke = Gems::only(colour, 1);
        let mine = self.lines.iter_mut().filter(|l| l.seat == Some(seat));
        for line in mine {
            if let Kind::Painted(gems) = &mut line.kind {
                *gems = gems.plus(&stroke);
                return;
            }
        }
        self.push(Kind::Painted(stroke), Some(seat));
    }

    /// The finished lines.
    pub(super) fn said(self, name: &dyn Fn(Seat) -> String) -> Vec<String> {
        let line = |line: &Line| {
            let who = line.seat.map(name).unwrap_or_default();
            line.said(self.w, who)
        };
        self.lines.iter().map(line).collect()
    }
}

impl Line {
    fn said(&self, w: &Wording, who: String) -> String {
        let parts = self.parts.iter().cloned().map(Thing::Said);
        let parts = Thing::list(parts, Joined::Commas);
        let who = ("who", Thing::Name(who).into());
        let gems = |gems: &Gems| ("gems", Arg::from(*gems));
        let card = |card: &Thing| ("card", Arg::from(card.clone()));
        let text = match &self.kind {
            Kind::Plain(text) | Kind::Did(text) => text.clone(),
            Kind::Revealed(cards) => {
                let cards = Thing::list(cards.iter().cloned().map(Thing::Said), Joined::Commas);
                w.say("news-revealed", &[("cards", cards.into())])
            }
            Kind::Gone(cards) => {
                let cards = Thing::List(cards.clone(), Joined::Commas);
                w.say("news-gone", &[("cards", cards.into())])
            }
            Kind::Passed(taken) if taken.is_empty() => w.say("news-passed", &[who]),
            Kind::Passed(taken) => w.say("news-passed-gems", &[who, gems(taken)]),
            Kind::PassGems(taken) => w.say("news-pass-gems", &[who, gems(taken)]),
            Kind::Starts { card: first } => w.say("news-starts", &[who, card(first)]),
            Kind::Played {
                card: played,
                level,
                paid,
                infinite,
            } => {
                let level = ("level", (*level).into());
                match price(w, paid, infinite) {
                    None => w.say("news-played", &[who, card(played), level]),
                    Some(price) => {
                        let price = ("gems", price.into());
                        w.say("news-played-for", &[who, card(played), level, price])
                    }
                }
            }
            Kind::Discarded {
                card: discarded,
                gems: taken,
            } if taken.is_empty() => w.say("news-discarded", &[who, card(discarded)]),
            Kind::Discarded {
                card: discarded,
                gems: taken,
            } => w.say("news-discarded-gems", &[who, card(discarded), gems(taken)]),
            Kind::Gains => return w.say("news-gains", &[who, ("what", parts.into())]),
            Kind::Painted(spent) => w.say("news-painted", &[who, gems(spent)]),
        };
        if self.parts.is_empty() {
            text
        } else {
            let args = [("line", Arg::Text(&text)), ("what", parts.into())];
            w.say("news-more", &args)
        }
    }
}

/// What was paid, by gems and by infinite gems; nothing when nothing was.
fn price(w: &Wording, paid: &Gems, infinite: &Gems) -> Option<Thing> {
    let mut parts = vec![];
    if !paid.is_empty() {
        parts.push(Thing::Gems(*paid));
    }
    if !infinite.is_empty() {
        let args = [
            ("gems", (*infinite).into()),
            ("count", infinite.total().into()),
        ];
        parts.push(Thing::Said(w.say("news-paid-infinite", &args)));
    }
    (!parts.is_empty()).then_some(Thing::List(parts, Joined::And))
}
