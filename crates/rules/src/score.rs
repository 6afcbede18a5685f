//! Counting points (RULES section 7).

use super::circle_worth::{circle_bonus, circles_judged_by, counted_circles};
use crate::prelude::*;

/// R-END-07.
const SET: i16 = 12;
/// Per attack token that is not fended off (R-END-08).
const ATTACK: i16 = -4;

/// Per card under law 72 (R-LAW-72).
const ARCHIVED: i16 = 5;
/// The same for its revised text (R-TD-01).
const DEPOSITED: i16 = 3;
/// Per level of law 74, if it tucked a card (R-LAW-74).
const ATTAINTED: i16 = 3;
/// Per penalty monster (R-INV-09).
const PENALTY: i16 = -4;
/// Per gem on law 76 (R-LAW-76).
const PARKED: i16 = 2;
/// Per card under law 78 (R-LAW-78).
const ENROLLED: i16 = 4;

/// For the current table (R-END-02..08).
pub fn score(ruleset: &Ruleset, table: &Table) -> BySeat<Score> {
    let attack = |seat: Seat, pyramid: &Pyramid| {
        let tokens = i16::from(table.screens[seat].attack);
        tokens + i16::from(images(ruleset, pyramid, Image::Attack))
    };
    let pyramids = table.open.pyramids.iter();
    let all_attack: i16 = pyramids.map(|(seat, p)| attack(seat, p)).sum();
    table.open.pyramids.map(|seat, pyramid| {
        let own = i16::from(table.screens[seat].attack);
        let held = table.screens[seat].judgements;
        let others_attack = all_attack - attack(seat, pyramid);
        let mut score = of_pyramid(ruleset, pyramid, others_attack, held);
        let defence = i16::from(pyramid.count(|token| token == Token::Defence));
        score.other += ruleset.held_attack * own + ruleset.held_defence * defence;
        score.other -= penalty(ruleset, pyramid, held);
        score
    })
}

/// Ties share the win (R-END-09).
pub(super) fn winners(scores: &BySeat<Score>) -> impl Iterator<Item = Seat> {
    let best = scores.iter().map(|(_, s)| s.total()).max();
    scores.iter().filter(move |(_, s)| Some(s.total()) == best).map(|(seat, _)| seat)
}

fn of_pyramid(ruleset: &Ruleset, pyramid: &Pyramid, attack: i16, held: JudgementSet) -> Score {
    let [science, magic, defence] = kinds(ruleset, pyramid);
    let sets = science.min(magic).min(defence);
    let bonus = circle_bonus(pyramid);
    let mut score = Score {
        sets: SET * sets,
        attack: ATTACK * (attack - defence).max(0),
        other: PENALTY * pyramid.combat.penalties.len() as i16,
        ..Score::default()
    };
    let (mut closed, mut mixed) = (0, 0);
    for (circle, colour) in circles_judged_by(ruleset, pyramid, held) {
        if let Some(colour) = colour {
            closed += 1;
            score.circles += i16::from(circle.slot.level) + bonus[colour];
        } else {
            mixed += 1;
        }
    }
    let mut magic_bonus = 0;
    for placed in &pyramid.tokens {
        match placed.token {
            Token::Points(v) => score.power += i16::from(v),
            Token::BonusMagic(v) => magic_bonus += i16::from(v),
            Token::Infinite(colour) => {
                closed += 1;
                // Outside the pyramid there is no level (R-INV-08).
                let card = placed.on.card().and_then(|card| pyramid.find(card));
                let level = card.map_or(0, |s| i16::from(s.slot.level));
                score.infinite += level + bonus[colour];
            }
            _ => {}
        }
    }
    score.magic = magic * magic_bonus;
    let counts = ScoreCounts { sets, closed, mixed };
    for placed in &pyramid.cards {
        score.laws += law_points(ruleset, pyramid, placed, &counts);
        if let Some(Extra::Text { scoring, .. }) = ruleset.card(placed.card).extra() {
            score.other += counted(ruleset, pyramid, placed, &counts, *scoring);
        }
    }
    score
}

/// R-UND-09: points lost to judgements. They count tokens, not images.
pub fn penalty(ruleset: &Ruleset, pyramid: &Pyramid, held: JudgementSet) -> i16 {
    if held.is_empty() {
        return 0;
    }
    let count = |wanted: Token| i16::from(pyramid.count(|token| token == wanted));
    let infinite = pyramid.count(|token| matches!(token, Token::Infinite(_)));
    let circles = circles_judged_by(ruleset, pyramid, held);
    let closed = circles.filter(|(_, colour)| colour.is_some()).count() as i16;
    let each = |judgement: &Judgement| match judgement {
        Judgement::None | Judgement::Discard(_) => 0,
        Judgement::Points(v) => i16::from(*v),
        Judgement::PerCircle(v) => i16::from(*v) * (closed + i16::from(infinite)),
        Judgement::PerMagic(v) => i16::from(*v) * count(Token::Magic),
        Judgement::PerDefence(v) => i16::from(*v) * count(Token::Defence),
        Judgement::PerScience(v) => i16::from(*v) * count(Token::Science),
    };
    held.iter().map(|token| each(ruleset.judgement(token))).sum()
}

/// Science, magic and defence, including images (R-ARI-04).
fn kinds(ruleset: &Ruleset, pyramid: &Pyramid) -> [i16; 3] {
    let count = |wanted: Token, image: Image| {
        i16::from(pyramid.count(|t| t == wanted)) + i16::from(images(ruleset, pyramid, image))
    };
    [
        count(Token::Science, Image::Science),
        count(Token::Magic, Image::Magic),
        count(Token::Defence, Image::Defence),
    ]
}

/// Points of a law, or of the text at the bottom of an aristocrat.
pub fn card_points(ruleset: &Ruleset, pyramid: &Pyramid, placed: &PlacedCard) -> i16 {
    let [science, magic, defence] = kinds(ruleset, pyramid);
    let circles = counted_circles(ruleset, pyramid);
    let (closed, mixed): (Vec<_>, Vec<_>) = circles.partition(|(_, colour)| colour.is_some());
    let infinite = pyramid.count(|token| matches!(token, Token::Infinite(_)));
    let counts = ScoreCounts {
        sets: science.min(magic).min(defence),
        closed: closed.len() as i16 + i16::from(infinite),
        mixed: mixed.len() as i16,
    };
    match ruleset.card(placed.card).extra() {
        Some(Extra::Text { scoring, .. }) => counted(ruleset, pyramid, placed, &counts, *scoring),
        Some(Extra::Images(_)) | None => law_points(ruleset, pyramid, placed, &counts),
    }
}

struct ScoreCounts {
    sets: i16,
    /// Single-colour circles and infinite gems.
    closed: i16,
    /// Circles of several colours.
    mixed: i16,
}

/// R-END-04.
fn law_points(
    ruleset: &Ruleset,
    pyramid: &Pyramid,
    placed: &PlacedCard,
    counts: &ScoreCounts,
) -> i16 {
    let Some((_, effect)) = ruleset.card(placed.card).law(ruleset.printing()) else {
        return 0;
    };
    let under = || pyramid.under(placed.card).count() as i16;
    match effect {
        LawEffect::Choose(_) => 0,
        LawEffect::Scoring(scoring) => counted(ruleset, pyramid, placed, counts, *scoring),
        LawEffect::Task(_) => match ruleset.behaviour(placed.card) {
            Some(LawBehaviour::Question(Topic::Archive)) => ARCHIVED * under(),
            Some(LawBehaviour::Question(Topic::Deposit)) => DEPOSITED * under(),
            Some(LawBehaviour::Question(Topic::Attaint)) if under() > 0 => {
                ATTAINTED * i16::from(placed.slot.level)
            }
            Some(LawBehaviour::Question(Topic::Purse)) => {
                PARKED * pyramid.parked_on(placed.card).total() as i16
            }
            Some(LawBehaviour::Question(Topic::Enrol)) => ENROLLED * under(),
            _ => 0,
        },
    }
}

fn counted(
    ruleset: &Ruleset,
    pyramid: &Pyramid,
    placed: &PlacedCard,
    counts: &ScoreCounts,
    scoring: Scoring,
) -> i16 {
    match scoring {
        Scoring::PerCard(v) => i16::from(v) * (pyramid.cards.len() + pyramid.tucked.len()) as i16,
        Scoring::PerHighCard(v) => {
            let high = pyramid.cards.iter().filter(|s| s.slot.level >= 2);
            i16::from(v) * high.count() as i16
        }
        Scoring::PerSet(v) => i16::from(v) * counts.sets,
        Scoring::PerCircleAndInfinite(v) => i16::from(v) * counts.closed,
        Scoring::PerAdjacentCharacter(v) => {
            i16::from(v) * adjacent_characters(ruleset, pyramid, placed.slot)
        }
        Scoring::PerLevel(v) => i16::from(v) * i16::from(placed.slot.level),
        Scoring::PerLaw(v) => {
            let laws = pyramid.cards.iter();
            let laws = laws.filter(|s| ruleset.card(s.card).is_law());
            i16::from(v) * laws.count() as i16
        }
        Scoring::PerAristocrat(v) => i16::from(v) * aristocrats(ruleset, pyramid) as i16,
        Scoring::PerMixedCircle(v) => i16::from(v) * counts.mixed,
        Scoring::PerCriminal(v) => {
            let criminals = pyramid.cards.iter();
            let criminals = criminals.filter(|s| ruleset.card(s.card).is_criminal());
            i16::from(v) * criminals.count() as i16
        }
        Scoring::PerJudgement(v) => i16::from(v) * i16::from(pyramid.judgements.count),
        Scoring::PerCombatToken(v) => i16::from(v) * i16::from(pyramid.combat_tokens()),
        Scoring::WithoutPenalty(v) => i16::from(v) * i16::from(pyramid.combat.penalties.is_empty()),
    }
}

/// Cards with something in place of the bottom colour (R-ARI-03).
pub(super) fn aristocrats(ruleset: &Ruleset, pyramid: &Pyramid) -> usize {
    let cards = pyramid.cards.iter();
    cards.filter(|s| ruleset.extras.contains(s.card)).count()
}

/// R-DEV-13, R-LAW-85: adjacency includes other levels.
fn adjacent_characters(ruleset: &Ruleset, pyramid: &Pyramid, slot: Slot) -> i16 {
    const NEIGHBOURS: [(i8, i8); 6] = [(0, -1), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, -1)];
    NEIGHBOURS
        .into_iter()
        .filter_map(|(level, column)| {
            pyramid.at(Slot { level: slot.level + level, column: slot.column + column })
        })
        .filter(|s| ruleset.card(s.card).is_character())
        .count() as i16
}

/// Images of tokens on cards (R-ARI-04); they count while the card lies openly in a pyramid.
pub fn images(ruleset: &Ruleset, pyramid: &Pyramid, wanted: Image) -> u8 {
    if ruleset.extras.is_empty() {
        return 0;
    }
    let cards = pyramid.cards.iter().map(|placed| placed.card);
    let with_extra = cards.filter(|card| ruleset.extras.contains(*card));
    with_extra.map(|card| ruleset.card(card).images(wanted)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{CardId, Colour};
    use crate::fact::OpenFact;
    use crate::pieces::{TokenPlace, Zone};
    use crate::ruleset::GameSetup;

    /// The first player's score with these tokens.
    fn scored(tokens: &[(TokenPlace, Token)]) -> Score {
        let ruleset = Ruleset::compile(GameSetup::standard(2)).unwrap();
        let mut table = Table::empty(2);
        let (seat, card) = (Seat(0), CardId(1));
        let slot = Slot { level: 1, column: 0 };
        let sections = ruleset.card(card).sections.all();
        let played = OpenFact::Played { seat, card, slot, sections };
        table.evolve(&played.into());
        for (on, token) in tokens.iter().copied() {
            table.evolve(&OpenFact::TokenGained { seat, on, token }.into());
        }
        score(&ruleset, &table)[seat]
    }

    #[test]
    fn r_inv_08_what_lies_in_a_zone_counts_and_an_infinite_gem_there_is_on_no_level() {
        let infinite = Token::Infinite(Colour::Red);
        let bonus = Token::BonusCircle { colour: Colour::Red, value: 4 };
        let combat = TokenPlace::Zone(Zone::Combat);
        let on_card = scored(&[(CardId(1).into(), infinite), (combat, bonus)]);
        assert_eq!(on_card.infinite, 1 + 4);
        let in_zone = scored(&[(combat, infinite), (combat, bonus)]);
        assert_eq!(in_zone.infinite, 4);
        let set = [Token::Science, Token::Magic, Token::Defence];
        let set = set.map(|token| (combat, token));
        assert_eq!(scored(&set).sets, SET);
    }
}
