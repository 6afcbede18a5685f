//! From a scene to the bytes of a picture.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use resvg::usvg;

use super::draw::draw;
use super::scene::{CardLook, Look, Scene};
use super::sprite::Sprite;
use super::{RenderError, ink, png};
use crate::cards::{Card, Catalogue};

/// Sprites are forgotten by halves beyond this many bytes.
const SPRITE_BYTES: usize = 128 << 20;
/// No picture has more pixels; a larger scene is an error, not a dead bot.
const MOST_PIXELS: u64 = 40_000_000;

/// Paints scenes. Everything it draws it keeps for the next picture, so one painter serves all games.
pub struct Painter {
    options: usvg::Options<'static>,
    catalogue: &'static Catalogue,
    sprites: Mutex<Sprites>,
    canvases: Mutex<Vec<Vec<u8>>>,
}

/// Sprites in two generations: when the young one is full it becomes the old one, and what is used again returns.
#[derive(Default)]
struct Sprites {
    young: HashMap<Look, Arc<Sprite>>,
    old: HashMap<Look, Arc<Sprite>>,
    bytes: usize,
}

impl Painter {
    /// A painter of the embedded cards.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn new() -> Result<Painter, RenderError> {
        Painter::with_cards(Catalogue::embedded()?)
    }

    /// A painter of these cards.
    ///
    /// # Errors
    /// When a drawing cannot be made ready.
    pub fn with_cards(catalogue: &'static Catalogue) -> Result<Painter, RenderError> {
        let mut options = usvg::Options {
            font_family: "Noto Sans".to_owned(),
            ..usvg::Options::default()
        };
        let fonts = options.fontdb_mut();
        fonts.load_font_data(notosans::REGULAR_TTF.to_vec());
        fonts.load_font_data(notosans::BOLD_TTF.to_vec());
        Ok(Painter {
            options,
            catalogue,
            sprites: Mutex::default(),
            canvases: Mutex::default(),
        })
    }

    /// Paints a scene as PNG. The same scene gives the same bytes.
    ///
    /// # Errors
    /// When the scene shows a card that does not exist or is larger than any picture should be.
    pub fn paint(&self, scene: &Scene) -> Result<Vec<u8>, RenderError> {
        let (width, height) = (scene.width, scene.height);
        let pixels = u64::from(width) * u64::from(height);
        if pixels == 0 || pixels > MOST_PIXELS {
            return Err(RenderError::TooLarge { width, height });
        }
        let mut canvas = locked(&self.canvases).pop().unwrap_or_default();
        let painted = self.fill(&mut canvas, scene);
        let png = painted.and_then(|()| png::encode(&canvas, width, height));
        let mut canvases = locked(&self.canvases);
        if canvases.len() < 4 {
            canvases.push(canvas);
        }
        png
    }

    fn fill(&self, canvas: &mut Vec<u8>, scene: &Scene) -> Result<(), RenderError> {
        let [r, g, b] = ink::rgb(ink::BOARD);
        canvas.clear();
        let pixels = scene.width as usize * scene.height as usize;
        canvas.resize(pixels * 4, 0);
        canvas.as_chunks_mut::<4>().0.fill([r, g, b, 255]);
        for element in &scene.elements {
            let sprite = self.sprite(&element.look)?;
            sprite.blend(canvas, scene.width as usize, element.x, element.y);
        }
        Ok(())
    }

    /// The sprite of a look: kept, or drawn outside the lock so that painters do not wait for each other.
    fn sprite(&self, look: &Look) -> Result<Arc<Sprite>, RenderError> {
        if let Some(sprite) = locked(&self.sprites).find(look) {
            return Ok(sprite);
        }
        let card = self.card_of(look)?;
        let sprite = Arc::new(Sprite::new(&draw(look, card), &self.options)?);
        locked(&self.sprites).keep(look.clone(), &sprite);
        Ok(sprite)
    }

    fn card_of(&self, look: &Look) -> Result<Option<&'static Card>, RenderError> {
        match look {
            Look::Card(CardLook { card, .. })
            | Look::Peek { card, .. }
            | Look::Edge { card, .. } => {
                let known = self.catalogue.get(*card);
                Ok(Some(known.ok_or(RenderError::NoSuchCard(card.0))?))
            }
            Look::Mark { .. }
            | Look::Disc { .. }
            | Look::Label(_)
            | Look::Panel { .. }
            | Look::Place { .. }
            | Look::Letter { .. }
            | Look::Level { .. } => Ok(None),
        }
    }
}

/// A lock whose content is a cache: whoever panicked while holding it left nothing half done that matters.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Sprites {
    fn find(&mut self, look: &Look) -> Option<Arc<Sprite>> {
        if let Some(sprite) = self.young.get(look) {
            return Some(Arc::clone(sprite));
        }
        let sprite = self.old.remove(look)?;
        self.keep(look.clone(), &sprite);
        Some(sprite)
    }

    fn keep(&mut self, look: Look, sprite: &Arc<Sprite>) {
        if self.bytes + sprite.bytes() > SPRITE_BYTES / 2 {
            self.old = std::mem::take(&mut self.young);
            self.bytes = 0;
        }
        self.bytes += sprite.bytes();
        self.young.insert(look, Arc::clone(sprite));
    }
}
