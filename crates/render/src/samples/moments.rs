//! Moments of the sample game, such as early, wide, or at the end.

use super::pyramids::{built, single};
use crate::prelude::*;
use viceroy_rules::{AuctionPlace, CountsAs, GameSetup, GemsFor, Rival, RivalBid, Score, WonBy};

pub(super) fn early(view: &TableView) -> TableView {
    let mut early = view.clone();
    Arc::make_mut(&mut early.open).turn = 1;
    Arc::make_mut(&mut early.open).phase = Phase::Development(1);
    for seat in view.open.seats() {
        let pyramid = &mut Arc::make_mut(&mut early.open).pyramids[seat];
        pyramid.cards.truncate(1 + usize::from(seat.0) % 2);
        let left: Vec<CardId> = pyramid.cards.iter().map(|s| s.card).collect();
        pyramid.tokens.retain(|t| t.on.card().is_some_and(|card| left.contains(&card)));
    }
    early
}

pub(super) fn seated(view: &TableView, seats: u8) -> TableView {
    let mut few = view.clone();
    let open = Arc::make_mut(&mut few.open);
    open.pyramids = BySeat::new(seats, |seat| view.open.pyramids[seat].clone());
    open.lots = BySeat::new(seats, |seat| usize::from(seat.0));
    open.bids = BySeat::new(seats, |_| None);
    open.winners = SeatSet::NONE;
    few
}

pub(super) fn late(view: &TableView) -> TableView {
    let mut late = view.clone();
    let open = Arc::make_mut(&mut late.open);
    open.turn = 12;
    open.phase = Phase::Development(3);
    open.bids = BySeat::new(4, |_| None);
    let rows: [&[(i8, i8, &[u8])]; 3] = [
        &[
            (1, -1, &[21, 26, 30, 84, 7, 35]),
            (2, -1, &[31, 38, 12, 42]),
            (3, -1, &[40, 51, 29]),
            (4, -1, &[18, 59]),
        ],
        &[(1, 0, &[24, 43, 71, 33]), (2, 0, &[49, 65, 22]), (3, 0, &[54, 46]), (4, 0, &[61])],
        &[
            (1, -2, &[47, 52, 58, 9, 17]),
            (2, -2, &[81, 64, 13, 27]),
            (3, -2, &[5, 48, 56]),
            (4, -2, &[25, 39]),
            (5, -2, &[45]),
        ],
    ];
    for (seat, rows) in (1..).map(Seat).zip(rows) {
        open.pyramids[seat] = built(&view.ruleset, rows);
    }
    for upper in [31, 51, 18] {
        single(&mut open.pyramids[Seat(1)], CardId(upper), Colour::Green);
    }
    for upper in [49, 54] {
        single(&mut open.pyramids[Seat(2)], CardId(upper), Colour::Red);
    }
    for upper in [81, 48, 45] {
        single(&mut open.pyramids[Seat(3)], CardId(upper), Colour::Blue);
    }
    late
}

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

pub(super) fn developing(view: &SeatView) -> SeatView {
    let mut developing = view.clone();
    let open = Arc::make_mut(&mut developing.table.open);
    open.phase = Phase::Development(2);
    open.bids = BySeat::new(4, |_| None);
    developing
}

pub(super) fn first_development(view: &SeatView) -> SeatView {
    let mut first = first_bid(view);
    Arc::make_mut(&mut first.table.open).phase = Phase::Development(1);
    first.screen.hand = [18, 41, 65].into_iter().map(CardId).collect();
    first
}

pub(super) fn full_development(view: &SeatView) -> SeatView {
    let mut full = developing(&nine(view));
    full.screen.hand.remove(CardId(83));
    let open = Arc::make_mut(&mut full.table.open);
    if let Some(offered) = open.auction.at_mut(Colour::Green.into()) {
        offered.tip = Some(CardId(22));
    }
    full
}

pub(super) fn empty_handed(view: &SeatView) -> SeatView {
    let mut empty = developing(view);
    empty.screen.hand = CardSet::NONE;
    empty
}

pub(super) fn many(view: &SeatView) -> SeatView {
    let mut many = view.clone();
    many.screen.hand = (1..88).step_by(5).map(CardId).collect();
    many
}

pub(super) fn nine(view: &SeatView) -> SeatView {
    let mut nine = view.clone();
    nine.screen.hand = (3..88).step_by(10).map(CardId).collect();
    nine
}

pub(super) fn first_bid(view: &SeatView) -> SeatView {
    let mut first = view.clone();
    first.table = early(&view.table);
    let open = Arc::make_mut(&mut first.table.open);
    open.phase = Phase::Auction(1);
    open.bids = BySeat::new(4, |_| None);
    for colour in Colour::ALL {
        if let Some(offered) = open.auction.at_mut(colour.into()) {
            offered.tip = None;
        }
    }
    first.screen.hand = [18, 65].into_iter().map(CardId).collect();
    first
}

pub(super) fn last_bid(view: &SeatView) -> SeatView {
    let mut last = view.clone();
    let open = Arc::make_mut(&mut last.table.open);
    open.phase = Phase::Auction(3);
    open.bids = BySeat::new(4, |_| None);
    for colour in [Colour::Blue, Colour::Green, Colour::Yellow] {
        if let Some(offered) = open.auction.at_mut(colour.into()) {
            (offered.base, offered.tip) = (None, None);
        }
    }
    last
}

pub(super) fn full_bid(view: &SeatView) -> SeatView {
    let mut full = nine(view);
    full.table = wide(&view.table, 9);
    full.seat = Seat(0);
    let open = Arc::make_mut(&mut full.table.open);
    open.bids = BySeat::new(4, |_| None);
    if let Some(offered) = open.auction.at_mut(Colour::Green.into()) {
        offered.tip = Some(CardId(22));
    }
    full
}

pub(super) fn plays(seats: &[u8]) -> Vec<OpenFact> {
    let cards = [57, 40, 49, 48];
    let seats = seats.iter().map(|seat| OpenFact::Played {
        seat: Seat(*seat),
        card: CardId(cards[usize::from(*seat)]),
        slot: Slot { level: 1, column: 0 },
        sections: [Colour::Blue.into(); 4],
    });
    seats.collect()
}

fn took(seat: u8, auction: u8, card: u8, colour: Colour) -> OpenFact {
    OpenFact::Won {
        seat: Seat(seat),
        auction,
        card: CardId(card),
        at: colour.into(),
        place: AuctionPlace::Base,
        by: WonBy::Gem,
    }
}

fn contested(colour: Colour, bidders: &[Seat]) -> OpenFact {
    OpenFact::Contested {
        at: colour.into(),
        bidders: bidders.iter().copied().collect(),
        rivals: Default::default(),
        cards: [CardId(60)].into_iter().collect(),
    }
}

pub(super) fn three_auctions() -> Vec<OpenFact> {
    let (green, yellow, blue) = (Colour::Green, Colour::Yellow, Colour::Blue);
    let began =
        |auction| OpenFact::PhaseBegan { phase: Phase::Auction(auction), still_in: SeatSet::NONE };
    let mut facts = vec![began(1)];
    facts.extend(bids());
    facts.push(began(2));
    let second = [Bid::Gem(green), Bid::Gem(yellow), Bid::Gem(blue), Bid::Pass];
    facts.push(OpenFact::BidsShown(BySeat::new(4, |s| Some(second[usize::from(s.0)]))));
    facts.extend([
        took(0, 2, 19, green),
        took(1, 2, 55, yellow),
        took(2, 2, 11, blue),
        OpenFact::GemsTaken { seat: Seat(3), gems: Gems::only(blue, 3), why: GemsFor::Pass },
        began(3),
    ]);
    let third = [None, Some(Bid::Gem(yellow)), Some(Bid::Attack), None];
    facts.push(OpenFact::BidsShown(BySeat::new(4, |s| third[usize::from(s.0)])));
    facts.extend([took(1, 3, 44, yellow), took(2, 3, 8, Colour::Red)]);
    facts
}

pub(super) fn solo(view: &TableView) -> TableView {
    let mut solo = view.clone();
    let first = view.open.pyramids[Seat(0)].clone();
    Arc::make_mut(&mut solo.open).pyramids = BySeat::new(1, |_| first.clone());
    if let Ok(ruleset) = Ruleset::compile(GameSetup::standard(1)) {
        solo.ruleset = ruleset;
    }
    solo
}

pub(super) fn solo_turn() -> Vec<OpenFact> {
    let mut facts = vec![];
    let turn = [
        (Bid::Gem(Colour::Blue), Colour::Red, 60, Some(41)),
        (Bid::Gem(Colour::Green), Colour::Green, 19, None),
        (Bid::Pass, Colour::Yellow, 55, None),
    ];
    for (auction, (bid, rival, removed, won)) in (1..).zip(turn) {
        facts.push(OpenFact::PhaseBegan {
            phase: Phase::Auction(auction),
            still_in: [Seat(0)].into_iter().collect(),
        });
        facts.push(OpenFact::BidsShown(BySeat::new(1, |_| Some(bid))));
        let rival_bid = RivalBid { rival: Rival(0), colour: rival, counts_as: CountsAs::Gem };
        facts.push(OpenFact::RivalsBid([rival_bid].into_iter().collect()));
        match won {
            Some(card) => {
                facts.push(took(0, auction, card, Colour::Blue));
                facts.push(OpenFact::RivalTook {
                    rival: Rival(0),
                    at: rival.into(),
                    place: AuctionPlace::Base,
                    card: CardId(removed),
                });
            }
            None => facts.push(contested(rival, &[Seat(0)])),
        }
    }
    facts.push(OpenFact::GemsTaken { seat: Seat(0), gems: Gems::each(1), why: GemsFor::Pass });
    facts.extend(plays(&[0]));
    facts
}

pub(super) fn bids() -> Vec<OpenFact> {
    let bids = [Bid::Gem(Colour::Blue), Bid::Pass, Bid::Gem(Colour::Red), Bid::Gem(Colour::Red)];
    vec![
        OpenFact::BidsShown(BySeat::new(4, |s| Some(bids[usize::from(s.0)]))),
        contested(Colour::Red, &[Seat(2), Seat(3)]),
        took(0, 2, 41, Colour::Blue),
        OpenFact::GemsTaken {
            seat: Seat(1),
            gems: Gems { blue: 0, red: 2, green: 1, yellow: 0 },
            why: GemsFor::Pass,
        },
    ]
}

pub(super) fn long_bids() -> Vec<OpenFact> {
    let bids = [Bid::Gem(Colour::Yellow), Bid::Pass, Bid::Attack, Bid::Pass];
    let gems = Gems { blue: 12, red: 10, green: 11, yellow: 12 };
    let taken = |seat| OpenFact::GemsTaken { seat: Seat(seat), gems, why: GemsFor::Pass };
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

pub(super) fn over(view: &TableView) -> TableView {
    let mut over = view.clone();
    Arc::make_mut(&mut over.open).phase = Phase::Over;
    Arc::make_mut(&mut over.open).turn = 12;
    let seats = u8::try_from(view.open.seats().count()).unwrap_or(0);
    Arc::make_mut(&mut over.open).scores = BySeat::new(seats, |s| {
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
