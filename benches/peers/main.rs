//! Compares our painter with its peers in one run. `benches/peers/run` installs the peers and
//! starts this; `README.md` there explains the method.

mod export;
mod limits;
mod machine;
mod ours;
mod programs;
mod report;
mod rounds;
mod svg;
mod truth;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use viceroy::render::{MEASURED, Painter, measured};

use self::rounds::Entrant;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Set by `benches/peers/run`: the peers' folder.
const PEERS: &str = "VICEROY_PEERS";

fn main() -> ExitCode {
    let Some(peers) = std::env::var_os(PEERS).map(PathBuf::from) else {
        println!("Nothing was compared: please use benches/peers/run, which installs the peers.");
        return ExitCode::SUCCESS;
    };
    match compare(&peers) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("The peers cannot be compared: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Whether the relative targets hold.
fn compare(peers: &Path) -> Result<bool> {
    let painter = Painter::new()?;
    let [before, after] =
        measured(MEASURED).ok_or("the standard game has no pyramid to measure")?;
    let folder = peers.join("scene");
    let exported = export::scene(&painter, &before, &folder)?;
    let truth = truth::composed(&exported);
    let truth_after = truth::composed(&export::in_memory(&painter, &after)?);

    let mut entrants = vec![
        Entrant::new(ours::Fresh::new(&painter, &before), &truth),
        Entrant::new(ours::OneCardChanged::new(&painter, [&before, &after]), &truth_after),
    ];
    for program in programs::ALL {
        let started = programs::Program::start(program, peers, &folder)?;
        let entrant = Entrant::new(started, &truth).at_least_times(limits::PROGRAM_TIMES);
        entrants.push(entrant.at_least_like(limits::SAME_SPRITES_LIKENESS));
    }
    let flat = svg::Whole::new(&painter, &before, svg::Cards::Flat)?;
    let shadows = svg::Whole::new(&painter, &before, svg::Cards::WithShadows)?;
    entrants.push(Entrant::new(flat, &truth));
    entrants.push(Entrant::new(shadows, &truth).at_least_times(limits::FILTERS_TIMES));

    let results = rounds::run(&mut entrants)?;
    report::print(&before, &results)?;
    Ok(limits::kept(&results))
}
