//! A look drawn, before it is painted.

use crate::geometry::Size;

/// A drawing and where it lies from the element's corner or anchor.
pub(crate) struct Drawing {
    pub(crate) svg: String,
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) dx: i32,
    pub(crate) dy: i32,
}

impl Drawing {
    /// A drawing whose body has coordinates from 0 to `units` and is scaled to pixels, with a margin around it.
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

    /// What is drawn of a card that is not there; the painter has complained already.
    pub(super) fn nothing() -> Drawing {
        Drawing::new(Size::square(1.0), Size::square(1), 0, "")
    }
}
