//! What an attentive player knows, against the truth: never wrong, and complete for its list.

use viceroy::cards::{CardId, CardKind, Gems, MonsterId, Tier};
use viceroy::rules::{
    Bid, CardSet, DeckKind, Game, Imagined, JudgementSet, Seat, SeatView, Table, TableView,
};
use viceroy::simulation::SeededChance;

/// Gems of each colour that a player takes at the start, and how many go back in all (R-SET-02).
const TAKEN: i8 = 2;
const RETURNED: i8 = 2;

/// What each player gave back, once it has happened.
pub type GaveBack = Vec<Option<[i8; 4]>>;

/// Compares what the open table lets everybody know with every screen.
pub fn is_true(game: &Game, gave_back: &mut GaveBack) {
    let table = game.table_view();
    let kind = |card: CardId| table.ruleset.card(card).kind();
    for seat in table.open.seats() {
        let SeatView { screen, put_back, .. } = game.seat_view(seat).unwrap();
        let known = table.open.known[seat];
        // A token that was shown as a bid lies open; behind the screen it is counted until its turn has come.
        let may_wait = table.open.bids[seat] == Some(Bid::Attack);
        let beyond = screen.attack - known.attack();
        assert!(beyond <= u8::from(may_wait), "{seat:?}: {beyond}");
        assert_eq!(screen.diamonds, known.diamonds(), "{seat:?}");
        let hand = known.hand(kind);
        assert!(hand.iter().all(|card| screen.hand.contains(card)), "{seat:?}");
        let hidden: CardSet = screen.hand.iter().filter(|c| !hand.contains(*c)).collect();
        for (wanted, said) in [
            (CardKind::Law, known.hidden_laws(kind)),
            (CardKind::Criminal, known.hidden_criminals(kind)),
        ] {
            let there = hidden.iter().filter(|card| kind(*card) == wanted).count();
            assert_eq!(usize::from(said), there, "{seat:?} {wanted:?}");
        }
        gems(seat, screen.gems, (known.gems(), known.most_returned()), gave_back);
        let deck = usize::from(table.decks[DeckKind::Laws]);
        assert!(put_back.iter().all(|(place, _)| usize::from(*place) < deck));
    }
}

/// What is known of the others is so on a table that somebody guesses: attack tokens, how many laws and criminals, and which of
/// them everybody knows; and in the criminal deck what everybody saw go there (R-UND-04).
pub fn is_guessed(game: &Game, who: Seat) {
    let view = game.seat_view(who).unwrap();
    let kind = |card: CardId| view.table.ruleset.card(card).kind();
    let imagined = Imagined::imagine(&view, &mut SeededChance::new(3));
    for other in view.table.open.seats() {
        let (guessed, true_one) =
            (imagined.table().screens[other], game.seat_view(other).unwrap().screen);
        assert_eq!(guessed.attack, true_one.attack, "{other:?}");
        assert_eq!(guessed.diamonds, true_one.diamonds, "{other:?}");
        assert_eq!(guessed.bribes, true_one.bribes, "{other:?}");
        let sure = view.table.open.known[other].hand(kind);
        assert!(sure.iter().all(|card| guessed.hand.contains(card)));
        let kinds = [CardKind::Character, CardKind::Law, CardKind::Criminal];
        let of = |hand: CardSet, wanted| hand.iter().filter(|c| kind(*c) == wanted).count();
        let [guessed, true_one] =
            [guessed, true_one].map(|s| kinds.map(|wanted| of(s.hand, wanted)));
        assert_eq!(guessed, true_one, "{other:?}");
    }
    let decks = &imagined.table().decks;
    let under = view.put_under.iter().copied();
    let under = under.chain(view.table.open.criminal_deck.known());
    for (deck, known) in
        [(DeckKind::Criminals, under.collect::<Vec<_>>()), (DeckKind::Laws, view.put_back.to_vec())]
    {
        for (place, card) in known {
            assert_eq!(decks.cards(deck)[usize::from(place)], card, "{who:?}");
        }
    }
    monsters_are_due(&view.table, decks.monsters());
    judgements_are_somewhere(&view.table, imagined.table());
    who_has_answered_is_asked_again(&view, &imagined);
}

/// R-INV-02: the guessed monsters are as many as are to come, of the tiers that are due, and none that everybody saw.
fn monsters_are_due(view: &TableView, monsters: &[MonsterId]) {
    let seen = &view.open.invasion.seen;
    let all: &[Tier] = match view.ruleset.has_invasion() {
        true => &[Tier::I, Tier::II, Tier::II, Tier::III].repeat(3),
        false => &[],
    };
    let catalogue = view.ruleset.catalogue;
    let tier = |monster: &MonsterId| catalogue.monster(*monster).unwrap().tier;
    let guessed: Vec<Tier> = monsters.iter().rev().map(tier).collect();
    assert_eq!(guessed, all[seen.len()..]);
    let mut different: Vec<&MonsterId> = monsters.iter().chain(seen).collect();
    different.sort_by_key(|monster| monster.0);
    different.dedup();
    assert_eq!(different.len(), all.len());
}

/// R-UND-03: every judgement token is in one place, each player has as many as everybody sees, and those that were shown.
fn judgements_are_somewhere(view: &TableView, guessed: &Table) {
    let all = match view.ruleset.has_underworld() {
        true => JudgementSet::ALL,
        false => JudgementSet::NONE,
    };
    let (mut met, mut count) = (guessed.decks.judgements(), view.open.judgements);
    assert_eq!(met.len(), count);
    for (seat, pyramid) in view.open.pyramids.iter() {
        let (held, seen) = (guessed.screens[seat].judgements, pyramid.judgements);
        assert_eq!(held.len(), seen.count, "{seat:?}");
        assert!(seen.shown.is_empty() || seen.shown == held, "{seat:?}");
        met = met.plus(held);
        count += held.len();
    }
    assert_eq!((met, count), (all, all.len()));
}

/// Nobody knows what others have chosen in secret: they choose again, unless there is nothing to choose from as guessed.
fn who_has_answered_is_asked_again(view: &SeatView, imagined: &Imagined) {
    let Some(question) = view.question.as_ref().filter(|q| q.topic.is_sealed()) else {
        return;
    };
    for other in view.table.open.answered.iter() {
        let again = imagined.question(other).map(|(topic, _)| topic);
        assert_eq!(again, Some(question.topic), "{other:?}");
    }
}

/// Gems are known but for what went back, which is the same for the whole game and within its bounds.
fn gems(seat: Seat, has: Gems, (known, most): ([i8; 4], [i8; 4]), gave_back: &mut GaveBack) {
    let mut gave = known;
    for (colour, count) in has.iter() {
        gave[colour.index()] -= *count as i8;
    }
    let all: i8 = gave.iter().sum();
    if all == 0 {
        return;
    }
    assert_eq!(all, RETURNED, "{seat:?}: {known:?} {has:?}");
    assert!((0..4).all(|c| (0..=most[c].min(TAKEN)).contains(&gave[c])), "{gave:?} {most:?}");
    let before = gave_back[usize::from(seat.0)].get_or_insert(gave);
    assert_eq!(*before, gave, "{seat:?}");
}

/// Every gem of the game, wherever it is.
pub fn all_gems(table: &Table) -> Gems {
    let behind = table.screens.iter().map(|(_, s)| s.gems);
    let lying = table.open.pyramids.iter().map(|(_, p)| p.gems_lying());
    behind.chain(lying).fold(table.open.reserve, |sum, gems| sum.plus(&gems))
}

/// Every card of the game, wherever it is, in order.
pub fn all_cards(table: &Table) -> Vec<CardId> {
    let mut cards: Vec<CardId> = table.open.discarded.iter().collect();
    for (_, offered) in table.open.auction.iter() {
        cards.extend(offered.cards().map(|(_, c)| c));
    }
    for (seat, screen) in table.screens.iter() {
        let pyramid = &table.open.pyramids[seat];
        cards.extend(screen.hand.iter().chain(screen.dealt.iter()));
        cards.extend(pyramid.cards.iter().map(|s| s.card));
        cards.extend(pyramid.tucked.iter().map(|(card, _)| *card));
    }
    let decks = &table.decks;
    let piles = DeckKind::ALL.into_iter().map(|deck| decks.cards(deck));
    cards.extend(piles.flatten());
    cards.sort_unstable();
    cards
}
