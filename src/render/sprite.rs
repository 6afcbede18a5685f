//! Sprites: drawings turned into pixels once, and blended onto a canvas by spans.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;

use super::RenderError;
use super::draw::Drawing;

/// A drawing as premultiplied pixels.
pub(super) struct Sprite {
    width: usize,
    dx: i32,
    dy: i32,
    pixels: Vec<u8>,
    spans: Vec<Span>,
}

/// A run of pixels in one row that are all opaque, or all partly seen.
struct Span {
    row: u32,
    start: u32,
    length: u32,
    opaque: bool,
}

impl Sprite {
    /// Rasterises a drawing.
    pub(super) fn new(
        drawing: &Drawing,
        options: &usvg::Options<'_>,
    ) -> Result<Sprite, RenderError> {
        let tree = usvg::Tree::from_str(&drawing.svg, options)
            .map_err(|e| RenderError::Drawing(e.to_string()))?;
        let mut pixmap =
            Pixmap::new(drawing.width, drawing.height).ok_or(RenderError::TooLarge {
                width: drawing.width,
                height: drawing.height,
            })?;
        resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
        let width = drawing.width as usize;
        let pixels = pixmap.take();
        let spans = spans(&pixels, width);
        Ok(Sprite {
            width,
            dx: drawing.dx,
            dy: drawing.dy,
            pixels,
            spans,
        })
    }

    /// How much memory it takes.
    pub(super) fn bytes(&self) -> usize {
        self.pixels.len() + self.spans.len() * size_of::<Span>()
    }

    /// Blends it onto an opaque canvas; what lies outside is left out.
    pub(super) fn blend(&self, canvas: &mut [u8], width: usize, x: i32, y: i32) {
        let height = canvas.len() / 4 / width.max(1);
        let (x, y) = (
            i64::from(x) + i64::from(self.dx),
            i64::from(y) + i64::from(self.dy),
        );
        for span in &self.spans {
            let row = y + i64::from(span.row);
            let from = (x + i64::from(span.start)).max(0);
            let to = (x + i64::from(span.start) + i64::from(span.length)).min(width as i64);
            if row < 0 || row >= height as i64 || from >= to {
                continue;
            }
            let count = (to - from) as usize;
            let source = span.row as usize * self.width + (from - x) as usize;
            let target = row as usize * width + from as usize;
            let source = &self.pixels[source * 4..(source + count) * 4];
            let target = &mut canvas[target * 4..(target + count) * 4];
            if span.opaque {
                target.copy_from_slice(source);
            } else {
                over(source, target);
            }
        }
    }
}

/// Premultiplied source over an opaque target.
fn over(source: &[u8], target: &mut [u8]) {
    for (s, t) in source
        .as_chunks::<4>()
        .0
        .iter()
        .zip(target.as_chunks_mut::<4>().0)
    {
        let rest = 255 - u32::from(s[3]);
        for i in 0..3 {
            let below = u32::from(t[i]) * rest + 127;
            // Exact division by 255 for this range, without a division.
            let below = (below + 1 + (below >> 8)) >> 8;
            t[i] = (u32::from(s[i]) + below).min(255) as u8;
        }
    }
}

fn spans(pixels: &[u8], width: usize) -> Vec<Span> {
    let mut spans: Vec<Span> = vec![];
    for (row, line) in pixels.chunks_exact(width * 4).enumerate() {
        let mut open: Option<Span> = None;
        for (i, pixel) in line.as_chunks::<4>().0.iter().enumerate() {
            let opaque = match pixel[3] {
                0 => {
                    spans.extend(open.take());
                    continue;
                }
                alpha => alpha == 255,
            };
            match &mut open {
                Some(span) if span.opaque == opaque => span.length += 1,
                _ => {
                    spans.extend(open.take());
                    open = Some(Span {
                        row: row as u32,
                        start: i as u32,
                        length: 1,
                        opaque,
                    });
                }
            }
        }
        spans.extend(open);
    }
    spans
}
