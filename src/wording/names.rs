//! The words of the game.

use super::{Arg, say};
use crate::cards::{
    AuctionCard, CardId, Catalogue, Colour, Cost, Gems, Reward, RowCost, SectionColour,
};
use crate::rules::{AuctionPlace, Bid, DeckKind, HowMany, Phase, Rival, Ruleset, Token, Topic};

/// A colour.
pub fn colour(colour: Colour) -> String {
    match colour {
        Colour::Blue => say("blue", &[]),
        Colour::Red => say("red", &[]),
        Colour::Green => say("green", &[]),
        Colour::Yellow => say("yellow", &[]),
    }
}

/// An auction card by its colours.
pub fn auction_card(card: AuctionCard) -> String {
    listed_and(&card.colours().map(colour).collect::<Vec<_>>())
}

/// What a section counts as.
pub fn section(section: SectionColour) -> String {
    match section {
        SectionColour::Of(colour) => self::colour(colour),
        SectionColour::Any => say("any-colour", &[]),
        SectionColour::None => say("no-colour", &[]),
    }
}

/// A colour at the start of a label.
pub fn colour_title(which: Colour) -> String {
    let name = colour(which);
    let mut letters = name.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => name,
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

/// So many gems of any colour.
pub fn gem_count(count: u16) -> String {
    say("gems", &[("count", Arg::Number(i64::from(count)))])
}

/// How many have to be picked.
pub fn how_many(wanted: HowMany) -> String {
    let key = match wanted {
        HowMany { least, most } if least == most => "how-many-exactly",
        HowMany { least: 0, .. } => "how-many-up-to",
        HowMany { .. } => "how-many-range",
    };
    let (least, most) = (wanted.least.to_string(), wanted.most.to_string());
    say(
        key,
        &[("least", Arg::Text(&least)), ("most", Arg::Text(&most))],
    )
}

/// Gems by colour.
pub fn gems(gems: &Gems) -> String {
    let parts: Vec<String> = gems
        .iter()
        .filter(|(_, n)| **n > 0)
        .map(|(c, n)| {
            let args = [
                ("count", Arg::Number(i64::from(*n))),
                ("colour", Arg::Text(&colour(c))),
            ];
            say("gems-of", &args)
        })
        .collect();
    if parts.is_empty() {
        say("no-gems", &[])
    } else {
        listed(&parts)
    }
}

/// What a card costs.
pub fn cost(cost: &Cost) -> String {
    let any = (cost.any > 0).then(|| gem_count(u16::from(cost.any)));
    let fixed = (!cost.gems.is_empty()).then(|| gems(&cost.gems));
    let parts: Vec<String> = fixed.into_iter().chain(any).collect();
    if parts.is_empty() {
        gems(&Gems::NONE)
    } else {
        listed(&parts)
    }
}

/// What a row adds to the cost.
pub fn row_cost(cost: RowCost) -> String {
    match cost {
        RowCost::Of(colour) => self::colour(colour),
        RowCost::Any(count) => gem_count(u16::from(count)),
    }
}

/// "a, b, c".
pub fn listed(parts: &[String]) -> String {
    let join = |first: String, rest: &String| {
        let args = [("first", Arg::Text(&first)), ("rest", Arg::Text(rest))];
        say("list-more", &args)
    };
    parts
        .iter()
        .skip(1)
        .fold(parts.first().cloned().unwrap_or_default(), join)
}

/// "a, b and c".
pub fn listed_and(parts: &[String]) -> String {
    joined("list-and", parts)
}

/// "a, b or c".
pub fn listed_or(parts: &[String]) -> String {
    joined("list-or", parts)
}

fn joined(key: &str, parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            let first = listed(first);
            let args = [("first", Arg::Text(&first)), ("last", Arg::Text(last))];
            say(key, &args)
        }
    }
}

/// A card with its number.
pub fn card(catalogue: &Catalogue, id: CardId) -> String {
    let name = catalogue.get(id).map_or("?", |c| c.name.en.as_str());
    let number = Arg::Number(i64::from(id.0));
    say(
        "card-name",
        &[("name", Arg::Text(name)), ("number", number)],
    )
}

/// A token that lies on a card.
pub fn token(token: Token) -> String {
    tokens(token, 1)
}

/// So many equal tokens.
pub fn tokens(token: Token, count: u8) -> String {
    let (key, which, value) = match token {
        Token::Science => ("token-science", None, 0),
        Token::Magic => ("token-magic", None, 0),
        Token::Defence => ("token-defence", None, 0),
        Token::Points(value) => ("token-points", None, value),
        Token::BonusMagic(value) => ("token-bonus-magic", None, value),
        Token::BonusCircle { colour, value } => ("token-bonus-circle", Some(colour), value),
        Token::Infinite(colour) => ("token-infinite", Some(colour), 0),
    };
    let which = which.map(colour).unwrap_or_default();
    let args = [
        ("count", Arg::Number(i64::from(count))),
        ("colour", Arg::Text(&which)),
        ("value", Arg::Number(i64::from(value))),
    ];
    say(key, &args)
}

/// Tokens, equal ones said together.
pub fn all_tokens(all: impl IntoIterator<Item = Token>) -> Vec<String> {
    let mut counted: Vec<(Token, u8)> = vec![];
    for token in all {
        match counted.iter_mut().find(|(t, _)| *t == token) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => counted.push((token, 1)),
        }
    }
    counted.into_iter().map(|(t, n)| tokens(t, n)).collect()
}

/// What a card gives.
pub fn reward(reward: Reward) -> String {
    let count = |n: u8| ("count", Arg::Number(i64::from(n)));
    match reward {
        Reward::Gems(n) => say("reward-gems", &[count(n)]),
        Reward::Points(n) => say("reward-points", &[count(n)]),
        Reward::Cards(n) => say("reward-cards", &[count(n)]),
        Reward::Science(n) => say("reward-science", &[count(n)]),
        Reward::Magic(n) => say("reward-magic", &[count(n)]),
        Reward::Defence(n) => say("reward-defence", &[count(n)]),
        Reward::Attack(n) => say("reward-attack", &[count(n)]),
        Reward::BonusMagic(n) => say("reward-bonus-magic", &[count(n)]),
        Reward::BonusCircle { colour: c, value } => say(
            "reward-bonus-circle",
            &[("colour", Arg::Text(&colour(c))), count(value)],
        ),
        Reward::Infinite(c) => say("reward-infinite", &[("colour", Arg::Text(&colour(c)))]),
        Reward::InfiniteOfChoice => say("reward-infinite-of-choice", &[]),
    }
}

/// Everything a row gives.
pub fn rewards(rewards: &[Reward]) -> String {
    listed_and(&rewards.iter().map(|r| reward(*r)).collect::<Vec<_>>())
}

/// A deck.
pub fn deck(deck: DeckKind) -> String {
    match deck {
        DeckKind::Large => say("deck-large", &[]),
        DeckKind::Small => say("deck-small", &[]),
        DeckKind::Laws => say("deck-laws", &[]),
    }
}

/// A place beside an auction card.
pub fn place(place: AuctionPlace) -> String {
    match place {
        AuctionPlace::Base => say("place-base", &[]),
        AuctionPlace::Tip => say("place-tip", &[]),
    }
}

/// A bid as the others say it.
pub fn bid(bid: Bid) -> String {
    match bid {
        Bid::Gem(c) => say("bid-gem", &[("colour", Arg::Text(&colour(c)))]),
        Bid::Attack => say("bid-attack", &[]),
        Bid::Pass => say("bid-pass", &[]),
    }
}

/// A virtual opponent.
pub fn rival(rival: Rival) -> String {
    let number = Arg::Number(i64::from(rival.0) + 1);
    say("rival-name", &[("number", number)])
}

/// What somebody is awaited for.
pub fn topic(topic: Topic) -> String {
    say(&format!("topic-{}", topic.key()), &[])
}

/// Where the game is.
pub fn phase(ruleset: &Ruleset, turn: u8, phase: Phase) -> String {
    place_in_game(ruleset, turn, phase, ["phase-auction", "phase-development"])
}

/// Where a game is, without telling the phases of a turn apart.
pub fn turn(ruleset: &Ruleset, turn: u8, phase: Phase) -> String {
    place_in_game(ruleset, turn, phase, ["phase-turn"; 2])
}

fn place_in_game(
    ruleset: &Ruleset,
    turn: u8,
    phase: Phase,
    [auction, development]: [&'static str; 2],
) -> String {
    let turns = (ruleset.large_deck / crate::cards::Colour::ALL.len()) as i64;
    let of_turn = |key, number: u8| {
        let args = [
            ("turn", Arg::Number(i64::from(turn))),
            ("turns", Arg::Number(turns.max(i64::from(turn)))),
            ("number", Arg::Number(i64::from(number))),
        ];
        say(key, &args)
    };
    match phase {
        Phase::SetUp => say("phase-set-up", &[]),
        Phase::Auction(n) => of_turn(auction, n),
        Phase::Development(n) => of_turn(development, n),
        Phase::Painting => say("phase-painting", &[]),
        Phase::Over => say("phase-over", &[]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_well() {
        let names = |n: usize| -> Vec<String> {
            ["Ann", "Bob", "Cid"][..n]
                .iter()
                .map(|s| (*s).to_owned())
                .collect()
        };
        assert_eq!(listed_and(&names(0)), "");
        assert_eq!(listed_and(&names(1)), "Ann");
        assert_eq!(listed_and(&names(2)), "Ann and Bob");
        assert_eq!(listed_and(&names(3)), "Ann, Bob and Cid");
    }

    #[test]
    fn tokens_are_said_with_their_article_or_their_number() {
        let points = |v| token(Token::Points(v));
        assert_eq!(points(8), "an 8-point token");
        assert_eq!(
            [points(2), points(18)],
            ["a 2-point token", "an 18-point token"]
        );
        assert_eq!(tokens(Token::Points(8), 2), "2 8-point tokens");
        let all = [Token::Science, Token::Magic, Token::Science];
        assert_eq!(all_tokens(all), ["2 science tokens", "a magic token"]);
    }

    #[test]
    fn gems_are_said_by_colour() {
        assert_eq!(gems(&Gems::NONE), "no gems");
        let some = Gems::only(Colour::Red, 2).plus(&Gems::only(Colour::Blue, 1));
        assert_eq!(gems(&some), "1 blue, 2 red");
    }

    #[test]
    fn every_word_is_there() {
        for c in Colour::ALL {
            assert!(colour_title(c).starts_with(c.letter()));
            token(Token::BonusCircle {
                colour: c,
                value: 2,
            });
            token(Token::Infinite(c));
            reward(Reward::BonusCircle {
                colour: c,
                value: 2,
            });
            reward(Reward::Infinite(c));
        }
        for t in [
            Token::Science,
            Token::Magic,
            Token::Defence,
            Token::Points(3),
            Token::BonusMagic(2),
        ] {
            token(t);
        }
        let all = [
            Reward::Gems(1),
            Reward::Points(2),
            Reward::Cards(1),
            Reward::Science(1),
            Reward::Magic(1),
            Reward::Defence(1),
            Reward::Attack(1),
            Reward::BonusMagic(3),
            Reward::InfiniteOfChoice,
        ];
        rewards(&all);
        for d in DeckKind::ALL {
            deck(d);
        }
        for p in [AuctionPlace::Base, AuctionPlace::Tip] {
            place(p);
        }
        for b in [Bid::Gem(Colour::Blue), Bid::Attack, Bid::Pass] {
            bid(b);
        }
        for t in Topic::ALL.iter().copied() {
            topic(t);
        }
        let ruleset = Ruleset::compile(crate::rules::Agreement::standard(2)).unwrap();
        for p in [
            Phase::SetUp,
            Phase::Auction(1),
            Phase::Development(3),
            Phase::Painting,
            Phase::Over,
        ] {
            phase(&ruleset, 3, p);
        }
        assert_eq!(
            phase(&ruleset, 3, Phase::Auction(2)),
            "turn 3 of 12, auction 2 of 3"
        );
    }
}
