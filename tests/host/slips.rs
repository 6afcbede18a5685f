//! Last steps taken back against computer players: the game is what it was, what is drawn again
//! comes out the same, and nobody else's game can be changed so.

use std::process::Command;

use viceroy::messages::Slips;

use crate::prelude::*;

async fn against(world: &World, computers: usize, terms: Terms) -> GameId {
    let conditions = PlayConditions { terms, agreed: DAILY };
    let levels = vec![Level::Easy; computers];
    let opened = world.host.new_table_with(CHANNEL, person(1), conditions, Entry::Anybody, &levels);
    let game = opened.await.unwrap().game;
    world.starts(game, 1).await;
    game
}

/// Virtual opponents and judgements are drawn while the game goes on.
fn terms(nth: usize) -> (usize, Terms) {
    let computers = nth % 3;
    let several = Terms::for_several();
    let rivals = Some(if computers == 0 { 1 } else { u8::from(nth.is_multiple_of(2)) });
    let modules = match nth % 4 {
        0 => Module::ALL.to_vec(),
        1 => vec![Module::Underworld],
        _ => vec![],
    };
    (computers, Terms { rivals, modules, ..several })
}

/// Everything of a table that a player sees, and what they are asked.
async fn seen(world: &World, game: GameId) -> String {
    world.host.computing.settled().await;
    let SeatView { table, screen, question, .. } = world.panel(game, 1).await.view;
    format!("{:?} {:?} {:?} {screen:?} {question:?}", table.open, table.hands, table.decks)
}

async fn answer(world: &World, game: GameId, lot: &mut Lot) -> Option<(Question, Answer)> {
    let question = world.panel(game, 1).await.view.question?;
    let answer = some_answer(&question, lot);
    world.host.answer(game, PersonId(1), question.id, &answer).await.unwrap();
    Some((question, answer))
}

/// Plays to the end and takes back what may be taken back, one time in two. Returns how often.
async fn play(world: &mut World, game: GameId, lot: &mut Lot) -> usize {
    let mut taken_back = 0;
    for count in 1.. {
        let before = seen(world, game).await;
        let Some((question, given)) = answer(world, game, lot).await else {
            return taken_back;
        };
        let after = seen(world, game).await;
        let panel = world.panel(game, 1).await;
        let Some(step) = panel.slip.filter(|_| lot.below(2) == 0) else {
            continue;
        };
        let who = PersonId(1);
        let asked = world.host.take_step_back(game, who, step).await.unwrap();
        assert_eq!(asked.view.question.as_ref(), Some(&question));
        assert_eq!(seen(world, game).await, before, "step {step}");
        if count % 5 == 0 {
            world.restart().await;
            assert_eq!(seen(world, game).await, before, "step {step}, after a restart");
        }
        let again = refused(world.host.take_step_back(game, who, step).await);
        assert_eq!(again, Rejection::NoSlip);
        assert_eq!(world.panel(game, 1).await.slip, None, "once a turn");
        taken_back += 1;
        if lot.below(2) == 0 {
            world.host.answer(game, who, question.id, &given).await.unwrap();
            let draws = |text: &str| text.split("PromptId").next().map(str::to_owned);
            assert_eq!(draws(&seen(world, game).await), draws(&after), "the same comes of it");
        }
    }
    taken_back
}

async fn is_right(world: &World, game: GameId, taken_back: usize) -> usize {
    let cards = cards();
    let store = world.host.store();
    recheck(store, game, cards).await.unwrap();
    let record = export(store, game, cards).await.unwrap();
    assert_eq!(record.taken_back.len(), taken_back);
    let text = serde_json::to_string(&record).unwrap();
    let verified = verify(&text).unwrap_or_else(|why| panic!("{why}"));
    let draws = record.luck.unwrap().draws.unwrap();
    let undone = draws.iter().filter(|draw| draw.undone).count();
    assert_eq!(verified.undone, undone);
    let file = world.dir.path().join("record.json");
    std::fs::write(&file, &text).unwrap();
    if let Ok(said) = Command::new("python3").arg("docs/check-luck.py").arg(&file).output() {
        let told = String::from_utf8_lossy(&said.stdout).into_owned();
        assert!(said.status.success(), "{told}");
    }
    // Said to be drawn and not taken back, it is made twice.
    if undone > 0 {
        let mut lie: Value = serde_json::from_str(&text).unwrap();
        for draw in lie["luck"]["draws"].as_array_mut().unwrap() {
            draw.as_object_mut().unwrap().remove("undone");
        }
        assert!(verify(&lie.to_string()).is_err());
        lie = serde_json::from_str(&text).unwrap();
        lie.as_object_mut().unwrap().remove("taken_back");
        let said = verify(&lie.to_string()).unwrap_err().to_string();
        assert!(said.contains("nothing was taken back"), "{said}");
    }
    undone
}

/// `VICEROY_SLIP_GAMES` games.
#[tokio::test]
async fn a_game_is_what_counts_of_it_however_often_something_was_taken_back() {
    let games = std::env::var("VICEROY_SLIP_GAMES").ok();
    let games: usize = games.map_or(6, |games| games.parse().unwrap());
    let (mut all, mut undone) = (0, 0);
    for nth in 0..games {
        let mut world = World::new().await;
        let (computers, terms) = terms(nth);
        let game = against(&world, computers, terms).await;
        let taken_back = play(&mut world, game, &mut Lot(nth as u64 + 1)).await;
        undone += is_right(&world, game, taken_back).await;
        all += taken_back;
        if taken_back > 0 {
            let counts = world.results(game).await.into_iter().map(|result| result.counts);
            assert!(counts.into_iter().all(|counts| counts == Counts::TakenBack), "game {nth}");
        }
    }
    assert!(all >= 2 * games && undone > 0, "{all} times, {undone} draws");
    println!("{games} games: {all} steps taken back, {undone} draws undone");
}

#[tokio::test]
async fn only_who_plays_against_computers_alone_takes_a_step_back() {
    let mut evening = Evening::of(2, DAILY).await;
    evening.visit(1).await;
    evening.visit(2).await;
    for who in [1, 2] {
        assert_eq!(evening.world.panel(evening.game, who).await.slip, None);
    }
    let steps = evening.world.steps(evening.game).await;
    let mut slips = Slips::default();
    steps.iter().for_each(|step| slips.step(step.number, &step.cause, &step.facts));
    let last = slips.last().unwrap();
    let who = PersonId(u64::from(last.seat.0) + 1);
    let host = &evening.world.host;
    let refused = refused(host.take_step_back(evening.game, who, last.step).await);
    assert_eq!(refused, Rejection::NoSlip);
    assert_eq!(evening.world.steps(evening.game).await.len(), steps.len());
}

#[tokio::test]
async fn who_has_left_or_is_asked_to_come_is_somebody_else() {
    let world = World::new().await;
    let game = against(&world, 2, Terms::for_several()).await;
    let mut lot = Lot(2);
    while world.panel(game, 1).await.slip.is_none() {
        answer(&world, game, &mut lot).await.unwrap();
        world.host.computing.settled().await;
    }
    let step = world.panel(game, 1).await.slip.unwrap();
    world.host.hand_over(game, PersonId(1), person(9)).await.unwrap();
    assert_eq!(world.panel(game, 1).await.slip, None, "a seat may be taken");
    let early = refused(world.host.take_step_back(game, PersonId(1), step).await);
    assert_eq!(early, Rejection::NoSlip);
    let answered = world.host.answer_handover(game, person(9), Seat(0), VoteChoice::Yes).await;
    answered.unwrap();
    answer_as(&world, game, 9, &mut lot).await;
    world.host.computing.settled().await;
    assert_eq!(world.panel(game, 9).await.slip, None, "somebody has played before");
}

async fn answer_as(world: &World, game: GameId, who: u64, lot: &mut Lot) {
    let question = world.panel(game, who).await.view.question.unwrap();
    let answer = some_answer(&question, lot);
    world.host.answer(game, PersonId(who), question.id, &answer).await.unwrap();
}

/// In the thread, whoever looks on reads of it, and a table that was told stays as it was.
#[tokio::test]
async fn what_was_told_stays_and_the_taking_back_is_told() {
    let (world, chat, running) = World::with_chat().await;
    let game = against(&world, 2, Terms::for_several()).await;
    let mut lot = Lot(5);
    let mut turns = vec![];
    while turns.len() < 3 {
        let before = world.table(game).await.view.open.turn;
        world.answered(game, 1, &mut lot, &running).await;
        world.host.computing.settled().await;
        running.settled().await;
        let panel = world.panel(game, 1).await;
        let now = panel.view.table.open.turn;
        if let (true, Some(step)) = (now > before && now > 1, panel.slip) {
            let posts = |inside: &crate::chat::Inside| {
                let tables = inside.messages.values().filter_map(|message| match &message.body {
                    MessageBody::Table(post) => Some(post),
                    _ => None,
                });
                tables
                    .map(|post| format!("{} {:?}", post.step, post.view.open.turn))
                    .collect::<Vec<_>>()
            };
            let stood = posts(&chat.inside());
            let back = world.host.take_step_back(game, PersonId(1), step).await.unwrap();
            assert_eq!(back.view.table.open.turn, before);
            running.settled().await;
            assert_eq!(posts(&chat.inside()), stood, "no table is told anew");
            turns.push(now);
        }
    }
    let told = chat.told();
    let took_back = |told: &&Announcement| matches!(told, Announcement::TookBack { .. });
    assert_eq!(told.iter().filter(took_back).count(), 3, "{told:?}");
}
