//! Stepping through finished games: what everybody saw, in order, and hands only after a regular end.

use viceroy::service::{ArchivedStep, NoLookBack, PostsReadBy};

use crate::prelude::*;

const STRANGER: PersonId = PersonId(99);

async fn walk(world: &World, game: GameId, who: PersonId) -> Vec<ArchivedStep> {
    let mut at = Some(0);
    let mut steps = vec![];
    while let Some(step) = at {
        let shown = world.host.archived(game, who, step).await.unwrap();
        at = shown.step_on;
        steps.push(shown);
    }
    steps
}

#[tokio::test]
async fn a_finished_game_is_stepped_through_as_everybody_saw_it() {
    let (world, game) = World::with_game(3).await;
    let early = refused(world.host.archived(game, ANNA, 0).await);
    assert_eq!(early, Rejection::NoLookBack(NoLookBack::NotOver));
    world.plays_out(game, 3, &mut Lot(31)).await;

    let stored = world.steps(game).await;
    let walked = walk(&world, game, ANNA).await;
    let in_secret =
        |fact: &&OpenFact| matches!(fact, OpenFact::Answered(_) | OpenFact::TookAnswerBack(_));
    let told: Vec<&OpenFact> =
        walked.iter().flat_map(|step| &step.deeds).map(|d| &d.fact).collect();
    let open = history::facts(&stored).filter_map(|fact| match fact {
        Fact::Open(fact) => Some(fact),
        Fact::Screen(..) | Fact::Decks(_) => None,
    });
    let all: Vec<&OpenFact> = open.filter(|fact| !in_secret(fact)).collect();
    let told: Vec<&OpenFact> = told.into_iter().filter(|fact| !in_secret(fact)).collect();
    assert_eq!(told, all);

    for step in &walked {
        let then = &stored[..step.step as usize];
        let table = history::table(3, then);
        assert_eq!(step.view.open.pyramids, table.open.pyramids);
        let hands = step.hands.as_ref().unwrap();
        for (seat, hand) in hands.iter() {
            assert_eq!(step.view.hands[seat], hand.len() as u8, "step {}", step.step);
        }
        assert!(step.view.awaited().is_empty() && step.view.open.answered.is_empty());
    }
    let (first, end) = (&walked[0], walked.last().unwrap());
    assert_eq!((first.step_back, first.turn_back, first.step), (None, None, 1));
    assert_eq!((end.step_on, end.turn_on, end.last), (None, None, stored.len() as u32));
    assert_eq!(end.view.open.scores, world.table(game).await.view.open.scores);
    let turns: BTreeSet<u8> = walked.iter().map(|step| step.view.open.turn).collect();
    let mut jumps = 0;
    let mut at = first.turn_on;
    while let Some(step) = at {
        at = world.host.archived(game, ANNA, step).await.unwrap().turn_on;
        jumps += 1;
    }
    assert_eq!(jumps, turns.len() - 1);

    let (own, other) =
        (&walked[3], world.host.archived(game, STRANGER, walked[3].step).await.unwrap());
    assert_eq!((own.seat, other.seat), (Some(Seat(0)), None));
    assert_eq!(format!("{:?}", own.view), format!("{:?}", other.view));
    let beyond = world.host.archived(game, ANNA, u32::MAX).await.unwrap();
    assert_eq!(beyond.step, end.step);
    assert_eq!(world.host.posts_read_by(game, ANNA).await.unwrap(), PostsReadBy::Them);
    let stranger = world.host.posts_read_by(game, STRANGER).await.unwrap();
    assert_ne!(stranger, PostsReadBy::Them);
    let nowhere = refused(world.host.posts_read_by(GameId(777), STRANGER).await);
    assert_eq!(nowhere, Rejection::NoSuchGame);
}

#[tokio::test]
async fn the_hands_of_a_game_that_was_closed_stay_hidden() {
    let (world, game) = World::with_game(2).await;
    let mut lot = Lot(32);
    world.answers(game, 2, 9, &mut lot).await;
    world.is_closed_by_both(game).await;
    let walked = walk(&world, game, PersonId(2)).await;
    assert!(walked.len() > 2 && walked.iter().all(|step| step.hands.is_none()));
}

#[tokio::test]
async fn stepping_through_the_longest_games_is_quick() {
    let world = World::new().await;
    let terms = Terms { modules: Module::ALL.into(), ..Terms::for_several() };
    let game = world.game_on(4, terms, TableSettings::UNTIMED).await;
    world.plays_out(game, 4, &mut Lot(33)).await;
    let (mut took, mut at) = (vec![], Some(0));
    while let Some(step) = at {
        let began = std::time::Instant::now();
        at = world.host.archived(game, ANNA, step).await.unwrap().step_on;
        took.push(began.elapsed());
    }
    took.sort_unstable();
    let (median, most) = (took[took.len() / 2], took[took.len() * 99 / 100]);
    println!("{} steps: median {median:?}, 99 of 100 {most:?}", took.len());
    assert!(most < std::time::Duration::from_secs(1), "a press waits for it");
}
