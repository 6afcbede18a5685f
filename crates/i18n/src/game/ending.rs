//! The result of a game: winners, margins, own place and card points.

use crate::game::held::{self, Held};
use crate::game::score;
use crate::language::real_minus;
use crate::prelude::*;
use viceroy_ai::usual_alone;
use viceroy_model::messages::Reads;
use viceroy_rules::{Open, Score, query};

#[derive(Clone, Copy, Debug, Default)]
pub struct EndTold<'a> {
    pub held: &'a [Held],
    /// Seats whose result counts as their holder's own.
    pub whole: SeatSet,
    /// The best earlier solo score.
    pub own_best: Option<i16>,
    /// How many times a step was taken back.
    pub taken_back: usize,
    /// Of a second chance.
    pub first_time: Option<&'a FirstScores>,
    pub to: Option<ToldTo<'a>>,
    pub reads: Reads,
}

/// What the game came to that a second chance went on from.
#[derive(Clone, Debug)]
pub struct FirstScores {
    pub game: i64,
    pub names: BySeat<String>,
    pub scores: BySeat<Score>,
}

#[derive(Clone, Copy, Debug)]
pub struct ToldTo<'a> {
    pub seat: Seat,
    pub thread: Option<&'a str>,
}

pub(super) fn lines(
    w: &Wording,
    view: &TableView,
    names: &BySeat<String>,
    ended: &EndTold<'_>,
) -> Vec<String> {
    let told =
        EndingLines { w, open: &view.open, names: held::results(w, names, ended.whole), ended };
    let mut lines: Vec<String> = told.winners().into_iter().collect();
    lines.extend(told.decided());
    lines.extend(told.own_place());
    lines.extend(ended.first_time.iter().flat_map(|before| told.compared(before)));
    if told.players() == 1 {
        lines.extend(told.own_best());
        lines.extend(usual_alone(&view.ruleset.agreement).map(|means| computers(w, means)));
    }
    let taken_back = Some(ended.taken_back).filter(|count| *count > 0);
    lines.extend(taken_back.map(|count| w.say(text!(table_taken_back, count))));
    match ended.reads {
        Reads::Pictures => lines.push(score::sheet(w, &view.open.scores, names).0),
        Reads::Text => lines.extend(score::in_lines(w, &view.open.scores, names)),
    }
    lines.extend(ended.held.iter().map(|held| held::line(w, held)));
    let thread = ended.to.and_then(|reader| reader.thread);
    lines.extend(thread.map(|thread| w.say(text!(end_thread, thread))));
    // Longest, and already included in the score.
    let each = score::best_first(&view.open.scores).into_iter();
    lines.extend(each.filter_map(|seat| cards(w, view, seat, &told.who(seat))));
    lines
}

struct EndingLines<'a> {
    w: &'a Wording,
    open: &'a Open,
    names: BySeat<String>,
    ended: &'a EndTold<'a>,
}

impl EndingLines<'_> {
    fn players(&self) -> usize {
        usize::from(self.names.count())
    }

    fn who(&self, seat: Seat) -> Term {
        let reader = self.ended.to.map(|reader| reader.seat);
        Term::player(&self.names, seat, reader.filter(|_| self.ended.whole.contains(seat)))
    }

    fn score(&self, seat: Seat) -> Option<Score> {
        self.open.scores.get(seat).copied().flatten()
    }

    fn points(&self, seat: Seat) -> Option<i16> {
        self.score(seat).map(|score| score.total())
    }

    fn winners(&self) -> Option<String> {
        let first = self.open.winners.iter().next()?;
        let points = self.points(first).unwrap_or(0);
        if self.players() > 1 && won_alone(self.open, first) && self.who(first) == Term::You {
            return Some(self.w.say(text!(table_you_won, points)));
        }
        let names = self.open.winners.iter();
        let who: Vec<String> = names.filter_map(|s| self.names.get(s).cloned()).collect();
        Some(won(self.w, &who, self.players(), points))
    }

    /// The margin, and the score line that contributed most.
    fn decided(&self) -> Option<String> {
        let winner = self.open.winners.iter().next()?;
        if !won_alone(self.open, winner) {
            return None;
        }
        let others = || self.names.seats().filter(|seat| *seat != winner);
        let best = others().filter_map(|seat| self.points(seat)).max()?;
        let next = others().filter(|seat| self.points(*seat) == Some(best));
        let next: Vec<Seat> = next.collect();
        let (own, beside) = (self.score(winner)?, self.score(*next.first()?)?);
        let lead = own.total() - beside.total();
        let mut lines = differences(self.w, &own, &beside).into_iter();
        let (line, more) = lines.find(|(_, points)| *points > 0)?;
        let others = Term::list(next.iter().map(|seat| self.who(*seat)), Joined::And);
        Some(self.w.say(text!(ending_ahead, lead, others, line = &line, more)))
    }

    fn own_place(&self) -> Option<String> {
        let seat = self.ended.to?.seat;
        if self.players() == 1 || won_alone(self.open, seat) {
            return None;
        }
        let own = self.score(seat)?;
        let points = own.total();
        // A player tied with a winner on points ranks behind them.
        let winners = self.open.winners;
        let ahead = |other: &Seat| match winners.contains(seat) {
            true => false,
            false => winners.contains(*other) || self.points(*other) > Some(points),
        };
        let ahead = self.names.seats().filter(ahead).count();
        let place = i64::try_from(ahead + 1).ok()?;
        let place = text!(table_you_place, place, players = self.players(), points);
        let place = self.w.say(place);
        Some(match self.behind(&own) {
            Some(behind) => format!("{place} {behind}"),
            None => place,
        })
    }

    fn behind(&self, own: &Score) -> Option<String> {
        let beside = self.score(self.open.winners.iter().next()?)?;
        let lead = beside.total() - own.total();
        let mut lines = differences(self.w, &beside, own).into_iter();
        let (line, less) = lines.find(|(_, points)| lead > 0 && *points > 0)?;
        Some(self.w.say(text!(ending_behind, lead, line = &line, less)))
    }

    fn compared(&self, before: &FirstScores) -> Vec<String> {
        let w = self.w;
        let said = |who: Term, points: i16| {
            let points = real_minus(&points.to_string());
            Term::Said(w.say(text!(chance_score, who, points = &points)))
        };
        let own = self.ended.to.map(|reader| reader.seat);
        let then = before
            .scores
            .iter()
            .map(|(seat, score)| said(Term::player(&before.names, seat, own), score.total()));
        let scores = Term::list(then, Joined::Commas);
        let mut lines = vec![w.say(text!(chance_first, game = before.game, scores))];
        let now = self.names.seats();
        let now = now.filter_map(|seat| Some(said(self.who(seat), self.points(seat)?)));
        lines.push(w.say(text!(chance_now, scores = Term::list(now, Joined::Commas))));
        let both = own.and_then(|own| Some((self.score(own)?, *before.scores.get(own)?)));
        lines.extend(both.map(|(now, then)| {
            let with_sign = |points: i16| format!("{points:+}");
            match sheet(w, &now, &then, &with_sign) {
                Some(lines) => w.say(text!(chance_difference, lines)),
                None => w.say(text!(chance_same)),
            }
        }));
        lines
    }

    /// R-VIR-09: solo, players compete against their own best score.
    fn own_best(&self) -> Option<String> {
        let now = self.points(Seat(0))?;
        let best = self.ended.own_best?;
        Some(match now > best {
            true => self.w.say(text!(table_solo_better, points = best)),
            false => self.w.say(text!(table_solo_best, points = best)),
        })
    }
}

fn won_alone(open: &Open, seat: Seat) -> bool {
    open.winners.contains(seat) && open.winners.len() == 1
}

pub(crate) fn won(w: &Wording, who: &[String], players: usize, points: i16) -> String {
    let names = who;
    match (players, who.len()) {
        (1, _) => w.say(text!(table_solo, who = names, points)),
        (_, 1) => w.say(text!(table_winner, who = names, points)),
        _ => w.say(text!(table_winners, who = names, points)),
    }
}

fn computers(w: &Wording, means: [(Level, i16); 3]) -> String {
    let [easy, normal, hard] = means.map(|(_, points)| points);
    w.say(text!(ending_computers, easy, normal, hard))
}

/// For the poster; empty below all averages.
pub fn passed_alone(w: &Wording, view: &TableView) -> Option<String> {
    let score = view.open.scores.get(Seat(0)).copied().flatten()?;
    let means = usual_alone(&view.ruleset.agreement)?;
    // With few games a stronger level may average less, so passing it alone proves nothing.
    let passed = means.into_iter().take_while(|(_, points)| score.total() > *points);
    let (level, points) = passed.max_by_key(|(_, points)| *points)?;
    Some(w.say(text!(picture_passed_alone, level, points)))
}

pub fn day(w: &Wording, at: WallTime) -> Option<String> {
    let date = at.day()?;
    Some(w.say(text!(picture_day, day = date.day(), month = date.month(), year = date.year())))
}

/// Largest first; the differences add up to the total.
pub(super) fn differences(w: &Wording, own: &Score, beside: &Score) -> Vec<(String, i16)> {
    let both = score::lines(w, own).into_iter().zip(score::lines(w, beside));
    let mut lines: Vec<(String, i16)> = both
        .map(|((line, own), (_, beside))| (line, own - beside))
        .filter(|(_, points)| *points != 0)
        .collect();
    lines.sort_by_key(|(_, points)| std::cmp::Reverse(points.abs()));
    lines
}

/// Largest first; the differences add up. `None` if there are none.
pub(super) fn sheet(
    w: &Wording,
    own: &Score,
    beside: &Score,
    said: &dyn Fn(i16) -> String,
) -> Option<Term> {
    let each = differences(w, own, beside).into_iter().map(|(line, points)| {
        let points = real_minus(&said(points));
        Term::Said(w.say(text!(analysis_line, line = &line, points = &points)))
    });
    Term::some(each, Joined::Commas)
}

pub(super) fn cards(w: &Wording, view: &TableView, seat: Seat, who: &Term) -> Option<String> {
    let pyramid = view.open.pyramids.get(seat)?;
    let ruleset = &view.ruleset;
    let mut brought: Vec<(i16, Term)> = pyramid
        .cards
        .iter()
        .map(|placed| {
            let card = Term::card(ruleset.catalogue, placed.card);
            (query::card_points(ruleset, pyramid, placed), card)
        })
        .filter(|(points, _)| *points != 0)
        .collect();
    brought.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    let each = brought.into_iter().map(|(points, card)| {
        let points = real_minus(&points.to_string());
        Term::Said(w.say(text!(ending_card, card, points = &points)))
    });
    let cards = Term::some(each, Joined::Commas)?;
    Some(w.say(text!(ending_cards, who, cards)))
}

#[cfg(test)]
mod tests;
