//! Ratings and rankings.

use super::season_message;
use crate::prelude::*;
use crate::wire::custom_id::RankedWhere;
use viceroy_model::ratings::{EARLY_UNTIL, MET_FROM, RatedPerson, SHOWN_FROM};

/// Of a server, or of everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RankingOf {
    Server(ServerId),
    Everywhere,
}

impl RankingOf {
    pub fn server(self) -> Option<ServerId> {
        match self {
            RankingOf::Server(server) => Some(server),
            RankingOf::Everywhere => None,
        }
    }

    pub fn place(self) -> RankedWhere {
        match self {
            RankingOf::Server(_) => RankedWhere::Here,
            RankingOf::Everywhere => RankedWhere::Everywhere,
        }
    }

    pub fn title(self, w: &Wording) -> String {
        match self {
            RankingOf::Server(_) => w.say(text!(ranking_here)),
            RankingOf::Everywhere => w.say(text!(ranking_everywhere)),
        }
    }
}

/// Of all seasons.
pub fn ranking(w: &Wording, of: RankingOf, ranked: &[RatedPerson], now: Season) -> Response {
    let mut lines = vec![of.title(w)];
    if ranked.is_empty() {
        lines.push(w.say(text!(ranking_none)));
    }
    lines.extend((1_usize..).zip(ranked).map(|(place, one)| line(w, place, one)));
    let how = w.say(text!(ranking_how, from = SHOWN_FROM, met = MET_FROM));
    let ranked = fit(w, &lines, CONTENT.saturating_sub(length(&how) + 1));
    let to = |season| CustomId::Ranking { place: of.place(), season };
    let way = season_message::way(w, None, (now, now), to);
    Response::new(format!("{ranked}\n{how}"), vec![Row::Buttons(way)])
}

fn line(w: &Wording, place: usize, one: &RatedPerson) -> String {
    let who = unformatted(&one.name);
    let (rating, games) = (one.rating.shown(), one.games);
    match games < EARLY_UNTIL {
        true => w.say(text!(ranking_line_early, place, who = &who, rating, games)),
        false => w.say(text!(ranking_line, place, who = &who, rating, games)),
    }
}

/// What somebody reads of their own.
pub fn own(w: &Wording, rated: Option<&RatedPerson>) -> Response {
    let Some(rated) = rated else {
        return w.private(text!(rating_none)).into();
    };
    let (rating, games) = (rated.rating.shown(), rated.games);
    let said = match games {
        few if few < SHOWN_FROM => w.say(text!(rating_few, games, missing = SHOWN_FROM - few)),
        early if early < EARLY_UNTIL => w.say(text!(rating_early, rating, games)),
        _ => w.say(text!(rating_own, rating, games)),
    };
    let mut shown = Response::new(said, vec![Row::Buttons(vec![toggle(w, rated.listed)])]);
    let listed = match rated.listed {
        Some(Listed::Yes) => w.say(text!(rating_listed)),
        Some(Listed::No) | None => w.say(text!(rating_not_listed)),
    };
    add_line(&mut shown.text, Some(listed));
    shown
}

fn toggle(w: &Wording, listed: Option<Listed>) -> Button {
    match listed {
        Some(Listed::Yes) => list(Listed::No, w.say(text!(button_unlist_rating))),
        Some(Listed::No) | None => list(Listed::Yes, w.say(text!(button_list_rating))).main(),
    }
}

fn list(listed: Listed, label: String) -> Button {
    Button::new(CustomId::Rated(listed), label)
}

/// Asked once, after the first rated game.
pub fn ask(w: &Wording, rated: &RatedPerson) -> Option<(String, Row)> {
    if rated.listed.is_some() {
        return None;
    }
    let yes = list(Listed::Yes, w.say(text!(button_list_rating))).main();
    let no = list(Listed::No, w.say(text!(button_not_list_rating)));
    Some((w.say(text!(rating_ask)), Row::Buttons(vec![yes, no])))
}
