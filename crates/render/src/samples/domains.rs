//! Samples with domain cards and two-colour auctions (R-TD-02..05).

use super::moments::over;
use super::painter::SamplePainter;
use super::pyramids::{built, single};
use crate::pictures::{self, PictureRoom};
use crate::prelude::*;
use viceroy_rules::{AuctionRow, DomainReward, Sealed, Table, Zone};

const FIRST: AuctionCard = AuctionCard::of_both(Colour::Blue, Colour::Yellow);
const SECOND: AuctionCard = AuctionCard::of_both(Colour::Red, Colour::Green);

pub(super) fn samples(
    paint: SamplePainter<'_>,
    view: &TableView,
    seat: &SeatView,
) -> Vec<(&'static str, Scene)> {
    let table = table(view);
    let first = &table.open.pyramids[Seat(0)];
    let seat = in_seat(seat, &table);
    let places: Vec<(char, Slot)> =
        ('A'..).zip(first.free_slots(view.ruleset.policies.upper_rows)).collect();
    let begun = begun(&seat);
    let [giving, given] = [None, Some(Sealed::DomainReward(DomainReward::Law))].map(|sealed| {
        let mut setup = begun.clone();
        setup.screen.hand = CardSet::NONE;
        setup.screen.sealed = sealed;
        setup
    });
    let mut returned = begun.clone();
    returned.screen.sealed =
        Some(Sealed::ReturnedCharacters { one: CardId(33), other: CardId(12) });
    let fresh = [10];
    let wide = wide(&table);
    vec![
        ("domain-pyramid", paint.pyramid(&table, Seat(0), &fresh)),
        ("domain-alone", paint.pyramid(&begun.table, Seat(0), &[])),
        ("domain-wide", paint.pyramid(&wide, Seat(0), &[])),
        ("domain-table", paint.table(&table, &[])),
        ("domain-placing", paint.placing(&seat, 32, &places)),
        ("domain-own", paint.own(&seat)),
        ("domain-gives", pictures::domain(paint.w, &giving, PictureRoom::USUAL).scene),
        ("domain-low", pictures::domain(paint.w, &giving, PictureRoom::LOWEST).scene),
        ("returning-low", pictures::returning(paint.w, &begun, PictureRoom::LOWEST).scene),
        ("domain-given", pictures::domain(paint.w, &given, PictureRoom::USUAL).scene),
        ("returning", pictures::returning(paint.w, &begun, PictureRoom::USUAL).scene),
        ("returned", pictures::returning(paint.w, &returned, PictureRoom::USUAL).scene),
        ("bid-two-colours", paint.bid(&seat)),
        ("bid-two-colours-last", paint.bid(&last(&seat))),
        ("poster-other", paint.poster(&alone(&table), &[])),
    ]
}

/// Two players' domain cards: one closes circles, one has no colours yet.
fn table(view: &TableView) -> TableView {
    let mut table = view.clone();
    let ruleset = Arc::clone(&view.ruleset);
    let rows: [&[(i8, i8, &[u8])]; 2] = [
        &[(1, 1, &[6, 15, 20]), (1, -1, &[26]), (2, -1, &[3, 14]), (3, -1, &[10])],
        &[(1, 1, &[24, 71]), (2, 1, &[49])],
    ];
    let open = Arc::make_mut(&mut table.open);
    let mut pyramids = rows.map(|rows| with_domain(built(&ruleset, rows)));
    for (upper, colour) in [(3, Colour::Red), (14, Colour::Green)] {
        single(&mut pyramids[0], CardId(upper), colour);
    }
    pyramids[0].tokens.push(PlacedToken {
        on: Zone::Domain.into(),
        token: Token::Science,
        used: false,
    });
    open.pyramids = BySeat::new(2, |s| pyramids[usize::from(s.0)].clone());
    open.auction = AuctionRow::laid([FIRST, SECOND]);
    for (at, base, tip) in [(FIRST, 41, Some(11)), (SECOND, 19, None)] {
        if let Some(offered) = open.auction.at_mut(at) {
            offered.base = Some(CardId(base));
            offered.tip = tip.map(CardId);
        }
    }
    open.bids =
        BySeat::new(2, |s| Some(Bid::Gem([Colour::Blue, Colour::Yellow][usize::from(s.0)])));
    open.claims = BySeat::new(2, |_| None);
    open.scores = BySeat::new(2, |_| None);
    open.answered = SeatSet::NONE;
    table.hands = BySeat::new(2, |s| 3 + s.0);
    table
}

pub(super) fn with_domain(mut pyramid: Pyramid) -> Pyramid {
    let mut table = Table::empty(1);
    let placed = OpenFact::DomainPlaced { seat: Seat(0), slot: Slot { level: 1, column: 0 } };
    table.evolve(&placed.into());
    pyramid.domain = table.open.pyramids[Seat(0)].domain;
    pyramid
}

fn in_seat(seat: &SeatView, table: &TableView) -> SeatView {
    let mut seat = seat.clone();
    seat.table = table.clone();
    seat.seat = Seat(0);
    seat
}

fn begun(seat: &SeatView) -> SeatView {
    let mut begun = seat.clone();
    let open = Arc::make_mut(&mut begun.table.open);
    open.turn = 0;
    open.phase = Phase::SetUp;
    open.pyramids = BySeat::new(2, |_| with_domain(Pyramid::default()));
    begun.screen.hand = [7, 12, 33, 65].into_iter().map(CardId).collect();
    begun.screen.attack = 0;
    begun.screen.gems = Gems::each(2);
    begun
}

fn last(seat: &SeatView) -> SeatView {
    let mut last = seat.clone();
    let open = Arc::make_mut(&mut last.table.open);
    open.bids = BySeat::new(2, |_| None);
    if let Some(offered) = open.auction.at_mut(FIRST) {
        (offered.base, offered.tip) = (None, None);
    }
    last
}

fn wide(table: &TableView) -> TableView {
    let mut wide = table.clone();
    let rows: &[(i8, i8, &[u8])] = &[(1, 1, &[6, 15, 20, 1, 50, 21, 26, 30, 31]), (2, 0, &[3, 14])];
    let mut pyramid = with_domain(built(&table.ruleset, rows));
    single(&mut pyramid, CardId(3), Colour::Yellow);
    Arc::make_mut(&mut wide.open).pyramids[Seat(0)] = pyramid;
    wide
}

/// The end of a solo game, in which tokens score (R-TD-03).
fn alone(table: &TableView) -> TableView {
    let mut alone = over(table);
    let open = Arc::make_mut(&mut alone.open);
    let first = open.pyramids[Seat(0)].clone();
    open.pyramids = BySeat::new(1, |_| first.clone());
    let score = open.scores[Seat(0)].map(|mut score| {
        score.other = 10;
        score
    });
    open.scores = BySeat::new(1, |_| score);
    alone
}
