//! What leads people to a table without a server.

use crate::prelude::*;
use crate::wire::permissions::install_link;

/// The application's own account.
pub fn bot(application: ApplicationId) -> String {
    mention(PersonId(application.get()))
}

/// For whoever has taken a seat. `outside` is given where this is not said in the bot's own messages.
pub fn joined(w: &Wording, game: GameId, outside: Option<ApplicationId>) -> Response {
    let mut said: Response = w.private(text!(said_joined_by_code, game = game.0)).into();
    let elsewhere = outside.map(|application| {
        let (bot, link) = (bot(application), install_link(application));
        w.say(text!(said_joined_elsewhere, bot = &bot, link = &link))
    });
    add_line(&mut said.text, elsewhere);
    said
}

/// What somebody at the table sends to friends; `None` if it has no code.
pub fn to_send(w: &Wording, table: &LobbyView, application: ApplicationId) -> Option<Response> {
    let code = table.organised.code.as_ref()?.as_str();
    let link = install_link(application);
    Some(w.private(text!(said_friends, code, link = &link)).into())
}

/// For everybody in a conversation; `None` if the table has no code.
pub fn posted(
    w: &Wording,
    table: &LobbyView,
    by: &Person,
    application: ApplicationId,
) -> Option<Response> {
    let code = table.organised.code.clone()?;
    let persons = table.people.iter().filter_map(Player::person).count();
    let link = install_link(application);
    let text = w.private(text!(
        invite_here,
        who = &unformatted(&by.name),
        count = persons.saturating_sub(1),
        game = table.game.0,
        link = &link
    ));
    let join = Button::new(CustomId::ByCode(code), w.say(text!(button_join))).main();
    Some(Response::new(text.0, vec![Row::Buttons(vec![join])]))
}

pub fn closed(w: &Wording, application: ApplicationId) -> PrivateText {
    w.private(text!(invite_closed, link = &install_link(application)))
}
