//! A pyramid's totals: circle values, tokens, and the line that shows them.

use super::head::Piece;
use crate::scene::{Mark, Verdict};
use viceroy_rules::cards::{Colour, Gems, Image};
use viceroy_rules::{JudgementSet, Pyramid, Ruleset, Token, query};

/// Includes images of tokens (R-ARI-04). Kinds are counted, points and bonuses summed.
fn summary(ruleset: &Ruleset, pyramid: &Pyramid) -> Vec<(Token, u16)> {
    let count = |token: Token| u16::from(pyramid.count(|t| t == token));
    let with_images = |token: Token, image: Image| (token, kind(ruleset, pyramid, token, image));
    let mut all = vec![
        with_images(Token::Science, Image::Science),
        with_images(Token::Magic, Image::Magic),
        with_images(Token::Defence, Image::Defence),
    ];
    let (points, magic) = (points(pyramid), bonus_magic(pyramid));
    let any = pyramid.tokens.iter().map(|t| match t.token {
        Token::BonusAnyCircle(n) => u16::from(n),
        _ => 0,
    });
    let any: u16 = any.sum();
    let shown = |n: u16| n.min(255) as u8;
    all.push((Token::BonusMagic(shown(magic)), magic));
    all.push((Token::Points(shown(points)), points));
    for colour in Colour::ALL {
        all.push((Token::Infinite(colour), count(Token::Infinite(colour))));
    }
    let bonus = query::circle_bonus(pyramid);
    for colour in Colour::ALL {
        let value = u16::try_from(bonus[colour]).unwrap_or(0);
        let value = value.saturating_sub(any);
        let token = Token::BonusCircle { colour, value: shown(value) };
        all.push((token, value));
    }
    all.push((Token::BonusAnyCircle(shown(any)), any));
    all.retain(|(_, n)| *n > 0);
    all
}

pub(super) fn summed(ruleset: &Ruleset, pyramid: &Pyramid) -> Vec<Piece> {
    let mut all = summed_but(ruleset, pyramid, |_| false);
    all.extend(held(ruleset, pyramid));
    all
}

/// Face down as a number, or face up.
fn held(ruleset: &Ruleset, pyramid: &Pyramid) -> Vec<Piece> {
    let held = pyramid.judgements;
    let mut all = vec![];
    if held.shown.is_empty() && held.count > 0 {
        let count = u16::from(held.count);
        all.push(Piece::counted(Mark::Judgement, count));
    }
    all.extend(judgements(ruleset, held.shown));
    all
}

pub(super) fn judgements(ruleset: &Ruleset, tokens: JudgementSet) -> Vec<Piece> {
    let mut faces: Vec<(Verdict, u16)> = vec![];
    for token in tokens.iter() {
        let face = Verdict::from(ruleset.judgement(token));
        match faces.iter_mut().find(|(other, _)| *other == face) {
            Some((_, count)) => *count += 1,
            None => faces.push((face, 1)),
        }
    }
    let piece = |(face, count)| match count {
        1 => Piece::alone(Mark::Verdict(face)),
        _ => Piece::counted(Mark::Verdict(face), count),
    };
    faces.into_iter().map(piece).collect()
}

pub(super) fn worth(ruleset: &Ruleset, pyramid: &Pyramid) -> u16 {
    let circles = query::single_colour_circles(ruleset, pyramid);
    circles.map(|(_, _, value)| value).sum()
}

pub(super) fn points(pyramid: &Pyramid) -> u16 {
    let each = pyramid.tokens.iter().map(|t| match t.token {
        Token::Points(n) => u16::from(n),
        _ => 0,
    });
    each.sum()
}

pub(super) fn bonus_magic(pyramid: &Pyramid) -> u16 {
    let each = pyramid.tokens.iter().map(|t| match t.token {
        Token::BonusMagic(n) => u16::from(n),
        _ => 0,
    });
    each.sum()
}

/// Includes images (R-ARI-04).
pub(super) fn kind(ruleset: &Ruleset, pyramid: &Pyramid, token: Token, image: Image) -> u16 {
    let images = query::images(ruleset, pyramid, image);
    u16::from(pyramid.count(|t| t == token)) + u16::from(images)
}

pub(super) fn sets(ruleset: &Ruleset, pyramid: &Pyramid) -> u16 {
    let of = |token, image| kind(ruleset, pyramid, token, image);
    of(Token::Science, Image::Science)
        .min(of(Token::Magic, Image::Magic))
        .min(of(Token::Defence, Image::Defence))
}

/// What the table's comparison leaves out: infinite gems, circle bonuses, tucked cards, gems on a
/// law, judgements.
pub(super) fn beside_compared(ruleset: &Ruleset, pyramid: &Pyramid) -> Vec<Piece> {
    let mut all = tokens(ruleset, pyramid, |token| {
        matches!(
            token,
            Token::Science
                | Token::Magic
                | Token::Defence
                | Token::Points(_)
                | Token::BonusMagic(_)
        )
    });
    all.extend(laid_aside(pyramid));
    all.extend(held(ruleset, pyramid));
    all
}

pub(super) fn summed_but(
    ruleset: &Ruleset,
    pyramid: &Pyramid,
    but: impl Fn(Token) -> bool,
) -> Vec<Piece> {
    let circles = worth(ruleset, pyramid);
    let circles = (circles > 0).then(|| Piece::counted(Mark::Circle, circles));
    let mut all: Vec<Piece> = circles.into_iter().collect();
    all.extend(tokens(ruleset, pyramid, but));
    let attack = query::images(ruleset, pyramid, Image::Attack);
    if attack > 0 {
        all.push(Piece::counted(Mark::Attack, u16::from(attack)));
    }
    all.extend(laid_aside(pyramid));
    all
}

fn tokens(ruleset: &Ruleset, pyramid: &Pyramid, but: impl Fn(Token) -> bool) -> Vec<Piece> {
    let tokens = summary(ruleset, pyramid).into_iter();
    let tokens = tokens.filter(|(token, _)| !but(*token));
    let pieces = tokens.map(|(token, count)| match token {
        Token::Science | Token::Magic | Token::Defence | Token::Infinite(_) => {
            Piece::counted(Mark::Token(token), count)
        }
        Token::Points(_) => Piece::counted(Mark::Points, count),
        Token::BonusMagic(_) => Piece::added(Mark::BonusMagic, count),
        Token::BonusCircle { colour, .. } => Piece::added(Mark::CircleOf(colour), count),
        Token::BonusAnyCircle(_) => Piece::added(Mark::Circle, count),
    });
    pieces.collect()
}

fn laid_aside(pyramid: &Pyramid) -> Vec<Piece> {
    let mut all = vec![];
    if !pyramid.tucked.is_empty() {
        all.push(Piece::counted(Mark::Tucked, pyramid.tucked.len() as u16));
    }
    let parked = pyramid.parked.iter();
    let parked = parked.fold(Gems::NONE, |sum, (_, gems)| sum.plus(gems));
    if !parked.is_empty() {
        all.push(Piece::alone(Mark::Pouch));
        let gems = parked.iter().filter(|(_, n)| **n > 0);
        all.extend(gems.map(|(c, n)| Piece::counted(Mark::Gem(c), u16::from(*n))));
    }
    all
}
