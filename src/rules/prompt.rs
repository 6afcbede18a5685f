//! Prompts: what a player is asked, and the shapes an answer can have.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::seat::Seat;
use super::tasks::Ask;
use crate::cards::{CardId, Colour, Gems, Section};
use crate::rules::table::{AuctionPlace, Bid, Claim, DeckKind, Slot, Token};

/// Identifies one asking of a question within a game; an answer to an older one is stale.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PromptId(pub u32);

/// Why we ask. Carries nothing that is not public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    /// Which starting gems go back (R-SET-02).
    ReturnGems,
    /// Which of the dealt cards starts the pyramid and which goes to the hand (R-SET-03).
    FirstCards,
    /// A bid (R-AUC-01).
    Bid,
    /// Which auction card an attack token takes (R-AUC-12).
    AttackTarget,
    /// Which of two cards the only bidder takes (R-AUC-04).
    TakeCard,
    /// Which of two cards one of two bidders claims (R-AUC-06).
    Claim,
    /// The card at the tip, or on to the next auction, against a virtual opponent (R-VIR-07).
    TipOrGoOn,
    /// Which auction card is discarded for a virtual opponent (R-VIR-05).
    RivalTarget,
    /// Gems for a pass in the auction phase (R-AUC-14).
    PassGems,
    /// The same, chosen in secret by all who passed, because the reserve covers them whatever they take (R-AUC-14).
    PassGemsTogether,
    /// What to do in a development round (R-DEV-01).
    Develop,
    /// What to do with a card that can no longer be played (R-DEV-12).
    Unplayable,
    /// Gems for a discarded card (R-DEV-01).
    DiscardGems,
    /// Where a card goes and which infinite gems help to pay (R-DEV-04, R-DEV-11).
    Place,
    /// The rewards of rows 1 to 3 or 15 points (R-DEV-08).
    FifthLevel,
    /// Gems as a reward (R-REW-01).
    RewardGems,
    /// The deck to draw a card from (R-REW-03).
    Deck,
    /// Whether an infinite gem comes from the own screen (R-REW-07).
    OwnInfinite,
    /// The colour of an infinite gem of choice.
    InfiniteColour,
    /// Which list of rewards of a law (R-LAW-71 and others).
    LawChoice,
    /// Which own token to swap, if any (R-LAW-67).
    SwapOwn,
    /// Which token of another pyramid to take for it (R-LAW-67).
    SwapOther,
    /// Which gems its owner gets (R-LAW-67).
    SwapGems,
    /// Which auction card a law takes (R-LAW-69, original text).
    Requisition,
    /// Which laws go on top of the law deck (R-LAW-70).
    PutBackLaws,
    /// Which cards from the hand are tucked under a law (R-LAW-72).
    Archive,
    /// Which free card is tucked under a law (R-LAW-74).
    Attaint,
    /// Which gems are laid on a law (R-LAW-76).
    Purse,
    /// Whether a taken card is tucked under a law instead of kept (R-LAW-78).
    Enrol,
    /// Which sections to paint (R-END-01).
    Paint,
}

impl Topic {
    /// Whether all players answer in secret and at once, so that nobody learns more than who has answered.
    pub fn is_sealed(self) -> bool {
        matches!(
            self,
            Topic::ReturnGems
                | Topic::FirstCards
                | Topic::Bid
                | Topic::Develop
                | Topic::PassGemsTogether
        )
    }

    /// Whether another seat's answer can change what can be answered. Secret choices and paint depend on nothing that
    /// others touch while they are open.
    pub(super) fn depends_on_others(self) -> bool {
        !self.is_sealed() && self != Topic::Paint
    }
}

/// What one choice is, for labels, pictures and computer players. Stored questions are recognised by a fingerprint that
/// counts the kinds in this order: new ones go to the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// A card: dealt, in the hand, or in the pyramid, as the topic says.
    Card(CardId),
    /// A bid.
    Bid(Bid),
    /// The card beside an auction card.
    AuctionCard {
        /// The auction card.
        colour: Colour,
        /// The place beside it.
        place: AuctionPlace,
    },
    /// A claim.
    Claim(Claim),
    /// Stand by the own claim after a conflict.
    Insist,
    /// Play a card from the hand.
    Play(CardId),
    /// Discard a card from the hand for gems.
    Discard(CardId),
    /// Pass the development phase.
    Pass,
    /// Take a card that cannot be played back into the hand.
    TakeBack,
    /// Place the card here, using so many infinite gems of each colour.
    Place {
        /// Where.
        slot: Slot,
        /// Infinite gems that pay.
        infinite: Gems,
    },
    /// Place the card instead of this one (R-LAW-65).
    Replace(CardId),
    /// Tuck the card under this one (R-LAW-66).
    TuckUnder(CardId),
    /// The rewards of rows 1 to 3.
    AllRewards,
    /// One token of 15 points.
    FifteenPoints,
    /// A deck to draw from.
    Deck(DeckKind),
    /// Use a gem from the own screen.
    UseOwnGem,
    /// Go without.
    GoWithout,
    /// A colour.
    Colour(Colour),
    /// A law's list of rewards, counted from zero.
    LawChoice(u8),
    /// A token in a pyramid (R-LAW-67).
    Token {
        /// Whose pyramid.
        seat: Seat,
        /// The card it lies on.
        card: CardId,
        /// The token.
        token: Token,
    },
    /// Tuck a card that was just taken instead of keeping it (R-LAW-78).
    Enrol,
    /// Keep it in the hand (R-LAW-78).
    Keep,
    /// Leave the cards to a virtual opponent and go on to the next auction (R-VIR-07).
    GoOn,
}

/// Whether the order of several picked offers means something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PickOrder {
    /// It does: of first cards the first is played and the second kept; of laws that go back the first ends on top.
    Matters,
    /// It does not.
    Free,
}

/// How many have to be picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HowMany {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
}

impl HowMany {
    /// Exactly one.
    pub const ONE: HowMany = HowMany::exactly(1);

    /// Exactly so many.
    pub const fn exactly(n: u8) -> HowMany {
        HowMany { least: n, most: n }
    }

    /// From none to so many.
    pub const fn up_to(most: u8) -> HowMany {
        HowMany { least: 0, most }
    }

    /// The number, if only one will do.
    pub fn exact(self) -> Option<u8> {
        (self.least == self.most).then_some(self.least)
    }

    /// Whether so many will do.
    pub fn allows(self, n: usize) -> bool {
        (usize::from(self.least)..=usize::from(self.most)).contains(&n)
    }
}

/// One stroke of paint: a gem of a colour laid on a section (R-END-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stroke {
    /// The card.
    pub card: CardId,
    /// Its section.
    pub section: Section,
    /// The gem's colour.
    pub colour: Colour,
}

/// What an answer has to look like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// So many different offers.
    Pick {
        /// What can be picked.
        offers: Vec<Offer>,
        /// How many.
        count: HowMany,
        /// Whether their order matters.
        order: PickOrder,
    },
    /// So many gems.
    Gems {
        /// The most of each colour.
        limits: Gems,
        /// How many in all.
        total: HowMany,
    },
    /// Any strokes that the gems suffice for, at most one on a section.
    Paint {
        /// The gems there are.
        gems: Gems,
        /// The sections that can be painted.
        sections: Vec<(CardId, Section)>,
        /// The best painting there is (R-END-01).
        best: Vec<Stroke>,
        /// What the best painting adds to the score.
        gain: i16,
    },
}

impl Shape {
    /// One of these; nothing if there is none.
    pub(super) fn one_of(offers: Vec<Offer>) -> Option<Shape> {
        (!offers.is_empty()).then_some(Shape::Pick {
            offers,
            count: HowMany::ONE,
            order: PickOrder::Free,
        })
    }
}

/// A player's answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Offers, in the order picked.
    Pick(SmallVec<[Offer; 2]>),
    /// Gems.
    Gems(Gems),
    /// Strokes of paint.
    Paint(Vec<Stroke>),
}

impl Answer {
    /// The answer that picks one offer.
    pub fn one(offer: Offer) -> Answer {
        Answer::Pick(SmallVec::from_slice(&[offer]))
    }
}

/// An open question on a desk, as it is stored: the choices are worked out again when needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prompt {
    /// Which asking this is.
    pub id: PromptId,
    /// What asks.
    pub by: Ask,
    /// Why we ask.
    pub topic: Topic,
    /// A fingerprint of the choices; when it differs after loading, the question is asked afresh.
    pub digest: u64,
    /// Whether there is only one choice, and everybody can know it. Sealed questions of this kind wait for the others
    /// and are then answered by themselves; where only the player knows that there is nothing to choose, the pause must
    /// be there too (R-HID-03).
    pub forced: bool,
}

/// An open question as the player who is asked sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Which asking this is.
    pub id: PromptId,
    /// Why we ask.
    pub topic: Topic,
    /// The card it is about, if one.
    pub card: Option<CardId>,
    /// The auction card it is about, if one.
    pub colour: Option<Colour>,
    /// What can be answered.
    pub shape: Shape,
    /// The answer a table would assume when time runs out.
    pub fallback: Answer,
}

/// Why an answer was not accepted; nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Refusal {
    /// The game has no such seat.
    #[error("no such seat")]
    NoSuchSeat,
    /// Nothing is asked of this seat.
    #[error("nothing is asked")]
    NothingAsked,
    /// The question has been answered or asked afresh.
    #[error("the question is no longer open")]
    Stale,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The answer has the wrong shape.
    #[error("the answer has the wrong shape")]
    WrongShape,
    /// This is not offered.
    #[error("this is not offered")]
    NotOffered,
    /// One thing was picked twice.
    #[error("picked twice")]
    Twice,
    /// The wrong number was picked.
    #[error("from {} to {} have to be picked", wanted.least, wanted.most)]
    WrongCount {
        /// The right number.
        wanted: HowMany,
    },
    /// More gems of a colour than there are.
    #[error("not enough gems of {0:?}")]
    NotEnough(Colour),
    /// There is no secret choice that could be taken back.
    #[error("nothing can be taken back")]
    NothingToTakeBack,
}
