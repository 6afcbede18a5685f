//! Offers in words.

use viceroy::cards::{Catalogue, Face, LawEffect, Reward};
use viceroy::rules::{AuctionPlace, Bid, Claim, DomainReward, Payment, Way};

use super::prelude::*;

/// The same words can mean different offers in different prompts.
#[derive(Clone, Debug)]
pub struct Phrase {
    pub text: String,
    may_be: Vec<Offer>,
}

type Choice = fn(&Args) -> Vec<Offer>;

/// All offers except rewards of laws, which are written as rewards.
pub const FORMS: &[Form<Choice>] = &[
    ("<colour>", |a| {
        let colour: Colour = a.get(0);
        vec![Offer::Bid(Bid::Gem(colour)), Offer::Colour(colour)]
    }),
    ("diamond", |_| vec![Offer::Bid(Bid::Diamond)]),
    ("diamond at <colour>", |a| both(a).map(Offer::DiamondAt).into()),
    ("attack", |_| vec![Offer::Bid(Bid::Attack)]),
    ("pass", |_| vec![Offer::Bid(Bid::Pass), Offer::Pass]),
    ("<colour> base", |a| auction_card(a, AuctionPlace::Base)),
    ("<colour> tip", |a| auction_card(a, AuctionPlace::Tip)),
    ("base", |_| vec![Offer::Claim(Claim::Base)]),
    ("tip", |_| vec![Offer::Claim(Claim::Tip)]),
    ("either", |_| vec![Offer::Claim(Claim::Either)]),
    ("insist", |_| vec![Offer::Insist]),
    ("go on", |_| vec![Offer::GoOn]),
    ("play <card>", |a| vec![Offer::Play(a.get(0))]),
    ("discard <card>", |a| vec![Offer::Discard(a.get(0))]),
    ("take back", |_| vec![Offer::TakeBack]),
    ("<place>", |a| place(a.get(0), Gems::NONE)),
    ("<place> with infinite <gems>", |a| place(a.get(0), a.get(1))),
    ("<place> with diamonds <gems>", |a| with_diamonds(a.get(0), a.get(1))),
    ("replace <card>", |a| vec![Offer::Replace(a.get(0))]),
    ("under <card>", |a| vec![Offer::TuckUnder(a.get(0))]),
    ("all rewards", |_| vec![Offer::AllRewards]),
    ("15-points", |_| vec![Offer::FifteenPoints]),
    ("<place> with any <gems>", |a| with_any(a.get(0), a.get(1))),
    ("<deck>", |a| vec![Offer::Deck(a.get(0))]),
    ("own gem", |_| vec![Offer::UseOwnGem]),
    ("go without", |_| vec![Offer::GoWithout]),
    ("<whose> <tokens> on <card>", |a| {
        let (seat, card): (Seat, CardId) = (a.get(0), a.get(2));
        let tokens: Vec<Lies> = a.get(1);
        let offer = |lies: Lies| Offer::Token { seat, card, token: lies.token };
        tokens.into_iter().map(offer).collect()
    }),
    ("combat card", |_| vec![Offer::UseCombatCard]),
    ("monster <number>", |a| {
        let number: i64 = a.get(0);
        vec![Offer::Monster(MonsterId(number as u8))]
    }),
    ("show <gems>", |a| vec![Offer::Show(Currency::of_gems(a.get(0)))]),
    ("beat <number> with <gems> and <gems> from the card", |a| {
        let beaten: i64 = a.get(0);
        vec![Offer::Fight(Way {
            beaten: beaten as u8,
            screen: Currency::of_gems(a.get(1)),
            combat: Currency::of_gems(a.get(2)),
        })]
    }),
    ("beat <number> with <gems> and <number> diamonds|diamond from the card", |a| {
        let (beaten, diamonds): (i64, i64) = (a.get(0), a.get(2));
        vec![Offer::Fight(Way {
            beaten: beaten as u8,
            screen: Currency::of_gems(a.get(1)),
            combat: Currency::of_diamonds(diamonds as u8),
        })]
    }),
    ("row <number>", |a| {
        let row: i64 = a.get(0);
        vec![Offer::CriminalRow((row - 1) as u8)]
    }),
    ("judgement <number>", |a| {
        let token: i64 = a.get(0);
        vec![Offer::Judgement(JudgementId(token as u8))]
    }),
    ("<tokens> on <card> for judgement <number>", |a| {
        obeying(a.get(0), a.get::<CardId>(1).into(), a.get(2))
    }),
    ("<tokens> on the domain for judgement <number>", |a| {
        obeying(a.get(0), Zone::Domain.into(), a.get(1))
    }),
    ("<tokens> on the combat card for judgement <number>", |a| {
        obeying(a.get(0), Zone::Combat.into(), a.get(1))
    }),
    ("tuck", |_| vec![Offer::Tuck]),
    ("keep", |_| vec![Offer::Keep]),
    ("domain <word>", |a| {
        let key: String = a.get(0);
        let mut all = DomainReward::ALL.into_iter();
        let found = all.find(|reward| reward.key() == key);
        found.map(Offer::DomainReward).into_iter().collect()
    }),
    ("<card>", |a| vec![Offer::Card(a.get(0))]),
];

pub fn obeying(tokens: Vec<Lies>, on: TokenPlace, number: i64) -> Vec<Offer> {
    let offer =
        |lies: Lies| Offer::Obey { judgement: JudgementId(number as u8), on, token: lies.token };
    tokens.into_iter().map(offer).collect()
}

fn auction_card(args: &Args, place: AuctionPlace) -> Vec<Offer> {
    both(args).map(|at| Offer::Offered { at, place }).into()
}

/// Either colour names a two-coloured auction card.
fn both(args: &Args) -> [AuctionCard; 4] {
    let colour: Colour = args.get(0);
    Colour::ALL.map(|other| AuctionCard::of_both(colour, other))
}

fn place(slot: Slot, infinite: Gems) -> Vec<Offer> {
    let payment = Payment::with_infinite(infinite);
    vec![Offer::Place { slot, payment }]
}

fn with_diamonds(slot: Slot, diamonds: Gems) -> Vec<Offer> {
    let payment = Payment::new(Gems::NONE, Gems::NONE, diamonds);
    vec![Offer::Place { slot, payment }]
}

fn with_any(slot: Slot, any: Gems) -> Vec<Offer> {
    let payment = Payment::new(Gems::NONE, any, Gems::NONE);
    vec![Offer::Place { slot, payment }]
}

impl Phrase {
    pub fn read(text: &str) -> Result<Phrase, String> {
        let text = text.trim().to_owned();
        let given = all_given().contains(&text);
        let may_be = match understand(&text, FORMS) {
            Ok((offers, args)) => offers(&args),
            Err(_) if given => vec![],
            Err(wrong) => {
                let given = all_given().join(", ");
                return Err(format!("{wrong}, or what a law gives: {given}"));
            }
        };
        Ok(Phrase { text, may_be })
    }

    pub fn read_all(text: &str) -> Result<Vec<Phrase>, String> {
        if text == "nothing" {
            return Ok(vec![]);
        }
        text.split(", ").map(Phrase::read).collect()
    }

    pub fn names(&self, offer: Offer, question: &Question) -> bool {
        match offer {
            Offer::LawChoice(_) => word(offer, question.card) == self.text,
            _ => self.may_be.contains(&offer),
        }
    }

    pub fn can_be(&self, offer: Offer) -> bool {
        self.may_be.contains(&offer)
    }

    /// The matching offer, or else one that is not offered.
    pub fn offer(&self, question: Option<&Question>) -> Offer {
        let offered = question.and_then(|question| {
            let mut offers = offered(question).into_iter();
            offers.find(|offer| self.names(*offer, question))
        });
        let any = self.may_be.first().copied();
        offered.or(any).unwrap_or(Offer::LawChoice(u8::MAX))
    }
}

pub fn offered(question: &Question) -> Vec<Offer> {
    question.shape.offers().to_vec()
}

pub fn names(question: &Question) -> Vec<String> {
    let offers = offered(question).into_iter();
    offers.map(|offer| word(offer, question.card)).collect()
}

fn word(offer: Offer, about: Option<CardId>) -> String {
    let beside = |place| match place {
        AuctionPlace::Base => "base",
        AuctionPlace::Tip => "tip",
    };
    match offer {
        Offer::Card(card) => card.0.to_string(),
        Offer::Bid(Bid::Gem(colour)) | Offer::Colour(colour) => colour.key().to_owned(),
        Offer::Bid(Bid::Diamond) => "diamond".to_owned(),
        Offer::DiamondAt(at) => format!("diamond at {}", at.key()),
        Offer::Bid(Bid::Attack) => "attack".to_owned(),
        Offer::Bid(Bid::Pass) | Offer::Pass => "pass".to_owned(),
        Offer::Offered { at, place } => format!("{} {}", at.key(), beside(place)),
        Offer::Claim(Claim::Base) => "base".to_owned(),
        Offer::Claim(Claim::Tip) => "tip".to_owned(),
        Offer::Claim(Claim::Either) => "either".to_owned(),
        Offer::Insist => "insist".to_owned(),
        Offer::GoOn => "go on".to_owned(),
        Offer::Play(card) => format!("play {}", card.0),
        Offer::Discard(card) => format!("discard {}", card.0),
        Offer::TakeBack => "take back".to_owned(),
        Offer::Place { slot, payment } => {
            let place = format!("{},{}", slot.level, slot.column);
            let with = |what: &str, gems: &Gems| match gems.is_empty() {
                true => String::new(),
                false => format!(" with {what} {}", gems_word(gems)),
            };
            let infinite = with("infinite", &payment.infinite);
            let any = with("any", &payment.any());
            place + &infinite + &any + &with("diamonds", &payment.diamonds_for_colours())
        }
        Offer::Replace(card) => format!("replace {}", card.0),
        Offer::TuckUnder(card) => format!("under {}", card.0),
        Offer::AllRewards => "all rewards".to_owned(),
        Offer::FifteenPoints => "15-points".to_owned(),
        Offer::Deck(DeckKind::Large) => "large deck".to_owned(),
        Offer::Deck(DeckKind::Small) => "small deck".to_owned(),
        Offer::Deck(DeckKind::Laws) => "law deck".to_owned(),
        Offer::Deck(DeckKind::Criminals) => "criminal deck".to_owned(),
        Offer::UseOwnGem => "own gem".to_owned(),
        Offer::GoWithout => "go without".to_owned(),
        Offer::LawChoice(nth) => {
            let law = about.and_then(|card| Catalogue::embedded().ok()?.get(card));
            let list = law.and_then(|law| lists(law).get(usize::from(nth)));
            list.map_or("nothing a law gives".to_owned(), |list| given(list))
        }
        Offer::Token { seat, card, token } => {
            let token = token_word(Lies { token, used: false });
            format!("{}'s {token} on {}", name(seat), card.0)
        }
        Offer::Tuck => "tuck".to_owned(),
        Offer::Keep => "keep".to_owned(),
        Offer::DomainReward(reward) => format!("domain {}", reward.key()),
        Offer::UseCombatCard => "combat card".to_owned(),
        Offer::Show(shown) => format!("show {}", stones(&shown)),
        Offer::Fight(way) => format!(
            "beat {} with {} and {} from the card",
            way.beaten,
            stones(&way.screen),
            stones(&way.combat)
        ),
        Offer::Monster(monster) => format!("monster {}", monster.0),
        Offer::CriminalRow(row) => format!("row {}", row + 1),
        Offer::Judgement(token) => format!("judgement {}", token.0),
        Offer::Obey { judgement, on, token } => {
            let token = token_word(Lies { token, used: false });
            let place = match on {
                TokenPlace::Card(card) => card.0.to_string(),
                TokenPlace::Zone(Zone::Domain) => "the domain".to_owned(),
                TokenPlace::Zone(Zone::Combat) => "the combat card".to_owned(),
            };
            format!("{token} on {place} for judgement {}", judgement.0)
        }
    }
}

fn stones(stones: &Currency) -> String {
    let gems = gems_word(&stones.gems);
    match stones.diamonds {
        0 => gems,
        n => format!("{gems} and {n} diamonds"),
    }
}

fn lists(law: &Card) -> &[Vec<Reward>] {
    match &law.face {
        Face::Law { effect: LawEffect::Choose(lists), .. } => lists,
        _ => &[],
    }
}

fn all_given() -> Vec<String> {
    let laws = Catalogue::embedded().into_iter().flat_map(Catalogue::cards);
    let mut all: Vec<String> = laws.flat_map(lists).map(|list| given(list)).collect();
    all.sort();
    all.dedup();
    all
}

fn given(rewards: &[Reward]) -> String {
    let tokens = |count: u8, token| {
        let word = token_word(Lies { token, used: false });
        if count == 1 { word } else { format!("{count} {word}") }
    };
    let word = |reward: &Reward| match *reward {
        Reward::Gems(n) => format!("{n} gems"),
        Reward::Cards(n) => format!("{n} card"),
        Reward::Attack(1) => "attack".to_owned(),
        Reward::Attack(n) => format!("{n} attack"),
        Reward::Points(n) => tokens(1, Token::Points(n)),
        Reward::Science(n) => tokens(n, Token::Science),
        Reward::Magic(n) => tokens(n, Token::Magic),
        Reward::Defence(n) => tokens(n, Token::Defence),
        Reward::BonusMagic(value) => tokens(1, Token::BonusMagic(value)),
        Reward::BonusCircle { colour, value } => tokens(1, Token::BonusCircle { colour, value }),
        Reward::Infinite(colour) => tokens(1, Token::Infinite(colour)),
        Reward::InfiniteOfChoice => "infinite gem".to_owned(),
        Reward::BonusAnyCircle(value) => tokens(1, Token::BonusAnyCircle(value)),
        Reward::Diamonds(n) => format!("{n} diamonds"),
        Reward::Bribes(n) => format!("{n} bribes"),
        Reward::DiscardJudgements(n) => format!("discard {n} judgements"),
        Reward::Relocate => "move a character".to_owned(),
    };
    rewards.iter().map(word).collect::<Vec<_>>().join(" ")
}
