//! Marks of the Underworld module, each in a box of 100 by 100.

use super::svg::{centred, fine};
use crate::prelude::*;
use crate::scene::Verdict;
use viceroy_rules::cards::TokenKind;

/// Outline of all judgement tokens.
const TABLET: &str = "M24 4H76L96 24V76L76 96H24L4 76V24Z";

fn tablet(inside: &str) -> String {
    format!(
        r#"<path d="{TABLET}" fill="{SLATE}" stroke="{LEAD}" stroke-width="5" stroke-linejoin="round"/><path d="M27 12H73L88 27V73L73 88H27L12 73V27Z" fill="none" stroke="{CHALK}" stroke-width="2.5" opacity=".6"/>{inside}"#
    )
}

pub(super) fn judgement() -> String {
    tablet(&format!(
        r#"<g fill="none" stroke="{CHALK}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M50 22V74M34 76H66M22 34H78"/><path d="M22 34 12 56M22 34 32 56M78 34 68 56M78 34 88 56" stroke-width="4"/></g><path d="M9 56H35A13 13 0 0 1 9 56ZM65 56H91A13 13 0 0 1 65 56Z" fill="{CHALK}"/><circle cx="50" cy="22" r="7" fill="{GOLD}"/>"#
    ))
}

/// Judgement tokens that are discarded: struck out.
pub(super) fn discarded_judgement() -> String {
    judgement()
        + &format!(
            r#"<path d="M14 88 86 12" stroke="{LEAD}" stroke-width="15" stroke-linecap="round"/><path d="M14 88 86 12" stroke="{GOLD}" stroke-width="8" stroke-linecap="round"/>"#
        )
}

/// `mark` draws the small marks on it.
pub(super) fn verdict(verdict: Verdict, mark: fn(Mark) -> String) -> String {
    let says = |n: u8, y: f32, size: f32| fine(&centred(&format!("−{n}"), 50.0, y, size, CHALK));
    let small = |m: Mark, x: f32, y: f32, scale: f32| {
        let drawn = mark(m);
        format!(r#"<g transform="translate({x} {y}) scale({scale})">{drawn}</g>"#)
    };
    let per = |n: u8, m: Mark| tablet(&(says(n, 33.0, 40.0) + &small(m, 31.0, 52.0, 0.38)));
    match verdict {
        Verdict::None => tablet(&format!(
            r#"<path d="M28 52 44 68 74 32" fill="none" stroke="{CHALK}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>"#
        )),
        Verdict::Points(n) => tablet(&says(n, 50.0, 56.0)),
        Verdict::PerCircle(n) => per(n, Mark::Circle),
        Verdict::Per(kind, n) => per(n, of_kind(kind)),
        Verdict::Discard(kinds) => {
            let shown: Vec<TokenKind> = kinds.kinds().collect();
            let scale = match shown.len() {
                0 | 1 => 0.5,
                _ => 0.38,
            };
            let places: &[(f32, f32)] = match shown.len() {
                0 | 1 => &[(25.0, 25.0)],
                2 => &[(11.0, 31.0), (51.0, 31.0)],
                _ => &[(11.0, 14.0), (51.0, 14.0), (31.0, 50.0)],
            };
            let each = shown.iter().zip(places);
            let each: String =
                each.map(|(kind, (x, y))| small(of_kind(*kind), *x, *y, scale)).collect();
            tablet(&format!(
                r#"{each}<path d="M20 80 80 20" stroke="{LEAD}" stroke-width="13" stroke-linecap="round"/><path d="M20 80 80 20" stroke="{WAX}" stroke-width="8" stroke-linecap="round"/>"#
            ))
        }
    }
}

fn of_kind(kind: TokenKind) -> Mark {
    match kind {
        TokenKind::Science => Mark::Token(Token::Science),
        TokenKind::Magic => Mark::Token(Token::Magic),
        TokenKind::Defence => Mark::Token(Token::Defence),
        TokenKind::Points => Mark::Points,
        TokenKind::BonusMagic => Mark::BonusMagic,
        TokenKind::BonusCircle => Mark::Circle,
        TokenKind::Infinite => Mark::AnyInfinite,
    }
}

pub(super) fn bribe() -> String {
    let coin = |x: u8, y: u8| {
        format!(
            r#"<ellipse cx="{x}" cy="{y}" rx="20" ry="14" fill="{GOLD}" stroke="{LEAD}" stroke-width="4.5"/><ellipse cx="{x}" cy="{}" rx="10" ry="6" fill="none" stroke="{LEATHER}" stroke-width="3"/>"#,
            y - 1
        )
    };
    coin(38, 44)
        + &coin(64, 40)
        + &coin(50, 24)
        + &format!(
            r#"<path d="M2 62H16L30 54C38 52 44 58 52 60H68C78 60 78 72 68 72H54 70L88 60C96 56 100 64 94 70L74 90C70 94 66 95 60 95H30L16 90H2Z" fill="{PARCHMENT}" stroke="{LEAD}" stroke-width="5" stroke-linejoin="round"/>"#
        )
}

pub(super) fn criminal() -> String {
    format!(
        r#"<rect x="16" y="6" width="68" height="88" rx="9" fill="{VAULT}" stroke="{LEAD}" stroke-width="5"/><path d="M18 8H38A20 20 0 0 1 18 28Z" fill="{}"/><path d="M82 8H62A20 20 0 0 0 82 28Z" fill="{}"/><path d="M20 44C32 36 42 42 50 46 58 42 68 36 80 44 82 60 76 70 66 70 58 70 54 64 50 60 46 64 42 70 34 70 24 70 18 60 20 44Z" fill="{LEAD}"/><path d="M28 53C33 48 40 49 44 55 39 61 31 60 28 53ZM72 53C67 48 60 49 56 55 61 61 69 60 72 53Z" fill="{VAULT}"/>"#,
        shades(viceroy_rules::cards::Colour::Blue).base,
        shades(viceroy_rules::cards::Colour::Red).base,
    )
}

pub(super) fn relocate() -> String {
    format!(
        r#"<rect x="5" y="36" width="42" height="56" rx="7" fill="none" stroke="{LEAD}" stroke-width="5" stroke-dasharray="9 7"/><rect x="53" y="8" width="42" height="56" rx="7" fill="{PARCHMENT}" stroke="{LEAD}" stroke-width="5"/><path d="M55 10H66A12 12 0 0 1 55 22ZM93 10H82A12 12 0 0 0 93 22Z" fill="{GOLD}"/><path d="M24 64C28 38 40 34 60 36" fill="none" stroke="{LEAD}" stroke-width="15" stroke-linecap="round"/><path d="M52 16 84 38 54 58Z" fill="{GOLD}" stroke="{LEAD}" stroke-width="5" stroke-linejoin="round"/><path d="M24 64C28 38 40 34 60 36" fill="none" stroke="{GOLD}" stroke-width="8" stroke-linecap="round"/>"#
    )
}
