//! What hints say is true: every answer is tried in the real game, which goes on from there for this player alone.

use std::collections::BTreeMap;
use std::sync::Arc;

use viceroy::brains::{Brain, Greedy, Hint, Reason, has_hints, hints};
use viceroy::cards::{CardId, Colour, Gems, Image};
use viceroy::lab::SeededChance;
use viceroy::rules::query::{self, LevelState};
use viceroy::rules::{
    Agreement, Answer, Bid, DiamondFact, Fact, Game, Imagined, Offer, OpenFact, Phase, Question,
    Ruleset, Seat, SeatView, Token, Topic, UnderworldFact,
};

use super::rulesets;
use super::scramble::Stored;

/// How often each kind of reason was checked.
type Checked = BTreeMap<&'static str, u32>;

/// A game somewhere in the middle, and the hints for one player.
struct Moment<'a> {
    stored: &'a Stored,
    seat: Seat,
    view: &'a SeatView,
    question: &'a Question,
    hint: &'a Hint,
}

/// How many gems of each colour there are in all.
fn by_colour(all: impl Iterator<Item = Gems>) -> [u16; 4] {
    all.fold([0; 4], |sum, gems| {
        std::array::from_fn(|c| sum[c] + u16::from(gems[Colour::ALL[c]]))
    })
}

/// Of so few gems in the reserve nobody can say how many are left after what others take and pay.
const FEW: u16 = 8;

/// What came of an answer.
struct After {
    game: Game,
    facts: Vec<OpenFact>,
    /// Whether all that the answer leads to has happened.
    whole: bool,
    /// Whether others took or paid gems before the card was played.
    gems_moved: bool,
}

impl Moment<'_> {
    /// Gives the answer in the real game, and follows the hint in what is asked next.
    fn played(&self) -> After {
        let mut luck = SeededChance::new(1);
        let mut game = self.stored.restored();
        let mut facts = vec![];
        let mut answer = self.hint.answer.clone();
        let mut asked = game.seat_view(self.seat).unwrap().question.unwrap();
        assert_eq!(asked.shape, self.question.shape);
        let mut whole = true;
        let mut gems_moved = false;
        loop {
            let step = game.answer(self.seat, asked.id, &answer, &mut luck);
            let mut step = step.expect("what a hint names is accepted");
            loop {
                for fact in step.facts {
                    let Fact::Open(fact) = fact else {
                        continue;
                    };
                    let goes_on = matches!(
                        fact,
                        OpenFact::PhaseBegan { .. }
                            | OpenFact::TurnBegan(_)
                            | OpenFact::HandDiscarded { .. }
                            | OpenFact::Scored { .. }
                    );
                    if goes_on {
                        return After {
                            game,
                            facts,
                            whole,
                            gems_moved,
                        };
                    }
                    // Whatever begins the pyramid or stays in the hand, laws are dealt; and several cards at once are
                    // dealt to everybody.
                    let is_first =
                        matches!(asked.topic, Topic::FirstCards | Topic::ReturnCharacters);
                    let is_dealt = is_first && matches!(fact, OpenFact::Drew { .. })
                        || matches!(fact, OpenFact::Drew { count: 2.., .. });
                    if fact.seat() == Some(self.seat) {
                        if !is_dealt {
                            facts.push(fact);
                        }
                    } else if !facts.iter().any(|f| matches!(f, OpenFact::Played { .. })) {
                        gems_moved |=
                            matches!(fact, OpenFact::GemsTaken { .. } | OpenFact::GemsPaid { .. });
                    }
                }
                // The others do as little as they can.
                let is_asked = |seat: &Seat| game.seat_view(*seat).unwrap().question.is_some();
                let mut others = game.table_view().open.seats().filter(is_asked);
                if game.seat_view(self.seat).unwrap().question.is_some() {
                    break;
                }
                let Some(other) = others.next() else {
                    break;
                };
                drop(others);
                let question = game.seat_view(other).unwrap().question.unwrap();
                let least = question.fallback.clone();
                step = game.answer(other, question.id, &least, &mut luck).unwrap();
            }
            let view = game.seat_view(self.seat).unwrap();
            let Some(question) = view.question.clone() else {
                return After {
                    game,
                    facts,
                    whole,
                    gems_moved,
                };
            };
            if question.topic.is_sealed() {
                return After {
                    game,
                    facts,
                    whole,
                    gems_moved,
                };
            }
            let drew = facts.iter().any(|f| matches!(f, OpenFact::Drew { .. }));
            let is_odd = matches!(question.topic, Topic::SwapOwn | Topic::CopyToken);
            if is_odd || drew && question.topic != Topic::Deck {
                whole = false;
                return After {
                    game,
                    facts,
                    whole,
                    gems_moved,
                };
            }
            answer = Greedy.answer(&view, &question);
            asked = question;
        }
    }

    fn check(&self, checked: &mut Checked) {
        if matches!(&self.hint.answer, Answer::Pick(picked)
            if matches!(picked[..], [Offer::Bid(_)]))
        {
            for reason in &self.hint.reasons {
                self.check_bid(reason, checked);
            }
            return;
        }
        let after = self.played();
        let short = self.view.table.open.reserve.total() < FEW;
        let moved = after.gems_moved && (short || self.went_elsewhere(&after));
        if self.others_moved_gems(&after) || moved {
            *checked.entry("changed by others").or_default() += 1;
            return;
        }
        for reason in &self.hint.reasons {
            self.check_reason(reason, &after, checked);
        }
    }

    /// Whether the reserve had other gems than it has now when it was this player's turn: what others chose in secret came
    /// first. What they take can leave fewer or other colours, and what they pay can bring the gem of a circle.
    fn others_moved_gems(&self, after: &After) -> bool {
        let hinted = self.hint.reasons.iter().map(|reason| match reason {
            Reason::Takes(gems) | Reason::Lays(gems) => *gems,
            _ => Gems::default(),
        });
        let came = after.facts.iter().map(|fact| match fact {
            OpenFact::GemsTaken { gems, .. } | OpenFact::Parked { gems, .. } => *gems,
            _ => Gems::default(),
        });
        let (came, hinted) = (by_colour(came), by_colour(hinted));
        let fewer = came.iter().sum::<u16>() < hinted.iter().sum();
        self.question.topic.is_sealed() && (fewer || after.gems_moved && came != hinted)
    }

    /// Whether the card went to another level than was told: what others took or paid before may have made that better.
    fn went_elsewhere(&self, after: &After) -> bool {
        let told = self.hint.reasons.iter().find_map(|reason| match reason {
            Reason::GoesTo { level, .. } => Some(*level),
            _ => None,
        });
        let went = after.facts.iter().find_map(|fact| match fact {
            OpenFact::Played { slot, .. } => Some(slot.level),
            _ => None,
        });
        self.question.topic.is_sealed() && told.is_some() && told != went
    }

    fn check_bid(&self, reason: &Reason, checked: &mut Checked) {
        let Answer::Pick(picked) = &self.hint.answer else {
            panic!("a bid is an offer");
        };
        let Offer::Bid(bid) = picked[0] else {
            panic!("a bid is an offer");
        };
        let mut gems = self.view.screen.gems;
        let row = &self.view.table.open.auction;
        let lying: Vec<CardId> = match bid {
            Bid::Gem(colour) => {
                gems[colour] -= 1;
                row.for_gem(colour).cards().map(|(_, card)| card).collect()
            }
            Bid::Attack | Bid::Pass | Bid::Diamond => {
                let all = row.iter().flat_map(|(_, offered)| offered.cards());
                all.map(|(_, card)| card).collect()
            }
        };
        match (reason, bid) {
            (Reason::LastGem(colour), Bid::Gem(bid)) => {
                assert_eq!((*colour, gems[*colour]), (bid, 0));
                *checked.entry("last gem").or_default() += 1;
            }
            (Reason::ProbablyAlone | Reason::ProbablyContested, Bid::Gem(_)) => {
                *checked.entry("company").or_default() += 1;
            }
            (Reason::BeforeGems, Bid::Attack) | (Reason::NamedLater, Bid::Diamond) => {}
            (Reason::NothingIsBetter | Reason::NoMore, Bid::Pass) => {}
            (reason, _) => {
                let card = self.check_card(reason, gems, checked);
                assert!(lying.contains(&card), "{reason:?}");
            }
        }
    }

    /// What a card could do that is not in the hand yet, with these gems.
    fn check_card(&self, reason: &Reason, left: Gems, checked: &mut Checked) -> CardId {
        let rules = &self.view.table.ruleset;
        let pyramid = &self.view.table.open.pyramids[self.seat];
        let mut screen = self.view.screen;
        screen.gems = left;
        let levels = |card| query::levels(rules, pyramid, &screen, card);
        match reason {
            Reason::Could {
                card,
                level,
                gems,
                infinite,
                diamonds,
                closes,
            } => {
                let state = levels(*card)[usize::try_from(level - 1).unwrap()];
                assert_eq!(state, LevelState::Playable, "{reason:?}");
                let cost = rules.cost(*card, *level);
                let paid = gems.plus(infinite).total() + u16::from(*diamonds);
                assert_eq!(paid, cost.gems.total() + u16::from(cost.any));
                assert!(left.covers(gems) && pyramid.ready_infinite().covers(infinite));
                *checked.entry("could").or_default() += 1;
                *checked.entry("could close").or_default() += u32::from(closes.is_some());
                *card
            }
            Reason::Lacks { card, gems } => {
                let dear = levels(*card)[0];
                assert_eq!(dear, LevelState::TooExpensive, "{reason:?}");
                screen.gems = left.plus(gems);
                let state = query::levels(rules, pyramid, &screen, *card)[0];
                assert_eq!(state, LevelState::Playable, "{reason:?}");
                *checked.entry("lacks").or_default() += 1;
                *card
            }
            other => panic!("{other:?} is nothing about a card"),
        }
    }

    fn check_reason(&self, reason: &Reason, after: &After, checked: &mut Checked) {
        let seat = self.seat;
        let view = after.game.seat_view(seat).unwrap();
        let (open, rules) = (&view.table.open, &view.table.ruleset);
        let (facts, said) = (
            &after.facts,
            format!(
                "{reason:?} {:?} {:?} {:?}",
                self.hint, after.facts, after.whole
            ),
        );
        let was_open = &self.view.table.open;
        // R-HID-03: where judgements are drawn, a hint tells only what comes before anybody has seen them and what the row says.
        let partly = facts.iter().any(|fact| {
            matches!(
                fact,
                OpenFact::Underworld(UnderworldFact::JudgementsDrawn { .. })
            )
        });
        let all_told = |there: u16, told: u16| there == told || partly && there > told;
        let kind = match reason {
            Reason::GoesTo {
                level,
                gems,
                infinite,
                diamonds,
            } => {
                let at = facts.iter().find_map(|fact| match fact {
                    OpenFact::Played { slot, .. } => Some(slot.level),
                    _ => None,
                });
                assert_eq!(at, Some(*level), "{said}");
                let paid = facts.iter().filter_map(|fact| match fact {
                    OpenFact::GemsPaid { gems, .. } => Some(gems.total()),
                    OpenFact::Diamonds(DiamondFact::Paid { count, .. }) => Some(u16::from(*count)),
                    OpenFact::InfiniteUsed { .. } => Some(1),
                    _ => None,
                });
                let told = gems.total() + infinite.total() + u16::from(*diamonds);
                assert_eq!(paid.sum::<u16>(), told, "{said}");
                "goes to"
            }
            Reason::Closes { colour, points } => {
                let circle = facts.iter().find_map(|fact| match fact {
                    OpenFact::Circle {
                        slot, colour: of, ..
                    } if of == colour => Some(i16::from(slot.level)),
                    _ => None,
                });
                assert!(circle.is_some_and(|level| level <= *points), "{said}");
                "closes"
            }
            Reason::Gets(tokens) => {
                let gained = facts.iter().filter_map(|fact| match fact {
                    OpenFact::TokenGained { token, .. } => Some(*token),
                    _ => None,
                });
                let gained: Vec<Token> = gained.collect();
                if partly {
                    assert!(gained.starts_with(tokens), "{said}");
                } else {
                    assert_eq!(gained[..], tokens[..], "{said}");
                }
                "gets"
            }
            Reason::GetsDiamonds(count) => {
                let taken = facts.iter().filter_map(|fact| match fact {
                    OpenFact::Diamonds(DiamondFact::Taken { count, .. }) => Some(u16::from(*count)),
                    _ => None,
                });
                assert!(all_told(taken.sum(), u16::from(*count)), "{said}");
                "diamonds"
            }
            Reason::GetsAttack(count) => {
                let held = view.screen.attack - self.view.screen.attack;
                assert!(all_told(held.into(), u16::from(*count)), "{said}");
                "attack"
            }
            Reason::Takes(gems) => {
                let taken = facts.iter().filter_map(|fact| match fact {
                    OpenFact::GemsTaken { gems, .. } => Some(gems.total()),
                    _ => None,
                });
                let told = all_told(taken.sum(), gems.total());
                assert!(told, "{said} {:?}", view.question);
                "takes"
            }
            Reason::Draws(count) => {
                let hand = |view: &SeatView| view.screen.hand.len();
                let drew = facts.iter().filter_map(|fact| match fact {
                    OpenFact::Drew { count, .. } => Some(*count),
                    _ => None,
                });
                // With the last card of a game the hands go.
                let goes_on = matches!(open.phase, Phase::Auction(_) | Phase::Development(_));
                assert!(drew.sum::<u8>() >= *count, "{said}");
                assert!(hand(&view) > 0 || !goes_on, "{said}");
                "draws"
            }
            Reason::Leaves { card, level, gems } => {
                assert!(view.screen.hand.contains(*card), "{said}");
                assert!(view.screen.gems.covers(gems), "{said}");
                let levels = query::levels(rules, &open.pyramids[seat], &view.screen, *card);
                let state = levels[usize::try_from(level - 1).unwrap()];
                assert_eq!(state, LevelState::Playable, "{said}");
                "leaves"
            }
            Reason::PaysFor { card, level } => {
                let levels = query::levels(rules, &open.pyramids[seat], &view.screen, *card);
                let nth = usize::try_from(level - 1).unwrap();
                assert_eq!(levels[nth], LevelState::Playable, "{said}");
                "pays for"
            }
            Reason::TooLittleFor(card) => {
                let playable = query::playable(rules, open, seat, &view.screen, *card);
                assert!(!playable, "{said}");
                "too little"
            }
            Reason::Opens { level, .. } => {
                let is_free = |open: &viceroy::rules::Open| {
                    let slots = open.pyramids[seat].free_slots(rules.policies.upper_rows);
                    let there = slots.iter().filter(|slot| slot.level == *level);
                    there.copied().collect::<Vec<_>>()
                };
                let before = is_free(was_open);
                let new = is_free(open);
                assert!(new.iter().any(|slot| !before.contains(slot)), "{said}");
                "opens"
            }
            Reason::Has(gems) => {
                let has = view.screen.gems == *gems || partly && view.screen.gems.covers(gems);
                assert!(has, "{said}");
                "has"
            }
            Reason::CompletesSet(points) => {
                let sets = |open: &viceroy::rules::Open| {
                    let pyramid = &open.pyramids[seat];
                    let count = |(token, image)| {
                        pyramid.count(|t| t == token) + query::images(rules, pyramid, image)
                    };
                    let kinds = [Token::Science, Token::Magic, Token::Defence];
                    let images = [Image::Science, Image::Magic, Image::Defence];
                    let all: Vec<_> = kinds.into_iter().zip(images).collect();
                    all.into_iter().map(count).min()
                };
                assert!(sets(open) > sets(was_open) && *points >= 12, "{said}");
                "set"
            }
            Reason::TakesAtOnce(card) => {
                let won = |fact: &OpenFact| matches!(fact, OpenFact::Won { card: won, .. } if won == card);
                assert!(facts.iter().any(won), "{said}");
                "at once"
            }
            Reason::WantedBy(other) => {
                assert!(*other != seat && was_open.claims[*other].is_some());
                "wanted"
            }
            Reason::Tucks(cards) => {
                let under = open.pyramids[seat].tucked.iter().map(|(card, _)| *card);
                let under: Vec<CardId> = under.collect();
                assert!(cards.iter().all(|card| under.contains(card)), "{said}");
                "tucks"
            }
            Reason::Could { .. } | Reason::Lacks { .. } => {
                self.check_card(reason, self.view.screen.gems, checked);
                "card"
            }
            Reason::Scores(points) => {
                let scored = |view: &SeatView| {
                    let table = Imagined::alone(view, &mut SeededChance::new(1));
                    table.score()[seat]
                };
                let (was, is) = (scored(self.view), scored(&view));
                // Others may have got attack tokens or images of them meanwhile.
                let attack = |view: &SeatView| {
                    let known = view.table.open.known.iter();
                    let others = known.filter(|(other, _)| *other != seat);
                    others
                        .map(|(other, known)| {
                            let pyramid = &view.table.open.pyramids[other];
                            known.attack() + query::images(rules, pyramid, Image::Attack)
                        })
                        .sum::<u8>()
                };
                // Judgements may have taken tokens after the last card (R-UND-09).
                let over = matches!(open.phase, Phase::Judgement | Phase::Painting | Phase::Over);
                let judged = rules.has_underworld() && over;
                if attack(&view) == attack(self.view) && !judged {
                    assert_eq!(is.total() - was.total(), *points, "{said}");
                }
                "scores"
            }
            Reason::NoMore => {
                assert!(!open.still_in.contains(seat) || open.phase != was_open.phase);
                "no more"
            }
            Reason::FendsOff(points) => {
                assert!(*points % 4 == 0, "{said}");
                "fends off"
            }
            Reason::From(_)
            | Reason::GoesUnder(_)
            | Reason::Replaces(_)
            | Reason::Lays(_)
            | Reason::Prolongs
            | Reason::NothingIsBetter
            | Reason::WhatIsLeft
            | Reason::MissedLeast => "other",
            // As it stands: another diamond may move after that.
            Reason::NobodyWins => "nobody",
            Reason::LastGem(_)
            | Reason::ProbablyAlone
            | Reason::ProbablyContested
            | Reason::BeforeGems
            | Reason::NamedLater => panic!("{said} is said of bids alone"),
        };
        *checked.entry(kind).or_default() += 1;
    }
}

/// Plays a game as computer players do, and checks the hints for every question.
fn checks(ruleset: &Arc<Ruleset>, seed: u64, checked: &mut Checked) {
    let mut luck = SeededChance::new(seed);
    let (mut game, step) = Game::open(Arc::clone(ruleset), &mut luck);
    let mut steps: Vec<Vec<Fact>> = vec![step.facts];
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let stored = Stored {
            ruleset: Arc::clone(ruleset),
            steps: steps.clone(),
            bookmark: game.bookmark().clone(),
        };
        let told = hints(&view, &question);
        assert_eq!(has_hints(&question), !told.is_empty(), "{question:?}");
        for hint in &told {
            let moment = Moment {
                stored: &stored,
                seat,
                view: &view,
                question: &question,
                hint,
            };
            moment.check(checked);
        }
        let answer = Greedy.answer(&view, &question);
        let step = game.answer(seat, question.id, &answer, &mut luck).unwrap();
        steps.push(step.facts);
    }
}

#[test]
fn what_hints_say_comes_true_in_the_real_game() {
    let mut checked = Checked::new();
    for seats in 2..=4 {
        let ruleset = Ruleset::compile(Agreement::standard(seats)).unwrap();
        for seed in 0..2 {
            checks(&ruleset, seed, &mut checked);
        }
    }
    let sample = rulesets::combinations().into_iter().step_by(173);
    let diamonds = rulesets::with_diamonds().into_iter().step_by(7);
    let modules = rulesets::with_modules().into_iter().step_by(9);
    for (seed, ruleset) in (10..).zip(
        rulesets::editions()
            .into_iter()
            .chain(sample)
            .chain(diamonds)
            .chain(modules),
    ) {
        checks(&ruleset, seed, &mut checked);
    }
    for kind in [
        "goes to",
        "closes",
        "gets",
        "attack",
        "takes",
        "draws",
        "leaves",
        "pays for",
        "too little",
        "opens",
        "has",
        "set",
        "at once",
        "could",
        "could close",
        "lacks",
        "last gem",
        "company",
        "scores",
        "tucks",
        "no more",
    ] {
        let times = checked.get(kind).copied().unwrap_or(0);
        assert!(times > 3, "{kind}: {checked:?}");
    }
}
