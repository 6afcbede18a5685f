//! Changes the others' starting gems, which are hidden (R-SET-02); later changes are public.

use super::*;

/// Two of each colour are taken before some go back.
const MOST: u8 = 2;

/// All worlds in which two players swapped one starting gem and never lacked the one they gave
/// away.
pub(super) fn exchanges(stored: &Stored, watcher: Seat, luck: &mut StdRng) -> Vec<Stored> {
    let seats = (0..stored.ruleset.agreement.seats).map(Seat);
    let others: Vec<Seat> = seats.filter(|seat| *seat != watcher).collect();
    let mut all = vec![];
    for one in &others {
        for other in others.iter().filter(|other| *other > one) {
            for given in Colour::ALL {
                for taken in Colour::ALL.into_iter().filter(|taken| *taken != given) {
                    let first = with_another_start(stored, *one, given, taken);
                    let both = first.and_then(|s| with_another_start(&s, *other, taken, given));
                    all.extend(both);
                }
            }
        }
    }
    all.shuffle(luck);
    all
}

fn with_another_start(stored: &Stored, seat: Seat, less: Colour, more: Colour) -> Option<Stored> {
    if fewest(stored, seat, less) == 0 {
        return None;
    }
    let mut stored = stored.clone();
    let start = starting_gems(&mut stored, seat)?;
    start[less] -= 1;
    start[more] += 1;
    (start[more] <= MOST).then_some(stored)
}

fn starting_gems(stored: &mut Stored, whose: Seat) -> Option<&mut Gems> {
    let facts = stored.steps.iter_mut().flatten();
    let mut gems = facts.filter_map(|fact| match fact {
        Fact::Screen(seat, ScreenFact::GemsIn(gems)) if *seat == whose => Some(gems),
        Fact::Screen(..) | Fact::Open(_) | Fact::Decks(_) => None,
    });
    gems.next()
}

fn fewest(stored: &Stored, whose: Seat, colour: Colour) -> u8 {
    let (mut now, mut fewest) = (None, u8::MAX);
    for fact in stored.facts() {
        // Gems shown in combat were there.
        if let Fact::Open(OpenFact::Invasion(InvasionFact::Shown(shown))) = fact {
            let shown = shown[whose].map_or(0, |stones| stones.gems[colour]);
            fewest = fewest.min(now.unwrap_or(0) - shown);
        }
        let Fact::Screen(seat, fact) = fact else {
            continue;
        };
        if *seat != whose {
            continue;
        }
        match fact {
            ScreenFact::GemsIn(gems) => now = Some(now.unwrap_or(0) + gems[colour]),
            ScreenFact::GemsOut(gems) => now = now.map(|now: u8| now - gems[colour]),
            ScreenFact::AttackIn(_)
            | ScreenFact::AttackOut(_)
            | ScreenFact::DiamondsIn(_)
            | ScreenFact::DiamondsOut(_)
            | ScreenFact::CardIn(_)
            | ScreenFact::CardOut(_)
            | ScreenFact::Dealt(_)
            | ScreenFact::Sealed(_)
            | ScreenFact::JudgementsDrawn(_)
            | ScreenFact::JudgementsOut(_)
            | ScreenFact::BribesIn(_)
            | ScreenFact::BribesOut(_)
            | ScreenFact::Unsealed => {}
        }
        fewest = now.unwrap_or(fewest).min(fewest);
    }
    fewest
}
