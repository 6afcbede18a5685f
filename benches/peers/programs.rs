//! Peers in other languages: long-running programs that take requests on stdin and answer with a
//! line of JSON.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

use serde::Deserialize;

use crate::Result;
use crate::rounds::Renderer;

pub struct Start {
    name: &'static str,
    /// Where it saves its picture, beside the scene, for inspection.
    file: &'static str,
    command: &'static str,
    arguments: &'static [&'static str],
}

pub const ALL: [Start; 4] = [
    Start {
        name: "Pillow",
        file: "pillow.png",
        command: "./python/bin/python",
        arguments: &["pillow.py"],
    },
    Start {
        name: "Cairo (pycairo)",
        file: "cairo.png",
        command: "./python/bin/python",
        arguments: &["cairo_surfaces.py"],
    },
    Start {
        name: "Node.js canvas (@napi-rs/canvas)",
        file: "canvas.png",
        command: "node",
        arguments: &["canvas.mjs"],
    },
    Start {
        name: "Java2D",
        file: "java2d.png",
        command: "java",
        arguments: &["-Djava.awt.headless=true", "-cp", ".", "Java2d"],
    },
];

pub struct Program {
    name: &'static str,
    version: String,
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
    saved: PathBuf,
}

#[derive(Deserialize)]
struct Ready {
    version: String,
}

#[derive(Deserialize)]
struct Painted {
    milliseconds: Vec<f64>,
    bytes: usize,
}

#[derive(Deserialize)]
struct Saved {
    bytes: usize,
}

impl Program {
    /// Starts a peer and waits until it has loaded the scene.
    ///
    /// # Errors
    /// If it does not start or report readiness.
    pub fn start(start: Start, peers: &Path, scene: &Path) -> Result<Program> {
        let name = start.name;
        // A relative path is resolved here, not in the program's working directory.
        let command = match start.command.strip_prefix("./") {
            Some(installed) => peers.join(installed),
            None => PathBuf::from(start.command),
        };
        let mut child = Command::new(command)
            .args(start.arguments)
            .arg(scene)
            .current_dir(peers)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{name} does not start ({error}); use benches/peers/run"))?;
        let questions = child.stdin.take().ok_or("no standard input")?;
        let answers = BufReader::new(child.stdout.take().ok_or("no standard output")?);
        let mut program = Program {
            name,
            version: String::new(),
            child,
            questions,
            answers,
            saved: scene.join(start.file),
        };
        program.version = program.answer::<Ready>()?.version;
        Ok(program)
    }

    fn ask(&mut self, question: &str) -> Result<()> {
        writeln!(self.questions, "{question}")?;
        Ok(self.questions.flush()?)
    }

    fn answer<T: serde::de::DeserializeOwned>(&mut self) -> Result<T> {
        let mut line = String::new();
        if self.answers.read_line(&mut line)? == 0 {
            return Err(format!("{} has ended; its complaint stands above", self.name).into());
        }
        serde_json::from_str(&line)
            .map_err(|error| format!("{} answered {line:?}: {error}", self.name).into())
    }
}

impl Renderer for Program {
    fn name(&self) -> &str {
        self.name
    }

    fn version(&self) -> Option<&str> {
        Some(&self.version)
    }

    fn in_a_round(&self) -> usize {
        6
    }

    fn paint(&mut self, pictures: usize) -> Result<Vec<f64>> {
        let start = Instant::now();
        self.ask(&format!("paint {pictures}"))?;
        let painted: Painted = self.answer()?;
        let waited = start.elapsed().as_secs_f64() * 1000.0;
        let name = self.name;
        if painted.milliseconds.len() != pictures || painted.bytes == 0 {
            return Err(format!("{name} did not paint {pictures} pictures").into());
        }
        // Its clock uses other units, or it works outside the measured time.
        let said: f64 = painted.milliseconds.iter().sum();
        if said > waited || said < waited / 2.0 {
            return Err(format!(
                "{name} says that it took {said:.1} ms, but {waited:.1} ms went by"
            )
            .into());
        }
        Ok(painted.milliseconds)
    }

    fn last(&mut self) -> Result<Vec<u8>> {
        self.ask(&format!("save {}", self.saved.display()))?;
        let saved: Saved = self.answer()?;
        let png = std::fs::read(&self.saved)?;
        if png.len() != saved.bytes {
            return Err(format!("{} saved another picture than it painted", self.name).into());
        }
        Ok(png)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Its exit status does not matter.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
