//! In what one position promises more than another, where nothing that can be counted sets them apart.

use crate::choosing::Evaluator;
use crate::greedy;
use crate::judgement::{Judge, Sketch, Terms, Weights};
use crate::outcome::FirstWay;
use crate::plays::Depth;
use crate::sight::Sight;
use viceroy_rules::{Answer, Imagined, SeatView};

/// What a position is judged by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aspect {
    /// Points that lie there: tokens, and what laws score.
    Points,
    /// Sets, magic, defence and science.
    Tokens,
    /// Single-colour circles and infinite gems.
    Circles,
    /// Circles that paint can finish.
    Paint,
    /// Gems, and infinite gems as payment.
    Gems,
    /// Places in the pyramid for cards to come.
    Places,
    /// What the hand promises.
    Hand,
}

/// What differs by less is not mentioned.
const LEAST: f32 = 0.05;
/// More questions than any one move asks.
const MOST: usize = 24;

/// In what a position leads another one, most first, and in what it is behind, most first.
pub(super) fn between(one: &Terms, other: &Terms) -> (Vec<Aspect>, Vec<Aspect>) {
    let mut all = [
        (Aspect::Points, one.points - other.points),
        (Aspect::Tokens, one.tokens - other.tokens),
        (Aspect::Circles, one.circles - other.circles),
        (Aspect::Paint, one.paint - other.paint),
        (Aspect::Gems, one.gems - other.gems),
        (Aspect::Places, one.places - other.places),
        (Aspect::Hand, one.hand - other.hand),
    ];
    all.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    let where_it = |leads: fn(f32) -> bool| {
        let found = all.iter().filter(move |(_, points)| leads(*points));
        found.map(|(aspect, _)| *aspect).collect()
    };
    (where_it(|points| points >= LEAST), where_it(|points| points <= -LEAST))
}

/// What the player's position is worth once they have done what an answer begins, while the others do nothing. It is judged
/// as of the moment of the question, so that what was passed over in between makes no difference.
pub(super) fn terms_after(view: &SeatView, answer: &Answer) -> Option<Terms> {
    let (rules, seat) = (&view.table.ruleset, view.seat);
    let mut table = Imagined::alone(view, &mut FirstWay);
    table.answer(seat, answer, &mut FirstWay).ok()?;
    for _ in 0..MOST {
        let asked = table.asks(seat).filter(|next| !next.topic.is_sealed());
        let Some(next) = asked else {
            break;
        };
        let sight = Sight::on_table(rules, table.table(), seat);
        let mind = Evaluator::new(sight, &Weights::PLAYED, Depth::One, 0);
        let chosen = greedy::best(mind.choices(&next)).unwrap_or(next.fallback);
        table.answer(seat, &chosen, &mut FirstWay).ok()?;
    }
    let then = Judge::new(Sight::of_view(view), &Weights::PLAYED);
    let sight = Sight::on_table(rules, table.table(), seat);
    Some(then.as_seen(sight).terms(&Sketch::own(&sight)))
}
