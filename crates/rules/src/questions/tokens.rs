//! Swapping and copying tokens of other pyramids (R-LAW-67, R-TD-01).

use super::prelude::*;
use crate::fact::TokenAt;

/// In gems.
const SWAP_PRICE: u8 = 3;
/// In gems.
const COPY_PRICE: u8 = 2;

impl QuestionRules for about::SwapOwn {
    const OF_LAW: Option<fn(CardId) -> Ask> = Some(Ask::SwapOwn);
    const HELP: Help = Help::Pyramid;
    const RATHER: &'static [Offer] = &[Offer::GoWithout];

    /// Not asked if the price cannot be paid or nobody else has a token.
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        price(&table.screens[seat], SWAP_PRICE)?;
        of_others(&table.open, seat)?;
        or_nothing(tokens(&table.open, [seat]))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let law = self.law;
        match answer.only()? {
            Offer::Token { card, token, .. } => {
                play.ask(seat, about::SwapOther { law, card, token })
            }
            Offer::GoWithout => {}
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }
}

/// R-LAW-67.
impl QuestionRules for about::SwapOther {
    const HELP: Help = Help::Pyramids;
    const RATHER: &'static [Offer] = &[Offer::GoWithout];

    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        of_others(&table.open, seat)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            Offer::Token { seat: other, card: other_card, token: other_token } => play.ask(
                seat,
                about::SwapGems {
                    card: self.card,
                    token: self.token,
                    other,
                    other_card,
                    other_token,
                },
            ),
            Offer::GoWithout => {}
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }
}

fn of_others(open: &Open, seat: Seat) -> Option<Shape> {
    or_nothing(tokens(open, open.seats().filter(|other| *other != seat)))
}

/// Equal tokens on one card are one offer.
fn tokens(open: &Open, seats: impl IntoIterator<Item = Seat>) -> Offers {
    let mut offers = Offers::new();
    for seat in seats {
        for lying in &open.pyramids[seat].tokens {
            let Some(card) = lying.on.card() else {
                continue;
            };
            let token = lying.token;
            let offer = Offer::Token { seat, card, token };
            if !offers.contains(&offer) {
                offers.push(offer);
            }
        }
    }
    offers
}

/// Optional; not asked if there are none.
fn or_nothing(mut tokens: Offers) -> Option<Shape> {
    if tokens.is_empty() {
        return None;
    }
    tokens.push(Offer::GoWithout);
    Shape::one_among(tokens)
}

/// R-LAW-67.
impl QuestionRules for about::SwapGems {
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        price(&table.screens[seat], SWAP_PRICE)
    }

    fn has_no_choice_for_all_to_see(&self, rules: &Ruleset, table: &Table, seat: Seat) -> bool {
        let all = table.screens[seat].gems.total() == u16::from(SWAP_PRICE);
        all || query::gems_are_known(rules, table, seat)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let gems = answer.gems()?;
        let pyramids = &play.table().open.pyramids;
        // Of equal infinite gems, gives a used one and takes an unused one.
        let given = find(&pyramids[seat], self.card, self.token, Used::First);
        let taken = find(&pyramids[self.other], self.other_card, self.other_token, Used::Last);
        let (Some(given), Some(taken)) = (given, taken) else {
            return Err(Refusal::NotOffered);
        };
        play.screen(seat, ScreenFact::GemsOut(gems));
        play.screen(self.other, ScreenFact::GemsIn(gems));
        play.happen(OpenFact::GemsGiven { seat, to: self.other, gems });
        play.happen(OpenFact::Swapped { seat, given, with: self.other, taken });
        Ok(())
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Used {
    First,
    Last,
}

fn find(pyramid: &Pyramid, card: CardId, token: Token, prefer: Used) -> Option<TokenAt> {
    let here = pyramid.tokens.iter();
    let alike = here.filter(|l| l.on == card && l.token == token);
    let best = alike.max_by_key(|l| l.used == (prefer == Used::First))?;
    Some(TokenAt { card, token, used: best.used })
}

impl QuestionRules for about::CopyToken {
    const OF_LAW: Option<fn(CardId) -> Ask> = Some(Ask::CopyToken);
    const HELP: Help = Help::Pyramids;
    const RATHER: &'static [Offer] = &[Offer::GoWithout];

    /// Not asked if the price cannot be paid or there is no such token.
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        price(&table.screens[seat], COPY_PRICE)?;
        let others = table.open.seats().filter(|other| *other != seat);
        let mut tokens = tokens(&table.open, others);
        tokens.retain(|offer| matches!(offer, Offer::Token { token, .. } if can_be_copied(*token)));
        or_nothing(tokens)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let law = self.law;
        match answer.only()? {
            Offer::Token { seat: other, card, token } => {
                let gems = about::CopyGems { law, other, card, token };
                play.ask(seat, gems);
            }
            Offer::GoWithout => {}
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }
}

/// What sets consist of: others would be worth more than the law.
fn can_be_copied(token: Token) -> bool {
    matches!(token, Token::Science | Token::Magic | Token::Defence)
}

/// R-TD-01, law 67.
impl QuestionRules for about::CopyGems {
    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        price(&table.screens[seat], COPY_PRICE)
    }

    fn has_no_choice_for_all_to_see(&self, rules: &Ruleset, table: &Table, seat: Seat) -> bool {
        let all = table.screens[seat].gems.total() == u16::from(COPY_PRICE);
        all || query::gems_are_known(rules, table, seat)
    }

    /// The copy comes from the supply.
    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let gems = answer.gems()?;
        let to = self.other;
        play.screen(seat, ScreenFact::GemsOut(gems));
        play.screen(to, ScreenFact::GemsIn(gems));
        play.happen(OpenFact::GemsGiven { seat, to, gems });
        play.happen(OpenFact::TokenGained { seat, on: self.law.into(), token: self.token });
        Ok(())
    }
}

/// `None` if the player has fewer gems.
fn price(screen: &Screen, count: u8) -> Option<Shape> {
    let limits = Gems::from_fn(|c| screen.gems[c].min(count));
    let enough = screen.gems.total() >= u16::from(count);
    enough.then(|| Shape::gems(limits, HowMany::exactly(count)))
}
