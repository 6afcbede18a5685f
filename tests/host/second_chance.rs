//! Playing on from a step of a finished game: in a game of its own, which counts nowhere.

use viceroy::messages::SecondChance;
use viceroy::rules::DeckFact;
use viceroy::service::{ExportError, NoLookBack, NoSecondChance};

use crate::prelude::*;

fn direct(who: PersonId) -> Venue {
    let (language, played_in) = (LanguageTag("en".to_owned()), PlayedIn::DirectMessages);
    Venue { language, played_in, ..dm(who.0).into() }
}

pub async fn plays_on(world: &World, who: u64, from: (GameId, u32)) -> Result<GameId, Stop> {
    world.host.play_on(from, person(who), direct(PersonId(who)), press(who)).await
}

/// Of Anna, Ben and an easy computer player.
async fn over(world: &World) -> GameId {
    let untimed = TableSettings::UNTIMED;
    let game = world.opens_with(CHANNEL, 1, untimed, &[Level::Easy]).await.game;
    world.joins(game, 2).await;
    world.starts(game, 1).await;
    world.plays_out(game, 2, &mut Lot(31)).await;
    game
}

async fn not(world: &World, who: u64, from: (GameId, u32)) -> NoSecondChance {
    match refused(plays_on(world, who, from).await) {
        Rejection::NoSecondChance(why) => why,
        why => panic!("{why:?}"),
    }
}

/// A step in the middle, at which somebody is asked.
async fn middle(world: &World, game: GameId) -> u32 {
    world.stored(game).await.steps / 2
}

#[tokio::test]
async fn a_step_is_played_on_to_its_end_and_both_results_are_told() {
    let mut world = World::new().await;
    let origin = over(&world).await;
    let step = middle(&world, origin).await;
    let before = world.host.archived(origin, BEN, step).await.unwrap();
    assert!(before.may_play_on);
    let finished = world.host.store().games_finished_by(BEN).await.unwrap();
    let step = before.step;
    let game = plays_on(&world, 2, (origin, step)).await.unwrap();
    let seat = before.seat.unwrap();
    let stored = world.stored(game).await;
    let of = SecondChance { origin, step, seat };
    assert_eq!(stored.organised.second_chance, Some(of));
    let levels = stored.people.iter().map(viceroy::messages::Player::level);
    let held = before.people.iter().map(|(at, player)| match at == seat {
        true => None,
        false => Some(player.level().unwrap_or(Level::Normal)),
    });
    assert!(levels.eq(held), "{:?}", stored.people);

    let panel = world.panel(game, 2).await;
    assert_eq!(panel.view.table.open.pyramids, before.view.open.pyramids);
    let hand: Vec<_> = panel.view.screen.hand.iter().collect();
    assert_eq!(hand, before.hands.unwrap()[seat]);

    assert!(world.stored(game).await.attendance.unwrap().may_go_on(before.view.open.turn));

    let running = recheck(world.host.store(), game, cards()).await;
    running.unwrap();
    let mut lot = Lot(5);
    for count in 0.. {
        world.host.computing.settled().await;
        let Some(question) = world.panel(game, 2).await.view.question else {
            break;
        };
        let answer = some_answer(&question, &mut lot);
        world.host.answer(game, BEN, question.id, &answer).await.unwrap();
        if count == 3 {
            world.host.computing.settled().await;
            let slip = world.panel(game, 2).await.slip.unwrap();
            world.host.take_step_back(game, BEN, slip).await.unwrap();
            world.restart().await;
        }
    }
    assert_eq!(world.state(game).await, GameState::Over);
    recheck(world.host.store(), game, cards()).await.unwrap();

    let (first, second) = (world.table(origin).await, world.table(game).await);
    let told = second.first_time.unwrap();
    assert_eq!((told.game, told.step), (origin, step));
    assert_eq!(told.scores.map(|_, score| Some(*score)), first.view.open.scores);
    assert_eq!((first.first_time, second.own_best), (None, None));

    // It counts nowhere.
    assert!(world.results(game).await.iter().all(|one| one.counts == Counts::SecondChance));
    assert_eq!(world.host.store().games_finished_by(BEN).await.unwrap(), finished);
    let exported = export(world.host.store(), game, cards()).await;
    assert!(matches!(exported, Err(ExportError::SecondChance(_))), "{exported:?}");
    let none = refused(world.host.record(game).await);
    assert_eq!(none, Rejection::NoSecondChance(NoSecondChance::NotExported));
    export(world.host.store(), origin, cards()).await.unwrap();

    // One looks back at it as at any other, and plays on from it.
    let analysed = world.host.analysis(game, BEN).await.unwrap();
    let own = &analysed.analysis.players[seat];
    assert!(own.choices.own > 0 && own.choices.former == 0, "{:?}", own.choices);
    let begun = before.view.open.turn;
    let told = analysed.analysis.players.iter().flat_map(|(_, one)| &one.turning);
    assert!(told.into_iter().all(|point| point.from >= 1), "{begun}");
    let log = world.host.turn_log(game, BEN, 1).await.unwrap();
    assert_eq!(log.turn, begun.max(1), "what happened in the other game is told there");
    let steps = world.host.archived(game, BEN, 0).await.unwrap();
    assert!(steps.view.open.turn >= begun);
    let third = plays_on(&world, 2, (game, steps.step)).await.unwrap();
    recheck(world.host.store(), third, cards()).await.unwrap();
}

#[tokio::test]
async fn what_lies_face_down_comes_of_a_secret_of_its_own() {
    let world = World::new().await;
    let origin = over(&world).await;
    let step = middle(&world, origin).await;
    let mut orders = vec![];
    for who in [1, 2] {
        let game = plays_on(&world, who, (origin, step)).await.unwrap();
        let steps = world.steps(game).await;
        let Cause::PlayedOn { facts, .. } = steps[0].cause else {
            panic!("{:?}", steps[0].cause);
        };
        let (then, now) = steps[0].facts.split_at(facts as usize);
        let before = world.steps(origin).await;
        let of_origin: Vec<Fact> = history::standing(&before)
            .take_while(|one| one.number <= step)
            .flat_map(|one| one.facts.clone())
            .collect();
        assert_eq!(then, of_origin);
        let shuffled: Vec<Fact> = now
            .iter()
            .filter(|fact| matches!(fact, Fact::Decks(DeckFact::Reshuffled { .. })))
            .cloned()
            .collect();
        assert!(!shuffled.is_empty());
        let secret = world.stored(game).await.secret_hash;
        orders.push((secret, format!("{shuffled:?}")));
    }
    assert_ne!(orders[0].0, orders[1].0);
    assert_ne!(orders[0].1, orders[1].1);
}

#[tokio::test]
async fn nobody_plays_on_from_what_is_not_theirs_or_not_over() {
    let world = World::new().await;
    let origin = over(&world).await;
    let (step, last) = (middle(&world, origin).await, world.stored(origin).await.steps);
    assert_eq!(not(&world, 9, (origin, step)).await, NoSecondChance::NotTheirs);
    assert_eq!(not(&world, 1, (origin, last)).await, NoSecondChance::NothingLeft);
    assert_eq!(not(&world, 1, (origin, u32::MAX)).await, NoSecondChance::NothingLeft);
    let stranger = world.host.archived(origin, PersonId(9), step).await.unwrap();
    let end = world.host.archived(origin, ANNA, last).await.unwrap();
    assert!(!stranger.may_play_on && !end.may_play_on);
    let nowhere = refused(plays_on(&world, 1, (GameId(777), 1)).await);
    assert_eq!(nowhere, Rejection::NoSuchGame);

    let running = world.game_of(2).await;
    let mut lot = Lot(3);
    world.answers(running, 2, 9, &mut lot).await;
    let early = refused(plays_on(&world, 1, (running, 1)).await);
    assert_eq!(early, Rejection::NoLookBack(NoLookBack::NotOver));
    world.is_closed_by_both(running).await;
    assert_eq!(not(&world, 1, (running, 1)).await, NoSecondChance::NotPlayedOut);
    let closed = world.host.archived(running, ANNA, 4).await.unwrap();
    assert!(!closed.may_play_on);
}

#[tokio::test]
async fn a_seat_is_played_on_from_where_its_last_player_took_it() {
    let world = World::new().await;
    let game = world.game_of(2).await;
    let mut lot = Lot(8);
    world.answers(game, 2, 9, &mut lot).await;
    world.host.hand_over(game, BEN, person(7)).await.unwrap();
    let seat = Seat(1);
    let taken = world.host.answer_handover(game, person(7), seat, VoteChoice::Yes).await;
    assert_eq!(taken.unwrap(), Voted::Passed);
    let from = world.stored(game).await.steps + 1;
    world.plays_out(game, 7, &mut lot).await;
    for (who, step) in [(2, from), (2, 3), (7, 3)] {
        assert_eq!(not(&world, who, (game, step)).await, NoSecondChance::NotTheirs, "{who} {step}");
    }
    let analysed = world.host.analysis(game, PersonId(7)).await.unwrap();
    assert_eq!(analysed.from.unwrap()[seat], from);
    plays_on(&world, 7, (game, from)).await.unwrap();
    plays_on(&world, 1, (game, 3)).await.unwrap();
}

#[tokio::test]
async fn ones_data_tell_of_it_and_nobody_is_found_in_it_who_was_forgotten() {
    let world = World::new().await;
    let origin = over(&world).await;
    let step = middle(&world, origin).await;
    let game = plays_on(&world, 1, (origin, step)).await.unwrap();
    let data = world.host.my_data(ANNA).await.unwrap();
    let rows = data["tables"]["second_chances"].as_array().unwrap();
    let [row] = &rows[..] else {
        panic!("{rows:?}");
    };
    assert_eq!((row["game"].as_i64(), row["origin"].as_i64()), (Some(game.0), Some(origin.0)));
    let answers = data["answers"].as_array().unwrap();
    let begins = answers.iter().find(|one| one["game"] == game.0 && one["step"] == 1).unwrap();
    // What the others were asked is theirs.
    assert_eq!(begins["cause"], serde_json::json!({ "played_on": { "by": 0 } }));
    world.host.forget(ANNA).await.unwrap();
    let stored = world.stored(game).await;
    assert_eq!(stored.state, GameState::Abandoned);
    assert!(stored.organised.second_chance.is_some() && !stored.people.iter().any(|p| p.is(ANNA)));
    let data = world.host.my_data(ANNA).await.unwrap();
    assert_eq!(data["tables"]["second_chances"], serde_json::json!([]));
    assert_eq!(not(&world, 1, (origin, step)).await, NoSecondChance::NotTheirs);
}
