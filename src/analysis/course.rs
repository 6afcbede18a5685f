//! The course of a game: what was chosen, from which view, and what every position was worth. Noted while the game is
//! played again.

use crate::brains;
use crate::rules::{Answer, BySeat, Fact, Game, OpenFact, Question, ScreenFact, Seat, SeatView};

/// Who made a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chooser {
    /// The player.
    Player,
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

/// What happened, and what everybody's position was worth after it.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    /// The turn in which it happened; the set-up belongs to the first, painting to the last.
    pub turn: u8,
    pub facts: Vec<OpenFact>,
    pub worths: BySeat<f32>,
}

/// The course of a game.
#[derive(Clone, Debug)]
pub struct Course {
    pub(super) decisions: Vec<Decision>,
    pub(super) moments: Vec<Moment>,
    /// What everybody has scored, once the game is over.
    pub(super) scores: Option<BySeat<f32>>,
    turn: u8,
    seats: u8,
}

impl Course {
    /// Before the first step of a game of so many seats.
    pub fn new(seats: u8) -> Course {
        Course {
            decisions: vec![],
            moments: vec![],
            scores: None,
            turn: 1,
            seats,
        }
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Somebody is about to answer what they are asked.
    pub fn answers(&mut self, game: &Game, seat: Seat, given: &Answer, by: Chooser) {
        let Some(view) = game.seat_view(seat) else {
            return;
        };
        if let Some(question) = view.question.clone() {
            self.decisions.push(Decision {
                view,
                question,
                given: given.clone(),
                by,
            });
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
        if game.is_over() {
            // What is counted now was seen coming; a guess that was wrong is nobody's doing.
            self.scores = Some(scores(game));
            return;
        }
        let open = facts.iter().filter_map(|fact| match fact {
            Fact::Open(fact) => Some(fact.clone()),
            Fact::Screen(..) | Fact::Decks(_) => None,
        });
        self.moments.push(Moment {
            turn: self.turn,
            facts: open.collect(),
            worths: worths(game, self.seats),
        });
        self.turn = game.turn().max(1);
    }
}

/// What everybody's position is worth.
fn worths(game: &Game, seats: u8) -> BySeat<f32> {
    let worth = |seat| game.seat_view(seat).map(|view| brains::worth(&view));
    BySeat::new(seats, |seat| worth(seat).unwrap_or_default())
}

/// What everybody has scored.
fn scores(game: &Game) -> BySeat<f32> {
    let scored = &game.table_view().open.scores;
    scored.map(|_, score| score.map_or(0.0, |score| f32::from(score.total())))
}
