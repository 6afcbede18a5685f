//! From scenes to PNG files.

mod band;
mod edges;
mod icon;
mod png;
mod reel;
mod sprite;

use std::sync::atomic::{AtomicU64, Ordering};

use parking_lot::Mutex;
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use resvg::usvg;

pub use self::band::Effort;
use self::band::{Band, BandFace, Workbench};
pub use self::reel::Reel;
use self::sprite::Sprite;
use super::colours;
use super::draw::{Drawing, charges, creatures, draw, figures};
use super::scene::{CardLook, FRAME, GemLetters, Theme};
use crate::prelude::*;

/// Cache limits in bytes; the bands are those of some hundred pictures.
const SPRITE_BYTES: u64 = 96 << 20;
const BAND_BYTES: u64 = 16 << 20;
/// Larger scenes are an error, so that they cannot exhaust memory.
const MOST_PIXELS: u64 = 40_000_000;
/// Bytes from which a picture that is sent is compressed as well as it can be: few are.
const HEAVY: usize = 38 << 10;
/// Buffers kept for concurrent painters; more are freed.
const MOST_BENCHES: usize = 4;

/// Paints scenes. It caches drawings, so one painter should serve all games.
pub struct Painter {
    options: usvg::Options<'static>,
    catalogue: &'static Catalogue,
    sprites: Cache<SpriteFace, Arc<Sprite>, SpriteWeight>,
    bands: Cache<BandFace, Arc<Band>, SpriteWeight>,
    numbers: AtomicU64,
    benches: Mutex<Vec<Workbench>>,
}

/// A scene element as a drawing; it may lie partly outside the picture.
#[derive(Clone, PartialEq, Debug)]
pub struct PlacedDrawing {
    pub x: i32,
    pub y: i32,
    pub width: u32,
    pub height: u32,
    pub svg: String,
}

/// Equal faces give equal sprites.
type SpriteFace = (Theme, GemLetters, Look);

/// Weighs cache entries by their bytes.
#[derive(Clone)]
struct SpriteWeight;

impl Weighter<SpriteFace, Arc<Sprite>> for SpriteWeight {
    fn weight(&self, _: &SpriteFace, sprite: &Arc<Sprite>) -> u64 {
        sprite.bytes() as u64 + 256
    }
}

impl Weighter<BandFace, Arc<Band>> for SpriteWeight {
    fn weight(&self, face: &BandFace, band: &Arc<Band>) -> u64 {
        (band.deflated.len() + face.sprites.len() * 16) as u64 + 128
    }
}

impl Painter {
    /// # Errors
    /// If the embedded cards cannot be read.
    pub fn new() -> Result<Painter, RenderError> {
        Painter::with_cards(Catalogue::embedded()?)
    }

    /// # Errors
    /// If an embedded drawing cannot be read.
    pub fn with_cards(catalogue: &'static Catalogue) -> Result<Painter, RenderError> {
        let mut options =
            usvg::Options { font_family: "Noto Sans".to_owned(), ..usvg::Options::default() };
        let fonts = options.fontdb_mut();
        fonts.load_font_data(notosans::REGULAR_TTF.to_vec());
        fonts.load_font_data(notosans::BOLD_TTF.to_vec());
        charges::check()?;
        creatures::check()?;
        figures::check()?;
        Ok(Painter {
            options,
            catalogue,
            sprites: Cache::with_weighter(1000, SPRITE_BYTES, SpriteWeight),
            bands: Cache::with_weighter(2000, BAND_BYTES, SpriteWeight),
            numbers: AtomicU64::new(0),
            benches: Mutex::default(),
        })
    }

    pub fn cards(&self) -> &'static Catalogue {
        self.catalogue
    }

    /// Paints a scene as PNG. The same scene gives the same bytes.
    ///
    /// # Errors
    /// If the scene shows a card that does not exist, or is too large.
    pub fn paint(&self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        self.paint_with(scene, Effort::Small)
    }

    /// Paints a scene as PNG; the effort changes the bytes, but no pixel.
    ///
    /// # Errors
    /// As [`Painter::paint`].
    pub fn paint_with(&self, scene: &Scene, effort: Effort) -> Result<Vec<u8>, RenderError> {
        let (width, height) = (scene.width, scene.height);
        let pixels = u64::from(width) * u64::from(height);
        if pixels == 0 || pixels > MOST_PIXELS {
            return Err(RenderError::TooLarge { width, height });
        }
        let sprites = scene.elements.iter();
        let sprites = sprites.map(|e| self.sprite((scene.theme, scene.letters), &e.look));
        let sprites = sprites.collect::<Result<Vec<_>, _>>()?;
        let mut bench = self.benches.lock().pop().unwrap_or_else(Workbench::new);
        // A bench is not reused after an error.
        let mut bands = self.paint_bands(scene, effort, (&sprites, &mut bench))?;
        let bytes: usize = bands.iter().map(|band| band.deflated.len()).sum();
        if effort == Effort::Small && width <= FRAME.width && bytes > HEAVY {
            bands = self.paint_bands(scene, Effort::Smallest, (&sprites, &mut bench))?;
        }
        let mut benches = self.benches.lock();
        if benches.len() < MOST_BENCHES {
            benches.push(bench);
        }
        drop(benches);
        Ok(png::assemble(&bands, width, height))
    }

    /// Clears the band cache, but not the sprites.
    pub fn forget_pictures(&self) {
        self.bands.clear();
    }

    /// The number of cached sprites, and their bytes.
    pub fn kept_sprites(&self) -> (usize, u64) {
        (self.sprites.len(), self.sprites.weight())
    }

    /// A scene as drawings, bottom to top, for other renderers and tests.
    ///
    /// # Errors
    /// If the scene shows a card that does not exist.
    pub fn drawings(&self, scene: &Scene) -> Result<Vec<PlacedDrawing>, RenderError> {
        let elements = scene.elements.iter();
        let placed = elements.map(|element| {
            let drawing = self.drawing((scene.theme, scene.letters), &element.look)?;
            Ok(PlacedDrawing {
                x: element.x + drawing.dx,
                y: element.y + drawing.dy,
                width: drawing.width,
                height: drawing.height,
                svg: drawing.svg,
            })
        });
        placed.collect()
    }

    /// SVG parser options with the fonts of all pictures.
    pub fn options(&self) -> &usvg::Options<'static> {
        &self.options
    }

    fn paint_bands(
        &self,
        scene: &Scene,
        effort: Effort,
        (sprites, bench): (&[Arc<Sprite>], &mut Workbench),
    ) -> Result<Vec<Arc<Band>>, RenderError> {
        let ground = Palette::get().index(colours::ground(scene.theme));
        let mut bands = vec![];
        let mut within: Vec<Arc<Sprite>> = vec![];
        let most = band::rows(scene.width, effort).min(scene.height);
        for top in (0..scene.height).step_by(most as usize) {
            let rows = most.min(scene.height - top);
            let (from, to) = (top as i32, (top + rows) as i32);
            let width = scene.width;
            let mut face = BandFace { width, rows, ground, effort, sprites: vec![] };
            within.clear();
            for (element, sprite) in scene.elements.iter().zip(sprites) {
                let upper = sprite.top(element.y);
                if upper < to && upper.saturating_add(sprite.height) > from {
                    let below = element.y.saturating_sub(from);
                    face.sprites.push((sprite.number, element.x, below));
                    within.push(Arc::clone(sprite));
                }
            }
            let band = match self.bands.get(&face) {
                Some(band) => band,
                None => {
                    let band = Arc::new(bench.band(&face, &within)?);
                    self.bands.insert(face, Arc::clone(&band));
                    band
                }
            };
            bands.push(band);
        }
        Ok(bands)
    }

    /// From the cache, or drawn without blocking other painters.
    fn sprite(
        &self,
        (theme, letters): (Theme, GemLetters),
        look: &Look,
    ) -> Result<Arc<Sprite>, RenderError> {
        let key = (theme, letters, look.clone());
        if let Some(sprite) = self.sprites.get(&key) {
            return Ok(sprite);
        }
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let drawing = self.drawing((theme, letters), look)?;
        let sprite = Arc::new(Sprite::new(number, &drawing, &self.options)?);
        self.sprites.insert(key, Arc::clone(&sprite));
        Ok(sprite)
    }

    fn drawing(
        &self,
        (theme, letters): (Theme, GemLetters),
        look: &Look,
    ) -> Result<Drawing, RenderError> {
        Ok(draw(look, colours::tones(theme), letters, self.card_of(look)?))
    }

    fn card_of(&self, look: &Look) -> Result<Option<&'static Card>, RenderError> {
        match look {
            Look::Card(CardLook { card, .. })
            | Look::Peek { card, .. }
            | Look::Edge { card, .. } => {
                let known = self.catalogue.get(*card);
                Ok(Some(known.ok_or(RenderError::NoSuchCard(card.0))?))
            }
            _ => Ok(None),
        }
    }
}
