//! Who may do what before a game starts.

use viceroy::rules::Unplayable;
use viceroy::service::secret_hash;

use crate::prelude::*;

#[tokio::test]
async fn a_lobby_fills_and_empties() {
    let world = World::new().await;
    let host = &world.host;
    let lobby = host.new_table(CHANNEL, person(1), Terms::for_several()).await.unwrap();
    let game = lobby.game;
    assert_eq!(lobby.people, [person(1).into()]);
    assert_eq!((lobby.from, lobby.to), (2, 4));
    assert_eq!(lobby.state, LobbyState::Gathering);
    assert_eq!(lobby.secret_hash.len(), 64);
    let twice = refused(host.join(game, person(1), press(1)).await);
    assert_eq!(twice, Rejection::AlreadyJoined);
    for id in 2..=4 {
        host.join(game, person(id), press(id)).await.unwrap();
    }
    let fifth = refused(host.join(game, person(5), press(5)).await);
    assert_eq!(fifth, Rejection::Full { seats: 4 });
    let stranger = refused(host.leave(game, PersonId(5)).await);
    assert_eq!(stranger, Rejection::NotJoined);
    host.leave(game, PersonId(1)).await.unwrap();
    let again = host.join(game, person(1), press(1)).await.unwrap();
    assert_eq!(again.people, [2, 3, 4, 1].map(|id| person(id).into()));
    for id in 1..=3 {
        host.leave(game, PersonId(id)).await.unwrap();
    }
    let closed = host.leave(game, PersonId(4)).await.unwrap();
    assert_eq!(closed.state, LobbyState::Closed);
    let late = refused(host.join(game, person(1), press(1)).await);
    assert_eq!(late, Rejection::Closed);
    let nowhere = refused(host.join(GameId(77), person(1), press(1)).await);
    assert_eq!(nowhere, Rejection::NoSuchGame);
}

#[tokio::test]
async fn the_lobby_of_a_finished_game_says_who_won() {
    let (world, chat, running) = World::with_chat().await;
    let game = world.game_of(2).await;
    running.settled().await;
    let shown = || chat.lobby(game);
    assert_eq!((shown().state, shown().ended), (LobbyState::Started, None));
    world.plays_out(game, 2, &mut Lot(4)).await;
    running.settled().await;
    let open = world.table(game).await.view.open.clone();
    let ended = shown().ended.expect("it is told how the game ended");
    assert_eq!((shown().state, ended.winners), (LobbyState::Over, open.winners));
    let best = open.scores.iter().filter_map(|(_, s)| *s).map(|s| s.total());
    assert_eq!(Some(ended.points), best.max());
    let late = refused(world.host.join(game, person(3), press(3)).await);
    assert_eq!(late, Rejection::Rules(Refusal::Over));
}

#[tokio::test]
async fn only_those_who_joined_start_and_only_once() {
    let world = World::new().await;
    let host = &world.host;
    let game = world.lobby_of(1).await;
    let alone = refused(host.start(game, PersonId(1), press(1)).await);
    assert_eq!(alone, Rejection::TooFew { needed: 2 });
    host.join(game, person(2), press(2)).await.unwrap();
    let stranger = refused(host.start(game, PersonId(3), press(3)).await);
    assert_eq!(stranger, Rejection::NotJoined);
    let early = refused(host.panel(game, PersonId(1)).await);
    assert_eq!(early, Rejection::NotStarted);
    let started = host.start(game, PersonId(2), press(2)).await.unwrap();
    assert_eq!(started.state, LobbyState::Started);
    for outcome in [
        host.start(game, PersonId(1), press(1)).await,
        host.join(game, person(3), press(3)).await,
        host.leave(game, PersonId(2)).await,
    ] {
        assert_eq!(refused(outcome), Rejection::AlreadyStarted);
    }
    let foreign = refused(host.panel(game, PersonId(3)).await);
    assert_eq!(foreign, Rejection::NotSeated);
    let panel = host.panel(game, PersonId(2)).await.unwrap();
    assert_eq!(panel.step, 1);
    let stale = PromptId(u64::MAX >> 12);
    let answer = panel.view.question.unwrap().fallback;
    let outcome = host.answer(game, PersonId(2), stale, &answer).await;
    assert!(matches!(refused(outcome), Rejection::Rules(_)));
    assert_eq!(host.table(game).await.unwrap().step, 1);
}

#[tokio::test]
async fn two_who_join_at_once_both_get_a_seat() {
    let world = World::new().await;
    let game = world.lobby_of(1).await;
    let joins = (2..=6).map(|id| {
        let host = world.host.clone();
        tokio::spawn(async move { host.join(game, person(id), press(id)).await })
    });
    let mut full = 0;
    for join in joins.collect::<Vec<_>>() {
        let joined = join.await.unwrap();
        if joined.is_err() {
            assert_eq!(refused(joined), Rejection::Full { seats: 4 });
            full += 1;
        }
    }
    assert_eq!(full, 2);
}

#[tokio::test]
async fn the_hash_shown_first_is_that_of_the_secret() {
    let world = World::new().await;
    let game = world.lobby_of(1).await;
    let stored = world.stored(game).await;
    let lobby = world.host.lobby(game).await.unwrap();
    assert_eq!(lobby.secret_hash, secret_hash(&stored.secret));
}

#[tokio::test]
async fn terms_decide_how_many_can_play() {
    let world = World::new().await;
    let host = &world.host;
    let terms = |edition, rivals| Terms { edition, rivals: Some(rivals), ..Terms::default() };
    let impossible = host.new_table(CHANNEL, person(1), terms(Edition::De, 4));
    let why = refused(impossible.await);
    assert!(matches!(why, Rejection::Unplayable(Unplayable::Rivals { .. })));

    let first = host.new_table(CHANNEL, person(1), terms(Edition::EnFirst, 3));
    let first = first.await.unwrap();
    assert_eq!((first.from, first.to), (1, 1));
    host.start(first.game, PersonId(1), press(1)).await.unwrap();

    let lobby = host.new_table(CHANNEL, person(1), terms(Edition::De, 2));
    let lobby = lobby.await.unwrap();
    assert_eq!((lobby.from, lobby.to), (1, 2));
    host.join(lobby.game, person(2), press(2)).await.unwrap();
    let third = refused(host.join(lobby.game, person(3), press(3)).await);
    assert_eq!(third, Rejection::Full { seats: 2 });
    host.start(lobby.game, PersonId(1), press(1)).await.unwrap();
    let table = host.table(lobby.game).await.unwrap();
    let agreement = &table.view.ruleset.agreement;
    assert_eq!(agreement.edition, Edition::De);
    assert_eq!((agreement.seats, agreement.rivals), (2, 2));
}

#[tokio::test]
async fn r_vir_09_alone_one_plays_against_ones_own_best() {
    let world = World::new().await;
    let host = &world.host;
    let mut totals = vec![];
    for _ in 0..3 {
        let alone = Terms { rivals: Some(1), ..Terms::default() };
        let lobby = host.new_table(CHANNEL, person(1), alone).await.unwrap();
        assert_eq!((lobby.from, lobby.to), (1, 3));
        let game = lobby.game;
        host.start(game, PersonId(1), press(1)).await.unwrap();
        loop {
            let panel = host.panel(game, PersonId(1)).await.unwrap();
            let Some(question) = panel.view.question else {
                break;
            };
            let answer = question.fallback.clone();
            host.answer(game, PersonId(1), question.id, &answer).await.unwrap();
        }
        let table = host.table(game).await.unwrap();
        assert_eq!(table.own_best, totals.iter().max().copied());
        let (_, score) = table.view.open.scores.iter().next().unwrap();
        totals.push(score.unwrap().total());
    }
}

#[tokio::test]
async fn every_press_that_counted_is_mixed_into_the_luck() {
    let mut world = World::new().await;
    let game = world.lobby_of(1).await;
    let cuts = async |world: &World| {
        let stored = world.stored(game).await;
        stored.cuts
    };
    let host = &world.host;
    // Opening a table precedes the commitment to its secret.
    assert_eq!(cuts(&world).await, []);
    host.join(game, person(2), press(20)).await.unwrap();
    refused(host.join(game, person(2), press(21)).await);
    host.leave(game, PersonId(2)).await.unwrap();
    refused(host.start(game, PersonId(1), press(22)).await);
    host.join(game, person(3), press(23)).await.unwrap();
    assert_eq!(cuts(&world).await, [press(20), press(23)]);
    world.restart().await;
    let started = world.host.start(game, PersonId(3), press(24)).await;
    started.unwrap();
    refused(world.host.start(game, PersonId(1), press(25)).await);
    let all = vec![press(20), press(23), press(24)];
    assert_eq!(cuts(&world).await, all);
    // The secret is not revealed before the end.
    let table = world.table(game).await;
    assert!(table.secret.is_none() && table.presses.is_empty());
}

#[tokio::test]
async fn other_presses_deal_other_cards() {
    let mut dealt = vec![];
    for last in [1, 2] {
        let world = World::new().await;
        let game = world.lobby_of(2).await;
        let started = world.host.start(game, PersonId(1), press(last)).await;
        started.unwrap();
        let steps = world.host.store().steps(game, 1, 1).await.unwrap();
        let stored = world.stored(game).await;
        dealt.push((stored.secret, steps[0].facts.clone()));
    }
    assert_eq!(dealt[0].0, dealt[1].0, "the same secret");
    assert_ne!(dealt[0].1, dealt[1].1);
}
