//! Standing answers to small questions, for one game or all of a person's games. Each question is
//! answered at most once, when it opens.

use super::gems_for_next_card::gems_for_next_card;
use super::preference_kind::PreferenceKind;
use super::preview::FirstChance;
use crate::prelude::*;
use viceroy_rules::{Currency, Imagined, query};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GemsWanted {
    /// The gems missing for the card in hand that is closest to affordable.
    ForNextCard,
    /// As many as possible of the first colour, then of the second.
    First(Colour, Colour),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tucked {
    Always,
    Never,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Preference {
    /// Unless the player has already claimed.
    Claim(Claim),
    Gems(GemsWanted),
    /// While it has cards.
    Deck(DeckKind),
    Tuck(Tucked),
    ReturnHardest,
    /// Discards whatever costs the fewest points.
    ObeyCheapest,
    /// Beats as many monsters as possible, using diamonds last.
    BeatAll,
    DiamondStays,
    PaintBest,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StandingAnswer {
    Give(Preference),
    /// Prompts, despite an answer for all games or a proposal.
    Ask(PreferenceKind),
}

/// At most one per kind.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Preferences(Vec<StandingAnswer>);

#[derive(strum::VariantArray, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "snake_case")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    ThisGame,
    AllGames,
}

impl PreferenceKind {
    /// The most useful first.
    pub fn choices(self) -> Vec<Preference> {
        match self {
            PreferenceKind::Claim => {
                [Claim::Either, Claim::Tip, Claim::Base].map(Preference::Claim).to_vec()
            }
            PreferenceKind::Gems => {
                let pairs = Colour::ALL.into_iter().flat_map(|first| {
                    let others = Colour::ALL.into_iter().filter(move |then| *then != first);
                    others.map(move |then| GemsWanted::First(first, then))
                });
                let all = [GemsWanted::ForNextCard].into_iter().chain(pairs);
                all.map(Preference::Gems).collect()
            }
            PreferenceKind::Deck => DeckKind::OF_REWARDS.map(Preference::Deck).to_vec(),
            PreferenceKind::Tuck => [Tucked::Always, Tucked::Never].map(Preference::Tuck).to_vec(),
            PreferenceKind::ReturnJudgement => vec![Preference::ReturnHardest],
            PreferenceKind::Obey => vec![Preference::ObeyCheapest],
            PreferenceKind::Combat => vec![Preference::BeatAll],
            PreferenceKind::RenameDiamond => vec![Preference::DiamondStays],
            PreferenceKind::Paint => vec![Preference::PaintBest],
        }
    }
}

impl Preference {
    pub fn kind(self) -> PreferenceKind {
        match self {
            Preference::Claim(_) => PreferenceKind::Claim,
            Preference::Gems(_) => PreferenceKind::Gems,
            Preference::Deck(_) => PreferenceKind::Deck,
            Preference::Tuck(_) => PreferenceKind::Tuck,
            Preference::ReturnHardest => PreferenceKind::ReturnJudgement,
            Preference::ObeyCheapest => PreferenceKind::Obey,
            Preference::BeatAll => PreferenceKind::Combat,
            Preference::DiamondStays => PreferenceKind::RenameDiamond,
            Preference::PaintBest => PreferenceKind::Paint,
        }
    }

    /// `None` when the player must be prompted nevertheless.
    pub fn answer(self, view: &SeatView, question: &Question) -> Option<Answer> {
        match self {
            // Whoever is fine with either gives way where both want the same card.
            Preference::Claim(Claim::Either) => offered(question, Offer::Claim(Claim::Either)),
            Preference::Claim(claim) => offered(question, Offer::Claim(claim)).filter(|_| {
                // Prompt a player whose claim met the same claim.
                offered(question, Offer::Insist).is_none()
            }),
            Preference::Gems(GemsWanted::ForNextCard) => gems_for_next_card(view, question),
            Preference::Gems(GemsWanted::First(first, then)) => {
                Wish::First(vec![first, then]).answer(view, question)
            }
            Preference::Deck(deck) => offered(question, Offer::Deck(deck)),
            Preference::Tuck(Tucked::Always) => offered(question, Offer::Tuck),
            Preference::Tuck(Tucked::Never) => offered(question, Offer::Keep),
            Preference::ObeyCheapest => cheapest(view, question),
            Preference::BeatAll if question.topic == Topic::CombatShow => show_all(view, question),
            Preference::BeatAll => question.shape.offers().first().copied().map(Answer::one),
            Preference::ReturnHardest | Preference::DiamondStays | Preference::PaintBest => {
                Some(question.fallback.clone())
            }
        }
    }
}

impl Preferences {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn of(&self, kind: PreferenceKind) -> Option<StandingAnswer> {
        self.0.iter().copied().find(|standing| standing.kind() == kind)
    }

    pub fn all(&self) -> impl Iterator<Item = StandingAnswer> {
        self.0.iter().copied()
    }

    #[must_use]
    pub fn with(mut self, kind: PreferenceKind, standing: Option<StandingAnswer>) -> Preferences {
        self.0.retain(|other| other.kind() != kind);
        self.0.extend(standing.filter(|one| one.kind() == kind));
        self
    }

    /// Fills kinds without an answer.
    #[must_use]
    pub fn or(mut self, others: &Preferences) -> Preferences {
        for other in others.all() {
            if self.of(other.kind()).is_none() {
                self.0.push(other);
            }
        }
        self
    }

    pub fn answer(&self, view: &SeatView, question: &Question) -> Option<Answer> {
        match self.of(PreferenceKind::of(question.topic)?)? {
            StandingAnswer::Give(preference) => preference.answer(view, question),
            StandingAnswer::Ask(_) => None,
        }
    }
}

impl StandingAnswer {
    pub fn kind(self) -> PreferenceKind {
        match self {
            StandingAnswer::Give(preference) => preference.kind(),
            StandingAnswer::Ask(kind) => kind,
        }
    }
}

fn offered(question: &Question, offer: Offer) -> Option<Answer> {
    let offers = question.shape.offers();
    offers.contains(&offer).then(|| Answer::one(offer))
}

/// Beats the most monsters together with the combat card, using as little as possible from behind
/// the screen.
fn show_all(view: &SeatView, question: &Question) -> Option<Answer> {
    let Shape::Show { plans, .. } = &question.shape else {
        return None;
    };
    let open = &view.table.open;
    let battle = query::battle(&view.table.ruleset, open, view.seat);
    let combat = query::combat_card(open, view.seat);
    let beaten = |shown: &Currency| battle.beaten_by(&shown.plus(&combat));
    let most = plans.iter().map(beaten).max()?;
    let first = plans.iter().find(|shown| beaten(shown) == most)?;
    Some(Answer::one(Offer::Show(*first)))
}

/// The answer that keeps the most points; the first of equals.
fn cheapest(view: &SeatView, question: &Question) -> Option<Answer> {
    let points_after = |offer: &Offer| {
        let mut table = Imagined::alone(view, &mut FirstChance);
        let answer = Answer::one(*offer);
        table.answer(view.seat, &answer, &mut FirstChance).ok()?;
        Some(table.score()[view.seat].total())
    };
    let offers = question.shape.offers();
    let judged = offers.iter().filter_map(|offer| Some((offer, points_after(offer)?)));
    let better = |best: (_, i16), other: (_, i16)| if other.1 > best.1 { other } else { best };
    let (best, _) = judged.reduce(better)?;
    Some(Answer::one(*best))
}
