//! The whole scene as one SVG drawn by resvg, without caching.

use std::fmt::Write;
use std::time::Instant;

use image::{ExtendedColorType, ImageEncoder, codecs::png::PngEncoder};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;
use viceroy::render::scene::Look;
use viceroy::render::{Painter, PlacedDrawing, Scene, ground};

use crate::Result;
use crate::rounds::Renderer;

/// sRGB saves the filter two colour conversions.
const SHADOW: &str = r#"<filter id="shadow" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="4"/><feOffset dx="2" dy="4"/><feComponentTransfer><feFuncA type="linear" slope="0.5"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>"#;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Cards {
    Flat,
    WithShadows,
}

pub struct Whole<'a> {
    painter: &'a Painter,
    svg: String,
    size: (u32, u32),
    cards: Cards,
    last: Vec<u8>,
}

impl<'a> Whole<'a> {
    /// Not measured.
    ///
    /// # Errors
    /// If the scene shows an unknown card.
    pub fn new(painter: &'a Painter, scene: &Scene, cards: Cards) -> Result<Whole<'a>> {
        Ok(Whole {
            painter,
            svg: whole(scene, &painter.drawings(scene)?, cards)?,
            size: (scene.width, scene.height),
            cards,
            last: vec![],
        })
    }

    fn picture(&self) -> Result<Vec<u8>> {
        let (width, height) = self.size;
        let tree = usvg::Tree::from_str(&self.svg, self.painter.options())?;
        let mut pixmap = Pixmap::new(width, height).ok_or("the scene has no size")?;
        resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
        let mut png = vec![];
        // The ground is opaque, so premultiplied pixels equal straight ones.
        let encoder = PngEncoder::new(&mut png);
        encoder.write_image(pixmap.data(), width, height, ExtendedColorType::Rgba8)?;
        Ok(png)
    }
}

impl Renderer for Whole<'_> {
    fn name(&self) -> &str {
        match self.cards {
            Cards::Flat => "one SVG, no filters (resvg)",
            Cards::WithShadows => "one SVG, a shadow filter for each card (resvg)",
        }
    }

    fn in_a_round(&self) -> usize {
        6
    }

    fn paint(&mut self, pictures: usize) -> Result<Vec<f64>> {
        let mut times = vec![];
        for _ in 0..pictures {
            let start = Instant::now();
            self.last = self.picture()?;
            times.push(start.elapsed().as_secs_f64() * 1000.0);
        }
        Ok(times)
    }

    fn last(&mut self) -> Result<Vec<u8>> {
        Ok(self.last.clone())
    }
}

fn whole(scene: &Scene, drawings: &[PlacedDrawing], cards: Cards) -> Result<String> {
    let (width, height, [red, green, blue]) = (scene.width, scene.height, ground(scene.theme));
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"><defs>{SHADOW}</defs><rect width="{width}" height="{height}" fill="rgb({red},{green},{blue})"/>"#
    );
    for (element, drawing) in scene.elements.iter().zip(drawings) {
        let drawn = drawing.svg.strip_prefix("<svg ");
        let drawn = drawn.ok_or("a drawing begins in another way")?;
        let (x, y) = (drawing.x, drawing.y);
        // Drawings stay within their bounds; not clipping saves resvg a layer.
        let nested = format!(r#"<svg x="{x}" y="{y}" overflow="visible" {drawn}"#);
        if cards == Cards::WithShadows && matches!(element.look, Look::Card(_)) {
            write!(svg, r##"<g filter="url(#shadow)">{nested}</g>"##)?;
        } else {
            svg.push_str(&nested);
        }
    }
    svg.push_str("</svg>");
    Ok(svg)
}
