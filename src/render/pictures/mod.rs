//! One function for each kind of picture: from a view to a scene and the text that says what it shows. A picture of
//! what stands behind a screen is a [`PrivatePicture`], so it cannot be posted where others see it.

mod auction;
mod card;
mod choosing;
mod hand;
mod head;
mod layout;
mod placing;
mod poster;
mod pyramid;
mod reveal;
mod score;
mod table;

pub use auction::auction;
pub use card::card;
pub use choosing::choosing;
pub use hand::{dealt, hand};
pub use placing::placing;
pub use poster::poster;
pub use pyramid::{pyramid, pyramid_within};
pub use reveal::reveal;
pub use score::score;
pub use table::table;

use super::scene::{CardLook, FaceDetail, RowLight, Scene};
use super::text;
use crate::cards::Card;
use crate::rules::{BySeat, Ruleset, Seat};
use crate::wording::{PrivateText, PublicText, Wording, called, pictures as words};

/// A picture that everybody in the channel may see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicPicture {
    /// What is painted.
    pub scene: Scene,
    /// What it shows, in words.
    pub alt: PublicText,
}

/// A picture for one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrivatePicture {
    /// What is painted.
    pub scene: Scene,
    /// What it shows, in words.
    pub alt: PrivateText,
}

impl From<PublicPicture> for PrivatePicture {
    fn from(picture: PublicPicture) -> Self {
        PrivatePicture {
            scene: picture.scene,
            alt: picture.alt.into(),
        }
    }
}

/// The margin around everything.
const MARGIN: i32 = 20;

/// A card as it is printed for a game.
pub(super) fn printed(ruleset: &Ruleset, card: &Card, width: u16) -> CardLook {
    CardLook {
        card: card.id,
        printing: ruleset.printing(),
        width,
        face: FaceDetail::Full,
        rows: RowLight::All,
        sections: card.sections.all(),
        painted: [false; 4],
        covered: false,
    }
}

/// A player's name as it is told in words, which take every letter.
fn told_name(names: &BySeat<String>, seat: Seat) -> String {
    called(names.get(seat).map_or("", String::as_str), seat)
}

/// A player's name as the font can write it.
fn name_of(w: &Wording, names: &BySeat<String>, seat: Seat) -> String {
    let name = names.get(seat).and_then(|n| text::writable(n));
    name.unwrap_or_else(|| words::no_name(w, seat.0))
}
