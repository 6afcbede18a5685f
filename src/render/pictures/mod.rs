//! One function for each kind of picture: from a view to a scene and the text that says what it shows. A picture of
//! what stands behind a screen is a [`PrivatePicture`], so it cannot be posted where others see it.

mod auction;
mod card;
mod choosing;
mod hand;
mod head;
mod layout;
mod names;
mod picture;
mod placing;
mod poster;
mod printed;
mod pyramid;
mod reveal;
mod score;
mod sums;
mod table;

pub use auction::auction;
pub use card::card;
pub use choosing::choosing;
pub use hand::{dealt, hand};
pub use picture::{PrivatePicture, PublicPicture};
pub use placing::placing;
pub use poster::poster;
pub(super) use printed::printed;
pub use pyramid::{pyramid, pyramid_within};
pub use reveal::reveal;
pub use score::score;
pub use table::table;
