//! Gems are never made or lost. The log does not tell which two gems each player gave back at the start, but the final
//! state does: every colour is followed from each possible opening, and those that end where the record ends are kept.

use crate::fact::{Bid, Bidder, Entry, Fact};
use crate::last::Record;
use crate::sheet::{COLOURS, Colour, Gems, Kind};

/// What the reserve and every screen held after R-SET-02.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    pub reserve: Gems,
    pub screens: Vec<Gems>,
}

/// One colour at one moment.
struct Flow {
    reserve: i64,
    screens: Vec<i64>,
}

impl Flow {
    fn follow(&mut self, entry: &Entry, colour: Colour) {
        let seat = entry.seat;
        let screens = &mut self.screens;
        if let Fact::Bid {
            who: Bidder::Seat(_),
            bid: Bid::Gem(bid),
            ..
        } = entry.fact
            && bid == colour
        {
            screens[seat] -= 1;
            self.reserve += 1;
        } else if let Fact::GemsTaken { gems, .. } = entry.fact {
            screens[seat] += gems[colour];
            self.reserve -= gems[colour];
        } else if let Fact::GemsPaid { gems, .. } = entry.fact {
            screens[seat] -= gems[colour];
            self.reserve += gems[colour];
        } else if let Fact::GemsParked { gems, .. } = entry.fact {
            screens[seat] -= gems[colour];
        } else if let Fact::GemsUnparked { gems, .. } = entry.fact {
            self.reserve += gems[colour];
        } else if let Fact::GemsGiven { to, gems } = entry.fact {
            screens[seat] -= gems[colour];
            screens[to] += gems[colour];
        } else if let Fact::Painted { colour: paint, .. } = entry.fact
            && paint == colour
        {
            screens[seat] -= 1;
        } else if let Fact::Token { token, .. } = entry.fact
            && token.kind == Kind::Infinite
            && token.colour == Some(colour)
        {
            // R-REW-07: the own screen serves only when the reserve has none.
            let source = if self.reserve > 0 {
                &mut self.reserve
            } else {
                &mut screens[seat]
            };
            *source -= 1;
        }
    }
}

/// For one colour, every opening of reserve and screens from which the log leads to the final state.
fn openings_of(record: &Record, colour: Colour) -> Vec<(i64, Vec<i64>)> {
    let seats = record.seats as i64;
    let mut found = vec![];
    for returned in 0..=2 * seats {
        let reserve = 2 * seats + returned;
        let mut flow = Flow {
            reserve,
            screens: vec![0; record.seats],
        };
        record.log.iter().for_each(|e| flow.follow(e, colour));
        let left = record.players.iter().map(|p| p.gems_left[colour]);
        let screens: Vec<i64> = left.zip(&flow.screens).map(|(l, s)| l - s).collect();
        let given: i64 = screens.iter().map(|s| 2 - s).sum();
        let possible = screens.iter().all(|s| (0..=2).contains(s));
        if flow.reserve == record.reserve[colour] && possible && given == returned {
            found.push((reserve, screens));
        }
    }
    found
}

/// All openings that the whole record allows; none if gems were made or lost.
pub fn openings(record: &Record) -> Vec<Opening> {
    let start = Opening {
        screens: vec![Gems::default(); record.seats],
        ..Opening::default()
    };
    let mut found = vec![start];
    for colour in 0..COLOURS.len() {
        let choices = openings_of(record, colour);
        let mut longer = vec![];
        for opening in found {
            for (reserve, screens) in &choices {
                let mut next = opening.clone();
                next.reserve[colour] = *reserve;
                for (seat, gems) in screens.iter().enumerate() {
                    next.screens[seat][colour] = *gems;
                }
                longer.push(next);
            }
        }
        found = longer;
    }
    let six = |o: &Opening| o.screens.iter().all(|s| s.iter().sum::<i64>() == 6);
    found.retain(six);
    found
}

/// The equation of the format: all gems of the game are somewhere at its end.
pub fn conservation(record: &Record) -> Vec<String> {
    let mut wrong = vec![];
    for (colour, name) in COLOURS.iter().enumerate() {
        let mut gems = record.reserve[colour];
        for player in &record.players {
            gems += player.gems_left[colour];
            for card in &player.pyramid.0 {
                gems += card.parked[colour];
                let infinite =
                    |t: &&crate::sheet::Token| t.kind == Kind::Infinite && t.colour == Some(colour);
                gems += card.tokens.iter().filter(infinite).count() as i64;
                gems += card
                    .painted
                    .iter()
                    .filter(|s| card.sections[**s] == colour)
                    .count() as i64;
            }
        }
        let due = 4 * record.seats as i64;
        if gems != due {
            wrong.push(format!(
                "R-SET-01: {gems} gems are {name} at the end, due are {due}"
            ));
        }
    }
    wrong
}
