//! Everybody's points line by line, for the poster's alt text: the post beside it has them in a table.

use viceroy_i18n::{Wording, pictures as words};
use viceroy_rules::{Score, ScoreLine, Seat, TableView};

pub(super) struct Sheet<'a> {
    w: &'a Wording,
    seats: Vec<(Seat, Score)>,
}

impl<'a> Sheet<'a> {
    pub(super) fn of(w: &'a Wording, view: &TableView, seats: &[Seat]) -> Self {
        let score = |seat: &Seat| view.open.scores.get(*seat).copied().flatten();
        let seats = seats.iter().map(|s| (*s, score(s).unwrap_or_default())).collect();
        Sheet { w, seats }
    }

    pub(super) fn alt(&self, told: impl Fn(Seat) -> String) -> Vec<String> {
        let each = self.seats.iter().map(|(seat, score)| {
            let lines = ScoreLine::ALL.into_iter();
            let lines = lines.map(|l| (words::Scored::Line(l), score.line(l)));
            let mut lines: Vec<(words::Scored, i16)> = lines.collect();
            if score.other != 0 {
                lines.push((words::Scored::Other, score.other));
            }
            words::alt_score_player(self.w, &told(*seat), score.total(), &lines)
        });
        each.collect()
    }
}
