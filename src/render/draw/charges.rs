//! Who bears which charge: one for each of the 64 callings, in a box of 100 by 100. Fill and line come from the shield.
//!
//! A drawing may name two colours besides: `currentColor` is its fill, for what is drawn as a line, and black a hollow.

mod lore;
mod office;
mod trade;
mod war;

/// What kind of life a character leads; each has a shape of shield of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Estate {
    /// Those who bear arms.
    War,
    /// Courts, offices and gates.
    Office,
    /// The learned, the hidden and the uncanny.
    Lore,
    /// Land, water and the work of one's hands.
    Trade,
}

/// The estate and the charge of a card's number.
pub(super) fn bearing(number: u8) -> (Estate, &'static str) {
    use Estate::*;
    match number {
        1 => (Trade, trade::ANCHOR),
        2 => (Office, office::SCROLL),
        3 => (Lore, lore::FLASK),
        4 => (Lore, lore::BOOK),
        5 => (War, war::HORSESHOE),
        6 => (Office, office::KEY),
        7 => (Lore, lore::SHELL),
        8 => (War, war::SWORD),
        9 => (War, war::CANNON),
        10 => (War, war::TRUMPET),
        11 => (War, war::BOW),
        12 => (Office, office::TOWER),
        13 => (Lore, lore::RUNESTONE),
        14 => (Office, office::AXE),
        15 => (War, war::PAVILION),
        16 => (Trade, trade::PICK),
        17 => (War, war::HALBERD),
        18 => (Office, office::ROSE),
        19 => (War, war::BANNER),
        20 => (Office, office::QUILL),
        21 => (Lore, lore::WING),
        22 => (Trade, trade::MASK),
        23 => (Office, office::GOBLET),
        24 => (Lore, lore::MOON),
        25 => (War, war::PAW),
        26 => (Trade, trade::FALCON),
        27 => (Lore, lore::HOOD),
        28 => (War, war::SWORDS),
        29 => (War, war::PAWN),
        30 => (Trade, trade::FIR),
        31 => (Office, office::CROWN),
        32 => (War, war::STAR),
        33 => (Office, office::BRIDGE),
        34 => (Lore, lore::LANTERN),
        35 => (Office, office::PORTCULLIS),
        36 => (War, war::ARROWS),
        37 => (Trade, trade::ANVIL),
        38 => (Lore, lore::LEAF),
        39 => (War, war::HELMET),
        40 => (Trade, trade::SHIP),
        41 => (Office, office::SCALES),
        42 => (Lore, lore::LADDER),
        43 => (Trade, trade::GEAR),
        44 => (Office, office::PILLAR),
        45 => (War, war::CHEVRONS),
        46 => (Lore, lore::FLAME),
        47 => (Trade, trade::BARREL),
        48 => (Trade, trade::FISH),
        49 => (Lore, lore::CAULDRON),
        50 => (Office, office::BUCKLER),
        51 => (Trade, trade::HELM),
        52 => (Office, office::ORB),
        53 => (Trade, trade::COMPASS),
        54 => (Lore, lore::EYE),
        55 => (Trade, trade::CLUB),
        56 => (Lore, lore::SERPENT),
        57 => (Lore, lore::HEART),
        58 => (War, war::DRUM),
        59 => (Trade, trade::BELL),
        60 => (Trade, trade::WHEAT),
        61 => (Office, office::BALLS),
        62 => (War, war::HORSE),
        63 => (War, war::LANCE),
        64 => (War, war::HORN),
        _ => (War, war::STAR),
    }
}
