//! The kinds of facts. A new kind does not compile before it is listed here, and then has to be in the museum.

use viceroy::rules::{DeckFact, Fact, OpenFact, ScreenFact};

macro_rules! kinds {
    ($all:ident, $of:ident, $facts:ident: $($kind:ident)*) => {
        const $all: &[&str] = &[$(concat!(stringify!($facts), "::", stringify!($kind))),*];

        fn $of(fact: &$facts) -> &'static str {
            match fact {
                $($facts::$kind { .. } => concat!(stringify!($facts), "::", stringify!($kind)),)*
            }
        }
    };
}

kinds!(OPEN, of_open, OpenFact:
    AuctionCardsLaid ReserveIs GemsReturned TurnBegan PhaseBegan Answered TookAnswerBack StoppedInsisting PassGemsShown FirstCardsShown Revealed
    MovedToTip AuctionDiscarded BidsShown RivalsJoined RivalsBid RivalTook RivalLeft Contested Claimed Won Passed
    DevelopsShown PassedRound Played Discarded TakenBack InfiniteUsed InfiniteReady GemsTaken GemsPaid Circle
    TokenGained GainedAttack Drew HandDiscarded Replaced Tucked Slipped Parked Unparked Swapped GemsGiven Prolonged
    LawTook Replenished PutBack Painted Scored Ended
    OrderDrawn DomainPlaced DomainRewardsShown CharactersReturned Diamonds Invasion Underworld);

kinds!(SCREEN, of_screen, ScreenFact:
    GemsIn GemsOut AttackIn AttackOut DiamondsIn DiamondsOut CardIn CardOut Dealt Sealed Unsealed JudgementsDrawn
    JudgementsOut BribesIn BribesOut);

kinds!(DECKS, of_decks, DeckFact: Stacked TopOff OnTop MonstersStacked MonsterOff JudgementsLaid
    JudgementsOff JudgementsBack Under);

/// Every kind there is.
pub fn all() -> impl Iterator<Item = &'static str> {
    [OPEN, SCREEN, DECKS].into_iter().flatten().copied()
}

/// The kind of a fact.
pub fn kind(fact: &Fact) -> &'static str {
    match fact {
        Fact::Open(fact) => of_open(fact),
        Fact::Screen(_, fact) => of_screen(fact),
        Fact::Decks(fact) => of_decks(fact),
    }
}
