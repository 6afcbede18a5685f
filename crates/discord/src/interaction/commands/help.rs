//! `/viceroy help`

use super::answering::{Ctx, answer, reader};
use crate::interaction::data::Trouble;
use crate::message::lesson_message::learn;
use crate::message::response::Response;
use crate::wire::component::Row;
use viceroy_i18n::text;

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
