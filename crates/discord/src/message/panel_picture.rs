//! The picture of a panel: what its player needs to see for the prompt.

use super::post_picture::poster_notes;
use crate::picture::shown::ShownThing;
use crate::picture::who_is_who::who_of;
use crate::prelude::*;
use crate::wire::letters;
use viceroy_model::messages::GameEnd;
use viceroy_model::plans::Drafting;
use viceroy_render::pictures as render;
use viceroy_rules::{CardSet, Help, OpenFact, Sealed, SeatSet};

enum Pictured {
    Dealt,
    Domain,
    Returning,
    Own,
    Building,
    Bid,
    Table,
    Poster,
    CardChoice(CardId),
    Taking,
    Battle,
    Choosing(Vec<(char, CardId)>),
    Placing(CardId, Vec<(char, Slot)>),
}

impl Pictured {
    fn of_panel(w: &Wording, view: &SeatView) -> Option<Pictured> {
        // Dealt cards stay visible until all first cards are revealed, also after one's own choice.
        if !view.screen.dealt.is_empty() {
            return Some(Pictured::Dealt);
        }
        // Likewise in a set-up with domain cards (R-TD-04).
        if let Some(Sealed::DomainReward(_)) = view.screen.sealed {
            return Some(Pictured::Domain);
        }
        if let Some(Sealed::ReturnedCharacters { .. }) = view.screen.sealed {
            return Some(Pictured::Returning);
        }
        match &view.question {
            Some(question) => Pictured::of_question(w, view, question),
            None if view.table.open.phase == Phase::Over => Some(Pictured::Poster),
            None => Some(Pictured::Own),
        }
    }

    fn of_question(w: &Wording, view: &SeatView, question: &Question) -> Option<Pictured> {
        if question.topic == Topic::DomainReward {
            return Some(Pictured::Domain);
        }
        if question.topic == Topic::ReturnCharacters {
            return Some(Pictured::Returning);
        }
        Some(match question.topic.help() {
            Help::Places => {
                let cards = letters::card_letters(w, view, question);
                if !cards.is_empty() {
                    return Some(Pictured::Choosing(cards));
                }
                let letters = letters::letters(w, &question.shape.offers());
                Pictured::Placing(question.card?, letters)
            }
            Help::Auction => Pictured::Bid,
            Help::Pyramids => Pictured::Table,
            Help::Pyramid => Pictured::Building,
            Help::Card => question.card.map_or(Pictured::Own, Pictured::CardChoice),
            Help::Gems => Pictured::Taking,
            Help::Battle => Pictured::Battle,
            Help::Hand | Help::Nothing => Pictured::Own,
        })
    }

    /// Shows the next step of a draft, else the resulting pyramid. The hand appears only if more
    /// cards are chosen from it, or one is discarded, which changes no pyramid.
    fn of_draft(w: &Wording, drafting: &Drafting) -> Option<Pictured> {
        if discards(drafting) {
            return Some(Pictured::Own);
        }
        let Some(next) = &drafting.next else {
            return Some(Pictured::Building);
        };
        match next.topic.help() {
            Help::Nothing => Some(Pictured::Building),
            Help::Hand
            | Help::Auction
            | Help::Places
            | Help::Pyramid
            | Help::Pyramids
            | Help::Card
            | Help::Gems
            | Help::Battle => Pictured::of_question(w, &drafting.view, next),
        }
    }

    fn named(&self, view: &SeatView) -> SeatSet {
        let open = &view.table.open;
        match self {
            Pictured::Table | Pictured::Poster => open.seats().collect(),
            // Players out of the auction have no bid.
            Pictured::Bid => {
                let bids = open.bids.iter().filter(|(_, bid)| bid.is_some());
                // A claim's picture is of one auction card.
                let question = view.question.as_ref();
                let claims = question.filter(|question| question.topic == Topic::Claim);
                let at = claims.and_then(|question| question.auction_card);
                let shown = |seat: &Seat| at.is_none_or(|at| open.bids_on(*seat, at));
                bids.map(|(seat, _)| seat).filter(shown).collect()
            }
            Pictured::Dealt
            | Pictured::Domain
            | Pictured::Returning
            | Pictured::Own
            | Pictured::Building
            | Pictured::CardChoice(_)
            | Pictured::Taking
            | Pictured::Battle
            | Pictured::Choosing(_)
            | Pictured::Placing(..) => SeatSet::NONE,
        }
    }

    async fn painted(
        self,
        w: &Wording,
        pictures: &Pictures,
        view: &SeatView,
        names: &BySeat<String>,
        (finish, room): (Option<&GameEnd>, PictureRoom),
    ) -> Option<Picture> {
        let (kind, picture) = match self {
            Pictured::Own => return pictures.own(w, view, room).await,
            Pictured::Bid => return pictures.bid(w, view, names, room).await,
            Pictured::Table => {
                return pictures.table(w, &view.table, &CardSet::NONE, names).await;
            }
            Pictured::Poster => {
                let notes = poster_notes(w, finish);
                return pictures.poster(w, &view.table, names, &notes).await;
            }
            Pictured::Dealt => ("cards", render::dealt(w, view, room)),
            Pictured::Domain => ("domain", render::domain(w, view, room)),
            Pictured::Returning => ("cards", render::returning(w, view, room)),
            Pictured::Building => ("pyramid", render::building(w, view, room)),
            Pictured::CardChoice(card) => ("choice", render::card_choice(w, view, card, room)),
            Pictured::Taking => ("gems", render::taking(w, view)),
            Pictured::Battle => ("battle", render::battle(w, view, room)),
            Pictured::Choosing(cards) => ("choices", render::choosing(w, view, &cards, room)),
            Pictured::Placing(card, letters) => {
                ("places", render::placing(w, view, card, &letters, room))
            }
        };
        pictures.private(w, kind, picture).await
    }
}

pub(super) async fn of_panel(
    w: &Wording,
    pictures: &Pictures,
    view: &SeatView,
    names: &BySeat<String>,
    (finish, room): (Option<&GameEnd>, PictureRoom),
) -> Option<Picture> {
    let subject = Pictured::of_panel(w, view)?;
    let picture = subject.painted(w, pictures, view, names, (finish, room)).await?;
    let enough = match view.question {
        Some(_) => &[],
        None => IDLE,
    };
    Some(picture.reusable_as(w, view, enough))
}

/// What an existing picture must show to be reused.
const IDLE: &[ShownThing] = &[ShownThing::Built, ShownThing::Hand, ShownThing::Purse];

/// Further bids of a plan are for the same cards.
fn enough_for_draft(next: &Question) -> &'static [ShownThing] {
    match next.topic {
        Topic::Bid => &[ShownThing::Built, ShownThing::Hand, ShownThing::Offered],
        _ => &[],
    }
}

pub(super) async fn of_draft(
    w: &Wording,
    pictures: &Pictures,
    drafting: &Drafting,
    names: &BySeat<String>,
    room: PictureRoom,
) -> Option<Picture> {
    let subject = Pictured::of_draft(w, drafting)?;
    let view = &drafting.view;
    let picture = subject.painted(w, pictures, view, names, (None, room)).await?;
    let enough = drafting.next.as_ref().map_or(&[][..], enough_for_draft);
    Some(picture.reusable_as(w, view, enough))
}

pub(super) fn who_is_shown(
    w: &Wording,
    view: &SeatView,
    draft: Option<&Drafting>,
    names: &BySeat<String>,
) -> Option<String> {
    let (subject, view) = match draft {
        Some(drafting) => (Pictured::of_draft(w, drafting)?, &drafting.view),
        None => (Pictured::of_panel(w, view)?, view),
    };
    who_of(w, names, subject.named(view))
}

fn discards(drafting: &Drafting) -> bool {
    let last = drafting.happens.last();
    let is_last = last.is_some_and(|last| last.at == drafting.at);
    let gone = |fact: &OpenFact| matches!(fact, OpenFact::Discarded { .. });
    is_last && last.is_some_and(|last| last.facts.iter().any(gone))
}
