//! A museum of what released versions stored and posted, which every later version must open,
//! answer and play on. Set `VICEROY_MUSEUM=tests/museum/VERSION` to make a new exhibit.

use serde::{Deserialize, Serialize};
use viceroy::discord::custom_id::{AnswerTarget, CustomId, format, parse};
use viceroy::messages::{LessonPlace, ServerSettings};

use self::later::Later;
use super::forgetting::{Tables, ZORA, with_zora};
use crate::prelude::*;

mod later;

const MUSEUM: &str = "tests/museum";
/// Size limit of an exhibit.
const MOST_BYTES: u64 = 1_000_000;
const PEOPLE: u64 = 3;

#[derive(Serialize, Deserialize)]
struct Exhibit {
    over: GameId,
    /// A running game with open questions, plans, a draft and a vote.
    running: GameId,
    gathering: Vec<GameId>,
    /// Games of a player for whom every kind of data is stored.
    others: Vec<GameId>,
    /// Buttons that answer open questions of the running game.
    buttons: Vec<Button>,
    #[serde(default)]
    later: Option<Later>,
}

#[derive(Serialize, Deserialize)]
struct Button {
    who: PersonId,
    spelt: String,
}

fn cards() -> &'static Catalogue {
    Catalogue::embedded().unwrap()
}

async fn settings_of_anna(world: &World) {
    let (host, store, anna) = (&world.host, world.host.store(), PersonId(1));
    let place = LessonPlace { page: 3, server: None };
    host.store().set_lesson(anna, place).await.unwrap();
    for kind in PreferenceKind::VARIANTS {
        host.prefer_everywhere(anna, *kind, Some(kind.choices()[0])).await.unwrap();
    }
    store.was_reminded(anna, 1_700_000_000_000).await.unwrap();
    store.served_by(1_111_111).await.unwrap();
    host.people.choose_language(anna, Some(LanguageTag("de".to_owned()))).await.unwrap();
    let settings = ServerSettings {
        language: Some(LanguageTag("ru".to_owned())),
        role: Some(viceroy::messages::RoleId(6)),
        ..ServerSettings::default()
    };
    store.set_server_settings(ServerId(5), &settings).await.unwrap();
    host.forget(PersonId(77)).await.unwrap();
}

/// A game with one confirmed plan, one draft plan, one standing preference and an open vote.
async fn running_game(world: &World) -> (GameId, Vec<Button>) {
    let game = world.game_on(PEOPLE, all_modules(), DAILY).await;
    let mut lot = Lot(11);
    for _ in 0..90 {
        world.answer_once(game, PEOPLE, &mut lot).await.unwrap();
    }
    let (anna, ben) = (PersonId(1), PersonId(2));
    while !has_plans(world, game).await {
        for (who, opens) in [(anna, false), (ben, true)] {
            let Some(proposal) = world.panel(game, who.0).await.proposal else {
                continue;
            };
            let done = match opens {
                true => world.host.plan(game, who, PlanChange::Open(proposal.reference)).await,
                false => world.host.confirm(game, who, proposal.reference).await,
            };
            done.unwrap();
        }
        if !has_plans(world, game).await {
            world.answer_once(game, PEOPLE, &mut lot).await.unwrap();
        }
    }
    let kind = PreferenceKind::VARIANTS[0];
    let chosen =
        FromNowOn { kind, scope: Scope::ThisGame, wanted: Some(kind.choices()[0]), at: None };
    world.host.prefer(game, PersonId(3), chosen).await.unwrap();
    world.host.vote(game, anna, Ballot::Open(VoteKind::Close)).await.unwrap();
    let mut buttons = vec![];
    for who in 1..=PEOPLE {
        if let Some(question) = world.panel(game, who).await.view.question {
            let custom_id = CustomId::Answer {
                game,
                spot: AnswerTarget::Now(question.id),
                answer: question.fallback,
            };
            let spelt = format(&custom_id, world.host.salt());
            buttons.push(Button { who: PersonId(who), spelt });
        }
    }
    assert!(!buttons.is_empty());
    (game, buttons)
}

async fn has_plans(world: &World, game: GameId) -> bool {
    let (anna, ben) = (world.panel(game, 1).await, world.panel(game, 2).await);
    !anna.plan.steps.is_empty() && ben.draft.is_some()
}

fn all_modules() -> Terms {
    Terms { modules: Module::ALL.to_vec(), ..Terms::for_several() }
}

async fn exhibit(folder: &Path) {
    let mut world = World::new().await;
    let (_chat, delivering) = world.open_chat();
    let Tables { running, alone, gathering, invited, wanted, over: together } =
        with_zora(&world, &delivering).await;
    delivering.stop().await;
    settings_of_anna(&world).await;
    world.host.outages.note_presence().await.unwrap();
    world.clock.advance(DAY);
    world.restart_killed().await;

    let over = world.game_on(PEOPLE, all_modules(), DAILY).await;
    let mut lot = Lot(11);
    while world.answer_once(over, PEOPLE, &mut lot).await.is_some() {}
    world.host.store().pack(over).await.unwrap();
    let record = world.host.record(over).await.unwrap();
    let (played, buttons) = running_game(&world).await;
    let exhibit = Exhibit {
        over,
        running: played,
        gathering: vec![world.lobby_of(2).await, gathering, invited],
        others: vec![running, alone, wanted, together],
        buttons,
        later: Some(later::happens(&world, over).await),
    };

    world.host.outages.note_presence().await.unwrap();
    world.host.store().close().await;
    fs::create_dir_all(folder).unwrap();
    let database = world.dir.path().join("games.db");
    let copied = folder.join("games.db");
    let made = backup::backup(database, copied, cards(), CancelFlag::default()).await;
    assert_eq!(made.unwrap().unreadable, []);
    fs::write(folder.join("record.json"), record).unwrap();
    let told = serde_json::to_string(&exhibit).unwrap();
    fs::write(folder.join("exhibit.json"), told).unwrap();
    nothing_is_missing(&folder.join("games.db")).await;
}

/// Every table has rows, unless no later version reads it.
async fn nothing_is_missing(database: &Path) {
    use sqlx::{ConnectOptions, Connection};
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database);
    let mut connection = options.read_only(true).connect().await.unwrap();
    let tables = "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'";
    let tables: Vec<String> = sqlx::query_scalar(tables).fetch_all(&mut connection).await.unwrap();
    let mut empty = vec![];
    for table in tables {
        let count = sqlx::AssertSqlSafe(format!("select count(*) from {table}"));
        let rows: i64 = sqlx::query_scalar(count).fetch_one(&mut connection).await.unwrap();
        if rows == 0 {
            empty.push(table);
        }
    }
    connection.close().await.unwrap();
    assert_eq!(empty, [""; 0]);
}

/// Opens the exhibit, presses its buttons, and plays on.
async fn visit(folder: &Path) {
    let mut world = World::new().await;
    world.host.store().close().await;
    for end in ["", "-wal", "-shm", ".closed"] {
        let file = world.dir.path().join(format!("games.db{end}"));
        fs::remove_file(file).ok();
    }
    let database = world.dir.path().join("games.db");
    fs::copy(folder.join("games.db"), &database).unwrap();
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    let exhibit: Exhibit = serde_json::from_str(&read("exhibit.json")).unwrap();
    world.clock.advance(30 * DAY);
    world.restart_killed().await;
    settings_are_read(&world).await;
    let running = exhibit.running;
    let anna = world.panel(running, 1).await;
    if anna.plan.is_empty() {
        // A rule was corrected since then.
        let rests = anna.draft.unwrap();
        assert_eq!(rests.draft.why, WhyDraft::Corrected);
        let confirmed = world.host.confirm(running, PersonId(1), rests.reference);
        assert!(!confirmed.await.unwrap().plan.is_empty());
    }
    assert!(world.panel(running, 2).await.draft.is_some());
    press_what_was_posted(&world, &exhibit.buttons).await;
    let mut lot = Lot(12);
    while world.answer_once(running, PEOPLE, &mut lot).await.is_some() {}
    assert_eq!(world.table(running).await.view.open.phase, Phase::Over);
    let steps = world.steps(running).await;
    let planned = |cause: &Cause| matches!(cause, Cause::Planned { .. });
    assert!(steps.iter().any(|step| planned(&step.cause)));

    for game in [exhibit.over, running] {
        let rechecked = recheck(world.host.store(), game, cards()).await;
        rechecked.unwrap_or_else(|why| panic!("{why}"));
        let file = world.host.record(game).await.unwrap();
        verify(std::str::from_utf8(&file).unwrap()).unwrap_or_else(|why| panic!("{why}"));
        assert!(!world.results(game).await.is_empty());
    }
    world.host.analysis(exhibit.over, PersonId(1)).await.unwrap();
    let exhibited = read("record.json");
    verify(&exhibited).unwrap();
    let told = |text: &str| {
        let record: Value = serde_json::from_str(text).unwrap();
        let fields = ["log", "final", "luck", "seats", "options"];
        fields.map(|field| record[field].clone())
    };
    let now = world.host.record(exhibit.over).await.unwrap();
    assert_eq!(told(std::str::from_utf8(&now).unwrap()), told(&exhibited));

    for game in exhibit.others {
        recheck(world.host.store(), game, cards()).await.unwrap();
        world.host.table(game).await.unwrap();
    }
    for game in &exhibit.gathering[1..] {
        world.host.lobby(*game).await.unwrap();
    }
    let gathering = exhibit.gathering[0];
    world.joins(gathering, 3).await;
    let started = world.host.start(gathering, PersonId(1), press(1)).await;
    started.unwrap();
    assert_eq!(world.state(gathering).await, GameState::Started);
    world.answer_once(gathering, PEOPLE, &mut lot).await.unwrap();
    let later = match exhibit.later {
        Some(later) => later,
        None => later::happens(&world, exhibit.over).await,
    };
    later::goes_on(&world, &later).await;
    world.host.store().close().await;
    nothing_is_missing(&database).await;
}

async fn settings_are_read(world: &World) {
    let (host, anna) = (&world.host, PersonId(1));
    assert!(host.store().lesson_of(anna).await.unwrap().is_some());
    let wanted = host.store().preferences(anna).await.unwrap();
    let kinds = PreferenceKind::VARIANTS.iter();
    assert!(kinds.clone().all(|kind| wanted.of(*kind).is_some()));
    let data = host.my_data(PersonId(ZORA)).await.unwrap();
    assert!(data["answers"].as_array().unwrap().len() > 20);
}

async fn press_what_was_posted(world: &World, buttons: &[Button]) {
    for Button { who, spelt } in buttons {
        let custom_id = parse(spelt, world.host.salt());
        let Ok(CustomId::Answer { game, spot: AnswerTarget::Now(prompt), answer }) = custom_id
        else {
            panic!("{spelt} is not read any more: {custom_id:?}");
        };
        let answered = world.host.answer(game, *who, prompt, &answer).await;
        answered.unwrap_or_else(|why| panic!("{spelt} does nothing any more: {why:?}"));
    }
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
}

fn released() -> impl Iterator<Item = PathBuf> {
    let there = fs::read_dir(MUSEUM).unwrap();
    let folders = there.map(|version| version.unwrap().path());
    folders.filter(|folder| folder.is_dir())
}

#[tokio::test]
async fn what_released_versions_have_left_is_opened_pressed_and_played_on() {
    for folder in released() {
        visit(&folder).await;
    }
}

#[tokio::test]
async fn backups_of_released_versions_are_put_back() {
    for folder in released() {
        let mut world = World::new().await;
        world.host.store().close().await;
        let (database, backup) = (world.dir.path().join("games.db"), folder.join("games.db"));
        let restored = backup::restore(Restoring {
            database: &database,
            backup: &backup,
            cards: cards(),
            clock: Arc::clone(&world.clock) as Arc<dyn Clock>,
            luck: Arc::new(SystemLuck),
        });
        assert_eq!(restored.await.unwrap().unreadable, []);
        world.restart_killed().await;
        settings_are_read(&world).await;
    }
}
