//! The private panel as a message, the same wherever it is shown.

use super::markup::remaining;
use super::panel_picture::{of_draft, of_panel, who_is_shown};
use crate::panel;
use crate::prelude::*;
use crate::wire::letters::letter_of;
use crate::wire::people::{doers, facts_of, told_of};
use viceroy_i18n::news;
use viceroy_i18n::news::{Audience, Telling};
use viceroy_i18n::panel::{Around, ReadAt, Room};
use viceroy_model::attendance::{DecidedBy, SeatControl};
use viceroy_model::messages::{PlayedFact, TextSize};
use viceroy_model::timing::Maintenance;
use viceroy_rules::{Help, OpenFact};

/// Of a message's characters, for what happened to its reader; after weeks away the log has the rest.
const OUTCOME: usize = 1000;

/// What a phone shows of a message between the bars of the app, in points, less what the estimate
/// of the rest may be wrong by.
const SCREEN: i32 = 676 - ERROR;
const ERROR: i32 = 12;
/// Of that, what the pictures of an auction and all others need at least, to show all that they can and to
/// be readable.
const AUCTION: [i32; 2] = [255, 222];
const PICTURE: [i32; 2] = [190, 172];
/// What stands beside a proposal, mostly: two lines of what happened.
const BESIDE: i32 = 36;

/// `notice` is shown first.
pub fn response(
    w: &Arc<Wording>,
    pictures: &Pictures,
    panel: &Panel,
    at: ReadAt,
    (notice, page): (Option<&PrivateText>, u8),
) -> Response {
    let names = text_names(w, &panel.people);
    let asides = asides(w, panel);
    let drafting = panel.draft.as_ref();
    let in_text = &w.of_text(panel.reads, panel::in_sight(panel));
    let letter = |view: &SeatView, question: &Question, offer| {
        letter_of(w, view, question, offer).unwrap_or(' ')
    };
    let text = |room| {
        let outcome = match room {
            Room::Ample => outcome(in_text, panel, Telling::Sentences),
            Room::Brief | Room::Scarce | Room::Tight | Room::Least => {
                let lines = outcome(in_text, panel, Telling::Steps);
                (!lines.is_empty()).then(|| lines.join(" ")).into_iter().collect()
            }
        };
        let around = Around { notice, outcome: &outcome, asides: &asides, room };
        viceroy_i18n::panel::text(in_text, panel, &names, around, &letter).0
    };
    let plain = plain_names(w, &panel.people);
    let rows = panel::rows(w, panel, page);
    let title = title(w, panel, at);
    let measures = panel::Measures::of(panel.text_size);
    let high = |text: &str| measures.height(title.as_deref().unwrap_or_default(), text, &rows);
    // What stands beside a proposal and above it comes and goes, and changes no button.
    let is_long = || {
        let around = Around { room: Room::Scarce, ..Around::default() };
        let alone = viceroy_i18n::panel::text(in_text, panel, &names, around, &letter).0;
        let [_, least] = pictured(panel);
        measures.height("", &alone, &rows) > SCREEN - least - BESIDE
    };
    if panel.proposal.is_some()
        && panel.reads == Reads::Pictures
        && is_long()
        && let Some(shorter) = panel.shorter()
    {
        return response(w, pictures, &shorter, at, (notice, page));
    }
    let mut text = fitting(panel, text, high);
    // In order of priority, in case space runs out.
    text = match panel.reads {
        Reads::Pictures => below(text, who_is_shown(w, &panel.view, drafting, &plain)),
        Reads::Text => below(text, panel::text_rows::list(w, &rows)),
    };
    text = below(text, panel.silence.map(|why| viceroy_i18n::posts::silent(w, why, relative).0));
    if title.is_none() {
        text = below(text, Some(place(w, panel)));
    }
    if panel.draft.is_none() {
        text = below(text, viceroy_i18n::posts::answered(w, panel.since.answered));
    }
    if panel.reads == Reads::Text {
        let text = read_by(w, panel.reads, text, &names);
        return Response { as_of: Some(panel.as_of()), ..Response::new(text, rows) };
    }
    let room = PictureRoom::of_points(SCREEN - high(&text));
    let painter = (Arc::clone(w), pictures.clone());
    let painted = panel.clone();
    let is_over = panel.view.table.open.phase == Phase::Over;
    let painting = Painting::of(async move {
        let (w, pictures) = (&*painter.0, &painter.1);
        match &painted.draft {
            Some(drafting) => of_draft(w, pictures, drafting, &plain, room).await,
            None if is_over && painted.thread.is_none() => None,
            None => {
                let finish = painted.finish.as_ref();
                of_panel(w, pictures, &painted.view, &plain, (finish, room)).await
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

fn pictured(panel: &Panel) -> [i32; 2] {
    match panel.asked().map(|(_, question)| question.topic.help()) {
        Some(Help::Auction) => AUCTION,
        Some(_) | None => PICTURE,
    }
}

/// The longest text that leaves room for the picture, else the shortest.
fn fitting(panel: &Panel, text: impl Fn(Room) -> String, high: impl Fn(&str) -> i32) -> String {
    let [picture, least] = pictured(panel);
    let all = text(Room::Ample);
    if panel.reads == Reads::Text || high(&all) <= SCREEN - picture {
        return all;
    }
    // What is asked for the first time is explained, even if the picture is a little lower for once.
    let brief = panel.meets.map(|_| text(Room::Brief));
    if let Some(brief) = brief.filter(|brief| high(brief) <= SCREEN - least + ERROR) {
        return brief;
    }
    let (rest, shortest): (&[Room], Room) = match panel.text_size {
        TextSize::Usual => (&[], Room::Scarce),
        TextSize::Large => (&[Room::Scarce, Room::Tight], Room::Least),
    };
    let mut fit = rest.iter().map(|room| text(*room)).filter(|text| high(text) <= SCREEN - least);
    fit.next().unwrap_or_else(|| text(shortest))
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

fn title(w: &Wording, panel: &Panel, at: ReadAt) -> Option<String> {
    let (time, place) = (time(panel), played_in(w, panel));
    viceroy_i18n::panel::title(w, panel, at, time.as_deref(), place.as_deref())
}

fn place(w: &Wording, panel: &Panel) -> String {
    let (time, place) = (time(panel), played_in(w, panel));
    viceroy_i18n::panel::small_place(w, panel, time.as_deref(), place.as_deref())
}

fn time(panel: &Panel) -> Option<String> {
    let asked = panel.view.question.as_ref();
    let deadline = panel.time.deadline.filter(|_| asked.is_some());
    deadline.map(remaining)
}

/// A link to the thread; where there is none, who the others are.
fn played_in(w: &Wording, panel: &Panel) -> Option<String> {
    if panel.played_in == PlayedIn::DirectMessages {
        let names = text_names(w, &panel.people);
        return viceroy_i18n::panel::others(w, panel, &names);
    }
    panel.thread.map(channel_link)
}

/// What happened to the player since their last choice: the first of it stands out.
fn outcome(w: &Wording, panel: &Panel, telling: Telling) -> Vec<String> {
    if !panel.since.has_chosen {
        return vec![];
    }
    let names = text_names(w, &panel.people);
    let catalogue = panel.view.table.ruleset.catalogue;
    let seat = panel.view.seat;
    // Of a draft, what has happened beside it.
    let read = panel.draft.as_ref().map_or(0, |_| panel.since.read);
    let deeds = told_of(panel.since.deeds.get(read..).unwrap_or_default());
    let doers = doers(w, &deeds, Some((seat, &panel.people[seat])));
    let told = Audience::to(&names, seat).by(&doers);
    let mut lines = news::lines_about(w, seat, &facts_of(&deeds), told, (catalogue, telling));
    let mut room = OUTCOME;
    let fitting = lines.iter().rev().take_while(|line| {
        let fits = length(line) <= room;
        room = room.saturating_sub(length(line));
        fits
    });
    let left_out = lines.len() - fitting.count();
    if left_out > 0 {
        lines.splice(..left_out, [format!("… **{}**", w.say(text!(button_log)))]);
    }
    let is_late = |deed: &&PlayedFact| {
        deed.fact.seat() == Some(seat) && deed.hands[seat].by == DecidedBy::TimeUp
    };
    let was_late = deeds.iter().any(is_late);
    if let Some(first) = lines.first_mut().filter(|first| !first.contains("**")) {
        *first = format!("**{first}**");
    }
    lines.extend(was_late.then(|| w.say(text!(panel_time_was_up))));
    lines
}

/// Whether the panel only shows a secret choice or a claim. Until all have chosen, only the text
/// changes, so the existing picture may stay.
pub fn has_chosen(panel: &Panel) -> bool {
    let view = &panel.view;
    // With dealt cards the picture does change: it marks the two chosen.
    let waits = panel.asked().is_none() && view.screen.dealt.is_empty();
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
    since.has_chosen && !since.deeds.is_empty() && since.deeds.iter().all(claims)
}
