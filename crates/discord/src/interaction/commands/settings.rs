//! `/viceroy settings`

use crate::prelude::*;

use super::answering::{Ctx, answer, proposed, reader};
use crate::interaction::settings as shown;
use crate::interaction::typed_days::{TypedDays, sleeps, zones};

#[poise::command(slash_command)]
pub(super) async fn settings(
    ctx: Ctx<'_>,
    #[autocomplete = "propose_zone"] time_zone: Option<String>,
    #[autocomplete = "propose_sleep"] sleep: Option<String>,
) -> Result<(), Trouble> {
    let host = &ctx.data().actions.host;
    let reader = reader(ctx);
    let typed = TypedDays { zone: time_zone.as_deref(), sleep: sleep.as_deref() };
    let work = async {
        match (typed.zone, typed.sleep) {
            (None, None) => Ok(shown::current(host, &reader).await?),
            (_, _) => {
                let (w, now) = (&*reader.wording, host.now());
                shown::tell(host, &reader, |before| typed.told(w, before, now)).await
            }
        }
    };
    answer(ctx, work).await
}

async fn propose_zone(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let reader = reader(ctx);
    let host = &ctx.data().actions.host;
    // Errors are logged; the choices work without the stored zone.
    let known = host.rhythm(reader.id).await.unwrap_or_default().zone;
    let w = &*reader.wording;
    proposed(zones(w, typed, known, &reader.locale, host.now()))
}

async fn propose_sleep(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    proposed(sleeps(&reader(ctx).wording, typed))
}
