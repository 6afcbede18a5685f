//! A first game: one question at a time, and every answer counts at once.

use viceroy::messages::Planning;

use super::ahead::for_one_card;
use super::plans::{ANNA, give};
use crate::prelude::*;

const BEN: u64 = 2;

async fn add(world: &World, game: GameId, who: u64, panel: &Panel, answer: Answer) -> Panel {
    let draft = match (&panel.draft, &panel.view.question) {
        (Some(drafting), _) => drafting.reference,
        (None, Some(asked)) => DraftRef::empty(asked.id),
        (None, None) => panic!("nothing is asked"),
    };
    world.host.plan(game, PersonId(who), PlanChange::Add(draft, answer)).await.unwrap()
}

/// One answer as the computer player would give it; in the development as a play that is put together.
async fn answer(world: &World, game: GameId, who: u64, panel: &Panel) -> Option<Panel> {
    let (view, asked) = panel.asked()?;
    let best = Greedy.answer(view, asked);
    let is_play = matches!(best.picked(), [Offer::Play(_) | Offer::Discard(_)]);
    match &panel.draft {
        None if !is_play => Some(give(world, game, who, asked, &best).await),
        _ => Some(add(world, game, who, panel, for_one_card(view, best)).await),
    }
}

/// Plays until somebody waits and is asked meanwhile what they do next.
async fn to_meanwhile(world: &World, game: GameId) -> Panel {
    to_asked_meanwhile(world, game, |topic| topic != Topic::PassGems).await
}

async fn to_asked_meanwhile(
    world: &World,
    game: GameId,
    is_wanted: impl Fn(Topic) -> bool,
) -> Panel {
    let is_wanted = |panel: &Panel| {
        let asked = panel.asked().map(|(_, asked)| asked.topic);
        panel.asks_meanwhile() && asked.is_some_and(&is_wanted)
    };
    while world.table(game).await.view.open.phase != Phase::Over {
        for who in [ANNA, BEN] {
            let panel = world.panel(game, who).await;
            if is_wanted(&panel) {
                return panel;
            }
            if let Some(after) = answer(world, game, who, &panel).await
                && is_wanted(&after)
            {
                return after;
            }
        }
    }
    panic!("nobody was asked meanwhile");
}

fn chosen(panel: &Panel) -> Option<Sealed> {
    panel.view.screen.sealed
}

#[tokio::test]
async fn a_proposal_is_about_this_question_alone() {
    let world = World::of_newcomers().await;
    let game = world.game_of(2).await;
    let mut plays = 0;
    while plays < 12 {
        for who in [ANNA, BEN] {
            let panel = world.panel(game, who).await;
            assert_eq!(panel.planning, Planning::Guided);
            if let Some(proposal) = &panel.proposal {
                let now = PartOfTurn::now(&panel.view.table.open);
                assert!(proposal.draft.plan.steps.iter().all(|step| step.at == now));
                plays += u32::from(!proposal.happens.is_empty());
            }
            answer(&world, game, who, &panel).await;
        }
    }
}

/// Nothing is confirmed, and the choice can be taken back while others choose.
#[tokio::test]
async fn the_last_answer_of_a_play_counts_at_once() {
    let world = World::of_newcomers().await;
    let game = world.game_of(2).await;
    let panel = to_meanwhile(&world, game).await;
    let who = panel.people[panel.view.seat].person().unwrap();
    assert!(matches!(chosen(&panel), Some(Sealed::Develop(_))));
    assert!(panel.view.may_reconsider);
    let steps = world.steps(game).await;
    assert!(matches!(steps.last().unwrap().cause, Cause::Answered { .. }));
    let back = world.host.reconsider(game, who).await.unwrap();
    assert_eq!(back.view.question.as_ref().unwrap().topic, Topic::Develop);
    assert!(back.draft.is_none(), "what was taken back is asked anew");
}

/// Also after a restart.
#[tokio::test]
async fn a_bid_chosen_meanwhile_answers_the_next_auction() {
    let mut world = World::of_newcomers().await;
    let game = world.game_of(2).await;
    let mut panel = to_meanwhile(&world, game).await;
    let who = panel.people[panel.view.seat].person().unwrap().0;
    let turn = panel.view.table.open.turn;
    while let Some((_, asked)) = panel.asked().filter(|(_, asked)| asked.topic != Topic::Bid) {
        assert_eq!(asked.topic, Topic::Develop);
        panel = add(&world, game, who, &panel, Answer::one(Offer::Pass)).await;
    }
    let (_, asked) = panel.asked().expect("the next bid is asked");
    let offers = asked.shape.offers();
    let bid = offers.iter().find_map(|offer| match offer {
        Offer::Bid(bid @ Bid::Gem(_)) => Some(*bid),
        _ => None,
    });
    let bid = bid.expect("a gem is left");
    let bids = for_one_card(&panel.asked().unwrap().0.clone(), Answer::one(Offer::Bid(bid)));
    panel = add(&world, game, who, &panel, bids).await;
    assert!(panel.asks_meanwhile(), "what if it brings no card?");
    let draft = panel.draft.as_ref().unwrap().reference;
    panel = world.host.plan(game, PersonId(who), PlanChange::Keep(draft)).await.unwrap();
    assert!(!panel.asks_meanwhile(), "the second bid is asked then");
    assert!(panel.ahead.as_ref().is_some_and(|ahead| ahead.has_bids()));
    world.restart_for_newcomers().await;
    let other = if who == ANNA { BEN } else { ANNA };
    loop {
        let open = &world.table(game).await.view.open;
        if open.phase == Phase::Auction(1) && open.turn > turn {
            break;
        }
        let panel = world.panel(game, other).await;
        answer(&world, game, other, &panel).await.expect("only the other is asked");
    }
    assert_eq!(chosen(&world.panel(game, who).await), Some(Sealed::Bid(bid)));
}

/// Whoever passes takes their gems in the same visit.
#[tokio::test]
async fn who_has_passed_is_asked_at_once_for_the_gems() {
    let mut world = World::of_newcomers().await;
    let game = world.game_of(2).await;
    let panel = to_asked_meanwhile(&world, game, |topic| topic == Topic::PassGems).await;
    assert!(panel.view.may_reconsider && panel.view.table.awaited().len() == 1);
    let who = panel.people[panel.view.seat].person().unwrap().0;
    let answered = answer(&world, game, who, &panel).await.unwrap();
    assert!(!answered.asks_meanwhile() && answered.plan.wish(Case::PassGems).is_some());
    world.restart_for_newcomers().await;
    let other = if who == ANNA { BEN } else { ANNA };
    let mut taken = false;
    while !taken {
        let panel = world.panel(game, other).await;
        answer(&world, game, other, &panel).await.expect("only the other is asked");
        let steps = world.steps(game).await;
        let takes = |cause: &Cause| matches!(cause, Cause::Planned { answer: Answer::Gems(_), .. });
        taken = steps.iter().any(|step| takes(&step.cause));
    }
}

/// What counts is left alone, and it stays so until something new is answered.
#[tokio::test]
async fn who_wants_to_be_asked_then_is_not_asked_meanwhile() {
    let mut world = World::of_newcomers().await;
    let game = world.game_of(2).await;
    let panel = to_meanwhile(&world, game).await;
    let who = panel.people[panel.view.seat].person().unwrap();
    let draft = panel.draft.as_ref().unwrap().reference;
    let kept = world.host.plan(game, who, PlanChange::Keep(draft)).await.unwrap();
    assert!(!kept.asks_meanwhile() && kept.draft.is_none());
    assert_eq!((&kept.plan, chosen(&kept)), (&panel.plan, chosen(&panel)));
    world.restart_for_newcomers().await;
    assert!(!world.panel(game, who.0).await.asks_meanwhile());
    let turn = panel.view.table.open.turn;
    let next = loop {
        let next = to_meanwhile(&world, game).await;
        if next.people[next.view.seat].person() == Some(who) {
            break next;
        }
        let seat = next.people[next.view.seat].person().unwrap();
        let draft = next.draft.as_ref().unwrap().reference;
        world.host.plan(game, seat, PlanChange::Keep(draft)).await.unwrap();
    };
    assert!(next.view.table.open.turn >= turn);
}

/// Who opens a plan has met planning; who ends a game is told of it until then.
#[tokio::test]
async fn planning_is_introduced_after_a_first_game() {
    let mut world = World::of_newcomers().await;
    let game = world.game_of(2).await;
    let mut lot = Lot(5);
    world.plays_out(game, 2, &mut lot).await;
    let next = world.game_of(2).await;
    assert_eq!(world.panel(next, ANNA).await.planning, Planning::Introduced);
    world.restart_for_newcomers().await;
    let panel = loop {
        let panel = world.panel(next, ANNA).await;
        let waits_in_set_up =
            panel.view.table.open.phase == Phase::SetUp && panel.view.question.is_none();
        let planning = if waits_in_set_up { Planning::Guided } else { Planning::Introduced };
        assert_eq!(panel.planning, planning);
        if panel.proposal.as_ref().is_some_and(|proposal| !proposal.happens.is_empty()) {
            break panel;
        }
        world.answer_once(next, 2, &mut lot).await.unwrap();
    };
    let opens = PlanChange::Open(panel.proposal.unwrap().reference);
    let opened = world.host.plan(next, PersonId(ANNA), opens).await.unwrap();
    assert!(opened.draft.is_some());
    world.restart_for_newcomers().await;
    assert_eq!(world.panel(next, ANNA).await.planning, Planning::Known);
    assert_eq!(world.panel(next, BEN).await.planning, Planning::Introduced);
}

/// A plan's first play alone; what would have followed is dropped.
#[tokio::test]
async fn the_first_play_of_a_plan_can_be_confirmed_alone() {
    let world = World::new().await;
    let game = world.game_of(2).await;
    let mut lot = Lot(3);
    let proposal = loop {
        let panel = world.panel(game, ANNA).await;
        match panel.proposal.filter(|proposal| proposal.count() > 1 && proposal.is_decided(1)) {
            Some(proposal) if !proposal.happens.is_empty() => break proposal,
            _ => drop(world.answer_once(game, 2, &mut lot).await.unwrap()),
        }
    };
    let first = proposal.draft.plan.steps[0].at;
    let after = world.host.confirm_first(game, PersonId(ANNA), proposal.reference).await.unwrap();
    assert!(matches!(chosen(&after), Some(Sealed::Develop(_))));
    assert!(after.plan.steps.iter().all(|step| step.at == first), "{:?}", after.plan);
}

/// Also where the bot has started anew; and who may not see any is not asked.
#[tokio::test]
async fn how_suggestions_are_seen_is_asked_once_at_the_end_of_a_second_game() {
    let mut world = World::of_newcomers().await;
    for nth in 1..=3 {
        let game = world.game_of(2).await;
        world.plays_out(game, 2, &mut Lot(5)).await;
        for started in ["before", "after"] {
            let asks = world.panel(game, ANNA).await.asks_about_suggestions();
            assert_eq!(asks, nth == 2, "game {nth}, {started} a restart");
            world.restart_for_newcomers().await;
        }
    }
}
