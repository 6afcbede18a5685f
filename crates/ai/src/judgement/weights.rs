//! The weights of the evaluation.

use viceroy_rules::cards::Colour;

/// In points unless noted. Tuned by playing changed weights against unchanged ones
/// (docs/decisions.md). "At the start" values fade during the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weights {
    /// While many turns are to come.
    pub gem: f32,
    /// Turns to come at which that is halved.
    pub gem_half_life: f32,
    /// Discount for each further gem of one colour, a fraction.
    pub same_colour: f32,
    /// Discount for each further gem of any colour, a fraction.
    pub many_gems: f32,
    /// Extra, since it allows a bid there.
    pub first_of_colour: f32,
    /// Extra if the colour is still open, a fraction.
    pub loose: f32,
    /// In gems per turn to come.
    pub infinite: f32,
    pub unknown_card: f32,
    /// Any card in the hand, since it can support others.
    pub body: f32,
    /// The counted part of a hand card's value, a fraction.
    pub in_hand: f32,
    /// Turns to come at which that is halved.
    pub hand_half_life: f32,
    /// Discount for each further card, a fraction of the one before.
    pub crowded: f32,
    pub lacking: f32,
    /// The counted part of a level whose place is not ready, a fraction.
    pub later_level: f32,
    pub play: f32,
    /// Fraction of turns to come that are passes, for science tokens.
    pub passes: f32,
    /// The first token of the next set, at the start.
    pub one_of_set: f32,
    /// Two kinds of the next set, at the start.
    pub two_of_set: f32,
    /// Further tokens after that, a fraction.
    pub set_after: f32,
    /// Still expected, at the start.
    pub magic_to_come: f32,
    /// Points still expected, at the start.
    pub bonus_to_come: f32,
    /// What each of the first defence tokens will block, at the start.
    pub defence: f32,
    /// Its cost to others, and its use as a bid.
    pub attack: f32,
    /// Still expected of each colour with infinite gems, at the start.
    pub circles_to_come: f32,
    /// A supported place on levels 2 to 5, at the start.
    pub place_2: f32,
    pub place_3: f32,
    pub place_4: f32,
    pub place_5: f32,
    /// A base card, which will support others, at the start.
    pub base: f32,
    /// A place where two sections match, a fraction of the circle's value.
    pub pair: f32,
    /// Paintable circles, a fraction of their value.
    pub paint: f32,
    /// Cards taken per turn to come.
    pub enrolled: f32,
    /// Extra value of a card that could be kept, at the start.
    pub tucked: f32,
    /// The fraction of empty places that will be filled.
    pub audience: f32,
    /// Cards that will reach level 2 or higher, per turn to come.
    pub high_cards: f32,
    /// Cards still expected per turn to come.
    pub archived: f32,
    pub parked: f32,
    pub odd_law: f32,
    /// Spread of the others' predicted bids, in points: smaller is surer.
    pub doubt: f32,
    /// What others are assumed to gain from a pass beyond its gems.
    pub others_pass: f32,
    /// Noise that makes players who see the same position bid differently.
    pub tie_noise: f32,
}

impl Weights {
    pub const PLAYED: Weights = Weights {
        gem: 1.67,
        gem_half_life: 1.77,
        same_colour: 0.09,
        many_gems: 0.09,
        first_of_colour: 0.45,
        loose: 0.18,
        infinite: 0.45,
        unknown_card: 10.76,
        body: 0.00,
        in_hand: 0.84,
        hand_half_life: 0.85,
        crowded: 0.80,
        lacking: 1.02,
        later_level: 0.27,
        play: 0.20,
        passes: 0.62,
        one_of_set: 1.98,
        two_of_set: 8.74,
        set_after: 0.42,
        magic_to_come: 0.73,
        bonus_to_come: 2.56,
        defence: 1.97,
        attack: 4.88,
        circles_to_come: 1.05,
        place_2: 0.63,
        place_3: 1.40,
        place_4: 2.69,
        place_5: 3.57,
        base: 0.46,
        pair: 0.45,
        paint: 1.06,
        enrolled: 0.02,
        tucked: 16.00,
        audience: 0.41,
        high_cards: 0.60,
        archived: 0.15,
        parked: 2.00,
        odd_law: 3.25,
        doubt: 2.94,
        others_pass: -0.00,
        tie_noise: 0.31,
    };
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Prices {
    pub gem: f32,
    pub science: f32,
    pub magic: f32,
    pub defence: f32,
    pub bonus_magic: f32,
    pub bonus_circle: [f32; 4],
    pub infinite: [f32; 4],
    pub attack: f32,
    pub card: f32,
    pub circles: f32,
    pub sets: f32,
}

impl Prices {
    /// Excludes the points of its level.
    pub fn infinite(&self, colour: Colour) -> f32 {
        self.infinite[colour.index()]
    }
}

impl Prices {
    pub fn best_infinite(&self) -> Colour {
        let best =
            Colour::ALL.into_iter().max_by(|a, b| self.infinite(*a).total_cmp(&self.infinite(*b)));
        best.unwrap_or(Colour::Blue)
    }
}
