//! A table in words, page by page, for players who do not see the pictures.

use crate::prelude::*;
use crate::{length, library, pictures};
use viceroy_rules::cards::Section;
use viceroy_rules::{PlacedCard, Pyramid, Slot, query};

/// Maximum characters of a page, including its title.
const PAGE: usize = 1800;

pub struct ReadPage {
    pub title: String,
    pub text: String,
    pub begins: bool,
}

/// The reader's hand, the auction, then all tables, the reader's first.
pub fn pages(
    w: &Wording,
    table: &TableView,
    own: Option<&SeatView>,
    names: &BySeat<String>,
) -> Vec<ReadPage> {
    let mut parts = vec![];
    if let Some(view) = own {
        parts.push((w.say(text!(read_cards)), cards(w, view)));
    }
    if table.open.phase != Phase::Over {
        parts.push((w.say(text!(read_auction)), auction(w, table)));
    }
    let reader = own.map(|view| view.seat);
    let mut seats: Vec<Seat> = names.seats().collect();
    seats.sort_by_key(|seat| Some(*seat) != reader);
    for seat in seats {
        let who = Term::player(names, seat, reader);
        parts.push((w.say(text!(read_player, who)), player(w, table, seat)));
    }
    let pages = parts.into_iter().flat_map(|(title, said)| paged(title, said));
    pages.collect()
}

fn paged(title: String, said: Vec<String>) -> Vec<ReadPage> {
    let mut pages: Vec<ReadPage> = vec![];
    for paragraph in said {
        let fits = |page: &ReadPage| length(&page.text) + 1 + length(&paragraph) <= PAGE;
        match pages.last_mut().filter(|page| fits(page)) {
            Some(page) => {
                page.text.push('\n');
                page.text += &paragraph;
            }
            None => pages.push(ReadPage {
                title: title.clone(),
                begins: pages.is_empty(),
                text: paragraph,
            }),
        }
    }
    pages
}

fn cards(w: &Wording, view: &SeatView) -> Vec<String> {
    let ruleset = &view.table.ruleset;
    let screen = &view.screen;
    let mut said = vec![pictures::alt_holds(w, screen)];
    let held: Vec<&Card> = screen
        .dealt
        .iter()
        .chain(screen.hand.iter())
        .filter_map(|card| ruleset.catalogue.get(card))
        .collect();
    if held.is_empty() {
        said.push(w.say(text!(read_no_cards)));
    }
    said.extend(held.into_iter().map(|card| whole(w, ruleset, card)));
    said
}

fn whole(w: &Wording, ruleset: &Ruleset, card: &Card) -> String {
    library::card(w, card, ruleset.printing()).0
}

fn auction(w: &Wording, table: &TableView) -> Vec<String> {
    let open = &table.open;
    let reserve = Term::gems_and_diamonds(open.reserve, open.diamonds);
    let mut said = vec![w.say(text!(alt_reserve, gems = reserve))];
    for (at, offered) in open.auction.iter() {
        let cards = offered.cards();
        let cards =
            cards.filter_map(|(place, card)| Some((place, table.ruleset.catalogue.get(card)?)));
        let cards: Vec<_> = cards.collect();
        said.push(pictures::alt_auction_place(w, at, &cards));
        said.extend(cards.into_iter().map(|(_, card)| whole(w, &table.ruleset, card)));
    }
    said
}

fn player(w: &Wording, table: &TableView, seat: Seat) -> Vec<String> {
    let ruleset = &table.ruleset;
    let Some(pyramid) = table.open.pyramids.get(seat) else {
        return vec![];
    };
    let mut said = vec![];
    if let Some(shown) = table.shown.as_ref().and_then(|shown| shown.get(seat)) {
        let stones = Term::gems_and_diamonds(shown.gems, shown.diamonds);
        said.push(w.say(text!(read_shown, gems = stones, attack = shown.attack)));
    }
    let hand = table.hands.get(seat).copied().unwrap_or_default();
    said.push(w.say(text!(alt_in_hand, cards = hand)));
    said.extend(rows(w, ruleset, pyramid));
    if pyramid.cards.is_empty() {
        said.push(w.say(text!(read_no_pyramid)));
    }
    let circles = query::single_colour_circles(ruleset, pyramid);
    let circles = circles.map(|(slot, colour, worth)| (slot.level, colour, worth));
    said.extend(pictures::alt_circles(w, &circles.collect::<Vec<_>>()));
    said.extend(pictures::alt_tokens(w, &pyramid.kinds_of_tokens()));
    let held = pyramid.judgements;
    said.extend(pictures::alt_judgements(w, ruleset, held.count, held.shown));
    for placed in &pyramid.cards {
        said.extend(below(w, ruleset, pyramid, placed));
    }
    said
}

fn rows(w: &Wording, ruleset: &Ruleset, pyramid: &Pyramid) -> Vec<String> {
    let domain = pyramid.domain.map(|domain| domain.slot);
    let mut slots: Vec<Slot> = pyramid.cards.iter().map(|placed| placed.slot).collect();
    slots.extend(domain);
    slots.sort_by_key(|slot| (slot.level, slot.column));
    let mut said = vec![];
    for row in slots.chunk_by(|one, other| one.level == other.level) {
        let cards = row.iter().map(|slot| Term::Said(card_at(w, ruleset, pyramid, *slot)));
        said.push(pictures::alt_level(w, row[0].level, cards.collect()));
    }
    said
}

fn card_at(w: &Wording, ruleset: &Ruleset, pyramid: &Pyramid, slot: Slot) -> String {
    let named = |slot: Slot| match pyramid.at(slot) {
        Some(placed) => Some(Term::card(ruleset.catalogue, placed.card)),
        None => {
            let domain = pyramid.domain.filter(|domain| domain.slot == slot);
            domain.map(|_| Term::DomainCard)
        }
    };
    let Slot { level, column } = slot;
    let below = |column| named(Slot { level: level - 1, column });
    let card = named(slot).unwrap_or(Term::Said(String::new()));
    let corner = |section| pyramid.section_at(slot, section).map(|corner| corner.colour);
    let corners = (corner(Section::TopLeft), corner(Section::TopRight));
    let (Some(left), Some(right)) = corners else {
        return w.word(card);
    };
    match (level, below(column), below(column + 1)) {
        (2.., Some(first), Some(second)) => {
            w.say(text!(read_card_on, card, first, second, left, right))
        }
        _ => w.say(text!(read_card, card, left, right)),
    }
}

fn below(w: &Wording, ruleset: &Ruleset, pyramid: &Pyramid, host: &PlacedCard) -> Vec<String> {
    let card = |card: CardId| Term::card(ruleset.catalogue, card);
    let gems = Some(pyramid.parked_on(host.card)).filter(|gems| !gems.is_empty());
    let parked = gems.map(|gems| w.say(text!(alt_parked, card = card(host.card), gems)));
    let under = Term::some(pyramid.under(host.card).map(card), Joined::Commas);
    let under = under.map(|cards| w.say(text!(alt_under, host = card(host.card), cards)));
    parked.into_iter().chain(under).collect()
}

pub fn page(w: &Wording, page: &ReadPage, nth: usize, all: usize) -> String {
    let title = &page.title;
    let heading = w.say(text!(read_heading, title, page = nth + 1, pages = all));
    format!("{heading}\n{}", page.text)
}
