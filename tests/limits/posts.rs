//! Everything the bot posts by itself.

use viceroy::attendance::{
    Announcement, ClosedBecause, DecidedBy, GoneFrom, Loss, NamedPerson, Vote, VoteKind,
};
use viceroy::messages::{
    Actor, AnnouncementPost, AskedDirectly, CallPost, CalledPerson, Chapter, Destination, EndPost,
    Ended, Filling, FirstTime, MessageKey, NewsPost, OpenVote, Part, PlayedFact, RefusedFor,
    RoleId, SecondChance, Silence, Stint, TablePost, WaitingGame,
};
use viceroy::rules::{Open, Paint, Score};
use viceroy::timing::{HOUR, Maintenance};

use crate::analysis::table;
use crate::organising::lobby;
use crate::prelude::*;

pub fn stored_messages() -> Vec<(MessageKey, MessageBody)> {
    let mut bodies = vec![];
    for state in [
        LobbyState::Gathering,
        LobbyState::Started,
        LobbyState::Over,
        LobbyState::Closed,
        LobbyState::Expired,
        LobbyState::Abandoned,
    ] {
        for count in 0..=4 {
            let people: Vec<Player> = people().iter().map(|(_, p)| p.clone()).collect();
            let lobby = LobbyView {
                state,
                people: people[..count].to_vec(),
                terms: Terms::for_several(),
                agreed: TableSettings::default(),
                hour: None,
                from: 2,
                thread: (count > 2).then_some(RoomId(u64::MAX)),
                ended: Some(Ended {
                    winners: SeatSet::all(SEATS),
                    whole: SeatSet::NONE,
                    points: i16::MIN,
                }),
                silence: Some(Silence::Forbidden),
                organised: viceroy::messages::Organised {
                    second_chance: Some(SecondChance {
                        origin: GAME,
                        step: u32::MAX,
                        seat: Seat(3),
                    }),
                    ..Default::default()
                },
                filling: Filling {
                    starts_when_full: true,
                    computers_at: Some(UNTIL),
                    asks: None,
                    has_open_seats: true,
                },
                ..lobby()
            };
            let names = posts::thread_names(&english(), &lobby);
            assert!(names.iter().all(|name| name.encode_utf16().count() <= 100), "{names:?}");
            bodies.push((MessageKey::lobby(GAME), MessageBody::Lobby(lobby)));
        }
    }
    bodies.push((MessageKey::lobby(GAME), MessageBody::Lobby(lobby())));
    let table_key = MessageKind::Table.nth(GAME, u32::MAX);
    let phases =
        [Phase::SetUp, Phase::Auction(1), Phase::Development(3), Phase::Painting, Phase::Over];
    for phase in phases {
        let mut view = view().table;
        Arc::make_mut(&mut view.open).phase = phase;
        let is_over = phase == Phase::Over;
        let post = TablePost {
            view,
            stints: Arc::new(stints()),
            taken_back: vec![1, 2],
            own_best: Some(-120),
            first_time: is_over.then(|| {
                Box::new(FirstTime {
                    game: GAME,
                    step: u32::MAX,
                    people: people(),
                    scores: BySeat::new(SEATS, |seat| Score {
                        circles: -130 - i16::from(seat.0),
                        ..Score::default()
                    }),
                })
            }),
            call: if is_over { vec![] } else { everybody_called() },
            elsewhere: all_directly(),
            hears_end: match is_over {
                true => everybody_called().iter().map(|called| called.person).collect(),
                false => vec![],
            },
            silence: Some(Silence::PassedOver(MessageKind::News, RefusedFor::Words)),
            ..table()
        };
        let end = EndPost {
            table: post.clone(),
            reads: Default::default(),
            thread: Some(RoomId(u64::MAX)),
        };
        let key = MessageKind::End.of(GAME, Seat(3), 0);
        bodies.push((key, MessageBody::End(Box::new(end))));
        bodies.push((table_key, MessageBody::Table(post)));
    }
    let key = MessageKind::News.nth(GAME, u32::MAX);
    let many: Vec<OpenFact> = (0..400u16)
        .map(|i| OpenFact::Passed { seat: Seat((i % 4) as u8) })
        .chain([OpenFact::Ended { winners: SeatSet::all(SEATS) }])
        .collect();
    let everybody = (0..SEATS).map(Seat);
    let built: Vec<OpenFact> = everybody
        .map(|seat| OpenFact::Painted {
            seat,
            card: CardId(1),
            section: Section::BottomLeft,
            colour: Colour::Yellow,
            with: Paint::Diamond,
        })
        .collect();
    for facts in [vec![], many, built] {
        let deeds = facts.into_iter().map(deed).collect();
        bodies.push((key, MessageBody::News(news(deeds))));
    }
    let post = CallPost {
        game: GAME,
        people: people(),
        stands_in: Destination::Channel,
        called: everybody_called(),
        elsewhere: all_directly(),
    };
    let key = MessageKind::Call.nth(GAME, u32::MAX);
    bodies.push((key, MessageBody::Call(post)));
    let seat = Seat(3);
    let from = u32::MAX;
    let key = MessageKind::Panel.of(GAME, seat, from);
    let mut shapes = shapes();
    // Gem questions share one picture, whatever the number.
    shapes.dedup_by_key(|(topic, _)| *topic);
    for (topic, shape) in shapes {
        let panel = panel(topic, shape);
        bodies.push((key, MessageBody::Panel(Box::new(panel))));
    }
    bodies.extend(announcements());
    let key = MessageKind::Unreachable.of(GAME, seat, u32::MAX);
    bodies.push((key, MessageBody::Unreachable(PersonId(u64::MAX))));
    bodies
}

fn news(deeds: Vec<PlayedFact>) -> NewsPost {
    NewsPost {
        game: GAME,
        from: 1,
        step: u32::MAX,
        deeds,
        view: view().table,
        people: people(),
        chapter: Chapter { turn: 12, part: Part::LaterAuctions },
        finish: None,
        call: everybody_called(),
        elsewhere: all_directly(),
    }
}

fn announcements() -> Vec<(MessageKey, MessageBody)> {
    let (seat, by, at) = (Seat(3), Seat(2), UNTIL);
    let newcomer = NamedPerson { person: u64::MAX, name: people()[seat].name.clone() };
    let kinds = [
        VoteKind::Pause,
        VoteKind::GoOn,
        VoteKind::Close,
        VoteKind::Replace { seat },
        VoteKind::Admit { seat, newcomer },
    ];
    let votes = kinds.map(|kind| {
        let vote =
            Vote { number: u32::MAX, kind, by: Some(by), yes: SeatSet::all(SEATS), until: 0 };
        let voters = vote.yes;
        let needed = 4;
        Some(OpenVote { vote, until: UNTIL, needed, voters })
    });
    let before = NamedPerson { person: 7, name: people()[seat].name.clone() };
    let (all, host) = (SeatSet::all(SEATS), before.clone());
    let went_back = |turn, lost| Announcement::WentBack { turn, to: UNTIL, lost };
    let closed = [
        ClosedBecause::Vote,
        ClosedBecause::Deserted,
        ClosedBecause::Empty,
        ClosedBecause::Unreachable,
        ClosedBecause::Moderator,
    ];
    let others = [
        Announcement::Reminder { waiting: all.iter().map(|seat| (seat, 0)).collect() },
        Announcement::Nudge { seat, by, since: 0 },
        Announcement::Vote { number: u32::MAX },
        Announcement::TimeOut { seats: all, by: OnTimeout::Computer },
        Announcement::TimeOut { seats: all, by: OnTimeout::Pass },
        Announcement::Absent { seats: all },
        Announcement::Left { seat },
        Announcement::Gone { seat, from: GoneFrom::Server },
        Announcement::Gone { seat, from: GoneFrom::Chat },
        Announcement::Back { seat },
        Announcement::TakenOver { seat, before: before.clone() },
        Announcement::Offered { seat },
        Announcement::SeatLost { seat, person: 7 },
        Announcement::Invited { people: (1..=25).collect(), by: host.clone() },
        Announcement::Removed { person: 7, by: host },
        Announcement::Barred { person: 7 },
        Announcement::Vacation { seat, until: at },
        Announcement::Absence { seat, from: Some(at), until: at },
        Announcement::Absence { seat, from: None, until: at },
        Announcement::AbsenceOver { seat },
        Announcement::AbsentLong { seat },
        Announcement::HandOver { seat, to: before.clone() },
        Announcement::TookBack { seat },
        Announcement::OneMissing { role: RoleId(u64::MAX) },
        Announcement::HandDeclined { seat, who: before.clone() },
        Announcement::PlaceGone,
        Announcement::Paused { until: at },
        Announcement::WasAway { from: at, until: at },
        went_back(0, Loss::Moves),
        went_back(u8::MAX, Loss::Moves),
        went_back(u8::MAX, Loss::Unknown),
        Announcement::Maintenance { when: Maintenance { from: UNTIL, until: UNTIL } },
        Announcement::GoesOn,
        Announcement::StandsStill,
        Announcement::WillClose { at },
        Announcement::Empty { at },
    ];
    let closed = closed.map(|because| Announcement::Closed { because });
    let told = others.into_iter().chain(closed).map(|said| (said, None));
    let votes = votes.map(|vote| (Announcement::Vote { number: u32::MAX }, vote));
    let nth = u32::MAX;
    let openly = MessageKind::Announcement.nth(GAME, nth);
    let places = [
        (openly, Destination::Thread),
        (openly, Destination::Channel),
        (MessageKind::Told.of(GAME, seat, nth), Destination::Direct),
    ];
    let waiting = WaitingGame { game: GAME, thread: Some(RoomId(u64::MAX)), deadline: Some(UNTIL) };
    told.chain(votes)
        .flat_map(|(announcement, vote)| {
            places.map(|(key, stands_in)| {
                let post = AnnouncementPost {
                    quiet: vec![],
                    game: GAME,
                    announcement: announcement.clone(),
                    people: people(),
                    concerned: all,
                    call: called(key, &announcement),
                    reader: None,
                    vote: vote.clone(),
                    until: Some(UNTIL),
                    stands_in,
                    // Without a thread the game is named at length.
                    thread: (stands_in != Destination::Channel).then_some(RoomId(u64::MAX)),
                    gathers_in: (stands_in != Destination::Channel).then_some(RoomId(u64::MAX)),
                    also: vec![waiting; 60],
                };
                (key, MessageBody::Announcement(Box::new(post)))
            })
        })
        .collect()
}

fn all_directly() -> Option<AskedDirectly> {
    Some(AskedDirectly { seats: SeatSet::all(SEATS), people: people() })
}

fn called(key: MessageKey, announcement: &Announcement) -> Vec<PersonId> {
    if key.kind == MessageKind::Told {
        return vec![];
    }
    let people = people();
    let people = people.iter().filter_map(|(_, player)| player.person());
    let outside = announcement.concerns_outside().into_iter().map(PersonId);
    people.chain(outside).collect()
}

fn everybody_called() -> Vec<CalledPerson> {
    let people = people();
    let people = people.iter().filter_map(|(_, player)| player.person());
    let called = people.zip(0..).map(|(person, later)| CalledPerson {
        person,
        topic: Topic::InfiniteColour,
        until: Some(WallTime(UNTIL.0 - later * 1000)),
    });
    called.collect()
}

fn stints() -> BySeat<Vec<Stint>> {
    people().map(|_, player| {
        let stint = |turn: u8| Stint {
            from_turn: turn,
            player: player.clone(),
            computer: turn.is_multiple_of(2).then_some(Level::Normal),
        };
        (0..8).map(stint).collect()
    })
}

pub fn deed(fact: OpenFact) -> PlayedFact {
    let hand = |_, player: &Player| Actor { player: player.clone(), by: DecidedBy::Computer };
    PlayedFact { fact, hands: Arc::new(people().map(hand)) }
}

#[tokio::test]
async fn every_post_is_within_the_limits_and_in_its_language() {
    let mut painted = 0;
    let each =
        spoken().flat_map(|w| stored_messages().into_iter().map(move |(key, body)| (w, key, body)));
    for (w, key, body) in each {
        let post = posts::post(w, &PICTURES, key, &body).await;
        let what = format!("{key:?}");
        check(w, &what, &post.text);
        check_rows(w, &what, &post.rows);
        if let Some(picture) = &post.picture {
            check(w, &what, &picture.alt);
        }
        for person in &post.call {
            let mention = format!("<@{}>", person.0);
            assert!(post.text.contains(&mention), "{what}: {mention} in {}", post.text);
        }
        let called = match body {
            MessageBody::News(_) | MessageBody::Call(_) | MessageBody::Table(_) => 4,
            MessageBody::Unreachable(_) => 1,
            MessageBody::Lobby(view) => view.organised.again.map_or(0, |again| again.asked.len()),
            MessageBody::Announcement(_) => post.call.len(),
            MessageBody::Panel(_) | MessageBody::End(_) => 0,
        };
        assert_eq!(post.call.len(), called);
        painted += usize::from(post.picture.is_some());
        check_message(&post.text, &post.rows, post.picture.as_ref(), &post.call, "x");
    }
    assert!(painted > 90, "only {painted} pictures");
}

#[tokio::test]
async fn whoever_is_called_reads_it_first_and_who_may_plan_bids_is_named() {
    let w = english();
    let key = MessageKind::News.nth(GAME, 7);
    let line = async |change: &dyn Fn(&mut NewsPost)| {
        let named = ["Ann", "Bob", "Cid", "Dee"];
        let mut post = NewsPost {
            step: 9,
            people: people().map(|seat, player| Player {
                name: named[usize::from(seat.0)].to_owned(),
                ..player.clone()
            }),
            chapter: Chapter { turn: 2, part: Part::Development },
            elsewhere: None,
            ..news(vec![deed(OpenFact::PassedRound { seat: Seat(1) })])
        };
        let open = Arc::make_mut(&mut post.view.open);
        open.phase = Phase::Development(2);
        open.still_in.remove(Seat(1));
        change(&mut post);
        let post = posts::post(&w, &PICTURES, key, &MessageBody::News(post)).await;
        assert!(post.text.starts_with("➡️ <@"), "{}", post.text);
        let line = post.text.lines().find(|line| line.contains("can plan"));
        line.map(str::to_owned)
    };
    let passed = "-# While this lasts, Bob can plan the next bids: **My hand**.";
    assert_eq!(line(&|_| {}).await.as_deref(), Some(passed));
    let empty = line(&|post| post.view.hands[Seat(3)] = 0).await.unwrap();
    assert!(empty.contains("Bob and Dee can plan"), "{empty}");
    let sits_out = line(&|post| {
        let open = Arc::make_mut(&mut post.view.open);
        open.sits_out.insert(Seat(1));
    });
    assert_eq!(sits_out.await, None);
    let last_turn = line(&|post| {
        let open = Arc::make_mut(&mut post.view.open);
        open.auction = Open::empty(SEATS).auction;
    });
    assert_eq!(last_turn.await, None);
    let bidding = line(&|post| {
        let open = Arc::make_mut(&mut post.view.open);
        open.phase = Phase::Auction(2);
    });
    assert_eq!(bidding.await, None);
}

#[tokio::test]
async fn those_who_are_asked_the_same_are_called_in_one_sentence() {
    let (w, key) = (english(), MessageKind::Call.nth(GAME, 7));
    let said = async |hours: [i64; 3]| {
        let asked = [(1, Topic::Bid), (2, Topic::Place), (3, Topic::Bid)];
        let called = asked.iter().zip(hours);
        let called = called.map(|((who, topic), hours)| CalledPerson {
            person: PersonId(*who),
            topic: *topic,
            until: Some(WallTime(hours * HOUR)),
        });
        let post = CallPost {
            game: GAME,
            people: people(),
            stands_in: Destination::Thread,
            called: called.collect(),
            elsewhere: None,
        };
        let body = MessageBody::Call(post);
        posts::post(&w, &PICTURES, key, &body).await.text
    };
    let text = said([5, 5, 5]).await;
    let at = |who: &str| text.find(who);
    assert!(at("<@1>") < at("<@3>"), "{text}");
    assert!(at("<@3>") < at("<@2>"), "{text}");
    assert!(text.ends_with("Time until <t:18000:f> (<t:18000:R>)."), "{text}");
    let text = said([5, 6, 5]).await;
    let own = "until <t:18000:f> (<t:18000:R>) for <@1> and <@3>. Time until <t:21600:f> (<t:21600:R>) for <@2>.";
    assert!(text.ends_with(own), "{text}");
}

#[tokio::test]
async fn the_plainest_form_of_a_post_names_nobody() {
    let w = english();
    for (key, body) in stored_messages() {
        let plain = posts::post(&w, &PICTURES, key, &body.without_names()).await;
        for (_, player) in people().iter() {
            // The name as in texts, up to the first escaped letter.
            let plain_part = |name: &str| -> String {
                let letters = name.chars();
                letters.take_while(|c| c.is_alphanumeric()).collect()
            };
            let name = plain_part(&player.name);
            let said = format!("{:?} {} {:?}", plain.title, plain.text, plain.rows);
            let is_named = name.chars().count() > 3 && said.contains(&name);
            assert!(!is_named, "{key:?} names {name}: {said}");
        }
    }
    let [named, plain] = posts::thread_names(&w, &lobby());
    assert_ne!(named, plain);
    assert!(plain.starts_with("Viceroy 9"), "{plain}");
}

#[tokio::test]
async fn what_is_told_names_whoever_had_the_seat_then() {
    let named =
        |name: &str| people().map(|_, player| Player { name: name.to_owned(), ..player.clone() });
    let by = |name: &str, seat| PlayedFact {
        fact: OpenFact::PassedRound { seat },
        hands: Arc::new(
            named(name)
                .map(|_, player| Actor { player: player.clone(), by: DecidedBy::Themselves }),
        ),
    };
    let post = NewsPost {
        step: 9,
        people: named("Cid"),
        chapter: Chapter { turn: 2, part: Part::Development },
        call: vec![],
        elsewhere: None,
        ..news(vec![by("Ann", Seat(0)), by("Bob", Seat(0))])
    };
    let (w, key) = (english(), MessageKind::News.nth(GAME, 7));
    let said = posts::post(&w, &PICTURES, key, &MessageBody::News(post)).await;
    let told: Vec<bool> = ["Ann", "Bob", "Cid"].map(|name| said.text.contains(name)).to_vec();
    assert_eq!(told, [true, true, false], "{}", said.text);
}

#[tokio::test]
async fn who_may_not_sit_at_a_table_finds_the_way_to_it_and_nothing_to_play_with() {
    let w = english();
    let mut told = 0;
    for (key, body) in announcements() {
        let MessageBody::Announcement(post) = &body else {
            continue;
        };
        let is_out =
            matches!(post.announcement, Announcement::Removed { .. } | Announcement::Barred { .. });
        if !is_out {
            continue;
        }
        let [Row::Buttons(buttons)] = &posts::post(&w, &PICTURES, key, &body).await.rows[..] else {
            panic!("one row");
        };
        let labels: Vec<&str> = buttons.iter().map(|button| &*button.label).collect();
        assert_eq!(labels, ["Show the table"]);
        told += 1;
    }
    assert_eq!(told, 6);
}

#[test]
fn a_nonce_is_within_the_limit_for_a_million_million_games() {
    let game = GameId(999_999_999_999);
    let (seat, most) = (Seat(3), u32::MAX);
    for key in [
        MessageKey::lobby(game),
        MessageKind::Table.nth(game, most),
        MessageKind::Call.nth(game, most),
        MessageKind::News.nth(game, most),
        MessageKind::End.of(game, seat, 0),
        MessageKind::Announcement.nth(game, most),
        MessageKind::Told.of(game, seat, most),
        MessageKind::Panel.of(game, seat, most),
        MessageKind::Unreachable.of(game, seat, most),
    ] {
        check_message("x", &[], None, &[], &salt().nonce(key));
    }
}

#[tokio::test]
async fn whoever_waits_at_a_table_is_called_by_name_where_it_is_told_openly() {
    let pictures = Pictures::new(painter(), Theme::Dark);
    let sits: Vec<PersonId> = people().iter().filter_map(|(_, player)| player.person()).collect();
    let ids: Vec<u64> = sits.iter().map(|who| who.0).collect();
    let newcomer = NamedPerson { person: 99, name: "Eve".to_owned() };
    for announcement in [
        Announcement::StillThere { people: ids.clone() },
        Announcement::Joined { people: ids, who: newcomer, free: 1 },
    ] {
        let post = AnnouncementPost {
            quiet: vec![],
            game: GAME,
            announcement,
            people: people(),
            concerned: SeatSet::NONE,
            call: sits.clone(),
            reader: None,
            vote: None,
            until: None,
            stands_in: Destination::Channel,
            thread: None,
            gathers_in: None,
            also: vec![],
        };
        let key = MessageKind::LobbyAnnouncement.nth(GAME, 1);
        let body = MessageBody::Announcement(Box::new(post));
        let post = posts::post(&english(), &pictures, key, &body).await;
        assert_eq!(post.call, sits, "{}", post.text);
    }
}
