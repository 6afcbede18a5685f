//! Parses the log entries of modules.

use crate::prelude::*;
use crate::read::{KINDS, deck, gems, host, number, one_of, token, word};

/// `None` if the entry is not of a module.
pub fn fact_of_a_module(e: &Value) -> Result<Option<Fact>, String> {
    let monster = || number(e, "monster");
    let card = || number(e, "card");
    let fact = match word(e, "what")? {
        "monster_revealed" => Fact::MonsterRevealed { monster: monster()? },
        "combat_shown" => Fact::CombatShown { means: means(e)? },
        "fought" => Fact::Fought { beaten: number(e, "beaten")? as usize },
        "rewarded" => Fact::Rewarded { monster: monster()? },
        "penalty" => Fact::Penalty { monster: monster()? },
        "mustered" => Fact::Mustered { gems: gems(&e["gems"])? },
        "gems_paid" | "diamonds_paid" => return paid(e),
        "judgements_drawn" => Fact::JudgementsDrawn {
            card: card()?,
            row: number(e, "row")?,
            count: number(e, "count")?,
        },
        "judgements_returned" => Fact::JudgementsReturned {
            count: number(e, "count")?,
            why: one_of(
                e,
                "for",
                &[("price", Why::Card), ("reward", Why::Reward), ("law", Why::Law)],
            )?,
        },
        "bribes_taken" => Fact::BribesTaken { bribes: number(e, "bribes")?, card: card()? },
        "bribes_paid" => {
            Fact::BribesPaid { bribes: number(e, "bribes")?, card: card()?, by: number(e, "by")? }
        }
        "moved" => Fact::Moved {
            card: card()?,
            level: number(e, "level")?,
            column: number(e, "column")?,
            by: number(e, "by")?,
        },
        "put_under" => Fact::PutUnder { deck: deck(e)?, count: number(e, "count")? },
        "judgements_shown" => Fact::JudgementsShown { judgements: judgements_of(e)? },
        "obeyed" => Fact::Obeyed { kinds: kinds(e)?, card: host(e)?, token: token(e)? },
        _ => return Ok(None),
    };
    Ok(Some(fact))
}

pub fn judgements_of(value: &Value) -> Result<Vec<Judgement>, String> {
    list(value, "judgements")?.iter().map(judgement).collect()
}

fn judgement(told: &Value) -> Result<Judgement, String> {
    let value = || number(told, "value");
    Ok(match word(told, "kind")? {
        "none" => Judgement::None,
        "points" => Judgement::Points(value()?),
        "per_circle" => Judgement::PerCircle(value()?),
        "per_magic" => Judgement::PerToken(Kind::Magic, value()?),
        "per_defense" => Judgement::PerToken(Kind::Defense, value()?),
        "per_science" => Judgement::PerToken(Kind::Science, value()?),
        "discard" => Judgement::Discard(kinds(told)?),
        unknown => return Err(format!("a judgement {unknown} is unknown")),
    })
}

/// Sorted: the record's order does not matter.
fn kinds(value: &Value) -> Result<Vec<Kind>, String> {
    let told = list(value, "kinds")?.iter().map(|name| {
        let found = KINDS.iter().find(|(known, _)| name == known);
        found.map(|(_, kind)| *kind).ok_or_else(|| format!("kind {name} is unknown"))
    });
    let mut kinds: Vec<Kind> = told.collect::<Result<_, _>>()?;
    kinds.sort_unstable();
    Ok(kinds)
}

pub fn means(value: &Value) -> Result<Payment, String> {
    let means = Payment { gems: gems(&value["gems"])?, diamonds: number(value, "diamonds")? };
    let some = means.diamonds >= 0;
    some.then_some(means).ok_or_else(|| format!("less than no diamonds in {value}"))
}

fn paid(e: &Value) -> Result<Option<Fact>, String> {
    let gems_alone = e["what"] == "gems_paid";
    let onto_the_card = one_of(e, "to", &[("reserve", false), ("combat", true)])?;
    let why = word(e, "for")?;
    if !onto_the_card && why != "combat" {
        // A bid gem goes with the bid.
        let known = !(gems_alone && why == "bid") && e["from"].is_null();
        let text = || format!("nothing is paid so: {e}");
        return known.then_some(None).ok_or_else(text);
    }
    let mut means = Payment::default();
    if gems_alone {
        means.gems = gems(&e["gems"])?;
    } else {
        means.diamonds = number(e, "diamonds")?;
    }
    let from = if e["from"].is_null() {
        Source::Screen
    } else {
        one_of(e, "from", &[("combat", Source::Combat)])?
    };
    let some = means.count() > 0;
    match (why, onto_the_card, from) {
        ("bid", true, Source::Screen) if some => Ok(Some(Fact::LostBid { means })),
        ("combat", false, _) if some => Ok(Some(Fact::CombatPaid { means, from })),
        _ => Err(format!("nothing is paid so: {e}")),
    }
}
