//! Cards as they are printed for a game.

use crate::scene::{CardLook, FaceDetail, RowLight, Writing};
use viceroy_i18n::Wording;
use viceroy_rules::Ruleset;
use viceroy_rules::cards::{Card, CardId};

/// A card as it is printed for a game.
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

/// What stands on a card's face in a language.
pub(super) fn writing(w: &Wording, ruleset: &Ruleset, card: &Card) -> Writing {
    Writing {
        name: w.face_name(card).into(),
        law: w.law_text(card, ruleset.printing()).map(Into::into),
    }
}

/// The same by the card's number. The painter complains of a card that there is not.
pub(super) fn writing_of(w: &Wording, ruleset: &Ruleset, card: CardId) -> Writing {
    match ruleset.catalogue.get(card) {
        Some(card) => writing(w, ruleset, card),
        None => Writing::default(),
    }
}
