//! What stands at the bottom of a card in place of a colour, in words (R-ARI-04).

use super::thing::Thing;
use super::{Arg, Wording};
use crate::cards::{Card, Extra, Image, Reward};

/// What it does, if there is something; the same on every level.
pub(super) fn bottom(w: &Wording, card: &Card) -> Option<String> {
    Some(match card.extra()? {
        Extra::Images(_) => {
            let images = Image::ALL
                .into_iter()
                .map(|image| (image, card.images(image)));
            let images = images.filter(|(_, count)| *count > 0);
            let images: Vec<Reward> = images.map(|(image, count)| of(image, count)).collect();
            let images = Thing::rewards(&images);
            w.say("card-bottom-images", &[("images", images.into())])
        }
        Extra::Text { text, .. } => {
            let text = w.card_text(&format!("card-{}-bottom", card.id.0), text);
            w.say("card-bottom-text", &[("text", Arg::Text(&text))])
        }
    })
}

/// What a row gives, and what the bottom of the card does beside it.
pub(super) fn row(w: &Wording, card: &Card, rewards: &[Reward]) -> String {
    let gives = || {
        w.say(
            "offer-place-gives",
            &[("rewards", Thing::rewards(rewards).into())],
        )
    };
    match (rewards.is_empty(), bottom(w, card)) {
        (false, None) => gives(),
        (true, None) => w.say("offer-place-gives-nothing", &[]),
        (true, Some(bottom)) => bottom,
        (false, Some(bottom)) => {
            let both = [
                ("first", Arg::Text(&gives())),
                ("second", Arg::Text(&bottom)),
            ];
            w.say("offer-place-both", &both)
        }
    }
}

fn of(image: Image, count: u8) -> Reward {
    match image {
        Image::Science => Reward::Science(count),
        Image::Magic => Reward::Magic(count),
        Image::Defence => Reward::Defence(count),
        Image::Attack => Reward::Attack(count),
    }
}
