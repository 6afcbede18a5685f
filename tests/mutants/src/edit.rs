//! A source edit behind a runtime switch.

use std::ops::Range;

/// Placeholder for the mutant's number.
const NUMBER: &str = "THE_NUMBER_OF_THE_CHANGE";

/// Mutants nested in the range exist only in the original branch, since only one switch is on at a
/// time.
#[derive(Clone, Debug, PartialEq)]
pub struct Edit {
    pub range: Range<usize>,
    before: String,
    after: &'static str,
}

impl Edit {
    /// Statements and arm bodies must not get brackets.
    pub fn expression(range: Range<usize>, changed: &str, is_whole: bool) -> Edit {
        let (open, after) = if is_whole { ("", " }") } else { ("(", " })") };
        let before = format!("{open}if crate::mutant({NUMBER}) {{ {changed} }} else {{ ");
        Edit { range, before, after }
    }

    pub fn statement(range: Range<usize>) -> Edit {
        let before = format!("if !crate::mutant({NUMBER}) {{ ");
        Edit { range, before, after: " }" }
    }

    pub fn body(at: usize, value: &str) -> Edit {
        let before = format!(" if crate::mutant({NUMBER}) {{ return {value}; }}");
        Edit { range: at..at, before, after: "" }
    }

    /// An arm that never matches; takes the end of its pattern.
    pub fn arm(pattern_ends: usize) -> Edit {
        let before = format!(" if !crate::mutant({NUMBER})");
        Edit { range: pattern_ends..pattern_ends, before, after: "" }
    }

    pub fn guarded_arm(guard: Range<usize>) -> Edit {
        let before = format!("!crate::mutant({NUMBER}) && (");
        Edit { range: guard, before, after: ")" }
    }
}

pub struct Place {
    pub number: usize,
    pub range: Range<usize>,
}

pub fn switched(text: &str, mut edits: Vec<(usize, &Edit)>) -> (String, Vec<Place>) {
    // Nested edits must follow the enclosing ones.
    edits.sort_by_key(|(number, edit)| {
        (edit.range.start, std::cmp::Reverse(edit.range.end), *number)
    });
    let (mut new, mut places) = (String::new(), vec![]);
    write(text, 0..text.len(), &edits, &mut new, &mut places);
    (new, places)
}

fn write(
    text: &str,
    range: Range<usize>,
    edits: &[(usize, &Edit)],
    new: &mut String,
    places: &mut Vec<Place>,
) {
    let (mut at, mut rest) = (range.start, edits);
    while let [(number, edit), others @ ..] = rest {
        let inside = others.iter().take_while(|(_, other)| {
            other.range.end <= edit.range.end && other.range.start >= edit.range.start
        });
        let (inner, after) = others.split_at(inside.count());
        new.push_str(&text[at..edit.range.start]);
        let start = new.len();
        new.push_str(&edit.before.replace(NUMBER, &number.to_string()));
        write(text, edit.range.clone(), inner, new, places);
        new.push_str(edit.after);
        places.push(Place { number: *number, range: start..new.len() });
        (at, rest) = (edit.range.end, after);
    }
    new.push_str(&text[at..range.end]);
}
