//! The machine that figures depend on: processor, cores and compiler.

use std::process::Command;

use crate::Result;

pub struct Machine {
    pub processor: String,
    pub cores: usize,
    pub compiler: String,
}

impl Machine {
    /// # Errors
    /// If the compiler or the number of cores is unknown.
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
