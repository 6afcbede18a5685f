//! Terms of the game. Sentences take terms, never words, so that each language can inflect them.

use viceroy_model::messages::ComputerName;
use viceroy_rules::cards::{MonsterId, RowCost, TokenKind};
use viceroy_rules::{HowMany, JudgementSet, Rival};

use crate::prelude::*;

#[derive(Clone, PartialEq, Debug)]
pub enum Term {
    Colour(Colour),
    AuctionCard(AuctionCard),
    Section(SectionColour),
    Gems(Gems),
    AnyGems(u16),
    Cost(Cost),
    RowCost(RowCost),
    Card(CardName),
    BareCard(CardName),
    /// With its printed name as the fallback.
    Monster(MonsterId, String),
    /// By its effect.
    Judgement(Judgement),
    TokenKind(TokenKind),
    Tokens(Token, u16),
    Reward(Reward),
    DomainReward(DomainReward),
    Deck(DeckKind),
    Place(AuctionPlace),
    Bid(Bid),
    Rival(Rival),
    ComputerName(ComputerName),
    /// What a player is awaited for.
    Topic(Topic),
    /// What a mentioned player has to do.
    ToDo(Topic),
    Phase(Phase),
    Turn {
        /// From 1.
        turn: u8,
        turns: u8,
    },
    HowMany(HowMany),
    ScoreLine(ScoreLine),
    /// As chosen by the player.
    Name(String),
    /// A mention: the sentence addresses its owner, but others read it too.
    Called(String),
    DomainCard,
    OwnDomainCard,
    OwnCombatCard,
    /// The reader.
    You,
    /// Already rendered in the same language.
    Said(String),
    List(Vec<Term>, Joined),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    /// "a, b, c".
    Commas,
    /// "a; b; c", for items with commas.
    Apart,
    /// "a, b and c".
    And,
    /// "a, b or c".
    Or,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Person {
    /// The reader: you take.
    Second,
    /// The reader and others: you and Anna take.
    SecondPlural,
    /// The mentioned player: Anna, your time is up.
    Called,
    /// Several mentioned players: Anna and Ben, your time is up.
    CalledPlural,
    Third,
    ThirdPlural,
}

impl Person {
    pub(super) const fn key(self) -> &'static str {
        match self {
            Person::Second => "second",
            Person::SecondPlural => "second-plural",
            Person::Called => "called",
            Person::CalledPlural => "called-plural",
            Person::Third => "third",
            Person::ThirdPlural => "third-plural",
        }
    }
}

/// With the printed name as the fallback.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardName {
    pub(super) id: CardId,
    pub(super) printed: String,
}

impl Term {
    pub fn card(catalogue: &Catalogue, id: CardId) -> Term {
        let printed = catalogue.get(id).map_or("?", |c| c.name.en.as_str());
        let printed = printed.to_owned();
        Term::Card(CardName { id, printed })
    }

    pub fn bare_card(card: &Card) -> Term {
        Term::BareCard(CardName::from(card))
    }

    pub fn rewards(rewards: &[Reward]) -> Term {
        let each = rewards.iter().copied().map(Term::Reward);
        Term::List(each.collect(), Joined::And)
    }

    pub fn names<'a>(names: impl IntoIterator<Item = &'a String>) -> Term {
        Term::list(names.into_iter().map(Term::name), Joined::And)
    }

    pub fn name(name: impl Into<String>) -> Term {
        Term::Name(name.into())
    }

    /// Equal tokens are merged, in order of first occurrence.
    pub fn tokens(all: impl IntoIterator<Item = Token>) -> Vec<Term> {
        let mut counted: Vec<(Token, u16)> = vec![];
        for token in all {
            match counted.iter_mut().find(|(t, _)| *t == token) {
                Some((_, count)) => *count = count.saturating_add(1),
                None => counted.push((token, 1)),
            }
        }
        let each = counted.into_iter().map(|(t, n)| Term::Tokens(t, n));
        each.collect()
    }

    pub fn place_in_game(view: &TableView) -> Vec<Term> {
        match view.open.phase {
            Phase::SetUp | Phase::Judgement | Phase::Painting | Phase::Over => vec![],
            Phase::Auction(_) | Phase::Development(_) | Phase::Criminals | Phase::Combat => {
                vec![Term::Turn { turn: view.open.turn, turns: view.turns() }]
            }
        }
    }

    pub(super) fn person(&self) -> Person {
        if *self == Term::You {
            return Person::Second;
        }
        let things = match self {
            Term::List(things, _) => &things[..],
            Term::Called(_) => return Person::Called,
            _ => return Person::Third,
        };
        match things {
            [one] => one.person(),
            [Term::Called(_), ..] => Person::CalledPlural,
            several if several.contains(&Term::You) => Person::SecondPlural,
            _ => Person::ThirdPlural,
        }
    }

    /// Names keep their own capitalisation.
    pub(super) fn begins_with_a_name(&self) -> bool {
        if let Term::List(things, _) = self {
            return things.first().is_some_and(Term::begins_with_a_name);
        }
        matches!(self, Term::Name(_) | Term::Called(_))
    }

    pub fn gems_and_diamonds(gems: Gems, diamonds: u8) -> Term {
        let these = Term::Reward(Reward::Diamonds(diamonds));
        match (gems.is_empty(), diamonds) {
            (_, 0) => Term::Gems(gems),
            (true, _) => these,
            (false, _) => Term::List(vec![Term::Gems(gems), these], Joined::And),
        }
    }

    pub fn stones(stones: &Currency) -> Term {
        Term::gems_and_diamonds(stones.gems, stones.diamonds)
    }

    pub fn judgements(ruleset: &Ruleset, tokens: JudgementSet) -> Term {
        let faces = tokens.iter().map(|token| ruleset.judgement(token).clone());
        Term::list(faces, Joined::Commas)
    }

    pub fn monster(catalogue: &Catalogue, id: MonsterId) -> Term {
        let name = catalogue.monster(id).map_or("?", |m| m.name.en.as_str());
        Term::Monster(id, name.to_owned())
    }

    pub fn list<T: Into<Term>>(things: impl IntoIterator<Item = T>, joined: Joined) -> Term {
        Term::List(things.into_iter().map(Into::into).collect(), joined)
    }

    /// `None` of nothing.
    pub fn some<T: Into<Term>>(
        things: impl IntoIterator<Item = T>,
        joined: Joined,
    ) -> Option<Term> {
        let things: Vec<Term> = things.into_iter().map(Into::into).collect();
        (!things.is_empty()).then_some(Term::List(things, joined))
    }

    /// Whoever sits there, as the reader calls them.
    pub fn player(names: &BySeat<String>, seat: Seat, reader: Option<Seat>) -> Term {
        match reader == Some(seat) {
            true => Term::You,
            false => Term::Name(names.get(seat).cloned().unwrap_or_default()),
        }
    }
}

impl From<&Card> for CardName {
    fn from(card: &Card) -> CardName {
        CardName { id: card.id, printed: card.name.en.clone() }
    }
}

impl From<&Card> for Term {
    fn from(card: &Card) -> Term {
        Term::Card(CardName::from(card))
    }
}

macro_rules! things {
    ($($from:ty => $thing:ident),* $(,)?) => {
        $(impl From<$from> for Term {
            fn from(thing: $from) -> Term {
                Term::$thing(thing)
            }
        }

        impl From<&$from> for Term {
            fn from(thing: &$from) -> Term {
                Term::$thing(thing.clone())
            }
        })*
    };
}

things! {
    Colour => Colour,
    AuctionCard => AuctionCard,
    SectionColour => Section,
    Gems => Gems,
    Cost => Cost,
    RowCost => RowCost,
    Reward => Reward,
    Judgement => Judgement,
    TokenKind => TokenKind,
    DeckKind => Deck,
    DomainReward => DomainReward,
    AuctionPlace => Place,
    Bid => Bid,
    Rival => Rival,
    ComputerName => ComputerName,
    Topic => Topic,
    Phase => Phase,
    HowMany => HowMany,
    ScoreLine => ScoreLine,
}

impl From<&Token> for Term {
    fn from(token: &Token) -> Term {
        Term::Tokens(*token, 1)
    }
}

impl From<Token> for Term {
    fn from(token: Token) -> Term {
        Term::Tokens(token, 1)
    }
}

impl From<&Term> for Term {
    fn from(thing: &Term) -> Term {
        thing.clone()
    }
}

impl From<&[String]> for Term {
    fn from(names: &[String]) -> Term {
        Term::names(names)
    }
}

impl From<&Vec<String>> for Term {
    fn from(names: &Vec<String>) -> Term {
        Term::names(names)
    }
}

/// Always used beside the word: some readers do not show or speak signs.
pub fn colour_sign(colour: Colour) -> char {
    match colour {
        Colour::Blue => '🔵',
        Colour::Red => '🔴',
        Colour::Green => '🟢',
        Colour::Yellow => '🟡',
    }
}
