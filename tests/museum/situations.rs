//! How far several players have come who act side by side or one after the other.

use serde_json::Value;
use viceroy::rules::{Bid, Game, TableView, Topic};

/// A stage in which several players choose, pass or claim: how many are asked, how many have chosen, how many are still
/// to come. Nothing where one player alone is at work.
pub fn of(game: &Game) -> Option<String> {
    let view = game.table_view();
    let topic = view.awaiting.first()?.topic;
    let (asked, answered) = (view.awaiting.len(), view.open.answered.iter().count());
    if topic == Topic::PassGems {
        let to_come = to_come(game);
        let taken = passers(&view).saturating_sub(asked + to_come + answered);
        let several = asked + answered + to_come + taken > 1;
        let said =
            format!("passes: {asked} asked, {answered} chose, {to_come} to come, {taken} done");
        return several.then_some(said);
    }
    if topic == Topic::Claim {
        let claims = view.open.claims.iter().filter_map(|(_, claim)| *claim);
        let (made, insist) = claims.fold((0, 0), |(made, insist), claim| {
            (made + 1, insist + u8::from(claim.insists))
        });
        return Some(format!(
            "claims: {asked} asked, {made} claimed, {insist} insist"
        ));
    }
    (answered > 0).then(|| format!("{topic:?}: {asked} asked, {answered} chose"))
}

/// Everybody who bid a pass. Whoever has no card after the third auction passes as well (R-AUC-10) and is left out.
fn passers(view: &TableView) -> usize {
    let bids = view.open.bids.iter();
    bids.filter(|(_, bid)| **bid == Some(Bid::Pass)).count()
}

/// Who takes part in the stage and is not asked yet.
fn to_come(game: &Game) -> usize {
    let bookmark = serde_json::to_value(game.bookmark()).unwrap();
    let Value::Object(stage) = &bookmark["stage"] else {
        return 0;
    };
    let left = stage.values().find_map(|stage| stage["left"].as_u64());
    left.unwrap_or(0).count_ones() as usize
}
