//! The private panel as a message: text, buttons and pictures, the same wherever one person alone sees it.

use super::panel::{self, place};
use super::people::{plain_names, text_names};
use super::pictures::{Picture, Pictures};
use super::reply::Shown;
use crate::host::Panel;
use crate::orders::Drafting;
use crate::rules::{BySeat, Phase, Shape, Topic};
use crate::wording::{self, PrivateText};

/// A panel; `notice` is said first, and of many choices one page is shown.
pub async fn shown(
    pictures: &Pictures,
    panel: &Panel,
    notice: Option<&PrivateText>,
    page: u8,
) -> Shown {
    let names = text_names(&panel.people);
    let text = wording::panel::text(
        panel.game.0,
        (&panel.view, panel.draft.as_ref()),
        &names,
        notice,
    );
    let mut painted = vec![];
    let view = &panel.view;
    if let Some(drafting) = &panel.draft {
        let plain = plain_names(&panel.people);
        painted.extend(draft_picture(pictures, drafting, &plain).await);
    }
    match view.question.as_ref().map(|q| (q.topic, q)) {
        // The dealt cards stay in sight until all first cards are shown, also after the own choice.
        _ if !view.screen.dealt.is_empty() => {
            painted.extend(pictures.dealt(view).await);
        }
        Some((Topic::Place, question)) => {
            if let (Some(card), Shape::Pick { offers, .. }) = (question.card, &question.shape) {
                let letters = place::letters(offers);
                painted.extend(pictures.placing(view, card, &letters).await);
            }
        }
        Some((Topic::Bid | Topic::AttackTarget | Topic::TakeCard | Topic::Claim, _)) => {
            let plain = plain_names(&panel.people);
            painted.extend(pictures.auction(&view.table, &plain).await);
            painted.extend(pictures.hand(view).await);
        }
        Some((Topic::Paint, _)) => {
            let plain = plain_names(&panel.people);
            let pyramid = pictures.pyramid(&view.table, view.seat, &plain);
            painted.extend(pyramid.await);
        }
        Some((
            Topic::FirstCards
            | Topic::PassGems
            | Topic::Develop
            | Topic::Unplayable
            | Topic::DiscardGems
            | Topic::FifthLevel
            | Topic::RewardGems
            | Topic::Deck
            | Topic::OwnInfinite
            | Topic::InfiniteColour
            | Topic::LawChoice
            | Topic::SwapOwn
            | Topic::SwapOther
            | Topic::SwapGems
            | Topic::PutBackLaws
            | Topic::Archive
            | Topic::Attaint
            | Topic::Purse
            | Topic::Enrol,
            _,
        ))
        | None => {
            if view.table.open.phase != Phase::Over {
                painted.extend(pictures.hand(view).await);
            }
        }
    }
    Shown {
        text: text.0,
        rows: panel::rows(panel, page),
        pictures: painted,
        step: Some(panel.step),
    }
}

/// The pyramid as it would be, or the places to choose from.
async fn draft_picture(
    pictures: &Pictures,
    drafting: &Drafting,
    names: &BySeat<String>,
) -> Option<Picture> {
    let view = &drafting.view;
    let places = drafting.next.as_ref().and_then(|next| match &next.shape {
        Shape::Pick { offers, .. } if next.topic == Topic::Place => Some((next.card?, offers)),
        Shape::Pick { .. } | Shape::Gems { .. } | Shape::Paint { .. } => None,
    });
    match places {
        Some((card, offers)) => {
            let letters = place::letters(offers);
            pictures.placing(view, card, &letters).await
        }
        None => pictures.pyramid(&view.table, view.seat, names).await,
    }
}
