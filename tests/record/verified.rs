//! Recomputes the luck of finished games from their records: with the library, its command, and the
//! independent script in `docs`.

use std::process::Output;

use viceroy::ai::{Brain, Greedy, Random};
use viceroy::messages::PressId;
use viceroy::record::{OccupantKind, Record, RecordedDraw, RecordedLuck, RecordedSeat};
use viceroy::rules::{Game, Terms};
use viceroy::service::{FairLuck, LuckSource, SeededLuck, secret_hash};

use crate::prelude::*;
use crate::{recorded, rulesets};

/// Interaction ids as Discord numbers them.
const PRESSES: [PressId; 2] = [PressId(1_300_000_000_000_000_001), PressId(u64::MAX)];

pub fn record(ruleset: &Arc<Ruleset>, seed: u64) -> Value {
    record_by(ruleset, seed, &mut Random::new(seed))
}

fn record_by(ruleset: &Arc<Ruleset>, seed: u64, players: &mut dyn Brain) -> Value {
    let secret = SeededLuck::new(seed).secret().unwrap();
    let mut luck = FairLuck::of_game(secret, &PRESSES).accounted();
    let (mut game, step) = Game::open(Arc::clone(ruleset), &mut luck);
    let (mut facts, mut draws, mut steps) = (step.facts, vec![], 1);
    let mut note = |luck: &mut FairLuck, at: (u32, u8)| {
        let draw = |drawn: viceroy::service::Accounted| {
            let what = (drawn.purpose, drawn.first);
            RecordedDraw::new(ruleset.catalogue, at, what, &drawn.numbers, &drawn.outcome)
        };
        draws.extend(luck.account().into_iter().map(|drawn| draw(drawn).unwrap()));
    };
    note(&mut luck, (steps, 0));
    while let Some(seat) = game.first_asked() {
        let view = game.seat_view(seat).unwrap();
        let question = view.question.as_ref().unwrap();
        let answer = players.answer(&view, question);
        steps += 1;
        let done = game.answer(seat, question.id, &answer, &mut luck);
        facts.extend(done.unwrap().facts);
        note(&mut luck, (steps, game.turn()));
    }
    let seats = 0..ruleset.agreement.seats;
    let seats = seats.map(|s| RecordedSeat::of_one(s, format!("{s}"), OccupantKind::Random));
    let recorded = RecordedLuck {
        secret: hex::encode(secret.0),
        secret_hash: secret_hash(&secret),
        presses: PRESSES.iter().map(|press| press.0.to_string()).collect(),
        deal: None,
        draws: Some(draws),
        returned_pairs: ruleset.agreement.returned_pairs,
    };
    let record = Record::new(format!("game-{seed}"), seats.collect(), ruleset, &facts);
    serde_json::to_value(record.with_luck(recorded)).unwrap()
}

/// All modules, so that everything is drawn.
fn of_everything(seed: u64) -> Value {
    let agreement = GameSetup { modules: Module::ALL.to_vec(), ..GameSetup::standard(3) };
    record(&Ruleset::compile(agreement).unwrap(), seed)
}

fn said(record: &Value) -> String {
    match verify(&record.to_string()) {
        Ok(right) => right.to_string(),
        Err(wrong) => wrong.to_string(),
    }
}

/// `None` if Python is not available.
fn by_script(record: &Value) -> Option<Output> {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), record.to_string()).unwrap();
    let mut script = Command::new("python3");
    script.arg("docs/check-luck.py").arg(file.path());
    match script.output() {
        Ok(output) => Some(output),
        Err(error) => {
            eprintln!(
                "SKIPPED: python3 cannot be run here ({error}), so docs/check-luck.py is not tried."
            );
            None
        }
    }
}

/// `None` for another exit code.
fn script_says(record: &Value, code: i32) -> Option<String> {
    let output = by_script(record)?;
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8(said).unwrap();
    assert_eq!(output.status.code(), Some(code), "{}: {said}", record["game"]);
    Some(said)
}

fn schema() -> jsonschema::Validator {
    let schema = std::fs::read_to_string("docs/record.schema.json").unwrap();
    jsonschema::validator_for(&serde_json::from_str(&schema).unwrap()).unwrap()
}

#[test]
fn the_luck_of_every_kind_of_game_comes_out_again() {
    let schema = schema();
    let mut purposes = std::collections::BTreeSet::new();
    let games = rulesets::all().into_iter();
    let games = games.step_by(rulesets::step(61));
    let games = games.chain(rulesets::editions());
    let games = games.chain(rulesets::with_modules().into_iter().step_by(rulesets::step(1)));
    let mut wrong = vec![];
    for (seed, ruleset) in (0..).zip(games) {
        let record = record(&ruleset, seed);
        if let Err(why) = verify(&record.to_string()) {
            wrong.push(format!("{:?}: {why}", ruleset.agreement));
            continue;
        }
        let not_so = schema.iter_errors(&record).next();
        let not_so = not_so.map(|e| format!("{}: {e:.300}", e.instance_path()));
        assert_eq!(not_so, None, "{:?}", ruleset.agreement);
        for draw in record["luck"]["draws"].as_array().unwrap() {
            purposes.insert(draw["purpose"].as_str().unwrap().to_owned());
        }
        // Starting Python takes as long as some games.
        if seed % 40 == 3 {
            script_says(&record, 0);
        }
    }
    assert!(wrong.is_empty(), "{}: {:#?}", wrong.len(), &wrong[..wrong.len().min(5)]);
    assert_eq!(purposes.len(), 9, "{purposes:?}");
}

/// R-TD-04: in older games players settled an order by naming two cards, and still do.
#[test]
fn the_order_of_a_pair_is_claimed_by_older_records_alone() {
    let claim = "told by the record alone";
    for (pairs, is_claimed) in [(ReturnedPairs::Ascending, false), (ReturnedPairs::AsNamed, true)] {
        let mut agreement = GameSetup::standard(3);
        agreement.options.domain_cards = Some(DomainCards::With);
        agreement.returned_pairs = pairs;
        let ruleset = Ruleset::compile(agreement).unwrap();
        let stored = serde_json::to_value(&ruleset.agreement).unwrap();
        assert_eq!(stored.get("returned_pairs").is_none(), is_claimed, "{stored}");
        for seed in 0..4 {
            let record = record(&ruleset, seed);
            assert_eq!(said(&record).contains(claim), is_claimed, "{}", said(&record));
            if let Some(script) = script_says(&record, 0) {
                assert_eq!(script.contains(claim), is_claimed, "{script}");
            }
        }
    }
    let asked = Terms { modules: vec![Module::Underworld], ..Terms::for_several() };
    assert_eq!(asked.agreement(3).returned_pairs, ReturnedPairs::Ascending);
    assert_eq!(Terms::for_several().agreement(3).returned_pairs, ReturnedPairs::AsNamed);
}

#[test]
#[ignore = "every ruleset, played by lot and by the greedy one: cargo test --test record thousands_of_games -- --ignored"]
fn thousands_of_games_are_right_to_both() {
    let games: Vec<_> = (0..).zip(rulesets::all()).collect();
    let mut told = 0;
    for some in games.chunks(200) {
        let by_lot = some.iter().map(|(seed, ruleset)| record(ruleset, *seed));
        let greedy = some.iter().step_by(4);
        let greedy = greedy.map(|(seed, ruleset)| record_by(ruleset, *seed, &mut Greedy));
        let texts: Vec<String> = by_lot.chain(greedy).map(|record| record.to_string()).collect();
        for said in both(&texts) {
            let right = said.by_program.is_none() && said.by_script.is_none();
            assert!(right, "{said:?}");
        }
        told += texts.len();
    }
    eprintln!("{told} games are right to both");
}

fn draw<'r>(record: &'r mut Value, purpose: &str, nth: usize) -> &'r mut Value {
    let draws = record["luck"]["draws"].as_array_mut().unwrap();
    let mut draws = draws.iter_mut().filter(|d| d["purpose"] == purpose);
    draws.nth(nth).unwrap()
}

fn entry<'r>(record: &'r mut Value, what: &str) -> &'r mut Value {
    let log = record["log"].as_array_mut().unwrap();
    log.iter_mut().find(|e| e["what"] == what).unwrap()
}

/// A corruption and the resulting complaint.
type Spoilt = (fn(&mut Value), &'static str);

#[test]
fn whatever_is_changed_is_named() {
    let spoilt: &[Spoilt] = &[
        (
            |r| draw(r, "laws", 0)["order"].as_array_mut().unwrap().swap(3, 9),
            "game-5: draw 128 of step 1 (in the set-up, laws): at place 4 of the shuffled order 72 is recorded, and 71 comes out",
        ),
        (
            |r| draw(r, "judgements", 1)["taken"] = json!({"kind": "points", "value": 99}),
            "(in turn 3, judgements): {\"kind\":\"points\",\"value\":99} is recorded, and {",
        ),
        (
            |r| drop(r["luck"]["draws"].as_array_mut().unwrap().remove(2)),
            "something is left out before it, since the next draw is number",
        ),
        (
            |r| r["luck"]["presses"][0] = "1300000000000000002".into(),
            "most draws do not come out as recorded, so the presses are not those of this game",
        ),
        (|r| r["luck"]["presses"].as_array_mut().unwrap().reverse(), "or in another order"),
        (
            |r| r["luck"]["presses"] = json!([]),
            "no press is mixed in, so the secret alone settled the shuffles. That is so in deals of the day alone",
        ),
        (|r| r["luck"]["deal"] = "2026-11-29".into(), "but presses are mixed in"),
        (
            |r| {
                r["luck"]["presses"] = json!([]);
                r["luck"]["deal"] = "2026-11-29".into();
            },
            "is said to be the deal of \"2026-11-29\", but such a deal is a short game of three without modules",
        ),
        (|r| r["luck"]["presses"][0] = "one".into(), "a press of game-5 cannot be read: \"one\""),
        (
            |r| r["luck"]["secret"] = "00".repeat(32).into(),
            "the secret does not fit its hash. SHA-256 of the secret is 66687aadf862bd77",
        ),
        (|r| r["luck"]["secret"] = "12".into(), "the secret of game-5 cannot be read"),
        (|r| entry(r, "revealed")["card"] = 64.into(), "every draw is right, but entry "),
        (|r| entry(r, "monster_revealed")["monster"] = 23.into(), "monster 23 comes, and "),
        (|r| entry(r, "order_drawn")["seats"] = json!([0]), "the order of players is [0], and "),
        (
            |r| entry(r, "played")["card"] = 200.into(),
            "has card 200, which it was not dealt, has not drawn and has not won",
        ),
        (
            |r| {
                let seven = json!([{"kind": "points", "value": 7}]);
                r["final"]["players"][0]["zones"]["judgements"] = seven.clone();
                entry(r, "judgements_shown")["judgements"] = seven;
            },
            "are not those that they drew and kept",
        ),
        (
            |r| drop(r.as_object_mut().unwrap().remove("luck")),
            "holds no secret: a bot has not dealt it",
        ),
        (
            |r| drop(r["luck"].as_object_mut().unwrap().remove("draws")),
            "does not list what was drawn",
        ),
        (|r| r["format"] = 2.into(), "has format 2"),
        (
            |r| r["closed"] = "vote".into(),
            "was closed before its end (\"vote\"). The secret is told of games that were played to their end",
        ),
        (|r| *r = json!([1]), "this is no record of a game"),
    ];
    let right = of_everything(5);
    script_says(&right, 0);
    for (nth, (spoil, expected)) in spoilt.iter().enumerate() {
        let mut record = right.clone();
        spoil(&mut record);
        let wrong = said(&record);
        assert!(wrong.contains(expected), "{nth}: {wrong}");
        let format = record.get("format") == Some(&json!(1));
        let closed = record.get("closed").is_some();
        if format && !closed {
            script_says(&record, 1);
        }
    }
    // Control over the order before a shuffle is control over the order after it.
    let mut record = right.clone();
    for (list, with) in [("among", 3), ("order", 3)] {
        let list = draw(&mut record, "criminals", 0)[list].as_array_mut().unwrap();
        for item in list {
            let number = item.as_u64().unwrap();
            *item = (111 + (number - 111 + with) % 24).into();
        }
    }
    let wrong = said(&record);
    assert!(wrong.contains("is not made among what was there"), "{wrong}");
    script_says(&record, 1);
}

#[test]
fn gems_by_lot_and_virtual_opponents_are_held_against_the_log() {
    let mut agreement = GameSetup::standard(2);
    agreement.rivals = 2;
    let ruleset = Ruleset::compile(agreement).unwrap();
    let right = record(&ruleset, 8);
    assert!(said(&right).contains("come out of the secret and 2 presses"));
    script_says(&right, 0);
    let spoilt: [Spoilt; 3] = [
        (
            |r| {
                let log = r["log"].as_array_mut().unwrap();
                let bid = log.iter_mut().find(|e| !e["rival"].is_null()).unwrap();
                bid["bid"] = "none".into();
            },
            "virtual opponent 0 bids \"none\", and ",
        ),
        (
            |r| {
                let log = r["log"].as_array_mut().unwrap();
                log.retain(|e| e["rival"].is_null() || e["what"] != "bid");
            },
            "the bid of virtual opponent 0 is missing",
        ),
        (|r| r["reserve_start"]["red"] = 0.into(), "the reserve began with other red gems"),
    ];
    for (spoil, expected) in spoilt {
        let mut record = right.clone();
        spoil(&mut record);
        let wrong = said(&record);
        assert!(wrong.contains(expected), "{wrong}");
        script_says(&record, 1);
    }
}

/// A game's name can hold whatever its writer liked.
#[test]
fn what_is_printed_of_a_record_moves_no_cursor_and_turns_no_text() {
    let mut record = of_everything(8);
    record["game"] = json!("a\u{1b}[2J\u{7}\u{202e}b\u{2028}c");
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), record.to_string()).unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_viceroy"));
    let program = program.arg("verify").arg(file.path()).output().unwrap();
    let script = by_script(&record).into_iter();
    for output in script.chain([program]) {
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && said.contains("a [2J \\u{202e}b\\u{2028}c"), "{said}");
        let obeyed =
            |c: &char| c.is_control() && *c != '\n' || matches!(c, '\u{202e}' | '\u{2028}');
        assert_eq!(said.chars().find(obeyed), None, "{said:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_reader_who_has_seen_enough_and_a_pipe_to_read_end_nothing_badly() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), of_everything(9).to_string()).unwrap();
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut program = Command::new(env!("CARGO_BIN_EXE_viceroy"));
    let program = program.arg("verify").arg(file.path()).stdout(writer).output().unwrap();
    assert!(program.status.success(), "{program:?}");
    assert_eq!(program.stderr, b"");
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status();
    if !made.is_ok_and(|made| made.success()) {
        return;
    }
    let script = Command::new("python3").arg("docs/check-luck.py").arg(&pipe).output();
    if let Ok(script) = script {
        let said = String::from_utf8(script.stdout).unwrap();
        assert!(said.contains("no ordinary"), "it would wait for ever: {said}");
    }
}

#[test]
fn the_command_reads_a_file_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let run = |record: Option<&Value>| {
        let file = folder.path().join("game.json");
        match record {
            Some(record) => std::fs::write(&file, record.to_string()).unwrap(),
            None => std::fs::remove_file(&file).unwrap(),
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_viceroy"));
        let output = command.current_dir(folder.path()).arg("verify").arg(&file);
        let output = output.output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(said).unwrap())
    };
    let mut record = of_everything(6);
    let (code, right) = run(Some(&record));
    assert_eq!(code, Some(0), "{right}");
    assert!(right.contains("game-6: the secret fits its hash"), "{right}");
    draw(&mut record, "lots", 0)["order"].as_array_mut().unwrap().swap(0, 1);
    let (code, wrong) = run(Some(&record));
    assert_eq!(code, Some(1));
    assert!(wrong.contains("of step 1 (in the set-up, lots)"), "{wrong}");
    let (code, none) = run(None);
    assert_eq!(code, Some(1));
    assert!(none.contains("there is no such file"), "{none}");
    let ruleset = Ruleset::compile(GameSetup::standard(2)).unwrap();
    let simulated = recorded(&ruleset, 1).remove(0);
    let (code, none) = run(Some(&simulated));
    assert_eq!(code, Some(1));
    assert!(none.contains("holds no secret"), "{none}");
    let made: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(made.len(), 1, "no database was made: {made:?}");
}
