//! Texts in a picture.

/// A text in a picture.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Label {
    /// What it says.
    pub text: String,
    /// The size of its letters.
    pub size: u16,
    /// Thin or thick.
    pub weight: Weight,
    pub colour: TextColour,
    /// Where it stands from its anchor.
    pub align: Align,
    /// Whether it must be read.
    pub reading: Reading,
    /// So many hundredths of their usual width its letters have.
    pub narrow: u8,
}

/// How thick letters are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Weight {
    /// Thin.
    Regular,
    /// Thick.
    Bold,
}

/// Whether a text must be read on a telephone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reading {
    /// It must.
    Needed,
    /// What it says is said elsewhere too.
    Optional,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TextColour {
    /// For the ground.
    Plain,
    /// Less important.
    Muted,
    /// Important.
    Gold,
    /// For light plates.
    Dark,
    /// For dark plates on any ground.
    Bright,
}

/// Where a text stands from its anchor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Align {
    /// To the right of it.
    Left,
    /// On both sides of it.
    Centre,
    /// To the left of it.
    Right,
}

/// How a text is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextStyle {
    /// The size of its letters, in pixels.
    pub size: u16,
    pub colour: TextColour,
    /// Where it stands from its anchor.
    pub align: Align,
    /// Whether it must be read.
    pub reading: Reading,
    /// So many hundredths of their usual width its letters have.
    pub narrow: u8,
}

impl TextStyle {
    /// A text that must be read.
    pub const fn new(size: u16, colour: TextColour, align: Align) -> TextStyle {
        TextStyle { size, colour, align, reading: Reading::Needed, narrow: 100 }
    }

    /// The same with letters that have so many hundredths of their width.
    pub const fn narrowed(self, narrow: u8) -> TextStyle {
        TextStyle { narrow, ..self }
    }

    /// The same for a text that must be read, or need not be.
    pub const fn reading(self, reading: Reading) -> TextStyle {
        TextStyle { reading, ..self }
    }
}
