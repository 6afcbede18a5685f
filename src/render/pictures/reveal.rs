//! The reveal of an auction: who bid what, and who got what.

use super::names::{name_of, told_name};
use super::picture::{MARGIN, PublicPicture};
use super::printed::printed;
use crate::cards::{CardId, Gems};
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{Bid, BySeat, GemsFor, OpenFact, Seat, TableView};
use crate::wording::{PublicText, Wording, pictures as words};

const WIDTH: i32 = 1040;
/// The card somebody got; all of it can be read.
const CARD: u16 = 236;
const TOP: i32 = 96;
const GAP: i32 = 12;
/// The line of somebody who got no card.
const LOW: i32 = 132;
/// Where writing begins.
const LEFT: i32 = MARGIN + 144;
/// The size of what came of a bid, and from one line of it to the next.
const SAYS: u16 = 34;
const PITCH: i32 = 44;

/// One bidder.
struct Line {
    name: String,
    /// The name in words.
    told: String,
    bid: Mark,
    says: String,
    card: Option<CardId>,
}

/// What these facts show of an auction; nothing if no bids were shown.
pub fn reveal(
    w: &Wording,
    view: &TableView,
    facts: &[OpenFact],
    names: &BySeat<String>,
) -> Option<PublicPicture> {
    let lines = lines(w, view, facts, names);
    if lines.is_empty() {
        return None;
    }
    let height = TOP + lines.iter().map(|l| l.high() + GAP).sum::<i32>() + MARGIN - GAP;
    let mut scene = Scene::new(WIDTH as u32, height as u32);
    let title = words::word(w, words::Word::Bids);
    scene.write(
        Point::new(MARGIN, 66),
        title,
        TextStyle::new(46, TextColour::Plain, Align::Left),
    );
    // The phase may be another already.
    let turn = words::turn(w, view.open.turn);
    scene.write(
        Point::new(WIDTH - MARGIN, 64),
        turn,
        TextStyle::new(36, TextColour::Gold, Align::Right),
    );
    let mut y = TOP;
    for line in &lines {
        line.lay(w, &mut scene, view, y);
        y += line.high() + GAP;
    }
    let said = lines.iter().map(|l| words::alt_bid(w, &l.told, &l.says));
    let mut all = vec![words::alt_reveal(w)];
    all.extend(said);
    Some(PublicPicture {
        scene,
        alt: PublicText(words::join(&all)),
    })
}

impl Line {
    /// The room for what is written.
    fn room(&self) -> i32 {
        let card = self.card.map_or(0, |_| i32::from(CARD) + GAP);
        WIDTH - 2 * MARGIN - card - LEFT
    }

    /// What came of the bid, whole, in as many lines as it takes.
    fn says(&self) -> Vec<String> {
        let size = f32::from(SAYS);
        text::lines(&self.says, size, Weight::Bold, self.room() as f32)
    }

    fn high(&self) -> i32 {
        let more = self.says().len().saturating_sub(1) as i32 * PITCH;
        match self.card {
            Some(_) => i32::from(card_height(CARD)) + 2 * GAP,
            None => LOW + more,
        }
    }

    fn lay(&self, w: &Wording, scene: &mut Scene, view: &TableView, y: i32) {
        let high = self.high();
        let style = match self.card {
            Some(_) => PanelStyle::Gold,
            None => PanelStyle::Plain,
        };
        scene.panel(
            Point::new(MARGIN, y),
            Size::new((WIDTH - 2 * MARGIN) as u16, high as u16),
            style,
        );
        let middle = y + high / 2;
        scene.mark(Point::new(MARGIN + 24, middle - 48), self.bid, 96);
        if let Some(card) = self.card.and_then(|id| view.ruleset.catalogue.get(id)) {
            let look = Look::Card(printed(w, &view.ruleset, card, CARD));
            scene.lay(
                Point::new(WIDTH - MARGIN - GAP - i32::from(CARD), y + GAP),
                look,
            );
        }
        let says = self.says();
        let top = middle - (says.len() as i32 - 1) * PITCH / 2;
        let (size, name) = text::shrunk(&self.name, self.room(), 29..=46);
        scene.write(
            Point::new(LEFT, top - 12),
            name,
            TextStyle::new(size, TextColour::Plain, Align::Left),
        );
        for (i, line) in (0..).zip(says) {
            let at = Point::new(LEFT, top + 40 + i * PITCH);
            scene.write(
                at,
                line,
                TextStyle::new(SAYS, TextColour::Muted, Align::Left),
            );
        }
    }
}

fn lines(w: &Wording, view: &TableView, facts: &[OpenFact], names: &BySeat<String>) -> Vec<Line> {
    let mut lines = vec![];
    for fact in facts {
        if let OpenFact::BidsShown(bids) = fact {
            let bidders = bids.iter().filter_map(|(seat, bid)| Some((seat, (*bid)?)));
            lines.extend(bidders.map(|(seat, bid)| {
                let (says, card) = outcome(w, view, facts, seat, bid);
                Line {
                    name: name_of(w, names, seat),
                    told: told_name(w, names, seat),
                    bid: mark(bid),
                    says,
                    card,
                }
            }));
        }
        if let OpenFact::RivalsBid(bids) = fact {
            lines.extend(bids.iter().map(|bid| {
                let took = facts.iter().find_map(|fact| {
                    if let OpenFact::RivalTook { rival, card, .. } = fact {
                        (*rival == bid.rival).then_some(*card)
                    } else {
                        None
                    }
                });
                let card = took.and_then(|id| view.ruleset.catalogue.get(id));
                Line {
                    name: w.word(bid.rival),
                    told: w.word(bid.rival),
                    bid: Mark::Gem(bid.colour),
                    says: words::removed(w, card),
                    card: None,
                }
            }));
        }
    }
    lines
}

fn mark(bid: Bid) -> Mark {
    match bid {
        Bid::Gem(colour) => Mark::Gem(colour),
        Bid::Attack => Mark::Attack,
        Bid::Pass => Mark::AnyGem,
    }
}

/// What became of a bid, in words, and the card that was won.
fn outcome(
    w: &Wording,
    view: &TableView,
    facts: &[OpenFact],
    who: Seat,
    bid: Bid,
) -> (String, Option<CardId>) {
    let won = facts.iter().find_map(|fact| {
        if let OpenFact::Won { seat, card, .. } = fact {
            (*seat == who).then_some(*card)
        } else {
            None
        }
    });
    if let Some(card) = won.and_then(|id| view.ruleset.catalogue.get(id)) {
        return (words::won(w, bid, card), Some(card.id));
    }
    if bid == Bid::Pass {
        return (words::passed(w, &taken(facts, who)), None);
    }
    let contested = facts
        .iter()
        .any(|fact| matches!(fact, OpenFact::Contested { bidders, .. } if bidders.contains(who)));
    if contested {
        (words::contested(w, bid), None)
    } else {
        (words::undecided(w, bid), None)
    }
}

/// The gems somebody took for passing.
fn taken(facts: &[OpenFact], who: Seat) -> Gems {
    facts.iter().fold(Gems::NONE, |sum, fact| {
        if let OpenFact::GemsTaken { seat, gems, why } = fact
            && (*seat, *why) == (who, GemsFor::Pass)
        {
            sum.plus(gems)
        } else {
            sum
        }
    })
}
