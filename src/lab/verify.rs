//! Works out the luck of a finished game again, from its record alone: every draw from the secret and the presses, and what
//! everybody saw from what was drawn. `docs/checking-the-luck.md` says how, for whoever wants to do it with other tools.

use std::fmt;

use serde::Deserialize;
use serde_json::Value;

use super::dealt::{RecordShows, ToldDraw, as_dealt};
use crate::host::{FairLuck, secret_hash};
use crate::notice::PressId;
use crate::record::FORMAT;
use crate::rules::{Chance, Purpose};
use crate::store::Secret;

/// What is read of a record.
#[derive(Deserialize)]
struct FromFile {
    format: u32,
    game: String,
    closed: Option<String>,
    luck: Option<LuckFromFile>,
    #[serde(flatten)]
    shown: RecordShows,
}

#[derive(Deserialize)]
struct LuckFromFile {
    secret: String,
    secret_hash: String,
    presses: Vec<String>,
    draws: Option<Vec<ToldDraw>>,
}

/// A game whose luck is as it has to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The game.
    pub game: String,
    /// The hash that its lobby showed before anybody had joined.
    pub secret_hash: String,
    /// How many presses are mixed into every draw.
    pub presses: usize,
    /// How many shuffles there were, and things taken by lot.
    pub draws: usize,
    /// How many entries of its log were held against them.
    pub entries: usize,
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Verified {
            game,
            secret_hash,
            presses,
            draws,
            entries,
        } = self;
        write!(
            f,
            "{game}: the secret fits its hash, {draws} shuffles and draws come out of the secret and {presses} presses as recorded, and \
             the {entries} entries of the log show what was drawn.\nThe hash, to be compared with the one that the lobby showed: \
             {secret_hash}"
        )
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
        /// The game.
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
        /// The game.
        game: String,
        /// What.
        what: &'static str,
        /// What stands there.
        text: String,
    },
    /// The secret is another one.
    #[error(
        "{game}: the secret does not fit its hash. SHA-256 of the secret is {computed}, the record says {told}"
    )]
    Hash {
        /// The game.
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
        /// The game.
        game: String,
        /// Which draw of which step.
        place: String,
        /// What is wrong with it.
        what: String,
    },
    /// What was shown is not what was drawn.
    #[error("{game}: every draw is right, but {what}")]
    NotAsDrawn {
        /// The game.
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
    let record: FromFile = serde_json::from_str(record)?;
    if record.format != FORMAT {
        return Err(Unverified::OtherFormat(record.format));
    }
    let game = record.game;
    if let Some(why) = record.closed {
        return Err(Unverified::Closed { game, why });
    }
    let Some(told) = record.luck else {
        return Err(Unverified::NoSecret(game));
    };
    let luck = promised(&game, &told)?;
    let Some(draws) = told.draws else {
        return Err(Unverified::NoDraws(game));
    };
    as_drawn(&game, &luck, &draws)?;
    let entries = as_dealt(&record.shown, &draws);
    let entries = entries.map_err(|what| Unverified::NotAsDrawn {
        game: game.clone(),
        what,
    })?;
    Ok(Verified {
        game,
        secret_hash: told.secret_hash,
        presses: told.presses.len(),
        draws: draws.len(),
        entries,
    })
}

/// The luck that the record's secret and presses make, if the secret is the promised one.
fn promised(game: &str, told: &LuckFromFile) -> Result<FairLuck, Unverified> {
    let unreadable = |what, text: &str| Unverified::Unreadable {
        game: game.to_owned(),
        what,
        text: text.to_owned(),
    };
    let mut secret = Secret([0; 32]);
    hex::decode_to_slice(&told.secret, &mut secret.0)
        .map_err(|_| unreadable("the secret", &told.secret))?;
    let computed = secret_hash(&secret);
    if computed != told.secret_hash {
        return Err(Unverified::Hash {
            game: game.to_owned(),
            computed,
            told: told.secret_hash.clone(),
        });
    }
    let press = |text: &String| {
        let number = text.parse().map(PressId);
        number.map_err(|_| unreadable("a press", text))
    };
    let presses: Vec<PressId> = told.presses.iter().map(press).collect::<Result<_, _>>()?;
    Ok(FairLuck::of_game(secret, &presses))
}

/// Every draw comes out again, and none is missing between them.
fn as_drawn(game: &str, luck: &FairLuck, draws: &[ToldDraw]) -> Result<(), Unverified> {
    let (mut used, mut wrong) = (0, vec![]);
    for draw in draws {
        let mut luck = luck.clone().after(draw.number);
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
        Some((draw, what)) => Err(Unverified::Draw {
            game: game.to_owned(),
            place: draw.place(),
            what,
        }),
    }
}

impl ToldDraw {
    /// Which it is, as the beginning of a sentence.
    pub(super) fn place(&self) -> String {
        let ToldDraw {
            step,
            turn,
            purpose,
            number,
            ..
        } = self;
        match turn {
            0 => format!("draw {number} of step {step} (in the set-up, {purpose})"),
            turn => format!("draw {number} of step {step} (in turn {turn}, {purpose})"),
        }
    }

    fn follows(&self, used: u64) -> Result<(), String> {
        match used.cmp(&self.number) {
            std::cmp::Ordering::Equal => Ok(()),
            std::cmp::Ordering::Less => Err(format!(
                "something is left out before it, since the next draw is number {used}"
            )),
            std::cmp::Ordering::Greater => Err(format!(
                "it was made before; the next draw is number {used}"
            )),
        }
    }

    fn comes_out(&self, luck: &mut FairLuck) -> Result<(), String> {
        let purpose: Purpose = self
            .purpose
            .parse()
            .map_err(|_| "nothing is drawn for such a purpose".to_owned())?;
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        if let Some(taken) = &self.taken {
            let nth = luck.below(purpose, count(self.among.len()));
            return match self.among.get(nth as usize) {
                Some(out) if out == taken => Ok(()),
                Some(out) => Err(format!("{taken} is recorded, and {out} comes out")),
                None => Err("there is nothing to take from".to_owned()),
            };
        }
        let mut items: Vec<&Value> = self.among.iter().collect();
        for i in (1..items.len()).rev() {
            let j = luck.below(purpose, count(i) + 1);
            items.swap(i, j as usize);
        }
        if items.len() != self.order.len() {
            let (before, after) = (items.len(), self.order.len());
            return Err(format!("{before} were shuffled, and {after} are recorded"));
        }
        let differing = (1..).zip(items.into_iter().zip(&self.order));
        let mut differing = differing.filter(|(_, (out, told))| out != told);
        match differing.next() {
            None => Ok(()),
            Some((place, (out, told))) => Err(format!(
                "at place {place} of the shuffled order {told} is recorded, and {out} comes out"
            )),
        }
    }
}
