//! In whole games, every prompt's and message's picture shows all it is about.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking and looks for few of many")]

use viceroy::ai::{Brain, Random};
use viceroy::plans::{Draft, Preferences};
use viceroy::render::pictures::{self, News, PublicPicture};
use viceroy::render::scene::{FRAME, TABLE_HEIGHT};
use viceroy::rules::{Fact, Game, Help, Phase, Reality, setting};
use viceroy::simulation::SeededChance;

use super::legible::complaints;
use crate::must_read::{IN_A_ROW, MUST_READ, Part};
use crate::prelude::*;

fn much(face: FaceDetail) -> u8 {
    match face {
        FaceDetail::Full => 4,
        FaceDetail::Rows => 3,
        FaceDetail::Brief => 2,
        FaceDetail::Number => 1,
        FaceDetail::Bare => 0,
    }
}

/// Unless a row has too many.
fn cards(part: Part, view: &SeatView, facts: &[OpenFact]) -> Vec<CardId> {
    let table = &view.table;
    let standing = |seat: Seat| -> Vec<CardId> {
        let pyramid = &table.open.pyramids[seat];
        let row = |level: i8| {
            let cards = pyramid.cards.iter();
            let slots = cards.map(|card| card.slot);
            let slots = slots.chain(pyramid.domain.map(|domain| domain.slot));
            slots.filter(|slot| slot.level == level).count()
        };
        if (1..=5).any(|level| row(level) > IN_A_ROW) {
            return vec![];
        }
        pyramid.cards.iter().map(|card| card.card).collect()
    };
    match part {
        Part::Offered => {
            if !matches!(table.open.phase, Phase::Auction(_)) {
                return vec![];
            }
            // Claims are about the cards of one auction card.
            let claims = view.question.iter().any(|question| {
                question.shape.offers().iter().any(|offer| matches!(offer, Offer::Claim(_)))
            });
            let row = table.open.auction.iter();
            let asked = row.filter(|(at, _)| !claims || table.open.bids_on(view.seat, *at));
            asked.flat_map(|(_, offered)| offered.cards().map(|(_, card)| card)).collect()
        }
        Part::Dealt if view.screen.dealt.is_empty() => view.screen.hand.iter().collect(),
        Part::Dealt => view.screen.dealt.iter().collect(),
        Part::Asked => view.question.iter().filter_map(|q| q.card).collect(),
        Part::Next => {
            let developing = matches!(table.open.phase, Phase::Development(_));
            let none = !developing || table.open.turn == table.turns();
            if none || table.reality == Reality::Imagined || view.screen.hand.len() > IN_A_ROW {
                return vec![];
            }
            let row = table.open.auction.iter();
            row.flat_map(|(_, offered)| offered.cards().map(|(_, card)| card)).collect()
        }
        Part::Hand if view.screen.hand.iter().count() > IN_A_ROW => vec![],
        Part::Hand => view.screen.hand.iter().collect(),
        Part::OwnPyramid => standing(view.seat),
        Part::Taken => {
            let won = |fact: &OpenFact| match fact {
                OpenFact::Won { card, .. } => Some(*card),
                _ => None,
            };
            facts.iter().filter_map(won).collect()
        }
        Part::Pyramids => vec![],
    }
}

struct Walk {
    wrong: BTreeSet<String>,
    seen: usize,
    kinds: BTreeSet<&'static str>,
    drafts: usize,
}

impl Walk {
    fn look(&mut self, kind: &str, scene: &Scene, alt: &str, view: &SeatView, facts: &[OpenFact]) {
        let (kind, parts) = MUST_READ
            .into_iter()
            .find(|(listed, _)| *listed == kind)
            .expect("every kind is listed");
        self.kinds.insert(kind);
        for (part, least) in parts {
            for card in cards(*part, view, facts) {
                let shown = scene.elements.iter().filter_map(|e| match &e.look {
                    Look::Card(look) if look.card == card => Some(much(look.face)),
                    _ => None,
                });
                if shown.max() < Some(much(*least)) {
                    self.wrong.insert(format!("{kind}: {part:?} is not {least:?}"));
                }
                // Colours are named only through sums and circles, readable cards by number.
                let name = format!("({})", card.0);
                let asked = *part == Part::Asked;
                if *least == FaceDetail::Full && !asked && !alt.contains(&name) {
                    self.wrong.insert(format!("{kind}: {part:?} is not told"));
                }
            }
        }
        // Checking the lettering of all would take minutes.
        if self.seen.is_multiple_of(11) {
            self.wrong.extend(complaints(&painter(), kind, scene));
        }
        let shape = scene.width as f32 / scene.height as f32;
        let (high, least) = match kind {
            "table" | "news" => (TABLE_HEIGHT, 0.88),
            _ => (FRAME.height, 0.99),
        };
        let fits = scene.width <= FRAME.width && scene.height <= high;
        if !fits || !(least..=4.01).contains(&shape) {
            let (wide, high) = (scene.width, scene.height);
            self.wrong.insert(format!("{kind}: {wide} by {high}"));
        }
        self.seen += 1;
    }

    fn panel(&mut self, view: &SeatView, names: &BySeat<String>) {
        let w = &english();
        let question = view.question.as_ref().unwrap();
        let (kind, scene, alt) = match question.topic.help() {
            _ if question.topic == Topic::DomainReward => {
                let p = pictures::domain(w, view, pictures::PictureRoom::USUAL);
                ("domain", p.scene, p.alt)
            }
            _ if question.topic == Topic::ReturnCharacters => {
                let p = pictures::returning(w, view, pictures::PictureRoom::USUAL);
                ("cards", p.scene, p.alt)
            }
            _ if !view.screen.dealt.is_empty() => {
                let p = pictures::dealt(w, view, pictures::PictureRoom::USUAL);
                ("cards", p.scene, p.alt)
            }
            Help::Auction => {
                let p = pictures::bid(w, view, names, pictures::PictureRoom::USUAL);
                ("auction", p.scene, p.alt)
            }
            Help::Places => {
                let Some(card) = question.card else { return };
                let offers = question.shape.offers();
                let slots = offers.iter().filter_map(|offer| match offer {
                    Offer::Place { slot, .. } => Some(*slot),
                    _ => None,
                });
                let letters: Vec<_> = ('A'..='Z').zip(slots).collect();
                if letters.is_empty() {
                    let p = pictures::choosing(w, view, &[], pictures::PictureRoom::USUAL);
                    ("choices", p.scene, p.alt)
                } else {
                    let p =
                        pictures::placing(w, view, card, &letters, pictures::PictureRoom::USUAL);
                    ("places", p.scene, p.alt)
                }
            }
            Help::Pyramids => {
                let p = pictures::table(w, &view.table, &CardSet::NONE, names);
                ("table", p.scene, p.alt.into())
            }
            Help::Card => {
                let Some(card) = question.card else { return };
                let p = pictures::card_choice(w, view, card, pictures::PictureRoom::USUAL);
                ("choice", p.scene, p.alt)
            }
            Help::Gems => {
                let p = pictures::taking(w, view);
                ("gems", p.scene, p.alt)
            }
            Help::Battle => {
                let p = pictures::battle(w, view, pictures::PictureRoom::USUAL);
                ("battle", p.scene, p.alt)
            }
            Help::Pyramid => {
                let p = pictures::building(w, view, pictures::PictureRoom::USUAL);
                ("pyramid", p.scene, p.alt)
            }
            Help::Hand | Help::Nothing => {
                let p = pictures::own(w, view, pictures::PictureRoom::USUAL);
                ("own", p.scene, p.alt)
            }
        };
        self.look(kind, &scene, &alt.0, view, &[]);
    }

    /// Puts a play together randomly and checks the picture of each panel.
    fn drafts(&mut self, view: &SeatView, brain: &mut Random, names: &BySeat<String>) {
        let question = view.question.as_ref().unwrap();
        if question.topic != Topic::Develop {
            return;
        }
        let offers = question.shape.offers();
        let mut plays = offers.iter().filter(|offer| match offer {
            Offer::Play(_) => true,
            Offer::Discard(_) => self.drafts.is_multiple_of(5),
            _ => false,
        });
        let Some(first) = plays.next_back() else {
            return;
        };
        let w = &english();
        let mut draft = Draft::default();
        let mut answer = Answer::one(*first);
        loop {
            draft = draft.with(view, &Preferences::default(), answer).unwrap();
            let drafting = draft.on(view, &Preferences::default()).unwrap();
            self.drafts += 1;
            let mut shown = drafting.view.clone();
            shown.question = drafting.next.clone();
            let help = drafting.next.as_ref().map(|next| next.topic.help());
            if matches!(first, Offer::Discard(_)) || help == Some(Help::Hand) {
                let p = pictures::own(w, &shown, pictures::PictureRoom::USUAL);
                self.look("own", &p.scene, &p.alt.0, &shown, &[]);
            } else if help.is_some_and(|help| help != Help::Nothing) {
                self.panel(&shown, names);
            } else {
                let p = pictures::building(w, &shown, pictures::PictureRoom::USUAL);
                self.look("pyramid", &p.scene, &p.alt.0, &shown, &[]);
            }
            let more = drafting.asks_more_of_the_play();
            let Some(next) = drafting.next.filter(|_| more) else {
                return;
            };
            answer = brain.answer(&shown, &next);
        }
    }

    fn public(&mut self, kind: &str, p: &PublicPicture, view: &SeatView, facts: &[OpenFact]) {
        self.look(kind, &p.scene, &p.alt.0, view, facts);
    }

    fn turn(&mut self, table: &TableView, facts: &[OpenFact], view: &SeatView) {
        let w = &english();
        let names = names(table);
        let mut view = view.clone();
        view.table = table.clone();
        let news = News { turn: table.open.turn, view: table, facts, names: &names };
        if let Some(p) = pictures::news(w, &news) {
            self.public("news", &p, &view, facts);
        }
        if table.open.phase == Phase::Over {
            let p = pictures::poster(w, table, &names, &PosterNotes::default());
            self.public("poster", &p, &view, &[]);
        }
        let p = pictures::table(w, table, &CardSet::NONE, &names);
        self.public("table", &p, &view, &[]);
    }
}

fn names(table: &TableView) -> BySeat<String> {
    BySeat::new(table.open.seats().count() as u8, |s| {
        ["Ann", "Benedict of Hollowmere", "Cid", "Dorothea"][usize::from(s.0)].to_owned()
    })
}

#[derive(Clone, Copy)]
enum Plays {
    Base,
    DomainCards,
    DomainCardsAndTwoColours,
    /// Underworld implies domain cards.
    Modules(&'static [Module]),
}

impl Plays {
    fn ruleset(self, seats: u8) -> Arc<Ruleset> {
        let mut agreement = GameSetup::standard(seats);
        let options: &[(&str, &str)] = match self {
            Plays::Base | Plays::Modules(_) => &[],
            Plays::DomainCards => &[("domain_cards", "true")],
            Plays::DomainCardsAndTwoColours => {
                &[("domain_cards", "true"), ("two_colour_auction", "true")]
            }
        };
        for (key, value) in options {
            agreement.options.set(setting(key, value).unwrap());
        }
        if let Plays::Modules(modules) = self {
            agreement.modules = modules.to_vec();
        }
        if !matches!(self, Plays::Base) {
            agreement.rivals = 0;
        }
        Ruleset::compile(agreement).unwrap()
    }
}

#[test]
fn every_question_and_every_turn_has_a_picture_that_can_be_read() {
    let mut walk = Walk { wrong: BTreeSet::new(), seen: 0, kinds: BTreeSet::new(), drafts: 0 };
    let base = |seats, seed| (seats, seed, Plays::Base);
    let games = [
        base(1, 5),
        base(2, 6),
        base(2, 7),
        base(3, 8),
        base(4, 9),
        base(4, 10),
        (1, 11, Plays::DomainCardsAndTwoColours),
        (2, 12, Plays::DomainCardsAndTwoColours),
        (4, 18, Plays::DomainCards),
        (2, 19, Plays::Modules(&Module::ALL)),
        (4, 21, Plays::Modules(&Module::ALL)),
    ];
    for (seats, seed, plays) in games {
        let mut luck = SeededChance::new(seed);
        let mut brain = Random::new(seed);
        // A separate generator, so that these plays do not change the game.
        let mut looks = Random::new(seed);
        let (mut game, _) = Game::open(plays.ruleset(seats), &mut luck);
        let mut facts: Vec<OpenFact> = vec![];
        let mut last = None;
        while let Some(seat) = game.first_asked() {
            let view = game.seat_view(seat).unwrap();
            walk.panel(&view, &names(&view.table));
            walk.drafts(&view, &mut looks, &names(&view.table));
            let question = view.question.clone().unwrap();
            let answer = brain.answer(&view, &question);
            let step = game.answer(seat, question.id, &answer, &mut luck).unwrap();
            let open = step.facts.iter().filter_map(|fact| match fact {
                Fact::Open(fact) => Some(fact.clone()),
                _ => None,
            });
            let open: Vec<OpenFact> = open.collect();
            let begins = |fact: &OpenFact| matches!(fact, OpenFact::TurnBegan(_));
            facts.extend(open.iter().cloned());
            if open.iter().any(begins) || game.is_over() {
                walk.turn(&game.table_view(), &facts, &view);
                facts.clear();
            }
            last = Some(view);
        }
        assert!(game.is_over() && last.is_some());
    }
    let Walk { wrong, seen, kinds, drafts, .. } = walk;
    let wrong: Vec<String> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 400, "only {seen} pictures");
    assert!(drafts > 100, "only {drafts} of plays");
    for kind in [
        "auction", "battle", "cards", "choice", "domain", "gems", "own", "places", "pyramid",
        "table", "news", "poster",
    ] {
        assert!(kinds.contains(kind), "{kind} among {kinds:?}");
    }
}
