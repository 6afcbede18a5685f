//! Records a game while it is replayed: each choice with its view, and the value of each position.

use viceroy_rules::{Fact, Game, ScreenFact, without_dealing};

use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chooser {
    Player,
    Former,
    Computer,
    /// Nobody: time ran out.
    TimeOut,
}

/// Counts the choices of a seat by who made them. Forced moves are not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    pub own: u16,
    /// Those of `own` that looked best at first glance.
    pub best: u16,
    pub former: u16,
    pub computed: u16,
    pub timed_out: u16,
}

/// A choice and the view it was made from.
#[derive(Clone, Debug)]
pub(super) struct Decision {
    /// The last step before it.
    pub after: u32,
    pub view: SeatView,
    pub question: Question,
    pub given: Answer,
    pub by: Chooser,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Span {
    /// The set-up counts as part of the first turn.
    Turn(u8),
    End,
}

/// What happened, and every player's expected final score afterwards.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    pub span: Span,
    /// Public facts only.
    pub facts: Vec<OpenFact>,
    pub expected: BySeat<f32>,
}

#[derive(Clone, Debug)]
pub struct Course {
    pub(super) decisions: Vec<Decision>,
    pub(super) moments: Vec<Moment>,
    /// Each span with the step that led to it.
    pub(super) begins: Vec<(Span, u32)>,
    pub(super) opening: Opening,
    /// The last one, by its number.
    step: u32,
    span: Span,
    seats: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Opening {
    #[default]
    SetUp,
    /// In the middle of another game.
    SecondChance,
}

impl Course {
    pub fn new(seats: u8) -> Course {
        Course::opened(Opening::SetUp, seats)
    }

    pub fn opened(opening: Opening, seats: u8) -> Course {
        Course {
            decisions: vec![],
            moments: vec![],
            begins: vec![],
            opening,
            step: 0,
            span: Span::Turn(1),
            seats,
        }
    }

    /// What happens next is this step.
    pub fn reaches(&mut self, step: u32) {
        self.step = step;
    }

    pub fn seats(&self) -> u8 {
        self.seats
    }

    pub fn answers(&mut self, view: SeatView, given: &Answer, by: Chooser) {
        if let Some(question) = view.question.clone() {
            let given = given.clone();
            self.decisions.push(Decision { after: self.step, view, question, given, by });
        }
    }

    /// Drops the latest choice of a seat, which is about to be taken back.
    pub fn takes_back(&mut self, seat: Seat) {
        let theirs = self.decisions.iter().rposition(|d| d.view.seat == seat);
        if let Some(theirs) = theirs {
            self.decisions.remove(theirs);
        }
    }

    pub fn happened(&mut self, game: &Game, facts: &[Fact]) {
        let is_secret = |fact: &Fact| {
            matches!(
                fact,
                Fact::Screen(_, ScreenFact::Sealed(_)) | Fact::Open(OpenFact::Answered(_))
            )
        };
        if !self.moments.is_empty() && facts.iter().all(is_secret) {
            // Nothing has changed yet.
            return;
        }
        let open = facts.iter().filter_map(|fact| match fact {
            Fact::Open(fact) => Some(fact.clone()),
            Fact::Screen(..) | Fact::Decks(_) => None,
        });
        self.moments.push(Moment {
            span: self.span,
            facts: without_dealing(open.collect()),
            expected: expected(game, self.seats),
        });
        self.span = match game.table_view().open.phase {
            Phase::Judgement | Phase::Painting | Phase::Over => Span::End,
            _ => Span::Turn(game.turn().max(1)),
        };
        if self.begins.last().is_none_or(|(span, _)| *span != self.span) {
            self.begins.push((self.span, self.step));
        }
    }
}

/// The current score plus what the position promises. After the last point this is the score
/// itself, so the swings add up.
fn expected(game: &Game, seats: u8) -> BySeat<f32> {
    let scores = game.score();
    let promised = |seat| match game.seat_view(seat) {
        Some(view) if !game.is_over() => crate::promise(&view),
        Some(_) | None => 0.0,
    };
    BySeat::new(seats, |seat| f32::from(scores[seat].total()) + promised(seat))
}
