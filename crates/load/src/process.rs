//! What the system says about the server's process. Only Linux is asked; elsewhere nothing is claimed.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

/// The server's process, if it is known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Process(pub(crate) Option<u32>);

/// Linux counts processor time in hundredths of a second on every architecture that has a Rust toolchain.
const TICK: Duration = Duration::from_millis(10);

impl Process {
    /// The processor time it has used, in the kernel for it included.
    pub(crate) fn processor_time(self) -> Option<Duration> {
        processor_time(Path::new(&format!("/proc/{}", self.0?)))
    }

    /// How many bytes of memory it holds.
    pub(crate) fn resident_bytes(self) -> Option<u64> {
        let rollup = fs::read_to_string(format!("/proc/{}/smaps_rollup", self.0?)).ok()?;
        let line = rollup.lines().find_map(|line| line.strip_prefix("Rss:"))?;
        let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kibibytes * 1024)
    }
}

/// A thread of this process, if it is known.
#[derive(Clone, Debug)]
pub(crate) struct Thread(Option<PathBuf>);

impl Thread {
    /// The thread that asks.
    pub(crate) fn current() -> Thread {
        Thread(fs::read_link("/proc/thread-self").ok().map(|link| Path::new("/proc").join(link)))
    }

    /// The processor time it has used, in the kernel for it included.
    pub(crate) fn processor_time(&self) -> Option<Duration> {
        processor_time(self.0.as_deref()?)
    }
}

/// What is counted in the folder of a process or a thread.
fn processor_time(folder: &Path) -> Option<Duration> {
    let stat = fs::read_to_string(folder.join("stat")).ok()?;
    // The name in parentheses may hold spaces; what is counted stands behind it.
    let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
    let ticks = |index: usize| fields.get(index)?.parse::<u32>().ok();
    Some(TICK * (ticks(11)? + ticks(12)?))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn linux_tells_about_a_process() {
        let here = Process(Some(std::process::id()));
        let before = here.processor_time().unwrap();
        let mut sum = 0u64;
        while here.processor_time().unwrap() < before + TICK {
            sum = std::hint::black_box(sum + 1);
        }
        assert!(here.resident_bytes().unwrap() > 100_000);
        assert_eq!(Process(None).processor_time(), None);
    }
}
