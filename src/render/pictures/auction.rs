//! The auction row: four colours with their cards, the reserve, the decks, and bids once shown.

use super::head;
use super::names::{name_of, told_name};
use super::picture::{MARGIN, PublicPicture};
use super::printed::printed;
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{AuctionPlace, Bid, BySeat, Claimed, Seat, TableView};
use crate::wording::{PublicText, Wording, pictures as words};

const CARD: u16 = 254;
const COLUMN: i32 = CARD as i32 + 10;
const GAP: i32 = 6;
const BAND: i32 = 80;
/// The line above each card.
const CAPTION: i32 = 40;

/// The auction row.
pub fn auction(w: &Wording, view: &TableView, names: &BySeat<String>) -> PublicPicture {
    let open = &view.open;
    let high = i32::from(card_height(CARD));
    let width = 2 * MARGIN + 4 * COLUMN + 3 * GAP;
    let top = 96;
    let column_high = BAND + 2 * (CAPTION + high) + 10;
    let row: Vec<_> = open.auction.in_order().collect();
    let lines: Vec<_> = row
        .iter()
        .map(|at| bidders(view, |b| b.is_on(*at)))
        .collect();
    let tallest = lines.iter().map(Vec::len).max().unwrap_or(0) as i32;
    let bids_high = if tallest > 0 { tallest * 48 + 6 } else { 0 };
    let drawn = |seat| name_of(w, names, seat);
    let broken = |note: String| text::lines(&note, 32.0, Weight::Bold, (width - 2 * MARGIN) as f32);
    let notes = notes(w, view, &drawn).into_iter().flat_map(broken);
    let notes: Vec<String> = notes.collect();
    let foot = top + column_high + bids_high + 8;
    let height = foot + notes.len() as i32 * 46 + 62;
    let mut scene = Scene::new(width as u32, height as u32);
    scene.write(
        Point::new(MARGIN, 66),
        text::fit(&head::when(w, open), 46, width - 2 * MARGIN - 230),
        TextStyle::new(46, TextColour::Gold, Align::Left),
    );
    scene.write(
        Point::new(width - MARGIN, 64),
        words::word(w, words::Word::Reserve),
        TextStyle::new(38, TextColour::Muted, Align::Right),
    );
    for (i, (at, lines)) in row.into_iter().zip(&lines).enumerate() {
        let x = MARGIN + i as i32 * (COLUMN + GAP);
        scene.panel(
            Point::new(x, top),
            Size::new(COLUMN as u16, (column_high + bids_high) as u16),
            PanelStyle::Auction(at),
        );
        let room = COLUMN / at.colours().count().max(1) as i32;
        for (n, colour) in at.colours().enumerate() {
            let x = x + n as i32 * room;
            scene.mark(Point::new(x + 14, top + 10), Mark::Gem(colour), 62);
            let reserve = format!("× {}", open.reserve[colour]);
            scene.write(
                Point::new(x + room - 18, head::baseline(top, BAND, 44)),
                reserve,
                TextStyle::new(44, TextColour::Plain, Align::Right),
            );
        }
        let mut y = top + BAND;
        for place in [AuctionPlace::Tip, AuctionPlace::Base] {
            scene.write(
                Point::new(x + COLUMN / 2, y + 31),
                w.title(place),
                TextStyle::new(32, TextColour::Muted, Align::Centre),
            );
            y += CAPTION;
            let card = open.auction.at(at).get(place);
            match card.and_then(|id| view.ruleset.catalogue.get(id)) {
                Some(card) => scene.lay(
                    Point::new(x + 5, y),
                    Look::Card(printed(w, &view.ruleset, card, CARD)),
                ),
                None => scene.panel(
                    Point::new(x + 5, y),
                    Size::new(CARD, high as u16),
                    PanelStyle::Hollow,
                ),
            }
            y += high;
        }
        for bidder in lines {
            y += 6;
            scene.panel(
                Point::new(x + 10, y + 4),
                Size::new((COLUMN - 20) as u16, 42),
                PanelStyle::Chip,
            );
            scene.write(
                Point::new(x + COLUMN / 2, head::baseline(y + 4, 42, 32)),
                chip(w, &drawn(bidder.seat), bidder.claimed, COLUMN - 40),
                TextStyle::new(32, TextColour::Plain, Align::Centre),
            );
            y += 42;
        }
    }
    let mut y = foot;
    for note in notes {
        scene.write(
            Point::new(MARGIN, y + 32),
            text::fit(&note, 32, width - 2 * MARGIN),
            TextStyle::new(32, TextColour::Plain, Align::Left),
        );
        y += 46;
    }
    let decks = words::decks(w, &view.decks).join("  ·  ");
    scene.write(
        Point::new(width / 2, y + 38),
        decks,
        TextStyle::new(32, TextColour::Muted, Align::Centre),
    );
    PublicPicture {
        scene: scene.sized(SHARP),
        alt: PublicText(alt(w, view, names)),
    }
}

/// Somebody whose bid is shown, and which of two cards they claim.
struct Bidder {
    seat: Seat,
    claimed: Option<Claimed>,
}

/// Who bids so, once bids are shown.
fn bidders(view: &TableView, so: impl Fn(Bid) -> bool) -> Vec<Bidder> {
    let open = &view.open;
    let bids = open.bids.iter();
    let bids = bids.filter_map(|(seat, bid)| Some((seat, bid.filter(|bid| so(*bid))?)));
    bids.map(|(seat, bid)| {
        let claimed = open.claims.get(seat).copied().flatten();
        Bidder {
            seat,
            claimed: claimed.filter(|claimed| bid.is_on(claimed.at)),
        }
    })
    .collect()
}

/// A bidder with what they claim.
fn said(w: &Wording, name: &str, claimed: Option<Claimed>) -> String {
    claimed.map_or_else(
        || name.to_owned(),
        |claimed| words::claim(w, name, &claimed),
    )
}

/// The same in a room: a name that is too long loses its end, the claim stays.
fn chip(w: &Wording, name: &str, claimed: Option<Claimed>, room: i32) -> String {
    let claim = head::wide(&said(w, "", claimed), 32);
    said(w, &text::fit(name, 32, room - claim), claimed)
}

/// Bids that lie on no colour.
fn notes(w: &Wording, view: &TableView, name: &dyn Fn(Seat) -> String) -> Vec<String> {
    let names = |bid| -> Vec<String> {
        let bidders = bidders(view, |b| b == bid).into_iter();
        bidders.map(|bidder| name(bidder.seat)).collect()
    };
    let mut notes = vec![];
    let attacks = names(Bid::Attack);
    if !attacks.is_empty() {
        notes.push(words::attacks(w, &attacks));
    }
    let passes = names(Bid::Pass);
    if !passes.is_empty() {
        notes.push(words::passes(w, &passes));
    }
    notes
}

fn alt(w: &Wording, view: &TableView, names: &BySeat<String>) -> String {
    let open = &view.open;
    let mut all = vec![
        format!("{}.", head::when(w, open)),
        words::alt_auction(w, &open.reserve, &view.decks),
    ];
    for at in open.auction.in_order() {
        let cards: Vec<_> = open
            .auction
            .at(at)
            .cards()
            .filter_map(|(place, id)| Some((place, view.ruleset.catalogue.get(id)?)))
            .collect();
        all.push(words::alt_auction_place(w, at, &cards));
    }
    let told = |seat| told_name(w, names, seat);
    for (at, _) in open.auction.iter() {
        let bidders = bidders(view, |b| b.is_on(at)).into_iter();
        let bidders: Vec<String> = bidders.map(|b| said(w, &told(b.seat), b.claimed)).collect();
        all.extend(words::alt_bids(w, at, &bidders));
    }
    all.extend(notes(w, view, &told).into_iter().map(|n| format!("{n}.")));
    words::join(&all)
}
