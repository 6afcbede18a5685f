//! The list of all kinds of question. `questions` expands the same list to find the rules of each
//! kind.

use crate::prelude::*;

/// Passes the list of all questions to a macro. `as` gives a parameter's stored spelling, `law` the
/// word in card files of the law that asks it.
macro_rules! every_question {
    ($then:ident) => {
        $then! {
            /// R-SET-02.
            ReturnGems;
            /// R-SET-03.
            FirstCards;
            /// R-AUC-01.
            Bid;
            /// Which card an attack token takes (R-AUC-12).
            AttackTarget;
            /// Of two cards, by the only bidder (R-AUC-04).
            TakeCard(at: AuctionCard);
            /// Of two cards, by one of two bidders (R-AUC-06).
            Claim(at: AuctionCard);
            /// The card at the tip, or the next auction (R-VIR-07).
            TipOrGoOn(at: AuctionCard);
            /// A discard for a virtual opponent (R-VIR-05).
            RivalTarget(rival: Rival);
            /// R-AUC-14, in order.
            PassGems;
            /// R-AUC-14, in secret: the reserve covers any choice.
            PassGemsTogether;
            /// R-DEV-01.
            Develop;
            /// R-DEV-12.
            Unplayable(card: CardId);
            /// R-DEV-01.
            DiscardGems { count: u8 };
            /// R-DEV-04, R-DEV-11.
            Place(card: CardId);
            /// The rewards of rows 1 to 3, or 15 points (R-DEV-08).
            FifthLevel(card: CardId);
            /// R-REW-01.
            RewardGems { count: u8 };
            /// R-REW-03.
            Deck;
            /// From the player's own screen (R-REW-07).
            OwnInfinite { on: TokenPlace as "card", colour: Colour };
            /// R-LAW-73, R-LAW-83.
            InfiniteColour(on: TokenPlace);
            /// Which list of rewards (R-LAW-71 and others).
            LawChoice(law: CardId);
            /// The player's token, if any (R-LAW-67).
            SwapOwn(law: CardId), law "swap";
            /// A token of another pyramid (R-LAW-67).
            SwapOther { law: CardId, card: CardId, token: Token };
            /// The gems for its owner (R-LAW-67).
            SwapGems { card: CardId, token: Token, other: Seat, other_card: CardId, other_token: Token };
            /// R-LAW-69, original text.
            Requisition(law: CardId), law "requisition";
            /// R-LAW-70.
            PutBackLaws;
            /// R-LAW-72.
            Archive(law: CardId), law "archive";
            /// R-LAW-74.
            Attaint(law: CardId), law "attaint";
            /// R-LAW-76.
            Purse(law: CardId), law "purse";
            /// R-LAW-78.
            Enrol { card: CardId, law: CardId }, law "enrol";
            /// R-END-01.
            Paint;
            /// R-TD-04.
            DomainReward;
            /// R-TD-04.
            ReturnCharacters;
            /// Once bids are shown (R-TD-07).
            NameDiamond;
            /// Or keep it, though it wins no card (R-TD-07).
            RenameDiamond(at: AuctionCard);
            /// R-TD-01, law 67.
            CopyToken(law: CardId), law "copy";
            /// The gems for its owner (R-TD-01, law 67).
            CopyGems { law: CardId, other: Seat, card: CardId, token: Token };
            /// R-TD-01, law 72.
            Deposit(law: CardId), law "deposit";
            /// R-INV-07.
            CombatShow;
            /// The combat card's share, and the payment (R-INV-07).
            CombatPay;
            /// If the supply lacks part of the highest reward (R-INV-08).
            MonsterReward { beaten: u8 };
            /// A diamond from the combat card, or a gem (R-INV-05).
            MissingDiamond;
            /// Law 105.
            Muster(law: CardId), law "muster";
            /// R-UND-03.
            CriminalRow { card: CardId, slot: Slot };
            /// R-UND-03.
            ReturnJudgement { card: CardId, drawn: u8 };
            /// R-UND-04.
            PutUnder;
            /// R-UND-06.
            Bribe(by: CardId);
            /// With tokens on a criminal (R-UND-06, R-UND-08).
            FifthLevelAgain { card: CardId, on: CardId };
            /// R-UND-07.
            DiscardJudgements { count: u8 };
            /// R-UND-08.
            Relocate(by: CardId);
            /// R-UND-08.
            RelocateTo { card: CardId, by: CardId };
            /// R-UND-09.
            Obey;
            /// Law 107.
            Amnesty(law: CardId), law "amnesty";
        }
    };
}
pub(super) use every_question;

macro_rules! names {
    ($(
        $(#[$doc:meta])*
        $name:ident $(($one:ident: $of:ty))?
            $({ $($field:ident: $type:ty $(as $stored:literal)?),+ })? $(, law $word:literal)?;
    )+) => {
        /// A question to a player with its parameters, as stored.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Ask {
            $($(#[$doc])* $name $(($of))? $({ $($(#[serde(rename = $stored)])? $field: $type),+ })?,)+
        }

        /// The kind of a question; public.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Topic {
            $($(#[$doc])* $name,)+
        }

        impl Topic {
            pub const ALL: &'static [Topic] = &[$(Topic::$name),+];

            pub const fn name(self) -> &'static str {
                match self {
                    $(Topic::$name => stringify!($name),)+
                }
            }

            pub(super) fn of_law(word: &str) -> Option<Topic> {
                Topic::laws().find(|(_, law)| *law == word).map(|(topic, _)| topic)
            }

            /// With the law's word in card files.
            pub(super) fn laws() -> impl Iterator<Item = (Topic, &'static str)> {
                let all: [(Topic, Option<&'static str>); Topic::ALL.len()] =
                    [$((Topic::$name, { None::<&'static str> $(.or(Some($word)))? })),+];
                all.into_iter().filter_map(|(topic, law)| Some((topic, law?)))
            }
        }

        impl Ask {
            pub fn topic(self) -> Topic {
                match self {
                    $(Ask::$name { .. } => Topic::$name,)+
                }
            }
        }

        /// The parameters of each kind of question.
        pub(super) mod about {
            use super::{AuctionCard, CardId, Colour, Rival, Seat, Slot, Token, TokenPlace};
            $(
                $(#[$doc])*
                #[derive(Clone, Copy, PartialEq, Eq, Debug)]
                pub struct $name { $(pub $one: $of,)? $($(pub $field: $type),+)? }

                impl super::Parameters for $name {
                    fn subject(&self) -> super::Subject {
                        super::Subject::default()
                            $(.or(self.$one.into()))? $($(.or(self.$field.into()))+)?
                    }
                }
            )+
        }

        $(
            impl From<about::$name> for Ask {
                fn from(question: about::$name) -> Ask {
                    let about::$name { $($one,)? $($($field),+)? } = question;
                    Ask::$name $(($one))? $({ $($field),+ })?
                }
            }
        )+
    };
}
every_question!(names);

/// The parameters of one kind of question.
pub(super) trait Parameters: Copy {
    fn subject(&self) -> Subject;
}

/// What a question is about: the first of its parameters of each kind.
#[derive(Clone, Copy, Default)]
pub(super) struct Subject {
    pub card: Option<CardId>,
    pub auction_card: Option<AuctionCard>,
    pub colour: Option<Colour>,
}

impl Subject {
    fn or(self, next: Subject) -> Subject {
        Subject {
            card: self.card.or(next.card),
            auction_card: self.auction_card.or(next.auction_card),
            colour: self.colour.or(next.colour),
        }
    }
}

macro_rules! subjects {
    ($($of:ty: $($value:ident => $field:ident = $is:expr)?;)+) => {
        $(impl From<$of> for Subject {
            fn from(_of: $of) -> Subject {
                Subject { $($field: { let $value = _of; $is },)? ..Subject::default() }
            }
        })+
    };
}
subjects! {
    CardId: it => card = Some(it);
    TokenPlace: it => card = it.card();
    AuctionCard: it => auction_card = Some(it);
    Colour: it => colour = Some(it);
    Rival:;
    Seat:;
    Slot:;
    Token:;
    u8:;
}

impl Topic {
    /// In kebab case; the end of message keys.
    pub fn key(self) -> String {
        let mut key = String::new();
        for letter in self.name().chars() {
            if letter.is_ascii_uppercase() && !key.is_empty() {
                key.push('-');
            }
            key.push(letter.to_ascii_lowercase());
        }
        key
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_spellings_and_laws_follow_from_the_list() {
        let law = CardId(76);
        for (ask, stored, key) in [
            (Ask::Bid, "\"bid\"", "bid"),
            (Ask::Purse(law), r#"{"purse":76}"#, "purse"),
            (Ask::PutBackLaws, "\"put_back_laws\"", "put-back-laws"),
            (
                about::RewardGems { count: 2 }.into(),
                r#"{"reward_gems":{"count":2}}"#,
                "reward-gems",
            ),
        ] {
            assert_eq!(serde_json::to_string(&ask).unwrap(), stored);
            assert_eq!(ask.topic().key(), key);
        }
        assert_eq!(Topic::of_law("swap"), Some(Topic::SwapOwn));
        assert_eq!(Topic::of_law("bid"), None);
    }
}
