//! Hints, and the reasons for them.

use super::aspect::Aspect;
use crate::prelude::*;
use viceroy_rules::cards::JudgementId;
use viceroy_rules::{DeckKind, DomainReward};

#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    pub answer: Answer,
    /// In points, relative to the best answer.
    pub behind: f32,
    pub goes: Option<Placement>,
    /// In display order. No two answers share a reason.
    pub reasons: Vec<Reason>,
}

/// The placement that the reasons assume.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    pub level: i8,
    pub gems: Gems,
    pub infinite: Gems,
    pub diamonds: u8,
}

/// Something that is true of one answer and of none of those shown with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    Closes {
        colour: Colour,
        points: i16,
    },
    /// Tokens gained, except those for points.
    Gets(SmallVec<[Token; 4]>),
    GetsAttack(u8),
    GetsDiamonds(u8),
    Swaps {
        given: Token,
        taken: Token,
    },
    /// Points of the sets in total.
    CompletesSet(i16),
    /// Points saved by blocking attack tokens.
    FendsOff(i16),
    Beats(u8),
    /// Nothing beats more monsters than the combat card already does: this many.
    NoneBeatsMore(u8),
    /// How many of the monsters so far the combat card then beats.
    WouldBeat(u8),
    OnCombatCard(Currency),
    Takes(Gems),
    Draws(u8),
    From {
        deck: DeckKind,
        /// How many cards of its kind the hand has.
        held: u8,
    },
    Domain(DomainReward),
    GoesUnder(CardId),
    Replaces(CardId),
    Tucks(SmallVec<[CardId; 2]>),
    Lays(Gems),
    Prolongs,
    Moves(i8),
    KeepsJudgements(u8),
    KeepsBribes(u8),
    Scores(i16),
    /// Like `Scores`, if other reasons mention some of the points.
    ScoresInAll(i16),
    CostsNothing,
    /// Points not lost to judgements, for the current pyramid.
    Spares(i16),
    SparesToken,
    /// The judgement's cost grows; for the first of several equal tokens.
    Grows(JudgementId),
    Fixed,
    Almost {
        colour: Colour,
        level: i8,
    },
    Opens {
        level: i8,
        /// The colour of the two corners there, if they match: half a circle.
        pair: Option<Colour>,
    },
    Leaves {
        card: CardId,
        level: i8,
        gems: Gems,
    },
    /// A card in the hand that becomes unaffordable.
    TooLittleFor(CardId),
    /// A card in the hand that can be played higher than before, or at all.
    PaysFor {
        card: CardId,
        level: i8,
    },
    FirstOf(Colour),
    Costing(u8),
    NoneLeft(Colour),
    /// The minimum over all colours.
    OfEvery(u8),
    Has(Gems),
    GemsLeft(u16),
    InfiniteLeft(Gems),
    Keeps(CardId),
    OnTop(CardId),
    /// What an available card could do at once.
    Could {
        card: CardId,
        level: i8,
        gems: Gems,
        infinite: Gems,
        diamonds: u8,
        closes: Option<Colour>,
    },
    /// Gems missing to play an available card even on level 1.
    Lacks {
        card: CardId,
        gems: Gems,
    },
    /// Like `Lacks`, for gems of any colour.
    LacksAny {
        card: CardId,
        count: u16,
    },
    /// A discarded card that could have been played on this level.
    UsefulTo {
        card: CardId,
        level: i8,
    },
    LastGem(Colour),
    ProbablyAlone,
    ProbablyContested,
    NobodyThere,
    BidBy(Seat),
    BeforeGems,
    /// Its place is named after all bids are shown (R-TD-07).
    NamedLater,
    /// Too many bids there for anyone to get a card, so far (R-AUC-05, R-AUC-07).
    NobodyWins,
    BidsOn,
    /// It counts as a pass (R-VIR-07).
    CountsAsPass,
    NoMore,
    NothingIsBetter,
    TakesAtOnce(CardId),
    WantedBy(Seat),
    WhatIsLeft,
    MissedLeast,
    /// Another criminal is drawn for the one that goes (R-UND-04).
    AnotherCriminal,
    FitsBelow(CardId),
    NoPlaceFor(CardId),
    NoDifference,
    JustAsGood,
    NextPlay,
    InTheLongRun,
    More(Aspect),
    Less(Aspect),
}

impl Reason {
    pub(super) fn scores(&self) -> Option<i16> {
        if let Reason::Scores(points) = self { Some(*points) } else { None }
    }
}
