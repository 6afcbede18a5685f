//! Samples of what people have reached.

use super::deals::{high, usual};
use crate::pictures::{self, BestPyramid, Summary};
use crate::prelude::*;

pub(super) fn samples(w: &Wording, ruleset: &Arc<Ruleset>) -> Vec<(&'static str, Scene)> {
    let best = |says, pyramid| Some(BestPyramid { says, ruleset: Arc::clone(ruleset), pyramid });
    let won = |won, games| w.say(text!(summary_won_of, won, games));
    let own = Summary {
        title: "Ysolde".to_owned(),
        time: w.say(text!(button_all_seasons)),
        figures: vec![
            (w.say(text!(summary_rating)), "1634".to_owned()),
            (w.say(text!(summary_games)), "31".to_owned()),
            (w.say(text!(summary_won)), won(12, 31)),
            (w.say(text!(summary_most)), "112".to_owned()),
        ],
        course: (0..24).map(|nth| 1500 + nth * 6 + nth * 37 % 29 * 3 - 40).collect(),
        best: best(w.say(text!(summary_best, points = 112, game = "117")), high(ruleset)),
    };
    let season = Summary {
        title: w.say(text!(picture_poster)),
        time: w.say(text!(season, number = 4, year = "2026")),
        figures: [("Ysolde", "1634", "+51"), ("Björn", "1571", "−12"), ("Мария", "1502", "+2")]
            .into_iter()
            .zip(1..)
            .map(|((who, rating, gained), place)| {
                (format!("{place}. {who}"), w.say(text!(summary_gained, rating, gained)))
            })
            .collect(),
        course: vec![],
        best: best(w.say(text!(summary_best_of, who = "Björn", points = 84)), usual(ruleset)),
    };
    let few = Summary {
        figures: vec![
            (w.say(text!(summary_games)), "1".to_owned()),
            (w.say(text!(summary_won)), won(0, 1)),
        ],
        course: vec![1512, 1489],
        best: None,
        ..own.clone()
    };
    let all = [("summary", own), ("summary-season", season), ("summary-few", few)];
    all.map(|(name, shown)| (name, pictures::summary(w, &shown).scene)).into()
}
