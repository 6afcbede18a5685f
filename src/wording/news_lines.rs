//! The lines of a news post while it is put together: what belongs to a line finds it, however far apart it happened.

use super::{Arg, names, say};
use crate::cards::{Colour, Gems};
use crate::rules::{DeckKind, Seat};

enum Kind {
    Plain(String),
    Revealed(Vec<String>),
    Gone(Vec<String>),
    Passed(Gems),
    PassGems(Gems),
    Played { card: String, level: i8, paid: Gems },
    Starts { card: String },
    Discarded { card: String, gems: Gems },
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
    /// What was said about a card that is not placed yet.
    ahead: Vec<(Seat, String)>,
    /// The cards to or from a deck that were said last.
    counted: Option<(Seat, Way, DeckKind, u8)>,
}

/// Which way cards went.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// From a deck.
    Drew,
    /// Onto a deck.
    PutBack,
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

    pub(super) fn ahead(&mut self, seat: Seat, part: String) {
        self.ahead.push((seat, part));
    }

    pub(super) fn played(&mut self, seat: Seat, card: String, level: i8, starts: bool) {
        let mut paid = Gems::NONE;
        self.paid.retain(|(s, gems)| {
            if *s == seat {
                paid = paid.plus(gems);
            }
            *s != seat
        });
        let kind = if starts {
            Kind::Starts { card }
        } else {
            Kind::Played { card, level, paid }
        };
        self.push(kind, Some(seat));
        let (mine, others) = std::mem::take(&mut self.ahead)
            .into_iter()
            .partition(|(s, _)| *s == seat);
        self.ahead = others;
        for (seat, part) in mine {
            self.part(seat, part);
        }
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

    /// Cards that go the same way one after another are said together.
    pub(super) fn counted(&mut self, seat: Seat, way: Way, deck: DeckKind, count: u8) {
        let key = match way {
            Way::Drew => "news-part-drew",
            Way::PutBack => "news-part-put-back",
        };
        let said = |count: u8| {
            let args = [
                ("count", Arg::Number(i64::from(count))),
                ("deck", Arg::Text(&names::deck(deck))),
            ];
            say(key, &args)
        };
        let before = match self.counted {
            Some((s, w, d, before)) if s == seat && w == way && d == deck => before,
            Some(_) | None => 0,
        };
        let mine = self.lines.iter_mut().rev().find(|l| l.seat == Some(seat));
        let last = mine.and_then(|l| l.parts.last_mut());
        match last {
            Some(part) if before > 0 && *part == said(before) => *part = said(before + count),
            Some(_) | None => {
                self.part(seat, said(count));
                self.counted = Some((seat, way, deck, count));
                return;
            }
        }
        self.counted = Some((seat, way, deck, before + count));
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
            Kind::Played { card, level, paid } => {
                let level = level.to_string();
                let gems = names::gems(paid);
                let mut args = vec![("who", who), ("card", card.as_str()), ("level", &level)];
                if paid.is_empty() {
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

fn text(key: &str, args: &[(&str, &str)]) -> String {
    let args: Vec<_> = args.iter().map(|(n, t)| (*n, Arg::Text(t))).collect();
    say(key, &args)
}

fn with_gems(key: &str, who: &str, card: &str, gems: &Gems) -> String {
    let gems = names::gems(gems);
    text(key, &[("who", who), ("card", card), ("gems", &gems)])
}
