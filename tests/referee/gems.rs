//! Gem conservation. The record omits the gems returned at the start, so each colour's opening is
//! derived from the log and the final state.

use crate::prelude::*;

/// After R-SET-02.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    pub reserve: Gems,
    pub screens: Vec<Gems>,
}

/// One colour at one moment. Gems on combat cards count as reserve, where they end up (R-INV-10).
struct Flow {
    reserve: i64,
    screens: Vec<i64>,
}

impl Flow {
    fn follow(&mut self, entry: &Entry, colour: Colour) {
        let seat = entry.seat;
        let screens = &mut self.screens;
        if let Fact::Bid { who: Bidder::Seat(_), bid: Bid::Gem(bid, _), .. } = entry.fact
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
        } else if let Fact::Painted { colour: paint, with: Paint::Gem, .. } = entry.fact
            && paint == colour
        {
            screens[seat] -= 1;
        } else if let Fact::Token { token, from, .. } = entry.fact
            && token.kind == Kind::Infinite
            && token.colour == Some(colour)
        {
            match from {
                Source::Screen => screens[seat] -= 1,
                Source::Reserve | Source::Supply | Source::Combat => self.reserve -= 1,
            }
        } else if let Fact::Obeyed { ref token, .. } = entry.fact
            && token.kind == Kind::Infinite
            && token.colour == Some(colour)
        {
            self.reserve += 1;
        } else if let Fact::CombatPaid { means, from: Source::Screen } = entry.fact {
            screens[seat] -= means.gems[colour];
            self.reserve += means.gems[colour];
        }
    }
}

/// `None` if the log contradicts the final state.
fn screens_of(record: &Record, colour: Colour) -> Option<Vec<i64>> {
    let start = record.reserve_start[colour];
    let mut flow = Flow { reserve: start, screens: vec![0; record.seats] };
    record.log.iter().for_each(|e| flow.follow(e, colour));
    let left = record.players.iter().map(|p| p.gems_left[colour]);
    let screens: Vec<i64> = left.zip(&flow.screens).map(|(l, s)| l - s).collect();
    let all: i64 = start + screens.iter().sum::<i64>();
    let possible = screens.iter().all(|s| (0..=2).contains(s));
    let fits = flow.reserve == record.reserve[colour] && all == 4 * record.seats as i64;
    (fits && possible).then_some(screens)
}

/// `None` if gems were made or lost.
pub fn opening(record: &Record) -> Option<Opening> {
    let mut opening =
        Opening { reserve: record.reserve_start, screens: vec![Gems::default(); record.seats] };
    for colour in 0..COLOURS.len() {
        for (seat, gems) in screens_of(record, colour)?.into_iter().enumerate() {
            opening.screens[seat][colour] = gems;
        }
    }
    let six = |gems: &Gems| gems.iter().sum::<i64>() == 6;
    opening.screens.iter().all(six).then_some(opening)
}

pub fn conservation(record: &Record) -> Vec<String> {
    let mut wrong = vec![];
    for (colour, name) in COLOURS.iter().enumerate() {
        let mut gems = record.reserve[colour];
        for player in &record.players {
            gems += player.gems_left[colour];
            let tokens = player.pyramid.tokens().map(|(_, token)| token);
            let infinite = tokens.filter(|t| t.kind == Kind::Infinite && t.colour == Some(colour));
            gems += infinite.count() as i64;
            for card in &player.pyramid.cards {
                gems += card.parked[colour];
                gems += card
                    .painted
                    .iter()
                    .filter(|(s, with)| *with == Paint::Gem && card.sections[*s] == Some(colour))
                    .count() as i64;
            }
        }
        let due = 4 * record.seats as i64;
        if gems != due {
            wrong.push(format!("R-SET-01: {gems} gems are {name} at the end, due are {due}"));
        }
    }
    wrong
}
