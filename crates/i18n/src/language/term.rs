//! What sentences speak of. A sentence is given things, never words of the game, so that each language can put them into
//! the form it needs.

use viceroy_model::messages::ComputerName;
use viceroy_rules::cards::{
    AuctionCard, Card, CardId, Catalogue, Colour, Cost, Gems, Judgement, MonsterId, Reward,
    RowCost, SectionColour, TokenKind,
};
use viceroy_rules::{
    AuctionPlace, Bid, Currency, DeckKind, DomainReward, HowMany, JudgementSet, Phase, Rival,
    Ruleset, ScoreLine, TableView, Token, Topic,
};

/// Something of the game that a sentence can speak of.
#[derive(Clone, PartialEq, Debug)]
pub enum Term {
    Colour(Colour),
    /// An auction card, by its colours.
    AuctionCard(AuctionCard),
    /// What a section counts as.
    Section(SectionColour),
    /// Gems by colour.
    Gems(Gems),
    /// So many gems of any colour.
    AnyGems(u16),
    /// What a card costs.
    Cost(Cost),
    /// What a row adds to the cost.
    RowCost(RowCost),
    /// A card, with its number where it is told from others by it.
    Card(CardName),
    /// A card by its name alone.
    BareCard(CardName),
    /// A monster with its printed name, for languages that have no other.
    Monster(MonsterId, String),
    /// A judgement token, by what it does.
    Judgement(Judgement),
    TokenKind(TokenKind),
    /// So many equal tokens.
    Tokens(Token, u16),
    /// What a card gives.
    Reward(Reward),
    /// What a domain card gives.
    DomainReward(DomainReward),
    Deck(DeckKind),
    /// A place beside an auction card.
    Place(AuctionPlace),
    /// A bid as the others say it.
    Bid(Bid),
    /// A virtual opponent.
    Rival(Rival),
    /// What a computer player is called.
    ComputerName(ComputerName),
    /// What somebody is awaited for.
    Topic(Topic),
    /// What somebody who is called has to do.
    ToDo(Topic),
    /// Where the game is, in a turn or outside of one.
    Phase(Phase),
    /// Which turn it is, of how many.
    Turn {
        /// From 1.
        turn: u8,
        /// How many there will be.
        turns: u8,
    },
    /// How many have to be picked.
    HowMany(HowMany),
    /// A line of the score sheet.
    ScoreLine(ScoreLine),
    /// What somebody is called, as they chose it.
    Name(String),
    /// Somebody whom the message calls, by the mention that does so: the sentence speaks to them, and others read it.
    Called(String),
    /// The card that a domain is, as one among other cards.
    DomainCard,
    /// The same, to whom it belongs.
    OwnDomainCard,
    /// The card on which gems for combats lie, to whom it belongs.
    OwnCombatCard,
    /// Whoever reads the sentence.
    You,
    /// Something that was put into words of the same language before, for instance a part of a sentence.
    Said(String),
    /// Several, one after another.
    List(Vec<Term>, Joined),
}

/// How the things of a list are joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    /// "a, b, c".
    Commas,
    /// "a; b; c", of what has commas of its own.
    Apart,
    /// "a, b and c".
    And,
    /// "a, b or c".
    Or,
}

/// In which person a sentence speaks of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Person {
    /// To the reader: you take.
    Second,
    /// To the reader among others: you and Anna take.
    SecondPlural,
    /// To the one whom it calls, so that others read it too: Anna, your time is up.
    Called,
    /// To several whom it calls: Anna and Ben, your time is up.
    CalledPlural,
    /// Of somebody else: Anna takes.
    Third,
    /// Of several others: Anna and Ben take.
    ThirdPlural,
}

impl Person {
    /// How language files call it.
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

/// A card with its printed name, for languages that have no other.
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

    /// A card by its name alone.
    pub fn bare_card(card: &Card) -> Term {
        Term::BareCard(CardName::from(card))
    }

    /// Everything a row gives.
    pub fn rewards(rewards: &[Reward]) -> Term {
        let each = rewards.iter().copied().map(Term::Reward);
        Term::List(each.collect(), Joined::And)
    }

    /// What people are called, joined with "and".
    pub fn names<'a>(names: impl IntoIterator<Item = &'a String>) -> Term {
        Term::list(names.into_iter().map(Term::name), Joined::And)
    }

    /// What somebody is called.
    pub fn name(name: impl Into<String>) -> Term {
        Term::Name(name.into())
    }

    /// Tokens, equal ones said together in the order in which they first come.
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

    /// The turn, while a game is in one.
    pub fn place_in_game(view: &TableView) -> Vec<Term> {
        match view.open.phase {
            Phase::SetUp | Phase::Judgement | Phase::Painting | Phase::Over => vec![],
            Phase::Auction(_) | Phase::Development(_) | Phase::Criminals | Phase::Combat => {
                vec![Term::Turn { turn: view.open.turn, turns: view.turns() }]
            }
        }
    }

    /// In which person a sentence speaks of it.
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

    /// Whether it begins with a name, which is written as its owner writes it.
    pub(super) fn begins_with_a_name(&self) -> bool {
        if let Term::List(things, _) = self {
            return things.first().is_some_and(Term::begins_with_a_name);
        }
        matches!(self, Term::Name(_) | Term::Called(_))
    }

    /// Gems by colour, and diamonds where there are some.
    pub fn gems_and_diamonds(gems: Gems, diamonds: u8) -> Term {
        let these = Term::Reward(Reward::Diamonds(diamonds));
        match (gems.is_empty(), diamonds) {
            (_, 0) => Term::Gems(gems),
            (true, _) => these,
            (false, _) => Term::List(vec![Term::Gems(gems), these], Joined::And),
        }
    }

    /// Gems and diamonds.
    pub fn stones(stones: &Currency) -> Term {
        Term::gems_and_diamonds(stones.gems, stones.diamonds)
    }

    /// Judgement tokens, by what they do; equal ones follow one another.
    pub fn judgements(ruleset: &Ruleset, tokens: JudgementSet) -> Term {
        let faces = tokens.iter().map(|token| ruleset.judgement(token).clone());
        Term::list(faces, Joined::Commas)
    }

    /// A monster of a catalogue, by its name.
    pub fn monster(catalogue: &Catalogue, id: MonsterId) -> Term {
        let name = catalogue.monster(id).map_or("?", |m| m.name.en.as_str());
        Term::Monster(id, name.to_owned())
    }

    /// Several things one after another.
    pub fn list<T: Into<Term>>(things: impl IntoIterator<Item = T>, joined: Joined) -> Term {
        Term::List(things.into_iter().map(Into::into).collect(), joined)
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

/// People by their names.
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

/// A sign for a colour; always said together with the word, as a sign alone is lost on some readers.
pub fn colour_sign(colour: Colour) -> char {
    match colour {
        Colour::Blue => '🔵',
        Colour::Red => '🔴',
        Colour::Green => '🟢',
        Colour::Yellow => '🟡',
    }
}
