//! Processors for bots, shared fairly: whoever has many tables waits behind their own bots, not everybody else.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
};

use tokio::sync::oneshot;

use crate::limits::{Origin, lock};

/// Processors for bots. Those for whom bots think take turns; all tables where nobody is count as one.
pub(crate) struct Processors(Arc<Mutex<Shares>>);

struct Shares {
    free: usize,
    /// Who waits, and for how many thoughts, whose turn it is first. Nobody waits while a processor is free.
    waiting: VecDeque<(Option<Origin>, VecDeque<oneshot::Sender<Processor>>)>,
}

/// A processor to think with. It is given on when it is dropped.
pub(crate) struct Processor(Option<Arc<Mutex<Shares>>>);

impl Processors {
    pub(crate) fn new(count: usize) -> Processors {
        Processors(Arc::new(Mutex::new(Shares { free: count, waiting: VecDeque::new() })))
    }

    /// Waits for a processor to think for somebody.
    pub(crate) async fn acquire(&self, origin: Option<Origin>) -> Processor {
        let turn = {
            let mut shares = lock(&self.0);
            if shares.free > 0 {
                shares.free -= 1;
                return Processor(Some(Arc::clone(&self.0)));
            }
            let (give, turn) = oneshot::channel();
            match shares.waiting.iter_mut().find(|(waiting, _)| *waiting == origin) {
                Some((_, thoughts)) => thoughts.push_back(give),
                None => shares.waiting.push_back((origin, VecDeque::from([give]))),
            }
            turn
        };
        turn.await.expect("whoever waits is served as long as there are processors")
    }
}

impl Shares {
    /// The next to think: the first thought of whoever is first, who then goes to the end.
    fn next(&mut self) -> Option<oneshot::Sender<Processor>> {
        let (origin, mut thoughts) = self.waiting.pop_front()?;
        let next = thoughts.pop_front();
        if !thoughts.is_empty() {
            self.waiting.push_back((origin, thoughts));
        }
        next
    }
}

impl Drop for Processor {
    fn drop(&mut self) {
        let Some(all) = self.0.take() else { return };
        let mut shares = lock(&all);
        while let Some(next) = shares.next() {
            match next.send(Processor(Some(Arc::clone(&all)))) {
                Ok(()) => return,
                // Nobody waits there any more; this one is not to be given on twice.
                Err(mut refused) => refused.0 = None,
            }
        }
        shares.free += 1;
    }
}

#[cfg(test)]
mod tests {
    use std::{net::IpAddr, time::Duration};

    use super::*;

    fn origin(last: u8) -> Option<Origin> {
        Some(Origin::of(IpAddr::from([10, 0, 0, last])))
    }

    /// In which order thoughts for these origins are served once the only processor is given back.
    async fn order(origins: &[Option<Origin>]) -> Vec<Option<Origin>> {
        let processors = Arc::new(Processors::new(1));
        let first = processors.acquire(origin(9)).await;
        let served = Arc::new(Mutex::new(Vec::new()));
        let mut thoughts = Vec::new();
        for &origin in origins {
            let (processors, served) = (Arc::clone(&processors), Arc::clone(&served));
            thoughts.push(tokio::spawn(async move {
                let _processor = processors.acquire(origin).await;
                lock(&served).push(origin);
            }));
            tokio::task::yield_now().await;
        }
        drop(first);
        for thought in thoughts {
            thought.await.unwrap();
        }
        lock(&served).clone()
    }

    #[tokio::test]
    async fn who_has_many_tables_waits_behind_their_own() {
        let (many, one) = (origin(1), origin(2));
        assert_eq!(order(&[many, many, many, one, None]).await, [many, one, None, many, many]);
    }

    #[tokio::test]
    async fn a_processor_is_not_lost_with_somebody_who_no_longer_waits() {
        let processors = Processors::new(1);
        let first = processors.acquire(origin(1)).await;
        let gone = tokio::time::timeout(Duration::from_millis(1), processors.acquire(origin(1))).await;
        assert!(gone.is_err(), "there is only one");
        drop(first);
        for _ in 0..2 {
            let again = processors.acquire(origin(2));
            tokio::time::timeout(Duration::from_secs(5), again).await.expect("it was given back");
        }
    }
}
