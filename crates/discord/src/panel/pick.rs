//! Choosing from a list of offers.

use super::asked::PanelQuestion;
use super::lines::Measures;
use crate::prelude::*;
use crate::wire::component::Menu;
use viceroy_i18n::screen_reader;
use viceroy_rules::AuctionPlace;

const BUTTONS: usize = 20;
/// Up to this many offers are buttons even if a menu could say more: one click instead of two.
const FEW: usize = 5;
const SHORT: usize = 40;

pub(super) fn one(asked: &PanelQuestion<'_>, offered: &[Offer]) -> Vec<Row> {
    let mut offered = offered.to_vec();
    offered.sort_by_key(|offer| in_the_row(*offer));
    let mut labels: Vec<_> = offered.iter().map(|o| (*o, asked.label(*o))).collect();
    // Judgement tokens with the same face are interchangeable.
    let is_judgement = |offer: &Offer| matches!(offer, Offer::Judgement(_));
    labels.dedup_by(|(next, label), (_, before)| is_judgement(next) && label.title == before.title);
    let few = labels.len() <= FEW;
    // In text mode the button must say everything.
    let most = match asked.reads {
        Reads::Pictures => SHORT,
        Reads::Text => offers::BUTTON,
    };
    let said = |(offer, label): &(Offer, offers::Label)| match asked.reads {
        Reads::Pictures => of_column(asked, *offer).unwrap_or_else(|| label.title.clone()),
        Reads::Text => screen_reader::whole(asked.w, &label.title, &label.more),
    };
    let short =
        |one: &(Offer, offers::Label)| length(&said(one)) <= most && (few || one.1.more.is_empty());
    let are_few = Measures::of(asked.text_size).are_few(labels.iter().map(said));
    let comfortable = few && asked.reads == Reads::Text || are_few;
    if labels.len() <= BUTTONS && comfortable && labels.iter().all(short) {
        let button = |(offer, label): (Offer, offers::Label)| {
            let button = asked.button(Answer::one(offer), said(&(offer, label)));
            match of_one_colour(offer) {
                Some(colour) => button.sign(viceroy_i18n::colour_sign(colour)),
                None => button,
            }
        };
        return in_rows(labels.into_iter().map(button).collect());
    }
    let choices = labels.into_iter();
    let choices = choices.map(|(offer, label)| asked.choice(label, Answer::one(offer)));
    let title = asked.w.say(text!(menu_choose));
    in_menus(choices.collect(), &title, |i| asked.menu(i), 0)
}

/// As a bid: the number of a column's first card, whose name stands in the picture.
fn of_column(asked: &PanelQuestion<'_>, offer: Offer) -> Option<String> {
    let colour = of_one_colour(offer)?;
    let Offer::DiamondAt(_) = offer else { return None };
    let card = asked.view.table.open.auction.for_gem(colour).upper()?;
    Some(card.0.to_string())
}

fn of_one_colour(offer: Offer) -> Option<Colour> {
    if let Offer::Colour(colour) = offer {
        return Some(colour);
    }
    let Offer::DiamondAt(at) = offer else {
        return None;
    };
    let mut colours = at.colours();
    let first = colours.next()?;
    colours.next().is_none().then_some(first)
}

fn in_the_row(offer: Offer) -> Option<(Colour, bool)> {
    if let Offer::Offered { at, place } = offer {
        Some((at.colours().next()?, place == AuctionPlace::Tip))
    } else if let Offer::DiamondAt(at) = offer {
        Some((at.colours().next()?, false))
    } else {
        None
    }
}

/// Choosing several, in any order.
pub(super) fn several(asked: &PanelQuestion<'_>, offered: &[Offer], count: HowMany) -> Vec<Row> {
    let choices: Vec<Choice> = offered
        .iter()
        .take(OPTIONS)
        .map(|offer| asked.choice(asked.label(*offer), Answer::one(*offer)))
        .collect();
    let listed = u8::try_from(choices.len()).unwrap_or(u8::MAX);
    let title = match count.least == count.most {
        true => asked.w.say(text!(menu_exactly, count = count.most)),
        false => asked.w.say(text!(menu_several)),
    };
    let mut rows = vec![Row::Menu(Menu {
        custom_id: asked.menu(0),
        title,
        choices,
        several: HowMany { least: count.least.clamp(1, listed), most: count.most.min(listed) },
    })];
    let mut buttons = vec![];
    if count.allows(0) {
        let none = Answer::Pick([].into_iter().collect());
        buttons.push(asked.button(none, asked.w.say(text!(offer_none))));
    }
    if count.allows(offered.len()) {
        buttons.push(Button::new(asked.proposed(), asked.w.say(text!(offer_all))));
    }
    rows.extend(in_rows(buttons));
    rows
}
