//! One player's result, and which lines of the score sheet made the difference.

use super::game_facts::AnalysisLines;
use crate::game::ending;
use crate::prelude::*;
use viceroy_rules::Score;

pub(super) fn lines(w: &Wording, told: &AnalysisLines<'_>) -> Vec<String> {
    let scored = &told.table.open.scores;
    if scored.iter().any(|(_, score)| score.is_none()) {
        return vec![];
    }
    let scores = scored.map(|_, score| score.unwrap_or_default());
    let Some(own) = scores.get(told.seat) else {
        return vec![];
    };
    let (who, points) = (&told.who(), own.total());
    let others = best_others(&scores, told.seat);
    let Some(beside) = others.first().map(|seat| scores[*seat]) else {
        let sheet = ending::sheet(w, own, &Score::default(), &|points| points.to_string());
        return [w.say(text!(analysis_ended_alone, who, points))]
            .into_iter()
            .chain(sheet.map(|lines| w.say(text!(analysis_lines_alone, lines))))
            .chain(ending::cards(w, told.table, told.seat, who))
            .collect();
    };
    let first = others.first().map(|seat| told.name(*seat));
    let others = Term::list(others.iter().map(|seat| told.name(*seat)), Joined::And);
    let ended = match own.total() - beside.total() {
        lead @ 1.. => w.say(text!(analysis_won, who, points, lead, others)),
        0 => w.say(text!(analysis_shared, who, points, others)),
        lead => w.say(text!(analysis_lost, who, points, lead = -lead, others)),
    };
    let with_sign = |points: i16| format!("{points:+}");
    let sheet = ending::sheet(w, own, &beside, &with_sign).map(|lines| {
        let other = first.unwrap_or(Term::You);
        w.say(text!(analysis_lines, other, lines))
    });
    let cards = ending::cards(w, told.table, told.seat, who);
    [ended].into_iter().chain(sheet).chain(cards).collect()
}

fn best_others(scores: &BySeat<Score>, own: Seat) -> Vec<Seat> {
    let others = || scores.iter().filter(|(seat, _)| *seat != own);
    let best = others().map(|(_, score)| score.total()).max();
    let best = others().filter(|(_, score)| Some(score.total()) == best);
    best.map(|(seat, _)| seat).collect()
}
