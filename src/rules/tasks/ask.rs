//! Tasks that ask: why, about what, and what can be answered.

use serde::{Deserialize, Serialize};

use super::{auction, development, law, opening, painting, reward};
use crate::cards::{CardId, Colour};
use crate::rules::fact::GemsFor;
use crate::rules::prompt::{Shape, Topic};
use crate::rules::rival::Rival;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::table::{Table, Token};

/// A question to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Which starting gems go back (R-SET-02).
    ReturnGems,
    /// The first card and the kept card (R-SET-03).
    FirstCards,
    /// A bid (R-AUC-01).
    Bid,
    /// Which auction card the attack token takes (R-AUC-12).
    AttackTarget,
    /// Which of two cards the only bidder takes (R-AUC-04).
    TakeCard(Colour),
    /// A claim of one of two bidders (R-AUC-06).
    Claim(Colour),
    /// The tip, or on to the next auction, against a virtual opponent (R-VIR-07).
    TipOrGoOn(Colour),
    /// Which auction card is discarded for a virtual opponent (R-VIR-05).
    RivalTarget(Rival),
    /// The gems of a pass (R-AUC-14).
    PassGems,
    /// The gems of a pass, chosen in secret by all who passed (R-AUC-14).
    PassGemsTogether,
    /// The choice of a development round (R-DEV-01).
    Develop,
    /// What becomes of a card that can no longer be played (R-DEV-12).
    Unplayable(CardId),
    /// Where a card goes (R-DEV-04).
    Place(CardId),
    /// Which reward of the fifth level (R-DEV-08).
    FifthLevel(CardId),
    /// Gems from the reserve (R-REW-01).
    Gems {
        /// How many.
        count: u8,
        /// Why.
        why: GemsFor,
    },
    /// A deck to draw from (R-REW-03).
    Deck,
    /// Whether an infinite gem comes from the own screen (R-REW-07).
    OwnInfinite {
        /// The card it lies on.
        card: CardId,
        /// Its colour.
        colour: Colour,
    },
    /// The colour of an infinite gem (R-LAW-73, R-LAW-83).
    InfiniteColour(CardId),
    /// One of a law's lists of rewards (R-LAW-71).
    LawChoice(CardId),
    /// Which own token to swap (R-LAW-67).
    SwapOwn(CardId),
    /// Which token to take for it (R-LAW-67).
    SwapOther {
        /// The law.
        law: CardId,
        /// The card the own token lies on.
        card: CardId,
        /// The own token.
        token: Token,
    },
    /// Which gems its owner gets (R-LAW-67).
    SwapGems {
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
    },
    /// Which auction card a law takes (R-LAW-69, original text).
    Requisition(CardId),
    /// Which laws go on top of the law deck (R-LAW-70).
    PutBackLaws,
    /// Which cards from the hand go under the law (R-LAW-72).
    Archive(CardId),
    /// Which free card goes under the law (R-LAW-74).
    Attaint(CardId),
    /// Which gems are laid on the law (R-LAW-76).
    Purse(CardId),
    /// Whether a card that was just taken goes under the law (R-LAW-78).
    Enrol {
        /// The card.
        card: CardId,
        /// The law.
        law: CardId,
    },
    /// Paint (R-END-01).
    Paint,
}

impl Ask {
    /// Why it asks.
    pub fn topic(self) -> Topic {
        match self {
            Ask::ReturnGems => Topic::ReturnGems,
            Ask::FirstCards => Topic::FirstCards,
            Ask::Bid => Topic::Bid,
            Ask::AttackTarget => Topic::AttackTarget,
            Ask::TakeCard(_) => Topic::TakeCard,
            Ask::Claim(_) => Topic::Claim,
            Ask::TipOrGoOn(_) => Topic::TipOrGoOn,
            Ask::RivalTarget(_) => Topic::RivalTarget,
            Ask::PassGems => Topic::PassGems,
            Ask::PassGemsTogether => Topic::PassGemsTogether,
            Ask::Develop => Topic::Develop,
            Ask::Unplayable(_) => Topic::Unplayable,
            Ask::Place(_) => Topic::Place,
            Ask::FifthLevel(_) => Topic::FifthLevel,
            Ask::Gems { why, .. } => match why {
                GemsFor::Pass => Topic::PassGems,
                GemsFor::Discard => Topic::DiscardGems,
                GemsFor::Reward
                | GemsFor::Circle
                | GemsFor::Card
                | GemsFor::Bid
                | GemsFor::Law
                | GemsFor::Infinite
                | GemsFor::Paint => Topic::RewardGems,
            },
            Ask::Deck => Topic::Deck,
            Ask::OwnInfinite { .. } => Topic::OwnInfinite,
            Ask::InfiniteColour(_) => Topic::InfiniteColour,
            Ask::LawChoice(_) => Topic::LawChoice,
            Ask::SwapOwn(_) => Topic::SwapOwn,
            Ask::SwapOther { .. } => Topic::SwapOther,
            Ask::SwapGems { .. } => Topic::SwapGems,
            Ask::Requisition(_) => Topic::Requisition,
            Ask::PutBackLaws => Topic::PutBackLaws,
            Ask::Archive(_) => Topic::Archive,
            Ask::Attaint(_) => Topic::Attaint,
            Ask::Purse(_) => Topic::Purse,
            Ask::Enrol { .. } => Topic::Enrol,
            Ask::Paint => Topic::Paint,
        }
    }

    /// The card it is about.
    pub fn card(self) -> Option<CardId> {
        match self {
            Ask::Unplayable(card)
            | Ask::Place(card)
            | Ask::FifthLevel(card)
            | Ask::InfiniteColour(card)
            | Ask::LawChoice(card)
            | Ask::OwnInfinite { card, .. }
            | Ask::SwapOwn(card)
            | Ask::Requisition(card)
            | Ask::SwapOther { card, .. }
            | Ask::SwapGems { card, .. }
            | Ask::Archive(card)
            | Ask::Attaint(card)
            | Ask::Purse(card)
            | Ask::Enrol { card, .. } => Some(card),
            Ask::ReturnGems
            | Ask::FirstCards
            | Ask::TipOrGoOn(_)
            | Ask::RivalTarget(_)
            | Ask::Bid
            | Ask::AttackTarget
            | Ask::TakeCard(_)
            | Ask::Claim(_)
            | Ask::PassGems
            | Ask::PassGemsTogether
            | Ask::Develop
            | Ask::Gems { .. }
            | Ask::Deck
            | Ask::PutBackLaws
            | Ask::Paint => None,
        }
    }

    /// The auction card or gem colour it is about.
    pub fn colour(self) -> Option<Colour> {
        if let Ask::TakeCard(colour)
        | Ask::Claim(colour)
        | Ask::TipOrGoOn(colour)
        | Ask::OwnInfinite { colour, .. } = self
        {
            Some(colour)
        } else {
            None
        }
    }

    /// Whether everybody can know that a secret choice of this player is none: how many gems, attack tokens and cards
    /// somebody has follows from what happened in the open, which ones they are does not (R-HID-02, R-HID-03).
    pub(in crate::rules) fn has_no_choice_for_all_to_see(self, table: &Table, seat: Seat) -> bool {
        let screen = &table.screens[seat];
        if self == Ask::Bid {
            let auction = &table.open.auction;
            let no_card = Colour::ALL.into_iter().all(|c| auction[c].count() == 0);
            return no_card || (screen.gems.is_empty() && screen.attack == 0);
        }
        self == Ask::Develop && screen.hand.is_empty()
    }

    /// What can be answered; nothing if there is nothing to choose from.
    pub(in crate::rules) fn listing(
        self,
        ruleset: &Ruleset,
        table: &Table,
        seat: Seat,
    ) -> Option<Shape> {
        let (open, screen) = (&table.open, &table.screens[seat]);
        let pyramid = &open.pyramids[seat];
        match self {
            Ask::ReturnGems => opening::returned_gems(screen),
            Ask::FirstCards => opening::first_cards(screen),
            Ask::Bid => auction::bids(open, screen),
            Ask::AttackTarget => auction::targets(open),
            Ask::TakeCard(colour) => auction::cards_of(open, colour),
            Ask::Claim(colour) => auction::claims(open, seat, colour),
            Ask::TipOrGoOn(colour) => auction::tip_or_go_on(open, colour),
            Ask::RivalTarget(_) => auction::targets(open),
            Ask::PassGems | Ask::PassGemsTogether => auction::pass_gems(open, seat),
            Ask::Develop => development::choices(ruleset, pyramid, screen),
            Ask::Unplayable(card) => development::unplayable(ruleset, card),
            Ask::Place(card) => development::places(ruleset, pyramid, screen, card),
            Ask::FifthLevel(_) => reward::fifth_level(),
            Ask::Gems { count, .. } => reward::gems(&open.reserve, count),
            Ask::Deck => reward::decks(&table.decks),
            Ask::OwnInfinite { colour, .. } => reward::own_infinite(screen, colour),
            Ask::InfiniteColour(_) => reward::infinite_colours(&open.reserve, screen),
            Ask::LawChoice(card) => law::choose::choices(ruleset, card),
            Ask::SwapOwn(_) => law::swap::own_tokens(open, screen, seat),
            Ask::SwapOther { .. } => law::swap::other_tokens(open, seat),
            Ask::SwapGems { .. } => law::swap::price(screen),
            Ask::Requisition(_) => auction::targets(open),
            Ask::PutBackLaws => law::revise::laws_in_hand(ruleset, screen),
            Ask::Archive(_) => law::archive::cards(screen),
            Ask::Attaint(card) => law::attaint::free_cards(pyramid, card),
            Ask::Purse(_) => law::purse::gems(screen),
            Ask::Enrol { .. } => law::enrol::tuck_or_keep(),
            Ask::Paint => painting::paint(ruleset, table, seat),
        }
    }
}
