//! Files that users have chosen for options of commands. They are forgotten when the fake Discord ends.

use std::collections::HashMap;

use crate::world::{Attachment, Snowflake};

/// The files that were chosen, and by whom.
#[derive(Default)]
pub(crate) struct Uploads(HashMap<Snowflake, (Snowflake, Attachment)>);

impl Uploads {
    /// A file of this user's.
    pub(crate) fn of(&self, user: Snowflake, file: Snowflake) -> Option<&Attachment> {
        let (owner, attachment) = self.0.get(&file)?;
        (*owner == user).then_some(attachment)
    }

    /// Keeps a file that a user has chosen.
    pub(crate) fn insert(&mut self, user: Snowflake, file: Attachment) {
        self.0.insert(file.id, (user, file));
    }
}
