//! Cards of a sketch in a few bits.

use viceroy_rules::cards::{Section, SectionColour};

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
