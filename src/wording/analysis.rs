//! How a finished game went for one of its players.

mod result;
mod told;

pub use told::Told;

use super::thing::{Joined, Thing};
use super::{Arg, PrivateText, Wording, clip, hints, news};
use crate::analysis::{Choices, Happening, Missed, Span, TurningPoint};
use crate::brains::Hint;

/// The most characters of what is said for a choice.
const WHY: usize = 220;
/// The most characters of what a span of a game changed by.
const BECAUSE: usize = 240;

/// The button that shows it.
pub fn button(w: &Wording) -> String {
    w.say("button-analysis", &[])
}

/// That a game is played.
pub fn not_over(w: &Wording) -> PrivateText {
    PrivateText(w.say("analysis-not-over", &[]))
}

/// That a game comes out differently today.
pub fn older_rules(w: &Wording) -> PrivateText {
    PrivateText(w.say("analysis-older-rules", &[]))
}

/// How a game went for one of its players.
pub fn text(w: &Wording, told: &Told<'_>) -> Vec<String> {
    let title = [("game", Arg::Number(told.game)), ("who", told.who().into())];
    let mut lines = vec![w.say("analysis-title", &title)];
    lines.extend(result::lines(w, told));
    lines.push(String::new());
    lines.push(w.say("analysis-turned", &[]));
    if told.of.turning.is_empty() {
        let args = [("players", told.players()), ("who", told.who().into())];
        lines.push(w.say("analysis-even", &args));
    } else {
        lines.extend(told.of.turning.iter().map(|point| turn(w, told, point)));
        lines.push(the_rest(w, told));
    }
    let choices = told.of.choices;
    if choices.own > 0 {
        lines.push(String::new());
        lines.push(w.say("analysis-missed", &[]));
        match &told.of.missed {
            Some(missed) => lines.extend(missed_move(w, told, missed)),
            None => lines.push(w.say("analysis-none", &[])),
        }
    }
    lines.push(String::new());
    lines.extend(chosen_by(w, told, choices));
    lines.push(w.say("analysis-how", &[("players", told.players())]));
    lines
}

fn chosen_by(w: &Wording, told: &Told<'_>, choices: Choices) -> Vec<String> {
    let mut lines = vec![];
    if choices.own > 0 {
        let args = [("best", choices.best.into()), ("all", choices.own.into())];
        lines.push(w.say("analysis-alike", &args));
    }
    if choices.former > 0 {
        let former = Thing::names(told.former);
        let args = [("count", choices.former.into()), ("former", former.into())];
        lines.push(w.say("analysis-former", &args));
    }
    if told.level.is_some() {
        lines.push(w.say("analysis-is-computer", &[("who", told.who().into())]));
    } else if choices.computed > 0 {
        let args = [
            ("count", choices.computed.into()),
            ("who", told.who().into()),
        ];
        lines.push(w.say("analysis-computed", &args));
    }
    if choices.timed_out > 0 {
        let args = [("count", choices.timed_out.into())];
        lines.push(w.say("analysis-timed-out", &args));
    }
    lines
}

fn counted(w: &Wording, key: &str, points: i32) -> String {
    let points = i64::from(points.abs());
    w.say(key, &[("points", Arg::Number(points))])
}

fn swing(w: &Wording, points: i32) -> String {
    match points {
        0 => w.say("analysis-no-swing", &[]),
        1.. => counted(w, "analysis-up", points),
        _ => counted(w, "analysis-down", points),
    }
}

/// Where a turning point left the player.
fn after(w: &Wording, told: &Told<'_>, point: &TurningPoint) -> String {
    let after = point.swing.after;
    let points = [("points", Arg::Number(after.into()))];
    match (told.names.count(), after, point.swing.span) {
        (1, _, Span::Turn(_)) => w.say("analysis-alone", &points),
        (1, _, Span::End) => w.say("analysis-alone-end", &points),
        (_, 1.., _) => counted(w, "analysis-ahead", after),
        (_, 0, _) => w.say("analysis-level", &[]),
        (_, _, _) => counted(w, "analysis-behind", after),
    }
}

fn turn(w: &Wording, told: &Told<'_>, point: &TurningPoint) -> String {
    let swing = swing(w, point.swing.points);
    let because = point.because.iter().flat_map(|one| happened(w, told, one));
    let because = because.collect::<Vec<_>>().join(" ");
    let span = match point.swing.span {
        Span::Turn(turn) => w.say("analysis-turn", &[("turn", turn.into())]),
        Span::End => w.say("analysis-end", &[]),
    };
    let after = after(w, told, point);
    let mut args = vec![
        ("span", Arg::Text(&span)),
        ("swing", Arg::Text(&swing)),
        ("after", Arg::Text(&after)),
    ];
    if because.is_empty() {
        return w.say("analysis-swing", &args);
    }
    let because = clip(&because, BECAUSE);
    args.push(("because", Arg::Text(&because)));
    w.say("analysis-swing-because", &args)
}

/// What is missing for everything that is told to add up: all other turns, and alone what there was at the start.
fn the_rest(w: &Wording, told: &Told<'_>) -> String {
    let leads = &told.of.leads;
    let points = told.of.turning.iter().map(|point| point.swing.points);
    let rest = swing(w, leads.end() - leads.start - points.sum::<i32>());
    let args = [
        ("players", told.players()),
        ("rest", Arg::Text(&rest)),
        ("start", Arg::Number(leads.start.into())),
        ("end", Arg::Number(leads.end().into())),
    ];
    w.say("analysis-rest", &args)
}

fn happened(w: &Wording, told: &Told<'_>, one: &Happening) -> Vec<String> {
    let to = match told.reader {
        Some(reader) => news::Told::to(told.names, reader),
        None => news::Told::everybody(told.names),
    };
    let catalogue = told.table.ruleset.catalogue;
    news::lines(w, &one.facts, to, catalogue)
}

fn missed_move(w: &Wording, told: &Told<'_>, missed: &Missed) -> Vec<String> {
    let view = &missed.view;
    let Some(question) = &view.question else {
        return vec![];
    };
    let about = hints::About {
        view,
        question,
        people: told.names,
    };
    let mut when = Thing::place_in_game(&view.table);
    when.push(Thing::Phase(view.table.open.phase));
    let [given, better] =
        [&missed.given, &missed.better].map(|hint| hints::named(w, about, hint, &told.letter));
    let mut first: Vec<(&str, Arg<'_>)> = vec![
        ("when", Thing::List(when, Joined::Commas).into()),
        ("who", told.who().into()),
        ("given", Arg::Text(&given)),
    ];
    let key = match question.card {
        Some(card) => {
            let catalogue = view.table.ruleset.catalogue;
            first.push(("card", Thing::card(catalogue, card).into()));
            "analysis-when-card"
        }
        None => "analysis-when",
    };
    let points = (missed.points.round() as i64).max(1);
    let then = [
        ("points", Arg::Number(points)),
        ("better", Arg::Text(&better)),
    ];
    let why = |hint: &Hint, key: &str| {
        let why = hints::why(w, about, &hint.reasons)?;
        Some(w.say(key, &[("why", Arg::Text(&clip(&why, WHY)))]))
    };
    let mut lines = vec![w.say(key, &first), w.say("analysis-better", &then)];
    lines.extend(why(&missed.better, "analysis-better-why"));
    lines.extend(why(&missed.given, "analysis-given-why"));
    lines
}
