//! Tasks: one line of unfinished business on a seat's desk. A task either asks or acts, never both, so that an open
//! question can always be asked afresh when the table has changed under it.

mod answer;
mod auction;
mod development;
mod law;
mod opening;
mod painting;
mod reward;

pub(super) use answer::{accept, check, digest, fallback, forced};
pub(super) use auction::{bidders, pass_gem_count, pay_bid};
pub(super) use development::stand;
pub(super) use reward::draw;
use serde::{Deserialize, Serialize};

use super::fact::{GemsFor, WonBy};
use super::play::Play;
use super::prompt::{Shape, Topic};
use super::ruleset::Ruleset;
use super::seat::Seat;
use super::table::{AuctionPlace, Claim, DeckKind, Sealed, Slot, Table};
use crate::cards::{CardId, Colour, Gems, Reward};

/// One line of unfinished business.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Asks for the first card and the kept card.
    AskFirstCards,
    /// Asks for a bid.
    AskBid,
    /// Asks which auction card the attack token takes.
    AskAttackTarget,
    /// Asks the only bidder which of two cards to take.
    AskTakeCard(Colour),
    /// Asks one of two bidders for a claim.
    AskClaim(Colour),
    /// Asks for the gems of a pass.
    AskPassGems,
    /// Asks for the choice of a development round.
    AskDevelop,
    /// Asks what becomes of a card that can no longer be played.
    AskUnplayable(CardId),
    /// Asks where a card goes.
    AskPlace(CardId),
    /// Asks which reward of the fifth level.
    AskFifthLevel(CardId),
    /// Asks for gems.
    AskGems {
        /// How many.
        count: u8,
        /// Why.
        why: GemsFor,
    },
    /// Asks for a deck to draw from.
    AskDeck,
    /// Asks whether an infinite gem comes from the own screen.
    AskOwnInfinite {
        /// The card it lies on.
        card: CardId,
        /// Its colour.
        colour: Colour,
    },
    /// Asks for the colour of an infinite gem.
    AskInfiniteColour(CardId),
    /// Asks for one of a law's lists of rewards.
    AskLawChoice(CardId),
    /// Asks for paint.
    AskPaint,
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
}

impl Task {
    /// Why it asks; tasks that act have the topic of what they follow from and never show it.
    pub(super) fn topic(self) -> Topic {
        match self {
            Task::AskFirstCards => Topic::FirstCards,
            Task::AskBid | Task::Seal(_) => Topic::Bid,
            Task::AskAttackTarget => Topic::AttackTarget,
            Task::AskTakeCard(_) | Task::Take { .. } => Topic::TakeCard,
            Task::AskClaim(_) | Task::Claim { .. } | Task::Insist(_) => Topic::Claim,
            Task::AskPassGems => Topic::PassGems,
            Task::AskDevelop | Task::Play(_) | Task::Discard(_) => Topic::Develop,
            Task::AskUnplayable(_) | Task::TakeBack(_) => Topic::Unplayable,
            Task::AskPlace(_) | Task::Place { .. } => Topic::Place,
            Task::AskFifthLevel(_) | Task::GiveThreeRows(_) => Topic::FifthLevel,
            Task::AskGems { why, .. } | Task::TakeGems { why, .. } => match why {
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
            Task::AskDeck | Task::Draw(_) => Topic::Deck,
            Task::AskOwnInfinite { .. } | Task::OwnInfinite { .. } => Topic::OwnInfinite,
            Task::AskInfiniteColour(_) => Topic::InfiniteColour,
            Task::AskLawChoice(_) | Task::GiveLawChoice { .. } => Topic::LawChoice,
            Task::GiveRow { .. } | Task::Give { .. } => Topic::RewardGems,
            Task::AskPaint => Topic::Paint,
        }
    }

    /// Whether it asks; otherwise it acts.
    pub(super) fn asks(self) -> bool {
        match self {
            Task::AskFirstCards
            | Task::AskBid
            | Task::AskAttackTarget
            | Task::AskTakeCard(_)
            | Task::AskClaim(_)
            | Task::AskPassGems
            | Task::AskDevelop
            | Task::AskUnplayable(_)
            | Task::AskPlace(_)
            | Task::AskFifthLevel(_)
            | Task::AskGems { .. }
            | Task::AskDeck
            | Task::AskOwnInfinite { .. }
            | Task::AskInfiniteColour(_)
            | Task::AskLawChoice(_)
            | Task::AskPaint => true,
            Task::Seal(_)
            | Task::Take { .. }
            | Task::Claim { .. }
            | Task::Insist(_)
            | Task::Play(_)
            | Task::Discard(_)
            | Task::TakeBack(_)
            | Task::Place { .. }
            | Task::GiveRow { .. }
            | Task::GiveThreeRows(_)
            | Task::GiveLawChoice { .. }
            | Task::Give { .. }
            | Task::TakeGems { .. }
            | Task::Draw(_)
            | Task::OwnInfinite { .. } => false,
        }
    }

    /// The card it is about.
    pub(super) fn card(self) -> Option<CardId> {
        match self {
            Task::AskUnplayable(card)
            | Task::AskPlace(card)
            | Task::AskFifthLevel(card)
            | Task::AskInfiniteColour(card)
            | Task::AskLawChoice(card)
            | Task::AskOwnInfinite { card, .. }
            | Task::Play(card)
            | Task::Discard(card)
            | Task::TakeBack(card)
            | Task::Place { card, .. }
            | Task::GiveRow { card, .. }
            | Task::GiveThreeRows(card)
            | Task::GiveLawChoice { card, .. }
            | Task::Give { card, .. }
            | Task::OwnInfinite { card, .. } => Some(card),
            Task::AskFirstCards
            | Task::AskBid
            | Task::AskAttackTarget
            | Task::AskTakeCard(_)
            | Task::AskClaim(_)
            | Task::AskPassGems
            | Task::AskDevelop
            | Task::AskGems { .. }
            | Task::AskDeck
            | Task::AskPaint
            | Task::Seal(_)
            | Task::Take { .. }
            | Task::Claim { .. }
            | Task::Insist(_)
            | Task::TakeGems { .. }
            | Task::Draw(_) => None,
        }
    }

    /// The auction card or gem colour it is about.
    pub(super) fn colour(self) -> Option<Colour> {
        if let Task::AskTakeCard(colour)
        | Task::AskClaim(colour)
        | Task::AskOwnInfinite { colour, .. } = self
        {
            Some(colour)
        } else {
            None
        }
    }
}

/// What can be answered to a task that asks; nothing if there is nothing to choose from.
pub(super) fn listing(ruleset: &Ruleset, table: &Table, seat: Seat, task: Task) -> Option<Shape> {
    let screen = &table.screens[seat];
    match task {
        Task::AskFirstCards => opening::first_cards(screen),
        Task::AskBid => auction::bids(&table.open, screen),
        Task::AskAttackTarget => auction::targets(&table.open),
        Task::AskTakeCard(colour) => auction::cards_of(&table.open, colour),
        Task::AskClaim(colour) => auction::claims(&table.open, seat, colour),
        Task::AskPassGems => auction::pass_gems(&table.open, seat),
        Task::AskDevelop => development::choices(ruleset, &table.open.pyramids[seat], screen),
        Task::AskUnplayable(card) => development::unplayable(card),
        Task::AskPlace(card) => {
            development::places(ruleset, &table.open.pyramids[seat], screen, card)
        }
        Task::AskFifthLevel(_) => reward::fifth_level(),
        Task::AskGems { count, .. } => reward::gems(&table.open.reserve, count),
        Task::AskDeck => reward::decks(&table.decks),
        Task::AskOwnInfinite { colour, .. } => reward::own_infinite(screen, colour),
        Task::AskInfiniteColour(_) => reward::infinite_colours(&table.open.reserve, screen),
        Task::AskLawChoice(card) => law::choices(ruleset.card(card)),
        Task::AskPaint => painting::paint(ruleset, table, seat),
        Task::Seal(_)
        | Task::Take { .. }
        | Task::Claim { .. }
        | Task::Insist(_)
        | Task::Play(_)
        | Task::Discard(_)
        | Task::TakeBack(_)
        | Task::Place { .. }
        | Task::GiveRow { .. }
        | Task::GiveThreeRows(_)
        | Task::GiveLawChoice { .. }
        | Task::Give { .. }
        | Task::TakeGems { .. }
        | Task::Draw(_)
        | Task::OwnInfinite { .. } => None,
    }
}

/// Does a task that acts.
pub(super) fn act(play: &mut Play<'_>, seat: Seat, task: Task) {
    match task {
        Task::Seal(choice) => opening::seal(play, seat, choice),
        Task::Take { colour, place, by } => auction::take(play, seat, colour, place, by),
        Task::Claim { colour, claim } => auction::claim(play, seat, colour, claim),
        Task::Insist(colour) => auction::insist(play, seat, colour),
        Task::Play(card) => development::play_card(play, seat, card),
        Task::Discard(card) => development::discard(play, seat, card),
        Task::TakeBack(card) => development::take_back(play, seat, card),
        Task::Place {
            card,
            slot,
            infinite,
        } => development::place(play, seat, card, slot, infinite),
        Task::GiveRow { card, row } => reward::give_rows(play, seat, card, row..=row),
        Task::GiveThreeRows(card) => reward::give_rows(play, seat, card, 0..=2),
        Task::GiveLawChoice { card, choice } => law::give(play, seat, card, choice),
        Task::Give { card, reward } => reward::give(play, seat, card, reward),
        Task::TakeGems { gems, why } => reward::take_gems(play, seat, gems, why),
        Task::Draw(deck) => reward::draw(play, seat, deck),
        Task::OwnInfinite { card, colour } => reward::lay_own_gem(play, seat, card, colour),
        Task::AskFirstCards
        | Task::AskBid
        | Task::AskAttackTarget
        | Task::AskTakeCard(_)
        | Task::AskClaim(_)
        | Task::AskPassGems
        | Task::AskDevelop
        | Task::AskUnplayable(_)
        | Task::AskPlace(_)
        | Task::AskFifthLevel(_)
        | Task::AskGems { .. }
        | Task::AskDeck
        | Task::AskOwnInfinite { .. }
        | Task::AskInfiniteColour(_)
        | Task::AskLawChoice(_)
        | Task::AskPaint => {}
    }
}
