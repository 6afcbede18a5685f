//! What a figure is worth nothing without: the processor, its cores, the compiler.

use std::process::Command;

use crate::Result;

/// What the figures were seen on.
pub struct Machine {
    /// As the kernel calls it.
    pub processor: String,
    /// How many cores this program may use.
    pub cores: usize,
    /// The compiler with its version.
    pub compiler: String,
}

impl Machine {
    /// Looks.
    ///
    /// # Errors
    /// When the compiler or the number of cores cannot be asked for.
    pub fn find() -> Result<Machine> {
        let told = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let processor = told.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            (key.trim() == "model name").then(|| value.trim().to_owned())
        });
        let compiler = Command::new("rustc").arg("--version").output()?.stdout;
        Ok(Machine {
            processor: processor.unwrap_or_else(|| "unknown processor".to_owned()),
            cores: std::thread::available_parallelism()?.get(),
            compiler: String::from_utf8(compiler)?.trim().to_owned(),
        })
    }
}
