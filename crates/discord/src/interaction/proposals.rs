//! Autocomplete of `/viceroy choose`. Uses the user's own panel only, so nothing hidden can leak.

use super::typed_gems;
use crate::panel;
use crate::prelude::*;
use crate::wire::custom_id::spell;
use crate::wire::limits::{PROPOSAL, PROPOSALS};
use viceroy_i18n::plan::{CardBid, bid_choice};
use viceroy_i18n::refusals::{NoBid, Refused};
use viceroy_i18n::typed::{gem_words, is_to_bid};
use viceroy_i18n::{library, offers, refusals};
use viceroy_model::messages::Panel;
use viceroy_rules::{Bid, Refusal};

/// More pages than any panel has.
const PAGES: u8 = 20;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    pub label: String,
    pub game: GameId,
    pub custom_id: CustomId,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GamesMeant {
    One,
    Several,
}

impl Proposal {
    /// At most 100 characters.
    pub fn title(&self, w: &Wording, games: GamesMeant) -> String {
        let title = match games {
            GamesMeant::One => self.label.clone(),
            GamesMeant::Several => offers::in_game(w, self.game.0, &self.label),
        };
        clip(&title, PROPOSAL)
    }

    pub fn value(&self) -> String {
        spell(&self.custom_id)
    }
}

/// Best matches first.
pub fn proposals(w: &Wording, panel: &Panel, typed: &str) -> Vec<Proposal> {
    let wanted = wanted(w, panel, typed);
    let mut found: Vec<Proposal> = typed_mix(w, panel, &wanted).into_iter().collect();
    let all = everything(w, panel);
    let any = |p: &Proposal, fits: &dyn Fn(&str) -> bool| {
        fits(&p.label.to_lowercase()) || names(w, panel, &p.custom_id).any(|name| fits(&name))
    };
    let begins = |p: &&Proposal| any(p, &|text| text.starts_with(&wanted));
    let has = |p: &&Proposal| any(p, &|text| text.contains(&wanted));
    let first = all.iter().filter(begins);
    let later = all.iter().filter(|p| has(p) && !begins(p));
    for proposal in first.chain(later) {
        if !found.iter().any(|p| p.custom_id == proposal.custom_id) {
            found.push(proposal.clone());
        }
    }
    found.truncate(PROPOSALS);
    found
}

/// Card titles in the nominative, as labels may inflect them.
fn names(w: &Wording, panel: &Panel, custom_id: &CustomId) -> impl Iterator<Item = String> {
    let picked = match custom_id {
        CustomId::Answer { answer: Answer::Pick(picked), .. } => &picked[..],
        _ => &[],
    };
    let cards = picked.iter().filter_map(|offer| match offer {
        Offer::Card(card)
        | Offer::Play(card)
        | Offer::Discard(card)
        | Offer::Replace(card)
        | Offer::TuckUnder(card)
        | Offer::Token { card, .. } => panel.view.table.ruleset.catalogue.get(*card),
        _ => None,
    });
    cards.map(|card| library::title(w, card).to_lowercase())
}

/// For free text: a whole label, an unambiguous beginning, or a mix of gems. Undoing needs the
/// whole label, and gems must be complete.
pub fn named(w: &Wording, panel: &Panel, typed: &str) -> Option<Proposal> {
    let wanted = wanted(w, panel, typed);
    if wanted.is_empty() {
        return None;
    }
    if let Some(mix) = typed_mix(w, panel, &wanted) {
        return Some(mix);
    }
    let takes_gems = asked(panel).is_some_and(|(_, question)| {
        matches!(question.shape, Shape::Gems { .. } | Shape::Show { .. })
    });
    let mut found = everything(w, panel).into_iter().filter(|p| {
        let label = p.label.to_lowercase();
        // Whatever confirms several steps needs its whole label.
        let answers = matches!(p.custom_id, CustomId::Answer { .. }) && !takes_gems;
        label == wanted || (answers && begins_with_words(&label, &wanted))
    });
    found.next().filter(|_| found.next().is_none())
}

/// Drops a leading word for "bid".
fn wanted(w: &Wording, panel: &Panel, typed: &str) -> String {
    let typed = typed.trim().to_lowercase();
    let is_bid = asked(panel).is_some_and(|(_, question)| question.topic == Topic::Bid);
    match typed.split_once(char::is_whitespace) {
        Some((word, rest)) if is_bid && is_to_bid(w, word) => rest.trim().to_owned(),
        Some(_) | None => typed,
    }
}

/// Falls back to the words of other languages.
pub fn proposals_in(
    languages: &Languages,
    w: &Wording,
    panel: &Panel,
    typed: &str,
) -> Vec<Proposal> {
    let found = proposals(w, panel, typed);
    if !found.is_empty() {
        return found;
    }
    let found = languages.find_in_others(w, |w| proposals(w, panel, typed));
    let own = everything(w, panel);
    let in_own_words = |found: Proposal| {
        let mut own = own.iter();
        own.find(|own| own.custom_id == found.custom_id).cloned().unwrap_or(found)
    };
    found.into_iter().map(in_own_words).collect()
}

/// Falls back to the words of other languages.
pub fn named_in(
    languages: &Languages,
    w: &Wording,
    panel: &Panel,
    typed: &str,
) -> Option<Proposal> {
    let elsewhere = || {
        let named = |w: &Wording| named(w, panel, typed).into_iter().collect();
        languages.find_in_others(w, named).into_iter().next()
    };
    named(w, panel, typed).or_else(elsewhere)
}

/// The mistake, if known, else what the question is.
pub fn why_not(w: &Wording, panel: &Panel, typed: &str) -> Refused {
    let open = &panel.view.table.open;
    if open.phase == Phase::Over {
        return Refused {
            sentence: refusals::refusal(w, Refusal::Over, None),
            rule: refusals::rule_behind(Refusal::Over, None),
        };
    }
    let Some((_, question)) = asked(panel) else {
        return match panel.draft {
            Some(_) => w.private(text!(choose_unclear_draft)).into(),
            None => refusals::refusal(w, Refusal::NothingAsked, None).into(),
        };
    };
    if let Some(Err(mistake)) = typed_gems::answer(&gem_words(w), question, typed) {
        return mistake.refused(w);
    }
    let wanted = wanted(w, panel, typed);
    let bid = (question.topic == Topic::Bid).then(|| no_bid(w, panel, &wanted));
    match bid.flatten() {
        Some(why) => Refused { sentence: refusals::no_bid(w, why), rule: Some(Page::Auction) },
        None => refusals::not_asked(w, question.topic).into(),
    }
}

fn no_bid(w: &Wording, panel: &Panel, typed: &str) -> Option<NoBid> {
    let (open, screen) = (&panel.view.table.open, &panel.view.screen);
    if begins_with_words(typed, &w.word(Bid::Attack).to_lowercase()) {
        let lying = !open.auction.is_empty();
        return match (screen.attack, lying) {
            (0, _) => Some(NoBid::Attack),
            (_, false) => Some(NoBid::Target),
            (_, true) => None,
        };
    }
    if begins_with_words(typed, &w.word(Bid::Diamond).to_lowercase()) && screen.diamonds == 0 {
        return Some(NoBid::Diamond);
    }
    let named = |c: &Colour| begins_with_words(typed, &w.word(*c).to_lowercase());
    let colour = Colour::ALL.into_iter().find(named)?;
    if screen.gems[colour] == 0 {
        Some(NoBid::Gem(colour))
    } else {
        (open.auction.for_gem(colour).count() == 0).then_some(NoBid::Card(colour))
    }
}

/// "blue" begins "blue: Captain", not "bluebird".
fn begins_with_words(label: &str, wanted: &str) -> bool {
    let rest = label.strip_prefix(wanted);
    rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

fn everything(w: &Wording, panel: &Panel) -> Vec<Proposal> {
    let mut found: Vec<Proposal> = vec![];
    for page in 0..PAGES {
        let before = found.len();
        for row in panel::rows(w, panel, page) {
            for proposal in of_row(w, panel, row) {
                if !found.iter().any(|p| p.custom_id == proposal.custom_id) {
                    found.push(proposal);
                }
            }
        }
        if found.len() == before {
            break;
        }
    }
    found
}

fn of_row(w: &Wording, panel: &Panel, row: Row) -> Vec<Proposal> {
    match row {
        Row::Buttons(buttons) => buttons
            .into_iter()
            .filter(|button| button.enabled && answers(&button.custom_id))
            .map(|button| Proposal {
                label: of_bid(w, panel, &button.custom_id).unwrap_or(button.label),
                game: panel.game,
                custom_id: button.custom_id,
            })
            .collect(),
        Row::Pages(_) | Row::Entities(_) => vec![],
        // Choosing one value of several would end the question.
        Row::Menu(menu) if menu.several.most > 1 => vec![],
        Row::Menu(menu) => {
            let CustomId::Menu { game, spot, .. } = menu.custom_id else {
                return vec![];
            };
            let proposal = |choice: Choice| Proposal {
                label: of_card(w, panel, &choice.answer).unwrap_or(choice.label),
                game,
                custom_id: CustomId::Answer { game, spot, answer: choice.answer },
            };
            let whole = |p: &Proposal| p.value().len() <= PROPOSAL;
            menu.choices.into_iter().map(proposal).filter(whole).collect()
        }
    }
}

fn of_bid(w: &Wording, panel: &Panel, custom_id: &CustomId) -> Option<String> {
    let CustomId::Answer { answer: Answer::Pick(picked), .. } = custom_id else {
        return None;
    };
    match picked[..] {
        [Offer::Bid(bid)] => Some(offers::bid(w, &panel.view, bid)),
        [Offer::Bid(bid), lies @ Offer::Offered { at, place }] => {
            let card = panel.view.table.open.auction.at(at).get(place)?;
            Some(bid_choice(w, &panel.view, &CardBid { bid, card, lies }).title)
        }
        _ => None,
    }
}

/// Adds the verb, which menus have in their heading.
fn of_card(w: &Wording, panel: &Panel, answer: &Answer) -> Option<String> {
    let Answer::Pick(picked) = answer else {
        return None;
    };
    let first = *picked.first()?;
    if let Offer::Play(card) = first {
        Some(offers::play(w, &panel.view, card))
    } else if let Offer::Discard(card) = first {
        Some(offers::discard(w, &panel.view, card))
    } else {
        None
    }
}

fn answers(custom_id: &CustomId) -> bool {
    matches!(
        custom_id,
        CustomId::Answer { .. }
            | CustomId::Proposed { .. }
            | CustomId::Confirm { .. }
            | CustomId::ConfirmFirst { .. }
            | CustomId::Undraft { .. }
            | CustomId::KeepPlan { .. }
            | CustomId::TakeBack(_)
    )
}

fn typed_mix(w: &Wording, panel: &Panel, typed: &str) -> Option<Proposal> {
    let (spot, question) = asked(panel)?;
    let (gems, answer) = typed_gems::answer(&gem_words(w), question, typed)?.ok()?;
    let game = panel.game;
    Some(Proposal {
        label: offers::gems(w, &gems),
        game,
        custom_id: CustomId::Answer { game, spot, answer },
    })
}

/// The next part of a draft, else the open question.
fn asked(panel: &Panel) -> Option<(AnswerTarget, &Question)> {
    match &panel.draft {
        Some(drafting) => {
            let spot = AnswerTarget::Draft(drafting.reference);
            Some((spot, drafting.next.as_ref()?))
        }
        None => {
            let question = panel.view.question.as_ref()?;
            Some((AnswerTarget::Now(question.id), question))
        }
    }
}
