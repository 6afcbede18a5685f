//! The private panel as a message: text, buttons and pictures, the same wherever one person alone sees it.

use super::painting::Painting;
use super::panel::{self, place};
use super::people::{plain_names, text_names};
use super::pictures::{Picture, Pictures};
use super::posts;
use super::reply::{CONTENT, Shown};
use crate::host::Panel;
use crate::notice::Silence;
use crate::orders::Drafting;
use crate::rules::{Answer, BySeat, CardSet, Offer, Phase, Question, SeatView, Shape, Topic};
use crate::wording::{self, PrivateText};

/// A panel; `notice` is said first, and of many choices one page is shown.
pub fn shown(pictures: &Pictures, panel: &Panel, notice: Option<&PrivateText>, page: u8) -> Shown {
    let names = text_names(&panel.people);
    let draft = panel.draft.as_ref();
    let text = wording::panel::text(
        panel.game.0,
        (&panel.view, draft, panel.prepared),
        &names,
        notice,
    );
    let text = with_silence(panel.silence, text.0);
    let (pictures, painted) = (pictures.clone(), panel.clone());
    let painting = Painting::of(async move {
        let names = plain_names(&painted.people);
        match &painted.draft {
            Some(drafting) => of_draft(&pictures, (&painted.view, drafting), &names).await,
            None => of_panel(&pictures, &painted.view, &names).await,
        }
    });
    Shown {
        text,
        rows: panel::rows(panel, page),
        pictures: painting,
        stays: false,
        as_of: Some(panel.as_of()),
    }
}

/// Whoever plays elsewhere reads why no news come.
fn with_silence(silence: Option<Silence>, text: String) -> String {
    let Some(silence) = silence else {
        return text;
    };
    let said = wording::people::silent(posts::silent_because(silence));
    let warned = format!("{}\n{text}", said.0);
    // What is asked stands at the end: rather no warning than no question.
    if warned.chars().count() <= CONTENT {
        warned
    } else {
        text
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
async fn of_panel(pictures: &Pictures, view: &SeatView, names: &BySeat<String>) -> Vec<Picture> {
    // The dealt cards stay in sight until all first cards are shown, also after the own choice.
    if !view.screen.dealt.is_empty() {
        return pictures.dealt(view).await.into_iter().collect();
    }
    let mut painted = vec![];
    if let Some(question) = &view.question {
        painted.extend(of_question(pictures, view, question, names).await);
    }
    let question = view.question.as_ref();
    let about_pyramids = question.is_some_and(|q| is_about_pyramids(q.topic));
    if !about_pyramids && view.table.open.phase != Phase::Over {
        painted.extend(pictures.hand(view).await);
    }
    painted
}

/// The picture that a question is about, if it is about more than the hand.
async fn of_question(
    pictures: &Pictures,
    view: &SeatView,
    question: &Question,
    names: &BySeat<String>,
) -> Option<Picture> {
    match question.topic {
        Topic::Place | Topic::Attaint => {
            let cards = place::card_letters(view, question);
            if !cards.is_empty() {
                return pictures.choosing(view, &cards).await;
            }
            let Shape::Pick { offers, .. } = &question.shape else {
                return None;
            };
            let letters = place::letters(offers);
            pictures.placing(view, question.card?, &letters).await
        }
        Topic::Bid
        | Topic::AttackTarget
        | Topic::TakeCard
        | Topic::Claim
        | Topic::TipOrGoOn
        | Topic::RivalTarget
        | Topic::Requisition => pictures.auction(&view.table, names).await,
        // Whose token lies where.
        Topic::SwapOwn | Topic::SwapOther => {
            let shown = (&view.table, &CardSet::NONE);
            pictures.table(shown, names).await
        }
        Topic::Paint => {
            pictures
                .pyramid(&view.table, (view.seat, &CardSet::NONE), names)
                .await
        }
        Topic::ReturnGems
        | Topic::FirstCards
        | Topic::PassGems
        | Topic::PassGemsTogether
        | Topic::Develop
        | Topic::Unplayable
        | Topic::DiscardGems
        | Topic::FifthLevel
        | Topic::RewardGems
        | Topic::Deck
        | Topic::OwnInfinite
        | Topic::InfiniteColour
        | Topic::LawChoice
        | Topic::SwapGems
        | Topic::PutBackLaws
        | Topic::Archive
        | Topic::Purse
        | Topic::Enrol => None,
    }
}

/// What the next part of a draft is about, else the pyramid as it would be. The hand was seen when the card was chosen;
/// it is shown again only where more of it is asked for, and stays where a card is discarded, which changes no pyramid.
async fn of_draft(
    pictures: &Pictures,
    (real, drafting): (&SeatView, &Drafting),
    names: &BySeat<String>,
) -> Vec<Picture> {
    let view = &drafting.view;
    let picture = match &drafting.next {
        _ if discards(drafting) => pictures.hand(real).await,
        Some(next) if is_about_pyramids(next.topic) => {
            of_question(pictures, view, next, names).await
        }
        Some(next) if next.topic == Topic::Archive => pictures.hand(real).await,
        Some(_) | None => {
            pictures
                .pyramid(&view.table, (view.seat, &CardSet::NONE), names)
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

/// Whether a question is about cards that stand or places, not about the hand.
fn is_about_pyramids(topic: Topic) -> bool {
    matches!(
        topic,
        Topic::Place | Topic::Attaint | Topic::SwapOwn | Topic::SwapOther | Topic::Paint
    )
}
