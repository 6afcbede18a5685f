//! The differences between the editions, each of which a table can also choose on its own, declared as data.

use serde::{Deserialize, Serialize};

use super::edition::Edition;

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
    pub values: &'static [OptionValue],
}

const ALL: &[Edition] = &Edition::ALL;
const NONE: &[Edition] = &[];
const FIRST: &[Edition] = &[Edition::EnFirst];
const NOT_FIRST: &[Edition] = &[Edition::En2015, Edition::Ru2015, Edition::De];
const GERMAN: &[Edition] = &[Edition::De];
const NOT_GERMAN: &[Edition] = &[Edition::En2015, Edition::EnFirst, Edition::Ru2015];

/// From the list of all options to everything that has a part for each: the types of their values, [`Setting`], [`SHEET`],
/// [`Options`] and [`Policies`].
///
/// An option is its key, the field it is stored in, and its type; a value is its name in the code and, in snake case, in
/// stored agreements, its key, and the editions that play so. The first value is the one most tables play.
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

        /// One option with one of its values.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Setting {
            $($(#[$about])* $Type($Type),)+
        }

        /// Every option there is. Each edition has exactly one value of each.
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

        /// What a table chose besides the edition; what it left open is the edition's own.
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
            /// Chooses a value.
            pub fn set(&mut self, setting: Setting) {
                match setting {
                    $(Setting::$Type(value) => self.$field = Some(value),)+
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
                    $($field: {
                        let [usual, ..] = [$($Type::$Value),+];
                        self.$field.or(own.$field).unwrap_or(usual)
                    },)+
                }
            }
        }

        /// How each difference between the editions is settled in a game.
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
    /// How many characters each player is dealt at the start (R-SET-03).
    "deal" deal: Deal {
        /// Four, of which two go back.
        Four = "4" for NOT_FIRST,
        /// Two: one for the pyramid, the other for the hand.
        Two = "2" for FIRST,
    }
    /// How the two starting gems that go back are chosen (R-SET-02).
    "returned_gems" returned_gems: ReturnedGems {
        /// By lot.
        Random = "random" for NOT_GERMAN,
        /// By their owner.
        Chosen = "chosen" for GERMAN,
    }
    /// Whether a card from the hand can be discarded for gems in a development round (R-DEV-01).
    "discard_for_gems" discards: Discards {
        /// It brings two gems.
        ForGems = "true" for NOT_FIRST,
        /// It cannot.
        Never = "false" for FIRST,
    }
    /// Whether the four bonus characters and four bonus laws are in the box (R-SET-05).
    "bonus_cards" bonus_cards: BonusCards {
        /// 64 characters and 24 laws.
        With = "true" for NOT_FIRST,
        /// 60 characters and 20 laws.
        Without = "false" for FIRST,
    }
    /// Whether rows from level 2 up may have gaps (R-DEV-05).
    "gaps" upper_rows: UpperRows {
        /// A card touches a card of its row.
        Closed = "false" for ALL,
        /// It stands on any two neighbours.
        WithGaps = "true" for NONE,
    }
    /// Which text law 69 has (R-LAW-69).
    "law_69" law_69: Law69 {
        /// The game lasts a turn longer.
        Later = "later" for ALL,
        /// An auction card at once, and no part in the next auction phase.
        Original = "original" for NONE,
    }
    /// Whether numbers behind the screens are shown (R-HID-02).
    "open_screens" screens: Screens {
        /// They are hidden.
        Closed = "false" for ALL,
        /// They are shown.
        Open = "true" for NONE,
    }
    /// Whether everybody starts with a domain card instead of a character (R-TD-04).
    "domain_cards" domain_cards: DomainCards {
        /// A character is the first card.
        Without = "false" for ALL,
        /// A domain card is.
        With = "true" for NONE,
    }
    /// Whether the auction cards have two colours each (R-TD-02).
    "two_colour_auction" two_colour_auction: AuctionColours {
        /// Four cards of one colour each.
        One = "false" for ALL,
        /// Two cards of two colours each.
        Two = "true" for NONE,
    }
    /// Whether laws 66, 67, 68 and 72 have the texts of the expansion (R-TD-01).
    "revised_laws" revised_laws: RevisedLaws {
        /// They have those of the base game.
        Without = "false" for ALL,
        With = "true" for NONE,
    }
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
    let option = option.ok_or_else(|| UnknownOption::Option { key: key.to_owned() })?;
    let found = option.values.iter().find(|v| v.key == value);
    let found =
        found.ok_or_else(|| UnknownOption::Value { option: *option, value: value.to_owned() })?;
    Ok(found.setting)
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
