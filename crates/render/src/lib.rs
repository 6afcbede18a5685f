//! Pictures. A view becomes a [`Scene`], plain data that says what lies where, and a [`Painter`] turns a scene into the bytes of a PNG.
//!
//! - [`pictures`] has one function for each kind of picture. It returns the scene with its alt text; what shows a player's secrets has a
//!   type of its own, so it cannot be posted where others see it;
//! - `draw` makes the drawings of cards, gems and arms as SVG, `paint` places and caches them, and compresses what has changed;
//! - [`Theme`] is the ground that pictures are made for.
//!
//! Nothing here reads a clock or the network. Begin with `scene.rs` and one picture, `pictures/auction.rs`.

mod colours;
mod draw;
mod examples;
pub mod geometry;
mod paint;
pub mod palette;
pub mod pictures;
mod pointed;
mod samples;
pub mod scene;
mod text;

pub use colours::ground;
pub use draw::title_kept;
pub use examples::rules_page;
pub use paint::{Painter, PlacedDrawing};
pub use pointed::{Pointed, point_out};
pub use samples::{MEASURED, contact_sheet, measured, measured_bid, samples, samples_in};
pub use scene::{Scene, Theme};

/// Why a picture could not be painted.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// The scene shows a card that is not in the catalogue.
    #[error("there is no card {0}")]
    NoSuchCard(u8),
    /// The scene has no pixels or far too many.
    #[error("a picture of {width} by {height} pixels cannot be painted")]
    TooLarge { width: u32, height: u32 },
    /// A drawing of our own is not well formed.
    #[error("a drawing is not well formed: {0}")]
    Drawing(String),
    /// The embedded charges of the arms cannot be read, or some are missing.
    #[error("the charges of the arms are not usable:\n{0}")]
    Charges(String),
    /// The embedded drawings of the monsters cannot be read, or some are missing.
    #[error("the drawings of the monsters are not usable:\n{0}")]
    Creatures(String),
    /// The embedded cards cannot be read.
    #[error(transparent)]
    Cards(#[from] viceroy_rules::cards::CatalogueError),
    /// Compressing failed.
    #[error("a picture could not be compressed: {0}")]
    Compress(#[from] std::io::Error),
}
