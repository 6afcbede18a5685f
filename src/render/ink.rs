//! The colours pictures are painted in. Flat and few, so that a picture stays a small file.

use crate::cards::Colour;

/// The ground of every picture; dark enough for Discord's dark theme and framed enough for its light one.
pub(super) const BOARD: &str = "#171b27";
/// A panel on the ground.
pub(super) const PANEL: &str = "#222939";
/// A band behind a level.
pub(super) const BAND: &str = "#1e2433";
/// A panel's edge and quiet lines.
pub(super) const EDGE: &str = "#3b455d";
/// Text on the ground.
pub(super) const LIGHT: &str = "#f6eedb";
/// Less important text on the ground.
pub(super) const MUTED: &str = "#a9b3c9";
/// What wants attention.
pub(super) const GOLD: &str = "#f0c04d";
/// The dark lines between pieces, like the lead of a window.
pub(super) const LEAD: &str = "#201b2b";
/// A character's ground.
pub(super) const PARCHMENT: &str = "#f5ebd3";
/// A quiet plate on parchment.
pub(super) const PLATE: &str = "#e7d9b8";
/// Lines on parchment.
pub(super) const RULE: &str = "#cdb98d";
/// Text on parchment.
pub(super) const SEPIA: &str = "#2b2230";
/// A law's ground.
pub(super) const PAPER: &str = "#fdfaf1";
/// Sealing wax.
pub(super) const WAX: &str = "#a8243a";
/// Leather, for a purse.
pub(super) const LEATHER: &str = "#6e452b";
/// Thread and string on leather.
pub(super) const STITCH: &str = "#e0b475";
/// Violet, the colour of magic.
pub(super) const MAGIC: &str = "#7d4cd3";
/// Teal, the colour of science.
pub(super) const SCIENCE: &str = "#0e8f94";
/// Steel, the colour of defence.
pub(super) const DEFENCE: &str = "#5b7390";
/// Iron, the colour of attack.
pub(super) const ATTACK: &str = "#39323f";

/// Four shades of one colour.
#[derive(Clone, Copy)]
pub(super) struct Shades {
    pub(super) light: &'static str,
    pub(super) base: &'static str,
    pub(super) dark: &'static str,
    pub(super) deep: &'static str,
}

/// The shades of a gem colour.
pub(super) fn shades(colour: Colour) -> Shades {
    match colour {
        Colour::Blue => Shades {
            light: "#8fbcff",
            base: "#2f74e0",
            dark: "#1d4fa8",
            deep: "#12306b",
        },
        Colour::Red => Shades {
            light: "#ff9a92",
            base: "#da3a43",
            dark: "#a01f30",
            deep: "#66101f",
        },
        Colour::Green => Shades {
            light: "#8ae2ab",
            base: "#229c5a",
            dark: "#136b3c",
            deep: "#0a4325",
        },
        Colour::Yellow => Shades {
            light: "#fff0a8",
            base: "#f4bd22",
            dark: "#c88a0a",
            deep: "#7a5200",
        },
    }
}

/// Red, green and blue of a colour written as `#rrggbb`.
pub(super) fn rgb(hex: &str) -> [u8; 3] {
    let value = u32::from_str_radix(hex.trim_start_matches('#'), 16).unwrap_or(0);
    [(value >> 16) as u8, (value >> 8) as u8, value as u8]
}
