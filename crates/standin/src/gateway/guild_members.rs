//! Members that a bot asks the gateway for.

use serde_json::{Value, json};

use super::event::Event;
use super::intents;
use crate::wire::Wire;
use crate::world::{GUILD, GuildStanding, snowflake};

/// The most members that can be asked for by name or number at once.
const MOST: usize = 100;

/// Answers a request for members, if Discord would: those of another guild nobody is told of, and the list of all
/// needs the intent for members.
pub(crate) fn chunk(wire: Wire<'_>, heard: u64, request: &Value) -> Option<Event> {
    if snowflake::read(&request["guild_id"]) != Some(GUILD) {
        return None;
    }
    if wire.world.guild != GuildStanding::Joined {
        return None;
    }
    let users = &wire.world.users;
    let (mut found, mut missing) = (Vec::new(), Vec::new());
    if let Some(query) = request["query"].as_str() {
        let limit = usize::try_from(request["limit"].as_u64()?).ok()?;
        let all = query.is_empty() && limit == 0;
        if all && heard & intents::GUILD_MEMBERS == 0 {
            return None;
        }
        let begun = query.to_lowercase();
        let named = users
            .values()
            .filter(|user| wire.world.is_member(user.id))
            .filter(|user| user.name.to_lowercase().starts_with(&begun));
        let most = if all { usize::MAX } else { limit.min(MOST) };
        found.extend(named.take(most).map(|user| wire.member(user.id)));
    } else {
        let ids = &request["user_ids"];
        let asked = match ids.as_array() {
            Some(ids) => ids.as_slice(),
            None => std::slice::from_ref(ids),
        };
        for id in asked.iter().take(MOST) {
            match snowflake::read(id).filter(|id| wire.world.is_member(*id)) {
                Some(id) => found.push(wire.member(id)),
                None => missing.push(id),
            }
        }
    }
    let mut data = json!({
        "guild_id": GUILD, "members": found, "chunk_index": 0, "chunk_count": 1,
    });
    if !missing.is_empty() {
        data["not_found"] = json!(missing);
    }
    if request["presences"] == true {
        data["presences"] = json!([]);
    }
    // A longer nonce is ignored, says Discord.
    if let Some(nonce) = request["nonce"].as_str().filter(|nonce| nonce.len() <= 32) {
        data["nonce"] = json!(nonce);
    }
    Some(Event::always("GUILD_MEMBERS_CHUNK", data))
}
