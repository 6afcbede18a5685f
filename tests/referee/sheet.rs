//! Parses the printed cards.

use toml::Value;

use crate::judgements::judgements;
use crate::kinds::is_of_the_base_game;
use crate::monsters::{Monster, monsters};
use crate::prelude::*;

pub const COLOURS: [&str; 4] = ["blue", "red", "green", "yellow"];

/// An index into [`COLOURS`].
pub type Colour = usize;

/// Gems per colour.
pub type Gems = [i64; 4];

pub fn colour(name: &str) -> Option<Colour> {
    COLOURS.iter().position(|c| *c == name)
}

/// `Gem` is one laid on law 76.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Kind {
    Science,
    Magic,
    Defense,
    Attack,
    Power,
    BonusMagic,
    BonusCircle,
    Infinite,
    Gem,
}

/// A kind without a value has 0.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct Token {
    pub kind: Kind,
    pub value: i64,
    pub colour: Option<Colour>,
}

impl Token {
    pub fn plain(kind: Kind) -> Self {
        Self::worth(kind, 0)
    }

    pub fn worth(kind: Kind, value: i64) -> Self {
        Self { kind, value, colour: None }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gain {
    /// By colour; `None` for a colour of choice.
    pub infinite: Vec<Option<Colour>>,
    pub cards: i64,
    pub gems: i64,
    pub diamonds: i64,
    /// With attack tokens.
    pub tokens: Vec<Token>,
    /// R-UND-06 to R-UND-08.
    pub discard_judgements: i64,
    pub bribes: i64,
    pub relocate: bool,
}

impl Gain {
    /// For level 5 (R-DEV-08).
    fn and(mut self, other: &Self) -> Self {
        self.infinite.extend(&other.infinite);
        self.cards += other.cards;
        self.gems += other.gems;
        self.diamonds += other.diamonds;
        self.tokens.extend(&other.tokens);
        self
    }
}

/// Top left, top right, bottom left, bottom right; `None` without a colour (R-ARI-03).
pub type Sections = [Option<Colour>; 4];

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Cost {
    pub gems: Gems,
    /// R-ARI-02: of any colour.
    pub any: i64,
}

impl Cost {
    pub fn sum(&self) -> i64 {
        self.gems.iter().sum::<i64>() + self.any
    }

    pub fn missing(&self, gems: &Gems) -> i64 {
        let short = self.gems.iter().zip(gems);
        short.map(|(cost, had)| (cost - had).max(0)).sum()
    }
}

pub struct Character {
    pub costs: [Cost; 4],
    pub rewards: [Gain; 4],
}

impl Character {
    /// R-DEV-06.
    pub fn cost(&self, level: i64) -> Cost {
        let mut cost = Cost::default();
        for row in 1..=level {
            let of_row = &self.costs[row.min(4) as usize - 1];
            cost.any += of_row.any;
            for (sum, gems) in cost.gems.iter_mut().zip(of_row.gems) {
                *sum += gems;
            }
        }
        cost
    }

    /// R-DEV-08: two gains on level 5.
    pub fn gains(&self, level: i64) -> Vec<Gain> {
        if level < 5 {
            return vec![self.rewards[level as usize - 1].clone()];
        }
        let rows = self.rewards[..3].iter();
        let all = rows.fold(Gain::default(), Gain::and);
        let points = Gain { tokens: vec![Token::worth(Kind::Power, 15)], ..Gain::default() };
        vec![all, points]
    }
}

#[derive(Default)]
pub struct Sheet {
    pub characters: BTreeMap<i64, Character>,
    /// Choices when played; usually empty.
    pub laws: BTreeMap<i64, Vec<Gain>>,
    pub sections: BTreeMap<i64, Sections>,
    /// R-ARI-04.
    pub images: BTreeMap<i64, Vec<Kind>>,
    pub texts: BTreeMap<i64, Text>,
    /// R-INV-02.
    pub monsters: BTreeMap<i64, Monster>,
    /// R-UND-03: three rows.
    pub criminals: BTreeMap<i64, Vec<Gain>>,
    /// With duplicates.
    pub judgements: Vec<Judgement>,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Text {
    pub each: Each,
    pub points: i64,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Each {
    /// Levels up to the card's own.
    Level,
    Law,
    Aristocrat,
    MixedCircle,
    HighCard,
    Set,
    CombatToken,
    /// Scores only without a penalty.
    WithoutPenalty,
    Criminal,
    Judgement,
}

fn text(value: &Value) -> Text {
    let scoring = value["scoring"].as_table().unwrap();
    assert_eq!(scoring.len(), 1, "{scoring:?}");
    let (word, points) = scoring.iter().next().unwrap();
    let each = match word.as_str() {
        "per_level" => Each::Level,
        "per_law" => Each::Law,
        "per_aristocrat" => Each::Aristocrat,
        "per_mixed_circle" => Each::MixedCircle,
        "per_high_card" => Each::HighCard,
        "per_set" => Each::Set,
        "per_combat_token" => Each::CombatToken,
        "without_penalty" => Each::WithoutPenalty,
        "per_criminal" => Each::Criminal,
        "per_judgement" => Each::Judgement,
        unknown => panic!("the sheet counts {unknown}"),
    };
    let points = points.as_integer().unwrap();
    Text { each, points }
}

fn image(value: &Value) -> Kind {
    match value.as_str().unwrap() {
        "science" => Kind::Science,
        "magic" => Kind::Magic,
        "defence" => Kind::Defense,
        "attack" => Kind::Attack,
        unknown => panic!("the sheet shows {unknown}"),
    }
}

fn cost(value: &Value) -> Cost {
    let mut cost = Cost::default();
    match value.as_table() {
        Some(table) => cost.any = table["any"].as_integer().unwrap(),
        None => cost.gems[named(value)] = 1,
    }
    cost
}

pub fn read(cards: Cards, file: &str) -> Value {
    Value::Table(cards.text(file).parse().unwrap())
}

pub fn named(value: &Value) -> Colour {
    colour(value.as_str().unwrap()).unwrap()
}

pub fn gain(list: &Value) -> Gain {
    let mut gain = Gain::default();
    for item in list.as_array().unwrap() {
        let Some(table) = item.as_table() else {
            match item.as_str() {
                Some("infinite_of_choice") => gain.infinite.push(None),
                Some("relocate") => gain.relocate = true,
                unknown => panic!("the sheet names a reward {unknown:?}"),
            }
            continue;
        };
        for (what, value) in table {
            let number = value.as_integer().unwrap_or_default();
            let mut tokens = |kind| {
                let plain = std::iter::repeat_n(Token::plain(kind), number as usize);
                gain.tokens.extend(plain);
            };
            match what.as_str() {
                "science" => tokens(Kind::Science),
                "magic" => tokens(Kind::Magic),
                "defence" => tokens(Kind::Defense),
                "attack" => tokens(Kind::Attack),
                "points" => gain.tokens.push(Token::worth(Kind::Power, number)),
                "bonus_magic" => gain.tokens.push(Token::worth(Kind::BonusMagic, number)),
                "bonus_circle" => gain.tokens.push(Token {
                    kind: Kind::BonusCircle,
                    value: value["value"].as_integer().unwrap(),
                    // R-TD-09.
                    colour: match &value["colour"] {
                        any if any.as_str() == Some("any") => None,
                        one => Some(named(one)),
                    },
                }),
                "infinite" => gain.infinite.push(Some(named(value))),
                "gems" => gain.gems += number,
                "diamonds" => gain.diamonds += number,
                "cards" => gain.cards += number,
                "discard_judgements" => gain.discard_judgements += number,
                "bribes" => gain.bribes += number,
                unknown => panic!("the sheet names a reward {unknown}"),
            }
        }
    }
    gain
}

impl Sheet {
    pub fn load() -> Self {
        Self::of(Cards::CARRIED)
    }

    pub fn of(cards: Cards) -> Self {
        let mut sheet = Self::default();
        sheet.add_characters(cards, "characters.toml");
        sheet.add_laws(cards, "laws.toml");
        for module in cards.modules() {
            let file = |name: &str| format!("{}/{name}.toml", module.name());
            match module {
                Module::Aristocrats => sheet.add_characters(cards, &file("characters")),
                Module::Invasion => sheet.monsters = monsters(cards, &file("monsters")),
                Module::Underworld => {
                    sheet.add_criminals(cards, &file("criminals"));
                    sheet.judgements = judgements(cards, &file("judgements"));
                }
            }
            sheet.add_laws(cards, &file("laws"));
        }
        sheet
    }

    fn add_characters(&mut self, cards: Cards, file: &str) {
        for card in read(cards, file)["character"].as_array().unwrap() {
            let rows = card["levels"].as_array().unwrap();
            let character = Character {
                costs: std::array::from_fn(|i| cost(&rows[i]["cost"])),
                rewards: std::array::from_fn(|i| gain(&rows[i]["reward"])),
            };
            self.characters.insert(sheet_number(card), character);
            self.note_sections(card);
        }
    }

    fn add_criminals(&mut self, cards: Cards, file: &str) {
        for card in read(cards, file)["criminal"].as_array().unwrap() {
            let rows = card["rows"].as_array().unwrap().iter();
            self.criminals.insert(sheet_number(card), rows.map(gain).collect());
            self.note_sections(card);
        }
    }

    fn add_laws(&mut self, cards: Cards, file: &str) {
        for card in read(cards, file)["law"].as_array().unwrap() {
            let choices = card.get("choose").and_then(Value::as_array);
            let gains = choices.map_or(vec![], |c| c.iter().map(gain).collect());
            self.laws.insert(sheet_number(card), gains);
            self.note_sections(card);
            // Base-game law scoring is hard-coded.
            if !is_of_the_base_game(sheet_number(card)) && card.get("scoring").is_some() {
                self.texts.insert(sheet_number(card), text(card));
            }
        }
    }

    /// R-TD-06.
    pub fn gives_diamonds(&self) -> bool {
        let characters = self.characters.values().flat_map(|c| &c.rewards);
        let monsters = self.monsters.values().map(|m| &m.reward);
        let mut all = characters
            .chain(self.laws.values().flatten())
            .chain(monsters)
            .chain(self.criminals.values().flatten());
        all.any(|gain| gain.diamonds > 0)
    }

    fn note_sections(&mut self, card: &Value) {
        let (number, printed) = (sheet_number(card), &card["sections"]);
        let bottom = &printed["bottom"];
        if let Some(images) = bottom.get("images") {
            let shown = images.as_array().unwrap().iter().map(image).collect();
            self.images.insert(number, shown);
        } else if bottom.is_table() {
            self.texts.insert(number, text(bottom));
        }
        let bottom = (!bottom.is_table()).then(|| named(bottom));
        let sections =
            [Some(named(&printed["top_left"])), Some(named(&printed["top_right"])), bottom, bottom];
        self.sections.insert(number, sections);
    }
}

pub fn sheet_number(card: &Value) -> i64 {
    card["number"].as_integer().unwrap()
}
