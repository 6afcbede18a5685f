//! Seasons: the way from one to another, their rankings, and what a server's post tells of one.

use crate::prelude::*;
use crate::wire::custom_id::RankedWhere;
use viceroy_i18n::{fit, length, pictures as words, text, unformatted};
use viceroy_model::ratings::{MET_FROM, Rating, SHOWN_FROM};
use viceroy_model::seasons::{LISTED_FROM, Season, SeasonBest, SeasonStanding, ServerSeason};
use viceroy_render::pictures::{BestPyramid, Summary, drawn_names};

/// Whom a server's picture shows.
const PODIUM: usize = 3;

pub fn name(w: &Wording, season: Season) -> String {
    w.say(text!(season, number = season.quarter(), year = season.year().to_string()))
}

/// From the season that is shown to its neighbours and to all, or from all to the current one.
pub fn way(
    w: &Wording,
    shown: Option<Season>,
    (first, now): (Season, Season),
    to: impl Fn(Option<Season>) -> CustomId,
) -> Vec<Button> {
    let Some(season) = shown else {
        return vec![Button::new(to(Some(now)), name(w, now)).sign("🗓️")];
    };
    let turned = |to_season: Season, sign| {
        let button = Button::new(to(Some(to_season)), to_season.to_string()).sign(sign);
        button.enabled_if((first..=now).contains(&to_season))
    };
    let all = Button::new(to(None), w.say(text!(button_all_seasons)));
    vec![turned(season.before(), "◀️"), turned(season.next(), "▶️"), all]
}

/// `title` says whose ranking it is.
pub fn ranking(
    w: &Wording,
    title: &str,
    (season, around): (Season, (Season, Season)),
    standings: &[SeasonStanding],
    place: RankedWhere,
) -> Response {
    let mut lines = vec![format!("{title} · {}", name(w, season))];
    if standings.is_empty() {
        lines.push(w.say(text!(season_none)));
    }
    lines.extend(ranked(w, standings));
    let how = w.say(text!(season_how, from = LISTED_FROM, all = SHOWN_FROM, met = MET_FROM));
    let listed = fit(w, &lines, CONTENT.saturating_sub(length(&how) + 1));
    let to = |season| CustomId::Ranking { place, season };
    Response::new(format!("{listed}\n{how}"), vec![Row::Buttons(way(w, Some(season), around, to))])
}

fn ranked(w: &Wording, standings: &[SeasonStanding]) -> impl Iterator<Item = String> {
    (1_usize..).zip(standings).map(|(place, one)| {
        let (who, rating, games) = (unformatted(&one.name), one.rating.shown(), one.games);
        let gained = words::with_sign(one.gained());
        w.say(text!(season_line, place, who = &who, rating, gained = &gained, games))
    })
}

/// What a server is told when a season is over. `best`: the game with most points whose posts all
/// readers can see, and the table at its end, which is asked for once somebody wants the picture.
pub fn post<T>(
    w: &Arc<Wording>,
    pictures: &Pictures,
    ended: ServerSeason,
    best: Option<(SeasonBest, T)>,
) -> Response
where
    T: Future<Output = Option<TablePost>> + Send + 'static,
{
    let ServerSeason { season, games, people, .. } = ended;
    let (number, year) = (season.quarter(), season.year().to_string());
    let mut lines = vec![w.say(text!(season_over, number, year = &year, games, people))];
    match ended.standings.is_empty() {
        true => lines.push(w.say(text!(season_over_unlisted))),
        false => lines.extend(ranked(w, &ended.standings)),
    }
    let own = CustomId::Profile(Some(season));
    let own = Button::new(own, w.say(text!(button_own_season))).sign("📈").main();
    let rows = vec![Row::Buttons(vec![own, Button::find_table(w)])];
    let (painted_in, pictures) = (Arc::clone(w), pictures.clone());
    let picture = Painting::of(async move {
        let best = match best {
            Some((best, table)) => table.await.map(|table| (best, table)),
            None => None,
        };
        let shown = summary(&painted_in, &ended, best);
        pictures.summary(&painted_in, &shown).await
    });
    Response { picture, ..Response::new(fit(w, &lines, CONTENT), rows) }
}

fn summary(w: &Wording, ended: &ServerSeason, best: Option<(SeasonBest, TablePost)>) -> Summary {
    let podium = (1_usize..).zip(&ended.standings).take(PODIUM);
    let names: Vec<String> =
        ended.standings.iter().take(PODIUM).map(|one| one.name.clone()).collect();
    let names = drawn_names(w, &names);
    let podium = podium.zip(names).map(|((place, one), name)| {
        (format!("{place}. {name}"), rating(w, one.rating, Some(one.before)))
    });
    let mut figures: Vec<(String, String)> = podium.collect();
    if figures.is_empty() {
        figures.push((w.say(text!(summary_games)), ended.games.to_string()));
        figures.push((w.say(text!(summary_people)), ended.people.to_string()));
    }
    Summary {
        title: w.say(text!(picture_poster)),
        time: name(w, ended.season),
        figures,
        course: vec![],
        best: best.and_then(|(best, table)| {
            let (who, points) = (drawn_names(w, &[best.name]).concat(), best.result.points);
            let says = w.say(text!(summary_best_of, who = &who, points));
            best_pyramid(says, best.result.seat, table)
        }),
    }
}

/// With what was gained since an earlier one.
pub fn rating(w: &Wording, rating: Rating, before: Option<Rating>) -> String {
    let shown = rating.shown().to_string();
    match before {
        None => shown,
        Some(before) => {
            let gained = words::with_sign(rating.gained_since(before));
            w.say(text!(summary_gained, rating = shown, gained))
        }
    }
}

pub fn best_pyramid(says: String, seat: Seat, table: TablePost) -> Option<BestPyramid> {
    let ruleset = Arc::clone(&table.view.ruleset);
    let pyramid = table.view.open.pyramids.get(seat)?.clone();
    Some(BestPyramid { says, ruleset, pyramid })
}
