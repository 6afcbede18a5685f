//! What somebody has reached, in all or in a season.

use super::season_message::{self, best_pyramid, name, rating};
use super::{lesson_message, ratings_message};
use crate::prelude::*;
use viceroy_i18n::{fit, reliability};
use viceroy_model::ratings::{RatedPerson, Rating, SHOWN_FROM};
use viceroy_model::reliability::Reliability;
use viceroy_model::results::{BestResult, Career};
use viceroy_render::pictures::{Summary, drawn_names};

#[derive(Debug)]
pub struct Profile {
    /// As they are called.
    pub name: String,
    pub career: Career,
    pub season: Option<Season>,
    /// Before the season; `None` of all, and of whoever had played no rated game.
    pub before: Option<Rating>,
    pub rated: Option<RatedPerson>,
    /// The table at the end of their best game.
    pub best: Option<TablePost>,
}

impl Profile {
    /// What a season's gain is counted from.
    fn since(&self) -> Option<Rating> {
        self.season.map(|_| self.before.unwrap_or(Rating::NEW))
    }

    /// Ratings, if they are shown yet.
    fn shown(&self) -> &[Rating] {
        match self.rated.as_ref().is_some_and(|rated| rated.games >= SHOWN_FROM) {
            true => &self.career.ratings,
            false => &[],
        }
    }
}

/// `first`: the season before which there is nothing; `now`: the current one.
pub fn response(
    w: &Arc<Wording>,
    pictures: &Pictures,
    (profile, reads): (Profile, Reads),
    (first, now): (Season, Season),
) -> Response {
    let career = &profile.career;
    let mut said = ratings_message::own(w, profile.rated.as_ref());
    let mut lines = vec![];
    match career.games {
        0 => lines.push(w.say(text!(profile_none))),
        games => lines.push(w.say(text!(profile_counted, games, won = career.wins))),
    }
    if let Some(BestResult { game, points, .. }) = career.best {
        lines.push(w.say(text!(profile_best, points, game = game.0.to_string())));
    }
    if let Some((season, newest)) = profile.season.zip(profile.shown().last()) {
        let (what, much) = (name(w, season), rating(w, *newest, profile.since()));
        lines.push(w.say(text!(alt_summary_row, what, much)));
    }
    lines.push(said.text);
    said.text = lines.join("\n");
    let to = CustomId::Profile;
    let mut way = season_message::way(w, profile.season, (first, now), to);
    if career.games == 0 && career.ratings.is_empty() {
        said.rows.insert(0, Row::Buttons(way));
        return said;
    }
    let post = CustomId::PostProfile(profile.season);
    way.push(Button::new(post, w.say(text!(button_post_profile))).sign("🖼️"));
    said.rows.insert(0, Row::Buttons(way));
    match reads {
        Reads::Pictures => Response { picture: painted(w, pictures, profile), ..said },
        Reads::Text => {
            let told = viceroy_render::pictures::summary(w, &summary(w, profile)).alt;
            let lines = [said.text, told.0];
            Response { text: fit(w, &lines, CONTENT), ..said }
        }
    }
}

/// What everybody in the channel sees.
pub fn post(w: &Arc<Wording>, pictures: &Pictures, profile: Profile, who: PersonId) -> Response {
    let text = w.say(text!(profile_posted, who = &mention(who)));
    let rows = vec![Row::Buttons(vec![Button::find_table(w), lesson_message::learn(w)])];
    Response { picture: painted(w, pictures, profile), ..Response::new(text, rows) }
}

/// Below what they read of their ratings.
pub fn add_reliability(w: &Wording, own: &Reliability, shown: &mut Response) {
    add_line(&mut shown.text, Some(reliability::own(w, own)));
    if !own.is_new() {
        let show = Button::new(CustomId::ShowReliability, w.say(text!(button_show_reliability)));
        shown.rows.push(Row::Buttons(vec![show]));
    }
}

/// How reliable they are, for everybody in the channel.
pub fn post_reliability(w: &Wording, who: &Person, own: &Reliability) -> Response {
    Response::new(reliability::shown(w, &who.name, own).0, vec![])
}

fn painted(w: &Arc<Wording>, pictures: &Pictures, profile: Profile) -> Painting {
    let (w, pictures) = (Arc::clone(w), pictures.clone());
    Painting::of(async move { pictures.summary(&w, &summary(&w, profile)).await })
}

fn summary(w: &Wording, profile: Profile) -> Summary {
    let (ratings, since) = (profile.shown().to_vec(), profile.since());
    let Profile { name: who, career, season, before, best, .. } = profile;
    let mut figures = vec![];
    if let Some(newest) = ratings.last() {
        figures.push((w.say(text!(summary_rating)), rating(w, *newest, since)));
    }
    figures.push((w.say(text!(summary_games)), career.games.to_string()));
    let won = w.say(text!(summary_won_of, won = career.wins, games = career.games));
    figures.push((w.say(text!(summary_won)), won));
    if let Some(BestResult { points, .. }) = career.best {
        figures.push((w.say(text!(summary_most)), points.to_string()));
    }
    Summary {
        title: drawn_names(w, &[who]).concat(),
        time: season.map_or_else(|| w.say(text!(button_all_seasons)), |season| name(w, season)),
        figures,
        course: match ratings.is_empty() {
            true => vec![],
            false => before.into_iter().chain(ratings).map(Rating::shown).collect(),
        },
        best: career.best.zip(best).and_then(|(best, table)| {
            let game = best.game.0.to_string();
            let says = w.say(text!(summary_best, points = best.points, game));
            best_pyramid(says, best.seat, table)
        }),
    }
}
