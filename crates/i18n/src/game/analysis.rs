//! The analysis of a finished game for one player.

mod game_facts;
mod result;

pub use game_facts::AnalysisLines;

use crate::term::{Joined, Term};
use crate::{Wording, hints, length, news, shorten};
use viceroy_ai::Hint;
use viceroy_ai::analysis::{Choices, Happening, Missed, Opening, Span, TurningPoint};

/// Maximum characters of a reason.
const WHY: usize = 220;
/// Maximum characters of an explanation.
const BECAUSE: usize = 280;

pub fn text(w: &Wording, told: &AnalysisLines<'_>) -> Vec<String> {
    let mut lines = vec![w.say(text!(analysis_title, game = told.game, who = told.who()))];
    lines.extend(result::lines(w, told));
    lines.push(String::new());
    lines.push(w.say(text!(analysis_turned)));
    if told.of.turning.is_empty() {
        lines.push(w.say(text!(analysis_even, players = told.players(), who = told.who())));
    } else {
        lines.extend(told.of.turning.iter().map(|point| turn(w, told, point)));
        lines.push(the_rest(w, told));
    }
    let choices = told.of.choices;
    if choices.own > 0 {
        lines.push(String::new());
        lines.push(w.say(text!(analysis_missed)));
        match told.of.missed.first() {
            Some(missed) => lines.extend(missed_move(w, told, missed)),
            None => lines.push(w.say(text!(analysis_none))),
        }
    }
    lines.push(String::new());
    lines.extend(chosen_by(w, told, choices));
    lines.push(w.say(text!(analysis_how, players = told.players())));
    lines
}

fn chosen_by(w: &Wording, told: &AnalysisLines<'_>, choices: Choices) -> Vec<String> {
    let mut lines = vec![];
    if choices.own > 0 {
        lines.push(w.say(text!(analysis_alike, best = choices.best, all = choices.own)));
    }
    if choices.former > 0 {
        let former = Term::names(told.former);
        lines.push(w.say(text!(analysis_former, count = choices.former, former)));
    }
    if told.level.is_some() {
        lines.push(w.say(text!(analysis_is_computer, who = told.who())));
    } else if choices.computed > 0 {
        lines.push(w.say(text!(analysis_computed, count = choices.computed, who = told.who())));
    }
    if choices.timed_out > 0 {
        lines.push(w.say(text!(analysis_timed_out, count = choices.timed_out)));
    }
    lines
}

fn swing(w: &Wording, points: i32) -> String {
    match points {
        0 => w.say(text!(analysis_no_swing)),
        1.. => w.say(text!(analysis_up, points)),
        _ => w.say(text!(analysis_down, points = -points)),
    }
}

fn lead(w: &Wording, told: &AnalysisLines<'_>, points: i32, span: Span) -> String {
    match (told.names.count(), points, span) {
        (1, _, Span::Turn(_)) => w.say(text!(analysis_alone, points)),
        (1, _, Span::End) => w.say(text!(analysis_alone_end, points)),
        (_, 1.., _) => w.say(text!(analysis_ahead, points)),
        (_, 0, _) => w.say(text!(analysis_level)),
        (_, _, _) => w.say(text!(analysis_behind, points = -points)),
    }
}

fn turn(w: &Wording, told: &AnalysisLines<'_>, point: &TurningPoint) -> String {
    let swing = swing(w, point.swing.points);
    let because = point.because.iter().flat_map(|one| happened(w, told, one));
    let because = whole(because, BECAUSE);
    let span = match point.swing.span {
        Span::Turn(turn) => w.say(text!(analysis_turn, turn)),
        Span::End => w.say(text!(analysis_end)),
    };
    let after = lead(w, told, point.swing.after, point.swing.span);
    if because.is_empty() {
        return w.say(text!(analysis_swing, span, swing, after));
    }
    w.say(text!(analysis_swing_because, span, swing, after, because))
}

/// The remainder, so that the shown points add up: all other turns and, in solo games, the starting
/// points.
fn the_rest(w: &Wording, told: &AnalysisLines<'_>) -> String {
    let leads = &told.of.leads;
    let points = told.of.turning.iter().map(|point| point.swing.points);
    let rest = swing(w, leads.end() - leads.start - points.sum::<i32>());
    if leads.opening == Opening::SecondChance && told.names.count() > 1 {
        // Its turn does not matter where several play.
        let start = lead(w, told, leads.start, Span::End);
        return w.say(text!(chance_rest, rest = &rest, start = &start));
    }
    w.say(text!(
        analysis_rest,
        players = told.players(),
        rest = &rest,
        start = leads.start,
        end = leads.end()
    ))
}

fn whole(sentences: impl Iterator<Item = String>, most: usize) -> String {
    let mut text = String::new();
    for sentence in sentences {
        if text.is_empty() {
            text = shorten(&sentence, most);
        } else if length(&text) + 1 + length(&sentence) <= most {
            text = format!("{text} {sentence}");
        }
    }
    text
}

fn happened(w: &Wording, told: &AnalysisLines<'_>, one: &Happening) -> Vec<String> {
    let to = match told.reader {
        Some(reader) => news::Audience::to(told.names, reader),
        None => news::Audience::everybody(told.names),
    };
    let catalogue = told.table.ruleset.catalogue;
    news::lines(w, &one.facts, to, catalogue)
}

fn missed_move(w: &Wording, told: &AnalysisLines<'_>, missed: &Missed) -> Vec<String> {
    let view = &missed.view;
    let Some(question) = &view.question else {
        return vec![];
    };
    let about = hints::About { view, question, people: told.names };
    let mut when = Term::place_in_game(&view.table);
    when.push(Term::Phase(view.table.open.phase));
    let [given, better] =
        [&missed.given, &missed.better].map(|hint| hints::named(w, about, hint, &told.letter));
    let when = Term::List(when, Joined::Commas);
    let who = told.who();
    let chosen = match question.card {
        Some(card) => {
            let card = Term::card(view.table.ruleset.catalogue, card);
            w.say(text!(analysis_when_card, when, who, given, card))
        }
        None => w.say(text!(analysis_when, when, who, given)),
    };
    let points = (missed.points.round() as i64).max(1);
    let why = |hint: &Hint| Some(shorten(&hints::why(w, about, &hint.reasons)?, WHY));
    let mut lines = vec![chosen, w.say(text!(analysis_better, points, better))];
    lines.extend(why(&missed.better).map(|why| w.say(text!(analysis_better_why, why))));
    lines.extend(why(&missed.given).map(|why| w.say(text!(analysis_given_why, why))));
    lines
}
