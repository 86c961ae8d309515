//! A connection that does not wait for ever until the other side takes what it is sent.

use std::{
    io::{self, IoSlice},
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::{Sleep, sleep},
};

/// A connection that is given up when the other side takes nothing of what it is sent for a while.
pub(crate) struct Patience {
    stream: TcpStream,
    limit: Duration,
    /// Runs while something waits to be taken.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl Patience {
    pub(crate) fn new(stream: TcpStream, limit: Duration) -> Patience {
        Patience { stream, limit, waiting: None }
    }

    /// The bare connection, which waits for ever.
    pub(crate) fn into_inner(self) -> TcpStream {
        self.stream
    }

    /// Whatever is taken gives all the time again.
    fn bounded<T>(&mut self, context: &mut Context<'_>, sent: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.waiting = None;
            return sent;
        }
        let limit = self.limit;
        ready!(self.waiting.get_or_insert_with(|| Box::pin(sleep(limit))).as_mut().poll(context));
        // Otherwise the system would keep what was not taken, and go on offering it.
        let _ = self.stream.set_zero_linger();
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patience {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patience {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.bounded(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.bounded(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    // Neither of these waits for the other side.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use tokio::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn whoever_takes_something_has_all_the_time_again() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let reader = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (stream, _) = listener.accept().await.unwrap();
        let mut patience = Patience::new(stream, Duration::from_secs(60));
        let content = vec![0; 64 * 1024];
        let fill = |context: &mut Context<'_>| {
            while Pin::new(&mut patience).poll_write(context, &content).is_ready() {}
            Poll::Ready(patience.waiting.is_some())
        };
        assert!(poll_fn(fill).await, "nobody reads");
        let mut taken = vec![0; 64 * 1024];
        let take = |context: &mut Context<'_>| {
            while reader.poll_read_ready(context).is_ready() {
                let _ = reader.try_read(&mut taken);
            }
            Pin::new(&mut patience).poll_write(context, &content)
        };
        poll_fn(take).await.unwrap();
        assert!(patience.waiting.is_none());
    }
}
