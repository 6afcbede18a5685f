//! Files that users have chosen for options of commands. They are forgotten when the stand-in ends.

use std::collections::HashMap;

use axum::body::Bytes;

use super::{
    Refused, Standin,
    rest::{
        body::pixels,
        draft::{FILE_LIMIT, plain_name},
    },
    snowflake::Snowflake,
    world::Attachment,
};

/// The files that were chosen, and by whom.
#[derive(Default)]
pub(super) struct Uploads(HashMap<Snowflake, (Snowflake, Attachment)>);

impl Uploads {
    /// A file of this user's.
    pub(super) fn of(&self, user: Snowflake, file: Snowflake) -> Option<&Attachment> {
        let (owner, attachment) = self.0.get(&file)?;
        (*owner == user).then_some(attachment)
    }
}

impl Standin {
    /// Takes a file that a user has chosen, for an option of a command.
    pub(super) fn upload(
        &self,
        user: Snowflake,
        name: &str,
        content_type: Option<String>,
        bytes: &Bytes,
    ) -> Result<Snowflake, Refused> {
        if bytes.len() > FILE_LIMIT {
            return Err(Refused::TooLarge);
        }
        self.inner.with(|state| {
            if !state.world.has_account(user) {
                return Err(Refused::NoSuchUser);
            }
            let id = state.fresh_id();
            state.store_file(id, bytes)?;
            let attachment = Attachment {
                id,
                filename: plain_name(name),
                description: None,
                content_type,
                size: bytes.len(),
                pixels: pixels(bytes),
            };
            state.uploads.0.insert(id, (user, attachment));
            Ok(id)
        })
    }
}
