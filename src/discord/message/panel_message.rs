//! The private panel as a message: text, buttons and a picture, the same wherever one person alone sees it.

use std::sync::Arc;

use super::announcement_post::{relative, remaining};
use super::panel_picture::{of_draft, of_panel, who_is_shown};
use super::post::CONTENT;
use super::response::Response;
use crate::attendance::Holder;
use crate::discord::panel;
use crate::discord::picture::painting::Painting;
use crate::discord::picture::pictures::Pictures;
use crate::discord::wire::people::{doers, facts_of, plain_names, text_names, told_of};
use crate::host::Panel;
use crate::notice::{RoomId, Silence, Standing};
use crate::rules::Phase;
use crate::wording::{self, PrivateText, Wording, text};

/// So many characters of a panel tell what happened, at most: on a telephone it must not push the rest away.
const SINCE: usize = 700;
/// The same while a play is put together.
const SINCE_IN_SHORT: usize = 240;

/// A panel; `notice` is said first, and of many choices one page is shown.
pub fn response(
    w: &Arc<Wording>,
    pictures: &Pictures,
    panel: &Panel,
    notice: Option<&PrivateText>,
    page: u8,
) -> Response {
    let names = text_names(w, &panel.people);
    let text = wording::panel::text(w, panel, &names, notice);
    let text = with_time(w, panel, text.0);
    let drafting = panel.draft.as_ref();
    let plain = plain_names(w, &panel.people);
    let text = below(text, who_is_shown(w, &panel.view, drafting, &plain));
    let text = with_thread(w, panel, with_since(w, panel, text));
    let text = with_stand(w, panel, text);
    let text = with_silence(w, panel.silence, text);
    let painter = (Arc::clone(w), pictures.clone());
    let painted = panel.clone();
    let painting = Painting::of(async move {
        let (w, pictures) = (&*painter.0, &painter.1);
        let names = plain;
        match &painted.draft {
            Some(drafting) => of_draft(w, pictures, drafting, &names).await,
            None => of_panel(w, pictures, &painted.view, &names).await,
        }
    });
    Response {
        text,
        rows: panel::rows(w, panel, page),
        picture: painting,
        stays: false,
        as_of: Some(panel.as_of()),
    }
}

/// Below what is asked stands until when.
fn with_time(w: &Wording, panel: &Panel, text: String) -> String {
    let asked = panel.view.question.as_ref();
    let deadline = panel.time.deadline.filter(|_| asked.is_some());
    let line = deadline.map(|at| w.say(text!(panel_time, time = remaining(at))));
    below(text, line)
}

/// Who plays, or that nobody's time runs, is said first.
fn with_stand(w: &Wording, panel: &Panel, text: String) -> String {
    if panel.view.table.open.phase == Phase::Over {
        return text;
    }
    let held = (panel.time.holder != Holder::Person).then(|| w.say(text!(panel_held)));
    let stands = panel.time.stands.map(|stands| match stands {
        Standing::Paused(until) => w.say(text!(panel_paused, time = relative(until))),
        Standing::Still => w.say(text!(panel_still)),
    });
    [stands, held]
        .into_iter()
        .flatten()
        .fold(text, |text, line| above(line, text))
}

fn below(text: String, line: Option<String>) -> String {
    match line {
        Some(line) if text.chars().count() + 1 + line.chars().count() <= CONTENT => {
            format!("{text}\n{line}")
        }
        Some(_) | None => text,
    }
}

/// What is asked stands at the end: rather nothing above it than no question.
fn above(line: String, text: String) -> String {
    let whole = format!("{line}\n{text}");
    if whole.chars().count() <= CONTENT {
        whole
    } else {
        text
    }
}

/// A panel begins with what happened since its player chose something.
fn with_since(w: &Wording, panel: &Panel, text: String) -> String {
    let Some(choice) = panel.since.choice else {
        return text;
    };
    let names = text_names(w, &panel.people);
    let catalogue = panel.view.table.ruleset.catalogue;
    let seat = panel.view.seat;
    let deeds = told_of(&panel.since.deeds);
    let doers = doers(w, &deeds, Some((seat, &panel.people[seat])));
    let told = wording::news::Audience::to(&names, seat).by(&doers);
    let news = wording::news::lines(w, &facts_of(&deeds), told, catalogue);
    if news.is_empty() {
        return text;
    }
    // What is asked stands below: rather little of what happened than no question.
    let room = CONTENT.saturating_sub(text.chars().count() + 1);
    let heading = wording::posts::since(w, choice, panel.since.answered);
    let since = match &panel.draft {
        None => wording::fit_newest(w, &heading, &news, SINCE.min(room)),
        // Whoever puts a play together has read it already, and needs the room: the newest as one line.
        Some(_) => {
            let newest = wording::fit_newest(w, &heading, &news, SINCE_IN_SHORT.min(room));
            newest.replace('\n', " ")
        }
    };
    match since.as_str() {
        "" => text,
        since => format!("{since}\n{text}"),
    }
}

/// Who plays by direct message finds the game's thread.
fn with_thread(w: &Wording, panel: &Panel, text: String) -> String {
    let Some(RoomId(thread)) = panel.thread else {
        return text;
    };
    let link = w.say(text!(
        post_thread,
        game = panel.game.0,
        thread = format!("<#{thread}>")
    ));
    below(text, Some(link))
}

/// Whoever plays elsewhere reads why no news come.
fn with_silence(w: &Wording, silence: Option<Silence>, text: String) -> String {
    let Some(silence) = silence else {
        return text;
    };
    let said = wording::posts::silent(w, silence);
    above(said.0, text)
}

/// Whether a panel tells of a secret choice and asks nothing. What was seen when it was made may stay in sight: until all
/// have chosen nothing of it changes.
pub fn has_chosen(panel: &Panel) -> bool {
    let view = &panel.view;
    // Of the dealt cards the picture tells which two were chosen.
    view.screen.sealed.is_some() && view.question.is_none() && view.screen.dealt.is_empty()
}
