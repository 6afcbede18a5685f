//! The text at the bottom of a card without a colour (R-ARI-04).

use crate::prelude::*;
use viceroy_rules::cards::{Extra, Image};

pub(crate) fn bottom(w: &Wording, card: &Card) -> Option<String> {
    Some(match card.extra()? {
        Extra::Images(_) => {
            let images = Image::ALL.into_iter().map(|image| (image, card.images(image)));
            let images = images.filter(|(_, count)| *count > 0);
            let images: Vec<Reward> = images.map(|(image, count)| of(image, count)).collect();
            let images = Term::rewards(&images);
            w.say(text!(card_bottom_images, images))
        }
        Extra::Text { text, .. } => {
            let text = w.card_text(&format!("card-{}-bottom", card.id.0), text);
            w.say(text!(card_bottom_text, text = &text))
        }
    })
}

pub(crate) fn row(w: &Wording, card: &Card, rewards: &[Reward]) -> String {
    match (rewards.is_empty(), bottom(w, card)) {
        (_, None) => gives(w, rewards),
        (true, Some(bottom)) => bottom,
        (false, Some(bottom)) => {
            let first = gives(w, rewards);
            w.say(text!(offer_place_both, first, second = bottom))
        }
    }
}

pub(crate) fn gives(w: &Wording, rewards: &[Reward]) -> String {
    match rewards.is_empty() {
        true => w.say(text!(offer_place_gives_nothing)),
        false => w.say(text!(offer_place_gives, rewards = Term::rewards(rewards))),
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
