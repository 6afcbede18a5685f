//! What a card is by its number (R-ARI-01; RULES section 1).

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

/// Whether a card is a law.
pub fn is_law(card: i64) -> bool {
    (65..=88).contains(&card) || (101..=109).contains(&card)
}
