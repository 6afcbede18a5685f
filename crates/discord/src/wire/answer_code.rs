//! Answers as short text, for buttons and the values of menus. What comes back may be forged, so reading never fails
//! loudly; the rules check every answer anyway.

use smallvec::SmallVec;

use viceroy_rules::cards::{AuctionCard, CardId, Colour, Gems, JudgementId, MonsterId, Section};
use viceroy_rules::{
    Answer, AuctionPlace, Bid, Claim, Currency, DeckKind, DomainReward, Offer, Payment, Seat, Slot,
    Stroke, Token, TokenPlace, Way, Zone,
};

/// The most offers or strokes that are read; more were never written.
const MOST: usize = 64;

/// An answer as text without spaces or colons.
pub fn write(answer: &Answer) -> String {
    match answer {
        Answer::Pick(offers) => {
            let offers: Vec<String> = offers.iter().map(write_offer).collect();
            format!("={}", offers.join("+"))
        }
        Answer::Gems(gems) => format!("*{}", write_gems(gems)),
        Answer::Paint(strokes) => {
            let strokes: Vec<String> = strokes.iter().map(write_stroke).collect();
            format!("~{}", strokes.join("+"))
        }
    }
}

/// The answer of a text that [`write()`] made.
pub fn read(text: &str) -> Option<Answer> {
    if let Some(offers) = text.strip_prefix('=') {
        let offers: SmallVec<[Offer; 2]> = parts(offers).map(read_offer).collect::<Option<_>>()?;
        return Some(Answer::Pick(offers));
    }
    if let Some(gems) = text.strip_prefix('*') {
        return read_gems(gems).map(Answer::Gems);
    }
    let strokes = text.strip_prefix('~')?;
    let strokes: Vec<Stroke> = parts(strokes).map(read_stroke).collect::<Option<_>>()?;
    Some(Answer::Paint(strokes))
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split('+').filter(|part| !part.is_empty()).take(MOST)
}

fn letter(colour: Colour) -> char {
    colour.letter().to_ascii_lowercase()
}

fn colour(text: &str) -> Option<Colour> {
    let mut letters = text.chars();
    let colour = Colour::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(colour)
}

fn auction_card(text: &str) -> Option<AuctionCard> {
    let mut letters = text.chars();
    let one = Colour::from_letter(letters.next()?)?;
    match (letters.next().map(Colour::from_letter), letters.next()) {
        (None, None) => Some(AuctionCard::of(one)),
        (Some(Some(other)), None) if one != other => Some(AuctionCard::of_both(one, other)),
        _ => None,
    }
}

/// Infinite gems; after them gems of any colour where there are some; and after a star diamonds by the colours they pay, where they
/// pay any.
fn write_payment(payment: &Payment) -> String {
    let mut text = write_gems(&payment.infinite);
    let (any, diamonds) = (payment.any(), payment.diamonds_for_colours());
    if !any.is_empty() {
        text += &format!(".{}", write_gems(&any));
    }
    if !diamonds.is_empty() {
        text += &format!("*{}", write_gems(&diamonds));
    }
    text
}

fn read_payment(text: &str) -> Option<Payment> {
    let (gems, diamonds) = match text.split_once('*') {
        None => (text, Gems::NONE),
        Some((gems, diamonds)) => (gems, read_gems(diamonds)?),
    };
    let (infinite, any) = match gems.match_indices('.').nth(3) {
        None => (gems, Gems::NONE),
        Some((middle, dot)) => (&gems[..middle], read_gems(&gems[middle + dot.len()..])?),
    };
    Some(Payment::new(read_gems(infinite)?, any, diamonds))
}

fn write_offer(offer: &Offer) -> String {
    match offer {
        Offer::Card(card) => format!("c{}", card.0),
        Offer::Bid(Bid::Gem(c)) => format!("b{}", letter(*c)),
        Offer::Bid(Bid::Attack) => "ba".to_owned(),
        Offer::Bid(Bid::Pass) => "bp".to_owned(),
        Offer::Bid(Bid::Diamond) => "bd".to_owned(),
        Offer::DiamondAt(at) => {
            let letters: String = at.colours().map(letter).collect();
            format!("j{letters}")
        }
        Offer::Offered { at, place } => {
            let place = match place {
                AuctionPlace::Base => 'b',
                AuctionPlace::Tip => 't',
            };
            let letters: String = at.colours().map(letter).collect();
            format!("a{place}{letters}")
        }
        Offer::Claim(Claim::Base) => "kb".to_owned(),
        Offer::Claim(Claim::Tip) => "kt".to_owned(),
        Offer::Claim(Claim::Either) => "ke".to_owned(),
        Offer::GoOn => "z".to_owned(),
        Offer::Insist => "i".to_owned(),
        Offer::Play(card) => format!("p{}", card.0),
        Offer::Discard(card) => format!("d{}", card.0),
        Offer::Pass => "x".to_owned(),
        Offer::TakeBack => "t".to_owned(),
        Offer::Place { slot, payment } => {
            let payment = write_payment(payment);
            format!("s{}.{}.{payment}", slot.level, slot.column)
        }
        Offer::AllRewards => "r".to_owned(),
        Offer::FifteenPoints => "f".to_owned(),
        Offer::Deck(DeckKind::Large) => "nl".to_owned(),
        Offer::Deck(DeckKind::Small) => "ns".to_owned(),
        Offer::Deck(DeckKind::Laws) => "nw".to_owned(),
        Offer::Deck(DeckKind::Criminals) => "nc".to_owned(),
        Offer::UseOwnGem => "o".to_owned(),
        Offer::GoWithout => "w".to_owned(),
        Offer::Colour(c) => format!("g{}", letter(*c)),
        Offer::LawChoice(n) => format!("l{n}"),
        Offer::Replace(card) => format!("u{}", card.0),
        Offer::TuckUnder(card) => format!("h{}", card.0),
        Offer::Token { seat, card, token } => {
            format!("y{}.{}.{}", seat.0, card.0, write_token(*token))
        }
        Offer::Tuck => "e".to_owned(),
        Offer::Keep => "q".to_owned(),
        Offer::DomainReward(reward) => format!("m{}", reward.key()),
        Offer::UseCombatCard => "C".to_owned(),
        Offer::Show(shown) => format!("S{}", write_stones(shown)),
        Offer::Fight(way) => format!("F{}", write_way(way)),
        Offer::Monster(monster) => format!("M{}", monster.0),
        Offer::CriminalRow(row) => format!("R{row}"),
        Offer::Judgement(token) => format!("J{}", token.0),
        Offer::Obey { judgement, on, token } => {
            let place = write_place(*on);
            format!("O{}.{place}.{}", judgement.0, write_token(*token))
        }
    }
}

fn read_offer(text: &str) -> Option<Offer> {
    let kind = text.chars().next()?;
    let rest = &text[kind.len_utf8()..];
    let card = || rest.parse().ok().map(CardId);
    let bare = |offer| rest.is_empty().then_some(offer);
    match kind {
        'c' => card().map(Offer::Card),
        'b' => match rest {
            "a" => Some(Offer::Bid(Bid::Attack)),
            "p" => Some(Offer::Bid(Bid::Pass)),
            "d" => Some(Offer::Bid(Bid::Diamond)),
            gem => colour(gem).map(|c| Offer::Bid(Bid::Gem(c))),
        },
        'a' => {
            let (place, rest) = if let Some(rest) = rest.strip_prefix('b') {
                (AuctionPlace::Base, rest)
            } else {
                (AuctionPlace::Tip, rest.strip_prefix('t')?)
            };
            let at = auction_card(rest)?;
            Some(Offer::Offered { at, place })
        }
        'k' => match rest {
            "b" => Some(Offer::Claim(Claim::Base)),
            "t" => Some(Offer::Claim(Claim::Tip)),
            "e" => Some(Offer::Claim(Claim::Either)),
            _ => None,
        },
        'j' => auction_card(rest).map(Offer::DiamondAt),
        'z' => bare(Offer::GoOn),
        'i' => bare(Offer::Insist),
        'p' => card().map(Offer::Play),
        'd' => card().map(Offer::Discard),
        'x' => bare(Offer::Pass),
        't' => bare(Offer::TakeBack),
        's' => {
            let mut numbers = rest.splitn(3, '.');
            let slot = Slot {
                level: numbers.next()?.parse().ok()?,
                column: numbers.next()?.parse().ok()?,
            };
            let payment = read_payment(numbers.next()?)?;
            Some(Offer::Place { slot, payment })
        }
        'r' => bare(Offer::AllRewards),
        'f' => bare(Offer::FifteenPoints),
        'n' => match rest {
            "l" => Some(Offer::Deck(DeckKind::Large)),
            "s" => Some(Offer::Deck(DeckKind::Small)),
            "w" => Some(Offer::Deck(DeckKind::Laws)),
            "c" => Some(Offer::Deck(DeckKind::Criminals)),
            _ => None,
        },
        'o' => bare(Offer::UseOwnGem),
        'w' => bare(Offer::GoWithout),
        'g' => colour(rest).map(Offer::Colour),
        'l' => rest.parse().ok().map(Offer::LawChoice),
        'u' => card().map(Offer::Replace),
        'h' => card().map(Offer::TuckUnder),
        'y' => {
            let mut parts = rest.splitn(3, '.');
            Some(Offer::Token {
                seat: Seat(parts.next()?.parse().ok()?),
                card: CardId(parts.next()?.parse().ok()?),
                token: read_token(parts.next()?)?,
            })
        }
        'e' => bare(Offer::Tuck),
        'm' => {
            let mut all = DomainReward::ALL.into_iter();
            all.find(|reward| reward.key() == rest).map(Offer::DomainReward)
        }
        'q' => bare(Offer::Keep),
        'C' => bare(Offer::UseCombatCard),
        'S' => read_stones(rest).map(Offer::Show),
        'F' => read_way(rest).map(Offer::Fight),
        'M' => rest.parse().ok().map(|n| Offer::Monster(MonsterId(n))),
        'R' => rest.parse().ok().map(Offer::CriminalRow),
        'J' => rest.parse().ok().map(|n| Offer::Judgement(JudgementId(n))),
        'O' => {
            let mut parts = rest.splitn(3, '.');
            Some(Offer::Obey {
                judgement: JudgementId(parts.next()?.parse().ok()?),
                on: read_place(parts.next()?)?,
                token: read_token(parts.next()?)?,
            })
        }
        _ => None,
    }
}

fn write_token(token: Token) -> String {
    match token {
        Token::Science => "s".to_owned(),
        Token::Magic => "m".to_owned(),
        Token::Defence => "d".to_owned(),
        Token::Points(value) => format!("p{value}"),
        Token::BonusMagic(value) => format!("b{value}"),
        Token::BonusCircle { colour, value } => format!("c{}{value}", letter(colour)),
        Token::Infinite(colour) => format!("i{}", letter(colour)),
        Token::BonusAnyCircle(value) => format!("a{value}"),
    }
}

fn read_token(text: &str) -> Option<Token> {
    let kind = text.chars().next()?;
    let rest = &text[kind.len_utf8()..];
    let bare = |token| rest.is_empty().then_some(token);
    match kind {
        's' => bare(Token::Science),
        'm' => bare(Token::Magic),
        'd' => bare(Token::Defence),
        'p' => rest.parse().ok().map(Token::Points),
        'b' => rest.parse().ok().map(Token::BonusMagic),
        'c' => {
            let letter = rest.chars().next()?;
            Some(Token::BonusCircle {
                colour: Colour::from_letter(letter)?,
                value: rest[letter.len_utf8()..].parse().ok()?,
            })
        }
        'i' => colour(rest).map(Token::Infinite),
        'a' => rest.parse().ok().map(Token::BonusAnyCircle),
        _ => None,
    }
}

fn write_stroke(stroke: &Stroke) -> String {
    let section = stroke.section.index();
    format!("{}.{section}{}", stroke.card.0, letter(stroke.colour))
}

fn read_stroke(text: &str) -> Option<Stroke> {
    let (card, rest) = text.split_once('.')?;
    let section = rest.chars().next()?;
    let index = usize::try_from(section.to_digit(10)?).ok()?;
    Some(Stroke {
        card: CardId(card.parse().ok()?),
        section: *Section::ALL.get(index)?,
        colour: colour(&rest[section.len_utf8()..])?,
    })
}

fn write_gems(gems: &Gems) -> String {
    format!("{}.{}.{}.{}", gems.blue, gems.red, gems.green, gems.yellow)
}

fn read_gems(text: &str) -> Option<Gems> {
    let numbers: Vec<u8> =
        text.split('.').take(5).map(|n| n.parse().ok()).collect::<Option<_>>()?;
    let [blue, red, green, yellow] = numbers[..] else {
        return None;
    };
    Some(Gems { blue, red, green, yellow })
}

/// Where a token lies: a card's number, or the letter of a zone.
fn write_place(place: TokenPlace) -> String {
    match place {
        TokenPlace::Card(card) => card.0.to_string(),
        TokenPlace::Zone(Zone::Domain) => "d".to_owned(),
        TokenPlace::Zone(Zone::Combat) => "c".to_owned(),
    }
}

fn read_place(text: &str) -> Option<TokenPlace> {
    match text {
        "d" => Some(Zone::Domain.into()),
        "c" => Some(Zone::Combat.into()),
        card => card.parse().ok().map(|n| CardId(n).into()),
    }
}

/// The gems by colour, then the diamonds.
fn write_stones(stones: &Currency) -> String {
    format!("{}*{}", write_gems(&stones.gems), stones.diamonds)
}

fn read_stones(text: &str) -> Option<Currency> {
    let (gems, diamonds) = text.split_once('*')?;
    Some(Currency { gems: read_gems(gems)?, diamonds: diamonds.parse().ok()? })
}

fn write_way(way: &Way) -> String {
    let (screen, combat) = (write_stones(&way.screen), write_stones(&way.combat));
    format!("{}_{screen}_{combat}", way.beaten)
}

fn read_way(text: &str) -> Option<Way> {
    let mut parts = text.splitn(3, '_');
    Some(Way {
        beaten: parts.next()?.parse().ok()?,
        screen: read_stones(parts.next()?)?,
        combat: read_stones(parts.next()?)?,
    })
}
