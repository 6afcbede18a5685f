//! A user's settings.

use super::day_menus;
use crate::prelude::*;
use strum::VariantArray;
use viceroy_i18n::{days, preferences, text};
use viceroy_model::messages::{PlayBy, Suggestions, TextSize};
use viceroy_model::plans::{Preference, PreferenceKind, Preferences};
use viceroy_service::ToldBy;

/// Adds the question where to play, unless the user has chosen.
pub async fn ask_once(host: &Host, reader: &Reader, said: &PrivateText) -> Response {
    match host.told_by(reader.id).await {
        Ok(ToldBy::Unasked) => asking(&reader.wording, said),
        // The action succeeded; an unknown preference must not look like a failure.
        Ok(ToldBy::Thread | ToldBy::Dm | ToldBy::DmClosed) | Err(_) => said.clone().into(),
    }
}

pub async fn current(host: &Host, reader: &Reader) -> Result<Response, Fault> {
    shown(host, reader, host.told_by(reader.id).await?).await
}

pub async fn choose(host: &Host, reader: &Reader, by: PlayBy) -> Result<Response, Fault> {
    shown(host, reader, host.play_by(reader.id, by).await?).await
}

pub async fn read_by(host: &Host, reader: &Reader, reads: Reads) -> Result<Response, Fault> {
    host.people.set_reads(reader.id, reads).await?;
    current(host, reader).await
}

/// Stores the change or shows why it was rejected.
pub async fn tell(
    host: &Host,
    reader: &Reader,
    change: impl FnOnce(DailySchedule) -> Result<DailySchedule, PrivateText>,
) -> Result<Response, Stop> {
    let changed = change(host.rhythm(reader.id).await?);
    if let Ok(rhythm) = &changed {
        host.set_rhythm(reader.id, *rhythm).await?;
    }
    let mut shown = current(host, reader).await?;
    if let Err(why) = changed {
        shown.text = days::not_taken(&reader.wording, &why, &shown.text);
    }
    Ok(shown)
}

/// Removes the standing answer for all games.
pub async fn ask_again(
    host: &Host,
    reader: &Reader,
    kind: PreferenceKind,
) -> Result<Response, Stop> {
    host.prefer_everywhere(reader.id, kind, None).await?;
    Ok(current(host, reader).await?)
}

pub async fn suggest(
    host: &Host,
    reader: &Reader,
    suggestions: Suggestions,
) -> Result<Response, Fault> {
    host.people.set_suggestions(reader.id, suggestions).await?;
    current(host, reader).await
}

pub async fn text_size(host: &Host, reader: &Reader, size: TextSize) -> Result<Response, Fault> {
    host.people.set_text_size(reader.id, size).await?;
    current(host, reader).await
}

fn ask_again_menu(w: &Wording, preferences: &Preferences) -> Row {
    let line = |preference: Preference| {
        Line::new(preferences::listed(w, preference), <&str>::from(preference.kind()))
    };
    let lines = preferences::given(preferences).map(line).collect();
    Row::pages(CustomId::AskAgain, w.say(text!(menu_ask_again)), lines)
}

/// The menu's value for the language of the client.
const AS_DISCORD: &str = "-";

/// Shows the settings in the new language.
pub async fn read_in(host: &Host, reader: &Reader, line: String) -> Result<Response, Fault> {
    let chosen = reader.languages.chosen(&line).map(LanguageTag);
    if chosen.is_some() || line == AS_DISCORD {
        host.people.choose_language(reader.id, chosen).await?;
    }
    let reader = reader.clone().reading(host.people.chosen_language(reader.id));
    current(host, &reader).await
}

fn language_menu(host: &Host, reader: &Reader) -> Row {
    let chosen = host.people.chosen_language(reader.id);
    let w = &reader.wording;
    let as_discord = Line::new(w.say(text!(people_language_as_discord)), AS_DISCORD);
    let mut lines = vec![Line { chosen: chosen.is_none(), ..as_discord }];
    lines.extend(reader.languages.iter().map(|w| {
        let tag = w.language().to_string();
        let is_chosen = chosen.as_ref().is_some_and(|chosen| chosen.0 == tag);
        Line { chosen: is_chosen, ..Line::new(w.own_name(), tag) }
    }));
    Row::pages(CustomId::Language, w.say(text!(menu_language)), lines)
}

async fn shown(host: &Host, reader: &Reader, preference: ToldBy) -> Result<Response, Fault> {
    let w = &*reader.wording;
    let people = &host.people;
    let chosen = ReadingChoices {
        reads: people.reads(reader.id),
        suggestions: people.suggestions(reader.id),
        text_size: people.text_size(reader.id),
    };
    let mut shown = settings(w, preference, chosen);
    let rhythm = host.rhythm(reader.id).await?;
    let days = day_menus::response(w, &rhythm, &reader.locale, host.clock().wall().0);
    shown.text = format!("{}\n{}", shown.text, days.text);
    shown.rows.extend(days.rows);
    shown.rows.push(language_menu(host, reader));
    let preferences = host.preferences(reader.id).await?;
    if let Some(said) = preferences::everywhere(w, &preferences) {
        shown.text = format!("{}\n{said}", shown.text);
        shown.rows.push(ask_again_menu(w, &preferences));
    }
    Ok(shown)
}

pub fn asking(w: &Wording, said: &PrivateText) -> Response {
    let both = [PlayBy::Thread, PlayBy::Dm].map(|by| play_by(w, by));
    let rows = vec![Row::Buttons(both.into())];
    Response::new(format!("{}\n{}", said.0, w.say(text!(people_ask))), rows)
}

/// How somebody reads their panels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReadingChoices {
    pub reads: Reads,
    pub suggestions: Suggestions,
    pub text_size: TextSize,
}

pub fn settings(w: &Wording, preference: ToldBy, of: ReadingChoices) -> Response {
    let ReadingChoices { reads, suggestions, text_size } = of;
    // All menus may stand below, so there is one row of buttons, each of which leads to the next way.
    let (chosen, by) = match preference {
        ToldBy::Unasked | ToldBy::Thread => (w.say(text!(people_thread)), PlayBy::Dm),
        ToldBy::Dm => (w.say(text!(people_dm)), PlayBy::Thread),
        ToldBy::DmClosed => (w.say(text!(people_dm_closed)), PlayBy::Dm),
    };
    let (read, other) = match reads {
        Reads::Pictures => {
            let label = w.say(text!(button_reads_text));
            (None, Button::new(CustomId::Reads(Reads::Text), label))
        }
        Reads::Text => {
            let label = w.say(text!(button_reads_pictures));
            let other = Button::new(CustomId::Reads(Reads::Pictures), label);
            (Some(w.say(text!(people_reads_text))), other)
        }
    };
    let anywhere = w.say(text!(people_anywhere));
    let suggested = preferences::suggestions(w, suggestions);
    // Panels in words are as long as they have to be.
    let text_size = Some(text_size).filter(|_| reads == Reads::Pictures);
    let large = text_size.and_then(|size| preferences::text_size(w, size));
    let said = [chosen, anywhere, suggested].into_iter().chain(read).chain(large);
    let said: Vec<String> = said.collect();
    let suggest = after(suggestions)
        .map(|next| Button::new(CustomId::Suggest(next), preferences::suggest_button(w, next)));
    let text_size = text_size
        .and_then(after)
        .map(|next| Button::new(CustomId::TextSize(next), preferences::text_size_button(w, next)));
    let absence = Button::new(CustomId::Absence, w.say(text!(button_absence)));
    let buttons = [play_by(w, by), other].into_iter().chain(suggest).chain(text_size);
    Response::new(said.join("\n"), vec![Row::Buttons(buttons.chain([absence]).collect())])
}

/// The next of all ways, after the last one the first.
fn after<T: VariantArray + Copy + PartialEq>(chosen: T) -> Option<T> {
    T::VARIANTS.iter().cycle().skip_while(|way| **way != chosen).nth(1).copied()
}

fn play_by(w: &Wording, by: PlayBy) -> Button {
    let label = match by {
        PlayBy::Thread => w.say(text!(button_by_thread)),
        PlayBy::Dm => w.say(text!(button_by_dm)),
    };
    Button::new(CustomId::PlayBy(by), label)
}
