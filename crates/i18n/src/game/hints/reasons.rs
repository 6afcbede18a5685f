//! A reason for an answer in words.

use crate::Sentence;
use crate::game::bottoms;
use crate::prelude::*;
use viceroy_ai::{Aspect, Placement, Reason};
use viceroy_rules::cards::JudgementId;

pub(super) enum ReasonText {
    Part(String),
    Sentence(String),
}

#[derive(Clone, Copy)]
pub(super) struct ReasonTeller<'a> {
    pub w: &'a Wording,
    pub about: About<'a>,
}

impl ReasonTeller<'_> {
    fn card(self, id: &CardId) -> Term {
        Term::card(self.about.view.table.ruleset.catalogue, *id)
    }

    fn part<'a>(self, sentence: impl Sentence<'a>) -> ReasonText {
        ReasonText::Part(self.w.say(sentence))
    }

    fn sentence<'a>(self, sentence: impl Sentence<'a>) -> ReasonText {
        ReasonText::Sentence(self.w.say(sentence))
    }

    pub fn said(self, reason: &Reason) -> ReasonText {
        match reason {
            Reason::Closes { colour, points } => self.part(text!(hint_closes, colour, points)),
            Reason::Gets(tokens) => {
                let tokens = Term::tokens(tokens.iter().copied());
                self.gives(Term::List(tokens, Joined::And))
            }
            Reason::GetsAttack(count) => self.gives(Term::Reward(Reward::Attack(*count))),
            Reason::GetsDiamonds(count) => self.gives(Term::Reward(Reward::Diamonds(*count))),
            Reason::Swaps { given, taken } => self.part(text!(hint_swaps, given, taken)),
            Reason::CompletesSet(points) => self.part(text!(hint_completes_set, points)),
            Reason::FendsOff(points) => self.part(text!(hint_fends_off, points)),
            Reason::Beats(count) => self.part(text!(hint_beats, count)),
            Reason::NoneBeatsMore(0) => self.sentence(text!(hint_none_beats)),
            Reason::NoneBeatsMore(count) => self.sentence(text!(hint_none_beats_more, count)),
            Reason::WouldBeat(count) => self.sentence(text!(hint_would_beat, count)),
            Reason::OnCombatCard(stones) if stones.is_empty() => {
                self.part(text!(hint_combat_card_empty))
            }
            Reason::OnCombatCard(stones) => {
                let stones = Term::stones(stones);
                self.part(text!(hint_combat_card, stones))
            }
            Reason::Takes(gems) => self.part(text!(hint_takes, gems)),
            Reason::Draws(count) => self.part(text!(hint_draws, count)),
            Reason::From { deck, held } => self.from(*deck, *held),
            Reason::Domain(reward) => {
                let rules = &self.about.view.table.ruleset;
                let more = offers::domain_reward_more(self.w, rules, *reward);
                ReasonText::Sentence(self.as_sentence(&more))
            }
            Reason::GoesUnder(other) => self.part(text!(hint_goes_under, card = self.card(other))),
            Reason::Replaces(other) => self.part(text!(hint_replaces, card = self.card(other))),
            Reason::Tucks(cards) => {
                let cards = Term::list(cards.iter().map(|id| self.card(id)), Joined::And);
                self.part(text!(hint_tucks, cards))
            }
            Reason::Lays(gems) => self.part(text!(hint_lays, gems)),
            Reason::Prolongs => self.part(text!(hint_prolongs)),
            Reason::Moves(level) => self.part(text!(hint_moves, level)),
            Reason::KeepsJudgements(count) => self.part(text!(hint_keeps_judgements, count)),
            Reason::KeepsBribes(count) => self.part(text!(hint_keeps_bribes, count)),
            Reason::Scores(0) | Reason::ScoresInAll(0) => self.part(text!(hint_scores_nothing)),
            Reason::Scores(points @ ..0) | Reason::ScoresInAll(points @ ..0) => {
                self.part(text!(hint_costs, points = -points))
            }
            Reason::Scores(points) => self.part(text!(hint_scores, points)),
            Reason::ScoresInAll(points) => self.part(text!(hint_scores_in_all, points)),
            Reason::CostsNothing => self.part(text!(hint_costs_nothing)),
            Reason::Spares(0) => self.sentence(text!(hint_spares_nothing)),
            Reason::Spares(points) => self.part(text!(hint_spares, points)),
            Reason::SparesToken => self.part(text!(hint_spares_token)),
            Reason::Grows(token) => self.grows(*token),
            Reason::Fixed => self.sentence(text!(hint_fixed)),
            Reason::Almost { colour, level } => self.part(text!(hint_almost, colour, level)),
            Reason::Opens { level, pair: None } => self.part(text!(hint_opens, level)),
            Reason::Opens { level, pair: Some(colour) } => {
                self.part(text!(hint_opens_pair, level, colour))
            }
            Reason::Leaves { card, level, gems } => {
                self.part(text!(hint_leaves, card = self.card(card), level, gems))
            }
            Reason::TooLittleFor(other) => {
                self.part(text!(hint_too_little, card = self.card(other)))
            }
            Reason::PaysFor { card, level } => {
                self.part(text!(hint_pays_for, card = self.card(card), level))
            }
            Reason::FirstOf(colour) => self.part(text!(hint_first_of, colour)),
            Reason::NoneLeft(colour) => self.part(text!(hint_none_left, colour)),
            Reason::OfEvery(count) => self.part(text!(hint_of_every, count)),
            Reason::Costing(count) => self.sentence(text!(hint_costing, count)),
            Reason::Has(gems) => self.sentence(text!(hint_has, gems)),
            Reason::GemsLeft(count) => {
                let gems = Term::AnyGems(*count);
                self.sentence(text!(hint_gems_left, gems))
            }
            Reason::InfiniteLeft(gems) => {
                let all = gems.iter().flat_map(|(colour, count)| {
                    std::iter::repeat_n(Token::Infinite(colour), usize::from(*count))
                });
                let gems = Term::List(Term::tokens(all), Joined::And);
                self.part(text!(hint_infinite_left, gems))
            }
            Reason::Keeps(card) => self.part(text!(hint_keeps, card = self.card(card))),
            Reason::OnTop(card) => self.sentence(text!(hint_on_top, card = self.card(card))),
            Reason::Could { .. } => ReasonText::Sentence(self.could(reason)),
            Reason::Lacks { card, gems } => {
                self.sentence(text!(hint_lacks, card = self.card(card), gems))
            }
            Reason::LacksAny { card, count } => {
                let gems = Term::AnyGems(*count);
                self.sentence(text!(hint_lacks, card = self.card(card), gems))
            }
            Reason::UsefulTo { card, level } => {
                self.sentence(text!(hint_useful, card = self.card(card), level))
            }
            Reason::LastGem(colour) => self.sentence(text!(hint_is_last, colour)),
            Reason::ProbablyAlone => self.sentence(text!(hint_alone)),
            Reason::ProbablyContested => self.sentence(text!(hint_contested)),
            Reason::NobodyThere => self.sentence(text!(hint_nobody_there)),
            Reason::BidBy(seat) => self.sentence(text!(hint_bid_by, who = self.who(seat))),
            Reason::BeforeGems => self.sentence(text!(hint_before_gems)),
            Reason::NamedLater => self.sentence(text!(hint_named_later)),
            Reason::NobodyWins => self.sentence(text!(hint_nobody_wins)),
            Reason::BidsOn => self.sentence(text!(hint_bids_on)),
            Reason::CountsAsPass => self.sentence(text!(hint_counts_as_pass)),
            Reason::NoMore => self.sentence(text!(hint_no_more, what = self.what())),
            Reason::NothingIsBetter => self.sentence(text!(hint_none_better, what = self.what())),
            Reason::TakesAtOnce(other) => {
                self.sentence(text!(hint_at_once, card = self.card(other)))
            }
            Reason::WantedBy(seat) => self.sentence(text!(hint_wanted, who = self.who(seat))),
            Reason::WhatIsLeft => self.sentence(text!(hint_what_is_left)),
            Reason::MissedLeast => self.sentence(text!(hint_missed_least)),
            Reason::AnotherCriminal => self.sentence(text!(hint_another_criminal)),
            Reason::FitsBelow(card) => {
                self.sentence(text!(hint_fits_below, card = self.card(card)))
            }
            Reason::NoPlaceFor(card) => self.sentence(text!(hint_no_place, card = self.card(card))),
            Reason::JustAsGood => self.sentence(text!(hint_just_as_good)),
            Reason::InTheLongRun => self.sentence(text!(hint_in_the_long_run)),
            Reason::NextPlay => self.sentence(text!(hint_next_play)),
            Reason::NoDifference => self.sentence(text!(hint_no_difference)),
            Reason::More(of) => self.part(text!(hint_more, what = self.aspect(*of))),
            Reason::Less(of) => self.part(text!(hint_less, what = self.aspect(*of))),
        }
    }

    fn who(self, seat: &Seat) -> Term {
        Term::name(self.about.people.get(*seat).map_or("", String::as_str))
    }

    fn gives(self, tokens: Term) -> ReasonText {
        self.part(text!(hint_gets, tokens))
    }

    fn what(self) -> Arg<'static> {
        Arg::Choice(match self.about.question.topic {
            Topic::Bid => "bid",
            _ => "play",
        })
    }

    fn grows(self, token: JudgementId) -> ReasonText {
        match self.about.view.table.ruleset.judgement(token) {
            Judgement::PerCircle(_) => self.sentence(text!(hint_grows_circles)),
            Judgement::PerMagic(_) => self.sentence(text!(hint_grows_magic)),
            Judgement::PerDefence(_) => self.sentence(text!(hint_grows_defence)),
            Judgement::PerScience(_) => self.sentence(text!(hint_grows_science)),
            _ => self.sentence(text!(hint_fixed)),
        }
    }

    fn from(self, deck: DeckKind, held: u8) -> ReasonText {
        match deck {
            DeckKind::Laws => self.sentence(text!(hint_from_laws, held)),
            DeckKind::Criminals => self.sentence(text!(hint_from_criminals, held)),
            _ => self.sentence(text!(hint_from_characters, held)),
        }
    }

    fn aspect(self, aspect: Aspect) -> String {
        match aspect {
            Aspect::Points => self.w.say(text!(hint_promise_points)),
            Aspect::Tokens => self.w.say(text!(hint_promise_tokens)),
            Aspect::Circles => self.w.say(text!(hint_promise_circles)),
            Aspect::Paint => self.w.say(text!(hint_promise_paint)),
            Aspect::Gems => self.w.say(text!(hint_promise_gems)),
            Aspect::Places => self.w.say(text!(hint_promise_places)),
            Aspect::Hand => self.w.say(text!(hint_promise_hand)),
        }
    }

    fn as_sentence(self, what: &str) -> String {
        let what = speaking::title(what);
        self.w.say(text!(hint_sentence, what = &what))
    }

    pub fn together(self, parts: Vec<String>) -> String {
        let parts = parts.into_iter().map(Term::Said).collect();
        self.as_sentence(&self.w.word(Term::List(parts, Joined::And)))
    }

    fn could(self, reason: &Reason) -> String {
        let Reason::Could { card, level, gems, infinite, diamonds, closes } = reason else {
            return String::new();
        };
        let w = self.w;
        let rules = &self.about.view.table.ruleset;
        let row = match &rules.card(*card).face {
            Face::Character { levels, .. } => {
                usize::try_from(level - 1).ok().and_then(|n| levels.get(n))
            }
            Face::Law { .. } | Face::Criminal { .. } => None,
        };
        let goes =
            Placement { level: *level, gems: *gems, infinite: *infinite, diamonds: *diamonds };
        let mut parts = vec![w.say(text!(hint_could_go, how = &how(w, &goes)))];
        let closes = closes.map(|colour| w.say(text!(hint_could_close, colour)));
        parts.extend(closes);
        // An aristocrat gives nothing on level 1.
        match row.map(|row| &row.reward[..]) {
            Some([]) => {}
            Some(rewards) => {
                let rewards = Term::rewards(rewards);
                parts.push(w.say(text!(hint_could_give, rewards)));
            }
            None => parts.push(w.say(text!(hint_could_give_fifth))),
        }
        let parts = Term::list(parts.into_iter().map(Term::Said), Joined::And);
        let could = w.say(text!(hint_could, card = self.card(card), what = parts));
        match bottoms::bottom(w, rules.card(*card)) {
            Some(bottom) => {
                let bottom = self.as_sentence(&bottom);
                w.say(text!(hint_two_sentences, first = &could, second = &bottom))
            }
            None => could,
        }
    }
}

pub(super) fn how(w: &Wording, goes: &Placement) -> String {
    let gems = Term::gems_and_diamonds(goes.gems, goes.diamonds);
    let is_nothing = gems == Term::Gems(Gems::NONE);
    let infinite = goes.infinite;
    let paid = match (is_nothing, infinite.is_empty()) {
        (true, true) => w.say(text!(hint_paid_free)),
        (false, true) => w.say(text!(hint_paid, gems)),
        (true, false) => w.say(text!(hint_paid_infinite, infinite)),
        (false, false) => w.say(text!(hint_paid_both, gems, infinite)),
    };
    match goes.level {
        0 => w.say(text!(hint_goes_below)),
        level => w.say(text!(hint_goes, level, paid)),
    }
}

#[derive(Clone, Copy)]
pub struct About<'a> {
    pub view: &'a SeatView,
    pub question: &'a Question,
    pub people: &'a BySeat<String>,
}
