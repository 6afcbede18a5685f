//! Makes untrusted text safe for a terminal: no cursor movement, colours, bells or direction
//! changes.

use std::io::{self, ErrorKind, Write as _};

/// Prints untrusted lines. A reader who has seen enough, such as `head`, is no error.
///
/// # Errors
/// If they cannot be written for another reason.
pub fn say(lines: &str) -> io::Result<()> {
    print_raw(&harmless_lines(lines))
}

/// Prints a line as it is, for programs to read.
///
/// # Errors
/// As [`say`].
pub fn print_raw(line: &str) -> io::Result<()> {
    match writeln!(io::stdout(), "{line}") {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

pub fn harmless_lines(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(harmless).collect();
    lines.join("\n")
}

/// Escapes every control character, such as `\\u{1b}`.
pub fn harmless(line: &str) -> String {
    let mut shown = String::with_capacity(line.len());
    for c in line.chars() {
        match is_obeyed(c) {
            true => shown.extend(c.escape_unicode()),
            false => shown.push(c),
        }
    }
    shown
}

fn is_obeyed(c: char) -> bool {
    let turns = matches!(c, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || c.is_control() && c != '\t' || matches!(c, '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_obeys_is_spelled_out() {
        let shown = harmless("a\u{1b}[2Jb\u{7}\r\u{202e}c\u{9b}31m é 𝔔");
        assert_eq!(shown, "a\\u{1b}[2Jb\\u{7}\\u{d}\\u{202e}c\\u{9b}31m é 𝔔");
        assert_eq!(harmless_lines("a\n\tb\u{1b}"), "a\n\tb\\u{1b}");
    }
}
