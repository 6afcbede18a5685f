//! How a finished game went for one of its players.

use super::thing::{Joined, Thing};
use super::{Arg, PrivateText, Wording, clip, news, offers};
use crate::analysis::{Aspect, Choices, Gain, Happening, Missed, PlayerAnalysis, TurningPoint};
use crate::rules::{Answer, BySeat, Offer, Question, Seat, TableView, Topic};

/// The most characters of what somebody chose.
const CHOSEN: usize = 120;
/// The most characters of what a turn changed by.
const BECAUSE: usize = 360;
/// So many reasons for a move, and so many against it, are told.
const GAINS: usize = 2;

/// What is told of one player's game.
pub struct Told<'a> {
    /// The game's number.
    pub game: i64,
    /// What the players are called.
    pub names: &'a BySeat<String>,
    /// Whose game it is.
    pub seat: Seat,
    /// Who reads it, if they played.
    pub reader: Option<Seat>,
    /// The table as it ended.
    pub table: &'a TableView,
    /// What there is to say.
    pub of: &'a PlayerAnalysis,
    /// What the picture of the best missed move letters.
    pub lettered: Lettered,
}

/// What a picture letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lettered {
    /// What was chosen, and what would have been better.
    Both,
    /// What was chosen.
    Given,
    /// What would have been better.
    Better,
    /// Neither.
    Nothing,
}

/// The letter of what was chosen, and of what would have been better.
pub const LETTERS: [char; 2] = ['A', 'B'];

impl Told<'_> {
    fn who(&self) -> Thing {
        if self.reader == Some(self.seat) {
            Thing::You
        } else {
            Thing::Name(self.names.get(self.seat).cloned().unwrap_or_default())
        }
    }

    fn players(&self) -> Arg<'static> {
        self.names.count().into()
    }
}

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
    let mut lines = vec![w.say("analysis-title", &title), String::new()];
    lines.push(w.say("analysis-turned", &[]));
    if told.of.turning.is_empty() {
        let args = [("players", told.players()), ("who", told.who().into())];
        lines.push(w.say("analysis-even", &args));
    }
    lines.extend(told.of.turning.iter().map(|point| turn(w, told, point)));
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
    if choices.computed > 0 {
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

/// A number of points as it is told.
fn whole(points: f32) -> i64 {
    points.round() as i64
}

fn counted(w: &Wording, key: &str, points: f32) -> String {
    let points = whole(points).abs();
    w.say(key, &[("points", Arg::Number(points))])
}

fn turn(w: &Wording, told: &Told<'_>, point: &TurningPoint) -> String {
    let swing = if point.swing > 0.0 {
        "analysis-up"
    } else {
        "analysis-down"
    };
    let after = match (told.names.count(), whole(point.after)) {
        (1, _) => "analysis-alone",
        (_, 1..) => "analysis-ahead",
        (_, 0) => "analysis-level",
        (_, _) => "analysis-behind",
    };
    let swing = counted(w, swing, point.swing);
    let after = counted(w, after, point.after);
    let because = point.because.iter().flat_map(|one| happened(w, told, one));
    let because = because.collect::<Vec<_>>().join(" ");
    let mut args = vec![
        ("turn", point.turn.into()),
        ("swing", Arg::Text(&swing)),
        ("after", Arg::Text(&after)),
    ];
    if because.is_empty() {
        return w.say("analysis-turn", &args);
    }
    let because = clip(&because, BECAUSE);
    args.push(("because", Arg::Text(&because)));
    w.say("analysis-turn-because", &args)
}

fn happened(w: &Wording, told: &Told<'_>, one: &Happening) -> Vec<String> {
    let to = match told.reader {
        Some(reader) => news::Told::to(told.names, reader),
        None => news::Told::everybody(told.names),
    };
    let catalogue = told.table.ruleset.catalogue;
    news::lines(w, &one.facts, to, catalogue, &told.table.open)
}

fn missed_move(w: &Wording, told: &Told<'_>, missed: &Missed) -> Vec<String> {
    let open = &missed.view.table.open;
    let mut when = Thing::place_in_game(&missed.view.table.ruleset, open.turn, open.phase);
    when.push(Thing::Phase(open.phase));
    let [given, better] = [(&missed.given, LETTERS[0]), (&missed.better, LETTERS[1])]
        .map(|(answer, letter)| chosen(w, told, missed, answer, letter));
    let mut first: Vec<(&str, Arg<'_>)> = vec![
        ("when", Thing::List(when, Joined::Commas).into()),
        ("who", told.who().into()),
        ("given", Arg::Text(&given)),
    ];
    let catalogue = missed.view.table.ruleset.catalogue;
    let about = missed.view.question.as_ref().and_then(|q| q.card);
    let key = match about {
        Some(card) => {
            first.push(("card", Thing::card(catalogue, card).into()));
            "analysis-when-card"
        }
        None => "analysis-when",
    };
    let points = whole(missed.points).max(1);
    let then = [
        ("points", Arg::Number(points)),
        ("better", Arg::Text(&better)),
    ];
    let mut lines = vec![w.say(key, &first), w.say("analysis-better", &then)];
    let (more, less): (Vec<Gain>, Vec<Gain>) =
        missed.gains.iter().partition(|gain| gain.points > 0.0);
    let said: Vec<String> = [("analysis-for", more), ("analysis-against", less)]
        .into_iter()
        .filter(|(_, gains)| !gains.is_empty())
        .map(|(key, gains)| w.say(key, &[("terms", terms(w, &gains).into())]))
        .collect();
    if !said.is_empty() {
        lines.push(said.join(" "));
    }
    let lettered = match told.lettered {
        Lettered::Both => "both",
        Lettered::Given => "given",
        Lettered::Better => "better",
        Lettered::Nothing => return lines,
    };
    let lettered = [("lettered", Arg::Choice(lettered))];
    lines.push(w.say("analysis-letters", &lettered));
    lines
}

fn terms(w: &Wording, gains: &[Gain]) -> Thing {
    let each = gains.iter().take(GAINS).map(|gain| {
        let term = w.say(aspect(gain.aspect), &[]);
        let points = format!("{:+}", whole(gain.points)).replace('-', "−");
        let args = [("term", Arg::Text(&term)), ("points", Arg::Text(&points))];
        Thing::Said(w.say("analysis-term", &args))
    });
    Thing::List(each.collect(), Joined::And)
}

fn aspect(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Points => "analysis-term-points",
        Aspect::Tokens => "analysis-term-tokens",
        Aspect::Circles => "analysis-term-circles",
        Aspect::Paint => "analysis-term-paint",
        Aspect::Gems => "analysis-term-gems",
        Aspect::Places => "analysis-term-places",
        Aspect::Hand => "analysis-term-hand",
    }
}

/// What was chosen, as the panel called it.
fn chosen(w: &Wording, told: &Told<'_>, missed: &Missed, answer: &Answer, letter: char) -> String {
    let said = match (answer, &missed.view.question) {
        (Answer::Paint(strokes), _) => {
            w.say("analysis-painted", &[("count", strokes.len().into())])
        }
        (Answer::Gems(gems), _) => w.say("analysis-gems", &[("gems", (*gems).into())]),
        (Answer::Pick(picked), Some(question)) => match picked[..] {
            [offer] => offered(w, told, missed, (question, offer, letter)),
            _ => w.say("analysis-several", &[]),
        },
        (Answer::Pick(_), None) => w.say("analysis-several", &[]),
    };
    clip(&said, CHOSEN)
}

fn offered(
    w: &Wording,
    told: &Told<'_>,
    missed: &Missed,
    (question, offer, letter): (&Question, Offer, char),
) -> String {
    let view = &missed.view;
    match (question.topic, offer) {
        // In their menus the name of the card says it all; here it has to be said what happens to it.
        (Topic::Develop, Offer::Play(card)) => offers::play(w, view, card),
        (Topic::Develop, Offer::Discard(card)) => offers::discard(w, view, card),
        (_, offer) => offers::label(w, view, told.names, question, offer, letter).title,
    }
}
