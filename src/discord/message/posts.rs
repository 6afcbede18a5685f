//! Notices as messages: text, buttons, pictures, and who is called.

use std::sync::Arc;

use super::analysis_message;
use super::announcement_post::{self, relative};
use super::direct;
use super::lobby_post::{lobby_post, seated};
use super::post::{CONTENT, Post};
use super::post_picture;
use super::table_text::table_text;
use crate::discord::picture::pictures::Pictures;
use crate::discord::wire::component::{Button, Row};
use crate::discord::wire::custom_id::Ticket;
use crate::discord::wire::people::{doers, facts_of, text_name, text_names, told_of};
use crate::notice::{
    CallPost, Chapter, LobbyView, NewsPost, NoticeBody, NoticeKey, PersonId, Player, TablePost,
};
use crate::rules::{Phase, Seat, Topic};
use crate::timing::WallTime;
use crate::wording::{Wording, lobby, news, posts as wording_posts, table, text};

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
        NoticeBody::News(post) => news_post(w, pictures, key, post).await,
        NoticeBody::Call(post) => call_post(w, key, post),
        NoticeBody::Announcement(post) => announcement_post::post(w, key, post),
        NoticeBody::Panel(panel) => direct::panel_post(w, pictures, key, panel).await,
        NoticeBody::End(post) => direct::end_post(w, pictures, key, post).await,
        NoticeBody::Unreachable(person) => direct::unreachable_post(w, key, *person),
    }
}

/// The name of a game's thread.
pub fn thread_name(w: &Wording, view: &LobbyView) -> String {
    let people = seated(view, |person, seat| {
        crate::wording::called(w, &person.name, seat)
    });
    lobby::thread_name(w, view.game.0, &people)
}

async fn table_post(w: &Wording, pictures: &Pictures, key: NoticeKey, post: &TablePost) -> Post {
    let game = post.game;
    let hand = Button::new(Ticket::Post(key), w.say(text!(button_my_hand))).main();
    // Whoever reads it later must not find who was awaited once, neither in words nor in the picture.
    let later = TablePost {
        view: post.view.clone().lasting(),
        ..post.clone()
    };
    let mut text = table_text(w, &later, table::Read::Later);
    let (line, call) = called(w, &post.call, &post.elsewhere, post.until);
    add_line(&mut text, line);
    if !post.brings.is_empty() {
        let who: Vec<String> = post.brings.iter().copied().map(mention).collect();
        add_line(&mut text, Some(wording_posts::brings(w, &who).0));
    }
    let mut buttons = vec![hand, Button::show_table(w, game)];
    buttons.extend(Button::seats(w, game, &post.view));
    if post.view.open.phase == Phase::Over {
        buttons.push(Button::again(w, game));
    }
    buttons.extend(analysis_message::button(w, game, &post.view));
    Post {
        text,
        rows: vec![Row::Buttons(buttons)],
        picture: post_picture::of_table(w, pictures, &later).await,
        call: [call, post.brings.clone()].concat(),
    }
}

/// Adds a line to a text unless it would be too long.
fn add_line(text: &mut String, line: Option<String>) {
    if let Some(line) = line
        && text.chars().count() + 1 + line.chars().count() <= CONTENT
    {
        text.push('\n');
        *text += &line;
    }
}

fn mention(person: PersonId) -> String {
    format!("<@{}>", person.0)
}

async fn news_post(w: &Wording, pictures: &Pictures, key: NoticeKey, post: &NewsPost) -> Post {
    let game = post.game;
    let hand = Button::new(Ticket::Post(key), w.say(text!(button_my_hand))).main();
    let (line, call) = called(w, &post.call, &post.elsewhere, post.until);
    Post {
        text: news_text(w, post, line),
        rows: vec![Row::Buttons(vec![hand, Button::show_table(w, game)])],
        picture: post_picture::of_news(w, pictures, post).await,
        call,
    }
}

/// A line for those who have to act where nothing else is to be said.
fn call_post(w: &Wording, key: NoticeKey, post: &CallPost) -> Post {
    let game = post.game;
    let hand = Button::new(Ticket::Post(key), w.say(text!(button_my_hand))).main();
    let (line, call) = called(w, &post.called, &post.elsewhere, post.until);
    Post {
        text: line.unwrap_or_default(),
        rows: vec![Row::Buttons(vec![hand, Button::show_table(w, game)])],
        picture: None,
        call,
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

/// The line that calls people, if it calls anybody, and whom it notifies.
fn called(
    w: &Wording,
    call: &[(PersonId, Topic)],
    elsewhere: &[(Seat, Player)],
    until: Option<WallTime>,
) -> (Option<String>, Vec<PersonId>) {
    let mut calls: Vec<news::NamedCall> = vec![];
    for (person, topic) in call {
        named(&mut calls, *topic, mention(*person));
    }
    let mut sentences = match calls[..] {
        [] => vec![],
        _ => news::calls(w, &calls),
    };
    sentences.extend(until.map(|until| w.say(text!(told_until, time = relative(until)))));
    let names = elsewhere.iter();
    let names: Vec<String> = names
        .map(|(seat, player)| text_name(w, player, *seat))
        .collect();
    if !names.is_empty() {
        sentences.push(w.say(text!(post_elsewhere, who = &names)));
    }
    let line = (!sentences.is_empty()).then(|| sentences.join(" "));
    (line, call.iter().map(|(person, _)| *person).collect())
}

fn news_text(w: &Wording, post: &NewsPost, call: Option<String>) -> String {
    let names = text_names(w, &post.people);
    let catalogue = post.view.ruleset.catalogue;
    let Chapter { turn, part } = post.chapter;
    let mut lines = vec![wording_posts::chapter(w, turn, part)];
    // Which turn begins says the post of its table.
    let deeds = told_of(&post.deeds);
    let doers = doers(w, &deeds, None);
    let to = news::Audience::everybody(&names).by(&doers);
    let news = news::lines(w, &facts_of(&deeds), to, catalogue);
    if news.is_empty() && call.is_none() {
        lines.push(w.public(text!(news_quiet)).0);
    }
    lines.extend(news);
    // Whoever is called must not fall off the end.
    let room = call.as_ref().map_or(0, |line| line.chars().count() + 1);
    let mut text = crate::wording::fit(w, &lines, CONTENT.saturating_sub(room));
    if let Some(line) = call {
        text.push('\n');
        text += &line;
    }
    text
}
