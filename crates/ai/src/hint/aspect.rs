//! Compares positions term by term, for answers that no countable reason sets apart.

use crate::judgement::Terms;
use crate::outcome::FirstWay;
use crate::plays::Depth;
use crate::prelude::*;
use viceroy_rules::Imagined;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aspect {
    Points,
    Tokens,
    Circles,
    Paint,
    Gems,
    Places,
    Hand,
}

/// In points: smaller differences are not mentioned.
const LEAST: f32 = 0.05;
const MOST: usize = 24;

/// The aspects in which one position leads and those in which it trails, biggest difference first.
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

/// The position after a whole move that begins with this answer, while others do nothing. Judged as
/// of the question's moment, so that skipped steps make no difference.
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
