//! A reason for an answer in words.

use super::about::About;
use crate::brains::{Aspect, Goes, Reason};
use crate::cards::{CardId, Face, Gems, Judgement, JudgementId, Reward};
use crate::rules::{DeckKind, Token, Topic};
use crate::wording::thing::{Joined, Thing};
use crate::wording::{Arg, Wording, bottoms, speaking};

/// A reason in words.
pub(super) enum Said {
    /// What the answer does, as a part of a sentence.
    Part(String),
    Sentence(String),
}

/// Says reasons of one list of hints.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub w: &'a Wording,
    pub about: About<'a>,
}

impl Teller<'_> {
    fn card(self, id: CardId) -> (&'static str, Arg<'static>) {
        let catalogue = self.about.view.table.ruleset.catalogue;
        ("card", Thing::card(catalogue, id).into())
    }

    fn part(self, key: &str, args: &[(&str, Arg<'_>)]) -> Said {
        Said::Part(self.w.say(key, args))
    }

    fn sentence(self, key: &str, args: &[(&str, Arg<'_>)]) -> Said {
        Said::Sentence(self.w.say(key, args))
    }

    /// The reason in words.
    pub fn said(self, reason: &Reason) -> Said {
        match reason {
            Reason::Closes { colour, points } => {
                let args = [("colour", (*colour).into()), ("points", (*points).into())];
                self.part("hint-closes", &args)
            }
            Reason::Gets(tokens) => {
                let tokens = Thing::tokens(tokens.iter().copied());
                self.gives(Thing::List(tokens, Joined::And))
            }
            Reason::GetsAttack(count) => self.gives(Thing::Reward(Reward::Attack(*count))),
            Reason::GetsDiamonds(count) => self.gives(Thing::Reward(Reward::Diamonds(*count))),
            Reason::Swaps { given, taken } => {
                let args = [("given", (*given).into()), ("taken", (*taken).into())];
                self.part("hint-swaps", &args)
            }
            Reason::CompletesSet(points) => self.points("hint-completes-set", *points),
            Reason::FendsOff(points) => self.points("hint-fends-off", *points),
            Reason::Beats(count) => self.part("hint-beats", &[("count", (*count).into())]),
            Reason::NoneBeatsMore(0) => self.sentence("hint-none-beats", &[]),
            Reason::NoneBeatsMore(count) => {
                self.sentence("hint-none-beats-more", &[("count", (*count).into())])
            }
            Reason::WouldBeat(count) => {
                self.sentence("hint-would-beat", &[("count", (*count).into())])
            }
            Reason::OnCombatCard(stones) if stones.is_empty() => {
                self.part("hint-combat-card-empty", &[])
            }
            Reason::OnCombatCard(stones) => {
                let stones = Thing::stones(stones);
                self.part("hint-combat-card", &[("stones", stones.into())])
            }
            Reason::Takes(gems) => self.part("hint-takes", &[("gems", (*gems).into())]),
            Reason::Draws(count) => self.part("hint-draws", &[("count", (*count).into())]),
            Reason::From { deck, held } => self.from(*deck, *held),
            Reason::Domain(reward) => {
                let more = self
                    .w
                    .say(&format!("domain-reward-{}-more", reward.key()), &[]);
                Said::Sentence(self.as_sentence(&more))
            }
            Reason::GoesUnder(other) => self.part("hint-goes-under", &[self.card(*other)]),
            Reason::Replaces(other) => self.part("hint-replaces", &[self.card(*other)]),
            Reason::Tucks(cards) => {
                let catalogue = self.about.view.table.ruleset.catalogue;
                let cards = cards.iter().map(|id| Thing::card(catalogue, *id));
                let cards = Thing::list(cards, Joined::And);
                self.part("hint-tucks", &[("cards", cards.into())])
            }
            Reason::Lays(gems) => self.part("hint-lays", &[("gems", (*gems).into())]),
            Reason::Prolongs => self.part("hint-prolongs", &[]),
            Reason::Moves(level) => self.part("hint-moves", &[("level", (*level).into())]),
            Reason::KeepsJudgements(count) => {
                self.part("hint-keeps-judgements", &[("count", (*count).into())])
            }
            Reason::KeepsBribes(count) => {
                self.part("hint-keeps-bribes", &[("count", (*count).into())])
            }
            Reason::Scores(points) => self.scores(*points, "hint-scores"),
            Reason::CostsNothing => self.part("hint-costs-nothing", &[]),
            Reason::ScoresInAll(points) => self.scores(*points, "hint-scores-in-all"),
            Reason::Spares(0) => self.sentence("hint-spares-nothing", &[]),
            Reason::Spares(points) => self.points("hint-spares", *points),
            Reason::SparesToken => self.part("hint-spares-token", &[]),
            Reason::Grows(token) => self.grows(*token),
            Reason::Fixed => self.sentence("hint-fixed", &[]),
            Reason::Almost { colour, level } => {
                let args = [("colour", (*colour).into()), ("level", (*level).into())];
                self.part("hint-almost", &args)
            }
            Reason::Opens { level, pair: None } => {
                self.part("hint-opens", &[("level", (*level).into())])
            }
            Reason::Opens {
                level,
                pair: Some(colour),
            } => {
                let args = [("level", (*level).into()), ("colour", (*colour).into())];
                self.part("hint-opens-pair", &args)
            }
            Reason::Leaves { card, level, gems } => {
                let args = [
                    self.card(*card),
                    ("level", (*level).into()),
                    ("gems", (*gems).into()),
                ];
                self.part("hint-leaves", &args)
            }
            Reason::TooLittleFor(other) => self.part("hint-too-little", &[self.card(*other)]),
            Reason::PaysFor { card, level } => {
                let args = [self.card(*card), ("level", (*level).into())];
                self.part("hint-pays-for", &args)
            }
            Reason::FirstOf(colour) => self.part("hint-first-of", &[("colour", (*colour).into())]),
            Reason::NoneLeft(colour) => {
                self.part("hint-none-left", &[("colour", (*colour).into())])
            }
            Reason::OfEvery(count) => self.part("hint-of-every", &[("count", (*count).into())]),
            Reason::Costing(count) => self.sentence("hint-costing", &[("count", (*count).into())]),
            Reason::Has(gems) => self.sentence("hint-has", &[("gems", (*gems).into())]),
            Reason::GemsLeft(count) => {
                let gems = Thing::AnyGems(*count);
                self.sentence("hint-gems-left", &[("gems", gems.into())])
            }
            Reason::InfiniteLeft(gems) => {
                let all = gems.iter().flat_map(|(colour, count)| {
                    std::iter::repeat_n(Token::Infinite(colour), usize::from(*count))
                });
                let gems = Thing::List(Thing::tokens(all), Joined::And);
                self.part("hint-infinite-left", &[("gems", gems.into())])
            }
            Reason::Keeps(card) => self.part("hint-keeps", &[self.card(*card)]),
            Reason::OnTop(card) => self.sentence("hint-on-top", &[self.card(*card)]),
            Reason::Could { .. } => Said::Sentence(self.could(reason)),
            Reason::Lacks { card, gems } => {
                let gems = ("gems", (*gems).into());
                self.sentence("hint-lacks", &[self.card(*card), gems])
            }
            Reason::LacksAny { card, count } => {
                let gems = ("gems", Thing::AnyGems(*count).into());
                self.sentence("hint-lacks", &[self.card(*card), gems])
            }
            Reason::UsefulTo { card, level } => {
                let args = [self.card(*card), ("level", (*level).into())];
                self.sentence("hint-useful", &args)
            }
            Reason::LastGem(colour) => {
                self.sentence("hint-is-last", &[("colour", (*colour).into())])
            }
            Reason::ProbablyAlone => self.sentence("hint-alone", &[]),
            Reason::ProbablyContested => self.sentence("hint-contested", &[]),
            Reason::NobodyThere => self.sentence("hint-nobody-there", &[]),
            Reason::BidBy(seat) => self.sentence("hint-bid-by", &[self.who(*seat)]),
            Reason::BeforeGems => self.sentence("hint-before-gems", &[]),
            Reason::NamedLater => self.sentence("hint-named-later", &[]),
            Reason::NobodyWins => self.sentence("hint-nobody-wins", &[]),
            Reason::BidsOn => self.sentence("hint-bids-on", &[]),
            Reason::CountsAsPass => self.sentence("hint-counts-as-pass", &[]),
            Reason::NoMore => self.of_bids("hint-bids-no-more", "hint-plays-no-more"),
            Reason::NothingIsBetter => self.of_bids("hint-no-bid", "hint-no-play"),
            Reason::TakesAtOnce(other) => self.sentence("hint-at-once", &[self.card(*other)]),
            Reason::WantedBy(seat) => self.sentence("hint-wanted", &[self.who(*seat)]),
            Reason::WhatIsLeft => self.sentence("hint-what-is-left", &[]),
            Reason::MissedLeast => self.sentence("hint-missed-least", &[]),
            Reason::AnotherCriminal => self.sentence("hint-another-criminal", &[]),
            Reason::FitsBelow(card) => self.sentence("hint-fits-below", &[self.card(*card)]),
            Reason::NoPlaceFor(card) => self.sentence("hint-no-place", &[self.card(*card)]),
            Reason::JustAsGood => self.sentence("hint-just-as-good", &[]),
            Reason::InTheLongRun => self.sentence("hint-in-the-long-run", &[]),
            Reason::NextPlay => self.sentence("hint-next-play", &[]),
            Reason::NoDifference => self.sentence("hint-no-difference", &[]),
            Reason::More(of) => self.promises("hint-more", *of),
            Reason::Less(of) => self.promises("hint-less", *of),
        }
    }

    fn who(self, seat: crate::rules::Seat) -> (&'static str, Arg<'static>) {
        let name = self.about.people.get(seat).cloned().unwrap_or_default();
        ("who", Thing::Name(name).into())
    }

    fn gives(self, tokens: Thing) -> Said {
        self.part("hint-gets", &[("tokens", tokens.into())])
    }

    fn points(self, key: &str, points: i16) -> Said {
        self.part(key, &[("points", points.into())])
    }

    /// Points that are won; lost ones and none have words of their own.
    fn scores(self, points: i16, won: &str) -> Said {
        match points {
            0 => self.part("hint-scores-nothing", &[]),
            1.. => self.points(won, points),
            _ => self.points("hint-costs", -points),
        }
    }

    fn of_bids(self, bid: &str, play: &str) -> Said {
        match self.about.question.topic == Topic::Bid {
            true => self.sentence(bid, &[]),
            false => self.sentence(play, &[]),
        }
    }

    /// What makes a judgement cost more.
    fn grows(self, token: JudgementId) -> Said {
        let key = match self.about.view.table.ruleset.judgement(token) {
            Judgement::PerCircle(_) => "hint-grows-circles",
            Judgement::PerMagic(_) => "hint-grows-magic",
            Judgement::PerDefence(_) => "hint-grows-defence",
            Judgement::PerScience(_) => "hint-grows-science",
            Judgement::None | Judgement::Points(_) | Judgement::Discard(_) => "hint-fixed",
        };
        self.sentence(key, &[])
    }

    fn from(self, deck: DeckKind, held: u8) -> Said {
        let key = match deck {
            DeckKind::Laws => "hint-from-laws",
            DeckKind::Criminals => "hint-from-criminals",
            DeckKind::Small | DeckKind::Large => "hint-from-characters",
        };
        self.sentence(key, &[("held", held.into())])
    }

    fn promises(self, key: &str, aspect: Aspect) -> Said {
        let of = self.w.say(
            match aspect {
                Aspect::Points => "hint-promise-points",
                Aspect::Tokens => "hint-promise-tokens",
                Aspect::Circles => "hint-promise-circles",
                Aspect::Paint => "hint-promise-paint",
                Aspect::Gems => "hint-promise-gems",
                Aspect::Places => "hint-promise-places",
                Aspect::Hand => "hint-promise-hand",
            },
            &[],
        );
        self.part(key, &[("what", Arg::Text(&of))])
    }

    fn as_sentence(self, what: &str) -> String {
        let what = speaking::title(what);
        self.w.say("hint-sentence", &[("what", Arg::Text(&what))])
    }

    /// Parts of one sentence.
    pub fn together(self, parts: Vec<String>) -> String {
        let parts = parts.into_iter().map(Thing::Said).collect();
        self.as_sentence(&self.w.word(Thing::List(parts, Joined::And)))
    }

    /// What a card could do that can be had.
    fn could(self, reason: &Reason) -> String {
        let Reason::Could {
            card,
            level,
            gems,
            infinite,
            diamonds,
            closes,
        } = reason
        else {
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
        let goes = Goes {
            level: *level,
            gems: *gems,
            infinite: *infinite,
            diamonds: *diamonds,
        };
        let mut parts = vec![w.say("hint-could-go", &[("how", Arg::Text(&how(w, &goes)))])];
        let closes = closes.map(|colour| w.say("hint-could-close", &[("colour", colour.into())]));
        parts.extend(closes);
        // On level 1 an aristocrat gives nothing.
        match row.map(|row| &row.reward[..]) {
            Some([]) => {}
            Some(rewards) => {
                let rewards = Thing::rewards(rewards);
                parts.push(w.say("hint-could-give", &[("rewards", rewards.into())]));
            }
            None => parts.push(w.say("hint-could-give-fifth", &[])),
        }
        let parts = Thing::list(parts.into_iter().map(Thing::Said), Joined::And);
        let could = w.say("hint-could", &[self.card(*card), ("what", parts.into())]);
        match bottoms::bottom(w, rules.card(*card)) {
            Some(bottom) => {
                let bottom = self.as_sentence(&bottom);
                let both = [("first", Arg::Text(&could)), ("second", Arg::Text(&bottom))];
                w.say("hint-two-sentences", &both)
            }
            None => could,
        }
    }
}

/// On which level a card goes, and how it is paid.
pub(super) fn how(w: &Wording, goes: &Goes) -> String {
    let paid = paid(
        w,
        Thing::gems_and_diamonds(goes.gems, goes.diamonds),
        goes.infinite,
    );
    let key = match goes.level {
        0 => "hint-goes-below",
        _ => "hint-goes",
    };
    let args = [("level", goes.level.into()), ("paid", Arg::Text(&paid))];
    w.say(key, &args)
}

/// How a place is paid.
fn paid(w: &Wording, spent: Thing, infinite: Gems) -> String {
    let is_nothing = spent == Thing::Gems(Gems::NONE);
    let key = match (is_nothing, infinite.is_empty()) {
        (true, true) => "hint-paid-free",
        (false, true) => "hint-paid",
        (true, false) => "hint-paid-infinite",
        (false, false) => "hint-paid-both",
    };
    let args = [("gems", spent.into()), ("infinite", infinite.into())];
    w.say(key, &args)
}
