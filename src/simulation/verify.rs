//! Works out the luck of a finished game again, from its record alone: every draw from the secret and the presses, what each
//! was made among from what was agreed and from what happened before, and what everybody saw from what was drawn.
//! `docs/checking-the-luck.md` says how, for whoever wants to do it with other tools.

mod auctions;
mod decks;
mod draws;
mod judgements;
mod log;
mod order;
mod parsed;
mod piles;

use std::fmt;

use self::log::as_dealt;
use self::parsed::{LuckShows, ToldDraw};
use viceroy_model::messages::PressId;
use viceroy_model::record::FORMAT;
use viceroy_service::{FairLuck, press_hashes, secret_hash};
use viceroy_store::Secret;

/// A game whose luck is as it has to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    pub game: String,
    /// The hash that its lobby showed before anybody had joined.
    pub secret_hash: String,
    /// The presses that are mixed into every draw, in the order in which they were accepted, each with the hash of the presses
    /// up to it, which whoever pressed was told.
    pub presses: Vec<(PressId, String)>,
    /// How many shuffles there were, and things taken by lot.
    pub draws: usize,
    /// How many entries of its log were held against them.
    pub entries: usize,
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Verified { game, secret_hash, presses, draws, entries } = self;
        let mixed_in = match presses.len() {
            1 => "1 press".to_owned(),
            presses => format!("{presses} presses"),
        };
        writeln!(
            f,
            "{game}: the secret fits its hash, {draws} shuffles and draws come out of the secret and {mixed_in} as recorded and are \
             made among what was there, and the {entries} entries of the log show what was drawn.\nThe hash, to be compared with the \
             one that the lobby showed: {secret_hash}"
        )?;
        if presses.is_empty() {
            return write!(
                f,
                "No press is mixed in, so whoever runs the bot could have settled the shuffles."
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

/// Why the luck of a record was not found to be right.
#[derive(Debug, thiserror::Error)]
pub enum Unverified {
    /// It cannot be read.
    #[error(
        "this is no record of a game ({0}). \"Fair shuffles\" on the last posts of a game has one, and `viceroy export GAME` \
         writes it"
    )]
    NoRecord(#[from] serde_json::Error),
    /// It is of another version.
    #[error("this record has format {0}; this version of the program reads format {FORMAT}")]
    OtherFormat(u32),
    /// Its secret is not told.
    #[error(
        "{game} was closed before its end (\"{why}\"). The secret is told of games that were played to their end, so there is \
         nothing to verify"
    )]
    Closed {
        game: String,
        /// Why it was closed.
        why: String,
    },
    /// Nobody promised anything.
    #[error(
        "the record of {0} holds no secret: a bot has not dealt it (`viceroy simulate` writes such records), or it was written \
         before records told one. Nothing is wrong with it, and there is nothing to verify"
    )]
    NoSecret(String),
    /// It holds a secret and not what was drawn.
    #[error(
        "the record of {0} does not list what was drawn: the program that wrote it plays by other rules than those of the game. \
         Export it with the version that played it"
    )]
    NoDraws(String),
    /// The secret, or a press, is no number.
    #[error("{what} of {game} cannot be read: {text:?}")]
    Unreadable {
        game: String,
        what: &'static str,
        /// What stands there.
        text: String,
    },
    /// The secret is another one.
    #[error(
        "{game}: the secret does not fit its hash. SHA-256 of the secret is {computed}, the record says {told}"
    )]
    Hash {
        game: String,
        /// What comes out.
        computed: String,
        /// What stands there.
        told: String,
    },
    /// The presses are others.
    #[error(
        "{0}: most draws do not come out as recorded, so the presses are not those of this game, or in another order, or the secret \
         and its hash were both replaced. Compare the hash with the one that the lobby showed"
    )]
    MostDiffer(String),
    /// A draw is another one.
    #[error("{game}: {place}: {what}")]
    Draw {
        game: String,
        /// Which draw of which step.
        place: String,
        /// What is wrong with it.
        what: String,
    },
    /// What was shown is not what was drawn.
    #[error("{game}: every draw is right, but {what}")]
    NotAsDrawn {
        game: String,
        /// What is not.
        what: String,
    },
}

/// Verifies the luck of a game by its record, as it stands in a file.
///
/// # Errors
/// Says what is not as it has to be, or why nothing can be said.
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
    as_drawn(&game, &luck, draws)?;
    let entries = as_dealt(&record, draws);
    let entries = entries.map_err(|what| Unverified::NotAsDrawn { game: game.clone(), what })?;
    let hashes = press_hashes(&told.secret_hash, &presses);
    Ok(Verified {
        game,
        secret_hash: told.secret_hash.clone(),
        presses: presses.into_iter().zip(hashes).collect(),
        draws: draws.len(),
        entries,
    })
}

/// The luck that the record's secret and presses make, if the secret is the promised one.
fn promised(game: &str, told: &LuckShows) -> Result<(FairLuck, Vec<PressId>), Unverified> {
    let unreadable = |what, text: &str| Unverified::Unreadable {
        game: game.to_owned(),
        what,
        text: text.to_owned(),
    };
    let mut secret = Secret([0; 32]);
    let read = hex::decode_to_slice(&told.secret, &mut secret.0);
    // Written otherwise it would be another text to whoever works it out with other tools; so would a press.
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

/// Every draw comes out again, and none is missing between them.
fn as_drawn(game: &str, luck: &FairLuck, draws: &[ToldDraw]) -> Result<(), Unverified> {
    let (mut used, mut wrong) = (0, vec![]);
    for draw in draws {
        let mut luck = luck.clone().after(draw.number.into());
        let out = draw.comes_out(&mut luck);
        if let Err(what) = draw.follows(used).and(out) {
            wrong.push((draw, what));
        }
        used = luck.used();
    }
    // Of a few gems the same one may come out by chance.
    let most = 2 * wrong.len() > draws.len();
    match wrong.into_iter().next() {
        None => Ok(()),
        Some(_) if most => Err(Unverified::MostDiffer(game.to_owned())),
        Some((draw, what)) => {
            Err(Unverified::Draw { game: game.to_owned(), place: draw.place(), what })
        }
    }
}
