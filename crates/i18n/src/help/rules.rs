//! Short pages of rules, adapted to the table they are opened from.

mod auctions;
mod counting;
mod described;
mod pages;
mod places;

pub use described::Described;
pub use pages::Page;

use described::plays;

use crate::options;
use crate::prelude::*;
use viceroy_rules::{
    Deal, Discards, DomainCards, GameLength, Law69, ReturnedGems, RevisedLaws, Screens,
};

/// Short enough to read on a phone.
pub const MOST: usize = 1500;

/// More presses occur only if players join and leave repeatedly.
const MOST_PRESSES: usize = 24;

pub fn page(w: &Wording, page: Page, described: &Described<'_>) -> PrivateText {
    let (title, pages) = (title(w, page), Page::ALL.len());
    let mut lines = vec![w.say(text!(rules_heading, title, page = page.number(), pages))];
    lines.extend(said(w, page, described));
    lines.push(match described.game {
        Some(lobby) => w.say(text!(rules_of_game, game = &lobby.game.0.to_string())),
        None => {
            let edition = options::edition(w, described.terms.edition);
            w.say(text!(rules_of_edition, edition = &edition))
        }
    });
    PrivateText(crate::fit(w, &lines, 2000))
}

/// At most 100 characters.
pub fn title(w: &Wording, page: Page) -> String {
    w.say_by_key(&format!("page-{}", page.key()), vec![])
}

fn said(w: &Wording, page: Page, described: &Described<'_>) -> Vec<String> {
    let policies = described.terms.policies();
    match page {
        Page::Goal => vec![
            w.say(text!(rules_goal_pyramid)),
            if described.alone() {
                w.say(text!(rules_goal_alone))
            } else {
                w.say(text!(rules_scoring_wins))
            },
            w.say(text!(rules_goal_points)),
            w.say(text!(rules_goal_gems)),
            match policies.screens {
                Screens::Closed => w.say(text!(rules_goal_hidden)),
                Screens::Open => w.say(text!(rules_goal_open)),
            },
            w.say(text!(rules_goal_here)),
        ],
        Page::Turn => turn(w, described),
        Page::Auction => auctions::auction(w, described),
        Page::Passing => auctions::passing(w, described),
        Page::Pyramid => places::pyramid(w, described.terms),
        Page::Card => {
            let mut lines = card(w, described);
            if plays(described, Module::Aristocrats) {
                lines.push(w.say(text!(rules_card_aristocrats)));
                lines.push(w.say(text!(rules_card_bottoms)));
            }
            if plays(described, Module::Underworld) {
                lines.push(w.say(text!(rules_card_criminals)));
            }
            lines
        }
        Page::Circles => {
            let mut lines = vec![
                w.say(text!(rules_circles_form)),
                match plays(described, Module::Invasion) {
                    true => w.say(text!(rules_circles_single_invasion)),
                    false => w.say(text!(rules_circles_single)),
                },
                w.say(text!(rules_circles_score)),
                w.say(text!(rules_circles_paint)),
            ];
            if policies.domain_cards == DomainCards::With {
                lines.extend(vec![w.say(text!(rules_circles_domain))]);
            }
            lines
        }
        Page::Laws if described.has_card_pack() => vec![
            w.say(text!(rules_laws_free)),
            w.say(text!(rules_laws_place)),
            w.say(text!(rules_laws_get)),
            w.say(text!(rules_laws_read)),
        ],
        Page::Laws => vec![
            w.say(text!(rules_laws_free)),
            w.say(text!(rules_laws_place)),
            w.say(text!(rules_laws_other)),
            w.say(text!(rules_laws_get)),
            match policies.law_69 {
                Law69::Later => w.say(text!(rules_laws_longer)),
                Law69::Original => w.say(text!(rules_laws_original)),
            },
            match policies.revised_laws {
                RevisedLaws::Without => w.say(text!(rules_laws_read)),
                RevisedLaws::With => w.say(text!(rules_laws_read_revised)),
            },
        ],
        Page::Scoring => counting::scoring(w, described),
        Page::Icons => counting::icons(w, described),
        Page::Fairness => fairness(w, described),
    }
}

fn turn(w: &Wording, described: &Described<'_>) -> Vec<String> {
    let policies = described.terms.policies();
    let mut lines = match (policies.domain_cards, policies.deal) {
        (DomainCards::With, _) => {
            vec![w.say(text!(rules_turn_domain)), w.say(text!(rules_turn_domain_then))]
        }
        (DomainCards::Without, Deal::Four) => {
            vec![w.say(text!(rules_turn_dealt_4)), w.say(text!(rules_turn_first))]
        }
        (DomainCards::Without, Deal::Two) => {
            vec![w.say(text!(rules_turn_dealt_2)), w.say(text!(rules_turn_first))]
        }
    };
    lines.extend([
        match policies.returned_gems {
            ReturnedGems::Random => w.say(text!(rules_turn_gems_random)),
            ReturnedGems::Chosen => w.say(text!(rules_turn_gems_chosen)),
        },
        w.say(text!(rules_turn_auction)),
        match policies.discards {
            Discards::ForGems => w.say(text!(rules_turn_development_discards)),
            Discards::Never => w.say(text!(rules_turn_development)),
        },
        w.say(text!(rules_turn_passed)),
        w.say(text!(rules_turn_secret)),
        // R-TRN-03: a domain card has no number.
        match policies.domain_cards {
            DomainCards::With => w.say(text!(rules_turn_order_domain)),
            DomainCards::Without => w.say(text!(rules_turn_order)),
        },
        match (policies.short_game, policies.law_69) {
            (GameLength::Whole, Law69::Later) if described.has_card_pack() => {
                w.say(text!(rules_turn_end))
            }
            (GameLength::Short, Law69::Later) if described.has_card_pack() => {
                w.say(text!(rules_turn_end_short))
            }
            (GameLength::Whole, Law69::Later) => w.say(text!(rules_turn_end_longer)),
            (GameLength::Whole, Law69::Original) => w.say(text!(rules_turn_end)),
            (GameLength::Short, Law69::Later) => w.say(text!(rules_turn_end_short_longer)),
            (GameLength::Short, Law69::Original) => w.say(text!(rules_turn_end_short)),
        },
    ]);
    if plays(described, Module::Underworld) {
        lines.push(w.say(text!(rules_turn_criminals)));
        if policies.discards == Discards::ForGems {
            lines.push(w.say(text!(rules_turn_criminals_discarded)));
        }
    }
    lines
}

pub fn example(cards: &Catalogue) -> Option<&Card> {
    let usual = cards.get(CardId(32)).filter(|card| levels(card).is_some());
    usual.or_else(|| cards.cards().find(|card| levels(card).is_some()))
}

pub fn example_law(cards: &Catalogue) -> Option<&Card> {
    let usual = cards.get(CardId(71)).filter(|card| card.is_law());
    usual.or_else(|| cards.cards().find(|card| card.is_law()))
}

fn levels(card: &Card) -> Option<Vec<(Cost, Vec<Reward>)>> {
    let Face::Character { levels, .. } = &card.face else {
        return None;
    };
    let cost = |level: usize| card.cost(i8::try_from(level + 1).unwrap_or(1));
    let rows = levels.iter().enumerate();
    Some(rows.map(|(level, row)| (cost(level), row.reward.clone())).collect())
}

fn card(w: &Wording, described: &Described<'_>) -> Vec<String> {
    let mut lines = vec![
        w.say(text!(rules_card_rows)),
        w.say(text!(rules_card_cost)),
        w.say(text!(rules_card_reward)),
    ];
    if let Some(card) = example(described.cards) {
        let rows = levels(card).unwrap_or_default();
        for level in [1u8, 3] {
            if let Some((cost, reward)) = rows.get(usize::from(level) - 1) {
                lines.push(w.say(text!(
                    rules_card_example,
                    card = Term::bare_card(card),
                    level,
                    cost = Term::Cost(*cost),
                    reward = Term::rewards(reward)
                )));
            }
        }
    }
    lines.extend([
        w.say(text!(rules_card_order)),
        w.say(text!(rules_card_tokens)),
        // R-UND-05.
        match plays(described, Module::Underworld) {
            true => w.say(text!(rules_card_cards_criminals)),
            false => w.say(text!(rules_card_cards)),
        },
    ]);
    lines
}

fn fairness(w: &Wording, described: &Described<'_>) -> Vec<String> {
    let mut lines = vec![
        w.say(text!(rules_fairness_secret)),
        w.say(text!(rules_fairness_presses)),
        w.say(text!(rules_fairness_check)),
        w.say(text!(rules_fairness_operator)),
    ];
    let Some(lobby) = described.game else {
        return lines;
    };
    let hash = lobby.secret_hash.as_str();
    match described.secret {
        None => {
            lines.push(w.say(text!(rules_fairness_hash, game = &lobby.game.0.to_string(), hash)))
        }
        Some((secret, presses)) => {
            let shown = presses.iter().take(MOST_PRESSES).map(|press| press.0.to_string());
            let shown: Vec<String> = shown.collect();
            lines.push(w.say(text!(
                rules_fairness_told,
                secret,
                hash,
                presses = presses.len(),
                numbers = &shown.join(", "),
                more = presses.len() - shown.len()
            )));
            lines.push(match lobby.organised.second_chance {
                Some(_) => w.say(text!(chance_not_exported)),
                None => w.say(text!(rules_fairness_file)),
            });
        }
    }
    let press_hash = lobby.press_hash.as_ref();
    lines.extend(press_hash.map(|hash| w.say(text!(rules_fairness_press_hash, hash))));
    lines
}

#[cfg(test)]
mod tests;
