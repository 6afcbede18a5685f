//! Compares the shared palette with true colour; `VICEROY_ACCEPT_PALETTE=1` recomputes it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, Transform};
use viceroy::render::scene::*;

use super::survey::Survey;
use super::{sheets, view};
use crate::prelude::*;

fn true_colour(painter: &Painter, scene: &Scene) -> Vec<[u8; 3]> {
    let mut canvas = Pixmap::new(scene.width, scene.height).unwrap();
    let [r, g, b] = ground(scene.theme);
    canvas.fill(Color::from_rgba8(r, g, b, 255));
    let mut drawn: HashMap<String, Pixmap> = HashMap::new();
    for placed in painter.drawings(scene).unwrap() {
        let sprite = drawn.entry(placed.svg).or_insert_with_key(|svg| {
            let tree = Tree::from_str(svg, painter.options()).unwrap();
            let mut sprite = Pixmap::new(placed.width, placed.height).unwrap();
            resvg::render(&tree, Transform::identity(), &mut sprite.as_mut());
            sprite
        });
        let paint = PixmapPaint::default();
        let at = Transform::identity();
        canvas.draw_pixmap(placed.x, placed.y, sprite.as_ref(), &paint, at, None);
    }
    let pixels = canvas.pixels().iter();
    pixels.map(|p| [p.red(), p.green(), p.blue()]).collect()
}

/// PSNR in decibels. Flat areas are exact, so all that differs is the shades of edges, which are few
/// on purpose: 30 are not told from true colour side by side on a phone.
fn closeness(a: &[[u8; 3]], b: &[[u8; 3]]) -> f64 {
    let squares = a.iter().zip(b).flat_map(|(a, b)| {
        let each = a.iter().zip(b);
        each.map(|(a, b)| f64::from(a.abs_diff(*b)).powi(2))
    });
    let mean = squares.sum::<f64>() / (a.len() * 3) as f64;
    10.0 * (255.0_f64.powi(2) / mean.max(1e-9)).log10()
}

/// On both grounds.
fn everything() -> Vec<Scene> {
    let mut scenes: Vec<Scene> = SAMPLES.iter().map(|(_, scene)| scene.clone()).collect();
    scenes.extend([sheets::marks(), sheets::faces(&view(2).ruleset)]);
    scenes.extend(sheets::every_card(Catalogue::embedded().unwrap()));
    let light = scenes.clone().into_iter().map(|mut scene| {
        scene.theme = Theme::Light;
        scene
    });
    let light: Vec<Scene> = light.collect();
    scenes.extend(light);
    scenes
}

#[test]
fn the_palette_shows_what_true_colour_would() {
    let painter = painter();
    if std::env::var_os("VICEROY_ACCEPT_PALETTE").is_some() {
        let mut survey = Survey::default();
        for scene in everything() {
            let pixels = true_colour(&painter, &scene);
            pixels.into_iter().for_each(|pixel| survey.see(pixel));
        }
        let lines = survey.palette().into_iter();
        let lines = lines.map(|[r, g, b]| format!("{r:02x}{g:02x}{b:02x}\n"));
        std::fs::write("assets/palette.txt", lines.collect::<String>()).unwrap();
        return;
    }
    let wanted = ["pyramid", "own", "bid", "legend"];
    for name in wanted {
        let mut scene = sample(name);
        for theme in Theme::ALL {
            scene.theme = theme;
            let png = painter.paint(&scene).unwrap();
            let painted = image::load_from_memory(&png).unwrap().to_rgb8();
            let painted: Vec<[u8; 3]> = painted.pixels().map(|p| p.0).collect();
            let wanted = true_colour(&painter, &scene);
            let close = closeness(&painted, &wanted);
            let exact = painted.iter().zip(&wanted).filter(|(a, b)| a == b).count();
            let exact = exact * 100 / wanted.len();
            println!("{name} {}: {close:.1} dB, {exact} percent exact", theme.key());
            assert!(close >= 30.0 && exact >= 80, "{name} on {theme:?}: {close:.1} dB, {exact}");
        }
    }
}
