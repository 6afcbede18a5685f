//! Evaluates positions: the current score plus what each part promises for later turns, as a sum of
//! terms with named weights.

mod circles;
mod combat;
mod extra;
mod hand;
mod judged;
mod play;
mod scoring;
mod sketch;
mod tokens;
mod underworld;
mod weights;

pub(super) use circles::Circles;
pub(super) use sketch::{Places, Sketch, Spot};
pub(super) use tokens::Tokens;
pub(super) use weights::{Prices, Weights};

use self::judged::Judged;
use super::sight::Sight;

/// The length of a game in turns, the scale for terms that fade.
const TURNS: f32 = 12.0;
/// Points of a set, and of an attack token that is not blocked.
const SET: f32 = 12.0;
const ATTACK: f32 = 4.0;

/// Evaluates positions at one moment of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge<'a> {
    pub sight: Sight<'a>,
    pub weights: &'a Weights,
    /// Turns to come, including the rest of this one.
    pub turns: f32,
    /// The part of the game to come, from 1 to 0.
    to_come: f32,
    gem: f32,
    /// The factor for what a card in the hand would give.
    counted: f32,
    /// Fading factors with half-lives of two turns and one turn.
    slowly: f32,
    quickly: f32,
    judged: Judged,
}

/// A position with values that are computed once, before plays are tried on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Here<'s> {
    pub sketch: &'s Sketch,
    pub circles: Circles,
    pub prices: Prices,
    pub places: Places,
}

/// The parts of a position's value, which is their sum.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Terms {
    pub points: f32,
    pub tokens: f32,
    pub circles: f32,
    pub paint: f32,
    pub gems: f32,
    pub places: f32,
    pub hand: f32,
}

impl Terms {
    pub fn sum(&self) -> f32 {
        self.points + self.tokens + self.circles + self.paint + self.gems + self.places + self.hand
    }
}

/// 1/2 at `half_life` turns before the end, 0 at the end.
fn fading(turns: f32, half_life: f32) -> f32 {
    if turns <= 0.0 { 0.0 } else { turns / (turns + half_life) }
}

impl<'a> Judge<'a> {
    pub fn new(sight: Sight<'a>, weights: &'a Weights) -> Judge<'a> {
        let turns = sight.turns_to_come() + sight.rest_of_turn();
        Judge::before(sight, weights, turns)
    }

    /// Evaluates as if only painting remained.
    pub fn at_the_end(sight: Sight<'a>, weights: &'a Weights) -> Judge<'a> {
        Judge::before(sight, weights, 0.0)
    }

    fn before(sight: Sight<'a>, weights: &'a Weights, turns: f32) -> Judge<'a> {
        Judge {
            sight,
            weights,
            turns,
            to_come: (turns / TURNS).min(1.0),
            gem: weights.gem * fading(turns, weights.gem_half_life),
            counted: weights.in_hand * fading(turns, weights.hand_half_life),
            slowly: fading(turns, 2.0),
            quickly: fading(turns, 1.0),
            judged: Judged::of(&sight, (turns / TURNS).min(1.0)),
        }
    }

    pub fn as_seen(&self, sight: Sight<'a>) -> Judge<'a> {
        Judge { sight, ..*self }
    }

    pub fn counted(&self) -> f32 {
        self.counted
    }

    pub fn part_to_come(&self) -> f32 {
        self.to_come
    }

    pub fn gem_price(&self) -> f32 {
        self.gem
    }

    pub fn value(&self, sketch: &Sketch) -> f32 {
        self.terms(sketch).sum()
    }

    pub fn terms(&self, sketch: &Sketch) -> Terms {
        let circles = sketch.circles();
        Terms {
            points: self.points(sketch, &circles),
            tokens: self.tokens(&sketch.tokens),
            circles: self.circles(sketch, &circles),
            paint: self.paint(sketch, &circles),
            gems: self.gems(sketch),
            places: self.places(sketch),
            hand: self.hand(sketch, &circles),
        }
    }

    pub fn here<'s>(&self, sketch: &'s Sketch) -> Here<'s> {
        let circles = sketch.circles();
        Here { sketch, circles, prices: self.prices(sketch, &circles), places: Places::of(sketch) }
    }

    fn points(&self, sketch: &Sketch, circles: &Circles) -> f32 {
        let (audience, empty) = sketch.audiences();
        let high = sketch.per_high_card * sketch.high_cards();
        let of_modules = sketch.module.points(circles.mixed());
        let laws = sketch.per_card * sketch.cards + high + audience + of_modules;
        let to_come = f32::from(sketch.per_card) * self.turns
            + f32::from(sketch.per_high_card) * self.weights.high_cards * self.turns
            + f32::from(empty) * self.weights.audience * self.to_come
            + self.modules_to_come(sketch);
        let enrolled = if sketch.enrols { 4.0 * self.weights.enrolled * self.turns } else { 0.0 };
        f32::from(sketch.points + laws) + to_come + enrolled + sketch.extra
    }

    /// Sets, magic and defence, with progress towards them.
    fn tokens(&self, tokens: &Tokens) -> f32 {
        let w = self.weights;
        let passes = w.passes * self.turns * self.gem * f32::from(tokens.science);
        self.sets(tokens.kinds(), tokens.per_set)
            + self.magic(tokens)
            + self.defence(tokens)
            + passes
            + self.attack(tokens) * f32::from(tokens.attack)
    }

    pub fn attack(&self, tokens: &Tokens) -> f32 {
        self.weights.attack + f32::from(tokens.per_attack)
    }

    #[inline]
    fn sets(&self, kinds: [i16; 3], per_set: i16) -> f32 {
        let w = self.weights;
        let sets = kinds[0].min(kinds[1]).min(kinds[2]);
        let beyond = |n: i16| kinds.iter().map(|kind| usize::from(*kind >= sets + n)).sum();
        let towards = |there: usize| [0.0, w.one_of_set, w.two_of_set, w.two_of_set][there];
        let partial = towards(beyond(1)) + w.set_after * towards(beyond(2));
        f32::from(sets) * (SET + f32::from(per_set)) + partial * self.slowly
    }

    #[inline]
    fn magic(&self, tokens: &Tokens) -> f32 {
        let w = self.weights;
        let (more, bonus) = (w.magic_to_come * self.to_come, w.bonus_to_come * self.to_come);
        (f32::from(tokens.magic) + more) * (f32::from(tokens.magic_bonus) + bonus) - more * bonus
    }

    /// Expected losses to attacks, what defence will block, and what it scores by itself.
    #[inline]
    fn defence(&self, tokens: &Tokens) -> f32 {
        let harm = ATTACK * f32::from((tokens.against - tokens.defence).max(0));
        // The first ones block attacks that are certain.
        let spare = f32::from((tokens.defence - tokens.against).max(0)).min(3.0);
        let scores = f32::from(tokens.per_defence * tokens.defence);
        self.weights.defence * self.to_come * (spare - 0.15 * spare * spare) - harm + scores
    }

    /// The value of a single-colour circle beyond its level.
    fn bonus(sketch: &Sketch, colour: usize) -> f32 {
        f32::from(sketch.circle_bonus[colour] + sketch.per_circle)
    }

    fn circles(&self, sketch: &Sketch, circles: &Circles) -> f32 {
        let to_come = self.weights.circles_to_come * self.to_come;
        let mut worth = f32::from(circles.levels + sketch.infinite_levels);
        for colour in 0..4 {
            let there = f32::from(circles.closed[colour] + sketch.infinite[colour]);
            worth += Self::bonus(sketch, colour) * (there + to_come);
        }
        worth
    }

    /// Greedy. Before the end most gems are needed elsewhere.
    fn paint(&self, sketch: &Sketch, circles: &Circles) -> f32 {
        let mut gems = sketch.gems;
        let mut loose = sketch.loose;
        let mut worth = 0.0;
        for (level, lacks) in circles.unfinished() {
            let mut best: Option<(f32, usize)> = None;
            for (colour, lack) in lacks.iter().enumerate() {
                let lack = i16::from(*lack);
                if lack <= gems[colour] + loose {
                    let gain =
                        f32::from(*level) + Self::bonus(sketch, colour) - 0.3 * f32::from(lack);
                    if best.is_none_or(|(most, _)| gain > most) {
                        best = Some((gain, colour));
                    }
                }
            }
            if let Some((gain, colour)) = best {
                let lack = i16::from(lacks[colour]);
                let own = lack.min(gems[colour]);
                gems[colour] -= own;
                loose -= lack - own;
                worth += gain + 0.3 * f32::from(lack);
            }
        }
        let part = if self.turns > 0.0 { self.weights.paint / (1.0 + self.turns) } else { 1.0 };
        worth * part
    }

    fn gems(&self, sketch: &Sketch) -> f32 {
        let w = self.weights;
        let price = self.gem;
        let mut count = 0.0;
        let mut first = 0.0;
        for gems in sketch.gems {
            let gems = f32::from(gems.max(0));
            if gems > 0.0 {
                first += 1.0;
            }
            count += gems / (1.0 + w.same_colour * (gems - 1.0).max(0.0));
        }
        count += f32::from(sketch.loose) * (1.0 + w.loose);
        let count = count / (1.0 + w.many_gems * count.max(0.0));
        let infinite: i16 = sketch.infinite.iter().sum();
        let pays = w.infinite * f32::from(infinite) * self.turns;
        let bids = w.first_of_colour * first * self.quickly;
        price * (count + pays) + bids
    }

    fn places(&self, sketch: &Sketch) -> f32 {
        let w = self.weights;
        let each = [w.place_2, w.place_3, w.place_4, w.place_5];
        let mut worth = w.base * sketch.count(1) as f32;
        for (level, each) in (2u8..).zip(each) {
            let mut free = sketch.supported(level);
            let count = free.count_ones() as f32;
            // One place is needed, a third hardly.
            worth += each * (count - 0.1 * count * count).max(0.0);
            while free != 0 {
                let column = free.trailing_zeros() as u8;
                free &= free - 1;
                if let Some(colour) = sketch.pair(level, column) {
                    worth += w.pair * (f32::from(level) + 1.0 + Self::bonus(sketch, colour));
                }
            }
        }
        worth * self.to_come
    }
}
