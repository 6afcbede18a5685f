//! Localizes command descriptions and choices.

use poise::CommandParameter;

use crate::prelude::*;
use crate::wire::limits::{DESCRIPTION, MENU_COMMAND};
use viceroy_i18n::rules;
use viceroy_i18n::{commands, options};
use viceroy_model::timing::{DailyHour, Speed, Weekends};

type Command = poise::Command<Data, Trouble>;
type Localized =
    std::borrow::Cow<'static, [(std::borrow::Cow<'static, str>, std::borrow::Cow<'static, str>)]>;

/// Names are translated in context menus only, where nobody types them.
pub(super) fn in_words(languages: &Languages, mut command: Command) -> Command {
    // The menu of that name came first, and translations know it by its key.
    let name = match (&*command.name, command.context_menu_action) {
        ("invite", None) => "friends".to_owned(),
        (name, _) => name.to_owned(),
    };
    let about = |w: &Wording| commands::about(w, &name);
    if command.context_menu_action.is_some() {
        let called = |w: &Wording| clip(&about(w), MENU_COMMAND);
        command.context_menu_name = Some(called(languages.first()).into());
        command.name_localizations = others(languages, called);
        return command;
    }
    command.description = Some(short(&about(languages.first())).into());
    command.description_localizations = others(languages, about);
    for parameter in &mut command.parameters {
        parameter_in_words(languages, &name, parameter);
    }
    let parts = std::mem::take(&mut command.subcommands).into_iter();
    command.subcommands = parts.map(|part| in_words(languages, part)).collect();
    command
}

fn parameter_in_words(
    languages: &Languages,
    command: &str,
    parameter: &mut CommandParameter<Data, Trouble>,
) {
    let name = parameter.name.to_string();
    let about = |w: &Wording| commands::about_parameter(w, command, &name);
    parameter.description = Some(short(&about(languages.first())).into());
    parameter.description_localizations = others(languages, about);
    for choice in parameter.choices.to_mut() {
        if let Some(chosen) = CommandChoice::of(&name, &choice.name) {
            choice.name = short(&chosen.said(languages.first())).into();
            choice.localizations = others(languages, |w| chosen.said(w));
        }
    }
}

enum CommandChoice {
    Page(Page),
    Clock(Speed),
    Weekends(Weekends),
    Modules(Vec<Module>),
}

pub(super) fn weekends(key: &str) -> Option<Weekends> {
    match key {
        "count" => Some(Weekends::On),
        "off" => Some(Weekends::Off),
        _ => None,
    }
}

/// What is missing falls back to `usual`.
pub(super) fn speed(clock: Option<&str>, hour: Option<u8>, usual: Speed) -> Speed {
    let clock: Option<Speed> = clock.and_then(|key| key.parse().ok());
    match (clock, hour.and_then(DailyHour::new)) {
        (None, None) => usual,
        (None | Some(Speed::Hour(_)), Some(hour)) => Speed::Hour(hour),
        (Some(Speed::Hour(_)), None) => Speed::Hour(usual.hour().unwrap_or_default()),
        (Some(clock), _) => clock,
    }
}

/// One module, or several joined by `+`.
pub(super) fn modules(key: &str) -> Option<Vec<Module>> {
    key.split('+').map(Module::from_key).collect()
}

impl CommandChoice {
    fn of(parameter: &str, key: &str) -> Option<CommandChoice> {
        match parameter {
            "clock" => key.parse().ok().map(CommandChoice::Clock),
            "weekends" => weekends(key).map(CommandChoice::Weekends),
            "modules" => modules(key).map(CommandChoice::Modules),
            _ => Page::from_key(key).map(CommandChoice::Page),
        }
    }

    fn said(&self, w: &Wording) -> String {
        match self {
            CommandChoice::Page(page) => rules::title(w, *page),
            CommandChoice::Clock(speed) => w.say(text!(clock, speed)),
            CommandChoice::Weekends(weekends) => w.say(text!(weekends, weekends)),
            CommandChoice::Modules(modules) => options::modules(w, modules),
        }
    }
}

/// Discord's locales. It rejects all localizations if one has another key.
const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// All locales but those of the first language, which is the default.
fn others(languages: &Languages, said: impl Fn(&Wording) -> String) -> Localized {
    let spoken = LOCALES.map(|locale| (locale, languages.nearest(locale)));
    let others = spoken.iter().filter(|(_, w)| w.language() != languages.first().language());
    others.map(|(locale, w)| ((*locale).into(), short(&said(w)).into())).collect()
}

fn short(said: &str) -> String {
    clip(said, DESCRIPTION)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_hour_of_the_day_is_that_of_the_command_or_of_the_server_or_the_usual_one() {
        let at = |hour| Speed::Hour(DailyHour::new(hour).unwrap());
        let (daily, seven) = (Speed::Daily, at(7));
        assert_eq!(speed(None, None, seven), seven);
        assert_eq!(speed(None, Some(9), daily), at(9));
        assert_eq!(speed(Some("hour"), Some(9), seven), at(9));
        assert_eq!(speed(Some("hour"), None, seven), seven);
        assert_eq!(speed(Some("hour"), None, daily), at(20));
        assert_eq!(speed(Some("relaxed"), Some(9), seven), Speed::Relaxed);
        assert_eq!(speed(None, Some(24), daily), daily);
    }
}
