//! Editions and table options in words.

use super::thing::{Joined, Thing};
use super::{Arg, PrivateText, Wording};
use crate::rules::{
    AuctionColours, DomainCards, Edition, Module, ModuleUse, OptionValue, RevisedLaws, TableOption,
    Terms, Unplayable,
};

/// The name of an edition.
pub fn edition(w: &Wording, edition: Edition) -> String {
    w.say(&format!("edition-{}", edition.key()), &[])
}

/// The name of a module.
pub fn module(w: &Wording, module: Module) -> String {
    w.say(&format!("module-{}", module.key()), &[])
}

/// The names of several.
pub fn modules(w: &Wording, modules: &[Module]) -> String {
    let names = modules.iter().map(|one| Thing::Said(module(w, *one)));
    w.word(Thing::list(names, Joined::And))
}

/// Whether a module is played with.
pub fn module_use(w: &Wording, module_use: ModuleUse) -> String {
    let key = match module_use {
        ModuleUse::With => "module-with",
        ModuleUse::Without => "module-without",
    };
    w.say(key, &[])
}

/// The name of an option.
pub fn name(w: &Wording, option: &TableOption) -> String {
    w.say(&format!("option-{}", option.key), &[])
}

/// What an option is about.
pub fn about(w: &Wording, option: &TableOption) -> String {
    w.say(&format!("option-{}-about", option.key), &[])
}

/// A value of an option.
pub fn value(w: &Wording, option: &TableOption, value: &OptionValue) -> String {
    w.say(&format!("option-{}-{}", option.key, value.key), &[])
}

/// What is played on these terms, in one line: the edition, and where the table differs from it.
pub fn terms(w: &Wording, terms: &Terms) -> String {
    let edition = edition(w, terms.edition);
    let mut parts = vec![edition];
    parts.extend(terms.modules.iter().map(|one| module(w, *one)));
    parts.extend(terms.differences().map(|(option, chosen)| {
        let (name, value) = (name(w, option), value(w, option, chosen));
        let args = [("name", Arg::Text(&name)), ("value", Arg::Text(&value))];
        w.say("terms-difference", &args)
    }));
    if let Some(rivals) = terms.rivals.filter(|rivals| *rivals > 0) {
        let count = [("count", rivals.into())];
        parts.push(w.say("terms-rivals", &count));
    }
    w.say("terms", &[("terms", Arg::Text(&parts.join(" · ")))])
}

/// The same, and below it what each part of the expansion is that is played with, a sentence each.
pub fn terms_explained(w: &Wording, terms: &Terms) -> String {
    let policies = terms.policies();
    let domain = policies.domain_cards == DomainCards::With;
    let two = policies.two_colour_auction == AuctionColours::Two;
    let revised = policies.revised_laws == RevisedLaws::With;
    let parts = [
        (domain, "terms-domain-cards"),
        (two, "terms-two-colour-auction"),
        (revised, "terms-revised-laws"),
    ];
    let parts = parts.into_iter().filter(|(is_played, _)| *is_played);
    let mut lines = vec![self::terms(w, terms)];
    lines.extend(parts.map(|(_, key)| w.say(key, &[])));
    let modules = terms.modules.iter();
    lines.extend(modules.map(|module| w.say(&format!("terms-{}", module.key()), &[])));
    lines.join("\n")
}

/// Why a table cannot be played on its terms, and what to do instead.
pub fn unplayable(w: &Wording, why: &Unplayable) -> PrivateText {
    PrivateText(match why {
        Unplayable::Seats { from, to, .. } => w.say(
            "unplayable-seats",
            &[("from", (*from).into()), ("to", (*to).into())],
        ),
        Unplayable::Alone => w.say("unplayable-alone", &[]),
        Unplayable::Rivals { seats, most, .. } => w.say(
            "unplayable-rivals",
            &[("seats", (*seats).into()), ("most", (*most).into())],
        ),
        Unplayable::SeatsAtTwoColours { .. } => w.say("unplayable-seats-two-colours", &[]),
        Unplayable::RivalsAtTwoColours { .. } => w.say("unplayable-rivals-two-colours", &[]),
        Unplayable::DealtBesideDomain => w.say("unplayable-deal-domain", &[]),
        Unplayable::NoOriginal => w.say("unplayable-no-original", &[]),
        Unplayable::NoRevised => w.say("unplayable-no-revised", &[]),
        Unplayable::UnderworldWithoutDomain => w.say("unplayable-underworld", &[]),
        Unplayable::Cards(_) | Unplayable::UnknownTask { .. } | Unplayable::OtherCards { .. } => {
            w.say("unplayable-here", &[])
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Options, SHEET};
    use crate::wording::english;

    #[test]
    fn every_edition_option_and_value_has_its_words() {
        let w = &english();
        for one in Edition::ALL {
            assert!(!edition(w, one).is_empty());
        }
        for one in Module::ALL {
            assert!(!module(w, one).is_empty());
        }
        for option in SHEET {
            assert!(!name(w, option).is_empty() && !about(w, option).is_empty());
            // Discord shows at most 100 characters of a choice and of what a parameter is about.
            assert!(about(w, option).chars().count() <= 100, "{}", option.key);
            for one in option.values {
                assert!(!value(w, option, one).is_empty());
            }
        }
    }

    #[test]
    fn terms_name_only_what_differs_from_the_edition() {
        let w = &english();
        assert_eq!(terms(w, &Terms::default()), "Rules: English 2015.");
        let mut options = Options::default();
        for key in ["gaps", "deal"] {
            let option = SHEET.iter().find(|o| o.key == key).unwrap();
            options.set(option.values[1].setting);
        }
        // That two gems go back at random is what the edition says anyway.
        options.set(SHEET[1].values[0].setting);
        let terms = terms(
            w,
            &Terms {
                options,
                rivals: Some(2),
                ..Terms::default()
            },
        );
        assert_eq!(
            terms,
            "Rules: English 2015 · Cards dealt: 2, both are used · Gaps in upper rows: allowed · \
             2 virtual opponents."
        );
    }

    #[test]
    fn every_reason_is_a_sentence() {
        let w = &english();
        for why in [
            Unplayable::Seats {
                from: 2,
                to: 4,
                seats: 1,
            },
            Unplayable::Alone,
            Unplayable::Rivals {
                seats: 3,
                rivals: 2,
                most: 1,
            },
            Unplayable::SeatsAtTwoColours { seats: 3 },
            Unplayable::RivalsAtTwoColours { rivals: 1 },
            Unplayable::DealtBesideDomain,
            Unplayable::NoOriginal,
            Unplayable::NoRevised,
            Unplayable::UnderworldWithoutDomain,
        ] {
            assert!(unplayable(w, &why).0.ends_with('.'), "{why:?}");
        }
    }
}
