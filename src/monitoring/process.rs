//! Process metrics, under the names Prometheus client libraries use.

use viceroy_metrics::Metrics;

#[cfg(target_os = "linux")]
pub(super) fn measure(metrics: &Metrics) {
    use rustix::time::{ClockId, clock_gettime};

    let used = clock_gettime(ClockId::ProcessCPUTime).tv_sec;
    metrics.cpu_seconds.set(used.unsigned_abs());
    // Omitted where the system does not report it.
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    if let Some(kilobytes) = resident(&status) {
        metrics.memory_bytes.set(kilobytes.saturating_mul(1024));
    }
}

#[cfg(not(target_os = "linux"))]
pub(super) fn measure(_metrics: &Metrics) {}

#[cfg(target_os = "linux")]
fn resident(status: &str) -> Option<i64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn memory_is_read_off_what_linux_says() {
        assert_eq!(resident("Name:\tviceroy\nVmRSS:\t   31234 kB\n"), Some(31_234));
        assert_eq!(resident("Name:\tviceroy\n"), None);
        let metrics = Metrics::default();
        measure(&metrics);
        assert!(metrics.memory_bytes.value() > 1_000_000);
    }
}
