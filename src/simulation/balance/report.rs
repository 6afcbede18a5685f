//! What was found out, in Markdown.

use std::fmt::{self, Write as _};

use super::{Balanced, Piece, PieceWorth, Scores};
use viceroy_rules::cards::{CardKind, Catalogue, Tier};

/// Cards that were played less often are reported, not judged.
const JUDGED: u64 = 50;
/// A card is too strong if what it is worth lies surely above this many times the median of its kind, and above the median
/// and so many points more.
const TIMES: f64 = 2.0;
const MORE: f64 = 3.0;
/// A module may move the mean winning score by this part of it at most.
const SHIFT: f64 = 0.25;

/// A card of the modules, as it was judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CardVerdict {
    Fine,
    TooStrong,
    NeverPlayed,
    TooRare,
}

impl CardVerdict {
    fn of(card: &PieceWorth, median: f64) -> CardVerdict {
        let limit = (TIMES * median).max(median + MORE);
        match card.worth {
            _ if card.played == 0 => CardVerdict::NeverPlayed,
            _ if card.played < JUDGED => CardVerdict::TooRare,
            Some(worth) if worth.low > limit => CardVerdict::TooStrong,
            Some(_) | None => CardVerdict::Fine,
        }
    }

    fn said(self) -> &'static str {
        match self {
            CardVerdict::Fine => "",
            CardVerdict::TooStrong => "too strong",
            CardVerdict::NeverPlayed => "never played",
            CardVerdict::TooRare => "too rare to judge",
        }
    }
}

impl Balanced {
    /// The cards that only the games with the modules have.
    fn new_cards(&self) -> Vec<&PieceWorth> {
        let before = &self.without.pieces;
        let is_new = |new: &&PieceWorth| before.iter().all(|old| old.piece != new.piece);
        self.with.pieces.iter().filter(is_new).collect()
    }

    /// Whether everything keeps within its bounds: the winning score, and every card.
    pub fn keeps_its_bounds(&self, catalogue: &Catalogue) -> bool {
        let fine = |kind: PieceKind| {
            let cards = self.of_kind(kind, catalogue);
            let median = median(&cards);
            let mut verdicts = cards.iter().map(|card| CardVerdict::of(card, median));
            verdicts.all(|verdict| matches!(verdict, CardVerdict::Fine | CardVerdict::TooRare))
        };
        self.shift().abs() < SHIFT && PieceKind::ALL.into_iter().all(fine)
    }

    /// The part by which the mean winning score is higher with the modules.
    pub fn shift(&self) -> f64 {
        self.with.mean_winning_score / self.without.mean_winning_score - 1.0
    }

    fn of_kind(&self, kind: PieceKind, catalogue: &Catalogue) -> Vec<&PieceWorth> {
        let new = self.new_cards().into_iter();
        new.filter(|piece| PieceKind::of(piece.piece, catalogue) == Some(kind)).collect()
    }

    /// What the cards of the base game are worth, where it has cards of a kind.
    fn of_the_base_game(&self, kind: PieceKind, catalogue: &Catalogue) -> String {
        let old = self.without.pieces.iter();
        let old = old.filter(|piece| PieceKind::of(piece.piece, catalogue) == Some(kind));
        let old: Vec<&PieceWorth> = old.collect();
        match old.is_empty() {
            true => String::new(),
            false => format!("; that of the cards of the base game {:.1}", median(&old)),
        }
    }

    /// The report; cards have their names from the catalogue.
    pub fn markdown(&self, title: &str, catalogue: &Catalogue) -> String {
        let mut text = String::new();
        // Writing to a text cannot fail.
        let _ = self.write(&mut text, title, catalogue);
        text
    }

    fn write(&self, to: &mut String, title: &str, catalogue: &Catalogue) -> fmt::Result {
        writeln!(to, "# {title}\n")?;
        writeln!(to, "| | games | mean winning score | mean score | games won by each seat |")?;
        writeln!(to, "|---|---:|---:|---:|---|")?;
        write_scores(to, "without", &self.without)?;
        write_scores(to, "with", &self.with)?;
        writeln!(
            to,
            "\nThe mean winning score moves by {:+.1} %; {:.0} % is allowed.",
            100.0 * self.shift(),
            100.0 * SHIFT
        )?;
        for kind in PieceKind::ALL {
            let cards = self.of_kind(kind, catalogue);
            if cards.is_empty() {
                continue;
            }
            let median = median(&cards);
            writeln!(to, "\n## {}\n", kind.title())?;
            writeln!(to, "{}", kind.heads())?;
            writeln!(to, "|---|---:|---:|---:|---|---|")?;
            for card in cards {
                write_card(to, card, catalogue, CardVerdict::of(card, median))?;
            }
            writeln!(
                to,
                "\nTheir median is {median:.1}{}.",
                self.of_the_base_game(kind, catalogue)
            )?;
        }
        Ok(())
    }
}

/// Cards are compared with those of their kind, monsters with those of their tier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PieceKind {
    Character,
    Law,
    Criminal,
    Monster(Tier),
}

impl PieceKind {
    const ALL: [PieceKind; 6] = [
        PieceKind::Character,
        PieceKind::Law,
        PieceKind::Criminal,
        PieceKind::Monster(Tier::I),
        PieceKind::Monster(Tier::II),
        PieceKind::Monster(Tier::III),
    ];

    fn of(piece: Piece, catalogue: &Catalogue) -> Option<PieceKind> {
        match piece {
            Piece::Card(card) => Some(match catalogue.get(card)?.kind() {
                CardKind::Character => PieceKind::Character,
                CardKind::Law => PieceKind::Law,
                CardKind::Criminal => PieceKind::Criminal,
            }),
            Piece::Monster(monster) => Some(PieceKind::Monster(catalogue.monster(monster)?.tier)),
        }
    }

    fn title(self) -> &'static str {
        match self {
            PieceKind::Character => "Characters",
            PieceKind::Law => "Laws",
            PieceKind::Criminal => "Criminals",
            PieceKind::Monster(Tier::I) => "Monsters of tier I",
            PieceKind::Monster(Tier::II) => "Monsters of tier II",
            PieceKind::Monster(Tier::III) => "Monsters of tier III",
        }
    }

    fn heads(self) -> &'static str {
        match self {
            PieceKind::Character | PieceKind::Law | PieceKind::Criminal => {
                "| card | taken | played | worth | 95 % | |"
            }
            PieceKind::Monster(_) => "| monster | seen | rewarded | worth | 95 % | |",
        }
    }
}

fn median(cards: &[&PieceWorth]) -> f64 {
    let mut worths: Vec<f64> = cards
        .iter()
        .filter(|card| card.played >= JUDGED)
        .filter_map(|card| Some(card.worth?.points))
        .collect();
    worths.sort_by(f64::total_cmp);
    let middle = worths.len() / 2;
    match worths.len() {
        0 => 0.0,
        n if n % 2 == 1 => worths[middle],
        _ => f64::midpoint(worths[middle - 1], worths[middle]),
    }
}

fn write_scores(to: &mut String, which: &str, scores: &Scores) -> fmt::Result {
    let won: Vec<String> =
        scores.won.iter().map(|share| format!("{:.1} %", 100.0 * share)).collect();
    writeln!(
        to,
        "| {which} | {} | {:.1} | {:.1} | {} |",
        scores.games,
        scores.mean_winning_score,
        scores.mean_score,
        won.join(", ")
    )
}

fn write_card(
    to: &mut String,
    card: &PieceWorth,
    catalogue: &Catalogue,
    verdict: CardVerdict,
) -> fmt::Result {
    let (number, name) = match card.piece {
        Piece::Card(id) => (id.0, catalogue.get(id).map(|c| &c.name)),
        Piece::Monster(id) => (id.0, catalogue.monster(id).map(|m| &m.name)),
    };
    let name = name.map_or("", |name| name.en.as_str());
    let (worth, interval) = card.worth.map_or_else(Default::default, |worth| {
        (format!("{:+.1}", worth.points), format!("{:+.1} to {:+.1}", worth.low, worth.high))
    });
    writeln!(
        to,
        "| {} {name} | {} | {} | {worth} | {interval} | {} |",
        number,
        card.taken,
        card.played,
        verdict.said()
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulation::balance::Worth;
    use viceroy_rules::cards::CardId;

    fn card(played: u64, points: f64) -> PieceWorth {
        let worth = Worth { points, low: points - 1.0, high: points + 1.0 };
        PieceWorth { piece: Piece::Card(CardId(89)), taken: played, played, worth: Some(worth) }
    }

    #[test]
    fn only_what_is_surely_worth_much_more_is_too_strong() {
        assert_eq!(CardVerdict::of(&card(100, 9.0), 4.0), CardVerdict::Fine);
        assert_eq!(CardVerdict::of(&card(100, 9.1), 4.0), CardVerdict::TooStrong);
        // Of small medians three points more are the limit.
        assert_eq!(CardVerdict::of(&card(100, 4.9), 1.0), CardVerdict::Fine);
        assert_eq!(CardVerdict::of(&card(100, 5.1), 1.0), CardVerdict::TooStrong);
        assert_eq!(CardVerdict::of(&card(49, 30.0), 1.0), CardVerdict::TooRare);
        assert_eq!(CardVerdict::of(&card(0, 30.0), 1.0), CardVerdict::NeverPlayed);
    }

    #[test]
    fn the_median_is_of_what_was_played_often() {
        let (a, b, rare) = (card(50, 2.0), card(60, 6.0), card(3, 90.0));
        assert!((median(&[&a, &b, &rare]) - 4.0).abs() < 1e-9);
        assert!((median(&[&b]) - 6.0).abs() < 1e-9);
        assert!(median(&[]).abs() < 1e-9);
    }
}
