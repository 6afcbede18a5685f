//! Samples with monsters and combat cards (RULES section 11).

use super::aristocrats::with_module;
use super::painter::SamplePainter;
use super::pyramids::built;
use crate::pictures::{self, PictureRoom};
use crate::prelude::*;
use crate::scene::{FRAME, MonsterLook, Point, Size, Strip};
use viceroy_i18n::pictures as words;
use viceroy_rules::cards::MonsterId;
use viceroy_rules::{AuctionRow, Currency, InvasionFact, Zone};

const STACK: [u8; 4] = [5, 9, 14, 21];

pub(super) fn samples(paint: SamplePainter<'_>, seat: &SeatView) -> Vec<(&'static str, Scene)> {
    let Some(seat) = &with_module(seat, Module::Invasion) else {
        return vec![];
    };
    let ruleset = Arc::clone(&seat.table.ruleset);
    let mut table = seat.table.clone();
    let open = Arc::make_mut(&mut table.open);
    open.invasion.stack = STACK[..2].iter().copied().map(MonsterId).collect();
    for whose in [Seat(0), Seat(1), Seat(3)] {
        lay(&mut open.pyramids[whose], whose.0);
    }
    let full = &mut open.pyramids[Seat(2)];
    *full = built(&ruleset, &[(1, 0, &[24, 43, 71]), (2, 0, &[49, 12])]);
    lay(full, 9);
    let auction = table.clone();
    let open = Arc::make_mut(&mut table.open);
    open.invasion.stack = STACK.into_iter().map(MonsterId).collect();
    open.phase = Phase::Combat;
    open.turn = 7;
    open.auction = AuctionRow::laid([]);
    let own = |table: &TableView| SeatView { table: table.clone(), ..seat.clone() };
    let mut all = vec![
        ("monsters", monsters(paint.w, &ruleset)),
        ("combat-card", paint.pyramid(&table, Seat(2), &[])),
        ("combat-own", paint.own(&own(&table))),
        ("combat-building", pictures::building(paint.w, &own(&table), PictureRoom::USUAL).scene),
        ("battle", pictures::battle(paint.w, &own(&table), PictureRoom::USUAL).scene),
        ("own-battle-low", pictures::own(paint.w, &own(&table), PictureRoom::LOWEST).scene),
        ("battle-low", pictures::battle(paint.w, &own(&table), PictureRoom::LOWEST).scene),
        ("combat-table", paint.table(&table, &[])),
        ("combat-auction", paint.table(&auction, &[])),
        ("combat-bid", paint.bid(&own(&auction))),
    ];
    let shown = paint.news(&table, &[show()]);
    all.extend(shown.map(|scene| ("combat-shown", scene)));
    let mut after = table.clone();
    Arc::make_mut(&mut after.open).invasion.stack.clear();
    let beaten = [2, 0, 4, 1].into_iter().zip(0..).map(|(beaten, seat)| {
        OpenFact::Invasion(InvasionFact::Fought {
            seat: Seat(seat),
            beaten,
            screen: Currency::NONE,
            combat: Currency::NONE,
        })
    });
    let facts: Vec<OpenFact> = [show()].into_iter().chain(beaten).collect();
    let fought = paint.news(&after, &facts);
    all.extend(fought.map(|scene| ("combat-fought", scene)));
    all
}

fn show() -> OpenFact {
    let shown = BySeat::new(4, |seat: Seat| {
        let gems =
            Gems { blue: 3, green: 2 * u8::from(seat.0.is_multiple_of(2)), yellow: seat.0, red: 0 };
        (seat != Seat(1)).then_some(Currency { gems, diamonds: 1 })
    });
    OpenFact::Invasion(InvasionFact::Shown(shown))
}

/// The higher `much`, the fuller the card.
pub(super) fn lay(pyramid: &mut Pyramid, much: u8) {
    pyramid.combat.stones = Currency {
        gems: Gems {
            red: 1 + much / 3,
            yellow: much / 2,
            ..Gems::only(Colour::Blue, much % 2 * 2)
        },
        diamonds: much / 3,
    };
    let gained =
        [Token::Science, Token::Defence, Token::Points(10), Token::Infinite(Colour::Green)];
    for token in gained.into_iter().take(usize::from(much / 2)) {
        pyramid.tokens.push(PlacedToken { on: Zone::Combat.into(), token, used: false });
    }
    if much > 2 {
        pyramid.combat.penalties.push(MonsterId(2));
    }
}

fn monsters(w: &Wording, ruleset: &Ruleset) -> Scene {
    let called = |monster| words::monster_name(w, monster);
    let mut scene = Scene::new(FRAME.width, 542);
    let known = |id: u8| ruleset.catalogue.monster(MonsterId(id));
    let each = STACK.into_iter().chain([1, 19, 3, 11]).filter_map(known);
    for (i, monster) in (0..).zip(each) {
        let at = Point::new(10 + i % 2 * 349, 10 + i / 2 * 98);
        let look = MonsterLook::of(monster, called(monster), Strip::Named, Size::new(339, 92));
        scene.lay(at, Look::Monster(look));
    }
    let each = [6, 10, 21, 2].into_iter().filter_map(known);
    for (i, monster) in (0..).zip(each) {
        let look = MonsterLook::of(monster, called(monster), Strip::Brief, Size::new(339, 57));
        let at = Point::new(10 + i % 2 * 349, 412 + i / 2 * 63);
        scene.lay(at, Look::Monster(look));
    }
    scene
}
