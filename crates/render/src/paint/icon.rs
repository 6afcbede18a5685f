//! Single marks on a transparent background.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;

use super::{Painter, png};
use crate::RenderError;
use crate::scene::{GemLetters, Look, Mark, Theme};

impl Painter {
    /// A square PNG. The same mark gives the same bytes.
    ///
    /// # Errors
    /// If `side` is too small for any pixels.
    pub fn icon(&self, mark: Mark, side: u16, letters: GemLetters) -> Result<Vec<u8>, RenderError> {
        // Drawings have a margin of one pixel.
        let (size, dim) = (side.saturating_sub(2), false);
        let drawing = self.drawing((Theme::default(), letters), &Look::Mark { mark, size, dim })?;
        let tree = usvg::Tree::from_str(&drawing.svg, &self.options)
            .map_err(|e| RenderError::Drawing(e.to_string()))?;
        let (width, height) = (drawing.width, drawing.height);
        let mut pixmap =
            Pixmap::new(width, height).ok_or(RenderError::TooLarge { width, height })?;
        resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
        let mut packed = ZlibEncoder::new(vec![], Compression::best());
        for row in pixmap.pixels().chunks_exact(width as usize) {
            // PNG filter 0 (none).
            packed.write_all(&[0])?;
            for pixel in row {
                let c = pixel.demultiply();
                packed.write_all(&[c.red(), c.green(), c.blue(), c.alpha()])?;
            }
        }
        Ok(png::of_pixels(&packed.finish()?, width, height))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_rules::cards::Colour;

    #[test]
    fn an_icon_is_a_small_square_with_a_ground_that_is_not_there() {
        let painter = Painter::new().unwrap();
        let letters = GemLetters::default();
        let png = painter.icon(Mark::Gem(Colour::Blue), 128, letters).unwrap();
        assert!(png.len() < 16 << 10, "{}", png.len());
        assert_eq!(png[16..24], [0, 0, 0, 128, 0, 0, 0, 128]);
        // 8 bits per channel, RGBA.
        assert_eq!(png[24..26], [8, 6]);
        assert_eq!(painter.icon(Mark::Gem(Colour::Blue), 128, letters).unwrap(), png);
        assert_ne!(painter.icon(Mark::Gem(Colour::Red), 128, letters).unwrap(), png);
    }
}
