//! Character properties for cleaning names.

use unicode_normalization::UnicodeNormalization;

/// Replaces a styled letter (bold, script, wide, circled) by the plain one.
pub fn unstyled(letter: char) -> String {
    let code = u32::from(letter);
    // White on black; Unicode does not decompose these.
    if let 0x1f150..=0x1f169 | 0x1f170..=0x1f189 = code {
        let nth = (code - 0x1f150) % 32;
        return char::from_u32(u32::from('A') + nth).map_or_else(String::new, String::from);
    }
    let in_brackets = matches!(code, 0x2474..=0x24b5 | 0x1f110..=0x1f129);
    // The parts of these would be shown side by side.
    let is_whole = matches!(code, 0xe00..=0xfff | 0x3131..=0x318e | 0xffa0..=0xffdc);
    if is_whole || !(in_brackets || letter.is_alphanumeric()) {
        return letter.into();
    }
    let folded: String = std::iter::once(letter).nfkc().collect();
    let bare = folded.trim_matches(['(', ')', '.']);
    match bare.chars().all(|l| l.is_alphanumeric() || is_mark(l)) && !bare.is_empty() {
        true => bare.to_owned(),
        false => letter.into(),
    }
}

/// Controls, direction and joining characters, fillers.
pub fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || is_joiner(letter)
        || is_variant(letter)
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}'
            | '\u{890}'..='\u{891}' | '\u{8e2}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// Combining marks.
pub fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{34e}' | '\u{350}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

pub fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

pub fn is_variant(letter: char) -> bool {
    matches!(letter, '\u{fe00}'..='\u{fe0f}')
}

/// Display width in columns: 2 for CJK letters, more for signs that are whole words or sentences.
pub fn columns(letter: char) -> usize {
    match u32::from(letter) {
        0xfdfd => 12,
        0xfdfa | 0x2e3b | 0x12219 | 0x1242b | 0x12031 => 6,
        0xfdf0..=0xfdfc | 0xa9c5 | 0x2e3a | 0x102a | 0x12000..=0x1254f => 4,
        0x1100..=0x115f
        | 0x2e80..=0xa4cf
        | 0xac00..=0xd7a3
        | 0xf900..=0xfaff
        | 0x1f300..=0x1faff => 2,
        _ => 1,
    }
}

pub fn is_right_to_left(letter: char) -> bool {
    matches!(letter,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}
