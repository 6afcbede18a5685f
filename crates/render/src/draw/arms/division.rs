//! Divisions of the field, in a box of 100 by 120 that the shield clips. The charge hides the
//! middle, so divisions differ at the rim.

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
