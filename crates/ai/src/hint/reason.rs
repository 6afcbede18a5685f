//! An answer worth thinking of, and what can be said of it.

use smallvec::SmallVec;

use super::aspect::Aspect;
use viceroy_rules::cards::{CardId, Colour, Gems, JudgementId};
use viceroy_rules::{Answer, Currency, DeckKind, DomainReward, Seat, Token};

/// An answer worth thinking of.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    pub answer: Answer,
    /// How many points it seems to be behind the best.
    pub behind: f32,
    /// Where a card goes that is chosen without its place.
    pub goes: Option<Placement>,
    /// What sets it apart from the others, in the order in which it is said. No reason is one of two of them.
    pub reasons: Vec<Reason>,
}

/// Where a card goes that is chosen without its place. It is no reason, but what the reasons are true of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    pub level: i8,
    /// Gems from behind the screen.
    pub gems: Gems,
    pub infinite: Gems,
    pub diamonds: u8,
}

/// Something that is true of one answer to a question, and of none beside which it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It closes a single-colour circle.
    Closes {
        /// The circle's colour.
        colour: Colour,
        /// What the circle counts, its bonuses among it.
        points: i16,
    },
    /// It gets these tokens, those for points not among them.
    Gets(SmallVec<[Token; 4]>),
    /// It gets so many attack tokens.
    GetsAttack(u8),
    /// It gets so many diamonds.
    GetsDiamonds(u8),
    /// It gives a token for another one.
    Swaps {
        given: Token,
        /// The other one.
        taken: Token,
    },
    /// It completes a set, or several, which count so many points.
    CompletesSet(i16),
    /// It fends off attack tokens of the others, which would cost so many points.
    FendsOff(i16),
    /// It beats so many monsters.
    Beats(u8),
    /// Nothing that can be shown beats more monsters than what lies on the combat card: so many.
    NoneBeatsMore(u8),
    /// What lies on the combat card then beats so many of the monsters that have come.
    WouldBeat(u8),
    /// That stays on the combat card.
    OnCombatCard(Currency),
    Takes(Gems),
    /// It draws so many cards.
    Draws(u8),
    /// A card from this deck is what it is.
    From {
        deck: DeckKind,
        /// How many cards of its kind the hand has.
        held: u8,
    },
    /// What a domain card gives is good for.
    Domain(DomainReward),
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
    /// A character moves to this level.
    Moves(i8),
    /// So many judgement tokens stay with their owner for it.
    KeepsJudgements(u8),
    /// So many bribes stay.
    KeepsBribes(u8),
    /// So many points more as the table lies, or fewer.
    Scores(i16),
    /// The same where other reasons have told of some of them.
    ScoresInAll(i16),
    /// It costs no points, and every other answer does.
    CostsNothing,
    /// It spares its owner so many points that judgements would take as the pyramid is.
    Spares(i16),
    /// It spares its owner the token that a judgement would take.
    SparesToken,
    /// The judgement costs more with everything that comes of what it counts; of tokens that say the same it is the first.
    Grows(JudgementId),
    /// The judgement never costs more than it does.
    Fixed,
    /// One corner is missing for a circle of that colour.
    Almost {
        colour: Colour,
        /// The circle's level.
        level: i8,
    },
    /// It opens a place on a level above the first.
    Opens {
        /// The highest such level.
        level: i8,
        /// The colour of the two corners there, if it is one: half of a circle.
        pair: Option<Colour>,
    },
    /// What stays pays for another card of the hand.
    Leaves {
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
        card: CardId,
        /// The highest level on which it can then be played.
        level: i8,
    },
    /// There was no gem of that colour, and then there is.
    FirstOf(Colour),
    /// So many cards of the hand cost gems of that colour.
    Costing(u8),
    /// No gem of that colour stays.
    NoneLeft(Colour),
    /// Of every colour there are at least so many gems then.
    OfEvery(u8),
    /// All gems there are afterwards.
    Has(Gems),
    /// So many gems and diamonds stay.
    GemsLeft(u16),
    /// Infinite gems that can still pay in this turn.
    InfiniteLeft(Gems),
    /// A card stays in the hand.
    Keeps(CardId),
    /// The law comes to lie on top of its deck.
    OnTop(CardId),
    /// What a card that can be had could do at once.
    Could {
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
        card: CardId,
        gems: Gems,
    },
    /// The same where gems of any colours are missing.
    LacksAny {
        card: CardId,
        /// How many.
        count: u16,
    },
    /// A card that goes could have been played by the one who is asked, on this level.
    UsefulTo {
        card: CardId,
        /// The level where it seems best.
        level: i8,
    },
    /// The bid is the last gem of its colour.
    LastGem(Colour),
    /// Probably nobody else bids there.
    ProbablyAlone,
    /// Somebody else will probably bid there.
    ProbablyContested,
    /// Nobody has bid there, as all bids are shown.
    NobodyThere,
    /// Somebody has bid there.
    BidBy(Seat),
    /// Attack tokens take their cards before gems do.
    BeforeGems,
    /// A diamond is named when all bids lie open (R-TD-07).
    NamedLater,
    /// So many bid there that nobody gets a card, as it stands (R-AUC-05, R-AUC-07).
    NobodyWins,
    /// Another bid follows, which costs another gem.
    BidsOn,
    /// It counts as a pass (R-VIR-07).
    CountsAsPass,
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
    /// Another criminal is drawn for the one that goes (R-UND-04).
    AnotherCriminal,
    /// A criminal can go below the base.
    FitsBelow(CardId),
    /// There is no place for a criminal yet.
    NoPlaceFor(CardId),
    /// In everything that can be told the other answers come to the same.
    NoDifference,
    /// The next best answer seems to be just as good.
    JustAsGood,
    /// The play after it seems to be better.
    NextPlay,
    /// It seems to be better in the turns to come.
    InTheLongRun,
    /// It promises more of something than the answer beside it.
    More(Aspect),
    /// It promises less of something than the best answer.
    Less(Aspect),
}

impl Reason {
    /// By how much it says the score changes.
    pub(super) fn scores(&self) -> Option<i16> {
        if let Reason::Scores(points) = self { Some(*points) } else { None }
    }
}
