//! Editions, options and modules, compiled once into the numbers the engine reads. No other file names an edition.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardId, Catalogue, Face, Fingerprint, Gems, LawEffect, LawTask};

/// A printed edition of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The first English text.
    EnFirst,
    /// English 2015.
    #[serde(rename = "en-2015")]
    En2015,
    /// Russian 2015.
    #[serde(rename = "ru-2015")]
    Ru2015,
    /// German.
    De,
}

impl Edition {
    /// The stored and exported spelling.
    pub fn key(self) -> &'static str {
        match self {
            Edition::EnFirst => "en-first",
            Edition::En2015 => "en-2015",
            Edition::Ru2015 => "ru-2015",
            Edition::De => "de",
        }
    }

    /// The edition of a spelling.
    pub fn from_key(key: &str) -> Option<Edition> {
        use Edition::{De, En2015, EnFirst, Ru2015};
        [EnFirst, En2015, Ru2015, De]
            .into_iter()
            .find(|e| e.key() == key)
    }
}

/// A part of the Times of Darkness expansion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Module {
    /// RULES section 10.
    Aristocrats,
    /// RULES section 11.
    Invasion,
    /// RULES section 12.
    Underworld,
}

/// Whether the four bonus characters and four bonus laws are in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BonusCards {
    /// 64 characters and 24 laws.
    #[default]
    With,
    /// 60 characters and 20 laws.
    Without,
}

/// How the two starting gems that go back are chosen (R-SET-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReturnedGems {
    /// By lot.
    #[default]
    Random,
    /// By their owner.
    Chosen,
}

/// Whether numbers behind the screens are shown (R-HID-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Screens {
    /// They are hidden.
    #[default]
    Closed,
    /// They are shown.
    Open,
}

/// What a table can choose besides the edition. Missing fields are the edition's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// R-SET-05.
    pub bonus_cards: BonusCards,
    /// R-SET-02.
    pub returned_gems: ReturnedGems,
    /// R-HID-02.
    pub screens: Screens,
}

/// What a table agreed to play: stored with the game and compiled when it is loaded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Agreement {
    /// The edition.
    pub edition: Edition,
    /// The modules.
    #[serde(default)]
    pub modules: Vec<Module>,
    /// The options.
    #[serde(default)]
    pub options: Options,
    /// The number of players.
    pub seats: u8,
    /// The number of virtual opponents.
    #[serde(default)]
    pub rivals: u8,
    /// The card pack it is dealt from; none for the embedded cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Fingerprint>,
}

impl Agreement {
    /// The English 2015 game for so many players.
    pub fn standard(seats: u8) -> Self {
        Agreement {
            edition: Edition::En2015,
            modules: vec![],
            options: Options::default(),
            seats,
            rivals: 0,
            cards: None,
        }
    }

    /// The same, dealt from these cards.
    #[must_use]
    pub fn dealt_from(self, catalogue: &Catalogue) -> Self {
        Agreement {
            cards: catalogue.fingerprint(),
            ..self
        }
    }
}

/// Why a table cannot be played as agreed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unplayable {
    /// The number of players does not fit.
    #[error("the game is for {from} to {to} players, not for {seats}")]
    Seats {
        /// The fewest.
        from: u8,
        /// The most.
        to: u8,
        /// What was agreed.
        seats: u8,
    },
    /// This is not built yet.
    #[error("not playable yet: {0}")]
    NotYet(&'static str),
    /// The card files are wrong.
    #[error(transparent)]
    Cards(#[from] crate::cards::CatalogueError),
    /// The game was dealt from other cards than there are here.
    #[error("the game was dealt from {}, but here are {}", pack(*.dealt), pack(*.here))]
    OtherCards {
        /// What it was dealt from.
        dealt: Option<Fingerprint>,
        /// What there is here.
        here: Option<Fingerprint>,
    },
}

fn pack(cards: Option<Fingerprint>) -> String {
    match cards {
        Some(fingerprint) => format!("the cards of the pack {fingerprint}"),
        None => "the embedded cards".to_owned(),
    }
}

/// The rules of one game as numbers and lists, compiled from its [`Agreement`].
pub struct Ruleset {
    /// What it was compiled from.
    pub agreement: Agreement,
    /// The cards.
    pub catalogue: &'static Catalogue,
    /// Characters in the box of this game, ascending.
    pub characters: Vec<CardId>,
    /// Laws in the box of this game, ascending.
    pub laws: Vec<CardId>,
    /// Gems of each colour in the reserve at the start, per player (R-SET-01).
    pub reserve_per_seat: u8,
    /// Characters dealt to choose from (R-SET-03).
    pub dealt_characters: u8,
    /// Laws dealt into the hand (R-SET-06).
    pub dealt_laws: u8,
    /// Cards in the large deck (R-SET-05).
    pub large_deck: usize,
    costs: Vec<[Gems; 6]>,
}

/// The rest follows from what was agreed, and would drown every log.
impl std::fmt::Debug for Ruleset {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Ruleset").field(&self.agreement).finish()
    }
}

impl Ruleset {
    /// Compiles an agreement about the embedded cards.
    ///
    /// # Errors
    /// Says why this cannot be played.
    pub fn compile(agreement: Agreement) -> Result<Arc<Ruleset>, Unplayable> {
        Ruleset::compile_with(agreement, Catalogue::embedded()?)
    }

    /// Compiles an agreement about these cards.
    ///
    /// # Errors
    /// Says why this cannot be played, for one because the game was dealt from others.
    pub fn compile_with(
        agreement: Agreement,
        catalogue: &'static Catalogue,
    ) -> Result<Arc<Ruleset>, Unplayable> {
        match agreement.edition {
            Edition::En2015 => {}
            Edition::EnFirst | Edition::Ru2015 | Edition::De => {
                return Err(Unplayable::NotYet("editions other than English 2015"));
            }
        }
        if !agreement.modules.is_empty() {
            return Err(Unplayable::NotYet("the Times of Darkness modules"));
        }
        if agreement.rivals > 0 {
            return Err(Unplayable::NotYet("virtual opponents"));
        }
        if agreement.options != Options::default() {
            return Err(Unplayable::NotYet("table options"));
        }
        if !(2..=4).contains(&agreement.seats) {
            return Err(Unplayable::Seats {
                from: 2,
                to: 4,
                seats: agreement.seats,
            });
        }
        if agreement.cards != catalogue.fingerprint() {
            return Err(Unplayable::OtherCards {
                dealt: agreement.cards,
                here: catalogue.fingerprint(),
            });
        }
        let mut ruleset = Ruleset {
            agreement,
            catalogue,
            characters: vec![],
            laws: vec![],
            reserve_per_seat: 4,
            dealt_characters: 4,
            dealt_laws: 3,
            large_deck: 48,
            costs: vec![[Gems::NONE; 6]; 256],
        };
        for card in catalogue.cards() {
            let costs = &mut ruleset.costs[usize::from(card.id.0)];
            for level in 1..=5i8 {
                costs[level as usize] = card.cost(level);
            }
            match &card.face {
                Face::Character { .. } => ruleset.characters.push(card.id),
                Face::Law { .. } => ruleset.laws.push(card.id),
            }
        }
        Ok(Arc::new(ruleset))
    }

    /// The card of a number. Every card of a game is in its catalogue.
    pub fn card(&self, id: CardId) -> &Card {
        self.catalogue
            .get(id)
            .expect("a game only holds cards of its catalogue")
    }

    /// What a card costs on a level (R-DEV-06).
    pub fn cost(&self, card: CardId, level: i8) -> Gems {
        self.costs[usize::from(card.0)][usize::try_from(level.clamp(0, 5)).unwrap_or(0)]
    }

    /// The task a law needs the engine for, if it is such a law.
    pub fn law_task(&self, card: CardId) -> Option<LawTask> {
        match &self.card(card).face {
            Face::Law {
                effect: LawEffect::Task(task),
                ..
            } => Some(*task),
            Face::Law { .. } | Face::Character { .. } => None,
        }
    }

    /// The highest level a card may be played on (R-DEV-06, R-DEV-07).
    pub fn highest_level(&self, card: CardId) -> i8 {
        if self.card(card).is_law() { 4 } else { 5 }
    }
}
