//! Closing of tables by moderators.

use crate::prelude::*;

/// Asks for confirmation first.
pub fn game_button(w: &Wording, game: GameId) -> Button {
    ask(game, w.say(text!(button_close_game)))
}

pub fn lobby_button(w: &Wording, game: GameId) -> Button {
    ask(game, w.say(text!(button_close_table)))
}

fn ask(game: GameId, label: String) -> Button {
    let what = Moderate::Ask;
    Button::new(CustomId::Moderate { game, what }, label)
}

pub fn sure(w: &Wording, view: &LobbyView) -> Response {
    let game = view.game;
    let people = text_names(w, &seated(&view.people));
    let people: Vec<String> = people.iter().map(|(_, name)| name.clone()).collect();
    let what = Moderate::Close;
    let yes = Button::new(CustomId::Moderate { game, what }, w.say(text!(button_sure_close_table)));
    let mut buttons = vec![yes.main()];
    let text = if view.state == LobbyState::Gathering {
        w.private(text!(sure_close_lobby, game = game.0, who = &people))
    } else {
        let what = Seats::Look;
        let label = w.say(text!(button_not_sure));
        buttons.push(Button::new(CustomId::Seats { game, what }, label));
        w.private(text!(sure_close_game, game = game.0, who = &people))
    };
    Response::new(text.0, vec![Row::Buttons(buttons)])
}
