//! The rules of each kind of question, and the dispatch to them.

mod bid;
mod claim;
mod develop;
mod diamonds;
mod gems;
mod invasion;
mod judgements;
mod laws;
mod offered_cards;
mod paint;
mod place;
mod prelude;
mod question_rules;
mod relocate;
mod rewards;
mod setup;
mod tokens;
mod tucked;
mod underworld;

pub use question_rules::Help;
pub(super) use question_rules::Occasion;
use question_rules::QuestionRules;

use super::ask::{Parameters, every_question};
use crate::prelude::*;

macro_rules! rooms {
    ($(
        $(#[$doc:meta])*
        $name:ident $(($one:ident: $of:ty))?
        $({ $($field:ident: $type:ty $(as $stored:literal)?),+ })? $(, law $word:literal)?;
    )+) => {
        /// Dispatches to the rules of a question.
        macro_rules! in_its_room {
            ($ask:expr, $room:ident => $what:expr) => {
                match $ask {
                    $(Ask::$name $(($one))? $({ $($field),+ })? => {
                        let $room = about::$name { $($one,)? $($($field),+)? };
                        $what
                    })+
                }
            };
        }

        impl Topic {
            /// Answered secretly and simultaneously: others only learn who has answered.
            pub fn is_sealed(self) -> bool {
                match self {
                    $(Topic::$name => about::$name::SEALED,)+
                }
            }

            /// The picture that helps most.
            pub fn help(self) -> Help {
                match self {
                    $(Topic::$name => about::$name::HELP,)+
                }
            }
        }

        pub(super) fn of_law(topic: Topic, law: CardId, occasion: Occasion) -> Option<Ask> {
            match topic {
                $(Topic::$name => about::$name::of_law(law, occasion),)+
            }
        }
    };
}
every_question!(rooms);

impl Ask {
    pub fn card(self) -> Option<CardId> {
        in_its_room!(self, room => room.card())
    }

    pub fn auction_card(self) -> Option<AuctionCard> {
        in_its_room!(self, room => room.subject().auction_card)
    }

    pub fn colour(self) -> Option<Colour> {
        in_its_room!(self, room => room.subject().colour)
    }

    /// `None` if there is nothing to choose.
    pub(super) fn offers(self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        in_its_room!(self, room => room.offers(rules, table, seat))
    }

    /// Applies an answer.
    pub(super) fn accept(
        self,
        play: &mut EngineCtx<'_>,
        seat: Seat,
        answer: &Answer,
    ) -> Result<(), Refusal> {
        in_its_room!(self, room => room.accept(play, seat, answer))
    }

    /// The default on timeout.
    pub(super) fn fallback(self, table: &Table, shape: &Shape) -> Answer {
        in_its_room!(self, room => room.fallback(table, shape))
    }

    /// With unknown cards hidden; `known` are the public cards of the player's hand.
    pub(super) fn seen_by_others(self, known: &CardSet) -> Ask {
        in_its_room!(self, room => room.seen_by_others(known))
    }

    /// With hidden cards filled in from a guessed hand.
    pub(super) fn guessed(self, hand: &CardSet, chance: &mut dyn Chance) -> Ask {
        in_its_room!(self, room => room.guessed(hand, chance))
    }

    /// Whether it is public that this single answer is the only one.
    pub(super) fn has_no_choice_for_all_to_see(
        self,
        rules: &Ruleset,
        table: &Table,
        seat: Seat,
    ) -> bool {
        in_its_room!(self, room => room.has_no_choice_for_all_to_see(rules, table, seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_law_asks_when_it_is_played_is_about_it() {
        let law = CardId(76);
        let asked = Topic::ALL.iter().filter_map(|topic| of_law(*topic, law, Occasion::Played));
        let asked: Vec<Ask> = asked.collect();
        assert!(asked.len() > 5, "{asked:?}");
        for ask in asked {
            assert_eq!(ask.card(), Some(law), "{ask:?}");
        }
        let card = CardId(1);
        let taken =
            Topic::ALL.iter().filter_map(|topic| of_law(*topic, law, Occasion::Taken(card)));
        assert!(taken.eq([Ask::Enrol { card, law }]));
    }
}
