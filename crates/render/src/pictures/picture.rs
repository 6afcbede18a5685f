//! Pictures before painting, by who may see them.

use crate::scene::{FRAME, Scene};
use viceroy_i18n::{PrivateText, PublicText};

/// How high a picture in a panel may be, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PictureRoom(i32);

impl PictureRoom {
    /// 300 points on a phone, which usually leave room for question and answers.
    pub const USUAL: PictureRoom = PictureRoom(646);
    /// Below this the cards that are chosen from would be unreadable.
    pub const LOWEST: PictureRoom = PictureRoom(330);
    /// A picture changes its height by steps, so that another sentence rarely changes it.
    const STEP: i32 = 60;
    /// Points that a phone shows of the picture's width at most, so that no room is overrated;
    /// [`crate::scene::TELEPHONE`] is the least, by which letters are measured.
    const PHONE: i32 = 329;

    /// The room that this many points on a phone are.
    pub fn of_points(points: i32) -> PictureRoom {
        let high = points * FRAME.width as i32 / Self::PHONE;
        let steps = (Self::USUAL.0 - high + Self::STEP - 1).max(0) / Self::STEP;
        PictureRoom((Self::USUAL.0 - steps * Self::STEP).max(Self::LOWEST.0))
    }

    pub(super) fn high(self) -> i32 {
        self.0
    }
}

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
