//! Statistics over many games: scores, length, circles, and what distinguished winners.

use std::collections::BTreeMap;

use super::statistics::{per, table};
use viceroy_rules::cards::{CardId, Catalogue, Colour};
use viceroy_rules::{
    DeckKind, Fact, GemsFor, Open, OpenFact, Ruleset, Score, Seat, SeatSet, Token,
};

/// Counts of all players and of winners.
type Often = [u64; 2];

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    games: u64,
    seats: u64,
    /// A shared win counts for each winner.
    wins: u64,
    totals: Vec<Vec<i16>>,
    lines: BTreeMap<&'static str, i64>,
    turns: BTreeMap<u8, u64>,
    decisions: u64,
    circles: BTreeMap<(i8, Colour), Often>,
    rewards: BTreeMap<String, Often>,
    laws: BTreeMap<CardId, Often>,
}

impl Report {
    pub fn add(&mut self, ruleset: &Ruleset, facts: &[Fact], decisions: u32, open: &Open) {
        let winners = open.winners;
        for fact in facts.iter().filter_map(Fact::as_open) {
            if let OpenFact::Circle { seat, slot, colour, .. } = fact {
                count(&mut self.circles, (slot.level, *colour), *seat, winners, 1);
            }
            if let Some((seat, law)) = law_played(ruleset, fact) {
                count(&mut self.laws, law, seat, winners, 1);
            }
            if let Some((seat, what, often)) = reward(fact) {
                count(&mut self.rewards, what, seat, winners, often);
            }
        }
        self.games += 1;
        self.seats += u64::from(ruleset.agreement.seats);
        self.wins += u64::from(winners.len());
        self.decisions += u64::from(decisions);
        *self.turns.entry(open.turn).or_default() += 1;
        self.totals.resize(usize::from(open.scores.count()), vec![]);
        for (totals, (_, score)) in self.totals.iter_mut().zip(open.scores.iter()) {
            let score = score.unwrap_or_default();
            totals.push(score.total());
            for (line, points) in lines(&score) {
                *self.lines.entry(line).or_default() += i64::from(points);
            }
        }
    }

    pub fn markdown(&self, title: &str, catalogue: &Catalogue) -> String {
        let decisions = per(self.decisions as f64, self.games);
        let mut text =
            format!("# {title}\n\n{} games, {decisions:.1} decisions a game.\n\n", self.games);
        let to = &mut text;
        *to += "## Scores\n\n";
        let heads = [
            "| seat | mean | deviation | least | 5 % | 25 % | median | 75 % | 95 % | most |",
            "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
        ];
        table(to, heads, self.totals.iter().enumerate().map(|(seat, totals)| row(seat, totals)));
        *to += "\n";
        let line = |(line, points): (&&str, &i64)| {
            [line.to_string(), format!("{:.2}", per(*points as f64, self.seats))]
        };
        table(to, ["| line | points a player |", "|---|---:|"], self.lines.iter().map(line));
        *to += "\n## Length\n\n";
        let length = |(turns, games): (&u8, &u64)| {
            let share = per(100.0 * *games as f64, self.games);
            [turns.to_string(), format!("{games} ({share:.1} %)")]
        };
        table(to, ["| turns | games |", "|---|---:|"], self.turns.iter().map(length));
        let circle = |(level, colour): &(i8, Colour)| format!("level {level}, {}", colour.key());
        self.often(to, ["Single-colour circles when they closed", "circle"], &self.circles, circle);
        self.often(to, ["Rewards", "reward"], &self.rewards, String::clone);
        self.often(to, ["Laws", "law played"], &self.laws, |law| {
            format!("{} {}", law.0, catalogue.get(*law).map_or("", |card| card.name.en.as_str()))
        });
        text
    }

    fn often<K>(
        &self,
        to: &mut String,
        [title, head]: [&str; 2],
        counted: &BTreeMap<K, Often>,
        name: impl Fn(&K) -> String,
    ) {
        *to += &format!("\n## {title}\n\n");
        let heads = format!("| {head} | a player and game | a winner and game |");
        let rows = counted.iter().map(|(what, [all, winners])| {
            let (all, winners) = (per(*all as f64, self.seats), per(*winners as f64, self.wins));
            [name(what), format!("{all:.3}"), format!("{winners:.3}")]
        });
        table(to, [&heads, "|---|---:|---:|"], rows);
    }
}

fn row(seat: usize, totals: &[i16]) -> Vec<String> {
    let mut sorted = totals.to_vec();
    sorted.sort_unstable();
    let at = |percent: usize| {
        let nth = sorted.len().saturating_sub(1) * percent / 100;
        sorted.get(nth).copied().unwrap_or(0).to_string()
    };
    let n = totals.len() as u64;
    let mean = per(totals.iter().map(|t| f64::from(*t)).sum(), n);
    let squares = totals.iter().map(|t| (f64::from(*t) - mean).powi(2));
    let deviation = per(squares.sum(), n).sqrt();
    let mut row = vec![(seat + 1).to_string(), format!("{mean:.1}"), format!("{deviation:.1}")];
    row.extend([0, 5, 25, 50, 75, 95, 100].map(at));
    row
}

fn count<K: Ord>(into: &mut BTreeMap<K, Often>, what: K, seat: Seat, winners: SeatSet, often: u64) {
    let counted = into.entry(what).or_default();
    counted[0] += often;
    if winners.contains(seat) {
        counted[1] += often;
    }
}

fn lines(score: &Score) -> [(&'static str, i16); 8] {
    [
        ("circles", score.circles),
        ("infinite gems", score.infinite),
        ("laws", score.laws),
        ("points", score.power),
        ("magic", score.magic),
        ("sets", score.sets),
        ("attack", score.attack),
        ("other", score.other),
    ]
}

fn law_played(ruleset: &Ruleset, fact: &OpenFact) -> Option<(Seat, CardId)> {
    let is_law = |card: CardId| ruleset.card(card).is_law();
    let played = if let OpenFact::Played { seat, card, .. } = fact {
        (*seat, *card)
    } else if let OpenFact::Replaced { seat, by, .. } = fact {
        (*seat, *by)
    } else if let OpenFact::Tucked { seat, card, under } = fact
        && !is_law(*under)
    {
        (*seat, *card)
    } else {
        return None;
    };
    Some(played).filter(|(_, card)| is_law(*card))
}

fn reward(fact: &OpenFact) -> Option<(Seat, String, u64)> {
    if let OpenFact::GemsTaken { seat, gems, why: GemsFor::Reward } = fact {
        return Some((*seat, "gems".to_owned(), u64::from(gems.total())));
    }
    if let OpenFact::GainedAttack { seat, count, .. } = fact {
        return Some((*seat, "attack".to_owned(), u64::from(*count)));
    }
    if let OpenFact::Drew { seat, deck, count } = fact {
        let what = match deck {
            DeckKind::Large | DeckKind::Small => "characters drawn",
            DeckKind::Laws => "laws drawn (three of them dealt)",
            DeckKind::Criminals => "criminals drawn (one of them dealt)",
        };
        return Some((*seat, what.to_owned(), u64::from(*count)));
    }
    let OpenFact::TokenGained { seat, token, .. } = fact else {
        return None;
    };
    let what = match token {
        Token::Science => "science".to_owned(),
        Token::Magic => "magic".to_owned(),
        Token::Defence => "defence".to_owned(),
        Token::Points(value) => format!("points: {value:02}"),
        Token::BonusMagic(value) => format!("magic bonus +{value}"),
        Token::BonusCircle { colour, value } => format!("circle bonus {} +{value}", colour.key()),
        Token::Infinite(colour) => format!("infinite gem {}", colour.key()),
        Token::BonusAnyCircle(value) => format!("circle bonus of any colour +{value}"),
    };
    Some((*seat, what, 1))
}
