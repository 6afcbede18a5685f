//! The reference: the scene composed in true colours, simply and slowly.

use image::{Rgb, RgbImage};

use crate::Result;
use crate::export::Exported;

pub fn composed(scene: &Exported) -> RgbImage {
    let mut picture = RgbImage::from_pixel(scene.width, scene.height, Rgb(scene.ground));
    for element in &scene.elements {
        let Some(sprite) = scene.sprites.get(element.sprite) else {
            continue;
        };
        for (column, row, pixel) in sprite.enumerate_pixels() {
            let x = u32::try_from(i64::from(element.x) + i64::from(column));
            let y = u32::try_from(i64::from(element.y) + i64::from(row));
            let (Ok(x), Ok(y)) = (x, y) else { continue };
            if let Some(below) = picture.get_pixel_mut_checked(x, y) {
                let [red, green, blue, seen] = pixel.0.map(u32::from);
                for (channel, above) in below.0.iter_mut().zip([red, green, blue]) {
                    let sum = above * seen + u32::from(*channel) * (255 - seen);
                    *channel = ((sum + 127) / 255) as u8;
                }
            }
        }
    }
    picture
}

/// Peak signal-to-noise ratio in dB; infinite if equal.
///
/// # Errors
/// If the sizes differ.
pub fn likeness(picture: &RgbImage, truth: &RgbImage) -> Result<f64> {
    if picture.dimensions() != truth.dimensions() {
        let (sizes, should) = (picture.dimensions(), truth.dimensions());
        return Err(format!("a picture is {sizes:?} pixels large instead of {should:?}").into());
    }
    let squares = picture.as_raw().iter().zip(truth.as_raw());
    let squares = squares.map(|(a, b)| u64::from(a.abs_diff(*b)).pow(2));
    let mean = squares.sum::<u64>() as f64 / truth.as_raw().len() as f64;
    Ok(10.0 * (255.0 * 255.0 / mean).log10())
}
