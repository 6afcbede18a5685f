//! The private panel: one function turns the shape of a question into buttons and menus. It knows shapes and topics,
//! no rules: whatever is offered becomes something to press.

mod asked;
mod bid;
mod combat;
mod develop;
mod gems;
mod paint;
mod pairs;
mod pick;
mod place;
mod plan;
pub mod preferences;
mod signs;
mod wishes;

use super::wire::component::{BUTTONS, Button, ROWS, Row, in_rows};
use asked::PanelQuestion;

use super::wire::custom_id::{Spot, Ticket};
use super::wire::people::plain_names;
use crate::attendance::Holder;
use crate::host::{Panel, can_hint};
use crate::rules::{Help, HowMany, Phase, PickOrder, Shape, Topic};
use crate::wording::rules::Page;
use crate::wording::{Wording, text};

/// The rows of a panel: what is asked, page by page, and controls that are always there.
pub fn rows(w: &Wording, panel: &Panel, page: u8) -> Vec<Row> {
    let people = plain_names(w, &panel.people);
    let asked = match &panel.draft {
        Some(drafting) => plan::asked(w, panel.game, drafting, &people),
        None => panel.view.question.as_ref().map(|question| PanelQuestion {
            w,
            game: panel.game,
            view: &panel.view,
            people: &people,
            question,
            spot: Spot::Now(question.id),
        }),
    };
    let asked = match asked {
        Some(asked) => question_rows(&asked),
        None => wishes::rows(w, panel),
    };
    let controls = controls(w, panel);
    let alone = room(controls.len());
    let (room, more) = if asked.len() > alone {
        (room(controls.len() + 1), More::Pages)
    } else {
        (alone, More::Nothing)
    };
    let pages = asked.chunks(room).count().max(1);
    let page = usize::from(page) % pages;
    let shown = asked.chunks(room).nth(page);
    let mut rows = shown.map_or_else(Vec::new, <[Row]>::to_vec);
    let mut last = vec![];
    if more == More::Pages {
        let next = u8::try_from((page + 1) % pages).unwrap_or(0);
        let ticket = Ticket::Page {
            game: panel.game,
            page: next,
        };
        last.push(Button::new(ticket, w.say(text!(button_more))).main());
    }
    last.extend(controls);
    // It takes no row of its own.
    if last.len() % BUTTONS != 0 {
        last.extend(Button::seats(w, panel.game, &panel.view.table));
    }
    rows.extend(in_rows(last));
    rows
}

/// Whether a panel has more rows than one message.
#[derive(Clone, Copy, PartialEq, Eq)]
enum More {
    Nothing,
    Pages,
}

/// How many rows of a message so many controls leave to what is asked.
fn room(controls: usize) -> usize {
    ROWS - controls.div_ceil(BUTTONS)
}

/// The buttons that are always there. Beside a draft they take two rows: then what is asked has one less, and its pages
/// are more.
fn controls(w: &Wording, panel: &Panel) -> Vec<Button> {
    let game = panel.game;
    let mut controls = vec![];
    let is_over = panel.view.table.open.phase == Phase::Over;
    if panel.time.holder != Holder::Person && !is_over {
        let back = w.say(text!(button_here));
        controls.push(Button::new(Ticket::Here(game), back).main());
    }
    controls.extend(plan::controls(w, panel));
    if panel.view.may_reconsider {
        let ticket = Ticket::TakeBack(game);
        controls.push(Button::new(ticket, w.say(text!(button_take_back))));
    }
    let spot = match &panel.draft {
        Some(drafting) => Some(Spot::Draft(drafting.reference)),
        None => panel
            .view
            .question
            .as_ref()
            .map(|question| Spot::Now(question.id)),
    };
    let spot = spot.filter(|_| can_hint(panel));
    let is_hinted = spot.is_some();
    if let Some(spot) = spot {
        let hint = Button::new(Ticket::Hint { game, spot }, w.say(text!(button_hint)));
        controls.push(hint.sign("💡"));
    }
    controls.extend(preferences::button(w, panel));
    // A sign alone, as everywhere: with the table and help it takes one line of a telephone.
    controls.push(Button::new(Ticket::Refresh(game), String::new()).sign("🔄"));
    // Who sees the first panel of a game may see the game for the first time: what explains it comes before the table,
    // on which nothing lies yet, and one row has no room for all beside a hint.
    let is_first = panel.view.table.open.phase == Phase::SetUp;
    if !(is_first && is_hinted) {
        let label = w.say(text!(button_table));
        controls.push(Button::new(Ticket::ShowTable(game), label));
    }
    let rules = |page, label| {
        let game = Some(game);
        Button::new(Ticket::OpenRules { page, game }, label)
    };
    if is_first {
        let label = w.say(text!(button_how_to_play));
        controls.push(rules(Page::Goal, label));
    }
    controls.push(rules(Page::Icons, w.say(text!(button_icons))).sign("❔"));
    controls
}

fn question_rows(asked: &PanelQuestion<'_>) -> Vec<Row> {
    match &asked.question.shape {
        Shape::Pick {
            offers,
            count: HowMany::ONE,
            order: _,
        } => {
            let topic = asked.question.topic;
            if topic == Topic::Bid && asked.spot.draft().is_some() {
                plan::bids(asked, offers)
            } else if topic == Topic::Bid {
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
        Shape::Show { plans, .. } => combat::shows(asked, plans),
        Shape::Battle {
            battle,
            shown,
            combat,
        } => combat::ways(asked, battle.ways(shown, combat)),
        Shape::Gems { limits, total } => gems::rows(asked, limits, *total),
        Shape::Paint {
            gems,
            diamonds,
            sections,
            best,
            gain,
        } => {
            let circles = paint::circles(asked, (gems, *diamonds), sections);
            paint::rows(asked, circles, best, *gain)
        }
    }
}
