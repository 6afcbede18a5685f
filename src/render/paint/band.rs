//! A picture is painted in bands of some rows. Each is compressed alone, so a band in which nothing has changed need
//! not be painted again.

use flate2::{Compress, Compression, FlushCompress, Status};

use super::sprite::{Canvas, Sprite};
use crate::render::RenderError;
use std::sync::Arc;

/// The rows of a band: few enough that a change spoils little, and enough that compression finds what repeats.
pub(super) const ROWS: u32 = 48;

/// How hard to press; beyond this, milliseconds grow faster than bytes shrink.
const LEVEL: u32 = 2;

/// What a band shows. Equal faces give equal bands.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct BandFace {
    pub(super) width: u32,
    pub(super) rows: u32,
    /// The palette's number of the ground.
    pub(super) ground: u8,
    /// The sprites that reach into it, from bottom to top: number, left edge and top edge below the band's.
    pub(super) sprites: Vec<(u64, i32, i32)>,
}

/// A compressed band.
pub(super) struct Band {
    /// A part of a deflate stream that ends at a whole byte.
    pub(super) deflated: Vec<u8>,
    /// The checksum of what it unpacks to.
    pub(super) adler: u32,
    /// How many bytes it unpacks to.
    pub(super) length: u64,
}

/// What painting needs again and again; memory that is not given back need not be cleared by the system.
pub(super) struct Workbench {
    numbers: Vec<u8>,
    lines: Vec<u8>,
    deflate: Compress,
}

impl Workbench {
    pub(super) fn new() -> Workbench {
        Workbench {
            numbers: vec![],
            lines: vec![],
            deflate: Compress::new(Compression::new(LEVEL), false),
        }
    }

    /// Paints a band and compresses it; the sprites are those of the face.
    pub(super) fn band(
        &mut self,
        face: &BandFace,
        sprites: &[Arc<Sprite>],
    ) -> Result<Band, RenderError> {
        let (width, rows) = (face.width as usize, face.rows as usize);
        self.numbers.clear();
        self.numbers.resize(width * rows, face.ground);
        let mut canvas = Canvas {
            numbers: &mut self.numbers,
            width: face.width as i32,
            top: 0,
            height: face.rows as i32,
        };
        for (sprite, (_, x, y)) in sprites.iter().zip(&face.sprites) {
            sprite.lay(&mut canvas, *x, *y);
        }
        self.lines.clear();
        for line in self.numbers.chunks_exact(width) {
            // The first byte names the row's filter: none, which is best for palettes.
            self.lines.push(0);
            self.lines.extend_from_slice(line);
        }
        Ok(Band {
            deflated: self.deflated()?,
            adler: simd_adler32::adler32(&self.lines.as_slice()),
            length: self.lines.len() as u64,
        })
    }

    fn deflated(&mut self) -> Result<Vec<u8>, RenderError> {
        self.deflate.reset();
        let mut packed = Vec::with_capacity(self.lines.len() / 8 + 1024);
        loop {
            let taken = self.deflate.total_in() as usize;
            let status = self
                .deflate
                .compress_vec(&self.lines[taken..], &mut packed, FlushCompress::Full)
                .map_err(std::io::Error::from)?;
            let done = self.deflate.total_in() as usize == self.lines.len();
            // Room that is left over shows that the flush is complete.
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
