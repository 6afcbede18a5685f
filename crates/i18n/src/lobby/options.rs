//! Editions and table options in words.

use crate::prelude::*;
use viceroy_rules::{
    AuctionColours, DomainCards, Edition, GameLength, ModuleUse, OptionValue, RevisedLaws,
    TableOption, Unplayable,
};

pub fn edition(w: &Wording, edition: Edition) -> String {
    w.say_by_key(&format!("edition-{}", edition.key()), vec![])
}

pub fn module(w: &Wording, module: Module) -> String {
    w.say_by_key(&format!("module-{}", module.key()), vec![])
}

pub fn modules(w: &Wording, modules: &[Module]) -> String {
    let names = modules.iter().map(|one| Term::Said(module(w, *one)));
    w.word(Term::list(names, Joined::And))
}

pub fn module_use(w: &Wording, module_use: ModuleUse) -> String {
    match module_use {
        ModuleUse::With => w.say(text!(module_with)),
        ModuleUse::Without => w.say(text!(module_without)),
    }
}

pub fn name(w: &Wording, option: &TableOption) -> String {
    w.say_by_key(&format!("option-{}", option.key), vec![])
}

pub fn means(w: &Wording, option: &TableOption) -> String {
    w.say_by_key(&format!("option-{}-means", option.key), vec![])
}

pub fn module_means(w: &Wording, module: Module) -> String {
    w.say_by_key(&format!("module-{}-means", module.key()), vec![])
}

pub fn value(w: &Wording, option: &TableOption, value: &OptionValue) -> String {
    w.say_by_key(&format!("option-{}-{}", option.key, value.key), vec![])
}

pub fn terms(w: &Wording, terms: &Terms) -> String {
    let edition = edition(w, terms.edition);
    let mut parts = vec![edition];
    parts.extend(terms.modules.iter().map(|one| module(w, *one)));
    parts.extend(terms.differences().map(|(option, chosen)| {
        let (name, value) = (name(w, option), value(w, option, chosen));
        w.say(text!(terms_difference, name = &name, value = &value))
    }));
    if let Some(rivals) = terms.rivals.filter(|rivals| *rivals > 0) {
        parts.push(w.say(text!(terms_rivals, count = rivals)));
    }
    w.say(text!(terms, terms = &parts.join(" · ")))
}

pub fn terms_explained(w: &Wording, terms: &Terms) -> String {
    let policies = terms.policies();
    let mut lines = vec![self::terms(w, terms)];
    if policies.domain_cards == DomainCards::With {
        lines.push(w.say(text!(terms_domain_cards)));
    }
    if policies.two_colour_auction == AuctionColours::Two {
        lines.push(w.say(text!(terms_two_colour_auction)));
    }
    if policies.short_game == GameLength::Short {
        lines.push(w.say(text!(terms_short_game)));
    }
    if policies.revised_laws == RevisedLaws::With {
        lines.push(w.say(text!(terms_revised_laws)));
    }
    let modules = terms.modules.iter();
    lines.extend(modules.map(|module| w.say_by_key(&format!("terms-{}", module.key()), vec![])));
    lines.join("\n")
}

pub fn unplayable(w: &Wording, why: &Unplayable) -> PrivateText {
    PrivateText(match why {
        Unplayable::Seats { from, to, .. } => w.say(text!(unplayable_seats, from, to)),
        Unplayable::Alone => w.say(text!(unplayable_alone)),
        Unplayable::Rivals { seats, most, .. } => w.say(text!(unplayable_rivals, seats, most)),
        Unplayable::SeatsAtTwoColours { .. } => w.say(text!(unplayable_seats_two_colours)),
        Unplayable::RivalsAtTwoColours { .. } => w.say(text!(unplayable_rivals_two_colours)),
        Unplayable::DealtBesideDomain => w.say(text!(unplayable_deal_domain)),
        Unplayable::ShortWithInvasion => w.say(text!(unplayable_short_invasion)),
        Unplayable::ShortAtTwoColours => w.say(text!(unplayable_short_two_colours)),
        Unplayable::NoOriginal => w.say(text!(unplayable_no_original)),
        Unplayable::NoRevised => w.say(text!(unplayable_no_revised)),
        Unplayable::UnderworldWithoutDomain => w.say(text!(unplayable_underworld)),
        Unplayable::Cards(_) | Unplayable::UnknownTask { .. } | Unplayable::OtherCards { .. } => {
            w.say(text!(unplayable_here))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use viceroy_rules::{Options, SHEET};

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
            assert!(!name(w, option).is_empty() && !means(w, option).is_empty());
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
        options.set(SHEET[1].values[0].setting);
        let terms = terms(w, &Terms { options, rivals: Some(2), ..Terms::default() });
        assert_eq!(
            terms,
            "Rules: English 2015 · Cards dealt: 2, both are used · Gaps in upper rows: allowed · \
             2 virtual opponents."
        );
    }
}
