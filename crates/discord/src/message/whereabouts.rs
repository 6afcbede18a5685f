//! Looks up a member, which needs no privileged intent, unlike member events.

use crate::prelude::*;
use crate::wire::error::{Request, code, undelivered};
use viceroy_service::Whereabouts;

const UNKNOWN_MEMBER: isize = 10_007;
const UNKNOWN_USER: isize = 10_013;

pub async fn of(
    http: &Http,
    metrics: &Metrics,
    server: ServerId,
    person: PersonId,
) -> Result<Whereabouts, Undelivered> {
    // Serenity panics on id 0.
    if server.0 == 0 || person.0 == 0 {
        return Err(Undelivered::Gone);
    }
    let member = http.get_member(GuildId::new(server.0), UserId::new(person.0));
    match asked(metrics, Endpoint::Member, member).await {
        Ok(_) => Ok(Whereabouts::InServer),
        Err(error) => match code(&error) {
            Some(UNKNOWN_MEMBER) => Ok(Whereabouts::Elsewhere),
            Some(UNKNOWN_USER) => Ok(Whereabouts::Nowhere),
            Some(_) | None => Err(undelivered(&error, Request::Look)),
        },
    }
}
