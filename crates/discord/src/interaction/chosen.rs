//! Values chosen from menus.

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use crate::wire::answer_code;
use viceroy_rules::Answer;

pub(super) fn chosen_values(press: &ComponentInteraction) -> Vec<String> {
    match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        ComponentInteractionDataKind::UserSelect { values } => {
            values.iter().map(|user| user.get().to_string()).collect()
        }
        ComponentInteractionDataKind::ChannelSelect { values } => {
            values.iter().map(|room| room.get().to_string()).collect()
        }
        _ => vec![],
    }
}

pub(super) fn chosen(press: &ComponentInteraction) -> Option<Answer> {
    if let ComponentInteractionDataKind::StringSelect { values } = &press.data.kind {
        together(values)
    } else {
        None
    }
}

pub(super) fn chosen_line(press: &ComponentInteraction) -> Option<String> {
    if let ComponentInteractionDataKind::StringSelect { values } = &press.data.kind {
        values.first().cloned()
    } else {
        None
    }
}

fn together(values: &[String]) -> Option<Answer> {
    let answers: Vec<Answer> =
        values.iter().map(|value| answer_code::read(value)).collect::<Option<_>>()?;
    let mut answers = answers.into_iter();
    let mut first = answers.next()?;
    for next in answers {
        match (&mut first, next) {
            (Answer::Paint(strokes), Answer::Paint(more)) => {
                // The rules reject one circle in two colours, which a menu allows.
                strokes.extend(more);
            }
            (Answer::Pick(offers), Answer::Pick(more)) => offers.extend(more),
            (Answer::Paint(_) | Answer::Pick(_) | Answer::Gems(_), _) => return None,
        }
    }
    Some(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_rules::cards::{CardId, Colour, Section};
    use viceroy_rules::{Offer, Stroke};

    #[test]
    fn several_lines_make_one_answer() {
        let stroke =
            |card| Stroke { card: CardId(card), section: Section::TopLeft, colour: Colour::Red };
        let line = |card| answer_code::write(&Answer::Paint(vec![stroke(card)]));
        let both = Answer::Paint(vec![stroke(1), stroke(2)]);
        assert_eq!(together(&[line(1), line(2)]), Some(both));
        assert_eq!(together(&[]), None);
        assert_eq!(together(&["=x".to_owned()]), Some(Answer::one(Offer::Pass)));
        assert_eq!(together(&["=x".to_owned(), line(1)]), None);
        assert_eq!(together(&["nonsense".to_owned()]), None);
    }
}
