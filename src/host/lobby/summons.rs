//! Who is told something beside a table that gathers: they may sit elsewhere, or nowhere yet.

use crate::attendance::Announcement;
use crate::host::handle::Inner;
use crate::notice::PersonId;
use crate::store::{Addressee, StoreError, Told};

impl Inner {
    /// Each is told where they want to be told of games: by direct message, or where the table stands.
    pub(super) async fn told_beside_lobby(
        &self,
        announced: &[Announcement],
    ) -> Result<Vec<Told>, StoreError> {
        let mut told = vec![];
        for announcement in announced {
            let mut here = vec![];
            for who in announcement.concerns_outside() {
                let person = self.person(PersonId(who)).await?;
                if person.is_some_and(|person| person.is_reached_by_dm()) {
                    told.push(Told {
                        to: Addressee::Outside(PersonId(who)),
                        announcement: announcement.to(&[who]),
                    });
                } else {
                    here.push(who);
                }
            }
            if !here.is_empty() {
                told.push(Told {
                    to: Addressee::Everybody,
                    announcement: announcement.to(&here),
                });
            }
        }
        Ok(told)
    }
}
