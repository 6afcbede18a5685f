//! Renders terms in a language. `{ $colour }` gives the name, `{ WORD($colour, case: "genitive") }`
//! a form of it, `{ TITLE($colour) }` a capital letter; `{ PERSON($who) ->` selects by whether the
//! sentence addresses its reader.

mod judgements;

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use crate::language::words::{Notation, Words};
use crate::prelude::*;
use crate::term::{CardName, Person, colour_sign};
use viceroy_rules::HowMany;
use viceroy_rules::cards::{CardText, RowCost};

pub(super) fn said(thing: &Term, words: &Arc<Words>, form: Option<&FluentArgs<'_>>) -> String {
    TermFormatter { words, form }.say(thing)
}

pub(super) fn spoken(thing: Term, words: &Arc<Words>) -> FluentValue<'static> {
    let words = Arc::clone(words);
    FluentValue::Custom(Box::new(Spoken { thing, words }))
}

/// Falls back to the printed text.
pub(super) fn law_text(words: &Words, card: &Card, printing: Printing) -> Option<String> {
    let (text, _) = card.law(printing)?;
    let key = match card.holds(printing) {
        Some(other) => format!("card-{}-text-{}", card.id.0, other.key()),
        None => format!("card-{}-text", card.id.0),
    };
    Some(card_text(words, &key, text))
}

pub(super) fn card_text(words: &Words, key: &str, printed: &CardText) -> String {
    if words.has(key) { words.say(key, &FluentArgs::new()) } else { printed.en.clone() }
}

pub(crate) const FORMS: [&str; 3] = ["case", "gender", "number"];

pub(crate) const FUNCTIONS: [&str; 3] = ["WORD", "PERSON", "TITLE"];

pub(crate) const PERSONS: [&str; 6] = [
    Person::Second.key(),
    Person::SecondPlural.key(),
    Person::Called.key(),
    Person::CalledPlural.key(),
    Person::Third.key(),
    Person::ThirdPlural.key(),
];

pub(crate) const CALLED: &str = Person::Called.key();
pub(crate) const SEVERAL: &str = Person::CalledPlural.key();

/// Where there are more of one colour, all are counted.
const EACH: u8 = 3;

fn signs(gems: &Gems) -> String {
    let held: Vec<(char, u8)> = gems.iter().map(|(c, count)| (colour_sign(c), *count)).collect();
    let held = held.iter().filter(|(_, count)| *count > 0);
    if held.clone().all(|(_, count)| *count <= EACH) {
        held.map(|(sign, count)| sign.to_string().repeat(usize::from(*count))).collect()
    } else {
        held.map(|(sign, count)| format!("{count}{sign}")).collect::<Vec<_>>().join(" ")
    }
}

struct TermFormatter<'a> {
    words: &'a Arc<Words>,
    form: Option<&'a FluentArgs<'a>>,
}

impl TermFormatter<'_> {
    fn word(&self, key: &str, args: &[(&'static str, FluentValue<'_>)]) -> String {
        // An empty value tells a word with forms that none was requested.
        let mut values = FluentArgs::new();
        for form in FORMS {
            values.set(form, FluentValue::from(""));
        }
        for (name, value) in self.form.into_iter().flat_map(FluentArgs::iter) {
            values.set(name.to_owned(), value.clone());
        }
        for (name, value) in args {
            values.set(*name, value.clone());
        }
        self.words.say(key, &values)
    }

    fn thing(&self, thing: impl Into<Term>) -> FluentValue<'static> {
        spoken(thing.into(), self.words)
    }

    fn counted(&self, key: &str, count: impl Into<i64>) -> String {
        self.word(key, &[("count", FluentValue::from(count.into()))])
    }

    fn say(&self, thing: &Term) -> String {
        match thing {
            Term::Colour(colour) => self.word(colour.key(), &[]),
            Term::AuctionCard(card) => self.auction_card(*card),
            Term::Section(SectionColour::Of(colour)) => self.word(colour.key(), &[]),
            Term::Section(SectionColour::Any) => self.word("any-colour", &[]),
            Term::Section(SectionColour::None) => self.word("no-colour", &[]),
            Term::Gems(gems) => self.gems(gems),
            Term::AnyGems(count) => self.counted("gems", *count),
            Term::Cost(cost) => self.cost(cost),
            Term::RowCost(RowCost::Of(colour)) => self.word(colour.key(), &[]),
            Term::RowCost(RowCost::Any(count)) => self.counted("gems", *count),
            Term::Card(card) if self.words.in_sight.contains(card.id) => self.card(card),
            Term::Card(card) => {
                let name = self.card(card);
                let number = FluentValue::from(i64::from(card.id.0));
                self.word("card-name", &[("name", name.into()), ("number", number)])
            }
            Term::BareCard(card) => self.card(card),
            Term::Tokens(token, count) => self.tokens(*token, *count),
            Term::Reward(reward) => self.reward(*reward),
            Term::Deck(deck) => self.word(&format!("deck-{}", <&str>::from(deck)), &[]),
            Term::Judgement(judgement) => self.judgement(judgement),
            Term::TokenKind(kind) => {
                let key = format!("token-kind-{}", kind.key().replace('_', "-"));
                self.word(&key, &[])
            }
            Term::Place(AuctionPlace::Base) => self.word("place-base", &[]),
            Term::Place(AuctionPlace::Tip) => self.word("place-tip", &[]),
            Term::Bid(Bid::Gem(colour)) if self.words.notation == Notation::Signs => {
                colour_sign(*colour).to_string()
            }
            Term::Bid(Bid::Gem(colour)) => self.word("bid-gem", &[("colour", self.thing(*colour))]),
            Term::Bid(Bid::Attack) => self.word("bid-attack", &[]),
            Term::Bid(Bid::Pass) => self.word("bid-pass", &[]),
            Term::Bid(Bid::Diamond) => self.word("bid-diamond", &[]),
            Term::Rival(rival) => {
                let number = FluentValue::from(i64::from(rival.0) + 1);
                self.word("rival-name", &[("number", number)])
            }
            Term::ComputerName(name) => {
                let key = format!("computer-name-{}", name.as_str().to_lowercase());
                self.word(&key, &[])
            }
            Term::Topic(topic) => self.word(&format!("topic-{}", topic.key()), &[]),
            Term::ToDo(topic) => self.word(&format!("call-{}", topic.key()), &[]),
            Term::Phase(Phase::SetUp) => self.word("phase-set-up", &[]),
            Term::Phase(Phase::Auction(round)) => self.counted("phase-auction", *round),
            Term::Phase(Phase::Development(round)) => self.counted("phase-development", *round),
            Term::Phase(Phase::Criminals) => self.word("phase-criminals", &[]),
            Term::Phase(Phase::Judgement) => self.word("phase-judgement", &[]),
            Term::Phase(Phase::Combat) => self.word("phase-combat", &[]),
            Term::Phase(Phase::Painting) => self.word("phase-painting", &[]),
            Term::Phase(Phase::Over) => self.word("phase-over", &[]),
            Term::Turn { turn, turns } => {
                let number = |n: u8| FluentValue::from(i64::from(n));
                self.word("turn-of", &[("turn", number(*turn)), ("turns", number(*turns))])
            }
            Term::HowMany(wanted) => self.how_many(*wanted),
            Term::ScoreLine(line) => self.word(
                match line {
                    ScoreLine::Circles => "score-circles",
                    ScoreLine::Infinite => "score-infinite",
                    ScoreLine::Laws => "score-laws",
                    ScoreLine::Power => "score-power",
                    ScoreLine::Magic => "score-magic",
                    ScoreLine::Sets => "score-sets",
                    ScoreLine::Attack => "score-attack",
                },
                &[],
            ),
            Term::Monster(id, printed) => self.printed(&format!("monster-{}", id.0), printed),
            Term::Name(text) | Term::Called(text) | Term::Said(text) => text.clone(),
            Term::DomainCard => self.word("domain-card", &[]),
            Term::OwnDomainCard => self.word("domain-card-own", &[]),
            Term::OwnCombatCard => self.word("combat-card-own", &[]),
            Term::DomainReward(reward) => {
                let key = format!("domain-reward-{}", reward.key());
                self.counted(&key, DomainReward::GEMS)
            }
            Term::You => self.word("you", &[]),
            Term::List(things, joined) => {
                let said: Vec<String> = things.iter().map(|thing| self.say(thing)).collect();
                self.joined(&said, *joined)
            }
        }
    }

    fn card(&self, card: &CardName) -> String {
        self.printed(&format!("card-{}", card.id.0), &card.printed)
    }

    fn printed(&self, key: &str, printed: &str) -> String {
        if self.words.has(key) { self.word(key, &[]) } else { printed.to_owned() }
    }

    fn gems(&self, gems: &Gems) -> String {
        if self.words.notation == Notation::Signs && !gems.is_empty() {
            return signs(gems);
        }
        let parts: Vec<String> = gems
            .iter()
            .filter(|(_, n)| **n > 0)
            .map(|(colour, n)| {
                let count = FluentValue::from(i64::from(*n));
                let colour = ("colour", self.thing(colour));
                self.word("gems-of", &[("count", count), colour])
            })
            .collect();
        if parts.is_empty() {
            self.word("no-gems", &[])
        } else {
            self.joined(&parts, Joined::Commas)
        }
    }

    fn cost(&self, cost: &Cost) -> String {
        let any = (cost.any > 0).then(|| Term::AnyGems(u16::from(cost.any)));
        let fixed = (!cost.gems.is_empty()).then_some(Term::Gems(cost.gems));
        let parts: Vec<Term> = fixed.into_iter().chain(any).collect();
        if parts.is_empty() {
            self.gems(&Gems::NONE)
        } else {
            self.say(&Term::List(parts, Joined::Commas))
        }
    }

    fn how_many(&self, wanted: HowMany) -> String {
        let key = match wanted {
            HowMany { least, most } if least == most => "how-many-exactly",
            HowMany { least: 0, .. } => "how-many-up-to",
            HowMany { .. } => "how-many-range",
        };
        let number = |n: u8| FluentValue::from(i64::from(n));
        let args = [("least", number(wanted.least)), ("most", number(wanted.most))];
        self.word(key, &args)
    }

    fn auction_card(&self, card: AuctionCard) -> String {
        let mut colours = card.colours();
        let (Some(first), second) = (colours.next(), colours.next()) else {
            return String::new();
        };
        let word = |colour| self.say(&Term::Colour(colour));
        let Some(second) = second else {
            return word(first);
        };
        let args = [
            ("first", FluentValue::from(word(first))),
            ("second", FluentValue::from(word(second))),
        ];
        self.word("auction-card-two", &args)
    }

    fn tokens(&self, token: Token, count: u16) -> String {
        let count = ("count", FluentValue::from(i64::from(count)));
        let colour = |colour: Colour| ("colour", self.thing(colour));
        let value = |value: u8| ("value", FluentValue::from(i64::from(value)));
        match token {
            Token::Science => self.word("token-science", &[count]),
            Token::Magic => self.word("token-magic", &[count]),
            Token::Defence => self.word("token-defence", &[count]),
            Token::Points(points) => self.word("token-points", &[count, value(points)]),
            Token::BonusMagic(points) => self.word("token-bonus-magic", &[count, value(points)]),
            Token::BonusCircle { colour: which, value: points } => {
                self.word("token-bonus-circle", &[count, colour(which), value(points)])
            }
            Token::Infinite(which) => self.word("token-infinite", &[count, colour(which)]),
            Token::BonusAnyCircle(points) => {
                self.word("token-bonus-any-circle", &[count, value(points)])
            }
        }
    }

    fn reward(&self, reward: Reward) -> String {
        let colour = |colour: Colour| ("colour", self.thing(colour));
        match reward {
            Reward::Gems(n) => self.counted("reward-gems", n),
            Reward::Points(n) => self.counted("reward-points", n),
            Reward::Cards(n) => self.counted("reward-cards", n),
            Reward::Science(n) => self.counted("reward-science", n),
            Reward::Magic(n) => self.counted("reward-magic", n),
            Reward::Defence(n) => self.counted("reward-defence", n),
            Reward::Attack(n) => self.counted("reward-attack", n),
            Reward::BonusMagic(n) => self.counted("reward-bonus-magic", n),
            Reward::BonusCircle { colour: which, value } => {
                let count = ("count", FluentValue::from(i64::from(value)));
                self.word("reward-bonus-circle", &[colour(which), count])
            }
            Reward::Infinite(which) => self.word("reward-infinite", &[colour(which)]),
            Reward::InfiniteOfChoice => self.word("reward-infinite-of-choice", &[]),
            Reward::Diamonds(n) => self.counted("reward-diamonds", n),
            Reward::BonusAnyCircle(n) => self.counted("reward-bonus-any-circle", n),
            Reward::Bribes(n) => self.counted("reward-bribes", n),
            Reward::DiscardJudgements(n) => self.counted("reward-discard-judgements", n),
            Reward::Relocate => self.word("reward-relocate", &[]),
        }
    }

    fn joined(&self, parts: &[String], joined: Joined) -> String {
        let (more, key) = match joined {
            Joined::Commas => ("list-more", "list-more"),
            Joined::Apart => ("list-apart", "list-apart"),
            Joined::And => ("list-more", "list-and"),
            Joined::Or => ("list-more", "list-or"),
        };
        let (Some((last, first)), false) = (parts.split_last(), parts.len() == 1) else {
            return parts.concat();
        };
        let pair = |key, first: String, last: &String| {
            let args = [("first", first.into()), ("last", last.as_str().into())];
            self.word(key, &args)
        };
        let mut rest = first.iter();
        let begun = rest.next().cloned().unwrap_or_default();
        let first = rest.fold(begun, |first, next| pair(more, first, next));
        pair(key, first, last)
    }
}

struct Spoken {
    thing: Term,
    words: Arc<Words>,
}

impl PartialEq for Spoken {
    fn eq(&self, other: &Self) -> bool {
        self.thing == other.thing && Arc::ptr_eq(&self.words, &other.words)
    }
}

impl fmt::Debug for Spoken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.thing.fmt(f)
    }
}

impl FluentType for Spoken {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(Spoken { thing: self.thing.clone(), words: Arc::clone(&self.words) })
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        said(&self.thing, &self.words, None).into()
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        said(&self.thing, &self.words, None).into()
    }
}

pub(crate) fn title(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

pub(super) fn register_functions(
    bundle: &mut FluentBundle<FluentResource>,
) -> Result<(), FluentError> {
    bundle.add_function("WORD", |things, form| match things {
        [thing] => in_form(thing, form).map_or(FluentValue::Error, FluentValue::from),
        _ => FluentValue::Error,
    })?;
    bundle.add_function("PERSON", |things, _| match things {
        [thing] => spoken_of(thing).map_or(Person::Third, Term::person).key().into(),
        _ => FluentValue::Error,
    })?;
    bundle.add_function("TITLE", |things, form| match things {
        [thing] if spoken_of(thing).is_some_and(Term::begins_with_a_name) => {
            in_form(thing, form).map_or(FluentValue::Error, FluentValue::from)
        }
        [thing] => in_form(thing, form).map_or(FluentValue::Error, |text| title(&text).into()),
        _ => FluentValue::Error,
    })
}

fn spoken_of<'a>(value: &'a FluentValue<'_>) -> Option<&'a Term> {
    match value {
        FluentValue::Custom(thing) => {
            let spoken = (**thing).as_any().downcast_ref::<Spoken>()?;
            Some(&spoken.thing)
        }
        _ => None,
    }
}

fn in_form(value: &FluentValue<'_>, form: &FluentArgs<'_>) -> Option<String> {
    match value {
        FluentValue::String(text) => Some(text.clone().into_owned()),
        FluentValue::Custom(thing) => {
            let spoken = (**thing).as_any().downcast_ref::<Spoken>()?;
            Some(said(&spoken.thing, &spoken.words, Some(form)))
        }
        FluentValue::Number(_) | FluentValue::None | FluentValue::Error => None,
    }
}
