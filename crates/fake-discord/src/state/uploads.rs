//! Files uploaded for command options; lost on restart.

use std::collections::HashMap;

use crate::world::{Attachment, Snowflake};

/// File id to owner and attachment.
#[derive(Default)]
pub(crate) struct Uploads(HashMap<Snowflake, (Snowflake, Attachment)>);

impl Uploads {
    pub(crate) fn of(&self, user: Snowflake, file: Snowflake) -> Option<&Attachment> {
        let (owner, attachment) = self.0.get(&file)?;
        (*owner == user).then_some(attachment)
    }

    pub(crate) fn insert(&mut self, user: Snowflake, file: Attachment) {
        self.0.insert(file.id, (user, file));
    }
}
