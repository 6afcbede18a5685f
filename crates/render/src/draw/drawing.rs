//! The SVG drawing of a look.

use crate::geometry::Size;
use crate::scene::card_height;

/// A card, in drawing units.
pub(super) const CARD: Size<f32> = Size::new(240.0, 232.0);

/// The pixels of a drawing, in its own units. Signs stand on whole ones, so that equal signs are equal
/// pixels, which are sharper and take fewer bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct PixelGrid {
    pixel: Size<f32>,
}

impl PixelGrid {
    /// Of a drawing whose units are pixels.
    pub(super) const UNITS: PixelGrid = PixelGrid { pixel: Size::square(1.0) };

    /// Of a card that is `width` pixels wide.
    pub(super) fn of_card(width: u16) -> PixelGrid {
        let width = width.max(8);
        let (wide, high) = (f32::from(width), f32::from(card_height(width)));
        PixelGrid { pixel: Size::new(CARD.width / wide, CARD.height / high) }
    }

    pub(super) fn across(self, x: f32) -> f32 {
        (x / self.pixel.width).round() * self.pixel.width
    }

    pub(super) fn down(self, y: f32) -> f32 {
        (y / self.pixel.height).round() * self.pixel.height
    }
}

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
