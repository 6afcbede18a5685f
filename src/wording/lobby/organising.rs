//! What the organiser of a table decides, and playing again.

use crate::attendance::{Agreed, Conditions, Hints, OnTimeout};
use crate::rules::{Edition, Module, ModuleUse, OptionValue, TableOption, Terms};
use crate::timing::{Speed, Weekends};
use crate::wording::{PrivateText, Wording, agreed, options};

/// What was changed after somebody had joined, each thing with what it was.
pub fn changes(w: &Wording, before: &Conditions, now: &Conditions) -> String {
    let mut changed = changes_of_terms(w, &before.terms, &now.terms);
    changed.extend(changes_of_time(w, before.agreed, now.agreed));
    let (was, is) = (before.agreed.hints, now.agreed.hints);
    if was != is {
        let [was, is] = [was, is].map(|hints| w.say(text!(organise_hints_value, hints)));
        changed.push(change(w, &w.say(text!(organise_hints)), &was, &is));
    }
    changed.join(" · ")
}

fn changes_of_terms(w: &Wording, before: &Terms, now: &Terms) -> Vec<String> {
    let mut changed = vec![];
    if before.edition != now.edition {
        let (was, is) = (
            options::edition(w, before.edition),
            options::edition(w, now.edition),
        );
        changed.push(change(w, &w.say(text!(organise_edition)), &was, &is));
    }
    let (was, is) = (before.policies(), now.policies());
    let settled = was.settled().zip(is.settled());
    let differs = settled.filter(|((_, was), (_, is))| was.key != is.key);
    changed.extend(differs.map(|((option, was), (_, is))| {
        let (was, is) = (
            options::value(w, option, was),
            options::value(w, option, is),
        );
        change(w, &options::name(w, option), &was, &is)
    }));
    for module in Module::ALL {
        let (was, is) = (before, now);
        let [was, is] = [was, is].map(|terms| terms.module_use(module));
        if was != is {
            let [was, is] = [was, is].map(|module_use| options::module_use(w, module_use));
            changed.push(change(w, &options::module(w, module), &was, &is));
        }
    }
    let count = |rivals: Option<u8>| rivals.unwrap_or(0).to_string();
    if count(before.rivals) != count(now.rivals) {
        let name = w.say(text!(organise_virtual_opponents));
        changed.push(change(w, &name, &count(before.rivals), &count(now.rivals)));
    }
    changed
}

/// Only what makes a difference at the table as it is now.
fn changes_of_time(w: &Wording, before: Agreed, now: Agreed) -> Vec<String> {
    let (was, is) = (before.time, now.time);
    let mut changed = vec![];
    if was.speed != is.speed {
        let (was, is) = (
            w.say(text!(time, speed = was.speed)),
            w.say(text!(time, speed = is.speed)),
        );
        changed.push(change(w, &w.say(text!(organise_clock)), &was, &is));
    }
    if was.weekends != is.weekends && has_weekends(is.speed) {
        let value = |weekends| w.say(text!(organise_weekends_value, weekends));
        let (was, is) = (value(was.weekends), value(is.weekends));
        changed.push(change(w, &w.say(text!(organise_weekends)), &was, &is));
    }
    let (was, is) = (before.on_timeout, now.on_timeout);
    if was != is && now.time.is_timed() {
        let [was, is] = [was, is].map(|decided| w.say(text!(organise_time_out_value, decided)));
        changed.push(change(w, &w.say(text!(organise_time_out)), &was, &is));
    }
    changed
}

/// Whether days off make a difference.
pub fn has_weekends(speed: Speed) -> bool {
    match speed {
        Speed::Daily | Speed::Relaxed => true,
        Speed::Live | Speed::None => false,
    }
}

fn change(w: &Wording, name: &str, was: &str, is: &str) -> String {
    w.say(text!(organise_change, name, was, is))
}

/// The line of a lobby that names what was changed.
pub fn changed(w: &Wording, before: &Conditions, now: &Conditions) -> String {
    let changes = changes(w, before, now);
    w.say(text!(organise_changed, changes = &changes))
}

/// The line of a private lobby; `invited` are mentions.
pub fn private(w: &Wording, invited: &[String]) -> String {
    // A lobby has room for so many beside all that may have been changed.
    const SHOWN: usize = 8;
    let shown = invited.get(..SHOWN).unwrap_or(invited);
    let who = shown;
    match invited.len() - shown.len() {
        0 if shown.is_empty() => w.say(text!(organise_private_nobody)),
        0 => w.say(text!(organise_private, who)),
        more => w.say(text!(organise_private_more, who, more)),
    }
}

/// A line of the menu of options: what choosing it makes of the table.
pub fn option_line(w: &Wording, option: &TableOption, value: &OptionValue) -> String {
    let (name, value) = (options::name(w, option), options::value(w, option, value));
    w.say(text!(terms_difference, name = &name, value = &value))
}

/// A line of the menu of options for a module: what choosing it makes of the table.
pub fn module_line(w: &Wording, module: Module, wanted: ModuleUse) -> String {
    let name = options::module(w, module);
    // Whoever has played none yet is told which is a good first one.
    let value = match (module, wanted) {
        (Module::Aristocrats, ModuleUse::With) => w.say(text!(module_with_first)),
        _ => options::module_use(w, wanted),
    };
    w.say(text!(terms_difference, name = &name, value = &value))
}

/// A line of the menu of options for so many virtual opponents.
pub fn opponents_line(w: &Wording, count: u8) -> String {
    let (name, value) = (w.say(text!(organise_virtual_opponents)), count.to_string());
    w.say(text!(terms_difference, name, value))
}

/// A line of the menu of how time is counted: another clock.
pub fn clock_line(w: &Wording, speed: Speed) -> String {
    let (name, value) = (w.say(text!(organise_clock)), w.say(text!(time, speed)));
    w.say(text!(terms_difference, name, value))
}

/// The same for weekends.
pub fn weekends_line(w: &Wording, weekends: Weekends) -> String {
    let name = w.say(text!(organise_weekends));
    let value = w.say(text!(organise_weekends_value, weekends));
    w.say(text!(terms_difference, name, value))
}

/// The same for what happens when somebody's time is over.
pub fn time_out_line(w: &Wording, decided: OnTimeout) -> String {
    let name = w.say(text!(organise_time_out));
    let value = w.say(text!(organise_time_out_value, decided));
    w.say(text!(terms_difference, name, value))
}

/// A line of the menu of options for hints.
pub fn hints_line(w: &Wording, hints: Hints) -> String {
    let name = w.say(text!(organise_hints));
    let value = w.say(text!(organise_hints_value, hints));
    w.say(text!(terms_difference, name, value))
}

/// A line of the menu of editions.
pub fn edition_line(w: &Wording, edition: Edition) -> String {
    options::edition(w, edition)
}

/// What the organiser can decide, above the menus; at most so many can play.
pub fn panel(w: &Wording, now: &Conditions, most: u8) -> PrivateText {
    let lines = [
        w.say(text!(organise_panel)),
        options::terms(w, &now.terms),
        agreed::to_decide(w, &now.agreed, most),
    ];
    PrivateText(lines.join("\n"))
}

/// Asks whoever starts a table that was changed.
pub fn ask_changed(w: &Wording, before: &Conditions, now: &Conditions) -> PrivateText {
    let changes = changes(w, before, now);
    w.private(text!(organise_ask, changes = &changes))
}

/// Only the organiser decides; `organiser` is a mention, if it is known.
pub fn not_organiser(w: &Wording, organiser: Option<&str>) -> PrivateText {
    PrivateText(match organiser {
        Some(who) => w.say(text!(reject_not_organiser, who)),
        None => w.say(text!(reject_not_joined)),
    })
}

/// The table is private; `organiser` is a mention, if it is known.
pub fn not_invited(w: &Wording, organiser: Option<&str>) -> PrivateText {
    PrivateText(match organiser {
        Some(who) => w.say(text!(reject_not_invited, who)),
        None => w.say(text!(reject_not_invited_nobody)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::SHEET;
    use crate::timing::TimeControl;
    use crate::wording::english;

    #[test]
    fn every_change_is_named_with_what_was() {
        let w = &english();
        let terms = Terms::for_several();
        let agreed = Agreed::UNTIMED;
        let before = Conditions { terms, agreed };
        let mut now = Conditions {
            terms: Terms {
                edition: Edition::ALL[3],
                rivals: Some(2),
                ..before.terms.clone()
            },
            agreed: Agreed {
                time: TimeControl {
                    speed: Speed::Relaxed,
                    weekends: Weekends::Off,
                },
                on_timeout: OnTimeout::Pass,
                hints: Hints::Forbidden,
            },
        };
        let gaps = SHEET.iter().find(|o| o.key == "gaps").unwrap();
        now.terms.options.set(gaps.values[1].setting);
        let said = changed(w, &before, &now);
        for part in [
            "Edition: German (was English 2015)",
            "Gaps in upper rows: allowed (was not allowed)",
            "Gems given back: of your choice (was at random)",
            "Virtual opponents: 2 (was 0)",
            "and 96 more for the whole game (was as much as they want)",
            "Saturdays and Sundays: do not count (was count)",
            "it counts as a pass (was a computer player decides this once)",
            "Hints: forbidden (was allowed)",
        ] {
            assert!(said.contains(part), "{said}");
        }
        assert_eq!(changes(w, &before, &before), "");
        // What would change nothing is not named.
        let back = changes(w, &now, &before);
        assert!(
            !back.contains("Sundays") && !back.contains("pass"),
            "{back}"
        );
    }

    #[test]
    fn many_who_are_invited_are_counted() {
        let many: Vec<String> = (1..=25).map(|n| format!("<@{n}>")).collect();
        let said = private(&english(), &many);
        assert!(said.contains("<@8>") && !said.contains("<@9>"), "{said}");
        assert!(said.contains("17 others"), "{said}");
        assert!(private(&english(), &many[..9]).contains("1 other."));
    }
}
