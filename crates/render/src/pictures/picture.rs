//! Pictures before painting, by who may see them.

use crate::scene::Scene;
use viceroy_i18n::{PrivateText, PublicText};

/// May be shown to everybody in the channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicPicture {
    pub scene: Scene,
    pub alt: PublicText,
}

/// May be shown to one player only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrivatePicture {
    pub scene: Scene,
    pub alt: PrivateText,
}

impl From<PublicPicture> for PrivatePicture {
    fn from(picture: PublicPicture) -> Self {
        PrivatePicture { scene: picture.scene, alt: picture.alt.into() }
    }
}
