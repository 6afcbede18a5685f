//! Standing preferences: small questions are answered the moment they open, but never ones that
//! were already prompted.

use viceroy::messages::TextSize;
use viceroy::plans::{GemsWanted, Preference};

use crate::prelude::*;

const ANNA: u64 = 1;
const BEN: u64 = 2;

const FIRST_RED: Preference = Preference::Gems(GemsWanted::First(Colour::Red, Colour::Blue));

async fn question(world: &World, game: GameId, who: u64) -> Option<Question> {
    world.panel(game, who).await.view.question
}

async fn give(world: &World, game: GameId, who: u64, asked: &Question, lot: &mut Lot) {
    let answer = some_answer(asked, lot);
    let given = world.host.answer(game, PersonId(who), asked.id, &answer);
    given.await.unwrap();
}

async fn wants(world: &World, game: GameId, who: u64, scope: Scope, wanted: Preference) -> Panel {
    let chosen = FromNowOn { kind: wanted.kind(), scope, wanted: Some(wanted), at: None };
    let wanted = world.host.prefer(game, PersonId(who), chosen).await;
    wanted.unwrap()
}

async fn wants_all(world: &World, game: GameId, who: u64) {
    for kind in PreferenceKind::VARIANTS {
        wants(world, game, who, Scope::AllGames, kind.choices()[0]).await;
    }
}

async fn to_auction(world: &World, game: GameId, people: u64, turn: u8, lot: &mut Lot) {
    loop {
        let table = world.table(game).await;
        let open = &table.view.open;
        if open.turn == turn && open.phase == Phase::Auction(1) {
            return;
        }
        world.answer_once(game, people, lot).await.unwrap();
    }
}

async fn both_bid(world: &World, game: GameId, bid: Bid) {
    for who in [ANNA, BEN] {
        let asked = question(world, game, who).await.unwrap();
        let answer = Answer::one(Offer::Bid(bid));
        let given = world.host.answer(game, PersonId(who), asked.id, &answer);
        given.await.unwrap();
    }
}

async fn two_pass(world: &World, game: GameId, lot: &mut Lot) {
    to_auction(world, game, 4, 1, lot).await;
    both_bid(world, game, Bid::Pass).await;
    for who in [3, 4] {
        let asked = question(world, game, who).await.unwrap();
        let offers = asked.shape.offers();
        let bid = offers.iter().find(|offer| **offer != Offer::Bid(Bid::Pass));
        let answer = Answer::one(*bid.unwrap());
        let given = world.host.answer(game, PersonId(who), asked.id, &answer);
        given.await.unwrap();
    }
}

async fn preferred(world: &World, game: GameId) -> usize {
    let steps = world.steps(game).await;
    let preferred = |cause: &Cause| matches!(cause, Cause::Preferred { .. });
    steps.iter().filter(|step| preferred(&step.cause)).count()
}

#[tokio::test]
async fn whoever_wants_something_of_every_kind_is_asked_small_questions_only_where_they_must_be() {
    let all = Terms { modules: Module::ALL.to_vec(), ..Terms::for_several() };
    for (terms, seed) in [(Terms::for_several(), 3), (all, 4)] {
        let mut world = World::new().await;
        let game = world.game_on(3, terms, DAILY).await;
        for who in 1..=3 {
            wants_all(&world, game, who).await;
        }
        world.restart().await;
        let mut lot = Lot(seed);
        let mut asked_all_the_same = 0;
        while world.table(game).await.view.open.phase != Phase::Over {
            let mut idle = true;
            for who in 1..=3 {
                if let Some(asked) = question(&world, game, who).await {
                    if PreferenceKind::of(asked.topic).is_some() {
                        let insists = asked.shape.offers().contains(&Offer::Insist);
                        let is_short = asked.topic != Topic::Claim;
                        assert!(insists || is_short, "{asked:?}");
                        asked_all_the_same += 1;
                    }
                    give(&world, game, who, &asked, &mut lot).await;
                    idle = false;
                }
            }
            assert!(!idle);
        }
        let answered = preferred(&world, game).await;
        println!("{answered} answered, {asked_all_the_same} asked all the same");
        assert!(answered > 10 * asked_all_the_same, "{answered} {asked_all_the_same}");
        recheck(world.host.store(), game, cards()).await.unwrap();
    }
}

#[tokio::test]
async fn what_is_wanted_answers_no_open_question_unless_it_was_chosen_there() {
    let (mut world, game) = World::with_game(4).await;
    let mut lot = Lot(7);
    two_pass(&world, game, &mut lot).await;
    let asked = question(&world, game, ANNA).await.unwrap();
    let panel = wants(&world, game, ANNA, Scope::ThisGame, FIRST_RED).await;
    assert_eq!(panel.view.question.unwrap().id, asked.id);
    if let Some(other) = question(&world, game, BEN).await {
        give(&world, game, BEN, &other, &mut lot).await;
    }
    world.restart().await;
    assert_eq!(question(&world, game, ANNA).await.unwrap().id, asked.id);
    let chosen = FromNowOn {
        kind: PreferenceKind::Gems,
        scope: Scope::AllGames,
        wanted: Some(FIRST_RED),
        at: Some(asked.id),
    };
    let panel = world.host.prefer(game, PersonId(ANNA), chosen).await;
    let panel = panel.unwrap();
    assert_ne!(panel.view.question.map(|question| question.id), Some(asked.id));
    assert!(panel.preferences.this_game.is_empty());
    assert_eq!(preferred(&world, game).await, 0, "it was answered by hand");
}

#[tokio::test]
async fn what_is_taken_back_is_asked_by_hand() {
    let (world, game) = World::with_game(4).await;
    wants(&world, game, ANNA, Scope::ThisGame, FIRST_RED).await;
    let mut lot = Lot(7);
    two_pass(&world, game, &mut lot).await;
    let panel = world.panel(game, ANNA).await;
    assert!(panel.view.may_reconsider, "Anna's gems were taken at once");
    assert_eq!(panel.since.answered.by_preference, 1);
    let back = world.host.reconsider(game, PersonId(ANNA)).await.unwrap();
    let asked = back.view.question.unwrap();
    assert_eq!(asked.topic, Topic::PassGemsTogether);
    let ben = question(&world, game, BEN).await.unwrap();
    give(&world, game, BEN, &ben, &mut lot).await;
    assert_eq!(question(&world, game, ANNA).await.unwrap().id, asked.id);
}

/// A colour with two cards that both can bid on in the second turn.
async fn contested(world: &World, game: GameId, lot: &mut Lot) -> Colour {
    to_auction(world, game, 2, 1, lot).await;
    both_bid(world, game, Bid::Pass).await;
    to_auction(world, game, 2, 2, lot).await;
    let [anna, ben] = [ANNA, BEN].map(|who| world.panel(game, who));
    let (anna, ben) = (anna.await.view, ben.await.view);
    let both = Colour::ALL.into_iter().find(|c| {
        let two = anna.table.open.auction.for_gem(*c).cards().count() == 2;
        two && anna.screen.gems[*c] > 0 && ben.screen.gems[*c] > 0
    });
    both.unwrap()
}

#[tokio::test]
async fn two_who_claim_the_same_from_now_on_are_both_asked_and_nobody_insists() {
    let (world, game) = World::with_game(2).await;
    for who in [ANNA, BEN] {
        wants(&world, game, who, Scope::ThisGame, Preference::Claim(Claim::Tip)).await;
    }
    // An unsold card's place holds another card in the next turn.
    let both = contested(&world, game, &mut Lot(2)).await;
    both_bid(&world, game, Bid::Gem(both)).await;
    let asked = question(&world, game, ANNA).await.unwrap();
    let others = question(&world, game, BEN).await.unwrap();
    for asked in [&asked, &others] {
        assert!(asked.shape.offers().contains(&Offer::Insist), "both have claimed");
    }
    assert_eq!(preferred(&world, game).await, 2);
    let either = Answer::one(Offer::Claim(Claim::Either));
    let given = world.host.answer(game, PersonId(ANNA), asked.id, &either);
    given.await.unwrap();
    assert_ne!(question(&world, game, BEN).await.map(|q| q.id), Some(others.id));
    assert_eq!(preferred(&world, game).await, 2);
}

#[tokio::test]
async fn who_has_planned_a_card_and_is_fine_with_either_gives_way() {
    let (world, game) = World::with_game(2).await;
    wants(&world, game, ANNA, Scope::ThisGame, Preference::Claim(Claim::Either)).await;
    let both = contested(&world, game, &mut Lot(2)).await;
    let asked = question(&world, game, ANNA).await.unwrap();
    let open = world.table(game).await.view.open;
    let lying = open.auction.for_gem(both);
    let (at, place) = open.auction.find(lying.tip.unwrap()).unwrap();
    let bid = Answer::Pick([Offer::Bid(Bid::Gem(both)), Offer::Offered { at, place }].into());
    let add = PlanChange::Add(DraftRef::empty(asked.id), bid);
    let draft = world.host.plan(game, PersonId(ANNA), add).await.unwrap().draft.unwrap();
    world.host.confirm(game, PersonId(ANNA), draft.reference).await.unwrap();
    let claims = [Offer::Bid(Bid::Gem(both)), Offer::Claim(Claim::Tip)];
    for offer in claims {
        let asked = question(&world, game, BEN).await.unwrap();
        world.host.answer(game, PersonId(BEN), asked.id, &Answer::one(offer)).await.unwrap();
    }
    let taken = [ANNA, BEN].map(|who| world.panel(game, who));
    let [anna, ben] = taken;
    assert!(anna.await.view.screen.hand.contains(lying.base.unwrap()));
    assert!(ben.await.view.screen.hand.contains(lying.tip.unwrap()));
}

#[tokio::test]
async fn a_proposal_that_names_both_cards_gives_way_without_a_question() {
    let (mut gave_way, mut asked) = (0, 0);
    let world = World::new().await;
    for seed in 1..4 {
        let game = world.game_of(3).await;
        let mut lot = Lot(seed);
        loop {
            let mut idle = true;
            for who in 1..=3 {
                let panel = world.panel(game, who).await;
                let Some(question) = &panel.view.question else { continue };
                idle = false;
                asked += usize::from(question.shape.offers().contains(&Offer::Insist));
                match panel.proposal {
                    Some(proposal) => {
                        let taken = world.host.confirm(game, PersonId(who), proposal.reference);
                        taken.await.unwrap();
                    }
                    None => give(&world, game, who, question, &mut lot).await,
                }
            }
            if idle {
                break;
            }
        }
        let steps = world.steps(game).await;
        let claims = |step: &&StoredStep| match &step.cause {
            Cause::Planned { answer, .. } => matches!(answer.picked(), [Offer::Claim(_)]),
            _ => false,
        };
        let again = steps.iter().filter(claims).collect::<Vec<_>>();
        let conflicts = again.windows(3).filter(|three| {
            let seats = three.iter().map(|step| match step.cause {
                Cause::Planned { seat, .. } => seat,
                _ => Seat(0),
            });
            let seats: Vec<Seat> = seats.collect();
            seats[0] == seats[2] && three[2].number == three[0].number + 2
        });
        gave_way += conflicts.count();
    }
    assert!(gave_way > 0 && asked <= gave_way, "{gave_way} gave way, {asked} were asked");
}

#[tokio::test]
async fn what_somebody_wants_looks_like_the_same_answer_given_by_hand_at_once() {
    let (standing, by_hand) = (World::new().await, World::new().await);
    let games = [standing.game_of(2).await, by_hand.game_of(2).await];
    wants(&standing, games[0], ANNA, Scope::AllGames, FIRST_RED).await;
    let mut lots = [Lot(9), Lot(9)];
    let mut same = 0;
    for _ in 0..60 {
        while let Some(asked) = question(&by_hand, games[1], ANNA).await
            && PreferenceKind::of(asked.topic) == Some(PreferenceKind::Gems)
        {
            let view = by_hand.panel(games[1], ANNA).await.view;
            let answer = FIRST_RED.answer(&view, &asked).unwrap();
            let given = by_hand.host.answer(games[1], PersonId(ANNA), asked.id, &answer);
            given.await.unwrap();
            same += 1;
        }
        let worlds = [(&standing, games[0]), (&by_hand, games[1])];
        let mut seen = vec![];
        for ((world, game), lot) in worlds.into_iter().zip(&mut lots) {
            let table = world.table(game).await;
            let ben = world.panel(game, BEN).await;
            seen.push(format!("{:?} {:?}", table.view.open, ben.view.screen));
            let both = world.panel(game, ANNA).await.view.question;
            seen.push(format!("{:?}", both.map(|question| question.topic)));
            world.answer_once(game, 2, lot).await.unwrap();
        }
        assert_eq!(seen[..2], seen[2..]);
    }
    assert!(same > 2, "{same}");
}

#[tokio::test]
async fn what_holds_for_all_games_holds_in_each_but_where_a_game_has_its_own() {
    let world = World::new().await;
    let (one, other) = (world.game_of(4).await, world.game_of(4).await);
    let next = Preference::Gems(GemsWanted::ForNextCard);
    wants(&world, one, ANNA, Scope::ThisGame, next).await;
    assert!(world.panel(other, ANNA).await.preferences.all_games.is_empty());
    wants(&world, other, ANNA, Scope::AllGames, FIRST_RED).await;
    let (here, there) = (world.panel(one, ANNA).await, world.panel(other, ANNA).await);
    assert_eq!(here.preferences.all_games, there.preferences.all_games);
    let seat = here.view.seat;
    let own = |panel: &Panel| panel.preferences.this_game.clone();
    assert!(!own(&here).is_empty() && own(&there).is_empty());
    // Being prompted in one game differs from having no preference.
    let ask =
        FromNowOn { kind: PreferenceKind::Gems, scope: Scope::ThisGame, wanted: None, at: None };
    world.host.prefer(other, PersonId(ANNA), ask).await.unwrap();
    let mut lot = Lot(7);
    two_pass(&world, other, &mut lot).await;
    let asked = question(&world, other, ANNA).await.unwrap();
    assert_eq!(asked.topic, Topic::PassGemsTogether);
    let stored = world.host.store().preferences(PersonId(ANNA)).await;
    assert_eq!(stored.unwrap(), there.preferences.all_games);
    assert_eq!(seat, there.view.seat);
    assert!(world.panel(one, BEN).await.preferences.all_games.is_empty());
}

#[tokio::test]
async fn large_text_holds_for_all_games_of_whoever_chose_them() {
    let (mut world, game) = World::with_game(2).await;
    let anna = PersonId(ANNA);
    wants(&world, game, ANNA, Scope::AllGames, FIRST_RED).await;
    let before = world.panel(game, ANNA).await;
    assert_eq!(before.text_size, TextSize::Usual);
    world.host.people.set_text_size(anna, TextSize::Large).await.unwrap();
    let other = world.game_of(2).await;
    for started in ["before", "after"] {
        for game in [game, other] {
            assert_eq!(world.panel(game, ANNA).await.text_size, TextSize::Large, "{started}");
            assert_eq!(world.panel(game, BEN).await.text_size, TextSize::Usual, "{started}");
        }
        world.restart().await;
    }
    // They are no standing answer.
    let standing = world.host.store().preferences(anna).await.unwrap();
    assert_eq!(standing, before.preferences.all_games);
    world.host.people.set_text_size(anna, TextSize::Usual).await.unwrap();
    world.restart().await;
    assert_eq!(world.panel(game, ANNA).await.text_size, TextSize::Usual);
}
