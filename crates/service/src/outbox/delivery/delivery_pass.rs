//! What one visit came to so far. Trouble with one message is kept for the end: it holds up nothing but what has to wait
//! for that message.

use super::wait_reason::DeliveryError;
use crate::cache::places::Permit;
use crate::cache::refusals::Next;
use crate::infra::error::Fault;
use crate::infra::messenger::Undelivered;
use viceroy_model::messages::Destination;

/// What went wrong in a round, and what has to come later.
pub(crate) struct DeliveryPass {
    channel: ChannelGate,
    thread: ChannelGate,
    permit: Permit,
    /// A place turned out to be gone, and what is stored has changed.
    again: bool,
    /// Something cannot be made before the game changes.
    stuck: bool,
    passing: Option<Undelivered>,
    /// What was refused and will be, in this round or one before it, the first of each place.
    refused: Vec<(Destination, Undelivered)>,
    /// When something is to be said or changed that has to wait.
    due: Option<i64>,
}

/// Whether something is asked of a place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ChannelGate {
    Open,
    /// What comes next has to wait for what could not be said: a place is read from top to bottom.
    Waits,
    /// It refused the bot, now or a short time ago, and is not asked again.
    Refuses,
}

/// What a round came to.
pub(crate) enum PassOutcome {
    /// Places have changed: it begins again.
    Restart,
    /// Everything is said.
    End,
    /// Everything that may be said now; the rest is due at this time.
    Date(i64),
    /// Something is in the way that may pass.
    Transient(Undelivered),
    /// Something cannot be said before the game or a place changes.
    Stop,
}

impl DeliveryPass {
    pub(crate) fn new(permit: Permit) -> DeliveryPass {
        DeliveryPass {
            channel: ChannelGate::Open,
            thread: ChannelGate::Open,
            permit,
            again: false,
            stuck: false,
            passing: None,
            refused: vec![],
            due: None,
        }
    }

    /// Begins again after places have changed.
    pub(crate) fn begin_again(&mut self) {
        let again = |door| match door {
            ChannelGate::Open | ChannelGate::Waits => ChannelGate::Open,
            ChannelGate::Refuses => ChannelGate::Refuses,
        };
        *self = DeliveryPass {
            channel: again(self.channel),
            thread: again(self.thread),
            refused: std::mem::take(&mut self.refused),
            ..DeliveryPass::new(self.permit)
        };
    }

    /// Whether the places that everybody reads are left alone, because too many refuse.
    pub(crate) fn is_denied(&self) -> bool {
        self.permit == Permit::Denied
    }

    /// Whether nothing is asked of a place any more.
    pub(crate) fn is_shut(&self, place: Destination) -> bool {
        let door = match place {
            Destination::Direct => return false,
            Destination::Channel => self.channel,
            Destination::Thread => self.thread,
        };
        self.is_denied() || door != ChannelGate::Open
    }

    /// A place refused the bot a short time ago: nothing is asked of it.
    pub(crate) fn leave_alone(&mut self, place: Destination) {
        self.stuck = true;
        self.shut(place, ChannelGate::Refuses);
    }

    /// Whether a place refuses the bot.
    pub(crate) fn refuses(&self, place: Destination) -> bool {
        let door = match place {
            Destination::Direct => return false,
            Destination::Channel => self.channel,
            Destination::Thread => self.thread,
        };
        door == ChannelGate::Refuses
    }

    fn shut(&mut self, place: Destination, door: ChannelGate) {
        match place {
            Destination::Channel => self.channel = door,
            Destination::Thread => self.thread = door,
            // Everybody has a conversation of their own.
            Destination::Direct => {}
        }
    }

    /// Keeps what went wrong with one message in a place.
    pub(crate) fn keep(
        &mut self,
        place: Destination,
        result: Result<bool, DeliveryError>,
    ) -> Result<(), Fault> {
        let why = match result {
            Ok(true) => return Ok(()),
            // It is not known what to say.
            Ok(false) => {
                self.stuck = true;
                return Ok(());
            }
            Err(why) => why,
        };
        let mut door = ChannelGate::Waits;
        match why {
            DeliveryError::Fault(fault) => return Err(fault),
            DeliveryError::Stuck => self.stuck = true,
            DeliveryError::Again => self.again = true,
            DeliveryError::Undelivered(why @ Undelivered::Later(_)) => {
                self.passing.get_or_insert(why);
            }
            DeliveryError::Undelivered(
                why @ (Undelivered::Gone
                | Undelivered::Forbidden { .. }
                | Undelivered::Locked
                | Undelivered::Full
                | Undelivered::Worn
                | Undelivered::Closed
                | Undelivered::Refused { .. }),
            ) => {
                door = ChannelGate::Refuses;
                if self.refused.iter().all(|(refusing, _)| *refusing != place) {
                    self.refused.push((place, why));
                }
            }
        }
        self.shut(place, door);
        Ok(())
    }

    /// Something has to be done at this time.
    pub(crate) fn put_off(&mut self, at: i64) {
        let due = self.due.get_or_insert(at);
        *due = at.min(*due);
    }

    /// What was refused first.
    pub(crate) fn refused(&self) -> Option<&Undelivered> {
        self.refused.first().map(|(_, why)| why)
    }

    /// Why a place refused the bot.
    pub(crate) fn refused_in(&self, place: Destination) -> Option<&Undelivered> {
        let mut refused = self.refused.iter();
        let found = refused.find(|(refusing, _)| *refusing == place);
        found.map(|(_, why)| why)
    }

    /// The places that refused the bot, and what brings the next attempt there.
    pub(crate) fn refusing(&self) -> impl Iterator<Item = (Destination, Next)> {
        self.refused.iter().map(|(place, why)| (*place, next(why)))
    }

    /// What it came to. What may pass counts before what does not: it is worth another visit.
    pub(crate) fn came(&self) -> PassOutcome {
        if self.again {
            PassOutcome::Restart
        } else if let Some(why) = &self.passing {
            PassOutcome::Transient(why.clone())
        } else if let Some(at) = self.due {
            PassOutcome::Date(at)
        } else if self.stuck || !self.refused.is_empty() {
            PassOutcome::Stop
        } else {
            PassOutcome::End
        }
    }
}

/// What brings the next attempt after a refusal. Permissions and locks are told by events; that there is room for a thread, or
/// that a word is allowed again, is told by none.
fn next(why: &Undelivered) -> Next {
    match why {
        Undelivered::Full | Undelivered::Refused { .. } => Next::Time,
        Undelivered::Gone
        | Undelivered::Forbidden { .. }
        | Undelivered::Locked
        | Undelivered::Worn
        | Undelivered::Closed
        | Undelivered::Later(_) => Next::Visit,
    }
}
