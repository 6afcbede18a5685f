//! The turns in which a game turned for a player: what they could expect to have more than the best of the others changed
//! there most. That is looked at with everybody's cards on the table, since the game is over.

use super::course::{Course, Moment};
use crate::rules::{BySeat, OpenFact, Seat};

/// So many turns are told.
const TOLD: usize = 3;
/// Turns that changed less are nothing to tell of.
const WORTH_TELLING: f32 = 4.0;
/// So many things are told as what a turn changed by, if each has its part in it.
const BECAUSE: usize = 2;
const PART: f32 = 0.25;
/// What somebody has alone at the end, while nothing is known of the game yet.
const ALONE: f32 = 58.0;

/// A turn in which it turned.
#[derive(Clone, PartialEq, Debug)]
pub struct TurningPoint {
    /// The turn.
    pub turn: u8,
    /// By how many points the lead over the best other player grew that could be expected for the end; alone, the points.
    /// Below zero it became less.
    pub swing: f32,
    /// That lead after it; alone, the points. After the last turn, what it came to be.
    pub after: f32,
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

/// A turn with what happened in it, and what everybody could expect before.
struct Turn<'c> {
    turn: u8,
    before: BySeat<f32>,
    moments: Vec<(&'c Moment, BySeat<f32>)>,
}

impl Turn<'_> {
    fn after(&self) -> &BySeat<f32> {
        self.moments.last().map_or(&self.before, |(_, last)| last)
    }
}

/// The turns in which it turned for a player, in order.
pub(super) fn of(course: &Course, seat: Seat) -> Vec<TurningPoint> {
    let turns = turns(course);
    let swings = turns
        .iter()
        .map(|turn| (turn, lead(turn.after(), seat) - lead(&turn.before, seat)));
    let mut told: Vec<(&Turn<'_>, f32)> = swings
        .filter(|(_, swing)| swing.abs() >= WORTH_TELLING)
        .collect();
    told.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    told.truncate(TOLD);
    told.sort_by_key(|(turn, _)| turn.turn);
    let last = turns.last().map(|turn| turn.turn);
    let point = |(turn, swing): (&Turn<'_>, f32)| TurningPoint {
        turn: turn.turn,
        swing,
        after: match &course.scores {
            Some(scores) if Some(turn.turn) == last => lead(scores, seat),
            Some(_) | None => lead(turn.after(), seat),
        },
        because: because(turn, seat, swing),
    };
    told.into_iter().map(point).collect()
}

/// What everybody can expect to have at the end, when a position is worth so much and so many turns are to come. Early in a
/// game that says little of its end (docs/decisions.md); from the seventh turn before the end on it says all.
fn expected(worths: &BySeat<f32>, to_come: u8) -> BySeat<f32> {
    let belief = (1.0 - 0.16 * (f32::from(to_come) - 6.0)).clamp(0.1, 1.0);
    worths.map(|_, worth| ALONE + belief * (worth - ALONE))
}

fn turns(course: &Course) -> Vec<Turn<'_>> {
    let mut turns: Vec<Turn<'_>> = vec![];
    let last = course.moments.last().map_or(1, |moment| moment.turn);
    let mut moments = course.moments.iter().map(|moment| {
        let to_come = last.saturating_sub(moment.turn);
        (moment, expected(&moment.worths, to_come))
    });
    let Some((_, opening)) = moments.next() else {
        return turns;
    };
    let mut before = opening;
    for (moment, expected) in moments {
        let after = expected.clone();
        match turns.last_mut() {
            Some(turn) if turn.turn == moment.turn => turn.moments.push((moment, expected)),
            Some(_) | None => turns.push(Turn {
                turn: moment.turn,
                before,
                moments: vec![(moment, expected)],
            }),
        }
        before = after;
    }
    turns
}

/// How far a player is ahead of the best other one; alone, what they have.
fn lead(points: &BySeat<f32>, seat: Seat) -> f32 {
    let others = points.iter().filter(|(other, _)| *other != seat);
    let best = others.map(|(_, points)| *points).reduce(f32::max);
    points[seat] - best.unwrap_or(0.0)
}

/// What changed the lead most in the direction of the whole turn.
fn because(turn: &Turn<'_>, seat: Seat, swing: f32) -> Vec<Happening> {
    let mut all = happenings(turn, seat);
    all.retain(|one| one.points * swing > 0.0);
    all.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
    all.truncate(BECAUSE);
    let part = PART * swing.abs();
    let mut is_first = true;
    all.retain(|one| std::mem::take(&mut is_first) || one.points.abs() >= part);
    all
}

/// What happened in a turn: each move with all that came of it.
fn happenings(turn: &Turn<'_>, own: Seat) -> Vec<Happening> {
    let mut all: Vec<Happening> = vec![];
    // The move that each player is making, as a place among all of them.
    let mut open: BySeat<Option<usize>> = BySeat::new(turn.before.count(), |_| None);
    let mut before = &turn.before;
    for (moment, after) in &turn.moments {
        let points = lead(after, own) - lead(before, own);
        let told = mover(moment, own, (before, after));
        for seat in before.seats() {
            let facts = about(moment, seat);
            let begins = facts.iter().any(begins);
            if told != Some(seat) {
                if begins {
                    open[seat] = None;
                }
                continue;
            }
            match open[seat].filter(|_| !begins) {
                Some(nth) => {
                    all[nth].points += points;
                    all[nth].facts.extend(facts);
                }
                None => {
                    open[seat] = Some(all.len());
                    all.push(Happening {
                        seat,
                        points,
                        facts,
                    });
                }
            }
        }
        before = after;
    }
    all
}

/// Whether a move begins with it.
fn begins(fact: &OpenFact) -> bool {
    matches!(
        fact,
        OpenFact::Won { .. }
            | OpenFact::LawTook { .. }
            | OpenFact::Contested { .. }
            | OpenFact::Passed { .. }
            | OpenFact::Played { .. }
            | OpenFact::Replaced { .. }
            | OpenFact::Tucked { .. }
            | OpenFact::Discarded { .. }
            | OpenFact::Painted { .. }
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
    let seats = before
        .seats()
        .filter(|seat| !about(moment, *seat).is_empty());
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
