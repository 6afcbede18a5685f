//! A bid in one click, in column order, below the columns of the picture.

use super::asked::{AskedAt, PanelQuestion};
use super::signs::DIAMOND;
use crate::prelude::*;
use viceroy_i18n::colour_sign;
use viceroy_model::messages::TextSize;
use viceroy_model::plans::WantedCard;

/// Buttons with a sign and a number that are one line on a phone.
const NUMBERS: usize = 4;

pub(super) fn rows(asked: &PanelQuestion<'_>, offered: &[Offer]) -> Vec<Row> {
    let mut rows = of_gems(asked, offered);
    let others = offered.iter().filter(|offer| !matches!(offer, Offer::Bid(Bid::Gem(_))));
    let is_short = asked.text_size == TextSize::Large
        || offered.contains(&Offer::Bid(Bid::Attack))
        || offered.contains(&Offer::Bid(Bid::Diamond));
    let others = others.map(|offer| {
        let label = match asked.reads {
            Reads::Pictures if is_short => offers::bid_in_short(asked.w, asked.view, *offer),
            Reads::Pictures | Reads::Text => None,
        };
        let label = label.unwrap_or_else(|| asked.label(*offer).title);
        let button = asked.button(Answer::one(*offer), label);
        if *offer == Offer::Bid(Bid::Attack) {
            button.sign("⚔️")
        } else if *offer == Offer::Bid(Bid::Diamond) {
            button.sign(DIAMOND)
        } else {
            button
        }
    });
    rows.extend(in_rows(others.collect::<Vec<Button>>()));
    rows
}

/// In a column of two cards, the one that the text above names.
fn suggested(asked: &PanelQuestion<'_>, bid: Bid) -> Option<CardId> {
    asked.suggested.filter(|wanted| wanted.bid == bid).map(|wanted| wanted.card)
}

/// One for each gem, or for each of its cards where a card is chosen with the bid: ahead of the auction,
/// and in a first game, so that nobody is asked again which of two cards they want. It carries the card's
/// number, so that a phone shows all columns in one line below the picture; in a first game, if every
/// column has one card, its name, two by two.
pub(super) fn of_gems(asked: &PanelQuestion<'_>, offered: &[Offer]) -> Vec<Row> {
    let open = &asked.view.table.open;
    let columns = open.auction.columns();
    let gems = columns.flat_map(|at| at.colours().collect::<Vec<_>>());
    let is_guided = asked.planning == Planning::Guided && asked.reads == Reads::Pictures;
    let for_cards = match asked.at {
        AskedAt::Game(..) => is_guided || asked.is_ahead(),
        AskedAt::Lesson(_) | AskedAt::Again(..) => false,
    };
    let names = is_guided && offers::is_one_each(asked.view);
    let label = |colour: Colour, card: CardId| match asked.reads {
        // Without an emoji the colour is a word.
        Reads::Text => asked.label(Offer::Bid(Bid::Gem(colour))).title,
        Reads::Pictures if names => offers::bid_name(asked.w, asked.view, card),
        Reads::Pictures => card.0.to_string(),
    };
    let buttons = gems.flat_map(|colour| {
        let bid = Bid::Gem(colour);
        let one = |label: String, answer: Answer| {
            let button = asked.button(answer, label).sign(colour_sign(colour));
            button.enabled_if(offered.contains(&Offer::Bid(bid)))
        };
        let card = suggested(asked, bid).or(open.auction.for_gem(colour).upper());
        match for_cards && WantedCard::only(open, bid).is_none() {
            true => {
                let is_best = asked.recommended == Some(&Answer::one(Offer::Bid(bid)));
                // As in the picture: the upper card first.
                let lying: Vec<_> = open.auction.won_by(bid).collect();
                let for_card = |(at, place, of): (_, _, CardId)| {
                    let answer = [Offer::Bid(bid), Offer::Offered { at, place }];
                    let answer = Answer::Pick(answer.into_iter().collect());
                    let button = one(label(colour, of), answer);
                    if is_best && card == Some(of) { button.recommended() } else { button }
                };
                lying.into_iter().rev().map(for_card).collect::<Vec<_>>()
            }
            false => {
                let label = card.map_or_else(|| "–".to_owned(), |card| label(colour, card));
                vec![one(label, Answer::one(Offer::Bid(bid)))]
            }
        }
    });
    let buttons: Vec<Button> = buttons.collect();
    match names {
        true => buttons.chunks(2).map(|two| Row::Buttons(two.to_vec())).collect(),
        false => buttons.chunks(NUMBERS).map(|some| Row::Buttons(some.to_vec())).collect(),
    }
}
