//! Luck, handed in from outside. Its outcomes become facts; the source is never stored with the table.

/// What a draw of luck is for; part of what makes every draw checkable afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Shuffling the characters.
    Characters,
    /// Shuffling the laws.
    Laws,
    /// The starting gems that go back.
    ReturnedGems,
    /// The order of the auction cards.
    AuctionCards,
    /// What is hidden, on a table that is only imagined.
    Imagined,
}

impl Purpose {
    /// A stable name, mixed into fair draws.
    pub fn key(self) -> &'static str {
        match self {
            Purpose::Characters => "characters",
            Purpose::Laws => "laws",
            Purpose::ReturnedGems => "returned_gems",
            Purpose::AuctionCards => "auction_cards",
            Purpose::Imagined => "imagined",
        }
    }
}

/// A source of luck.
pub trait Chance {
    /// A number from 0 to `n - 1`, each equally likely. `n` is at least 1.
    fn below(&mut self, purpose: Purpose, n: u32) -> u32;
}

/// Fisher-Yates.
pub fn shuffle<T>(items: &mut [T], purpose: Purpose, chance: &mut dyn Chance) {
    for i in (1..items.len()).rev() {
        let j = chance.below(purpose, i as u32 + 1) as usize;
        items.swap(i, j);
    }
}
