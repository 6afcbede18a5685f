//! What somebody wants to see of a game, when they are asked which game they mean.

/// What is wanted of the game that is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// Its panel.
    Hand,
    /// Its panel, to answer there what was typed.
    Answer,
    /// Its table.
    Table,
    /// Its players.
    Players,
    /// That it is closed, for the sake of order.
    Close,
}

impl Which {
    /// All of them.
    pub const ALL: [Which; 5] =
        [Which::Hand, Which::Answer, Which::Table, Which::Players, Which::Close];

    pub(crate) fn key(self) -> &'static str {
        match self {
            Which::Hand => "hand",
            Which::Answer => "answer",
            Which::Table => "table",
            Which::Players => "players",
            Which::Close => "close",
        }
    }

    pub(crate) fn from_key(key: &str) -> Option<Which> {
        Which::ALL.into_iter().find(|which| which.key() == key)
    }
}
