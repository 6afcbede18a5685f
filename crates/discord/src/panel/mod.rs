//! The private panel: turns the shape of a question into components, without knowing rules.

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
pub mod text_rows;
mod wishes;

use super::wire::component::{Button, Row, in_rows};
use super::wire::limits::{BUTTONS, ROWS};
use asked::{AskedAt, PanelQuestion};

use super::wire::custom_id::{AnswerTarget, CustomId};
use super::wire::people::plain_names;
use viceroy_i18n::rules::Page;
use viceroy_i18n::{Wording, text};
use viceroy_model::attendance::SeatControl;
use viceroy_model::messages::Reads;
use viceroy_model::tutorial::LessonPage;
use viceroy_rules::{BySeat, Help, HowMany, Phase, PickOrder, SeatView, Shape, Topic};
use viceroy_service::{Panel, can_hint};

pub fn rows(w: &Wording, panel: &Panel, page: u8) -> Vec<Row> {
    let people = plain_names(w, &panel.people);
    let asked = match &panel.draft {
        Some(drafting) => plan::asked(w, panel.game, drafting, &people, panel.reads),
        None => panel.view.question.as_ref().map(|question| PanelQuestion {
            w,
            view: &panel.view,
            people: &people,
            question,
            at: AskedAt::Game(panel.game, AnswerTarget::Now(question.id)),
            reads: panel.reads,
        }),
    };
    let asked = match asked {
        Some(asked) => question_rows(&asked),
        None => wishes::rows(w, panel),
    };
    let mut controls = Controls::of(w, panel);
    let mut pages = in_pages(&asked, ROWS - controls.rows().len());
    if pages.len() > 1 {
        // The button for the next page may need a row itself, so paginate again.
        controls.deciding.insert(0, more(w, panel, 0));
        pages = in_pages(&asked, ROWS - controls.rows().len());
        let next = u8::try_from((usize::from(page) + 1) % pages.len()).unwrap_or(0);
        controls.deciding[0] = more(w, panel, next);
    }
    let shown = usize::from(page) % pages.len().max(1);
    let mut rows = pages.into_iter().nth(shown).unwrap_or_default();
    rows.extend(controls.rows());
    match panel.reads {
        Reads::Pictures => rows,
        Reads::Text => text_rows::rows(w, rows),
    }
}

pub fn lesson_rows(
    w: &Wording,
    people: &BySeat<String>,
    view: &SeatView,
    page: LessonPage,
) -> Vec<Row> {
    let asked = view.question.as_ref().map(|question| PanelQuestion {
        w,
        view,
        people,
        question,
        at: AskedAt::Lesson(page),
        reads: Reads::Pictures,
    });
    asked.map_or_else(Vec::new, |asked| question_rows(&asked))
}

/// Repeats the buttons with each menu, so that every page fits a phone screen; menus alone fill the
/// rows there are.
fn in_pages(asked: &[Row], room: usize) -> Vec<Vec<Row>> {
    let is_button = |row: &&Row| matches!(row, Row::Buttons(_));
    let (buttons, menus) = asked.split_at(asked.iter().take_while(is_button).count());
    let lists_more = menus.iter().all(|row| matches!(row, Row::Menu(_)));
    if buttons.is_empty() || menus.len() < 2 || !lists_more {
        return asked.chunks(room).map(<[Row]>::to_vec).collect();
    }
    let page = |menu: &Row| [buttons, std::slice::from_ref(menu)].concat();
    menus.iter().map(page).collect()
}

fn more(w: &Wording, panel: &Panel, page: u8) -> Button {
    let custom_id = CustomId::Page {
        game: panel.game,
        draft: panel.draft.as_ref().map(|drafting| drafting.reference),
        page,
    };
    Button::new(custom_id, w.say(text!(button_more))).main()
}

struct Controls {
    deciding: Vec<Button>,
    always: Vec<Button>,
}

impl Controls {
    fn of(w: &Wording, panel: &Panel) -> Controls {
        Controls { deciding: deciding(w, panel), always: always(w, panel) }
    }

    /// One row if that suffices; else separate rows, each one line on a phone.
    fn rows(&self) -> Vec<Row> {
        let (deciding, always) = (self.deciding.clone(), self.always.clone());
        if deciding.len() + always.len() <= BUTTONS {
            return in_rows(deciding.into_iter().chain(always).collect());
        }
        let mut rows = in_rows(deciding);
        rows.extend(in_rows(always));
        rows
    }
}

fn deciding(w: &Wording, panel: &Panel) -> Vec<Button> {
    let game = panel.game;
    let mut buttons = vec![];
    let is_over = panel.view.table.open.phase == Phase::Over;
    if panel.time.holder != SeatControl::Person && !is_over {
        let back = w.say(text!(button_here));
        buttons.push(Button::new(CustomId::Here(game), back).main());
    }
    buttons.extend(plan::controls(w, panel));
    if panel.view.may_reconsider {
        let custom_id = CustomId::TakeBack(game);
        buttons.push(Button::new(custom_id, w.say(text!(button_take_back))));
    }
    buttons
}

fn always(w: &Wording, panel: &Panel) -> Vec<Button> {
    let game = panel.game;
    let spot = match &panel.draft {
        Some(drafting) => Some(AnswerTarget::Draft(drafting.reference)),
        None => panel.view.question.as_ref().map(|question| AnswerTarget::Now(question.id)),
    };
    let is_asked = spot.is_some();
    let hint = spot.filter(|_| can_hint(panel)).map(|spot| {
        let hint = Button::new(CustomId::Hint { game, spot }, w.say(text!(button_hint)));
        hint.sign("💡")
    });
    // New players see this panel first: with a hint button, the rules take the place of the table,
    // which is still empty.
    let is_first = panel.view.table.open.phase == Phase::SetUp;
    let shows_table = !(is_first && hint.is_some()) || panel.reads == Reads::Text;
    let mut buttons: Vec<Button> = hint.into_iter().collect();
    buttons.extend(preferences::button(w, panel));
    // Emoji only, so that the row fits one line on a phone.
    buttons.push(Button::new(CustomId::Refresh(game), String::new()).sign("🔄"));
    if shows_table {
        buttons.push(match panel.reads {
            Reads::Pictures => {
                let label = w.say(text!(button_table));
                Button::new(CustomId::ShowTable(game), label)
            }
            Reads::Text => Button::read(w, game),
        });
    }
    let rules = |page, label| {
        let game = Some(game);
        Button::new(CustomId::OpenRules { page, game }, label)
    };
    if is_first {
        let label = w.say(text!(button_how_to_play));
        buttons.push(rules(Page::Goal, label));
    }
    let (page, label) = match panel.meets.filter(|_| !is_first) {
        Some(topic) => (Page::about(topic), w.say(text!(button_what_is_this))),
        None => (Page::Icons, w.say(text!(button_icons))),
    };
    buttons.push(rules(page, label).sign("❔"));
    // Only if there is room in the row.
    if !is_asked && buttons.len() < BUTTONS {
        buttons.extend(Button::seats(w, game, &panel.view.table));
    }
    buttons
}

fn question_rows(asked: &PanelQuestion<'_>) -> Vec<Row> {
    match &asked.question.shape {
        Shape::Pick { offers, count: HowMany::ONE, order: _ } => {
            let topic = asked.question.topic;
            let is_drafted = matches!(asked.at, AskedAt::Game(_, AnswerTarget::Draft(_)));
            if topic == Topic::Bid && is_drafted {
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
        Shape::Pick { offers, count, order: PickOrder::Matters } => {
            pairs::rows(asked, offers, *count)
        }
        Shape::Pick { offers, count, order: PickOrder::Free } => {
            pick::several(asked, offers, *count)
        }
        Shape::Place { .. } => place::places(asked, &asked.question.shape.offers()),
        Shape::Show { plans, .. } => combat::shows(asked, plans),
        Shape::Battle { battle, shown, combat } => combat::ways(asked, battle.ways(shown, combat)),
        Shape::Gems { limits, total } => gems::rows(asked, limits, *total),
        Shape::Paint { gems, diamonds, sections, best, gain } => {
            let circles = paint::circles(asked, (gems, *diamonds), sections);
            paint::rows(asked, circles, best, *gain)
        }
    }
}
