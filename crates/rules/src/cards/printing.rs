//! Which text applies to laws that have several.

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OtherText {
    /// R-TD-01.
    Revised,
    /// The first printing (R-LAW-69).
    Original,
}

impl OtherText {
    /// If both apply, the first wins.
    pub const ALL: [OtherText; 2] = [OtherText::Revised, OtherText::Original];

    /// The name in card files; the end of message keys.
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

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Printing(u8);

impl Printing {
    pub const USUAL: Printing = Printing(0);

    #[must_use]
    pub const fn with(self, which: OtherText) -> Printing {
        Printing(self.0 | which.bit())
    }

    pub const fn has(self, which: OtherText) -> bool {
        self.0 & which.bit() != 0
    }
}
