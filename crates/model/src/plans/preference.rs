//! What a person wants from now on when a small question comes up: a standing answer by the kind of question, for one game or
//! for all of their games. It answers at the moment the question opens, as a plan's step does, and never a second time.

use serde::{Deserialize, Serialize};

use super::gems_for_next_card::gems_for_next_card;
use super::preference_kind::PreferenceKind;
use super::preview::FirstChance;
use super::wish::Wish;
use viceroy_rules::cards::Colour;
use viceroy_rules::{
    Answer, Claim, Currency, DeckKind, Imagined, Offer, Question, SeatView, Shape, Topic, query,
};

/// Gems in words that fit every such question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GemsWanted {
    /// What the card in hand lacks that lacks least.
    ForNextCard,
    /// As many as there are of the first colour, then of the other.
    First(Colour, Colour),
}

/// What becomes of a card that a law may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tucked {
    /// It goes under the law.
    Always,
    /// It stays in the hand.
    Never,
}

/// A standing answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Preference {
    /// This claim, unless one has been made.
    Claim(Claim),
    Gems(GemsWanted),
    /// This deck, while cards lie there.
    Deck(DeckKind),
    /// Under the law, or into the hand.
    Tuck(Tucked),
    /// The hardest judgement goes back.
    ReturnHardest,
    /// Whatever costs fewest points is discarded.
    ObeyCheapest,
    /// As many monsters as what one has can beat, diamonds last.
    BeatAll,
    DiamondStays,
    /// The painting that adds most.
    PaintBest,
}

/// What somebody wants in a kind of questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StandingAnswer {
    /// To be answered so.
    Give(Preference),
    /// To be asked, whatever holds for all games.
    Ask(PreferenceKind),
}

/// The standing answers of somebody, at most one of a kind.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Preferences(Vec<StandingAnswer>);

/// The questions that a standing answer holds for.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, strum::VariantArray, strum::IntoStaticStr, strum::EnumString,
)]
#[strum(serialize_all = "snake_case")]
pub enum Scope {
    ThisGame,
    /// Those of all games of a person; what they want in one game goes before.
    AllGames,
}

impl PreferenceKind {
    /// The standing answers that there are, the most useful first.
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
    /// The questions that it answers.
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

    /// The answer to a question of its kind; nothing where that has to be asked all the same.
    pub fn answer(self, view: &SeatView, question: &Question) -> Option<Answer> {
        match self {
            Preference::Claim(claim) => offered(question, Offer::Claim(claim)).filter(|_| {
                // Who claimed already, and met with the same claim, is asked.
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
    /// Whether nothing stands.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What stands for a kind of questions.
    pub fn of(&self, kind: PreferenceKind) -> Option<StandingAnswer> {
        self.0.iter().copied().find(|standing| standing.kind() == kind)
    }

    /// All that stand, in the order in which they were set.
    pub fn all(&self) -> impl Iterator<Item = StandingAnswer> {
        self.0.iter().copied()
    }

    /// With something else for a kind of questions; nothing stands there any more without it.
    #[must_use]
    pub fn with(mut self, kind: PreferenceKind, standing: Option<StandingAnswer>) -> Preferences {
        self.0.retain(|other| other.kind() != kind);
        self.0.extend(standing.filter(|one| one.kind() == kind));
        self
    }

    /// These, and for kinds without any of them those.
    #[must_use]
    pub fn or(mut self, others: &Preferences) -> Preferences {
        for other in others.all() {
            if self.of(other.kind()).is_none() {
                self.0.push(other);
            }
        }
        self
    }

    /// The standing answer to a question; nothing where none stands, or it cannot be given.
    pub fn answer(&self, view: &SeatView, question: &Question) -> Option<Answer> {
        match self.of(PreferenceKind::of(question.topic)?)? {
            StandingAnswer::Give(preference) => preference.answer(view, question),
            StandingAnswer::Ask(_) => None,
        }
    }
}

impl StandingAnswer {
    /// The kind of questions.
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

/// What beats most monsters together with the combat card, as little from behind the screen as that takes.
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

/// What leaves most points; the first of equals.
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
