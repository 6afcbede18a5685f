//! R-END-02 to R-END-09: recomputes scores from the final state alone.

use crate::prelude::*;
use crate::scored;
use crate::sheet::Each;

/// R-END-02, R-END-03, R-TD-09: per circle and infinite gem.
fn circle_bonus(pyramid: &Pyramid, colour: Colour) -> i64 {
    let bonuses = pyramid.tokens().map(|(_, t)| t);
    bonuses
        .filter(|t| t.kind == Kind::BonusCircle && t.colour.is_none_or(|c| c == colour))
        .map(|t| t.value)
        .sum()
}

fn values(pyramid: &Pyramid, kind: Kind) -> i64 {
    let of_kind = |t: &&Token| t.kind == kind;
    pyramid.tokens().map(|(_, t)| t).filter(of_kind).map(|t| t.value).sum()
}

/// R-END-07, R-ARI-04.
fn sets(pyramid: &Pyramid) -> i64 {
    let kinds = [Kind::Defense, Kind::Magic, Kind::Science];
    kinds.map(|k| pyramid.shows(k)).into_iter().min().unwrap_or(0)
}

/// R-END-04, R-TD-01.
fn laws(pyramid: &Pyramid, revised: bool) -> i64 {
    let mut points = 0;
    for law in &pyramid.cards {
        let under = law.under.len() as i64;
        points += match law.card {
            68 if revised => pyramid.high_cards(),
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
                2 * touching.iter().filter(|c| is_character(c.card)).count() as i64
            }
            _ => 0,
        };
    }
    points
}

/// R-ARI-04.
fn texts(sheet: &Sheet, pyramid: &Pyramid, of_which: fn(i64) -> bool) -> i64 {
    let cards = pyramid.cards.iter().filter(|c| of_which(c.card));
    cards.filter_map(|card| text(sheet, pyramid, card)).sum()
}

pub fn text(sheet: &Sheet, pyramid: &Pyramid, card: &Standing) -> Option<i64> {
    let text = sheet.texts.get(&card.card)?;
    let standing = |which: fn(i64) -> bool| {
        let cards = pyramid.cards.iter();
        cards.filter(|c| which(c.card)).count() as i64
    };
    let count = match text.each {
        Each::Level => card.level,
        Each::Law => standing(is_law),
        Each::Aristocrat => standing(is_aristocrat),
        Each::MixedCircle => pyramid.mixed_circles(),
        Each::HighCard => pyramid.high_cards(),
        Each::Set => sets(pyramid),
        Each::CombatToken => pyramid.combat.tokens.len() as i64,
        Each::Criminal => standing(is_criminal),
        Each::Judgement => pyramid.judgements.len() as i64,
        Each::WithoutPenalty => i64::from(pyramid.combat.penalties.is_empty()),
    };
    Some(text.points * count)
}

/// R-TD-03: points for the tokens of a lone player; images do not count.
fn alone(record: &Record, player: &LastPlayer, pyramid: &Pyramid) -> i64 {
    match record.agreed.row {
        Row::Two(_) if record.seats == 1 => {
            3 * player.attack_tokens + 2 * pyramid.count(Kind::Defense)
        }
        Row::Two(_) | Row::Four => 0,
    }
}

pub fn lines(sheet: &Sheet, record: &Record, player: &LastPlayer, pyramid: &Pyramid) -> [i64; 8] {
    let circles = pyramid.circles().into_iter();
    let circles = circles.map(|(level, colour)| level + circle_bonus(pyramid, colour));
    let infinite = pyramid.tokens().filter(|(_, t)| t.kind == Kind::Infinite);
    let infinite = infinite
        .map(|(level, t)| level + t.colour.map_or(0, |colour| circle_bonus(pyramid, colour)));
    let attack = |p: &LastPlayer| p.attack_tokens + p.pyramid.shows(Kind::Attack);
    let all_attack: i64 = record.players.iter().map(attack).sum();
    let against = all_attack - attack(player) - pyramid.shows(Kind::Defense);
    [
        circles.sum(),
        infinite.sum(),
        laws(pyramid, record.agreed.revised_laws) + texts(sheet, pyramid, is_law),
        values(pyramid, Kind::Power),
        pyramid.shows(Kind::Magic) * values(pyramid, Kind::BonusMagic),
        12 * sets(pyramid),
        -4 * against.max(0),
        alone(record, player, pyramid) + texts(sheet, pyramid, is_character)
            - 4 * pyramid.combat.penalties.len() as i64 // R-INV-09
            - taken(pyramid),
    ]
}

/// R-TD-05: the lines with the recorded domain sections, and the best total of any sections. An
/// open circle can beat a closed one when cards count mixed circles.
pub fn told_and_most(sheet: &Sheet, record: &Record, player: &LastPlayer) -> ([i64; 8], i64) {
    let mut pyramid = player.pyramid.clone();
    let mut told = [0; 8];
    let mut most = i64::MIN;
    for choice in 0..8 {
        let open = |bit: i64| choice & bit > 0;
        // Both lower sections belong to one circle.
        let open = [open(1), open(2), open(4), open(4)];
        let is_told = match &mut pyramid.domain {
            Some(domain) => {
                domain.open = open;
                open == domain.sections.map(|s| s.is_none())
            }
            None => true,
        };
        let lines = lines(sheet, record, player, &pyramid);
        most = most.max(total(&lines));
        if is_told {
            told = lines;
        }
    }
    (told, most)
}

fn total(lines: &[i64; 8]) -> i64 {
    lines.iter().sum()
}

pub fn check(sheet: &Sheet, record: &Record) -> Vec<String> {
    let mut wrong = vec![];
    // R-END-01.
    let of_other = match record.agreed.row {
        Row::Two(_) if record.seats == 1 => "R-TD-03",
        Row::Two(_) | Row::Four if record.agreed.has(Module::Underworld) => "R-UND-09",
        Row::Two(_) | Row::Four if record.agreed.has(Module::Invasion) => "R-INV-09",
        Row::Two(_) | Row::Four if record.agreed.has(Module::Aristocrats) => "R-ARI-04",
        Row::Two(_) | Row::Four => "R-END-01",
    };
    let rules = [
        "R-END-02", "R-END-03", "R-END-04", "R-END-05", "R-END-06", "R-END-07", "R-END-08",
        of_other,
    ];
    let mut totals = vec![];
    for (seat, player) in record.players.iter().enumerate() {
        let (due, most) = told_and_most(sheet, record, player);
        if total(&due) < most {
            let less = total(&due);
            wrong.push(format!(
                "R-TD-05: sections of the domain card of seat {seat} bring {less}, others {most}"
            ));
        }
        for i in 0..LINES.len() {
            if due[i] != player.lines[i] {
                let (rule, line, told) = (rules[i], LINES[i], player.lines[i]);
                wrong.push(format!("{rule}: seat {seat} has {line} {told}, due is {}", due[i]));
            }
        }
        wrong.extend(scored::wrong(sheet, record, player, seat));
        let total = total(&due);
        if player.total != total {
            wrong.push(format!("R-END-09: seat {seat} has total {}, due is {total}", player.total));
        }
        totals.push(total);
    }
    let best = totals.iter().max();
    let winners: Vec<i64> =
        (0..totals.len()).filter(|s| totals.get(*s) == best).map(|s| s as i64).collect();
    if record.winners != winners {
        wrong.push(format!("R-END-09: winners {:?}, due are {winners:?}", record.winners));
    }
    wrong
}
