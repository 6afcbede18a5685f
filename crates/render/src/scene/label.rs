//! Texts in a picture.

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Label {
    pub text: String,
    pub size: u16,
    pub weight: Weight,
    pub colour: TextColour,
    pub align: Align,
    /// Whether it must be readable.
    pub reading: Reading,
    /// Letter width in percent.
    pub narrow: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Weight {
    Regular,
    Bold,
}

/// Whether a text must be readable on a phone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reading {
    Needed,
    /// The information is available elsewhere too.
    Optional,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TextColour {
    Plain,
    Muted,
    Gold,
    Dark,
    /// For plates that are dark in both themes.
    Bright,
}

/// A text's position relative to its anchor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Align {
    Left,
    Centre,
    Right,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextStyle {
    pub size: u16,
    pub colour: TextColour,
    pub align: Align,
    pub reading: Reading,
    /// Letter width in percent.
    pub narrow: u8,
}

impl TextStyle {
    pub const fn new(size: u16, colour: TextColour, align: Align) -> TextStyle {
        TextStyle { size, colour, align, reading: Reading::Needed, narrow: 100 }
    }

    pub const fn narrowed(self, narrow: u8) -> TextStyle {
        TextStyle { narrow, ..self }
    }

    pub const fn reading(self, reading: Reading) -> TextStyle {
        TextStyle { reading, ..self }
    }
}
