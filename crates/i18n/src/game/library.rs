//! Card texts.

use crate::{PrivateText, Wording, pictures};
use viceroy_rules::cards::{Card, LawEffect, Printing};

pub fn title(w: &Wording, card: &Card) -> String {
    w.word(card)
}

pub fn card(w: &Wording, card: &Card, printing: Printing) -> PrivateText {
    let mut lines = pictures::alt_whole_card(w, card, printing);
    if let Some(first) = lines.first_mut() {
        *first = format!("**{}**", title(w, card));
    }
    PrivateText(lines.join("\n"))
}

pub fn card_and_when(w: &Wording, card: &Card, printing: Printing) -> PrivateText {
    let said = self::card(w, card, printing).0;
    let when = when(w, card, printing);
    PrivateText(format!("{said}\n{when}"))
}

/// The law whose effect lasts (R-LAW-78).
const GOES_ON: &str = "enrol";

fn when(w: &Wording, card: &Card, printing: Printing) -> String {
    match card.law(printing).map(|(_, effect)| effect) {
        Some(LawEffect::Scoring(_)) => w.say(text!(card_at_end)),
        Some(LawEffect::Task(task)) if task.0 == GOES_ON => w.say(text!(card_goes_on)),
        Some(LawEffect::Task(_) | LawEffect::Choose(_)) => w.say(text!(card_when_played)),
        None => match card.is_criminal() {
            true => w.say(text!(card_criminal)),
            false => w.say(text!(card_character)),
        },
    }
}
