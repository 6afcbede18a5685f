//! What can be said of an answer.

use smallvec::SmallVec;

use crate::cards::{CardId, Colour, Gems};
use crate::rules::{DeckKind, Seat, Token};

/// Something that is true of an answer to a question, for the player who is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The card goes to this level, paid with these gems and infinite gems.
    GoesTo {
        /// The level.
        level: i8,
        /// Gems from behind the screen.
        gems: Gems,
        /// Infinite gems.
        infinite: Gems,
        /// Diamonds.
        diamonds: u8,
    },
    /// It closes a single-colour circle.
    Closes {
        /// The circle's colour.
        colour: Colour,
        /// What the circle counts, its bonuses among it.
        points: i16,
    },
    /// It gets these tokens.
    Gets(SmallVec<[Token; 4]>),
    /// It gets so many attack tokens.
    GetsAttack(u8),
    /// It gets so many diamonds.
    GetsDiamonds(u8),
    /// It completes a set, or several, which count so many points.
    CompletesSet(i16),
    /// It fends off attack tokens of the others, which would cost so many points.
    FendsOff(i16),
    /// It takes these gems.
    Takes(Gems),
    /// It draws so many cards.
    Draws(u8),
    /// A card from this deck is what it is.
    From(DeckKind),
    /// The law goes under this card.
    GoesUnder(CardId),
    /// The law takes the place of this card, which comes back to the hand.
    Replaces(CardId),
    /// These cards are tucked under it.
    Tucks(SmallVec<[CardId; 2]>),
    /// These gems are laid on it.
    Lays(Gems),
    /// The game becomes a turn longer.
    Prolongs,
    /// So many points more as the table lies.
    Scores(i16),
    /// It opens a place on a level above the first.
    Opens {
        /// The highest such level.
        level: i8,
        /// The colour of the two corners there, if it is one: half of a circle.
        pair: Option<Colour>,
    },
    /// What stays pays for another card of the hand.
    Leaves {
        /// The card.
        card: CardId,
        /// The highest level on which it can then be played.
        level: i8,
        /// What it costs there.
        gems: Gems,
    },
    /// A card of the hand that can be played now cannot be paid afterwards.
    TooLittleFor(CardId),
    /// A card of the hand can be played higher than before, or at all.
    PaysFor {
        /// The card.
        card: CardId,
        /// The highest level on which it can then be played.
        level: i8,
    },
    /// All gems there are afterwards.
    Has(Gems),
    /// What a card that can be had could do at once.
    Could {
        /// The card.
        card: CardId,
        /// The level where it seems best.
        level: i8,
        /// What it costs there, from behind the screen.
        gems: Gems,
        /// Infinite gems that pay there.
        infinite: Gems,
        /// Diamonds that pay there.
        diamonds: u8,
        /// The circle that it would close there.
        closes: Option<Colour>,
    },
    /// Gems that are missing to play a card that can be had, even on level 1.
    Lacks {
        /// The card.
        card: CardId,
        /// The gems.
        gems: Gems,
    },
    /// The bid is the last gem of its colour.
    LastGem(Colour),
    /// Probably nobody else bids there.
    ProbablyAlone,
    /// Somebody else will probably bid there.
    ProbablyContested,
    /// Attack tokens take their cards before gems do.
    BeforeGems,
    /// A diamond is named when all bids lie open (R-TD-07).
    NamedLater,
    /// So many bid there that nobody gets a card, as it stands (R-AUC-05, R-AUC-07).
    NobodyWins,
    /// Nothing more can be bid, or played, in this turn.
    NoMore,
    /// No bid, or no play, seems to be better.
    NothingIsBetter,
    /// The card is taken at once, whatever others do.
    TakesAtOnce(CardId),
    /// Somebody else wants the same card.
    WantedBy(Seat),
    /// Whatever the other one of two leaves.
    WhatIsLeft,
    /// Of the cards there it is missed least.
    MissedLeast,
}
