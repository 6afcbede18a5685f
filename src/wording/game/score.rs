//! The score sheet as text, for those who do not see the picture.

use crate::rules::{BySeat, Score, ScoreLine};
use crate::wording::language::real_minus;
use crate::wording::{PublicText, Wording};

/// The seven lines and the total, a column for each player, in a block of equally wide letters.
pub fn sheet(w: &Wording, scores: &BySeat<Option<Score>>, names: &BySeat<String>) -> PublicText {
    const NAME: usize = 10;
    let other = w.say(text!(score_other));
    let total = w.say(text!(score_total));
    let titles = ScoreLine::ALL.map(|line| w.word(line));
    let widths = titles
        .iter()
        .chain([&other, &total])
        .map(|title| title.chars().count());
    let wide = widths.max().unwrap_or(0).max(14);
    let mut text = String::from("```\n");
    let mut row = |title: String, cells: Vec<String>| {
        text += &format!("{title:<wide$}");
        for cell in cells {
            text += &format!(" {cell:>NAME$}");
        }
        text.push('\n');
    };
    let heads = names.iter().map(|(_, n)| {
        let plain: String = n.chars().filter(|c| *c != '`' && *c != '\\').collect();
        crate::wording::clip(&plain, NAME)
    });
    row(String::new(), heads.collect());
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
}
