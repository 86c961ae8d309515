//! A process that is spoken to in lines, and never waited for longer than one wants to.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStderr, ChildStdin, ChildStdout, Stdio},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender},
    },
    thread,
    time::{Duration, Instant},
};

use super::{Command, Fault};

/// The longest line a program may say, in bytes.
pub const LINE_BYTES: usize = 64 * 1024;
/// How much of what a program said is told when it is complained about, in characters.
const QUOTED: usize = 200;
/// How many lines may lie unread before the program has to wait.
const UNREAD: usize = 16;
/// How long a program that has closed its output gets to end and to say its last words.
const FAREWELL: Duration = Duration::from_millis(500);

/// A process that is spoken to in lines. It is killed when this is dropped.
pub(super) struct Process {
    child: Child,
    tell: Sender<String>,
    heard: Receiver<Heard>,
    last_words: Arc<Mutex<Option<String>>>,
    /// Ready when the error stream has ended.
    silenced: Receiver<()>,
}

/// What was heard from a process.
enum Heard {
    Line(String),
    TooLong(String),
}

impl Process {
    pub(super) fn start(command: &Command) -> io::Result<Process> {
        let (program, arguments) = command.words();
        let mut child = std::process::Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let missing = || io::Error::other("it has no streams");
        let streams = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(stdin), Some(stdout), Some(stderr)) = streams else { return Err(missing()) };
        // Threads, because a program that does not read must not hold up whoever writes to it. They end by
        // themselves when the process does or when nobody is interested any more.
        let (tell, told) = mpsc::channel();
        thread::spawn(move || write(stdin, &told));
        let (hear, heard) = mpsc::sync_channel(UNREAD);
        thread::spawn(move || read(stdout, &hear));
        let (silence, silenced) = mpsc::channel();
        let last_words = Arc::new(Mutex::new(None));
        let kept = Arc::clone(&last_words);
        thread::spawn(move || {
            keep_last_words(stderr, &kept);
            drop(silence);
        });
        Ok(Process { child, tell, heard, last_words, silenced })
    }

    /// Says a line. Whether it arrives shows in what is heard.
    pub(super) fn tell(&self, line: String) {
        let _ = self.tell.send(line);
    }

    /// The next line, if it comes in time.
    pub(super) fn hear(&mut self, verb: &'static str, patience: Duration) -> Result<String, Fault> {
        match self.heard.recv_timeout(patience) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong(beginning)) => Err(Fault::TooLong { beginning }),
            Err(RecvTimeoutError::Timeout) => {
                let last_words = self.last_words();
                Err(Fault::Silent { verb, milliseconds: patience.as_millis(), last_words })
            }
            Err(RecvTimeoutError::Disconnected) => {
                let status = self.farewell();
                let _ = self.silenced.recv_timeout(FAREWELL);
                Err(Fault::Ended { status, last_words: self.last_words() })
            }
        }
    }

    fn last_words(&self) -> Option<String> {
        self.last_words.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How the process ended, in the system's words.
    fn farewell(&mut self) -> String {
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until {
            if let Ok(Some(status)) = self.child.try_wait() {
                return status.to_string();
            }
            thread::sleep(Duration::from_millis(5));
        }
        "it closed its output".to_owned()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself, which is as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write(mut stdin: ChildStdin, told: &Receiver<String>) {
    for mut line in told {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            break;
        }
    }
}

fn read(stdout: ChildStdout, hear: &SyncSender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    while let Ok(Some((line, whole))) = next_line(&mut stdout) {
        let text = String::from_utf8_lossy(&line);
        let heard =
            if whole { Heard::Line(text.trim_end().to_owned()) } else { Heard::TooLong(quoted(&text)) };
        if hear.send(heard).is_err() || !whole {
            break;
        }
    }
}

fn keep_last_words(stderr: ChildStderr, kept: &Mutex<Option<String>>) {
    let mut stderr = BufReader::new(stderr);
    while let Ok(Some((line, _))) = next_line(&mut stderr) {
        let text = String::from_utf8_lossy(&line);
        if !text.trim().is_empty() {
            *kept.lock().unwrap_or_else(PoisonError::into_inner) = Some(quoted(text.trim()));
        }
    }
}

/// The next line without more than is allowed, and whether that was all of it; nothing at the end.
fn next_line(stream: &mut impl BufRead) -> io::Result<Option<(Vec<u8>, bool)>> {
    let mut line = Vec::new();
    let read = stream.by_ref().take(LINE_BYTES as u64 + 1).read_until(b'\n', &mut line)?;
    Ok((read > 0).then_some((line, read <= LINE_BYTES)))
}

/// The beginning of a text, on one line.
pub(super) fn quoted(text: &str) -> String {
    let mut shown: String =
        text.chars().take(QUOTED).map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    if text.chars().nth(QUOTED).is_some() {
        shown.push('…');
    }
    shown
}
