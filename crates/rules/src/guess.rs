//! Guesses what is hidden from a player: distributes unseen cards and gems at random over the
//! places that can hold them.

mod given_back;

use self::given_back::{Gave, who_gave_what};
use super::chance::shuffle;
use super::effects::diamonds;
use super::engine;
use super::table::{Decks, MONSTERS, tier_of};
use super::view::{SeatView, SeenQueue};
use crate::cards::Tier;
use crate::prelude::*;

pub(super) type Cards = SmallVec<[CardId; 64]>;

pub(super) fn table(view: &SeatView, chance: &mut dyn Chance) -> Table {
    let seats = view.table.open.pyramids.count();
    let mut table = Table {
        open: (*view.table.open).clone(),
        screens: BySeat::new(seats, |_| Screen::default()),
        decks: Decks::default(),
    };
    table.screens[view.seat] = view.screen;
    hand_out_cards(&mut table, view, chance);
    hand_out_gems(&mut table, view, chance);
    hide_monsters(&mut table, view, chance);
    hide_judgements(&mut table, view, chance);
    table
}

/// Sealed answers are asked for again.
pub(super) fn queue(
    rules: &Ruleset,
    state: &mut State,
    seat: Seat,
    queue: &SeenQueue,
    chance: &mut dyn Chance,
) {
    let hand = state.table.screens[seat].hand;
    state.queues.push(seat, queue.agenda.iter().copied());
    let again = || {
        let answered = state.table.open.answered.contains(seat);
        let ask = sealed_question(state.stage).filter(|_| answered)?;
        Some((super::prompt::PromptId(0), ask))
    };
    let Some((id, by)) = queue.asked.or_else(again) else {
        return;
    };
    let by = by.guessed(&hand, chance);
    // A guess may leave nothing to choose.
    if let Some(shape) = by.offers(rules, &state.table, seat) {
        engine::put_as(rules, state, seat, id, by, shape);
    }
}

fn sealed_question(stage: Stage) -> Option<Ask> {
    match stage {
        Stage::ReturningGems => Some(Ask::ReturnGems),
        Stage::FirstCards => Some(Ask::FirstCards),
        Stage::DomainRewards => Some(Ask::DomainReward),
        Stage::ReturningCharacters => Some(Ask::ReturnCharacters),
        Stage::Bidding { .. } => Some(Ask::Bid),
        Stage::PassesTogether { .. } => Some(Ask::PassGemsTogether),
        Stage::Choosing { .. } => Some(Ask::Develop),
        Stage::CombatShowing => Some(Ask::CombatShow),
        Stage::PuttingUnder => Some(Ask::PutUnder),
        _ => None,
    }
}

fn hand_out_cards(table: &mut Table, view: &SeatView, chance: &mut dyn Chance) {
    let rules = &view.table.ruleset;
    let kind = |card: CardId| rules.card(card).kind();
    let mut seen = seen(view);
    for other in others(view) {
        let hand = view.table.open.known[other].hand(kind);
        hand.iter().for_each(|card| seen.insert(card));
        table.screens[other].hand = hand;
    }
    let unseen = |all: &[CardId], chance: &mut dyn Chance| {
        let mut cards: Cards = all.iter().copied().filter(|c| !seen.contains(*c)).collect();
        shuffle(&mut cards, Purpose::Imagined, chance);
        cards
    };
    let mut laws = unseen(&rules.laws, chance);
    let mut characters = unseen(&rules.characters, chance);
    let mut criminals = unseen(&rules.criminals, chance);
    let counts = view.table.decks;
    let take = |from: &mut Cards, count: u8| -> Cards {
        let left = from.len().saturating_sub(usize::from(count));
        from.drain(left..).collect()
    };
    let decks = &mut table.decks;
    for (deck, known, unseen) in [
        (DeckKind::Laws, view.put_back.clone(), &mut laws),
        (DeckKind::Criminals, known_criminals(view), &mut criminals),
    ] {
        decks.guess(deck, deck_with_known(counts[deck], &known, unseen));
    }
    for deck in [DeckKind::Small, DeckKind::Large] {
        decks.guess(deck, take(&mut characters, counts[deck]));
    }
    for other in others(view) {
        let known = view.table.open.known[other];
        let hand = &mut table.screens[other].hand;
        let hidden = view.table.hands[other].saturating_sub(hand.len() as u8);
        let hidden_laws = known.hidden_laws(kind).min(hidden);
        let hidden_criminals = known.hidden_criminals(kind).min(hidden - hidden_laws);
        for card in take(&mut laws, hidden_laws) {
            hand.insert(card);
        }
        for card in take(&mut criminals, hidden_criminals) {
            hand.insert(card);
        }
        for card in take(&mut characters, hidden - hidden_laws - hidden_criminals) {
            hand.insert(card);
        }
    }
    // The others hold the rest of the dealt cards.
    if !view.screen.dealt.is_empty() {
        for other in others(view) {
            let dealt = take(&mut characters, rules.dealt_characters);
            table.screens[other].dealt = dealt.into_iter().collect();
        }
    }
}

fn hide_monsters(table: &mut Table, view: &SeatView, chance: &mut dyn Chance) {
    if view.table.ruleset.has_invasion() {
        table.decks.guess_monsters(monsters_to_come(view, Purpose::Imagined, chance));
    }
}

/// Random unseen monsters of the due tiers (R-INV-02, R-INV-03); the next one is last.
pub(super) fn monsters_to_come(
    view: &SeatView,
    purpose: Purpose,
    chance: &mut dyn Chance,
) -> Vec<MonsterId> {
    let (rules, open) = (&view.table.ruleset, &view.table.open);
    let mut unseen = Tier::ALL.map(|tier| {
        let all = rules.catalogue.monsters().iter();
        let of_tier = all.filter(|m| m.tier == tier && !open.invasion.seen.contains(&m.id));
        let mut hidden: SmallVec<[MonsterId; 10]> = of_tier.map(|m| m.id).collect();
        shuffle(&mut hidden, purpose, chance);
        hidden
    });
    let places = (open.invasion.seen.len()..MONSTERS).rev();
    places.filter_map(|nth| unseen[usize::from(tier_of(nth).number()) - 1].pop()).collect()
}

/// Unseen ones are in the reserve or with other players (R-UND-03).
fn hide_judgements(table: &mut Table, view: &SeatView, chance: &mut dyn Chance) {
    if !view.table.ruleset.has_underworld() {
        return;
    }
    let open = &view.table.open;
    let mut unseen = JudgementSet::ALL.without(view.screen.judgements);
    for (_, pyramid) in open.pyramids.iter() {
        unseen = unseen.without(pyramid.judgements.shown);
    }
    let mut hidden: SmallVec<[JudgementId; 32]> = unseen.iter().collect();
    shuffle(&mut hidden, Purpose::Imagined, chance);
    for other in others(view) {
        let held = open.pyramids[other].judgements;
        let screen = &mut table.screens[other];
        screen.bribes = open.known[other].bribes();
        screen.judgements = held.shown;
        if held.shown.is_empty() {
            let left = hidden.len().saturating_sub(usize::from(held.count));
            let guessed: SmallVec<[JudgementId; 32]> = hidden.drain(left..).collect();
            // Any of them can be those just drawn.
            let drawn = match view.position.queues[other].asked {
                Some((_, Ask::ReturnJudgement { drawn, .. })) => usize::from(drawn),
                _ => 0,
            };
            screen.drawn = JudgementSet::of(guessed.iter().copied().take(drawn));
            screen.judgements = JudgementSet::of(guessed);
        }
    }
    table.decks.guess_judgements(JudgementSet::of(hidden));
}

pub(super) fn deck_with_known(
    count: u8,
    known: &[(u8, CardId)],
    unseen: &mut Cards,
) -> SmallVec<[CardId; 32]> {
    let known = |place: u8| known.iter().find(|(at, _)| *at == place);
    let cards = (0..count).filter_map(|place| match known(place) {
        Some((_, card)) => Some(*card),
        None => unseen.pop(),
    });
    cards.collect()
}

/// R-UND-04.
pub(super) fn known_criminals(view: &SeatView) -> SmallVec<[(u8, CardId); 2]> {
    let of_all = view.table.open.criminal_deck.known();
    view.put_under.iter().copied().chain(of_all).collect()
}

fn others(view: &SeatView) -> impl Iterator<Item = Seat> {
    let own = view.seat;
    view.table.open.seats().filter(move |seat| *seat != own)
}

/// Cards whose place the player knows, except those in other hands.
fn seen(view: &SeatView) -> CardSet {
    let open = &view.table.open;
    let mut seen = open.discarded;
    let auction = open.auction.iter();
    let auction = auction.flat_map(|(_, offered)| offered.cards());
    auction.for_each(|(_, card)| seen.insert(card));
    for (_, pyramid) in open.pyramids.iter() {
        pyramid.cards.iter().for_each(|s| seen.insert(s.card));
        pyramid.tucked.iter().for_each(|(card, _)| seen.insert(*card));
    }
    let own = view.screen.hand.iter().chain(view.screen.dealt.iter());
    own.for_each(|card| seen.insert(card));
    let put_there = view.put_back.iter().copied().chain(known_criminals(view));
    put_there.for_each(|(_, card)| seen.insert(card));
    seen
}

/// Public, except for the two gems that each player returned.
fn hand_out_gems(table: &mut Table, view: &SeatView, chance: &mut dyn Chance) {
    let others: SmallVec<[Seat; 3]> = others(view).collect();
    if let Some(shown) = &view.table.shown {
        for other in others {
            table.screens[other].gems = shown[other].gems;
            table.screens[other].attack = shown[other].attack;
            table.screens[other].diamonds = shown[other].diamonds;
        }
        return;
    }
    let open = &view.table.open;
    let all = view.table.ruleset.reserve_per_seat * open.pyramids.count();
    let mut hidden = Gems::each(all).minus(&open.reserve).minus(&view.screen.gems);
    for (_, pyramid) in open.pyramids.iter() {
        hidden = hidden.minus(&pyramid.gems_lying());
    }
    // What the others returned together: known gems minus current ones.
    let mut returned = [0i8; 4];
    for other in &others {
        let known = open.known[*other].gems();
        (0..4).for_each(|c| returned[c] += known[c]);
    }
    for colour in Colour::ALL {
        returned[colour.index()] -= hidden[colour] as i8;
    }
    let most: Gave = others
        .iter()
        .map(|other| {
            let known = open.known[*other];
            let mut most = known.most_returned();
            // A bid gem that is still there was not returned.
            if let (true, Some(Bid::Gem(colour))) =
                (bids_lie_there(view.position.stage, open), open.bids[*other])
            {
                let c = colour.index();
                most[c] = most[c].min(known.gems()[c] - 1);
            }
            most
        })
        .collect();
    let gave = who_gave_what(returned, &most, chance);
    for (other, gave) in others.iter().zip(gave) {
        let known = open.known[*other].gems();
        let screen = &mut table.screens[*other];
        screen.gems = Gems::from_fn(|c| (known[c.index()] - gave[c.index()]).max(0).unsigned_abs());
        // On the table, a token leaves its screen when its turn comes.
        let waiting = if let Stage::Attacks { left, .. } = view.position.stage {
            u8::from(left.contains(*other))
        } else {
            0
        };
        screen.attack = open.known[*other].attack() + waiting;
        screen.diamonds = open.known[*other].diamonds();
    }
}

/// During attacks (R-AUC-13) and while diamonds are named (R-TD-07).
fn bids_lie_there(stage: Stage, open: &Open) -> bool {
    match stage {
        Stage::Attacks { .. } | Stage::Naming { .. } => true,
        Stage::RivalAttacks { .. } => !diamonds::bidders(open).is_empty(),
        _ => false,
    }
}
