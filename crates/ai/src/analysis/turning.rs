//! Where a game turned for a player: how far they could expect to end ahead of the best of the others, from turn to turn to
//! the last point counted. That is looked at with everybody's cards on the table, since the game is over.

use super::course::{Course, Moment, Span};
use viceroy_rules::{BySeat, DiamondFact, GemsFor, InvasionFact, OpenFact, Seat, UnderworldFact};

/// So many spans are told.
const TOLD: usize = 3;
/// What changed less is nothing to tell of.
pub(super) const WORTH_TELLING: i32 = 4;
/// So many things are told as what a span changed by, if each has its part in it.
const BECAUSE: usize = 2;
const PART: f32 = 0.25;

/// How far a player could expect to end ahead of the best other player; alone, the points they could expect. Whole points,
/// of which a swing is the difference of two that follow one another: whatever is told of them adds up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Leads {
    /// Before anything was chosen: level with everybody; alone, what the first cards promised.
    pub start: i32,
    /// After each span. The last one is what it came to be.
    after: Vec<(Span, i32)>,
}

/// What one span of a game did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swing {
    pub span: Span,
    /// By how many points the lead grew; below zero it became less.
    pub points: i32,
    /// The lead after it.
    pub after: i32,
}

impl Leads {
    /// What each span did, in order.
    pub fn swings(&self) -> impl Iterator<Item = Swing> {
        let before = [self.start].into_iter();
        let before = before.chain(self.after.iter().map(|(_, after)| *after));
        let each = before.zip(&self.after);
        each.map(|(before, (span, after))| Swing {
            span: *span,
            points: after - before,
            after: *after,
        })
    }

    /// How the game ended.
    pub fn end(&self) -> i32 {
        self.after.last().map_or(self.start, |(_, after)| *after)
    }
}

/// A span in which a game turned.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// What it did.
    pub swing: Swing,
    /// What it changed by, most first.
    pub because: Vec<Happening>,
}

/// Something that one player did or that befell them.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening {
    /// Whom it is about.
    pub seat: Seat,
    /// By how many points it changed the lead.
    pub points: f32,
    /// What happened, in order.
    pub facts: Vec<OpenFact>,
}

/// A span with what happened in it, and what everybody could expect before.
struct Episode<'c> {
    span: Span,
    before: &'c BySeat<f32>,
    moments: Vec<&'c Moment>,
}

impl Episode<'_> {
    fn after(&self) -> &BySeat<f32> {
        self.moments.last().map_or(self.before, |last| &last.expected)
    }
}

/// How a player's lead went, and where it turned, in order.
pub(super) fn of(course: &Course, seat: Seat) -> (Leads, Vec<TurningPoint>) {
    let told = spans(course);
    let start = match course.moments.first() {
        Some(opening) if course.seats() == 1 => whole(lead(&opening.expected, seat)),
        Some(_) | None => 0,
    };
    let after = told.iter();
    let after = after.map(|told| (told.span, whole(lead(told.after(), seat))));
    let leads = Leads { start, after: after.collect() };
    let mut turning: Vec<(&Episode<'_>, Swing)> = told.iter().zip(leads.swings()).collect();
    turning.retain(|(_, swing)| swing.points.abs() >= WORTH_TELLING);
    turning.sort_by_key(|(_, swing)| std::cmp::Reverse(swing.points.abs()));
    turning.truncate(TOLD);
    turning.sort_by_key(|(told, _)| told.span);
    let point = |(told, swing): (&Episode<'_>, Swing)| TurningPoint {
        swing,
        because: because(told, seat, swing.points as f32),
    };
    let turning = turning.into_iter().map(point).collect();
    (leads, turning)
}

pub(super) fn whole(points: f32) -> i32 {
    points.round() as i32
}

fn spans(course: &Course) -> Vec<Episode<'_>> {
    let mut all: Vec<Episode<'_>> = vec![];
    let before = course.moments.iter();
    for (before, moment) in before.zip(course.moments.iter().skip(1)) {
        match all.last_mut() {
            Some(told) if told.span == moment.span => told.moments.push(moment),
            Some(_) | None => all.push(Episode {
                span: moment.span,
                before: &before.expected,
                moments: vec![moment],
            }),
        }
    }
    all
}

/// How far a player is ahead of the best other one; alone, what they have.
pub(super) fn lead(points: &BySeat<f32>, seat: Seat) -> f32 {
    let others = points.iter().filter(|(other, _)| *other != seat);
    let best = others.map(|(_, points)| *points).reduce(f32::max);
    points[seat] - best.unwrap_or(0.0)
}

/// What changed the lead most in the direction of the whole span, in the order in which it happened.
fn because(told: &Episode<'_>, seat: Seat, swing: f32) -> Vec<Happening> {
    let mut all: Vec<(usize, Happening)> = (0..).zip(happenings(told, seat)).collect();
    all.retain(|(_, one)| one.points * swing > 0.0);
    all.sort_by(|(_, a), (_, b)| b.points.abs().total_cmp(&a.points.abs()));
    all.truncate(BECAUSE);
    let part = PART * swing.abs();
    let mut is_first = true;
    all.retain(|(_, one)| std::mem::take(&mut is_first) || one.points.abs() >= part);
    all.sort_by_key(|(nth, _)| *nth);
    all.into_iter().map(|(_, one)| one).collect()
}

/// What happened in a span: each move with all that came of it.
fn happenings(told: &Episode<'_>, own: Seat) -> Vec<Happening> {
    let mut all: Vec<Happening> = vec![];
    // The move that each player is making, as a place among all of them.
    let mut open: BySeat<Option<usize>> = BySeat::new(told.before.count(), |_| None);
    let mut before = told.before;
    for moment in &told.moments {
        let after = &moment.expected;
        for seat in before.seats() {
            for fact in about(moment, seat) {
                let current = open[seat].filter(|nth| !begins(&fact, &all[*nth].facts));
                let current = current.unwrap_or_else(|| {
                    all.push(Happening { seat, points: 0.0, facts: vec![] });
                    all.len() - 1
                });
                open[seat] = Some(current);
                all[current].facts.push(fact);
            }
        }
        let moved = mover(moment, own, (before, after)).and_then(|seat| open[seat]);
        if let Some(moved) = moved {
            all[moved].points += lead(after, own) - lead(before, own);
        }
        before = after;
    }
    all
}

/// Whether another move begins with a fact than the one that these belong to. A card is paid for before it lies there.
fn begins(fact: &OpenFact, so_far: &[OpenFact]) -> bool {
    let is_placed = |fact: &OpenFact| matches!(fact, OpenFact::Played { .. });
    let is_being_paid = so_far.iter().any(pays) && !so_far.iter().any(is_placed);
    if pays(fact) || is_placed(fact) {
        return !is_being_paid;
    }
    matches!(
        fact,
        OpenFact::Won { .. }
            | OpenFact::LawTook { .. }
            | OpenFact::Contested { .. }
            | OpenFact::Passed { .. }
            | OpenFact::Replaced { .. }
            | OpenFact::Tucked { .. }
            | OpenFact::Discarded { .. }
            | OpenFact::Invasion(InvasionFact::Fought { .. })
            | OpenFact::Underworld(UnderworldFact::PutUnder { .. } | UnderworldFact::Obeyed { .. })
    )
}

/// Whether a card is paid for with it.
fn pays(fact: &OpenFact) -> bool {
    matches!(
        fact,
        OpenFact::InfiniteUsed { .. }
            | OpenFact::GemsPaid { why: GemsFor::Card, .. }
            | OpenFact::Diamonds(DiamondFact::Paid { why: GemsFor::Card, .. })
            | OpenFact::Underworld(UnderworldFact::JudgementsDrawn { .. })
    )
}

/// Whose doing a change of somebody's lead was: of those who did anything the one whose part in it was greatest.
fn mover(
    moment: &Moment,
    own: Seat,
    (before, after): (&BySeat<f32>, &BySeat<f32>),
) -> Option<Seat> {
    let direction = (lead(after, own) - lead(before, own)).signum();
    let part = |seat: Seat| {
        let change = (after[seat] - before[seat]) * direction;
        if seat == own { change } else { -change }
    };
    let seats = before.seats().filter(|seat| !about(moment, *seat).is_empty());
    seats.max_by(|a, b| part(*a).total_cmp(&part(*b)))
}

/// What happened to a player, as far as it is told.
fn about(moment: &Moment, seat: Seat) -> Vec<OpenFact> {
    let is_untold = |fact: &OpenFact| {
        matches!(
            fact,
            OpenFact::Answered(_)
                | OpenFact::TookAnswerBack(_)
                | OpenFact::Claimed { .. }
                | OpenFact::StoppedInsisting { .. }
                | OpenFact::PassedRound { .. }
                | OpenFact::Scored { .. }
                | OpenFact::HandDiscarded { .. }
        )
    };
    let befell = |fact: &OpenFact| {
        if let OpenFact::Contested { bidders, .. } = fact {
            return bidders.contains(seat);
        }
        fact.seat() == Some(seat) && !is_untold(fact)
    };
    let facts = moment.facts.iter();
    facts.filter(|fact| befell(fact)).cloned().collect()
}
