//! Announcements as messages.

use crate::prelude::*;
use crate::wire::custom_id::SeatAction;
use viceroy_i18n::announcements::{self, Told};
use viceroy_i18n::which;
use viceroy_model::attendance::{Announcement, GoneFrom};
use viceroy_model::messages::{AnnouncementPost, Destination, RoleId};

const MOST_ALSO: usize = 10;

pub fn post(w: &Wording, key: MessageKey, post: &AnnouncementPost) -> Post {
    let names = text_names(w, &post.people);
    let mentions = post.people.map(|seat, player| {
        let called = player.person().filter(|person| post.call.contains(person));
        called.filter(|_| post.concerned.contains(seat)).map(mention)
    });
    // Who waits at a table that gathers is named by none of its seats.
    let concerned = post.announcement.concerns_outside();
    let outside = post.call.iter().filter(|person| concerned.contains(&person.0));
    let outside: Vec<String> = outside.copied().map(mention).collect();
    let told = Told {
        names: &names,
        mentions: &mentions,
        outside: &outside,
        reader: key.reader().filter(|_| key.kind == MessageKind::Told),
        time: relative,
    };
    let mut text = announcements::announcement(w, post, &told);
    if !post.also.is_empty() {
        text.push('\n');
        text += &w.say(text!(told_also_waiting));
        let shown = post.also.iter().take(MOST_ALSO);
        for waiting in shown {
            let thread = waiting.thread.map(channel_link);
            let until = waiting.deadline.map(relative);
            text.push('\n');
            text += &announcements::waiting(w, waiting.game.0, thread.as_deref(), until.as_deref());
        }
        let more = post.also.len().saturating_sub(MOST_ALSO);
        if more > 0 {
            text.push('\n');
            text += &w.say(text!(told_also_more, count = more));
        }
    }
    let game = post.game.0;
    let gathers = |at| w.say(text!(post_gathers, game, room = channel_link(at)));
    let played = |at| w.say(text!(post_thread, game, thread = channel_link(at)));
    let place = post.gathers_in.map(gathers).or(post.thread.map(played));
    let place = match post.stands_in {
        // A lobby in this channel is visible there.
        Destination::Thread => None,
        Destination::Direct => place,
        // Other games are posted here too, so name this one.
        Destination::Channel if post.announcement.asks() => place.or_else(|| {
            let who: Vec<String> = names.iter().map(|(_, name)| name.clone()).collect();
            Some(which::named(w, game, &who))
        }),
        Destination::Channel => None,
    };
    if let Some(place) = place {
        text.push('\n');
        text += &place;
    }
    let role = match post.announcement {
        Announcement::OneMissing { role } => Some(role),
        _ => None,
    };
    if let Some(RoleId(role)) = role {
        text = format!("<@&{role}> {text}");
    }
    let stands = |person: &&PersonId| text.contains(&mention(**person));
    let rings = post.call.iter().filter(|person| !post.quiet.contains(person));
    let call = rings.filter(stands).copied().collect();
    let rows = vec![Row::Buttons(buttons(w, key, post))];
    Post { text, rows, call, role, ..Post::default() }
}

fn buttons(w: &Wording, key: MessageKey, post: &AnnouncementPost) -> Vec<Button> {
    let game = post.game;
    let hand = Button::new(CustomId::Post(key), w.say(text!(button_my_hand)));
    let mut buttons = vec![];
    match post.announcement {
        Announcement::Invited { .. } => {
            let join = Button::new(CustomId::Join(game), w.say(text!(button_join)));
            return vec![join.main(), about_table(w, key)];
        }
        Announcement::StillThere { .. } => {
            let ready = Button::new(CustomId::Ready(game), w.say(text!(button_ready)));
            let leave = Button::new(CustomId::Leave(game), w.say(text!(button_leave)));
            return vec![ready.main(), leave, about_table(w, key)];
        }
        Announcement::HandOver { seat, .. } if key.kind != MessageKind::Told => {
            let handed = |say, label| {
                let what = Seats::Do(SeatAction::Handed(seat, say));
                Button::new(CustomId::Seats { game, what }, label)
            };
            return vec![
                handed(VoteChoice::Yes, w.say(text!(button_hand_accept))).main(),
                handed(VoteChoice::No, w.say(text!(button_hand_decline))),
                about_table(w, key),
            ];
        }
        Announcement::Silent { .. } | Announcement::OneMissing { .. } => {
            let join = Button::new(CustomId::Join(game), w.say(text!(button_join)));
            return vec![join.main(), about_table(w, key)];
        }
        Announcement::Removed { .. }
        | Announcement::Barred { .. }
        | Announcement::Joined { .. } => {
            return vec![about_table(w, key)];
        }
        Announcement::SeatLost { .. } if key.kind == MessageKind::Panel => {
            return vec![Button::show_table(w, game)];
        }
        Announcement::SeatLost { .. } if key.kind == MessageKind::ToldOutside => {
            return vec![about_table(w, key)];
        }
        _ => {}
    }
    if let Announcement::Vote { number } = post.announcement {
        let (yes, no) = (w.say(text!(button_yes)), w.say(text!(button_no)));
        let say = |say, label| Button::new(CustomId::Vote { game, number, say }, label);
        buttons.extend([say(VoteChoice::Yes, yes).main(), say(VoteChoice::No, no)]);
        buttons.push(hand);
    } else if !matches!(post.announcement, Announcement::Closed { .. }) {
        buttons.push(hand.main());
    }
    if let Announcement::Absent { .. }
    | Announcement::AbsentLong { .. }
    | Announcement::Left { .. }
    | Announcement::Offered { .. }
    | Announcement::Empty { .. }
    | Announcement::Gone {
        from: GoneFrom::Server,
        ..
    } = post.announcement
        // In a direct message, only the player concerned gets the button.
        && key.reader().is_none_or(|reader| post.concerned.contains(reader))
    {
        buttons.push(Button::new(CustomId::Here(game), w.say(text!(button_here))));
    }
    buttons.push(Button::show_table(w, game));
    if let Announcement::Closed { .. } = post.announcement {
        buttons.push(Button::again(w, game));
        return buttons;
    }
    let what = Seats::Open;
    buttons.push(Button::new(CustomId::Seats { game, what }, w.say(text!(button_players))));
    buttons
}

/// A button for readers without a hand, which also identifies the message.
fn about_table(w: &Wording, key: MessageKey) -> Button {
    Button::new(CustomId::Post(key), w.say(text!(button_show_table)))
}
