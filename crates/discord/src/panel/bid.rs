//! A bid in one click, in column order, below the columns of the picture.

use super::asked::PanelQuestion;
use super::signs::DIAMOND;
use crate::wire::component::{Button, Row, in_rows};
use viceroy_i18n::{colour_sign, offers};
use viceroy_model::messages::Reads;
use viceroy_rules::{Answer, Bid, Offer};

pub(super) fn rows(asked: &PanelQuestion<'_>, offered: &[Offer]) -> Vec<Row> {
    let columns = asked.view.table.open.auction.columns();
    let gems = columns.flat_map(|at| at.colours().collect::<Vec<_>>());
    let gems = gems.map(|colour| {
        let offer = Offer::Bid(Bid::Gem(colour));
        let label = match asked.reads {
            Reads::Pictures => offers::bid_button(asked.view, colour),
            // Without an emoji the colour is a word.
            Reads::Text => asked.label(offer).title,
        };
        let bid = asked.button(Answer::one(offer), label).sign(colour_sign(colour));
        // In its place all the same.
        if offered.contains(&offer) { bid } else { bid.disabled() }
    });
    let mut rows = in_rows(gems.collect());
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
