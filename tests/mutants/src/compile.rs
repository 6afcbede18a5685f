//! Builds the copy; a mutant that does not compile gets a wider edit or is dropped.

use crate::changes::Mutant;
use crate::edit::Place;
use crate::tree;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub struct Copy<'a> {
    pub root: &'a Path,
    pub folder: PathBuf,
    pub target: PathBuf,
    /// File that stores the edits chosen by the last build.
    pub ways: PathBuf,
}

impl Copy<'_> {
    /// The edit built for each mutant (`None` if none compiles), and the test binaries.
    pub fn build(
        &self,
        files: &[PathBuf],
        mutants: &[&Mutant],
        targets: &BTreeSet<&str>,
    ) -> Result<(Vec<Option<usize>>, BTreeMap<String, PathBuf>)> {
        let last = fs::read_to_string(&self.ways).unwrap_or_default();
        let last: BTreeMap<&str, Option<usize>> = last
            .lines()
            .filter_map(|line| line.split_once('\t'))
            .map(|(way, name)| (name, way.parse().ok()))
            .collect();
        let mut ways: Vec<Option<usize>> = mutants
            .iter()
            .map(|mutant| last.get(&*mutant.name).copied().unwrap_or(Some(0)))
            .collect();
        loop {
            let places = tree::write(self.root, &self.folder, files, mutants, &ways)?;
            let (_, errors) = self.cargo(&["build", "--lib"])?;
            if errors.is_empty() {
                break;
            }
            let mut guilty = BTreeSet::new();
            for error in &errors {
                let number = blamed(error, &places).ok_or_else(|| Error::other(rendered(error)))?;
                guilty.insert(number);
            }
            println!(
                "  {} errors, {} changes are made in another way or left out",
                errors.len(),
                guilty.len()
            );
            for number in guilty {
                let way = &mut ways[number - 1];
                *way = way.map(|way| way + 1).filter(|way| *way < mutants[number - 1].edits.len());
            }
        }
        let found = mutants.iter().zip(&ways).map(|(mutant, way)| {
            let way = way.map_or("-".into(), |way| way.to_string());
            format!("{way}\t{}\n", mutant.name)
        });
        fs::write(&self.ways, found.collect::<String>())?;
        let mut arguments = vec!["test", "--no-run"];
        let (inside, beside): (Vec<&str>, Vec<&str>) =
            targets.iter().partition(|target| is_package(target));
        if !inside.is_empty() {
            arguments.push("--lib");
        }
        arguments.extend(beside.iter().flat_map(|target| ["--test", *target]));
        let (programs, errors) = self.cargo(&arguments)?;
        match errors.first() {
            Some(error) => Err(Error::other(rendered(error))),
            None => Ok((ways, programs)),
        }
    }

    fn cargo(&self, arguments: &[&str]) -> Result<(BTreeMap<String, PathBuf>, Vec<Value>)> {
        let output = Command::new("cargo")
            .args(arguments)
            .arg("--message-format=json")
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", &self.target)
            .envs([("CARGO_PROFILE_DEV_DEBUG", "0"), ("CARGO_PROFILE_TEST_DEBUG", "0")])
            .stderr(Stdio::inherit())
            .output()?;
        let (mut programs, mut errors) = (BTreeMap::new(), vec![]);
        for line in output.stdout.split(|byte| *byte == b'\n').filter(|line| line.starts_with(b"{"))
        {
            let message: Value = serde_json::from_slice(line)?;
            let inner = &message["message"];
            if message["reason"] == "compiler-message"
                && inner["level"] == "error"
                && inner["spans"].as_array().is_some_and(|spans| !spans.is_empty())
            {
                errors.push(inner.clone());
            }
            if let (true, Some(program)) =
                (message["profile"]["test"] == true, message["executable"].as_str())
            {
                let name = message["target"]["name"].as_str().unwrap_or_default();
                let is_lib = message["target"]["kind"][0] == "lib";
                if is_lib == is_package(name) {
                    programs.insert(name.to_string(), PathBuf::from(program));
                }
            }
        }
        if errors.is_empty() && !output.status.success() {
            return Err(Error::other("the copy does not build, and no place is named"));
        }
        Ok((programs, errors))
    }
}

/// Whether the target means the unit tests of a package.
fn is_package(target: &str) -> bool {
    target.starts_with("viceroy_")
}

fn rendered(error: &Value) -> String {
    error["rendered"].as_str().unwrap_or("an error without text").to_string()
}

/// The innermost mutant at the error's primary span, else its other spans, else the nearest.
fn blamed(error: &Value, places: &BTreeMap<String, Vec<Place>>) -> Option<usize> {
    let mut named: Vec<&Value> = error["spans"].as_array()?.iter().collect();
    named.sort_by_key(|span| span["is_primary"] != true);
    let notes = error["children"].as_array().into_iter().flatten();
    named.extend(notes.flat_map(|note| note["spans"].as_array().into_iter().flatten()));
    let spans: Vec<(&Vec<Place>, usize, usize)> = named
        .iter()
        .filter_map(|span| {
            let file = places.get(span["file_name"].as_str()?)?;
            Some((file, span["byte_start"].as_u64()? as usize, span["byte_end"].as_u64()? as usize))
        })
        .collect();
    let inside = spans.iter().find_map(|(file, start, end)| {
        let around =
            file.iter().filter(|place| place.range.start <= *start && *end <= place.range.end);
        around.min_by_key(|place| place.range.len())
    });
    let nearest = || {
        spans.first().and_then(|(file, start, _)| {
            file.iter().min_by_key(|place| place.range.start.abs_diff(*start))
        })
    };
    inside.or_else(nearest).map(|place| place.number)
}
