//! Card kinds by number (R-ARI-01; RULES section 1).

use crate::prelude::*;

pub fn is_of_the_base_game(card: i64) -> bool {
    (1..=88).contains(&card)
}

pub fn is_aristocrat(card: i64) -> bool {
    (89..=100).contains(&card)
}

/// Aristocrats are characters for every rule.
pub fn is_character(card: i64) -> bool {
    (1..=64).contains(&card) || is_aristocrat(card)
}

pub fn is_criminal(card: i64) -> bool {
    (111..=134).contains(&card)
}

pub fn is_law(card: i64) -> bool {
    (65..=88).contains(&card) || (101..=109).contains(&card)
}

/// R-ARI-01, R-INV-01, R-UND-01.
pub fn module_of(card: i64) -> Option<Module> {
    match card {
        89..=103 => Some(Module::Aristocrats),
        104..=106 => Some(Module::Invasion),
        107..=109 => Some(Module::Underworld),
        _ if is_criminal(card) => Some(Module::Underworld),
        _ => None,
    }
}
