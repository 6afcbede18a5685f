//! The list of all kinds of question: their names, and what each is about. What the rules know of a kind stands in its
//! room in `questions`; the list is expanded a second time there. Nothing else matches over all kinds.

use serde::{Deserialize, Serialize};

use super::pieces::{Slot, Token, TokenPlace};
use super::rival::Rival;
use super::seat::Seat;
use crate::cards::{AuctionCard, CardId, Colour};

/// Hands the list of all questions to a macro. What stands in parentheses or braces is what the question is about, with
/// the spelling in which it is stored; a law's word in card files follows where playing or having that law asks it.
macro_rules! every_question {
    ($then:ident) => {
        $then! {
            /// Which starting gems go back (R-SET-02).
            ReturnGems;
            /// Which of the dealt cards starts the pyramid and which goes to the hand (R-SET-03).
            FirstCards;
            /// A bid (R-AUC-01).
            Bid;
            /// Which offered card an attack token takes (R-AUC-12).
            AttackTarget;
            /// Which of two cards the only bidder takes (R-AUC-04).
            TakeCard(at: AuctionCard);
            /// Which of two cards one of two bidders claims (R-AUC-06).
            Claim(at: AuctionCard);
            /// The card at the tip, or on to the next auction, against a virtual opponent (R-VIR-07).
            TipOrGoOn(at: AuctionCard);
            /// Which offered card is discarded for a virtual opponent (R-VIR-05).
            RivalTarget(rival: Rival);
            /// Gems for a pass in the auction phase (R-AUC-14).
            PassGems;
            /// The same, chosen in secret by all who passed, because the reserve covers them whatever they take
            /// (R-AUC-14).
            PassGemsTogether;
            /// What to do in a development round (R-DEV-01).
            Develop;
            /// What to do with a card that can no longer be played (R-DEV-12).
            Unplayable(card: CardId);
            /// Gems for a discarded card (R-DEV-01).
            DiscardGems { count: u8 };
            /// Where a card goes and which infinite gems help to pay (R-DEV-04, R-DEV-11).
            Place(card: CardId);
            /// The rewards of rows 1 to 3 or 15 points (R-DEV-08).
            FifthLevel(card: CardId);
            /// Gems as a reward (R-REW-01).
            RewardGems { count: u8 };
            /// The deck to draw a card from (R-REW-03).
            Deck;
            /// Whether an infinite gem comes from the own screen (R-REW-07).
            OwnInfinite { on: TokenPlace as "card", colour: Colour };
            /// The colour of an infinite gem of choice (R-LAW-73, R-LAW-83).
            InfiniteColour(on: TokenPlace);
            /// Which list of rewards of a law (R-LAW-71 and others).
            LawChoice(law: CardId);
            /// Which own token to swap, if any (R-LAW-67).
            SwapOwn(law: CardId), law "swap";
            /// Which token of another pyramid to take for it (R-LAW-67).
            SwapOther { law: CardId, card: CardId, token: Token };
            /// Which gems its owner gets (R-LAW-67).
            SwapGems { card: CardId, token: Token, other: Seat, other_card: CardId, other_token: Token };
            /// Which offered card a law takes (R-LAW-69, original text).
            Requisition(law: CardId), law "requisition";
            /// Which laws go on top of the law deck (R-LAW-70).
            PutBackLaws;
            /// Which cards from the hand are tucked under a law (R-LAW-72).
            Archive(law: CardId), law "archive";
            /// Which free card is tucked under a law (R-LAW-74).
            Attaint(law: CardId), law "attaint";
            /// Which gems are laid on a law (R-LAW-76).
            Purse(law: CardId), law "purse";
            /// Whether a taken card is tucked under a law instead of kept (R-LAW-78).
            Enrol { card: CardId, law: CardId }, law "enrol";
            /// Which sections to paint (R-END-01).
            Paint;
            /// What the domain card gives (R-TD-04).
            DomainReward;
            /// Which two characters of the first hand go back (R-TD-04).
            ReturnCharacters;
            /// What a diamond is bid on, once all bids are shown (R-TD-07).
            NameDiamond;
            /// Whether a diamond stays where nobody gets a card, or is named anew (R-TD-07).
            RenameDiamond(at: AuctionCard);
            /// Which token of another pyramid to copy, if any (R-TD-01, law 67).
            CopyToken(law: CardId), law "copy";
            /// Which gems its owner gets (R-TD-01, law 67).
            CopyGems { law: CardId, other: Seat, card: CardId, token: Token };
            /// Which cards from the hand are deposited under a law for gems (R-TD-01, law 72).
            Deposit(law: CardId), law "deposit";
            /// What is shown in a combat (R-INV-07).
            CombatShow;
            /// What is added from the combat card, and how the monsters are paid for (R-INV-07).
            CombatPay;
            /// The reward of which beaten monster, where reserve or decks do not have the whole one of the highest (R-INV-08).
            MonsterReward { beaten: u8 };
            /// A diamond from the combat card, or a gem for one that the reserve does not have (R-INV-05).
            MissingDiamond;
            /// Which gems of the reserve are laid on the combat card (law 105).
            Muster(law: CardId), law "muster";
            /// Which row of a criminal, for so many judgement tokens (R-UND-03).
            CriminalRow { card: CardId, slot: Slot };
            /// Which of the judgement tokens just drawn goes back (R-UND-03).
            ReturnJudgement { card: CardId, drawn: u8 };
            /// Whether a criminal goes from the hand under its deck (R-UND-04).
            PutUnder;
            /// Which character is bribed to give the reward of its level once more, if one is (R-UND-06).
            Bribe(by: CardId);
            /// The rewards of rows 1 to 3 or 15 points once more, with tokens on a criminal (R-UND-06, R-UND-08).
            FifthLevelAgain { card: CardId, on: CardId };
            /// Which judgement tokens go back as a reward (R-UND-07).
            DiscardJudgements { count: u8 };
            /// Which free character moves (R-UND-08).
            Relocate(by: CardId);
            /// Where it moves (R-UND-08).
            RelocateTo { card: CardId, by: CardId };
            /// Which token is discarded for which judgement (R-UND-09).
            Obey;
            /// Which judgement tokens a law sends back (law 107).
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
        /// A question to a player, with what it is about, as it is stored.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Ask {
            $($(#[$doc])* $name $(($of))? $({ $($(#[serde(rename = $stored)])? $field: $type),+ })?,)+
        }

        /// Why we ask: the kind of a question. Carries nothing that is not public.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Topic {
            $($(#[$doc])* $name,)+
        }

        impl Topic {
            /// All kinds of question.
            pub const ALL: &'static [Topic] = &[$(Topic::$name),+];

            /// The name in this program; keys of words follow from it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Topic::$name => stringify!($name),)+
                }
            }

            /// The question that a law of this word in card files asks.
            pub(super) fn of_law(word: &str) -> Option<Topic> {
                Topic::laws().find(|(_, law)| *law == word).map(|(topic, _)| topic)
            }

            /// The words of laws that ask a question of their own.
            pub(super) fn laws() -> impl Iterator<Item = (Topic, &'static str)> {
                let all: [(Topic, Option<&'static str>); Topic::ALL.len()] =
                    [$((Topic::$name, { None::<&'static str> $(.or(Some($word)))? })),+];
                all.into_iter().filter_map(|(topic, law)| Some((topic, law?)))
            }
        }

        impl Ask {
            /// Why it asks.
            pub fn topic(self) -> Topic {
                match self {
                    $(Ask::$name { .. } => Topic::$name,)+
                }
            }
        }

        /// What each kind of question is about.
        pub(super) mod about {
            use super::{AuctionCard, CardId, Colour, Rival, Seat, Slot, Token, TokenPlace};
            $(
                $(#[$doc])*
                #[derive(Clone, Copy, PartialEq, Eq, Debug)]
                pub struct $name { $(pub $one: $of,)? $($(pub $field: $type),+)? }
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

impl Topic {
    /// The name in small letters with hyphens: `put-back-laws`. Keys of words end with it.
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
