//! AIs against each other: impossible matches are refused, results are reproducible, and the better
//! AI wins.

use std::process::Command;

use viceroy::simulation::{Arena, ArenaError, Standings};

use crate::prelude::*;

fn played(seats: &str, games: u64, seed: u64) -> Standings {
    let arena = Arena::new(seats, games, seed).unwrap();
    let ruleset = Ruleset::compile(GameSetup::standard(arena.seats())).unwrap();
    arena.play(&ruleset, |_| {}).unwrap()
}

/// First places, scores and ratings, without the time taken.
fn result(standings: &Standings) -> String {
    let each = standings.standings.iter();
    let each = each.map(|s| {
        let (firsts, scores, rating) = (s.firsts, s.mean_score, s.rating);
        format!("{} {} {firsts} {scores} {rating}", s.name, s.seats)
    });
    each.collect::<Vec<_>>().join("; ")
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |seats: &str, games| Arena::new(seats, games, 1).unwrap_err().to_string();
    for name in ["clever", "hard:", "hard:0", "hard:many", "easy:3", "Greedy"] {
        let said = refused(&format!("greedy,{name}"), 10);
        assert!(said.contains(name) && said.contains("hard:N"), "{said}");
    }
    assert_eq!(Arena::new("", 10, 1).unwrap_err(), ArenaError::Seats(0));
    let five = ["random"; 5].join(",");
    assert_eq!(Arena::new(&five, 10, 1).unwrap_err(), ArenaError::Seats(5));
    assert_eq!(Arena::new("greedy", 0, 1).unwrap_err(), ArenaError::NoGames);
    // An empty name is not a player.
    assert!(matches!(Arena::new("greedy,,random", 1, 1), Err(ArenaError::Unknown(_))));
}

#[test]
fn the_command_refuses_in_one_sentence_and_prints_json() {
    let viceroy = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_viceroy"));
        command.arg("arena").args(arguments).output().unwrap()
    };
    for arguments in [
        ["--seats", "greedy,clever", "--games", "2"],
        ["--seats", "random,random,random,random,random", "--games", "2"],
        ["--seats", "", "--games", "2"],
        ["--seats", "greedy,random", "--games", "0"],
    ] {
        let out = viceroy(&arguments);
        assert!(!out.status.success(), "{arguments:?}");
        let said = String::from_utf8(out.stderr).unwrap();
        assert_eq!(said.trim_end().lines().count(), 1, "{said}");
        assert!(out.stdout.is_empty());
    }
    let wanted = ["--seats", "greedy,random,random", "--games", "9", "--seed", "4", "--json"];
    let [one, other] = [viceroy(&wanted), viceroy(&wanted)];
    assert!(one.status.success());
    assert_eq!(one.stdout, other.stdout);
    let told: serde_json::Value = serde_json::from_slice(&one.stdout).unwrap();
    assert_eq!(told["games"], 9);
    let firsts = told["firsts"].as_object().unwrap();
    assert_eq!(firsts.keys().collect::<Vec<_>>(), ["greedy", "random"]);
    let all: f64 = firsts.values().map(|n| n.as_f64().unwrap()).sum();
    assert!((all - 9.0).abs() < 1e-9, "{told}");
}

#[test]
fn the_same_seed_has_the_same_result() {
    let seats = "hard:8,easy,greedy";
    assert_eq!(result(&played(seats, 3, 7)), result(&played(seats, 3, 7)));
    assert_ne!(result(&played(seats, 3, 7)), result(&played(seats, 3, 8)));
}

#[test]
fn equal_names_are_summed_and_every_game_has_one_first_place() {
    let standings = played("random,greedy,random,random", 12, 3);
    let names: Vec<(&str, usize)> =
        standings.standings.iter().map(|s| (s.name.as_str(), s.seats)).collect();
    assert_eq!(names, [("random", 3), ("greedy", 1)]);
    let firsts: f64 = standings.standings.iter().map(|s| s.firsts).sum();
    assert!((firsts - 12.0).abs() < 1e-9);
    for standing in &standings.standings {
        let share = standing.share(standings.games);
        assert!(standing.interval.low <= share && share <= standing.interval.high);
    }
}

fn share(seats: &str, games: u64) -> f64 {
    let standings = played(seats, games, 1);
    standings.standings[0].share(games)
}

#[test]
fn greedy_beats_three_players_by_lot() {
    let won = share("greedy,random,random,random", 60);
    assert!(won >= 0.9, "{won}");
}

#[test]
fn each_level_beats_the_one_below() {
    let easy = share("easy,random,random,random", 20);
    assert!(easy >= 0.7, "{easy}");
    let greedy = share("greedy,easy,easy,easy", 30);
    assert!(greedy >= 0.35, "{greedy}");
    // With few games scores are more reliable than first places.
    let standings = played("hard:40,greedy,greedy,greedy", 6, 1).standings;
    let [search, greedy] = &standings[..] else {
        panic!("{standings:?}");
    };
    assert!(search.mean_score > greedy.mean_score, "{standings:?}");
}
