//! Alt texts of pictures.

use super::people;
use crate::prelude::*;
use viceroy_rules::{FittingCorners, Screen};

pub fn alt_level(w: &Wording, level: i8, cards: Vec<Term>) -> String {
    let cards = Term::List(cards, Joined::Commas);
    match level {
        0 => w.say(text!(read_below_base, cards)),
        _ => w.say(text!(alt_level, level, cards)),
    }
}

pub fn alt_circles(w: &Wording, circles: &[(i8, Colour, u16)]) -> Option<String> {
    let each = circles
        .iter()
        .map(|(level, colour, value)| Term::Said(w.say(text!(alt_circle, level, colour, value))));
    let circles = Term::some(each, Joined::Commas)?;
    Some(w.say(text!(alt_circles, circles)))
}

pub fn alt_tokens(w: &Wording, tokens: &[(Token, u16)]) -> Option<String> {
    let each = tokens.iter().map(|(token, count)| Term::Tokens(*token, *count));
    let tokens = Term::some(each, Joined::Commas)?;
    Some(w.say(text!(alt_tokens, tokens)))
}

pub fn alt_choice(w: &Wording, letter: char, choice: &Card, level: i8, tokens: &[Token]) -> String {
    match Term::some(Term::tokens(tokens.iter().copied()), Joined::Commas) {
        Some(tokens) => w.say(text!(alt_choice_with, letter, card = choice, level, tokens)),
        None => w.say(text!(alt_choice, letter, card = choice, level)),
    }
}

pub fn alt_auction_place(w: &Wording, at: AuctionCard, cards: &[(AuctionPlace, &Card)]) -> String {
    let each = cards.iter().map(|(place, card)| {
        Term::Said(match place {
            AuctionPlace::Base => w.say(text!(alt_auction_base, card = *card)),
            AuctionPlace::Tip => w.say(text!(alt_auction_tip, card = *card)),
        })
    });
    let none = || Term::Said(w.say(text!(offer_no_card)));
    let cards = Term::some(each, Joined::Commas).unwrap_or_else(none);
    w.say(text!(alt_auction_place, colour = at, cards))
}

pub fn alt_fits(w: &Wording, cards: &[(&Card, FittingCorners)]) -> Option<String> {
    let each = cards.iter().filter_map(|(card, fitting)| {
        let corners = [
            fitting.top_left.then(|| w.say(text!(alt_corner_left))),
            fitting.top_right.then(|| w.say(text!(alt_corner_right))),
            fitting.bottom.then(|| w.say(text!(alt_corner_bottom))),
        ];
        let corners = Term::some(corners.into_iter().flatten().map(Term::Said), Joined::Commas)?;
        Some(Term::Said(w.say(text!(alt_fit, card = *card, corners))))
    });
    let cards = Term::some(each, Joined::Commas)?;
    Some(w.say(text!(alt_fits, cards)))
}

pub fn alt_payable(w: &Wording, colours: &[Colour]) -> Option<String> {
    let each = Term::list(colours.iter().copied(), Joined::Commas);
    (!colours.is_empty()).then(|| w.say(text!(alt_payable, colours = each)))
}

pub fn alt_held(w: &Wording, cards: &[&Card]) -> Option<String> {
    let names = Term::list(cards.iter().copied(), Joined::Commas);
    (!cards.is_empty()).then(|| w.say(text!(alt_held, names)))
}

pub fn alt_holds(w: &Wording, screen: &Screen) -> String {
    let stones = Term::gems_and_diamonds(screen.gems, screen.diamonds);
    w.say(text!(alt_holds, gems = stones, attack = screen.attack))
}

pub fn alt_hand_card(w: &Wording, card: &Card, levels: &[u8]) -> String {
    if levels == [0] {
        return w.say(text!(alt_hand_criminal, card));
    }
    let count = levels.len();
    let levels = levels.iter().map(|level| Term::Said(level.to_string()));
    let levels = Term::list(levels, Joined::Commas);
    w.say(text!(alt_hand_card, card, count, levels))
}

pub fn alt_dealt(w: &Wording, cards: &[&Card]) -> String {
    let names = Term::list(cards.iter().copied(), Joined::Commas);
    w.say(text!(alt_dealt, cards = cards.len(), names))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LetteredPlace {
    pub letter: char,
    pub level: i8,
    /// The single-colour circle it would close, with its value.
    pub circle: Option<(Colour, u16)>,
}

pub fn alt_placing(w: &Wording, card: &Card, cards: usize, places: &[LetteredPlace]) -> String {
    let each = places.iter().map(|p| Term::Said(alt_place(w, p)));
    let each = Term::list(each, Joined::Commas);
    let all = w.say(text!(alt_places, places = each));
    let heading = w.say(text!(alt_placing, card, cards));
    format!("{heading} {all}")
}

fn alt_place(w: &Wording, place: &LetteredPlace) -> String {
    let letter = place.letter.to_string();
    let said = w.say(text!(alt_place, letter = &letter, level = place.level));
    match place.circle {
        None => said,
        Some((colour, value)) => w.say(text!(alt_place_circle, place = &said, colour, value)),
    }
}

pub fn alt_winners(w: &Wording, names: &[String]) -> Option<String> {
    (!names.is_empty())
        .then(|| w.say(text!(alt_winners, count = names.len(), names = people(names))))
}

pub fn alt_waiting(w: &Wording, names: &[String]) -> Option<String> {
    (!names.is_empty()).then(|| w.say(text!(alt_waiting, names = people(names))))
}

pub fn alt_bids(w: &Wording, at: AuctionCard, names: &[String]) -> Option<String> {
    (!names.is_empty()).then(|| w.say(text!(alt_bids, colour = at, names = people(names))))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scored {
    Line(ScoreLine),
    Other,
}

pub fn alt_score_player(w: &Wording, name: &str, total: i16, lines: &[(Scored, i16)]) -> String {
    let each = lines.iter().map(|(line, points)| {
        let line = match line {
            Scored::Line(line) => Term::ScoreLine(*line),
            Scored::Other => Term::Said(w.say(text!(score_other))),
        };
        Term::Said(w.say(text!(alt_score_line, line, points)))
    });
    w.say(text!(alt_score_player, name, total, lines = Term::list(each, Joined::Commas)))
}
