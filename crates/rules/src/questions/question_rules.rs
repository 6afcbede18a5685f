//! The interface of one kind of question.

use crate::ask::Parameters;
use crate::prelude::*;

/// The picture that helps most with a question, besides the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Help {
    Nothing,
    /// The hand, even if just seen.
    Hand,
    /// The offered cards.
    Auction,
    /// The pyramid with lettered places or cards; no hand.
    Places,
    /// No hand.
    Pyramid,
    /// No hand.
    Pyramids,
    /// The card in full, beside pyramid and hand.
    Card,
    /// How many gems of each colour there are, and which the hand needs.
    Gems,
    /// The monsters, and what they are fought with.
    Battle,
}

/// Replaces a card that the viewer does not know; no card has this number.
pub(crate) const HIDDEN: CardId = CardId(0);

/// When a law asks its question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Occasion {
    Played,
    /// The law stands in the pyramid, and this card was taken from the auction or a deck.
    Taken(CardId),
}

/// The rules of one kind of question; `self` holds its parameters.
pub(crate) trait QuestionRules: Parameters + Into<Ask> {
    /// Answered secretly and simultaneously: others only learn who has answered.
    const SEALED: bool = false;
    const HELP: Help = Help::Nothing;
    /// The question of a law of this kind when played.
    const OF_LAW: Option<fn(CardId) -> Ask> = None;
    /// Preferred defaults on timeout, instead of the least; the first one offered applies.
    const RATHER: &'static [Offer] = &[];

    /// Where a law leads to another card, that card.
    fn card(&self) -> Option<CardId> {
        self.subject().card
    }

    /// `None` if there is nothing to choose.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape>;

    /// Applies an answer that fits the offers.
    ///
    /// # Errors
    /// Refuses what it never offers, before anything happens.
    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal>;

    /// The default on timeout.
    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        shape.rather(Self::RATHER)
    }

    /// Given a single answer, whether it is public that the player has no choice. The number of a
    /// player's gems, attack tokens and cards follows from public events; which ones does not
    /// (R-HID-02, R-HID-03). Public questions usually offer public things.
    fn has_no_choice_for_all_to_see(&self, _rules: &Ruleset, _table: &Table, _seat: Seat) -> bool {
        !Self::SEALED
    }

    /// With cards not in `known` replaced by [`HIDDEN`].
    fn seen_by_others(self, _known: &CardSet) -> Ask {
        self.into()
    }

    /// With hidden cards filled in from a guessed hand.
    fn guessed(self, _hand: &CardSet, _chance: &mut dyn Chance) -> Ask {
        self.into()
    }

    fn of_law(law: CardId, occasion: Occasion) -> Option<Ask> {
        Self::OF_LAW.filter(|_| occasion == Occasion::Played).map(|ask| ask(law))
    }
}
