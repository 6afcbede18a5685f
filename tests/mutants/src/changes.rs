//! Generates mutants: those of cargo-mutants, plus literals, conditions, iterator adapters and
//! statements.

use crate::edit::Edit;
use crate::values;
use proc_macro2::Span;
use std::collections::BTreeSet;
use std::ops::Range;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Block, Expr, Lit, Pat, RangeLimits, Signature, Stmt, Token, UnOp};

pub struct Mutant {
    /// `FILE:LINE:COLUMN: what in FUNCTION`.
    pub name: String,
    pub file: String,
    pub source: String,
    /// Narrowest first: a wider edit may compile where types or temporaries' lifetimes forbid the
    /// narrow one.
    pub edits: Vec<Edit>,
}

/// How many enclosing expressions are tried.
const WIDER: usize = 3;

/// Also returns the file's test-only modules.
pub fn of_file(file: &str, text: &str) -> syn::Result<(Vec<Mutant>, Vec<String>)> {
    let parsed = syn::parse_file(text)?;
    let mut finder = Finder {
        file,
        text,
        function: String::new(),
        around: vec![],
        whole: None,
        found: vec![],
        tests: vec![],
    };
    finder.visit_file(&parsed);
    let mut names = BTreeSet::new();
    finder.found.retain(|mutant| names.insert(mutant.name.clone()));
    Ok((finder.found, finder.tests))
}

struct Around {
    range: Range<usize>,
    /// The receiver, for a call.
    from: Option<Range<usize>>,
    /// Places such as fields must not be wrapped, which would move or copy them.
    is_value: bool,
    /// Set if the parent is a statement, arm or closure; says whether brackets are allowed.
    whole: Option<Brackets>,
}

#[derive(Clone, Copy, PartialEq)]
enum Brackets {
    Needed,
    Unwanted,
}

struct Finder<'a> {
    file: &'a str,
    text: &'a str,
    function: String,
    around: Vec<Around>,
    whole: Option<Brackets>,
    found: Vec<Mutant>,
    tests: Vec<String>,
}

fn bytes(span: Span) -> Range<usize> {
    span.byte_range()
}

impl Finder<'_> {
    fn add(&mut self, at: usize, what: String, edits: Vec<Edit>) {
        let before = &self.text[..at];
        let line = before.matches('\n').count() + 1;
        let column = at - before.rfind('\n').map_or(0, |end| end + 1) + 1;
        let source = self.text.lines().nth(line - 1).unwrap_or_default().trim();
        let inside =
            if self.function.is_empty() { String::new() } else { format!(" in {}", self.function) };
        self.found.push(Mutant {
            name: format!("{}:{line}:{column}: {what}{inside}", self.file),
            file: self.file.into(),
            source: source.into(),
            edits,
        });
    }

    fn replace(&mut self, part: Range<usize>, new: &str) {
        let old = self.text[part.clone()].to_string();
        let (short, what) = (one_line(&old), one_line(new));
        let what = if new.is_empty() {
            format!("delete {short}")
        } else {
            format!("replace {short} with {what}")
        };
        self.replace_as(part, new, what);
    }

    fn replace_as(&mut self, part: Range<usize>, new: &str, what: String) {
        let edits = self.ways().into_iter().map(|(range, brackets)| {
            let changed = format!(
                "{}{new}{}",
                &self.text[range.start..part.start],
                &self.text[part.end..range.end]
            );
            Edit::expression(range, &changed, brackets == Brackets::Unwanted)
        });
        let edits = edits.collect();
        self.add(part.start, what, edits);
    }

    /// The expression with its method chain, then the enclosing ones.
    fn ways(&self) -> Vec<(Range<usize>, Brackets)> {
        let mut upwards = self.around.iter().rev();
        let Some(here) = upwards.next() else {
            return vec![];
        };
        let (mut reached, mut best) = (here, here);
        for outer in upwards {
            if outer.from.as_ref() != Some(&reached.range) {
                break;
            }
            reached = outer;
            if outer.is_value {
                best = outer;
            }
        }
        let wholes = self.around.iter().rev().filter(|outer| outer.whole.is_some()).take(WIDER);
        let mut ways: Vec<(Range<usize>, Brackets)> = vec![];
        for way in [best].into_iter().chain(wholes) {
            let wider = ways.last().is_none_or(|(range, _)| {
                range.start >= way.range.start && range.end <= way.range.end && *range != way.range
            });
            if wider {
                ways.push((way.range.clone(), way.whole.unwrap_or(Brackets::Needed)));
            }
        }
        ways
    }

    fn expression(&mut self, expression: &Expr, brackets: Brackets) {
        self.whole = Some(brackets);
        self.visit_expr(expression);
        self.whole = None;
    }

    fn body(&mut self, attributes: &[Attribute], signature: &Signature, block: &Block) {
        if signature.constness.is_some() || is_test(attributes) {
            return;
        }
        let outer = std::mem::replace(&mut self.function, signature.ident.to_string());
        let around = std::mem::take(&mut self.around);
        let inside = bytes(block.span());
        let old = self.text[inside.start + 1..inside.end - 1].trim().to_string();
        for value in values::instead_of(&signature.output) {
            if old.is_empty()
                || old == value
                || ["new", "default"].contains(&self.function.as_str()) && value.contains("Default")
            {
                continue;
            }
            self.add(
                inside.start,
                format!("return {value}"),
                vec![Edit::body(inside.start + 1, &value)],
            );
        }
        self.visit_block(block);
        self.function = outer;
        self.around = around;
    }

    fn operator(&mut self, operator: &BinOp) {
        let others: &[&str] = match operator {
            BinOp::Eq(_) => &["!="],
            BinOp::Ne(_) => &["=="],
            BinOp::And(_) => &["||"],
            BinOp::Or(_) => &["&&"],
            BinOp::Lt(_) => &["==", ">", "<="],
            BinOp::Gt(_) => &["==", "<", ">="],
            BinOp::Le(_) => &[">", "<"],
            BinOp::Ge(_) => &["<", ">"],
            BinOp::Add(_) => &["-", "*"],
            BinOp::Sub(_) => &["+", "/"],
            BinOp::Mul(_) => &["+", "/"],
            BinOp::Div(_) => &["%", "*"],
            BinOp::Rem(_) => &["/", "+"],
            BinOp::BitAnd(_) => &["|", "^"],
            BinOp::BitOr(_) => &["&", "^"],
            BinOp::BitXor(_) => &["|", "&"],
            BinOp::Shl(_) => &[">>"],
            BinOp::Shr(_) => &["<<"],
            BinOp::AddAssign(_) => &["-=", "*="],
            BinOp::SubAssign(_) => &["+=", "/="],
            BinOp::MulAssign(_) => &["+=", "/="],
            BinOp::DivAssign(_) => &["%=", "*="],
            BinOp::BitAndAssign(_) => &["|="],
            BinOp::BitOrAssign(_) => &["&="],
            _ => &[],
        };
        for other in others {
            self.replace(bytes(operator.span()), other);
        }
    }

    fn call(&mut self, call: &syn::ExprMethodCall) {
        let (name, arguments) = (call.method.to_string(), call.args.len());
        let swapped = match (name.as_str(), arguments) {
            ("min", 1) => "max",
            ("max", 1) => "min",
            ("min_by_key", 1) => "max_by_key",
            ("max_by_key", 1) => "min_by_key",
            ("any", 1) => "all",
            ("all", 1) => "any",
            ("first", 0) => "last",
            ("is_some", 0) => "is_none",
            ("is_none", 0) => "is_some",
            ("is_some_and", 1) => "is_none_or",
            ("is_none_or", 1) => "is_some_and",
            _ => "",
        };
        if !swapped.is_empty() {
            self.replace(bytes(call.method.span()), swapped);
        }
        let steps = ["filter", "skip", "take", "skip_while", "take_while", "chain"];
        if name == "rev" || arguments == 1 && steps.contains(&name.as_str()) {
            let part = bytes(call.dot_token.span()).start..bytes(call.span()).end;
            self.replace(part, "");
        }
    }

    fn look_at(&mut self, expression: &Expr) {
        match expression {
            Expr::Binary(binary) if !has_let(expression) => self.operator(&binary.op),
            Expr::Unary(unary) if !matches!(unary.op, UnOp::Deref(_)) => {
                self.replace(bytes(unary.op.span()), "")
            }
            Expr::Lit(literal) => match &literal.lit {
                Lit::Bool(truth) => {
                    self.replace(bytes(literal.span()), if truth.value { "false" } else { "true" })
                }
                Lit::Int(number) => {
                    let Ok(value) = number.base10_parse::<u64>() else {
                        return;
                    };
                    let others = [value.checked_add(1), value.checked_sub(1)];
                    for other in others.into_iter().flatten() {
                        self.replace(bytes(literal.span()), &format!("{other}{}", number.suffix()));
                    }
                }
                _ => {}
            },
            Expr::MethodCall(call) => self.call(call),
            Expr::Range(range) => {
                if let (RangeLimits::Closed(dots), Some(_)) = (&range.limits, &range.end) {
                    self.replace(bytes(dots.span()), "..");
                }
            }
            Expr::Struct(whole) if whole.rest.is_some() => {
                for field in whole.fields.pairs() {
                    let Some(comma) = field.punct() else { continue };
                    let part = bytes(field.value().span()).start..bytes(comma.span()).end;
                    self.replace(part, "");
                }
            }
            _ => {}
        }
    }

    fn condition(&mut self, condition: &Expr) {
        if has_let(condition) || matches!(condition, Expr::Lit(_)) {
            return;
        }
        let range = bytes(condition.span());
        self.around.push(Around { range: range.clone(), from: None, is_value: true, whole: None });
        for truth in ["true", "false"] {
            let what =
                format!("replace condition {} with {truth}", one_line(&self.text[range.clone()]));
            self.replace_as(range.clone(), truth, what);
        }
        self.around.pop();
    }

    fn arms(&mut self, arms: &[syn::Arm]) {
        let has_wildcard =
            arms.iter().any(|arm| matches!(arm.pat, Pat::Wild(_)) && arm.guard.is_none());
        for arm in arms {
            let pattern = bytes(arm.pat.span());
            let guard = arm.guard.as_ref().map(|(_, guard)| bytes(guard.span()));
            if has_wildcard && !(matches!(arm.pat, Pat::Wild(_)) && arm.guard.is_none()) {
                let edit = guard.clone().map_or_else(|| Edit::arm(pattern.end), Edit::guarded_arm);
                let what = format!("delete arm {}", one_line(&self.text[pattern.clone()]));
                self.add(pattern.start, what, vec![edit]);
            }
            if let Some((_, guard)) = &arm.guard {
                self.condition(guard);
            }
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_expr(&mut self, expression: &'ast Expr) {
        let whole = self.whole.take();
        let from = match expression {
            Expr::MethodCall(call) => Some(&*call.receiver),
            Expr::Try(asked) => Some(&*asked.expr),
            Expr::Await(awaited) => Some(&*awaited.base),
            Expr::Field(field) => Some(&*field.base),
            Expr::Index(index) => Some(&*index.expr),
            Expr::Reference(reference) => Some(&*reference.expr),
            Expr::Unary(unary) => Some(&*unary.expr),
            Expr::Paren(inner) => Some(&*inner.expr),
            Expr::Cast(cast) => Some(&*cast.expr),
            _ => None,
        };
        let is_place = match expression {
            Expr::Field(_) | Expr::Index(_) | Expr::Paren(_) | Expr::Let(_) => true,
            Expr::Unary(unary) => matches!(unary.op, UnOp::Deref(_)),
            _ => false,
        };
        self.around.push(Around {
            range: bytes(expression.span()),
            from: from.map(|from| bytes(from.span())),
            is_value: !is_place,
            whole,
        });
        self.look_at(expression);
        match expression {
            Expr::If(choice) => self.condition(&choice.cond),
            Expr::Match(choice) => self.arms(&choice.arms),
            _ => {}
        }
        visit::visit_expr(self, expression);
        self.around.pop();
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        match statement {
            Stmt::Expr(expression, Some(_)) => {
                if !matches!(expression, Expr::Macro(_) | Expr::Loop(_) | Expr::While(_)) {
                    let range = bytes(statement.span());
                    let what = format!("delete {}", one_line(&self.text[range.clone()]));
                    self.add(range.start, what, vec![Edit::statement(range)]);
                }
                self.expression(expression, Brackets::Needed);
            }
            Stmt::Expr(expression, None) => self.expression(expression, Brackets::Unwanted),
            _ => visit::visit_stmt(self, statement),
        }
    }

    fn visit_local_init(&mut self, init: &'ast syn::LocalInit) {
        self.expression(&init.expr, Brackets::Needed);
        if let Some((_, otherwise)) = &init.diverge {
            self.visit_expr(otherwise);
        }
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard {
            self.visit_expr(guard);
        }
        self.expression(&arm.body, Brackets::Unwanted);
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        match closure.output {
            syn::ReturnType::Default => self.expression(&closure.body, Brackets::Needed),
            // With an explicit return type the body must stay a block.
            syn::ReturnType::Type(..) => self.visit_expr(&closure.body),
        }
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        let Some(name) = called.path.segments.last().map(|last| last.ident.to_string()) else {
            return;
        };
        let inside = match name.as_str() {
            "vec" | "smallvec" => called
                .parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated)
                .map(|all| all.into_iter().collect()),
            "matches" => called.parse_body_with(|input: syn::parse::ParseStream| {
                let mut inside: Vec<Expr> = vec![input.parse()?];
                input.parse::<Token![,]>()?;
                Pat::parse_multi_with_leading_vert(input)?;
                if input.parse::<Option<Token![if]>>()?.is_some() {
                    inside.push(input.parse()?);
                }
                input.parse::<Option<Token![,]>>()?;
                Ok(inside)
            }),
            _ => return,
        };
        for expression in inside.unwrap_or_default() {
            // The visitor borrows the tree for `'ast`, so the reparsed tree is leaked.
            Finder::visit_expr(self, Box::leak(Box::new(expression)));
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.body(&function.attrs, &function.sig, &function.block);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.body(&function.attrs, &function.sig, &function.block);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        if let Some(block) = &function.default {
            self.body(&function.attrs, &function.sig, block);
        }
    }

    fn visit_item_impl(&mut self, block: &'ast syn::ItemImpl) {
        let written_for_people = ["Debug", "Display", "Error", "Serialize", "Deserialize"];
        let of = block.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
        if !is_test(&block.attrs)
            && !of.is_some_and(|last| written_for_people.iter().any(|name| last.ident == name))
        {
            visit::visit_item_impl(self, block);
        }
    }

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        } else if module.content.is_none() {
            self.tests.push(module.ident.to_string());
        }
    }

    // Compile-time code cannot read the switch.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
    fn visit_variant(&mut self, _: &'ast syn::Variant) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}
    fn visit_attribute(&mut self, _: &'ast Attribute) {}
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let tokens = match &attribute.meta {
            syn::Meta::List(list) => list.tokens.to_string(),
            _ => String::new(),
        };
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg")
                && tokens.split([' ', ',', '(', ')']).any(|word| word == "test")
    })
}

/// A `let` condition cannot be wrapped.
fn has_let(expression: &Expr) -> bool {
    match expression {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

fn one_line(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() <= 60 {
        text
    } else {
        text.chars().take(57).collect::<String>() + "..."
    }
}
