//! The private panel as a message: text, buttons and pictures, the same wherever one person alone sees it.

use std::sync::Arc;

use super::painting::Painting;
use super::people::{plain_names, text_names};
use super::pictures::{Picture, Pictures};
use super::post::CONTENT;
use crate::discord::interaction::response::Response;
use crate::discord::panel;
use crate::discord::panel::letters;
use crate::host::Panel;
use crate::notice::Silence;
use crate::orders::Drafting;
use crate::rules::{Answer, BySeat, CardSet, Help, Offer, Phase, Question, SeatView};
use crate::wording::people::Silent;
use crate::wording::{self, PrivateText, Wording};

/// A panel; `notice` is said first, and of many choices one page is shown.
pub fn response(
    w: &Arc<Wording>,
    pictures: &Pictures,
    panel: &Panel,
    notice: Option<&PrivateText>,
    page: u8,
) -> Response {
    let names = text_names(w, &panel.people);
    let told = wording::panel::Panel {
        game: panel.game.0,
        view: &panel.view,
        draft: panel.draft.as_ref(),
        prepared: panel.prepared,
        people: &names,
        notice,
    };
    let text = wording::panel::text(w, &told);
    let text = with_silence(w, panel.silence, text.0);
    let painter = (Arc::clone(w), pictures.clone());
    let painted = panel.clone();
    let painting = Painting::of(async move {
        let (w, pictures) = (&*painter.0, &painter.1);
        let names = plain_names(w, &painted.people);
        match &painted.draft {
            Some(drafting) => of_draft(w, pictures, &painted.view, drafting, &names).await,
            None => of_panel(w, pictures, &painted.view, &names).await,
        }
    });
    Response {
        text,
        rows: panel::rows(w, panel, page),
        pictures: painting,
        stays: false,
        as_of: Some(panel.as_of()),
    }
}

/// Whoever plays elsewhere reads why no news come.
fn with_silence(w: &Wording, silence: Option<Silence>, text: String) -> String {
    let Some(silence) = silence else {
        return text;
    };
    let said = wording::people::silent(w, silent_because(silence));
    let warned = format!("{}\n{text}", said.0);
    // What is asked stands at the end: rather no warning than no question.
    if warned.chars().count() <= CONTENT {
        warned
    } else {
        text
    }
}

/// Why a thread is silent, as it is said.
pub fn silent_because(silence: Silence) -> Silent {
    match silence {
        Silence::Gone => Silent::Gone,
        Silence::Forbidden => Silent::Forbidden,
        Silence::Full => Silent::Full,
    }
}

/// Whether a panel tells of a secret choice and asks nothing. What was seen when it was made may stay in sight: until all
/// have chosen nothing of it changes.
pub fn has_chosen(panel: &Panel) -> bool {
    let view = &panel.view;
    // Of the dealt cards the picture tells which two were chosen.
    view.screen.sealed.is_some() && view.question.is_none() && view.screen.dealt.is_empty()
}

/// What a player needs to see to answer.
async fn of_panel(
    w: &Wording,
    pictures: &Pictures,
    view: &SeatView,
    names: &BySeat<String>,
) -> Vec<Picture> {
    // The dealt cards stay in sight until all first cards are shown, also after the own choice.
    if !view.screen.dealt.is_empty() {
        return pictures.dealt(w, view).await.into_iter().collect();
    }
    let mut painted = vec![];
    if let Some(question) = &view.question {
        painted.extend(of_question(w, pictures, view, question, names).await);
    }
    let question = view.question.as_ref();
    let about_pyramids = question.is_some_and(|q| q.topic.help().is_about_pyramids());
    if !about_pyramids && view.table.open.phase != Phase::Over {
        painted.extend(pictures.hand(w, view).await);
    }
    painted
}

/// The picture that a question is about, if it is about more than the hand.
async fn of_question(
    w: &Wording,
    pictures: &Pictures,
    view: &SeatView,
    question: &Question,
    names: &BySeat<String>,
) -> Option<Picture> {
    let nobody = &CardSet::NONE;
    match question.topic.help() {
        Help::Places => {
            let cards = letters::card_letters(view, question);
            if !cards.is_empty() {
                return pictures.choosing(w, view, &cards).await;
            }
            let letters = letters::letters(&question.shape.offers());
            pictures.placing(w, view, question.card?, &letters).await
        }
        Help::Auction => pictures.auction(w, &view.table, names).await,
        Help::Pyramids => pictures.table(w, &view.table, nobody, names).await,
        Help::Pyramid => {
            pictures
                .pyramid(w, &view.table, view.seat, nobody, names)
                .await
        }
        Help::Hand | Help::Nothing => None,
    }
}

/// What the next part of a draft is about, else the pyramid as it would be. The hand was seen when the card was chosen;
/// it is shown again only where more of it is asked for, and stays where a card is discarded, which changes no pyramid.
async fn of_draft(
    w: &Wording,
    pictures: &Pictures,
    real: &SeatView,
    drafting: &Drafting,
    names: &BySeat<String>,
) -> Vec<Picture> {
    let view = &drafting.view;
    let picture = match &drafting.next {
        _ if discards(drafting) => pictures.hand(w, real).await,
        Some(next) if next.topic.help().is_about_pyramids() => {
            of_question(w, pictures, view, next, names).await
        }
        Some(next) if next.topic.help() == Help::Hand => pictures.hand(w, real).await,
        Some(_) | None => {
            pictures
                .pyramid(w, &view.table, view.seat, &CardSet::NONE, names)
                .await
        }
    };
    picture.into_iter().collect()
}

/// Whether a draft is about a card that is not played.
fn discards(drafting: &Drafting) -> bool {
    let first = drafting.draft.parts.first();
    first.is_some_and(|part| match &part.answer {
        Answer::Pick(offers) => matches!(offers.first(), Some(Offer::Discard(_))),
        Answer::Gems(_) | Answer::Paint(_) => false,
    })
}
