//! Compares pictures with references.

use std::path::PathBuf;

/// Channels may differ by 2. Writes both pictures and their difference side by side.
pub fn difference(name: &str, reference: &[u8], painted: &[u8]) -> Option<String> {
    let reference = image::load_from_memory(reference).expect("a reference is a picture").to_rgb8();
    let painted = image::load_from_memory(painted).expect("what is painted is a picture").to_rgb8();
    if reference.dimensions() != painted.dimensions() {
        let (was, is) = (reference.dimensions(), painted.dimensions());
        return Some(format!("{name}: was {was:?}, is {is:?}"));
    }
    let (width, height) = reference.dimensions();
    let mut triple = image::RgbImage::new(width * 3, height);
    let mut different = 0;
    for (x, y, was) in reference.enumerate_pixels() {
        let is = painted.get_pixel(x, y);
        let differs = was.0.iter().zip(is.0).any(|(a, b)| a.abs_diff(b) > 2);
        different += u32::from(differs);
        triple.put_pixel(x, y, *was);
        let shown = if differs { [255, 0, 255] } else { was.0.map(|c| c / 4) };
        triple.put_pixel(x + width, y, image::Rgb(shown));
        triple.put_pixel(x + 2 * width, y, *is);
    }
    if different == 0 {
        return None;
    }
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("differences");
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    let path = folder.join(format!("{name}.png"));
    triple.save(&path).expect("the target folder can be written");
    Some(format!("{name}: {different} pixels differ, see {}", path.display()))
}
