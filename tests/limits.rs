//! Every message, form and command against Discord's limits, and everything offered can be pressed.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::sync::Arc;

use std::collections::BTreeSet;

use serde_json::Value;
use serenity::all::CreateActionRow;
use viceroy::cards::{CardId, Colour, Gems, Section};
use viceroy::discord::panel::place::{card_letters, letters};
use viceroy::discord::panel::rows;
use viceroy::discord::panel::rows::{Row, components};
use viceroy::discord::pictures::Pictures;
use viceroy::discord::ticket::{Ticket, parse};
use viceroy::discord::{command_list, posts, settings};
use viceroy::host::{Panel, Preference};
use viceroy::notice::{
    FeedPost, GameId, LobbyState, LobbyView, NoticeBody, NoticeKey, Person, PersonId, RoomId,
    TablePost,
};
use viceroy::rules::{
    Agreement, Answer, AuctionPlace, Awaited, Bid, Claim, ColourPlace, DeckCounts, DeckKind,
    HowMany, Offer, Open, OpenFact, Phase, PickOrder, PromptId, Question, Ruleset, Score, Screen,
    Seat, SeatSet, SeatView, Shape, Slot, Standing, Stroke, TableView, Terms, Token, Topic,
};
use viceroy::wording::lobby;

const GAME: GameId = GameId(i64::MAX);
const SEATS: u8 = 4;

fn view() -> SeatView {
    let ruleset = Ruleset::compile(Agreement::standard(SEATS)).unwrap();
    let mut open = Open {
        turn: 12,
        phase: Phase::Auction(3),
        reserve: Gems::each(16),
        auction: Default::default(),
        auction_order: Colour::ALL,
        pyramids: viceroy::rules::BySeat::new(SEATS, |_| Default::default()),
        discarded: Default::default(),
        answered: SeatSet::all(SEATS),
        still_in: SeatSet::all(SEATS),
        bids: viceroy::rules::BySeat::new(SEATS, |_| None),
        rivals_in: Default::default(),
        rival_bids: Default::default(),
        sits_out: Default::default(),
        claims: viceroy::rules::BySeat::new(SEATS, |_| None),
        develops: viceroy::rules::BySeat::new(SEATS, |_| None),
        scores: viceroy::rules::BySeat::new(SEATS, |_| Some(Score::default())),
        winners: SeatSet::all(SEATS),
    };
    for colour in Colour::ALL {
        open.auction[colour] = ColourPlace {
            base: Some(CardId(10)),
            tip: Some(CardId(11)),
        };
    }
    let pyramid = &mut open.pyramids[Seat(0)];
    for level in 1..=4i8 {
        for column in 0..9 - level {
            pyramid.standing.push(Standing {
                card: CardId(level as u8 * 10 + column as u8),
                slot: Slot { level, column },
                sections: Colour::ALL,
                painted: [false; 4],
            });
        }
    }
    SeatView {
        table: TableView {
            ruleset,
            open: std::sync::Arc::new(open),
            hands: viceroy::rules::BySeat::new(SEATS, |_| 88),
            decks: DeckCounts {
                large: 48,
                small: 16,
                laws: 15,
            },
            shown: None,
            awaiting: (0..SEATS)
                .map(|seat| Awaited {
                    seat: Seat(seat),
                    topic: Topic::DiscardGems,
                })
                .collect(),
        },
        seat: Seat(0),
        screen: Screen {
            gems: Gems::each(16),
            attack: 9,
            hand: (1..=88).map(CardId).collect(),
            ..Screen::default()
        },
        question: None,
        may_reconsider: true,
        position: viceroy::rules::Position::none(),
    }
}

fn people() -> viceroy::rules::BySeat<Person> {
    viceroy::rules::BySeat::new(SEATS, |seat| Person {
        id: PersonId(1_300_000_000_000_000_000 + u64::from(seat.0)),
        name: "*_~`|".repeat(6) + &seat.0.to_string(),
    })
}

fn panel(topic: Topic, shape: Shape) -> Panel {
    let mut view = view();
    view.question = Some(Question {
        id: PromptId(u32::MAX),
        topic,
        card: Some(CardId(32)),
        colour: Some(Colour::Yellow),
        shape,
        fallback: Answer::one(Offer::Pass),
    });
    Panel {
        game: GAME,
        step: u32::MAX,
        draft: None,
        prepared: 0,
        view,
        people: people(),
    }
}

fn pick(offers: Vec<Offer>) -> Shape {
    Shape::Pick {
        offers,
        count: HowMany::ONE,
        order: PickOrder::Free,
    }
}

fn cards(n: u8) -> impl Iterator<Item = CardId> {
    (1..=n).map(CardId)
}

fn length(value: &Value) -> usize {
    value.as_str().map_or(0, |s| s.chars().count())
}

/// Discord's limits on the components of a message.
fn check(rows: &[Row]) {
    let rows = components(rows);
    assert!(rows.len() <= 5, "{} rows", rows.len());
    let mut ids = BTreeSet::new();
    for row in &rows {
        let json = serde_json::to_value::<&CreateActionRow>(row).unwrap();
        let parts = json["components"].as_array().unwrap();
        assert!((1..=5).contains(&parts.len()), "{json}");
        for part in parts {
            let id = part["custom_id"].as_str().unwrap();
            assert!((1..=100).contains(&id.chars().count()), "{id}");
            assert!(parse(id).is_some(), "{id}");
            assert!(ids.insert(id.to_owned()), "{id} twice");
            if part["type"] == 2 {
                assert!((1..=80).contains(&length(&part["label"])), "{part}");
                continue;
            }
            assert_eq!(part["type"], 3);
            assert_eq!(parts.len(), 1);
            assert!((1..=150).contains(&length(&part["placeholder"])), "{part}");
            let options = part["options"].as_array().unwrap();
            assert!((1..=25).contains(&options.len()), "{part}");
            assert!(part["max_values"].as_u64().unwrap() <= options.len() as u64);
            let mut values = BTreeSet::new();
            for option in options {
                assert!((1..=100).contains(&length(&option["label"])), "{option}");
                assert!((1..=100).contains(&length(&option["value"])), "{option}");
                assert!(length(&option["description"]) <= 100, "{option}");
                assert!(values.insert(option["value"].to_string()), "{option} twice");
            }
        }
    }
}

/// All answers that can be given on any page of a panel.
fn answers(panel: &Panel) -> Vec<Answer> {
    let mut answers = vec![];
    let mut page = 0;
    loop {
        let rows = rows(panel, page);
        check(&rows);
        let mut next = 0;
        for row in rows {
            match row {
                Row::Menu(menu) => answers.extend(menu.choices.into_iter().map(|c| c.answer)),
                Row::Buttons(buttons) => {
                    for button in buttons {
                        if let Ticket::Answer { answer, .. } = button.ticket {
                            answers.push(answer);
                        } else if let Ticket::Page { page, .. } = button.ticket {
                            next = page;
                        }
                    }
                }
            }
        }
        if next == 0 {
            return answers;
        }
        page = next;
    }
}

fn offers_of(topic: Topic) -> Vec<Offer> {
    match topic {
        Topic::FirstCards => cards(4).map(Offer::Card).collect(),
        Topic::Bid => Colour::ALL
            .into_iter()
            .map(|c| Offer::Bid(Bid::Gem(c)))
            .chain([Offer::Bid(Bid::Attack), Offer::Bid(Bid::Pass)])
            .collect(),
        Topic::AttackTarget | Topic::TakeCard | Topic::RivalTarget | Topic::Requisition => {
            Colour::ALL
                .into_iter()
                .flat_map(|colour| {
                    [AuctionPlace::Base, AuctionPlace::Tip]
                        .map(|place| Offer::AuctionCard { colour, place })
                })
                .collect()
        }
        Topic::TipOrGoOn => {
            let (colour, place) = (Colour::Blue, AuctionPlace::Tip);
            vec![Offer::AuctionCard { colour, place }, Offer::GoOn]
        }
        Topic::Claim => [Claim::Base, Claim::Tip, Claim::Either]
            .into_iter()
            .map(Offer::Claim)
            .chain([Offer::Insist])
            .collect(),
        Topic::Develop => cards(88)
            .map(Offer::Play)
            .chain(cards(88).map(Offer::Discard))
            .chain([Offer::Pass])
            .collect(),
        Topic::Unplayable => vec![Offer::TakeBack, Offer::Discard(CardId(32))],
        Topic::Place => (1..=5i8)
            .flat_map(|level| (-20..20).map(move |column| Slot { level, column }))
            .flat_map(|slot| {
                [Gems::NONE, Gems::each(1)].map(|infinite| Offer::Place { slot, infinite })
            })
            .collect(),
        Topic::FifthLevel => vec![Offer::AllRewards, Offer::FifteenPoints],
        Topic::Deck => [DeckKind::Small, DeckKind::Laws].map(Offer::Deck).to_vec(),
        Topic::OwnInfinite => vec![Offer::UseOwnGem, Offer::GoWithout],
        Topic::InfiniteColour => Colour::ALL.map(Offer::Colour).to_vec(),
        Topic::LawChoice => (0..3).map(Offer::LawChoice).collect(),
        Topic::SwapOwn | Topic::SwapOther => [0, 1]
            .into_iter()
            .flat_map(|seat| cards(40).map(move |card| (Seat(seat), card)))
            .map(|(seat, card)| Offer::Token {
                seat,
                card,
                token: Token::BonusCircle {
                    colour: Colour::Yellow,
                    value: 4,
                },
            })
            .chain([Offer::GoWithout])
            .collect(),
        Topic::PutBackLaws => (65..=88).map(|law| Offer::Card(CardId(law))).collect(),
        Topic::Archive | Topic::Attaint => cards(40).map(Offer::Card).collect(),
        Topic::Enrol => vec![Offer::Keep, Offer::Enrol],
        Topic::ReturnGems
        | Topic::PassGems
        | Topic::DiscardGems
        | Topic::RewardGems
        | Topic::SwapGems
        | Topic::Purse
        | Topic::Paint => vec![],
    }
}

const PICKS: [Topic; 20] = [
    Topic::Bid,
    Topic::AttackTarget,
    Topic::TakeCard,
    Topic::Claim,
    Topic::TipOrGoOn,
    Topic::RivalTarget,
    Topic::Requisition,
    Topic::Develop,
    Topic::Unplayable,
    Topic::Place,
    Topic::FifthLevel,
    Topic::Deck,
    Topic::OwnInfinite,
    Topic::InfiniteColour,
    Topic::LawChoice,
    Topic::SwapOwn,
    Topic::SwapOther,
    Topic::PutBackLaws,
    Topic::Attaint,
    Topic::Enrol,
];

#[test]
fn everything_offered_can_be_pressed_within_the_limits() {
    for topic in PICKS {
        let offers = offers_of(topic);
        let panel = panel(topic, pick(offers.clone()));
        let can: Vec<Answer> = answers(&panel);
        for offer in &offers {
            assert!(can.contains(&Answer::one(*offer)), "{topic:?} {offer:?}");
        }
        assert_eq!(can.len(), offers.len(), "{topic:?}");
    }
}

#[test]
fn a_bid_is_one_press_on_the_panel() {
    let rows = rows(&panel(Topic::Bid, pick(offers_of(Topic::Bid))), 0);
    assert!(rows.iter().all(|row| matches!(row, Row::Buttons(_))));
}

#[test]
fn all_ordered_pairs_of_first_cards_can_be_chosen() {
    let shape = Shape::Pick {
        offers: offers_of(Topic::FirstCards),
        count: HowMany::exactly(2),
        order: PickOrder::Matters,
    };
    let can = answers(&panel(Topic::FirstCards, shape));
    assert_eq!(can.len(), 12);
}

#[test]
fn all_ordered_pairs_of_many_laws_can_be_chosen() {
    let laws = offers_of(Topic::PutBackLaws);
    let shape = Shape::Pick {
        offers: laws[..12].to_vec(),
        count: HowMany::exactly(2),
        order: PickOrder::Matters,
    };
    assert_eq!(answers(&panel(Topic::PutBackLaws, shape)).len(), 12 * 11);
}

#[test]
fn none_some_or_all_cards_can_be_chosen() {
    let shape = Shape::Pick {
        offers: offers_of(Topic::Archive),
        count: HowMany::up_to(40),
        order: PickOrder::Free,
    };
    let panel = panel(Topic::Archive, shape);
    let can = answers(&panel);
    assert!(can.contains(&Answer::Pick([].into_iter().collect())));
    assert_eq!(can.len(), 26, "none, and as many lines as a menu has");
    let rows = rows(&panel, 0);
    let all = rows.iter().any(|row| match row {
        Row::Buttons(buttons) => buttons
            .iter()
            .any(|b| matches!(b.ticket, Ticket::Proposed { .. })),
        Row::Menu(menu) => {
            assert_eq!(menu.several, HowMany { least: 1, most: 25 });
            false
        }
    });
    assert!(all);
}

#[test]
fn up_to_eight_gems_can_be_none_or_any_typed_mix() {
    let shape = Shape::Gems {
        limits: Gems::each(8),
        total: HowMany::up_to(8),
    };
    let can = answers(&panel(Topic::Purse, shape));
    assert_eq!(can[0], Answer::Gems(Gems::NONE));
    assert_eq!(can.len(), 25);
}

#[test]
fn small_bags_of_gems_are_chosen_from_all_mixes() {
    let shape = |total, n| Shape::Gems {
        limits: Gems::each(n),
        total: HowMany::exactly(total),
    };
    assert_eq!(answers(&panel(Topic::PassGems, shape(3, 4))).len(), 20);
    for total in 0..=20 {
        let can = answers(&panel(Topic::RewardGems, shape(total, 16)));
        assert!(!can.is_empty());
        for answer in can {
            assert!(matches!(answer, Answer::Gems(g) if g.total() == u16::from(total)));
        }
    }
}

#[test]
fn painting_is_within_the_limits() {
    let best: Vec<Stroke> = (0..60)
        .map(|i| Stroke {
            card: CardId(i),
            section: Section::BottomLeft,
            colour: Colour::Yellow,
        })
        .collect();
    for best in [vec![], best] {
        let shape = Shape::Paint {
            gems: Gems::each(16),
            sections: (1..=88)
                .flat_map(|c| Section::ALL.map(|s| (CardId(c), s)))
                .collect(),
            best,
            gain: 99,
        };
        assert!(answers(&panel(Topic::Paint, shape)).contains(&Answer::Paint(vec![])));
    }
}

#[test]
fn places_are_lettered_in_the_order_of_the_offers() {
    let at = |level, column, infinite| Offer::Place {
        slot: Slot { level, column },
        infinite,
    };
    let offers = [
        at(1, -1, Gems::NONE),
        at(1, 2, Gems::NONE),
        at(1, -1, Gems::only(Colour::Blue, 1)),
        at(2, 0, Gems::NONE),
    ];
    let letters = letters(&offers);
    let slot = |level, column| Slot { level, column };
    assert_eq!(
        letters,
        [('A', slot(1, -1)), ('B', slot(1, 2)), ('C', slot(2, 0))]
    );
}

#[test]
fn cards_of_the_pyramid_are_lettered_in_the_order_of_the_offers() {
    let titles = |topic, offers: Vec<Offer>| -> Vec<String> {
        let panel = panel(topic, pick(offers));
        let question = panel.view.question.as_ref().unwrap();
        let letters = card_letters(question);
        let rows = rows(&panel, 0);
        let titles = rows.into_iter().flat_map(|row| match row {
            Row::Menu(menu) => menu.choices.into_iter().map(|c| c.label).collect(),
            Row::Buttons(buttons) => buttons.into_iter().map(|b| b.label).collect::<Vec<_>>(),
        });
        let titles: Vec<String> = titles.take(letters.len()).collect();
        for ((letter, _), title) in letters.iter().zip(&titles) {
            assert!(title.starts_with(&format!("{letter}: ")), "{title}");
        }
        titles
    };
    let two = [CardId(32), CardId(11)];
    assert_eq!(
        titles(Topic::Place, two.map(Offer::Replace).to_vec()),
        [
            "A: instead of Captain (32)",
            "B: instead of Arbalester (11)"
        ]
    );
    let under = titles(Topic::Place, two.map(Offer::TuckUnder).to_vec());
    assert_eq!(under[1], "B: under Arbalester (11)");
    let free = titles(Topic::Attaint, two.map(Offer::Card).to_vec());
    assert_eq!(free[0], "A: Captain (32)");
    let many = titles(Topic::Place, cards(60).map(Offer::Replace).collect());
    assert!(many[26].starts_with("a: ") && many[59].starts_with("z: "));
    let all: Vec<Offer> = cards(88).map(Offer::Replace).collect();
    let can = answers(&panel(Topic::Place, pick(all.clone())));
    assert_eq!(can.len(), all.len());
}

#[tokio::test]
async fn every_post_is_within_the_limits() {
    let pictures = Pictures::new().unwrap();
    let mut bodies = vec![];
    for state in [
        LobbyState::Gathering,
        LobbyState::Started,
        LobbyState::Closed,
    ] {
        for count in 0..=4 {
            let people: Vec<Person> = people().iter().map(|(_, p)| p.clone()).collect();
            let lobby = LobbyView {
                game: GAME,
                state,
                people: people[..count].to_vec(),
                terms: Terms::for_several(),
                from: 2,
                to: 4,
                secret_hash: "f".repeat(64),
                thread: (count > 2).then_some(RoomId(u64::MAX)),
            };
            assert!(posts::thread_name(&lobby).chars().count() <= 100);
            bodies.push((NoticeKey::Lobby(GAME), NoticeBody::Lobby(lobby)));
        }
    }
    let phases = [
        Phase::SetUp,
        Phase::Auction(1),
        Phase::Development(3),
        Phase::Painting,
        Phase::Over,
    ];
    for phase in phases {
        let mut view = view().table;
        Arc::make_mut(&mut view.open).phase = phase;
        let post = TablePost {
            game: GAME,
            step: u32::MAX,
            view,
            people: people(),
            secret_hash: "f".repeat(64),
            own_best: Some(-120),
            secret: Some("e".repeat(64)),
        };
        bodies.push((NoticeKey::Table(GAME), NoticeBody::Table(post)));
    }
    let key = NoticeKey::Feed {
        game: GAME,
        from: 1,
        to: u32::MAX,
    };
    let many: Vec<OpenFact> = (0..400u16)
        .map(|i| OpenFact::Passed {
            seat: Seat((i % 4) as u8),
        })
        .chain([OpenFact::Ended {
            winners: SeatSet::all(SEATS),
        }])
        .collect();
    for facts in [vec![], many] {
        let post = FeedPost {
            game: GAME,
            step: u32::MAX,
            facts,
            view: view().table,
            people: people(),
            call: SeatSet::all(SEATS),
        };
        bodies.push((key, NoticeBody::Feed(post)));
    }
    let seat = Seat(3);
    let from = u32::MAX;
    let key = NoticeKey::Panel {
        game: GAME,
        seat,
        from,
    };
    for topic in PICKS {
        let panel = panel(topic, pick(offers_of(topic)));
        bodies.push((key, NoticeBody::Panel(Box::new(panel))));
    }
    bodies.push((key, NoticeBody::Past(GAME)));
    let key = NoticeKey::Unreachable {
        game: GAME,
        seat,
        closing: u32::MAX,
    };
    bodies.push((key, NoticeBody::Unreachable(PersonId(u64::MAX))));
    for (key, body) in bodies {
        let post = posts::post(&pictures, key, &body).await;
        check(&post.rows);
        let length = post.text.chars().count();
        assert!((1..=2000).contains(&length), "{length}: {}", post.text);
        for person in &post.call {
            assert!(post.text.contains(&format!("<@{}>", person.0)));
        }
        assert_eq!(
            post.call.len(),
            match body {
                NoticeBody::Feed(_) => 4,
                NoticeBody::Unreachable(_) => 1,
                NoticeBody::Lobby(_)
                | NoticeBody::Table(_)
                | NoticeBody::Panel(_)
                | NoticeBody::Past(_) => 0,
            }
        );
        assert!(post.pictures.len() <= 10);
    }
}

#[test]
fn a_panel_says_no_more_than_a_message_can_hold() {
    let panel = panel(Topic::Develop, pick(offers_of(Topic::Develop)));
    let names = panel.people.map(|_, p| p.name.clone());
    let text = viceroy::wording::panel::text(panel.game.0, (&panel.view, None, 0), &names, None);
    assert!(text.0.chars().count() <= 2000);
}

#[test]
fn what_people_are_asked_and_told_about_their_choice_is_within_the_limits() {
    let mut all = vec![settings::asking(&lobby::said_joined())];
    for preference in [
        Preference::Unasked,
        Preference::Thread,
        Preference::Dm,
        Preference::DmClosed,
    ] {
        all.push(settings::settings(preference));
    }
    for shown in all {
        check(&shown.rows);
        assert!((1..=2000).contains(&shown.text.chars().count()));
        assert!(matches!(&shown.rows[..], [Row::Buttons(two)] if two.len() == 2));
    }
}

#[test]
fn the_commands_are_within_the_limits() {
    let commands = serde_json::to_value(command_list()).unwrap();
    let commands = commands.as_array().unwrap();
    assert_eq!(commands.len(), 1);
    let mut all = vec![&commands[0]];
    all.extend(commands[0]["options"].as_array().unwrap());
    let names: Vec<&str> = all.iter().filter_map(|c| c["name"].as_str()).collect();
    assert_eq!(
        names,
        [
            "viceroy", "new", "hand", "choose", "table", "settings", "help"
        ]
    );
    for command in all {
        assert!((1..=32).contains(&length(&command["name"])), "{command}");
        assert!(
            (1..=100).contains(&length(&command["description"])),
            "{command}"
        );
    }
}
