//! Moments of the sample game: early, wide, with many cards, at a reveal, at the end.

use std::sync::Arc;

use super::pyramids::{built, single};
use crate::cards::{CardId, Colour, Gems};
use crate::rules::{
    AuctionPlace, Bid, BySeat, GemsFor, OpenFact, Phase, Score, Seat, SeatSet, SeatView, TableView,
    WonBy,
};

/// The same table after the first turn.
pub(super) fn early(view: &TableView) -> TableView {
    let mut early = view.clone();
    Arc::make_mut(&mut early.open).turn = 1;
    Arc::make_mut(&mut early.open).phase = Phase::Development(1);
    for seat in view.open.seats() {
        let pyramid = &mut Arc::make_mut(&mut early.open).pyramids[seat];
        pyramid.cards.truncate(1 + usize::from(seat.0) % 2);
        let left: Vec<CardId> = pyramid.cards.iter().map(|s| s.card).collect();
        pyramid
            .tokens
            .retain(|t| t.on.card().is_some_and(|card| left.contains(&card)));
    }
    early
}

/// The same table when the first player's base is `base` cards wide.
pub(super) fn wide(view: &TableView, base: u8) -> TableView {
    let mut wide = view.clone();
    let cards: Vec<u8> = (1..=64).collect();
    let mut rest = cards.as_slice();
    let rows: Vec<(i8, i8, &[u8])> = (1..=4)
        .map(|level: u8| {
            let (row, after) = rest.split_at(usize::from(base + 1 - level));
            rest = after;
            (level as i8, 0, row)
        })
        .collect();
    let mut pyramid = built(&view.ruleset, &rows);
    for upper in [16, 18, 8, 10] {
        single(&mut pyramid, CardId(upper), Colour::Green);
    }
    Arc::make_mut(&mut wide.open).pyramids[Seat(0)] = pyramid;
    wide
}

/// The same screen with many cards.
pub(super) fn many(view: &SeatView) -> SeatView {
    let mut many = view.clone();
    many.screen.hand = (1..88).step_by(5).map(CardId).collect();
    many
}

/// An auction in which one takes a card, two get none, and one passes.
pub(super) fn bids() -> Vec<OpenFact> {
    let bids = [
        Bid::Gem(Colour::Blue),
        Bid::Pass,
        Bid::Gem(Colour::Red),
        Bid::Gem(Colour::Red),
    ];
    vec![
        OpenFact::BidsShown(BySeat::new(4, |s| Some(bids[usize::from(s.0)]))),
        OpenFact::Contested {
            at: Colour::Red.into(),
            bidders: [Seat(2), Seat(3)].into_iter().collect(),
            rivals: Default::default(),
        },
        OpenFact::Won {
            seat: Seat(0),
            auction: 2,
            card: CardId(41),
            at: Colour::Blue.into(),
            place: AuctionPlace::Base,
            by: WonBy::Gem,
        },
        OpenFact::GemsTaken {
            seat: Seat(1),
            gems: Gems {
                blue: 0,
                red: 2,
                green: 1,
                yellow: 0,
            },
            why: GemsFor::Pass,
        },
    ]
}

/// An auction that takes many words.
pub(super) fn long_bids() -> Vec<OpenFact> {
    let bids = [Bid::Gem(Colour::Yellow), Bid::Pass, Bid::Attack, Bid::Pass];
    let gems = Gems {
        blue: 12,
        red: 10,
        green: 11,
        yellow: 12,
    };
    let taken = |seat| OpenFact::GemsTaken {
        seat: Seat(seat),
        gems,
        why: GemsFor::Pass,
    };
    vec![
        OpenFact::BidsShown(BySeat::new(4, |s| Some(bids[usize::from(s.0)]))),
        OpenFact::Won {
            seat: Seat(0),
            auction: 1,
            card: CardId(52),
            at: Colour::Yellow.into(),
            place: AuctionPlace::Tip,
            by: WonBy::Gem,
        },
        taken(1),
        taken(3),
    ]
}

/// The same table at the end.
pub(super) fn over(view: &TableView) -> TableView {
    let mut over = view.clone();
    Arc::make_mut(&mut over.open).phase = Phase::Over;
    Arc::make_mut(&mut over.open).turn = 12;
    Arc::make_mut(&mut over.open).scores = BySeat::new(4, |s| {
        let n = i16::from(s.0);
        Some(Score {
            circles: 31 - 6 * n,
            infinite: 8 + n,
            laws: 11 - 3 * n,
            power: 24 + 2 * n,
            magic: 21 - 7 * n,
            sets: 12 * (n % 3),
            attack: -4 * n,
            other: 0,
        })
    });
    Arc::make_mut(&mut over.open).winners = SeatSet::NONE;
    Arc::make_mut(&mut over.open).winners.insert(Seat(0));
    over
}
