//! What is done about those who play and whether they are there.

use super::actions::Actions;
use super::reader::Reader;
use crate::message::markup::relative;
use crate::message::response::{Response, Show};
use crate::message::seats_message;
use crate::wire::custom_id::SeatAction;
use crate::wire::people::text_names;
use viceroy_i18n::{PrivateText, Wording, text};
use viceroy_model::attendance::{Nudges, VoteKind};
use viceroy_model::messages::{Authority, GameId, Person};
use viceroy_model::timing::{DAY, Vacation, WallTime};
use viceroy_rules::BySeat;
use viceroy_service::{Ballot, Stop, Voted};

/// What is wanted of those who play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// To see who they are.
    Look,
    /// To be asked whether something is really meant.
    Ask(SeatAction),
    Do(SeatAction),
    /// To be away for so many days.
    Away(i64),
}

/// Somebody who wants something of those who play.
pub struct Visitor {
    pub person: Person,
    /// What they keep order of, where they press.
    pub authority: Option<Authority>,
}

/// What somebody has done.
enum Done {
    /// This, and what it did if it was a say.
    Deed(SeatAction, Voted),
    /// Gone away until then.
    Away(WallTime),
}

impl Actions {
    /// Does what is wanted and shows who plays and is there afterwards.
    pub async fn seats(
        &self,
        reader: &Reader,
        game: GameId,
        who: Visitor,
        wanted: Wanted,
    ) -> Result<Response, Stop> {
        let w = &*reader.wording;
        let Visitor { person: who, authority } = who;
        let (done, sure) = match wanted {
            Wanted::Look => (None, None),
            Wanted::Ask(deed) => (None, Some(deed)),
            Wanted::Do(deed) => {
                let voted = self.deed(game, who, deed).await;
                (Some(voted.map(|voted| Done::Deed(deed, voted))), None)
            }
            Wanted::Away(days) => {
                let until = self.away(game, who, days).await;
                (Some(until.map(Done::Away)), None)
            }
        };
        let view = match &done {
            None => self.host.seats(game, reader.id, authority).await?,
            Some(_) => self.host.seats_afterwards(game, reader.id, authority).await?,
        };
        let names = text_names(w, &view.people);
        let said = match done {
            None => None,
            Some(Ok(Done::Deed(deed, voted))) => Some(said(w, deed, voted, &names)),
            Some(Ok(Done::Away(until))) => {
                Some(w.private(text!(said_away, time = relative(until))))
            }
            Some(Err(stop)) => Some(w.private(text!(panel_notice, sentence = &stop.shown(w).text))),
        };
        Ok(match sure {
            Some(deed) => seats_message::sure(w, &view, deed),
            None => seats_message::response(w, &view, said.as_ref()),
        })
    }

    /// What somebody's say did, where there was something to vote on.
    async fn deed(&self, game: GameId, who: Person, deed: SeatAction) -> Result<Voted, Stop> {
        let (host, id) = (&self.host, who.id);
        let vote = |kind| host.vote(game, id, Ballot::Open(kind));
        match deed {
            SeatAction::Back => host.come_back(game, id).await?,
            SeatAction::Early => host.back_early(game, id).await?,
            SeatAction::Leave => host.seating.leave(game, id).await?,
            SeatAction::Nudge(seat) => host.nudge(game, id, seat).await?,
            SeatAction::Nudges(nudges) => host.want_nudges(game, id, nudges).await?,
            SeatAction::Pause => return vote(VoteKind::Pause).await,
            SeatAction::GoOn => return vote(VoteKind::GoOn).await,
            SeatAction::Close => return vote(VoteKind::Close).await,
            SeatAction::Replace(seat) => return vote(VoteKind::Replace { seat }).await,
            SeatAction::Take(seat) => return host.ask_for_seat(game, who, seat).await,
            SeatAction::Say(number, say) => {
                return host.vote(game, id, Ballot::Say(number, say)).await;
            }
        }
        Ok(Voted::Passed)
    }

    /// Until when somebody is away.
    async fn away(&self, game: GameId, who: Person, days: i64) -> Result<WallTime, Stop> {
        let from = self.host.now();
        let to = from.saturating_add(days.saturating_mul(DAY));
        self.host.go_away(game, who.id, Vacation { from, to }).await?;
        Ok(self.host.clock().shows(to))
    }
}

/// What came of it. Alone among those who have a say, one has decided at once.
fn said(w: &Wording, deed: SeatAction, voted: Voted, names: &BySeat<String>) -> PrivateText {
    match (deed, voted) {
        (SeatAction::Back, _) => w.private(text!(said_back)),
        (SeatAction::Early, _) => w.private(text!(said_back_early)),
        (SeatAction::Leave, _) => w.private(text!(said_left_game)),
        (SeatAction::Nudge(seat), _) => {
            let who = names.get(seat).map_or("", String::as_str);
            w.private(text!(said_nudged, who))
        }
        (SeatAction::Nudges(Nudges::Unwanted), _) => w.private(text!(said_mute)),
        (SeatAction::Nudges(Nudges::Wanted), _) => w.private(text!(said_unmute)),
        (SeatAction::Say(..), Voted::Open) => w.private(text!(said_vote_counted)),
        (SeatAction::Take(_), Voted::Open) => w.private(text!(said_asked_for_seat)),
        (SeatAction::Take(_), Voted::Passed) => w.private(text!(said_seat_taken)),
        (_, Voted::Open) => w.private(text!(said_proposed)),
        (_, Voted::Passed) => w.private(text!(said_vote_passed)),
        (_, Voted::Failed) => w.private(text!(said_vote_failed)),
    }
}
