//! The four corners of a card, and the colours they count as.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use super::{Colour, listed};

/// One of the four coloured corners of a card.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::EnumCount,
    strum::VariantArray,
)]
#[serde(rename_all = "snake_case")]
pub enum Section {
    /// The upper left corner.
    TopLeft,
    /// The upper right corner.
    TopRight,
    /// The left half of the disc at the bottom edge.
    BottomLeft,
    /// The right half of the disc at the bottom edge.
    BottomRight,
}

impl Section {
    /// All sections, in reading order.
    pub const ALL: [Section; Section::COUNT] = listed(Section::VARIANTS);

    /// Position in [`Section::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What colour a section counts as.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SectionColour {
    /// Whatever its circle needs (R-TD-05).
    Any,
    /// None: it closes no circle and cannot be painted (R-ARI-03).
    None,
    /// The colour that is printed or painted there; stored as the colour alone.
    #[serde(untagged)]
    Of(Colour),
}

impl SectionColour {
    /// The colour that is printed or painted there.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            SectionColour::Of(colour) => Some(colour),
            SectionColour::Any | SectionColour::None => None,
        }
    }

    /// The stored and exported spelling.
    pub fn key(self) -> &'static str {
        match self {
            SectionColour::Of(colour) => colour.key(),
            SectionColour::Any => "any",
            SectionColour::None => "none",
        }
    }

    /// Whether a circle of this colour can have it.
    pub fn counts_as(self, wanted: Colour) -> bool {
        match self {
            SectionColour::Any => true,
            SectionColour::None => false,
            SectionColour::Of(colour) => colour == wanted,
        }
    }

    /// Whether a gem can be laid on it (R-END-01, R-ARI-03).
    pub fn can_be_painted(self) -> bool {
        self != SectionColour::None
    }
}

impl From<Colour> for SectionColour {
    fn from(colour: Colour) -> SectionColour {
        SectionColour::Of(colour)
    }
}

/// The printed colours; both bottom sections share one colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sections {
    /// The upper left corner.
    pub top_left: SectionColour,
    /// The upper right corner.
    pub top_right: SectionColour,
    /// Both halves of the disc at the bottom.
    pub bottom: SectionColour,
}

impl Sections {
    /// The printed colours in the order of [`Section::ALL`].
    pub fn all(&self) -> [SectionColour; 4] {
        Section::ALL.map(|section| self.get(section))
    }

    /// The printed colour of one section.
    pub fn get(&self, section: Section) -> SectionColour {
        match section {
            Section::TopLeft => self.top_left,
            Section::TopRight => self.top_right,
            Section::BottomLeft | Section::BottomRight => self.bottom,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_is_stored_as_its_colour_alone() {
        let all = [
            (Colour::Blue.into(), "\"blue\""),
            (SectionColour::Any, "\"any\""),
            (SectionColour::None, "\"none\""),
        ];
        for (section, stored) in all {
            assert_eq!(serde_json::to_string(&section).unwrap(), stored);
            let read: SectionColour = serde_json::from_str(stored).unwrap();
            assert_eq!(read, section);
        }
        assert!(serde_json::from_str::<SectionColour>("\"pink\"").is_err());
    }
}
