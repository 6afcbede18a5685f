//! Pictures of games: a view becomes a [`Scene`], plain data that says what lies where, and a
//! [`Painter`] encodes it as PNG.
//!
//! - [`pictures`] has one function per kind of picture, which returns the scene and its alt text.
//!   Pictures with a player's secrets have a type of their own, so that they cannot be posted
//!   publicly;
//! - `draw` makes SVG drawings of cards, gems and portraits; `paint` rasterises, caches and compresses
//!   them;
//! - [`Theme`] is a dark or light background.
//!
//! Nothing here reads a clock or the network. Begin with `scene.rs` and one picture,
//! `pictures/auction.rs`.

mod colours;
mod draw;
mod examples;
pub mod geometry;
mod paint;
pub mod palette;
pub mod pictures;
mod pointed;
mod prelude;
mod samples;
pub mod scene;
mod text;

pub use colours::ground;
pub use draw::title_kept;
pub use examples::rules_page;
pub use paint::{Effort, Painter, PlacedDrawing, Reel};
pub use pointed::{Pointed, point_out};
pub use samples::{MEASURED, contact_sheet, measured, measured_bid, samples, samples_in};
pub use scene::{Scene, Theme};

#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    #[error("there is no card {0}")]
    NoSuchCard(u8),
    /// The scene has no pixels or far too many.
    #[error("a picture of {width} by {height} pixels cannot be painted")]
    TooLarge { width: u32, height: u32 },
    /// A drawing made by this crate is malformed.
    #[error("a drawing is not well formed: {0}")]
    Drawing(String),
    /// The embedded charges cannot be read, or some are missing.
    #[error("the charges are not usable:\n{0}")]
    Charges(String),
    /// The embedded portraits cannot be read, or some are missing.
    #[error("the portraits are not usable:\n{0}")]
    Figures(String),
    /// The embedded monster drawings cannot be read, or some are missing.
    #[error("the drawings of the monsters are not usable:\n{0}")]
    Creatures(String),
    #[error(transparent)]
    Cards(#[from] viceroy_rules::cards::CatalogueError),
    #[error("a picture could not be compressed: {0}")]
    Compress(#[from] std::io::Error),
    #[error("a film could not be written: {0}")]
    Film(#[from] gif::EncodingError),
}
