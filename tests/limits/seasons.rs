//! What people have reached, at its largest.

use viceroy::discord::custom_id::{FinishedWhere, RankedWhere};
use viceroy::discord::finished_message::{self, FinishedList};
use viceroy::discord::profile_message::{self, Profile};
use viceroy::discord::season_message;
use viceroy::messages::{Reads, ServerId};
use viceroy::ratings::{RatedPerson, Rating};
use viceroy::results::{Answers, BestResult, Career, Counts, SeatResult};
use viceroy::seasons::{Season, SeasonBest, SeasonStanding, ServerSeason};
use viceroy::service::FinishedGame;

use crate::analysis::table;
use crate::largest::NAMES;
use crate::prelude::*;

#[tokio::test]
async fn what_people_have_reached_fits_into_messages() {
    let last: Season = "9998-4".parse().unwrap();
    let around = (last.before(), last.next());
    let rating = Rating { mean: -80.0, deviation: 1.0 };
    let standing = |_| SeasonStanding {
        person: PersonId(u64::MAX),
        name: NAMES[0].to_owned(),
        rating,
        before: Rating { mean: 90.0, ..rating },
        games: u32::MAX,
    };
    let ended = ServerSeason {
        season: last,
        games: u32::MAX,
        people: u32::MAX,
        standings: (0..25).map(standing).collect(),
        best: vec![],
    };
    let result = |_| SeatResult {
        points: i16::MIN,
        place: 4,
        ties: 0,
        turns_held: 12,
        counts: Counts::Yes,
        answers: Answers::default(),
    };
    let finished = |number: i64| FinishedGame {
        game: GameId(i64::MAX - number),
        channel: RoomId(u64::MAX),
        ended_at: 0,
        people: people().iter().map(|(_, player)| player.clone()).collect(),
        results: (0..4).map(result).collect(),
    };
    let games: Vec<_> = (0..10).map(|number| (finished(number), UNTIL)).collect();
    for w in spoken() {
        let place = RankedWhere::Everywhere;
        let title = w.say(viceroy::i18n::text!(ranking_everywhere));
        let ranked = season_message::ranking(w, &title, (last, around), &ended.standings, place);
        let best = SeasonBest {
            result: BestResult { game: GAME, seat: Seat(0), points: i16::MIN },
            name: NAMES[2].to_owned(),
            channel: RoomId(1),
        };
        let at_its_end = std::future::ready(Some(table()));
        let told = season_message::post(w, &PICTURES, ended.clone(), Some((best, at_its_end)));
        let list = FinishedList {
            place: FinishedWhere::Here,
            season: Some(last),
            around,
            games: &games,
            after: Some(GameId(i64::MAX)),
            older: Some(GameId(i64::MAX)),
            server: Some(ServerId(u64::MAX)),
        };
        let listed = finished_message::response(w, list);
        let alone = FinishedList { season: None, after: None, older: None, ..list };
        let (first, alone) = (
            finished_message::response(w, FinishedList { after: None, ..list }),
            finished_message::response(w, alone),
        );
        let profile = || Profile {
            name: NAMES[1].to_owned(),
            career: Career {
                games: u32::MAX,
                wins: u32::MAX,
                best: Some(BestResult { game: GAME, seat: Seat(0), points: i16::MIN }),
                ratings: vec![rating; 300],
            },
            season: Some(last),
            before: None,
            rated: Some(RatedPerson {
                person: PersonId(1),
                name: String::new(),
                rating,
                games: u32::MAX,
                listed: None,
            }),
            best: Some(table()),
        };
        let own = |reads| profile_message::response(w, &PICTURES, (profile(), reads), around);
        let (own, text) = (own(Reads::Pictures), own(Reads::Text));
        for (what, shown) in [
            ("ranked", ranked),
            ("season", told),
            ("finished", listed),
            ("first", first),
            ("alone", alone),
            ("own", own),
            ("text", text),
        ] {
            check(w, what, &shown.text);
            check_rows(w, what, &shown.rows);
            let picture = shown.picture.done().await;
            let is_painted = matches!(what, "season" | "own");
            assert_eq!(picture.is_some(), is_painted, "{what}");
            check_message(&shown.text, &shown.rows, picture.as_ref(), &[], "x");
        }
    }
}
