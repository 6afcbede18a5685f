//! The sample table with other modules.

use viceroy_rules::{GameSetup, Module, Ruleset, SeatView, TableView};

pub(super) fn with_module(seat: &SeatView, module: Module) -> Option<SeatView> {
    with_modules(seat, &[module])
}

pub(super) fn with_modules(seat: &SeatView, modules: &[Module]) -> Option<SeatView> {
    let agreement = GameSetup { modules: modules.to_vec(), ..GameSetup::standard(4) };
    let table = TableView { ruleset: Ruleset::compile(agreement).ok()?, ..seat.table.clone() };
    Some(SeatView { table, ..seat.clone() })
}
