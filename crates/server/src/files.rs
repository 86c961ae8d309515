//! How many files the process may have open: every connection is one.

/// Raises the number of files the process may have open to what the system allows it, since the usual soft limit
/// of 1,024 dates from programs that could not handle more. Answers the limit, where the system has one.
#[cfg(unix)]
pub fn raise_file_limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    // macOS calls its limit infinite, refuses that, and means this.
    const MACOS: u64 = 10_240;
    let limit = getrlimit(Resource::Nofile);
    for current in [limit.maximum, Some(limit.maximum.map_or(MACOS, |most| most.min(MACOS)))] {
        if setrlimit(Resource::Nofile, Rlimit { current, ..limit }).is_ok() {
            return current;
        }
    }
    limit.current
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub fn raise_file_limit() -> Option<u64> {
    None
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_limit_is_what_was_told() {
        let told = raise_file_limit();
        let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile);
        assert_eq!(told, limit.current);
        assert!(limit.current == limit.maximum || limit.maximum.is_none());
    }
}
