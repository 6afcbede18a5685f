//! What the rules know of one kind of question.

use crate::ask::Ask;
use crate::card_set::CardSet;
use crate::cards::{AuctionCard, CardId, Colour};
use crate::chance::Chance;
use crate::engine_ctx::EngineCtx;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

/// Which picture helps most with a question, beside the own hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Help {
    /// None: the hand says enough.
    Nothing,
    /// The own hand, also where it was seen a moment ago.
    Hand,
    /// The cards beside the auction cards.
    Auction,
    /// The own pyramid with its places or cards lettered; no hand.
    Places,
    /// The own pyramid; no hand.
    Pyramid,
    /// All pyramids; no hand.
    Pyramids,
    /// The card it is about, in full, beside the own pyramid; no hand.
    Card,
}

impl Help {
    /// Whether the question is about cards that stand or get a place, not about the hand.
    pub fn is_about_pyramids(self) -> bool {
        matches!(self, Help::Places | Help::Pyramid | Help::Pyramids | Help::Card)
    }
}

/// What stands for a card that the viewer does not know: no card has this number.
pub(crate) const HIDDEN: CardId = CardId(0);

/// When a law asks its question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Occasion {
    /// The law was played.
    Played,
    /// The law stands in the pyramid, and this card came to the hand from the auction or a deck.
    Taken(CardId),
}

/// What the rules know of one kind of question. `self` is what the question is about.
pub(crate) trait QuestionRules: Copy + Into<Ask> {
    /// Whether all players answer in secret and at once, so that nobody learns more than who has answered.
    const SEALED: bool = false;
    /// Which picture helps.
    const HELP: Help = Help::Nothing;
    /// The question that a law of this kind asks when it is played, where it asks one.
    const OF_LAW: Option<fn(CardId) -> Ask> = None;
    /// What a table would rather assume than the least when time runs out: the first of these that is offered.
    const RATHER: &'static [Offer] = &[];

    /// The card it is about.
    fn card(&self) -> Option<CardId> {
        None
    }

    /// The auction card it is about.
    fn auction_card(&self) -> Option<AuctionCard> {
        None
    }

    /// The gem colour it is about.
    fn colour(&self) -> Option<Colour> {
        None
    }

    /// What can be answered; nothing if there is nothing to choose from.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape>;

    /// Does what an answer leads to that fits what was offered.
    ///
    /// # Errors
    /// Refuses what this question never offers, before anything happened.
    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal>;

    /// The answer a table would assume when time runs out.
    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        shape.rather(Self::RATHER)
    }

    /// Whether everybody can know that this player has no choice, where there is one answer: how many gems, attack tokens
    /// and cards somebody has follows from what happened in the open, which ones they are does not (R-HID-02, R-HID-03).
    /// What is asked openly offers what lies open, as a rule.
    fn has_no_choice_for_all_to_see(&self, _rules: &Ruleset, _table: &Table, _seat: Seat) -> bool {
        !Self::SEALED
    }

    /// The question as the others see it, who know these cards of the player's hand: what is hidden is replaced by
    /// [`HIDDEN`].
    fn seen_by_others(self, _known: &CardSet) -> Ask {
        self.into()
    }

    /// The question with what is hidden filled in from a guessed hand.
    fn guessed(self, _hand: &CardSet, _chance: &mut dyn Chance) -> Ask {
        self.into()
    }

    /// The question that a law of this kind asks on an occasion, where it asks one.
    fn of_law(law: CardId, occasion: Occasion) -> Option<Ask> {
        Self::OF_LAW.filter(|_| occasion == Occasion::Played).map(|ask| ask(law))
    }
}
