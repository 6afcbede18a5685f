//! A law under a character that doubles what lies there (R-LAW-66).

use crate::cards::{CardId, Reward};
use crate::effects::cards;
use crate::effects::rewards::{self, Rewards};
use crate::engine_ctx::EngineCtx;
use crate::pieces::Token;
use crate::seat::Seat;

/// Tucks the law, then gives one more of every token lying on the card; infinite gems come as R-REW-07 says.
pub(crate) fn double(play: &mut EngineCtx<'_>, seat: Seat, law: CardId, card: CardId) {
    cards::tuck(play, seat, law, card);
    let tokens = play.table().open.pyramids[seat].tokens.iter();
    let again: Rewards =
        tokens.filter(|lying| lying.on == card).map(|lying| reward_of(lying.token)).collect();
    rewards::give_all(play, seat, card.into(), again);
}

fn reward_of(token: Token) -> Reward {
    match token {
        Token::Science => Reward::Science(1),
        Token::Magic => Reward::Magic(1),
        Token::Defence => Reward::Defence(1),
        Token::Points(value) => Reward::Points(value),
        Token::BonusMagic(value) => Reward::BonusMagic(value),
        Token::BonusCircle { colour, value } => Reward::BonusCircle { colour, value },
        Token::Infinite(colour) => Reward::Infinite(colour),
        Token::BonusAnyCircle(value) => Reward::BonusAnyCircle(value),
    }
}
