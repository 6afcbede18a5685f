//! The state of one delivery pass. A failed message holds up only those that must come after it.

use super::delivery_error::{Delivered, DeliveryError};
use crate::cache::channel_availability::Permit;
use crate::prelude::*;

pub(crate) struct DeliveryPass {
    channel: ChannelGate,
    thread: ChannelGate,
    permit: Permit,
    /// A channel or thread was gone; the stored state has changed.
    again: bool,
    stuck: bool,
    passing: Option<Undelivered>,
    /// The first refusal of each destination, kept when the pass restarts.
    refused: Vec<(Destination, Undelivered)>,
    due: Option<i64>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ChannelGate {
    Open,
    /// A message failed; later ones wait, to keep the order.
    Waits,
    /// It refused the bot now or recently.
    Refuses,
}

pub(crate) enum PassOutcome {
    Restart,
    Done,
    DueAt(i64),
    Transient(Undelivered),
    Blocked,
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

    /// Whether public channels are skipped because too many refuse.
    pub(crate) fn is_denied(&self) -> bool {
        self.permit == Permit::Denied
    }

    pub(crate) fn is_shut(&self, place: Destination) -> bool {
        let door = self.door(place);
        door.is_some_and(|door| self.is_denied() || door != ChannelGate::Open)
    }

    /// `None` for direct messages, which fail per person.
    fn door(&self, place: Destination) -> Option<ChannelGate> {
        match place {
            Destination::Direct => None,
            Destination::Channel => Some(self.channel),
            Destination::Thread => Some(self.thread),
        }
    }

    pub(crate) fn leave_alone(&mut self, place: Destination) {
        self.stuck = true;
        self.shut(place, ChannelGate::Refuses);
    }

    pub(crate) fn refuses(&self, place: Destination) -> bool {
        self.door(place) == Some(ChannelGate::Refuses)
    }

    fn shut(&mut self, place: Destination, door: ChannelGate) {
        match place {
            Destination::Channel => self.channel = door,
            Destination::Thread => self.thread = door,
            // Direct messages fail per person.
            Destination::Direct => {}
        }
    }

    pub(crate) fn keep(
        &mut self,
        place: Destination,
        result: Delivered<bool>,
    ) -> Result<(), Fault> {
        let why = match result {
            Ok(true) => return Ok(()),
            // The content is not available.
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

    pub(crate) fn put_off(&mut self, at: i64) {
        let due = self.due.get_or_insert(at);
        *due = at.min(*due);
    }

    pub(crate) fn refused(&self) -> Option<&Undelivered> {
        self.refused.first().map(|(_, why)| why)
    }

    pub(crate) fn refused_in(&self, place: Destination) -> Option<&Undelivered> {
        self.refused.iter().find(|(refusing, _)| *refusing == place).map(|(_, why)| why)
    }

    pub(crate) fn refusing(&self) -> impl Iterator<Item = (Destination, RetryOn)> {
        self.refused.iter().map(|(place, why)| (*place, retry_on(why)))
    }

    /// Transient failures first: they are worth another visit.
    pub(crate) fn outcome(&self) -> PassOutcome {
        if self.again {
            PassOutcome::Restart
        } else if let Some(why) = &self.passing {
            PassOutcome::Transient(why.clone())
        } else if let Some(at) = self.due {
            PassOutcome::DueAt(at)
        } else if self.stuck || !self.refused.is_empty() {
            PassOutcome::Blocked
        } else {
            PassOutcome::Done
        }
    }
}

/// Gateway events announce changed permissions and locks, but neither room for another thread nor a
/// changed word filter.
fn retry_on(why: &Undelivered) -> RetryOn {
    match why {
        Undelivered::Full | Undelivered::Refused { .. } => RetryOn::Timer,
        Undelivered::Gone
        | Undelivered::Forbidden { .. }
        | Undelivered::Locked
        | Undelivered::Worn
        | Undelivered::Closed
        | Undelivered::Later(_) => RetryOn::AnyVisit,
    }
}
