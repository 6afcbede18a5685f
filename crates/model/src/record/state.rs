//! The final state of a recorded game, or its state when closed.

use serde::Serializer;
use serde::ser::Error;
use viceroy_rules::cards::{Extra, Image, MonsterId, OtherText, Section, SectionColour};
use viceroy_rules::{
    BySeat, Currency, DIAMONDS_PER_SEAT, InvasionFact, Module, Paint, PlacedCard, Pyramid, Score,
    Table, TokenPlace, Zone, query,
};

use super::judgement::{LogJudgement, judgements};
use super::parts::LogToken;
use crate::prelude::*;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FinalState {
    pub reserve: FinalReserve,
    pub players: Vec<FinalPlayer>,
    pub winners: Vec<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FinalReserve {
    #[serde(flatten)]
    pub gems: Gems,
    /// If the game has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub diamonds: Option<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FinalPlayer {
    pub seat: Seat,
    /// After painting, if the game got that far.
    pub gems_left: Gems,
    /// Discarded at the end; in a closed game, the hand.
    pub hand: Vec<CardId>,
    pub attack_tokens: u8,
    #[serde(serialize_with = "by_key")]
    pub pyramid: Vec<FinalCard>,
    #[serde(serialize_with = "by_key")]
    pub zones: FinalZones,
    #[serde(serialize_with = "by_key")]
    pub score: FinalScore,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FinalCard {
    pub card: CardId,
    pub level: i8,
    pub column: i8,
    pub sections: FinalSections,
    pub painted: Vec<Painted>,
    pub tokens: Vec<LogToken>,
    /// Images of tokens on an aristocrat, possibly none (R-ARI-04).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub images: Option<Vec<LogToken>>,
    /// If its scoring is not in the base game's rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scored: Option<Scored>,
    pub under: Vec<CardId>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Scored {
    /// The line of the score it counts in.
    pub line: &'static str,
    pub points: i16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FinalSections {
    pub top_left: SectionColour,
    pub top_right: SectionColour,
    pub bottom_left: SectionColour,
    pub bottom_right: SectionColour,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Painted {
    pub section: Section,
    pub with: Paint,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FinalDomain {
    pub column: i8,
    pub sections: FinalSections,
    pub tokens: Vec<LogToken>,
}

/// As of before everything on it went to the reserve (R-INV-10).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FinalCombat {
    pub gems: Gems,
    pub diamonds: u8,
    pub tokens: Vec<LogToken>,
    pub penalties: Vec<MonsterId>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct FinalZones {
    pub domain: Option<FinalDomain>,
    pub combat: Option<FinalCombat>,
    pub judgements: Vec<LogJudgement>,
    pub diamonds: u8,
    pub bribes: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct FinalScore {
    #[serde(flatten)]
    pub lines: Score,
    pub total: i16,
}

impl FinalState {
    pub(super) fn new(ruleset: &Ruleset, table: &Table, facts: &[Fact]) -> FinalState {
        let ended = |seat| {
            let lines = table.open.scores[seat].unwrap_or_default();
            (hand_at_the_end(facts, seat), lines)
        };
        let cleared = |seat| cleared_combat_card(facts, seat);
        FinalState {
            winners: table.open.winners.iter().collect(),
            ..FinalState::of(ruleset, table, ended, cleared)
        }
    }

    /// For a closed game, with the points it was worth then.
    pub(super) fn unfinished(
        ruleset: &Ruleset,
        table: &Table,
        scores: &BySeat<Score>,
    ) -> FinalState {
        let stood = |seat| {
            let screen = &table.screens[seat];
            // During set-up, dealt cards are not in the hand yet.
            let cards = screen.hand.iter().chain(screen.dealt.iter());
            (cards.collect(), scores[seat])
        };
        let lying = |seat: Seat| table.open.pyramids[seat].combat.stones;
        FinalState::of(ruleset, table, stood, lying)
    }

    fn of(
        ruleset: &Ruleset,
        table: &Table,
        hand_and_score: impl Fn(Seat) -> (Vec<CardId>, Score),
        on_combat_card: impl Fn(Seat) -> Currency,
    ) -> FinalState {
        let players = table.screens.iter().map(|(seat, screen)| {
            let (hand, lines) = hand_and_score(seat);
            FinalPlayer {
                seat,
                gems_left: screen.gems,
                hand,
                attack_tokens: screen.attack,
                pyramid: pyramid(ruleset, &table.open.pyramids[seat]),
                zones: FinalZones {
                    domain: domain(ruleset, &table.open.pyramids[seat]),
                    combat: ruleset
                        .has_invasion()
                        .then(|| combat(&table.open.pyramids[seat], on_combat_card(seat))),
                    judgements: judgements(ruleset.catalogue, screen.judgements),
                    diamonds: screen.diamonds,
                    bribes: screen.bribes,
                },
                score: score(lines),
            }
        });
        FinalState {
            reserve: FinalReserve { gems: table.open.reserve, diamonds: diamonds(ruleset, table) },
            players: players.collect(),
            winners: vec![],
        }
    }
}

/// Modules have diamonds (R-TD-06). If no card gives any, they are untouched and not tracked by the
/// table.
fn diamonds(ruleset: &Ruleset, table: &Table) -> Option<u8> {
    let agreement = &ruleset.agreement;
    if ruleset.diamonds_per_seat > 0 {
        Some(table.open.diamonds)
    } else {
        (!agreement.modules.is_empty()).then(|| DIAMONDS_PER_SEAT * agreement.seats)
    }
}

/// Before it went to the reserve (R-INV-10).
fn cleared_combat_card(facts: &[Fact], seat: Seat) -> Currency {
    let cleared = facts.iter().find_map(|fact| match fact {
        Fact::Open(OpenFact::Invasion(InvasionFact::CombatCardCleared { seat: s, stones }))
            if *s == seat =>
        {
            Some(*stones)
        }
        Fact::Open(_) | Fact::Screen(..) | Fact::Decks(_) => None,
    });
    cleared.unwrap_or(Currency::NONE)
}

fn combat(pyramid: &Pyramid, stones: Currency) -> FinalCombat {
    let lying = pyramid.tokens.iter();
    let lying = lying.filter(|lying| lying.on == TokenPlace::Zone(Zone::Combat));
    FinalCombat {
        gems: stones.gems,
        diamonds: stones.diamonds,
        tokens: lying.map(|lying| lying.token.into()).collect(),
        penalties: pyramid.combat.penalties.to_vec(),
    }
}

fn hand_at_the_end(facts: &[Fact], seat: Seat) -> Vec<CardId> {
    facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::Open(OpenFact::HandDiscarded { seat: s, cards }) if *s == seat => Some(*cards),
            Fact::Open(_) | Fact::Screen(..) | Fact::Decks(_) => None,
        })
        .flat_map(|cards| cards.iter().collect::<Vec<_>>())
        .collect()
}

fn pyramid(ruleset: &Ruleset, pyramid: &Pyramid) -> Vec<FinalCard> {
    let cards = pyramid.cards.iter();
    cards.map(|c| card(ruleset, pyramid, c)).collect()
}

fn domain(ruleset: &Ruleset, pyramid: &Pyramid) -> Option<FinalDomain> {
    let lying = pyramid.tokens.iter();
    let lying = lying.filter(|l| l.on == TokenPlace::Zone(Zone::Domain));
    Some(FinalDomain {
        column: pyramid.domain?.slot.column,
        sections: sections(query::domain_sections(ruleset, pyramid)?),
        tokens: lying.map(|l| l.token.into()).collect(),
    })
}

/// In the order of [`Section::ALL`].
fn sections(all: [SectionColour; 4]) -> FinalSections {
    let [top_left, top_right, bottom_left, bottom_right] = all;
    FinalSections { top_left, top_right, bottom_left, bottom_right }
}

fn card(ruleset: &Ruleset, pyramid: &Pyramid, placed: &PlacedCard) -> FinalCard {
    let painted = Section::ALL.into_iter();
    let painted = painted.filter_map(|section| {
        let with = placed.painted[section.index()]?;
        Some(Painted { section, with })
    });
    let lying = pyramid.tokens.iter().filter(|l| l.on == placed.card);
    let mut tokens: Vec<LogToken> = lying.map(|l| l.token.into()).collect();
    for (colour, count) in pyramid.parked_on(placed.card).iter() {
        tokens.extend((0..*count).map(|_| LogToken::Gem { colour }));
    }
    FinalCard {
        card: placed.card,
        level: placed.slot.level,
        column: placed.slot.column,
        sections: sections(placed.sections),
        painted: painted.collect(),
        tokens,
        images: images(ruleset, placed.card),
        scored: scored(ruleset, pyramid, placed),
        under: pyramid.under(placed.card).collect(),
    }
}

fn images(ruleset: &Ruleset, card: CardId) -> Option<Vec<LogToken>> {
    let images = match ruleset.card(card).extra()? {
        Extra::Images(images) => images.as_slice(),
        Extra::Text { .. } => &[],
    };
    let written = images.iter().map(|image| match image {
        Image::Science => LogToken::Science,
        Image::Magic => LogToken::Magic,
        Image::Defence => LogToken::Defence,
        Image::Attack => LogToken::Attack,
    });
    Some(written.collect())
}

fn scored(ruleset: &Ruleset, pyramid: &Pyramid, placed: &PlacedCard) -> Option<Scored> {
    let card = ruleset.card(placed.card);
    let other = card.holds(ruleset.printing()) == Some(OtherText::Revised);
    let line = match card.extra() {
        Some(Extra::Text { .. }) => "other",
        Some(Extra::Images(_)) => return None,
        None if card.is_law() && (other || Module::of(card.id).is_some()) => "laws",
        None => return None,
    };
    let points = query::card_points(ruleset, pyramid, placed);
    Some(Scored { line, points })
}

fn score(lines: Score) -> FinalScore {
    FinalScore { lines, total: lines.total() }
}

/// Sorts keys alphabetically: the output must not depend on the order of fields here.
pub(super) fn by_key<T: Serialize, S: Serializer>(
    value: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let value = serde_json::to_value(value).map_err(S::Error::custom)?;
    value.serialize(serializer)
}
