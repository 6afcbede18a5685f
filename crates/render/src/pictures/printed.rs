//! Cards as they are printed for a game.

use crate::scene::{CardLook, FaceDetail, RowLight, Writing};
use viceroy_i18n::Wording;
use viceroy_rules::Ruleset;
use viceroy_rules::cards::{Card, CardId};

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
