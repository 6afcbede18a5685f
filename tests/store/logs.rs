//! Captures the log of a test.

use std::io;
use std::sync::Mutex;

use tracing::subscriber::DefaultGuard;

use crate::prelude::*;

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

pub struct Log {
    lines: Lines,
    _guard: DefaultGuard,
}

impl Log {
    pub fn listen() -> Log {
        let lines = Lines::default();
        let writer = lines.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_ansi(false)
            .with_max_level(tracing::Level::INFO)
            .with_writer(move || writer.clone())
            .finish();
        Log { lines, _guard: tracing::subscriber::set_default(subscriber) }
    }

    pub fn with(&self, word: &str) -> Vec<String> {
        let lines = self.lines.0.lock().unwrap();
        let text = String::from_utf8_lossy(&lines);
        let lines = text.lines().filter(|line| line.contains(word));
        lines.map(str::to_owned).collect()
    }
}
