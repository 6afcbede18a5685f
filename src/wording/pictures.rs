//! Words written on pictures, and the texts that say what a picture shows.

use super::{Arg, Wording};
use crate::cards::{Card, Colour, Gems};
use crate::rules::{AuctionPlace, Claim, Claimed, DeckCounts, Phase, ScoreLine, Token};

/// Discord takes no longer text for a picture.
pub const ALT_LIMIT: usize = 1024;

fn number(n: impl Into<i64>) -> Arg<'static> {
    Arg::Number(n.into())
}

/// A word or short text that needs nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    /// The common stock of gems.
    Reserve,
    /// The heading over dealt cards.
    FirstCards,
    /// The heading over a hand.
    Hand,
    /// An empty hand.
    HandEmpty,
    /// An empty pyramid.
    NoCards,
    /// A level a card may be played on.
    Playable,
    /// A level that is too expensive.
    TooExpensive,
    /// A level without a place.
    NoPlace,
    /// The word before a level's number.
    Level,
    /// The last line of the score sheet.
    Total,
    /// What modules add to a score.
    Other,
}

/// Says a word.
pub fn word(w: &Wording, word: Word) -> String {
    let key = match word {
        Word::Reserve => "picture-reserve",
        Word::FirstCards => "picture-first-cards",
        Word::Hand => "picture-hand",
        Word::HandEmpty => "picture-hand-empty",
        Word::NoCards => "picture-no-cards",
        Word::Playable => "picture-playable",
        Word::TooExpensive => "picture-too-expensive",
        Word::NoPlace => "picture-no-place",
        Word::Level => "picture-level",
        Word::Total => "picture-total",
        Word::Other => "picture-other",
    };
    w.say(key, &[])
}

/// The turn.
pub fn turn(w: &Wording, turn: u8) -> String {
    w.say("picture-turn", &[("turn", number(turn))])
}

/// Where the game is.
pub fn phase(w: &Wording, phase: Phase) -> String {
    match phase {
        Phase::SetUp => w.say("picture-set-up", &[]),
        Phase::Auction(n) => w.say("picture-auction", &[("round", number(n))]),
        Phase::Development(n) => w.say("picture-development", &[("round", number(n))]),
        Phase::Painting => w.say("picture-painting", &[]),
        Phase::Over => w.say("picture-over", &[]),
    }
}

/// The decks with their counts: large, small, laws.
pub fn decks(w: &Wording, decks: &DeckCounts) -> [String; 3] {
    [
        w.say("picture-large-deck", &[("count", number(decks.large))]),
        w.say("picture-small-deck", &[("count", number(decks.small))]),
        w.say("picture-law-deck", &[("count", number(decks.laws))]),
    ]
}

/// A place beside an auction card.
pub fn auction_place(w: &Wording, place: AuctionPlace) -> String {
    match place {
        AuctionPlace::Base => w.say("picture-base", &[]),
        AuctionPlace::Tip => w.say("picture-tip", &[]),
    }
}

/// Who passes.
pub fn passes(w: &Wording, names: &[String]) -> String {
    w.say("picture-passes", &[("names", Arg::Text(&list(w, names)))])
}

/// Who bids an attack token.
pub fn attacks(w: &Wording, names: &[String]) -> String {
    w.say("picture-attacks", &[("names", Arg::Text(&list(w, names)))])
}

/// A player whose name cannot be written.
pub fn no_name(w: &Wording, seat: u8) -> String {
    w.say("picture-no-name", &[("number", number(seat + 1))])
}

/// The heading over the places for a card.
pub fn placing(w: &Wording, card: &Card) -> String {
    w.say("picture-placing", &[("card", Arg::Text(&card.name.en))])
}

/// A colour at the head of a column.
pub fn colour_heading(w: &Wording, colour: Colour) -> String {
    w.say(
        match colour {
            Colour::Blue => "picture-colour-blue",
            Colour::Red => "picture-colour-red",
            Colour::Green => "picture-colour-green",
            Colour::Yellow => "picture-colour-yellow",
        },
        &[],
    )
}

/// A line of the score sheet.
pub fn score_line(w: &Wording, line: ScoreLine) -> String {
    w.say(
        match line {
            ScoreLine::Circles => "picture-line-circles",
            ScoreLine::Infinite => "picture-line-infinite",
            ScoreLine::Laws => "picture-line-laws",
            ScoreLine::Power => "picture-line-power",
            ScoreLine::Magic => "picture-line-magic",
            ScoreLine::Sets => "picture-line-sets",
            ScoreLine::Attack => "picture-line-attack",
        },
        &[],
    )
}

/// Things one after another.
pub fn list(_w: &Wording, things: &[String]) -> String {
    // Fluent trims the end of a value, so the gap of a list cannot be kept in the file.
    things.join(", ")
}

/// Gems by colour.
pub fn gems(w: &Wording, gems: &Gems) -> String {
    w.say(
        "alt-gems",
        &[
            ("blue", number(gems.blue)),
            ("red", number(gems.red)),
            ("green", number(gems.green)),
            ("yellow", number(gems.yellow)),
        ],
    )
}

/// A card by name and number.
pub fn card(w: &Wording, card: &Card) -> String {
    w.say(
        "alt-card",
        &[
            ("name", Arg::Text(&card.name.en)),
            ("number", number(card.id.0)),
        ],
    )
}

/// Whose pyramid it is and how many cards it has.
pub fn alt_pyramid(w: &Wording, name: &str, cards: usize) -> String {
    w.say(
        "alt-pyramid",
        &[("name", Arg::Text(name)), ("cards", number(cards as u32))],
    )
}

/// The cards of one level.
pub fn alt_level(w: &Wording, level: i8, cards: &[String]) -> String {
    let cards = list(w, cards);
    w.say(
        "alt-level",
        &[("level", number(level)), ("cards", Arg::Text(&cards))],
    )
}

/// How many cards a player holds.
pub fn alt_in_hand(w: &Wording, cards: u8) -> String {
    w.say("alt-in-hand", &[("cards", number(cards))])
}

/// Single-colour circles as level, colour and value; nothing when there are none.
pub fn alt_circles(w: &Wording, circles: &[(i8, Colour, u16)]) -> Option<String> {
    let each: Vec<String> = circles
        .iter()
        .map(|(level, colour, value)| {
            w.say(
                "alt-circle",
                &[
                    ("level", number(*level)),
                    ("colour", Arg::Text(&w.say(colour.key(), &[]))),
                    ("value", number(*value)),
                ],
            )
        })
        .collect();
    (!each.is_empty()).then(|| w.say("alt-circles", &[("circles", Arg::Text(&list(w, &each)))]))
}

/// Tokens with how many there are of each; nothing when there are none.
pub fn alt_tokens(w: &Wording, tokens: &[(Token, u16)]) -> Option<String> {
    let each: Vec<String> = tokens
        .iter()
        .map(|(token, count)| alt_token(w, *token, *count))
        .collect();
    (!each.is_empty()).then(|| w.say("alt-tokens", &[("tokens", Arg::Text(&list(w, &each)))]))
}

fn alt_token(w: &Wording, token: Token, count: u16) -> String {
    let (key, colour) = match token {
        Token::Science => ("alt-token-science", None),
        Token::Magic => ("alt-token-magic", None),
        Token::Defence => ("alt-token-defence", None),
        Token::Points(_) => ("alt-token-points", None),
        Token::BonusMagic(_) => ("alt-token-bonus-magic", None),
        Token::BonusCircle { colour, .. } => ("alt-token-bonus-circle", Some(colour)),
        Token::Infinite(colour) => ("alt-token-infinite", Some(colour)),
    };
    let colour = colour.map_or(String::new(), |c| w.say(c.key(), &[]));
    w.say(
        key,
        &[("count", number(count)), ("colour", Arg::Text(&colour))],
    )
}

/// The auction row: reserve and decks.
pub fn alt_auction(w: &Wording, reserve: &Gems, decks: &DeckCounts) -> String {
    w.say(
        "alt-auction",
        &[
            ("gems", Arg::Text(&gems(w, reserve))),
            ("large", number(decks.large)),
            ("small", number(decks.small)),
            ("laws", number(decks.laws)),
        ],
    )
}

/// The cards beside one auction card.
pub fn alt_auction_place(w: &Wording, colour: Colour, cards: &[(AuctionPlace, &Card)]) -> String {
    let each: Vec<String> = cards
        .iter()
        .map(|(place, c)| {
            let key = match place {
                AuctionPlace::Base => "alt-auction-base",
                AuctionPlace::Tip => "alt-auction-tip",
            };
            w.say(key, &[("card", Arg::Text(&card(w, c)))])
        })
        .collect();
    let cards = if each.is_empty() {
        w.say("alt-auction-none", &[])
    } else {
        list(w, &each)
    };
    w.say(
        "alt-auction-place",
        &[
            ("colour", Arg::Text(&colour_heading(w, colour))),
            ("cards", Arg::Text(&cards)),
        ],
    )
}

/// A hand: its size, gems and attack tokens.
pub fn alt_hand(w: &Wording, cards: usize, held: &Gems, attack: u8) -> String {
    w.say(
        "alt-hand",
        &[
            ("cards", number(cards as u32)),
            ("gems", Arg::Text(&gems(w, held))),
            ("attack", number(attack)),
        ],
    )
}

/// A card in hand and the levels it can be played on now.
pub fn alt_hand_card(w: &Wording, c: &Card, levels: &[u8]) -> String {
    let levels: Vec<String> = levels.iter().map(u8::to_string).collect();
    let levels = if levels.is_empty() {
        "none".to_owned()
    } else {
        list(w, &levels)
    };
    w.say(
        "alt-hand-card",
        &[
            ("card", Arg::Text(&card(w, c))),
            ("levels", Arg::Text(&levels)),
        ],
    )
}

/// Cards to choose from.
pub fn alt_dealt(w: &Wording, cards: &[&Card]) -> String {
    let names: Vec<String> = cards.iter().map(|c| card(w, c)).collect();
    w.say(
        "alt-dealt",
        &[
            ("cards", number(cards.len() as u32)),
            ("names", Arg::Text(&list(w, &names))),
        ],
    )
}

/// The places for a card: how large the pyramid is, and each letter with its level.
pub fn alt_placing(w: &Wording, c: &Card, cards: usize, places: &[(char, i8)]) -> String {
    let each: Vec<String> = places
        .iter()
        .map(|(letter, level)| {
            w.say(
                "alt-place",
                &[
                    ("letter", Arg::Text(&letter.to_string())),
                    ("level", number(*level)),
                ],
            )
        })
        .collect();
    let all = w.say("alt-places", &[("places", Arg::Text(&list(w, &each)))]);
    let heading = w.say(
        "alt-placing",
        &[
            ("card", Arg::Text(&card(w, c))),
            ("cards", number(cards as u32)),
        ],
    );
    format!("{heading} {all}")
}

/// That it is the score sheet.
pub fn alt_score(w: &Wording) -> String {
    w.say("alt-score", &[])
}

/// Who won; nothing while nobody has.
pub fn alt_winners(w: &Wording, names: &[String]) -> Option<String> {
    let count = number(names.len() as u32);
    let args = [("count", count), ("names", Arg::Text(&list(w, names)))];
    (!names.is_empty()).then(|| w.say("alt-winners", &args))
}

/// Who is waited for; nothing when nobody is.
pub fn alt_waiting(w: &Wording, names: &[String]) -> Option<String> {
    let args = [("names", Arg::Text(&list(w, names)))];
    (!names.is_empty()).then(|| w.say("alt-waiting", &args))
}

/// The common stock of gems.
pub fn alt_reserve(w: &Wording, reserve: &Gems) -> String {
    w.say("alt-reserve", &[("gems", Arg::Text(&gems(w, reserve)))])
}

/// Who bids on a colour; nothing when nobody does.
pub fn alt_bids(w: &Wording, colour: Colour, names: &[String]) -> Option<String> {
    let colour = w.say(colour.key(), &[]);
    let args = [
        ("colour", Arg::Text(&colour)),
        ("names", Arg::Text(&list(w, names))),
    ];
    (!names.is_empty()).then(|| w.say("alt-bids", &args))
}

/// A bidder with the card claimed (R-AUC-06).
pub fn claim(w: &Wording, name: &str, claimed: &Claimed) -> String {
    let claim = match claimed.claim {
        Claim::Base => auction_place(w, AuctionPlace::Base),
        Claim::Tip => auction_place(w, AuctionPlace::Tip),
        Claim::Either => w.say("picture-either", &[]),
    };
    let key = if claimed.insists {
        "picture-insists"
    } else {
        "picture-claim"
    };
    w.say(
        key,
        &[("name", Arg::Text(name)), ("claim", Arg::Text(&claim))],
    )
}

/// One player's score.
pub fn alt_score_player(w: &Wording, name: &str, total: i16, lines: &[(String, i16)]) -> String {
    let each: Vec<String> = lines
        .iter()
        .map(|(line, points)| {
            w.say(
                "alt-score-line",
                &[("line", Arg::Text(line)), ("points", number(*points))],
            )
        })
        .collect();
    w.say(
        "alt-score-player",
        &[
            ("name", Arg::Text(name)),
            ("total", number(total)),
            ("lines", Arg::Text(&list(w, &each))),
        ],
    )
}

/// Sentences as one text of at most [`ALT_LIMIT`] characters: what does not fit is left out from the end.
pub fn join(sentences: &[String]) -> String {
    let mut text = String::new();
    for sentence in sentences {
        let gap = usize::from(!text.is_empty());
        if text.chars().count() + gap + sentence.chars().count() > ALT_LIMIT - 2 {
            if text.is_empty() {
                text = sentence.chars().take(ALT_LIMIT - 2).collect();
            }
            text.push_str(" …");
            break;
        }
        if gap == 1 {
            text.push(' ');
        }
        text.push_str(sentence);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_between_sentences() {
        let sentences: Vec<String> = (0..200).map(|i| format!("Sentence {i}.")).collect();
        let text = join(&sentences);
        assert!(text.chars().count() <= ALT_LIMIT);
        assert!(text.ends_with(". …"), "{text}");
        assert_eq!(join(&["x".repeat(3000)]).chars().count(), ALT_LIMIT);
        assert_eq!(join(&["A.".to_owned(), "B.".to_owned()]), "A. B.");
    }

    #[test]
    fn plurals_and_lists() {
        let w = Wording::english();
        assert_eq!(alt_pyramid(w, "Ann", 1), "The pyramid of Ann: 1 card.");
        assert_eq!(alt_in_hand(w, 3), "3 cards in hand.");
        assert_eq!(
            alt_tokens(w, &[(Token::Infinite(Colour::Blue), 2)]).unwrap(),
            "Tokens: 2 infinite blue gems."
        );
        assert_eq!(alt_winners(w, &["Ann".to_owned()]).unwrap(), "Winner: Ann.");
        assert_eq!(alt_winners(w, &[]), None);
    }
}
