//! In which pieces the system hands out memory.

/// Asks for small pages. In large ones, which the allocator asks for, all the room that open connections keep for what
/// may be said counts as used, though most of them say little: half as much again for each table.
#[cfg(target_os = "linux")]
pub(crate) fn prefer_small() {
    // A system that does not know large pages has small ones.
    let _ = rustix::thread::disable_transparent_huge_pages(true);
}

/// Other systems decide for themselves.
#[cfg(not(target_os = "linux"))]
pub(crate) fn prefer_small() {}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn large_pages_are_not_used() {
        prefer_small();
        assert_eq!(rustix::thread::transparent_huge_pages_are_disabled(), Ok(true));
    }
}
