//! Our own cards of the expansion, held against everything that its rulebook says of the printed ones: how many there are of each
//! kind, what they cost, which tokens and values exist, and which rewards there are where.

use std::collections::{BTreeMap, BTreeSet};

use viceroy::cards::{
    Card, CardId, CardKind, Catalogue, Colour, Cost, Extra, Face, Gems, Image, JUDGEMENTS,
    Judgement, LawEffect, OtherText, Reward, RowCost, Tier, TokenKind,
};
use viceroy::rules::{
    BRIBES, DIAMONDS_PER_SEAT, DomainReward, GameSetup, JudgementSet, Module, Ruleset,
};

/// Point tokens of the base game and of the expansion.
const POINTS: [u8; 10] = [2, 3, 4, 5, 6, 7, 8, 10, 12, 15];
/// Bonus tokens (R-REW-06, R-TD-09).
const FOR_MAGIC: [u8; 3] = [2, 3, 5];
const FOR_CIRCLES: [u8; 2] = [2, 4];
const FOR_ANY_CIRCLE: [u8; 1] = [1];

fn cards() -> &'static Catalogue {
    Catalogue::embedded().unwrap()
}

fn of(module: Module, kind: CardKind) -> Vec<&'static Card> {
    let all = cards().cards();
    all.filter(|card| Module::of(card.id) == Some(module) && card.kind() == kind).collect()
}

/// Everything that a card gives, on whatever level, by whatever choice and in whatever printing.
fn given(card: &Card) -> Vec<Reward> {
    let chosen = |effect: &LawEffect| match effect {
        LawEffect::Choose(lists) => lists.concat(),
        LawEffect::Scoring(_) | LawEffect::Task(_) => vec![],
    };
    match &card.face {
        Face::Character { levels, .. } => {
            levels.iter().flat_map(|row| row.reward.clone()).collect()
        }
        Face::Criminal { rows } => rows.concat(),
        Face::Law { effect, others, .. } => {
            let others = OtherText::ALL.into_iter().filter_map(|which| others.get(which));
            let effects = others.map(|text| &text.effect).chain([effect]);
            effects.flat_map(chosen).collect()
        }
    }
}

/// What the cards and monsters of a module give, each thing with how many of them do.
fn rewards_of(module: Module) -> BTreeMap<String, usize> {
    let of_cards = cards().cards().filter(|c| Module::of(c.id) == Some(module));
    let mut all: Vec<Vec<Reward>> = of_cards.map(given).collect();
    if module == Module::Invasion {
        all.extend(cards().monsters().iter().map(|monster| monster.reward.clone()));
    }
    let mut found = BTreeMap::new();
    for rewards in all {
        let kinds: BTreeSet<&str> = rewards.into_iter().map(kind).collect();
        for kind in kinds {
            *found.entry(kind.to_owned()).or_default() += 1;
        }
    }
    found
}

fn kind(reward: Reward) -> &'static str {
    match reward {
        Reward::Gems(_) => "gems",
        Reward::Points(_) => "points",
        Reward::Cards(_) => "cards",
        Reward::Science(_) => "science",
        Reward::Magic(_) => "magic",
        Reward::Defence(_) => "defence",
        Reward::Attack(_) => "attack",
        Reward::BonusMagic(_) => "bonus for magic",
        Reward::BonusCircle { .. } => "bonus for circles",
        Reward::Infinite(_) | Reward::InfiniteOfChoice => "infinite gem",
        Reward::BonusAnyCircle(_) => "bonus for any circle",
        Reward::Diamonds(_) => "diamonds",
        Reward::Bribes(_) => "bribes",
        Reward::DiscardJudgements(_) => "discarded judgements",
        Reward::Relocate => "relocation",
    }
}

/// The value of a token, where there are several of a kind, and those that are printed.
fn value(reward: Reward) -> Option<(u8, &'static [u8])> {
    match reward {
        Reward::Points(value) => Some((value, &POINTS)),
        Reward::BonusMagic(value) => Some((value, &FOR_MAGIC)),
        Reward::BonusCircle { value, .. } => Some((value, &FOR_CIRCLES)),
        Reward::BonusAnyCircle(value) => Some((value, &FOR_ANY_CIRCLE)),
        Reward::Gems(_)
        | Reward::Cards(_)
        | Reward::Science(_)
        | Reward::Magic(_)
        | Reward::Defence(_)
        | Reward::Attack(_)
        | Reward::Infinite(_)
        | Reward::InfiniteOfChoice
        | Reward::Diamonds(_)
        | Reward::Bribes(_)
        | Reward::DiscardJudgements(_)
        | Reward::Relocate => None,
    }
}

#[test]
fn every_token_that_a_card_gives_exists() {
    let of_cards = cards().cards().map(|card| (card.name.en.as_str(), given(card)));
    let monsters = cards().monsters().iter();
    let of_monsters = monsters.map(|monster| (monster.name.en.as_str(), monster.reward.clone()));
    for (name, rewards) in of_cards.chain(of_monsters) {
        for (value, printed) in rewards.into_iter().filter_map(value) {
            assert!(printed.contains(&value), "{name} gives {value} of {printed:?}");
        }
    }
}

#[test]
fn r_ari_01_there_are_as_many_cards_of_each_kind_as_in_the_box() {
    let count = |module, kind| of(module, kind).len();
    for (module, characters, criminals) in
        [(Module::Aristocrats, 12, 0), (Module::Invasion, 0, 0), (Module::Underworld, 0, 24)]
    {
        assert_eq!(count(module, CardKind::Character), characters, "{module:?}");
        assert_eq!(count(module, CardKind::Law), 3, "{module:?}");
        assert_eq!(count(module, CardKind::Criminal), criminals, "{module:?}");
    }
    assert_eq!(cards().monsters().len(), 22);
    assert_eq!((JUDGEMENTS, BRIBES), (32, 15));
    // Sixteen diamonds for four players.
    assert_eq!(DIAMONDS_PER_SEAT, 4);
    let laws = cards().cards().filter(|card| card.has(OtherText::Revised));
    let revised: Vec<u8> = laws.map(|card| card.id.0).collect();
    assert_eq!(revised, [66, 67, 68, 72]);
    // Any four gems, a science token, an attack token, or one character or law.
    assert_eq!((DomainReward::GEMS, DomainReward::ALL.len()), (4, 5));
}

#[test]
fn r_ari_02_aristocrats_cost_and_give_what_the_book_says() {
    let aristocrats = of(Module::Aristocrats, CardKind::Character);
    let (mut images, mut texts) = (BTreeSet::new(), 0);
    let (mut corners, mut costs) = (BTreeSet::new(), BTreeMap::new());
    for card in &aristocrats {
        let Face::Character { levels, extra } = &card.face else {
            panic!("{} is no character", card.name.en);
        };
        assert_eq!((levels[0].cost, &levels[0].reward[..]), (RowCost::Any(2), &[][..]));
        for (level, row) in levels.iter().enumerate().skip(1) {
            let RowCost::Of(colour) = row.cost else {
                panic!("{} costs {:?} on level {}", card.name.en, row.cost, level + 1);
            };
            *costs.entry((level, colour.index())).or_insert(0) += 1;
            assert!(!row.reward.is_empty(), "{}", card.name.en);
        }
        match extra.as_ref().expect("something stands at the bottom") {
            Extra::Images(shown) => images.extend(shown.iter().map(|image| image.key())),
            Extra::Text { .. } => texts += 1,
        }
        let [left, right, bottoms @ ..] = card.sections.all();
        assert!(bottoms.iter().all(|bottom| bottom.colour().is_none()));
        corners.insert([left, right].map(|c| c.colour().map(Colour::index)));
    }
    assert_eq!(images, Image::ALL.map(Image::key).into());
    assert!(texts > 0);
    // Ours beyond that: every pair of two different colours once, and every colour as often a cost.
    assert_eq!(corners.len(), 12);
    assert!(corners.iter().all(|[left, right]| left != right));
    assert!(costs.len() == 12 && costs.values().all(|count| *count == 3), "{costs:?}");
}

#[test]
fn r_inv_06_monsters_cost_three_two_and_one_gem_of_their_colour() {
    for (tier, gems, count) in [(Tier::I, 3, 6), (Tier::II, 2, 10), (Tier::III, 1, 6)] {
        let of_tier = cards().monsters().iter().filter(|m| m.tier == tier);
        assert_eq!((tier.gems(), of_tier.count()), (gems, count), "{tier:?}");
    }
}

/// "Gemstones, diamonds and attack tokens are placed behind the screen, cards to the hand, all other tokens to the combat card":
/// points, science, defence, magic, bonuses; infinite gems are named elsewhere.
#[test]
fn r_inv_08_monsters_give_all_that_the_book_names_and_nothing_else() {
    let found = rewards_of(Module::Invasion);
    let found: BTreeSet<&str> = found.keys().map(String::as_str).collect();
    let named = [
        "gems",
        "diamonds",
        "attack",
        "cards",
        "points",
        "science",
        "defence",
        "magic",
        "bonus for magic",
        "bonus for circles",
        "bonus for any circle",
        "infinite gem",
    ];
    assert_eq!(found, named.into());
}

#[test]
fn r_und_06_bribes_judgements_and_relocation_are_rewards_of_criminals_alone() {
    let own = ["bribes", "discarded judgements", "relocation"];
    let elsewhere = cards().cards().filter(|card| !card.is_criminal());
    let elsewhere = elsewhere.flat_map(given).map(kind);
    let monsters = cards().monsters().iter().flat_map(|m| m.reward.clone());
    let mut elsewhere = elsewhere.chain(monsters.map(kind));
    assert!(elsewhere.all(|kind| !own.contains(&kind)));
    let criminals = rewards_of(Module::Underworld);
    assert!(own.iter().all(|kind| criminals[*kind] > 1), "{criminals:?}");
    // R-UND-03: three rows each, of which every one gives something.
    for card in of(Module::Underworld, CardKind::Criminal) {
        let rows = card.criminal_rows().unwrap();
        assert!(rows.iter().all(|row| !row.is_empty()), "{}", card.name.en);
    }
}

#[test]
fn r_td_06_diamonds_are_a_reward_in_all_three_modules_and_nowhere_else() {
    for module in Module::ALL {
        let giving = rewards_of(module).get("diamonds").copied().unwrap_or(0);
        assert!(giving > 1, "{module:?}: {giving}");
        let agreement = GameSetup { modules: vec![module], ..GameSetup::standard(2) };
        let ruleset = Ruleset::compile(agreement).unwrap();
        assert_eq!(ruleset.diamonds_per_seat, DIAMONDS_PER_SEAT, "{module:?}");
    }
    let base = cards().cards().filter(|card| Module::of(card.id).is_none());
    assert!(!base.flat_map(given).any(|reward| kind(reward) == "diamonds"));
    let base = Ruleset::compile(GameSetup::standard(2)).unwrap();
    assert_eq!(base.diamonds_per_seat, 0);
}

#[test]
fn r_td_09_several_cards_of_several_modules_have_the_bonus_for_any_circle() {
    let of_modules = Module::ALL.map(|module| {
        let found = rewards_of(module);
        found.get("bonus for any circle").copied().unwrap_or(0)
    });
    assert!(of_modules.iter().sum::<usize>() >= 4, "{of_modules:?}");
    assert!(of_modules.iter().filter(|count| **count > 0).count() >= 2);
    let base = cards().cards().filter(|card| Module::of(card.id).is_none());
    assert!(!base.flat_map(given).any(|reward| kind(reward) == "bonus for any circle"));
}

#[test]
fn r_und_09_judgements_are_of_all_the_kinds_in_the_book() {
    let tokens = JudgementSet::ALL.iter();
    let mut found: BTreeMap<&str, u8> = BTreeMap::new();
    let mut discards: BTreeSet<TokenKind> = BTreeSet::new();
    for judgement in tokens.map(|token| cards().judgement(token).unwrap()) {
        let kind = match judgement {
            Judgement::None => "none",
            Judgement::Points(_) => "points",
            Judgement::PerCircle(_) => "per circle and infinite gem",
            Judgement::PerMagic(_) => "per magic",
            Judgement::PerDefence(_) => "per defence",
            Judgement::PerScience(_) => "per science",
            Judgement::Discard(kinds) => {
                discards.extend(kinds);
                "discard"
            }
        };
        *found.entry(kind).or_default() += 1;
    }
    assert_eq!((found.len(), found.values().sum::<u8>()), (7, JUDGEMENTS));
    // "Discard one of the indicated tokens": some show one kind, some several, and each kind is shown.
    assert_eq!(discards, TokenKind::ALL.into());
}

/// What the rulebooks say of single cards of the base game: the Captain, and two science tokens on the fourth level.
#[test]
fn the_cards_that_the_rulebooks_name_are_as_they_say() {
    let card = |number| cards().get(CardId(number)).unwrap();
    let captain = card(32);
    let Face::Character { levels, .. } = &captain.face else {
        panic!("the Captain is no character");
    };
    let rewards = levels.clone().map(|row| row.reward);
    let due = [Reward::Cards(1), Reward::Gems(5), Reward::Magic(1), Reward::Points(12)];
    assert_eq!(rewards, due.map(|reward| vec![reward]));
    let mut gems = Gems::NONE;
    let colours = [Colour::Green, Colour::Blue, Colour::Yellow, Colour::Yellow, Colour::Yellow];
    for (level, colour) in (1..).zip(colours) {
        gems[colour] += 1;
        assert_eq!(captain.cost(level), Cost { gems, any: 0 }, "level {level}");
    }
    let mut characters = cards().cards().filter(|card| card.id.0 <= 64);
    let two_science = |card: &Card| match &card.face {
        Face::Character { levels, .. } => levels[3].reward == [Reward::Science(2)],
        Face::Law { .. } | Face::Criminal { .. } => false,
    };
    assert!(characters.any(two_science));
}
