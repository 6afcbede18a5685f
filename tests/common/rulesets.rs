//! Every game there is: editions, table sizes with their virtual opponents, and all options in all combinations.
//!
//! [`all`] leaves out only what the rules refuse, and one game of each takes a while. Walks that ask much of every game
//! step through it. Neighbouring combinations have 22 tables together, of nine sizes and of two, and each other option
//! doubles that: with an odd step that is no multiple of eleven they still come by every value of every option at every
//! size.

#[path = "bottoms.rs"]
mod bottoms;
#[path = "diamonds.rs"]
mod diamonds;

use std::sync::Arc;

use viceroy::cards::Catalogue;
use viceroy::rules::{
    AuctionColours, Deal, DomainCards, Edition, GameSetup, Module, Options, Ruleset, SHEET, Terms,
    Unplayable,
};

/// Players and virtual opponents (R-VIR-01).
const SIZES: [(u8, u8); 9] =
    [(1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0)];

/// The same with two-colour auctions (R-TD-02).
const AT_TWO_COLOURS: [(u8, u8); 2] = [(1, 0), (2, 0)];

/// Every edition as it is printed, at every size it allows; then every edition with domain cards, with two-colour auctions
/// and with both, each at another size.
pub fn editions() -> Vec<Arc<Ruleset>> {
    let editions = Edition::ALL.into_iter();
    let printed = editions.flat_map(|edition| sizes(edition, Options::default()));
    let mut games: Vec<_> = printed.collect();
    for (nth, edition) in Edition::ALL.into_iter().enumerate() {
        for options in of_the_expansion() {
            let mut sizes: Vec<_> = sizes(edition, options).collect();
            // Alone with a virtual opponent, two, three and four players; alone and two where no more can play.
            games.push(sizes.swap_remove([0, 3, 6, 8][nth] % sizes.len()));
        }
    }
    games
}

/// What the expansion adds without a module.
fn of_the_expansion() -> [Options; 3] {
    let domain_cards = Options { domain_cards: Some(DomainCards::With), ..Options::default() };
    let two = |options| Options { two_colour_auction: Some(AuctionColours::Two), ..options };
    [domain_cards, two(Options::default()), two(domain_cards)]
}

/// Every combination of options, at every size.
pub fn combinations() -> Vec<Arc<Ruleset>> {
    let mut all = vec![Options::default()];
    for option in SHEET {
        let before = std::mem::take(&mut all);
        for options in before {
            for value in option.values {
                let mut options = options;
                options.set(value.setting);
                all.push(options);
            }
        }
    }
    let games = all.into_iter().filter_map(playable);
    games.flat_map(|o| sizes(Edition::En2015, o)).collect()
}

/// R-TD-04: with domain cards nothing is chosen of how many cards are dealt, so half of those combinations are none.
fn playable(mut options: Options) -> Option<Options> {
    if options.domain_cards != Some(DomainCards::With) {
        return Some(options);
    }
    let terms = Terms { options, ..Terms::default() };
    let refused = Ruleset::compile(terms.agreement(2)).err();
    assert_eq!(refused, Some(Unplayable::DealtBesideDomain));
    (options.deal.take() == Some(Deal::Four)).then_some(options)
}

/// Every edition, and domain cards, two-colour auctions and both, with cards that give diamonds (R-TD-06), at every size.
pub fn with_diamonds() -> Vec<Arc<Ruleset>> {
    with_pack(diamonds::pack())
}

/// The same with cards that have something at the bottom in place of a colour (R-ARI-03).
pub fn with_bottoms() -> Vec<Arc<Ruleset>> {
    with_pack(bottoms::pack())
}

/// The modules in every combination.
const MODULES: [&[Module]; 7] = [
    &[Module::Aristocrats],
    &[Module::Invasion],
    &[Module::Underworld],
    &[Module::Aristocrats, Module::Invasion],
    &[Module::Invasion, Module::Underworld],
    &[Module::Aristocrats, Module::Underworld],
    &[Module::Aristocrats, Module::Invasion, Module::Underworld],
];

/// Every edition with the modules, each combination of them in turn, alone and with what else the expansion adds, at every
/// size; and a sample of all combinations of options with them.
pub fn with_modules() -> Vec<Arc<Ruleset>> {
    let options = [Options::default()].into_iter().chain(of_the_expansion());
    let options: Vec<Options> = options.collect();
    let games = Edition::ALL.into_iter().flat_map(|edition| {
        let each = options.iter().flat_map(move |o| sizes(edition, *o));
        each.collect::<Vec<_>>()
    });
    let games = games.chain(combinations().into_iter().step_by(29));
    // In blocks, so that every size and option meets every combination.
    let with = games.enumerate().map(|(nth, ruleset)| {
        let mut agreement = GameSetup {
            modules: MODULES[(nth + nth / 9) % 7].to_vec(),
            ..ruleset.agreement.clone()
        };
        if agreement.modules.contains(&Module::Underworld) {
            // It brings domain cards, beside which nothing is dealt (R-TD-04).
            agreement.options.domain_cards = None;
            agreement.options.deal = None;
        }
        Ruleset::compile(agreement).unwrap()
    });
    with.collect()
}

fn with_pack(pack: &'static Catalogue) -> Vec<Arc<Ruleset>> {
    let options = [Options::default()].into_iter().chain(of_the_expansion());
    let options: Vec<Options> = options.collect();
    let games = Edition::ALL.into_iter().flat_map(|edition| {
        let each = options.iter().flat_map(move |o| sizes(edition, *o));
        each.collect::<Vec<_>>()
    });
    let dealt = games.map(|ruleset| {
        let agreement = GameSetup { cards: pack.fingerprint(), ..ruleset.agreement.clone() };
        Ruleset::compile_with(agreement, pack).unwrap()
    });
    dealt.collect()
}

/// Editions and combinations of the carried cards: every ruleset of them.
pub fn of_the_carried_cards() -> Vec<Arc<Ruleset>> {
    [editions(), combinations()].concat()
}

/// Every ruleset, those of packs last.
pub fn all() -> Vec<Arc<Ruleset>> {
    let modules = with_modules();
    [of_the_carried_cards(), modules, with_diamonds(), with_bottoms()].concat()
}

fn sizes(edition: Edition, options: Options) -> impl Iterator<Item = Arc<Ruleset>> {
    let sizes: &[(u8, u8)] = match options.two_colour_auction {
        Some(AuctionColours::Two) => &AT_TWO_COLOURS,
        Some(AuctionColours::One) | None => &SIZES,
    };
    sizes.iter().map(move |(seats, rivals)| {
        let terms = Terms { edition, options, rivals: Some(*rivals), ..Terms::default() };
        let ruleset = Ruleset::compile(terms.agreement(*seats));
        ruleset.unwrap_or_else(|why| panic!("{edition:?} {options:?} {seats} {rivals}: {why}"))
    })
}

/// Whether tests try all that they can: with `VICEROY_LONG` set.
#[allow(dead_code, reason = "some tests are quick enough as they are")]
pub fn is_long() -> bool {
    std::env::var_os("VICEROY_LONG").is_some()
}

/// Of a list every so many are tried, and in a short run a fifth of them.
#[allow(dead_code, reason = "some tests are quick enough as they are")]
pub fn step(of: usize) -> usize {
    if is_long() { of } else { 5 * of }
}
