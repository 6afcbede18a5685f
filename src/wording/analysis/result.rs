//! How a game ended for one of its players, and what made the difference, line by line of the score sheet.

use super::told::Told;
use crate::rules::{BySeat, Score, ScoreLine, Seat};
use crate::wording::bundle::real_minus;
use crate::wording::thing::{Joined, Thing};
use crate::wording::{Arg, Wording};

/// How it ended; nothing where nobody has scored.
pub(super) fn lines(w: &Wording, told: &Told<'_>) -> Vec<String> {
    let scored = &told.table.open.scores;
    if scored.iter().any(|(_, score)| score.is_none()) {
        return vec![];
    }
    let scores = scored.map(|_, score| score.unwrap_or_default());
    let Some(own) = scores.get(told.seat) else {
        return vec![];
    };
    let args = [
        ("who", Arg::from(told.who())),
        ("points", own.total().into()),
    ];
    let others = best_others(&scores, told.seat);
    let Some(beside) = others.first().map(|seat| scores[*seat]) else {
        let sheet = sheet(w, own, &Score::default(), &|points| points.to_string());
        return [w.say("analysis-ended-alone", &args)]
            .into_iter()
            .chain(sheet.map(|lines| w.say("analysis-lines-alone", &[("lines", lines.into())])))
            .collect();
    };
    let lead = own.total() - beside.total();
    let key = match lead {
        1.. => "analysis-won",
        0 => "analysis-shared",
        _ => "analysis-lost",
    };
    let names = others.iter().map(|seat| told.name(*seat));
    let all = Thing::list(names, Joined::And);
    let [who, points] = args;
    let args = [
        who,
        points,
        ("lead", lead.abs().into()),
        ("others", all.into()),
    ];
    let first = others.first().map(|seat| told.name(*seat));
    let with_sign = |points: i16| format!("{points:+}");
    let sheet = sheet(w, own, &beside, &with_sign).map(|lines| {
        let other = first.unwrap_or(Thing::You);
        let args = [("other", other.into()), ("lines", lines.into())];
        w.say("analysis-lines", &args)
    });
    [w.say(key, &args)].into_iter().chain(sheet).collect()
}

/// Those of the others who have most.
fn best_others(scores: &BySeat<Score>, own: Seat) -> Vec<Seat> {
    let others = || scores.iter().filter(|(seat, _)| *seat != own);
    let best = others().map(|(_, score)| score.total()).max();
    let best = others().filter(|(_, score)| Some(score.total()) == best);
    best.map(|(seat, _)| seat).collect()
}

/// The lines in which two scores differ, most first; what they say adds up. Nothing where they differ in none.
fn sheet(w: &Wording, own: &Score, beside: &Score, said: &dyn Fn(i16) -> String) -> Option<Thing> {
    let lines = ScoreLine::ALL.into_iter();
    let lines = lines.map(|line| (w.word(line), own.line(line) - beside.line(line)));
    let other = (w.say("score-other", &[]), own.other - beside.other);
    let mut lines: Vec<(String, i16)> = lines.chain([other]).collect();
    lines.retain(|(_, points)| *points != 0);
    lines.sort_by_key(|(_, points)| std::cmp::Reverse(points.abs()));
    let is_any = !lines.is_empty();
    let each = lines.into_iter().map(|(line, points)| {
        let points = real_minus(&said(points));
        let args = [("line", Arg::Text(&line)), ("points", Arg::Text(&points))];
        Thing::Said(w.say("analysis-line", &args))
    });
    let all = Thing::list(each, Joined::Commas);
    is_any.then_some(all)
}
