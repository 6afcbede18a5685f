//! A bid in one click, in column order; a disabled bid says why.

use super::asked::PanelQuestion;
use super::signs::DIAMOND;
use crate::wire::component::{Button, Row, in_rows};
use viceroy_i18n::{colour_sign, offers};
use viceroy_model::messages::Reads;
use viceroy_rules::{Answer, Bid, Offer};

pub(super) fn rows(asked: &PanelQuestion<'_>, offered: &[Offer]) -> Vec<Row> {
    let button = |offer: Offer, label: String| {
        let custom_id = asked.answer(Answer::one(offer));
        Button::new(custom_id, label)
    };
    let columns = asked.view.table.open.auction.columns();
    let gems = columns.flat_map(|at| at.colours().collect::<Vec<_>>());
    let gems = gems.filter_map(|colour| {
        let offer = Offer::Bid(Bid::Gem(colour));
        let bid = if offered.contains(&offer) {
            let label = match asked.reads {
                Reads::Pictures => offers::bid_button(asked.w, asked.view, colour),
                // Without an emoji the colour is a word.
                Reads::Text => asked.label(offer).title,
            };
            button(offer, label).main()
        } else {
            button(offer, offers::no_bid(asked.w, asked.view, colour)?).disabled()
        };
        Some(bid.sign(colour_sign(colour)))
    });
    let gems: Vec<Button> = gems.collect();
    let others = offered.iter().filter(|offer| !matches!(offer, Offer::Bid(Bid::Gem(_))));
    let others = others.map(|offer| {
        let button = button(*offer, asked.label(*offer).title);
        if *offer == Offer::Bid(Bid::Attack) {
            button.sign("⚔️")
        } else if *offer == Offer::Bid(Bid::Diamond) {
            button.sign(DIAMOND)
        } else {
            button
        }
    });
    // A phone shows one row in one line.
    let all: Vec<Button> = gems.into_iter().chain(others).collect();
    in_rows(all)
}
