//! The lines of a news post while it is put together: what belongs to a line finds it, however far apart it happened.

mod paid;
mod sentence;

use self::paid::of_seat;
use crate::Wording;
use crate::term::{Joined, Term};
use viceroy_rules::cards::{Colour, Gems, Reward};
use viceroy_rules::{BySeat, DeckKind, Paint, Seat, Token};

enum LineKind {
    Plain(String),
    /// Each with the auction card it lies at, in words.
    Revealed(Vec<String>),
    Gone(Vec<Term>),
    Passed(Gems),
    PassGems(Gems),
    Played {
        card: Term,
        level: i8,
        paid: Gems,
        /// Diamonds among what was paid.
        diamonds: u8,
        /// Paid by infinite gems.
        infinite: Gems,
        /// Judgement tokens that were drawn for it.
        judgements: u8,
    },
    Starts {
        card: Term,
    },
    Discarded {
        card: Term,
        gems: Gems,
    },
    Did(String),
    Gains,
    Painted(Gems, u8),
}

struct NewsLine {
    kind: LineKind,
    /// Whom it is about, and as whom it speaks of them.
    seat: Option<(Seat, Term)>,
    parts: Vec<LinePart>,
}

/// What belongs to a line.
enum LinePart {
    /// Something that was done, as a part of a sentence.
    Did(String),
    /// The same, so many times.
    Counted(Repeated, u8),
    /// Gems that were taken.
    Took(Gems),
    /// What somebody got, with how much of it.
    Got(Vec<(GainedItem, u16)>),
}

/// Lines in the order in which they began.
pub(crate) struct Lines<'a> {
    w: &'a Wording,
    /// The players, as what happens now speaks of them.
    who: BySeat<Term>,
    lines: Vec<NewsLine>,
    /// Gems that were paid for a card that is not placed yet.
    paid: Vec<(Seat, Gems)>,
    /// Diamonds that were paid for it.
    diamonds: Vec<(Seat, u8)>,
    /// The same that infinite gems paid.
    infinite: Vec<(Seat, Gems)>,
    /// Judgement tokens that were drawn for it.
    judgements: Vec<(Seat, u8)>,
    /// So many lines are about what is over: nothing that happens later belongs to them.
    over: usize,
}

/// What is said together when it happens several times.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Repeated {
    /// Cards from a deck.
    Drew(DeckKind),
    /// Cards onto a deck.
    PutBack(DeckKind),
}

/// What somebody gets; all that they get one after another is said together.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum GainedItem {
    /// A token on a card.
    Token(Token),
    /// Attack tokens.
    Attack,
    Diamonds,
}

impl GainedItem {
    fn thing(self, count: u16) -> Term {
        match self {
            GainedItem::Token(token) => Term::Tokens(token, count),
            GainedItem::Attack => {
                Term::Reward(Reward::Attack(u8::try_from(count).unwrap_or(u8::MAX)))
            }
            GainedItem::Diamonds => {
                Term::Reward(Reward::Diamonds(u8::try_from(count).unwrap_or(u8::MAX)))
            }
        }
    }
}

impl<'a> Lines<'a> {
    pub(crate) fn new(w: &'a Wording, who: BySeat<Term>) -> Lines<'a> {
        Lines {
            w,
            who,
            lines: vec![],
            paid: vec![],
            diamonds: vec![],
            infinite: vec![],
            judgements: vec![],
            over: 0,
        }
    }

    /// From here on others play the seats. What they do has lines of its own.
    pub(crate) fn speak_of(&mut self, who: &BySeat<Term>) {
        self.who = who.clone();
    }

    /// A player as the sentence speaks of them.
    pub(crate) fn who(&self, seat: Seat) -> Term {
        let who = self.who.get(seat).cloned();
        who.unwrap_or(Term::Name(String::new()))
    }

    fn is_of(&self, seat: Seat) -> impl Fn(&NewsLine) -> bool + use<> {
        let own = Some((seat, self.who(seat)));
        move |line| line.seat == own
    }

    /// What happens from here on is not done by what was told before: a phase is over, or everybody does the same.
    pub(crate) fn close(&mut self) {
        self.over = self.lines.len();
    }

    fn push(&mut self, kind: LineKind, seat: Option<Seat>) {
        let seat = seat.map(|seat| (seat, self.who(seat)));
        self.lines.push(NewsLine { kind, seat, parts: vec![] });
    }

    pub(crate) fn plain(&mut self, text: String) {
        self.push(LineKind::Plain(text), None);
    }

    /// Something a player did, told in a sentence of its own.
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

    /// Gems that somebody took, said together when they come one after another.
    pub(crate) fn took(&mut self, seat: Seat, more: &Gems) {
        let parts = self.parts(seat);
        if let Some(LinePart::Took(gems)) = parts.last_mut() {
            *gems = gems.plus(more);
        } else {
            parts.push(LinePart::Took(*more));
        }
    }

    /// Equal things one after another are said together.
    pub(crate) fn counted(&mut self, seat: Seat, what: Repeated, more: u8) {
        let parts = self.parts(seat);
        match parts.last_mut() {
            Some(LinePart::Counted(last, count)) if *last == what => {
                *count = count.saturating_add(more);
            }
            Some(_) | None => parts.push(LinePart::Counted(what, more)),
        }
    }

    /// What somebody gets one after another is said together.
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

    /// Something a card gave: said behind the line that placed the card.
    pub(crate) fn part(&mut self, seat: Seat, part: String) {
        self.parts(seat).push(LinePart::Did(part));
    }

    /// The parts of the last line of a player that has such and is not over.
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
        &mut self.lines[at].parts
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

    /// The finished lines.
    pub(crate) fn said(self) -> Vec<String> {
        let nobody = Term::List(vec![], Joined::And);
        let line = |line: &NewsLine| match (&line.seat, &line.kind) {
            (Some((_, who)), _) => line.done(self.w, who),
            (None, LineKind::Plain(text)) => text.clone(),
            (None, _) => line.done(self.w, &nobody),
        };
        self.lines.iter().map(line).collect()
    }
}
