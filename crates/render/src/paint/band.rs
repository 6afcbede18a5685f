//! A picture is painted in bands of some rows. Each is compressed alone, so a band in which nothing has changed need
//! not be painted again.

use flate2::{Compress, Compression, FlushCompress, Status};

use super::sprite::{Canvas, Sprite};
use crate::RenderError;
use crate::scene::FRAME;
use std::sync::Arc;

/// The rows of a band: few enough that a change spoils little, and enough that compression finds what repeats.
const ROWS: u32 = 57;
/// The same of a picture that is sent, whose rows are shorter.
const SENT_ROWS: u32 = 88;

/// How hard to press a picture that is sent: an eighth fewer bytes for everybody who looks is worth 0.7 milliseconds.
const SENT: u32 = 5;
/// The same for larger ones, which only files have: beyond this, milliseconds grow faster than bytes shrink.
const LARGER: u32 = 2;

/// How many rows a band of a picture of a width has, at most.
pub(super) fn rows(width: u32) -> u32 {
    match width <= FRAME.width {
        true => SENT_ROWS,
        false => ROWS,
    }
}

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
    /// The rows of a band, each behind its filter.
    lines: Vec<u8>,
    sent: Compress,
    larger: Compress,
}

impl Workbench {
    pub(super) fn new() -> Workbench {
        Workbench {
            lines: vec![],
            sent: Compress::new(Compression::new(SENT), false),
            larger: Compress::new(Compression::new(LARGER), false),
        }
    }

    /// Paints a band and compresses it; the sprites are those of the face.
    pub(super) fn band(
        &mut self,
        face: &BandFace,
        sprites: &[Arc<Sprite>],
    ) -> Result<Band, RenderError> {
        let stride = face.width as usize + 1;
        self.lines.clear();
        self.lines.resize(stride * face.rows as usize, face.ground);
        for line in self.lines.chunks_exact_mut(stride) {
            // The first byte names the row's filter: none, which is best for palettes.
            line[0] = 0;
        }
        let mut canvas =
            Canvas { lines: &mut self.lines, width: face.width as i32, height: face.rows as i32 };
        for (sprite, (_, x, y)) in sprites.iter().zip(&face.sprites) {
            sprite.lay(&mut canvas, *x, *y);
        }
        Ok(Band {
            deflated: self.deflated(face.width)?,
            adler: simd_adler32::adler32(&self.lines.as_slice()),
            length: self.lines.len() as u64,
        })
    }

    /// The lines compressed. What came before is forgotten with each flush, so the stream need not begin anew.
    fn deflated(&mut self, width: u32) -> Result<Vec<u8>, RenderError> {
        let deflate = match width <= FRAME.width {
            true => &mut self.sent,
            false => &mut self.larger,
        };
        let mut packed = Vec::with_capacity(self.lines.len() / 6 + 1024);
        let before = deflate.total_in();
        loop {
            let taken = (deflate.total_in() - before) as usize;
            let status = deflate
                .compress_vec(&self.lines[taken..], &mut packed, FlushCompress::Full)
                .map_err(std::io::Error::from)?;
            let done = (deflate.total_in() - before) as usize == self.lines.len();
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
