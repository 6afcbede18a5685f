//! Text in SVG drawings.

use crate::geometry::Point;

const FINE: &str = "fine";

pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            c if c.is_control() => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

/// Fine print: says nothing that is not said elsewhere, so it may be too small for phones.
pub(super) fn fine(body: &str) -> String {
    format!(r#"<g id="{FINE}">{body}</g>"#)
}

pub(super) fn centred(text: &str, x: f32, middle: f32, size: f32, fill: &str) -> String {
    // Capitals and digits of the font are 0.714 em high.
    let y = middle + size * 0.357;
    format!(
        r#"<text x="{x}" y="{y}" font-size="{size}" font-weight="700" text-anchor="middle" fill="{fill}">{}</text>"#,
        escape(text)
    )
}

pub(super) fn paragraph(lines: &[String], at: Point<f32>, size: f32, fill: &str) -> String {
    let x = at.x;
    lines
        .iter()
        .enumerate()
        .map(|(i, line)| {
            format!(
                r#"<text x="{x}" y="{}" font-size="{size}" fill="{fill}" text-anchor="middle">{}</text>"#,
                at.y + size * (0.95 + 1.2 * i as f32),
                escape(line)
            )
        })
        .collect()
}
