//! Paints pictures in bands of rows. Each band is compressed alone, so unchanged ones come from a
//! cache.

use flate2::{Compress, Compression, FlushCompress, Status};

use super::sprite::{Canvas, Sprite};
use crate::prelude::*;
use crate::scene::FRAME;

/// Rows per band: few enough that a change invalidates little, enough for compression to find
/// repetition.
const ROWS: u32 = 57;
/// For sent pictures, whose rows are shorter.
const SENT_ROWS: u32 = 88;

/// What a picture's compression aims at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effort {
    Small,
    /// Half again as many bytes, sooner.
    Fast,
    /// As one band, for pictures that are heavy: 7 % fewer bytes, five times as late.
    Smallest,
}

/// Compression levels for sent pictures; the first has 12 % fewer bytes for 0.7 ms.
const SENT: u32 = 5;
const SENT_FAST: u32 = 1;
const SENT_SMALLEST: u32 = 9;
/// For larger pictures, which only go to files: a third less time for 6 % more bytes.
const LARGER: u32 = 2;

pub(super) fn rows(width: u32, effort: Effort) -> u32 {
    match (effort, width <= FRAME.width) {
        (Effort::Smallest, _) => u32::MAX,
        (Effort::Small | Effort::Fast, true) => SENT_ROWS,
        (Effort::Small | Effort::Fast, false) => ROWS,
    }
}

/// Cache key: equal faces give equal bands.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct BandFace {
    pub(super) width: u32,
    pub(super) rows: u32,
    /// Palette index of the background.
    pub(super) ground: u8,
    pub(super) effort: Effort,
    /// Sprites that overlap the band, bottom to top: number, left edge, and top edge relative to
    /// the band.
    pub(super) sprites: Vec<(u64, i32, i32)>,
}

pub(super) struct Band {
    /// Part of a deflate stream that ends on a byte boundary.
    pub(super) deflated: Vec<u8>,
    /// Adler-32 of the uncompressed bytes.
    pub(super) adler: u32,
    /// Uncompressed length in bytes.
    pub(super) length: u64,
}

/// Reused buffers; memory that is never freed need not be cleared by the system again.
pub(super) struct Workbench {
    /// The rows of a band, each after its filter byte.
    lines: Vec<u8>,
    sent: Compress,
    sent_fast: Compress,
    sent_smallest: Compress,
    larger: Compress,
}

impl Workbench {
    pub(super) fn new() -> Workbench {
        Workbench {
            lines: vec![],
            sent: Compress::new(Compression::new(SENT), false),
            sent_fast: Compress::new(Compression::new(SENT_FAST), false),
            sent_smallest: Compress::new(Compression::new(SENT_SMALLEST), false),
            larger: Compress::new(Compression::new(LARGER), false),
        }
    }

    /// `sprites` must be those of the face.
    pub(super) fn band(
        &mut self,
        face: &BandFace,
        sprites: &[Arc<Sprite>],
    ) -> Result<Band, RenderError> {
        let stride = face.width as usize + 1;
        self.lines.clear();
        self.lines.resize(stride * face.rows as usize, face.ground);
        for line in self.lines.chunks_exact_mut(stride) {
            // PNG filter 0 (none), which is best for palettes.
            line[0] = 0;
        }
        let mut canvas =
            Canvas { lines: &mut self.lines, width: face.width as i32, height: face.rows as i32 };
        for (sprite, (_, x, y)) in sprites.iter().zip(&face.sprites) {
            sprite.lay(&mut canvas, *x, *y);
        }
        Ok(Band {
            deflated: self.deflated(face)?,
            adler: simd_adler32::adler32(&self.lines.as_slice()),
            length: self.lines.len() as u64,
        })
    }

    /// A full flush resets the compressor's history, so the stream can be continued.
    fn deflated(&mut self, face: &BandFace) -> Result<Vec<u8>, RenderError> {
        let deflate = match (face.width <= FRAME.width, face.effort) {
            (true, Effort::Small) => &mut self.sent,
            (true, Effort::Fast) => &mut self.sent_fast,
            (true, Effort::Smallest) => &mut self.sent_smallest,
            (false, Effort::Small | Effort::Fast | Effort::Smallest) => &mut self.larger,
        };
        let mut packed = Vec::with_capacity(self.lines.len() / 6 + 1024);
        let before = deflate.total_in();
        loop {
            let taken = (deflate.total_in() - before) as usize;
            let status = deflate
                .compress_vec(&self.lines[taken..], &mut packed, FlushCompress::Full)
                .map_err(std::io::Error::from)?;
            let done = (deflate.total_in() - before) as usize == self.lines.len();
            // A flush is complete only if it left room in the output.
            if done && packed.len() < packed.capacity() {
                packed.shrink_to_fit();
                return Ok(packed);
            }
            if status == Status::StreamEnd {
                return Err(RenderError::Compress(std::io::ErrorKind::Other.into()));
            }
            packed.reserve(4096);
        }
    }
}
