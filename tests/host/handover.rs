//! Seats that their players hand to somebody else.

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
    done.map(drop)
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

/// Where the table has agreed so, the others are asked.
#[tokio::test]
async fn a_table_may_want_to_be_asked_before_a_seat_is_handed_on() {
    let asked = TableSettings { handovers: viceroy::attendance::Handovers::Asked, ..DAILY };
    for say in [VoteChoice::Yes, VoteChoice::No] {
        let mut evening = Evening::of(3, asked).await;
        hands(&evening, 2, DAN).await.unwrap();
        answers(&evening, DAN, Seat(1), VoteChoice::Yes).await.unwrap();
        assert!(sits(&evening, 1, 2).await, "the others are asked first");
        // Who gives the seat away plays on meanwhile.
        evening.visit(2).await;
        let host = &evening.world.host;
        let vote = evening.world.stored(evening.game).await.attendance.unwrap();
        let vote = vote.vote().unwrap().number;
        for who in [1, 3] {
            drop(host.vote(evening.game, PersonId(who), Ballot::Say(vote, say)).await);
        }
        evening.running.settled().await;
        assert_eq!(sits(&evening, 1, DAN).await, say == VoteChoice::Yes);
    }
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

/// Offers, acceptances, refusals and leavings, beside plans, votes and absences: nobody ever holds
/// two seats of one game, or one that they held before, and nobody's plan stays behind for another.
/// `VICEROY_HANDOVER_GAMES` games.
#[tokio::test]
async fn nobody_sees_two_hands_of_one_game_however_seats_change() {
    let games = std::env::var("VICEROY_HANDOVER_GAMES").ok();
    let games: u64 = games.map_or(1, |games| games.parse().unwrap());
    let mut all = [0; 4];
    for seed in 11..11 + games {
        let done = seats_change(seed).await;
        all.iter_mut().zip(done).for_each(|(all, done)| *all += done);
    }
    let [changed, planned, voted, away] = all;
    println!(
        "{games} games: {changed} seats changed hands, beside {planned} plans, {voted} votes, {away} absences"
    );
    assert!(changed as u64 > 2 * games, "seats changed hands: {changed}");
    assert!(planned > 0 && voted > 0 && away > 0, "{all:?}");
}

/// How often seats changed hands, plans were made, votes held, and people said that they are away.
async fn seats_change(seed: u64) -> [usize; 4] {
    let (mut evening, mut lot) = (Evening::of(4, DAILY).await, Lot(seed));
    let mut held: Vec<(u64, usize)> = (0..4).map(|seat| (seat as u64 + 1, seat)).collect();
    let mut offered = vec![DAN];
    let (mut planned, mut voted, mut away) = (0, 0, 0);
    for round in 0..250 {
        let (from, to) = (1 + lot.below(12) as u64, 1 + lot.below(12) as u64);
        let say = if lot.below(3) == 0 { VoteChoice::No } else { VoteChoice::Yes };
        match lot.below(11) {
            0 => drop(evening.world.host.seating.leave(evening.game, PersonId(from)).await),
            1 => drop(evening.world.host.come_back(evening.game, PersonId(from)).await),
            2 | 3 => {
                if hands(&evening, from, to).await.is_ok() {
                    offered.push(to);
                }
            }
            4 => {
                let seat = Seat(lot.below(4) as u8);
                let asked = evening.world.host.ask_for_seat(evening.game, person(to), seat).await;
                drop(asked);
            }
            5 => planned += usize::from(plans(&evening, from).await),
            6 => voted += votes(&evening, from, say, &mut lot).await,
            7 => away += usize::from(goes_away(&evening, from, &mut lot).await),
            _ => {
                let who = offered[offered.len() - 1];
                for seat in (0..4).map(Seat) {
                    drop(answers(&evening, who, seat, say).await);
                }
            }
        }
        if round % 10 == 9 {
            evening.visit(from).await;
            evening.pass(5 * HOUR).await;
        }
        let people = evening.world.stored(evening.game).await.people;
        for (seat, player) in people.iter().enumerate() {
            let who = player.person().unwrap().0;
            if held.contains(&(who, seat)) {
                continue;
            }
            assert!(held.iter().all(|(other, _)| *other != who), "{who} held a seat before");
            held.push((who, seat));
            let panel = evening.world.panel(evening.game, who).await;
            assert!(panel.draft.is_none() && panel.plan.is_empty(), "nothing is handed on");
        }
        for (who, _) in &held {
            let sits = people.iter().any(|player| player.is(PersonId(*who)));
            let sees = evening.world.host.panel_by_itself(evening.game, PersonId(*who)).await;
            assert_eq!(sees.is_ok(), sits, "{who}: a former player sees nothing hidden");
        }
        if evening.world.state(evening.game).await != GameState::Started {
            break;
        }
    }
    evening.running.stop().await;
    [held.len() - 4, planned, voted, away]
}

/// A proposal, where there is one.
async fn plans(evening: &Evening, who: u64) -> bool {
    let (host, who) = (&evening.world.host, PersonId(who));
    let Ok(panel) = host.panel(evening.game, who).await else {
        return false;
    };
    let Some(proposal) = panel.proposal else {
        return false;
    };
    host.confirm(evening.game, who, proposal.reference).await.is_ok()
}

async fn votes(evening: &Evening, who: u64, say: VoteChoice, lot: &mut Lot) -> usize {
    let host = &evening.world.host;
    let seat = Seat(lot.below(4) as u8);
    let kinds = [VoteKind::Pause, VoteKind::GoOn, VoteKind::Replace { seat }];
    let ballot = match evening.world.stored(evening.game).await.attendance.unwrap().vote() {
        Some(vote) => Ballot::Say(vote.number, say),
        None => Ballot::Open(kinds[lot.below(3)].clone()),
    };
    usize::from(host.vote(evening.game, PersonId(who), ballot).await.is_ok())
}

async fn goes_away(evening: &Evening, who: u64, lot: &mut Lot) -> bool {
    let (host, now) = (&evening.world.host, evening.world.clock.now());
    let until = now + (1 + lot.below(40) as i64) * DAY / 2;
    let before = host.rhythm(PersonId(who)).await.unwrap();
    let away = match lot.below(3) {
        0 => None,
        _ => Some(viceroy::timing::Absence { from: now, until }),
    };
    host.set_rhythm(PersonId(who), DailySchedule { away, ..before }).await.is_ok()
}
