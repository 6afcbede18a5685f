//! A museum: what a version of the program stored and posted, which every later one has to open, press and play on. Until formats are
//! frozen nothing is exhibited, and the test visits what it has made itself a moment ago; with the release `VICEROY_MUSEUM=tests/museum`
//! makes the exhibits that stay, and from then on they are visited too.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use viceroy::attendance::VoteKind;
use viceroy::cards::Catalogue;
use viceroy::discord::custom_id::{Spot, Ticket, format, parse};
use viceroy::keeping;
use viceroy::lab::{recheck, verify};
use viceroy::notice::{GameId, PersonId};
use viceroy::rules::{Module, Phase, Terms};
use viceroy::store::{GameState, StillWanted};

use super::absence::DAILY;
use super::world::{Lot, World, press};

/// Where exhibits stay once there are any.
const MUSEUM: &str = "tests/museum";
/// What all of them may have together.
const MOST_BYTES: u64 = 1_000_000;
/// Who plays.
const PEOPLE: u64 = 3;

fn cards() -> &'static Catalogue {
    Catalogue::embedded().unwrap()
}

/// One of each kind: a game that is over with its record, one that runs with questions and a vote open, a table that gathers, and the
/// buttons that answer what is asked.
async fn exhibit(folder: &Path) {
    let world = World::new().await;
    let all = Terms {
        modules: Module::ALL.to_vec(),
        ..Terms::for_several()
    };
    let over = world.game_on(PEOPLE, all.clone(), DAILY).await;
    let mut lot = Lot(11);
    while world.answer_once(over, PEOPLE, &mut lot).await.is_some() {}
    world.host.store().pack(over).await.unwrap();
    let record = world.host.record(over).await.unwrap();

    let running = world.game_on(PEOPLE, all, DAILY).await;
    for _ in 0..90 {
        world.answer_once(running, PEOPLE, &mut lot).await.unwrap();
    }
    let vote = world.host.open_vote(running, PersonId(1), VoteKind::Close);
    vote.await.unwrap();
    let mut buttons = vec![];
    for who in 1..=PEOPLE {
        if let Some(question) = world.panel(running, who).await.view.question {
            let ticket = Ticket::Answer {
                game: running,
                spot: Spot::Now(question.id),
                answer: question.fallback,
            };
            let text = format(&ticket, world.host.salt());
            buttons.push(json!({"who": who, "button": text}));
        }
    }
    assert!(!buttons.is_empty());
    let gathering = world.lobby_of(2).await;
    assert!(over < running && running < gathering);

    world.host.note_presence().await.unwrap();
    world.host.store().close().await;
    fs::create_dir_all(folder).unwrap();
    let database = world.dir.path().join("games.db");
    let copied = folder.join("games.db");
    let made = keeping::backup(database, copied, cards(), StillWanted::default()).await;
    assert_eq!(made.unwrap().unreadable, []);
    fs::write(folder.join("record.json"), record).unwrap();
    fs::write(folder.join("buttons.json"), json!(buttons).to_string()).unwrap();
}

/// Opens what stands there, presses what was posted, and plays on.
async fn visit(folder: &Path) {
    let mut world = World::new().await;
    world.host.store().close().await;
    for end in ["", "-wal", "-shm", ".closed"] {
        let file = world.dir.path().join(format!("games.db{end}"));
        fs::remove_file(file).ok();
    }
    let database = world.dir.path().join("games.db");
    fs::copy(folder.join("games.db"), database).unwrap();
    world.restart_killed().await;
    let (over, running, gathering) = (GameId(1), GameId(2), GameId(3));

    // What is posted is pressed as it was posted.
    let buttons = fs::read_to_string(folder.join("buttons.json")).unwrap();
    let buttons: Vec<Value> = serde_json::from_str(&buttons).unwrap();
    for posted in buttons {
        let text = posted["button"].as_str().unwrap();
        let ticket = parse(text, world.host.salt());
        let Ok(Ticket::Answer {
            game,
            spot: Spot::Now(prompt),
            answer,
        }) = ticket
        else {
            panic!("{text} is not read any more: {ticket:?}");
        };
        let who = PersonId(posted["who"].as_u64().unwrap());
        let answered = world.host.answer(game, who, prompt, &answer).await;
        answered.unwrap_or_else(|why| panic!("{text} does nothing any more: {why:?}"));
    }
    let mut lot = Lot(12);
    while world.answer_once(running, PEOPLE, &mut lot).await.is_some() {}
    assert_eq!(world.table(running).await.view.open.phase, Phase::Over);

    // What is over is what it was, and can be looked back at.
    for game in [over, running] {
        let rechecked = recheck(world.host.store(), game, cards()).await;
        rechecked.unwrap_or_else(|why| panic!("{why}"));
        let file = world.host.record(game).await.unwrap();
        verify(std::str::from_utf8(&file).unwrap()).unwrap_or_else(|why| panic!("{why}"));
        world.host.analysis(game, PersonId(1)).await.unwrap();
    }
    let exhibited = fs::read_to_string(folder.join("record.json")).unwrap();
    verify(&exhibited).unwrap();
    let told = |text: &str| {
        let record: Value = serde_json::from_str(text).unwrap();
        let fields = ["log", "final", "luck", "seats", "options"];
        fields.map(|field| record[field].clone())
    };
    let now = world.host.record(over).await.unwrap();
    assert_eq!(told(std::str::from_utf8(&now).unwrap()), told(&exhibited));

    // And a table that gathered begins.
    world.joins(gathering, 3).await;
    let started = world.host.start(gathering, PersonId(1), press(1)).await;
    started.unwrap();
    assert_eq!(world.state(gathering).await, GameState::Started);
    world
        .answer_once(gathering, PEOPLE, &mut lot)
        .await
        .unwrap();
}

#[tokio::test]
async fn what_is_exhibited_is_opened_pressed_and_played_on() {
    let made = tempfile::tempdir().unwrap();
    let kept = std::env::var("VICEROY_MUSEUM").ok();
    let folder = kept.as_deref().map_or(made.path(), Path::new);
    exhibit(folder).await;
    let files = fs::read_dir(folder).unwrap();
    let bytes: u64 = files.map(|f| f.unwrap().metadata().unwrap().len()).sum();
    assert!(bytes < MOST_BYTES, "{bytes} bytes are much for a museum");
    visit(folder).await;
    if Path::new(MUSEUM).is_dir() {
        visit(Path::new(MUSEUM)).await;
    }
}
