//! Who is told what happens beside a game, and where.

use crate::attendance::Announcement;
use crate::notice::PlayedIn;
use crate::rules::SeatSet;
use crate::store::Told;

/// Where announcements are made: what calls one person reaches them where they are told that the game waits, what
/// everybody has to know reaches those by direct message too.
pub(crate) fn told(announced: &[Announcement], by_dm: SeatSet, played_in: PlayedIn) -> Vec<Told> {
    announced
        .iter()
        .flat_map(|one| places(one, by_dm))
        // Without a thread nobody is told anything there.
        .filter(|told| told.to.is_some() || played_in == PlayedIn::Thread)
        .collect()
}

fn places(announcement: &Announcement, by_dm: SeatSet) -> Vec<Told> {
    let to = |to| Told {
        to,
        announcement: announcement.clone(),
    };
    match announcement {
        Announcement::Reminder { seat, .. } | Announcement::Nudge { seat, .. } => {
            vec![to(Some(*seat).filter(|seat| by_dm.contains(*seat)))]
        }
        Announcement::TimeOut { seat, .. } | Announcement::Absent { seat } => {
            let direct = Some(*seat).filter(|seat| by_dm.contains(*seat));
            [None].into_iter().chain(direct.map(Some)).map(to).collect()
        }
        Announcement::PlaceGone => by_dm.iter().map(Some).map(to).collect(),
        Announcement::Vote { .. }
        | Announcement::StandsStill
        | Announcement::WillClose { .. }
        | Announcement::Closed { .. } => [None]
            .into_iter()
            .chain(by_dm.iter().map(Some))
            .map(to)
            .collect(),
        _ => vec![to(None)],
    }
}
