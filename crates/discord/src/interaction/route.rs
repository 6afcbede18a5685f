//! Routes presses, choices and modals. The interaction carries all that is needed, so a restart
//! loses nothing.

use super::absence::{self, AbsenceChoice};
use super::actions::LobbyMove;
use super::chosen::{chosen, chosen_line, chosen_values};
use super::deciding::Deciding;
use super::direct_panel::Direct;
use super::learning::Learning;
use super::open_panels::looks_on;
use super::organising::Press;
use super::request_context::{ReplyTarget, RequestContext, place_of};
use super::rights::OnServer;
use super::seats::{Visitor, Wanted};
use super::typed_gems::typed;
use super::{day_menus, settings};
use crate::message::ratings_message::RankingOf;
use crate::panel::preferences;
use crate::prelude::*;
use crate::wire::custom_id::{
    AgainPress, CustomIdError, DealPress, Hands, LessonPress, RankedWhere, SeatAction, parse,
};
use crate::wire::{people, permissions};
use std::num::NonZeroU64;
use viceroy_model::messages::TableCode;
use viceroy_rules::GameLength;
use viceroy_service::{CodeGiven, FromNowOn, PlanChange, ShowConsent};

pub use super::request_context::PressedButton;

pub async fn component(
    pressed: PressedButton<'_>,
    press: &ComponentInteraction,
    servers: &Servers,
) {
    let reply = pressed.reply;
    let salt = pressed.actions.host.salt();
    let custom_id = match parse(&press.data.custom_id, salt) {
        Ok(custom_id) => custom_id,
        Err(why) => {
            tracing::info!(custom_id = press.data.custom_id, ?why, "an unknown button");
            return does_nothing(reply, why).await;
        }
    };
    let origin = InteractionOrigin::of_press(press, servers);
    if let Some(sentence) = refused_here(reply.wording(), press, &custom_id, origin) {
        reply.say(&sentence).await;
        return;
    }
    let person = people::person(&press.user, press.member.as_ref());
    let who = person.id;
    let came = RequestContext { pressed, who, place: place_of(Some(&press.message), salt), origin };
    let rights = Rights { by: OnServer::by_press(press, origin), servers };
    if act_on(custom_id, came, press, person, rights).await.is_none() {
        does_nothing(reply, CustomIdError::Unknown).await;
    }
}

/// `None` if the values are invalid.
async fn act_on(
    custom_id: CustomId,
    came: RequestContext<'_>,
    press: &ComponentInteraction,
    person: Person,
    rights: Rights<'_>,
) -> Option<()> {
    let number = PressId(press.id.get());
    match custom_id {
        CustomId::Join(game) => {
            let join = LobbyMove::Join(number, ShowConsent::NotAsked);
            lobby(came.reply_ephemeral(), game, person, join).await;
        }
        CustomId::JoinShowing(game) => {
            let join = LobbyMove::Join(number, ShowConsent::Given);
            lobby(came.edit_if_private(), game, person, join).await;
        }
        CustomId::Leave(game) => {
            lobby(came.reply_ephemeral(), game, person, LobbyMove::Leave).await;
        }
        CustomId::Start(game) => {
            lobby(came.reply_ephemeral(), game, person, LobbyMove::Start(number)).await;
        }
        CustomId::Ready(game) => {
            lobby(came.reply_ephemeral(), game, person, LobbyMove::Ready(number)).await;
        }
        CustomId::Sit(game) => {
            let came = came.reply_ephemeral();
            let (reply, is_outside) = (came.pressed.reply, came.is_outside());
            came.shown(|it, reader| async move {
                if is_outside && reply.has_left(game, reader.id).await {
                    return Ok(not_on_server(reader));
                }
                it.sit(reader, game, person).await
            })
            .await;
        }
        CustomId::ByCode(code) => {
            let given = (CodeGiven::Pressed, number);
            by_code(came.reply_ephemeral(), press, person, (code, given)).await;
        }
        CustomId::ByCodeShowing(code) => {
            let given = (CodeGiven::PressedAgreeing, number);
            by_code(came.edit_if_private(), press, person, (code, given)).await;
        }
        CustomId::Organise { game, what: Organise::Friends } => {
            let application = press.application_id;
            let came = came.reply_ephemeral();
            came.shown(|it, reader| it.invite_friends_to(reader, game, application)).await;
        }
        CustomId::Details(game) => {
            came.reply_ephemeral().shown(|it, reader| it.details(reader, game)).await;
        }
        CustomId::Organise { game, what } => {
            let chosen = chosen_values(press);
            let id = number;
            let came = came.edit_if_private();
            came.shown(|it, reader| async move {
                // The panel is in the table's own channel.
                let authority = rights.authority().await.filter(Authority::covers_here);
                let press = Press { game, what, chosen, id, authority };
                it.organise(reader, person, press).await
            })
            .await;
        }
        CustomId::Moderate { game, what } => {
            let came = came.edit_if_private();
            came.shown(|it, reader| it.moderate(reader, game, what, rights)).await;
        }
        CustomId::Post(MessageKey { game, kind, .. }) => match kind {
            MessageKind::Panel => act(came, game, Move::Look).await,
            MessageKind::End | MessageKind::LobbyAnnouncement | MessageKind::ToldOutside => {
                show_table(came, game).await;
            }
            _ => act(came.reply_ephemeral(), game, Move::Look).await,
        },
        CustomId::ShowTable(game) => show_table(came, game).await,
        CustomId::Analysis { game, seat } => {
            let came = match seat {
                Some(_) => came.edit_if_private(),
                None => came.reply_ephemeral(),
            };
            came.shown(|it, reader| it.analysis(reader, game, seat)).await;
        }
        CustomId::Archive { game, step, hands, .. } => {
            let came = came.edit_if_private();
            came.shown(|it, reader| it.archived(reader, rights, (game, step), hands)).await;
        }
        CustomId::Poster(game) => {
            came.reply_openly().shown(|it, reader| it.poster(reader, person, game)).await;
        }
        CustomId::PlayOn { game, step } => {
            let (reply, by, from) = (came.pressed.reply, (person, number), (game, step));
            let greeting = reply.wording().private(text!(chance_here));
            let room = reply.conversation(&greeting);
            came.reply_ephemeral().shown(|it, reader| it.play_on(reader, by, from, room)).await;
        }
        CustomId::Film(game) => {
            came.reply_ephemeral().shown(|it, reader| it.film(reader, game)).await;
        }
        // The delivery worker edits the vote's message.
        CustomId::Vote { game, number, say } => {
            came.reply_ephemeral().shown(|it, reader| it.vote(reader, game, number, say)).await;
        }
        CustomId::Seats { game, what } => {
            let wanted = wanted(what, press)?;
            let came = match what {
                Seats::Open => came.reply_ephemeral(),
                _ => came.edit_if_private(),
            };
            let accepts = matches!(what, Seats::Do(SeatAction::Handed(_, VoteChoice::Yes)));
            let (reply, is_outside) = (came.pressed.reply, came.is_outside());
            came.shown(|it, reader| async move {
                if accepts && is_outside && reply.has_left(game, reader.id).await {
                    return Ok(not_on_server(reader));
                }
                let visitor = Visitor { person, authority: rights.authority().await };
                it.seats(reader, game, visitor, wanted).await
            })
            .await;
        }
        CustomId::NextGame => {
            came.reply_ephemeral().shown(|it, reader| it.next_game(reader)).await;
        }
        CustomId::Games { page } => came.shown(|it, reader| it.games(reader, page)).await,
        CustomId::Tables { page } => {
            // A finished game's post has this button too.
            came.edit_if_private().shown(|it, reader| it.tables(reader, rights, page)).await;
        }
        CustomId::Which { what, page } => match what {
            Which::Close => {
                came.shown(|it, reader| it.which_to_close(reader, rights, page)).await;
            }
            _ => came.shown(|it, reader| it.which(reader, what, page)).await,
        },
        CustomId::Lesson(wanted) => lesson(came, person, press, wanted).await?,
        CustomId::Again(wanted) => decide_again(came, press, wanted).await?,
        CustomId::Deal(press) => deal(came, person, press).await,
        CustomId::Rated(listed) => {
            let came = came.edit_if_private();
            came.shown(|it, reader| it.list_rating(reader, person.name, listed)).await;
        }
        CustomId::Ranking { place, season } => {
            let of = match (place, came.origin.server()) {
                (RankedWhere::Here, Some(server)) => RankingOf::Server(server),
                (RankedWhere::Here, None) | (RankedWhere::Everywhere, _) => RankingOf::Everywhere,
            };
            came.edit_if_private().shown(|it, reader| it.ranking(reader, of, season)).await;
        }
        CustomId::Profile(season) => {
            let came = came.edit_if_private();
            came.shown(|it, reader| it.profile(reader, person.name, season)).await;
        }
        CustomId::PostProfile(season) => {
            let came = came.reply_openly();
            came.shown(|it, reader| it.post_profile(reader, person.name, season)).await;
        }
        CustomId::Finished { place, season, after } => {
            let came = came.edit_if_private();
            came.shown(|it, reader| it.finished(reader, rights, (place, season, after))).await;
        }
        CustomId::FinishedMenu => {
            let game = chosen_line(press)?.parse().ok().map(GameId)?;
            let came = came.edit_if_private();
            came.shown(|it, reader| it.archived(reader, rights, (game, 0), Hands::Closed)).await;
        }
        CustomId::ShowReliability => {
            came.reply_openly().shown(|it, reader| it.show_reliability(reader, person)).await;
        }
        CustomId::PlayBy(by) => {
            came.shown(|it, reader| settings::choose(&it.host, reader, by)).await;
        }
        CustomId::Reads(reads) => {
            came.shown(|it, reader| settings::read_by(&it.host, reader, reads)).await;
        }
        CustomId::Suggest(suggestions) => {
            came.shown(|it, reader| settings::suggest(&it.host, reader, suggestions)).await;
        }
        CustomId::TextSize(size) => {
            came.shown(|it, reader| settings::text_size(&it.host, reader, size)).await;
        }
        CustomId::Read { game, page } => {
            let came = match came.pressed.actions.host.people.reads(came.who) {
                Reads::Pictures => came.edit_if_private(),
                Reads::Text => came.reply_ephemeral(),
            };
            came.shown(|it, reader| it.read(reader, game, page)).await;
        }
        CustomId::Zone => days(came, press, day_menus::with_zone).await,
        CustomId::Sleep => days(came, press, day_menus::with_sleep).await,
        CustomId::Absence => absence(came.reply_ephemeral(), AbsenceChoice::Look).await,
        CustomId::Notifications => {
            let chosen = chosen_line(press)?.parse().ok()?;
            absence(came, AbsenceChoice::Notifications(chosen)).await;
        }
        CustomId::AbsentFrom => {
            let from = chosen_line(press)?.parse().ok()?;
            absence(came, AbsenceChoice::From(from)).await;
        }
        CustomId::AbsentUntil { from } => {
            let until = chosen_line(press)?.parse().ok()?;
            absence(came, AbsenceChoice::Until { from, until }).await;
        }
        CustomId::AbsenceOver => absence(came, AbsenceChoice::Over).await,
        CustomId::Language => {
            let line = chosen_line(press).unwrap_or_default();
            came.shown(|it, reader| settings::read_in(&it.host, reader, line)).await;
        }
        CustomId::ForgetMe => {
            came.edit_if_private().shown(|it, reader| it.forget_me(reader)).await;
        }
        // Any message can carry this button and must stay.
        CustomId::OpenRules { page, game } => rules(came.reply_ephemeral(), page, game).await,
        CustomId::TurnRules { page, game } => rules(came, page, game).await,
        CustomId::RulesMenu(game) => {
            let page = Page::from_key(&chosen_line(press)?)?;
            rules(came, page, game).await;
        }
        CustomId::Menu { game, spot, .. } => {
            act(came, game, Move::Answer(spot, chosen(press)?)).await;
        }
        CustomId::Wish { game, case } => act(came, game, Move::Wish(case, chosen(press)?)).await,
        CustomId::Prefer { game, kind, scope, at } => {
            let wanted = preferences::read(kind, &chosen_line(press)?)?;
            let chosen = FromNowOn { kind, scope, wanted, at: Some(at) };
            act(came, game, Move::Prefer(chosen)).await;
        }
        CustomId::AskAgain => {
            let kind = chosen_line(press)?.parse().ok()?;
            came.shown(|it, reader| settings::ask_again(&it.host, reader, kind)).await;
        }
        custom_id @ (CustomId::Refresh(_)
        | CustomId::More(_)
        | CustomId::MoreOf(_)
        | CustomId::Log { .. }
        | CustomId::Hint { .. }
        | CustomId::Here(_)
        | CustomId::Page { .. }
        | CustomId::FromNowOn(_)
        | CustomId::TakeBack(_)
        | CustomId::Slip(_)
        | CustomId::SlipBack { .. }
        | CustomId::Answer { .. }
        | CustomId::Proposed { .. }
        | CustomId::Confirm { .. }
        | CustomId::ConfirmFirst { .. }
        | CustomId::OpenPlan { .. }
        | CustomId::TurnIfDrawn { .. }
        | CustomId::Undraft { .. }
        | CustomId::AskStep { .. }
        | CustomId::KeepPlan { .. }) => {
            let (game, wanted) = on_panel(custom_id)?;
            act(came, game, wanted).await;
        }
        // A modal must be the first response.
        CustomId::OpenForm { game, spot } => {
            came.pressed.reply.open_gems_form(&CustomId::Form { game, spot }).await;
        }
        // Only modals carry this.
        CustomId::Form { .. } => return None,
    }
    Some(())
}

async fn by_code(
    came: RequestContext<'_>,
    press: &ComponentInteraction,
    who: Person,
    (code, given): (TableCode, (CodeGiven, PressId)),
) {
    let outside = came.origin.outside(press.application_id);
    came.shown(|it, reader| async move {
        it.join_by_code(reader, who, code.as_str(), given, outside).await
    })
    .await;
}

async fn deal(came: RequestContext<'_>, person: Person, press: DealPress) {
    let came = match press {
        DealPress::Post(_) => came.reply_openly(),
        DealPress::Look
        | DealPress::Play
        | DealPress::Month
        | DealPress::Fair
        | DealPress::List(_)
        | DealPress::Closed(_) => came.edit_if_private(),
    };
    let server = came.origin.server();
    came.shown(|it, reader| it.deal_pressed(reader, person, (press, server))).await;
}

/// The bot is missing, or lacks permissions.
fn refused_here(
    w: &Wording,
    press: &ComponentInteraction,
    custom_id: &CustomId,
    origin: InteractionOrigin,
) -> Option<PrivateText> {
    match origin {
        InteractionOrigin::Server(_) => {
            permissions::refusal_of_press(w, custom_id, press.app_permissions)
        }
        InteractionOrigin::BotDm => None,
        // A lobby left behind when the bot was removed.
        InteractionOrigin::Elsewhere | InteractionOrigin::ServerWithoutBot => {
            let needed = origin.needs_server(w, press.application_id);
            needed.err().filter(|_| permissions::is_told_there(custom_id))
        }
    }
}

/// `None` for custom ids that need more than themselves.
pub fn on_panel(custom_id: CustomId) -> Option<(GameId, Move)> {
    Some(match custom_id {
        CustomId::Refresh(game) => (game, Move::Look),
        CustomId::More(game) => (game, Move::More),
        CustomId::MoreOf(key) => (key.game, Move::More),
        CustomId::Log { game, turn, page } => (game, Move::Log { turn, page }),
        CustomId::Hint { game, spot } => (game, Move::Hint(spot)),
        CustomId::Here(game) => (game, Move::Back),
        CustomId::Page { game, draft, page } => (game, Move::Page(draft, page)),
        CustomId::TakeBack(game) => (game, Move::TakeBack),
        CustomId::Slip(game) => (game, Move::Slip),
        CustomId::SlipBack { game, step } => (game, Move::SlipBack(step)),
        CustomId::FromNowOn(game) => (game, Move::FromNowOn),
        CustomId::Answer { game, spot, answer } => (game, Move::Answer(spot, answer)),
        CustomId::Proposed { game, spot } => (game, Move::Proposed(spot)),
        CustomId::Confirm { game, draft } => (game, Move::Confirm(draft)),
        CustomId::ConfirmFirst { game, draft } => (game, Move::ConfirmFirst(draft)),
        CustomId::OpenPlan { game, draft } => (game, Move::Plan(PlanChange::Open(draft))),
        CustomId::TurnIfDrawn { game, draft } => (game, Move::Plan(PlanChange::TurnIfDrawn(draft))),
        CustomId::AskStep { game, draft, nth } => (game, Move::Plan(PlanChange::Again(draft, nth))),
        CustomId::Undraft { game, draft } => (game, Move::Plan(PlanChange::DropLast(draft))),
        CustomId::KeepPlan { game, draft } => (game, Move::Plan(PlanChange::Keep(draft))),
        _ => return None,
    })
}

pub async fn modal(pressed: PressedButton<'_>, form: &ModalInteraction, servers: &Servers) {
    let reply = pressed.reply;
    let salt = pressed.actions.host.salt();
    let (game, spot) = match parse(&form.data.custom_id, salt) {
        Ok(CustomId::Form { game, spot }) => (game, spot),
        Ok(_) => return does_nothing(reply, CustomIdError::Unknown).await,
        Err(why) => return does_nothing(reply, why).await,
    };
    let came = RequestContext {
        pressed,
        who: PersonId(form.user.id.get()),
        place: place_of(form.message.as_deref(), salt),
        origin: InteractionOrigin::of_form(form, servers),
    };
    act(came, game, Move::Typed(spot, typed(form))).await;
}

async fn does_nothing(reply: &Reply, why: CustomIdError) {
    let w = reply.wording();
    let why = match why {
        CustomIdError::Unknown => w.private(text!(press_unknown)),
        CustomIdError::Elsewhere => w.private(text!(press_elsewhere)),
    };
    reply.say(&why).await;
}

async fn act(came: RequestContext<'_>, game: GameId, wanted: Move) {
    // Screen readers announce new messages only, not edits.
    let came = match came.pressed.actions.host.people.reads(came.who) {
        Reads::Pictures => came,
        Reads::Text => came.reply_persistent(),
    };
    let Some(heard) = came.heard(AskedFor::Panel(game)).await else {
        return;
    };
    let (actions, reply, who) = (heard.actions, heard.reply, heard.who);
    match heard.place {
        ReplyTarget::Public | ReplyTarget::Conversation | ReplyTarget::Panel => {
            let shown = actions.panel(game, reply.reader(), wanted).await;
            reply.show(actions.warned(reply, shown).await).await;
        }
        ReplyTarget::Direct { panel, .. } => {
            let direct = Direct { panel, who };
            direct.act(actions, reply, wanted).await;
        }
    }
    looks_on(actions.host.clone(), game, who);
}

async fn decide_again(
    came: RequestContext<'_>,
    press: &ComponentInteraction,
    wanted: AgainPress,
) -> Option<()> {
    // Screen readers announce new messages only, not edits.
    let came = match (&wanted, came.pressed.actions.host.people.reads(came.who)) {
        (AgainPress::Open, _) | (_, Reads::Text) => came.reply_ephemeral(),
        (_, Reads::Pictures) => came.edit_if_private(),
    };
    let (at, deciding) = match wanted {
        AgainPress::Open => (None, Deciding::Open),
        AgainPress::Next { game, step } => (Some((game, step)), Deciding::Next),
        AgainPress::Show { game, step, page } => (Some((game, step)), Deciding::Show(page)),
        AgainPress::Answer { game, step, answer } => (Some((game, step)), Deciding::Answer(answer)),
        AgainPress::Menu { game, step, .. } => {
            (Some((game, step)), Deciding::Answer(chosen(press)?))
        }
        AgainPress::Best { game, step } => (Some((game, step)), Deciding::Best),
    };
    came.shown(|it, reader| it.decide_again(reader, at, deciding)).await;
    Some(())
}

async fn lesson(
    came: RequestContext<'_>,
    person: Person,
    press: &ComponentInteraction,
    wanted: LessonPress,
) -> Option<()> {
    let (came, learning) = match wanted {
        LessonPress::Open => {
            let from = came.origin.server();
            (came.reply_persistent(), Learning::Open(from))
        }
        LessonPress::Play | LessonPress::PlayShort => {
            let is_short = wanted == LessonPress::PlayShort;
            let length = if is_short { GameLength::Short } else { GameLength::Whole };
            let (reply, by) = (came.pressed.reply, (person, PressId(press.id.get())));
            let greeting = reply.wording().private(text!(lesson_game_here));
            let (came, room) = (came.reply_ephemeral(), reply.conversation(&greeting));
            came.shown(|it, reader| it.first_game(reader, by, length, room)).await;
            return Some(());
        }
        LessonPress::Show(page) => (came, Learning::Show(page)),
        LessonPress::Answer { page, answer } => (came, Learning::Answer(page, answer)),
        LessonPress::Menu { page, .. } => (came, Learning::Answer(page, chosen(press)?)),
    };
    came.shown(|it, reader| it.learn(reader, learning)).await;
    Some(())
}

async fn show_table(came: RequestContext<'_>, game: GameId) {
    came.reply_ephemeral().shown(|it, reader| it.table(reader, game)).await;
}

async fn days(
    came: RequestContext<'_>,
    press: &ComponentInteraction,
    told: impl FnOnce(DailySchedule, &str) -> DailySchedule,
) {
    let line = chosen_line(press).unwrap_or_default();
    let told = |before| Ok(told(before, &line));
    came.shown(|it, reader| settings::tell(&it.host, reader, told)).await;
}

async fn absence(came: RequestContext<'_>, choice: AbsenceChoice) {
    came.shown(|it, reader| absence::choose(&it.host, reader, choice)).await;
}

async fn rules(came: RequestContext<'_>, page: Page, game: Option<GameId>) {
    came.shown(|it, reader| it.rules(reader, page, game)).await;
}

/// Always replies ephemerally.
async fn lobby(came: RequestContext<'_>, game: GameId, who: Person, change: LobbyMove) {
    let takes_seat = matches!(change, LobbyMove::Join(..) | LobbyMove::Ready(_));
    let (reply, asks) = (came.pressed.reply, takes_seat && came.is_outside());
    came.shown(|it, reader| async move {
        if asks && reply.has_left(game, reader.id).await {
            return not_on_server(reader);
        }
        it.lobby(game, who, reader, change).await
    })
    .await;
}

fn not_on_server(reader: &Reader) -> Response {
    reader.wording.private(text!(reject_not_on_server)).into()
}

fn wanted(what: Seats, press: &ComponentInteraction) -> Option<Wanted> {
    Some(match what {
        Seats::Open | Seats::Look => Wanted::Look,
        Seats::Ask(deed) => Wanted::Ask(deed),
        Seats::Do(deed) => Wanted::Do(deed),
        Seats::Away => Wanted::Away(chosen_line(press)?.parse().ok()?),
        Seats::HandTo => {
            let chosen = chosen_values(press);
            // Nobody was chosen.
            let Some(chosen) = chosen.first() else {
                return Some(Wanted::Look);
            };
            let chosen: NonZeroU64 = chosen.parse().ok()?;
            let user = press.data.resolved.users.get(&UserId::from(chosen))?;
            let to = people::person(user, None);
            let is_there = press.guild_id.is_none()
                || press.data.resolved.members.contains_key(&UserId::from(chosen));
            Wanted::HandTo(to.name.clone(), Some(to).filter(|_| is_there && !user.bot))
        }
    })
}
