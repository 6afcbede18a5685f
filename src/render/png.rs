//! From pixels to the bytes of a PNG: flat pictures have few colours, so a palette of their own makes them small.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;

use super::RenderError;
use super::palette::Palette;

const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a];

/// How hard to press; beyond this, milliseconds grow faster than bytes shrink.
const LEVEL: u32 = 6;

/// Encodes an opaque canvas.
pub(super) fn encode(canvas: &[u8], width: u32, height: u32) -> Result<Vec<u8>, RenderError> {
    let palette = Palette::of(canvas);
    let mut deflate = ZlibEncoder::new(
        Vec::with_capacity(canvas.len() / 24),
        Compression::new(LEVEL),
    );
    let mut line = vec![0u8; width as usize + 1];
    for row in canvas.chunks_exact(width as usize * 4) {
        // The first byte names the row's filter: none, which is best for palettes.
        palette.indices(row, &mut line[1..]);
        deflate.write_all(&line)?;
    }
    let data = deflate.finish()?;

    let mut png = Vec::with_capacity(data.len() + 1024);
    png.extend_from_slice(&SIGNATURE);
    let mut header = [0u8; 13];
    header[..4].copy_from_slice(&width.to_be_bytes());
    header[4..8].copy_from_slice(&height.to_be_bytes());
    // Eight bits, palette, deflate, adaptive filters, not interlaced.
    header[8..].copy_from_slice(&[8, 3, 0, 0, 0]);
    chunk(&mut png, b"IHDR", &header);
    chunk(&mut png, b"PLTE", &palette.bytes());
    chunk(&mut png, b"IDAT", &data);
    chunk(&mut png, b"IEND", &[]);
    Ok(png)
}

fn chunk(png: &mut Vec<u8>, kind: &[u8; 4], data: &[u8]) {
    png.extend_from_slice(&(data.len() as u32).to_be_bytes());
    png.extend_from_slice(kind);
    png.extend_from_slice(data);
    let mut check = flate2::Crc::new();
    check.update(kind);
    check.update(data);
    png.extend_from_slice(&check.sum().to_be_bytes());
}
