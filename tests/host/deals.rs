//! The deal of the day: the same cards for everybody, once, and nothing of it before it closes.

use std::process::Command;

use viceroy::deals::{DealDay, DealEnd, OPEN_FOR};
use viceroy::service::{ComputerPace, DealGame, DealOfTheDay, DealRefusal, DealState, play_deal};

use super::second_chance::plays_on;
use crate::prelude::*;

async fn of(world: &World, who: u64) -> DealOfTheDay {
    world.host.deal_of_the_day(PersonId(who)).await.unwrap()
}

pub async fn begun(world: &World, who: u64) -> GameId {
    let game = world.host.play_deal(person(who), LanguageTag::default()).await.unwrap();
    world.host.computing.settled().await;
    game
}

/// The answers of one person, by a lot of their own.
pub async fn played(world: &World, who: u64, lot: &mut Lot) -> GameId {
    let game = begun(world, who).await;
    loop {
        world.host.computing.settled().await;
        let Some(question) = world.panel(game, who).await.view.question else {
            return game;
        };
        let answer = some_answer(&question, lot);
        world.host.answer(game, PersonId(who), question.id, &answer).await.unwrap();
    }
}

async fn facts(world: &World, game: GameId) -> Vec<Fact> {
    world.steps(game).await.into_iter().flat_map(|step| step.facts).collect()
}

#[tokio::test]
async fn whoever_decides_alike_meets_the_same_cards_and_others_do_not_change_them() {
    let world = World::new().await;
    world.game_of(2).await;
    let mut alike = vec![];
    for who in [1, 2, 3] {
        let game = played(&world, who, &mut Lot(5)).await;
        alike.push(facts(&world, game).await);
    }
    let other = played(&world, 4, &mut Lot(6)).await;
    let other = facts(&world, other).await;
    assert!(alike.iter().all(|one| *one == alike[0]));
    assert_ne!(other, alike[0]);
    assert_eq!(other[..6], alike[0][..6], "the same set-up");
}

#[tokio::test]
async fn a_deal_is_played_once_and_goes_on_where_it_was_left() {
    let mut world = World::new().await;
    let game = begun(&world, 1).await;
    world.restart().await;
    assert_eq!(of(&world, 1).await.state, DealState::Begun(game));
    assert_eq!(begun(&world, 1).await, game);
    assert_eq!(played(&world, 1, &mut Lot(3)).await, game);
    let again = world.host.play_deal(person(1), LanguageTag::default()).await;
    assert_eq!(refused(again), Rejection::Deal(DealRefusal::Played));
    world.clock.advance(DAY);
    let next = begun(&world, 1).await;
    assert_ne!(next, game);
    assert_ne!(facts(&world, next).await, facts(&world, game).await[..1]);
}

#[tokio::test]
async fn whoever_is_forgotten_gets_no_second_try() {
    let world = World::new().await;
    begun(&world, 1).await;
    world.host.forget(PersonId(1)).await.unwrap();
    let again = world.host.play_deal(person(1), LanguageTag::default()).await;
    assert_eq!(refused(again), Rejection::Deal(DealRefusal::Closed));
    assert_eq!(of(&world, 1).await.state, DealState::Unfinished);
    let (_, running) = world.open_chat();
    world.clock.advance(OPEN_FOR);
    while world.host.store().played_deal(of_start(), PersonId(1)).await.unwrap().is_some() {
        world.passes(MINUTE, &running).await;
    }
    running.end().await;
}

fn of_start() -> DealDay {
    DealDay::at(WallTime(1_700_000_000_000))
}

/// Everything that could tell what is in a game.
async fn told(world: &World, game: GameId, who: u64) -> Vec<Result<(), Rejection>> {
    fn so<T>(result: Result<T, Stop>) -> Result<(), Rejection> {
        match result {
            Ok(_) => Ok(()),
            Err(Stop::Refused(why)) => Err(why),
            Err(Stop::Fault(fault)) => panic!("{fault}"),
        }
    }
    let played_on = so(plays_on(world, who, (game, 9)).await);
    let (host, who) = (&world.host, PersonId(who));
    vec![
        played_on,
        so(host.table(game).await),
        so(host.analysis(game, who).await),
        so(host.filmed(game, who).await),
        so(host.record(game).await),
        so(host.archived(game, who, 9).await),
        so(host.turn_log(game, who, 1).await),
    ]
}

#[tokio::test]
async fn nothing_of_a_deal_is_told_before_it_closes_and_everything_after() {
    let world = World::new().await;
    let game = begun(&world, 1).await;
    let left = world.host.seating.leave(game, PersonId(1)).await;
    assert_eq!(refused(left), Rejection::Deal(DealRefusal::Alone));
    let game = played(&world, 1, &mut Lot(3)).await;
    let best = played(&world, 2, &mut Lot(4)).await;
    for result in told(&world, game, 1).await {
        assert_eq!(result, Err(Rejection::Deal(DealRefusal::NotClosed)));
    }
    let data = world.host.my_data(PersonId(1)).await.unwrap();
    let tables = data["tables"].as_object().unwrap();
    let rows = |name: &str| tables[name].as_array().unwrap().len();
    assert_eq!((rows("deal_players"), rows("games"), rows("seats"), rows("results")), (1, 0, 0, 0));
    assert_eq!(data["answers"], serde_json::json!([]));
    assert!(world.host.closed_deal(of_start(), PersonId(1)).await.unwrap().is_none());
    let today = of(&world, 1).await;
    assert!(matches!(today.state, DealState::Over(of, _) if of == game));
    world.clock.advance(OPEN_FOR);
    for result in told(&world, game, 1).await {
        assert_eq!(result, Ok(()));
    }
    let record = String::from_utf8(world.host.record(game).await.unwrap()).unwrap();
    let right = verify(&record).unwrap();
    assert_eq!((right.deal.as_deref(), right.presses.len()), (Some("2023-11-14"), 0));
    checked_by_script(&record);
    let closed = world.host.closed_deal(of_start(), PersonId(1)).await.unwrap().unwrap();
    assert_eq!(closed.first_bids.iter().map(|bid| bid.people).sum::<u32>(), 2);
    assert_eq!(closed.secret_hash, today.secret_hash);
    assert_eq!(closed.finished, 2);
    assert!([game, best].contains(&closed.best.0));
    let data = world.host.my_data(PersonId(1)).await.unwrap();
    assert_ne!(data["answers"], serde_json::json!([]));
    assert!(world.host.closed_deal(of_start(), PersonId(9)).await.unwrap().is_none());
}

fn checked_by_script(record: &str) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deal.json");
    std::fs::write(&file, record).unwrap();
    // Without Python the script is not tried; tests/record says so.
    if let Ok(said) = Command::new("python3").arg("docs/check-luck.py").arg(&file).output() {
        let said = String::from_utf8(said.stdout).unwrap();
        assert!(said.contains("It is the deal of 2023-11-14"), "{said}");
    }
}

#[tokio::test]
async fn what_is_unfinished_when_it_closes_ends_there_without_points() {
    let world = World::new().await;
    let game = begun(&world, 1).await;
    let question = world.panel(game, 1).await.view.question.unwrap();
    world.clock.advance(OPEN_FOR);
    let answered =
        world.host.answer(game, PersonId(1), question.id, &question.fallback.clone()).await;
    assert_eq!(refused(answered), Rejection::Deal(DealRefusal::Closed));
    assert_eq!(world.state(game).await, GameState::Abandoned);
    assert!(world.host.store().results(game).await.unwrap().is_empty());
}

#[tokio::test]
async fn nobody_is_helped_called_or_told_and_no_list_has_a_deal() {
    let (world, chat, running) = World::with_chat().await;
    let game = begun(&world, 1).await;
    let panel = world.panel(game, 1).await;
    assert!(panel.proposal.is_none() && panel.advice.is_none() && panel.slip.is_none());
    assert_eq!(refused(world.host.hints(game, PersonId(1)).await), Rejection::NoHints);
    let to = person(2);
    assert!(matches!(
        refused(world.host.hand_over(game, PersonId(1), to).await),
        Rejection::CannotBeHanded { .. }
    ));
    assert!(world.host.games.of(PersonId(1)).await.unwrap().is_empty());
    assert!(world.host.games_meant_by(PersonId(1)).await.unwrap().is_empty());
    assert!(world.host.lobbies.of(PersonId(1)).await.unwrap().is_empty());
    assert_eq!(world.host.alone_in(PersonId(1)).await.unwrap(), None);
    played(&world, 1, &mut Lot(3)).await;
    world.passes(DAY, &running).await;
    running.end().await;
    assert!(chat.take_log().is_empty());
    assert_eq!(world.host.newest_finished_of(PersonId(1)).await.unwrap(), None);
    assert_eq!(world.host.people.reads(PersonId(1)), Reads::Pictures);
}

async fn end_of(world: &World, who: u64) -> DealEnd {
    match world.host.deal_state(of_start(), PersonId(who)).await.unwrap() {
        DealState::Over(_, end) => end,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_place_is_told_from_twenty_players_on() {
    let world = World::new().await;
    let (mut scores, mut games) = (vec![], vec![]);
    let people = std::env::var("VICEROY_DEAL_PEOPLE").map_or(20, |count| count.parse().unwrap());
    for who in 1..=people {
        let game = played(&world, who, &mut Lot(who)).await;
        games.push(game);
        scores.push(world.results(game).await[0].points);
        let end = end_of(&world, 1).await;
        assert_eq!(end.place.is_some(), who >= 20, "{who}");
    }
    world.clock.advance(OPEN_FOR);
    for (who, game) in (1..).zip(&games) {
        let record = String::from_utf8(world.host.record(*game).await.unwrap()).unwrap();
        assert!(verify(&record).unwrap().presses.is_empty(), "{who}");
    }
    for (who, points) in (1..).zip(&scores) {
        let end = end_of(&world, who).await;
        let better = scores.iter().filter(|other| *other > points).count();
        let place = (u32::try_from(better + 1).unwrap(), u32::try_from(people).unwrap());
        assert_eq!(end.place, Some(place));
        assert_eq!((end.score.points, end.month.played, end.month.of), (*points, 1, 14));
    }
}

/// A person's seed is not that of the deal.
fn play(secret: Secret, level: Level, seed: u64) -> DealGame {
    let cards = cards();
    let mut first = level.unhurried_brain(seed);
    play_deal(secret, &mut *first, Level::unhurried_brain, cards).unwrap()
}

/// Own answers, of some thirty in a deal.
const HOSTED: usize = 12;

#[tokio::test]
async fn the_computer_players_of_a_hosted_deal_decide_as_in_one_without_a_host() {
    let mut world = World::new().await;
    let at_once = ComputerPlayers { pace: ComputerPace::AtOnce, ..ComputerPlayers::default() };
    world.restart_marking_for(at_once).await;
    let game = begun(&world, 1).await;
    let secret = world.stored(game).await.secret;
    let alone = play(secret, Level::Easy, 1);
    for (nth, (_, answer)) in alone.own_answers.iter().take(HOSTED).enumerate() {
        world.host.computing.settled().await;
        let question = world.panel(game, 1).await.view.question.unwrap();
        world.host.answer(game, PersonId(1), question.id, answer).await.unwrap();
        // Computer players may be asked when the bot dies.
        if nth % 5 == 2 {
            world.restart_marking_for(at_once).await;
        }
    }
    world.host.computing.settled().await;
    let hosted = facts(&world, game).await;
    assert_eq!(hosted, alone.facts[..hosted.len()]);
    let (so_far, _) = alone.own_answers[HOSTED - 1];
    assert!(hosted.len() > so_far, "what followed the last answer");
}

/// As long as they answer alike, everything that happens is the same.
fn met_the_same(one: &DealGame, other: &DealGame) -> usize {
    let both = one.own_answers.iter().zip(&other.own_answers);
    let alike = both.take_while(|((_, one), (_, other))| one == other).count();
    let until = |game: &DealGame| match game.own_answers.get(alike) {
        Some((facts, _)) => *facts,
        None => game.facts.len(),
    };
    assert_eq!(one.facts[..until(one)], other.facts[..until(other)]);
    alike
}

/// 200 of them in three levels take minutes: `VICEROY_DEAL_COMPUTERS=200`. The digest is compared
/// between builds and machines.
#[test]
fn computers_of_three_levels_meet_the_same_cards_on_one_thread_and_on_several() {
    let wanted = std::env::var("VICEROY_DEAL_COMPUTERS").ok();
    let count: usize = wanted.map_or(2, |count| count.parse().unwrap());
    // The hard player takes too long for every run.
    let levels = if count < 3 { &Level::ALL[..1] } else { &Level::ALL[..] };
    let secret = Secret([7; 32]);
    let played = |nth: usize| play(secret, levels[nth % levels.len()], nth as u64 / 2);
    let next = std::sync::atomic::AtomicUsize::new(0);
    let games = std::sync::Mutex::new(BTreeMap::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let nth = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    if nth >= count {
                        return;
                    }
                    let game = played(nth);
                    games.lock().unwrap().insert(nth, game);
                }
            });
        }
    });
    let games = games.into_inner().unwrap();
    let pairs = games.values().enumerate();
    let alike: Vec<usize> = pairs
        .flat_map(|(nth, one)| games.values().skip(nth + 1).map(|two| met_the_same(one, two)))
        .collect();
    // Once more, on this thread alone.
    for nth in (0..count).step_by(10) {
        assert_eq!(played(nth), games[&nth]);
    }
    let all: Vec<String> =
        games.values().map(|game| serde_json::to_string(&game.facts).unwrap()).collect();
    println!(
        "{count} games of one deal, {} pairs, up to {:?} answers alike; digest {}",
        alike.len(),
        alike.iter().max(),
        hex::encode(<sha2::Sha256 as sha2::Digest>::digest(all.concat()))
    );
}
