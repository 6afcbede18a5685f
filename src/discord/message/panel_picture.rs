//! The picture of a panel: what its player needs to see for what is asked.

use crate::discord::picture::pictures::{Picture, Pictures};
use crate::discord::wire::letters;
use crate::orders::Drafting;
use crate::rules::{
    Answer, BySeat, CardSet, Help, Offer, Phase, Question, Sealed, SeatView, Topic,
};
use crate::wording::Wording;

/// What a player needs to see to answer, and while they wait what they hold and have built.
pub(super) async fn of_panel(
    w: &Wording,
    pictures: &Pictures,
    view: &SeatView,
    names: &BySeat<String>,
) -> Option<Picture> {
    // The dealt cards stay in sight until all first cards are shown, also after the own choice.
    if !view.screen.dealt.is_empty() {
        return pictures.dealt(w, view).await;
    }
    // So do those of a set-up with domain cards (R-TD-04).
    if let Some(Sealed::DomainReward(_)) = view.screen.sealed {
        return pictures.domain(w, view).await;
    }
    if let Some(Sealed::ReturnedCharacters { .. }) = view.screen.sealed {
        return pictures.returning(w, view).await;
    }
    match &view.question {
        Some(question) => of_question(w, pictures, view, question, names).await,
        None if view.table.open.phase == Phase::Over => {
            pictures.poster(w, &view.table, names).await
        }
        None => pictures.own(w, view).await,
    }
}

/// The picture that a question needs.
async fn of_question(
    w: &Wording,
    pictures: &Pictures,
    view: &SeatView,
    question: &Question,
    names: &BySeat<String>,
) -> Option<Picture> {
    if question.topic == Topic::DomainReward {
        return pictures.domain(w, view).await;
    }
    if question.topic == Topic::ReturnCharacters {
        return pictures.returning(w, view).await;
    }
    match question.topic.help() {
        Help::Places => {
            let cards = letters::card_letters(view, question);
            if !cards.is_empty() {
                return pictures.choosing(w, view, &cards).await;
            }
            let letters = letters::letters(&question.shape.offers());
            pictures.placing(w, view, question.card?, &letters).await
        }
        Help::Auction => pictures.bid(w, view, names).await,
        Help::Pyramids => {
            let nobody = &CardSet::NONE;
            pictures.table(w, &view.table, nobody, names).await
        }
        Help::Pyramid => pictures.building(w, view).await,
        Help::Card => pictures.criminal_row(w, view, question.card?).await,
        Help::Hand | Help::Nothing => pictures.own(w, view).await,
    }
}

/// What the next part of a draft is about, else the pyramid as it would be. The hand was seen when the card was chosen;
/// it is shown again only where more of it is asked for, and where a card is discarded, which changes no pyramid. All of it
/// is as it would be after what is chosen so far, as the words tell it.
pub(super) async fn of_draft(
    w: &Wording,
    pictures: &Pictures,
    drafting: &Drafting,
    names: &BySeat<String>,
) -> Option<Picture> {
    let view = &drafting.view;
    match &drafting.next {
        _ if discards(drafting) => pictures.own(w, view).await,
        Some(next) if next.topic.help().is_about_pyramids() => {
            of_question(w, pictures, view, next, names).await
        }
        Some(next) if next.topic.help() == Help::Hand => pictures.own(w, view).await,
        Some(_) | None => pictures.building(w, view).await,
    }
}

/// Whether a draft is about a card that is not played.
fn discards(drafting: &Drafting) -> bool {
    let first = drafting.draft.parts.first();
    first.is_some_and(|part| match &part.answer {
        Answer::Pick(offers) => matches!(offers.first(), Some(Offer::Discard(_))),
        Answer::Gems(_) | Answer::Paint(_) => false,
    })
}
