//! Samples with aristocrats (R-ARI-01 to R-ARI-04).

use super::painter::SamplePainter;
use super::pyramids::{built, single};
use crate::prelude::*;
use viceroy_rules::GameSetup;

pub(super) fn samples(paint: SamplePainter<'_>, seat: &SeatView) -> Vec<(&'static str, Scene)> {
    let Some(seat) = &with_module(seat, Module::Aristocrats) else {
        return vec![];
    };
    let ruleset = Arc::clone(&seat.table.ruleset);
    let mut seat = seat.clone();
    seat.screen.hand = [97, 32, 101].into_iter().map(CardId).collect();
    let mut pyramid = built(
        &ruleset,
        &[(1, -2, &[9, 89, 33, 102, 94]), (2, -2, &[96, 57, 10, 92]), (3, -1, &[95, 14])],
    );
    single(&mut pyramid, CardId(57), Colour::Red);
    let open = Arc::make_mut(&mut seat.table.open);
    open.pyramids[seat.seat] = pyramid;
    let card = |number| paint.card(&ruleset, number);
    let fresh = [95];
    let (whose, table) = (seat.seat, &seat.table);
    vec![
        ("aristocrats", paint.pyramid(table, whose, &fresh)),
        ("aristocrats-own", paint.own(&seat)),
        ("card-aristocrat", card(90)),
        ("card-aristocrat-text", card(96)),
        ("card-of-aristocrats", card(103)),
    ]
}

pub(super) fn with_module(seat: &SeatView, module: Module) -> Option<SeatView> {
    with_modules(seat, &[module])
}

pub(super) fn with_modules(seat: &SeatView, modules: &[Module]) -> Option<SeatView> {
    let agreement = GameSetup { modules: modules.to_vec(), ..GameSetup::standard(4) };
    let table = TableView { ruleset: Ruleset::compile(agreement).ok()?, ..seat.table.clone() };
    Some(SeatView { table, ..seat.clone() })
}
