//! Tasks that act.

use serde::{Deserialize, Serialize};

use super::{auction, development, law, opening, reward};
use crate::cards::{CardId, Colour, Gems, Reward};
use crate::rules::fact::{GemsFor, WonBy};
use crate::rules::play::Play;
use crate::rules::rival::Rival;
use crate::rules::seat::Seat;
use crate::rules::table::{AuctionPlace, Claim, DeckKind, Sealed, Slot, Token};

/// Something that is done without asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Seals a secret choice.
    Seal(Sealed),
    /// Takes an auction card.
    Take {
        /// The auction card.
        colour: Colour,
        /// The place beside it.
        place: AuctionPlace,
        /// By what.
        by: WonBy,
    },
    /// Claims one of two cards.
    Claim {
        /// The auction card.
        colour: Colour,
        /// The claim.
        claim: Claim,
    },
    /// Stands by the own claim.
    Insist(Colour),
    /// Takes the card at the tip from a virtual opponent (R-VIR-07).
    TakeTip(Colour),
    /// Leaves the cards of a colour to a virtual opponent (R-VIR-07).
    GoOn(Colour),
    /// Discards an auction card for a virtual opponent (R-VIR-05).
    DiscardForRival {
        /// Which of them.
        rival: Rival,
        /// The auction card.
        colour: Colour,
        /// The place beside it.
        place: AuctionPlace,
    },
    /// Begins to play a card.
    Play(CardId),
    /// Discards a card for gems.
    Discard(CardId),
    /// Takes a card back into the hand.
    TakeBack(CardId),
    /// Pays for a card and places it.
    Place {
        /// The card.
        card: CardId,
        /// Where.
        slot: Slot,
        /// Infinite gems that pay.
        infinite: Gems,
    },
    /// Gives the reward of a row, counted from zero.
    GiveRow {
        /// The card.
        card: CardId,
        /// The row.
        row: u8,
    },
    /// Gives the rewards of rows 1 to 3.
    GiveThreeRows(CardId),
    /// Begins what a law does when it is played.
    BeginLaw(CardId),
    /// Gives a law's list of rewards, counted from zero.
    GiveLawChoice {
        /// The law.
        card: CardId,
        /// The list.
        choice: u8,
    },
    /// Gives one reward.
    Give {
        /// The card that gives it.
        card: CardId,
        /// The reward.
        reward: Reward,
    },
    /// Takes gems from the reserve.
    TakeGems {
        /// Which.
        gems: Gems,
        /// Why.
        why: GemsFor,
    },
    /// Draws a card.
    Draw(DeckKind),
    /// Lays a gem from the own screen on a card as an infinite gem.
    OwnInfinite {
        /// The card.
        card: CardId,
        /// The colour.
        colour: Colour,
    },
    /// Puts a law in the place of a card (R-LAW-65).
    Replace {
        /// The law.
        law: CardId,
        /// The card that goes back to the hand.
        card: CardId,
    },
    /// Tucks a law under a card and doubles the tokens there (R-LAW-66).
    Double {
        /// The law.
        law: CardId,
        /// The card.
        card: CardId,
    },
    /// Swaps two tokens and hands over gems (R-LAW-67).
    Swap {
        /// The card the own token lies on.
        card: CardId,
        /// The own token.
        token: Token,
        /// Whose token is taken.
        other: Seat,
        /// The card that token lies on.
        other_card: CardId,
        /// That token.
        other_token: Token,
        /// The gems for it.
        gems: Gems,
    },
    /// Takes an auction card by a law (R-LAW-69, original text).
    Requisition {
        /// The auction card.
        colour: Colour,
        /// The place beside it.
        place: AuctionPlace,
    },
    /// Puts a law from the hand on top of the law deck (R-LAW-70).
    PutBack(CardId),
    /// Tucks a card from the hand under a law (R-LAW-72, R-LAW-78).
    Tuck {
        /// The card.
        card: CardId,
        /// The law.
        under: CardId,
    },
    /// Tucks a card of the pyramid under a law (R-LAW-74).
    Slip {
        /// The card.
        card: CardId,
        /// The law.
        under: CardId,
    },
    /// Lays gems on a law (R-LAW-76).
    Park {
        /// The law.
        law: CardId,
        /// The gems.
        gems: Gems,
    },
}

impl Act {
    /// Does it.
    pub(in crate::rules) fn perform(self, play: &mut Play<'_>, seat: Seat) {
        match self {
            Act::Seal(choice) => opening::seal(play, seat, choice),
            Act::Take { colour, place, by } => auction::take(play, seat, colour, place, by),
            Act::Claim { colour, claim } => auction::claim(play, seat, colour, claim),
            Act::Insist(colour) => auction::insist(play, seat, colour),
            Act::TakeTip(colour) => auction::take_tip(play, seat, colour),
            Act::GoOn(colour) => auction::go_on(play, colour),
            Act::DiscardForRival {
                rival,
                colour,
                place,
            } => auction::discard_for_rival(play, rival, colour, place),
            Act::Play(card) => development::play_card(play, seat, card),
            Act::Discard(card) => development::discard(play, seat, card),
            Act::TakeBack(card) => development::take_back(play, seat, card),
            Act::Place {
                card,
                slot,
                infinite,
            } => development::place(play, seat, card, slot, infinite),
            Act::GiveRow { card, row } => reward::give_rows(play, seat, card, row..=row),
            Act::GiveThreeRows(card) => reward::give_rows(play, seat, card, 0..=2),
            Act::BeginLaw(card) => law::begin(play, seat, card),
            Act::GiveLawChoice { card, choice } => law::choose::give(play, seat, card, choice),
            Act::Give { card, reward } => reward::give(play, seat, card, reward),
            Act::TakeGems { gems, why } => reward::take_gems(play, seat, gems, why),
            Act::Draw(deck) => reward::draw(play, seat, deck),
            Act::OwnInfinite { card, colour } => reward::lay_own_gem(play, seat, card, colour),
            Act::Replace { law, card } => law::replace::replace(play, seat, law, card),
            Act::Double { law, card } => law::double::double(play, seat, law, card),
            Act::Swap {
                card,
                token,
                other,
                other_card,
                other_token,
                gems,
            } => {
                let tokens = ((card, token), (other_card, other_token));
                law::swap::swap(play, (seat, other), tokens, gems);
            }
            Act::Requisition { colour, place } => {
                law::requisition::take(play, seat, colour, place);
            }
            Act::PutBack(card) => law::revise::put_back(play, seat, card),
            Act::Tuck { card, under } => law::archive::tuck(play, seat, card, under),
            Act::Slip { card, under } => law::attaint::slip(play, seat, card, under),
            Act::Park { law, gems } => law::purse::park(play, seat, law, gems),
        }
    }
}
