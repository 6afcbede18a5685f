//! A single card in full.

use super::board::MARGIN;
use super::picture::PublicPicture;
use super::printed::printed;
use crate::scene::*;
use viceroy_i18n::{PublicText, Wording, pictures as words};
use viceroy_rules::Ruleset;
use viceroy_rules::cards::Card;

/// At this width its law text is just readable.
const CARD: u16 = 680;

pub fn card(w: &Wording, ruleset: &Ruleset, card: &Card) -> PublicPicture {
    let width = i32::from(CARD) + 2 * MARGIN;
    let height = i32::from(card_height(CARD)) + 2 * MARGIN;
    let mut scene = Scene::new(width as u32, height as u32);
    scene.lay(Point::new(MARGIN, MARGIN), Look::Card(printed(w, ruleset, card, CARD)));
    PublicPicture {
        scene,
        alt: PublicText(words::join(w, &words::alt_whole_card(w, card, ruleset.printing()))),
    }
}
