//! The private panel as a message, the same wherever it is shown.

use std::sync::Arc;

use super::markup::{relative, remaining};
use super::panel_picture::{of_draft, of_panel, who_is_shown};
use super::response::Response;
use crate::panel;
use crate::picture::painting::Painting;
use crate::picture::pictures::Pictures;
use crate::wire::limits::CONTENT;
use crate::wire::people::{doers, facts_of, plain_names, text_names, told_of};
use viceroy_i18n::{PrivateText, Wording, length, text};
use viceroy_model::attendance::SeatControl;
use viceroy_model::messages::{PlayedFact, Reads, RoomId, Standing};
use viceroy_model::timing::Maintenance;
use viceroy_rules::{OpenFact, Phase};
use viceroy_service::Panel;

/// Characters for recent events, which on a phone must not push the rest away. The thread has all.
const SINCE: usize = 60;
/// Used in steps if the newest line alone is longer.
const SINCE_AT_LENGTH: [usize; 5] = [120, 240, 360, 480, 700];

/// `notice` is shown first.
pub fn response(
    w: &Arc<Wording>,
    pictures: &Pictures,
    panel: &Panel,
    notice: Option<&PrivateText>,
    page: u8,
) -> Response {
    let names = text_names(w, &panel.people);
    let asides = asides(w, panel);
    let mut text = viceroy_i18n::panel::text(w, panel, &names, notice, &asides).0;
    let drafting = panel.draft.as_ref();
    let plain = plain_names(w, &panel.people);
    let rows = panel::rows(w, panel, page);
    // In order of priority, in case space runs out.
    text = match panel.reads {
        Reads::Pictures => below(text, who_is_shown(w, &panel.view, drafting, &plain)),
        Reads::Text => below(text, panel::text_rows::list(w, &rows)),
    };
    let silence = panel.silence;
    text = below(text, silence.map(|why| viceroy_i18n::posts::silent(w, why, relative).0));
    let title = title(w, panel);
    if title.is_none() {
        text = below(text, Some(place(w, panel)));
    }
    // While drafting, the player has already read it.
    if panel.draft.is_none() {
        text = below(text, viceroy_i18n::posts::answered(w, panel.since.answered));
        let since = since(w, panel, CONTENT.saturating_sub(length(&text) + 1));
        text = below(text, since);
    }
    if panel.reads == Reads::Text {
        let names: Vec<String> = names.iter().map(|(_, name)| name.clone()).collect();
        return Response {
            text: viceroy_i18n::screen_reader::plain(w, &text, &names),
            rows,
            as_of: Some(panel.as_of()),
            ..Response::default()
        };
    }
    let painter = (Arc::clone(w), pictures.clone());
    let painted = panel.clone();
    let is_over = panel.view.table.open.phase == Phase::Over;
    let painting = Painting::of(async move {
        let (w, pictures) = (&*painter.0, &painter.1);
        let names = plain;
        match &painted.draft {
            Some(drafting) => of_draft(w, pictures, drafting, &names).await,
            None if is_over && painted.thread.is_none() => None,
            None => {
                let finish = painted.finish.as_ref();
                of_panel(w, pictures, &painted.view, &names, finish).await
            }
        }
    });
    Response {
        text,
        title,
        rows,
        picture: painting,
        as_of: Some(panel.as_of()),
        ..Response::default()
    }
}

fn asides(w: &Wording, panel: &Panel) -> Vec<String> {
    if panel.view.table.open.phase == Phase::Over {
        return vec![];
    }
    let held = (panel.time.holder != SeatControl::Person).then(|| w.say(text!(panel_held)));
    let stands = panel.time.stands.map(|stands| match stands {
        Standing::Paused(until) => w.say(text!(panel_paused, time = relative(until))),
        Standing::Still => w.say(text!(panel_still)),
    });
    let offline = panel.maintenance.map(|Maintenance { from, until }| {
        let (from, until) = (relative(from), relative(until));
        w.say(text!(panel_maintenance, from, until))
    });
    held.into_iter().chain(stands).chain(offline).collect()
}

fn below(text: String, line: Option<String>) -> String {
    match line {
        Some(line) if length(&text) + 1 + length(&line) <= CONTENT => {
            format!("{text}\n{line}")
        }
        Some(_) | None => text,
    }
}

fn title(w: &Wording, panel: &Panel) -> Option<String> {
    let (time, thread) = (time(panel), thread(panel));
    viceroy_i18n::panel::title(w, panel, time.as_deref(), thread.as_deref())
}

fn place(w: &Wording, panel: &Panel) -> String {
    let (time, thread) = (time(panel), thread(panel));
    viceroy_i18n::panel::small_place(w, panel, time.as_deref(), thread.as_deref())
}

fn time(panel: &Panel) -> Option<String> {
    let asked = panel.view.question.as_ref();
    let deadline = panel.time.deadline.filter(|_| asked.is_some());
    deadline.map(remaining)
}

fn thread(panel: &Panel) -> Option<String> {
    panel.thread.map(|RoomId(thread)| format!("<#{thread}>"))
}

/// The newest events since the player's last choice, in a line of limited length. Auction cards are
/// left to the picture.
fn since(w: &Wording, panel: &Panel, room: usize) -> Option<String> {
    let choice = panel.since.choice?;
    let names = text_names(w, &panel.people);
    let catalogue = panel.view.table.ruleset.catalogue;
    let seat = panel.view.seat;
    let mut deeds = told_of(&panel.since.deeds);
    deeds.retain(|deed| !matches!(deed.fact, OpenFact::Revealed { .. }));
    let doers = doers(w, &deeds, Some((seat, &panel.people[seat])));
    let told = viceroy_i18n::news::Audience::to(&names, seat).by(&doers);
    let news = viceroy_i18n::news::lines(w, &facts_of(&deeds), told, catalogue);
    let heading = viceroy_i18n::posts::since(w, choice);
    let room = room.saturating_sub(length(&viceroy_i18n::posts::since_line(w, "")));
    let fit = |most: usize| viceroy_i18n::fit_newest(w, &heading, &news, most.min(room));
    let lengths = [SINCE].into_iter().chain(SINCE_AT_LENGTH);
    let since = lengths.map(fit).find(|since| !since.is_empty())?;
    Some(viceroy_i18n::posts::since_line(w, &since.replace('\n', " ")))
}

/// Whether the panel only shows a secret choice or a claim. Until all have chosen, only the text
/// changes, so the existing picture may stay.
pub fn has_chosen(panel: &Panel) -> bool {
    let view = &panel.view;
    // With dealt cards the picture does change: it marks the two chosen.
    let waits = view.question.is_none() && view.screen.dealt.is_empty();
    waits && (view.screen.sealed.is_some() || has_claimed(panel))
}

fn has_claimed(panel: &Panel) -> bool {
    let claims = |deed: &PlayedFact| {
        matches!(
            deed.fact,
            OpenFact::Claimed { .. } | OpenFact::StoppedInsisting { .. } | OpenFact::Answered(_)
        )
    };
    let since = &panel.since;
    since.choice.is_some() && !since.deeds.is_empty() && since.deeds.iter().all(claims)
}
