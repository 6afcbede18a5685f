//! The picture of a public post.

use crate::picture::who_is_who::{who_is_who, who_is_who_in};
use crate::prelude::BySeat;
use crate::prelude::*;
use crate::wire::people::{facts_of, plain_names, players_of};
use viceroy_i18n::ending;
use viceroy_i18n::held::results;
use viceroy_model::attendance::DecidedBy;
use viceroy_model::messages::{GameEnd, NewsPost, PlayedFact};
use viceroy_render::pictures as render;
use viceroy_render::pictures::{News, PosterNotes, film, moments};
use viceroy_service::Filmed;

/// All pyramids, and the cards on offer during an auction.
pub async fn of_table(w: &Wording, painter: &Pictures, post: &TablePost) -> Option<Picture> {
    let names = plain_names(w, &post.people);
    painter.table(w, &post.view, &post.fresh, &names).await
}

pub fn who_at_table(w: &Wording, post: &TablePost) -> Option<String> {
    who_is_who(w, &plain_names(w, &post.people))
}

pub async fn of_end(w: &Wording, painter: &Pictures, post: &TablePost) -> Option<Picture> {
    let notes = poster_notes(w, post.finish.as_ref());
    painter.poster(w, &post.view, &end_names(w, post), &notes).await
}

fn end_names(w: &Wording, post: &TablePost) -> BySeat<String> {
    results(w, &plain_names(w, &post.people), post.whole())
}

/// A finished game, card by card.
pub async fn of_film(w: &Wording, painter: &Pictures, filmed: &Filmed) -> Option<Picture> {
    let Filmed { table, facts } = filmed;
    let moments = moments(&table.view.ruleset, facts.iter());
    let notes = poster_notes(w, table.finish.as_ref());
    let film = film(w, &table.view, &end_names(w, table), &notes, &moments);
    painter.film(film).await
}

/// Who sits at a table that gathers. Nobody else joins one in direct messages.
pub async fn of_lobby(w: &Wording, painter: &Pictures, view: &LobbyView) -> Option<Picture> {
    let gathers = view.state == LobbyState::Gathering && !view.people.is_empty();
    if !gathers || view.played_in == PlayedIn::DirectMessages {
        return None;
    }
    let people = seated(&view.people);
    let computers = people.iter().filter(|(_, player)| player.level().is_some());
    let computers = computers.map(|(seat, _)| seat).collect();
    let picture = render::lobby(w, &plain_names(w, &people), computers, view.to);
    painter.public(w, "lobby", picture).await
}

/// What a poster shows besides the pyramids.
pub fn poster_notes(w: &Wording, finish: Option<&GameEnd>) -> PosterNotes {
    PosterNotes {
        day: finish.and_then(|finish| ending::day(w, finish.at)),
        days: finish.map(|finish| finish.days),
        deciding: finish.and_then(|finish| finish.deciding.clone()),
    }
}

/// The picture of news (bids or changed pyramids) and its legend of names.
/// Derived only from what happened, so a repeated post shows the same.
pub async fn of_news(
    w: &Wording,
    painter: &Pictures,
    post: &NewsPost,
) -> (Option<Picture>, Option<String>) {
    let deeds: Vec<&PlayedFact> = post.deeds.iter().collect();
    // A secret choice belongs to the player who made it, even if the seat changed hands.
    let names = match deeds.last() {
        Some(last) => {
            let names = plain_names(w, &players_of(&last.hands));
            let hands = last.hands.iter();
            let whole = hands.filter(|(_, hand)| hand.by != DecidedBy::Several);
            results(w, &names, whole.map(|(seat, _)| seat).collect())
        }
        None => plain_names(w, &post.people),
    };
    let news =
        News { turn: post.chapter.turn, view: &post.view, facts: &facts_of(&deeds), names: &names };
    let picture = painter.news(w, &news).await;
    let who = picture.as_ref();
    let who = who.and_then(|picture| who_is_who_in(w, &names, &picture.alt));
    (picture, who)
}
