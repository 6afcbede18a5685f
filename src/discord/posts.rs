//! Notices as messages: text, buttons, pictures, and who is called.

use super::direct;
use super::panel::rows::{Button, Row};
use super::people::{plain_names, text_names, unformatted};
use super::pictures::{Picture, Pictures};
use super::ticket::Ticket;
use crate::notice::{FeedPost, LobbyState, LobbyView, NoticeBody, NoticeKey, PersonId, TablePost};
use crate::rules::{CardSet, OpenFact, Phase, SeatSet};
use crate::wording::{lobby, news, score, table};

/// The most pictures of a message, well below Discord's ten.
const PICTURES: usize = 5;

/// A message that is not the answer to an interaction.
#[derive(Clone, Debug, Default)]
pub struct Post {
    /// The text, at most 2,000 characters.
    pub text: String,
    /// Buttons.
    pub rows: Vec<Row>,
    /// Pictures.
    pub pictures: Vec<Picture>,
    /// Who is notified; everybody else who is named is not.
    pub call: Vec<PersonId>,
}

/// A notice as a message.
pub async fn post(pictures: &Pictures, key: NoticeKey, body: &NoticeBody) -> Post {
    match body {
        NoticeBody::Lobby(view) => lobby_post(view),
        NoticeBody::Table(post) => table_post(pictures, post).await,
        NoticeBody::Feed(post) => feed_post(pictures, key, post).await,
        NoticeBody::Panel(panel) => direct::panel_post(pictures, key, panel).await,
        NoticeBody::Past(game) => direct::past_post(*game),
        NoticeBody::Unreachable(person) => direct::unreachable_post(key, *person),
    }
}

fn lobby_post(view: &LobbyView) -> Post {
    let people: Vec<String> = view.people.iter().map(|p| unformatted(&p.name)).collect();
    let said = lobby::Lobby {
        game: view.game.0,
        people: &people,
        terms: &view.terms,
        from: view.from,
        to: view.to,
        hash: &view.secret_hash,
    };
    let labels = lobby::buttons();
    let (text, buttons) = match view.state {
        LobbyState::Gathering => {
            let mut join = Button::new(Ticket::Join(view.game), labels.join).main();
            join.enabled = people.len() < usize::from(view.to);
            let mut start = Button::new(Ticket::Start(view.game), labels.start);
            start.enabled = people.len() >= usize::from(view.from);
            let leave = Button::new(Ticket::Leave(view.game), labels.leave);
            (lobby::gathering(&said), vec![join, leave, start])
        }
        LobbyState::Started => {
            let thread = view.thread.map(|t| format!("<#{}>", t.0));
            let hand = Button::new(Ticket::LobbyHand(view.game), table::hand_button());
            (lobby::started(&said, thread.as_deref()), vec![hand])
        }
        LobbyState::Closed => {
            // A button that cannot be pressed keeps the message recognisable.
            let mut join = Button::new(Ticket::Join(view.game), labels.closed);
            join.enabled = false;
            (lobby::closed(view.game.0), vec![join])
        }
    };
    Post {
        text: text.0,
        rows: vec![Row::Buttons(buttons)],
        ..Post::default()
    }
}

/// The text of a standing post.
pub fn table_text(post: &TablePost) -> String {
    let names = text_names(&post.people);
    let text = table::post(&table::Post {
        game: post.game.0,
        view: &post.view,
        names: &names,
        hash: &post.secret_hash,
        secret: post.secret.as_deref(),
        own_best: post.own_best,
    });
    text.0
}

/// The pictures of a standing post.
pub async fn table_pictures(painter: &Pictures, post: &TablePost) -> Vec<Picture> {
    let names = plain_names(&post.people);
    let mut pictures = vec![];
    match post.view.open.phase {
        Phase::Over => pictures.extend(painter.score(&post.view, &names).await),
        Phase::Auction(_) => pictures.extend(painter.auction(&post.view, &names).await),
        Phase::SetUp | Phase::Development(_) | Phase::Painting => {}
    }
    pictures.extend(painter.table((&post.view, &post.fresh), &names).await);
    pictures
}

/// The name of a game's thread.
pub fn thread_name(view: &LobbyView) -> String {
    let people: Vec<String> = view.people.iter().map(|p| p.name.clone()).collect();
    lobby::thread_name(view.game.0, &people)
}

async fn table_post(pictures: &Pictures, post: &TablePost) -> Post {
    let hand = Button::new(Ticket::TableHand(post.game), table::hand_button()).main();
    Post {
        text: table_text(post),
        rows: vec![Row::Buttons(vec![hand])],
        pictures: table_pictures(pictures, post).await,
        call: vec![],
    }
}

async fn feed_post(pictures: &Pictures, key: NoticeKey, post: &FeedPost) -> Post {
    let step = match key {
        NoticeKey::Feed { to, .. } => to,
        NoticeKey::Lobby(_)
        | NoticeKey::Table(_)
        | NoticeKey::Panel { .. }
        | NoticeKey::Unreachable { .. } => post.step,
    };
    let ticket = Ticket::FeedHand {
        game: post.game,
        step,
    };
    let hand = Button::new(ticket, table::hand_button()).main();
    let (calls, call) = calls(post);
    Post {
        text: feed_text(post, &calls),
        rows: vec![Row::Buttons(vec![hand])],
        pictures: feed_pictures(pictures, post).await,
        call,
    }
}

/// The lines that say for whom the game waits, and who is notified by them. The others are named like everywhere else.
fn calls(post: &FeedPost) -> (Vec<String>, Vec<PersonId>) {
    let mut called = vec![];
    let mut calls: Vec<news::Call> = vec![];
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
            unformatted(&person.name)
        };
        match calls.iter_mut().find(|c| c.topic == awaited.topic) {
            Some(call) => call.who.push(who),
            None => calls.push(news::Call {
                topic: awaited.topic,
                who: vec![who],
            }),
        }
    }
    (news::calls(&calls), called)
}

fn feed_text(post: &FeedPost, calls: &[String]) -> String {
    let names = text_names(&post.people);
    let catalogue = post.view.ruleset.catalogue;
    let mut lines = news::lines(&post.facts, &names, catalogue);
    if post
        .facts
        .iter()
        .any(|f| matches!(f, OpenFact::Ended { .. }))
    {
        lines.push(score::sheet(&post.view.open.scores, &names).0);
    }
    if lines.is_empty() && calls.is_empty() {
        lines.push(news::quiet().0);
    }
    // Whoever is called must not fall off the end.
    let room: usize = calls.iter().map(|line| line.chars().count() + 1).sum();
    let mut text = crate::wording::fit(&lines, super::reply::CONTENT.saturating_sub(room));
    for line in calls {
        if !text.is_empty() {
            text.push('\n');
        }
        text += line;
    }
    text
}

async fn feed_pictures(painter: &Pictures, post: &FeedPost) -> Vec<Picture> {
    let names = plain_names(&post.people);
    let mut pictures = vec![];
    if post
        .facts
        .iter()
        .any(|f| matches!(f, OpenFact::Ended { .. }))
    {
        pictures.extend(painter.poster(&post.view, &names).await);
        pictures.extend(painter.score(&post.view, &names).await);
    }
    pictures.extend(painter.reveal(&post.view, &post.facts, &names).await);
    let fresh = played(&post.facts);
    for seat in changed_pyramids(&post.facts).iter() {
        if pictures.len() < PICTURES {
            pictures.extend(painter.pyramid(&post.view, (seat, &fresh), &names).await);
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
