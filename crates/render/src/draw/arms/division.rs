//! Divisions of the field, in a box of 100 by 120 that the shield clips. The charge hides the
//! middle, so divisions differ at the rim.

use super::super::charges::Estate;

const WAYS: u16 = 9;

pub(super) fn division(number: u8, outline: &str, fill: &str) -> String {
    // Factors found by trial: the fewest characters of one estate and colour pair share a division.
    // The tests of arms measure the pixel differences.
    let way = (u16::from(number) * 5 + u16::from(number) / 11) % WAYS;
    if way == 0 {
        // A border; the outer half of the line is clipped.
        return format!(r#"<path d="{outline}" fill="none" stroke="{fill}" stroke-width="32"/>"#);
    }
    let part = match way {
        1 => "M50 0H100V120H50Z",
        2 => "M0 0H100V56H0Z",
        3 => "M0 0H100V14L12 120H0Z",
        4 => "M50 0H100V58H50ZM0 58H50V120H0Z",
        5 => "M0 0H100L0 120H100Z",
        6 => "M0 104 50 36 100 104V120H0Z",
        7 => "M0 0H24V120H0ZM76 0H100V120H76Z",
        _ => "M0 0H100V24H0ZM0 48H100V72H0ZM0 96H100V120H0Z",
    };
    format!(r#"<path d="{part}" fill="{fill}"/>"#)
}

pub(super) fn outline(estate: Estate) -> &'static str {
    match estate {
        Estate::War => "M4 3H96V62C96 92 72 108 50 117 28 108 4 92 4 62Z",
        Estate::Office => {
            "M4 5H96V100C96 105 94 107 89 107H62C56 107 52 110 50 117 48 110 44 107 38 107H11C6 107 4 105 4 100Z"
        }
        Estate::Lore => {
            "M50 3C78 3 96 28 96 60 96 92 78 117 50 117 22 117 4 92 4 60 4 28 22 3 50 3Z"
        }
        Estate::Court => {
            "M4 3C14 16 38 16 50 3 62 16 86 16 96 3 89 20 90 32 94 46 98 62 97 76 90 87 82 100 58 101 50 117 42 101 18 100 10 87 3 76 2 62 6 46 10 32 11 20 4 3Z"
        }
        // Upside down, as for one disgraced, and broken off below.
        Estate::Underworld => {
            "M50 3C57 12 80 9 89 17 95 24 96 38 96 50V117L84 111 74 117H62L54 101 46 117H20L4 109V50C4 38 5 24 11 17 20 9 43 12 50 3Z"
        }
        Estate::Trade => "M28 3H72L96 27V92L72 117H28L4 92V27Z",
    }
}
