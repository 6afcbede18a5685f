//! Parses gems such as "2 blue 1 red", "2b r", "blue: 2, red: 1" or "bbr". Ambiguous text is
//! rejected, never guessed.

mod mistake;
mod tokens;

use serenity::all::{ActionRowComponent, ModalInteraction};

pub use mistake::Mistake;
use tokens::{Token, items};
use viceroy_i18n::typed::GemWords;
use viceroy_rules::cards::{Colour, Gems};
use viceroy_rules::{Answer, Currency, HowMany, Offer, Question, Shape};

/// `None` if the question takes no gems.
pub fn answer(
    words: &GemWords,
    question: &Question,
    text: &str,
) -> Option<Result<(Gems, Answer), Mistake>> {
    let read = match &question.shape {
        Shape::Gems { limits, total } => {
            let gems = read(words, text, limits, *total);
            gems.map(|gems| (gems, Answer::Gems(gems)))
        }
        Shape::Show { limits, .. } => {
            let all = u8::try_from(limits.gems.total()).unwrap_or(u8::MAX);
            let total = HowMany { least: 1, most: all.max(1) };
            let gems = read(words, text, &limits.gems, total);
            gems.map(|gems| {
                let shown = Offer::Show(Currency::of_gems(gems));
                (gems, Answer::one(shown))
            })
        }
        Shape::Pick { .. } | Shape::Place { .. } | Shape::Paint { .. } | Shape::Battle { .. } => {
            return None;
        }
    };
    Some(read)
}

/// # Errors
/// The mistake in the text.
pub fn read(words: &GemWords, text: &str, limits: &Gems, total: HowMany) -> Result<Gems, Mistake> {
    let mut counts = Counts::default();
    for item in items(words, text)? {
        for (sum, more) in counts.iter_mut().zip(counted(&item)?) {
            // Counts have few digits.
            *sum = sum.saturating_add(more);
        }
    }
    check(counts, limits, total)
}

type Counts = [u32; 4];

/// Where colours stand, seen from their numbers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    /// "2 blue"
    Behind,
    /// "blue 2"
    Before,
}

/// All numbers precede their colours, or all follow them. If both fit, adjacent tokens belong
/// together.
fn counted(item: &[Token]) -> Result<Counts, Mistake> {
    match (counts(item, Side::Behind), counts(item, Side::Before)) {
        (Ok(one), Ok(other)) if one == other => Ok(one),
        (Ok(behind), Ok(before)) => match bound(item) {
            Some(Side::Behind) => Ok(behind),
            Some(Side::Before) => Ok(before),
            None => Err(Mistake::Between(first_number(item))),
        },
        (Ok(counts), Err(_)) | (Err(_), Ok(counts)) => Ok(counts),
        (Err(behind), Err(before)) => Err(match item.first() {
            Some(Token::Colours { .. }) => before,
            Some(Token::Number { .. }) | None => behind,
        }),
    }
}

fn counts(item: &[Token], side: Side) -> Result<Counts, Mistake> {
    let mut counts = Counts::default();
    let mut waiting: Option<u32> = None;
    let mut add = |colours: &[Colour], number: Option<u32>| match (colours, number) {
        // "2bbr" is ambiguous.
        ([_, _, ..], Some(number)) => Err(Mistake::Between(number)),
        (colours, number) => {
            for colour in colours {
                counts[colour.index()] += number.unwrap_or(1);
            }
            Ok(())
        }
    };
    let mut forth = item.iter();
    let mut back = item.iter().rev();
    let next: &mut dyn Iterator<Item = &Token> = match side {
        Side::Behind => &mut forth,
        // Reversed, "blue 2" reads as "2 blue".
        Side::Before => &mut back,
    };
    for token in next {
        match token {
            Token::Number { number, .. } => {
                if let Some(dangling) = waiting.replace(*number) {
                    return Err(Mistake::Dangling(dangling));
                }
            }
            Token::Colours { colours, .. } => add(colours, waiting.take())?,
        }
    }
    match waiting {
        Some(dangling) => Err(Mistake::Dangling(dangling)),
        None => Ok(counts),
    }
}

/// The side on which numbers touch colours, if it is always the same.
fn bound(item: &[Token]) -> Option<Side> {
    let mut sides = item.iter().enumerate().filter_map(|(place, token)| {
        let Token::Number { is_bound, .. } = token else {
            return None;
        };
        let behind = item.get(place + 1).is_some_and(Token::is_bound);
        match (*is_bound, behind) {
            (true, false) => Some(Side::Before),
            (false, true) => Some(Side::Behind),
            (true, true) | (false, false) => None,
        }
    });
    let first = sides.next()?;
    sides.all(|side| side == first).then_some(first)
}

fn first_number(item: &[Token]) -> u32 {
    let mut numbers = item.iter().filter_map(Token::number);
    numbers.next().unwrap_or_default()
}

fn check(counts: Counts, limits: &Gems, total: HowMany) -> Result<Gems, Mistake> {
    let have: u32 = counts.iter().sum();
    if !total.allows(usize::try_from(have).unwrap_or(usize::MAX)) {
        return Err(Mistake::Total { have, wanted: total });
    }
    let mut gems = Gems::NONE;
    for colour in Colour::ALL {
        let limit = limits[colour];
        match u8::try_from(counts[colour.index()]) {
            Ok(count) if count <= limit => gems[colour] = count,
            Ok(_) | Err(_) => return Err(Mistake::Limit { colour, limit }),
        }
    }
    Ok(gems)
}

/// Of the modal's only field.
pub fn typed(form: &ModalInteraction) -> String {
    let fields = form.data.components.iter().flat_map(|row| &row.components);
    let text = |field: &ActionRowComponent| {
        if let ActionRowComponent::InputText(text) = field { text.value.clone() } else { None }
    };
    fields.filter_map(text).next().unwrap_or_default()
}

#[cfg(test)]
mod tests;
