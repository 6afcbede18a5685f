//! The rules at hand: short pages that say how to play, as the table one asks from plays.

mod pages;
mod places;

pub use pages::Page;

use super::thing::Thing;
use super::{Arg, PrivateText, Wording, options};
use crate::cards::{Card, CardId, Catalogue, Cost, Face, Reward};
use crate::rules::{
    AuctionColours, Deal, Discards, DomainCards, Law69, Module, ReturnedGems, RevisedLaws, Screens,
    Terms,
};

/// The most characters of a page: it is read on a telephone.
pub const MOST: usize = 1500;

/// What the pages describe.
pub struct Described<'a> {
    /// What is played.
    pub terms: &'a Terms,
    /// The cards it is played with.
    pub cards: &'a Catalogue,
    /// The game that the pages were opened from.
    pub game: Option<Game<'a>>,
}

/// The game that pages were opened from.
pub struct Game<'a> {
    /// Its number.
    pub number: i64,
    /// How many have a seat.
    pub seated: usize,
    /// The hash of its secret.
    pub hash: &'a str,
}

impl Described<'_> {
    fn alone(&self) -> bool {
        let may_be_played_alone = self.rivals() > 0 || two_colours(self);
        self.game.as_ref().is_some_and(|game| game.seated == 1) && may_be_played_alone
    }

    fn have_diamonds(&self) -> bool {
        let gives = |card: &Card| card.gives(|reward| matches!(reward, Reward::Diamonds(_)));
        let of_pack = |card: &&Card| Module::of(card.id).is_none();
        !self.terms.modules.is_empty() || self.cards.cards().filter(of_pack).any(gives)
    }

    fn rivals(&self) -> u8 {
        self.terms.rivals.unwrap_or_default()
    }
}

/// A page: its title, what it says, and whose rules these are.
pub fn page(w: &Wording, page: Page, described: &Described<'_>) -> PrivateText {
    let heading = [
        ("title", Arg::Text(&title(w, page))),
        ("page", page.number().into()),
        ("pages", Page::ALL.len().into()),
    ];
    let mut lines = vec![w.say("rules-heading", &heading)];
    lines.extend(said(w, page, described));
    lines.push(match &described.game {
        Some(game) => w.say(
            "rules-of-game",
            &[("game", Arg::Text(&game.number.to_string()))],
        ),
        None => {
            let edition = options::edition(w, described.terms.edition);
            w.say("rules-of-edition", &[("edition", Arg::Text(&edition))])
        }
    });
    PrivateText(super::fit(w, &lines, 2000))
}

/// What a page is about, at most 100 characters.
pub fn title(w: &Wording, page: Page) -> String {
    let key = match page {
        Page::Goal => "rules-goal",
        Page::Turn => "rules-turn",
        Page::Auction => "rules-auction",
        Page::Passing => "rules-passing",
        Page::Pyramid => "rules-pyramid",
        Page::Card => "rules-card",
        Page::Circles => "rules-circles",
        Page::Laws => "rules-laws",
        Page::Scoring => "rules-scoring",
        Page::Icons => "rules-icons",
        Page::Fairness => "rules-fairness",
    };
    w.say(key, &[])
}

fn said(w: &Wording, page: Page, described: &Described<'_>) -> Vec<String> {
    let policies = described.terms.policies();
    let plain = |keys: &[&str]| keys.iter().map(|key| w.say(key, &[])).collect::<Vec<_>>();
    match page {
        Page::Goal => plain(&[
            "rules-goal-pyramid",
            if described.alone() {
                "rules-goal-alone"
            } else {
                "rules-scoring-wins"
            },
            "rules-goal-points",
            "rules-goal-gems",
            match policies.screens {
                Screens::Closed => "rules-goal-hidden",
                Screens::Open => "rules-goal-open",
            },
            "rules-goal-here",
        ]),
        Page::Turn => {
            let mut lines = plain(&[
                match (policies.domain_cards, policies.deal) {
                    (DomainCards::With, _) => "rules-turn-domain",
                    (DomainCards::Without, Deal::Four) => "rules-turn-dealt-4",
                    (DomainCards::Without, Deal::Two) => "rules-turn-dealt-2",
                },
                match policies.domain_cards {
                    DomainCards::With => "rules-turn-domain-then",
                    DomainCards::Without => "rules-turn-first",
                },
                match policies.returned_gems {
                    ReturnedGems::Random => "rules-turn-gems-random",
                    ReturnedGems::Chosen => "rules-turn-gems-chosen",
                },
                "rules-turn-auction",
                match policies.discards {
                    Discards::ForGems => "rules-turn-development-discards",
                    Discards::Never => "rules-turn-development",
                },
                "rules-turn-passed",
                "rules-turn-secret",
                "rules-turn-order",
                match policies.law_69 {
                    Law69::Later => "rules-turn-end-longer",
                    Law69::Original => "rules-turn-end",
                },
            ]);
            if plays(described, Module::Invasion) {
                lines.extend(plain(&["rules-turn-combat", "rules-turn-monsters"]));
            }
            if plays(described, Module::Underworld) {
                lines.push(w.say("rules-turn-criminals", &[]));
                if policies.discards == Discards::ForGems {
                    lines.push(w.say("rules-turn-criminals-discarded", &[]));
                }
            }
            lines
        }
        Page::Auction => {
            let mut lines = auction(w, described);
            if plays(described, Module::Invasion) {
                lines.push(w.say("rules-auction-combat-card", &[]));
            }
            lines
        }
        Page::Passing => {
            let mut keys = vec![
                "rules-passing-pass",
                "rules-passing-late",
                "rules-passing-order",
                "rules-passing-reserve",
                match policies.discards {
                    Discards::ForGems => "rules-passing-more-discards",
                    Discards::Never => "rules-passing-more",
                },
                "rules-passing-infinite",
            ];
            if described.have_diamonds() {
                keys.extend(["rules-passing-diamonds", "rules-passing-diamond-bids"]);
            }
            plain(&keys)
        }
        Page::Pyramid => places::pyramid(w, described.terms),
        Page::Card => {
            let mut lines = card(w, described.cards);
            if plays(described, Module::Aristocrats) {
                lines.push(w.say("rules-card-aristocrats", &[]));
                lines.push(w.say("rules-card-bottoms", &[]));
            }
            if plays(described, Module::Underworld) {
                lines.push(w.say("rules-card-criminals", &[]));
                lines.push(w.say("rules-card-criminal-rows", &[]));
            }
            lines
        }
        Page::Circles => {
            let mut lines = plain(&[
                "rules-circles-form",
                "rules-circles-single",
                "rules-circles-score",
                "rules-circles-paint",
            ]);
            if policies.domain_cards == DomainCards::With {
                lines.extend(plain(&["rules-circles-domain"]));
            }
            lines
        }
        Page::Laws => plain(&[
            "rules-laws-free",
            "rules-laws-place",
            "rules-laws-other",
            "rules-laws-get",
            match policies.law_69 {
                Law69::Later => "rules-laws-longer",
                Law69::Original => "rules-laws-original",
            },
            match policies.revised_laws {
                RevisedLaws::Without => "rules-laws-read",
                RevisedLaws::With => "rules-laws-read-revised",
            },
        ]),
        Page::Scoring => {
            let mut lines = plain(&[
                "rules-scoring-end",
                "rules-scoring-circles",
                "rules-scoring-infinite",
                "rules-scoring-laws",
                "rules-scoring-points",
                "rules-scoring-magic",
                "rules-scoring-sets",
                if described.alone() && two_colours(described) {
                    "rules-scoring-attack-alone"
                } else {
                    "rules-scoring-attack"
                },
                if described.alone() {
                    "rules-scoring-alone"
                } else {
                    "rules-scoring-wins"
                },
            ]);
            let last = lines.len() - 1;
            if plays(described, Module::Aristocrats) {
                lines.insert(last, w.say("rules-scoring-bottoms", &[]));
            }
            if plays(described, Module::Invasion) {
                lines.insert(last, w.say("rules-scoring-penalties", &[]));
            }
            if plays(described, Module::Underworld) {
                lines.insert(last, w.say("rules-scoring-judgements", &[]));
            }
            lines
        }
        Page::Icons => plain(&[
            "rules-icons-gems",
            "rules-icons-tokens",
            "rules-icons-attack",
            "rules-icons-circles",
            "rules-icons-numbers",
            "rules-icons-look",
        ]),
        Page::Fairness => fairness(w, described),
    }
}

/// Whether a module is played with.
fn plays(described: &Described<'_>, module: Module) -> bool {
    described.terms.modules.contains(&module)
}

/// Whether the auction cards have two colours each.
fn two_colours(described: &Described<'_>) -> bool {
    described.terms.policies().two_colour_auction == AuctionColours::Two
}

fn auction(w: &Wording, described: &Described<'_>) -> Vec<String> {
    let two = two_colours(described);
    let keys = [
        if two {
            "rules-auction-row-two-colours"
        } else {
            "rules-auction-row"
        },
        if two {
            "rules-auction-bid-two-colours"
        } else {
            "rules-auction-bid"
        },
        "rules-auction-alone",
        "rules-auction-one",
        "rules-auction-two",
        "rules-auction-three",
        "rules-auction-gem",
        "rules-auction-attack",
        "rules-auction-after",
    ];
    let mut lines: Vec<String> = keys.iter().map(|key| w.say(key, &[])).collect();
    let rivals = described.rivals();
    if rivals > 0 {
        lines.push(w.say("rules-auction-rivals", &[("count", rivals.into())]));
    }
    lines
}

/// The character that the page about cards shows: one of many who give a card, gems, a token and points.
pub fn example(cards: &Catalogue) -> Option<&Card> {
    let usual = cards.get(CardId(32)).filter(|card| levels(card).is_some());
    usual.or_else(|| cards.cards().find(|card| levels(card).is_some()))
}

/// The law that the page about laws shows.
pub fn example_law(cards: &Catalogue) -> Option<&Card> {
    let usual = cards.get(CardId(71)).filter(|card| card.is_law());
    usual.or_else(|| cards.cards().find(|card| card.is_law()))
}

fn levels(card: &Card) -> Option<Vec<(Cost, Vec<Reward>)>> {
    let Face::Character { levels, .. } = &card.face else {
        return None;
    };
    let cost = |level: usize| card.cost(i8::try_from(level + 1).unwrap_or(1));
    let rows = levels.iter().enumerate();
    Some(
        rows.map(|(level, row)| (cost(level), row.reward.clone()))
            .collect(),
    )
}

fn card(w: &Wording, cards: &Catalogue) -> Vec<String> {
    let mut lines: Vec<String> = ["rules-card-rows", "rules-card-cost", "rules-card-reward"]
        .iter()
        .map(|key| w.say(key, &[]))
        .collect();
    if let Some(card) = example(cards) {
        let rows = levels(card).unwrap_or_default();
        for level in [1u8, 3] {
            if let Some((cost, reward)) = rows.get(usize::from(level) - 1) {
                let args = [
                    ("card", Thing::bare_card(card).into()),
                    ("level", level.into()),
                    ("cost", Thing::Cost(*cost).into()),
                    ("reward", Thing::rewards(reward).into()),
                ];
                lines.push(w.say("rules-card-example", &args));
            }
        }
    }
    for key in ["rules-card-order", "rules-card-tokens", "rules-card-cards"] {
        lines.push(w.say(key, &[]));
    }
    lines
}

fn fairness(w: &Wording, described: &Described<'_>) -> Vec<String> {
    let keys = [
        "rules-fairness-secret",
        "rules-fairness-presses",
        "rules-fairness-check",
        "rules-fairness-operator",
    ];
    let mut lines: Vec<String> = keys.iter().map(|key| w.say(key, &[])).collect();
    if let Some(game) = &described.game {
        let args = [
            ("game", Arg::Text(&game.number.to_string())),
            ("hash", Arg::Text(game.hash)),
        ];
        lines.push(w.say("rules-fairness-hash", &args));
    }
    lines
}

/// What the menu of pages shows while it is closed.
pub fn menu_title(w: &Wording) -> String {
    w.say("rules-menu", &[])
}

/// The label of the button that opens the first page.
pub fn how_to_play_button(w: &Wording) -> String {
    w.say("button-how-to-play", &[])
}

/// The label of the button that opens the page about fair shuffles.
pub fn fairness_button(w: &Wording) -> String {
    w.say("button-fairness", &[])
}

/// The label of the button that opens the legend.
pub fn help_button(w: &Wording) -> String {
    w.say("button-icons", &[])
}

/// The label of the button on a refusal that opens the rule behind it.
pub fn why_button(w: &Wording) -> String {
    w.say("button-why", &[])
}

/// The labels of the buttons to the page before and the page behind.
pub fn turn_buttons(w: &Wording) -> [String; 2] {
    ["button-previous-page", "button-next-page"].map(|key| w.say(key, &[]))
}

#[cfg(test)]
mod tests;
