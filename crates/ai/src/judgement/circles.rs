//! The circles of a sketch: how many are single-colour, and what the others lack.

use viceroy_rules::cards::{Section, SectionColour};

/// The circles of a pyramid.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Circles {
    /// How many are single-colour, by colour, and the sum of their levels.
    pub closed: [i16; 4],
    pub levels: i16,
    /// The others: their level, and how many sections of each colour they lack.
    pub unfinished: [(u8, [u8; 4]); 16],
    pub count: usize,
    /// Those that a section without a colour keeps from ever being single-colour (R-ARI-03).
    pub never: i16,
}

impl Circles {
    /// How many are of several colours now.
    pub fn mixed(&self) -> i16 {
        self.never + self.count as i16
    }

    pub fn unfinished(&self) -> &[(u8, [u8; 4])] {
        &self.unfinished[..self.count]
    }
}

/// What a section gives to each colour, a byte for each; then one of any colour, and of none.
const GIVES: [u32; 8] = [0x0000_0001, 0x0000_0100, 0x0001_0000, 0x0100_0000, 0x0101_0101, 0, 0, 0];
/// A circle has four sections.
const WHOLE: u32 = 0x0404_0404;

impl Circles {
    /// Where four sections meet on a level.
    pub fn add(&mut self, level: u8, sections: [Cell; 4]) {
        if sections.contains(&NONE) {
            self.never += 1;
            return;
        }
        let gives: u32 = sections.iter().map(|s| GIVES[usize::from(*s & 7)]).sum();
        let lacks = (WHOLE - gives).to_le_bytes();
        if let Some(colour) = lacks.iter().position(|lack| *lack == 0) {
            self.closed[colour] += 1;
            self.levels += i16::from(level);
        } else if let Some(free) = self.unfinished.get_mut(self.count) {
            *free = (level, lacks);
            self.count += 1;
        }
    }
}

/// The four sections of a card in three bits each, and whether it is a character.
pub(super) type Cell = u16;
const BITS: usize = 3;
pub(super) const IS_CHARACTER: Cell = 1 << 12;
const THERE: Cell = 1 << 13;
/// A section of any colour, and one of none; colours are their index.
pub(super) const ANY: Cell = 4;
pub(super) const NONE: Cell = 5;

fn code(section: SectionColour) -> Cell {
    match section {
        SectionColour::Of(colour) => colour.index() as Cell,
        SectionColour::Any => ANY,
        SectionColour::None => NONE,
    }
}

/// A card as it is drawn.
pub(super) fn cell(sections: [SectionColour; 4], is_character: bool) -> Cell {
    let drawn = sections.into_iter().enumerate();
    let drawn = drawn.fold(THERE, |all, (nth, section)| all | code(section) << (BITS * nth));
    if is_character { drawn | IS_CHARACTER } else { drawn }
}

/// The colour of a section: its index, [`ANY`] or [`NONE`].
pub(super) fn section(cell: Cell, section: Section) -> Cell {
    cell >> (BITS * section.index()) & 7
}
