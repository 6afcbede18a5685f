//! Names of environment variables that nothing reads, though they look like one that is read.

/// Every variable that an operator can set.
const EXAMPLE: &str = include_str!("../../.env.example");
/// Letters that are missing, too many, wrong or in the wrong order.
const SLIPS: usize = 2;

/// A sentence for each, about the environment that [`super::config::Config::read`] has completed.
pub fn warnings() -> Vec<String> {
    let set = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    set.filter_map(|name| warning(&name)).collect()
}

fn warning(name: &str) -> Option<String> {
    if known().any(|known| known == name) {
        return None;
    }
    let slips = |known: &str| strsim::osa_distance(known, name);
    let meant = known().min_by_key(|known| slips(known))?;
    (slips(meant) <= SLIPS).then(|| format!("{name} is not read: {meant} is what can be set"))
}

fn known() -> impl Iterator<Item = &'static str> {
    let set = EXAMPLE.lines().filter(|line| !line.starts_with('#'));
    set.filter_map(|line| line.split_once('=')).map(|(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_named_with_what_was_meant() {
        for meant in known() {
            let (begin, end) = meant.split_at(meant.len() - 3);
            for slip in [format!("{begin}{}", &end[1..]), format!("{begin}X{end}")] {
                let said = warning(&slip).unwrap();
                assert!(said.contains(&slip) && said.contains(meant), "{said}");
            }
        }
    }

    #[test]
    fn what_is_read_or_belongs_to_others_is_left_alone() {
        for name in known().chain(["PATH", "VICEROY_CRASH_AT", "RUST_BACKTRACE"]) {
            assert_eq!(warning(name), None);
        }
    }
}
