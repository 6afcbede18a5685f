//! How much each term of the judgement counts.

/// What the terms of the judgement weigh, in points unless something else is said. The values were found by letting the
/// player with a changed weight play against the one without (docs/decisions.md).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weights {
    /// A gem while many turns are to come.
    pub gem: f32,
    /// The turns to come at which a gem is worth half of that.
    pub gem_half_life: f32,
    /// How much less each further gem of one colour is worth, as a part.
    pub same_colour: f32,
    /// How much less each further gem of any colour is worth, as a part.
    pub many_gems: f32,
    /// A gem of a colour of which there is none: it can be bid there.
    pub first_of_colour: f32,
    /// How much more a gem is worth whose colour can still be chosen, as a part.
    pub loose: f32,
    /// An infinite gem, in gems for each turn to come.
    pub infinite: f32,
    /// A card that is drawn without being known.
    pub unknown_card: f32,
    /// Any card in the hand, beside what it gives: it will bear others.
    pub body: f32,
    /// How much of what a card in the hand would give is counted while many turns are to come, as a part.
    pub in_hand: f32,
    /// The turns to come at which it is half of that.
    pub hand_half_life: f32,
    /// How much less each further card in the hand counts, as a part of the one before.
    pub crowded: f32,
    /// What a gem that is lacking for a card costs beyond its worth.
    pub lacking: f32,
    /// How much a level counts for a card in the hand whose place there is not ready yet, as a part.
    pub later_level: f32,
    /// What it costs to use one of the few plays there are.
    pub play: f32,
    /// A science token's gem for a pass: how many of the turns to come will be passed.
    pub passes: f32,
    /// The first token of the next set, at the start of the game.
    pub one_of_set: f32,
    /// Two kinds of the next set, at the start of the game.
    pub two_of_set: f32,
    /// Further tokens towards the set after that, as a part.
    pub set_after: f32,
    /// Magic tokens still expected at the start of the game.
    pub magic_to_come: f32,
    /// Points of magic bonus still expected at the start of the game.
    pub bonus_to_come: f32,
    /// What each of the first defence tokens will fend off, at the start of the game.
    pub defence: f32,
    /// An attack token behind the screen: what it costs the others, and the bid it can be.
    pub attack: f32,
    /// Circles and infinite gems of a colour still expected at the start of the game.
    pub circles_to_come: f32,
    /// A supported place on levels 2 to 5 at the start of the game.
    pub place_2: f32,
    pub place_3: f32,
    pub place_4: f32,
    pub place_5: f32,
    /// A card on the base at the start of the game: it will bear others.
    pub base: f32,
    /// A place where two sections of one colour meet, as a part of what the circle would give.
    pub pair: f32,
    /// A circle that paint can finish, as a part of what it will give.
    pub paint: f32,
    /// Under the law that tucks taken cards: cards taken in each turn to come.
    pub enrolled: f32,
    /// What a card that could be kept is worth beyond the judgement of it, at the start of the game.
    pub tucked: f32,
    /// Empty places around a law that counts characters that will be filled, as a part.
    pub audience: f32,
    /// Cards that will come to level 2 or higher, for each turn to come.
    pub high_cards: f32,
    /// Cards still expected under the law that tucks the hand, for each turn to come.
    pub archived: f32,
    /// What a gem that lies down on a law is missed beyond the judgement of it, at the start of the game: it would have been
    /// a part of a card.
    pub parked: f32,
    /// Laws that do something nobody can foresee.
    pub odd_law: f32,
    /// How much the points between what others would bid matter to them: smaller is surer.
    pub doubt: f32,
    /// What others are thought to want from a pass beyond its gems.
    pub others_pass: f32,
    /// What makes two players who see the same bid differently.
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
