//! Expectations about virtual opponents.

use viceroy::rules::{CountsAs, RivalSet};

use super::*;
use crate::story::words::rivals_word;

pub const FORMS: &[Form<Expect>] = &[
    ("<rivals> is|are still in", |w, a| is_in(w, a, true)),
    ("<rivals> is|are out", |w, a| is_in(w, a, false)),
];

fn is_in(world: &World, args: &Args, wanted: bool) -> Result<(), String> {
    let all = RivalSet::all(world.game.ruleset().agreement.rivals);
    let there = world.open_table().rivals_in;
    let told: Vec<Rival> = args.get(0);
    let strangers = told.iter().filter(|r| !all.contains(**r)).copied();
    let strangers: Vec<Rival> = strangers.collect();
    if !strangers.is_empty() {
        return Err(format!("at this table there is no {}", rivals_word(strangers)));
    }
    let like = all.iter().filter(|r| there.contains(*r) == wanted);
    let like: Vec<Rival> = like.collect();
    let holds = match told.as_slice() {
        [] => like.is_empty(),
        told => told.iter().all(|r| like.contains(r)),
    };
    if holds {
        return Ok(());
    }
    let what = if wanted { "still in" } else { "out" };
    words(what, &rivals_word(told), &rivals_word(like))
}

pub const FACTS: &[Form<Meaning>] = &[
    ("<rivals> joined", |a, f| {
        let wanted: RivalSet = a.get::<Vec<Rival>>(0).into_iter().collect();
        matches!(f, OpenFact::RivalsJoined(there) if *there == wanted)
    }),
    ("the gems of virtual opponents were drawn", |_, f| matches!(f, OpenFact::RivalsBid(_))),
    ("<rival> drew <colour>", |a, f| drew(a, f, CountsAs::Gem) || drew(a, f, CountsAs::Attack)),
    ("<rival> drew <colour> as a bid", |a, f| drew(a, f, CountsAs::Gem)),
    ("<rival> drew <colour> as an attack token", |a, f| drew(a, f, CountsAs::Attack)),
    ("a virtual opponent took a card", |_, f| matches!(f, OpenFact::RivalTook { .. })),
    ("<rival> took <card>", |a, f| {
        let (by, taken): (Rival, CardId) = (a.get(0), a.get(1));
        matches!(f, OpenFact::RivalTook { rival, card, .. } if *rival == by && *card == taken)
    }),
    ("<rival> found no card", |a, f| {
        let who: Rival = a.get(0);
        matches!(f, OpenFact::RivalLeft { rival } if *rival == who)
    }),
    ("<who> contested <colour>", |a, f| {
        contested(f, a.get(1)).is_some_and(|(who, rivals)| who == a.seats(0) && rivals.is_empty())
    }),
    ("<who> contested <colour> with <rivals>", |a, f| {
        let with: Vec<Rival> = a.get(2);
        contested(f, a.get(1)).is_some_and(|(who, rivals)| who == a.seats(0) && rivals == with)
    }),
    ("<rivals> contested <colour>", |a, f| {
        let with: Vec<Rival> = a.get(0);
        contested(f, a.get(1)).is_some_and(|(who, rivals)| who.is_empty() && rivals == with)
    }),
];

fn drew(args: &Args, fact: &OpenFact, as_what: CountsAs) -> bool {
    let (rival, colour): (Rival, Colour) = (args.get(0), args.get(1));
    let OpenFact::RivalsBid(bids) = fact else {
        return false;
    };
    let mut bids = bids.iter();
    bids.any(|b| b.rival == rival && b.colour == colour && b.counts_as == as_what)
}

fn contested(fact: &OpenFact, wanted: Colour) -> Option<(Vec<Seat>, Vec<Rival>)> {
    match fact {
        OpenFact::Contested { at, bidders, rivals, .. } if *at == wanted.into() => {
            Some((bidders.iter().collect(), rivals.iter().collect()))
        }
        _ => None,
    }
}
