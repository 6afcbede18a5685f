//! Fits texts into messages, menus and labels.

use crate::Wording;

/// About as many words as a listener can remember while others are read aloud.
const WORDS: usize = 15;

pub fn is_long_aloud(answer: &str, more: &str) -> bool {
    let words = answer.split_whitespace().chain(more.split_whitespace());
    let spoken = words.filter(|word| word.chars().any(char::is_alphanumeric));
    spoken.count() > WORDS
}

/// In UTF-16 units, because it is undocumented which unit Discord's limits count, and a text never
/// has fewer of them than characters.
pub fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// Omitted lines are counted at the end.
pub fn fit(w: &Wording, lines: &[String], most: usize) -> String {
    let whole = lines.join("\n");
    if length(&whole) <= most {
        return whole;
    }
    let closing = |left: usize| w.say(text!(fit_more, count = left));
    let room = length(&closing(lines.len()));
    let mut text = String::new();
    let mut taken = 0;
    for (i, line) in lines.iter().enumerate() {
        taken += length(line) + 1;
        if taken + room > most {
            text += &closing(lines.len() - i);
            break;
        }
        text += line;
        text.push('\n');
    }
    clip(&text, most)
}

pub fn clip(text: &str, most: usize) -> String {
    if length(text) <= most {
        return text.to_owned();
    }
    let mut room = most.saturating_sub(1);
    let kept = text.chars().map_while(|letter| {
        room = room.checked_sub(letter.len_utf16())?;
        Some(letter)
    });
    kept.chain(['…']).collect()
}

/// Cut after a word.
pub fn shorten(text: &str, most: usize) -> String {
    let clipped = clip(text, most);
    let cut = clipped.strip_suffix('…').filter(|_| clipped != text);
    match cut.and_then(|cut| cut.rsplit_once(' ')) {
        Some((words, _)) => format!("{} …", words.trim_end_matches([',', ';', ':'])),
        None => clipped,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;

    #[test]
    fn what_is_cut_is_within_the_limit_by_characters_and_by_utf_16_units() {
        for name in ["a", "𝔞", "👩🏽‍🚀", "🟡x"] {
            for most in [1, 2, 31, 32, 80, 100, 1024] {
                let whole = name.repeat(most);
                let cut = clip(&whole, most);
                assert!(length(&cut) <= most, "{cut}");
                assert!(cut.chars().count() <= most, "{cut}");
                assert!(length(&cut) + 1 >= most, "{cut} of {most}");
                let kept = cut.strip_suffix('…').unwrap_or(&cut);
                assert!(whole.starts_with(kept), "{cut}");
            }
        }
        assert_eq!(clip("🟡🔵", 4), "🟡🔵");
        assert_eq!(clip("🟡🔵🔴", 4), "🟡…");
        let lines = vec!["🟡".repeat(20); 10];
        assert!(length(&fit(&english(), &lines, 150)) <= 150);
    }

    #[test]
    fn sentences_are_cut_behind_a_word() {
        let text = "Brings 2 gems, closes a red circle, and more.";
        assert_eq!(shorten(text, 100), text);
        assert_eq!(shorten(text, 18), "Brings 2 gems …");
        assert_eq!(shorten("Donaudampfschiff", 5), "Dona…");
    }
}
