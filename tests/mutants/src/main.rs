//! Mutation testing: compiles a sample of small changes behind switches in one copy below
//! `target/mutants` and runs the tests that reach each change until one fails. A survivor means a
//! missing test or an equivalent change.

mod changes;
mod compile;
mod edit;
mod report;
mod suite;
mod tree;
mod values;

use changes::Mutant;
use clap::Parser;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use report::Outcome;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::time::Instant;
use suite::{Runner, Test};

/// Prefixes of test names, all tests if empty. A package's name means its unit tests.
type Tests = (&'static str, &'static [&'static str]);

/// A name, its folder, and the tests that must kill its mutants.
type Suite = (&'static str, &'static str, &'static [Tests]);

const SUITES: &[Suite] = &[
    (
        "rules",
        "crates/rules/src",
        &[
            ("rulebook", &[]),
            ("viceroy_rules", &[]),
            ("viceroy_ai", &[]),
            ("viceroy_model", &["plans::", "record::"]),
            ("painting", &[]),
            ("record", &["described", "of_diamonds"]),
            ("imagined", &[]),
            ("laws_of_the_engine", &[]),
        ],
    ),
    ("service", "crates/service/src", &[("viceroy_service", &[]), ("host", &[])]),
    (
        "messages",
        "crates/model/src/messages",
        &[
            ("viceroy_model", &["messages::"]),
            ("viceroy_service", &[]),
            ("viceroy_i18n", &[]),
            ("viceroy_discord", &[]),
            ("custom_ids", &[]),
            ("host", &[]),
        ],
    ),
    ("lines", "crates/i18n/src/game", &[("viceroy_i18n", &[]), ("limits", &[])]),
    (
        "discord",
        "crates/discord/src",
        &[("viceroy_discord", &[]), ("custom_ids", &[]), ("limits", &[]), ("evening", &[])],
    ),
];

/// How strong are the tests? Makes small changes to folders of the packages, each alone, and lists what no test notices, in
/// `target/mutants/report.md`. Nothing else of `target/mutants` is needed afterwards.
#[derive(Parser)]
struct Options {
    /// How many changes of which folders: `rules`, `service`, `messages`, `lines` or `discord`
    #[arg(value_name = "FOLDER=N", default_values = ["rules=260"])]
    folders: Vec<String>,
    /// Which ones are drawn
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only changes whose names have this in them
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
    /// Only those of this file, such as a copy of `target/mutants/survivors.txt`, with the same arguments; after a change of tests alone only
    /// tests are built anew
    #[arg(long, value_name = "FILE")]
    rerun: Option<PathBuf>,
    /// Says which would be drawn, as `--rerun` reads it, and stops
    #[arg(long)]
    list: bool,
    /// Tests that take more seconds unchanged are left out
    #[arg(long, value_name = "SECONDS", default_value_t = 6.0)]
    slowest: f64,
}

fn main() -> Result<()> {
    let options = Options::parse();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let out = root.join("target/mutants");
    fs::create_dir_all(&out)?;
    let files = tree::files(&root)?;
    let asked = options.rerun.as_ref().map(fs::read_to_string).transpose()?;
    let asked: Option<BTreeSet<_>> = asked
        .map(|text| text.lines().filter_map(|line| line.split_once('\t')).map(by_text).collect());
    let (mut drawn, mut all) = (vec![], BTreeMap::new());
    for text in &options.folders {
        let (suite, wanted) = asked_for(text)?;
        let mutants = tree::mutants(&root, &files, suite.1)?;
        all.insert(suite.0, mutants.len());
        drawn.extend(
            draw(mutants, wanted, asked.as_ref(), &options).into_iter().map(|mutant| Drawn {
                suite,
                wanted,
                mutant,
            }),
        );
    }
    if options.list {
        drawn.iter().for_each(|drawn| println!("{}\t{}", drawn.mutant.name, drawn.mutant.source));
        return Ok(());
    }
    println!("{all:?} changes, {} drawn with some to spare; building them", drawn.len());
    let start = Instant::now();
    let copy = compile::Copy {
        root: &root,
        folder: out.join("copy"),
        target: out.join("build"),
        ways: out.join("ways.tsv"),
    };
    let targets = drawn.iter().flat_map(|drawn| drawn.suite.2).map(|tests| tests.0).collect();
    let mutants: Vec<&Mutant> = drawn.iter().map(|drawn| &drawn.mutant).collect();
    let (ways, programs) = copy.build(&files, &mutants, &targets)?;
    println!("built in {:.0} s; running every test unchanged", start.elapsed().as_secs_f64());
    let runner =
        Runner { folder: copy.folder.clone(), scratch: out.clone(), slowest: options.slowest };
    let (mut outcomes, mut left_out) = (vec![], BTreeMap::new());
    let mut tests = BTreeMap::new();
    for (number, Drawn { suite: (name, folder, of), wanted, mutant }) in drawn.iter().enumerate() {
        if ways[number].is_none() {
            *left_out.entry(*name).or_default() += 1;
            continue;
        }
        let tried = outcomes.iter().filter(|outcome: &&Outcome| outcome.name == *name).count();
        let is_wanted = asked.as_ref().map_or(tried < *wanted, |asked| {
            asked.contains(&by_text((&mutant.name, &mutant.source)))
        });
        if !is_wanted {
            continue;
        }
        for known in of.iter() {
            if !tests.contains_key(known) {
                let missing = || Error::other(format!("no tests were built of {}", known.0));
                let program = programs.get(known.0).ok_or_else(missing)?;
                tests.insert(*known, runner.known(known.0, program, known.1)?);
            }
        }
        let counting: Vec<&Test> = of.iter().flat_map(|of| &tests[of]).collect();
        let start = Instant::now();
        let verdict = runner.judge(number + 1, &counting)?;
        let seconds = start.elapsed().as_secs_f64();
        println!("{}: {seconds:.1} s, {verdict:?}: {}", outcomes.len() + 1, mutant.name);
        outcomes.push(Outcome { name, folder, mutant, verdict, seconds });
        report::write(&out, &outcomes, &all, &left_out)?;
    }
    println!("{:.0} s in all; {}", start.elapsed().as_secs_f64(), out.join("report.md").display());
    Ok(())
}

struct Drawn {
    suite: &'static Suite,
    wanted: usize,
    mutant: Mutant,
}

fn asked_for(text: &str) -> Result<(&'static Suite, usize)> {
    let (folder, number) =
        text.split_once('=').ok_or_else(|| Error::other(format!("{text}: FOLDER=N is wanted")))?;
    let suite = SUITES.iter().find(|suite| suite.0 == folder);
    let names: Vec<&str> = SUITES.iter().map(|suite| suite.0).collect();
    let suite = suite
        .ok_or_else(|| Error::other(format!("{folder}: one of {} is wanted", names.join(", "))))?;
    Ok((suite, number.parse().map_err(|error| Error::other(format!("{text}: {error}")))?))
}

/// Draws 50 % more, since some do not compile. `--rerun` mutants are added to the sample, so that
/// its build can be reused.
fn draw(
    mut mutants: Vec<Mutant>,
    wanted: usize,
    asked: Option<&BTreeSet<(String, String)>>,
    options: &Options,
) -> Vec<Mutant> {
    mutants.retain(|mutant| options.only.as_ref().is_none_or(|text| mutant.name.contains(text)));
    mutants.shuffle(&mut StdRng::seed_from_u64(options.seed));
    let others = mutants.split_off(mutants.len().min(wanted + wanted / 2));
    let is_asked = |mutant: &Mutant| {
        asked.is_some_and(|asked| asked.contains(&by_text((&mutant.name, &mutant.source))))
    };
    mutants.extend(others.into_iter().filter(is_asked));
    mutants
}

fn by_text((name, source): (&str, &str)) -> (String, String) {
    let mut parts = name.splitn(4, ':');
    let (file, what) = (parts.next().unwrap_or_default(), parts.nth(2).unwrap_or_default());
    (format!("{file}:{what}"), source.to_string())
}
