//! The private panel: one function turns the shape of a question into buttons and menus. It knows shapes and topics,
//! no rules: whatever is offered becomes something to press.

mod asked;
mod bid;
mod develop;
mod draft;
mod gems;
pub mod letters;
mod paint;
mod pairs;
mod pick;
mod place;
pub mod rows;

use asked::Asked;
use rows::{BUTTONS, Button, ROWS, Row};

use crate::discord::interaction::ticket::{Spot, Ticket};
use crate::discord::message::people::plain_names;
use crate::host::Panel;
use crate::rules::{Help, HowMany, PickOrder, Shape, Topic};
use crate::wording::{self, Wording};

/// The rows of a panel: what is asked, page by page, and a last row that is always there.
pub fn rows(w: &Wording, panel: &Panel, page: u8) -> Vec<Row> {
    let people = plain_names(w, &panel.people);
    let asked = match &panel.draft {
        Some(drafting) => draft::asked(w, panel.game, drafting, &people),
        None => panel.view.question.as_ref().map(|question| Asked {
            w,
            game: panel.game,
            view: &panel.view,
            people: &people,
            question,
            spot: Spot::Now(question.id),
        }),
    };
    let asked = asked.map_or_else(Vec::new, |asked| question_rows(&asked));
    // One row of every message is for the controls.
    let pages = asked.chunks(ROWS - 1).count().max(1);
    let page = usize::from(page) % pages;
    let mut rows: Vec<Row> = asked
        .chunks(ROWS - 1)
        .nth(page)
        .map_or_else(Vec::new, <[Row]>::to_vec);
    let mut controls = vec![];
    if let Some(drafting) = &panel.draft {
        controls.extend(draft::controls(w, panel.game, drafting));
    }
    if pages > 1 {
        let next = u8::try_from((page + 1) % pages).unwrap_or(0);
        let ticket = Ticket::Page {
            game: panel.game,
            page: next,
        };
        controls.push(Button::new(ticket, wording::panel::more_button(w)).main());
    }
    if panel.view.may_reconsider {
        let ticket = Ticket::TakeBack(panel.game);
        controls.push(Button::new(ticket, wording::panel::take_back_button(w)));
    }
    let ticket = Ticket::Refresh(panel.game);
    controls.push(Button::new(ticket, wording::panel::refresh_button(w)).sign("🔄"));
    if controls.len() < BUTTONS {
        controls.push(Button::show_table(w, panel.game));
    }
    rows.push(Row::Buttons(controls));
    rows
}

fn question_rows(asked: &Asked<'_>) -> Vec<Row> {
    match &asked.question.shape {
        Shape::Pick {
            offers,
            count: HowMany::ONE,
            order: _,
        } => {
            let topic = asked.question.topic;
            if topic == Topic::Bid {
                bid::rows(asked, offers)
            } else if topic == Topic::Develop {
                develop::rows(asked, offers)
            } else if topic.help() == Help::Places {
                place::cards(asked, offers)
            } else {
                pick::one(asked, offers)
            }
        }
        Shape::Pick {
            offers,
            count,
            order: PickOrder::Matters,
        } => pairs::rows(asked, offers, *count),
        Shape::Pick {
            offers,
            count,
            order: PickOrder::Free,
        } => pick::several(asked, offers, *count),
        Shape::Place { .. } => place::places(asked, &asked.question.shape.offers()),
        Shape::Gems { limits, total } => gems::rows(asked, limits, *total),
        Shape::Paint {
            gems,
            sections,
            best,
            gain,
        } => {
            let circles = paint::circles(asked, gems, sections);
            paint::rows(asked, circles, best, *gain)
        }
    }
}
