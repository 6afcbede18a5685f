//! Runs each test once without mutants for its duration and coverage, then against mutants.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Result};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

pub struct Test {
    pub target: String,
    program: PathBuf,
    /// `None` for all tests of the binary.
    name: Option<String>,
    seconds: f64,
    pub reaches: BTreeSet<usize>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    Noticed(String),
    /// A test that hangs counts as a kill.
    Endless(String),
    Survived,
    Unreached,
}

pub struct Runner {
    pub folder: PathBuf,
    pub scratch: PathBuf,
    /// Seconds; slower tests are left out.
    pub slowest: f64,
}

impl Runner {
    /// Tests that are too slow or already failing are reported and left out.
    pub fn known(&self, target: &str, program: &Path, beginnings: &[&str]) -> Result<Vec<Test>> {
        let listed = self.command(program, &["--list"], 0).output()?;
        let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
        let names: Vec<&str> =
            listed.lines().filter_map(|line| line.strip_suffix(": test")).collect();
        let is_story = names.iter().any(|name| name.contains(' '));
        let wanted = names.iter().filter(|name| {
            beginnings.is_empty() || beginnings.iter().any(|beginning| name.starts_with(beginning))
        });
        let wanted =
            if is_story { vec![None] } else { wanted.map(|name| Some(name.to_string())).collect() };
        let mut tests = vec![];
        for name in wanted {
            let reached = self.scratch.join("reached");
            fs::write(&reached, "")?;
            let mut test = Test {
                target: target.into(),
                program: program.into(),
                name,
                seconds: self.slowest,
                reaches: BTreeSet::new(),
            };
            let start = Instant::now();
            let verdict = self.run(&[&test], 0, Some(&reached))?;
            test.seconds = start.elapsed().as_secs_f64();
            if verdict == Verdict::Survived {
                test.reaches = fs::read_to_string(&reached)?
                    .lines()
                    .filter_map(|line| line.parse().ok())
                    .collect();
                tests.push(test);
            } else {
                println!("  left out: {verdict:?}");
            }
        }
        let seconds: f64 = tests.iter().map(|test| test.seconds).sum();
        println!("  {target}: {} tests, {seconds:.1} s", tests.len());
        Ok(tests)
    }

    /// Fastest first.
    pub fn judge(&self, number: usize, tests: &[&Test]) -> Result<Verdict> {
        let mut reaching: Vec<&Test> =
            tests.iter().copied().filter(|test| test.reaches.contains(&number)).collect();
        if reaching.is_empty() {
            return Ok(Verdict::Unreached);
        }
        let pace = |test: &Test| [0.3, 1.5].iter().filter(|limit| test.seconds > **limit).count();
        reaching
            .sort_by(|a, b| (pace(a), &a.program, &a.name).cmp(&(pace(b), &b.program, &b.name)));
        for together in reaching.chunk_by(|a, b| pace(a) == pace(b) && a.program == b.program) {
            let verdict = self.run(together, number, None)?;
            if verdict != Verdict::Survived {
                return Ok(verdict);
            }
        }
        Ok(Verdict::Survived)
    }

    fn command(&self, program: &Path, arguments: &[&str], number: usize) -> Command {
        let mut command = Command::new("sh");
        // An endless loop may allocate without limit.
        command
            .args(["-c", "ulimit -v 8388608; ulimit -c 0; exec \"$0\" \"$@\""])
            .arg(program)
            .args(arguments)
            .current_dir(&self.folder)
            .env("VICEROY_MUTANT", number.to_string())
            .env("PROPTEST_RNG_SEED", "1")
            .process_group(0)
            .stdin(Stdio::null())
            .stderr(Stdio::null());
        command
    }

    /// Every finished test prints a line, so prolonged silence means that a test hangs.
    fn run(&self, tests: &[&Test], number: usize, reached: Option<&Path>) -> Result<Verdict> {
        let mut arguments: Vec<&str> = vec!["--test-threads=1"];
        arguments.extend(tests.iter().any(|test| test.name.is_some()).then_some("--exact"));
        arguments.extend(tests.iter().filter_map(|test| test.name.as_deref()));
        let mut command = self.command(&tests[0].program, &arguments, number);
        command.envs(reached.map(|path| ("VICEROY_MUTANTS_REACHED", path)));
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let (sender, lines) = mpsc::channel();
        if let Some(output) = child.stdout.take() {
            std::thread::spawn(move || {
                BufReader::new(output)
                    .lines()
                    .map_while(|line| line.ok())
                    .try_for_each(|line| sender.send(line))
            });
        }
        let slowest = tests.iter().map(|test| test.seconds).fold(0.0, f64::max);
        let silence = if reached.is_some() { self.slowest } else { 10.0 + 8.0 * slowest };
        let of = |name: &str| format!("{}: {name}", tests[0].target);
        let first = tests[0].name.as_deref().unwrap_or("stories");
        let verdict = loop {
            match lines.recv_timeout(Duration::from_secs_f64(silence)) {
                Ok(line) => {
                    if let Some(name) = line.strip_suffix(" ... FAILED") {
                        break Verdict::Noticed(of(name.trim_start_matches("test ")));
                    }
                }
                Err(RecvTimeoutError::Timeout) => break Verdict::Endless(of(first)),
                Err(RecvTimeoutError::Disconnected) => {
                    let status = child.wait()?;
                    break match status.signal() {
                        _ if status.success() => Verdict::Survived,
                        Some(signal) => Verdict::Noticed(of(&format!("{first} (signal {signal})"))),
                        None => Verdict::Noticed(of(first)),
                    };
                }
            }
        };
        // Kills the process group, since tests may spawn processes.
        Command::new("kill")
            .args(["-9", "--", &format!("-{}", child.id())])
            .stderr(Stdio::null())
            .status()?;
        child.wait()?;
        Ok(verdict)
    }
}
