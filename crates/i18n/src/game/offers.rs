//! Labels of buttons and menus. Only the prompted player sees them.

mod combat;
mod diamonds;
mod label;
mod laws;
mod place;
mod underworld;

pub(crate) use self::label::card_or_none;
use self::laws::Target;
use crate::game::bottoms;
use crate::prelude::*;
use viceroy_rules::cards::LawEffect;
use viceroy_rules::query::LevelState;
use viceroy_rules::{Help, LawBehaviour};

pub use label::{BUTTON, Label, OPTION};
pub use laws::put_back;
pub use place::{Before, gives_by_level, place_in_words, prices};
pub(crate) use underworld::rows as criminal_rows;

/// `letter` marks the place or card in the picture.
pub fn label(
    w: &Wording,
    view: &SeatView,
    people: &BySeat<String>,
    question: &Question,
    offer: Offer,
    letter: char,
) -> Label {
    let catalogue = view.table.ruleset.catalogue;
    let topic = question.topic;
    let target = |target, c| laws::target(w, view, target, c, letter);
    match offer {
        Offer::Card(c) if topic == Topic::Bribe => underworld::bribe(w, view, c, letter),
        Offer::Card(c) if topic == Topic::Relocate => target(Target::Relocate, c),
        Offer::Card(c) if topic == Topic::PutUnder => underworld::put_under(w, view, c),
        Offer::Keep if topic == Topic::PutUnder => Label::of(w.say(text!(offer_put_under_none))),
        Offer::Keep if topic == Topic::RenameDiamond => diamonds::stays(w, question),
        Offer::GoWithout if topic == Topic::Bribe => Label::of(w.say(text!(offer_bribe_none))),
        Offer::CriminalRow(row) => underworld::row(w, view, question, row),
        Offer::Judgement(token) => underworld::judgement(w, view, token),
        Offer::Obey { judgement, on, token } => {
            underworld::obey(w, view, question, (judgement, on, token))
        }
        Offer::Card(c) if topic.help() == Help::Places => target(Target::Slip, c),
        Offer::Card(c) => {
            let label = Label::of(w.say(text!(offer_card, card = Term::card(catalogue, c))));
            // In the archive the card's text has no effect.
            label.with(match topic {
                Topic::Archive => w.say(text!(offer_archive)),
                Topic::Deposit => w.say(text!(offer_deposit)),
                _ => gives(w, view, c),
            })
        }
        Offer::Bid(what) => Label::of(bid(w, view, what)),
        Offer::Offered { at, place } => {
            let offered = view.table.open.auction.at(at).get(place);
            let card = card_or_none(w, catalogue, offered);
            Label::of(w.say(text!(offer_auction_card, card, colour = at, place)))
                .with(offered.map(|c| gives(w, view, c)).unwrap_or_default())
        }
        Offer::Claim(claim) => Label::of(claim_title(w, view, question, claim)),
        Offer::GoOn => Label::of(w.say(text!(offer_go_on))),
        Offer::Insist => Label::of(w.say(text!(offer_insist))),
        // The development phase has separate menus for plays and discards, so the name suffices.
        Offer::Play(c) if topic == Topic::Develop => {
            Label::of(w.say(text!(offer_play, card = Term::card(catalogue, c))))
                .with(play_more(w, view, c))
        }
        Offer::Discard(c) if topic == Topic::Develop => {
            Label::of(w.say(text!(offer_discard, card = Term::card(catalogue, c))))
        }
        Offer::Play(c) => Label::of(play(w, view, c)),
        Offer::Discard(c) => Label::of(discard(w, view, c)),
        Offer::Pass => Label::of(w.say(text!(offer_pass))),
        Offer::TakeBack => Label::of(w.say(text!(offer_take_back))),
        Offer::Place { slot, payment } => place::place(w, view, question, slot, payment, letter),
        Offer::AllRewards => {
            let more = question.card.map(|c| first_rows(w, view, c));
            Label::of(w.say(text!(offer_all_rewards))).with(more.unwrap_or_default())
        }
        Offer::FifteenPoints => Label::of(w.say(text!(offer_fifteen))),
        Offer::Deck(DeckKind::Large) => Label::of(w.say(text!(offer_deck_large))),
        Offer::Deck(DeckKind::Small) => Label::of(w.say(text!(offer_deck_small))),
        Offer::Deck(DeckKind::Laws) => Label::of(w.say(text!(offer_deck_laws))),
        Offer::Deck(DeckKind::Criminals) => Label::of(w.say(text!(offer_deck_criminals))),
        Offer::UseOwnGem => Label::of(w.say(text!(offer_own_gem))),
        Offer::GoWithout => Label::of(w.say(text!(offer_without))),
        Offer::UseCombatCard => Label::of(w.say(text!(offer_combat_card))),
        Offer::Show(stones) => combat::show(w, view, &stones),
        Offer::Fight(way) => combat::fight(w, question, &way),
        Offer::Monster(monster) => combat::monster(w, view, monster),
        Offer::Colour(colour) => Label::of(w.say(text!(offer_colour, colour))),
        Offer::LawChoice(n) => Label::of(law_choice(w, view, question.card, n)),
        Offer::Replace(c) => target(Target::Replace, c),
        Offer::TuckUnder(c) if repeats(view, question) => target(Target::RewardAgain, c),
        Offer::TuckUnder(c) => target(Target::TuckUnder, c),
        Offer::Token { seat, card, token } => laws::token(w, view, people, seat, card, token),
        Offer::Tuck => {
            let card = card_or_none(w, catalogue, question.card);
            Label::of(w.say(text!(offer_tuck, card)))
        }
        Offer::Keep => Label::of(w.say(text!(offer_keep))),
        Offer::DiamondAt(at) => diamonds::at(w, view, question, at),
        Offer::DomainReward(reward) => {
            Label::of(w.title(reward)).with(domain_reward_more(w, &view.table.ruleset, reward))
        }
    }
}

/// The law that repeats a reward (R-TD-01, law 66).
pub(crate) fn repeats(view: &SeatView, question: &Question) -> bool {
    let deed = question.card.and_then(|card| view.table.ruleset.behaviour(card));
    deed == Some(LawBehaviour::Repeat)
}

/// The gems a pass gives (R-AUC-14).
pub(crate) fn passing(view: &SeatView) -> u16 {
    let open = &view.table.open;
    let gems = query::pass_gems(&view.table.ruleset, open, view.seat);
    u16::from(gems).min(open.reserve.total())
}

pub(crate) fn domain_reward_more(w: &Wording, rules: &Ruleset, reward: DomainReward) -> String {
    match reward {
        // R-VIR-09: nobody to lose points by it.
        DomainReward::Attack if rules.agreement.seats == 1 => w.say(text!(domain_attack_alone)),
        reward => w.say_by_key(&format!("domain-reward-{}-more", reward.key()), vec![]),
    }
}

pub fn pair(w: &Wording, view: &SeatView, first: CardId, kept: CardId) -> Label {
    let card = |c| Term::card(view.table.ruleset.catalogue, c);
    Label::of(w.say(text!(offer_pair, first = card(first), kept = card(kept))))
        .with(gives(w, view, first))
}

pub fn bid(w: &Wording, view: &SeatView, bid: Bid) -> String {
    match bid {
        Bid::Gem(colour) => {
            let cards = view.table.open.auction.for_gem(colour).cards();
            let cards = cards.map(|(_, c)| Term::card(view.table.ruleset.catalogue, c));
            let cards = Term::list(cards, Joined::Commas);
            w.say(text!(offer_bid_gem, colour, cards))
        }
        Bid::Attack => w.say(text!(offer_bid_attack)),
        Bid::Diamond => w.say(text!(offer_bid_diamond)),
        Bid::Pass => match passing(view) {
            0 => w.say(text!(offer_bid_pass_nothing)),
            gems => w.say(text!(offer_bid_pass, gems = Term::AnyGems(gems))),
        },
    }
}

/// A bid on no colour, where several are one line. `None` for a gem, which is a sign.
pub fn bid_in_short(w: &Wording, view: &SeatView, offer: Offer) -> Option<String> {
    let Offer::Bid(bid) = offer else { return None };
    Some(match bid {
        Bid::Gem(_) => return None,
        Bid::Attack => w.say(text!(offer_attack_short)),
        Bid::Diamond => w.say(text!(offer_diamond_short)),
        Bid::Pass => match passing(view) {
            0 => w.say(text!(offer_bid_pass_nothing)),
            gems => w.say(text!(offer_pass_short, gems)),
        },
    })
}

/// Letters.
const BID_NAME: usize = 13;

/// What stands on the button of a bid in a first game: a name, so that two are one line on a phone, or a
/// number where more than four cards are offered.
pub fn bid_name(w: &Wording, view: &SeatView, card: CardId) -> String {
    match is_one_each(view) {
        true => clip(&w.word(Term::bare_card(view.table.ruleset.card(card))), BID_NAME),
        false => card.0.to_string(),
    }
}

/// Whether a gem can win one card at most.
pub fn is_one_each(view: &SeatView) -> bool {
    view.table.open.auction.iter().all(|(_, cards)| cards.count() < 2)
}

fn claim_title(w: &Wording, view: &SeatView, question: &Question, claim: Claim) -> String {
    let at = |place| {
        let at = question.auction_card;
        let card = at.and_then(|at| view.table.open.auction.at(at).get(place));
        card_or_none(w, view.table.ruleset.catalogue, card)
    };
    match claim {
        Claim::Base => w.say(text!(offer_claim_base, card = at(AuctionPlace::Base))),
        Claim::Tip => w.say(text!(offer_claim_tip, card = at(AuctionPlace::Tip))),
        Claim::Either => w.say(text!(offer_claim_either)),
    }
}

fn gives(w: &Wording, view: &SeatView, card: CardId) -> String {
    match &view.table.ruleset.card(card).face {
        Face::Character { levels, .. } => {
            bottoms::row(w, view.table.ruleset.card(card), &levels[0].reward)
        }
        Face::Law { .. } => law_text(w, view, card).unwrap_or_default(),
        Face::Criminal { rows } => underworld::rows_in_brief(w, rows),
    }
}

fn first_rows(w: &Wording, view: &SeatView, card: CardId) -> String {
    match &view.table.ruleset.card(card).face {
        Face::Character { levels, .. } => {
            let all = levels.iter().take(3).flat_map(|row| row.reward.clone());
            w.word(Term::rewards(&all.collect::<Vec<_>>()))
        }
        Face::Law { .. } => law_text(w, view, card).unwrap_or_default(),
        Face::Criminal { rows } => underworld::rows_in_brief(w, rows),
    }
}

fn law_text(w: &Wording, view: &SeatView, card: CardId) -> Option<String> {
    let ruleset = &view.table.ruleset;
    w.law_text(ruleset.card(card), ruleset.printing())
}

fn play_more(w: &Wording, view: &SeatView, card: CardId) -> String {
    let ruleset = &view.table.ruleset;
    if let Some(text) = law_text(w, view, card) {
        let free = w.say(text!(offer_play_free, text = &text));
        // Drops "free", which is known of laws, to fit the text.
        return match length(&free) > OPTION {
            true => text,
            false => free,
        };
    }
    if let Some(rows) = ruleset.card(card).criminal_rows() {
        return underworld::rows_in_brief(w, rows);
    }
    let Some(pyramid) = view.table.open.pyramids.get(view.seat) else {
        return String::new();
    };
    let states = query::levels(ruleset, pyramid, &view.screen, card);
    let levels: Vec<Term> = (1..=5)
        .zip(states)
        .filter(|(_, s)| *s == LevelState::Playable)
        .map(|(level, _): (i8, _)| Term::Said(level.to_string()))
        .collect();
    w.say(text!(
        offer_play_levels,
        count = levels.len(),
        levels = Term::List(levels, Joined::Commas),
        cost = ruleset.cost(card, 1)
    ))
}

fn law_choice(w: &Wording, view: &SeatView, card: Option<CardId>, n: u8) -> String {
    let ruleset = &view.table.ruleset;
    let law = card.and_then(|c| ruleset.card(c).law(ruleset.printing()));
    let rewards = law.and_then(|(_, effect)| match effect {
        LawEffect::Choose(lists) => lists.get(usize::from(n)),
        LawEffect::Scoring(_) | LawEffect::Task(_) => None,
    });
    match rewards {
        Some(rewards) => {
            let rewards = Term::rewards(rewards);
            w.say(text!(offer_law_choice, rewards))
        }
        None => w.say(text!(offer_law_numbered, number = n + 1)),
    }
}

pub fn in_game(w: &Wording, game: i64, choice: &str) -> String {
    let game = game.to_string();
    w.say(text!(offer_in_game, game = &game, choice))
}

pub fn play(w: &Wording, view: &SeatView, card: CardId) -> String {
    let card = Term::card(view.table.ruleset.catalogue, card);
    w.say(text!(offer_play_short, card))
}

pub fn discard(w: &Wording, view: &SeatView, card: CardId) -> String {
    let card = Term::card(view.table.ruleset.catalogue, card);
    w.say(text!(offer_discard_short, card))
}

pub fn gems(w: &Wording, gems: &Gems) -> String {
    clip(&w.say(text!(offer_gems, gems)), BUTTON)
}

/// Some come from the player's own combat card (R-INV-05).
pub fn gems_to_take(w: &Wording, gems: &Gems, from_combat_card: &Gems) -> String {
    if from_combat_card.is_empty() {
        return self::gems(w, gems);
    }

    clip(&w.say(text!(offer_gems_from_combat_card, gems, kept = from_combat_card)), BUTTON)
}

pub fn paint_circle(
    w: &Wording,
    view: &SeatView,
    upper: Option<CardId>,
    level: i8,
    colour: Colour,
    needs: u8,
) -> Label {
    let card = match upper {
        Some(upper) => Term::card(view.table.ruleset.catalogue, upper),
        None => Term::OwnDomainCard,
    };
    let gems = Gems::only(colour, needs);
    Label::of(w.say(text!(offer_paint_circle, card, level, colour)))
        .with(w.say(text!(offer_paint_cost, gems)))
}

#[cfg(test)]
mod tests;
