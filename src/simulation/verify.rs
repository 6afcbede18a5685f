//! Verifies the luck of a finished game from its record alone: recomputes every draw from the
//! secret and the presses, and checks that the log follows from them. `docs/checking-the-luck.md`
//! explains how to do this with other tools.

mod auctions;
mod decks;
mod draws;
mod judgements;
mod log;
mod order;
mod parsed;
mod piles;

use std::fmt;

pub use self::log::Compared;
use self::log::as_dealt;
use self::parsed::{LuckShows, RecordShows, ToldDraw};
use viceroy_model::messages::PressId;
use viceroy_model::record::FORMAT;
use viceroy_model::timing::Day;
use viceroy_service::{FairLuck, press_hashes, secret_hash};
use viceroy_store::Secret;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    pub game: String,
    /// Fixed before anybody joined, and shown behind "Fair shuffles" since.
    pub secret_hash: String,
    /// The presses mixed into every draw, in order, each with the hash of the presses so far, which
    /// was shown to the user who pressed.
    pub presses: Vec<(PressId, String)>,
    /// The date, if it is a deal of the day.
    pub deal: Option<String>,
    /// Shuffles and random picks.
    pub draws: usize,
    /// Of these, how many were made in steps that were taken back.
    pub undone: usize,
    pub log: Compared,
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Verified { game, secret_hash, presses, deal, draws, undone, log } = self;
        let entries = log.entries;
        let mixed_in = match presses.len() {
            1 => "1 press".to_owned(),
            presses => format!("{presses} presses"),
        };
        let taken_back = match undone {
            0 => String::new(),
            undone => format!(" ({undone} of them in steps that were taken back)"),
        };
        writeln!(
            f,
            "{game}: the secret fits its hash, {draws} shuffles and draws{taken_back} come out of the secret and {mixed_in} as recorded and are \
             made among what was there, and the {entries} entries of the log show what was drawn.\nThe hash, to be compared with the \
             one that \"Fair shuffles\" showed before the start: {secret_hash}"
        )?;
        if log.order_of_pairs_is_claimed {
            writeln!(
                f,
                "In which order each hand gave its two characters back is told by the record alone, as of all games agreed before \
                 version 0.2.0: look whether your own pair stands there as you named it."
            )?;
        }
        if let Some(date) = deal {
            return write!(
                f,
                "It is the deal of {date}: no press is mixed in, so that everybody has the same cards, and whoever runs the bot could \
                 have settled them."
            );
        }
        write!(
            f,
            "The hash of the presses after each of them, to be compared with the one that whoever pressed was told:"
        )?;
        for (nth, (press, hash)) in (1..).zip(presses) {
            write!(f, "\n{nth}. {hash} (press {})", press.0)?;
        }
        Ok(())
    }
}

#[derive(Debug, thiserror::Error)]
pub enum Unverified {
    #[error(
        "this is no record of a game ({0}). \"Fair shuffles\" on the last posts of a game has one, and `viceroy export GAME` \
         writes it"
    )]
    NoRecord(#[from] serde_json::Error),
    #[error("this record has format {0}; this version of the program reads format {FORMAT}")]
    OtherFormat(u32),
    /// Its secret is not disclosed.
    #[error(
        "{game} was closed before its end (\"{why}\"). The secret is told of games that were played to their end, so there is \
         nothing to verify"
    )]
    Closed { game: String, why: String },
    /// It has no secret, so nothing can be verified.
    #[error(
        "the record of {0} holds no secret: a bot has not dealt it (`viceroy simulate` writes such records), or it was written \
         before records told one. Nothing is wrong with it, and there is nothing to verify"
    )]
    NoSecret(String),
    /// It has a secret but no draws.
    #[error(
        "the record of {0} does not list what was drawn: the program that wrote it plays by other rules than those of the game. \
         Export it with the version that played it"
    )]
    NoDraws(String),
    /// The secret or a press is malformed.
    #[error("{what} of {game} cannot be read: {text:?}")]
    Unreadable { game: String, what: &'static str, text: String },
    /// The secret does not match its hash.
    #[error(
        "{game}: the secret does not fit its hash. SHA-256 of the secret is {computed}, the record says {told}"
    )]
    Hash { game: String, computed: String, told: String },
    /// The presses are not those of the game.
    #[error(
        "{0}: most draws do not come out as recorded, so the presses are not those of this game, or in another order, or the secret \
         and its hash were both replaced. Compare the hash with the one that \"Fair shuffles\" showed before \
         the start"
    )]
    MostDiffer(String),
    /// Nothing is mixed in, although it is no deal of the day.
    #[error(
        "{0}: no press is mixed in, so the secret alone settled the shuffles. That is so in deals of the day alone, and this is none"
    )]
    NoPresses(String),
    /// A deal of the day that is none.
    #[error("{game} is said to be the deal of {date:?}, but {what}")]
    NoDeal { game: String, date: String, what: &'static str },
    #[error("{game}: {place}: {what}")]
    Draw { game: String, place: String, what: String },
    /// The log does not follow from the draws.
    #[error("{game}: every draw is right, but {what}")]
    NotAsDrawn { game: String, what: String },
}

/// `record` is the text of the file.
///
/// # Errors
/// What is wrong, or why it cannot be verified.
pub fn verify(record: &str) -> Result<Verified, Unverified> {
    let record = parsed::read(record)?;
    if record.format != FORMAT {
        return Err(Unverified::OtherFormat(record.format));
    }
    let game = record.game.clone();
    if let Some(why) = &record.closed {
        let why = why.clone();
        return Err(Unverified::Closed { game, why });
    }
    let Some(told) = &record.luck else {
        return Err(Unverified::NoSecret(game));
    };
    let Some(draws) = &told.draws else {
        return Err(Unverified::NoDraws(game));
    };
    let (luck, presses) = promised(&game, told)?;
    deals_alone_have_no_presses(&game, &record, told)?;
    as_drawn(&game, &luck, draws)?;
    let log = told_as_undone(&record, draws).and_then(|()| as_dealt(&record, draws));
    let log = log.map_err(|what| Unverified::NotAsDrawn { game: game.clone(), what })?;
    let hashes = press_hashes(&told.secret_hash, &presses);
    Ok(Verified {
        game,
        secret_hash: told.secret_hash.clone(),
        presses: presses.into_iter().zip(hashes).collect(),
        deal: told.deal.clone(),
        draws: draws.len(),
        undone: draws.iter().filter(|draw| draw.is_undone()).count(),
        log,
    })
}

/// The luck of the record's secret and presses, once the secret matches its hash.
fn promised(game: &str, told: &LuckShows) -> Result<(FairLuck, Vec<PressId>), Unverified> {
    let unreadable = |what, text: &str| Unverified::Unreadable {
        game: game.to_owned(),
        what,
        text: text.to_owned(),
    };
    let mut secret = Secret([0; 32]);
    let read = hex::decode_to_slice(&told.secret, &mut secret.0);
    // Requires canonical spelling, because other tools hash the text; the same holds for presses.
    if read.is_err() || hex::encode(secret.0) != told.secret {
        return Err(unreadable("the secret", &told.secret));
    }
    let computed = secret_hash(&secret);
    if computed != told.secret_hash {
        return Err(Unverified::Hash {
            game: game.to_owned(),
            computed,
            told: told.secret_hash.clone(),
        });
    }
    let press = |text: &String| {
        let number = text.parse().map(PressId).ok();
        let number = number.filter(|number| number.0.to_string() == *text);
        number.ok_or_else(|| unreadable("a press", text))
    };
    let presses: Vec<PressId> = told.presses.iter().map(press).collect::<Result<_, _>>()?;
    Ok((FairLuck::of_game(secret, &presses), presses))
}

fn deals_alone_have_no_presses(
    game: &str,
    record: &RecordShows,
    told: &LuckShows,
) -> Result<(), Unverified> {
    let Some(date) = &told.deal else {
        return match told.presses.is_empty() {
            true => Err(Unverified::NoPresses(game.to_owned())),
            false => Ok(()),
        };
    };
    let is_short = record.options.get("short_game") == Some(&serde_json::Value::Bool(true));
    let is_small = record.modules.is_empty() && record.rivals == 0 && record.seats.len() == 3;
    let is_date = date.parse::<Day>().is_ok_and(|day| day.to_string() == *date);
    let what = match (told.presses.is_empty(), is_short && is_small, is_date) {
        (false, _, _) => "presses are mixed in",
        (true, false, _) => "such a deal is a short game of three without modules",
        (true, true, false) => "that is no date",
        (true, true, true) => return Ok(()),
    };
    Err(Unverified::NoDeal { game: game.to_owned(), date: date.clone(), what })
}

fn told_as_undone(record: &RecordShows, draws: &[ToldDraw]) -> Result<(), String> {
    let told = record.taken_back.as_ref().is_some_and(|turns| !turns.is_empty());
    match draws.iter().find(|draw| draw.is_undone() && !told) {
        None => Ok(()),
        Some(draw) => Err(format!("{} is undone, and nothing was taken back", draw.place())),
    }
}

/// Checks every draw, and that none is missing.
fn as_drawn(game: &str, luck: &FairLuck, draws: &[ToldDraw]) -> Result<(), Unverified> {
    let (mut used, mut undone, mut wrong) = (0, None, vec![]);
    for draw in draws {
        let number = draw.number.into();
        let mut luck = luck.clone().after(number);
        let out = draw.comes_out(&mut luck);
        // What counts goes on where the draws that were taken back began.
        let goes_on = undone.filter(|undone| draw.is_undone() && *undone == number);
        if let Err(what) = draw.follows(goes_on.unwrap_or(used)).and(out) {
            wrong.push((draw, what));
        }
        match draw.is_undone() {
            true => undone = Some(luck.used()),
            false => (used, undone) = (luck.used(), None),
        }
    }
    // A small draw may match by chance.
    let most = 2 * wrong.len() > draws.len();
    match wrong.into_iter().next() {
        None => Ok(()),
        Some(_) if most => Err(Unverified::MostDiffer(game.to_owned())),
        Some((draw, what)) => {
            Err(Unverified::Draw { game: game.to_owned(), place: draw.place(), what })
        }
    }
}
