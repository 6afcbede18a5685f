//! A bid in one click, in column order, below the columns of the picture.

use super::asked::{AskedAt, PanelQuestion};
use super::signs::DIAMOND;
use crate::wire::component::{Button, Row, in_rows};
use crate::wire::custom_id::AnswerTarget;
use viceroy_i18n::{colour_sign, offers};
use viceroy_model::messages::{Planning, Reads};
use viceroy_model::plans::WantedCard;
use viceroy_rules::cards::{CardId, Colour};
use viceroy_rules::{Answer, Bid, Offer};

pub(super) fn rows(asked: &PanelQuestion<'_>, offered: &[Offer]) -> Vec<Row> {
    let mut rows = of_gems(asked, offered);
    let others = offered.iter().filter(|offer| !matches!(offer, Offer::Bid(Bid::Gem(_))));
    let several =
        offered.contains(&Offer::Bid(Bid::Attack)) || offered.contains(&Offer::Bid(Bid::Diamond));
    let others = others.map(|offer| {
        let label = match asked.reads {
            Reads::Pictures if several => offers::bid_in_short(asked.w, asked.view, *offer),
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

/// One for each gem, or for each of its cards where a card must be chosen with the bid, which is ahead of
/// the auction. In a first game they have names, two by two.
pub(super) fn of_gems(asked: &PanelQuestion<'_>, offered: &[Offer]) -> Vec<Row> {
    let open = &asked.view.table.open;
    let columns = open.auction.columns();
    let gems = columns.flat_map(|at| at.colours().collect::<Vec<_>>());
    let is_ahead = matches!(asked.at, AskedAt::Game(_, AnswerTarget::Draft(_)));
    let buttons = gems.flat_map(|colour| {
        let bid = Bid::Gem(colour);
        let one = |label: String, answer: Answer| {
            let button = asked.button(answer, label).sign(colour_sign(colour));
            // In its place all the same.
            if offered.contains(&Offer::Bid(bid)) { button } else { button.disabled() }
        };
        match is_ahead && WantedCard::only(open, bid).is_none() {
            true => {
                let lying = open.auction.won_by(bid);
                let for_card = |(at, place, card): (_, _, CardId)| {
                    let answer = [Offer::Bid(bid), Offer::Offered { at, place }];
                    one(label(asked, colour, card), Answer::Pick(answer.into_iter().collect()))
                };
                lying.map(for_card).collect::<Vec<_>>()
            }
            false => {
                let card = open.auction.for_gem(colour).upper();
                let label = card.map_or_else(|| "–".to_owned(), |card| label(asked, colour, card));
                vec![one(label, Answer::one(Offer::Bid(bid)))]
            }
        }
    });
    let buttons: Vec<Button> = buttons.collect();
    match (asked.planning, asked.reads) {
        (Planning::Guided, Reads::Pictures) => {
            buttons.chunks(2).map(|two| Row::Buttons(two.to_vec())).collect()
        }
        _ => in_rows(buttons),
    }
}

/// The number of a card: a sign and two digits, so that a phone shows all columns in one line below the
/// picture.
fn label(asked: &PanelQuestion<'_>, colour: Colour, card: CardId) -> String {
    match (asked.reads, asked.planning) {
        // Without an emoji the colour is a word.
        (Reads::Text, _) => asked.label(Offer::Bid(Bid::Gem(colour))).title,
        (Reads::Pictures, Planning::Guided) => offers::bid_name(asked.w, asked.view, card),
        (Reads::Pictures, Planning::Introduced | Planning::Known) => card.0.to_string(),
    }
}
