//! Assembles compressed bands into a PNG.

use super::band::Band;
use crate::prelude::*;

const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a];
/// Deflate with a 32 KiB window, fast compression.
const ZLIB_HEADER: [u8; 2] = [0x78, 0x5e];
/// An empty last deflate block.
const NOTHING_MORE: [u8; 2] = [0x03, 0x00];

pub(super) fn assemble(bands: &[Arc<Band>], width: u32, height: u32) -> Vec<u8> {
    let size: usize = bands.iter().map(|b| b.deflated.len()).sum();
    let mut png = Vec::with_capacity(size + 1024);
    png.extend_from_slice(&SIGNATURE);
    let mut header = [0u8; 13];
    header[..4].copy_from_slice(&width.to_be_bytes());
    header[4..8].copy_from_slice(&height.to_be_bytes());
    // 8 bits, palette, deflate, adaptive filters, not interlaced.
    header[8..].copy_from_slice(&[8, 3, 0, 0, 0]);
    chunk(&mut png, b"IHDR", &[&header]);
    chunk(&mut png, b"PLTE", &[&Palette::get().bytes()]);
    let adler = bands.iter().fold(1, |sum, b| joined(sum, b.adler, b.length));
    let adler = adler.to_be_bytes();
    let mut data: Vec<&[u8]> = vec![&ZLIB_HEADER];
    data.extend(bands.iter().map(|b| b.deflated.as_slice()));
    data.extend([NOTHING_MORE.as_slice(), &adler]);
    chunk(&mut png, b"IDAT", &data);
    chunk(&mut png, b"IEND", &[]);
    png
}

/// From RGBA rows, each after its filter byte, compressed with zlib.
pub(super) fn of_pixels(packed: &[u8], width: u32, height: u32) -> Vec<u8> {
    let mut png = Vec::with_capacity(packed.len() + 64);
    png.extend_from_slice(&SIGNATURE);
    let mut header = [0u8; 13];
    header[..4].copy_from_slice(&width.to_be_bytes());
    header[4..8].copy_from_slice(&height.to_be_bytes());
    // 8 bits, RGBA, deflate, adaptive filters, not interlaced.
    header[8..].copy_from_slice(&[8, 6, 0, 0, 0]);
    chunk(&mut png, b"IHDR", &[&header]);
    chunk(&mut png, b"IDAT", &[packed]);
    chunk(&mut png, b"IEND", &[]);
    png
}

fn chunk(png: &mut Vec<u8>, kind: &[u8; 4], parts: &[&[u8]]) {
    let length: usize = parts.iter().map(|p| p.len()).sum();
    png.extend_from_slice(&(length as u32).to_be_bytes());
    png.extend_from_slice(kind);
    let mut check = flate2::Crc::new();
    check.update(kind);
    for part in parts {
        png.extend_from_slice(part);
        check.update(part);
    }
    png.extend_from_slice(&check.sum().to_be_bytes());
}

/// The Adler-32 of two concatenated pieces; `length` is that of the second.
fn joined(first: u32, second: u32, length: u64) -> u32 {
    const BASE: u64 = 65_521;
    let (a1, b1) = (u64::from(first & 0xffff), u64::from(first >> 16));
    let (a2, b2) = (u64::from(second & 0xffff), u64::from(second >> 16));
    // Both sums start at 1, so it is counted twice; and each byte of the second adds on a1 instead
    // of 1.
    let a = (a1 + a2 + BASE - 1) % BASE;
    let b = (b1 + b2 + (length % BASE) * ((a1 + BASE - 1) % BASE)) % BASE;
    (b as u32) << 16 | a as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_of_pieces_join_to_that_of_the_whole() {
        let bytes: Vec<u8> = (0..200_000u32).map(|n| (n * 31 % 251) as u8).collect();
        let whole = simd_adler32::adler32(&bytes.as_slice());
        for cut in [0, 1, 65_521, 100_000, 200_000] {
            let (first, second) = bytes.split_at(cut);
            let sum = |piece: &[u8]| simd_adler32::adler32(&piece);
            let length = second.len() as u64;
            assert_eq!(joined(sum(first), sum(second), length), whole, "{cut}");
        }
    }
}
