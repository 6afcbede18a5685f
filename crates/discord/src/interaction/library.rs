//! Card lookup by name or number.

use crate::prelude::*;
use viceroy_rules::cards::{Card, Catalogue};
use viceroy_rules::{GameSetup, Ruleset};

/// Title and value; matches at the beginning first.
pub fn found(
    w: &Wording,
    cards: &'static Catalogue,
    typed: &str,
) -> impl Iterator<Item = (String, String)> {
    let typed = typed.trim().to_lowercase();
    let rank = move |card: &&Card| {
        let title = viceroy_i18n::library::title(w, card).to_lowercase();
        if title.starts_with(&typed) || card.id.0.to_string() == typed {
            Some(0)
        } else {
            title.contains(&typed).then_some(1)
        }
    };
    let mut cards: Vec<(i32, &Card)> =
        cards.cards().filter_map(|card| Some((rank(&card)?, card))).collect();
    cards.sort_by_key(|(rank, card)| (*rank, card.id.0));
    let cards = cards.into_iter();
    cards.map(|(_, card)| (viceroy_i18n::library::title(w, card), card.id.0.to_string()))
}

/// Falls back to titles in other languages.
pub fn found_in(
    languages: &Languages,
    w: &Wording,
    cards: &'static Catalogue,
    typed: &str,
) -> Vec<(String, String)> {
    let own: Vec<_> = found(w, cards, typed).collect();
    if !own.is_empty() {
        return own;
    }
    let found = languages.find_in_others(w, |w| found(w, cards, typed).collect());
    let in_own_words = |(title, value): (String, String)| {
        let card = value.parse().ok().and_then(|id| cards.get(CardId(id)));
        let title = card.map_or(title, |card| viceroy_i18n::library::title(w, card));
        (title, value)
    };
    found.into_iter().map(in_own_words).collect()
}

/// As printed in this channel's game, else in the standard game.
pub async fn look_up(actions: &Actions, reader: &Reader, room: RoomId, which: &str) -> Response {
    let w = &*reader.wording;
    let cards = actions.pictures.cards();
    let number = match which.trim().parse() {
        Ok(number) => Some(number),
        Err(_) if which.trim().is_empty() => None,
        // Free text was sent without picking a choice.
        Err(_) => found_in(&reader.languages, w, cards, which)
            .first()
            .and_then(|(_, value)| value.parse().ok()),
    };
    let Some(card) = number.and_then(|number| cards.get(CardId(number))) else {
        return w.private(text!(where_no_card)).into();
    };
    let game = match actions.host.game_in(room).await {
        Ok(game) => game,
        Err(fault) => return fault.shown(w),
    };
    let played = match game {
        Some(game) => actions.host.table(game).await.ok(),
        None => None,
    };
    let played = played.map(|post| post.view.ruleset);
    let standard = || Ruleset::compile_with(GameSetup::standard(2), cards).ok();
    let Some(ruleset) = played.or_else(standard) else {
        return w.private(text!(where_no_card)).into();
    };
    let text = viceroy_i18n::library::card_and_when(w, card, ruleset.printing()).0;
    let pictures = actions.pictures.clone();
    let w = Arc::clone(&reader.wording);
    let painting = async move { pictures.card(&w, &ruleset, card).await };
    Response { text, picture: Painting::of(painting), ..Response::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_i18n::english;

    #[test]
    fn cards_are_found_by_number_and_by_what_their_titles_begin_with() {
        let cards = Catalogue::embedded().expect("the embedded cards");
        let w = &english();
        let first = |typed: &str| found(w, cards, typed).next().map(|(title, _)| title);
        assert_eq!(first("32").as_deref(), Some("Captain (32)"));
        assert_eq!(first(" harbour").as_deref(), Some("Harbour Master (1)"));
        assert_eq!(first("master").as_deref(), Some("Harbour Master (1)"));
        assert_eq!(first("no such thing"), None);
        assert_eq!(found(w, cards, "").count(), cards.cards().count());
    }
}
