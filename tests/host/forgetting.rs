//! Forgetting a user: no stored data identifies them any more, and the other players go on.

use viceroy::messages::{AskedFor, DeferredId, Notifications, Person, PressId, Reads, TextSize};
use viceroy::service::{BanChange, Problem};
use viceroy::store::reports;

use super::computers::STEADY;
use super::restored::put_back;
use crate::prelude::*;

const SERVER: ServerId = ServerId(88_000_000_000_000_077);
/// Large ids, so that they are found wherever they are stored.
pub const ZORA: u64 = 987_654_321_098_765_432;
const NAME: &str = "Zora Quuxington";
const SAID: &str = "Der Turm flackert zweimal";

fn zora() -> Person {
    Person { id: PersonId(ZORA), name: NAME.to_owned() }
}

fn venue(language: &str) -> Venue {
    let language = LanguageTag(language.to_owned());
    Venue { server: Some(SERVER), language, ..CHANNEL.into() }
}

async fn hears(world: &World) {
    let names = Names { everywhere: NAME.to_owned(), on_server: None };
    let heard = world.host.heard(PersonId(ZORA), "de", &names).await;
    heard.unwrap();
}

async fn lobby(world: &World, organiser: Person, others: &[Person], language: &str) -> GameId {
    let opened = world.host.new_table(venue(language), organiser, Terms::for_several());
    let game = opened.await.unwrap().game;
    for who in others {
        let press = PressId(press(0).0 + who.id.0 % 1000);
        world.host.join(game, who.clone(), press).await.unwrap();
    }
    game
}

async fn game(world: &World, organiser: Person, others: &[Person], language: &str) -> GameId {
    let by = organiser.id;
    let game = lobby(world, organiser, others, language).await;
    world.host.start(game, by, press(1)).await.unwrap();
    game
}

async fn play(world: &World, game: GameId, people: &[u64], rounds: usize) {
    let mut lot = Lot(7);
    for _ in 0..rounds {
        if world.state(game).await != GameState::Started {
            return;
        }
        for who in people {
            world.visit(game, *who, &mut lot).await;
        }
        world.host.computing.settled().await;
    }
}

pub struct Tables {
    pub over: GameId,
    pub running: GameId,
    pub alone: GameId,
    pub gathering: GameId,
    pub invited: GameId,
    pub wanted: GameId,
}

pub async fn with_zora(world: &World, running: &Running) -> Tables {
    let host = &world.host;
    let who = PersonId(ZORA);
    hears(world).await;
    host.play_by(who, PlayBy::Dm).await.unwrap();
    host.people.set_reads(who, Reads::Text).await.unwrap();
    host.people.set_text_size(who, TextSize::Large).await.unwrap();
    host.people.set_notifications(who, Notifications::TwiceADay).await.unwrap();
    host.people.choose_language(who, Some(LanguageTag("ru".to_owned()))).await.unwrap();
    let mut rhythm = host.store().rhythm(who).await.unwrap();
    rhythm.zone = viceroy::timing::Zone::from_name("Europe/Lisbon");
    host.set_rhythm(who, rhythm).await.unwrap();
    let (one, two) = (person(1), person(2));
    let over = game(world, one.clone(), &[zora()], "en").await;
    play(world, over, &[1, ZORA], 400).await;
    assert_eq!(world.state(over).await, GameState::Over);
    host.store().pack(over).await.unwrap();
    let table = game(world, zora(), &[one.clone(), two.clone()], "de").await;
    play(world, table, &[1, 2, ZORA], 3).await;
    let conditions = PlayConditions { terms: Terms::for_several(), agreed: TableSettings::UNTIMED };
    let (language, played_in) = (LanguageTag("ru".to_owned()), PlayedIn::DirectMessages);
    let direct = Venue { language, played_in, ..dm(ZORA).into() };
    let levels = [Level::Normal; 2];
    let alone = host.new_table_with(direct, zora(), conditions, Entry::Anybody, &levels);
    let alone = alone.await.unwrap().game;
    host.start(alone, who, press(9)).await.unwrap();
    let wanted = game(world, one, &[two.clone(), person(3)], "ru").await;
    world.leaves(wanted, 3).await;
    running.settled().await;
    world.passes(8 * 24 * HOUR, running).await;
    play(world, wanted, &[1, 2], 1).await;
    let gathering = lobby(world, zora(), std::slice::from_ref(&two), "en").await;
    let invited = lobby(world, two.clone(), &[], "en").await;
    let entry = Entry::Invited(vec![who]);
    let second = two.id;
    host.change_lobby(invited, move |lobby| lobby.admit(second, entry)).await.unwrap();
    let asked = host.ask_for_seat(wanted, zora(), Seat(2)).await;
    assert_eq!(asked.unwrap(), Voted::Open);
    host.hand_over(wanted, second, zora()).await.unwrap();
    let problem =
        Problem { text: SAID.to_owned(), room: CHANNEL, game: Some(table), server: Some(SERVER) };
    assert_eq!(host.report(who, problem).await.unwrap(), Some((1, Some(table))));
    let (id, about) = (DeferredId(5), AskedFor::Else);
    host.remember_deferred(id, "token".to_owned(), who, about).await.unwrap();
    host.bar(SERVER, PersonId(50), who, BanChange::Barred).await.unwrap();
    running.settled().await;
    Tables { over, running: table, alone, gathering, invited, wanted }
}

fn files(world: &World) -> Vec<PathBuf> {
    let database = world.database();
    let ends = ["", "-wal", "-shm", "-journal", ".forgotten"];
    let names = ends.map(|end| PathBuf::from(format!("{}{end}", database.display())));
    names.into_iter().filter(|file| file.exists()).collect()
}

fn stands_in(bytes: &[u8], what: &[u8]) -> bool {
    bytes.windows(what.len()).any(|part| part == what)
}

/// Every occurrence of her data in the files.
fn traces(files: &[PathBuf]) -> Vec<String> {
    let id = ZORA.to_be_bytes();
    let room = dm(ZORA).0.to_be_bytes();
    let texts = [NAME, SAID, "Quux", "Lisbon"].map(|text| text.as_bytes().to_vec());
    let numbers = [ZORA, dm(ZORA).0].map(|number| number.to_string().into_bytes());
    let wanted = texts.into_iter().chain(numbers);
    let wanted: Vec<Vec<u8>> = wanted.chain([id.to_vec(), room.to_vec()]).collect();
    let found = files.iter().flat_map(|file| {
        let bytes = fs::read(file).unwrap();
        let found = wanted.iter().filter(move |what| stands_in(&bytes, what));
        found.map(|what| format!("{}: {}", file.display(), String::from_utf8_lossy(what)))
    });
    found.collect()
}

async fn no_step_names_her(world: &World, games: &[GameId]) {
    for game in games {
        for step in world.steps(*game).await {
            let told = serde_json::to_string(&(step.cause, step.facts)).unwrap();
            assert!(!told.contains(&ZORA.to_string()) && !told.contains("Quux"), "{told}");
        }
    }
}

fn left(chat: &Chat) -> Vec<(Seat, String)> {
    let inside = chat.inside();
    let said = inside.messages.values();
    let left = said.filter_map(|message| match &message.body {
        MessageBody::Announcement(post) => match post.announcement {
            Announcement::Left { seat } => Some((seat, post.people[seat].name.clone())),
            _ => None,
        },
        _ => None,
    });
    left.collect()
}

#[tokio::test]
async fn nothing_is_left_of_them_and_all_other_games_go_on() {
    let (world, chat, running) = World::with_chat().await;
    let tables = with_zora(&world, &running).await;
    let data = world
        .host
        .store()
        .my_data(PersonId(ZORA), viceroy::deals::DealDay(i32::MAX))
        .await
        .unwrap();
    for (table, least) in [
        ("heard", 1),
        ("people", 1),
        ("rhythms", 1),
        ("languages", 1),
        ("text_readers", 1),
        ("notifications", 1),
        ("preferences", 1),
        ("invitations", 1),
        ("reports", 1),
        ("seats", 4),
        ("holders", 3),
        ("notices", 2),
        ("attendance", 3),
        ("barred_by_me", 1),
    ] {
        let rows = data["tables"][table].as_array().unwrap();
        assert!(rows.len() >= least, "{table}: {rows:?}");
    }
    assert!(data["answers"].as_array().unwrap().len() > 20);
    assert!(!data.to_string().contains("\"token\""), "it is the bot's");
    assert!(!chat.said(dm(ZORA)).is_empty());
    assert!(!traces(&files(&world)).is_empty(), "the search finds");

    let told = chat.told().len();
    world.host.forget(PersonId(ZORA)).await.unwrap();
    running.settled().await;
    assert_eq!(chat.said(dm(ZORA)), [], "what was said to them is taken back");
    assert_eq!(traces(&files(&world)), [""; 0]);
    let all = [tables.over, tables.running, tables.alone, tables.wanted];
    no_step_names_her(&world, &all).await;
    let everybody = world.host.store().everybody().await.unwrap();
    assert!(!everybody.contains(&PersonId(ZORA)), "{everybody:?}");
    assert!(everybody.contains(&PersonId(50)));

    assert!(chat.told().len() <= told + 1);
    let [.., (seat, name)] = &left(&chat)[..] else { panic!("the table is told") };
    assert_eq!(*seat, Seat(0));
    assert!(name.starts_with("Nemo "), "{name}");
    let stored = world.stored(tables.running).await;
    let holder = stored.attendance.unwrap().holder(Seat(0));
    assert_eq!(holder, SeatControl::Computer(Away::Left));
    assert_eq!(stored.people[0].name, *name);
    assert!(stored.people[0].person().unwrap().is_forgotten());
    assert_eq!(stored.people[1].name, "Player 1");
    assert_eq!(world.state(tables.alone).await, GameState::Abandoned);
    let lobby = world.stored(tables.gathering).await;
    assert_eq!(lobby.organised.by, Some(PersonId(2)));
    assert_eq!(lobby.people.len(), 1);
    let entry = world.stored(tables.invited).await.organised.entry;
    assert_eq!(entry, Entry::Invited(vec![]));
    let there = world.stored(tables.wanted).await.attendance.unwrap();
    assert_eq!(there.vote(), None);

    // The others play to the end, and every game verifies against its secret.
    play(&world, tables.running, &[1, 2], 400).await;
    play(&world, tables.wanted, &[1, 2], 400).await;
    running.settled().await;
    for game in [tables.over, tables.running, tables.wanted] {
        assert_eq!(world.state(game).await, GameState::Over, "{game:?}");
        recheck(world.host.store(), game, cards()).await.unwrap();
        world.host.table(game).await.unwrap();
    }
    assert_eq!(traces(&files(&world)), [""; 0]);
    running.stop().await;
}

#[tokio::test]
async fn who_comes_back_is_somebody_new_and_stays_barred() {
    let (mut world, _chat, running) = World::with_chat().await;
    let who = PersonId(ZORA);
    hears(&world).await;
    let host = world.host.clone();
    let left = game(&world, zora(), &[person(1), person(2)], "en").await;
    let meets = async |game| world.panel(game, ZORA).await.meets;
    let first = meets(left).await;
    play(&world, left, &[ZORA], 1).await;
    host.bar(SERVER, who, PersonId(1), BanChange::Barred).await.unwrap();
    host.forget(who).await.unwrap();
    // The second interaction makes the user known again, and stores nothing else.
    hears(&world).await;
    host.forget(who).await.unwrap();
    running.settled().await;
    // The second sweep of the file is delayed.
    world.clock.advance(11 * MINUTE);
    host.forgetting.finish().await.unwrap();
    assert_eq!(traces(&files(&world)), [""; 0]);
    host.forget(PersonId(77)).await.unwrap();

    hears(&world).await;
    assert_eq!(host.games.of(who).await.unwrap().len(), 0);
    let other = lobby(&world, person(1), &[], "en").await;
    let barred = refused(host.join(other, zora(), press(5)).await);
    assert!(matches!(barred, Rejection::Lobby(LobbyRefusal::Barred)), "{barred:?}");
    let listed = host.barred_from(SERVER).await.unwrap();
    assert!(listed.len() == 1 && listed[0].who.is_forgotten());
    host.bar(SERVER, who, PersonId(1), BanChange::Lifted).await.unwrap();
    host.join(other, zora(), press(5)).await.unwrap();
    assert_eq!(host.barred_from(SERVER).await.unwrap().len(), 0);
    // Their old seat is open to anybody, and so to them: nobody knows that it was theirs.
    world.clock.advance(8 * 24 * HOUR);
    play(&world, left, &[1, 2], 1).await;
    host.ask_for_seat(left, zora(), Seat(0)).await.unwrap();
    let new = game(&world, zora(), &[person(1)], "en").await;
    assert!(first.is_some());
    assert_eq!(meets(new).await, first);
    world.restart_after(running).await;
    assert_eq!(world.stored(left).await.people.len(), 3);
}

#[tokio::test]
async fn a_computer_player_that_thinks_for_them_goes_on() {
    let mut world = World::new().await;
    world.restart_for(STEADY).await;
    let (_chat, running) = world.open_chat();
    let game = game(&world, zora(), &[person(1)], "en").await;
    world.host.seating.leave(game, PersonId(ZORA)).await.unwrap();
    let steps = world.stored(game).await.steps;
    world.host.forget(PersonId(ZORA)).await.unwrap();
    let mut lot = Lot(3);
    for _ in 0..400 {
        world.visit(game, 1, &mut lot).await;
        world.passes(MINUTE, &running).await;
        if world.state(game).await == GameState::Over {
            break;
        }
    }
    assert_eq!(world.state(game).await, GameState::Over);
    assert!(world.stored(game).await.steps > steps);
    recheck(world.host.store(), game, cards()).await.unwrap();
    running.stop().await;
    world.restart_for(ComputerPlayers::at_once()).await;
}

#[tokio::test]
async fn a_backup_of_before_forgets_them_again_but_not_who_has_come_back() {
    let mut world = World::new().await;
    world.restart_marking().await;
    let (chat, running) = world.open_chat();
    let tables = with_zora(&world, &running).await;
    let database = world.database();
    let before = world.dir.path().join("before.db");
    let after = world.dir.path().join("after.db");
    let back_up =
        |to: &PathBuf| backup::backup(database.clone(), to.clone(), cards(), CancelFlag::default());
    back_up(&before).await.unwrap();
    assert!(!traces(std::slice::from_ref(&before)).is_empty());
    world.host.forget(PersonId(ZORA)).await.unwrap();
    running.end().await;

    assert_eq!(put_back(&mut world, before.clone()).await.forgotten, 1);
    let running = world.run_settled(&chat).await;
    world.host.forgetting.finish().await.unwrap();
    assert_eq!(traces(&files(&world)), [""; 0]);
    play(&world, tables.running, &[1, 2], 400).await;
    assert_eq!(world.state(tables.running).await, GameState::Over);
    recheck(world.host.store(), tables.running, cards()).await.unwrap();

    hears(&world).await;
    let new = game(&world, zora(), &[person(1)], "en").await;
    back_up(&after).await.unwrap();
    running.stop().await;
    assert_eq!(put_back(&mut world, after.clone()).await.forgotten, 0);
    assert_eq!(world.stored(new).await.people[0].name, NAME);

    // Without the database, the file beside it still lists the user.
    world.host.store().close().await;
    fs::write(&database, "no database").unwrap();
    for end in ["-wal", "-shm", ".closed"] {
        let _ = fs::remove_file(format!("{}{end}", database.display()));
    }
    assert_eq!(put_back(&mut world, before.clone()).await.forgotten, 1);
    let running = world.run_settled(&chat).await;
    world.host.forgetting.finish().await.unwrap();
    assert_eq!(traces(&files(&world)), [""; 0]);
    running.stop().await;
}

#[tokio::test]
async fn what_is_reported_is_read_with_its_game_and_step_and_not_without_end() {
    let (world, game) = World::with_game(2).await;
    let problem = |game| Problem { text: SAID.to_owned(), room: RoomId(3), game, server: None };
    let host = &world.host;
    for (nth, of) in (1..=5).zip([Some(game), None, Some(GameId(99)), None, None]) {
        let kept = host.report(PersonId(1), problem(of)).await.unwrap();
        assert_eq!(kept, Some((nth, of.filter(|of| *of == game))));
    }
    assert_eq!(host.report(PersonId(1), problem(None)).await.unwrap(), None);
    assert_eq!(host.report(PersonId(2), problem(None)).await.unwrap(), Some((6, None)));
    let database = world.database();
    let all = reports(&database).await.unwrap();
    let first = &all.last().unwrap().1;
    assert_eq!(first.game, Some(game));
    assert_eq!(first.step, Some(world.stored(game).await.steps));
    assert_eq!((first.text.as_str(), all.len()), (SAID, 6));
    assert_eq!(all[3].1.game, None, "there is none of that number");
    world.clock.advance(91 * 24 * HOUR);
    host.report(PersonId(2), problem(None)).await.unwrap();
    assert_eq!(reports(&database).await.unwrap().len(), 1);
}
