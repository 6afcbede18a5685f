//! Steps that several questions and stages share.

pub(super) mod auction;
pub(super) mod cards;
pub(super) mod circles;
pub(super) mod claims;
pub(super) mod combat;
pub(super) mod combat_card;
pub(super) mod diamonds;
pub(super) mod laws;
pub(super) mod rewards;
pub(super) mod underworld;
