//! Seats that their players hand to somebody else.

use crate::absence::Evening;
use crate::prelude::*;

/// Somebody outside.
const DAN: u64 = 9;

async fn hands(evening: &Evening, from: u64, to: u64) -> Result<(), Stop> {
    let done = evening.world.host.hand_over(evening.game, PersonId(from), person(to)).await;
    evening.running.settled().await;
    done
}

async fn answers(evening: &Evening, who: u64, seat: Seat, say: VoteChoice) -> Result<(), Stop> {
    let host = &evening.world.host;
    let done = host.answer_handover(evening.game, person(who), seat, say).await;
    evening.running.settled().await;
    done
}

async fn sits(evening: &Evening, seat: usize, who: u64) -> bool {
    evening.world.stored(evening.game).await.people[seat].is(PersonId(who))
}

fn asked(evening: &Evening) -> bool {
    evening.told().iter().any(|told| matches!(told, Announcement::HandOver { .. }))
}

#[tokio::test]
async fn a_seat_is_handed_to_somebody_who_accepts_it_and_the_others_hear_it() {
    let mut evening = Evening::of(3, DAILY).await;
    evening.visit(1).await;
    hands(&evening, 2, DAN).await.unwrap();
    assert!(asked(&evening) && sits(&evening, 1, 2).await, "the seat is theirs until then");
    let refused = answers(&evening, DAN, Seat(0), VoteChoice::Yes).await;
    assert!(matches!(refused, Err(Stop::Refused(Rejection::NotHanded))), "another seat");
    let refused = answers(&evening, 8, Seat(1), VoteChoice::Yes).await;
    assert!(matches!(refused, Err(Stop::Refused(Rejection::NotHanded))), "somebody else");
    answers(&evening, DAN, Seat(1), VoteChoice::Yes).await.unwrap();
    assert!(sits(&evening, 1, DAN).await && !asked(&evening));
    let told = evening.told();
    let taken_over = |told: &Announcement| matches!(told, Announcement::TakenOver { .. });
    assert!(told.iter().any(taken_over), "{told:?}");
    assert!(evening.world.host.panel(evening.game, PersonId(2)).await.is_err());
    assert!(evening.world.host.panel(evening.game, PersonId(DAN)).await.is_ok());
    // Nobody sees two hands of one game.
    let refused = hands(&evening, 1, 2).await;
    assert!(matches!(refused, Err(Stop::Refused(Rejection::CannotBeHanded { .. }))));
    let refused = hands(&evening, 1, DAN).await;
    assert!(matches!(refused, Err(Stop::Refused(Rejection::CannotBeHanded { .. }))));
}

#[tokio::test]
async fn a_declined_seat_stays_and_a_second_offer_replaces_the_first() {
    let evening = Evening::of(2, DAILY).await;
    hands(&evening, 2, DAN).await.unwrap();
    answers(&evening, DAN, Seat(1), VoteChoice::No).await.unwrap();
    assert!(!asked(&evening) && sits(&evening, 1, 2).await);
    let declined = |told: &Announcement| matches!(told, Announcement::HandDeclined { .. });
    assert!(evening.told().iter().any(declined));
    let refused = answers(&evening, DAN, Seat(1), VoteChoice::Yes).await;
    assert!(matches!(refused, Err(Stop::Refused(Rejection::NotHanded))), "too late");
    let twice = hands(&evening, 2, DAN).await;
    assert!(matches!(twice, Err(Stop::Refused(Rejection::CannotBeHanded { .. }))), "today");
    hands(&evening, 2, 7).await.unwrap();
    hands(&evening, 2, 8).await.unwrap();
    let refused = answers(&evening, 7, Seat(1), VoteChoice::Yes).await;
    assert!(matches!(refused, Err(Stop::Refused(Rejection::NotHanded))));
    answers(&evening, 2, Seat(1), VoteChoice::No).await.unwrap();
    assert!(!asked(&evening), "it is taken back");
    let refused = answers(&evening, 8, Seat(1), VoteChoice::Yes).await;
    assert!(matches!(refused, Err(Stop::Refused(Rejection::NotHanded))));
    hands(&evening, 2, 6).await.unwrap();
    answers(&evening, 6, Seat(1), VoteChoice::Yes).await.unwrap();
    assert!(sits(&evening, 1, 6).await);
}

/// A vote about the seat, or by its former player, does not outlive the handover.
#[tokio::test]
async fn a_vote_about_a_seat_ends_when_it_is_handed_on() {
    let evening = Evening::of(3, TableSettings::UNTIMED).await;
    let host = &evening.world.host;
    let close = Ballot::Open(VoteKind::Close);
    host.vote(evening.game, PersonId(2), close).await.unwrap();
    hands(&evening, 2, DAN).await.unwrap();
    answers(&evening, DAN, Seat(1), VoteChoice::Yes).await.unwrap();
    let there = evening.world.stored(evening.game).await.attendance.unwrap();
    assert_eq!(there.vote(), None);
}

/// Offers, acceptances, refusals and leavings beside each other: nobody ever holds two seats of one
/// game, or one that they held before.
#[tokio::test]
async fn nobody_sees_two_hands_of_one_game_however_seats_change() {
    let (evening, mut lot) = (Evening::of(4, DAILY).await, Lot(11));
    let mut held: Vec<(u64, usize)> = (0..4).map(|seat| (seat as u64 + 1, seat)).collect();
    let mut offered = vec![DAN];
    for _ in 0..100 {
        let (from, to) = (1 + lot.below(12) as u64, 1 + lot.below(12) as u64);
        let say = if lot.below(3) == 0 { VoteChoice::No } else { VoteChoice::Yes };
        match lot.below(5) {
            0 => drop(evening.world.host.seating.leave(evening.game, PersonId(from)).await),
            1 => drop(evening.world.host.come_back(evening.game, PersonId(from)).await),
            2 | 3 => {
                drop(hands(&evening, from, to).await);
                offered.push(to);
            }
            _ => {
                let who = offered[offered.len() - 1];
                for seat in (0..4).map(Seat) {
                    drop(answers(&evening, who, seat, say).await);
                }
            }
        }
        let people = evening.world.stored(evening.game).await.people;
        for (seat, player) in people.iter().enumerate() {
            let who = player.person().unwrap().0;
            if !held.contains(&(who, seat)) {
                assert!(held.iter().all(|(other, _)| *other != who), "{who} held a seat before");
                held.push((who, seat));
            }
        }
    }
    assert!(held.len() > 5, "seats changed hands: {held:?}");
}
