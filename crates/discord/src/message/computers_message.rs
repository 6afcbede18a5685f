//! The computer players of a lobby, for its organiser.

use crate::prelude::*;

pub fn response(w: &Wording, view: &LobbyView) -> Response {
    let has_room = view.people.len() < usize::from(view.to);
    let button = |what, label| {
        let game = view.game;
        Button::new(CustomId::Organise { game, what }, label)
    };
    let seat = Level::ALL.map(|level| {
        button(Organise::Seat(level), w.say(text!(button_seat_computer, level)))
            .enabled_if(has_room)
    });
    let seated = view.people.iter().filter(|player| player.level().is_some());
    let names = seated.filter_map(|player| ComputerName::of(&player.name));
    let dismiss: Vec<Button> = names
        .map(|name| button(Organise::Dismiss(name), w.say(text!(button_remove, who = name))))
        .collect();
    let mut rows = vec![Row::Buttons(seat.into())];
    if !dismiss.is_empty() {
        rows.push(Row::Buttons(dismiss));
    }
    let text = match has_room {
        true => w.say(text!(computers_panel)),
        false => w.say(text!(computers_full)),
    };
    Response::new(text, rows)
}
