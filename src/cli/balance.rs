//! `viceroy balance`: the effect of modules.

use clap::Args;
use viceroy::rules::{Ruleset, Terms};
use viceroy::simulation::{Balance, Entrant};

use super::config::Config;
use super::failure::Failure;
use super::progress::progress_bar;
use super::terms::TermsArgs;

/// What is played with and without the modules.
#[derive(Args)]
pub struct BalanceArgs {
    /// Who sits on every seat: random, greedy, easy, normal, hard, or hard:N for a search of N iterations.
    #[arg(long, default_value = "greedy")]
    player: Entrant,
    /// How many players, 2 to 4.
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// How many games without the modules, and as many with them.
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// The seed of the first game; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    terms: TermsArgs,
}

/// Plays the games and prints the report.
///
/// # Errors
/// Says in one sentence what cannot be played, or that something is out of its bounds.
pub fn balance(wanted: BalanceArgs) -> Result<(), Failure> {
    let cards = Config::read()?.catalogue()?;
    let terms = wanted.terms.terms();
    if terms.modules.is_empty() || wanted.seats < 2 {
        return Err("name a module, as in --module aristocrats, and 2 to 4 players".into());
    }
    let compiled = |terms: &Terms| {
        let agreement = terms.agreement(wanted.seats);
        Ruleset::compile_with(agreement.dealt_from(cards), cards)
    };
    let mut without = Terms { modules: vec![], ..terms.clone() };
    // Keep what the module implies, so that only the module differs.
    without.options.domain_cards = Some(terms.policies().domain_cards);
    let (without, with) = (compiled(&without)?, compiled(&terms)?);
    let balance = Balance { player: wanted.player, games: wanted.games, seed: wanted.seed };
    let bar = progress_bar(2 * wanted.games);
    let found = balance.play(&without, &with, |games| bar.set_position(games))?;
    bar.finish_and_clear();
    let modules: Vec<&str> = terms.modules.iter().map(|module| module.key()).collect();
    let title = format!("{}, {} players, {}", modules.join(", "), wanted.seats, wanted.player);
    print!("{}", found.markdown(&title, cards));
    if found.keeps_its_bounds(cards) {
        Ok(())
    } else {
        Err("something is out of its bounds".into())
    }
}
