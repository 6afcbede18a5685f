//! The message about who plays and who is away, for one user.

use super::closing_message;
use super::markup::daily_hour;
use crate::prelude::*;
use crate::wire::component::{Entities, EntityMenu};
use crate::wire::custom_id::SeatAction;
use viceroy_i18n::announcements::{self, Told};
use viceroy_i18n::term::{Joined, Term};
use viceroy_i18n::{agreed, seats};
use viceroy_model::attendance::{Away, SeatAvailability, SeatControl};
use viceroy_model::messages::{OwnSeat, SeatNow, SeatsView, TableCode, Viewer, persons};
use viceroy_model::timing::{DAY, HOUR};

/// The durations of an absence that the menu offers.
const DAYS: [i64; 6] = [1, 2, 3, 5, 7, 10];

pub fn response(w: &Wording, view: &SeatsView, said: Option<&PrivateText>) -> Response {
    Response::new(text(w, view, said), rows(w, view))
}

/// Asks for confirmation, with no other buttons.
pub fn sure(w: &Wording, view: &SeatsView, deed: SeatAction) -> Response {
    let names = text_names(w, &view.people);
    let propose = || w.say(text!(button_sure_propose));
    let who = |seat: Seat| names.get(seat).map_or("", String::as_str);
    let (asked, yes) = match deed {
        SeatAction::Leave => (w.say(text!(sure_leave)), w.say(text!(button_sure_leave))),
        SeatAction::Pause => (w.say(text!(sure_pause)), propose()),
        SeatAction::GoOn => (w.say(text!(sure_go_on)), propose()),
        SeatAction::Close => (w.say(text!(sure_close)), propose()),
        SeatAction::Replace(seat) => (w.say(text!(sure_replace, who = who(seat))), propose()),
        SeatAction::Take(seat) => {
            let asked = w.say(text!(sure_take, who = who(seat)));
            (asked, w.say(text!(button_sure_take)))
        }
        SeatAction::Hand => return hand_to(w, view),
        // These need no confirmation.
        SeatAction::Handed(..)
        | SeatAction::Back
        | SeatAction::Early
        | SeatAction::Nudge(_)
        | SeatAction::Nudges(_)
        | SeatAction::Say(..) => {
            return response(w, view, None);
        }
    };
    let no = w.say(text!(button_not_sure));
    let buttons = vec![
        Button::new(custom_id(view.game, Seats::Do(deed)), yes).main(),
        Button::new(custom_id(view.game, Seats::Look), no),
    ];
    Response::new(asked, vec![Row::Buttons(buttons)])
}

fn hand_to(w: &Wording, view: &SeatsView) -> Response {
    let people = Row::Entities(EntityMenu {
        custom_id: custom_id(view.game, Seats::HandTo),
        title: w.say(text!(menu_hand)),
        chosen: Entities::People(vec![]),
        most: 1,
    });
    let no = Button::new(custom_id(view.game, Seats::Look), w.say(text!(button_not_sure)));
    Response::new(w.say(text!(sure_hand)), vec![people, Row::Buttons(vec![no])])
}

/// The seat goes to whoever gives this code.
pub fn hand_by_code(w: &Wording, game: GameId, code: &TableCode) -> Response {
    let no = Button::new(custom_id(game, Seats::Look), w.say(text!(button_back)));
    let said = w.say(text!(said_hand_by_code, code = code.as_str()));
    Response::new(said, vec![Row::Buttons(vec![no])])
}

fn custom_id(game: GameId, what: Seats) -> CustomId {
    CustomId::Seats { game, what }
}

fn text(w: &Wording, view: &SeatsView, said: Option<&PrivateText>) -> String {
    let names = text_names(w, &view.people);
    let mut lines: Vec<String> = said.iter().map(|said| said.0.clone()).collect();
    lines.push(w.say(text!(seats_title, game = view.game.0)));
    match view.stands {
        Some(Standing::Paused(until)) => {
            lines.push(w.say(text!(panel_paused, time = relative(until))))
        }
        Some(Standing::Still) => lines.push(w.say(text!(panel_still))),
        None => {}
    }
    let each = view.seats.iter();
    lines.extend(each.map(|(seat, now)| match view.people[seat].level() {
        Some(level) if !view.is_over => w.say(text!(computer_seat, who = &names[seat], level)),
        Some(level) => {
            w.say(text!(seat_plain, who = w.say(text!(computer_named, who = &names[seat], level))))
        }
        None => line(w, view, seat, &names[seat], now),
    }));
    lines.extend(open(w, view, &names).filter(|_| !view.is_over));
    if let Viewer::Player(own) = &view.viewer
        && !view.is_over
    {
        lines.extend(own_lines(w, view, own));
    }
    if let Some(vote) = &view.vote {
        let mentions = view.people.map(|_, _| None);
        let reader = match &view.viewer {
            Viewer::Player(own) => Some(own.seat),
            Viewer::Other { .. } => None,
        };
        let told =
            Told { names: &names, mentions: &mentions, outside: &[], reader, time: relative };
        let said = announcements::vote(w, vote, &told);
        lines.push(w.say(text!(seats_vote, vote = &said)));
    }
    let persons = persons(&view.people);
    if persons > 1 {
        let hour = daily_hour(w, &view.agreed, view.hour);
        lines.push(agreed::all(w, &view.agreed, &hour));
    }
    viceroy_i18n::fit(w, &lines, CONTENT)
}

/// The seats that computer players keep for people.
fn open(w: &Wording, view: &SeatsView, names: &BySeat<String>) -> Option<String> {
    let kept = view.seats.iter().filter(|(seat, now)| {
        view.people[*seat].level().is_some() && now.free == Some(SeatAvailability::Offered)
    });
    let kept: Vec<Term> = kept.map(|(seat, _)| Term::Name(names[seat].clone())).collect();
    (!kept.is_empty()).then(|| w.say(text!(seats_open, who = Term::list(kept, Joined::Or))))
}

fn line(w: &Wording, view: &SeatsView, seat: Seat, name: &str, now: &SeatNow) -> String {
    if view.is_over {
        return w.say(text!(seat_plain, who = name));
    }
    let own = match &view.viewer {
        Viewer::Player(own) if own.seat == seat => Some(own),
        Viewer::Player(_) | Viewer::Other { .. } => None,
    };
    let until = own.map_or(now.until, |own| own.time.deadline).map(relative);
    let until = until.as_deref();
    let state = match now.holder {
        holder if own.is_some() => seats::own(w, holder, now.is_awaited.then_some(until)),
        SeatControl::Computer(Away::Absent) if now.away_until.is_some() => {
            w.say(text!(seat_away_held, who = name))
        }
        SeatControl::Computer(away) => seats::held(w, name, away),
        SeatControl::Person if now.is_awaited => seats::awaited(w, name, until),
        SeatControl::Person | SeatControl::Chosen => w.say(text!(seat_calm, who = name)),
    };
    let away = now.away_until.map(|until| w.say(text!(seat_away, time = relative(until))));
    let free = now.free.map(|free| match free {
        SeatAvailability::Offered => w.say(text!(seat_offered)),
        SeatAvailability::ToAskFor => w.say(text!(seat_to_ask_for)),
        SeatAvailability::From(from) => w.say(text!(seat_free_from, time = relative(from))),
    });
    let all = [Some(state), away, free];
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn own_lines(w: &Wording, view: &SeatsView, own: &OwnSeat) -> Vec<String> {
    let mut lines = vec![];
    let is_timed = view.agreed.time.is_timed();
    if is_timed && view.agreed.time.bank() > 0 {
        lines.push(w.say(text!(own_bank, hours = own.bank / HOUR)));
    }
    if is_timed {
        lines.push(w.say(text!(own_days, days = own.vacation / DAY)));
    }
    lines
}

fn rows(w: &Wording, view: &SeatsView) -> Vec<Row> {
    if view.is_over {
        return vec![];
    }
    let names = plain_names(w, &view.people);
    let close = view.may_close.then(|| closing_message::game_button(w, view.game));
    match &view.viewer {
        Viewer::Player(own) => {
            let mut buttons = own_buttons(w, view, own, &names);
            buttons.extend(close);
            let mut rows = in_rows(buttons);
            rows.extend(days_menu(w, view, own));
            rows
        }
        Viewer::Other { may_take } => {
            let take = |seat: Seat| {
                let label = w.say(text!(button_take, who = &names[seat]));
                Button::new(custom_id(view.game, Seats::Ask(SeatAction::Take(seat))), label)
            };
            in_rows(may_take.iter().map(take).chain(close).collect())
        }
    }
}

fn own_buttons(
    w: &Wording,
    view: &SeatsView,
    own: &OwnSeat,
    names: &BySeat<String>,
) -> Vec<Button> {
    let game = view.game;
    let ask = |deed, label| Button::new(custom_id(game, Seats::Ask(deed)), label);
    let deed = |deed, label| Button::new(custom_id(game, Seats::Do(deed)), label);
    let may = &own.may;
    let mut buttons = vec![];
    if own.time.holder == SeatControl::Person {
        buttons.push(Button::my_hand(w, game).main());
        if view.seats[own.seat].away_until.is_some() {
            buttons.push(deed(SeatAction::Early, w.say(text!(button_here))));
        }
    } else {
        buttons.push(deed(SeatAction::Back, w.say(text!(button_here))).main());
    }
    if let Some(number) = may.say {
        let (yes, no) = (w.say(text!(button_yes)), w.say(text!(button_no)));
        buttons.push(deed(SeatAction::Say(number, VoteChoice::Yes), yes));
        buttons.push(deed(SeatAction::Say(number, VoteChoice::No), no));
    }
    let nudge =
        |seat| deed(SeatAction::Nudge(seat), w.say(text!(button_nudge, who = &names[seat])));
    buttons.extend(may.nudge.iter().map(nudge));
    let replace =
        |seat| ask(SeatAction::Replace(seat), w.say(text!(button_replace, who = &names[seat])));
    buttons.extend(may.replace.iter().map(replace));
    if may.pause {
        buttons.push(ask(SeatAction::Pause, w.say(text!(button_pause))));
    }
    if may.go_on {
        buttons.push(ask(SeatAction::GoOn, w.say(text!(button_go_on))));
    }
    if may.close {
        buttons.push(ask(SeatAction::Close, w.say(text!(button_close))));
    }
    // A player against computers only is never nudged, and closes the game instead of leaving it.
    let persons = persons(&view.people);
    if persons > 1 {
        buttons.push(match own.is_mute {
            true => deed(SeatAction::Nudges(Nudges::Wanted), w.say(text!(button_unmute))),
            false => deed(SeatAction::Nudges(Nudges::Unwanted), w.say(text!(button_mute))),
        });
    }
    if persons > 1 {
        buttons.push(Button::new(CustomId::Absence, w.say(text!(button_absence))));
    }
    let has_left = own.time.holder == SeatControl::Computer(viceroy_model::attendance::Away::Left);
    if persons > 1 && !has_left {
        buttons.push(ask(SeatAction::Hand, w.say(text!(button_hand))));
        buttons.push(ask(SeatAction::Leave, w.say(text!(button_leave_game))));
    }
    let again = Button::new(custom_id(game, Seats::Look), w.say(text!(button_refresh)));
    buttons.push(again.sign("🔄"));
    buttons
}

/// Offers only durations within the player's remaining days away; `None` without a clock.
fn days_menu(w: &Wording, view: &SeatsView, own: &OwnSeat) -> Option<Row> {
    let left = own.vacation / DAY;
    let days = DAYS.into_iter().filter(|days| *days <= left);
    let lines: Vec<Line> =
        days.map(|days| Line::new(w.say(text!(away_days, days)), days.to_string())).collect();
    let can =
        !lines.is_empty() && view.agreed.time.is_timed() && own.time.holder == SeatControl::Person;
    can.then(|| Row::pages(custom_id(view.game, Seats::Away), w.say(text!(menu_away)), lines))
}
