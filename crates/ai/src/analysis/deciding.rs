//! Finds the turn in which the winner gained most on the others, by the leads of a full analysis,
//! but from the facts alone, without replaying the game.

use super::course::Opening;
use super::turning::{WORTH_TELLING, lead, whole};
use viceroy_rules::{BySeat, CardSet, Fact, OpenFact, Phase, Ruleset, Seat, Table, score};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DecidingTurn {
    pub turn: u8,
    /// By how many points their lead grew; in a solo game, their expected score.
    pub points: i32,
    pub cards: CardSet,
}

impl DecidingTurn {
    /// Takes the facts of each step of a finished game; the last turn wins ties. `None` if no turn
    /// gained enough to be worth mentioning.
    pub fn of<'f>(
        ruleset: &Ruleset,
        opening: Opening,
        steps: impl Iterator<Item = &'f [Fact]>,
        winner: Seat,
    ) -> Option<DecidingTurn> {
        let mut table = Table::empty(ruleset.agreement.seats);
        let ahead = |table: &Table| whole(lead(&expected(ruleset, table), winner));
        let mut before = 0;
        let mut so_far = DecidingTurn::begin(1);
        let mut best: Option<DecidingTurn> = None;
        let mut is_opening = true;
        for facts in steps {
            for fact in facts {
                table.evolve(fact);
                if let Fact::Open(OpenFact::Played { seat, card, .. }) = fact
                    && *seat == winner
                {
                    so_far.cards.insert(*card);
                }
            }
            if std::mem::take(&mut is_opening) {
                if opening == Opening::SecondChance {
                    so_far = DecidingTurn::begin(table.open.turn.max(1));
                }
                // A solo player has nobody to be level with, so the baseline is what the first
                // position promises.
                if opening == Opening::SecondChance || ruleset.agreement.seats == 1 {
                    before = ahead(&table);
                }
            }
            let is_last = after_all_turns(&table);
            if !is_last && table.open.turn.max(1) == so_far.turn {
                continue;
            }
            let after = ahead(&table);
            so_far.points = after - before;
            if best.as_ref().is_none_or(|best| so_far.points >= best.points) {
                best = Some(so_far);
            }
            if is_last {
                break;
            }
            so_far = DecidingTurn::begin(table.open.turn);
            before = after;
        }
        best.filter(|best| best.points >= WORTH_TELLING)
    }

    fn begin(turn: u8) -> DecidingTurn {
        DecidingTurn { turn, points: 0, cards: CardSet::NONE }
    }
}

fn after_all_turns(table: &Table) -> bool {
    matches!(table.open.phase, Phase::Judgement | Phase::Painting | Phase::Over)
}

fn expected(ruleset: &Ruleset, table: &Table) -> BySeat<f32> {
    let is_over = table.open.phase == Phase::Over;
    let scores = score(ruleset, table);
    scores.map(|seat, score| {
        let promised = match is_over {
            true => 0.0,
            false => crate::promise_on(ruleset, table, seat),
        };
        f32::from(score.total()) + promised
    })
}
