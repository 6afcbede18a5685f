//! `viceroy arena`: computer players against each other.

use clap::Args;
use serde_json::{Map, Value, json};
use viceroy::rules::Ruleset;
use viceroy::simulation::{Arena, Standing, Standings};

use super::config::Config;
use super::failure::Failure;
use super::progress::progress_bar;
use super::terms::TermsArgs;

/// Who plays against whom.
#[derive(Args)]
pub struct ArenaArgs {
    /// Who plays, 1 to 4 with commas between: random, greedy, planner, reckoner, easy, normal, hard, or hard:N for a search of N iterations.
    #[arg(long, value_name = "NAMES", default_value = "greedy,random,random,random")]
    seats: String,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed that deals, luck of the brains and seats follow from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    terms: TermsArgs,
    /// Writes the result as JSON.
    #[arg(long)]
    json: bool,
}

/// Plays them against each other and prints what came out.
///
/// # Errors
/// Says in one sentence what cannot be played.
pub fn arena(wanted: ArenaArgs) -> Result<(), Failure> {
    let arena = Arena::new(&wanted.seats, wanted.games, wanted.seed)?;
    let cards = Config::read()?.catalogue()?;
    let agreement = wanted.terms.terms().agreement(arena.seats());
    let ruleset = Ruleset::compile_with(agreement.dealt_from(cards), cards)?;
    let bar = progress_bar(wanted.games);
    let standings = arena.play(&ruleset, |games| bar.set_position(games))?;
    bar.finish_and_clear();
    if wanted.json {
        println!("{}", json(&standings, wanted.seed));
    } else {
        print(&standings);
    }
    Ok(())
}

/// Without timings, so that the same command writes the same text.
fn json(standings: &Standings, seed: u64) -> Value {
    let each = |value: &dyn Fn(&Standing) -> Value| -> Value {
        let all = standings.standings.iter();
        Value::Object(all.map(|s| (s.name.clone(), value(s))).collect::<Map<_, _>>())
    };
    json!({
        "games": standings.games,
        "seed": seed,
        "seats": each(&|s| json!(s.seats)),
        "firsts": each(&|s| json!(s.firsts)),
        "share": each(&|s| json!(s.share(standings.games))),
        "interval_95": each(&|s| json!([s.interval.low, s.interval.high])),
        "mean_score": each(&|s| json!(s.mean_score)),
        "mean_winning_score": standings.mean_winning_score,
        "rating": each(&|s| json!(s.rating)),
    })
}

fn print(standings: &Standings) {
    println!("{} games, mean winning score {:.1}", standings.games, standings.mean_winning_score);
    println!(
        "{:<12}{:>15}{:>15}{:>15}{:>15}{:>15}{:>15}{:>15}{:>15}",
        "player",
        "seats",
        "first places",
        "95 percent",
        "mean score",
        "when first",
        "rating",
        "ms a decision",
        "slowest"
    );
    for s in &standings.standings {
        let share = 100.0 * s.share(standings.games);
        let (low, high) = (100.0 * s.interval.low, 100.0 * s.interval.high);
        let cells = [
            s.seats.to_string(),
            format!("{share:.1} %"),
            format!("{low:.1}-{high:.1} %"),
            format!("{:.1}", s.mean_score),
            format!("{:.1}", s.mean_winning_score),
            format!("{:.0}", s.rating),
            format!("{:.3}", s.pace.mean_ms()),
            format!("{:.1} ms", 1e3 * s.pace.slowest.as_secs_f64()),
        ];
        println!("{:<12}{}", s.name, cells.map(|cell| format!("{cell:>15}")).concat());
    }
}
