//! How a recorded game ended, or stood when it was closed.

use serde::ser::Error;
use serde::{Serialize, Serializer};
use viceroy_rules::cards::{
    CardId, Extra, Gems, Image, MonsterId, OtherText, Section, SectionColour,
};
use viceroy_rules::{
    BySeat, Currency, DIAMONDS_PER_SEAT, Fact, InvasionFact, Module, OpenFact, Paint, PlacedCard,
    Pyramid, Ruleset, Score, Seat, Table, TokenPlace, Zone, query,
};

use super::judgement::{LogJudgement, judgements};
use super::parts::LogToken;

/// The table after the last fact.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FinalState {
    /// The common stock.
    pub reserve: FinalReserve,
    /// The players, in seat order.
    pub players: Vec<FinalPlayer>,
    /// Who won.
    pub winners: Vec<Seat>,
}

/// The common stock at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FinalReserve {
    /// Gems by colour.
    #[serde(flatten)]
    pub gems: Gems,
    /// Diamonds, in games that have them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub diamonds: Option<u8>,
}

/// A player at the end.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FinalPlayer {
    pub seat: Seat,
    /// Gems behind the screen, after painting if it came to that.
    pub gems_left: Gems,
    /// Cards discarded from the hand at the end; in a game that was closed, the cards in it.
    pub hand: Vec<CardId>,
    /// Attack tokens behind the screen.
    pub attack_tokens: u8,
    #[serde(serialize_with = "by_key")]
    pub pyramid: Vec<FinalCard>,
    /// What modules use.
    #[serde(serialize_with = "by_key")]
    pub zones: FinalZones,
    /// The score line by line, with its total.
    #[serde(serialize_with = "by_key")]
    pub score: FinalScore,
}

/// A card of a pyramid at the end.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FinalCard {
    pub card: CardId,
    /// Where it stands.
    pub level: i8,
    /// Where it stands.
    pub column: i8,
    /// Its colours.
    pub sections: FinalSections,
    pub painted: Vec<Painted>,
    /// What lies on it.
    pub tokens: Vec<LogToken>,
    /// The images of tokens on an aristocrat, which can be none (R-ARI-04).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub images: Option<Vec<LogToken>>,
    /// What it scored, where what it says is not in the rules of the base game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scored: Option<Scored>,
    /// The cards tucked under it.
    pub under: Vec<CardId>,
}

/// What a card of the expansion scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Scored {
    /// The line of the score that it is part of.
    pub line: &'static str,
    pub points: i16,
}

/// The colours of a card at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FinalSections {
    /// The upper left corner.
    pub top_left: SectionColour,
    /// The upper right corner.
    pub top_right: SectionColour,
    /// The lower left corner.
    pub bottom_left: SectionColour,
    /// The lower right corner.
    pub bottom_right: SectionColour,
}

/// A painted section.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Painted {
    pub section: Section,
    pub with: Paint,
}

/// A domain card at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FinalDomain {
    /// Where it lies on level 1.
    pub column: i8,
    /// What its sections count as.
    pub sections: FinalSections,
    /// What lies on it.
    pub tokens: Vec<LogToken>,
}

/// A combat card at the end: gems and diamonds as they lay there before they went to the reserve (R-INV-10).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FinalCombat {
    pub gems: Gems,
    pub diamonds: u8,
    pub tokens: Vec<LogToken>,
    /// Monsters taken as penalties.
    pub penalties: Vec<MonsterId>,
}

/// What lies beside a pyramid: what domain cards and modules use.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct FinalZones {
    /// The domain card.
    pub domain: Option<FinalDomain>,
    /// The combat card.
    pub combat: Option<FinalCombat>,
    pub judgements: Vec<LogJudgement>,
    pub diamonds: u8,
    pub bribes: u8,
}

/// A score line by line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct FinalScore {
    #[serde(flatten)]
    pub lines: Score,
    /// Their sum.
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

    /// Of a game that was closed: what lies there, with the points that it would have brought.
    pub(super) fn unfinished(
        ruleset: &Ruleset,
        table: &Table,
        scores: &BySeat<Score>,
    ) -> FinalState {
        let stood = |seat| {
            let screen = &table.screens[seat];
            // While a game is set up, what was dealt is not in the hand yet.
            let cards = screen.hand.iter().chain(screen.dealt.iter());
            (cards.collect(), scores[seat])
        };
        let lying = |seat: Seat| table.open.pyramids[seat].combat.stones;
        FinalState::of(ruleset, table, stood, lying)
    }

    /// Without a winner.
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

/// The diamonds in the reserve. With a module there are some (R-TD-06); where no card gives any, they lie there untouched,
/// and the table does without them.
fn diamonds(ruleset: &Ruleset, table: &Table) -> Option<u8> {
    let agreement = &ruleset.agreement;
    if ruleset.diamonds_per_seat > 0 {
        Some(table.open.diamonds)
    } else {
        (!agreement.modules.is_empty()).then(|| DIAMONDS_PER_SEAT * agreement.seats)
    }
}

/// What a player's combat card had on it before it went to the reserve (R-INV-10).
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

/// Of aristocrats with a text, laws of modules, and laws in another text: a reader needs to know none of these.
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

/// Writes objects with their keys in alphabetical order: the same game is the same text, whatever order fields have here.
pub(super) fn by_key<T: Serialize, S: Serializer>(
    value: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let value = serde_json::to_value(value).map_err(S::Error::custom)?;
    value.serialize(serializer)
}
