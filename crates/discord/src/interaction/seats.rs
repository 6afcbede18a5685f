//! Actions on seats: absence, votes, nudges and replacement.

use crate::message::seats_message;
use crate::prelude::*;
use crate::wire::custom_id::SeatAction;
use viceroy_model::attendance::VoteKind;
use viceroy_model::timing::{DAY, Vacation};
use viceroy_service::{Ballot, Voted};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    Look,
    /// A confirmation prompt.
    Ask(SeatAction),
    Do(SeatAction),
    /// For this many days.
    Away(i64),
    /// Offer the seat to somebody; `None` stands for a bot.
    HandTo(String, Option<Person>),
}

pub struct Visitor {
    pub person: Person,
    /// Moderation rights in this channel.
    pub authority: Option<Authority>,
}

enum Done {
    /// With the outcome of its vote, if any.
    Deed(SeatAction, Voted),
    Away(WallTime),
    Handed(String),
}

impl Actions {
    pub async fn seats(
        &self,
        reader: &Reader,
        game: GameId,
        who: Visitor,
        wanted: Wanted,
    ) -> Answered {
        let w = &*reader.wording;
        let Visitor { person: who, authority } = who;
        let (done, sure) = match wanted {
            Wanted::Look => (None, None),
            Wanted::Ask(SeatAction::Hand) => {
                // Where nobody can be chosen by name.
                if let Some(code) = self.host.seat_code(game, who.id).await? {
                    return Ok(seats_message::hand_by_code(w, game, &code));
                }
                (None, Some(SeatAction::Hand))
            }
            Wanted::Ask(deed) => (None, Some(deed)),
            Wanted::Do(deed) => {
                let voted = self.deed(game, who, deed).await;
                (Some(voted.map(|voted| Done::Deed(deed, voted))), None)
            }
            Wanted::Away(days) => {
                let until = self.away(game, who, days).await;
                (Some(until.map(Done::Away)), None)
            }
            Wanted::HandTo(name, to) => {
                let asked = match to {
                    Some(to) => self.host.hand_over(game, who.id, to).await,
                    None => Err(Rejection::CannotBeHanded { who: name.clone() }.into()),
                };
                (Some(asked.map(|()| Done::Handed(name))), None)
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
            Some(Ok(Done::Handed(who))) => {
                let who = viceroy_i18n::unformatted(&who);
                Some(w.private(text!(said_handed, who = &who)))
            }
            Some(Err(stop)) => Some(w.private(text!(panel_notice, sentence = &stop.shown(w).text))),
        };
        Ok(match sure {
            Some(deed) => seats_message::sure(w, &view, deed),
            None => seats_message::response(w, &view, said.as_ref()),
        })
    }

    /// `Passed` if no vote was needed.
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
            SeatAction::Handed(seat, say) => {
                return host.answer_handover(game, who, seat, say).await;
            }
            // It asks for somebody first.
            SeatAction::Hand => {}
            SeatAction::Say(number, say) => {
                return host.vote(game, id, Ballot::Say(number, say)).await;
            }
        }
        Ok(Voted::Passed)
    }

    async fn away(&self, game: GameId, who: Person, days: i64) -> Result<WallTime, Stop> {
        let from = self.host.now();
        let to = from.saturating_add(days.saturating_mul(DAY));
        self.host.go_away(game, who.id, Vacation::new(from, to)).await?;
        Ok(self.host.clock().shows(to))
    }
}

/// The only voter decides at once.
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
        (SeatAction::Handed(_, VoteChoice::Yes), Voted::Open) => {
            w.private(text!(said_asked_for_seat))
        }
        (SeatAction::Handed(_, VoteChoice::Yes), Voted::Passed | Voted::Failed) => {
            w.private(text!(said_hand_accepted))
        }
        (SeatAction::Handed(_, VoteChoice::No), _) => w.private(text!(said_hand_declined)),
        (SeatAction::Say(..), Voted::Open) => w.private(text!(said_vote_counted)),
        (SeatAction::Take(_), Voted::Open) => w.private(text!(said_asked_for_seat)),
        (SeatAction::Take(_), Voted::Passed) => w.private(text!(said_seat_taken)),
        (_, Voted::Open) => w.private(text!(said_proposed)),
        (_, Voted::Passed) => w.private(text!(said_vote_passed)),
        (_, Voted::Failed) => w.private(text!(said_vote_failed)),
    }
}
