//! From a press, a choice or a filled-in form to what it asks for. All that is needed is in the interaction itself, so
//! a restart loses nothing.

use serenity::all::{
    ComponentInteraction, ComponentInteractionDataKind, Message, MessageFlags, ModalInteraction,
};

use super::desk::{Desk, LobbyMove, Move};
use super::direct::Direct;
use super::messenger::tickets;
use super::reply::{Reply, typed};
use super::ticket::{Ticket, parse};
use super::{answer_code, people, permissions, settings};
use crate::notice::{AskedFor, GameId, PersonId, PlayBy};
use crate::rules::Answer;
use crate::wording::refusals;

/// Acts on a button or menu.
pub async fn component(desk: &Desk, reply: Reply, press: &ComponentInteraction) {
    let Some(ticket) = parse(&press.data.custom_id) else {
        tracing::info!(custom_id = press.data.custom_id, "an unknown button");
        reply.say(&refusals::unknown_button()).await;
        return;
    };
    if let Some(sentence) = permissions::refusal_of_press(&ticket, press.app_permissions) {
        reply.say(&sentence).await;
        return;
    }
    let place = place_of(Some(&press.message));
    if press.guild_id.is_none() {
        desk.heard_by_dm(PersonId(press.user.id.get())).await;
    }
    let person = people::person(&press.user, press.member.as_ref());
    match ticket {
        Ticket::Join(game) => lobby(desk, &reply, game, person, LobbyMove::Join).await,
        Ticket::Leave(game) => lobby(desk, &reply, game, person, LobbyMove::Leave).await,
        Ticket::Start(game) => lobby(desk, &reply, game, person, LobbyMove::Start).await,
        Ticket::LobbyHand(game)
        | Ticket::TableHand(game)
        | Ticket::FeedHand { game, .. }
        | Ticket::UnreachableHand { game, .. } => {
            act(desk, &reply, Place::Public, game, person.id, Move::Look).await;
        }
        Ticket::PlayBy(by) => choose(desk, &reply, place, person.id, by).await,
        Ticket::Menu { game, spot, .. } => match chosen(press) {
            Some(answer) => {
                let wanted = Move::Answer(spot, answer);
                act(desk, &reply, place, game, person.id, wanted).await;
            }
            None => {
                reply.say(&refusals::unknown_button()).await;
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
                act(desk, &reply, place, game, person.id, wanted).await;
            }
        }
        // A form must be the first answer, so nothing is asked before it opens.
        Ticket::OpenForm { game, spot } => {
            reply.open_gems_form(&Ticket::Form { game, spot }).await;
        }
        // Only a form carries this.
        Ticket::Form { .. } => {
            reply.say(&refusals::unknown_button()).await;
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
        | Ticket::TableHand(_)
        | Ticket::FeedHand { .. }
        | Ticket::UnreachableHand { .. }
        | Ticket::PlayBy(_)
        | Ticket::Menu { .. }
        | Ticket::OpenForm { .. }
        | Ticket::Form { .. } => return None,
    })
}

/// Acts on a filled-in form.
pub async fn modal(desk: &Desk, reply: Reply, form: &ModalInteraction) {
    let Some(Ticket::Form { game, spot }) = parse(&form.data.custom_id) else {
        reply.say(&refusals::unknown_button()).await;
        return;
    };
    let place = place_of(form.message.as_deref());
    if form.guild_id.is_none() {
        desk.heard_by_dm(PersonId(form.user.id.get())).await;
    }
    let wanted = Move::Typed(spot, typed(form));
    let who = PersonId(form.user.id.get());
    act(desk, &reply, place, game, who, wanted).await;
}

/// Where a press was made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// On a message that everybody sees: the answer is a new message for one person.
    Public,
    /// On a panel that only the person sees: the panel changes.
    Panel,
    /// On a panel that is a direct message, sent because of this step: the message changes.
    Direct { from: u32 },
}

fn place_of(message: Option<&Message>) -> Place {
    let private = message
        .and_then(|m| m.flags)
        .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    if private {
        return Place::Panel;
    }
    let mut tickets = message.into_iter().flat_map(tickets);
    let direct = tickets.find_map(|ticket| {
        if let Ticket::DirectPanel { from, .. } = ticket {
            Some(Place::Direct { from })
        } else {
            None
        }
    });
    direct.unwrap_or(Place::Public)
}

async fn sign_of_life(reply: &Reply, place: Place, about: AskedFor) -> bool {
    match place {
        Place::Public => reply.defer(about).await,
        Place::Panel | Place::Direct { .. } => reply.acknowledge().await,
    }
}

async fn act(desk: &Desk, reply: &Reply, place: Place, game: GameId, who: PersonId, wanted: Move) {
    // Without a sign of life the person saw the press fail and presses again: do not act behind their back.
    if !sign_of_life(reply, place, AskedFor::Panel(game)).await {
        return;
    }
    let shown = desk.panel(game, who, wanted).await;
    match place {
        Place::Public | Place::Panel => reply.show(&shown).await,
        Place::Direct { from } => Direct { game, who, from }.show(desk, reply, shown).await,
    }
}

async fn choose(desk: &Desk, reply: &Reply, place: Place, who: PersonId, by: PlayBy) {
    if sign_of_life(reply, place, AskedFor::Else).await {
        reply
            .show(&settings::choose(&desk.host, who, by).await)
            .await;
    }
}

async fn lobby(
    desk: &Desk,
    reply: &Reply,
    game: GameId,
    who: crate::notice::Person,
    change: LobbyMove,
) {
    if reply.defer(AskedFor::Else).await {
        reply.show(&desk.lobby(game, who, change).await).await;
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
