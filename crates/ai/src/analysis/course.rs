//! The course of a game: what was chosen, from which view, and what every position was worth. Noted while the game is
//! played again.

use viceroy_rules::{
    Answer, BySeat, Fact, Game, OpenFact, Phase, Question, ScreenFact, Seat, SeatView,
    without_dealing,
};

/// Who made a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chooser {
    Player,
    /// Whoever held the seat before its player took it over.
    Former,
    /// A computer player for one who was away.
    Computer,
    /// Nobody: time ran out.
    TimeOut,
}

/// Who made the choices of a seat. Where there was nothing to choose is not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// Those that its player made.
    pub own: u16,
    /// Those among them that seemed best at once.
    pub best: u16,
    /// Those that were made by whoever held the seat before.
    pub former: u16,
    /// Those that a computer player made.
    pub computed: u16,
    /// Those that were made because time ran out.
    pub timed_out: u16,
}

/// A choice, as whoever made it saw the game.
#[derive(Clone, Debug)]
pub(super) struct Decision {
    pub view: SeatView,
    pub question: Question,
    pub given: Answer,
    pub by: Chooser,
}

/// A part of a game that is told together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Span {
    /// A turn; the set-up belongs to the first.
    Turn(u8),
    /// What comes after the last turn: judgements, painting and the count.
    End,
}

/// What happened, and what everybody could expect to have at the end after it.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    pub span: Span,
    /// What cards gave and players did, for everybody to see.
    pub facts: Vec<OpenFact>,
    pub expected: BySeat<f32>,
}

/// The course of a game.
#[derive(Clone, Debug)]
pub struct Course {
    pub(super) decisions: Vec<Decision>,
    pub(super) moments: Vec<Moment>,
    /// Where the game is.
    span: Span,
    seats: u8,
}

impl Course {
    /// Before the first step of a game of so many seats.
    pub fn new(seats: u8) -> Course {
        Course { decisions: vec![], moments: vec![], span: Span::Turn(1), seats }
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Somebody answers, or has answered beforehand, what they are asked in this view.
    pub fn answers(&mut self, view: SeatView, given: &Answer, by: Chooser) {
        if let Some(question) = view.question.clone() {
            self.decisions.push(Decision { view, question, given: given.clone(), by });
        }
    }

    /// Somebody is about to take back what they chose: that choice counts for nothing.
    pub fn takes_back(&mut self, seat: Seat) {
        let theirs = self.decisions.iter().rposition(|d| d.view.seat == seat);
        if let Some(theirs) = theirs {
            self.decisions.remove(theirs);
        }
    }

    /// This has happened, and the game is there now.
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
    }
}

/// What everybody can expect to have at the end: what they would score as the table lies, and what their positions
/// promise. With the last point counted that is the score, so nothing of a game is left untold.
fn expected(game: &Game, seats: u8) -> BySeat<f32> {
    let scores = game.score();
    let promised = |seat| match game.seat_view(seat) {
        Some(view) if !game.is_over() => crate::promise(&view),
        Some(_) | None => 0.0,
    };
    BySeat::new(seats, |seat| f32::from(scores[seat].total()) + promised(seat))
}
