//! Finds the turning points of a game from each player's expected lead after each turn, with all
//! cards known.

use super::course::{Course, Moment, Opening, Span};
use viceroy_rules::{BySeat, DiamondFact, GemsFor, InvasionFact, OpenFact, Seat, UnderworldFact};

/// Number of spans to report.
const TOLD: usize = 3;
/// In points: smaller changes are not reported.
pub(super) const WORTH_TELLING: i32 = 4;
/// The most causes to report for a span, and the least part of the swing that each must have.
const BECAUSE: usize = 2;
const PART: f32 = 0.25;

/// Expected lead over the best other player; in a solo game, the expected score. In whole points,
/// so that the swings add up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Leads {
    pub opening: Opening,
    /// 0, or in a solo game or a second chance what the first position promised.
    pub start: i32,
    /// After each span; the last is the real result.
    after: Vec<(Span, i32)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swing {
    pub span: Span,
    pub points: i32,
    pub after: i32,
}

impl Leads {
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

    pub fn end(&self) -> i32 {
        self.after.last().map_or(self.start, |(_, after)| *after)
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// The step that led to it.
    pub from: u32,
    pub swing: Swing,
    /// Biggest cause first.
    pub because: Vec<Happening>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Happening {
    pub seat: Seat,
    pub points: f32,
    /// In order of occurrence.
    pub facts: Vec<OpenFact>,
}

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

pub(super) fn of(course: &Course, seat: Seat) -> (Leads, Vec<TurningPoint>) {
    let told = spans(course);
    let start = match course.moments.first() {
        Some(opening) if course.seats() == 1 || course.opening == Opening::SecondChance => {
            whole(lead(&opening.expected, seat))
        }
        Some(_) | None => 0,
    };
    let after = told.iter();
    let after = after.map(|told| (told.span, whole(lead(told.after(), seat))));
    let leads = Leads { opening: course.opening, start, after: after.collect() };
    let mut turning: Vec<(&Episode<'_>, Swing)> = told.iter().zip(leads.swings()).collect();
    turning.retain(|(_, swing)| swing.points.abs() >= WORTH_TELLING);
    turning.sort_by_key(|(_, swing)| std::cmp::Reverse(swing.points.abs()));
    turning.truncate(TOLD);
    turning.sort_by_key(|(told, _)| told.span);
    let point = |(told, swing): (&Episode<'_>, Swing)| TurningPoint {
        from: course
            .begins
            .iter()
            .find(|(span, _)| *span == told.span)
            .map_or(0, |(_, step)| *step),
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

pub(super) fn lead(points: &BySeat<f32>, seat: Seat) -> f32 {
    let others = points.iter().filter(|(other, _)| *other != seat);
    let best = others.map(|(_, points)| *points).reduce(f32::max);
    points[seat] - best.unwrap_or(0.0)
}

/// The biggest causes in the direction of the swing, in order of occurrence.
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

/// Groups the facts of a span into moves with their consequences.
fn happenings(told: &Episode<'_>, own: Seat) -> Vec<Happening> {
    let mut all: Vec<Happening> = vec![];
    // The index in `all` of each player's current move.
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

/// Whether a fact begins a new move. A card is paid for before it is placed.
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

fn pays(fact: &OpenFact) -> bool {
    matches!(
        fact,
        OpenFact::InfiniteUsed { .. }
            | OpenFact::GemsPaid { why: GemsFor::Card, .. }
            | OpenFact::Diamonds(DiamondFact::Paid { why: GemsFor::Card, .. })
            | OpenFact::Underworld(UnderworldFact::JudgementsDrawn { .. })
    )
}

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
