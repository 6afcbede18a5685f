//! Generates a type for each sentence of the language files, with its arguments as fields: an
//! unknown sentence or argument does not compile. `tests/architecture/sentences.rs` finds unused
//! ones.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

/// English has every sentence.
pub const ENGLISH: &str = "../../assets/locales/en";

/// Terms render these words, so they get no types.
const WORDS: &str = "words";

/// Returns Rust code.
///
/// # Errors
/// If a file cannot be read.
pub fn types(folder: &Path) -> Result<TokenStream, String> {
    let mut types = TokenStream::new();
    let wrong = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(wrong)? {
        let path = entry.map_err(wrong)?.path();
        if path.is_dir() {
            if !path.ends_with(WORDS) {
                types.extend(self::types(&path)?);
            }
            continue;
        }
        let text = fs::read_to_string(&path).map_err(wrong)?;
        let file: Resource<String> = fluent_syntax::parser::parse(text)
            .map_err(|(_, errors)| format!("{}: {errors:?}", path.display()))?;
        types.extend(file.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(sentence(&message.id.name, &message.value?)),
            _ => None,
        }));
    }
    Ok(types)
}

fn sentence(key: &str, pattern: &Pattern<String>) -> TokenStream {
    let mut arguments = BTreeSet::new();
    in_pattern(pattern, &mut arguments);
    let name = format_ident!("{}", key.replace('-', "_"));
    let fields = arguments.iter().map(|argument| format_ident!("{argument}"));
    let fields: Vec<_> = fields.collect();
    let types: Vec<_> = (0..fields.len()).map(|n| format_ident!("T{n}")).collect();
    let arguments = arguments.iter();
    quote! {
        pub struct #name<#(#types),*> { #(pub #fields: #types),* }
        impl<'a, #(#types: Into<Arg<'a>>),*> Sentence<'a> for #name<#(#types),*> {
            const KEY: &'static str = #key;
            fn args(self) -> Args<'a> {
                vec![#((#arguments, self.#fields.into())),*]
            }
        }
    }
}

fn in_pattern(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<String>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<String>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, found);
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}
