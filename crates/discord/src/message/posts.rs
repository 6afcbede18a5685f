//! Renders stored messages for Discord.

use super::announcement_post;
use super::calls::called;
use super::direct;
use super::lobby_post::lobby_post;
use super::table_text::table_text;
use crate::prelude::*;
use crate::wire::people::{doers, facts_of, told_of};
use viceroy_i18n::{lobby, news, posts as wording_posts, table, which};
use viceroy_model::messages::{
    AskedDirectly, CallPost, Chapter, Destination, MessageBody, NewsPost, Silence, persons,
};

pub async fn post(
    w: &Arc<Wording>,
    pictures: &Pictures,
    key: MessageKey,
    body: &MessageBody,
) -> Post {
    match body {
        MessageBody::Lobby(view) => lobby_post(w, pictures, key, view).await,
        MessageBody::Table(post) => table_post(w, pictures, key, post).await,
        MessageBody::News(post) => news_post(w, pictures, key, post).await,
        MessageBody::Call(post) => call_post(w, key, post),
        MessageBody::Announcement(post) => announcement_post::post(w, key, post),
        MessageBody::Panel(panel) => direct::panel_post(w, pictures, key, panel).await,
        MessageBody::End(post) => direct::end_post(w, pictures, key, post).await,
        MessageBody::Unreachable(person) => direct::unreachable_post(w, key, *person),
    }
}

/// The thread's name, and a fallback without player names, which a server may forbid.
pub fn thread_names(w: &Wording, view: &LobbyView) -> [String; 2] {
    let people = plain_names(w, &seated(&view.people));
    let people: Vec<String> = people.iter().map(|(_, name)| name.clone()).collect();
    let game = view.game.0;
    let plain = w.say(text!(lobby_thread_name_plain, game));
    [lobby::thread_name(w, game, &people), plain]
}

async fn table_post(w: &Wording, pictures: &Pictures, key: MessageKey, post: &TablePost) -> Post {
    let game = post.game;
    let hand = Button::new(CustomId::Post(key), w.say(text!(button_my_hand)));
    // Later readers must not see who was awaited once, in text or picture.
    let later = TablePost { view: post.view.clone().lasting(), ..post.clone() };
    let (line, call) = match post.hears_end[..] {
        [] => called(w, &post.call),
        _ => {
            let who: Vec<String> = post.hears_end.iter().copied().map(mention).collect();
            let line = wording_posts::hears_end(w, &who).0;
            (Some(line), post.hears_end.clone())
        }
    };
    let mut text = with_news(w, &later, line.as_deref());
    if let Some(line) = line {
        text = first(&line, text);
    }
    if !post.brings.is_empty() {
        let who: Vec<String> = post.brings.iter().copied().map(mention).collect();
        add_line(&mut text, Some(wording_posts::brings(w, &who).0));
    }
    // When space is short, this gives way to the ping, but not to the legend.
    let elsewhere = post.elsewhere.as_ref();
    let elsewhere = elsewhere.filter(|elsewhere| !says_all_of(&post.brings, elsewhere));
    add_line(&mut text, asked_directly(w, elsewhere));
    add_line(&mut text, post_picture::who_at_table(w, &later));
    add_line(&mut text, passed_over(w, post.silence));
    let rows = match post.view.open.phase {
        Phase::Over => end_rows(w, game, hand),
        Phase::SetUp
        | Phase::Auction(_)
        | Phase::Development(_)
        | Phase::Criminals
        | Phase::Combat
        | Phase::Judgement
        | Phase::Painting => {
            let hand = hand.main();
            let mut buttons = vec![hand, Button::show_table(w, game)];
            buttons.extend(Button::seats(w, game, &post.view));
            vec![Row::Buttons(buttons)]
        }
    };
    // A finished game is looked at as a poster, below which there is more.
    let picture = match post.view.open.phase == Phase::Over {
        true => post_picture::of_end(w, pictures, &later).await,
        false => post_picture::of_table(w, pictures, &later).await,
    };
    Post {
        text,
        title: None,
        rows,
        picture,
        call: [call, post.brings.clone()].concat(),
        ..Post::default()
    }
}

/// First for those who played, then for everybody.
fn end_rows(w: &Wording, game: GameId, hand: Button) -> Vec<Row> {
    let went = analysis_message::open_button(w, game).main();
    let played =
        vec![went, Button::film(w, game), Button::again(w, game), Button::show_table(w, game)];
    let fair = Button::fairness(w, game);
    let all = vec![Button::find_table(w), lesson_message::learn(w), fair, hand];
    vec![Row::Buttons(played), Row::Buttons(all)]
}

/// Only skipped messages: trouble with the thread itself could not be posted there.
fn passed_over(w: &Wording, silence: Option<Silence>) -> Option<String> {
    let silence = silence.filter(|silence| matches!(silence, Silence::PassedOver(..)));
    silence.map(|silence| wording_posts::silent(w, silence, relative).0)
}

/// Characters that a table's news leaves for the ping, players prompted elsewhere, and the legend.
const BESIDE: usize = 300;

pub fn has_room(w: &Wording, post: &TablePost) -> bool {
    let table = table_text(w, post, table::Read::Later);
    let news = post.news.as_deref();
    let news = news.map_or(0, |news| length(&chapter_lines(w, news).join("\n")));
    length(&table) + 1 + news + BESIDE <= CONTENT
}

fn with_news(w: &Wording, post: &TablePost, call: Option<&str>) -> String {
    let text = table_text(w, post, table::Read::Later);
    let Some(news) = post.news.as_deref() else {
        return text;
    };
    let beside = [Some(&*text), call];
    let beside = beside.into_iter().flatten();
    let room: usize = beside.map(|text| length(text) + 1).sum();
    let news = fit(w, &chapter_lines(w, news), CONTENT.saturating_sub(room));
    format!("{news}\n{text}")
}

async fn news_post(w: &Wording, pictures: &Pictures, key: MessageKey, post: &NewsPost) -> Post {
    let game = post.game;
    let hand = Button::new(CustomId::Post(key), w.say(text!(button_my_hand))).main();
    let (line, call) = called(w, &post.call);
    let elsewhere = asked_directly(w, post.elsewhere.as_ref());
    let (picture, who) = post_picture::of_news(w, pictures, post).await;
    let planning = may_plan(w, post);
    let below: Vec<String> = who.into_iter().chain(planning).chain(elsewhere).collect();
    Post {
        text: news_text(w, post, line, &below),
        title: None,
        rows: vec![Row::Buttons(vec![hand, Button::show_table(w, game)])],
        picture,
        call,
        ..Post::default()
    }
}

/// The ping comes first, since a notification shows only the beginning.
fn first(line: &str, text: String) -> String {
    let whole = format!("{line}\n{text}");
    match length(&whole) <= CONTENT {
        true => whole,
        false => text,
    }
}

/// The players who can plan their next bids, as everybody can see: those done in this phase or
/// without cards in hand.
fn may_plan(w: &Wording, post: &NewsPost) -> Option<String> {
    let (view, open) = (&post.view, &post.view.open);
    let develops = matches!(open.phase, Phase::Development(_));
    if !develops || open.auction.has_no_base() || persons(&post.people) < 2 {
        return None;
    }
    let names = text_names(w, &post.people);
    let plans = |seat: &Seat| {
        let is_done = !open.still_in.contains(*seat) || view.hands[*seat] == 0;
        is_done && !open.sits_out.contains(*seat) && post.people[*seat].person().is_some()
    };
    let who: Vec<String> = open.seats().filter(plans).map(|seat| names[seat].clone()).collect();
    (!who.is_empty()).then(|| wording_posts::may_plan(w, &who).0)
}

fn call_post(w: &Wording, key: MessageKey, post: &CallPost) -> Post {
    let game = post.game;
    let hand = Button::new(CustomId::Post(key), w.say(text!(button_my_hand))).main();
    let (line, call) = called(w, &post.called);
    let mut text = line.unwrap_or_default();
    // Outside the game's thread, the post names the game.
    if post.stands_in != Destination::Thread {
        let others: Vec<String> =
            text_names(w, &post.people).iter().map(|(_, name)| name.clone()).collect();
        add_line(&mut text, Some(which::named(w, game.0, &others)));
    }
    add_line(&mut text, asked_directly(w, post.elsewhere.as_ref()));
    Post {
        text,
        title: None,
        rows: vec![Row::Buttons(vec![hand, Button::show_table(w, game)])],
        picture: None,
        call,
        ..Post::default()
    }
}

fn says_all_of(brings: &[PersonId], AskedDirectly { seats, people }: &AskedDirectly) -> bool {
    let mut asked = seats.iter().filter_map(|seat| people[seat].person());
    asked.all(|person| brings.contains(&person))
}

fn asked_directly(w: &Wording, elsewhere: Option<&AskedDirectly>) -> Option<String> {
    let AskedDirectly { seats, people } = elsewhere?;
    let names = text_names(w, people);
    let names: Vec<String> = seats.iter().map(|seat| names[seat].clone()).collect();
    Some(w.say(text!(post_elsewhere, who = &names)))
}

/// Cuts the news to leave room for `below`.
fn news_text(w: &Wording, post: &NewsPost, call: Option<String>, below: &[String]) -> String {
    let mut lines: Vec<String> = call.into_iter().collect();
    lines.extend(chapter_lines(w, post));
    let room: usize = below.iter().map(|line| length(line) + 1).sum();
    let mut text = fit(w, &lines, CONTENT.saturating_sub(room));
    for line in below {
        text.push('\n');
        text += line;
    }
    text
}

fn chapter_lines(w: &Wording, post: &NewsPost) -> Vec<String> {
    let names = text_names(w, &post.people);
    let catalogue = post.view.ruleset.catalogue;
    let Chapter { turn, part } = post.chapter;
    let mut lines = vec![wording_posts::chapter(w, turn, part)];
    let deeds = told_of(&post.deeds);
    let doers = doers(w, &deeds, None);
    let to = news::Audience::everybody(&names).by(&doers);
    let news = news::lines(w, &facts_of(&deeds), to, catalogue);
    if news.is_empty() && post.call.is_empty() {
        lines.push(w.public(text!(news_quiet)).0);
    }
    lines.extend(news);
    lines
}
