//! Scenes one after the other as a GIF that plays once. Its colours are those of all pictures, and a
//! frame holds what has changed.

use gif::{DisposalMethod, Encoder, Frame};

use super::Painter;
use super::sprite::Canvas;
use crate::palette::{Palette, SIZE};
use crate::prelude::*;
use crate::scene::Size;

/// The palette index of what a frame leaves as it was.
const UNCHANGED: u8 = SIZE as u8;

/// Takes frame by frame, so that other pictures can be painted in between.
pub struct Reel {
    encoder: Encoder<Vec<u8>>,
    size: Size<u16>,
    shown: Option<Vec<u8>>,
}

impl Reel {
    /// # Errors
    /// If GIF allows no such size.
    pub fn new(width: u32, height: u32) -> Result<Reel, RenderError> {
        let too_large = || RenderError::TooLarge { width, height };
        let side = |side: u32| u16::try_from(side).ok().filter(|side| *side > 0);
        let size = side(width).zip(side(height)).ok_or_else(too_large)?;
        let size = Size::new(size.0, size.1);
        let mut colours = Palette::get().bytes();
        colours.extend([0; 3]);
        let encoder = Encoder::new(vec![], size.width, size.height, &colours)?;
        Ok(Reel { encoder, size, shown: None })
    }

    /// Shows a scene of the reel's size for some hundredths of a second.
    ///
    /// # Errors
    /// If the scene shows a card that does not exist, or is of another size.
    pub fn add(&mut self, painter: &Painter, scene: &Scene, delay: u16) -> Result<(), RenderError> {
        let Size { width, height } = self.size;
        if (scene.width, scene.height) != (width.into(), height.into()) {
            return Err(RenderError::TooLarge { width: scene.width, height: scene.height });
        }
        let pixels = painter.pixels(scene)?;
        let frame = match &self.shown {
            None => Frame { width, height, buffer: pixels.clone().into(), ..Frame::default() },
            Some(shown) => changed(shown, &pixels, usize::from(width)),
        };
        let dispose = DisposalMethod::Keep;
        self.encoder.write_frame(&Frame { delay, dispose, ..frame })?;
        self.shown = Some(pixels);
        Ok(())
    }

    /// The whole file.
    ///
    /// # Errors
    /// If its end cannot be written.
    pub fn finish(self) -> Result<Vec<u8>, RenderError> {
        Ok(self.encoder.into_inner()?)
    }
}

/// The rectangle around all that differs; one pixel if nothing does, since there has to be one.
fn changed(shown: &[u8], pixels: &[u8], width: usize) -> Frame<'static> {
    let rows = || shown.chunks_exact(width).zip(pixels.chunks_exact(width));
    let differs = |(was, is): &(&[u8], &[u8])| was != is;
    let top = rows().position(|row| differs(&row)).unwrap_or(0);
    let bottom = rows().rposition(|row| differs(&row)).unwrap_or(0);
    let within = |(was, is): (&[u8], &[u8])| {
        let first = was.iter().zip(is).position(|(was, is)| was != is)?;
        let last = was.iter().zip(is).rposition(|(was, is)| was != is)?;
        Some((first, last))
    };
    let (left, right) = rows()
        .filter_map(within)
        .reduce(|(left, right), (first, last)| (left.min(first), right.max(last)))
        .unwrap_or((0, 0));
    let part = rows().skip(top).take(bottom + 1 - top).flat_map(|(was, is)| {
        let both = was[left..=right].iter().zip(&is[left..=right]);
        both.map(|(was, is)| if was == is { UNCHANGED } else { *is })
    });
    Frame {
        left: left as u16,
        top: top as u16,
        width: (right + 1 - left) as u16,
        height: (bottom + 1 - top) as u16,
        transparent: Some(UNCHANGED),
        buffer: part.collect(),
        ..Frame::default()
    }
}

impl Painter {
    /// A scene as palette indexes, row by row.
    fn pixels(&self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        let width = scene.width as usize;
        let ground = Palette::get().index(crate::colours::ground(scene.theme));
        // Each row has room for a filter byte.
        let mut lines = vec![ground; (width + 1) * scene.height as usize];
        let mut canvas =
            Canvas { lines: &mut lines, width: width as i32, height: scene.height as i32 };
        for element in &scene.elements {
            let sprite = self.sprite((scene.theme, scene.letters), &element.look)?;
            sprite.lay(&mut canvas, element.x, element.y);
        }
        Ok(lines.chunks_exact(width + 1).flat_map(|line| &line[1..]).copied().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_holds_what_has_changed() {
        let shown = [0; 12];
        let mut pixels = shown;
        (pixels[5], pixels[10]) = (7, 8);
        let frame = changed(&shown, &pixels, 4);
        assert_eq!((frame.left, frame.top, frame.width, frame.height), (1, 1, 2, 2));
        assert_eq!(*frame.buffer, [7, UNCHANGED, UNCHANGED, 8]);
        let same = changed(&shown, &shown, 4);
        assert_eq!((same.width, same.height, &*same.buffer), (1, 1, &[UNCHANGED][..]));
    }
}
