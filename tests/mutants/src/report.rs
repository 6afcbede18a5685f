//! The report, rewritten after every mutant.

use crate::changes::Mutant;
use crate::suite::Verdict;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

pub struct Outcome<'a> {
    pub name: &'a str,
    pub folder: &'a str,
    pub mutant: &'a Mutant,
    pub verdict: Verdict,
    pub seconds: f64,
}

pub fn write(
    out: &Path,
    outcomes: &[Outcome],
    all: &BTreeMap<&str, usize>,
    left_out: &BTreeMap<&str, usize>,
) -> std::io::Result<()> {
    let mut text = String::from(
        "# Mutants\n\n| folder | changes there are | tried | noticed | of these endless | survived | of these unreached | share | s each |\n|---|---|---|---|---|---|---|---|---|\n",
    );
    let folders: BTreeSet<(&str, &str)> =
        outcomes.iter().map(|outcome| (outcome.name, outcome.folder)).collect();
    for (name, folder) in folders {
        let here: Vec<&Outcome> =
            outcomes.iter().filter(|outcome| outcome.folder == folder).collect();
        let count =
            |is: fn(&Verdict) -> bool| here.iter().filter(|outcome| is(&outcome.verdict)).count();
        let (endless, unreached) =
            (count(|it| matches!(it, Verdict::Endless(_))), count(|it| *it == Verdict::Unreached));
        let noticed = endless + count(|it| matches!(it, Verdict::Noticed(_)));
        let (tried, seconds) =
            (here.len(), here.iter().map(|outcome| outcome.seconds).sum::<f64>());
        let share = 100.0 * noticed as f64 / tried as f64;
        let _ = writeln!(
            text,
            "| `{folder}` | {} | {tried} | {noticed} | {endless} | {} | {unreached} | {share:.1} % | {:.1} |",
            all[name],
            tried - noticed,
            seconds / tried as f64
        );
    }
    let _ = writeln!(
        text,
        "\nDrawn, and left out because they do not compile: {left_out:?}.\n\n## Survivors\n"
    );
    let mut survivors = String::new();
    for outcome in outcomes
        .iter()
        .filter(|outcome| matches!(outcome.verdict, Verdict::Survived | Verdict::Unreached))
    {
        let _ = writeln!(
            text,
            "- {:?}: `{}`\n  `{}`",
            outcome.verdict, outcome.mutant.name, outcome.mutant.source
        );
        let _ = writeln!(survivors, "{}\t{}", outcome.mutant.name, outcome.mutant.source);
    }
    text.push_str("\n## All\n\n");
    for outcome in outcomes {
        let _ = writeln!(
            text,
            "- {:.1} s, {:?}: `{}`",
            outcome.seconds, outcome.verdict, outcome.mutant.name
        );
    }
    fs::write(out.join("report.md"), text)?;
    fs::write(out.join("survivors.txt"), survivors)
}
