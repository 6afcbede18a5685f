//! Whole games as messages: every panel has one picture, every post at most one, in a shape that
//! clients show large.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking and looks for few of many")]

use image::ImageReader;
use viceroy::render::scene::{FRAME, TABLE_HEIGHT};
use viceroy::rules::{Fact, Game, Ruleset};
use viceroy::simulation::SeededChance;

use crate::must_read::MUST_READ;
use crate::posts::{deed, stored_messages};
use crate::prelude::*;

fn is_shown(fact: &OpenFact) -> bool {
    matches!(
        fact,
        OpenFact::BidsShown(_)
            | OpenFact::RivalsBid(_)
            | OpenFact::Played { .. }
            | OpenFact::Painted { .. }
    )
}

/// Bytes of what everybody sees, and of a panel's picture of 300 points, which are so many pixels.
const HEAVIEST: usize = 58 << 10;
const PANEL: usize = 40 << 10;
const PANEL_HEIGHT: usize = 646;

pub type Weights = BTreeMap<String, (usize, usize, usize)>;

pub fn check(picture: &Picture, weights: &mut Weights) {
    let kind = picture.name.split('-').next().unwrap().to_owned();
    assert!(MUST_READ.iter().any(|(listed, _)| *listed == kind), "{kind}");
    let cursor = std::io::Cursor::new(&picture.bytes);
    let read = ImageReader::new(cursor).with_guessed_format().unwrap();
    let (wide, high) = read.into_dimensions().unwrap();
    let shape = f64::from(wide) / f64::from(high);
    let (least, most) = match kind.as_str() {
        "table" | "news" => (0.88, TABLE_HEIGHT),
        _ => (0.99, FRAME.height),
    };
    assert!((least..=4.01).contains(&shape), "{kind}: {wide} by {high}");
    assert!(wide <= FRAME.width && high <= most, "{kind}: {wide} by {high}");
    assert!(picture.alt.chars().count() > 20, "{kind}: {}", picture.alt);
    let bytes = picture.bytes.len();
    let heaviest = match kind.as_str() {
        "table" | "news" | "poster" => HEAVIEST,
        _ => PANEL * PANEL_HEIGHT.max(high as usize) / PANEL_HEIGHT,
    };
    assert!(bytes <= heaviest, "{kind} has {bytes} bytes");
    let (count, most, all) = weights.entry(kind).or_default();
    *count += 1;
    *most = bytes.max(*most);
    *all += bytes;
}

/// How many games are added, half of them with all modules, and all of whose panels are painted.
fn more_games() -> u64 {
    std::env::var("VICEROY_WEIGHED_GAMES").map_or(0, |n| n.parse().unwrap())
}

/// Seats, modules and seed.
fn games() -> Vec<(u8, Vec<Module>, u64)> {
    let more = more_games();
    let more = (10..10 + more).map(|seed| match seed % 2 {
        0 => (2 + (seed % 3) as u8, Module::ALL.to_vec(), seed),
        _ => (2 + (seed % 3) as u8, vec![], seed),
    });
    [(1, vec![], 1), (4, vec![], 4), (2, Module::ALL.to_vec(), 2)].into_iter().chain(more).collect()
}

#[tokio::test]
async fn every_panel_and_post_of_whole_games_has_one_picture_or_none() {
    let w = english();
    let (topic, shape) = shapes().into_iter().next().unwrap();
    let bodies = stored_messages();
    let feed = bodies.iter().find_map(|(key, body)| match body {
        MessageBody::News(post) => Some((*key, post.clone())),
        _ => None,
    });
    let table = bodies.iter().find_map(|(key, body)| match body {
        MessageBody::Table(post) => Some((*key, post.clone())),
        _ => None,
    });
    let ((feed_key, feed), (table_key, table)) = (feed.unwrap(), table.unwrap());
    let mut weights = Weights::new();
    let every = if more_games() == 0 { 5 } else { 1 };
    for (seats, modules, seed) in games() {
        let terms = Terms { modules, ..Terms::default() };
        let ruleset = Ruleset::compile(terms.agreement(seats)).unwrap();
        let mut luck = SeededChance::new(seed);
        let mut brain = Random::new(seed);
        let (mut game, _) = Game::open(ruleset, &mut luck);
        let (mut facts, mut asked): (Vec<OpenFact>, usize) = (vec![], 0);
        while let Some(seat) = game.first_asked() {
            let view = game.seat_view(seat).unwrap();
            let question = view.question.clone().unwrap();
            let answer = brain.answer(&view, &question);
            asked += 1;
            let key = MessageKind::Panel.of(GAME, seat, 1);
            // Painting all of them would take minutes.
            if asked % every == 0 {
                let mut shown = panel(topic, shape.clone());
                shown.view = view;
                shown.people = feed.people.clone();
                let body = MessageBody::Panel(Box::new(shown));
                let post = posts::post(&w, &PICTURES, key, &body).await;
                check(&post.picture.expect("a panel has a picture"), &mut weights);
            }
            let step = game.answer(seat, question.id, &answer, &mut luck).unwrap();
            let open = step.facts.iter().filter_map(|fact| match fact {
                Fact::Open(fact) => Some(fact.clone()),
                _ => None,
            });
            let open: Vec<OpenFact> = open.collect();
            facts.extend(open.iter().cloned());
            let begins = |fact: &OpenFact| matches!(fact, OpenFact::PhaseBegan { .. });
            if open.iter().any(begins) || game.is_over() {
                let mut told = feed.clone();
                told.deeds = facts.iter().cloned().map(deed).collect();
                told.view = game.table_view();
                let any = facts.iter().any(is_shown);
                let body = MessageBody::News(told);
                let post = posts::post(&w, &PICTURES, feed_key, &body).await;
                assert_eq!(post.picture.is_some(), any, "{facts:?}");
                post.picture.iter().for_each(|p| check(p, &mut weights));
                let mut stands = table.clone();
                (stands.view, stands.fresh) = (game.table_view(), CardSet::NONE);
                let body = MessageBody::Table(stands);
                let post = posts::post(&w, &PICTURES, table_key, &body).await;
                check(&post.picture.expect("the table has a picture"), &mut weights);
                if open.iter().any(|f| matches!(f, OpenFact::TurnBegan(_))) {
                    facts.clear();
                }
            }
        }
    }
    for (kind, (count, most, all)) in &weights {
        println!("{kind}: {count}, {} bytes on average, {most} at most", all / count);
    }
    for (_, body) in bodies {
        let key = feed_key;
        let alone = matches!(body, MessageBody::Call(_) | MessageBody::Unreachable(_));
        let gathers = matches!(&body, MessageBody::Lobby(view)
            if view.state == LobbyState::Gathering && !view.people.is_empty());
        if gathers {
            let post = posts::post(&w, &PICTURES, key, &body).await;
            assert!(post.picture.expect("the lobby has a picture").bytes.len() < 40_000);
        } else if alone {
            let post = posts::post(&w, &PICTURES, key, &body).await;
            assert_eq!(post.picture, None);
        }
    }
}
