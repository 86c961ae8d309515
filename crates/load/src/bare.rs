//! A yardstick: rooms over the same sockets that pass on messages of the same size and do nothing else.
//!
//! How much a machine can send in a second of processor time differs from one to the next by more than one server
//! does from another. Bare rooms in the same run tell how much of a figure is the machine's.

use std::{
    io,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    thread,
    time::Duration,
};

use futures_util::{SinkExt, StreamExt};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{
        mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
        oneshot,
    },
    task::JoinSet,
    time::sleep,
};
use tokio_tungstenite::{WebSocketStream as Client, tungstenite};
use tokio_websockets::{Message, ServerBuilder, WebSocketStream};

use crate::{LoadError, line, process::Thread};

/// About as long as an answer.
const SAID: &str =
    r#"{"do":{"id":100,"command":{"answer":{"epoch":"0123456789abcdef","action":"somewhere"}}}}"#;

/// Lets everybody in every room talk in turn for that time, each message being passed on to the whole room as `size`
/// bytes. Tells how many messages went through in each second of processor time, where the system tells.
pub(crate) async fn pass_on(
    rooms: usize,
    seats: usize,
    size: usize,
    time: Duration,
) -> Result<Option<f64>, LoadError> {
    let host = Host::start(seats, "x".repeat(size)).await?;
    let shared = Arc::new(Shared::default());
    let mut talking = JoinSet::new();
    for _ in 0..rooms {
        let mut people = Vec::with_capacity(seats);
        for _ in 0..seats {
            people.push(line::dial(host.address, "/").await?);
        }
        talking.spawn(talk(people, Arc::clone(&shared)));
    }
    sleep(time / 4).await;
    let (used, said) = (host.thread.processor_time(), shared.said.load(Relaxed));
    sleep(time).await;
    let said = shared.said.load(Relaxed) - said;
    let used = used.zip(host.thread.processor_time()).map(|(before, after)| (after - before).as_secs_f64());
    shared.over.store(true, Relaxed);
    while let Some(ended) = talking.join_next().await {
        ended.map_err(|error| LoadError::Unexpected(error.to_string()))??;
    }
    Ok(used.filter(|used| *used > 0.0).map(|used| said as f64 / used))
}

/// What everybody who talks shares.
#[derive(Default)]
struct Shared {
    said: AtomicU64,
    over: AtomicBool,
}

/// One after the other says something, as soon as everybody has heard what was said before.
async fn talk(mut people: Vec<Client<TcpStream>>, shared: Arc<Shared>) -> Result<(), LoadError> {
    for speaker in (0..people.len()).cycle() {
        if shared.over.load(Relaxed) {
            break;
        }
        people[speaker].send(tungstenite::Message::text(SAID)).await?;
        for person in &mut people {
            person.next().await.ok_or_else(|| LoadError::Unexpected("the line was closed".to_owned()))??;
        }
        shared.said.fetch_add(1, Relaxed);
    }
    Ok(())
}

/// The rooms, in a thread of their own, which ends with this value.
struct Host {
    address: SocketAddr,
    thread: Thread,
    _stop: oneshot::Sender<()>,
}

impl Host {
    async fn start(seats: usize, text: String) -> Result<Host, LoadError> {
        let (stop, stopped) = oneshot::channel();
        let (tell, told) = oneshot::channel();
        thread::spawn(move || {
            let serve = async {
                let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await?;
                // If nobody wants to know any more, `stopped` is over, too.
                let _ = tell.send((listener.local_addr()?, Thread::current()));
                tokio::select! {
                    served = open_rooms(listener, seats, text.into()) => served,
                    _ = stopped => Ok(()),
                }
            };
            // What goes wrong here shows as lines that are closed.
            let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
            runtime.and_then(|runtime| runtime.block_on(serve))
        });
        let (address, thread) = told.await.map_err(|_| LoadError::Unexpected("no bare rooms".to_owned()))?;
        Ok(Host { address, thread, _stop: stop })
    }
}

/// Who comes first sits in the first room, until that is full.
async fn open_rooms(listener: TcpListener, seats: usize, text: bytes::Bytes) -> io::Result<()> {
    let mut room = Vec::with_capacity(seats);
    loop {
        let (stream, _) = listener.accept().await?;
        stream.set_nodelay(true)?;
        let (_, stream) = ServerBuilder::new().accept(stream).await.map_err(io::Error::other)?;
        let (outbox, inbox) = unbounded_channel();
        room.push((stream, outbox, inbox));
        if room.len() == seats {
            let everybody: Vec<UnboundedSender<()>> =
                room.iter().map(|(_, outbox, _)| outbox.clone()).collect();
            for (stream, _, inbox) in room.drain(..) {
                tokio::spawn(attend(stream, inbox, everybody.clone(), text.clone()));
            }
        }
    }
}

/// One line: what is said on it goes to everybody, what anybody said goes out on it.
async fn attend(
    mut stream: WebSocketStream<TcpStream>,
    mut inbox: UnboundedReceiver<()>,
    everybody: Vec<UnboundedSender<()>>,
    text: bytes::Bytes,
) {
    loop {
        tokio::select! {
            said = stream.next() => match said {
                Some(Ok(message)) if message.is_text() => {
                    for outbox in &everybody {
                        // Who is gone hears nothing.
                        let _ = outbox.send(());
                    }
                }
                Some(Ok(_)) => (),
                _ => return,
            },
            Some(()) = inbox.recv() => {
                if stream.send(Message::text(text.clone())).await.is_err() {
                    return;
                }
            }
        }
    }
}
