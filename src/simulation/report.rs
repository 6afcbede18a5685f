//! What many games have in common: scores, length, circles, and what winners did that others did not.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use viceroy_rules::cards::{CardId, Catalogue, Colour};
use viceroy_rules::{
    BySeat, DeckKind, Fact, GemsFor, OpenFact, Ruleset, Score, Seat, SeatSet, Token,
};

/// What one kind of thing happened to how often: in all, and to winners.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Often {
    all: u64,
    winners: u64,
}

/// Counts over many games of one ruleset.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    games: u64,
    seats: u64,
    /// Seats that won, shared wins counted for each.
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
    /// Adds a game that was played to its end.
    pub fn add(&mut self, ruleset: &Ruleset, facts: &[Fact], decisions: u32) {
        let open = || facts.iter().filter_map(as_open);
        let winners =
            open()
                .find_map(|fact| {
                    if let OpenFact::Ended { winners } = fact { Some(*winners) } else { None }
                })
                .unwrap_or(SeatSet::NONE);
        let mut scores: BySeat<Option<Score>> = BySeat::new(ruleset.agreement.seats, |_| None);
        let mut turns = 0;
        for fact in open() {
            if let OpenFact::Scored { seat, score } = fact {
                scores[*seat] = Some(*score);
            }
            if let OpenFact::TurnBegan(turn) = fact {
                turns = *turn;
            }
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
        *self.turns.entry(turns).or_default() += 1;
        self.totals.resize(usize::from(scores.count()), vec![]);
        for (seat, score) in scores.iter() {
            let score = score.unwrap_or_default();
            self.totals[usize::from(seat.0)].push(score.total());
            for (line, points) in lines(&score) {
                *self.lines.entry(line).or_default() += i64::from(points);
            }
        }
    }

    /// The report as Markdown; cards have their names from the catalogue.
    pub fn markdown(&self, title: &str, catalogue: &Catalogue) -> String {
        let mut text = String::new();
        // Writing to a text cannot fail.
        let _ = self.write(&mut text, title, catalogue);
        text
    }

    fn write(&self, to: &mut String, title: &str, catalogue: &Catalogue) -> fmt::Result {
        writeln!(to, "# {title}\n")?;
        writeln!(
            to,
            "{} games, {:.1} decisions a game.\n",
            self.games,
            per(self.decisions, self.games)
        )?;
        self.write_scores(to)?;
        self.write_length(to)?;
        self.write_circles(to)?;
        writeln!(to, "\n## Rewards\n")?;
        writeln!(to, "| reward | a player and game | a winner and game |")?;
        writeln!(to, "|---|---:|---:|")?;
        for (what, often) in &self.rewards {
            self.write_often(to, what, *often)?;
        }
        writeln!(to, "\n## Laws\n")?;
        writeln!(to, "| law played | a player and game | a winner and game |")?;
        writeln!(to, "|---|---:|---:|")?;
        for (law, often) in &self.laws {
            let name = catalogue.get(*law).map_or("", |card| card.name.en.as_str());
            self.write_often(to, &format!("{} {name}", law.0), *often)?;
        }
        Ok(())
    }

    fn write_scores(&self, to: &mut String) -> fmt::Result {
        writeln!(to, "## Scores\n")?;
        writeln!(
            to,
            "| seat | mean | deviation | least | 5 % | 25 % | median | 75 % | 95 % | most |"
        )?;
        writeln!(to, "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|")?;
        for (seat, totals) in self.totals.iter().enumerate() {
            let mut sorted = totals.clone();
            sorted.sort_unstable();
            let at = |percent: usize| {
                let last = sorted.len().saturating_sub(1);
                sorted.get(last * percent / 100).copied().unwrap_or(0)
            };
            let n = totals.len().max(1) as f64;
            let mean = totals.iter().map(|t| f64::from(*t)).sum::<f64>() / n;
            let square = |t: &i16| (f64::from(*t) - mean).powi(2);
            let deviation = (totals.iter().map(square).sum::<f64>() / n).sqrt();
            write!(to, "| {} | {mean:.1} | {deviation:.1} ", seat + 1)?;
            for percent in [0, 5, 25, 50, 75, 95, 100] {
                write!(to, "| {} ", at(percent))?;
            }
            writeln!(to, "|")?;
        }
        writeln!(to, "\n| line | points a player |\n|---|---:|")?;
        for (line, points) in &self.lines {
            let mean = *points as f64 / self.seats.max(1) as f64;
            writeln!(to, "| {line} | {mean:.2} |")?;
        }
        Ok(())
    }

    fn write_length(&self, to: &mut String) -> fmt::Result {
        writeln!(to, "\n## Length\n\n| turns | games |\n|---|---:|")?;
        for (turns, games) in &self.turns {
            let share = per(100 * games, self.games);
            writeln!(to, "| {turns} | {games} ({share:.1} %) |")?;
        }
        Ok(())
    }

    fn write_circles(&self, to: &mut String) -> fmt::Result {
        writeln!(to, "\n## Single-colour circles when they closed\n")?;
        writeln!(to, "| circle | a player and game | a winner and game |")?;
        writeln!(to, "|---|---:|---:|")?;
        for ((level, colour), often) in &self.circles {
            self.write_often(to, &format!("level {level}, {}", colour.key()), *often)?;
        }
        Ok(())
    }

    fn write_often(&self, to: &mut String, what: &str, often: Often) -> fmt::Result {
        let (all, winners) = (per(often.all, self.seats), per(often.winners, self.wins));
        writeln!(to, "| {what} | {all:.3} | {winners:.3} |")
    }
}

fn per(what: u64, of: u64) -> f64 {
    what as f64 / of.max(1) as f64
}

fn count<K: Ord>(into: &mut BTreeMap<K, Often>, what: K, seat: Seat, winners: SeatSet, often: u64) {
    let counted = into.entry(what).or_default();
    counted.all += often;
    if winners.contains(seat) {
        counted.winners += often;
    }
}

fn as_open(fact: &Fact) -> Option<&OpenFact> {
    match fact {
        Fact::Open(open) => Some(open),
        Fact::Screen(..) | Fact::Decks(_) => None,
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

/// A law that was played: onto a place, in the place of a card, or under a character.
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

/// What a player got, in words and how much of it.
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
