//! The SVG drawing of a look.

use crate::geometry::Size;

/// A card, in drawing units.
pub(super) const CARD: Size<f32> = Size::new(240.0, 232.0);

/// SVG, with its offset from the element's corner or anchor.
pub(crate) struct Drawing {
    pub(crate) svg: String,
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) dx: i32,
    pub(crate) dy: i32,
}

impl Drawing {
    /// Scales a body in `units` to pixels, with a margin around it.
    pub(super) fn new(units: Size<f32>, pixels: Size<u32>, margin: u32, body: &str) -> Drawing {
        let (w, h) = (pixels.width + 2 * margin, pixels.height + 2 * margin);
        let sx = pixels.width as f32 / units.width;
        let sy = pixels.height as f32 / units.height;
        Drawing {
            svg: format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" font-family="Noto Sans"><g transform="translate({margin} {margin}) scale({sx} {sy})">{body}</g></svg>"#
            ),
            width: w,
            height: h,
            dx: -(margin as i32),
            dy: -(margin as i32),
        }
    }

    /// For a missing card, which the painter rejects.
    pub(super) fn nothing() -> Drawing {
        Drawing::new(Size::square(1.0), Size::square(1), 0, "")
    }
}
