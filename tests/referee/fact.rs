//! The entries of the log.

use crate::prelude::*;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Phase {
    Setup,
    Auction,
    Development,
    Combat,
    Judgement,
    Painting,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Row {
    /// One of each colour.
    Four,
    /// Two, with the colours of each (R-TD-02).
    Two([[Colour; 2]; 2]),
}

/// Its colour's index, or which of the two.
pub type At = usize;

impl Row {
    pub fn count(self) -> usize {
        match self {
            Row::Four => 4,
            Row::Two(_) => 2,
        }
    }

    pub fn name(self, at: At) -> String {
        match self {
            Row::Four => COLOURS[at].to_owned(),
            Row::Two(cards) => cards[at].map(|c| COLOURS[c]).join(" and "),
        }
    }

    pub fn takes(self, at: At, colour: Colour) -> bool {
        match self {
            Row::Four => at == colour,
            Row::Two(cards) => cards[at].contains(&colour),
        }
    }
}

/// R-TD-04.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum DomainReward {
    Gems,
    Science,
    Attack,
    Character,
    Law,
}

#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Bidder {
    Seat(usize),
    Rival(u64),
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Bid {
    Gem(Colour, At),
    /// Its auction card is named later (R-TD-07).
    Diamond,
    Attack,
    Pass,
}

impl Bid {
    pub fn is_for(self, at: At) -> bool {
        matches!(self, Bid::Gem(_, bid) if bid == at)
    }
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum CardPlace {
    Base,
    Tip,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Claim {
    Place(CardPlace),
    Either,
    Insist,
}

#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Paint {
    Gem,
    Diamond,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Why {
    Pass,
    Reward,
    Discard,
    Circle,
    Card,
    Law,
    /// Diamonds only: a bid gem goes with the bid.
    Bid,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Source {
    /// Never runs out.
    Supply,
    Reserve,
    Screen,
    /// R-INV-05.
    Combat,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Deck {
    Small,
    Laws,
    Criminals,
}

#[derive(Clone, Debug)]
pub enum Fact {
    FirstCard {
        card: i64,
    },
    OrderDrawn {
        seats: Vec<usize>,
    },
    DomainReward {
        reward: DomainReward,
    },
    Bid {
        auction: i64,
        who: Bidder,
        bid: Bid,
    },
    Claim {
        auction: i64,
        at: At,
        claim: Claim,
    },
    Won {
        auction: i64,
        card: i64,
        at: At,
        place: CardPlace,
        by_attack: bool,
    },
    DiscardedAuction {
        card: i64,
        rival: Option<u64>,
    },
    Revealed {
        card: i64,
        at: At,
    },
    GemsTaken {
        gems: Gems,
        why: Why,
        from: Source,
    },
    GemsPaid {
        gems: Gems,
        why: Why,
    },
    Named {
        auction: i64,
        at: At,
    },
    DiamondsTaken {
        diamonds: i64,
        from: Source,
    },
    DiamondsPaid {
        diamonds: i64,
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
        with: Paint,
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
        at: At,
        place: CardPlace,
    },
    /// R-INV-04.
    LostBid {
        means: Payment,
    },
    MonsterRevealed {
        monster: i64,
    },
    CombatShown {
        means: Payment,
    },
    /// From the screen or the combat card.
    CombatPaid {
        means: Payment,
        from: Source,
    },
    Fought {
        beaten: usize,
    },
    Rewarded {
        monster: i64,
    },
    Penalty {
        monster: i64,
    },
    /// Law 105.
    Mustered {
        gems: Gems,
    },
    /// R-UND-03.
    JudgementsDrawn {
        card: i64,
        row: i64,
        count: i64,
    },
    JudgementsReturned {
        count: i64,
        why: Why,
    },
    BribesTaken {
        bribes: i64,
        card: i64,
    },
    /// R-UND-06.
    BribesPaid {
        bribes: i64,
        card: i64,
        by: i64,
    },
    Moved {
        card: i64,
        level: i64,
        column: i64,
        by: i64,
    },
    PutUnder {
        deck: Deck,
        count: i64,
    },
    JudgementsShown {
        judgements: Vec<Judgement>,
    },
    /// Discarded because of a judgement.
    Obeyed {
        kinds: Vec<Kind>,
        card: i64,
        token: Token,
    },
}

impl Fact {
    /// By how many cards this lengthens the game.
    pub fn prolongs(&self) -> Option<i64> {
        let Fact::Prolonged { count } = self else {
            return None;
        };
        Some(*count)
    }
}

#[derive(Clone, Debug)]
pub struct Entry {
    pub turn: i64,
    pub phase: Phase,
    /// `usize::MAX` if the entry belongs to nobody.
    pub seat: usize,
    pub fact: Fact,
}
