//! Exports the scene for other programs: sprites and their positions.

use std::fs;
use std::path::Path;

use image::RgbaImage;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;
use serde_json::json;
use viceroy::render::{Painter, PlacedDrawing, Scene, ground};

use crate::Result;

pub struct Exported {
    pub width: u32,
    pub height: u32,
    pub ground: [u8; 3],
    pub sprites: Vec<RgbaImage>,
    pub elements: Vec<Placed>,
}

pub struct Placed {
    pub sprite: usize,
    /// The left edge; may lie outside the picture.
    pub x: i32,
    /// The top edge; may lie outside the picture.
    pub y: i32,
}

/// Rasterises the drawings.
///
/// # Errors
/// If a drawing cannot be read.
pub fn in_memory(painter: &Painter, scene: &Scene) -> Result<Exported> {
    let mut drawings: Vec<PlacedDrawing> = vec![];
    let mut elements = vec![];
    for drawing in painter.drawings(scene)? {
        let (x, y) = (drawing.x, drawing.y);
        let known = drawings.iter().position(|d| d.svg == drawing.svg);
        let sprite = known.unwrap_or(drawings.len());
        if known.is_none() {
            drawings.push(drawing);
        }
        elements.push(Placed { sprite, x, y });
    }
    let sprites = drawings.iter().map(|d| rasterised(d, painter.options()));
    Ok(Exported {
        width: scene.width,
        height: scene.height,
        ground: ground(scene.theme),
        sprites: sprites.collect::<Result<_>>()?,
        elements,
    })
}

/// Also writes everything into a new folder.
///
/// # Errors
/// If a drawing cannot be read or a file written.
pub fn scene(painter: &Painter, scene: &Scene, folder: &Path) -> Result<Exported> {
    let exported = in_memory(painter, scene)?;
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    for (index, sprite) in exported.sprites.iter().enumerate() {
        sprite.save(folder.join(file_name(index)))?;
    }
    fs::write(folder.join("scene.json"), as_json(&exported))?;
    Ok(exported)
}

fn file_name(sprite: usize) -> String {
    format!("sprite-{sprite}.png")
}

/// No spaces, and in this order: one peer has no JSON parser and searches for this text.
fn as_json(scene: &Exported) -> String {
    let elements = scene.elements.iter().map(|e| {
        let (sprite, x, y) = (json!(file_name(e.sprite)), e.x, e.y);
        format!(r#"{{"sprite":{sprite},"x":{x},"y":{y}}}"#)
    });
    let elements = elements.collect::<Vec<_>>().join(",\n");
    let (width, height, ground) = (scene.width, scene.height, json!(scene.ground));
    format!(r#"{{"width":{width},"height":{height},"ground":{ground},"elements":[{elements}]}}"#)
}

fn rasterised(drawing: &PlacedDrawing, options: &usvg::Options<'_>) -> Result<RgbaImage> {
    let (width, height) = (drawing.width, drawing.height);
    let mut pixmap = Pixmap::new(width, height).ok_or("a drawing has no size")?;
    let tree = usvg::Tree::from_str(&drawing.svg, options)?;
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    let straight = pixmap.pixels().iter().flat_map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    });
    RgbaImage::from_raw(width, height, straight.collect())
        .ok_or_else(|| "a drawing has too few pixels".into())
}
