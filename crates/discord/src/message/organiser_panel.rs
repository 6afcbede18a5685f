//! The organiser's settings of a table, and the confirmation before starting a changed one.

use super::closing_message;
use super::markup::daily_hour;
use crate::prelude::*;
use crate::wire::component::{Entities, EntityMenu};
use strum::VariantArray;
use viceroy_i18n::organising::TableDecision;
use viceroy_i18n::{options, organising};
use viceroy_model::messages::FilledIn;
use viceroy_model::timing::{DailyHour, Speed};
use viceroy_rules::{DomainCards, Edition, MAX_RIVALS, ModuleUse, SHEET, Setting, TableOption};
use viceroy_service::LobbyRefusal;

pub const MOST_INVITED: usize = crate::wire::limits::OPTIONS;

/// Keys of the lines in the menus of options and of time.
pub const OPPONENTS: &str = "virtual_opponents";

/// Keys for playing with and without a module.
pub const WITH: &str = "with";
pub const WITHOUT: &str = "without";

pub const LANGUAGE: &str = "language";

pub const HINTS: &str = "hints";
pub const HANDOVERS: &str = "handovers";
pub const RATED: &str = "rated";
pub const RELIABILITIES: &str = "reliabilities";

pub const CLOCK: &str = "clock";
pub const HOUR: &str = "hour";
/// The hours that fit into the menu; the command accepts any.
const HOURS: std::ops::RangeInclusive<u8> = 8..=23;
pub const WEEKENDS: &str = "weekends";
pub const TIME_OUT: &str = "time_out";
pub const FILLED: &str = "filled";

/// Starting a changed table asks for confirmation.
pub fn stopped(w: &Wording, game: GameId, stop: Stop) -> Response {
    let Stop::Refused(Rejection::Lobby(LobbyRefusal::Changed(changed))) = stop else {
        return stop.shown(w);
    };
    let what = Organise::Start(changed.changes);
    let start = Button::new(CustomId::Organise { game, what }, w.say(text!(button_start_changed)));
    let asked = organising::ask_changed(w, &changed.before, &changed.now);
    Response::new(asked.0, vec![Row::Buttons(vec![start.main()])])
}

pub fn invite(w: &Wording, view: &LobbyView) -> Vec<Row> {
    match &view.organised.entry {
        Entry::Anybody => vec![],
        Entry::Invited(invited) => {
            let what = Organise::Invite;
            let game = view.game;
            vec![Row::Entities(EntityMenu {
                custom_id: CustomId::Organise { game, what },
                title: w.say(text!(organise_invite)),
                chosen: Entities::People(invited.clone()),
                most: MOST_INVITED as u8,
            })]
        }
    }
}

/// Shows why the user cannot decide; moderators can still close the table.
pub fn not_decided(
    w: &Wording,
    game: GameId,
    stop: Stop,
    authority: Option<Authority>,
) -> Response {
    let others = matches!(stop, Stop::Refused(Rejection::Lobby(LobbyRefusal::NotOrganiser { .. })));
    let close = authority.filter(|_| others);
    let close = close.map(|_| Row::Buttons(vec![closing_message::lobby_button(w, game)]));
    Response { rows: close.into_iter().collect(), ..stop.shown(w) }
}

pub fn panel(
    w: &Wording,
    languages: &Languages,
    view: &LobbyView,
    authority: Option<Authority>,
) -> Response {
    let game = view.game;
    let custom_id = |what| CustomId::Organise { game, what };
    let menu = |what, title, lines| Row::pages(custom_id(what), title, lines);
    let mut offered = options(w, &view.terms, &view.agreed);
    offered.extend(tongues(w, languages, view));
    let mut rows = vec![
        menu(Organise::Edition, w.say(text!(organise_editions)), editions(w, &view.terms)),
        menu(Organise::Option, w.say(text!(organise_options)), offered),
    ];
    let is_direct = view.played_in == PlayedIn::DirectMessages;
    let alone = is_direct && view.organised.code.is_none();
    // Solo games have no clock.
    if view.to > 1 && !alone {
        let mut lines = times(w, view.agreed);
        if view.filling.starts_when_full {
            lines.extend(filled(w, view.filling.computers_at));
        }
        rows.push(menu(Organise::Time, w.say(text!(organise_time)), lines));
    }
    if !is_direct {
        rows.extend(invite(w, view));
    }
    let (what, label) = match view.organised.entry {
        Entry::Anybody => (Organise::Private, w.say(text!(button_private))),
        Entry::Invited(_) => (Organise::Public, w.say(text!(button_public))),
    };
    let entry = Button::new(custom_id(what), label);
    let mut buttons: Vec<Button> = (!is_direct).then_some(entry).into_iter().collect();
    let people = seated(&view.people);
    let names = plain_names(w, &people);
    let others = people.iter().filter_map(|(seat, player)| {
        let who = player.person().filter(|who| Some(*who) != view.organised.by)?;
        let label = w.say(text!(button_remove, who = &names[seat]));
        Some(Button::new(custom_id(Organise::Remove(who)), label))
    });
    buttons.extend(others);
    buttons.extend(authority.map(|_| closing_message::lobby_button(w, game)));
    if !buttons.is_empty() {
        rows.push(Row::Buttons(buttons));
    }
    let hour = daily_hour(w, &view.agreed, view.hour);
    let most = if alone { 1 } else { view.to };
    Response::new(organising::panel(w, &view.conditions(), &hour, most).0, rows)
}

fn editions(w: &Wording, terms: &Terms) -> Vec<Line> {
    let line = |edition: Edition| {
        let line = Line::new(options::edition(w, edition), edition.key());
        Line { chosen: edition == terms.edition, ..line }
    };
    Edition::ALL.map(line).into()
}

/// Lists only what would change something.
fn times(w: &Wording, agreed: TableSettings) -> Vec<Line> {
    let TableSettings { time, on_timeout, .. } = agreed;
    let now = organising::clock(w, time.speed);
    let is_other = |one: &&Speed| <&str>::from(*one) != <&str>::from(time.speed);
    let clocks = Speed::VARIANTS.iter().filter(is_other);
    let clocks = clocks.map(|one| line(w, CLOCK, one.into(), &organising::clock(w, *one), &now));
    let mut lines: Vec<Line> = clocks.collect();
    if let Some(so) = time.speed.hour() {
        let hours = HOURS.filter_map(DailyHour::new);
        let others = hours.filter(|one| one.hour() != so.hour());
        lines.extend(others.map(|one| {
            let hour = Speed::Hour(one.in_zone(so.zone()));
            let value = one.hour().to_string();
            line(w, HOUR, &value, &organising::clock(w, hour), &now)
        }));
    }
    if organising::has_weekends(time.speed) {
        lines.extend(others(w, WEEKENDS, time.weekends, organising::weekends));
    }
    if time.is_timed() {
        lines.extend(others(w, TIME_OUT, on_timeout, organising::time_out));
    }
    lines
}

/// When computer players take free seats, from now on.
fn filled(w: &Wording, at: Option<WallTime>) -> impl Iterator<Item = Line> {
    let now = organising::filled_now(w, at);
    let others = FilledIn::VARIANTS.iter();
    let others = others.filter(move |time| at.is_some() || **time != FilledIn::Never);
    others.map(move |time| line(w, FILLED, time.into(), &organising::filled(w, *time), &now))
}

/// What else could be decided in place of what is chosen.
fn others<T>(
    w: &Wording,
    key: &str,
    chosen: T,
    decided: impl Fn(&Wording, T) -> TableDecision,
) -> impl Iterator<Item = Line>
where
    T: VariantArray + Copy + PartialEq + Into<&'static str>,
{
    let now = decided(w, chosen);
    let others = T::VARIANTS.iter().copied().filter(move |other| *other != chosen);
    others.map(move |other| line(w, key, other.into(), &decided(w, other), &now))
}

fn line(w: &Wording, key: &str, value: &str, wanted: &TableDecision, now: &TableDecision) -> Line {
    let more = wanted.in_place_of(w, now);
    Line { more, ..Line::new(wanted.line(w), format!("{key}={value}")) }
}

/// Each language is listed by its own name.
fn tongues(w: &Wording, languages: &Languages, view: &LobbyView) -> Vec<Line> {
    let spoken = languages.nearest(&view.language.0);
    let now = organising::language(w, spoken);
    let others = languages.iter();
    let others = others.filter(|other| other.language() != spoken.language());
    let line = |other: &Arc<Wording>| {
        let tag = other.language().to_string();
        line(w, LANGUAGE, &tag, &organising::language(w, other), &now)
    };
    others.map(line).collect()
}

fn options(w: &Wording, terms: &Terms, agreed: &TableSettings) -> Vec<Line> {
    let policies = terms.policies();
    let settled: Vec<_> = policies.settled().collect();
    let now = |option: &TableOption| {
        let mut settled = settled.iter();
        let found = settled.find(|(one, _)| one.key == option.key);
        found.map(|(_, chosen)| *chosen)
    };
    // With domain cards no first cards are dealt (R-TD-04).
    let deals = |option: &&TableOption| {
        let mut values = option.values.iter();
        values.any(|value| matches!(value.setting, Setting::Deal(_)))
    };
    let is_offered =
        |option: &&TableOption| policies.domain_cards == DomainCards::Without || !deals(option);
    let modules = Module::ALL.into_iter().map(|module| {
        let so = terms.module_use(module);
        let (wanted, word) = match so {
            ModuleUse::With => (ModuleUse::Without, WITHOUT),
            ModuleUse::Without => (ModuleUse::With, WITH),
        };
        let decided = organising::module_to_choose(w, module, wanted);
        let now = organising::module(w, module, so);
        line(w, word, module.key(), &decided, &now)
    });
    let mut lines: Vec<Line> = modules.collect();
    for option in SHEET.iter().filter(is_offered) {
        let Some(so) = now(option) else { continue };
        let now = organising::option(w, option, so);
        let other = option.values.iter().filter(|value| value.key != so.key);
        lines.extend(other.map(|value| {
            let decided = organising::option(w, option, value);
            line(w, option.key, value.key, &decided, &now)
        }));
    }
    let most = u8::try_from(MAX_RIVALS).unwrap_or(0);
    let so = terms.rivals.unwrap_or(0);
    let now = organising::opponents(w, so);
    lines.extend((0..=most).filter(|count| *count != so).map(|count| {
        let decided = organising::opponents(w, count);
        line(w, OPPONENTS, &count.to_string(), &decided, &now)
    }));
    lines.extend(others(w, HINTS, agreed.hints, organising::hints));
    lines.extend(others(w, HANDOVERS, agreed.handovers, organising::handovers));
    lines.extend(others(w, RATED, agreed.rated, organising::rated));
    lines.extend(others(w, RELIABILITIES, agreed.reliabilities, organising::reliabilities));
    lines
}
