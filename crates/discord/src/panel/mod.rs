//! The private panel: turns the shape of a question into components, without knowing rules.

mod asked;
mod bid;
mod combat;
mod develop;
mod gems;
pub mod hints;
mod lines;
mod paint;
mod pairs;
mod pick;
mod place;
mod plan;
pub mod preferences;
mod signs;
pub mod text_rows;
mod wishes;

use super::wire::component::Emphasis;
use crate::prelude::*;
use asked::{AskedAt, PanelQuestion};
pub use lines::Measures;
use lines::is_short;

use strum::VariantArray;
use viceroy_i18n::preferences::suggest_button;
use viceroy_model::attendance::SeatControl;
use viceroy_model::messages::{Planning, Suggestions, TextSize};
use viceroy_rules::{CardSet, Help, PickOrder};
use viceroy_service::can_hint;

/// Buttons with a sign and a word or two that are one line.
const IN_WORDS: usize = 3;

pub fn rows(w: &Wording, panel: &Panel, page: u8) -> Vec<Row> {
    let people = plain_names(w, &panel.people);
    let asked = match &panel.draft {
        Some(drafting) => plan::asked(w, panel, drafting, &people),
        None => panel.view.question.as_ref().map(|question| PanelQuestion {
            w,
            view: &panel.view,
            people: &people,
            question,
            at: AskedAt::Game(panel.game, AnswerTarget::Now(question.id)),
            reads: panel.reads,
            text_size: panel.text_size,
            planning: panel.planning,
            recommended: panel.advice.as_ref().map(|advice| &advice.answer),
            suggested: panel.proposal.as_ref().and_then(plan::first_wanted),
        }),
    };
    let asked = match asked {
        Some(asked) => answers(w, panel, &asked),
        None => wishes::rows(w, panel),
    };
    let above = plan::steps(panel).into_iter().chain(suggestions(w, panel));
    let asked: Vec<Row> = above.chain(asked).collect();
    let mut controls = Controls::of(w, panel);
    let measures = Measures::of(panel.text_size);
    let mut pages = in_pages(&asked, ROWS - controls.rows(measures).len());
    if pages.len() > 1 {
        // The button for the next page may need a row itself, so paginate again.
        controls.deciding.insert(0, more(w, panel, 0));
        pages = in_pages(&asked, ROWS - controls.rows(measures).len());
        let next = u8::try_from((usize::from(page) + 1) % pages.len()).unwrap_or(0);
        controls.deciding[0] = more(w, panel, next);
    }
    let shown = usize::from(page) % pages.len().max(1);
    let rows = pages.into_iter().nth(shown).unwrap_or_default();
    let with =
        |controls: &Controls| measures.joined([rows.clone(), controls.rows(measures)].concat());
    let (all, fewer) = (with(&controls), with(&controls.without_table()));
    // Everybody's table gives way where it alone would take a line; it stands behind **More** too.
    let rows = if fewer.len() < all.len() || is_short(panel) { fewer } else { all };
    text_rows::read_by(w, panel.reads, rows)
}

/// The most cards of a hand whose picture names them.
const NAMED: usize = 7;

/// Cards whose names stand in the picture: those of an auction that is asked about, a hand that is
/// played from, and the card of the question.
pub fn in_sight(panel: &Panel) -> CardSet {
    let Some((view, question)) = panel.asked() else {
        return CardSet::NONE;
    };
    let row = view.table.open.auction.iter().flat_map(|(_, cards)| cards.cards());
    let offered = row.map(|(_, card)| card).filter(|_| question.topic.help() == Help::Auction);
    let hand = &view.screen.hand;
    let is_played = question.topic == Topic::Develop && hand.len() <= NAMED;
    let hand = hand.iter().filter(|_| is_played);
    offered.chain(hand).chain(question.card).collect()
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
        text_size: TextSize::Usual,
        // It ends on the panel with which a first game begins.
        planning: Planning::Guided,
        recommended: None,
        suggested: None,
    });
    asked.map_or_else(Vec::new, |asked| question_rows(&asked))
}

/// A page of the answers that a position of a finished game had, and the next page if there are
/// more. A card to play is an answer by itself.
pub fn rows_again(w: &Wording, panel: &Panel, step: u32, page: u8) -> (Vec<Row>, Option<u8>) {
    let people = plain_names(w, &panel.people);
    let asked = panel.view.question.as_ref().map(|question| PanelQuestion {
        w,
        view: &panel.view,
        people: &people,
        question,
        at: AskedAt::Again(panel.game, step),
        reads: panel.reads,
        text_size: panel.text_size,
        planning: panel.planning,
        recommended: None,
        suggested: None,
    });
    let rows = asked.map_or_else(Vec::new, |asked| question_rows(&asked));
    let pages = in_pages(&rows, ROWS - 1);
    let shown = usize::from(page) % pages.len().max(1);
    let next = u8::try_from((shown + 1) % pages.len().max(1)).ok();
    let next = next.filter(|_| pages.len() > 1);
    let rows = pages.into_iter().nth(shown).unwrap_or_default();
    (text_rows::read_by(w, panel.reads, rows), next)
}

/// The answer that looks best has a button of its own, also where the others are in menus.
fn answers(w: &Wording, panel: &Panel, asked: &PanelQuestion<'_>) -> Vec<Row> {
    if let (None, Some(proposed)) = (&panel.draft, plan::proposed_play(w, panel)) {
        let others = question_rows(&PanelQuestion { recommended: None, ..*asked });
        let change = plan::change_proposed(w, panel);
        let (beside, below) = if is_short(panel) { (None, change) } else { (change, None) };
        let proposed = Row::Buttons([proposed].into_iter().chain(beside).collect());
        let below = below.map(|change| Row::Buttons(vec![change]));
        return [proposed].into_iter().chain(others).chain(below).collect();
    }
    let mut rows = question_rows(asked);
    let bids = proposed_bids(w, panel).filter(|_| !is_short(panel));
    let bids = bids.map(|all| Row::Buttons(vec![all]));
    rows.splice(rows.len().min(1)..rows.len().min(1), bids);
    best(asked, panel, &rows).into_iter().chain(rows).collect()
}

fn proposed_bids(w: &Wording, panel: &Panel) -> Option<Button> {
    plan::proposed_bids(w, panel).filter(|_| panel.draft.is_none())
}

fn best(asked: &PanelQuestion<'_>, panel: &Panel, rows: &[Row]) -> Option<Row> {
    let advice = panel.advice.as_ref()?;
    let stands_out = |button: &Button| button.look == Emphasis::Recommended;
    if rows.iter().flat_map(Row::buttons).any(stands_out) {
        return None;
    }
    let button = asked.button(advice.answer.clone(), hints::label(asked, advice));
    button.fits().then(|| Row::Buttons(vec![button]))
}

/// Repeats the buttons with each menu, so that every page fits a phone screen; menus alone fill the
/// rows there are.
fn in_pages(asked: &[Row], room: usize) -> Vec<Vec<Row>> {
    let is_button = |row: &&Row| matches!(row, Row::Buttons(_));
    let (buttons, menus) = asked.split_at(asked.iter().take_while(is_button).count());
    let lists_more = menus.iter().all(|row| matches!(row, Row::Menu(_)));
    if buttons.is_empty() || menus.len() < 2 || !lists_more || buttons.len() >= room {
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
    Button::new(custom_id, w.say(text!(button_more)))
}

struct Controls {
    deciding: Vec<Button>,
    always: Vec<Button>,
}

impl Controls {
    fn of(w: &Wording, panel: &Panel) -> Controls {
        Controls { deciding: deciding(w, panel), always: always(w, panel) }
    }

    fn without_table(&self) -> Controls {
        let is_table = |button: &Button| matches!(button.custom_id, CustomId::ShowTable(_));
        let always = self.always.iter().filter(|button| !is_table(button));
        Controls { deciding: self.deciding.clone(), always: always.cloned().collect() }
    }

    /// Each is one line on a phone.
    fn rows(&self, measures: Measures) -> Vec<Row> {
        let mut rows = in_rows(self.deciding.clone());
        rows.extend(in_rows(self.always.clone()));
        measures.joined(rows)
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
    buttons.extend(take_back(w, panel).filter(|_| !panel.asks_meanwhile()));
    buttons
}

/// Whoever has played two games says how they want to see suggestions.
fn suggestions(w: &Wording, panel: &Panel) -> Option<Row> {
    let button = |way: &Suggestions| Button::new(CustomId::Suggest(*way), suggest_button(w, *way));
    let asks = panel.asks_about_suggestions();
    asks.then(|| Row::Buttons(Suggestions::VARIANTS.iter().map(button).collect()))
}

fn take_back(w: &Wording, panel: &Panel) -> Option<Button> {
    let button = || Button::new(CustomId::TakeBack(panel.game), w.say(text!(button_take_back)));
    panel.view.may_reconsider.then(button)
}

/// What serves every panel stays in sight; the rest is one press away.
fn always(w: &Wording, panel: &Panel) -> Vec<Button> {
    let game = panel.game;
    let first = match panel.reads {
        Reads::Text => Button::read(w, game),
        // New players see this panel first, while the table is still empty.
        Reads::Pictures if is_first(panel) => {
            let label = w.say(text!(button_how_to_play));
            rules(panel, Page::Goal, label)
        }
        Reads::Pictures => Button::new(CustomId::ShowTable(game), w.say(text!(button_table))),
    };
    let more = Button::new(CustomId::More(game), w.say(text!(button_controls)));
    // Where an answer stands beside the button that puts it off, two lines are enough.
    let back = take_back(w, panel).filter(|_| panel.asks_meanwhile());
    let hint = hint(w, panel).filter(|_| panel.suggestions == Suggestions::Behind);
    back.into_iter().chain(hint).chain([first, more]).collect()
}

fn is_first(panel: &Panel) -> bool {
    panel.view.table.open.phase == Phase::SetUp
}

fn rules(panel: &Panel, page: Page, label: String) -> Button {
    Button::new(CustomId::OpenRules { page, game: Some(panel.game) }, label).sign("❔")
}

/// What is asked for the first time, else the icons.
fn explained(w: &Wording, panel: &Panel) -> Button {
    match panel.meets.filter(|_| !is_first(panel)) {
        Some(topic) => rules(panel, Page::about(topic), w.say(text!(button_what_is_this))),
        None => rules(panel, Page::Icons, w.say(text!(button_icons))),
    }
}

/// What a panel offers beside its answers, in their place.
pub fn more_rows(w: &Wording, panel: &Panel) -> Vec<Row> {
    let game = panel.game;
    let table = Button::new(CustomId::ShowTable(game), w.say(text!(button_table)));
    let log = CustomId::Log { game, turn: panel.view.table.open.turn, page: 0 };
    let hint = hint(w, panel).filter(|_| panel.suggestions != Suggestions::Behind);
    let buttons = (hint.into_iter())
        .chain(proposed_bids(w, panel).filter(|_| is_short(panel)))
        .chain(plan::begin(w, panel).filter(|_| plan::begins_behind_more(panel)))
        .chain([Button::new(log, w.say(text!(button_log))).sign("📜")])
        .chain([explained(w, panel)])
        .chain([table])
        .chain(plan::behind_more(w, panel))
        .chain(slip(w, panel))
        .chain(preferences::button(w, panel).filter(|_| panel.planning != Planning::Guided))
        .chain(Button::seats(w, game, &panel.view.table))
        .chain([Button::back(w, game)]);
    let buttons: Vec<Button> = buttons.collect();
    let rows = buttons.chunks(IN_WORDS).map(|row| Row::Buttons(row.to_vec())).collect();
    text_rows::read_by(w, panel.reads, rows)
}

fn slip(w: &Wording, panel: &Panel) -> Option<Button> {
    panel.slip?;
    Some(Button::new(CustomId::Slip(panel.game), w.say(text!(button_slip))))
}

/// `None` where there is nothing to take back.
pub fn slip_rows(w: &Wording, panel: &Panel) -> Option<Vec<Row>> {
    let back = CustomId::SlipBack { game: panel.game, step: panel.slip? };
    let back = Button::new(back, w.say(text!(button_slip_sure))).danger();
    let rows = vec![Row::Buttons(vec![back, Button::back(w, panel.game)])];
    Some(text_rows::read_by(w, panel.reads, rows))
}

fn hint(w: &Wording, panel: &Panel) -> Option<Button> {
    let spot = match &panel.draft {
        Some(drafting) => Some(AnswerTarget::Draft(drafting.reference)),
        None => panel.view.question.as_ref().map(|question| AnswerTarget::Now(question.id)),
    };
    let hint = CustomId::Hint { game: panel.game, spot: spot.filter(|_| can_hint(panel))? };
    Some(Button::new(hint, w.say(text!(button_hint))).sign("💡"))
}

fn question_rows(asked: &PanelQuestion<'_>) -> Vec<Row> {
    match &asked.question.shape {
        Shape::Pick { offers, count: HowMany::ONE, order: _ } => {
            let topic = asked.question.topic;
            if topic == Topic::Bid && asked.is_ahead() {
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
