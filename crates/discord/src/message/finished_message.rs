//! Lists of finished games, to step through them.

use super::markup::date;
use super::season_message;
use crate::prelude::*;
use crate::wire::custom_id::FinishedWhere;
use crate::wire::limits::LINE;
use viceroy_i18n::{fit, which};
use viceroy_service::FinishedGame;

#[derive(Clone, Copy, Debug)]
pub struct FinishedList<'l> {
    pub place: FinishedWhere,
    pub season: Option<Season>,
    /// The season before which there is nothing, and the current one.
    pub around: (Season, Season),
    /// With the times of their ends, newest first.
    pub games: &'l [(FinishedGame, WallTime)],
    /// The game after which the list begins; `None` if it begins with the newest.
    pub after: Option<GameId>,
    /// After which older ones follow.
    pub older: Option<GameId>,
    /// Where the reader is.
    pub server: Option<ServerId>,
}

pub fn response(w: &Wording, list: FinishedList<'_>) -> Response {
    let title = match list.place {
        FinishedWhere::Own => w.say(text!(finished_own)),
        FinishedWhere::Here => w.say(text!(finished_here)),
    };
    let season = list.season.map(|season| season_message::name(w, season));
    let title = season.into_iter().fold(title, |title, season| format!("{title} · {season}"));
    let mut lines = vec![title];
    match list.games {
        [] => lines.push(w.say(text!(finished_none))),
        games => lines.extend(games.iter().map(|game| line(w, game))),
    }
    Response::new(fit(w, &lines, CONTENT), rows(w, list))
}

fn line(w: &Wording, (finished, ended): &(FinishedGame, WallTime)) -> String {
    let game = named(w, finished, &text_names(w, &seated(&finished.people)));
    w.say(text!(finished_line, game = &game, time = date(*ended)))
}

/// With the players and their points, by place.
fn named(w: &Wording, finished: &FinishedGame, names: &BySeat<String>) -> String {
    let mut players: Vec<(u8, String)> = names
        .iter()
        .map(|(seat, name)| match finished.results.get(usize::from(seat.0)) {
            Some(result) => {
                let points = result.points.to_string();
                (result.place, w.say(text!(finished_player, who = name, points = &points)))
            }
            None => (0, name.clone()),
        })
        .collect();
    players.sort_by_key(|(place, _)| *place);
    let players: Vec<String> = players.into_iter().map(|(_, player)| player).collect();
    which::named(w, finished.game.0, &players)
}

fn rows(w: &Wording, list: FinishedList<'_>) -> Vec<Row> {
    let FinishedList { place, season, around, games, after, older, server } = list;
    let lines = games.iter().map(|(finished, _)| {
        let names = plain_names(w, &seated(&finished.people));
        Line::new(clip(&named(w, finished, &names), LINE), finished.game.0.to_string())
    });
    let to = |place, season, after| CustomId::Finished { place, season, after };
    let newest = Button::new(to(place, season, None), w.say(text!(button_newest))).sign("⏮️");
    let newest = newest.enabled_if(after.is_some());
    let next = to(place, season, older.or(after));
    let next = Button::new(next, w.say(text!(button_older))).sign("▶️");
    let next = next.enabled_if(older.is_some());
    let (other, label) = match place {
        FinishedWhere::Own => (FinishedWhere::Here, w.say(text!(button_finished_here))),
        FinishedWhere::Here => (FinishedWhere::Own, w.say(text!(button_finished_own))),
    };
    let other = server.map(|_| Button::new(to(other, season, None), label));
    let mut rows = vec![];
    if !games.is_empty() {
        let menu = w.say(text!(finished_menu));
        rows.push(Row::pages(CustomId::FinishedMenu, menu, lines.collect()));
    }
    // With one page there is nowhere to turn.
    let has_pages = after.is_some() || older.is_some();
    let turning = [newest, next].into_iter().filter(|_| has_pages);
    let turning: Vec<Button> = turning.chain(other).collect();
    if !turning.is_empty() {
        rows.push(Row::Buttons(turning));
    }
    let to_season = |season| to(place, season, None);
    rows.push(Row::Buttons(season_message::way(w, season, around, to_season)));
    rows
}
