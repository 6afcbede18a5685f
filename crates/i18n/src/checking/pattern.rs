//! Analyses the pattern of a Fluent message.

use crate::prelude::*;
use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

pub(super) struct Selection<'a> {
    pub by: &'a InlineExpression<String>,
    pub variants: &'a [Variant<String>],
}

impl Selection<'_> {
    pub(super) fn keys(&self) -> Vec<&str> {
        let mut variants: Vec<_> = self.variants.iter().collect();
        variants.sort_by_key(|variant| variant.default);
        variants.into_iter().map(|variant| name(&variant.key)).collect()
    }

    pub(super) fn asked(&self) -> Option<Asked> {
        let mut asked = Asked::all(self.by);
        asked.pop().filter(|_| asked.is_empty())
    }

    pub(super) fn variable(&self) -> Option<&str> {
        match self.by {
            InlineExpression::VariableReference { id } => Some(&id.name),
            _ => None,
        }
    }
}

pub(super) fn name(key: &VariantKey<String>) -> &str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// A requested form: `WORD($card, case: "genitive")`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Asked {
    pub of: String,
    pub form: String,
    pub value: String,
}

impl Asked {
    pub(super) fn all(inline: &InlineExpression<String>) -> Vec<Asked> {
        let InlineExpression::FunctionReference { arguments, .. } = inline else {
            return vec![];
        };
        let mut all = vec![];
        for of in said_by(inline) {
            for named in &arguments.named {
                if let InlineExpression::StringLiteral { value } = &named.value {
                    let (of, form, value) = (of.to_owned(), named.name.name.clone(), value.clone());
                    all.push(Asked { of, form, value });
                }
            }
        }
        all
    }
}

fn said_by(inline: &InlineExpression<String>) -> Vec<&str> {
    match inline {
        InlineExpression::VariableReference { id } => vec![&id.name],
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().flat_map(said_by).collect()
        }
        _ => vec![],
    }
}

/// The variant in which a word states its own gender.
const ANSWER: &str = "gender";

#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Answers {
    #[default]
    Read,
    LeftOut,
}

/// Everything in a sentence that can be read without its arguments.
#[derive(Default)]
pub(super) struct Contents<'a> {
    pub choices: Vec<Selection<'a>>,
    /// All arguments it uses.
    pub given: BTreeSet<&'a str>,
    /// Arguments it prints in some variant.
    pub said: BTreeSet<&'a str>,
    pub asked: BTreeSet<Asked>,
    pub functions: BTreeSet<&'a str>,
    pub references: BTreeSet<&'a str>,
    pub texts: Vec<&'a str>,
    answers: Answers,
}

impl<'a> Contents<'a> {
    pub(super) fn of(pattern: &'a Pattern<String>) -> Contents<'a> {
        let mut parts = Contents::default();
        parts.pattern(pattern);
        parts
    }

    /// Without the variants in which a word states its gender, which are never shown.
    pub(super) fn without_answers(pattern: &'a Pattern<String>) -> Contents<'a> {
        let mut parts = Contents { answers: Answers::LeftOut, ..Contents::default() };
        parts.pattern(pattern);
        parts
    }

    pub(super) fn keys(&self, by: &str) -> BTreeSet<&str> {
        let choices = self.choices.iter().filter(|choice| choice.variable() == Some(by));
        choices.flat_map(Selection::keys).collect()
    }

    pub(super) fn text(&self) -> String {
        self.texts.concat()
    }

    fn pattern(&mut self, pattern: &'a Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push(value),
                PatternElement::Placeable { expression } => {
                    // Not a space, so that neighbouring words stay separate.
                    self.texts.push(GAP);
                    self.expression(expression);
                }
            }
        }
    }

    fn expression(&mut self, expression: &'a Expression<String>) {
        match expression {
            Expression::Inline(inline) => {
                self.said.extend(said_by(inline));
                self.inline(inline);
            }
            Expression::Select { selector, variants } => {
                self.inline(selector);
                self.choices.push(Selection { by: selector, variants });
                let answers = self.answers == Answers::LeftOut;
                let read = variants.iter();
                for variant in read.filter(|one| !answers || name(&one.key) != ANSWER) {
                    self.texts.push(GAP);
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &'a InlineExpression<String>) {
        self.given.extend(said_by(inline));
        self.asked.extend(Asked::all(inline));
        match inline {
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(&id.name);
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(&id.name);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } => self.texts.push(value),
            InlineExpression::VariableReference { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}

pub(super) const GAP: &str = "\u{0}";

/// Printed in every variant.
pub(super) fn always_said(pattern: &Pattern<String>) -> BTreeSet<&str> {
    let elements = pattern.elements.iter().map(|element| match element {
        PatternElement::Placeable { expression } => always_said_by(expression),
        PatternElement::TextElement { .. } => BTreeSet::new(),
    });
    elements.flatten().collect()
}

fn always_said_by(expression: &Expression<String>) -> BTreeSet<&str> {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            always_said_by(expression)
        }
        Expression::Inline(inline) => said_by(inline).into_iter().collect(),
        Expression::Select { variants, .. } => {
            // Gender variants are never shown, and the second person needs no name.
            let unnamed = |one: &&Variant<String>| [ANSWER, "second"].contains(&name(&one.key));
            let read = variants.iter().filter(|one| !unnamed(one));
            let each = read.map(|variant| always_said(&variant.value));
            each.reduce(|a, b| &a & &b).unwrap_or_default()
        }
    }
}

/// All possible renderings, given the length of each argument.
pub(super) fn ways(pattern: &Pattern<String>, given: &dyn Fn(&str) -> String) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let ends = match element {
            PatternElement::TextElement { value } => vec![value.clone()],
            PatternElement::Placeable { expression } => ways_of(expression, given),
        };
        // Keeps the longest and the shortest.
        let begun = all.iter();
        let joined = begun.flat_map(|begin| ends.iter().map(move |end| format!("{begin}{end}")));
        all = joined.collect();
        all.sort_by_key(|said| std::cmp::Reverse(crate::length(said)));
        all.truncate(MOST_WAYS);
    }
    all
}

/// Bounds the combinations; the longest come first.
const MOST_WAYS: usize = 64;

fn ways_of(expression: &Expression<String>, given: &dyn Fn(&str) -> String) -> Vec<String> {
    match expression {
        Expression::Select { variants, .. } => {
            let each = variants.iter();
            each.flat_map(|variant| ways(&variant.value, given)).collect()
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            ways_of(expression, given)
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![value.clone()],
        Expression::Inline(inline) => {
            vec![said_by(inline).first().map(|name| given(name)).unwrap_or_default()]
        }
    }
}
