//! Statistics of the rest of the game, and the learner's score in detail.

use super::deal::{COMPUTER, LEARNER};
use viceroy_rules::cards::CardId;
use viceroy_rules::{OpenFact, Pyramid, Ruleset, Score, Seat, SeatView, Token, query};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeasonTold {
    pub played: usize,
    /// At the end, the learner's first.
    pub cards: [usize; 2],
    pub circles: u8,
    pub highest: i8,
}

impl SeasonTold {
    pub(super) fn of(view: &SeatView, since: &[OpenFact]) -> SeasonTold {
        let own = |fact: &&OpenFact| matches!(fact, OpenFact::Played { seat: LEARNER, .. });
        let pyramids = &view.table.open.pyramids;
        let pyramid = &pyramids[LEARNER];
        let levels = pyramid.cards.iter().map(|s| s.slot.level);
        let circles = circles(&view.table.ruleset, pyramid);
        SeasonTold {
            played: since.iter().filter(own).count(),
            cards: [LEARNER, COMPUTER].map(|seat| pyramids[seat].cards.len()),
            circles: circles.iter().map(|(_, count)| count).sum(),
            highest: levels.max().unwrap_or(0),
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Reckoned {
    pub score: Score,
    pub computer: i16,
    /// Number per level, the lowest first.
    pub circles: Vec<(i8, u8)>,
    /// Points added by bonuses.
    pub circle_bonus: i16,
    pub infinite: u8,
    pub laws: Vec<(CardId, i16)>,
    /// Magic tokens, and the sum of magic bonuses.
    pub magic: (u8, u16),
}

impl Reckoned {
    pub(super) fn of(view: &SeatView) -> Reckoned {
        let (open, ruleset) = (&view.table.open, &view.table.ruleset);
        let pyramid = &open.pyramids[LEARNER];
        let score = |seat: Seat| open.scores.get(seat).copied().flatten().unwrap_or_default();
        let count = |wanted: Token| pyramid.count(|token| token == wanted);
        let bonus = pyramid.tokens.iter().map(|placed| match placed.token {
            Token::BonusMagic(value) => u16::from(value),
            _ => 0,
        });
        let laws = pyramid.cards.iter().map(|placed| {
            let points = query::card_points(ruleset, pyramid, placed);
            (placed.card, points)
        });
        let circles = circles(ruleset, pyramid);
        let levels = circles.iter();
        let levels: i16 = levels.map(|(level, count)| i16::from(*level) * i16::from(*count)).sum();
        Reckoned {
            score: score(LEARNER),
            computer: score(COMPUTER).total(),
            circle_bonus: score(LEARNER).circles - levels,
            circles,
            infinite: pyramid.count(|token| matches!(token, Token::Infinite(_))),
            laws: laws.filter(|(_, points)| *points != 0).collect(),
            magic: (count(Token::Magic), bonus.sum()),
        }
    }
}

fn circles(ruleset: &Ruleset, pyramid: &Pyramid) -> Vec<(i8, u8)> {
    let closed = query::counted_circles(ruleset, pyramid);
    let mut levels: Vec<i8> =
        closed.filter_map(|(circle, colour)| colour.map(|_| circle.slot.level)).collect();
    levels.sort_unstable();
    let mut counted: Vec<(i8, u8)> = vec![];
    for level in levels {
        match counted.last_mut() {
            Some((last, count)) if *last == level => *count = count.saturating_add(1),
            Some(_) | None => counted.push((level, 1)),
        }
    }
    counted
}
