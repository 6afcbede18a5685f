//! Limits the nesting of Fluent sentences: the parser recurses at each brace and bracket and could
//! overflow the stack.

/// Maximum open braces, and open brackets in each.
const DEEPEST: usize = 16;

struct Brace {
    brackets: usize,
    /// Whether its variants have begun, which contain text.
    is_text: bool,
}

/// The first line that exceeds the limit.
pub(super) fn too_deep(text: &str) -> Option<usize> {
    let mut open: Vec<Brace> = vec![];
    for (number, line) in (1..).zip(text.lines()) {
        if line.starts_with('#') {
            continue;
        }
        // Not valid inside a brace, so there was a syntax error before; the parser resynchronises
        // here too.
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
