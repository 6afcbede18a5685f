//! The text of a table.

use crate::prelude::*;
use crate::wire::people::name_in;
use viceroy_i18n::ending::{EndTold, FirstScores, ToldTo};
use viceroy_i18n::held::{Held, HeldBy};
use viceroy_i18n::{called, posts, screen_reader, table, unformatted};
use viceroy_model::messages::{EndPost, Stint};

pub fn table_text(w: &Wording, post: &TablePost, read: table::Read) -> String {
    text(w, post, read, EndTold::default())
}

pub fn table_text_for(w: &Wording, post: &TablePost, reads: Reads) -> String {
    let ended = EndTold { reads, ..EndTold::default() };
    text(w, post, table::Read::AtOnce, ended)
}

pub fn end_text(w: &Wording, post: &EndPost, seat: Seat) -> String {
    let thread = post.thread.map(channel_link);
    let ended = EndTold {
        to: Some(ToldTo { seat, thread: thread.as_deref() }),
        reads: post.reads,
        ..EndTold::default()
    };
    text(w, &post.table, table::Read::AtOnce, ended)
}

fn text(w: &Wording, post: &TablePost, read: table::Read, ended: EndTold<'_>) -> String {
    let names = text_names(w, &post.people);
    let held = held(w, post);
    let (whole, taken_back) = (post.whole(), post.taken_back.len());
    let first_time = post.first_time.as_ref().map(|then| FirstScores {
        game: then.game.0,
        names: text_names(w, &then.people),
        scores: then.scores.clone(),
    });
    let ended = EndTold {
        held: &held,
        whole,
        own_best: post.own_best,
        taken_back,
        first_time: first_time.as_ref(),
        ..ended
    };
    let reads = ended.reads;
    let mut text = table::post(
        w,
        &table::Post { game: post.game.0, view: &post.view, names: &names, ended, read },
    );
    // The public post lists the skipped messages itself.
    if let (Some(silence), table::Read::AtOnce) = (post.silence, read) {
        text.0.push('\n');
        text.0 += &posts::silent(w, silence, relative).0;
    }
    match reads {
        Reads::Pictures => text.0,
        Reads::Text => {
            let then = first_time.iter().flat_map(|then| then.names.iter());
            let names: Vec<String> =
                names.iter().chain(then).map(|(_, name)| name.clone()).collect();
            screen_reader::plain(w, &text.0, &names)
        }
    }
}

/// The players of seats that changed hands. The last one within a turn counts.
fn held(w: &Wording, post: &TablePost) -> Vec<Held> {
    let names = text_names(w, &post.people);
    let name_of = |seat: Seat, player: &Player| match *player == post.people[seat] {
        true => names[seat].clone(),
        false => unformatted(&called(w, &name_in(w, player), seat)),
    };
    let of_seat = |(seat, stints): (Seat, &Vec<Stint>)| {
        let mut by: Vec<HeldBy> = vec![];
        for stint in stints {
            let turn = stint.from_turn;
            let name = stint.is_own().then(|| name_of(seat, &stint.player));
            by.pop_if(|last| last.turn == turn);
            if by.last().is_none_or(|last| last.name != name) {
                by.push(HeldBy { turn, name });
            }
        }
        let who = names[seat].clone();
        (by.len() > 1).then_some(Held { who, by })
    };
    post.stints.iter().filter_map(of_seat).collect()
}
