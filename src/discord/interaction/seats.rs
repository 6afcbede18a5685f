//! What is done about those who play and whether they are there.

use super::actions::Actions;
use super::reader::Reader;
use crate::attendance::VoteKind;
use crate::discord::message::response::{Response, Show};
use crate::discord::message::seats_message;
use crate::discord::wire::custom_id::Deed;
use crate::discord::wire::people::text_names;
use crate::host::{Stop, Voted};
use crate::notice::{Authority, GameId, Person};
use crate::rules::Seat;
use crate::timing::{DAY, Vacation};
use crate::wording::seats::{self, Done};

/// What is wanted of those who play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// To see who they are.
    Look(Shown),
    /// To be asked whether something is really meant.
    Ask(Deed),
    /// To do it.
    Do(Deed),
    /// To be away for so many days.
    Away(i64),
}

/// Where something is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// Beside what is there.
    Beside,
    /// In its place.
    InPlace,
}

/// Somebody who wants something of those who play.
pub struct Visitor {
    /// Who.
    pub person: Person,
    /// What they keep order of, where they press.
    pub authority: Option<Authority>,
}

impl Actions {
    /// Does what is wanted and shows who plays and is there afterwards.
    pub async fn seats(
        &self,
        reader: &Reader,
        game: GameId,
        who: Visitor,
        wanted: Wanted,
    ) -> Response {
        let w = &*reader.wording;
        let Visitor {
            person: who,
            authority,
        } = who;
        let (done, sure) = match wanted {
            Wanted::Look(_) => (None, None),
            Wanted::Ask(deed) => (None, Some(deed)),
            Wanted::Do(deed) => (Some(self.deed(game, who, deed).await), None),
            Wanted::Away(days) => (Some(self.away(game, who, days).await), None),
        };
        let view = match &done {
            None => self.host.seats(game, reader.id, authority).await,
            Some(_) => self.host.seats_afterwards(game, reader.id, authority).await,
        };
        let view = match view {
            Ok(view) => view,
            Err(stop) => return stop.shown(w),
        };
        let names = text_names(w, &view.people);
        let said = match done {
            None => None,
            Some(Ok(done)) => Some(seats::done(w, &done, &names)),
            Some(Err(stop)) => Some(seats::not_done(w, &stop.shown(w).text)),
        };
        match sure {
            Some(deed) => seats_message::sure(w, &view, deed),
            None => seats_message::response(w, &view, said.as_ref()),
        }
    }

    async fn deed(&self, game: GameId, who: Person, deed: Deed) -> Result<Done, Stop> {
        let (host, id) = (&self.host, who.id);
        let vote = |kind| host.open_vote(game, id, kind);
        Ok(match deed {
            Deed::Back => {
                host.come_back(game, id).await?;
                Done::Back
            }
            Deed::Early => {
                host.back_early(game, id).await?;
                Done::BackEarly
            }
            Deed::Leave => {
                host.leave_game(game, id).await?;
                Done::Left
            }
            Deed::Nudge(seat) => {
                host.nudge(game, id, seat).await?;
                Done::Nudged(seat)
            }
            Deed::Nudges(nudges) => {
                host.want_nudges(game, id, nudges).await?;
                Done::Nudges(nudges)
            }
            Deed::Pause => proposed(vote(VoteKind::Pause).await?),
            Deed::GoOn => proposed(vote(VoteKind::GoOn).await?),
            Deed::Close => proposed(vote(VoteKind::Close).await?),
            Deed::Replace(seat) => proposed(vote(VoteKind::Replace { seat }).await?),
            Deed::Take(seat) => self.take(game, who, seat).await?,
            Deed::Say(number, say) => match host.say_in_vote(game, id, number, say).await? {
                Voted::Open => Done::Counted,
                Voted::Passed => Done::Passed,
                Voted::Failed => Done::Failed,
            },
        })
    }

    async fn take(&self, game: GameId, who: Person, seat: Seat) -> Result<Done, Stop> {
        Ok(match self.host.ask_for_seat(game, who, seat).await? {
            Voted::Open => Done::Asked,
            Voted::Passed => Done::Taken,
            Voted::Failed => Done::Failed,
        })
    }

    async fn away(&self, game: GameId, who: Person, days: i64) -> Result<Done, Stop> {
        let from = self.host.now();
        let to = from.saturating_add(days.saturating_mul(DAY));
        self.host
            .go_away(game, who.id, Vacation { from, to })
            .await?;
        Ok(Done::Away {
            until: seats_message::time(self.host.clock().shows(to)),
        })
    }
}

/// What came of opening a vote: alone among those who have a say, one has decided.
fn proposed(voted: Voted) -> Done {
    match voted {
        Voted::Open => Done::Proposed,
        Voted::Passed => Done::Passed,
        Voted::Failed => Done::Failed,
    }
}
