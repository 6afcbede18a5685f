//! The score sheet as text, for those who do not see the picture.

use crate::rules::{BySeat, Score, ScoreLine};
use crate::wording::language::real_minus;
use crate::wording::{ISOLATE, PublicText, Wording, told_apart, without_number};
use unicode_width::UnicodeWidthStr;

/// The seven lines and the total, a column for each player, in a block of equally wide letters.
pub fn sheet(w: &Wording, scores: &BySeat<Option<Score>>, names: &BySeat<String>) -> PublicText {
    const NAME: usize = 10;
    let other = w.say(text!(score_other));
    let total = w.say(text!(score_total));
    let titles = ScoreLine::ALL.map(|line| w.word(line));
    let widths = titles
        .iter()
        .chain([&other, &total])
        .map(|title| title.width());
    let wide = widths.max().unwrap_or(0).max(14);
    let mut text = String::from("```\n");
    let mut row = |title: String, cells: Vec<String>| {
        text += &title;
        text += &blanks(wide, &title);
        for cell in cells {
            text.push(' ');
            text += &blanks(NAME, &cell);
            text += &cell;
        }
        text.push('\n');
    };
    row(String::new(), heads(w, names, NAME));
    let mut values = |title: String, value: &dyn Fn(&Score) -> i16| {
        let cells = scores
            .iter()
            .map(|(_, s)| s.as_ref().map_or_else(String::new, |s| signed(value(s))));
        row(title, cells.collect());
    };
    for (line, title) in ScoreLine::ALL.into_iter().zip(titles) {
        values(title, &|s| s.line(line));
    }
    if scores.iter().any(|(_, s)| s.is_some_and(|s| s.other != 0)) {
        values(other, &|s| s.other);
    }
    values(total, &Score::total);
    text += "```";
    PublicText(text)
}

/// What the columns are called, no wider than they are; shortened, too, no two look alike.
fn heads(w: &Wording, names: &BySeat<String>, wide: usize) -> Vec<String> {
    let heads = names.map(|_, name| {
        let plain = name.chars().filter(|c| *c != '`' && *c != '\\');
        Some(shortened(&plain.collect::<String>(), wide))
    });
    let heads = told_apart(w, &heads);
    let heads = heads.iter().map(|(_, head)| shortened(head, wide));
    heads.collect()
}

/// A name that is at most so wide, with the number that tells it from others.
fn shortened(name: &str, wide: usize) -> String {
    if name.width() <= wide {
        return name.to_owned();
    }
    let (name, number) = without_number(name);
    // What stands around a name from right to left stays around what is left of it.
    let bare = name.trim_matches(ISOLATE);
    let (open, close) = match bare == name {
        true => (String::new(), String::new()),
        false => (ISOLATE[0].to_string(), ISOLATE[1].to_string()),
    };
    let mut shorter = bare.trim_end_matches('…').to_owned();
    while shorter.pop().is_some() {
        let candidate = format!("{open}{}…{close}{number}", shorter.trim_end());
        if candidate.width() <= wide {
            return candidate;
        }
    }
    format!("…{number}")
}

/// What fills a cell up, by how wide letters are shown: those of some scripts are twice as wide as others.
fn blanks(wide: usize, cell: &str) -> String {
    " ".repeat(wide.saturating_sub(cell.width()))
}

/// Points with a real minus sign, as in sentences.
pub fn signed(points: i16) -> String {
    real_minus(&points.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::english;

    #[test]
    fn the_sheet_has_all_lines_and_the_total() {
        let w = &english();
        let score = Score {
            circles: 12,
            attack: -4,
            other: 1,
            ..Score::default()
        };
        let scores = BySeat::new(2, |_| Some(score));
        let names = BySeat::new(2, |s| format!("Player `{}` with a long name", s.0));
        let text = sheet(w, &scores, &names).0;
        assert_eq!(text.lines().count(), 12);
        assert!(text.contains("Total"), "{text}");
        assert!(text.contains(" 9"), "{text}");
        assert!(text.contains("        −4         −4\n"), "{text}");
    }

    #[test]
    fn columns_stand_below_their_names_whatever_they_are_written_in() {
        let w = &english();
        let given = ["王小明", "Ann", "Bartholomew (3)", "\u{2068}محمد\u{2069}"];
        let names = BySeat::new(4, |seat| given[usize::from(seat.0)].to_owned());
        let scores = BySeat::new(4, |_| Some(Score::default()));
        let text = sheet(w, &scores, &names).0;
        let rows = text.lines().filter(|line| !line.starts_with('`'));
        let widths: Vec<usize> = rows.map(UnicodeWidthStr::width).collect();
        assert!(widths.iter().all(|width| *width == widths[0]), "{text}");
        assert!(
            text.contains("     王小明        Ann Barth… (3)       \u{2068}محمد"),
            "{text}"
        );
    }

    #[test]
    fn names_that_are_the_same_when_shortened_are_told_apart() {
        let w = &english();
        let names = BySeat::new(2, |seat| format!("Alexander the {}", seat.0));
        let text = sheet(w, &BySeat::new(2, |_| None), &names).0;
        assert!(text.contains("Alexa… (1) Alexa… (2)"), "{text}");
    }
}
