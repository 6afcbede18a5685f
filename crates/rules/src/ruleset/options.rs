//! The options of a table, as data: differences between editions, each of which can be chosen separately, and house rules.

use serde::{Deserialize, Serialize};

use super::edition::Edition;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionValue {
    /// The spelling on the command line and in records.
    pub key: &'static str,
    pub setting: Setting,
    /// Those that use it by default.
    pub editions: &'static [Edition],
}

/// A difference between editions that a table can also choose separately. Its name and description
/// are the `option-` messages with its key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableOption {
    /// The spelling on the command line and in records.
    pub key: &'static str,
    pub values: &'static [OptionValue],
}

const ALL: &[Edition] = &Edition::ALL;
const NONE: &[Edition] = &[];
const FIRST: &[Edition] = &[Edition::EnFirst];
const NOT_FIRST: &[Edition] = &[Edition::En2015, Edition::Ru2015, Edition::De];
const GERMAN: &[Edition] = &[Edition::De];
const NOT_GERMAN: &[Edition] = &[Edition::En2015, Edition::EnFirst, Edition::Ru2015];

/// Generates from the list of options: their value types, [`Setting`], [`SHEET`], [`Options`] and
/// [`Policies`].
///
/// An option has a key, a field and a type; a value has a variant (stored in snake case), a key and
/// its editions. The most common value is first.
macro_rules! options {
    ($(
        $(#[$about:meta])*
        $key:literal $field:ident: $Type:ident {
            $($(#[$meaning:meta])* $Value:ident = $value:literal for $editions:ident,)+
        }
    )+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
            #[serde(rename_all = "snake_case")]
            pub enum $Type {
                $($(#[$meaning])* $Value,)+
            }
        )+

        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Setting {
            $($(#[$about])* $Type($Type),)+
        }

        /// All options. Each edition has exactly one value of each.
        pub const SHEET: &[TableOption] = &[
            $(TableOption {
                key: $key,
                values: &[
                    $(OptionValue {
                        key: $value,
                        setting: Setting::$Type($Type::$Value),
                        editions: $editions,
                    },)+
                ],
            },)+
        ];

        /// What a table chose explicitly; the edition supplies the rest.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Options {
            $(
                $(#[$about])*
                #[serde(skip_serializing_if = "Option::is_none")]
                pub $field: Option<$Type>,
            )+
        }

        impl Options {
            pub fn set(&mut self, setting: Setting) {
                match setting {
                    $(Setting::$Type(value) => self.$field = Some(value),)+
                }
            }

            pub(super) fn of(self, edition: Edition) -> Policies {
                let mut own = Options::default();
                for value in SHEET.iter().flat_map(|o| o.values) {
                    if value.editions.contains(&edition) {
                        own.set(value.setting);
                    }
                }
                Policies {
                    $($field: {
                        let [usual, ..] = [$($Type::$Value),+];
                        self.$field.or(own.$field).unwrap_or(usual)
                    },)+
                }
            }
        }

        /// The value of each option in a game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Policies {
            $($(#[$about])* pub $field: $Type,)+
        }

        impl Policies {
            fn settings(self) -> [Setting; SHEET.len()] {
                [$(Setting::$Type(self.$field)),+]
            }
        }
    };
}

options! {
    /// Characters dealt to each player (R-SET-03).
    "deal" deal: Deal {
        /// Two go back.
        Four = "4" for NOT_FIRST,
        /// One for the pyramid, one for the hand.
        Two = "2" for FIRST,
    }
    /// How the two starting gems to return are chosen (R-SET-02).
    "returned_gems" returned_gems: ReturnedGems {
        Random = "random" for NOT_GERMAN,
        /// By their owner.
        Chosen = "chosen" for GERMAN,
    }
    /// Discarding a card from the hand for gems (R-DEV-01).
    "discard_for_gems" discards: Discards {
        /// Two gems.
        ForGems = "true" for NOT_FIRST,
        Never = "false" for FIRST,
    }
    /// The four bonus characters and four bonus laws (R-SET-05).
    "bonus_cards" bonus_cards: BonusCards {
        /// 64 characters and 24 laws.
        With = "true" for NOT_FIRST,
        /// 60 characters and 20 laws.
        Without = "false" for FIRST,
    }
    /// Gaps in rows from level 2 up (R-DEV-05).
    "gaps" upper_rows: UpperRows {
        Closed = "false" for ALL,
        WithGaps = "true" for NONE,
    }
    /// The text of law 69 (R-LAW-69).
    "law_69" law_69: Law69 {
        Later = "later" for ALL,
        /// Takes an auction card at once, but no part in the next auction phase.
        Original = "original" for NONE,
    }
    /// Whether numbers behind screens are shown (R-HID-02).
    "open_screens" screens: Screens {
        Closed = "false" for ALL,
        Open = "true" for NONE,
    }
    /// Start with a domain card instead of a character (R-TD-04).
    "domain_cards" domain_cards: DomainCards {
        Without = "false" for ALL,
        With = "true" for NONE,
    }
    /// R-TD-02.
    "two_colour_auction" two_colour_auction: AuctionColours {
        One = "false" for ALL,
        Two = "true" for NONE,
    }
    /// Six turns instead of twelve (R-HOUSE-01).
    "short_game" short_game: GameLength {
        Whole = "false" for ALL,
        Short = "true" for NONE,
    }
    /// The expansion's texts of laws 66, 67, 68 and 72 (R-TD-01).
    "revised_laws" revised_laws: RevisedLaws {
        Without = "false" for ALL,
        With = "true" for NONE,
    }
}

impl GameLength {
    /// Before laws extend it (R-TRN-01, R-HOUSE-01).
    pub fn turns(self) -> u8 {
        match self {
            GameLength::Whole => 12,
            GameLength::Short => 6,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownOption {
    #[error("there is no option {key}; there are {}", all_options())]
    Option {
        /// As entered.
        key: String,
    },
    #[error("option {} cannot be {value}; it can be {}", option.key, all_values(option))]
    Value {
        option: TableOption,
        /// As entered.
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

/// # Errors
/// Lists what exists.
pub fn setting(key: &str, value: &str) -> Result<Setting, UnknownOption> {
    let option = SHEET.iter().find(|o| o.key == key);
    let option = option.ok_or_else(|| UnknownOption::Option { key: key.to_owned() })?;
    let found = option.values.iter().find(|v| v.key == value);
    let found =
        found.ok_or_else(|| UnknownOption::Value { option: *option, value: value.to_owned() })?;
    Ok(found.setting)
}

impl Policies {
    /// Options that have a different value elsewhere, with their value here.
    pub(super) fn differences(
        self,
        elsewhere: Policies,
    ) -> impl Iterator<Item = (&'static TableOption, &'static OptionValue)> {
        let there: Vec<_> = elsewhere.settled().collect();
        let here: Vec<_> = self.settled().collect();
        here.into_iter().filter(move |one| !there.contains(one))
    }

    pub fn settled(&self) -> impl Iterator<Item = (&'static TableOption, &'static OptionValue)> {
        let settings = self.settings();
        SHEET.iter().filter_map(move |option| {
            let value = option.values.iter().find(|v| settings.contains(&v.setting))?;
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
            assert_eq!(Options::default().of(edition).settled().count(), SHEET.len());
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
