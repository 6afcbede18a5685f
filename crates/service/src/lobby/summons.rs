//! Who is told something beside a table that gathers: they may sit elsewhere, or nowhere yet.

use super::lobbies::Lobbies;
use viceroy_model::attendance::Announcement;
use viceroy_model::messages::PersonId;
use viceroy_store::{Addressee, StoreError, Told};

impl Lobbies {
    /// Each is told where they want to be told of games: by direct message, or where the table stands.
    pub(super) async fn told_beside_lobby(
        &self,
        announced: &[Announcement],
    ) -> Result<Vec<Told>, StoreError> {
        let mut told = vec![];
        for announcement in announced {
            let mut here = vec![];
            for who in announcement.concerns_outside() {
                if self.people.is_reached_by_dm(PersonId(who)).await? {
                    told.push(Told {
                        to: Addressee::Outside(PersonId(who)),
                        announcement: announcement.to(&[who]),
                    });
                } else {
                    here.push(who);
                }
            }
            if !here.is_empty() {
                told.push(Told { to: Addressee::Everybody, announcement: announcement.to(&here) });
            }
        }
        Ok(told)
    }
}
