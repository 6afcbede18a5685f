//! Builds the lines of a news post and attaches each detail to its line, however far apart they
//! happened.

mod paid;
mod sentence;
mod telling;

use self::paid::of_seat;
pub use self::telling::Telling;
use crate::prelude::*;
use viceroy_rules::Paint;

enum LineKind {
    Plain(String),
    Revealed(Vec<String>),
    Gone(Vec<Term>),
    Passed(Gems),
    PassGems(Gems),
    Played { card: Term, level: i8, paid: Gems, diamonds: u8, infinite: Gems, judgements: u8 },
    Starts { card: Term },
    Discarded { card: Term, gems: Gems },
    Did(String),
    Gains,
    Painted(Gems, u8),
}

struct NewsLine {
    kind: LineKind,
    seat: Option<(Seat, Term)>,
    concerns: SeatSet,
    parts: Vec<LinePart>,
}

enum LinePart {
    Did(String),
    Counted(Repeated, u8),
    Tucked(Vec<Term>, Term),
    Took(Gems),
    Got(Vec<(GainedItem, u16)>),
}

pub(crate) struct Lines<'a> {
    w: &'a Wording,
    who: BySeat<Term>,
    telling: Telling,
    lines: Vec<NewsLine>,
    /// Gems paid for a card that is not placed yet.
    paid: Vec<(Seat, Gems)>,
    diamonds: Vec<(Seat, u8)>,
    infinite: Vec<(Seat, Gems)>,
    judgements: Vec<(Seat, u8)>,
    /// Lines before this index are closed: later facts do not attach to them.
    over: usize,
    /// Whom the fact concerns that is being told.
    concerns: SeatSet,
}

/// Merged when repeated.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Repeated {
    Drew(DeckKind),
    PutBack(DeckKind),
}

/// Consecutive gains are merged.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum GainedItem {
    Token(Token),
    Attack,
    Diamonds,
    Bribes,
}

impl GainedItem {
    fn thing(self, count: u16) -> Term {
        let few = u8::try_from(count).unwrap_or(u8::MAX);
        Term::Reward(match self {
            GainedItem::Token(token) => return Term::Tokens(token, count),
            GainedItem::Attack => Reward::Attack(few),
            GainedItem::Diamonds => Reward::Diamonds(few),
            GainedItem::Bribes => Reward::Bribes(few),
        })
    }

    /// As on a card. Equal tokens are worth what they are worth together.
    fn brief(self, count: u16) -> Term {
        let many = |each: u8| {
            let all = count.saturating_mul(u16::from(each));
            u8::try_from(all).unwrap_or(u8::MAX)
        };
        Term::Reward(match self {
            GainedItem::Token(Token::Science) => Reward::Science(many(1)),
            GainedItem::Token(Token::Magic) => Reward::Magic(many(1)),
            GainedItem::Token(Token::Defence) => Reward::Defence(many(1)),
            GainedItem::Token(Token::Points(value)) => Reward::Points(many(value)),
            GainedItem::Token(Token::BonusMagic(value)) => Reward::BonusMagic(many(value)),
            GainedItem::Token(Token::BonusCircle { colour, value }) => {
                Reward::BonusCircle { colour, value: many(value) }
            }
            GainedItem::Token(Token::BonusAnyCircle(value)) => Reward::BonusAnyCircle(many(value)),
            GainedItem::Token(Token::Infinite(colour)) if count == 1 => Reward::Infinite(colour),
            GainedItem::Token(Token::Infinite(_))
            | GainedItem::Attack
            | GainedItem::Diamonds
            | GainedItem::Bribes => return self.thing(count),
        })
    }
}

impl<'a> Lines<'a> {
    pub(crate) fn new(w: &'a Wording, who: BySeat<Term>, telling: Telling) -> Lines<'a> {
        Lines {
            w,
            who,
            telling,
            lines: vec![],
            paid: vec![],
            diamonds: vec![],
            infinite: vec![],
            judgements: vec![],
            over: 0,
            concerns: SeatSet::NONE,
        }
    }

    /// Of what a seat does.
    pub(crate) fn telling(&self, seat: Seat) -> Telling {
        self.telling.of(&self.who(seat))
    }

    pub(crate) fn concern(&mut self, seats: SeatSet) {
        self.concerns = seats;
    }

    pub(crate) fn speak_of(&mut self, who: &BySeat<Term>) {
        self.who = who.clone();
    }

    pub(crate) fn who(&self, seat: Seat) -> Term {
        let who = self.who.get(seat).cloned();
        who.unwrap_or(Term::Name(String::new()))
    }

    fn is_of(&self, seat: Seat) -> impl Fn(&NewsLine) -> bool + use<> {
        let own = Some((seat, self.who(seat)));
        move |line| line.seat == own
    }

    /// Later facts do not attach to earlier lines: a phase ended, or everybody does the same.
    pub(crate) fn close(&mut self) {
        self.over = self.lines.len();
    }

    fn push(&mut self, kind: LineKind, seat: Option<Seat>) {
        let seat = seat.map(|seat| (seat, self.who(seat)));
        let concerns = self.concerns;
        self.lines.push(NewsLine { kind, seat, concerns, parts: vec![] });
    }

    pub(crate) fn plain(&mut self, text: String) {
        self.push(LineKind::Plain(text), None);
    }

    pub(crate) fn did(&mut self, seat: Seat, text: String) {
        self.push(LineKind::Did(text), Some(seat));
    }

    pub(crate) fn revealed(&mut self, card: String) {
        match self.lines.last_mut().map(|l| &mut l.kind) {
            Some(LineKind::Revealed(cards)) => cards.push(card),
            Some(_) | None => self.push(LineKind::Revealed(vec![card]), None),
        }
    }

    pub(crate) fn gone(&mut self, card: Term) {
        match self.lines.last_mut().map(|l| &mut l.kind) {
            Some(LineKind::Gone(cards)) => cards.push(card),
            Some(_) | None => self.push(LineKind::Gone(vec![card]), None),
        }
    }

    pub(crate) fn passed(&mut self, seat: Seat) {
        self.push(LineKind::Passed(Gems::NONE), Some(seat));
    }

    pub(crate) fn pass_gems(&mut self, seat: Seat, more: &Gems) {
        let is_own = self.is_of(seat);
        let mine = self.lines.iter_mut().rev().filter(|l| is_own(l));
        for line in mine {
            if let LineKind::Passed(gems) | LineKind::PassGems(gems) = &mut line.kind {
                *gems = gems.plus(more);
                return;
            }
        }
        self.push(LineKind::PassGems(*more), Some(seat));
    }

    pub(crate) fn paid(&mut self, seat: Seat, gems: &Gems) {
        self.paid.push((seat, *gems));
    }

    pub(crate) fn paid_diamonds(&mut self, seat: Seat, count: u8) {
        self.diamonds.push((seat, count));
    }

    pub(crate) fn drew_judgements(&mut self, seat: Seat, count: u8) {
        self.judgements.push((seat, count));
    }

    pub(crate) fn infinite(&mut self, seat: Seat, colour: Colour) {
        self.infinite.push((seat, Gems::only(colour, 1)));
    }

    pub(crate) fn played(&mut self, seat: Seat, card: Term, level: i8, starts: bool) {
        let paid = of_seat(&mut self.paid, seat);
        let infinite = of_seat(&mut self.infinite, seat);
        let own = |(s, count): &(Seat, u8)| (*s == seat).then_some(*count);
        let diamonds = self.diamonds.iter().filter_map(own).sum();
        self.diamonds.retain(|(s, _)| *s != seat);
        let judgements = self.judgements.iter().filter_map(own).sum();
        self.judgements.retain(|(s, _)| *s != seat);
        let kind = if starts {
            LineKind::Starts { card }
        } else {
            LineKind::Played { card, level, paid, diamonds, infinite, judgements }
        };
        self.push(kind, Some(seat));
    }

    pub(crate) fn discarded(&mut self, seat: Seat, card: Term) {
        let gems = Gems::NONE;
        self.push(LineKind::Discarded { card, gems }, Some(seat));
    }

    pub(crate) fn discard_gems(&mut self, seat: Seat, more: &Gems) {
        let is_own = self.is_of(seat);
        let mine = self.lines.iter_mut().rev().filter(|l| is_own(l));
        for line in mine {
            if let LineKind::Discarded { gems, .. } = &mut line.kind {
                *gems = gems.plus(more);
                return;
            }
        }
        self.took(seat, more);
    }

    pub(crate) fn took(&mut self, seat: Seat, more: &Gems) {
        let parts = self.parts(seat);
        if let Some(LinePart::Took(gems)) = parts.last_mut() {
            *gems = gems.plus(more);
        } else {
            parts.push(LinePart::Took(*more));
        }
    }

    pub(crate) fn counted(&mut self, seat: Seat, what: Repeated, more: u8) {
        let parts = self.parts(seat);
        match parts.last_mut() {
            Some(LinePart::Counted(last, count)) if *last == what => {
                *count = count.saturating_add(more);
            }
            Some(_) | None => parts.push(LinePart::Counted(what, more)),
        }
    }

    pub(crate) fn got(&mut self, seat: Seat, what: GainedItem, more: u8) {
        let more = u16::from(more);
        let parts = self.parts(seat);
        let Some(LinePart::Got(got)) = parts.last_mut() else {
            parts.push(LinePart::Got(vec![(what, more)]));
            return;
        };
        match got.iter_mut().find(|(before, _)| *before == what) {
            Some((_, count)) => *count = count.saturating_add(more),
            None => got.push((what, more)),
        }
    }

    pub(crate) fn tucked(&mut self, seat: Seat, card: Term, under: Term) {
        let parts = self.parts(seat);
        match parts.last_mut() {
            Some(LinePart::Tucked(cards, last)) if *last == under => cards.push(card),
            Some(_) | None => parts.push(LinePart::Tucked(vec![card], under)),
        }
    }

    /// Attached to the line that placed the card.
    pub(crate) fn part(&mut self, seat: Seat, part: String) {
        self.parts(seat).push(LinePart::Did(part));
    }

    /// Of the player's last line that is still open and takes parts.
    fn parts(&mut self, seat: Seat) -> &mut Vec<LinePart> {
        let is_own = self.is_of(seat);
        let gave = |l: &NewsLine| {
            is_own(l)
                && matches!(
                    l.kind,
                    LineKind::Played { .. }
                        | LineKind::Starts { .. }
                        | LineKind::Did(_)
                        | LineKind::Gains
                )
        };
        let found = self.lines[self.over..].iter().rposition(gave);
        let at = match found {
            Some(nth) => self.over + nth,
            None => {
                self.push(LineKind::Gains, Some(seat));
                self.lines.len() - 1
            }
        };
        let line = &mut self.lines[at];
        line.concerns = line.concerns.iter().chain(self.concerns.iter()).collect();
        &mut line.parts
    }

    pub(crate) fn painted(&mut self, seat: Seat, colour: Colour, with: Paint) {
        let (stroke, diamond) = match with {
            Paint::Gem => (Gems::only(colour, 1), 0),
            Paint::Diamond => (Gems::NONE, 1),
        };
        let is_own = self.is_of(seat);
        let mine = self.lines.iter_mut().filter(|l| is_own(l));
        for line in mine {
            if let LineKind::Painted(gems, diamonds) = &mut line.kind {
                *gems = gems.plus(&stroke);
                *diamonds += diamond;
                return;
            }
        }
        self.push(LineKind::Painted(stroke, diamond), Some(seat));
    }

    /// With whom each line concerns.
    pub(crate) fn said(self) -> Vec<(SeatSet, String)> {
        let nobody = Term::List(vec![], Joined::And);
        let line = |line: &NewsLine| match (&line.seat, &line.kind) {
            (Some((_, who)), _) => line.done(self.w, who, self.telling.of(who)),
            (None, LineKind::Plain(text)) => text.clone(),
            (None, _) => line.done(self.w, &nobody, Telling::Sentences),
        };
        self.lines.iter().map(|one| (one.concerns, line(one))).collect()
    }
}
