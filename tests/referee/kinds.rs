//! What a card is by its number (R-ARI-01; RULES section 1).

use crate::packs::Module;

/// Whether a card belongs to the base game.
pub fn is_of_the_base_game(card: i64) -> bool {
    (1..=88).contains(&card)
}

/// Whether a card is an aristocrat.
pub fn is_aristocrat(card: i64) -> bool {
    (89..=100).contains(&card)
}

/// Whether a card is a character: aristocrats are characters for every rule.
pub fn is_character(card: i64) -> bool {
    (1..=64).contains(&card) || is_aristocrat(card)
}

/// Whether a card is a criminal.
pub fn is_criminal(card: i64) -> bool {
    (111..=134).contains(&card)
}

/// Whether a card is a law.
pub fn is_law(card: i64) -> bool {
    (65..=88).contains(&card) || (101..=109).contains(&card)
}

/// The module that brings a card into the box (R-ARI-01, R-INV-01, R-UND-01).
pub fn module_of(card: i64) -> Option<Module> {
    match card {
        89..=103 => Some(Module::Aristocrats),
        104..=106 => Some(Module::Invasion),
        107..=109 => Some(Module::Underworld),
        _ if is_criminal(card) => Some(Module::Underworld),
        _ => None,
    }
}
