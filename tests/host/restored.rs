//! Restoring a backup loses later steps: players are told once, and old buttons never answer new
//! questions.

use viceroy::attendance::Loss;
use viceroy::backup::Restored;

use crate::delivery::PAUSE;
use crate::prelude::*;

pub async fn backed_up(world: &World) -> PathBuf {
    let file = world.dir.path().join("backup.db");
    let database = world.database();
    let made = backup::backup(database, file.clone(), cards(), CancelFlag::default()).await;
    assert_eq!(made.unwrap().unreadable, []);
    file
}

pub async fn put_back(world: &mut World, backup: PathBuf) -> Restored {
    // A test may have closed it already.
    world.host.outages.note_presence().await.ok();
    world.host.store().close().await;
    let restored = backup::restore(Restoring {
        database: &world.database(),
        backup: &backup,
        cards: cards(),
        clock: Arc::clone(&world.clock) as Arc<dyn Clock>,
        luck: Arc::new(SystemLuck),
    })
    .await
    .unwrap();
    world.restart_marking().await;
    restored
}

fn went_back(told: &[Announcement]) -> Vec<(u8, Loss)> {
    let back = told.iter().filter_map(|told| match told {
        Announcement::WentBack { turn, lost, .. } => Some((*turn, *lost)),
        _ => None,
    });
    back.collect()
}

#[tokio::test]
async fn each_game_that_lost_moves_says_once_to_which_turn_it_went_back() {
    let mut world = World::new().await;
    world.restart_marking().await;
    let (chat, running) = world.open_chat();
    let first = world.game_of(2).await;
    let other = world.game_on(2, Terms::for_several(), TableSettings::UNTIMED).await;
    let mut lot = Lot(1);
    running.settled().await;
    let backup = backed_up(&world).await;
    let turn = world.table(first).await.view.open.turn;
    while world.table(first).await.view.open.turn < turn + 2 {
        world.clock.advance(HOUR / 2);
        world.answer_once(first, 2, &mut lot).await.unwrap();
        running.settled().await;
    }
    let steps = world.stored(first).await.steps;
    let later = world.game_of(2).await;
    world.passes(5 * HOUR, &running).await;
    let prompt = world.panel(first, 1).await.view.question;
    running.stop().await;

    let restored = put_back(&mut world, backup).await;
    let [back] = restored.gone_back[..] else { panic!("{restored:?}") };
    assert_eq!((back.game, back.turn), (first, turn));
    assert_eq!(back.steps, Some(steps - world.stored(first).await.steps));
    assert_eq!((restored.gone, restored.not_compared), (vec![later], None));
    assert!(restored.aside.unwrap().exists());

    let running = world.run_settled(&chat).await;
    assert_eq!(went_back(&chat.told()), [(turn, Loss::Moves)]);
    // The restore counts as the outage; the other game had no timers.
    let was_away = |told: &Announcement| matches!(told, Announcement::WasAway { .. });
    assert!(!chat.told().iter().any(was_away), "{:?}", chat.told());
    world.passes(HOUR / 6, &running).await;
    let began = world.table(first).await.began;
    chat.message(MessageKind::Table.nth(first, began));
    if let Some(question) = prompt {
        let answer = world.host.answer(first, PersonId(1), question.id, &question.fallback);
        let Rejection::Rules(why) = refused(answer.await) else {
            panic!("it is taken for something else")
        };
        assert!(matches!(why, Refusal::Stale | Refusal::NothingAsked));
    }
    world.answer_once(other, 2, &mut lot).await.unwrap();
    // Old messages keep naming the lost game, so its id is not reused.
    assert!(world.game_of(2).await > later);

    running.end().await;
    world.restart_marking().await;
    let running = world.run(chat.clone());
    running.end().await;
    assert_eq!(went_back(&chat.told()).len(), 1);
}

#[tokio::test]
async fn without_the_database_that_was_lost_every_running_game_is_told() {
    let (mut world, chat, running) = World::with_chat().await;
    let game = world.game_of(2).await;
    let gathering = world.lobby_of(2).await;
    running.settled().await;
    let backup = backed_up(&world).await;
    running.stop().await;
    world.host.store().close().await;
    for end in ["", ".closed"] {
        fs::remove_file(world.dir.path().join(format!("games.db{end}"))).unwrap();
    }

    let restored = put_back(&mut world, backup).await;
    let told: Vec<GameId> = restored.gone_back.iter().map(|back| back.game).collect();
    assert_eq!(told, [game]);
    assert!(restored.not_compared.is_some() && restored.aside.is_none());
    let running = world.run(chat.clone());
    running.end().await;
    assert_eq!(went_back(&chat.told()), [(0, Loss::Unknown)]);
    world.joins(gathering, 3).await;
    // The number of lost lobbies is unknown, so ids skip ahead.
    assert!(world.lobby_of(1).await.0 > gathering.0 + 100);
}

#[tokio::test]
async fn a_loss_is_told_although_the_chat_remembers_posts_of_the_lost_time() {
    let (mut world, chat, running) = World::with_chat().await;
    let game = world.game_of(2).await;
    running.settled().await;
    let backup = backed_up(&world).await;
    let mut lot = Lot(1);
    world.answer_once(game, 2, &mut lot).await.unwrap();
    world.host.vote(game, PersonId(1), Ballot::Open(VoteKind::Close)).await.unwrap();
    running.settled().await;
    let lost = chat.told();
    running.stop().await;
    for _ in 0..2 {
        put_back(&mut world, backup.clone()).await;
        let running = world.run_settled(&chat).await;
        world.clock.advance(1000);
        world.answer_once(game, 2, &mut lot).await.unwrap();
        running.end().await;
    }
    assert_eq!(went_back(&chat.told()), [(0, Loss::Moves); 2]);
    assert_eq!(chat.told().len(), lost.len() + 2, "{:?}", chat.told());
}

#[tokio::test]
async fn after_a_loss_everything_is_told_as_it_went_then() {
    let games = std::env::var("VICEROY_LOST_GAMES");
    for seed in 0..games.map_or(6, |games| games.parse().unwrap()) {
        let mut world = World::new().await;
        world.restart_marking().await;
        let (chat, running) = world.open_chat();
        let game = world.game_of(2).await;
        let mut lot = Lot(seed);
        while world.table(game).await.view.open.turn < 2 {
            world.answered(game, 2, &mut lot, &running).await;
            world.passes(PAUSE, &running).await;
        }
        let backup = backed_up(&world).await;
        let kept = world.table(game).await.step;
        for _ in 0..6 + 2 * (seed % 12) {
            world.answered(game, 2, &mut lot, &running).await;
            world.passes(1000, &running).await;
        }
        running.stop().await;

        put_back(&mut world, backup).await;
        let running = world.run_settled(&chat).await;
        let mut lot = Lot(seed + 100);
        while world.answer_once(game, 2, &mut lot).await.is_some() {
            world.passes(1000, &running).await;
        }
        // The chat forgets what it remembers of the lost time.
        for _ in 0..3 {
            world.passes(HOUR / 6, &running).await;
        }
        let last = world.table(game).await.step;
        let rows = world.host.store().stored_messages(game).await.unwrap();
        let inside = chat.inside();
        let posts = rows.iter().filter_map(|row| inside.messages.get(&row.message?)?.news());
        let told: BTreeSet<_> = posts.flat_map(|post| post.from..=post.step).collect();
        let untold: Vec<_> = (kept + 1..=last).filter(|step| !told.contains(step)).collect();
        assert!(untold.is_empty(), "{seed}: {untold:?} of {kept} to {last}");
    }
}

fn number(prompt: PromptId) -> u64 {
    prompt.0 >> 20
}

#[tokio::test]
async fn what_people_press_on_is_posted_anew_by_another_application() {
    let (mut world, chat, running) = World::with_chat().await;
    let game = world.game_of(2).await;
    let gathering = world.lobby_of(1).await;
    assert_eq!(world.host.store().served_by(1).await.unwrap(), None);
    running.end().await;
    let posted = |game, kind: MessageKind| {
        let inside = chat.inside();
        let messages = inside.messages.values();
        messages.filter(|m| m.key.game == game && m.key.kind == kind).count()
    };
    let all =
        [(game, MessageKind::Lobby), (game, MessageKind::Table), (gathering, MessageKind::Lobby)];
    assert_eq!(all.map(|(game, kind)| posted(game, kind)), [1, 1, 1]);

    for (application, posts) in [(1, [1, 1, 1]), (2, [1, 2, 2]), (2, [1, 2, 2])] {
        let before = world.host.store().served_by(application).await.unwrap();
        assert_eq!(before.is_some(), application == 2 && posts != all.map(|(g, k)| posted(g, k)));
        world.restart().await;
        world.clock.advance(HOUR);
        let running = world.run(chat.clone());
        running.end().await;
        assert_eq!(all.map(|(game, kind)| posted(game, kind)), posts);
    }
}

#[tokio::test]
async fn no_button_of_a_lost_move_is_taken_after_a_copy_was_put_back() {
    let (mut world, game) = World::with_game(2).await;
    let path = world.database();
    let copy = world.dir.path().join("copy");
    world.host.store().close().await;
    fs::copy(&path, &copy).unwrap();

    world.restart_marking().await;
    let mut lost: Vec<(PersonId, PromptId, Answer)> = vec![];
    let mut lot = Lot(1);
    for _ in 0..30 {
        for who in [1, 2].map(PersonId) {
            let panel = world.host.panel(game, who).await.unwrap();
            if let Some(question) = panel.view.question {
                lost.push((who, question.id, question.fallback));
            }
        }
        world.answer_once(game, 2, &mut lot).await.unwrap();
    }
    world.host.store().close().await;
    fs::copy(&copy, &path).unwrap();

    world.restart_marking().await;
    let mut lot = Lot(2);
    let mut met = 0;
    for nth in 0..30 {
        for who in [1, 2].map(PersonId) {
            let panel = world.host.panel(game, who).await.unwrap();
            let Some(asked) = panel.view.question else {
                continue;
            };
            let same = |(by, id, _): &&(PersonId, PromptId, Answer)| {
                *by == who && number(*id) == number(asked.id)
            };
            // Questions open at the time of the backup keep their ids.
            for (_, prompt, answer) in lost.iter().filter(same).filter(|_| nth > 1) {
                met += 1;
                assert_ne!(*prompt, asked.id);
                let stale = refused(world.host.answer(game, who, *prompt, answer).await);
                assert_eq!(stale, Rejection::Rules(Refusal::Stale));
            }
        }
        world.answer_once(game, 2, &mut lot).await.unwrap();
    }
    assert!(met > 10, "numbers met only {met} times");
}

#[tokio::test]
async fn a_question_keeps_its_mark_over_a_restart_and_when_it_is_played_again() {
    let (mut world, game) = World::with_game(2).await;
    world.restart_marking().await;
    let mut lot = Lot(3);
    world.answers(game, 2, 12, &mut lot).await;
    let asked = async |world: &World| {
        let mut asked = vec![];
        for who in [1, 2].map(PersonId) {
            let panel = world.host.panel(game, who).await.unwrap();
            asked.push(panel.view.question.map(|question| question.id));
        }
        asked
    };
    let before = asked(&world).await;
    world.restart().await;
    assert_eq!(asked(&world).await, before);
    // An unreadable bookmark is rebuilt from the steps.
    world.host.store().close().await;
    let path = world.database();
    let database = sqlx::SqlitePool::connect(path.to_str().unwrap()).await.unwrap();
    sqlx::query("update games set bookmark = '{}'").execute(&database).await.unwrap();
    database.close().await;
    world.restart().await;
    assert_eq!(asked(&world).await, before);
}

/// The program that puts a backup back opens its games to tell them so; nobody plays on meanwhile.
#[tokio::test]
async fn silent_computer_players_answer_nothing_until_others_take_their_place() {
    let mut world = World::new().await;
    world.restart_for(ComputerPlayers::silent()).await;
    let untimed = TableSettings::UNTIMED;
    let game = world.opens_with(CHANNEL, 1, untimed, &[Level::Easy]).await.game;
    world.starts(game, 1).await;
    world.visit(game, 1, &mut Lot(1)).await;
    world.host.computing.settled().await;
    let before = world.stored(game).await.steps;
    let backup = backed_up(&world).await;
    world.restart_for(ComputerPlayers::at_once()).await;
    let (_, running) = world.open_chat();
    world.passes(HOUR, &running).await;
    assert!(world.stored(game).await.steps > before, "they take up what waits for them");
    running.stop().await;
    put_back(&mut world, backup).await;
    assert_eq!(world.stored(game).await.steps, before);
}
