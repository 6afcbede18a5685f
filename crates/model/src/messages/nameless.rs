//! Removes people's names from messages, for when Discord rejects one as a forbidden word. Nameless
//! players are shown by seat.

use crate::prelude::*;

use super::{Actor, LobbyView, MessageBody, NewsPost, PlayedFact, Stint, TablePost};
use crate::attendance::Announcement;

impl MessageBody {
    #[must_use]
    pub fn without_names(&self) -> MessageBody {
        let mut body = self.clone();
        match &mut body {
            MessageBody::Lobby(view) => lobby(view),
            MessageBody::Table(post) => table(post),
            MessageBody::News(post) => news(post),
            MessageBody::Call(post) => {
                people(&mut post.people);
                let elsewhere = post.elsewhere.iter_mut();
                elsewhere.for_each(|asked| people(&mut asked.people));
            }
            MessageBody::Announcement(post) => {
                people(&mut post.people);
                announcement(&mut post.announcement);
            }
            MessageBody::Panel(panel) => {
                people(&mut panel.people);
                deeds(&mut panel.since.deeds);
            }
            MessageBody::End(post) => table(&mut post.table),
            // It mentions a person without a name.
            MessageBody::Unreachable(_) => {}
        }
        body
    }
}

fn lobby(view: &mut LobbyView) {
    view.people.iter_mut().for_each(nameless);
}

fn table(post: &mut TablePost) {
    people(&mut post.people);
    post.stints = Arc::new(post.stints.map(|_, stints| {
        let mut stints = stints.clone();
        let each = stints.iter_mut();
        each.for_each(|Stint { player, .. }| nameless(player));
        stints
    }));
    let elsewhere = post.elsewhere.iter_mut();
    elsewhere.for_each(|asked| people(&mut asked.people));
    post.first_time.iter_mut().for_each(|then| people(&mut then.people));
    if let Some(told) = post.news.as_deref_mut() {
        news(told);
    }
}

fn news(post: &mut NewsPost) {
    people(&mut post.people);
    deeds(&mut post.deeds);
    let elsewhere = post.elsewhere.iter_mut();
    elsewhere.for_each(|asked| people(&mut asked.people));
}

fn deeds(deeds: &mut [PlayedFact]) {
    for deed in deeds {
        let hands = deed.hands.map(|_, hand| {
            let mut player = hand.player.clone();
            nameless(&mut player);
            Actor { player, by: hand.by }
        });
        deed.hands = Arc::new(hands);
    }
}

fn announcement(told: &mut Announcement) {
    match told {
        Announcement::TakenOver { before: named, .. }
        | Announcement::HandOver { to: named, .. }
        | Announcement::HandDeclined { who: named, .. }
        | Announcement::Invited { by: named, .. }
        | Announcement::Joined { who: named, .. }
        | Announcement::Removed { by: named, .. } => named.name.clear(),
        Announcement::Reminder { .. }
        | Announcement::Nudge { .. }
        | Announcement::Vote { .. }
        | Announcement::TimeOut { .. }
        | Announcement::Absent { .. }
        | Announcement::Left { .. }
        | Announcement::Gone { .. }
        | Announcement::Back { .. }
        | Announcement::SeatLost { .. }
        | Announcement::StillThere { .. }
        | Announcement::Silent { .. }
        | Announcement::Offered { .. }
        | Announcement::TookBack { .. }
        | Announcement::OneMissing { .. }
        | Announcement::Vacation { .. }
        | Announcement::Absence { .. }
        | Announcement::AbsenceOver { .. }
        | Announcement::AbsentLong { .. }
        | Announcement::PlaceGone
        | Announcement::WasAway { .. }
        | Announcement::WentBack { .. }
        | Announcement::Maintenance { .. }
        | Announcement::Paused { .. }
        | Announcement::GoesOn
        | Announcement::StandsStill
        | Announcement::WillClose { .. }
        | Announcement::Empty { .. }
        | Announcement::Closed { .. }
        | Announcement::Barred { .. }
        | Announcement::Seated { .. } => {}
    }
}

/// The same for what is shown of a game that is no message.
pub fn hide_names(of: &mut BySeat<Player>, told: &mut [PlayedFact]) {
    people(of);
    deeds(told);
}

fn people(people: &mut BySeat<Player>) {
    *people = people.map(|_, player| {
        let mut player = player.clone();
        nameless(&mut player);
        player
    });
}

fn nameless(player: &mut Player) {
    if player.person().is_some() {
        player.name.clear();
    }
}
