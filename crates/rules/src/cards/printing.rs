//! Which of its texts a law has where it has several.

/// A text that a law can have beside the one it is played with as a rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OtherText {
    /// The one of the expansion (R-TD-01).
    Revised,
    /// The one it was first printed with (R-LAW-69).
    Original,
}

impl OtherText {
    /// All of them. Where a table plays with both, and a law has both, the first holds.
    pub const ALL: [OtherText; 2] = [OtherText::Revised, OtherText::Original];

    /// The name in card files; keys of words end with it.
    pub const fn key(self) -> &'static str {
        match self {
            OtherText::Revised => "revised",
            OtherText::Original => "original",
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The other texts that a game is played with, for the laws that have them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Printing(u8);

impl Printing {
    /// None of them: every law says what it says as a rule.
    pub const USUAL: Printing = Printing(0);

    /// This one too.
    #[must_use]
    pub const fn with(self, which: OtherText) -> Printing {
        Printing(self.0 | which.bit())
    }

    /// Whether it is one of them.
    pub const fn has(self, which: OtherText) -> bool {
        self.0 & which.bit() != 0
    }
}
