//! One printed card: its number and name, and what it costs, gives or scores.

use serde::{Deserialize, Serialize};

use super::{
    CardText, Colour, Cost, Extra, Image, OtherText, Printing, RowCost, Scoring, Sections,
};

/// The printed number of a card; unique over all cards of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

/// One thing a card gives (R-REW-01..08).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// Any so many gems from the reserve, of the player's choice (R-REW-01).
    Gems(u8),
    /// A token of so many points (R-REW-02).
    Points(u8),
    /// So many cards, each from a deck of the player's choice (R-REW-03).
    Cards(u8),
    /// Science tokens (R-REW-04).
    Science(u8),
    /// Magic tokens (R-REW-04).
    Magic(u8),
    /// Defence tokens (R-REW-04).
    Defence(u8),
    /// Attack tokens, behind the screen (R-REW-05).
    Attack(u8),
    /// A bonus for every magic token (R-REW-06).
    BonusMagic(u8),
    /// A bonus for single-colour circles and infinite gems of a colour (R-REW-06).
    BonusCircle {
        /// The circles' colour.
        colour: Colour,
        /// Points for each.
        value: u8,
    },
    /// An infinite gem (R-REW-07).
    Infinite(Colour),
    /// An infinite gem of a colour named when it is taken (laws 73 and 83).
    InfiniteOfChoice,
    /// A bonus for single-colour circles and infinite gems of whatever colour (R-TD-09).
    BonusAnyCircle(u8),
    /// Diamonds from the reserve, behind the screen (R-TD-06).
    Diamonds(u8),
    /// Bribe tokens, which can be paid at once for a reward that a character gave already (R-UND-06).
    Bribes(u8),
    /// So many of the own judgement tokens go back (R-UND-07).
    DiscardJudgements(u8),
    /// A free character moves to another place and gives its reward there (R-UND-08).
    Relocate,
}

/// One row of a character: what it adds to the cost and what it gives (R-DEV-06, R-DEV-08).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// What this row adds to the cost.
    pub cost: RowCost,
    /// What the row gives, all of it.
    pub reward: Vec<Reward>,
}

/// The word by which a card file names what the engine does for a law beyond rewards and points. Which words there are is
/// the rules' matter: they are checked when a ruleset is compiled, and when an outside pack is read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TaskWord(pub String);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LawEffect {
    /// One of several lists of rewards, when played.
    Choose(Vec<Vec<Reward>>),
    /// Points at the end of the game.
    Scoring(Scoring),
    /// Something the engine knows by name.
    Task(TaskWord),
}

/// The part of a card that differs between kinds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Face {
    /// A character with its four rows.
    Character {
        /// Row n stands at index n - 1.
        levels: [Row; 4],
        /// What stands at the bottom in place of a colour (R-ARI-03).
        extra: Option<Extra>,
    },
    /// A law with its text and effect.
    Law {
        /// What the card says.
        text: CardText,
        effect: LawEffect,
        /// What it says and does at tables that chose another of its texts.
        others: OtherTexts,
    },
    /// A criminal with its three rows, of which one is chosen (R-UND-03).
    Criminal {
        /// What each row gives, from the top.
        rows: [Vec<Reward>; 3],
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardKind {
    /// A character, aristocrats among them.
    Character,
    Law,
    /// A criminal (R-UND-05).
    Criminal,
}

/// Another text of a law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LawText {
    /// What the card says.
    pub text: CardText,
    pub effect: LawEffect,
}

/// The other texts of a law, as far as it has them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OtherTexts {
    /// Of the expansion.
    pub revised: Option<Box<LawText>>,
    /// Of the first printing.
    pub original: Option<Box<LawText>>,
}

impl OtherTexts {
    /// One of them, if the law has it.
    pub fn get(&self, which: OtherText) -> Option<&LawText> {
        match which {
            OtherText::Revised => self.revised.as_deref(),
            OtherText::Original => self.original.as_deref(),
        }
    }
}

/// Whether a card is one of the eight that not every edition has (R-SET-05).
pub fn is_bonus(card: CardId) -> bool {
    matches!(card.0, 61..=64 | 85..=88)
}

/// A printed card. Rules ask for what they mean - is it a character, how high may it go - and never for what a card is
/// not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// The printed number.
    pub id: CardId,
    /// The title.
    pub name: CardText,
    /// The printed colours of its corners.
    pub sections: Sections,
    /// What it costs, gives or scores.
    pub face: Face,
}

impl Card {
    /// What a character costs on a level from 1 to 5 (R-DEV-06); laws cost nothing (R-DEV-07).
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

    /// What a law says and does in a printing; nothing for characters.
    pub fn law(&self, printing: Printing) -> Option<(&CardText, &LawEffect)> {
        let Face::Law { text, effect, others } = &self.face else {
            return None;
        };
        match self.holds(printing).and_then(|which| others.get(which)) {
            Some(other) => Some((&other.text, &other.effect)),
            None => Some((text, effect)),
        }
    }

    /// Which of its other texts holds in a printing; nothing where it says what it says as a rule.
    pub fn holds(&self, printing: Printing) -> Option<OtherText> {
        let mut both = OtherText::ALL.into_iter();
        both.find(|which| printing.has(*which) && self.has(*which))
    }

    /// Whether it is a law with this other text.
    pub fn has(&self, which: OtherText) -> bool {
        matches!(&self.face, Face::Law { others, .. } if others.get(which).is_some())
    }

    /// Whether it gives such a reward on some level or by some choice, in whatever printing.
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

    /// What stands at its bottom in place of a colour (R-ARI-03).
    pub fn extra(&self) -> Option<&Extra> {
        match &self.face {
            Face::Character { extra, .. } => extra.as_ref(),
            Face::Law { .. } | Face::Criminal { .. } => None,
        }
    }

    /// How many images of a token it has (R-ARI-04).
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

    /// Whether this is a character (R-LAW-66, R-LAW-85).
    pub fn is_character(&self) -> bool {
        self.kind() == CardKind::Character
    }

    /// Whether this is a law.
    pub fn is_law(&self) -> bool {
        self.kind() == CardKind::Law
    }

    /// Whether this is a criminal (R-UND-02).
    pub fn is_criminal(&self) -> bool {
        self.kind() == CardKind::Criminal
    }

    /// What the rows of a criminal give, from the top; nothing of other cards.
    pub fn criminal_rows(&self) -> Option<&[Vec<Reward>; 3]> {
        match &self.face {
            Face::Criminal { rows } => Some(rows),
            Face::Character { .. } | Face::Law { .. } => None,
        }
    }

    /// The highest level it may be played on (R-DEV-06, R-DEV-07, R-UND-02).
    pub fn highest_level(&self) -> i8 {
        match self.face {
            Face::Character { .. } => 5,
            Face::Law { .. } => 4,
            Face::Criminal { .. } => 0,
        }
    }
}

/// A card and the line it begins on.
pub(super) struct Placed {
    pub(super) card: Card,
    pub(super) line: usize,
}
