//! What is done about those who play and whether they are there.

use super::actions::Actions;
use super::reader::Reader;
use crate::message::response::{Response, Show};
use crate::message::seats_message;
use crate::wire::custom_id::Deed;
use crate::wire::people::text_names;
use viceroy_i18n::{PrivateText, Wording, text};
use viceroy_model::attendance::{Nudges, VoteKind};
use viceroy_model::messages::{Authority, GameId, Person};
use viceroy_model::timing::{DAY, Vacation, WallTime};
use viceroy_rules::BySeat;
use viceroy_service::{Stop, Voted};

/// What is wanted of those who play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// To see who they are.
    Look,
    /// To be asked whether something is really meant.
    Ask(Deed),
    /// To do it.
    Do(Deed),
    /// To be away for so many days.
    Away(i64),
}

/// Somebody who wants something of those who play.
pub struct Visitor {
    /// Who.
    pub person: Person,
    /// What they keep order of, where they press.
    pub authority: Option<Authority>,
}

/// What somebody has done.
enum Done {
    /// This, and what it did if it was a say.
    Deed(Deed, Voted),
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
                Some(w.private(text!(said_away, time = seats_message::time(until))))
            }
            Some(Err(stop)) => Some(w.private(text!(panel_notice, sentence = &stop.shown(w).text))),
        };
        Ok(match sure {
            Some(deed) => seats_message::sure(w, &view, deed),
            None => seats_message::response(w, &view, said.as_ref()),
        })
    }

    /// What somebody's say did, where there was something to vote on.
    async fn deed(&self, game: GameId, who: Person, deed: Deed) -> Result<Voted, Stop> {
        let (host, id) = (&self.host, who.id);
        let vote = |kind| host.open_vote(game, id, kind);
        match deed {
            Deed::Back => host.come_back(game, id).await?,
            Deed::Early => host.back_early(game, id).await?,
            Deed::Leave => host.leave_game(game, id).await?,
            Deed::Nudge(seat) => host.nudge(game, id, seat).await?,
            Deed::Nudges(nudges) => host.want_nudges(game, id, nudges).await?,
            Deed::Pause => return vote(VoteKind::Pause).await,
            Deed::GoOn => return vote(VoteKind::GoOn).await,
            Deed::Close => return vote(VoteKind::Close).await,
            Deed::Replace(seat) => return vote(VoteKind::Replace { seat }).await,
            Deed::Take(seat) => return host.ask_for_seat(game, who, seat).await,
            Deed::Say(number, say) => return host.say_in_vote(game, id, number, say).await,
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
fn said(w: &Wording, deed: Deed, voted: Voted, names: &BySeat<String>) -> PrivateText {
    match (deed, voted) {
        (Deed::Back, _) => w.private(text!(said_back)),
        (Deed::Early, _) => w.private(text!(said_back_early)),
        (Deed::Leave, _) => w.private(text!(said_left_game)),
        (Deed::Nudge(seat), _) => {
            let who = names.get(seat).map_or("", String::as_str);
            w.private(text!(said_nudged, who))
        }
        (Deed::Nudges(Nudges::Unwanted), _) => w.private(text!(said_mute)),
        (Deed::Nudges(Nudges::Wanted), _) => w.private(text!(said_unmute)),
        (Deed::Say(..), Voted::Open) => w.private(text!(said_vote_counted)),
        (Deed::Take(_), Voted::Open) => w.private(text!(said_asked_for_seat)),
        (Deed::Take(_), Voted::Passed) => w.private(text!(said_seat_taken)),
        (_, Voted::Open) => w.private(text!(said_proposed)),
        (_, Voted::Passed) => w.private(text!(said_vote_passed)),
        (_, Voted::Failed) => w.private(text!(said_vote_failed)),
    }
}
