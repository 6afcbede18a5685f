//! Runs a story and checks its expectations.

use super::parsing::Tables;
use super::prelude::*;
use super::world::Opened;
use super::{expectations, givens, moves, refusals, rows};

/// Runs a story once per row and seed.
///
/// # Errors
/// The first sentence that is not understood or not true, or what the story lacks.
pub fn check(story: &Story, tables: &Tables) -> Result<(), Complaint> {
    for told in rows::told(story)? {
        let result = tell(&told.sentences, story, tables);
        let result = match of(&told.sentences, Block::Complaint).next() {
            Some((_, wanted)) => complains(result, wanted),
            None => result,
        };
        result.map_err(|complaint| Complaint { what: complaint.what + &told.with, ..complaint })?;
    }
    Ok(())
}

/// Requires this failure, for the stories that test the stories.
fn complains(told: Result<(), Complaint>, wanted: &Sentence) -> Result<(), Complaint> {
    let there = match told {
        Err(complaint) if complaint.to_string().contains(&wanted.text) => return Ok(()),
        Err(complaint) => complaint.to_string(),
        Ok(()) => "none".to_owned(),
    };
    Err(Complaint {
        at: wanted.at.clone(),
        what: format!("expected a complaint with `{}`, there is: {there}", wanted.text),
    })
}

/// The main world, and that of `elsewhere` if there is one.
struct Worlds {
    here: Opened,
    elsewhere: Option<Opened>,
}

fn tell(sentences: &[(Block, Sentence)], story: &Story, tables: &Tables) -> Result<(), Complaint> {
    let mut here = Layout::empty();
    for (_, given) in of(sentences, Block::Given) {
        givens::apply(&mut here, given, tables)?;
    }
    let mut elsewhere = here.clone();
    for (_, given) in of(sentences, Block::Elsewhere) {
        givens::apply(&mut elsewhere, given, tables)?;
    }
    let two = of(sentences, Block::Elsewhere).next().is_some();
    if here.seeds.is_empty() {
        let (at, what) = (story.at.clone(), "there is no luck seed".to_owned());
        return Err(Complaint { at, what });
    }
    for seed in here.seeds.clone() {
        let open = |layout: &Layout| {
            World::open(layout, seed).map_err(|what| Complaint { at: story.at.clone(), what })
        };
        let mut worlds = Worlds {
            here: open(&here)?,
            elsewhere: if two { Some(open(&elsewhere)?) } else { None },
        };
        let with_seed = |complaint: Complaint| Complaint {
            at: complaint.at,
            what: if here.seeds.start() == here.seeds.end() {
                complaint.what
            } else {
                format!("{} (with luck seed {seed})", complaint.what)
            },
        };
        go_through(&mut worlds, sentences, story).map_err(with_seed)?;
    }
    Ok(())
}

fn of(sentences: &[(Block, Sentence)], wanted: Block) -> impl Iterator<Item = &(Block, Sentence)> {
    sentences.iter().filter(move |(block, _)| *block == wanted)
}

fn go_through(
    worlds: &mut Worlds,
    sentences: &[(Block, Sentence)],
    story: &Story,
) -> Result<(), Complaint> {
    for (block, sentence) in sentences {
        let done = match block {
            Block::When => make(worlds, &sentence.text),
            Block::Then => expect(worlds, &sentence.text),
            Block::Given | Block::Elsewhere | Block::Complaint => Ok(()),
        };
        done.map_err(|what| Complaint { at: sentence.at.clone(), what })?;
    }
    if let Ok(world) = &worlds.here
        && let Some(what) = world.complaint_about_luck()
    {
        let at = story.at.clone();
        return Err(Complaint { at, what });
    }
    Ok(())
}

/// Strips `elsewhere:` or `here:`; without a prefix, moves apply to both worlds and expectations to
/// this one.
fn world_of(text: &str) -> (Option<bool>, &str) {
    if let Some(rest) = text.strip_prefix("elsewhere:") {
        (Some(true), rest.trim())
    } else if let Some(rest) = text.strip_prefix("here:") {
        (Some(false), rest.trim())
    } else {
        (None, text)
    }
}

fn playable(opened: &mut Opened) -> Result<&mut World, String> {
    opened.as_mut().map_err(|why| format!("this table cannot be played: {why}"))
}

fn other(elsewhere: &mut Option<Opened>) -> Result<&mut World, String> {
    let other = elsewhere.as_mut();
    playable(other.ok_or("the story has no `elsewhere`")?)
}

fn make(worlds: &mut Worlds, text: &str) -> Result<(), String> {
    let (elsewhere, text) = world_of(text);
    if elsewhere != Some(true) {
        moves::make(playable(&mut worlds.here)?, text)?;
    }
    match (elsewhere, &worlds.elsewhere) {
        (Some(true), _) | (None, Some(_)) => moves::make(other(&mut worlds.elsewhere)?, text)
            .map_err(|what| format!("elsewhere: {what}")),
        _ => Ok(()),
    }
}

fn expect(worlds: &mut Worlds, text: &str) -> Result<(), String> {
    if let Ok((_, args)) = understand(text, &[(expectations::UNPLAYABLE, ())]) {
        return expectations::refused(&worlds.here, &args.get::<String>(0));
    }
    if let Ok((compare, args)) = understand(text, expectations::WORLDS) {
        let there = other(&mut worlds.elsewhere)?;
        return compare(playable(&mut worlds.here)?, there, &args);
    }
    let (elsewhere, text) = world_of(text);
    let world = match elsewhere {
        Some(true) => other(&mut worlds.elsewhere)?,
        Some(false) | None => playable(&mut worlds.here)?,
    };
    if let Some(refusal) = refusals::read(text) {
        let (refusal, told) = refusal?;
        return refusals::check(world, &refusal, told);
    }
    let (holds, args) = understand(text, expectations::forms())?;
    holds(world, &args).map_err(|what| format!("`{text}`: {what}"))
}
