//! Circles of a sketch: the single-colour ones, and what the others lack.

use viceroy_rules::cards::{Section, SectionColour};

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Circles {
    pub closed: [i16; 4],
    pub levels: i16,
    /// For each unfinished circle its level and how many sections of each colour it lacks.
    pub unfinished: [(u8, [u8; 4]); 16],
    pub count: usize,
    /// Circles that a section without a colour keeps from ever being single-colour (R-ARI-03).
    pub never: i16,
}

impl Circles {
    pub fn mixed(&self) -> i16 {
        self.never + self.count as i16
    }

    pub fn unfinished(&self) -> &[(u8, [u8; 4])] {
        &self.unfinished[..self.count]
    }
}

/// The contribution of a section, one byte per colour, indexed by `Cell` value.
const GIVES: [u32; 8] = [0x0000_0001, 0x0000_0100, 0x0001_0000, 0x0100_0000, 0x0101_0101, 0, 0, 0];
const WHOLE: u32 = 0x0404_0404;

impl Circles {
    /// Adds the circle where four sections meet.
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

pub(super) type Cell = u16;
const BITS: usize = 3;
pub(super) const IS_CHARACTER: Cell = 1 << 12;
const THERE: Cell = 1 << 13;
/// Section values beyond the colour indexes: any colour, and no colour.
pub(super) const ANY: Cell = 4;
pub(super) const NONE: Cell = 5;

fn code(section: SectionColour) -> Cell {
    match section {
        SectionColour::Of(colour) => colour.index() as Cell,
        SectionColour::Any => ANY,
        SectionColour::None => NONE,
    }
}

pub(super) fn cell(sections: [SectionColour; 4], is_character: bool) -> Cell {
    let drawn = sections.into_iter().enumerate();
    let drawn = drawn.fold(THERE, |all, (nth, section)| all | code(section) << (BITS * nth));
    if is_character { drawn | IS_CHARACTER } else { drawn }
}

/// A colour index, [`ANY`] or [`NONE`].
pub(super) fn section(cell: Cell, section: Section) -> Cell {
    cell >> (BITS * section.index()) & 7
}
