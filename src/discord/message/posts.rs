//! Notices as messages: text, buttons, pictures, and who is called.

use std::sync::Arc;

use super::direct;
use super::panel_message::silent_because;
use super::people::{plain_names, text_name, text_names};
use super::pictures::{Picture, Pictures};
use super::post::{CONTENT, Post};
use crate::discord::interaction::ticket::Ticket;
use crate::discord::panel::rows::{Button, Row};
use crate::notice::{
    CallPost, FeedPost, LobbyState, LobbyView, NoticeBody, NoticeKey, Person, PersonId, TablePost,
};
use crate::rules::{CardSet, OpenFact, Phase, Seat, SeatSet, Topic};
use crate::wording::{Wording, called, lobby, news, score, table};

/// The most pictures of a message, well below Discord's ten.
const PICTURES: usize = 5;

/// A notice as a message.
pub async fn post(
    w: &Arc<Wording>,
    pictures: &Pictures,
    key: NoticeKey,
    body: &NoticeBody,
) -> Post {
    match body {
        NoticeBody::Lobby(view) => lobby_post(w, view),
        NoticeBody::Table(post) => table_post(w, pictures, key, post).await,
        NoticeBody::Feed(post) => feed_post(w, pictures, key, post).await,
        NoticeBody::Call(post) => call_post(w, post),
        NoticeBody::Panel(panel) => direct::panel_post(w, pictures, key, panel).await,
        NoticeBody::Past(game) => direct::past_post(w, *game),
        NoticeBody::Unreachable(person) => direct::unreachable_post(w, key, *person),
    }
}

fn lobby_post(w: &Wording, view: &LobbyView) -> Post {
    let people = seated(view, |person, seat| text_name(w, person, seat));
    let said = lobby::Lobby {
        game: view.game.0,
        people: &people,
        terms: &view.terms,
        from: view.from,
        to: view.to,
        hash: &view.secret_hash,
    };
    let labels = lobby::buttons(w);
    let (text, buttons) = match view.state {
        LobbyState::Gathering => {
            let mut join = Button::new(Ticket::Join(view.game), labels.join).main();
            join.enabled = people.len() < usize::from(view.to);
            let mut start = Button::new(Ticket::Start(view.game), labels.start);
            start.enabled = people.len() >= usize::from(view.from);
            let leave = Button::new(Ticket::Leave(view.game), labels.leave);
            (lobby::gathering(w, &said), vec![join, leave, start])
        }
        LobbyState::Started => {
            let thread = view.thread.map(|t| format!("<#{}>", t.0));
            let hand = Button::new(Ticket::LobbyHand(view.game), table::hand_button(w));
            // Where there is a thread, what is the matter with it is said to its players.
            let silent = view.silence.filter(|_| thread.is_none());
            let text = lobby::started(w, &said, thread.as_deref(), silent.map(silent_because));
            (text, vec![hand, Button::show_table(w, view.game)])
        }
        LobbyState::Over => {
            let thread = view.thread.map(|t| format!("<#{}>", t.0));
            let won = view.ended.map(|ended| {
                let seats = ended.winners.iter().map(|s| usize::from(s.0));
                let winners = seats.filter_map(|seat| people.get(seat).cloned());
                (winners.collect::<Vec<_>>(), ended.points)
            });
            let won = won.as_ref().map(|(who, points)| (who.as_slice(), *points));
            let mut hand = Button::new(Ticket::LobbyHand(view.game), labels.finished);
            hand.enabled = false;
            (lobby::over(w, &said, won, thread.as_deref()), vec![hand])
        }
        LobbyState::Closed => {
            // A button that cannot be pressed keeps the message recognisable.
            let mut join = Button::new(Ticket::Join(view.game), labels.closed);
            join.enabled = false;
            (lobby::closed(w, view.game.0), vec![join])
        }
        LobbyState::Expired => (lobby::expired(w, view.game.0), vec![]),
    };
    Post {
        text: text.0,
        rows: match buttons.is_empty() {
            true => vec![],
            false => vec![Row::Buttons(buttons)],
        },
        ..Post::default()
    }
}

/// The names of those who have joined.
fn seated(view: &LobbyView, name: impl Fn(&Person, Seat) -> String) -> Vec<String> {
    let seats = (0..).map(Seat);
    let people = view.people.iter().zip(seats);
    people.map(|(person, seat)| name(person, seat)).collect()
}

/// The text that goes with a table.
pub fn table_text(w: &Wording, post: &TablePost, read: table::Read) -> String {
    let names = text_names(w, &post.people);
    let presses: Vec<String> = post.presses.iter().map(|p| p.0.to_string()).collect();
    let text = table::post(
        w,
        &table::Post {
            game: post.game.0,
            view: &post.view,
            names: &names,
            hash: &post.secret_hash,
            secret: post.secret.as_deref(),
            presses: &presses,
            own_best: post.own_best,
            read,
        },
    );
    text.0
}

/// The pictures of a standing post.
pub async fn table_pictures(w: &Wording, painter: &Pictures, post: &TablePost) -> Vec<Picture> {
    let names = plain_names(w, &post.people);
    let mut pictures = vec![];
    match post.view.open.phase {
        Phase::Over => pictures.extend(painter.score(w, &post.view, &names).await),
        Phase::Auction(_) => pictures.extend(painter.auction(w, &post.view, &names).await),
        Phase::SetUp | Phase::Development(_) | Phase::Painting => {}
    }
    pictures.extend(painter.table(w, &post.view, &post.fresh, &names).await);
    pictures
}

/// The name of a game's thread.
pub fn thread_name(w: &Wording, view: &LobbyView) -> String {
    let people = seated(view, |person, seat| called(w, &person.name, seat));
    lobby::thread_name(w, view.game.0, &people)
}

async fn table_post(w: &Wording, pictures: &Pictures, key: NoticeKey, post: &TablePost) -> Post {
    let from = match key {
        NoticeKey::Table { from, .. } => from,
        NoticeKey::Lobby(_)
        | NoticeKey::Feed { .. }
        | NoticeKey::Call { .. }
        | NoticeKey::Panel { .. }
        | NoticeKey::Unreachable { .. } => post.step,
    };
    let game = post.game;
    let hand = Button::new(Ticket::TableHand { game, from }, table::hand_button(w)).main();
    // Whoever reads it later must not find who was awaited once, neither in words nor in the picture.
    let mut later = post.clone();
    later.view.awaiting.clear();
    Arc::make_mut(&mut later.view.open).answered = SeatSet::NONE;
    Post {
        text: table_text(w, &later, table::Read::Later),
        rows: vec![Row::Buttons(vec![hand, Button::show_table(w, game)])],
        pictures: table_pictures(w, pictures, &later).await,
        call: vec![],
    }
}

async fn feed_post(w: &Wording, pictures: &Pictures, key: NoticeKey, post: &FeedPost) -> Post {
    let step = match key {
        NoticeKey::Feed { to, .. } => to,
        NoticeKey::Lobby(_)
        | NoticeKey::Table { .. }
        | NoticeKey::Call { .. }
        | NoticeKey::Panel { .. }
        | NoticeKey::Unreachable { .. } => post.step,
    };
    let ticket = Ticket::FeedHand {
        game: post.game,
        step,
    };
    let hand = Button::new(ticket, table::hand_button(w)).main();
    let (calls, call) = calls(w, post);
    Post {
        text: feed_text(w, post, &calls),
        rows: vec![Row::Buttons(vec![hand, Button::show_table(w, post.game)])],
        pictures: feed_pictures(w, pictures, post).await,
        call,
    }
}

/// A line for whoever has to act in the middle of a phase. What happened is told with the rest of the phase.
fn call_post(w: &Wording, post: &CallPost) -> Post {
    let (game, step) = (post.game, post.step);
    let hand = Button::new(Ticket::CallHand { game, step }, table::hand_button(w)).main();
    let mut calls: Vec<news::NamedCall> = vec![];
    for (person, topic) in &post.called {
        named(&mut calls, *topic, format!("<@{}>", person.0));
    }
    Post {
        text: news::calls(w, &calls).join("\n"),
        rows: vec![Row::Buttons(vec![hand, Button::show_table(w, game)])],
        pictures: vec![],
        call: post.called.iter().map(|(person, _)| *person).collect(),
    }
}

fn named(calls: &mut Vec<news::NamedCall>, topic: Topic, who: String) {
    match calls.iter_mut().find(|call| call.topic == topic) {
        Some(call) => call.who.push(who),
        None => calls.push(news::NamedCall {
            topic,
            who: vec![who],
        }),
    }
}

/// The lines that say for whom the game waits, and who is notified by them. The others are named like everywhere else.
fn calls(w: &Wording, post: &FeedPost) -> (Vec<String>, Vec<PersonId>) {
    let mut called = vec![];
    let mut calls: Vec<news::NamedCall> = vec![];
    let mut awaiting = post.view.awaiting.clone();
    awaiting.sort_by_key(|a| a.seat);
    for awaited in &awaiting {
        let Some(person) = post.people.get(awaited.seat) else {
            continue;
        };
        let who = if post.call.contains(awaited.seat) {
            called.push(person.id);
            format!("<@{}>", person.id.0)
        } else {
            text_name(w, person, awaited.seat)
        };
        named(&mut calls, awaited.topic, who);
    }
    (news::calls(w, &calls), called)
}

fn feed_text(w: &Wording, post: &FeedPost, calls: &[String]) -> String {
    let names = text_names(w, &post.people);
    let catalogue = post.view.ruleset.catalogue;
    let mut lines = news::lines(w, &post.facts, &names, catalogue, &post.view.open);
    if post
        .facts
        .iter()
        .any(|f| matches!(f, OpenFact::Ended { .. }))
    {
        lines.push(score::sheet(w, &post.view.open.scores, &names).0);
    }
    if lines.is_empty() && calls.is_empty() {
        lines.push(news::quiet(w).0);
    }
    // Whoever is called must not fall off the end.
    let room: usize = calls.iter().map(|line| line.chars().count() + 1).sum();
    let mut text = crate::wording::fit(w, &lines, CONTENT.saturating_sub(room));
    for line in calls {
        if !text.is_empty() {
            text.push('\n');
        }
        text += line;
    }
    text
}

async fn feed_pictures(w: &Wording, painter: &Pictures, post: &FeedPost) -> Vec<Picture> {
    let names = plain_names(w, &post.people);
    let mut pictures = vec![];
    if post
        .facts
        .iter()
        .any(|f| matches!(f, OpenFact::Ended { .. }))
    {
        pictures.extend(painter.poster(w, &post.view, &names).await);
        pictures.extend(painter.score(w, &post.view, &names).await);
    }
    pictures.extend(painter.reveal(w, &post.view, &post.facts, &names).await);
    let fresh = played(&post.facts);
    for seat in changed_pyramids(&post.facts).iter() {
        if pictures.len() < PICTURES {
            pictures.extend(painter.pyramid(w, &post.view, seat, &fresh, &names).await);
        }
    }
    pictures
}

/// The cards that came into pyramids.
fn played(facts: &[OpenFact]) -> CardSet {
    let cards = facts.iter().filter_map(|fact| {
        if let OpenFact::Played { card, .. } = fact {
            Some(*card)
        } else {
            None
        }
    });
    cards.collect()
}

fn changed_pyramids(facts: &[OpenFact]) -> SeatSet {
    facts
        .iter()
        .filter_map(|fact| {
            if let OpenFact::Played { seat, .. } | OpenFact::Painted { seat, .. } = fact {
                Some(*seat)
            } else {
                None
            }
        })
        .collect()
}
