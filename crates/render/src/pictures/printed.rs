//! Cards as they are printed for a game.

use super::prelude::*;
use crate::scene::{CardLook, RowLight, Writing};
use viceroy_i18n::pictures as words;

pub(crate) fn printed(w: &Wording, ruleset: &Ruleset, card: &Card, width: u16) -> CardLook {
    CardLook {
        card: card.id,
        writing: writing(w, ruleset, card),
        printing: ruleset.printing(),
        width,
        face: FaceDetail::Full,
        rows: RowLight::All,
        sections: card.sections.all(),
        painted: [false; 4],
        covered: false,
    }
}

pub(super) fn writing(w: &Wording, ruleset: &Ruleset, card: &Card) -> Writing {
    Writing {
        name: w.face_name(card).into(),
        law: w.law_text(card, ruleset.printing()).map(Into::into),
    }
}

/// Empty for unknown cards, which the painter rejects.
pub(super) fn writing_of(w: &Wording, ruleset: &Ruleset, card: CardId) -> Writing {
    match ruleset.catalogue.get(card) {
        Some(card) => writing(w, ruleset, card),
        None => Writing::default(),
    }
}

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
