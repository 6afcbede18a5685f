//! The value and final colour of circles (R-END-02, R-TD-05).

use super::pieces::Domain;
use super::table::Circle;
use crate::prelude::*;

/// R-END-02, R-END-03, R-TD-09.
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

/// For laws (R-END-04) and texts at the bottom of other cards (R-ARI-04).
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

/// The extra value of a single-colour circle over one of several colours, beyond its level:
/// bonuses, scoring cards and these judgements (R-UND-09).
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

/// All circles with their final colour; `None` for several. A circle with a domain card counts as
/// whatever scores most (R-TD-05), judged by public information.
pub fn counted_circles(
    ruleset: &Ruleset,
    pyramid: &Pyramid,
) -> impl Iterator<Item = (Circle, Option<Colour>)> {
    circles_judged_by(ruleset, pyramid, pyramid.judgements.shown)
}

/// R-END-02.
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

/// [`counted_circles`] under these judgements.
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

/// In the order of [`Section::ALL`] (R-TD-05).
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
