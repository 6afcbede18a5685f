//! Sprites: drawings rasterised once into palette-indexed spans, and copied onto a canvas.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;

use super::edges;
use crate::RenderError;
use crate::draw::Drawing;
use crate::palette::{Palette, Translucent};

pub(super) struct Sprite {
    /// Unique within a painter.
    pub(super) number: u64,
    pub(super) height: i32,
    dx: i32,
    dy: i32,
    spans: Vec<PixelRun>,
    /// Index of each row's first span, with an end marker.
    rows: Vec<u32>,
    /// Palette indexes of opaque pixels.
    opaque: Vec<u8>,
    partly: Vec<Translucent>,
}

/// A run of pixels in a row that are all opaque or all translucent.
struct PixelRun {
    start: i32,
    length: u32,
    /// Offset of its pixels.
    at: u32,
    seen: Opacity,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Opacity {
    Wholly,
    Partly,
}

/// Whole rows of a picture as palette indexes.
pub(super) struct Canvas<'a> {
    /// Each row has a leading filter byte.
    pub(super) lines: &'a mut [u8],
    pub(super) width: i32,
    pub(super) height: i32,
}

impl Sprite {
    pub(super) fn new(
        number: u64,
        drawing: &Drawing,
        options: &usvg::Options<'_>,
    ) -> Result<Sprite, RenderError> {
        let tree = usvg::Tree::from_str(&drawing.svg, options)
            .map_err(|e| RenderError::Drawing(e.to_string()))?;
        let mut pixmap = Pixmap::new(drawing.width, drawing.height)
            .ok_or(RenderError::TooLarge { width: drawing.width, height: drawing.height })?;
        resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
        let mut sprite = Sprite {
            number,
            height: drawing.height as i32,
            dx: drawing.dx,
            dy: drawing.dy,
            spans: vec![],
            rows: vec![0],
            opaque: vec![],
            partly: vec![],
        };
        let width = drawing.width as usize;
        let pixels = pixmap.data_mut().as_chunks_mut::<4>().0;
        edges::settle(pixels, width);
        for row in pixels.chunks_exact(width) {
            sprite.add_row(row);
        }
        Ok(sprite)
    }

    fn add_row(&mut self, pixels: &[[u8; 4]]) {
        let palette = Palette::get();
        let seen = |pixel: &[u8; 4]| match pixel[3] {
            0 => None,
            255 => Some(Opacity::Wholly),
            _ => Some(Opacity::Partly),
        };
        let mut start = 0;
        for run in pixels.chunk_by(|a, b| seen(a) == seen(b)) {
            if let Some(seen) = run.first().and_then(seen) {
                let at = match seen {
                    Opacity::Wholly => self.opaque.len(),
                    Opacity::Partly => self.partly.len(),
                };
                self.spans.push(PixelRun { start, length: run.len() as u32, at: at as u32, seen });
                match seen {
                    Opacity::Wholly => {
                        let numbers = run.iter().map(|p| palette.index([p[0], p[1], p[2]]));
                        self.opaque.extend(numbers);
                    }
                    Opacity::Partly => {
                        let pixels = run.iter().map(|p| Translucent::of(*p));
                        self.partly.extend(pixels);
                    }
                }
            }
            start += run.len() as i32;
        }
        self.rows.push(self.spans.len() as u32);
    }

    pub(super) fn bytes(&self) -> usize {
        self.opaque.len()
            + self.partly.len() * size_of::<Translucent>()
            + self.spans.len() * size_of::<PixelRun>()
            + self.rows.len() * 4
    }

    pub(super) fn top(&self, y: i32) -> i32 {
        y.saturating_add(self.dy)
    }

    /// Clips to the canvas.
    pub(super) fn lay(&self, canvas: &mut Canvas<'_>, x: i32, y: i32) {
        let left = i64::from(x) + i64::from(self.dx);
        let top = i64::from(self.top(y));
        let first = (-top).clamp(0, i64::from(self.height)) as usize;
        let last = (i64::from(canvas.height) - top).clamp(0, i64::from(self.height)) as usize;
        for row in first..last {
            let line = (top + row as i64) as usize * (canvas.width as usize + 1) + 1;
            let spans = self.rows[row] as usize..self.rows[row + 1] as usize;
            for span in &self.spans[spans] {
                let start = left + i64::from(span.start);
                let from = start.max(0);
                let to = (start + i64::from(span.length)).min(i64::from(canvas.width));
                if from >= to {
                    continue;
                }
                let source = span.at as usize + (from - start) as usize;
                let count = (to - from) as usize;
                let target = line + from as usize;
                let target = &mut canvas.lines[target..target + count];
                match span.seen {
                    Opacity::Wholly => target.copy_from_slice(&self.opaque[source..source + count]),
                    Opacity::Partly => over(&self.partly[source..source + count], target),
                }
            }
        }
    }
}

fn over(source: &[Translucent], target: &mut [u8]) {
    let palette = Palette::get();
    for (above, number) in source.iter().zip(target) {
        *number = palette.number(above.over(palette.packed(*number)));
    }
}
