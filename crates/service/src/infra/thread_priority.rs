//! Priorities of threads below that of answers.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreadPriority {
    /// Two thirds of the processor time that a thread of answers has, if both want it.
    BelowNormal,
    /// What is left.
    Lowest,
}

impl ThreadPriority {
    /// Of this thread and the threads it spawns, where supported.
    pub fn set(self) {
        #[cfg(unix)]
        if let Err(error) = rustix::process::nice(self.nice()) {
            tracing::debug!(%error, "something works at full priority");
        }
    }

    #[cfg(unix)]
    fn nice(self) -> i32 {
        match self {
            ThreadPriority::BelowNormal => 2,
            ThreadPriority::Lowest => 19,
        }
    }
}
