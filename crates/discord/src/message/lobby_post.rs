//! A lobby as a message.

use super::direct::marked;
use super::markup::daily_hour;
use crate::prelude::*;
use viceroy_i18n::{PublicText, held, lobby, organising};
use viceroy_model::messages::{Destination, Silence};

pub(super) async fn lobby_post(
    w: &Wording,
    pictures: &Pictures,
    key: MessageKey,
    view: &LobbyView,
) -> Post {
    let picture = post_picture::of_lobby(w, pictures, view).await;
    let post = posted(w, view, ReadBy::Everybody);
    let rows = match key.destination() {
        // At a table without a server each has a message of their own.
        Destination::Direct => marked(w, post.rows, key),
        Destination::Channel | Destination::Thread => post.rows,
    };
    Post { picture, rows, ..post }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ReadBy {
    Everybody,
    One,
    /// What is agreed on, in place of what is seen at first sight.
    OneInDetail,
}

fn posted(w: &Wording, view: &LobbyView, read_by: ReadBy) -> Post {
    let players = seated(&view.people);
    let names = text_names(w, &players).map(|seat, name| match players[seat].level() {
        Some(level) => w.say(text!(computer_named, who = name, level)),
        None => name.clone(),
    });
    let people: Vec<String> = names.iter().map(|(_, name)| name.clone()).collect();
    let gathers = view.state == LobbyState::Gathering;
    let asked = if gathers { asked(view) } else { vec![] };
    let more = match (gathers, read_by) {
        (true, ReadBy::Everybody | ReadBy::One) => decided(w, view, &asked),
        (true, ReadBy::OneInDetail) => organised(w, view),
        (false, _) => vec![],
    };
    let hour = daily_hour(w, &view.agreed, view.hour);
    let asks = view.filling.asks.as_ref().map(|(_, until)| {
        let asked = view.people.iter().zip(&people);
        let asked = asked.filter(|(player, _)| is_asked(view, player));
        (asked.map(|(_, name)| name.clone()).collect::<Vec<_>>(), relative(*until))
    });
    let computers_at = view.filling.computers_at.map(relative);
    let said = lobby::Lobby {
        view,
        people: &people,
        more: &more,
        hour: &hour,
        computers_at: computers_at.as_deref(),
        asked: asks.as_ref().map(|(who, until)| (&who[..], &**until)),
    };
    let thread = view.thread.map(channel_link);
    let thread = thread.as_deref();
    // It cannot be pressed, and keeps the message recognisable.
    let ended = |label| Button::new(CustomId::Post(MessageKey::lobby(view.game)), label).disabled();
    let (text, rows) = match view.state {
        LobbyState::Gathering if read_by == ReadBy::OneInDetail => {
            (PublicText(lobby::details(w, &said).0), vec![])
        }
        LobbyState::Gathering => {
            let text = lobby::gathering(w, &said);
            (text, gathering_buttons(w, view))
        }
        LobbyState::Started => {
            let hand = Button::my_hand(w, view.game);
            let text = lobby::started(w, &said, thread, silent(w, view));
            let sit = Button::new(CustomId::Sit(view.game), w.say(text!(button_sit)));
            let sit = Some(sit.main()).filter(|_| view.filling.has_open_seats);
            let buttons = [hand, Button::show_table(w, view.game)].into_iter().chain(sit);
            (text, vec![buttons.collect()])
        }
        LobbyState::Over => {
            let won = view.ended.map(|ended| {
                let names = held::results(w, &names, ended.whole);
                let winners = ended.winners.iter().filter_map(|seat| names.get(seat).cloned());
                (winners.collect::<Vec<_>>(), ended.points)
            });
            let won = won.as_ref().map(|(who, points)| (who.as_slice(), *points));
            let text = lobby::over(w, &said, won, thread);
            let hand = ended(w.say(text!(button_finished)));
            let went = analysis_message::open_button(w, view.game);
            (text, vec![vec![hand, Button::again(w, view.game), went]])
        }
        LobbyState::Closed => {
            let join = Button::new(CustomId::Join(view.game), w.say(text!(button_closed)));
            // Players who gave up their seat are not named.
            let text = match &people[..] {
                [] => w.public(text!(lobby_closed, game = view.game.0)),
                _ => w.public(text!(lobby_shut, game = view.game.0, who = &people)),
            };
            (text, vec![vec![join.disabled()]])
        }
        LobbyState::Expired => (w.public(text!(lobby_expired, game = view.game.0)), vec![]),
        LobbyState::Abandoned => {
            let text = lobby::abandoned(w, &said, thread);
            let hand = ended(w.say(text!(button_closed)));
            let show = Button::show_table(w, view.game);
            (text, vec![vec![hand, show, Button::again(w, view.game)]])
        }
    };
    Post {
        text: text.0,
        title: None,
        rows: with_rules(rows, rules_buttons(w, view)),
        call: called_here(view, asked),
        ..Post::default()
    }
}

/// Why messages are missing. Trouble with a thread is shown to its players instead.
fn silent(w: &Wording, view: &LobbyView) -> Option<String> {
    let is_passed_over = matches!(view.silence, Some(Silence::PassedOver(..)));
    let silence = view.silence;
    let silence = silence.filter(|_| view.thread.is_none() || is_passed_over);
    silence.map(|silence| viceroy_i18n::posts::silent(w, silence, relative).0)
}

fn is_asked(view: &LobbyView, player: &Player) -> bool {
    let asks = view.filling.asks.iter();
    asks.flat_map(|(asked, _)| asked).any(|who| player.is(*who))
}

fn gathering_buttons(w: &Wording, view: &LobbyView) -> Vec<Vec<Button>> {
    let game = view.game;
    let organise = |what, label| Button::new(CustomId::Organise { game, what }, label);
    let has_room = view.people.len() < usize::from(view.to);
    let join = Button::new(CustomId::Join(game), w.say(text!(button_join))).main();
    let join = join.enabled_if(has_room);
    let start = Button::new(CustomId::Start(game), w.say(text!(button_start)));
    let start = start.enabled_if(view.people.len() >= usize::from(view.from));
    let leave = Button::new(CustomId::Leave(game), w.say(text!(button_leave)));
    let options = organise(Organise::Open, w.say(text!(button_organise)));
    let computers = organise(Organise::Computers, w.say(text!(button_computers)));
    let details = Button::new(CustomId::Details(game), w.say(text!(button_details)));
    match view.played_in {
        PlayedIn::Thread if view.filling.starts_when_full => {
            let fill = organise(Organise::Fill, w.say(text!(button_fill))).enabled_if(has_room);
            let ready = Button::new(CustomId::Ready(game), w.say(text!(button_ready))).main();
            let first = match view.filling.asks {
                Some(_) => ready,
                None => join,
            };
            vec![vec![first, start, fill, leave], vec![computers, options, details]]
        }
        PlayedIn::Thread => vec![vec![join, leave, start, computers, options], vec![details]],
        // Nobody else sees it.
        PlayedIn::DirectMessages | PlayedIn::Deal(_) => {
            let friends = organise(Organise::Friends, w.say(text!(button_friends))).sign("🔑");
            let friends = view.organised.code.as_ref().map(|_| friends);
            let first = [start.main()].into_iter().chain(friends);
            vec![first.chain([computers, options, leave]).collect(), vec![details]]
        }
    }
}

pub fn response(w: &Wording, view: &LobbyView) -> Response {
    let post = posted(w, view, ReadBy::One);
    Response::new(post.text, post.rows)
}

/// The settings that differ from the defaults.
fn decided(w: &Wording, view: &LobbyView, asked: &[PersonId]) -> Vec<String> {
    let organised = &view.organised;
    let mentions =
        |people: &[PersonId]| -> Vec<String> { people.iter().copied().map(mention).collect() };
    let mut lines = vec![];
    if let Some(before) = &organised.before {
        lines.push(organising::changed(w, before, &view.conditions()));
    }
    if view.played_in == PlayedIn::DirectMessages {
        let code = view.organised.code.as_ref();
        lines.extend(code.map(|code| w.say(text!(lobby_code, code = code.as_str()))));
        return lines;
    }
    if let Entry::Invited(invited) = &organised.entry {
        let waiting = invited.iter().filter(|p| !is_there(view, **p));
        let waiting: Vec<PersonId> = waiting.copied().collect();
        lines.push(organising::private(w, &mentions(&waiting)));
    }
    if let (Some(again), false) = (&organised.again, asked.is_empty()) {
        lines.push(w.say(text!(organise_again, game = again.after.0, who = &mentions(asked))));
    }
    lines
}

/// In what language the table is told, and who decides about it.
fn organised(w: &Wording, view: &LobbyView) -> Vec<String> {
    let people = seated(&view.people);
    let names = text_names(w, &people);
    let by = people.iter();
    let by = by.filter(|(_, player)| view.organised.by.is_some_and(|by| player.is(by)));
    let by = by.map(|(seat, _)| w.say(text!(organise_by, who = &names[seat])));
    by.filter(|_| view.played_in == PlayedIn::Thread || is_for_several(view)).collect()
}

fn is_for_several(view: &LobbyView) -> bool {
    view.people.iter().filter_map(Player::person).count() > 1
}

/// What stands behind Details.
pub fn details(w: &Wording, language: &Wording, view: &LobbyView) -> Response {
    let mut shown: Response = PrivateText(posted(w, view, ReadBy::OneInDetail).text).into();
    if view.played_in == PlayedIn::Thread {
        add_line(&mut shown.text, Some(lobby::told_in(w, language)));
    }
    shown
}

/// The players invited to a rematch who have not joined.
fn asked(view: &LobbyView) -> Vec<PersonId> {
    let again = view.organised.again.iter();
    let asked = again.flat_map(|again| again.asked.iter().copied());
    asked.filter(|person| !is_there(view, *person)).collect()
}

/// Drops the players who were invited by direct message.
fn called_here(view: &LobbyView, mut asked: Vec<PersonId>) -> Vec<PersonId> {
    asked.retain(|person| !view.told_directly.contains(person));
    asked
}

fn is_there(view: &LobbyView, who: PersonId) -> bool {
    view.people.iter().any(|player| player.is(who))
}

fn rules_buttons(w: &Wording, view: &LobbyView) -> Vec<Button> {
    let game = Some(view.game);
    let open = |page, label| Button::new(CustomId::OpenRules { page, game }, label);
    let how = || open(Page::Goal, w.say(text!(button_how_to_play))).sign("❔");
    let fair = || Button::fairness(w, view.game);
    match view.state {
        LobbyState::Gathering | LobbyState::Started => vec![how(), fair()],
        LobbyState::Over | LobbyState::Abandoned => vec![fair()],
        LobbyState::Closed | LobbyState::Expired => vec![],
    }
}

fn with_rules(mut rows: Vec<Vec<Button>>, rules: Vec<Button>) -> Vec<Row> {
    match rows.last_mut() {
        Some(last) if last.len() + rules.len() <= BUTTONS => last.extend(rules),
        Some(_) | None => rows.push(rules),
    }
    rows.retain(|row| !row.is_empty());
    rows.into_iter().map(Row::Buttons).collect()
}

pub fn said_started(w: &Wording, view: &LobbyView) -> Response {
    let told = |said: PrivateText| lobby::with_press_hash(w, said, view.press_hash.as_deref());
    match view.played_in {
        PlayedIn::Thread => {
            let hand = Button::my_hand(w, view.game).main();
            Response {
                rows: vec![Row::Buttons(vec![hand])],
                ..told(w.private(text!(said_started))).into()
            }
        }
        PlayedIn::DirectMessages | PlayedIn::Deal(_) => {
            told(w.private(text!(said_started_here))).into()
        }
    }
}
