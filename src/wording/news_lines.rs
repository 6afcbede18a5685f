//! The lines of a news post while it is put together: what belongs to a line finds it, however far apart it happened.

use super::{Arg, names, say};
use crate::cards::{Colour, Gems};
use crate::rules::{DeckKind, Seat, Token};

enum Kind {
    Plain(String),
    Revealed(Vec<String>),
    Gone(Vec<String>),
    Passed(Gems),
    PassGems(Gems),
    Played {
        card: String,
        level: i8,
        paid: Gems,
        /// Paid by infinite gems.
        infinite: Gems,
    },
    Starts {
        card: String,
    },
    Discarded {
        card: String,
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
#[derive(Default)]
pub(super) struct Lines {
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
    fn said(self, count: u8) -> String {
        let of_deck = |key, deck| {
            let args = [
                ("count", Arg::Number(i64::from(count))),
                ("deck", Arg::Text(&names::deck(deck))),
            ];
            say(key, &args)
        };
        match self {
            Counted::Drew(deck) => of_deck("news-part-drew", deck),
            Counted::PutBack(deck) => of_deck("news-part-put-back", deck),
            Counted::Token(token) => names::tokens(token, count),
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

impl Lines {
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

    pub(super) fn gone(&mut self, card: String) {
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

    pub(super) fn played(&mut self, seat: Seat, card: String, level: i8, starts: bool) {
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

    pub(super) fn discarded(&mut self, seat: Seat, card: String) {
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
        let part = say("news-part-gems", &[("gems", Arg::Text(&names::gems(more)))]);
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
            Some(part) if before > 0 && *part == what.said(before) => {
                *part = what.said(before + count);
            }
            Some(_) | None => {
                self.part(seat, what.said(count));
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
            line.said(&who)
        };
        self.lines.iter().map(line).collect()
    }
}

impl Line {
    fn said(&self, who: &str) -> String {
        let parts = names::listed(&self.parts);
        let text = match &self.kind {
            Kind::Plain(text) | Kind::Did(text) => text.clone(),
            Kind::Revealed(cards) => text("news-revealed", &[("cards", &names::listed(cards))]),
            Kind::Gone(cards) => text("news-gone", &[("cards", &names::listed(cards))]),
            Kind::Passed(gems) if gems.is_empty() => text("news-passed", &[("who", who)]),
            Kind::Passed(gems) => with_gems("news-passed-gems", who, "", gems),
            Kind::PassGems(gems) => with_gems("news-pass-gems", who, "", gems),
            Kind::Starts { card } => text("news-starts", &[("who", who), ("card", card)]),
            Kind::Played {
                card,
                level,
                paid,
                infinite,
            } => {
                let level = level.to_string();
                let gems = price(paid, infinite);
                let mut args = vec![("who", who), ("card", card.as_str()), ("level", &level)];
                if gems.is_empty() {
                    text("news-played", &args)
                } else {
                    args.push(("gems", &gems));
                    text("news-played-for", &args)
                }
            }
            Kind::Discarded { card, gems } if gems.is_empty() => {
                text("news-discarded", &[("who", who), ("card", card)])
            }
            Kind::Discarded { card, gems } => with_gems("news-discarded-gems", who, card, gems),
            Kind::Gains => return text("news-gains", &[("who", who), ("what", &parts)]),
            Kind::Painted(gems) => with_gems("news-painted", who, "", gems),
        };
        if self.parts.is_empty() {
            text
        } else {
            let args = [("line", Arg::Text(&text)), ("what", Arg::Text(&parts))];
            say("news-more", &args)
        }
    }
}

/// What was paid, by gems and by infinite gems; nothing when nothing was.
fn price(paid: &Gems, infinite: &Gems) -> String {
    let mut parts = vec![];
    if !paid.is_empty() {
        parts.push(names::gems(paid));
    }
    if !infinite.is_empty() {
        let gems = names::gems(infinite);
        let count = Arg::Number(i64::from(infinite.total()));
        let args = [("gems", Arg::Text(&gems)), ("count", count)];
        parts.push(say("news-paid-infinite", &args));
    }
    names::listed_and(&parts)
}

fn text(key: &str, args: &[(&str, &str)]) -> String {
    let args: Vec<_> = args.iter().map(|(n, t)| (*n, Arg::Text(t))).collect();
    say(key, &args)
}

fn with_gems(key: &str, who: &str, card: &str, gems: &Gems) -> String {
    let gems = names::gems(gems);
    text(key, &[("who", who), ("card", card), ("gems", &gems)])
}
