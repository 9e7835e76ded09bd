//! Which computer player runs next. Games with a person come first; among them, and among the others,
//! the address with the fewest running, then the one that has waited longest, however many games each
//! has. Slow computers leave at least one slot to quick ones.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// A search that waits for a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Thought {
    /// The address that the game belongs to.
    pub(crate) owner: IpAddr,
    /// Only computers play in the game.
    pub(crate) alone: bool,
    /// It takes seconds rather than milliseconds.
    pub(crate) slow: bool,
}

#[derive(Debug)]
pub(crate) struct Schedule {
    most: usize,
    most_slow: usize,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    running: usize,
    running_slow: usize,
    running_for: HashMap<IpAddr, usize>,
    /// Games with a person, and games without.
    with_person: Rotation,
    alone: Rotation,
}

/// Waiting searches by address; the addresses take turns.
#[derive(Debug, Default)]
struct Rotation {
    order: VecDeque<IpAddr>,
    waiting: HashMap<IpAddr, VecDeque<Waiting>>,
}

#[derive(Debug)]
struct Waiting {
    owner: IpAddr,
    slow: bool,
    granted: oneshot::Sender<Turn>,
}

/// A slot, which is freed when this is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    schedule: Arc<Schedule>,
    owner: IpAddr,
    slow: bool,
}

impl Rotation {
    fn add(&mut self, waiting: Waiting) {
        let own = self.waiting.entry(waiting.owner).or_default();
        if !self.order.contains(&waiting.owner) {
            self.order.push_back(waiting.owner);
        }
        own.push_back(waiting);
    }

    /// The next search to run, of the address with the fewest running.
    fn next(&mut self, running: &HashMap<IpAddr, usize>, may_be_slow: bool) -> Option<Waiting> {
        for own in self.waiting.values_mut() {
            // A caller that was dropped does not count.
            own.retain(|one| !one.granted.is_closed());
        }
        self.waiting.retain(|_, own| !own.is_empty());
        self.order.retain(|owner| self.waiting.contains_key(owner));
        let may = |one: &Waiting| may_be_slow || !one.slow;
        let ready =
            |owner: &&IpAddr| self.waiting.get(owner).is_some_and(|own| own.iter().any(may));
        let load = |owner: &&IpAddr| running.get(owner).copied().unwrap_or(0);
        let owner = *self.order.iter().filter(ready).min_by_key(load)?;
        let own = self.waiting.get_mut(&owner)?;
        let found = own.iter().position(may).and_then(|place| own.remove(place))?;
        self.order.retain(|other| *other != owner);
        if !own.is_empty() {
            self.order.push_back(owner);
        }
        Some(found)
    }
}

impl Schedule {
    /// With this number of slots, two at least.
    pub(crate) fn new(most: usize) -> Self {
        let most = most.max(2);
        Self { most, most_slow: most - 1, state: Mutex::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a slot.
    pub(crate) async fn turn(self: &Arc<Self>, thought: Thought) -> Turn {
        let Thought { owner, alone, slow } = thought;
        let (granted, turn) = oneshot::channel();
        {
            let mut state = self.state();
            let rotation = if alone { &mut state.alone } else { &mut state.with_person };
            rotation.add(Waiting { owner, slow, granted });
        }
        self.grant();
        // The sender is kept until the slot is granted.
        turn.await.unwrap_or_else(|_| self.taken(&mut self.state(), owner, slow))
    }

    fn taken(self: &Arc<Self>, state: &mut State, owner: IpAddr, slow: bool) -> Turn {
        state.running += 1;
        state.running_slow += usize::from(slow);
        *state.running_for.entry(owner).or_default() += 1;
        Turn { schedule: Arc::clone(self), owner, slow }
    }

    /// Grants free slots.
    fn grant(self: &Arc<Self>) {
        loop {
            let (waiting, turn) = {
                let state = &mut *self.state();
                if state.running >= self.most {
                    return;
                }
                let may_be_slow = state.running_slow < self.most_slow;
                let running = &state.running_for;
                let next = state.with_person.next(running, may_be_slow);
                let next = next.or_else(|| state.alone.next(running, may_be_slow));
                let Some(next) = next else { return };
                let turn = self.taken(state, next.owner, next.slow);
                (next, turn)
            };
            // If the caller is gone, the slot is dropped and freed, after the lock is released.
            drop(waiting.granted.send(turn));
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        {
            let mut state = self.schedule.state();
            state.running -= 1;
            state.running_slow -= usize::from(self.slow);
            if let Some(count) = state.running_for.get_mut(&self.owner) {
                *count -= 1;
                if *count == 0 {
                    state.running_for.remove(&self.owner);
                }
            }
        }
        self.schedule.grant();
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::pin::Pin;
    use std::task::{Context, Poll, Waker};

    use super::*;

    fn owner(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    fn marshal(last: u8) -> Thought {
        Thought { owner: owner(last), alone: false, slow: true }
    }

    fn sergeant(last: u8) -> Thought {
        Thought { owner: owner(last), alone: false, slow: false }
    }

    type Coming = Pin<Box<dyn Future<Output = Turn> + Send>>;

    /// Thoughts that wait or are being thought, with a name each.
    #[derive(Default)]
    struct Crowd {
        waiting: Vec<(&'static str, Coming)>,
        thinking: Vec<(&'static str, Turn)>,
    }

    impl Crowd {
        fn add(&mut self, schedule: &Arc<Schedule>, name: &'static str, thought: Thought) {
            let schedule = Arc::clone(schedule);
            self.waiting.push((name, Box::pin(async move { schedule.turn(thought).await })));
            self.look();
        }

        fn look(&mut self) {
            let mut context = Context::from_waker(Waker::noop());
            let (waiting, thinking) = (&mut self.waiting, &mut self.thinking);
            waiting.retain_mut(|(name, turn)| match turn.as_mut().poll(&mut context) {
                Poll::Ready(turn) => {
                    thinking.push((name, turn));
                    false
                }
                Poll::Pending => true,
            });
        }

        /// The first thought with this name ends; who thinks now instead.
        fn end(&mut self, name: &str) -> Vec<&'static str> {
            let place = self.thinking.iter().position(|(one, _)| *one == name).expect("it thinks");
            let before = self.thinking.len() - 1;
            drop(self.thinking.remove(place));
            self.look();
            self.thinking[before..].iter().map(|(name, _)| *name).collect()
        }
    }

    #[test]
    fn one_sergeant_does_not_wait_for_a_hundred_marshals() {
        let schedule = Arc::new(Schedule::new(4));
        let mut crowd = Crowd::default();
        for _ in 0..120 {
            crowd.add(&schedule, "marshal", marshal(1));
        }
        assert_eq!(crowd.thinking.len(), 3, "one place is left to the quick");
        crowd.add(&schedule, "sergeant", sergeant(2));
        assert_eq!(crowd.thinking.len(), 4, "it thinks at once");
        // Another address with a slow one is next in turn.
        crowd.add(&schedule, "other", marshal(3));
        assert_eq!(crowd.end("marshal"), ["other"]);
        assert_eq!(crowd.end("sergeant"), [""; 0], "the place stays free");
    }

    #[test]
    fn addresses_take_turns_whatever_they_ask_for() {
        let schedule = Arc::new(Schedule::new(2));
        let mut crowd = Crowd::default();
        crowd.add(&schedule, "one", sergeant(1));
        crowd.add(&schedule, "one", sergeant(1));
        for _ in 0..5 {
            crowd.add(&schedule, "one", sergeant(1));
        }
        for _ in 0..2 {
            crowd.add(&schedule, "two", sergeant(2));
        }
        crowd.add(&schedule, "three", sergeant(3));
        let mut order = Vec::new();
        while let Some((name, _)) = crowd.thinking.first() {
            let name = *name;
            order.extend(crowd.end(name));
        }
        assert_eq!(order, ["two", "one", "three", "two", "one", "one", "one", "one"]);
    }

    #[test]
    fn games_of_people_come_first() {
        let schedule = Arc::new(Schedule::new(2));
        let mut crowd = Crowd::default();
        let alone = |last| Thought { alone: true, ..sergeant(last) };
        for _ in 0..4 {
            crowd.add(&schedule, "alone", alone(1));
        }
        crowd.add(&schedule, "person", sergeant(1));
        crowd.add(&schedule, "person", sergeant(2));
        assert_eq!(crowd.end("alone"), ["person"]);
        assert_eq!(crowd.end("alone"), ["person"]);
        assert_eq!(crowd.end("person"), ["alone"]);
    }

    #[test]
    fn whoever_has_gone_takes_no_place() {
        let schedule = Arc::new(Schedule::new(2));
        let mut crowd = Crowd::default();
        for name in ["a", "b", "gone", "c"] {
            crowd.add(&schedule, name, sergeant(1));
        }
        crowd.waiting.retain(|(name, _)| *name != "gone");
        assert_eq!(crowd.end("a"), ["c"]);
        crowd.thinking.clear();
        let state = schedule.state();
        assert_eq!((state.running, state.with_person.order.len()), (0, 0));
    }
}
