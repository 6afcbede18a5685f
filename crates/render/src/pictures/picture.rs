//! What a picture is made of before it is painted, and who may see it.

use crate::scene::Scene;
use viceroy_i18n::{PrivateText, PublicText};

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
        PrivatePicture { scene: picture.scene, alt: picture.alt.into() }
    }
}
