//! A position of a finished game, to be decided again: its question and picture, then what looks best.

use super::panel_picture::of_panel;
use crate::panel::{self, hints::letter};
use crate::prelude::*;
use crate::wire::custom_id::AgainPress;
use crate::wire::letters::letter_of;
use viceroy_ai::{compared, is_same};
use viceroy_i18n::again::{self, Choice, DecidedAgain};
use viceroy_i18n::panel::Around;
use viceroy_model::attendance::Hints;
use viceroy_model::messages::{OwnPreferences, SeatTime, Since, TextSize};
use viceroy_model::plans::Plan;
use viceroy_service::MissedMove;

pub fn button(w: &Wording) -> Button {
    Button::new(CustomId::Again(AgainPress::Open), w.say(text!(button_decide)))
}

/// The panel as it was, with one choice: what follows a card is not asked.
pub fn response(
    w: &Arc<Wording>,
    pictures: &Pictures,
    (of, reads): (&MissedMove, Reads),
    page: u8,
) -> Response {
    let panel = panel_of(of, reads);
    let step = of.missed.after;
    let names = text_names(w, &panel.people);
    let in_text = &w.of_text(reads, panel::in_sight(&panel));
    let letter = |view: &SeatView, question: &Question, offer| {
        letter_of(w, view, question, offer).unwrap_or(' ')
    };
    let text = viceroy_i18n::panel::text(in_text, &panel, &names, Around::default(), &letter).0;
    let (mut rows, next) = panel::rows_again(w, &panel, step, page);
    let mut controls = vec![];
    if let Some(page) = next {
        let more = CustomId::Again(AgainPress::Show { game: of.game, step, page });
        controls.push(Button::new(more, w.say(text!(button_more))));
    }
    controls.push(another(w, of));
    rows.push(Row::Buttons(controls));
    let said = shown(w, of, &names, (text, reads));
    let list = (reads == Reads::Text).then(|| panel::text_rows::list(w, &rows)).flatten();
    with_picture(w, pictures, (of, reads), below(said, list), rows)
}

/// What looks best, and why, after a choice.
pub fn decided(
    w: &Arc<Wording>,
    pictures: &Pictures,
    (of, reads): (&MissedMove, Reads),
    answer: &Answer,
) -> Option<Response> {
    let view = &of.missed.view;
    let question = view.question.as_ref()?;
    question.shape.check(answer).ok()?;
    let [_, now] = compared(view, question, (&of.missed.better.answer, answer), 0.0);
    let choice = if is_same(answer, &of.missed.better.answer) {
        Choice::Best
    } else if is_same(answer, &of.missed.given.answer) {
        Choice::AsThen
    } else {
        Choice::Another
    };
    let people = text_names(w, &of.people);
    let told = DecidedAgain { missed: &of.missed, question, people: &people, now: &now, choice };
    let lines = again::decided(w, &told, letter(w, view, question));
    let text = fit(w, &lines, CONTENT - 200);
    let on = CustomId::PlayOn { game: of.game, step: of.missed.after };
    let on = Button::new(on, w.say(text!(button_play_on)));
    let rows = vec![Row::Buttons(vec![another(w, of), on])];
    let said = shown(w, of, &people, (text, reads));
    Some(with_picture(w, pictures, (of, reads), said, rows))
}

/// The best painting stands for itself, as it may be too long for a button.
pub fn best(of: &MissedMove) -> Option<Answer> {
    let Shape::Paint { best, .. } = &of.missed.view.question.as_ref()?.shape else {
        return None;
    };
    Some(Answer::Paint(best.clone()))
}

fn another(w: &Wording, of: &MissedMove) -> Button {
    let next = AgainPress::Next { game: of.game, step: of.missed.after };
    Button::new(CustomId::Again(next), w.say(text!(button_decide_next)))
}

fn below(mut text: String, line: Option<String>) -> String {
    if line.as_ref().is_some_and(|line| length(&text) + 1 + length(line) <= CONTENT) {
        add_line(&mut text, line);
    }
    text
}

fn shown(
    w: &Wording,
    of: &MissedMove,
    names: &BySeat<String>,
    (text, reads): (String, Reads),
) -> String {
    let title = again::title(w, of.game.0, &of.missed.view);
    let text = format!("{title}\n{text}");
    read_by(w, reads, text, names)
}

fn with_picture(
    w: &Arc<Wording>,
    pictures: &Pictures,
    (of, reads): (&MissedMove, Reads),
    text: String,
    rows: Vec<Row>,
) -> Response {
    let picture = match reads {
        Reads::Text => Painting::default(),
        Reads::Pictures => {
            let names = plain_names(w, &of.people);
            let (w, pictures, view) = (Arc::clone(w), pictures.clone(), of.missed.view.clone());
            Painting::of(async move {
                of_panel(&w, &pictures, &view, &names, (None, PictureRoom::USUAL)).await
            })
        }
    };
    Response { picture, ..Response::new(text, rows) }
}

fn panel_of(of: &MissedMove, reads: Reads) -> Panel {
    Panel {
        game: of.game,
        step: of.missed.after,
        view: of.missed.view.clone(),
        meets: None,
        draft: None,
        plan: Plan::default(),
        ahead: None,
        proposal: None,
        advice: None,
        preferences: OwnPreferences::default(),
        people: of.people.clone(),
        since: Since::default(),
        seen: 0,
        thread: None,
        silence: None,
        maintenance: None,
        time: SeatTime::default(),
        // What looks best is told after the choice.
        hints: Hints::Forbidden,
        suggestions: Suggestions::Off,
        text_size: TextSize::Usual,
        finish: None,
        reads,
        planning: Planning::Guided,
        finished: 0,
        slip: None,
        played_in: Default::default(),
        deal: None,
    }
}
