//! Who gets which announcement, and where.

use viceroy_store::{Addressee, Told};

use crate::prelude::*;

/// Prompts go where each player is notified; everything else goes to everybody but the one who did
/// it.
pub(crate) fn told(
    announced: &[Announcement],
    attendance: &Attendance,
    by_dm: SeatSet,
    played_in: PlayedIn,
) -> Vec<Told> {
    let there = attendance.not_left();
    let by_dm: SeatSet = by_dm.iter().filter(|seat| there.contains(*seat)).collect();
    announced
        .iter()
        .flat_map(|one| places(one, by_dm))
        .filter(|told| played_in.carries(told.to.destination()))
        .collect()
}

fn places(announcement: &Announcement, by_dm: SeatSet) -> Vec<Told> {
    let to = |to| Told { to, announcement: announcement.clone() };
    let directly = |seats: SeatSet| {
        let reached = by_dm.iter().filter(move |seat| seats.contains(*seat));
        reached.map(Addressee::Seat).map(to)
    };
    match announcement {
        Announcement::Reminder { .. } | Announcement::Nudge { .. } => {
            let seats = announcement.waits_for();
            let openly = seats.iter().any(|seat| !by_dm.contains(seat));
            let openly = openly.then_some(to(Addressee::Everybody));
            directly(seats).chain(openly).collect()
        }
        // The table reads it in the news, beside what was decided.
        Announcement::TimeOut { seats, .. } => directly(*seats).collect(),
        Announcement::Absent { seats } => {
            [to(Addressee::Everybody)].into_iter().chain(directly(*seats)).collect()
        }
        Announcement::PlaceGone => directly(by_dm).collect(),
        _ => {
            let knows = announcement.done_by();
            let others = by_dm.iter().filter(|seat| Some(*seat) != knows).collect();
            [to(Addressee::Everybody)].into_iter().chain(directly(others)).collect()
        }
    }
}
