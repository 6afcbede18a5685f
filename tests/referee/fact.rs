//! What an entry of the log says.

use crate::sheet::{Colour, Gems, Token};

/// A part of the game that an entry belongs to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Phase {
    Setup,
    Auction,
    Development,
    Painting,
}

/// Who bids.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Bidder {
    Seat(usize),
    Rival(u64),
}

/// What is bid.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Bid {
    Gem(Colour),
    Attack,
    Pass,
}

/// One of the two places beside an auction card.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum CardPlace {
    Base,
    Tip,
}

/// What somebody wants of two cards.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Claim {
    Place(CardPlace),
    Either,
    Insist,
}

/// Why gems go to or from the reserve.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Why {
    Pass,
    Reward,
    Discard,
    Circle,
    Card,
    Law,
}

/// Where what is gained was before.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Source {
    /// In the supply, which never runs out.
    Supply,
    Reserve,
    Screen,
}

/// A deck that can be drawn from.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Deck {
    Small,
    Laws,
}

/// What happened.
#[derive(Clone, Debug)]
pub enum Fact {
    FirstCard {
        card: i64,
    },
    Bid {
        auction: i64,
        who: Bidder,
        bid: Bid,
    },
    Claim {
        auction: i64,
        colour: Colour,
        claim: Claim,
    },
    Won {
        auction: i64,
        card: i64,
        colour: Colour,
        place: CardPlace,
        by_attack: bool,
    },
    DiscardedAuction {
        card: i64,
        rival: Option<u64>,
    },
    Revealed {
        card: i64,
        colour: Colour,
    },
    GemsTaken {
        gems: Gems,
        why: Why,
    },
    GemsPaid {
        gems: Gems,
        why: Why,
    },
    Played {
        card: i64,
        level: i64,
        column: i64,
    },
    Discarded {
        card: i64,
    },
    Returned {
        card: i64,
        by: Option<i64>,
    },
    Tucked {
        card: i64,
        under: i64,
        from_pyramid: bool,
    },
    Passed {
        round: i64,
    },
    Circle {
        level: i64,
        column: i64,
        colour: Colour,
        gem: bool,
    },
    Token {
        card: i64,
        token: Token,
        from: Source,
    },
    Drew {
        deck: Deck,
        count: i64,
    },
    Painted {
        card: i64,
        section: usize,
        colour: Colour,
    },
    GemsParked {
        card: i64,
        gems: Gems,
    },
    GemsUnparked {
        card: i64,
        gems: Gems,
    },
    Swapped {
        card: i64,
        token: Token,
        with: usize,
        with_card: i64,
        with_token: Token,
    },
    GemsGiven {
        to: usize,
        gems: Gems,
    },
    Prolonged {
        count: i64,
    },
    PutBack {
        deck: Deck,
        count: i64,
    },
    TakenAuction {
        card: i64,
        colour: Colour,
        place: CardPlace,
    },
}

/// An entry of the log.
#[derive(Clone, Debug)]
pub struct Entry {
    pub turn: i64,
    pub phase: Phase,
    /// Whose entry it is; for what nobody does, `usize::MAX`, which is no seat.
    pub seat: usize,
    pub fact: Fact,
}
