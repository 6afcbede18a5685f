//! What the organiser of a table decides, and playing again.

use super::thing::{Joined, Thing};
use super::{Arg, PrivateText, Wording, agreed, options};
use crate::attendance::{Agreed, Conditions, Hints, OnTimeout};
use crate::rules::{Edition, Module, ModuleUse, OptionValue, TableOption, Terms};
use crate::timing::{Speed, Weekends};

/// Mentions in one list.
fn list(who: &[String]) -> Thing {
    Thing::list(who.iter().cloned().map(Thing::Name), Joined::And)
}

/// What was changed after somebody had joined, each thing with what it was.
pub fn changes(w: &Wording, before: &Conditions, now: &Conditions) -> String {
    let mut changed = changes_of_terms(w, &before.terms, &now.terms);
    changed.extend(changes_of_time(w, before.agreed, now.agreed));
    let (was, is) = (before.agreed.hints, now.agreed.hints);
    if was != is {
        let (was, is) = (hints(w, was), hints(w, is));
        changed.push(change(w, &w.say("organise-hints", &[]), &was, &is));
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
        changed.push(change(w, &w.say("organise-edition", &[]), &was, &is));
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
        let name = w.say("organise-virtual-opponents", &[]);
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
            agreed::in_words(w, was.speed),
            agreed::in_words(w, is.speed),
        );
        changed.push(change(w, &w.say("organise-clock", &[]), &was, &is));
    }
    if was.weekends != is.weekends && has_weekends(is.speed) {
        let (was, is) = (weekends(w, was.weekends), weekends(w, is.weekends));
        changed.push(change(w, &w.say("organise-weekends", &[]), &was, &is));
    }
    let (was, is) = (before.on_timeout, now.on_timeout);
    if was != is && now.time.is_timed() {
        let (was, is) = (time_out(w, was), time_out(w, is));
        changed.push(change(w, &w.say("organise-time-out", &[]), &was, &is));
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

fn weekends(w: &Wording, weekends: Weekends) -> String {
    match weekends {
        Weekends::On => w.say("organise-weekends-on", &[]),
        Weekends::Off => w.say("organise-weekends-off", &[]),
    }
}

fn time_out(w: &Wording, on_timeout: OnTimeout) -> String {
    match on_timeout {
        OnTimeout::Computer => w.say("organise-time-out-computer", &[]),
        OnTimeout::Pass => w.say("organise-time-out-pass", &[]),
    }
}

fn hints(w: &Wording, hints: Hints) -> String {
    match hints {
        Hints::Allowed => w.say("organise-hints-allowed", &[]),
        Hints::Forbidden => w.say("organise-hints-forbidden", &[]),
    }
}

fn change(w: &Wording, name: &str, was: &str, is: &str) -> String {
    let args = [
        ("name", Arg::Text(name)),
        ("was", Arg::Text(was)),
        ("is", Arg::Text(is)),
    ];
    w.say("organise-change", &args)
}

/// The line of a lobby that names what was changed.
pub fn changed(w: &Wording, before: &Conditions, now: &Conditions) -> String {
    let changes = changes(w, before, now);
    w.say("organise-changed", &[("changes", Arg::Text(&changes))])
}

/// The line of a lobby that says who decides.
pub fn organiser(w: &Wording, who: &str) -> String {
    w.say(
        "organise-by",
        &[("who", Thing::Name(who.to_owned()).into())],
    )
}

/// The line of a private lobby; `invited` are mentions.
pub fn private(w: &Wording, invited: &[String]) -> String {
    // A lobby has room for so many beside all that may have been changed.
    const SHOWN: usize = 8;
    let shown = invited.get(..SHOWN).unwrap_or(invited);
    let who = ("who", list(shown).into());
    match invited.len() - shown.len() {
        0 if shown.is_empty() => w.say("organise-private-nobody", &[]),
        0 => w.say("organise-private", &[who]),
        more => w.say("organise-private-more", &[who, ("more", more.into())]),
    }
}

/// The line of a lobby for another game; `asked` are mentions.
pub fn again(w: &Wording, game: i64, asked: &[String]) -> String {
    let args = [("game", Arg::Number(game)), ("who", list(asked).into())];
    w.say("organise-again", &args)
}

/// The labels of what an organiser presses.
pub struct Labels {
    /// Open what can be decided.
    pub open: String,
    /// The menu of editions.
    pub editions: String,
    /// The menu of options.
    pub options: String,
    /// The menu of how time is counted.
    pub time: String,
    /// Only those may join who are invited.
    pub private: String,
    /// Anybody may join.
    pub public: String,
    /// The menu of those who are invited.
    pub invite: String,
    /// Start all the same.
    pub start: String,
    /// Play again.
    pub again: String,
}

/// The labels of what an organiser presses.
pub fn labels(w: &Wording) -> Labels {
    Labels {
        open: w.say("button-organise", &[]),
        editions: w.say("organise-editions", &[]),
        options: w.say("organise-options", &[]),
        time: w.say("organise-time", &[]),
        private: w.say("button-private", &[]),
        public: w.say("button-public", &[]),
        invite: w.say("organise-invite", &[]),
        start: w.say("button-start-changed", &[]),
        again: w.say("button-again", &[]),
    }
}

/// The label of the button that takes somebody's seat away.
pub fn remove(w: &Wording, who: &str) -> String {
    w.say(
        "button-remove",
        &[("who", Thing::Name(who.to_owned()).into())],
    )
}

/// A line of the menu of options: what choosing it makes of the table.
pub fn option_line(w: &Wording, option: &TableOption, value: &OptionValue) -> String {
    let (name, value) = (options::name(w, option), options::value(w, option, value));
    let args = [("name", Arg::Text(&name)), ("value", Arg::Text(&value))];
    w.say("terms-difference", &args)
}

/// A line of the menu of options for a module: what choosing it makes of the table.
pub fn module_line(w: &Wording, module: Module, wanted: ModuleUse) -> String {
    let name = options::module(w, module);
    // Whoever has played none yet is told which is a good first one.
    let value = match (module, wanted) {
        (Module::Aristocrats, ModuleUse::With) => w.say("module-with-first", &[]),
        _ => options::module_use(w, wanted),
    };
    let args = [("name", Arg::Text(&name)), ("value", Arg::Text(&value))];
    w.say("terms-difference", &args)
}

/// A line of the menu of options for so many virtual opponents.
pub fn opponents_line(w: &Wording, count: u8) -> String {
    menu_line(w, "organise-virtual-opponents", &count.to_string())
}

/// A line of the menu of how time is counted: another clock.
pub fn clock_line(w: &Wording, speed: Speed) -> String {
    menu_line(w, "organise-clock", &agreed::in_words(w, speed))
}

/// The same for weekends.
pub fn weekends_line(w: &Wording, which: Weekends) -> String {
    menu_line(w, "organise-weekends", &weekends(w, which))
}

/// The same for what happens when somebody's time is over.
pub fn time_out_line(w: &Wording, on_timeout: OnTimeout) -> String {
    menu_line(w, "organise-time-out", &time_out(w, on_timeout))
}

/// A line of the menu of options for hints.
pub fn hints_line(w: &Wording, which: Hints) -> String {
    menu_line(w, "organise-hints", &hints(w, which))
}

fn menu_line(w: &Wording, name: &str, value: &str) -> String {
    let name = w.say(name, &[]);
    let args = [("name", Arg::Text(&name)), ("value", Arg::Text(value))];
    w.say("terms-difference", &args)
}

/// A line of the menu of editions.
pub fn edition_line(w: &Wording, edition: Edition) -> String {
    options::edition(w, edition)
}

/// What the organiser can decide, above the menus; at most so many can play.
pub fn panel(w: &Wording, now: &Conditions, most: u8) -> PrivateText {
    let lines = [
        w.say("organise-panel", &[]),
        options::terms(w, &now.terms),
        agreed::to_decide(w, &now.agreed, most),
    ];
    PrivateText(lines.join("\n"))
}

/// After a private table was opened, above the menu of people.
pub fn said_opened_private(w: &Wording) -> PrivateText {
    PrivateText(w.say("said-opened-private", &[]))
}

/// After a rematch was asked for; `channel` links to where its table stands.
pub fn said_again(w: &Wording, channel: &str) -> PrivateText {
    PrivateText(w.say("said-again", &[("channel", Arg::Text(channel))]))
}

/// Asks whoever starts a table that was changed.
pub fn ask_changed(w: &Wording, before: &Conditions, now: &Conditions) -> PrivateText {
    let changes = changes(w, before, now);
    PrivateText(w.say("organise-ask", &[("changes", Arg::Text(&changes))]))
}

/// Only the organiser decides; `organiser` is a mention, if it is known.
pub fn not_organiser(w: &Wording, organiser: Option<&str>) -> PrivateText {
    PrivateText(match organiser {
        Some(who) => w.say("reject-not-organiser", &[("who", Arg::Text(who))]),
        None => w.say("reject-not-joined", &[]),
    })
}

/// The table is private; `organiser` is a mention, if it is known.
pub fn not_invited(w: &Wording, organiser: Option<&str>) -> PrivateText {
    PrivateText(match organiser {
        Some(who) => w.say("reject-not-invited", &[("who", Arg::Text(who))]),
        None => w.say("reject-not-invited-nobody", &[]),
    })
}

/// More have joined than could play so.
pub fn too_many_joined(w: &Wording, most: u8) -> PrivateText {
    PrivateText(w.say("reject-too-many-joined", &[("most", most.into())]))
}

/// Somebody is at the table no more.
pub fn not_at_table(w: &Wording) -> PrivateText {
    PrivateText(w.say("reject-not-at-table", &[]))
}

/// The game is not over.
pub fn not_over(w: &Wording) -> PrivateText {
    PrivateText(w.say("reject-not-over", &[]))
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
    fn what_is_refused_says_what_to_do() {
        let w = &english();
        for said in [
            not_organiser(w, Some("<@7>")),
            not_organiser(w, None),
            not_invited(w, Some("<@7>")),
            not_invited(w, None),
            too_many_joined(w, 1),
            too_many_joined(w, 2),
            not_at_table(w),
            not_over(w),
        ] {
            assert!(said.0.ends_with('.') && said.0.len() < 200, "{}", said.0);
        }
        assert!(private(w, &[]).contains("nobody") || private(w, &[]).contains("Nobody"));
        assert!(private(w, &["<@1>".to_owned()]).contains("<@1>"));
        let many: Vec<String> = (1..=25).map(|n| format!("<@{n}>")).collect();
        let said = private(w, &many);
        assert!(said.contains("<@8>") && !said.contains("<@9>"), "{said}");
        assert!(said.contains("17 others"), "{said}");
        assert!(private(w, &many[..9]).contains("1 other."));
    }
}
