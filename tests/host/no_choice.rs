//! R-HID-03: who has no choice, as all can see, is not asked, called, timed or waited for; who has
//! none in secret is.

use viceroy::attendance::Rhythms;

use crate::prelude::*;

const PEOPLE: u64 = 4;
const BY_DM: u64 = 2;

/// Seats that have not answered in a round of development which is still open: those with cards in
/// hand, and those without.
async fn in_a_round(world: &World, game: GameId) -> Option<(SeatSet, SeatSet)> {
    let view = world.table(game).await.view;
    let open = &view.open;
    let is_round = matches!(open.phase, Phase::Development(_));
    let is_open = view.awaiting.iter().any(|awaited| awaited.topic == Topic::Develop);
    let seats = open.still_in.iter().filter(|seat| !open.answered.contains(*seat));
    let left: SeatSet = seats.collect();
    let with = left.iter().filter(|seat| view.hands[*seat] > 0).collect();
    (is_round && is_open).then_some((with, left.without(with)))
}

async fn is_left_alone(world: &World, game: GameId, seat: Seat) {
    let who = u64::from(seat.0) + 1;
    let panel = world.panel(game, who).await;
    assert!(panel.view.question.is_none(), "{who}: {:?}", panel.view.question);
    let stored = world.stored(game).await;
    assert_eq!(stored.waits[usize::from(seat.0)].since, None);
    let rhythms = Rhythms::new(PEOPLE as u8, |_| DailySchedule::default());
    assert_eq!(stored.attendance.unwrap().deadline(seat, &rhythms), None);
    assert!(!world.table(game).await.view.awaited().contains(seat));
    assert_ne!(world.host.store().games_waiting_for(PersonId(who)).await.unwrap(), [game]);
}

/// What is said to a seat in the thread or by direct message.
fn calls(chat: &Chat, seat: Seat) -> usize {
    let inside = chat.inside();
    let messages = inside.messages.values();
    let to = messages.filter(|message| match message.key.kind {
        MessageKind::Panel => message.key.seat == Some(seat),
        _ => called(&message.body).contains(seat),
    });
    to.count()
}

#[tokio::test]
async fn an_empty_hand_is_neither_asked_nor_called_nor_timed_and_a_full_one_always_is() {
    let mut world = World::new().await;
    world.plays_by_dm(BY_DM).await;
    let game = world.game_on(PEOPLE, Terms::for_several(), DAILY).await;
    let (mut chat, mut running) = world.open_chat();
    let mut lot = Lot(11);
    let (mut quiet, mut answers) = ([0_u32; PEOPLE as usize], 0);
    let mut before: Vec<usize> = vec![];
    while world.state(game).await == GameState::Started {
        running.settled().await;
        let now: Vec<usize> = (0..PEOPLE).map(|seat| calls(&chat, Seat(seat as u8))).collect();
        if let Some((with, without)) = in_a_round(&world, game).await {
            let awaited = world.table(game).await.view.awaited();
            assert!(with.iter().all(|seat| awaited.contains(seat)), "{with:?} {awaited:?}");
            for seat in without.iter() {
                is_left_alone(&world, game, seat).await;
                let nth = usize::from(seat.0);
                // The round goes on without a message to them.
                let more = before.get(nth).is_some_and(|before| now[nth] > *before);
                assert!(!more, "{seat:?} is called");
                quiet[nth] += 1;
            }
        }
        before = now;
        answers += 1;
        if answers == 20 {
            // A computer player takes this seat, and then everything is opened again.
            world.leaves(game, PEOPLE).await;
            world.restart_after(running).await;
            (chat, running) = world.open_chat();
            running.settled().await;
            before.clear();
        }
        if world.answer_once(game, PEOPLE, &mut lot).await.is_none() {
            break;
        }
    }
    running.stop().await;
    assert!(quiet.iter().sum::<u32>() > 12 && quiet[1] > 0, "{quiet:?}");
    recheck(world.host.store(), game, cards()).await.unwrap();
}

#[tokio::test]
async fn an_empty_hand_plans_the_next_bid_at_once() {
    let (world, game) = World::with_game(2).await;
    let mut lot = Lot(3);
    let seat = loop {
        world.answer_once(game, 2, &mut lot).await.expect("a hand is empty before the game ends");
        if let Some((_, without)) = in_a_round(&world, game).await
            && let Some(seat) = without.first()
        {
            break seat;
        }
    };
    let who = PersonId(u64::from(seat.0) + 1);
    let nothing = DraftRef { asked: None, mark: 0 };
    let opened = world.host.plan(game, who, PlanChange::Open(nothing)).await.unwrap();
    let asked = opened.draft.unwrap().next.unwrap();
    assert_eq!(asked.topic, Topic::Bid);
}
