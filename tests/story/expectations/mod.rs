//! Expectations: each compares a sentence with the game and reports both on mismatch.

/// Public facts in words, by their pattern and what else holds of them.
macro_rules! told {
    ($args:ident: $($form:literal: $fits:pat => $holds:expr,)+) => {
        &[$(($form, |$args, fact| {
            let _ = $args;
            matches!(fact, $fits if $holds)
        })),+]
    };
}

mod combat;
mod ending;
pub mod facts;
mod possessions;
mod public;
mod pyramid;
mod questions;
mod rivals;
mod table;
mod underworld;
mod worlds;

use std::fmt::Debug;

use super::world::Opened;
use crate::story::prelude::*;

pub type Expect = fn(&World, &Args) -> Result<(), String>;

pub fn forms() -> impl Iterator<Item = &'static Form<Expect>> {
    let parts = [
        questions::FORMS,
        possessions::FORMS,
        pyramid::FORMS,
        table::FORMS,
        rivals::FORMS,
        ending::FORMS,
        public::FORMS,
        combat::FORMS,
        underworld::FORMS,
    ];
    parts.into_iter().flatten()
}

pub use worlds::FORMS as WORLDS;

pub fn told() -> impl Iterator<Item = &'static Form<facts::Meaning>> {
    let all = facts::FACTS.iter().chain(rivals::FACTS);
    all.chain(combat::FACTS).chain(underworld::FACTS)
}

pub const UNPLAYABLE: &str = "the table is refused : <rest>";

pub fn refused(opened: &Opened, words: &str) -> Result<(), String> {
    match opened {
        Ok(_) => Err("expected the table to be refused, but it can be played".to_owned()),
        Err(why) => equal("the reason", words.to_owned(), why.to_string()),
    }
}

/// Rejects an empty list, which would check nothing.
pub fn players(args: &Args) -> Result<Vec<Seat>, String> {
    let seats = args.seats(0);
    if seats.is_empty() {
        return Err("expected a player; about nobody this says nothing".to_owned());
    }
    Ok(seats)
}

fn equal<T: PartialEq + Debug>(what: &str, expected: T, there: T) -> Result<(), String> {
    said(expected == there, || format!("{expected:?}"), || format!("{there:?}"))
        .map_err(|differs| format!("{what}: {differs}"))
}

fn words(what: &str, expected: &str, there: &str) -> Result<(), String> {
    said(expected == there, || expected.to_owned(), || there.to_owned())
        .map_err(|differs| format!("{what}: {differs}"))
}

fn said(
    holds: bool,
    expected: impl FnOnce() -> String,
    there: impl FnOnce() -> String,
) -> Result<(), String> {
    if holds {
        return Ok(());
    }
    Err(format!("expected {}, there is {}", expected(), there()))
}

fn phrases(args: &Args, nth: usize) -> Result<Vec<Phrase>, String> {
    Phrase::read_all(&args.get::<String>(nth))
}
