//! Films of whole games: how large, how long, from what to what, and what they cost.
//! `VICEROY_FILMS=folder` keeps them, to be looked at.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::time::Duration;

use gif::{ColorOutput, DecodeOptions, Decoder, DisposalMethod};
use rustix::time::{ClockId, clock_gettime};
use viceroy::ai::{Brain, Greedy};
use viceroy::i18n::{GemLetters, Languages, Wording};
use viceroy::render::Reel;
use viceroy::render::pictures::{FilmFrame, film, moments};
use viceroy::rules::{Fact, Game, Phase};
use viceroy::simulation::SeededChance;

use crate::prelude::*;

/// Bytes, hundredths of a second, and seconds of one core.
const MOST_BYTES: usize = 1_500_000;
const LONGEST: u32 = 1_200;
const MOST_TIME: Duration = Duration::from_secs(2);

fn played(setup: GameSetup, seed: u64) -> (TableView, Vec<OpenFact>) {
    let (mut luck, mut brain) = (SeededChance::new(seed), Greedy);
    let (mut game, opened) = Game::open(Ruleset::compile(setup).unwrap(), &mut luck);
    let mut facts = opened.facts;
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let answer = brain.answer(&view, &question);
        facts.extend(game.answer(seat, question.id, &answer, &mut luck).unwrap().facts);
    }
    let open = facts.into_iter().filter_map(|fact| match fact {
        Fact::Open(fact) => Some(fact),
        Fact::Screen(..) | Fact::Decks(_) => None,
    });
    (game.table_view(), open.collect())
}

fn games() -> [(&'static str, GameSetup); 3] {
    let mut all = GameSetup::standard(4);
    all.modules = Module::ALL.to_vec();
    [("two", GameSetup::standard(2)), ("four", GameSetup::standard(4)), ("modules", all)]
}

fn frames(w: &Wording, view: &TableView, facts: &[OpenFact]) -> Vec<FilmFrame> {
    let moments = moments(&view.ruleset, facts.iter());
    film(w, view, &names(), &PosterNotes::default(), &moments).frames
}

/// Of this thread alone, however busy the computer is.
fn time() -> Duration {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

fn made(painter: &Painter, frames: &[FilmFrame]) -> Vec<u8> {
    let Scene { width, height, .. } = frames[0].scene;
    let mut reel = Reel::new(width, height).unwrap();
    for FilmFrame { scene, delay } in frames {
        reel.add(painter, scene, *delay).unwrap();
    }
    reel.finish().unwrap()
}

fn decoder(bytes: &[u8]) -> Decoder<&[u8]> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    options.read_info(bytes).unwrap()
}

/// All frames laid over each other, and each one's delay.
fn shown(bytes: &[u8]) -> Vec<(Vec<u8>, u16)> {
    let mut decoder = decoder(bytes);
    let wide = usize::from(decoder.width());
    let mut canvas = vec![0; wide * usize::from(decoder.height()) * 4];
    let mut all = vec![];
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        assert_eq!(frame.dispose, DisposalMethod::Keep);
        let width = usize::from(frame.width);
        for (nth, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let x = usize::from(frame.left) + nth % width;
            let y = usize::from(frame.top) + nth / width;
            if pixel[3] > 0 {
                canvas[(y * wide + x) * 4..][..4].copy_from_slice(pixel);
            }
        }
        all.push((canvas.clone(), frame.delay));
    }
    all
}

#[test]
fn films_are_small_short_and_quickly_made() {
    for (name, setup) in games() {
        let (view, facts) = played(setup, 7);
        assert_eq!(view.open.phase, Phase::Over);
        let frames = frames(&english(), &view, &facts);
        let painter = Painter::new().unwrap();
        let began = time();
        let bytes = made(&painter, &frames);
        let took = time() - began;
        let shown = shown(&bytes);
        let long: u32 = shown.iter().map(|(_, delay)| u32::from(*delay)).sum();
        println!(
            "{name}: {} bytes, {} frames, {:.1} s, made in {took:.1?}",
            bytes.len(),
            shown.len(),
            f64::from(long) / 100.0
        );
        if let Some(folder) = std::env::var_os("VICEROY_FILMS") {
            let file = std::path::Path::new(&folder).join(format!("{name}.gif"));
            std::fs::write(file, &bytes).unwrap();
        }
        assert!(bytes.len() <= MOST_BYTES && long <= LONGEST, "{name}: {} {long}", bytes.len());
        assert!(took <= MOST_TIME, "{name}: {took:?}");
        assert!(shown.len() > 20, "{name}: {}", shown.len());
    }
}

#[test]
fn a_film_begins_and_ends_with_the_poster_and_plays_once() {
    let [(_, setup), ..] = games();
    let (view, facts) = played(setup, 7);
    let painter = painter();
    for w in Languages::carried().unwrap().iter() {
        let frames = frames(w, &view, &facts);
        let bytes = made(&painter, &frames);
        assert_eq!(decoder(&bytes).repeat(), gif::Repeat::Finite(0));
        let mut poster = pictures::poster(w, &view, &names(), &PosterNotes::default()).scene;
        poster.letters = GemLetters::of(w);
        let poster = image::load_from_memory(&painter.paint(&poster).unwrap()).unwrap();
        let poster = poster.to_rgba8().into_raw();
        let shown = shown(&bytes);
        assert_eq!(shown.len(), frames.len());
        assert!(shown[0].0 == poster && shown[shown.len() - 1].0 == poster);
        assert!(shown[1].0 != poster);
    }
}

/// Except where a law exchanges two cards.
#[test]
fn nothing_moves_in_a_film() {
    let [_, (_, setup), _] = games();
    let (view, facts) = played(setup, 7);
    let frames = frames(&english(), &view, &facts);
    let mut places = HashMap::new();
    for FilmFrame { scene, .. } in &frames[1..frames.len() - 1] {
        let mut moved = 0;
        for element in &scene.elements {
            if let Look::Card(look) = &element.look {
                let place = (element.x, element.y);
                let before = places.insert(look.card, place);
                moved += usize::from(before.is_some_and(|before| before != place));
            }
        }
        assert!(moved <= 2, "{moved} cards move");
    }
    let lying: usize = view.open.pyramids.iter().map(|(_, p)| p.cards.len()).sum();
    assert!(places.len() >= lying, "{} of {lying}", places.len());
}
