//! The log of a turn, in place of a private panel.

use super::games_message::starts;
use crate::prelude::*;
use crate::wire::people::{doers, facts_of, told_of};
use viceroy_i18n::news;
use viceroy_service::TurnLog;

/// Lines of a page: with the picture above them they fill a phone.
const LINES: usize = 12;

/// With its title.
pub fn page(
    w: &Wording,
    (game, reads): (GameId, Reads),
    log: &TurnLog,
    page: u8,
) -> (String, Response) {
    let lines = lines(&w.of_text(reads, CardSet::NONE), log);
    let starts = starts(&lines, LINES);
    let page = usize::from(page).min(starts.len() - 1);
    let to = starts.get(page + 1).copied().unwrap_or(lines.len());
    let to_page = |turn: u8, page: usize| CustomId::Log {
        game,
        turn,
        page: u8::try_from(page).unwrap_or(u8::MAX),
    };
    let before = match page.checked_sub(1) {
        Some(before) => Some(to_page(log.turn, before)),
        None => (log.turn > 1).then(|| to_page(log.turn - 1, usize::MAX)),
    };
    let after = match page + 1 < starts.len() {
        true => Some(to_page(log.turn, page + 1)),
        false => (log.turn < log.last).then(|| to_page(log.turn + 1, 0)),
    };
    // At either end the button stays, disabled: a button must not move under a thumb.
    let turned = |to: Option<CustomId>, nowhere: CustomId, label: String, sign: &str| {
        let can = to.is_some();
        Button::new(to.unwrap_or(nowhere), label).sign(sign).enabled_if(can)
    };
    let (previous, next) = (w.say(text!(button_previous_page)), w.say(text!(button_next_page)));
    let buttons = vec![
        turned(before, to_page(0, 0), previous, "◀️"),
        turned(after, to_page(log.turn.saturating_add(1), 0), next, "▶️"),
        Button::back(w, game),
    ];
    let text = lines[starts[page]..to].join("\n");
    let title = w.say(text!(news_turn, turn = log.turn));
    (title, Response::new(text, vec![Row::Buttons(buttons)]))
}

fn lines(w: &Wording, log: &TurnLog) -> Vec<String> {
    let names = text_names(w, &log.people);
    let deeds = told_of(&log.deeds);
    let doers = doers(w, &deeds, Some((log.seat, &log.people[log.seat])));
    let told = news::Audience::to(&names, log.seat).by(&doers);
    let lines = news::lines(w, &facts_of(&deeds), told, log.catalogue);
    match lines.is_empty() {
        true => vec![w.say(text!(log_empty))],
        false => lines,
    }
}
