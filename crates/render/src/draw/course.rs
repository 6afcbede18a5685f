//! A line that rises and falls, with what lies below it.

use std::fmt::Write;

use super::drawing::Drawing;
use crate::colours::Tones;
use crate::prelude::*;

const LINE: u32 = 5;
const END: u32 = 8;

/// `heights` are pixels above the bottom, from left to right.
pub(super) fn course(heights: &[u16], (width, height): (u16, u16), tones: &Tones) -> Drawing {
    let (wide, high) = (u32::from(width.max(32)), u32::from(height.max(32)));
    let steps = heights.len().saturating_sub(1).max(1) as u32;
    let inside = wide - 2 * END;
    let mut line = String::new();
    let mut end = (END, high);
    for (nth, above) in (0..).zip(heights) {
        end = (END + inside * nth / steps, high.saturating_sub(u32::from(*above)).max(END));
        // Writing into a string cannot fail.
        let _ = write!(line, "{},{} ", end.0, end.1);
    }
    let Tones { band, accent, .. } = tones;
    let (x, y) = end;
    let body = format!(
        r#"<polygon points="{END},{high} {line}{x},{high}" fill="{band}"/><polyline points="{line}" fill="none" stroke="{accent}" stroke-width="{LINE}" stroke-linejoin="round" stroke-linecap="round"/><circle cx="{x}" cy="{y}" r="{END}" fill="{accent}"/>"#
    );
    Drawing::new(Size::new(wide as f32, high as f32), Size::new(wide, high), 0, &body)
}
