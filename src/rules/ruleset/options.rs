//! The differences between the editions, each of which a table can also choose on its own, declared as data.

use serde::{Deserialize, Serialize};

use super::edition::Edition;

/// How many characters each player is dealt at the start (R-SET-03).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// Two: one for the pyramid, the other for the hand.
    Two,
    /// Four, of which two go back.
    Four,
}

/// How the two starting gems that go back are chosen (R-SET-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReturnedGems {
    /// By lot.
    Random,
    /// By their owner.
    Chosen,
}

/// Whether a card from the hand can be discarded for gems in a development round (R-DEV-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Discards {
    /// It brings two gems.
    ForGems,
    /// It cannot.
    Never,
}

/// Whether the four bonus characters and four bonus laws are in the box (R-SET-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BonusCards {
    /// 64 characters and 24 laws.
    With,
    /// 60 characters and 20 laws.
    Without,
}

/// Whether rows from level 2 up may have gaps (R-DEV-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UpperRows {
    /// A card touches a card of its row.
    Closed,
    /// It stands on any two neighbours.
    WithGaps,
}

/// Which text law 69 has (R-LAW-69).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Law69 {
    /// The game lasts a turn longer.
    Later,
    /// An auction card at once, and no part in the next auction phase.
    Original,
}

/// Whether numbers behind the screens are shown (R-HID-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Screens {
    /// They are hidden.
    Closed,
    /// They are shown.
    Open,
}

/// One option with one of its values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Setting {
    /// R-SET-03.
    Deal(Deal),
    /// R-SET-02.
    ReturnedGems(ReturnedGems),
    /// R-DEV-01.
    Discards(Discards),
    /// R-SET-05.
    BonusCards(BonusCards),
    /// R-DEV-05.
    UpperRows(UpperRows),
    /// R-LAW-69.
    Law69(Law69),
    /// R-HID-02.
    Screens(Screens),
}

/// A value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionValue {
    /// The spelling of the value on the command line and in records.
    pub key: &'static str,
    /// What it means to the rules.
    pub setting: Setting,
    /// The editions that play so.
    pub editions: &'static [Edition],
}

/// An option: a difference between the editions that a table can also choose on its own. Its name and explanation are
/// sentences, and stand with all others in the wording under `option-` and its key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableOption {
    /// The spelling of the option on the command line and in records.
    pub key: &'static str,
    /// Its values.
    pub values: &'static [OptionValue],
}

const fn value(key: &'static str, setting: Setting, editions: &'static [Edition]) -> OptionValue {
    OptionValue {
        key,
        setting,
        editions,
    }
}

const ALL: &[Edition] = &Edition::ALL;
const NONE: &[Edition] = &[];
const FIRST: &[Edition] = &[Edition::EnFirst];
const NOT_FIRST: &[Edition] = &[Edition::En2015, Edition::Ru2015, Edition::De];
const GERMAN: &[Edition] = &[Edition::De];
const NOT_GERMAN: &[Edition] = &[Edition::En2015, Edition::EnFirst, Edition::Ru2015];

/// Every option there is. Each edition has exactly one value of each.
pub const SHEET: &[TableOption] = &[
    TableOption {
        key: "deal",
        values: &[
            value("4", Setting::Deal(Deal::Four), NOT_FIRST),
            value("2", Setting::Deal(Deal::Two), FIRST),
        ],
    },
    TableOption {
        key: "returned_gems",
        values: &[
            value(
                "random",
                Setting::ReturnedGems(ReturnedGems::Random),
                NOT_GERMAN,
            ),
            value(
                "chosen",
                Setting::ReturnedGems(ReturnedGems::Chosen),
                GERMAN,
            ),
        ],
    },
    TableOption {
        key: "discard_for_gems",
        values: &[
            value("true", Setting::Discards(Discards::ForGems), NOT_FIRST),
            value("false", Setting::Discards(Discards::Never), FIRST),
        ],
    },
    TableOption {
        key: "bonus_cards",
        values: &[
            value("true", Setting::BonusCards(BonusCards::With), NOT_FIRST),
            value("false", Setting::BonusCards(BonusCards::Without), FIRST),
        ],
    },
    TableOption {
        key: "gaps",
        values: &[
            value("false", Setting::UpperRows(UpperRows::Closed), ALL),
            value("true", Setting::UpperRows(UpperRows::WithGaps), NONE),
        ],
    },
    TableOption {
        key: "law_69",
        values: &[
            value("later", Setting::Law69(Law69::Later), ALL),
            value("original", Setting::Law69(Law69::Original), NONE),
        ],
    },
    TableOption {
        key: "open_screens",
        values: &[
            value("false", Setting::Screens(Screens::Closed), ALL),
            value("true", Setting::Screens(Screens::Open), NONE),
        ],
    },
];

/// What a table chose besides the edition; what it left open is the edition's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// R-SET-03.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
    /// R-SET-02.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub returned_gems: Option<ReturnedGems>,
    /// R-DEV-01.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discards: Option<Discards>,
    /// R-SET-05.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus_cards: Option<BonusCards>,
    /// R-DEV-05.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub upper_rows: Option<UpperRows>,
    /// R-LAW-69.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub law_69: Option<Law69>,
    /// R-HID-02.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub screens: Option<Screens>,
}

/// Why an option cannot be set.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownOption {
    /// There is no such option.
    #[error("there is no option {key}; there are {}", all_options())]
    Option {
        /// What was asked for.
        key: String,
    },
    /// The option has no such value.
    #[error("option {} cannot be {value}; it can be {}", option.key, all_values(option))]
    Value {
        /// The option.
        option: TableOption,
        /// What was asked for.
        value: String,
    },
}

fn all_options() -> String {
    let keys: Vec<&str> = SHEET.iter().map(|o| o.key).collect();
    keys.join(", ")
}

fn all_values(option: &TableOption) -> String {
    let keys: Vec<&str> = option.values.iter().map(|v| v.key).collect();
    keys.join(" or ")
}

/// The setting of an option and a value as they are spelt.
///
/// # Errors
/// Says what there is instead.
pub fn setting(key: &str, value: &str) -> Result<Setting, UnknownOption> {
    let option = SHEET.iter().find(|o| o.key == key);
    let option = option.ok_or_else(|| UnknownOption::Option {
        key: key.to_owned(),
    })?;
    let found = option.values.iter().find(|v| v.key == value);
    let found = found.ok_or_else(|| UnknownOption::Value {
        option: *option,
        value: value.to_owned(),
    })?;
    Ok(found.setting)
}

impl Options {
    /// Chooses a value.
    pub fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Deal(v) => self.deal = Some(v),
            Setting::ReturnedGems(v) => self.returned_gems = Some(v),
            Setting::Discards(v) => self.discards = Some(v),
            Setting::BonusCards(v) => self.bonus_cards = Some(v),
            Setting::UpperRows(v) => self.upper_rows = Some(v),
            Setting::Law69(v) => self.law_69 = Some(v),
            Setting::Screens(v) => self.screens = Some(v),
        }
    }

    /// These options where a table chose, and the edition's own elsewhere.
    pub(super) fn of(self, edition: Edition) -> Policies {
        let mut own = Options::default();
        for value in SHEET.iter().flat_map(|o| o.values) {
            if value.editions.contains(&edition) {
                own.set(value.setting);
            }
        }
        Policies {
            deal: self.deal.or(own.deal).unwrap_or(Deal::Four),
            returned_gems: (self.returned_gems.or(own.returned_gems))
                .unwrap_or(ReturnedGems::Random),
            discards: (self.discards.or(own.discards)).unwrap_or(Discards::ForGems),
            bonus_cards: (self.bonus_cards.or(own.bonus_cards)).unwrap_or(BonusCards::With),
            upper_rows: (self.upper_rows.or(own.upper_rows)).unwrap_or(UpperRows::Closed),
            law_69: self.law_69.or(own.law_69).unwrap_or(Law69::Later),
            screens: self.screens.or(own.screens).unwrap_or(Screens::Closed),
        }
    }
}

/// How each difference between the editions is settled in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Policies {
    /// R-SET-03.
    pub deal: Deal,
    /// R-SET-02.
    pub returned_gems: ReturnedGems,
    /// R-DEV-01.
    pub discards: Discards,
    /// R-SET-05.
    pub bonus_cards: BonusCards,
    /// R-DEV-05.
    pub upper_rows: UpperRows,
    /// R-LAW-69.
    pub law_69: Law69,
    /// R-HID-02.
    pub screens: Screens,
}

impl Policies {
    /// The options that are settled otherwise elsewhere, with the values they have here.
    pub(super) fn differences(
        self,
        elsewhere: Policies,
    ) -> impl Iterator<Item = (&'static TableOption, &'static OptionValue)> {
        let there: Vec<_> = elsewhere.settled().collect();
        let here: Vec<_> = self.settled().collect();
        here.into_iter().filter(move |one| !there.contains(one))
    }

    /// Each option with the value it has here.
    pub fn settled(&self) -> impl Iterator<Item = (&'static TableOption, &'static OptionValue)> {
        let settings = [
            Setting::Deal(self.deal),
            Setting::ReturnedGems(self.returned_gems),
            Setting::Discards(self.discards),
            Setting::BonusCards(self.bonus_cards),
            Setting::UpperRows(self.upper_rows),
            Setting::Law69(self.law_69),
            Setting::Screens(self.screens),
        ];
        SHEET.iter().filter_map(move |option| {
            let value = option
                .values
                .iter()
                .find(|v| settings.contains(&v.setting))?;
            Some((option, value))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_has_one_value_of_every_option() {
        for edition in Edition::ALL {
            for option in SHEET {
                let own = option.values.iter();
                let own = own.filter(|v| v.editions.contains(&edition)).count();
                assert_eq!(own, 1, "{edition:?} {}", option.key);
            }
            assert_eq!(
                Options::default().of(edition).settled().count(),
                SHEET.len()
            );
        }
    }

    #[test]
    fn what_a_table_chose_comes_before_the_edition() {
        let mut options = Options::default();
        for value in SHEET.iter().flat_map(|o| o.values) {
            options.set(value.setting);
            for edition in Edition::ALL {
                let policies = options.of(edition);
                assert!(policies.settled().any(|(_, v)| v == value), "{value:?}");
            }
        }
    }

    #[test]
    fn spellings_are_unique_and_lead_to_their_settings() {
        for option in SHEET {
            for value in option.values {
                assert_eq!(setting(option.key, value.key), Ok(value.setting));
            }
        }
        let wrong = setting("dael", "2").unwrap_err().to_string();
        assert!(wrong.contains("deal"), "{wrong}");
        let wrong = setting("deal", "3").unwrap_err().to_string();
        assert!(wrong.contains("4 or 2"), "{wrong}");
    }
}
