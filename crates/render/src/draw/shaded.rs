//! Drawings of one colour in two shades, with the light from the right.

use crate::colours::LEAD;

const DIM: &str = "M-20-20H46C34 30 34 70 52 120H-20Z";

/// A drawing in a box of 100 by 100 that leaves fill and line to what is around it.
pub(super) fn shaded(drawing: &str, [light, dark]: [&str; 2]) -> String {
    let of = |colour: &str| {
        format!(
            r#"<g color="{colour}" fill="{colour}" stroke="{LEAD}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">{drawing}</g>"#
        )
    };
    format!(
        r##"{}<clipPath id="dim"><path d="{DIM}"/></clipPath><g clip-path="url(#dim)">{}</g>"##,
        of(light),
        of(dark)
    )
}
