//! From a press, a choice or a filled-in form to what it asks for. All that is needed is in the interaction itself, so
//! a restart loses nothing.

use serenity::all::{
    ComponentInteraction, ComponentInteractionDataKind, GuildId, Message, MessageFlags,
    ModalInteraction,
};

use super::actions::{Actions, LobbyMove, Move};
use super::direct_panel::Direct;
use super::reply::Reply;
use super::ticket::{Ticket, Unread, parse};
use super::turns::{Turn, Waiting};
use super::typed_gems::typed;
use super::{answer_code, settings};
use crate::discord::connection::permissions;
use crate::discord::message::marks::tickets;
use crate::discord::message::people;
use crate::notice::{AskedFor, GameId, MessageId, Person, PersonId, PlayBy, PressId, Salt};
use crate::rules::Answer;
use crate::wording::rules::Page;
use crate::wording::{PrivateText, Wording, refusals};

/// A press, choice or form that waits for its turn.
pub struct Pressed<'a> {
    /// Who acts on it.
    pub actions: &'a Actions,
    /// What answers it.
    pub reply: &'a Reply,
    /// Its place among the person's other presses.
    pub waiting: Waiting,
}

/// Acts on a button or menu.
pub async fn component(pressed: Pressed<'_>, press: &ComponentInteraction) {
    let reply = pressed.reply;
    let salt = pressed.actions.host.salt();
    let ticket = match parse(&press.data.custom_id, salt) {
        Ok(ticket) => ticket,
        Err(why) => {
            tracing::info!(custom_id = press.data.custom_id, ?why, "an unknown button");
            reply.say(&unread(reply.wording(), why)).await;
            return;
        }
    };
    if let Some(sentence) =
        permissions::refusal_of_press(reply.wording(), &ticket, press.app_permissions)
    {
        reply.say(&sentence).await;
        return;
    }
    let person = people::person(&press.user, press.member.as_ref());
    let who = person.id;
    let came = Came {
        pressed,
        who,
        place: place_of(Some(&press.message), salt),
        by: By::of(press.guild_id),
    };
    let number = PressId(press.id.get());
    match ticket {
        Ticket::Join(game) => lobby(came, game, person, LobbyMove::Join(number)).await,
        Ticket::Leave(game) => lobby(came, game, person, LobbyMove::Leave).await,
        Ticket::Start(game) => lobby(came, game, person, LobbyMove::Start(number)).await,
        Ticket::LobbyHand(game)
        | Ticket::TableHand { game, .. }
        | Ticket::FeedHand { game, .. }
        | Ticket::NewsHand { game, .. }
        | Ticket::CallHand { game, .. }
        | Ticket::UnreachableHand { game, .. } => {
            let place = PressedOn::Public;
            act(Came { place, ..came }, game, Move::Look).await;
        }
        Ticket::ShowTable(game) | Ticket::EndTable(game) => show_table(came, game).await,
        Ticket::PlayBy(by) => choose(came, by).await,
        Ticket::OpenRules { page, game } => {
            // Whatever it is pressed on stays.
            let place = PressedOn::Public;
            rules(Came { place, ..came }, page, game).await;
        }
        Ticket::TurnRules { page, game } => rules(came, page, game).await,
        Ticket::RulesMenu(game) => match chosen_page(press) {
            Some(page) => rules(came, page, game).await,
            None => {
                reply.say(&refusals::unknown_button(reply.wording())).await;
            }
        },
        Ticket::Menu { game, spot, .. } => match chosen(press) {
            Some(answer) => act(came, game, Move::Answer(spot, answer)).await,
            None => {
                reply.say(&refusals::unknown_button(reply.wording())).await;
            }
        },
        Ticket::Wish { game, case } => match chosen(press) {
            Some(wish) => act(came, game, Move::Wish(case, wish)).await,
            None => {
                reply.say(&refusals::unknown_button(reply.wording())).await;
            }
        },
        ticket @ (Ticket::Refresh(_)
        | Ticket::DirectPanel { .. }
        | Ticket::Page { .. }
        | Ticket::TakeBack(_)
        | Ticket::Answer { .. }
        | Ticket::Proposed { .. }
        | Ticket::Commit { .. }
        | Ticket::Undraft { .. }) => {
            if let Some((game, wanted)) = on_panel(ticket) {
                act(came, game, wanted).await;
            }
        }
        // A form must be the first answer, so nothing is asked before it opens.
        Ticket::OpenForm { game, spot } => {
            reply.open_gems_form(&Ticket::Form { game, spot }).await;
        }
        // Only a form carries this.
        Ticket::Form { .. } => {
            reply.say(&refusals::unknown_button(reply.wording())).await;
        }
    }
}

/// What a button on a panel asks for; nothing for tickets that need more than themselves.
pub fn on_panel(ticket: Ticket) -> Option<(GameId, Move)> {
    Some(match ticket {
        Ticket::Refresh(game) | Ticket::DirectPanel { game, .. } => (game, Move::Look),
        Ticket::Page { game, page } => (game, Move::Page(page)),
        Ticket::TakeBack(game) => (game, Move::TakeBack),
        Ticket::Answer { game, spot, answer } => (game, Move::Answer(spot, answer)),
        Ticket::Proposed { game, spot } => (game, Move::Proposed(spot)),
        Ticket::Commit { game, draft } => (game, Move::Commit(draft)),
        Ticket::Undraft { game, draft } => (game, Move::Undraft(draft)),
        Ticket::Join(_)
        | Ticket::Leave(_)
        | Ticket::Start(_)
        | Ticket::LobbyHand(_)
        | Ticket::TableHand { .. }
        | Ticket::FeedHand { .. }
        | Ticket::NewsHand { .. }
        | Ticket::CallHand { .. }
        | Ticket::ShowTable(_)
        | Ticket::EndTable(_)
        | Ticket::UnreachableHand { .. }
        | Ticket::PlayBy(_)
        | Ticket::OpenRules { .. }
        | Ticket::TurnRules { .. }
        | Ticket::RulesMenu(_)
        | Ticket::Menu { .. }
        | Ticket::Wish { .. }
        | Ticket::OpenForm { .. }
        | Ticket::Form { .. } => return None,
    })
}

/// Acts on a filled-in form.
pub async fn modal(pressed: Pressed<'_>, form: &ModalInteraction) {
    let reply = pressed.reply;
    let salt = pressed.actions.host.salt();
    let (game, spot) = match parse(&form.data.custom_id, salt) {
        Ok(Ticket::Form { game, spot }) => (game, spot),
        Ok(_) => {
            reply.say(&refusals::unknown_button(reply.wording())).await;
            return;
        }
        Err(why) => {
            reply.say(&unread(reply.wording(), why)).await;
            return;
        }
    };
    let came = Came {
        pressed,
        who: PersonId(form.user.id.get()),
        place: place_of(form.message.as_deref(), salt),
        by: By::of(form.guild_id),
    };
    act(came, game, Move::Typed(spot, typed(form))).await;
}

/// How a press came.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Server,
    DirectMessage,
}

impl By {
    fn of(guild: Option<GuildId>) -> By {
        match guild {
            Some(_) => By::Server,
            None => By::DirectMessage,
        }
    }
}

/// A press on something known.
struct Came<'a> {
    pressed: Pressed<'a>,
    who: PersonId,
    place: PressedOn,
    by: By,
}

/// A press whose turn it is, and which the person knows to be heard.
struct Heard<'a> {
    actions: &'a Actions,
    reply: &'a Reply,
    who: PersonId,
    place: PressedOn,
    _turn: Turn,
}

impl<'a> Came<'a> {
    /// Gives a sign of life at once, and then waits for the turn. Without a sign of life the person saw the press fail
    /// and presses again: nothing is done behind their back then.
    async fn heard(self, about: AskedFor) -> Option<Heard<'a>> {
        let Pressed {
            actions,
            reply,
            waiting,
        } = self.pressed;
        let alive = match self.place {
            PressedOn::Public => reply.defer(about).await,
            PressedOn::Panel => reply.acknowledge().await,
            PressedOn::Direct { message, .. } => reply.acknowledge_on(message).await,
        };
        if !alive {
            return None;
        }
        let turn = waiting.turn().await;
        // Before anything is done: what follows from it is already said in the language.
        actions.heard(reply.reader()).await;
        if self.by == By::DirectMessage {
            actions.heard_by_dm(self.who).await;
        }
        Some(Heard {
            actions,
            reply,
            who: self.who,
            place: self.place,
            _turn: turn,
        })
    }
}

/// Why a press does nothing.
fn unread(w: &Wording, why: Unread) -> PrivateText {
    match why {
        Unread::Unknown => refusals::unknown_button(w),
        Unread::Elsewhere => refusals::button_of_another_database(w),
    }
}

/// Where a press was made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PressedOn {
    /// On a message that everybody sees: the answer is a new message for one person.
    Public,
    /// On a panel that only the person sees: the panel changes.
    Panel,
    /// On a panel that is a direct message, sent because of this step: the message changes.
    Direct { from: u32, message: MessageId },
}

fn place_of(message: Option<&Message>, salt: Salt) -> PressedOn {
    let private = message
        .and_then(|m| m.flags)
        .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    if private {
        return PressedOn::Panel;
    }
    let Some(message) = message else {
        return PressedOn::Public;
    };
    let direct = tickets(message, salt).find_map(|ticket| {
        if let Ticket::DirectPanel { from, .. } = ticket {
            let message = MessageId(message.id.get());
            Some(PressedOn::Direct { from, message })
        } else {
            None
        }
    });
    direct.unwrap_or(PressedOn::Public)
}

async fn act(came: Came<'_>, game: GameId, wanted: Move) {
    let Some(heard) = came.heard(AskedFor::Panel(game)).await else {
        return;
    };
    let (actions, reply, who) = (heard.actions, heard.reply, heard.who);
    let shown = actions.panel(game, reply.reader(), wanted).await;
    match heard.place {
        PressedOn::Public | PressedOn::Panel => reply.show(shown).await,
        PressedOn::Direct { from, .. } => {
            Direct { game, who, from }.show(actions, reply, shown).await
        }
    }
}

/// The answer is a new message, so that what was pressed on stays.
async fn show_table(came: Came<'_>, game: GameId) {
    let place = PressedOn::Public;
    if let Some(heard) = (Came { place, ..came }).heard(AskedFor::Else).await {
        let shown = heard.actions.table(heard.reply.reader(), game).await;
        heard.reply.show(shown).await;
    }
}

async fn rules(came: Came<'_>, page: Page, game: Option<GameId>) {
    if let Some(heard) = came.heard(AskedFor::Else).await {
        let shown = heard.actions.rules(heard.reply.reader(), page, game).await;
        heard.reply.show(shown).await;
    }
}

async fn choose(came: Came<'_>, by: PlayBy) {
    if let Some(heard) = came.heard(AskedFor::Else).await {
        let shown = settings::choose(&heard.actions.host, heard.reply.reader(), by).await;
        heard.reply.show(shown).await;
    }
}

async fn lobby(came: Came<'_>, game: GameId, who: Person, change: LobbyMove) {
    // What is said is for one person only, whatever was pressed on.
    let place = PressedOn::Public;
    if let Some(heard) = (Came { place, ..came }).heard(AskedFor::Else).await {
        let shown = heard
            .actions
            .lobby(game, who, heard.reply.reader(), change)
            .await;
        heard.reply.show(shown).await;
    }
}

/// The answer that the chosen lines of a menu make together.
fn chosen(press: &ComponentInteraction) -> Option<Answer> {
    if let ComponentInteractionDataKind::StringSelect { values } = &press.data.kind {
        together(values)
    } else {
        None
    }
}

/// The page that was chosen from a menu.
fn chosen_page(press: &ComponentInteraction) -> Option<Page> {
    if let ComponentInteractionDataKind::StringSelect { values } = &press.data.kind {
        Page::from_key(values.first()?)
    } else {
        None
    }
}

fn together(values: &[String]) -> Option<Answer> {
    let answers: Vec<Answer> = values
        .iter()
        .map(|value| answer_code::read(value))
        .collect::<Option<_>>()?;
    let mut answers = answers.into_iter();
    let mut first = answers.next()?;
    for next in answers {
        match (&mut first, next) {
            (Answer::Paint(strokes), Answer::Paint(more)) => {
                // Two circles never share a section, but one circle can be chosen in two colours: the rules say so.
                strokes.extend(more);
            }
            (Answer::Pick(offers), Answer::Pick(more)) => offers.extend(more),
            (Answer::Paint(_) | Answer::Pick(_) | Answer::Gems(_), _) => return None,
        }
    }
    Some(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{CardId, Colour, Section};
    use crate::rules::{Offer, Stroke};

    #[test]
    fn several_lines_make_one_answer() {
        let stroke = |card| Stroke {
            card: CardId(card),
            section: Section::TopLeft,
            colour: Colour::Red,
        };
        let line = |card| answer_code::write(&Answer::Paint(vec![stroke(card)]));
        let both = Answer::Paint(vec![stroke(1), stroke(2)]);
        assert_eq!(together(&[line(1), line(2)]), Some(both));
        assert_eq!(together(&[]), None);
        assert_eq!(together(&["=x".to_owned()]), Some(Answer::one(Offer::Pass)));
        assert_eq!(together(&["=x".to_owned(), line(1)]), None);
        assert_eq!(together(&["nonsense".to_owned()]), None);
    }
}
