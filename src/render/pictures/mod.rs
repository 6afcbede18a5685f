//! One function for each kind of picture: from a view to a scene and the text that says what it shows. A picture of
//! what stands behind a screen is a [`PrivatePicture`], so it cannot be posted where others see it.

mod auction;
mod bid;
mod bids;
mod board;
mod card;
mod cells;
mod choosing;
mod combat;
mod dealt;
mod domain;
mod fought;
mod hand;
mod head;
mod layout;
mod legend;
mod levels;
pub mod must_read;
mod names;
mod news;
mod own;
mod picture;
mod placing;
mod poster;
mod printed;
mod pyramid;
mod reveal;
mod score;
mod stack;
mod sums;
mod table;
mod told;

pub use bid::bid;
pub use card::card;
pub use choosing::choosing;
pub use dealt::{dealt, returning};
pub use domain::domain;
pub use legend::legend;
pub use news::news;
pub use own::{building, own, own_lettered};
pub use picture::{PrivatePicture, PublicPicture};
pub use placing::placing;
pub use poster::poster;
pub(super) use printed::printed;
pub use pyramid::{pyramid, pyramid_within};
pub use table::table;
