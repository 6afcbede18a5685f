//! Everything that can be offered.

use viceroy::rules::{AuctionPlace, Claim, Payment, PickOrder, Placing, Sources, Stroke};

use crate::prelude::*;

pub fn pick(offers: Vec<Offer>) -> Shape {
    Shape::Pick { offers: offers.into(), count: HowMany::ONE, order: PickOrder::Free }
}

pub fn cards(n: u8) -> impl Iterator<Item = CardId> {
    (1..=n).map(CardId)
}

pub fn offers_of(topic: Topic) -> Vec<Offer> {
    match topic {
        Topic::FirstCards | Topic::ReturnCharacters => cards(4).map(Offer::Card).collect(),
        Topic::NameDiamond => Colour::ALL.map(|at| Offer::DiamondAt(at.into())).to_vec(),
        Topic::RenameDiamond => [Offer::Keep]
            .into_iter()
            .chain(Colour::ALL.map(|at| Offer::DiamondAt(at.into())))
            .collect(),
        Topic::DomainReward => DomainReward::ALL.map(Offer::DomainReward).to_vec(),
        Topic::Bid => Colour::ALL
            .into_iter()
            .map(|c| Offer::Bid(Bid::Gem(c)))
            .chain([Bid::Diamond, Bid::Attack, Bid::Pass].map(Offer::Bid))
            .collect(),
        Topic::AttackTarget | Topic::TakeCard | Topic::RivalTarget | Topic::Requisition => {
            Colour::ALL
                .into_iter()
                .flat_map(|colour| {
                    [AuctionPlace::Base, AuctionPlace::Tip]
                        .map(|place| Offer::Offered { at: colour.into(), place })
                })
                .collect()
        }
        Topic::TipOrGoOn => {
            let (at, place) = (Colour::Blue.into(), AuctionPlace::Tip);
            vec![Offer::Offered { at, place }, Offer::GoOn]
        }
        Topic::Claim => [Claim::Base, Claim::Tip, Claim::Either]
            .into_iter()
            .map(Offer::Claim)
            .chain([Offer::Insist])
            .chain(Colour::ALL.map(|at| Offer::DiamondAt(at.into())))
            .collect(),
        Topic::Develop => cards(88)
            .map(Offer::Play)
            .chain(cards(88).map(Offer::Discard))
            .chain([Offer::Pass])
            .collect(),
        Topic::Unplayable => vec![Offer::TakeBack, Offer::Discard(CardId(32))],
        Topic::Place => (1..=5i8)
            .flat_map(|level| (-20..20).map(move |column| Slot { level, column }))
            .flat_map(|slot| {
                [Gems::NONE, Gems::each(1)].map(|infinite| Offer::Place {
                    slot,
                    payment: Payment::with_infinite(infinite),
                })
            })
            .collect(),
        Topic::FifthLevel => vec![Offer::AllRewards, Offer::FifteenPoints],
        Topic::Deck => [DeckKind::Small, DeckKind::Laws].map(Offer::Deck).to_vec(),
        Topic::OwnInfinite => vec![Offer::UseOwnGem, Offer::GoWithout],
        Topic::InfiniteColour => Colour::ALL.map(Offer::Colour).to_vec(),
        Topic::LawChoice => (0..3).map(Offer::LawChoice).collect(),
        Topic::SwapOwn | Topic::SwapOther | Topic::CopyToken => [0, 1]
            .into_iter()
            .flat_map(|seat| cards(40).map(move |card| (Seat(seat), card)))
            .map(|(seat, card)| Offer::Token {
                seat,
                card,
                token: Token::BonusCircle { colour: Colour::Yellow, value: 4 },
            })
            .chain([Offer::GoWithout])
            .collect(),
        Topic::PutBackLaws => (65..=88).map(|law| Offer::Card(CardId(law))).collect(),
        Topic::Archive | Topic::Deposit | Topic::Attaint => cards(40).map(Offer::Card).collect(),
        Topic::Enrol => vec![Offer::Keep, Offer::Tuck],
        _ => vec![],
    }
}

pub const PICKS: [Topic; 24] = [
    Topic::DomainReward,
    Topic::NameDiamond,
    Topic::RenameDiamond,
    Topic::Bid,
    Topic::AttackTarget,
    Topic::TakeCard,
    Topic::Claim,
    Topic::TipOrGoOn,
    Topic::RivalTarget,
    Topic::Requisition,
    Topic::Develop,
    Topic::Unplayable,
    Topic::Place,
    Topic::FifthLevel,
    Topic::Deck,
    Topic::OwnInfinite,
    Topic::InfiniteColour,
    Topic::LawChoice,
    Topic::SwapOwn,
    Topic::SwapOther,
    Topic::CopyToken,
    Topic::PutBackLaws,
    Topic::Attaint,
    Topic::Enrol,
];

pub fn shapes() -> Vec<(Topic, Shape)> {
    let mut all: Vec<(Topic, Shape)> =
        PICKS.iter().map(|topic| (*topic, pick(offers_of(*topic)))).collect();
    let laws = offers_of(Topic::PutBackLaws);
    let ordered = |offers: Vec<Offer>| Shape::Pick {
        offers: offers.into(),
        count: HowMany::exactly(2),
        order: PickOrder::Matters,
    };
    all.push((Topic::FirstCards, ordered(offers_of(Topic::FirstCards))));
    all.push((Topic::PutBackLaws, ordered(laws[..12].to_vec())));
    all.push((
        Topic::ReturnCharacters,
        Shape::Pick {
            offers: offers_of(Topic::ReturnCharacters).into(),
            count: HowMany::exactly(2),
            order: PickOrder::Free,
        },
    ));
    let count = HowMany::up_to(40);
    for topic in [Topic::Archive, Topic::Deposit] {
        let (offers, order) = (offers_of(topic), PickOrder::Free);
        let shape = Shape::Pick { offers: offers.into(), count, order };
        all.push((topic, shape));
    }
    for topic in [
        Topic::ReturnGems,
        Topic::PassGems,
        Topic::PassGemsTogether,
        Topic::DiscardGems,
        Topic::RewardGems,
        Topic::SwapGems,
        Topic::CopyGems,
        Topic::Purse,
    ] {
        // More mixes (64 gems have 83,521) are no longer and have no other buttons.
        for total in [HowMany::exactly(1), HowMany::exactly(20), HowMany::up_to(12)] {
            let limits = Gems::each(16);
            all.push((topic, Shape::Gems { limits, total }));
        }
    }
    all.push((Topic::Place, places_paid_in_many_ways(15)));
    all.extend(paintings().into_iter().map(|shape| (Topic::Paint, shape)));
    all
}

pub fn places_paid_in_many_ways(places: u8) -> Shape {
    let cost = Cost { gems: Gems::NONE, any: 2 };
    let slots = (0..places).map(|column| Slot { level: 1, column: column as i8 });
    Shape::Place {
        places: slots.map(|slot| Placing { slot, cost }).collect(),
        sources: Sources { screen: Gems::each(2), infinite: Gems::NONE, diamonds: 2 },
    }
}

pub fn paintings() -> Vec<Shape> {
    let best: Vec<Stroke> = (0..60)
        .map(|i| Stroke { card: CardId(i), section: Section::BottomLeft, colour: Colour::Yellow })
        .collect();
    let shape = |best| Shape::Paint {
        gems: Gems::each(16),
        diamonds: 16,
        sections: (1..=88).flat_map(|c| Section::ALL.map(|s| (CardId(c), s))).collect(),
        best,
        gain: 99,
    };
    vec![shape(vec![]), shape(best)]
}

pub fn alone(offer: Offer) -> Answer {
    Answer::one(offer)
}
