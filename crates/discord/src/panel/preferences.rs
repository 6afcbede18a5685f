//! Standing answers for small questions: one menu for this game, one for all games.

use crate::prelude::*;
use std::borrow::Cow;
use viceroy_i18n::preferences;
use viceroy_model::plans::{Preference, PreferenceKind, Preferences, Scope, StandingAnswer};
use viceroy_rules::DeckKind;

const ASK: &str = "ask";

pub fn menus(w: &Wording, panel: &Panel) -> Option<(String, Vec<Row>)> {
    let (question, kind) = asked(panel)?;
    let own = &panel.preferences;
    let menu = |scope, preferences: &Preferences| {
        let custom_id = CustomId::Prefer { game: panel.game, kind, scope, at: question.id };
        let lines = lines(w, question, kind, preferences.of(kind));
        Row::pages(custom_id, preferences::menu(w, scope), lines)
    };
    let back = Button::new(CustomId::Refresh(panel.game), w.say(text!(button_from_now_on_back)));
    let rows = vec![
        menu(Scope::ThisGame, &own.this_game),
        menu(Scope::AllGames, &own.all_games),
        Row::Buttons(vec![back]),
    ];
    Some((preferences::heading(w, kind), rows))
}

pub(super) fn button(w: &Wording, panel: &Panel) -> Option<Button> {
    asked(panel)?;
    let label = w.say(text!(button_from_now_on));
    Some(Button::new(CustomId::FromNowOn(panel.game), label).sign("📌"))
}

/// `None` if the line is invalid; `Some(None)` removes the standing answer.
pub fn read(kind: PreferenceKind, line: &str) -> Option<Option<Preference>> {
    if line == ASK {
        return Some(None);
    }
    let preference: Preference = serde_json::from_str(line).ok()?;
    kind.choices().contains(&preference).then_some(Some(preference))
}

fn asked(panel: &Panel) -> Option<(&Question, PreferenceKind)> {
    let question = panel.view.question.as_ref()?;
    let kind = PreferenceKind::of(question.topic)?;
    panel.draft.is_none().then_some((question, kind))
}

fn lines(
    w: &Wording,
    question: &Question,
    kind: PreferenceKind,
    standing: Option<StandingAnswer>,
) -> Vec<Line> {
    let fits = |preference: &Preference| match preference {
        Preference::Deck(deck @ DeckKind::Criminals) => {
            question.shape.offers().contains(&Offer::Deck(*deck))
        }
        _ => true,
    };
    let line = |preference: Option<Preference>| Line {
        chosen: match preference {
            Some(preference) => standing == Some(StandingAnswer::Give(preference)),
            None => standing == Some(StandingAnswer::Ask(kind)),
        },
        ..Line::new(preferences::choice(w, preference), value(preference))
    };
    let choices = kind.choices().into_iter().filter(fits).map(Some);
    choices.chain([None]).map(line).collect()
}

fn value(preference: Option<Preference>) -> Cow<'static, str> {
    // Serialising plain data cannot fail.
    match preference.and_then(|preference| serde_json::to_string(&preference).ok()) {
        Some(text) => text.into(),
        None => ASK.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::VariantArray;

    #[test]
    fn every_standing_answer_is_read_as_it_is_written_and_fits_a_menu() {
        for kind in PreferenceKind::VARIANTS {
            let choices = kind.choices();
            assert!((1..crate::wire::limits::OPTIONS).contains(&choices.len()));
            for preference in choices {
                assert_eq!(preference.kind(), *kind);
                let value = value(Some(preference));
                assert!(value.len() <= 100, "{value}");
                assert_eq!(read(*kind, &value), Some(Some(preference)));
            }
            assert_eq!(read(*kind, ASK), Some(None));
        }
        let gems = value(PreferenceKind::Gems.choices().first().copied());
        assert_eq!(read(PreferenceKind::Claim, &gems), None);
        assert_eq!(read(PreferenceKind::Claim, "nonsense"), None);
    }
}
