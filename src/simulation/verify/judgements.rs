//! Tracks the reserve of judgements. Returned tokens are secret and only show in later draws, so
//! all possibilities are kept until the final holdings decide.

use std::collections::BTreeSet;

use serde_json::Value;

use super::draws::DrawsInOrder;
use super::parsed::{EntryShows, PlayerAtEnd};
use super::piles::Piles;

/// A judgement's index in the box.
type Kind = usize;
/// Each player's possible holdings, in box order.
type World = Vec<Vec<Kind>>;

/// Maximum returned at once (R-UND-07).
const MOST_RETURNED: usize = 3;
/// Maximum possibilities to follow; real games have a few.
const MOST_WAYS: usize = 5_000;

/// Tokens returned since the last draw.
struct GivenBack {
    seat: u8,
    count: usize,
    among: Option<Vec<Kind>>,
}

pub(super) struct JudgementsAsDrawn {
    kinds: Vec<Value>,
    reserve: Vec<Kind>,
    worlds: BTreeSet<World>,
    back: Vec<GivenBack>,
    /// The last draw, until one of it is returned.
    just_drawn: Option<(u8, Vec<Kind>)>,
    /// The criminal that they were drawn for, until it is played.
    criminal: Option<(u8, u8)>,
    at_end: Vec<Vec<Value>>,
}

impl JudgementsAsDrawn {
    pub(super) fn new(shown: &[PlayerAtEnd]) -> JudgementsAsDrawn {
        let (mut kinds, mut reserve) = (vec![], vec![]);
        for one in Piles::judgements() {
            if kinds.last() != Some(&one) {
                kinds.push(one);
            }
            reserve.push(kinds.len() - 1);
        }
        let told = |player: &PlayerAtEnd| player.zones.judgements.clone().unwrap_or_default();
        JudgementsAsDrawn {
            kinds,
            reserve,
            worlds: [vec![vec![]; shown.len()]].into(),
            back: vec![],
            just_drawn: None,
            criminal: None,
            at_end: shown.iter().map(told).collect(),
        }
    }

    fn kinds_of(&self, told: &[Value]) -> Option<Vec<Kind>> {
        let kind = |one: &Value| self.kinds.iter().position(|kind| kind == one);
        told.iter().map(kind).collect()
    }

    /// R-UND-03: one of those drawn goes back, then the criminal is played.
    pub(super) fn before(&self, entry: Option<&EntryShows>) -> Result<(), String> {
        let Some((seat, card)) = self.criminal else {
            return Ok(());
        };
        let by = entry.filter(|entry| entry.seat == Some(seat));
        let comes = |what| by.filter(|entry| entry.what == what);
        if self.just_drawn.is_some() {
            let back = comes("judgements_returned");
            let is_price = back.is_some_and(|entry| entry.why.as_deref() == Some("price"));
            return match is_price {
                true => Ok(()),
                false => Err("no judgement was returned of those that were drawn".to_owned()),
            };
        }
        match comes("played").and_then(|entry| entry.card.as_ref()) {
            Some(played) if *played == card => Ok(()),
            Some(_) | None => {
                Err(format!("criminal {card} was not played when its judgements were drawn"))
            }
        }
    }

    pub(super) fn played(&mut self, seat: u8, card: u8) -> Result<(), String> {
        match self.criminal.take() == Some((seat, card)) {
            true => Ok(()),
            false => Err(format!("no judgements were drawn for criminal {card}")),
        }
    }

    /// R-UND-03: as many as the criminal's row costs.
    pub(super) fn drawn(
        &mut self,
        seat: u8,
        card: u8,
        entry: &EntryShows,
        draws: &mut DrawsInOrder<'_>,
    ) -> Result<(), String> {
        let (count, row) = (entry.count.unwrap_or(0), entry.row.unwrap_or(0));
        if !(1..=3).contains(&row) || count != row + 1 {
            return Err(format!("{count} judgements are drawn for row {row}"));
        }
        let mut drawn = vec![];
        for nth in 0..count {
            let draw = draws.take("judgements", entry.turn)?;
            let told = self.kinds_of(&draw.among);
            let told = told.ok_or_else(|| draw.otherwise())?;
            if nth == 0 {
                self.settle(told.clone(), draw.otherwise())?;
            }
            if told != self.reserve {
                return Err(draw.otherwise());
            }
            let taken = draw.took()?;
            let at = self.reserve.iter().position(|one| self.kinds[*one] == *taken);
            let at = at.ok_or_else(|| draw.otherwise())?;
            drawn.push(self.reserve.remove(at));
        }
        let worlds = std::mem::take(&mut self.worlds).into_iter();
        self.worlds = worlds
            .map(|mut world| {
                let held = &mut world[usize::from(seat)];
                held.extend(&drawn);
                held.sort_unstable();
                world
            })
            .collect();
        self.just_drawn = Some((seat, drawn));
        self.criminal = Some((seat, card));
        Ok(())
    }

    /// R-UND-03, R-UND-07: only the owner knows which.
    pub(super) fn returned(&mut self, seat: u8, entry: &EntryShows) -> Result<(), String> {
        let count = usize::from(entry.count.unwrap_or(0));
        if count > MOST_RETURNED {
            return Err(format!("seat {seat} returns {count} judgements"));
        }
        let among = match entry.why.as_deref() {
            Some("price") => match self.just_drawn.take() {
                Some((by, drawn)) if by == seat && count == 1 => Some(drawn),
                Some(_) | None => {
                    return Err(format!("seat {seat} has drawn no judgement to return"));
                }
            },
            Some(_) | None => None,
        };
        self.back.push(GivenBack { seat, count, among });
        Ok(())
    }

    /// The visible reserve resolves earlier returns.
    fn settle(&mut self, reserve: Vec<Kind>, otherwise: String) -> Result<(), String> {
        let back = without(&reserve, &self.reserve).filter(|_| reserve.is_sorted());
        let told: usize = self.back.iter().map(|back| back.count).sum();
        let Some(back) = back.filter(|back| back.len() == told) else {
            return Err(otherwise);
        };
        let worlds = std::mem::take(&mut self.worlds).into_iter();
        let mut ways: BTreeSet<(World, Vec<Kind>)> =
            worlds.map(|world| (world, back.clone())).collect();
        for given in std::mem::take(&mut self.back) {
            let mut next = BTreeSet::new();
            for (world, left) in ways {
                if next.len() > MOST_WAYS {
                    return Err(
                        "judgements were given back in more ways than can be followed".to_owned()
                    );
                }
                let held = &world[usize::from(given.seat)];
                for some in choices(&left, given.count) {
                    let fits = |one| given.among.as_ref().is_none_or(|among| among.contains(one));
                    let kept = without(held, &some).filter(|_| some.iter().all(fits));
                    if let (Some(kept), Some(left)) = (kept, without(&left, &some)) {
                        let mut world = world.clone();
                        world[usize::from(given.seat)] = kept;
                        next.insert((world, left));
                    }
                }
            }
            ways = next;
        }
        self.worlds = ways.into_iter().map(|(world, _)| world).collect();
        self.reserve = reserve;
        match self.worlds.is_empty() {
            true => Err(otherwise),
            false => Ok(()),
        }
    }

    /// R-UND-09.
    pub(super) fn shown(&self, seat: u8, told: &[Value]) -> Result<(), String> {
        match told == self.at_end[usize::from(seat)] {
            true => Ok(()),
            false => Err(format!("seat {seat} shows other judgements than it has in the end")),
        }
    }

    /// Final holdings must be what was drawn and kept.
    pub(super) fn end(&mut self) -> Result<(), String> {
        let otherwise =
            "the judgements that players have in the end are not those that they drew and kept";
        let held: Option<World> = self.at_end.iter().map(|told| self.kinds_of(told)).collect();
        let box_of_all = self.kinds_of(&Piles::judgements()).unwrap_or_default();
        let (Some(held), Some(reserve)) =
            (held.clone(), held.and_then(|held| without(&box_of_all, &held.concat())))
        else {
            return Err(otherwise.to_owned());
        };
        self.settle(reserve, otherwise.to_owned())?;
        match self.worlds.contains(&held) {
            true => Ok(()),
            false => Err(otherwise.to_owned()),
        }
    }
}

/// `None` if some are missing.
fn without(all: &[Kind], some: &[Kind]) -> Option<Vec<Kind>> {
    let mut left = all.to_vec();
    for one in some {
        let at = left.iter().position(|kind| kind == one)?;
        left.remove(at);
    }
    Some(left)
}

fn choices(all: &[Kind], count: usize) -> BTreeSet<Vec<Kind>> {
    let mut chosen: BTreeSet<Vec<Kind>> = [vec![]].into();
    for _ in 0..count.min(all.len() + 1) {
        let mut longer = BTreeSet::new();
        for some in &chosen {
            let Some(left) = without(all, some) else {
                continue;
            };
            for one in left {
                if some.last().is_none_or(|last| *last <= one) {
                    let mut more = some.clone();
                    more.push(one);
                    longer.insert(more);
                }
            }
        }
        chosen = longer;
    }
    chosen
}
