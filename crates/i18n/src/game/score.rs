//! The score sheet as text, for players who do not see the picture; narrow enough for a phone.

use crate::language::real_minus;
use crate::prelude::*;
use unicode_width::UnicodeWidthStr;
use viceroy_rules::Score;

/// The widest monospace line a phone shows unwrapped.
const WIDEST: usize = 34;

/// Minimum width of a column: a space, a sign and three digits.
const POINTS: usize = 5;

pub fn lines(w: &Wording, score: &Score) -> Vec<(String, i16)> {
    let lines = ScoreLine::ALL.into_iter();
    let lines = lines.map(|line| (w.word(line), score.line(line)));
    let other = (w.say(text!(score_other)), score.other);
    lines.chain([other]).collect()
}

/// Best first, a column for each player. Headed by names if they fit, else by numbers with a legend
/// above.
pub fn sheet(w: &Wording, scores: &BySeat<Option<Score>>, names: &BySeat<String>) -> PublicText {
    let order = best_first(scores);
    let columns: Vec<Score> = order.iter().map(|seat| scores[*seat].unwrap_or_default()).collect();
    let total = w.say(text!(score_total));
    let titles: Vec<String> =
        lines(w, &Score::default()).into_iter().map(|(title, _)| title).collect();
    let widths = titles.iter().chain([&total]).map(|title| title.width());
    let wide = widths.max().unwrap_or(0);
    let room = WIDEST.saturating_sub(wide) / columns.len().max(1);
    let room = room.max(POINTS);
    let heads: Vec<String> = order.iter().map(|seat| in_a_block(&names[*seat])).collect();
    let fit = heads.iter().all(|head| head.width() < room);
    let (heads, above) = match fit {
        true => (heads, String::new()),
        false => (
            (1..=heads.len()).map(|nth| nth.to_string()).collect(),
            numbered(w, order.iter().map(|seat| &names[*seat])),
        ),
    };
    let column = heads.iter().map(|head| head.width() + 1).max();
    let column = column.unwrap_or(0).max(POINTS);
    let mut text = format!("{above}```\n");
    let mut row = |title: &str, cells: Vec<String>| {
        text += title;
        text += &blanks(wide, title);
        for cell in cells {
            text += &blanks(column, &cell);
            text += &cell;
        }
        text.push('\n');
    };
    row("", heads);
    let each: Vec<Vec<(String, i16)>> = columns.iter().map(|score| lines(w, score)).collect();
    for (nth, title) in titles.iter().enumerate() {
        let points = || each.iter().map(|lines| lines[nth].1);
        // Modules and options add this line, so it is omitted if empty.
        if nth < ScoreLine::ALL.len() || points().any(|points| points != 0) {
            row(title, points().map(signed).collect());
        }
    }
    row(&total, columns.iter().map(|s| signed(s.total())).collect());
    text += "```";
    PublicText(text)
}

pub fn in_lines(
    w: &Wording,
    scores: &BySeat<Option<Score>>,
    names: &BySeat<String>,
) -> Vec<String> {
    let of = |seat: Seat| {
        let score = scores[seat].unwrap_or_default();
        let lines = lines(w, &score).into_iter();
        let lines = lines.filter(|(_, points)| *points != 0);
        let lines = lines
            .map(|(line, points)| Term::Said(w.say(text!(alt_score_line, line = &line, points))));
        let lines = Term::list(lines, Joined::Commas);
        let (name, total) = (&names[seat], score.total());
        w.say(text!(alt_score_player, name, total, lines))
    };
    best_first(scores).into_iter().map(of).collect()
}

pub fn best_first(scores: &BySeat<Option<Score>>) -> Vec<Seat> {
    let mut order: Vec<Seat> = scores.seats().collect();
    order.sort_by_key(|seat| std::cmp::Reverse(scores[*seat].map(|score| score.total())));
    order
}

fn numbered<'a>(w: &Wording, names: impl Iterator<Item = &'a String>) -> String {
    let each = names.zip(1i64..).map(|(who, nth)| {
        let who = Term::name(who);
        Term::Said(w.say(text!(score_column, nth, who)))
    });
    let names = Term::list(each, Joined::Commas);
    w.say(text!(score_columns, names)) + "\n"
}

/// Removes characters that would end or escape a code block.
fn in_a_block(name: &str) -> String {
    name.chars().filter(|c| *c != '`' && *c != '\\').collect()
}

/// Pads by display width: letters of some scripts take two columns.
fn blanks(wide: usize, cell: &str) -> String {
    " ".repeat(wide.saturating_sub(cell.width()))
}

pub fn signed(points: i16) -> String {
    real_minus(&points.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;

    fn text(given: &[&str], totals: &[i16]) -> String {
        let count = given.len() as u8;
        let names = BySeat::new(count, |seat| given[usize::from(seat.0)].to_owned());
        let scores = BySeat::new(count, |seat| {
            Some(Score { circles: totals[usize::from(seat.0)] + 4, attack: -4, ..Score::default() })
        });
        sheet(&english(), &scores, &names).0
    }

    fn block(text: &str) -> Vec<&str> {
        let inside = text.lines().skip_while(|line| *line != "```").skip(1);
        inside.take_while(|line| *line != "```").collect()
    }

    #[test]
    fn the_sheet_has_all_lines_and_the_total_of_the_best_first() {
        let text = text(&["Ann", "Bob"], &[9, 12]);
        let rows = block(&text);
        assert_eq!(rows.len(), 1 + ScoreLine::ALL.len() + 1, "{text}");
        assert_eq!(rows[0].split_whitespace().collect::<Vec<_>>(), ["Bob", "Ann"]);
        assert_eq!(rows[8], "Total           12    9");
        assert!(rows[7].ends_with("   −4   −4"), "{text}");
    }

    #[test]
    fn a_telephone_shows_it_whole_whoever_plays() {
        let long = "Bartholomew the very long";
        let given = ["王小明", "Ann", long, "\u{2068}محمد\u{2069}"];
        let text = text(&given, &[-120, 100, 200, 300]);
        let rows = block(&text);
        let widths: Vec<usize> = rows.iter().map(|row| row.width()).collect();
        assert!(widths.iter().all(|width| *width == widths[0]), "{text}");
        assert!(widths[0] <= WIDEST, "{widths:?}: {text}");
        assert_eq!(rows[0].split_whitespace().collect::<String>(), "1234");
        let above = text.lines().next().unwrap();
        let told = format!("1 \u{2068}محمد\u{2069}, 2 {long}, 3 Ann, 4 王小明");
        assert!(above.contains(&told), "{above}");
    }
}
