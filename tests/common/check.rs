//! Table invariants.

use viceroy::cards::{CardId, Gems};
use viceroy::rules::{
    DeckKind, Fact, JudgementSet, OpenFact, Paint, Phase, Ruleset, Slot, Table, Token, TokenPlace,
    UnderworldFact, UpperRows, Zone,
};

/// Gems and diamonds are conserved, and every card is in exactly one place.
pub fn conservation(ruleset: &Ruleset, table: &Table) {
    let mut gems = table.open.reserve;
    for (seat, screen) in table.screens.iter() {
        gems = gems.plus(&screen.gems);
        gems = gems.plus(&table.open.pyramids[seat].combat.stones.gems);
        for lying in &table.open.pyramids[seat].tokens {
            if let Token::Infinite(colour) = lying.token {
                gems[colour] += 1;
            }
        }
        for (_, parked) in &table.open.pyramids[seat].parked {
            gems = gems.plus(parked);
        }
        for standing in &table.open.pyramids[seat].cards {
            let sections = standing.sections.iter().zip(standing.painted);
            let by_gem = sections.filter(|(_, painted)| *painted == Some(Paint::Gem));
            for (section, _) in by_gem {
                gems[section.colour().expect("a gem has a colour")] += 1;
            }
        }
    }
    assert_eq!(gems, Gems::each(4 * ruleset.agreement.seats), "gems are conserved");
    let mut diamonds = table.open.diamonds;
    for (seat, screen) in table.screens.iter() {
        diamonds += screen.diamonds;
        diamonds += table.open.pyramids[seat].combat.stones.diamonds;
        let standing = table.open.pyramids[seat].cards.iter();
        let painted = standing.flat_map(|standing| standing.painted);
        diamonds += painted.filter(|p| *p == Some(Paint::Diamond)).count() as u8;
    }
    let all = ruleset.diamonds_per_seat * ruleset.agreement.seats;
    assert_eq!(diamonds, all, "diamonds are conserved");

    let mut places = [0u8; 256];
    let mut put = |card: CardId| places[usize::from(card.0)] += 1;
    table.open.discarded.iter().for_each(&mut put);
    for (_, offered) in table.open.auction.iter() {
        offered.cards().for_each(|(_, c)| put(c));
    }
    for (seat, screen) in table.screens.iter() {
        screen.hand.iter().for_each(&mut put);
        screen.dealt.iter().for_each(&mut put);
        let pyramid = &table.open.pyramids[seat];
        pyramid.cards.iter().for_each(|s| put(s.card));
        pyramid.tucked.iter().for_each(|(card, _)| put(*card));
    }
    for deck in DeckKind::ALL {
        table.decks.cards(deck).iter().copied().for_each(&mut put);
    }
    let of_base_game = ruleset.characters.iter().chain(&ruleset.laws);
    let mut nowhere = of_base_game.map(|card| places[usize::from(card.0)] == 0);
    if table.open.phase == Phase::SetUp && nowhere.all(|nowhere| nowhere) {
        // R-SET-09: gems are returned before any card is dealt.
        return;
    }
    judgements_and_bribes(ruleset, table);
    criminal_deck(table);
    let of_rules = ruleset.characters.iter().chain(&ruleset.laws);
    for card in of_rules.chain(&ruleset.criminals) {
        assert_eq!(places[usize::from(card.0)], 1, "{card:?} is in one place");
        places[usize::from(card.0)] = 0;
    }
    assert_eq!(places, [0; 256], "no other card is in the game");
}

/// R-UND-01: every judgement token is in one place, token counts are public, and bribes are
/// conserved.
fn judgements_and_bribes(ruleset: &Ruleset, table: &Table) {
    let (all, bribes) = match ruleset.has_underworld() {
        true => (JudgementSet::ALL, 15),
        false => (JudgementSet::NONE, 0),
    };
    let in_reserve = table.decks.judgements();
    assert_eq!(table.open.judgements, in_reserve.len(), "R-UND-03");
    let (mut met, mut count) = (in_reserve, in_reserve.len());
    let mut held = table.open.bribes;
    for (seat, screen) in table.screens.iter() {
        let own = screen.judgements;
        assert_eq!(table.open.pyramids[seat].judgements.count, own.len());
        assert_eq!(screen.drawn.without(own), JudgementSet::NONE);
        met = met.plus(own);
        count += own.len();
        held += screen.bribes;
    }
    assert_eq!((met, count), (all, all.len()), "judgements are conserved");
    assert_eq!(held, bribes, "bribes are conserved");
}

/// R-UND-04: public knowledge of the criminal deck matches the deck.
fn criminal_deck(table: &Table) {
    let (known, deck) = (&table.open.criminal_deck, DeckKind::Criminals);
    let lying = table.decks.cards(deck);
    assert_eq!(known.count(), lying.len(), "R-UND-04");
    for (place, card) in known.known() {
        assert_eq!(lying[usize::from(place)], card, "R-UND-04");
    }
}

pub fn pyramids(ruleset: &Ruleset, table: &Table) {
    for (_, pyramid) in table.open.pyramids.iter() {
        for s in &pyramid.cards {
            let levels = match ruleset.card(s.card).is_criminal() {
                true => 0..=0,
                false => 1..=5,
            };
            assert!(levels.contains(&s.slot.level), "R-DEV-04, R-UND-02");
            if s.slot.level == 0 {
                let above =
                    [s.slot.column - 1, s.slot.column].map(|column| Slot { level: 1, column });
                let domain = pyramid.domain.map(|domain| domain.slot);
                let has = |slot: &Slot| pyramid.at(*slot).is_some() || domain == Some(*slot);
                assert!(above.iter().all(has), "R-UND-02: is under two");
            }
            if s.slot.level > 1 {
                assert!(pyramid.circle_under(s).is_some(), "R-DEV-04: stands on two");
            }
            if s.slot.level == 5 {
                let law = ruleset.card(s.card).is_law();
                assert!(!law, "R-DEV-07: no law on level 5");
            }
        }
        for level in 1..=5 {
            let mut columns: Vec<i8> = pyramid
                .cards
                .iter()
                .filter(|s| s.slot.level == level)
                .map(|s| s.slot.column)
                .collect();
            // R-TD-05: a domain card takes a place of level 1.
            let domain = pyramid.domain.iter().map(|domain| domain.slot);
            columns.extend(domain.filter(|s| s.level == level).map(|s| s.column));
            columns.sort_unstable();
            assert!(columns.windows(2).all(|w| w[1] > w[0]), "no two cards in one place");
            if level == 1 || ruleset.policies.upper_rows == UpperRows::Closed {
                assert!(columns.windows(2).all(|w| w[1] == w[0] + 1), "R-DEV-05: no gaps");
            }
        }
    }
}

/// Items on and under cards are where a law may have put them (R-DEV-13, RULES section 14).
pub fn what_lies_there(table: &Table) {
    for (_, pyramid) in table.open.pyramids.iter() {
        for lying in &pyramid.tokens {
            match lying.on {
                TokenPlace::Card(card) => {
                    assert!(pyramid.find(card).is_some(), "tokens lie on cards");
                }
                // R-INV-08: without combat cards, no monster gives any.
                TokenPlace::Zone(Zone::Combat) => {
                    assert!(!table.open.invasion.seen.is_empty(), "{lying:?}");
                }
                TokenPlace::Zone(Zone::Domain) => {
                    let domain = pyramid.domain.is_some();
                    assert!(domain, "R-TD-04: and on domain cards, {lying:?}");
                    assert_eq!(lying.token, Token::Science, "R-TD-04");
                }
            }
        }
        for (card, host) in &pyramid.tucked {
            assert!(pyramid.find(*host).is_some(), "cards lie under cards");
            // Law 65 takes over what is under the replaced card.
            let may = match host.0 {
                1..=64 | 89..=100 => card.0 == 66,
                65 | 72 | 74 | 78 => true,
                _ => false,
            };
            assert!(may, "{card:?} under {host:?}");
        }
        assert!(pyramid.under(CardId(74)).count() <= 1, "R-LAW-74");
        for (law, gems) in &pyramid.parked {
            assert_eq!(*law, CardId(76), "R-LAW-76");
            assert!(pyramid.find(*law).is_some(), "R-LAW-76");
            assert!((1..=8).contains(&gems.total()), "R-LAW-76");
        }
        assert!(pyramid.find(CardId(66)).is_none(), "R-LAW-66: takes no place");
    }
}

/// Cards keep their places, colours and tucked items unless a law named them (R-DEV-14).
pub fn places(before: &Table, after: &Table, facts: &[Fact]) {
    let named = |card: CardId| {
        facts.iter().any(|f| match f {
            Fact::Open(OpenFact::Replaced { card: gone, .. })
            | Fact::Open(OpenFact::Slipped { card: gone, .. })
            | Fact::Open(OpenFact::Underworld(UnderworldFact::Moved { card: gone, .. })) => {
                *gone == card
            }
            Fact::Open(_) | Fact::Screen(..) | Fact::Decks(_) => false,
        })
    };
    for (seat, pyramid) in before.open.pyramids.iter() {
        let now = &after.open.pyramids[seat];
        for standing in pyramid.cards.iter().filter(|s| !named(s.card)) {
            let slot = now.find(standing.card).map(|s| s.slot);
            assert_eq!(slot, Some(standing.slot), "R-DEV-14");
        }
        for (card, host) in pyramid.tucked.iter().filter(|(_, host)| !named(*host)) {
            assert!(now.tucked.contains(&(*card, *host)), "R-DEV-14");
        }
    }
}
