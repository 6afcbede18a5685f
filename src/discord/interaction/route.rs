//! From a press, a choice or a filled-in form to what it asks for. All that is needed is in the interaction itself, so
//! a restart loses nothing.

use serenity::all::{Cache, ComponentInteraction, ModalInteraction};

use super::actions::{LobbyMove, Move};
use super::came::{By, Came, PressedOn, place_of};
use super::chosen::{chosen, chosen_line, chosen_page, chosen_values};
use super::direct_panel::Direct;
use super::finding::{games, next_game, which};
use super::following::Following;
use super::organising::Press;
use super::rights::OnServer;
use super::seats::{Shown, Visitor, Wanted};
use super::typed_gems::typed;
use super::{day_menus, settings};
use crate::attendance::Say;
use crate::discord::wire::custom_id::{Moderate, Seats, Spot, Ticket, Unread, parse};
use crate::discord::wire::people;
use crate::discord::wire::permissions;
use crate::notice::{
    AskedFor, Authority, GameId, NoticeKey, NoticeKind, Person, PersonId, PlayBy, PressId,
};
use crate::rules::Seat;
use crate::timing::Rhythm;
use crate::wording::rules::Page;
use crate::wording::{PrivateText, Wording, text};

pub use super::came::Pressed;

/// Acts on a button or menu. What the gateway has told of servers says what whoever presses may do there.
pub async fn component(pressed: Pressed<'_>, press: &ComponentInteraction, cache: &Cache) {
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
    // In a direct message they say nothing of where tables stand.
    let held = press.app_permissions.filter(|_| press.guild_id.is_some());
    if let Some(sentence) = permissions::refusal_of_press(reply.wording(), &ticket, held) {
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
    let authority = OnServer::by_press(press).and_then(|by| by.authority(cache));
    match ticket {
        Ticket::Join(game) => lobby(came, game, person, LobbyMove::Join(number)).await,
        Ticket::Leave(game) => lobby(came, game, person, LobbyMove::Leave).await,
        Ticket::Start(game) => lobby(came, game, person, LobbyMove::Start(number)).await,
        Ticket::Organise { game, what } => {
            let chosen = chosen_values(press);
            let id = number;
            let press = Press {
                game,
                what,
                chosen,
                id,
                // It stands where the table does.
                authority: authority.filter(Authority::covers_here),
            };
            organise(came, person, press).await;
        }
        Ticket::Moderate { game, what } => moderate(came, game, what, authority).await,
        Ticket::Post(NoticeKey { game, kind, .. }) => match kind {
            NoticeKind::Panel => act(came, game, Move::Look).await,
            NoticeKind::End => show_table(came, game).await,
            _ => {
                let place = PressedOn::Public;
                act(Came { place, ..came }, game, Move::Look).await;
            }
        },
        Ticket::ShowTable(game) => show_table(came, game).await,
        Ticket::Analysis { game, seat } => analysis(came, game, seat).await,
        Ticket::Vote { game, number, say } => vote(came, game, number, say).await,
        Ticket::Seats { game, what } => match wanted(what, press) {
            Some(wanted) => {
                let visitor = Visitor { person, authority };
                seats(came, game, visitor, wanted).await;
            }
            None => {
                reply
                    .say(&reply.wording().private(text!(press_unknown)))
                    .await;
            }
        },
        Ticket::Hint { game, spot } => hint(came, game, spot).await,
        Ticket::NextGame => next_game(came).await,
        Ticket::Games { page } => games(came, page).await,
        Ticket::Which { what, page } => which(came, what, page, authority).await,
        Ticket::PlayBy(by) => choose(came, by).await,
        Ticket::Zone => days(came, press, day_menus::with_zone).await,
        Ticket::Sleep => days(came, press, day_menus::with_sleep).await,
        Ticket::OpenRules { page, game } => {
            // Whatever it is pressed on stays.
            let place = PressedOn::Public;
            rules(Came { place, ..came }, page, game).await;
        }
        Ticket::TurnRules { page, game } => rules(came, page, game).await,
        Ticket::RulesMenu(game) => match chosen_page(press) {
            Some(page) => rules(came, page, game).await,
            None => {
                reply
                    .say(&reply.wording().private(text!(press_unknown)))
                    .await;
            }
        },
        Ticket::Menu { game, spot, .. } => match chosen(press) {
            Some(answer) => act(came, game, Move::Answer(spot, answer)).await,
            None => {
                reply
                    .say(&reply.wording().private(text!(press_unknown)))
                    .await;
            }
        },
        Ticket::Wish { game, case } => match chosen(press) {
            Some(wish) => act(came, game, Move::Wish(case, wish)).await,
            None => {
                reply
                    .say(&reply.wording().private(text!(press_unknown)))
                    .await;
            }
        },
        ticket @ (Ticket::Refresh(_)
        | Ticket::Here(_)
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
            reply
                .say(&reply.wording().private(text!(press_unknown)))
                .await;
        }
    }
}

/// What a button on a panel asks for; nothing for tickets that need more than themselves.
pub fn on_panel(ticket: Ticket) -> Option<(GameId, Move)> {
    Some(match ticket {
        Ticket::Refresh(game) => (game, Move::Look),
        Ticket::Here(game) => (game, Move::Back),
        Ticket::Page { game, page } => (game, Move::Page(page)),
        Ticket::TakeBack(game) => (game, Move::TakeBack),
        Ticket::Answer { game, spot, answer } => (game, Move::Answer(spot, answer)),
        Ticket::Proposed { game, spot } => (game, Move::Proposed(spot)),
        Ticket::Commit { game, draft } => (game, Move::Commit(draft)),
        Ticket::Undraft { game, draft } => (game, Move::Undraft(draft)),
        _ => return None,
    })
}

/// Acts on a filled-in form.
pub async fn modal(pressed: Pressed<'_>, form: &ModalInteraction) {
    let reply = pressed.reply;
    let salt = pressed.actions.host.salt();
    let (game, spot) = match parse(&form.data.custom_id, salt) {
        Ok(Ticket::Form { game, spot }) => (game, spot),
        Ok(_) => {
            reply
                .say(&reply.wording().private(text!(press_unknown)))
                .await;
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

/// Why a press does nothing.
fn unread(w: &Wording, why: Unread) -> PrivateText {
    match why {
        Unread::Unknown => w.private(text!(press_unknown)),
        Unread::Elsewhere => w.private(text!(press_elsewhere)),
    }
}

async fn act(came: Came<'_>, game: GameId, wanted: Move) {
    let Some(heard) = came.heard(AskedFor::Panel(game)).await else {
        return;
    };
    let (actions, reply, who) = (heard.actions, heard.reply, heard.who);
    let shown = actions.panel(game, reply.reader(), wanted).await;
    match heard.place {
        PressedOn::Public | PressedOn::Panel => reply.show(shown).await,
        PressedOn::Direct { panel, .. } => Direct { panel, who }.show(actions, reply, shown).await,
    }
    let following = Following {
        actions: actions.clone(),
        reply: reply.clone(),
        game,
        who,
        place: heard.place,
    };
    following.shown_later();
}

/// The answer is a new message, so that what was pressed on stays.
async fn show_table(came: Came<'_>, game: GameId) {
    let place = PressedOn::Public;
    if let Some(heard) = (Came { place, ..came }).heard(AskedFor::Else).await {
        let shown = heard.actions.table(heard.reply.reader(), game).await;
        heard.reply.show(shown).await;
    }
}

/// The answer is a new message, so that the panel stays.
async fn hint(came: Came<'_>, game: GameId, spot: Spot) {
    let place = PressedOn::Public;
    if let Some(heard) = (Came { place, ..came }).heard(AskedFor::Else).await {
        let shown = heard.actions.hint(heard.reply.reader(), game, spot).await;
        heard.reply.show(shown).await;
    }
}

/// How a game went: a message of its own, which turns to another player when that is pressed on it.
async fn analysis(came: Came<'_>, game: GameId, seat: Option<Seat>) {
    let place = match (came.place, seat) {
        (PressedOn::Panel, Some(_)) => PressedOn::Panel,
        (PressedOn::Public | PressedOn::Panel | PressedOn::Direct { .. }, _) => PressedOn::Public,
    };
    if let Some(heard) = (Came { place, ..came }).heard(AskedFor::Else).await {
        let reader = heard.reply.reader();
        let shown = heard.actions.analysis(reader, game, seat).await;
        heard.reply.show(shown).await;
    }
}

/// What somebody says in a vote. The vote's message stays, and is changed by the host's courier.
async fn vote(came: Came<'_>, game: GameId, number: u32, say: Say) {
    let place = PressedOn::Public;
    if let Some(heard) = (Came { place, ..came }).heard(AskedFor::Else).await {
        let shown = heard
            .actions
            .vote(heard.reply.reader(), game, number, say)
            .await;
        heard.reply.show(shown).await;
    }
}

/// Who plays and is there: a message of its own, which changes when something is pressed on it.
async fn seats(came: Came<'_>, game: GameId, who: Visitor, wanted: Wanted) {
    let place = match (came.place, wanted) {
        (
            PressedOn::Panel,
            Wanted::Look(Shown::InPlace) | Wanted::Ask(_) | Wanted::Do(_) | Wanted::Away(_),
        ) => PressedOn::Panel,
        (PressedOn::Public | PressedOn::Panel | PressedOn::Direct { .. }, _) => PressedOn::Public,
    };
    if let Some(heard) = (Came { place, ..came }).heard(AskedFor::Else).await {
        let reader = heard.reply.reader();
        let shown = heard.actions.seats(reader, game, who, wanted).await;
        heard.reply.show(shown).await;
    }
}

/// A table that somebody closes who keeps order there.
async fn moderate(came: Came<'_>, game: GameId, what: Moderate, authority: Option<Authority>) {
    let place = match came.place {
        PressedOn::Panel => PressedOn::Panel,
        PressedOn::Public | PressedOn::Direct { .. } => PressedOn::Public,
    };
    if let Some(heard) = (Came { place, ..came }).heard(AskedFor::Else).await {
        let (actions, reader) = (heard.actions, heard.reply.reader());
        let shown = match what {
            Moderate::Ask => actions.ask_to_close(reader, game, authority).await,
            Moderate::Close => actions.close_table(reader, game, authority).await,
        };
        heard.reply.show(shown).await;
    }
}

/// What somebody tells of their days.
async fn days(
    came: Came<'_>,
    press: &ComponentInteraction,
    told: impl FnOnce(Rhythm, &str) -> Rhythm,
) {
    let line = chosen_line(press).unwrap_or_default();
    if let Some(heard) = came.heard(AskedFor::Else).await {
        let (host, reader) = (&heard.actions.host, heard.reply.reader());
        let shown = settings::tell(host, reader, |before| Ok(told(before, &line))).await;
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

async fn organise(came: Came<'_>, who: Person, press: Press) {
    // In direct messages there are no tables to decide about; what is pressed there stays.
    let place = match came.place {
        PressedOn::Panel => PressedOn::Panel,
        PressedOn::Public | PressedOn::Direct { .. } => PressedOn::Public,
    };
    if let Some(heard) = (Came { place, ..came }).heard(AskedFor::Else).await {
        let shown = heard
            .actions
            .organise(heard.reply.reader(), who, press)
            .await;
        heard.reply.show(shown).await;
    }
}

/// What is wanted of those who play.
fn wanted(what: Seats, press: &ComponentInteraction) -> Option<Wanted> {
    Some(match what {
        Seats::Open => Wanted::Look(Shown::Beside),
        Seats::Look => Wanted::Look(Shown::InPlace),
        Seats::Ask(deed) => Wanted::Ask(deed),
        Seats::Do(deed) => Wanted::Do(deed),
        Seats::Away => Wanted::Away(chosen_line(press)?.parse().ok()?),
    })
}
