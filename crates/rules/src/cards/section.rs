//! The four corners of a card.

use crate::prelude::*;

use super::listed;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::VariantArray)]
pub enum Section {
    TopLeft,
    TopRight,
    /// Left half of the bottom disc.
    BottomLeft,
    /// Right half of the bottom disc.
    BottomRight,
}

impl Section {
    /// In reading order.
    pub const ALL: [Section; Section::COUNT] = listed(Section::VARIANTS);

    /// Position in [`Section::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SectionColour {
    /// R-TD-05.
    Any,
    /// Closes no circle and cannot be painted (R-ARI-03).
    None,
    /// Printed or painted; stored as the colour alone.
    #[serde(untagged)]
    Of(Colour),
}

impl SectionColour {
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

    /// Whether it fits a circle of this colour.
    pub fn counts_as(self, wanted: Colour) -> bool {
        match self {
            SectionColour::Any => true,
            SectionColour::None => false,
            SectionColour::Of(colour) => colour == wanted,
        }
    }

    /// R-END-01, R-ARI-03.
    pub fn can_be_painted(self) -> bool {
        self != SectionColour::None
    }
}

impl From<Colour> for SectionColour {
    fn from(colour: Colour) -> SectionColour {
        SectionColour::Of(colour)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sections {
    pub top_left: SectionColour,
    pub top_right: SectionColour,
    /// Both bottom sections.
    pub bottom: SectionColour,
}

impl Sections {
    /// In the order of [`Section::ALL`].
    pub fn all(&self) -> [SectionColour; 4] {
        Section::ALL.map(|section| self.get(section))
    }

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
