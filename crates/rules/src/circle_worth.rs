//! What circles are worth, and as what they count at the end (R-END-02, R-TD-05).

use super::pieces::{Domain, JudgementSet, Slot, Token};
use super::ruleset::Ruleset;
use super::table::{Circle, PlacedCard, Pyramid};
use crate::cards::{
    ByColour, Colour, Extra, Judgement, LawEffect, Scoring, Section, SectionColour,
};

/// The sum of the circle bonuses of each colour (R-END-02, R-END-03, R-TD-09).
pub fn circle_bonus(pyramid: &Pyramid) -> ByColour<i16> {
    let mut bonus = ByColour::default();
    for placed in &pyramid.tokens {
        if let Token::BonusCircle { colour, value } = placed.token {
            bonus[colour] += i16::from(value);
        } else if let Token::BonusAnyCircle(value) = placed.token {
            for colour in Colour::ALL {
                bonus[colour] += i16::from(value);
            }
        }
    }
    bonus
}

/// What a card counts at the end, a law (R-END-04) or a text at the bottom of another card (R-ARI-04).
fn scoring(ruleset: &Ruleset, placed: &PlacedCard) -> Option<Scoring> {
    let card = ruleset.card(placed.card);
    if let Some(Extra::Text { scoring, .. }) = card.extra() {
        return Some(*scoring);
    }
    match card.law(ruleset.printing()) {
        Some((_, LawEffect::Scoring(scoring))) => Some(*scoring),
        Some((_, LawEffect::Choose(_) | LawEffect::Task(_))) | None => None,
    }
}

/// What a single-colour circle of each colour is worth beyond its level, and more than one of several colours: bonuses,
/// cards that count circles, and those of these judgements that do (R-UND-09).
pub(super) fn circle_worth(
    ruleset: &Ruleset,
    pyramid: &Pyramid,
    judgements: JudgementSet,
) -> ByColour<i16> {
    let mut worth = circle_bonus(pyramid);
    for judgement in judgements.iter() {
        if let Judgement::PerCircle(v) = ruleset.judgement(judgement) {
            for colour in Colour::ALL {
                worth[colour] -= i16::from(*v);
            }
        }
    }
    for placed in &pyramid.cards {
        let counted = match scoring(ruleset, placed) {
            Some(Scoring::PerCircleAndInfinite(v)) => i16::from(v),
            Some(Scoring::PerMixedCircle(v)) => -i16::from(v),
            Some(_) | None => continue,
        };
        for colour in Colour::ALL {
            worth[colour] += counted;
        }
    }
    worth
}

/// All circles with the colour that each counts as at the end; nothing for those of several colours. One that a domain card
/// closes counts as whichever gives its owner more (R-TD-05), as far as everybody can know it.
pub fn counted_circles(
    ruleset: &Ruleset,
    pyramid: &Pyramid,
) -> impl Iterator<Item = (Circle, Option<Colour>)> {
    circles_judged_by(ruleset, pyramid, pyramid.judgements.shown)
}

/// Every circle of one colour: where it is, its colour, and what it counts at the end (R-END-02).
pub fn single_colour_circles(
    ruleset: &Ruleset,
    pyramid: &Pyramid,
) -> impl Iterator<Item = (Slot, Colour, u16)> {
    let bonus = circle_bonus(pyramid);
    counted_circles(ruleset, pyramid).filter_map(move |(circle, colour)| {
        let colour = colour?;
        let worth = i16::from(circle.slot.level) + bonus[colour];
        Some((circle.slot, colour, u16::try_from(worth).unwrap_or(0)))
    })
}

/// [`counted_circles`] for an owner who holds these judgements.
pub(super) fn circles_judged_by(
    ruleset: &Ruleset,
    pyramid: &Pyramid,
    judgements: JudgementSet,
) -> impl Iterator<Item = (Circle, Option<Colour>)> {
    let worth = pyramid.domain.map(|_| circle_worth(ruleset, pyramid, judgements));
    pyramid.circles().map(move |circle| {
        let with_domain = circle.sections.iter().any(|section| section.card.is_none());
        let is_worth_it = |colour: &Colour| match &worth {
            Some(worth) if with_domain => i16::from(circle.slot.level) + worth[*colour] >= 0,
            Some(_) | None => true,
        };
        let colour = circle.single_colour().filter(is_worth_it);
        (circle, colour)
    })
}

/// What the sections of the domain card count as, in the order of [`Section::ALL`]: the colour of the single-colour circle
/// that each is part of (R-TD-05).
pub fn domain_sections(ruleset: &Ruleset, pyramid: &Pyramid) -> Option<[SectionColour; 4]> {
    let domain = pyramid.domain?;
    let mut sections = [Domain::SECTION; 4];
    for (circle, colour) in counted_circles(ruleset, pyramid) {
        for section in Section::ALL {
            if let Some(colour) = colour
                && domain.circle_of(section) == circle.slot
            {
                sections[section.index()] = colour.into();
            }
        }
    }
    Some(sections)
}
