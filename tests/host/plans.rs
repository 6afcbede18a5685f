//! Plans: a whole turn is decided at once, each step counts when its question opens, and nothing
//! public shows that a plan exists.

use viceroy::plans::{
    BidStep, IfBetter, IfGone, Met, PartOfTurn, Plan, PlanStep, WantedCard, WhyDraft, cases,
    decided,
};
use viceroy::proposal::is_outdone;

use crate::prelude::*;

pub const ANNA: u64 = 1;

pub async fn question(world: &World, game: GameId, who: u64) -> Option<Question> {
    world.panel(game, who).await.view.question
}

pub async fn give(
    world: &World,
    game: GameId,
    who: u64,
    asked: &Question,
    answer: &Answer,
) -> Panel {
    let given = world.host.answer(game, PersonId(who), asked.id, answer).await;
    given.unwrap()
}

async fn take_proposal(world: &World, game: GameId, who: u64) -> bool {
    let panel = world.panel(game, who).await;
    let Some(proposal) = panel.proposal else {
        return false;
    };
    let taken = world.host.confirm(game, PersonId(who), proposal.reference).await;
    taken.unwrap();
    true
}

async fn to_development(world: &World, game: GameId, people: u64, lot: &mut Lot) {
    loop {
        let table = world.table(game).await;
        let all = table.view.awaited().len() == u8::try_from(people).unwrap();
        if table.view.open.phase == Phase::Development(1) && all {
            return;
        }
        world.answer_once(game, people, lot).await.unwrap();
    }
}

async fn to_a_long_proposal(world: &World, game: GameId, lot: &mut Lot) -> Plan {
    loop {
        to_development(world, game, 2, lot).await;
        let proposal = world.panel(game, ANNA).await.proposal.unwrap();
        let plan = proposal.draft.plan;
        let plays = plan.steps.iter().filter(|step| is_play(step)).count();
        if plays >= 2 && plan.steps.iter().any(is_bid) {
            return plan;
        }
        world.answer_once(game, 2, lot).await.unwrap();
    }
}

/// With a game in which Anna is proposed a long plan.
async fn proposed() -> (World, GameId) {
    let (world, game) = World::with_game(2).await;
    to_a_long_proposal(&world, game, &mut Lot(3)).await;
    (world, game)
}

/// With what she then plans.
async fn planned() -> (World, GameId, Plan) {
    let (world, game) = proposed().await;
    assert!(take_proposal(&world, game, ANNA).await);
    let plan = world.panel(game, ANNA).await.plan;
    (world, game, plan)
}

fn is_play(step: &PlanStep) -> bool {
    matches!(&step.what, Planned::Answer(part) if part.topic == Topic::Develop
        && matches!(part.answer.picked().first(), Some(Offer::Play(_))))
}

fn is_bid(step: &PlanStep) -> bool {
    matches!(&step.what, Planned::Bid(bid) if !bid.is_pass())
}

/// Everybody accepts proposals: a turn takes one press, besides what no plan can know.
#[tokio::test]
async fn a_game_of_proposals_is_played_with_few_presses_and_can_be_recomputed() {
    let mut outdone = 0;
    for people in [2, 4] {
        let world = World::new().await;
        let game = world.game_of(people).await;
        let mut lot = Lot(people);
        let (mut proposals, mut others) = (0, 0);
        while world.table(game).await.view.open.phase != Phase::Over {
            let mut idle = true;
            for who in 1..=people {
                let proposed = world.panel(game, who).await.proposal;
                let why = proposed.map(|proposed| proposed.draft.why);
                outdone += u32::from(why == Some(WhyDraft::Better));
                if take_proposal(&world, game, who).await {
                    proposals += 1;
                    idle = false;
                } else if let Some(asked) = question(&world, game, who).await {
                    let answer = match asked.topic {
                        Topic::Paint => asked.fallback.clone(),
                        _ => some_answer(&asked, &mut lot),
                    };
                    give(&world, game, who, &asked, &answer).await;
                    others += 1;
                    idle = false;
                }
            }
            assert!(!idle);
        }
        let turns = u64::from(world.table(game).await.view.open.turn);
        let each = (proposals + others) as f64 / (people * turns) as f64;
        println!("{people}: {proposals} proposals, {others} other answers, {each:.2} a turn each");
        assert!(each < 2.0, "{each}");
        let steps = world.steps(game).await;
        let planned = |cause: &Cause| matches!(cause, Cause::Planned { .. });
        let planned = steps.iter().filter(|step| planned(&step.cause)).count();
        assert!(planned > proposals, "{planned}");
        recheck(world.host.store(), game, cards()).await.unwrap();
    }
    // A choice that became much worse than another is asked again, with the reason.
    assert!(outdone > 0);
}

async fn others_see(world: &World, game: GameId) -> String {
    let table = world.table(game).await;
    let ben = world.panel(game, 2).await;
    format!("{:?} {:?} {:?}", table.view, ben.view.screen, ben.view.table)
}

/// Anna answers by hand what the plan would. Whether she is asked about something better depends on
/// whether she is there.
pub async fn as_planned(world: &World, game: GameId, plan: &mut Plan, if_better: IfBetter) {
    loop {
        let panel = world.panel(game, ANNA).await;
        let Some(asked) = &panel.view.question else {
            return;
        };
        plan.go_on_to(PartOfTurn::now(&panel.view.table.open));
        let follows = PreferenceKind::of(asked.topic).is_some_and(PreferenceKind::follows);
        let answer = match plan.meet(&panel.view, asked) {
            Met::Answer(answer) => answer,
            Met::Nothing if plan.is_proposed() && follows => Greedy.answer(&panel.view, asked),
            Met::Nothing | Met::Fails => return,
        };
        let asks = (plan.if_better, if_better) == (IfBetter::Ask, IfBetter::Ask);
        if asks && is_outdone(&panel.view, asked, &answer) {
            *plan = Plan::default();
            return;
        }
        give(world, game, ANNA, asked, &answer).await;
    }
}

#[tokio::test]
async fn a_plan_looks_like_the_same_answers_given_by_hand_at_once() {
    let (planning, by_hand) = (World::new().await, World::new().await);
    let mut games = vec![];
    let mut plans = vec![];
    for world in [&planning, &by_hand] {
        let game = world.game_of(2).await;
        plans.push(to_a_long_proposal(world, game, &mut Lot(3)).await);
        games.push(game);
    }
    let mut mirror = plans.pop().unwrap();
    assert_eq!(plans[0], mirror, "the same is proposed in both worlds");
    assert!(take_proposal(&planning, games[0], ANNA).await);
    as_planned(&by_hand, games[1], &mut mirror, IfBetter::Ask).await;
    let mut lots = [Lot(5), Lot(5)];
    let turn = planning.table(games[0]).await.view.open.turn;
    let mut compared = 0;
    loop {
        assert_eq!(others_see(&planning, games[0]).await, others_see(&by_hand, games[1]).await);
        compared += 1;
        let now = planning.table(games[0]).await.view.open.clone();
        let over = now.turn > turn && now.phase != Phase::Auction(1);
        let worlds = [(&planning, games[0]), (&by_hand, games[1])];
        let mut idle = true;
        for ((world, game), lot) in worlds.into_iter().zip(&mut lots) {
            for who in [2, ANNA] {
                if let Some(asked) = question(world, game, who).await {
                    let answer = some_answer(&asked, lot);
                    give(world, game, who, &asked, &answer).await;
                    idle = false;
                    break;
                }
            }
        }
        as_planned(&by_hand, games[1], &mut mirror, IfBetter::Ask).await;
        if over || idle {
            break;
        }
    }
    assert!(compared > 3, "{compared}");
}

#[tokio::test]
async fn a_plan_that_is_not_confirmed_does_not_exist_and_one_that_is_survives_a_restart() {
    let (mut world, game) = proposed().await;
    let proposal = world.panel(game, ANNA).await.proposal.unwrap();
    let before = world.steps(game).await.len();
    let opened = world.host.plan(game, PersonId(ANNA), PlanChange::Open(proposal.reference));
    let opened = opened.await.unwrap();
    let drafting = opened.draft.unwrap();
    assert_eq!(drafting.draft.plan, proposal.draft.plan);
    assert!(opened.plan.is_empty() && opened.view.question.is_some());
    assert_eq!(world.steps(game).await.len(), before);
    world.restart().await;
    let again = world.panel(game, ANNA).await.draft.unwrap();
    assert_eq!(again.reference, drafting.reference);
    let confirmed = world.host.confirm(game, PersonId(ANNA), again.reference);
    let confirmed = confirmed.await.unwrap();
    assert!(confirmed.view.question.is_none() && !confirmed.plan.is_empty());
    world.restart().await;
    assert_eq!(world.panel(game, ANNA).await.plan, confirmed.plan);
}

/// How many of Anna's questions her plan has answered.
async fn planned_steps(world: &World, game: GameId) -> usize {
    let steps = world.steps(game).await;
    steps
        .iter()
        .filter(|step| matches!(step.cause, Cause::Planned { seat, .. } if seat.0 == 0))
        .count()
}

#[tokio::test]
async fn a_plan_acts_while_it_is_read_changed_or_left_and_after_a_restart() {
    for change in [false, true] {
        let (mut world, game, _) = planned().await;
        let anna = PersonId(ANNA);
        let before = world.panel(game, ANNA).await;
        let ahead = before.ahead.unwrap().reference;
        let opened = world.host.plan(game, anna, PlanChange::Open(ahead)).await.unwrap();
        let draft = opened.draft.unwrap();
        assert_eq!((opened.plan.clone(), &draft.draft.plan), (before.plan.clone(), &before.plan));
        assert_eq!(draft.draft.why, WhyDraft::Changes);
        if change {
            let dropped = world.host.plan(game, anna, PlanChange::DropLast(draft.reference)).await;
            assert_eq!(dropped.unwrap().plan, before.plan);
        }
        world.restart().await;
        let again = world.panel(game, ANNA).await;
        assert_eq!((again.plan, again.draft.is_some()), (before.plan, true));
        let asked = question(&world, game, 2).await.unwrap();
        give(&world, game, 2, &asked, &asked.fallback).await;
        // The second play was answered at once, though its plan lies open.
        assert!(planned_steps(&world, game).await > 0);
        let after = world.panel(game, ANNA).await;
        assert!(!after.plan.is_empty());
        // What was only read is gone by itself; what was changed waits, and is no older than the game.
        assert_eq!(after.draft.is_some(), change);
    }
}

/// What somebody does with a plan in force before its next step is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Handled {
    Refreshed,
    OpenedAndLeft,
    Restarted,
    ChangedAndNotConfirmed,
    ChangedWhileTheQuestionOpens,
    ConfirmedOnTwoDevicesAtOnce,
    ConfirmedOnOneAndKeptOnTheOther,
}

impl Handled {
    const ALL: [Handled; 7] = [
        Handled::Refreshed,
        Handled::OpenedAndLeft,
        Handled::Restarted,
        Handled::ChangedAndNotConfirmed,
        Handled::ChangedWhileTheQuestionOpens,
        Handled::ConfirmedOnTwoDevicesAtOnce,
        Handled::ConfirmedOnOneAndKeptOnTheOther,
    ];
}

async fn opens(world: &World, game: GameId) -> DraftRef {
    let ahead = world.panel(game, ANNA).await.ahead.unwrap().reference;
    let opened = world.host.plan(game, PersonId(ANNA), PlanChange::Open(ahead)).await.unwrap();
    opened.draft.unwrap().reference
}

/// Without its last step.
async fn changes(world: &World, game: GameId) -> DraftRef {
    let read = opens(world, game).await;
    let dropped = world.host.plan(game, PersonId(ANNA), PlanChange::DropLast(read)).await.unwrap();
    dropped.draft.unwrap().reference
}

#[tokio::test]
async fn whatever_is_done_with_it_the_plan_in_force_acts_in_the_thread_and_by_direct_message() {
    for by_dm in [false, true] {
        for handled in Handled::ALL {
            acts_when(handled, by_dm).await;
        }
    }
}

async fn acts_when(handled: Handled, by_dm: bool) {
    let mut world = World::new().await;
    let anna = PersonId(ANNA);
    if by_dm {
        world.host.play_by(anna, PlayBy::Dm).await.unwrap();
    }
    let game = world.game_of(2).await;
    let (chat, mut running) = world.open_chat();
    to_a_long_proposal(&world, game, &mut Lot(3)).await;
    assert!(take_proposal(&world, game, ANNA).await);
    running.settled().await;
    let plan = world.panel(game, ANNA).await.plan;
    match handled {
        Handled::Refreshed => assert_eq!(world.panel(game, ANNA).await.plan, plan),
        Handled::OpenedAndLeft => drop(opens(&world, game).await),
        Handled::Restarted => {
            opens(&world, game).await;
            world.restart_after(running).await;
            running = world.run(chat.clone());
        }
        Handled::ChangedAndNotConfirmed | Handled::ChangedWhileTheQuestionOpens => {
            changes(&world, game).await;
        }
        Handled::ConfirmedOnTwoDevicesAtOnce => {
            let changed = changes(&world, game).await;
            let confirms = || world.host.confirm(game, anna, changed);
            let (one, other) = tokio::join!(confirms(), confirms());
            assert!(one.is_ok() || other.is_ok());
        }
        Handled::ConfirmedOnOneAndKeptOnTheOther => {
            let changed = changes(&world, game).await;
            let confirm = world.host.confirm(game, anna, changed);
            let keep = world.host.plan(game, anna, PlanChange::Keep(changed));
            let (one, other) = tokio::join!(confirm, keep);
            assert!(one.is_ok() || other.is_ok());
        }
    }
    let counts = world.panel(game, ANNA).await.plan;
    let is_confirmed = matches!(
        handled,
        Handled::ConfirmedOnTwoDevicesAtOnce | Handled::ConfirmedOnOneAndKeptOnTheOther
    );
    assert!(is_confirmed || counts == plan, "{handled:?}");
    assert_eq!(counts.steps, plan.steps[..counts.steps.len()], "{handled:?}");
    let asked = question(&world, game, 2).await.unwrap();
    let answers = give(&world, game, 2, &asked, &asked.fallback);
    match handled {
        Handled::ChangedWhileTheQuestionOpens => {
            let draft = world.panel(game, ANNA).await.draft.unwrap().reference;
            let change = world.host.plan(game, anna, PlanChange::DropLast(draft));
            // Whichever comes first: a button of before may be refused.
            drop(tokio::join!(answers, change));
        }
        _ => drop(answers.await),
    }
    running.settled().await;
    assert!(planned_steps(&world, game).await > 0, "{handled:?}, by direct message: {by_dm}");
    running.stop().await;
}

#[tokio::test]
async fn a_change_replaces_the_plan_when_it_is_confirmed_and_nothing_when_it_is_dropped() {
    let (world, game, planned) = planned().await;
    let anna = PersonId(ANNA);
    let open = async || {
        let ahead = world.panel(game, ANNA).await.ahead.unwrap().reference;
        let opened = world.host.plan(game, anna, PlanChange::Open(ahead)).await.unwrap();
        let read = opened.draft.unwrap().reference;
        let dropped = world.host.plan(game, anna, PlanChange::DropLast(read)).await.unwrap();
        dropped.draft.unwrap()
    };
    let changed = open().await;
    let kept = world.host.plan(game, anna, PlanChange::Keep(changed.reference)).await.unwrap();
    assert_eq!((kept.plan, kept.draft.is_some()), (planned.clone(), false));
    // A button of before does nothing, and keeps everything as it is.
    assert!(world.host.confirm(game, anna, changed.reference).await.is_err());
    assert_eq!(world.panel(game, ANNA).await.plan, planned);
    let changed = open().await;
    let confirmed = world.host.confirm(game, anna, changed.reference).await.unwrap();
    // The last step is gone for good, though the old plan had it.
    assert_eq!(confirmed.plan.steps, changed.draft.plan.steps);
    assert!(confirmed.plan.steps.len() < planned.steps.len() && confirmed.draft.is_none());
}

#[tokio::test]
async fn what_a_planned_bid_takes_is_told_while_the_others_choose() {
    let (world, game) = World::with_game(4).await;
    let mut lot = Lot(4);
    let mut told = 0;
    while told < 3 {
        while take_proposal(&world, game, ANNA).await {}
        let panel = world.panel(game, ANNA).await;
        let bid = panel.plan.bid_at(PartOfTurn::now(&panel.view.table.open));
        if let (Some(Sealed::Bid(Bid::Gem(_))), Some(bid)) = (panel.view.screen.sealed, bid) {
            let cases = cases(&panel.view, &panel.plan);
            for foreseen in cases.iter().filter(|foreseen| foreseen.case == Case::TakeCard) {
                let wanted = bid.wanted.iter().map(|wanted| Wish::Card(wanted.card));
                let first = wanted.into_iter().find(|wish| foreseen.wishes.contains(wish));
                assert!(first.is_some());
                assert_eq!(decided(&panel.view, &panel.plan, foreseen), first);
                told += 1;
            }
        }
        assert_ne!(panel.view.table.open.phase, Phase::Over, "{told}");
        world.answer_once(game, 4, &mut lot).await;
    }
}

#[tokio::test]
async fn what_is_taken_back_is_asked_by_hand_and_the_rest_waits() {
    let (world, game, planned) = planned().await;
    let back = world.host.reconsider(game, PersonId(ANNA)).await.unwrap();
    let asked = back.view.question.unwrap();
    assert_eq!(asked.topic, Topic::Develop);
    assert!(back.plan.is_empty());
    let draft = back.draft.unwrap().draft;
    assert_eq!(draft.why, WhyDraft::TakenBack);
    assert!(planned.steps.iter().all(|step| draft.plan.steps.contains(step)));
    // A different answer by hand cancels the plan.
    give(&world, game, ANNA, &asked, &Answer::one(Offer::Pass)).await;
    let panel = world.panel(game, ANNA).await;
    assert!(panel.plan.is_empty() && panel.draft.is_none());
}

#[tokio::test]
async fn while_a_computer_holds_the_seat_its_plan_rests() {
    let (world, game, planned) = planned().await;
    world.leaves(game, ANNA).await;
    let stored = world.host.store().orders(game).await.unwrap();
    let (_, orders) = stored.into_iter().find(|(seat, _)| seat.0 == 0).unwrap();
    assert!(orders.plan.is_empty());
    let draft = orders.draft.unwrap();
    assert_eq!((draft.why, draft.plan), (WhyDraft::WasAway, planned));
}

#[tokio::test]
async fn a_plan_that_was_made_before_a_rule_was_corrected_asks() {
    let (mut world, game, _) = planned().await;
    let store = world.host.store();
    let stored = store.orders(game).await.unwrap();
    let (seat, mut orders) = stored.into_iter().find(|(seat, _)| seat.0 == 0).unwrap();
    assert!(!orders.plan.is_empty());
    orders.plan.corrections += 1;
    store.set_orders(game, seat, &orders).await.unwrap();
    world.restart().await;
    let asked = question(&world, game, 2).await.unwrap();
    give(&world, game, 2, &asked, &asked.fallback).await;
    let panel = world.panel(game, ANNA).await;
    assert!(panel.plan.is_empty());
    let steps = world.steps(game).await;
    let planned = |cause: &Cause| matches!(cause, Cause::Planned { .. });
    assert!(!steps.iter().any(|step| planned(&step.cause)));
    if let Some(draft) = panel.draft {
        assert_eq!(draft.draft.why, WhyDraft::Corrected);
        let confirmed = world.host.confirm(game, PersonId(ANNA), draft.reference).await;
        assert_eq!(confirmed.unwrap().plan.corrections, 0);
    }
}

fn bid_at(nth: u8, turn: u8, wanted: WantedCard, if_gone: IfGone) -> Plan {
    let at = PartOfTurn { turn, phase: Phase::Auction(nth) };
    let what = Planned::Bid(BidStep { wanted: vec![wanted], if_gone });
    Plan { steps: vec![PlanStep { at, what }], ..Plan::default() }
}

#[tokio::test]
async fn a_bid_is_for_its_card_and_for_its_auction_alone() {
    let (world, game) = World::with_game(2).await;
    let mut lot = Lot(3);
    let view = loop {
        let view = world.panel(game, ANNA).await.view;
        let bids = view.question.as_ref().is_some_and(|q| q.topic == Topic::Bid);
        if bids && view.screen.gems.total() > 3 {
            break view;
        }
        world.answer_once(game, 2, &mut lot).await.unwrap();
    };
    let asked = view.question.as_ref().unwrap();
    let offers = asked.shape.offers();
    let colour = offers.iter().find_map(|offer| match offer {
        Offer::Bid(Bid::Gem(colour)) => Some(*colour),
        _ => None,
    });
    let colour = colour.unwrap();
    let (_, card) = view.table.open.auction.for_gem(colour).cards().next().unwrap();
    let Phase::Auction(nth) = view.table.open.phase else { panic!("{:?}", view.table.open.phase) };
    let turn = view.table.open.turn;
    let wanted = WantedCard { bid: Bid::Gem(colour), card };
    let met = |mut plan: Plan| plan.meet(&view, asked);
    let bid = |bid| Met::Answer(Answer::one(Offer::Bid(bid)));
    assert_eq!(met(bid_at(nth, turn, wanted, IfGone::Ask)), bid(Bid::Gem(colour)));
    assert_eq!(met(bid_at(nth + 1, turn, wanted, IfGone::Ask)), Met::Nothing);
    assert_eq!(met(bid_at(nth, turn + 1, wanted, IfGone::Ask)), Met::Nothing);
    let gone =
        WantedCard { card: *view.screen.hand.iter().next().as_ref().unwrap_or(&card), ..wanted };
    if gone.card != card {
        assert_eq!(met(bid_at(nth, turn, gone, IfGone::Ask)), Met::Fails);
        assert_eq!(met(bid_at(nth, turn, gone, IfGone::Pass)), bid(Bid::Pass));
    }
}

/// What Anna has in the making after a change.
async fn changed(world: &World, game: GameId, change: PlanChange) -> Drafting {
    world.host.plan(game, PersonId(ANNA), change).await.unwrap().draft.unwrap()
}

#[tokio::test]
async fn a_step_is_asked_again_alone_and_the_others_stay() {
    let (world, game) = proposed().await;
    let proposal = world.panel(game, ANNA).await.proposal.unwrap();
    let steps = proposal.draft.plan.steps.clone();
    let open = changed(&world, game, PlanChange::Open(proposal.reference)).await;
    assert_eq!(open.draft.plan.steps, steps);
    let last = open.count();
    let none = world.host.plan(game, PersonId(ANNA), PlanChange::Again(open.reference, last + 1));
    assert!(none.await.is_err(), "there are {last} steps");

    // The bids, which are one step: asked anew, and as they were if its player turns back.
    let again = changed(&world, game, PlanChange::Again(open.reference, last)).await;
    assert_eq!(again.next.as_ref().map(|asked| asked.topic), Some(Topic::Bid));
    assert!(!again.draft.plan.steps.iter().any(is_bid) && again.draft.asks_again());
    let back = changed(&world, game, PlanChange::DropLast(again.reference)).await;
    assert_eq!(back.draft.plan.steps, steps);

    // The first play, answered as before: what followed is there again.
    let mut first = changed(&world, game, PlanChange::Again(back.reference, 1)).await;
    assert!(first.draft.plan.is_empty() && first.draft.asks_again());
    let answers = steps.iter().filter_map(|step| match &step.what {
        Planned::Answer(drafted) if step.at == steps[0].at => Some(drafted.answer.clone()),
        Planned::Answer(_) | Planned::Bid(_) | Planned::Case { .. } => None,
    });
    for answer in answers.collect::<Vec<_>>() {
        first = changed(&world, game, PlanChange::Add(first.reference, answer)).await;
    }
    assert_eq!(first.draft.plan.steps, steps);
    assert!(!first.draft.asks_again() && !first.draft.lost);
    // Nothing counts before it is confirmed.
    let stored = world.steps(game).await.len();
    let done = world.host.confirm(game, PersonId(ANNA), first.reference).await;
    assert!(done.is_ok() && world.steps(game).await.len() > stored);
}
