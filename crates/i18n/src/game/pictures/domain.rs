//! Texts for domain cards and their set-up (R-TD-04, R-TD-05).

use viceroy_rules::cards::Section;

use crate::prelude::*;

/// The lower sections match nothing.
pub fn alt_domain(w: &Wording, sections: [SectionColour; 4]) -> String {
    let at = |section: Section| sections[section.index()];
    let (left, right) = (at(Section::TopLeft), at(Section::TopRight));
    if (left, right) == (SectionColour::Any, SectionColour::Any) {
        return w.say(text!(alt_domain_open));
    }

    w.say(text!(alt_domain, left, right))
}

pub fn alt_domain_gives(w: &Wording, rewards: &[DomainReward]) -> String {
    let rewards = Term::list(rewards, Joined::Or);
    w.say(text!(alt_domain_gives, rewards))
}

/// The first hand of characters, of which two go back.
pub fn alt_returning(w: &Wording, cards: &[&Card]) -> String {
    let names = Term::list(cards.iter().copied(), Joined::Commas);
    w.say(text!(alt_returning, cards = cards.len(), names))
}

pub fn alt_returned(w: &Wording, back: [&Card; 2], stay: &[&Card]) -> String {
    let names = Term::list(stay.iter().copied(), Joined::Commas);
    let [one, other] = back;
    w.say(text!(alt_returned, one, other, names))
}
