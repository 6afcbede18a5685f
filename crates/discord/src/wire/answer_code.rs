//! Answers as short text. Input may be forged; the rules check every answer anyway.

use smallvec::SmallVec;

use super::spelling::{Spelling, spellings, words};
use viceroy_rules::cards::{AuctionCard, CardId, Colour, Gems, JudgementId, MonsterId, Section};
use viceroy_rules::{
    Answer, AuctionPlace, Bid, Claim, Currency, DeckKind, DomainReward, Offer, Payment, Seat, Slot,
    Stroke, Token, TokenPlace, Way, Zone,
};

/// The most offers or strokes to read; more are never written.
const MOST: usize = 64;

/// Contains no spaces or colons.
pub fn write(answer: &Answer) -> String {
    answer.spell()
}

/// Inverse of [`write()`].
pub fn read(text: &str) -> Option<Answer> {
    Answer::read(text)
}

spellings! { Answer, "+";
    "=" [offers] => Pick(offers),
    "*" [gems] => Gems(gems),
    "~" [strokes] => Paint(strokes),
}

spellings! { Offer, ".";
    "c" [card] => Card(card),
    "ba" [] => Bid(Bid::Attack),
    "bp" [] => Bid(Bid::Pass),
    "bd" [] => Bid(Bid::Diamond),
    "b" [gem] => Bid(Bid::Gem(gem)),
    "j" [at] => DiamondAt(at),
    "ab" [at] => Offered { at, place: AuctionPlace::Base },
    "at" [at] => Offered { at, place: AuctionPlace::Tip },
    "kb" [] => Claim(Claim::Base),
    "kt" [] => Claim(Claim::Tip),
    "ke" [] => Claim(Claim::Either),
    "z" [] => GoOn,
    "i" [] => Insist,
    "p" [card] => Play(card),
    "d" [card] => Discard(card),
    "x" [] => Pass,
    "t" [] => TakeBack,
    "s" [level column payment] => Place { slot: Slot { level, column }, payment },
    "r" [] => AllRewards,
    "f" [] => FifteenPoints,
    "nl" [] => Deck(DeckKind::Large),
    "ns" [] => Deck(DeckKind::Small),
    "nw" [] => Deck(DeckKind::Laws),
    "nc" [] => Deck(DeckKind::Criminals),
    "o" [] => UseOwnGem,
    "w" [] => GoWithout,
    "g" [colour] => Colour(colour),
    "l" [number] => LawChoice(number),
    "u" [card] => Replace(card),
    "h" [card] => TuckUnder(card),
    "y" [seat card token] => Token { seat, card, token },
    "e" [] => Tuck,
    "q" [] => Keep,
    "m" [reward] => DomainReward(reward),
    "C" [] => UseCombatCard,
    "S" [shown] => Show(shown),
    "F" [way] => Fight(way),
    "M" [monster] => Monster(monster),
    "R" [row] => CriminalRow(row),
    "J" [judgement] => Judgement(judgement),
    "O" [judgement on token] => Obey { judgement, on, token },
}

spellings! { Token, ".";
    "s" [] => Science,
    "m" [] => Magic,
    "d" [] => Defence,
    "p" [value] => Points(value),
    "b" [value] => BonusMagic(value),
    "cb" [value] => BonusCircle { colour: Colour::Blue, value },
    "cr" [value] => BonusCircle { colour: Colour::Red, value },
    "cg" [value] => BonusCircle { colour: Colour::Green, value },
    "cy" [value] => BonusCircle { colour: Colour::Yellow, value },
    "i" [colour] => Infinite(colour),
    "a" [value] => BonusAnyCircle(value),
}

spellings! { TokenPlace, ".";
    "d" [] => Zone(Zone::Domain),
    "c" [] => Zone(Zone::Combat),
    "" [card] => Card(card),
}

words! {
    Seat: |seat| seat.0, |text| text.parse().ok().map(Seat);
    CardId: |card| card.0, |text| text.parse().ok().map(CardId);
    JudgementId: |judgement| judgement.0, |text| text.parse().ok().map(JudgementId);
    MonsterId: |monster| monster.0, |text| text.parse().ok().map(MonsterId);
    DomainReward: |reward| reward.key(), |text| {
        DomainReward::ALL.into_iter().find(|reward| reward.key() == text)
    };
    Colour: |colour| letter(*colour), |text| match &letters(text)?[..] {
        [colour] => Some(*colour),
        _ => None,
    };
    AuctionCard: |card| card.colours().map(letter).collect::<String>(), |text| {
        match &letters(text)?[..] {
            [one] => Some(AuctionCard::of(*one)),
            [one, other] if one != other => Some(AuctionCard::of_both(*one, *other)),
            _ => None,
        }
    };
    SmallVec<[Offer; 2]>: |offers| list(offers), |text| parts(text).map(Offer::read).collect();
    Vec<Stroke>: |strokes| list(strokes), |text| parts(text).map(Stroke::read).collect();
}

fn list<T: Spelling>(all: &[T]) -> String {
    all.iter().map(T::spell).collect::<Vec<String>>().join("+")
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split('+').filter(|part| !part.is_empty()).take(MOST)
}

fn letter(colour: Colour) -> char {
    colour.letter().to_ascii_lowercase()
}

fn letters(text: &str) -> Option<Vec<Colour>> {
    text.chars().take(MOST).map(Colour::from_letter).collect()
}

/// Infinite gems, then gems of any colour if there are any, then after a star the diamonds by the
/// colours they pay, if any.
impl Spelling for Payment {
    fn spell(&self) -> String {
        let (any, diamonds) = (self.any(), self.diamonds_for_colours());
        let mut text = self.infinite.spell();
        if !any.is_empty() {
            text += &format!(".{}", any.spell());
        }
        if !diamonds.is_empty() {
            text += &format!("*{}", diamonds.spell());
        }
        text
    }

    fn read(text: &str) -> Option<Payment> {
        let (gems, diamonds) = match text.split_once('*') {
            None => (text, Gems::NONE),
            Some((gems, diamonds)) => (gems, Gems::read(diamonds)?),
        };
        let (infinite, any) = match gems.match_indices('.').nth(3) {
            None => (gems, Gems::NONE),
            Some((middle, dot)) => (&gems[..middle], Gems::read(&gems[middle + dot.len()..])?),
        };
        Some(Payment::new(Gems::read(infinite)?, any, diamonds))
    }
}

impl Spelling for Stroke {
    fn spell(&self) -> String {
        format!("{}.{}{}", self.card.0, self.section.index(), letter(self.colour))
    }

    fn read(text: &str) -> Option<Stroke> {
        let (card, rest) = text.split_once('.')?;
        let section = rest.chars().next()?;
        let index = usize::try_from(section.to_digit(10)?).ok()?;
        Some(Stroke {
            card: CardId::read(card)?,
            section: *Section::ALL.get(index)?,
            colour: Colour::read(&rest[section.len_utf8()..])?,
        })
    }
}

impl Spelling for Gems {
    fn spell(&self) -> String {
        format!("{}.{}.{}.{}", self.blue, self.red, self.green, self.yellow)
    }

    fn read(text: &str) -> Option<Gems> {
        let numbers: Vec<u8> = text.split('.').take(5).map(u8::read).collect::<Option<_>>()?;
        let [blue, red, green, yellow] = numbers[..] else {
            return None;
        };
        Some(Gems { blue, red, green, yellow })
    }
}

/// Gems by colour, then diamonds.
impl Spelling for Currency {
    fn spell(&self) -> String {
        format!("{}*{}", self.gems.spell(), self.diamonds)
    }

    fn read(text: &str) -> Option<Currency> {
        let (gems, diamonds) = text.split_once('*')?;
        Some(Currency { gems: Gems::read(gems)?, diamonds: diamonds.parse().ok()? })
    }
}

impl Spelling for Way {
    fn spell(&self) -> String {
        format!("{}_{}_{}", self.beaten, self.screen.spell(), self.combat.spell())
    }

    fn read(text: &str) -> Option<Way> {
        let mut parts = text.splitn(3, '_');
        Some(Way {
            beaten: parts.next()?.parse().ok()?,
            screen: Currency::read(parts.next()?)?,
            combat: Currency::read(parts.next()?)?,
        })
    }
}
