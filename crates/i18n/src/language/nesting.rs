//! How deep sentences may stand in each other. Whoever reads Fluent goes one call deeper at each brace and bracket, and the stack of
//! a process has an end.

/// So many braces may be open at once, and so many brackets of a function in each of them. No language needs more than a few.
const DEEPEST: usize = 16;

/// What stands in a brace.
struct Brace {
    /// Brackets of functions that are open.
    brackets: usize,
    /// Whether its variants have begun: what follows is text.
    is_text: bool,
}

/// The first line of a Fluent file in which more is open than may be.
pub(super) fn too_deep(text: &str) -> Option<usize> {
    let mut open: Vec<Brace> = vec![];
    for (number, line) in (1..).zip(text.lines()) {
        if line.starts_with('#') {
            continue;
        }
        // Inside of a brace nothing can stand so: there was a mistake before, which whoever reads it leaves here, too.
        if begins(line) {
            open.clear();
        }
        if is_too_deep(line, &mut open) {
            return Some(number);
        }
    }
    None
}

fn is_too_deep(line: &str, open: &mut Vec<Brace>) -> bool {
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match (letter, open.last_mut()) {
            ('{', _) => open.push(Brace { brackets: 0, is_text: false }),
            ('}', _) => drop(open.pop()),
            ('"', Some(Brace { is_text: false, .. })) => skip_quoted(&mut letters),
            ('(', Some(Brace { is_text: false, brackets })) => *brackets += 1,
            (')', Some(Brace { is_text: false, brackets })) => {
                *brackets = brackets.saturating_sub(1);
            }
            // The key of a variant.
            (']', Some(brace)) => brace.is_text = true,
            _ => {}
        }
        let brackets = open.last().map_or(0, |brace| brace.brackets);
        if open.len() > DEEPEST || brackets > DEEPEST {
            return true;
        }
    }
    false
}

fn skip_quoted(letters: &mut std::str::Chars<'_>) {
    while let Some(letter) = letters.next() {
        match letter {
            '"' => return,
            '\\' => drop(letters.next()),
            _ => {}
        }
    }
}

/// Whether a message or a term begins here.
fn begins(line: &str) -> bool {
    let name = line.strip_prefix('-').unwrap_or(line);
    let rest = name.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || "_-".contains(c));
    name.starts_with(|c: char| c.is_ascii_alphabetic()) && rest.trim_start().starts_with('=')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_each_other(open: &str, close: &str, times: usize) -> String {
        format!("first = 1\nkey = {}$x{}", open.repeat(times), close.repeat(times))
    }

    #[test]
    fn what_is_nested_too_deep_is_found_with_its_line() {
        let kinds = [
            ("{ ", " }"),
            ("{\n", "\n}"),
            ("{ $a ->\n *[b] \" ", "\n}"),
            ("{ $a ->\n *[b] :) ", "\n}"),
            ("{ \"}\" }{ ", "}"),
        ];
        for (open, close) in kinds {
            assert_eq!(too_deep(&in_each_other(open, close, 16)), None, "{open}");
            assert!(too_deep(&in_each_other(open, close, 17)).is_some(), "{open}");
        }
        assert_eq!(too_deep(&in_each_other("{ ", " }", 20_000)), Some(2));
        for open in ["FN(", "FN(\n"] {
            let deep = format!("key = {{ {}1 }}", open.repeat(20_000));
            assert!(too_deep(&deep).is_some());
        }
    }

    #[test]
    fn what_was_not_closed_ends_with_the_next_message() {
        let text = "# {{{{{{{{{{{{{{{{{{{{\nkey = { \"\nnext = a ((((((((((((((((((((\n".repeat(50);
        assert_eq!(too_deep(&text), None);
    }
}
