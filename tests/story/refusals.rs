//! Checks that a move is refused for the right reason and changes nothing.

use super::moves;
use super::prelude::*;

type Reason = fn(&Args) -> Refusal;

pub const FORMS: &[Form<Reason>] = &[
    ("not offered", |_| Refusal::NotOffered),
    ("nothing asked", |_| Refusal::NothingAsked),
    ("wrong shape", |_| Refusal::WrongShape),
    ("picked twice", |_| Refusal::Twice),
    ("nothing to take back", |_| Refusal::NothingToTakeBack),
    ("the game is over", |_| Refusal::Over),
    ("not enough <colour>", |a| Refusal::NotEnough(a.get(0))),
    ("<number> wanted", |a| Refusal::WrongCount {
        wanted: HowMany::exactly(a.get::<i64>(0) as u8),
    }),
    ("<number> to <number> wanted", |a| Refusal::WrongCount {
        wanted: HowMany { least: a.get::<i64>(0) as u8, most: a.get::<i64>(1) as u8 },
    }),
];

/// Reads `refused (why): a move`; `None` for any other sentence.
pub fn read(text: &str) -> Option<Result<(Refusal, &str), String>> {
    let rest = text.strip_prefix("refused")?.trim_start();
    let parts = rest.strip_prefix('(').and_then(|rest| rest.split_once("):"));
    Some(match parts {
        None => Err("a refusal is written `refused (not offered): Anna bids red`".to_owned()),
        Some((why, told)) => {
            understand(why, FORMS).map(|(reason, args)| (reason(&args), told.trim()))
        }
    })
}

pub fn check(world: &mut World, wanted: &Refusal, text: &str) -> Result<(), String> {
    let (does, args) = understand(text, moves::forms())?;
    let before = world.everything();
    match does(world, &args) {
        Ok(()) => Err(format!("expected `{text}` to be refused ({wanted}), but it is accepted")),
        Err(Trouble::Wrong(wrong)) => Err(format!("`{text}`: {wrong}")),
        Err(Trouble::Refused(refusal)) if refusal != *wanted => Err(format!(
            "expected `{text}` to be refused ({wanted}), but it is refused ({refusal})"
        )),
        Err(Trouble::Refused(_)) if world.everything() != before => {
            Err(format!("`{text}` is refused, but it has changed something"))
        }
        Err(Trouble::Refused(_)) => Ok(()),
    }
}
