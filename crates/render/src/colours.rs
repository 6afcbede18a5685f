//! The colours of all pictures. Flat and few, so that files stay small.

use hex::FromHex;

use super::scene::Theme;
use viceroy_rules::cards::Colour;

/// Highlights on cards and marks.
pub(super) const GOLD: &str = "#f0c04d";
/// Dark lines between pieces, like the lead of a window.
pub(super) const LEAD: &str = "#201b2b";
/// Background of characters.
pub(super) const PARCHMENT: &str = "#f5ebd3";
/// Background of aristocrats.
pub(super) const NOBLE: &str = "#e6eaf2";
/// Behind the heads of aristocrats.
pub(super) const HALO: &str = "#d3dbea";
pub(super) const PLATE: &str = "#e7d9b8";
/// Lines on parchment.
pub(super) const RULE: &str = "#cdb98d";
pub(super) const SEPIA: &str = "#2b2230";
/// Background of laws.
pub(super) const PAPER: &str = "#fdfaf1";
pub(super) const WAX: &str = "#a8243a";
pub(super) const LEATHER: &str = "#6e452b";
pub(super) const STITCH: &str = "#e0b475";
pub(super) const MAGIC: &str = "#7d4cd3";
pub(super) const SCIENCE: &str = "#0e8f94";
pub(super) const DEFENCE: &str = "#5b7390";
pub(super) const ATTACK: &str = "#39323f";
/// Background of monsters and combat cards.
pub(super) const DUSK: &str = "#2e2836";

/// Background of criminals.
pub(super) const VAULT: &str = "#c3c6bd";
pub(super) const ASHLAR: &str = "#dadcd2";
/// Background of judgement tokens.
pub(super) const SLATE: &str = "#3b4650";
pub(super) const CHALK: &str = "#f1f0e6";

#[derive(Clone, Copy)]
pub(super) struct Shades {
    pub(super) light: &'static str,
    pub(super) base: &'static str,
    pub(super) dark: &'static str,
    pub(super) deep: &'static str,
}

pub(super) fn shades(colour: Colour) -> Shades {
    match colour {
        Colour::Blue => {
            Shades { light: "#8fbcff", base: "#2f74e0", dark: "#1d4fa8", deep: "#12306b" }
        }
        Colour::Red => {
            Shades { light: "#ff9a92", base: "#da3a43", dark: "#a01f30", deep: "#66101f" }
        }
        Colour::Green => {
            Shades { light: "#8ae2ab", base: "#229c5a", dark: "#136b3c", deep: "#0a4325" }
        }
        Colour::Yellow => {
            Shades { light: "#fff0a8", base: "#f4bd22", dark: "#c88a0a", deep: "#7a5200" }
        }
    }
}

/// For sections of any colour: gold, which no gem has.
pub(super) const WILD: Shades =
    Shades { light: "#fff3d1", base: "#e7d9b8", dark: "#cdb98d", deep: "#714b00" };

pub(super) fn rgb(hex: &str) -> [u8; 3] {
    <[u8; 3]>::from_hex(hex.trim_start_matches('#')).unwrap_or_default()
}

pub fn ground(theme: Theme) -> [u8; 3] {
    rgb(tones(theme).board)
}

pub(super) struct Tones {
    pub(super) board: &'static str,
    pub(super) panel: &'static str,
    pub(super) gilt: &'static str,
    pub(super) band: &'static str,
    pub(super) chip: &'static str,
    pub(super) place: &'static str,
    pub(super) edge: &'static str,
    pub(super) text: &'static str,
    pub(super) muted: &'static str,
    pub(super) accent: &'static str,
    pub(super) line: &'static str,
    /// Around a level that can be played.
    pub(super) playable: &'static str,
    /// Plate, lines and number of a level that is too expensive.
    pub(super) dear: [&'static str; 3],
}

pub(super) fn tones(theme: Theme) -> &'static Tones {
    match theme {
        Theme::Dark => &Tones {
            board: "#171b27",
            panel: "#222939",
            gilt: "#2f2c33",
            band: "#1e2433",
            chip: "#313a51",
            place: "#2d3343",
            edge: "#3b455d",
            text: "#f6eedb",
            muted: "#a9b3c9",
            accent: GOLD,
            line: GOLD,
            playable: "#d9ffe6",
            dear: ["#3a2a33", "#e8848c", "#f3c6ca"],
        },
        Theme::Light => &Tones {
            board: "#e6eaf2",
            panel: "#f8f9fc",
            gilt: "#fff3d1",
            band: "#dae0eb",
            chip: "#d3dbea",
            place: "#f1f3f8",
            edge: "#a3adc2",
            text: "#1d2130",
            muted: "#4a5369",
            accent: "#714b00",
            line: "#c88a0a",
            playable: "#136b3c",
            dear: ["#fbe4e5", "#b8434e", "#7c1f2b"],
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance as in WCAG 2.
    fn brightness(hex: &str) -> f64 {
        let [r, g, b] = rgb(hex).map(|c| {
            let c = f64::from(c) / 255.0;
            if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    fn contrast(a: &str, b: &str) -> f64 {
        let (a, b) = (brightness(a), brightness(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn contrast_is_counted_as_the_guidelines_do() {
        assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 0.01);
        assert!((contrast("#777777", "#ffffff") - 4.48).abs() < 0.01);
    }

    #[test]
    fn text_stands_out_from_every_ground_it_is_written_on() {
        let mut pairs = vec![];
        for theme in Theme::ALL {
            let t = tones(theme);
            for ground in [t.board, t.panel, t.gilt, t.band] {
                pairs.extend([t.text, t.muted, t.accent].map(|text| (text, ground)));
            }
            pairs.extend([(t.text, t.chip), (t.dear[2], t.dear[0])]);
        }
        let plates = [PARCHMENT, PAPER, PLATE, GOLD, "#efe3c6"];
        pairs.extend(plates.map(|ground| (SEPIA, ground)));
        pairs.push(("#06301a", "#37b36b"));
        for colour in Colour::ALL {
            let s = shades(colour);
            // The letter on a section, and the value in a circle.
            pairs.extend([(s.deep, s.light), (s.deep, "#fffaf0")]);
            // The number of gems above an auction column.
            pairs.push((tones(Theme::Dark).text, s.deep));
        }
        for (text, ground) in pairs {
            let seen = contrast(text, ground);
            assert!(seen >= 4.5, "{text} on {ground}: {seen:.2}");
        }
    }

    #[test]
    fn lines_and_shapes_stand_out_from_their_grounds() {
        let mut pairs = vec![];
        for theme in Theme::ALL {
            let t = tones(theme);
            pairs.extend([(t.dear[1], t.dear[0]), (t.playable, t.board)]);
        }
        pairs.extend(Colour::ALL.map(|colour| (shades(colour).deep, PARCHMENT)));
        pairs.push((LEAD, GOLD));
        for (line, ground) in pairs {
            let seen = contrast(line, ground);
            assert!(seen >= 3.0, "{line} on {ground}: {seen:.2}");
        }
    }
}
