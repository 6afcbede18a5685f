//! `/viceroy help`

use super::answering::{Ctx, answer, reader};
use crate::discord::interaction::data::Trouble;
use crate::discord::message::lesson_message::learn;
use crate::discord::message::response::Response;
use crate::discord::wire::component::Row;
use crate::wording::text;

#[poise::command(slash_command)]
pub(super) async fn help(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    answer(ctx, async {
        let w = &*reader.wording;
        Response {
            rows: vec![Row::Buttons(vec![learn(w).main()])],
            ..Response::from(w.private(text!(help)))
        }
    })
    .await;
    Ok(())
}
