//! A printed card.

use super::{Printing, RowCost, Sections, listed};
use crate::prelude::*;

/// The printed number, unique across all cards of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// R-REW-01.
    Gems(u8),
    /// R-REW-02.
    Points(u8),
    /// R-REW-03.
    Cards(u8),
    /// R-REW-04.
    Science(u8),
    Magic(u8),
    /// R-REW-04.
    Defence(u8),
    /// R-REW-05.
    Attack(u8),
    /// R-REW-06.
    BonusMagic(u8),
    /// Of one colour (R-REW-06).
    BonusCircle {
        colour: Colour,
        value: u8,
    },
    /// R-REW-07.
    Infinite(Colour),
    /// Chosen when taken (laws 73 and 83).
    InfiniteOfChoice,
    /// Of any colour (R-TD-09).
    BonusAnyCircle(u8),
    /// R-TD-06.
    Diamonds(u8),
    /// R-UND-06.
    Bribes(u8),
    /// R-UND-07.
    DiscardJudgements(u8),
    /// R-UND-08.
    Relocate,
}

/// A row of a character (R-DEV-06, R-DEV-08).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub cost: RowCost,
    pub reward: Vec<Reward>,
}

/// The word in card files for a law's behaviour in the engine. Validated when a ruleset is compiled
/// or a pack is read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TaskWord(pub String);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LawEffect {
    /// One of these lists.
    Choose(Vec<Vec<Reward>>),
    Scoring(Scoring),
    /// Behaviour implemented in the engine.
    Task(TaskWord),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Face {
    Character {
        /// Row n is at index n - 1.
        levels: [Row; 4],
        /// Replaces the bottom colour (R-ARI-03).
        extra: Option<Extra>,
    },
    Law {
        text: CardText,
        effect: LawEffect,
        others: OtherTexts,
    },
    /// The player chooses one of three rows (R-UND-03).
    Criminal {
        /// From the top.
        rows: [Vec<Reward>; 3],
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardKind {
    /// Includes aristocrats.
    Character,
    Law,
    /// R-UND-05.
    Criminal,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LawText {
    pub text: CardText,
    pub effect: LawEffect,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OtherTexts {
    /// Expansion text.
    pub revised: Option<Box<LawText>>,
    /// First printing.
    pub original: Option<Box<LawText>>,
}

impl OtherTexts {
    pub fn get(&self, which: OtherText) -> Option<&LawText> {
        match which {
            OtherText::Revised => self.revised.as_deref(),
            OtherText::Original => self.original.as_deref(),
        }
    }
}

/// One of the eight cards that not every edition has (R-SET-05).
pub fn is_bonus(card: CardId) -> bool {
    matches!(card.0, 61..=64 | 85..=88)
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub id: CardId,
    pub name: CardText,
    pub sections: Sections,
    pub face: Face,
}

impl Card {
    /// The cost on level 1 to 5 (R-DEV-06); laws cost nothing (R-DEV-07).
    pub fn cost(&self, level: i8) -> Cost {
        let mut cost = Cost::NONE;
        if let Face::Character { levels, .. } = &self.face {
            for row in levels.iter().take(usize::try_from(level).unwrap_or(0)) {
                cost.add(row.cost);
            }
            if level == 5 {
                cost.add(levels[3].cost);
            }
        }
        cost
    }

    /// A law's text and effect in a printing; `None` for other cards.
    pub fn law(&self, printing: Printing) -> Option<(&CardText, &LawEffect)> {
        let Face::Law { text, effect, others } = &self.face else {
            return None;
        };
        match self.holds(printing).and_then(|which| others.get(which)) {
            Some(other) => Some((&other.text, &other.effect)),
            None => Some((text, effect)),
        }
    }

    pub fn holds(&self, printing: Printing) -> Option<OtherText> {
        let mut both = OtherText::ALL.into_iter();
        both.find(|which| printing.has(*which) && self.has(*which))
    }

    pub fn has(&self, which: OtherText) -> bool {
        matches!(&self.face, Face::Law { others, .. } if others.get(which).is_some())
    }

    /// On any level, row, choice or printing.
    pub fn gives(&self, wanted: impl Fn(&Reward) -> bool) -> bool {
        match &self.face {
            Face::Character { levels, .. } => levels.iter().flat_map(|row| &row.reward).any(wanted),
            Face::Criminal { rows } => rows.iter().flatten().any(wanted),
            Face::Law { effect, others, .. } => {
                let others = [&others.revised, &others.original].into_iter().flatten();
                let mut effects = others.map(|other| &other.effect).chain([effect]);
                effects.any(|effect| match effect {
                    LawEffect::Choose(lists) => lists.iter().flatten().any(&wanted),
                    LawEffect::Scoring(_) | LawEffect::Task(_) => false,
                })
            }
        }
    }

    /// R-ARI-03.
    pub fn extra(&self) -> Option<&Extra> {
        match &self.face {
            Face::Character { extra, .. } => extra.as_ref(),
            Face::Law { .. } | Face::Criminal { .. } => None,
        }
    }

    /// R-ARI-04.
    pub fn images(&self, wanted: Image) -> u8 {
        match self.extra() {
            Some(Extra::Images(images)) => {
                images.iter().filter(|image| **image == wanted).count() as u8
            }
            Some(Extra::Text { .. }) | None => 0,
        }
    }

    pub fn kind(&self) -> CardKind {
        match self.face {
            Face::Character { .. } => CardKind::Character,
            Face::Law { .. } => CardKind::Law,
            Face::Criminal { .. } => CardKind::Criminal,
        }
    }

    /// R-LAW-66, R-LAW-85.
    pub fn is_character(&self) -> bool {
        self.kind() == CardKind::Character
    }

    pub fn is_law(&self) -> bool {
        self.kind() == CardKind::Law
    }

    /// R-UND-02.
    pub fn is_criminal(&self) -> bool {
        self.kind() == CardKind::Criminal
    }

    /// From the top; `None` for other cards.
    pub fn criminal_rows(&self) -> Option<&[Vec<Reward>; 3]> {
        match &self.face {
            Face::Criminal { rows } => Some(rows),
            Face::Character { .. } | Face::Law { .. } => None,
        }
    }

    /// R-DEV-06, R-DEV-07, R-UND-02.
    pub fn highest_level(&self) -> i8 {
        match self.face {
            Face::Character { .. } => 5,
            Face::Law { .. } => 4,
            Face::Criminal { .. } => 0,
        }
    }
}

/// A card and its first line.
pub(super) struct Placed {
    pub(super) card: Card,
    pub(super) line: usize,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardText {
    pub en: String,
}

/// For laws (R-END-04) and texts of other cards (R-ARI-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// R-LAW-68.
    PerCard(u8),
    /// Cards on level 2 or higher (R-TD-01, law 68).
    PerHighCard(u8),
    /// R-LAW-75.
    PerSet(u8),
    /// R-LAW-79.
    PerCircleAndInfinite(u8),
    /// R-LAW-85.
    PerAdjacentCharacter(u8),
    /// Of the card itself.
    PerLevel(u8),
    PerLaw(u8),
    /// With something in place of the bottom colour.
    PerAristocrat(u8),
    /// Including those with a colourless bottom (R-ARI-03).
    PerMixedCircle(u8),
    /// R-INV-08.
    PerCombatToken(u8),
    /// R-INV-09.
    WithoutPenalty(u8),
    PerCriminal(u8),
    PerJudgement(u8),
}

/// While it lies in a pyramid, on any level (R-ARI-04).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Extra {
    /// They count as tokens but are not tokens.
    Images(Vec<Image>),
    Text {
        text: CardText,
        scoring: Scoring,
    },
}

/// R-ARI-04.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Image {
    Science,
    Magic,
    Defence,
    Attack,
}

impl Image {
    pub const ALL: [Image; Image::COUNT] = listed(Image::VARIANTS);

    /// The spelling in card files and records.
    pub fn key(self) -> &'static str {
        self.into()
    }
}
