//! What the organiser of a table decides, and playing again.

use crate::prelude::*;
use crate::{Sentence, agreed, options};
use viceroy_model::attendance::PlayConditions;
use viceroy_model::messages::FilledIn;
use viceroy_model::timing::TimeControl;
use viceroy_rules::{Edition, ModuleUse, OptionValue, TableOption};

pub struct TableDecision {
    name: String,
    value: String,
    in_short: String,
    means: String,
}

impl TableDecision {
    fn new(name: String, value: String, means: String) -> TableDecision {
        TableDecision { name, in_short: value.clone(), value, means }
    }

    fn said<'a>(
        w: &Wording,
        name: impl Sentence<'a>,
        value: impl Sentence<'a>,
        means: impl Sentence<'a>,
    ) -> TableDecision {
        TableDecision::new(w.say(name), w.say(value), w.say(means))
    }

    pub fn in_place_of(&self, w: &Wording, now: &TableDecision) -> String {
        let (now, means) = (&now.in_short, &self.means);
        w.say(text!(organise_now, now, means))
    }

    pub fn line(&self, w: &Wording) -> String {
        w.say(text!(terms_difference, name = &self.name, value = &self.value))
    }
}

fn edition(w: &Wording, edition: Edition) -> TableDecision {
    let (name, value) = (w.say(text!(organise_edition)), options::edition(w, edition));
    TableDecision::new(name, value, String::new())
}

pub fn option(w: &Wording, option: &TableOption, value: &OptionValue) -> TableDecision {
    let (name, value) = (options::name(w, option), options::value(w, option, value));
    TableDecision::new(name, value, options::means(w, option))
}

pub fn module(w: &Wording, module: Module, wanted: ModuleUse) -> TableDecision {
    let (name, value) = (options::module(w, module), options::module_use(w, wanted));
    TableDecision::new(name, value, options::module_means(w, module))
}

pub fn module_to_choose(w: &Wording, which: Module, wanted: ModuleUse) -> TableDecision {
    let decided = module(w, which, wanted);
    match (which, wanted) {
        (Module::Aristocrats, ModuleUse::With) => {
            TableDecision { value: w.say(text!(module_with_first)), ..decided }
        }
        _ => decided,
    }
}

pub fn opponents(w: &Wording, count: u8) -> TableDecision {
    let (name, value) = (w.say(text!(organise_virtual_opponents)), count.to_string());
    TableDecision::new(name, value, w.say(text!(organise_virtual_opponents_means)))
}

pub fn clock(w: &Wording, speed: Speed) -> TableDecision {
    let hour = speed.hour();
    let hour = hour.map_or_else(String::new, |hour| agreed::hour_by_clock(w, hour));
    TableDecision {
        name: w.say(text!(organise_clock)),
        value: w.say(text!(time, speed, hour = &hour)),
        in_short: w.say(text!(organise_clock_in_short, speed, hour = &hour)),
        means: w.say(text!(organise_clock_means, speed)),
    }
}

pub fn weekends(w: &Wording, weekends: Weekends) -> TableDecision {
    let value = text!(organise_weekends_value, weekends);
    TableDecision::said(w, text!(organise_weekends), value, text!(organise_weekends_means))
}

pub fn time_out(w: &Wording, decided: OnTimeout) -> TableDecision {
    let value = text!(organise_time_out_value, decided);
    TableDecision::said(w, text!(organise_time_out), value, text!(organise_time_out_means))
}

pub fn filled(w: &Wording, time: FilledIn) -> TableDecision {
    let value = text!(organise_filled_value, time);
    TableDecision::said(w, text!(organise_filled), value, text!(organise_filled_means))
}

/// Whether computer players come by themselves, whenever that is.
pub fn filled_now(w: &Wording, at: Option<WallTime>) -> TableDecision {
    let never = filled(w, FilledIn::Never);
    match at {
        Some(_) => TableDecision { in_short: w.say(text!(organise_filled_now)), ..never },
        None => never,
    }
}

pub fn language(w: &Wording, spoken: &Wording) -> TableDecision {
    let name = w.say(text!(organise_language));
    TableDecision::new(name, spoken.own_name(), w.say(text!(organise_language_means)))
}

pub fn hints(w: &Wording, hints: Hints) -> TableDecision {
    let value = text!(organise_hints_value, hints);
    TableDecision::said(w, text!(organise_hints), value, text!(organise_hints_means))
}

pub fn handovers(w: &Wording, handovers: Handovers) -> TableDecision {
    let value = text!(organise_handovers_value, handovers);
    TableDecision::said(w, text!(organise_handovers), value, text!(organise_handovers_means))
}

pub fn rated(w: &Wording, rated: Rated) -> TableDecision {
    let value = text!(organise_rated_value, rated);
    TableDecision::said(w, text!(organise_rated), value, text!(organise_rated_means))
}

pub fn reliabilities(w: &Wording, shown: Reliabilities) -> TableDecision {
    let value = text!(organise_reliabilities_value, shown);
    TableDecision::said(
        w,
        text!(organise_reliabilities),
        value,
        text!(organise_reliabilities_means),
    )
}

/// Lists only what matters under this time control.
fn all(w: &Wording, conditions: &PlayConditions, time: TimeControl) -> Vec<TableDecision> {
    let (terms, agreed) = (&conditions.terms, &conditions.agreed);
    let policies = terms.policies();
    let settled = policies.settled();
    let mut all = vec![edition(w, terms.edition)];
    all.extend(settled.map(|(one, chosen)| option(w, one, chosen)));
    all.extend(Module::ALL.map(|one| module(w, one, terms.module_use(one))));
    all.push(opponents(w, terms.rivals.unwrap_or(0)));
    all.push(clock(w, agreed.time.speed));
    if has_weekends(time.speed) {
        all.push(weekends(w, agreed.time.weekends));
    }
    if time.is_timed() {
        all.push(time_out(w, agreed.on_timeout));
    }
    all.push(hints(w, agreed.hints));
    all.push(handovers(w, agreed.handovers));
    all.push(rated(w, agreed.rated));
    all.push(reliabilities(w, agreed.reliabilities));
    all
}

pub fn changes(w: &Wording, before: &PlayConditions, now: &PlayConditions) -> String {
    let [was, is] = [before, now].map(|one| all(w, one, now.agreed.time));
    let differs = was.iter().zip(&is).filter(|(was, is)| was.value != is.value);
    let change = |(was, is): (&TableDecision, &TableDecision)| {
        let (name, was, is) = (&is.name, &was.value, &is.value);
        w.say(text!(organise_change, name, was, is))
    };
    differs.map(change).collect::<Vec<_>>().join(" · ")
}

pub fn has_weekends(speed: Speed) -> bool {
    match speed {
        Speed::Daily | Speed::Hour(_) | Speed::Relaxed => true,
        Speed::Live | Speed::None => false,
    }
}

pub fn changed(w: &Wording, before: &PlayConditions, now: &PlayConditions) -> String {
    let changes = changes(w, before, now);
    w.say(text!(organise_changed, changes = &changes))
}

/// `invited` are mentions.
pub fn private(w: &Wording, invited: &[String]) -> String {
    // Leaves room in the message for the other changes.
    const SHOWN: usize = 8;
    let shown = invited.get(..SHOWN).unwrap_or(invited);
    let who = shown;
    match invited.len() - shown.len() {
        0 if shown.is_empty() => w.say(text!(organise_private_nobody)),
        0 => w.say(text!(organise_private, who)),
        more => w.say(text!(organise_private_more, who, more)),
    }
}

/// `hour` is the deadline hour, or empty.
pub fn panel(w: &Wording, now: &PlayConditions, hour: &str, most: u8) -> PrivateText {
    let lines = [
        w.say(text!(organise_panel)),
        options::terms(w, &now.terms),
        agreed::to_decide(w, &now.agreed, hour, most),
    ];
    PrivateText(lines.join("\n"))
}

pub fn ask_changed(w: &Wording, before: &PlayConditions, now: &PlayConditions) -> PrivateText {
    let changes = changes(w, before, now);
    w.private(text!(organise_ask, changes = &changes))
}

/// `organiser` is a mention.
pub fn not_organiser(w: &Wording, organiser: Option<&str>) -> PrivateText {
    PrivateText(match organiser {
        Some(who) => w.say(text!(reject_not_organiser, who)),
        None => w.say(text!(reject_not_joined)),
    })
}

pub fn not_invited(w: &Wording, organiser: Option<&str>) -> PrivateText {
    PrivateText(match organiser {
        Some(who) => w.say(text!(reject_not_invited, who)),
        None => w.say(text!(reject_not_invited_nobody)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use viceroy_model::attendance::TableSettings;
    use viceroy_model::timing::{DailyHour, Zone};
    use viceroy_rules::{SHEET, Terms};

    #[test]
    fn every_change_is_named_with_what_was() {
        let w = &english();
        let terms = Terms::for_several();
        let agreed = TableSettings::UNTIMED;
        let before = PlayConditions { terms, agreed };
        let mut now = PlayConditions {
            terms: Terms { edition: Edition::ALL[3], rivals: Some(2), ..before.terms.clone() },
            agreed: TableSettings {
                time: TimeControl { speed: Speed::Relaxed, weekends: Weekends::Off },
                on_timeout: OnTimeout::Pass,
                hints: Hints::Forbidden,
                ..TableSettings::UNTIMED
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
        let at = |zone| {
            let hour = DailyHour::USUAL.in_zone(Zone::from_name(zone));
            let mut now = now.clone();
            now.agreed.time.speed = Speed::Hour(hour);
            now
        };
        let said = changes(w, &at("Europe/Berlin"), &at("Asia/Tokyo"));
        assert_eq!(
            said,
            "Time for everybody: until 20:00 in Tokyo each day (was until 20:00 in Berlin each day)"
        );
        let back = changes(w, &now, &before);
        assert!(!back.contains("Sundays") && !back.contains("pass"), "{back}");
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
