//! The sample table under other agreements.

use viceroy_rules::{GameSetup, Module, Ruleset, SeatView, TableView};

/// What somebody sees at a table with a module; nothing if that cannot be played.
pub(super) fn with_module(seat: &SeatView, module: Module) -> Option<SeatView> {
    with_modules(seat, &[module])
}

/// The same with several modules.
pub(super) fn with_modules(seat: &SeatView, modules: &[Module]) -> Option<SeatView> {
    let agreement = GameSetup { modules: modules.to_vec(), ..GameSetup::standard(4) };
    let table = TableView { ruleset: Ruleset::compile(agreement).ok()?, ..seat.table.clone() };
    Some(SeatView { table, ..seat.clone() })
}
