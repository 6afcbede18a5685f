//! What `/viceroy choose` proposes while somebody types: everything that could be pressed on their panel, and any mix of
//! gems. Made from that person's panel alone, like the panel itself.

use super::panel::{self, rows::Row};
use super::ticket::{Spot, Ticket, format};
use super::typed_gems;
use crate::notice::Panel;
use crate::rules::{Answer, Offer, Question, Shape};
use crate::wording::{clip, offers};

/// The most proposals Discord shows.
const MOST: usize = 25;
/// The longest proposal Discord shows.
const LONGEST: usize = 100;
/// More pages than any panel has.
const PAGES: u8 = 20;

/// A proposal: what the person reads, and what comes back when they choose it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// At most 100 characters.
    pub label: String,
    /// What choosing it does.
    pub ticket: Ticket,
}

impl Proposal {
    /// What Discord sends back.
    pub fn value(&self) -> String {
        format(&self.ticket)
    }
}

/// Everything that fits what was typed, best first.
pub fn proposals(panel: &Panel, typed: &str) -> Vec<Proposal> {
    let mut found: Vec<Proposal> = typed_mix(panel, typed).into_iter().collect();
    let wanted = typed.trim().to_lowercase();
    let all = everything(panel);
    let begins = |p: &&Proposal| p.label.to_lowercase().starts_with(&wanted);
    let has = |p: &&Proposal| p.label.to_lowercase().contains(&wanted);
    let first = all.iter().filter(begins);
    let later = all.iter().filter(|p| has(p) && !begins(p));
    for proposal in first.chain(later) {
        if !found.iter().any(|p| p.ticket == proposal.ticket) {
            found.push(proposal.clone());
        }
    }
    found.truncate(MOST);
    found
}

/// The one proposal that a text names, when somebody sends what they typed without choosing.
pub fn named(panel: &Panel, typed: &str) -> Option<Proposal> {
    let mut found = proposals(panel, typed).into_iter();
    found.next().filter(|_| found.next().is_none())
}

fn everything(panel: &Panel) -> Vec<Proposal> {
    let mut found: Vec<Proposal> = vec![];
    for page in 0..PAGES {
        let before = found.len();
        for row in panel::rows(panel, page) {
            for proposal in of_row(panel, row) {
                if !found.contains(&proposal) {
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

fn of_row(panel: &Panel, row: Row) -> Vec<Proposal> {
    match row {
        Row::Buttons(buttons) => buttons
            .into_iter()
            .filter(|button| button.enabled && answers(&button.ticket))
            .map(|button| Proposal {
                label: clip(&button.label, LONGEST),
                ticket: button.ticket,
            })
            .collect(),
        Row::Menu(menu) => {
            let Ticket::Menu { game, spot, .. } = menu.ticket else {
                return vec![];
            };
            let proposal = |choice: panel::rows::Choice| Proposal {
                label: clip(
                    &of_card(panel, &choice.answer).unwrap_or(choice.label),
                    LONGEST,
                ),
                ticket: Ticket::Answer {
                    game,
                    spot,
                    answer: choice.answer,
                },
            };
            let whole = |p: &Proposal| p.value().len() <= LONGEST;
            menu.choices
                .into_iter()
                .map(proposal)
                .filter(whole)
                .collect()
        }
    }
}

/// A list has no headings, so a card says itself what would be done with it.
fn of_card(panel: &Panel, answer: &Answer) -> Option<String> {
    let Answer::Pick(picked) = answer else {
        return None;
    };
    match picked.first()? {
        Offer::Play(card) => Some(offers::play(&panel.view, *card)),
        Offer::Discard(card) => Some(offers::discard(&panel.view, *card)),
        _ => None,
    }
}

/// Whether a button does something to the game, rather than show something.
fn answers(ticket: &Ticket) -> bool {
    matches!(
        ticket,
        Ticket::Answer { .. }
            | Ticket::Proposed { .. }
            | Ticket::Commit { .. }
            | Ticket::Undraft { .. }
            | Ticket::TakeBack(_)
    )
}

/// The mix of gems that was typed, where gems are asked for.
fn typed_mix(panel: &Panel, typed: &str) -> Option<Proposal> {
    let (spot, question) = asked(panel)?;
    let Shape::Gems { limits, total } = &question.shape else {
        return None;
    };
    let gems = typed_gems::read(typed, limits, *total).ok()?;
    Some(Proposal {
        label: offers::gems(&gems),
        ticket: Ticket::Answer {
            game: panel.game,
            spot,
            answer: Answer::Gems(gems),
        },
    })
}

/// What the panel asks: the next part of a draft, else the open question.
fn asked(panel: &Panel) -> Option<(Spot, &Question)> {
    match &panel.draft {
        Some(drafting) => {
            let draft = &drafting.draft;
            let spot = Spot::Draft {
                prompt: draft.prompt,
                parts: u8::try_from(draft.parts.len()).ok()?,
            };
            Some((spot, drafting.next.as_ref()?))
        }
        None => {
            let question = panel.view.question.as_ref()?;
            Some((Spot::Now(question.id), question))
        }
    }
}
