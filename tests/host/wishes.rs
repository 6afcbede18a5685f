//! Wishes for questions that may follow a secret choice: used when they fit, prompted otherwise,
//! and kept secret.

use crate::prelude::*;

async fn panel(world: &World, game: GameId, who: PersonId) -> Panel {
    world.host.panel(game, who).await.unwrap()
}

async fn topic(world: &World, game: GameId, who: PersonId) -> Option<Topic> {
    panel(world, game, who).await.view.question.map(|q| q.topic)
}

async fn answer(world: &World, game: GameId, who: PersonId, offer: Offer) -> Panel {
    let question = panel(world, game, who).await.view.question.unwrap();
    let answer = Answer::one(offer);
    let done = world.host.answer(game, who, question.id, &answer).await;
    done.unwrap()
}

async fn bid(world: &World, game: GameId, who: PersonId, bid: Bid) -> Panel {
    answer(world, game, who, Offer::Bid(bid)).await
}

async fn contest(world: &World, game: GameId) -> Colour {
    let mut lot = Lot(3);
    loop {
        let (anna, ben) = (panel(world, game, ANNA).await, panel(world, game, BEN).await);
        let bids = |panel: &Panel| {
            let question = panel.view.question.as_ref();
            question.is_some_and(|q| q.topic == Topic::Bid)
        };
        if bids(&anna) && bids(&ben) {
            let two = |c: &Colour| {
                let has = |panel: &Panel| panel.view.screen.gems[*c] > 0;
                let lying = anna.view.table.open.auction.for_gem(*c);
                lying.count() == 2 && has(&anna) && has(&ben)
            };
            let first = anna.view.table.open.phase == Phase::Auction(1);
            if let Some(colour) = Colour::ALL.into_iter().find(two).filter(|_| first) {
                return colour;
            }
        }
        world.answer_once(game, 2, &mut lot).await.expect("some turn has such cards");
    }
}

async fn tip(world: &World, game: GameId, colour: Colour) -> Wish {
    let view = panel(world, game, ANNA).await.view;
    Wish::Card(view.table.open.auction.for_gem(colour).tip.unwrap())
}

async fn last_causes(world: &World, game: GameId, from: u32) -> Vec<bool> {
    let to = world.table(game).await.step;
    let steps = world.host.store().steps(game, from, to).await.unwrap();
    let prepared = |cause: &Cause| matches!(cause, Cause::Planned { .. });
    steps.iter().map(|step| prepared(&step.cause)).collect()
}

#[tokio::test]
async fn a_wish_takes_its_card_also_after_a_restart_and_can_be_recomputed() {
    let (mut world, game) = World::with_game(2).await;
    let colour = contest(&world, game).await;
    bid(&world, game, ANNA, Bid::Gem(colour)).await;
    let wish = tip(&world, game, colour).await;
    let changed = Wish::Card(
        panel(&world, game, ANNA).await.view.table.open.auction.for_gem(colour).base.unwrap(),
    );
    let set = async |world: &World, wish: &Wish| {
        let wish = Some(wish.clone());
        world.host.plan(game, ANNA, PlanChange::Wish(Case::TakeCard, wish)).await.unwrap()
    };
    set(&world, &changed).await;
    let told = set(&world, &wish).await;
    assert_eq!(told.plan.wish(Case::TakeCard), Some(&wish));
    world.restart().await;
    let told = panel(&world, game, ANNA).await;
    assert_eq!(told.plan.wish(Case::TakeCard), Some(&wish));
    let step = told.step;
    bid(&world, game, BEN, Bid::Pass).await;
    let after = panel(&world, game, ANNA).await;
    let Wish::Card(card) = wish else { panic!("{wish:?}") };
    assert!(after.view.screen.hand.contains(card));
    assert!(after.plan.is_empty());
    assert_eq!(last_causes(&world, game, step + 1).await[..2], [false, true]);
    world.plays_out(game, 2, &mut Lot(8)).await;
    let cards = cards();
    recheck(world.host.store(), game, cards).await.unwrap();
}

#[tokio::test]
async fn what_was_not_foreseen_is_asked_and_taking_back_forgets() {
    let (world, game) = World::with_game(2).await;
    let colour = contest(&world, game).await;
    bid(&world, game, ANNA, Bid::Gem(colour)).await;
    let wish = tip(&world, game, colour).await;
    let wrong =
        world.host.plan(game, ANNA, PlanChange::Wish(Case::PassGems, Some(wish.clone()))).await;
    assert_eq!(refused(wrong), Rejection::Rules(Refusal::Stale));
    let before =
        world.host.plan(game, BEN, PlanChange::Wish(Case::TakeCard, Some(wish.clone()))).await;
    assert_eq!(refused(before), Rejection::Rules(Refusal::Stale));
    world
        .host
        .plan(game, ANNA, PlanChange::Wish(Case::TakeCard, Some(wish.clone())))
        .await
        .unwrap();
    let back = world.host.reconsider(game, ANNA).await.unwrap();
    assert!(back.plan.is_empty() && back.draft.is_none());
    bid(&world, game, ANNA, Bid::Gem(colour)).await;
    world.host.plan(game, ANNA, PlanChange::Wish(Case::TakeCard, Some(wish))).await.unwrap();
    bid(&world, game, BEN, Bid::Gem(colour)).await;
    assert_eq!(topic(&world, game, ANNA).await, Some(Topic::Claim));
    assert_eq!(topic(&world, game, BEN).await, Some(Topic::Claim));
}

#[tokio::test]
async fn claims_that_differ_are_settled_and_a_conflict_asks() {
    for conflict in [false, true] {
        let (world, game) = World::with_game(2).await;
        let colour = contest(&world, game).await;
        let wish = tip(&world, game, colour).await;
        for (who, wish) in
            [(ANNA, wish.clone()), (BEN, if conflict { wish.clone() } else { Wish::Either })]
        {
            bid(&world, game, who, Bid::Gem(colour)).await;
            // The last bidder is never seen to wait: everything follows from their bid.
            if who == ANNA {
                world
                    .host
                    .plan(game, who, PlanChange::Wish(Case::Claim, Some(wish)))
                    .await
                    .unwrap();
            } else if conflict {
                answer(&world, game, who, Offer::Claim(Claim::Tip)).await;
            } else {
                answer(&world, game, who, Offer::Claim(Claim::Either)).await;
            }
        }
        let view = panel(&world, game, ANNA).await.view;
        let Wish::Card(card) = wish else { panic!("{wish:?}") };
        assert_eq!(view.screen.hand.contains(card), !conflict);
        let asked = topic(&world, game, ANNA).await == Some(Topic::Claim);
        assert_eq!(asked, conflict);
    }
}

async fn first_bids(world: &World, game: GameId) {
    let mut lot = Lot(3);
    while panel(world, game, ANNA).await.view.table.open.phase == Phase::SetUp {
        world.answer_once(game, 4, &mut lot).await.unwrap();
    }
    let mut taken = vec![];
    for who in [PersonId(3), PersonId(4)] {
        let gems = panel(world, game, who).await.view.screen.gems;
        let free = |c: &Colour| gems[*c] > 0 && !taken.contains(c);
        let colour = Colour::ALL.into_iter().find(free).unwrap();
        bid(world, game, who, Bid::Gem(colour)).await;
        taken.push(colour);
    }
}

async fn others_see(world: &World, game: GameId) -> String {
    let table = world.table(game).await;
    let ben = panel(world, game, BEN).await;
    format!("{:?} {:?} {:?}", table.view, ben.view, ben.plan)
}

#[tokio::test]
async fn a_wish_for_a_secret_question_counts_as_an_answer_given_at_once_would() {
    let (wishing, by_hand) = (World::new().await, World::new().await);
    let worlds = [&wishing, &by_hand];
    let mut games = vec![];
    for world in worlds {
        let game = world.game_of(4).await;
        first_bids(world, game).await;
        bid(world, game, ANNA, Bid::Pass).await;
        games.push(game);
    }
    let wish = Wish::First(vec![Colour::Green, Colour::Red]);
    wishing.host.plan(games[0], ANNA, PlanChange::Wish(Case::PassGems, Some(wish))).await.unwrap();
    let same = async || {
        let one = others_see(&wishing, games[0]).await;
        assert_eq!(one, others_see(&by_hand, games[1]).await);
        one
    };
    same().await;
    for (world, game) in worlds.into_iter().zip(&games) {
        bid(world, *game, BEN, Bid::Pass).await;
    }
    // All who passed choose gems in secret; Anna's are sealed when the question opens.
    let anna = panel(&wishing, games[0], ANNA).await;
    assert_eq!(anna.view.question.map(|q| q.topic), None);
    assert!(anna.view.may_reconsider && anna.plan.is_empty());
    let question = panel(&by_hand, games[1], ANNA).await.view.question.unwrap();
    assert_eq!(question.topic, Topic::PassGemsTogether);
    let greens = Answer::Gems(viceroy::cards::Gems::only(Colour::Green, 3));
    let given = by_hand.host.answer(games[1], ANNA, question.id, &greens);
    given.await.unwrap();
    let seen = same().await;
    assert!(seen.contains("PassGemsTogether"), "{seen}");
    for (world, game) in worlds.into_iter().zip(&games) {
        let question = panel(world, *game, BEN).await.view.question.unwrap();
        let answer = question.fallback.clone();
        let given = world.host.answer(*game, BEN, question.id, &answer);
        given.await.unwrap();
    }
    same().await;
}

async fn visits(people: u64, wishing: bool) -> (u32, u32) {
    let world = World::new().await;
    let game = world.game_of(people).await;
    let mut lot = Lot(people + 70);
    let (mut visits, mut wishes) = (0, 0);
    loop {
        let before = visits;
        for who in (1..=people).map(PersonId) {
            let mut now = panel(&world, game, who).await;
            visits += u32::from(now.view.question.is_some());
            while let Some(question) = now.view.question.clone() {
                let answer = some_answer(&question, &mut lot);
                now = world.host.answer(game, who, question.id, &answer).await.unwrap();
            }
            let foreseen = cases(&now.view, &now.plan);
            for case in foreseen.into_iter().filter(|_| wishing) {
                let wish = case.wishes[lot.below(case.wishes.len())].clone();
                world.host.plan(game, who, PlanChange::Wish(case.case, Some(wish))).await.unwrap();
                wishes += 1;
            }
        }
        if visits == before {
            break;
        }
    }
    let table = world.table(game).await;
    assert_eq!(table.view.open.phase, Phase::Over);
    let cards = cards();
    recheck(world.host.store(), game, cards).await.unwrap();
    (visits, wishes)
}

#[tokio::test]
async fn wishes_save_visits_and_their_games_can_be_recomputed() {
    for people in [2, 4] {
        let (by_hand, none) = visits(people, false).await;
        let (wishing, wishes) = visits(people, true).await;
        let each = |visits: u32| f64::from(visits) / people as f64;
        println!(
            "{people} players: {:.1} visits each by hand, {:.1} with {wishes} wishes",
            each(by_hand),
            each(wishing)
        );
        assert!(none == 0 && wishes > 10, "{wishes} wishes");
        assert!(wishing < by_hand, "{wishing} {by_hand}");
    }
}
