//! R-END-02 to R-END-09: every line of every score from the final state alone.

use crate::fact::Row;
use crate::last::{LINES, LastPlayer, Record};
use crate::pyramid::Pyramid;
use crate::sheet::{Colour, Kind, Token};

/// R-END-02, R-END-03, R-TD-09: what the bonuses add to each circle and infinite gem of a colour.
fn circle_bonus(pyramid: &Pyramid, colour: Colour) -> i64 {
    let bonuses = pyramid.tokens().map(|(_, t)| t);
    bonuses
        .filter(|t| t.kind == Kind::BonusCircle && t.colour.is_none_or(|c| c == colour))
        .map(|t| t.value)
        .sum()
}

fn values(pyramid: &Pyramid, kind: Kind) -> i64 {
    let of_kind = |t: &&Token| t.kind == kind;
    pyramid
        .tokens()
        .map(|(_, t)| t)
        .filter(of_kind)
        .map(|t| t.value)
        .sum()
}

fn sets(pyramid: &Pyramid) -> i64 {
    let kinds = [Kind::Defense, Kind::Magic, Kind::Science];
    kinds
        .map(|k| pyramid.count(k))
        .into_iter()
        .min()
        .unwrap_or(0)
}

/// R-END-04, R-TD-01: the laws that score.
fn laws(pyramid: &Pyramid, revised: bool) -> i64 {
    let mut points = 0;
    for law in &pyramid.cards {
        let under = law.under.len() as i64;
        points += match law.card {
            68 if revised => pyramid.cards.iter().filter(|c| c.level > 1).count() as i64,
            68 => pyramid.cards.iter().map(|c| 1 + c.under.len() as i64).sum(),
            72 if revised => 3 * under,
            72 => 5 * under,
            74 => 3 * law.level * i64::from(under > 0),
            75 => 3 * sets(pyramid),
            76 => 2 * law.parked.iter().sum::<i64>(),
            78 => 4 * under,
            79 => pyramid.circles().len() as i64 + pyramid.count(Kind::Infinite),
            85..=88 => {
                let touching = pyramid.neighbours(law.level, law.column);
                2 * touching.iter().filter(|c| c.card <= 64).count() as i64
            }
            _ => 0,
        };
    }
    points
}

/// R-TD-03: alone at two auction cards, for attack and defence tokens.
fn alone(record: &Record, player: &LastPlayer) -> i64 {
    match record.agreed.row {
        Row::Two(_) if record.seats == 1 => {
            3 * player.attack_tokens + 2 * player.pyramid.count(Kind::Defense)
        }
        Row::Two(_) | Row::Four => 0,
    }
}

/// The lines of a score in the order of [`LINES`].
pub fn lines(record: &Record, player: &LastPlayer) -> [i64; 8] {
    let pyramid = &player.pyramid;
    let circles = pyramid.circles().into_iter();
    let circles = circles.map(|(level, colour)| level + circle_bonus(pyramid, colour));
    let infinite = pyramid.tokens().filter(|(_, t)| t.kind == Kind::Infinite);
    let infinite = infinite
        .map(|(level, t)| level + t.colour.map_or(0, |colour| circle_bonus(pyramid, colour)));
    let all_attack: i64 = record.players.iter().map(|p| p.attack_tokens).sum();
    let against = all_attack - player.attack_tokens - pyramid.count(Kind::Defense);
    [
        circles.sum(),
        infinite.sum(),
        laws(pyramid, record.agreed.revised_laws),
        values(pyramid, Kind::Power),
        pyramid.count(Kind::Magic) * values(pyramid, Kind::BonusMagic),
        12 * sets(pyramid),
        -4 * against.max(0),
        alone(record, player),
    ]
}

/// What is wrong with the scores and winners.
pub fn check(record: &Record) -> Vec<String> {
    let mut wrong = vec![];
    // R-END-01: nothing else brings points without a module.
    let of_other = match record.agreed.row {
        Row::Two(_) if record.seats == 1 => "R-TD-03",
        Row::Two(_) | Row::Four => "R-END-01",
    };
    let rules = [
        "R-END-02", "R-END-03", "R-END-04", "R-END-05", "R-END-06", "R-END-07", "R-END-08",
        of_other,
    ];
    let mut totals = vec![];
    for (seat, player) in record.players.iter().enumerate() {
        let due = lines(record, player);
        for i in 0..LINES.len() {
            if due[i] != player.lines[i] {
                let (rule, line, told) = (rules[i], LINES[i], player.lines[i]);
                wrong.push(format!(
                    "{rule}: seat {seat} has {line} {told}, due is {}",
                    due[i]
                ));
            }
        }
        let total: i64 = due.iter().sum();
        if player.total != total {
            wrong.push(format!(
                "R-END-09: seat {seat} has total {}, due is {total}",
                player.total
            ));
        }
        totals.push(total);
    }
    let best = totals.iter().max();
    let winners: Vec<i64> = (0..totals.len())
        .filter(|s| totals.get(*s) == best)
        .map(|s| s as i64)
        .collect();
    if record.winners != winners {
        wrong.push(format!(
            "R-END-09: winners {:?}, due are {winners:?}",
            record.winners
        ));
    }
    wrong
}
