//! The balance report in Markdown.

use super::{Balanced, Piece, PieceWorth};
use crate::simulation::statistics::{Interval, median, table};
use viceroy_rules::cards::{CardKind, Catalogue, Tier};

/// Cards played less often are not judged.
const JUDGED: u64 = 50;
/// A card is too strong if its worth is significantly above this multiple of its kind's median, and
/// above the median plus `MORE` points.
const TIMES: f64 = 2.0;
const MORE: f64 = 3.0;
/// Maximum relative change of the mean winning score.
const SHIFT: f64 = 0.25;

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
            Some(worth) if worth.interval.low > limit => CardVerdict::TooStrong,
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

struct Group<'a> {
    kind: PieceKind,
    pieces: Vec<&'a PieceWorth>,
    median: f64,
}

impl Balanced {
    fn groups<'a>(&'a self, catalogue: &'a Catalogue) -> impl Iterator<Item = Group<'a>> {
        let groups = PieceKind::ALL.into_iter().map(move |kind| {
            let pieces = kind.among(&self.new, catalogue);
            Group { kind, median: median_worth(&pieces), pieces }
        });
        groups.filter(|group| !group.pieces.is_empty())
    }

    pub fn keeps_its_bounds(&self, catalogue: &Catalogue) -> bool {
        self.shift().abs() < SHIFT
            && self.groups(catalogue).all(|group| {
                let mut verdicts = group.pieces.iter().map(|p| CardVerdict::of(p, group.median));
                verdicts.all(|verdict| matches!(verdict, CardVerdict::Fine | CardVerdict::TooRare))
            })
    }

    /// The relative change of the mean winning score with the modules.
    pub fn shift(&self) -> f64 {
        self.with.mean_winning() / self.without.mean_winning() - 1.0
    }

    pub fn markdown(&self, title: &str, catalogue: &Catalogue) -> String {
        let mut text = format!("# {title}\n\n");
        let heads = [
            "| | games | mean winning score | mean score | games won by each seat |",
            "|---|---:|---:|---:|---|",
        ];
        let rows = [("without", &self.without), ("with", &self.with)].map(|(which, scores)| {
            let [winning, mean] = [scores.mean_winning(), scores.mean()].map(|n| format!("{n:.1}"));
            [which.to_owned(), scores.games.to_string(), winning, mean, scores.won_percent()]
        });
        table(&mut text, heads, rows);
        let (shift, allowed) = (100.0 * self.shift(), 100.0 * SHIFT);
        text += &format!(
            "\nThe mean winning score moves by {shift:+.1} %; {allowed:.0} % is allowed.\n"
        );
        for Group { kind, pieces, median } in self.groups(catalogue) {
            text += &format!("\n## {}\n\n", kind.title());
            let rows = pieces.iter().map(|piece| row(piece, catalogue, median));
            table(&mut text, [kind.heads(), "|---|---:|---:|---:|---|---|"], rows);
            text += &format!("\nTheir median is {median:.1}");
            let old = kind.among(&self.old, catalogue);
            if !old.is_empty() {
                let median = median_worth(&old);
                text += &format!("; that of the cards of the base game {median:.1}");
            }
            text += ".\n";
        }
        text
    }
}

/// Monsters are compared within their tier.
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

    fn among<'a>(self, pieces: &'a [PieceWorth], catalogue: &Catalogue) -> Vec<&'a PieceWorth> {
        let own = |piece: &&PieceWorth| PieceKind::of(piece.piece, catalogue) == Some(self);
        pieces.iter().filter(own).collect()
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

fn median_worth(pieces: &[&PieceWorth]) -> f64 {
    let often = pieces.iter().filter(|piece| piece.played >= JUDGED);
    median(often.filter_map(|piece| Some(piece.worth?.points)).collect())
}

fn row(piece: &PieceWorth, catalogue: &Catalogue, median: f64) -> [String; 6] {
    let (number, name) = match piece.piece {
        Piece::Card(id) => (id.0, catalogue.get(id).map(|c| &c.name)),
        Piece::Monster(id) => (id.0, catalogue.monster(id).map(|m| &m.name)),
    };
    let name = name.map_or("", |name| name.en.as_str());
    let (worth, interval) = piece.worth.map_or_else(Default::default, |worth| {
        let Interval { low, high } = worth.interval;
        (format!("{:+.1}", worth.points), format!("{low:+.1} to {high:+.1}"))
    });
    let [taken, played] = [piece.taken, piece.played].map(|count| count.to_string());
    let said = CardVerdict::of(piece, median).said().to_owned();
    [format!("{number} {name}"), taken, played, worth, interval, said]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulation::statistics::MeanDifference;
    use viceroy_rules::cards::CardId;

    fn card(played: u64, points: f64) -> PieceWorth {
        let interval = Interval { low: points - 1.0, high: points + 1.0 };
        let worth = MeanDifference { points, interval };
        PieceWorth { piece: Piece::Card(CardId(89)), taken: played, played, worth: Some(worth) }
    }

    #[test]
    fn only_what_is_surely_worth_much_more_is_too_strong() {
        assert_eq!(CardVerdict::of(&card(100, 9.0), 4.0), CardVerdict::Fine);
        assert_eq!(CardVerdict::of(&card(100, 9.1), 4.0), CardVerdict::TooStrong);
        // For small medians the limit is three points more.
        assert_eq!(CardVerdict::of(&card(100, 4.9), 1.0), CardVerdict::Fine);
        assert_eq!(CardVerdict::of(&card(100, 5.1), 1.0), CardVerdict::TooStrong);
        assert_eq!(CardVerdict::of(&card(49, 30.0), 1.0), CardVerdict::TooRare);
        assert_eq!(CardVerdict::of(&card(0, 30.0), 1.0), CardVerdict::NeverPlayed);
    }

    #[test]
    fn the_median_is_of_what_was_played_often() {
        let (a, b, rare) = (card(50, 2.0), card(60, 6.0), card(3, 90.0));
        assert!((median_worth(&[&a, &b, &rare]) - 4.0).abs() < 1e-9);
    }
}
