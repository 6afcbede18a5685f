//! All rulesets: editions, table sizes with virtual opponents, and all option combinations.
//!
//! One game of each takes a while, so expensive walks step through [`all`]. Neighbouring
//! combinations have 40 tables together, four times of nine sizes and twice of two, and each other
//! option doubles that: an odd step that is no multiple of five still meets every option value at
//! every size.

#[path = "bottoms.rs"]
mod bottoms;
#[path = "diamonds.rs"]
mod diamonds;

use std::sync::Arc;

use viceroy::cards::Catalogue;
use viceroy::rules::{
    AuctionColours, Deal, DomainCards, Edition, GameLength, GameSetup, Module, Options, Ruleset,
    SHEET, Terms, Unplayable,
};

/// Players and virtual opponents (R-VIR-01).
const SIZES: [(u8, u8); 9] =
    [(1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0)];

/// With two-colour auctions (R-TD-02).
const AT_TWO_COLOURS: [(u8, u8); 2] = [(1, 0), (2, 0)];

/// Every edition at every allowed size; then with domain cards, two-colour auctions and both, each
/// at another size.
pub fn editions() -> Vec<Arc<Ruleset>> {
    let editions = Edition::ALL.into_iter();
    let printed = editions.flat_map(|edition| sizes(edition, Options::default()));
    let mut games: Vec<_> = printed.collect();
    for (nth, edition) in Edition::ALL.into_iter().enumerate() {
        for options in of_the_expansion() {
            let mut sizes: Vec<_> = sizes(edition, options).collect();
            games.push(sizes.swap_remove([0, 3, 6, 8][nth] % sizes.len()));
        }
    }
    games
}

/// In a short run every other one, which are other sizes in each edition.
#[allow(dead_code, reason = "some tests are quick enough as they are")]
pub fn some_editions() -> impl Iterator<Item = Arc<Ruleset>> {
    editions().into_iter().step_by(if is_long() { 1 } else { 2 })
}

/// Options of the expansion other than modules.
fn of_the_expansion() -> [Options; 3] {
    let domain_cards = Options { domain_cards: Some(DomainCards::With), ..Options::default() };
    let two = |options| Options { two_colour_auction: Some(AuctionColours::Two), ..options };
    [domain_cards, two(Options::default()), two(domain_cards)]
}

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

/// R-TD-04: with domain cards the deal option is void, so half of the combinations do not exist.
/// R-HOUSE-01: nor do short games with two-colour auctions.
fn playable(mut options: Options) -> Option<Options> {
    let two_colours = options.two_colour_auction == Some(AuctionColours::Two);
    if two_colours && options.short_game == Some(GameLength::Short) {
        return None;
    }
    if options.domain_cards != Some(DomainCards::With) {
        return Some(options);
    }
    let terms = Terms { options, ..Terms::default() };
    let refused = Ruleset::compile(terms.agreement(2)).err();
    assert_eq!(refused, Some(Unplayable::DealtBesideDomain));
    (options.deal.take() == Some(Deal::Four)).then_some(options)
}

/// Every edition, plus domain cards, two-colour auctions and both, with diamonds (R-TD-06), at
/// every size.
pub fn with_diamonds() -> Vec<Arc<Ruleset>> {
    with_pack(diamonds::pack())
}

/// With bottom rewards in place of a colour (R-ARI-03).
pub fn with_bottoms() -> Vec<Arc<Ruleset>> {
    with_pack(bottoms::pack())
}

const MODULES: [&[Module]; 7] = [
    &[Module::Aristocrats],
    &[Module::Invasion],
    &[Module::Underworld],
    &[Module::Aristocrats, Module::Invasion],
    &[Module::Invasion, Module::Underworld],
    &[Module::Aristocrats, Module::Underworld],
    &[Module::Aristocrats, Module::Invasion, Module::Underworld],
];

/// Every edition with each module combination in turn, with and without the expansion's other
/// options, at every size; plus a sample of all option combinations.
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
            // It includes domain cards, so there is no deal (R-TD-04).
            agreement.options.domain_cards = None;
            agreement.options.deal = None;
        }
        if agreement.modules.contains(&Module::Invasion) {
            agreement.options.short_game = None;
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

pub fn of_the_carried_cards() -> Vec<Arc<Ruleset>> {
    [editions(), combinations()].concat()
}

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

#[allow(dead_code, reason = "some tests are quick enough as they are")]
pub fn is_long() -> bool {
    std::env::var_os("VICEROY_LONG").is_some()
}

/// Step width through a list; seven times as wide in a short run.
#[allow(dead_code, reason = "some tests are quick enough as they are")]
pub fn step(of: usize) -> usize {
    if is_long() { of } else { 7 * of }
}
