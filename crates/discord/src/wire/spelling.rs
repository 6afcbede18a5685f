//! Encodes values as short text, with one line per case for both directions. Input may be forged,
//! so reading must not panic.

use crate::prelude::*;
use std::str::SplitN;

pub(super) trait Spelling: Sized {
    fn spell(&self) -> String;

    fn read(text: &str) -> Option<Self>;

    fn game(&self) -> Option<GameId> {
        None
    }
}

/// The prefix, the number of parts, and the constructor.
pub(super) type SpellingLine<T> =
    (&'static str, usize, fn(&mut SplitN<'_, &'static str>) -> Option<T>);

/// Uses the first matching line; the last part takes the rest of the text.
pub(super) fn read_by<T>(
    lines: &[SpellingLine<T>],
    between: &'static str,
    text: &str,
) -> Option<T> {
    lines.iter().find_map(|(before, parts, read)| {
        let rest = text.strip_prefix(before)?;
        let fits = *parts > 0 || rest.is_empty();
        fits.then(|| read(&mut rest.splitn(*parts, between))).flatten()
    })
}

/// Implements `Spelling` for types of a single word.
macro_rules! words {
    ($($type:ty: |$word:ident| $spell:expr, |$text:ident| $read:expr;)+) => {$(
        impl $crate::wire::spelling::Spelling for $type {
            fn spell(&self) -> String {
                let $word = self;
                $spell.to_string()
            }

            fn read($text: &str) -> Option<Self> {
                $read
            }
        }
    )+};
}

/// One part of a line: a literal word or a field name.
macro_rules! part {
    (spell $word:literal) => {
        $word.to_owned()
    };
    (spell $field:ident) => {
        $crate::wire::spelling::Spelling::spell($field)
    };
    (read $word:literal, $parts:ident) => {
        if $parts.next()? != $word {
            return None;
        }
    };
    (read $field:ident, $parts:ident) => {
        let $field = $crate::wire::spelling::Spelling::read($parts.next()?)?;
    };
    (game $word:literal) => {
        None
    };
    (game $field:ident) => {
        $crate::wire::spelling::Spelling::game($field)
    };
}

/// Implements `Spelling` for an enum: prefix, parts and value per line.
macro_rules! spellings {
    ($type:ident, $between:literal; $(
        $before:literal [$($part:tt)*] => $variant:ident $(($($tuple:tt)+))? $({$($field:tt)+})?,
    )+) => {
        impl $crate::wire::spelling::Spelling for $type {
            fn spell(&self) -> String {
                match self {
                    $($type::$variant $(($($tuple)+))? $({$($field)+})? => {
                        let parts: &[String] = &[$($crate::wire::spelling::part!(spell $part)),*];
                        $before.to_owned() + &parts.join($between)
                    })+
                }
            }

            fn read(text: &str) -> Option<$type> {
                let lines: &[$crate::wire::spelling::SpellingLine<$type>] = &[$((
                    $before,
                    <[&str]>::len(&[$(stringify!($part)),*]),
                    |_parts| {
                        $($crate::wire::spelling::part!(read $part, _parts);)*
                        Some($type::$variant $(($($tuple)+))? $({$($field)+})?)
                    },
                )),+];
                $crate::wire::spelling::read_by(lines, $between, text)
            }

            #[allow(unused_variables, reason = "the parts of most types name no game")]
            fn game(&self) -> Option<viceroy_model::messages::GameId> {
                match self {
                    $($type::$variant $(($($tuple)+))? $({$($field)+})? => {
                        None$(.or($crate::wire::spelling::part!(game $part)))*
                    })+
                }
            }
        }
    };
}

pub(super) use {part, spellings, words};

words! {
    i8: |number| number, |text| text.parse().ok();
    u8: |number| number, |text| text.parse().ok();
    u16: |number| number, |text| text.parse().ok();
    u32: |number| number, |text| text.parse().ok();
}
