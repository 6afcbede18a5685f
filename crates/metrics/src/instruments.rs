//! What is measured with: counters, gauges and histograms, one or one for each value of a label.

use std::marker::PhantomData;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use prometheus::core::Collector;
use prometheus::{
    Histogram, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGauge, IntGaugeVec, Opts,
    Registry,
};

/// Everything is registered by a fixed name, once for each [`Registry`].
const WRITTEN_HERE: &str =
    "names, labels and helps are written in this module, and a test makes them";

/// A label: its name and all of its values. As there are no others, neither a number of somebody nor a secret can be one.
pub trait MetricLabel: Copy + 'static {
    const NAME: &'static str;
    /// Its values, in the order of their numbers.
    const ALL: &'static [Self];

    /// How it is spelled.
    fn value(self) -> &'static str;
    /// Its number among all.
    fn number(self) -> usize;
}

/// Measures how long something takes. Tells nobody what time it is, so nothing can be decided by it.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Begins now.
    pub fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }

    pub fn passed(self) -> Duration {
        self.0.elapsed()
    }
}

/// Counts what happens.
#[derive(Clone, Debug)]
pub struct CountMetric(IntCounter);

impl CountMetric {
    /// Once more.
    pub fn once(&self) {
        self.0.inc();
    }

    /// So often by now, where somebody else has counted.
    pub fn stands_at(&self, count: u64) {
        self.0.reset();
        self.0.inc_by(count);
    }

    /// How often by now.
    pub fn count(&self) -> u64 {
        self.0.get()
    }
}

/// How many or how much there is.
#[derive(Clone, Debug)]
pub struct GaugeMetric(IntGauge);

impl GaugeMetric {
    /// It is this now.
    pub fn stands_at(&self, value: i64) {
        self.0.set(value);
    }

    /// It is the time, in Unix seconds.
    pub fn is_now(&self) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.map_or(0, |now| i64::try_from(now.as_secs()).unwrap_or(i64::MAX));
        self.stands_at(now);
    }

    /// One more, until this is dropped.
    pub fn one_more(&self) -> OneMore {
        self.0.inc();
        OneMore(self.clone())
    }

    pub fn value(&self) -> i64 {
        self.0.get()
    }
}

/// One of many; no longer when this is dropped.
#[derive(Debug)]
pub struct OneMore(GaugeMetric);

impl Drop for OneMore {
    fn drop(&mut self) {
        self.0.0.dec();
    }
}

/// How long something takes, or how large it is: how often it was at most so much.
#[derive(Clone, Debug)]
pub struct HistogramMetric(Histogram);

impl HistogramMetric {
    /// It took what has passed since.
    pub fn took(&self, since: Stopwatch) {
        self.0.observe(since.passed().as_secs_f64());
    }

    pub fn was(&self, value: f64) {
        self.0.observe(value);
    }

    /// How often by now.
    pub fn count(&self) -> u64 {
        self.0.get_sample_count()
    }
}

/// One of these for each value of a label. All of them are there from the start, at zero.
#[derive(Clone, Debug)]
pub struct ByLabel<L, M> {
    all: Vec<M>,
    label: PhantomData<L>,
}

impl<L: MetricLabel, M> ByLabel<L, M> {
    fn new(one: impl FnMut(L) -> M) -> ByLabel<L, M> {
        ByLabel { all: L::ALL.iter().copied().map(one).collect(), label: PhantomData }
    }

    pub fn of(&self, label: L) -> &M {
        &self.all[label.number()]
    }
}

/// Makes what is measured with, and registers it.
pub(super) struct Maker<'r>(pub(super) &'r Registry);

impl Maker<'_> {
    fn registered<C: Collector + Clone + 'static>(&self, made: prometheus::Result<C>) -> C {
        let made = made.expect(WRITTEN_HERE);
        self.0.register(Box::new(made.clone())).expect(WRITTEN_HERE);
        made
    }

    pub(super) fn count(&self, name: &str, help: &str) -> CountMetric {
        CountMetric(self.registered(IntCounter::new(name, help)))
    }

    pub(super) fn counts<L: MetricLabel>(&self, name: &str, help: &str) -> ByLabel<L, CountMetric> {
        let all = self.registered(IntCounterVec::new(Opts::new(name, help), &[L::NAME]));
        ByLabel::new(|label: L| CountMetric(all.with_label_values(&[label.value()])))
    }

    pub(super) fn counts_of_pairs<L: MetricLabel, K: MetricLabel>(
        &self,
        name: &str,
        help: &str,
    ) -> ByLabel<L, ByLabel<K, CountMetric>> {
        let labels = [L::NAME, K::NAME];
        let all = self.registered(IntCounterVec::new(Opts::new(name, help), &labels));
        ByLabel::new(|outer: L| {
            ByLabel::new(|inner: K| {
                CountMetric(all.with_label_values(&[outer.value(), inner.value()]))
            })
        })
    }

    pub(super) fn gauge(&self, name: &str, help: &str) -> GaugeMetric {
        GaugeMetric(self.registered(IntGauge::new(name, help)))
    }

    pub(super) fn gauges<L: MetricLabel>(&self, name: &str, help: &str) -> ByLabel<L, GaugeMetric> {
        let all = self.registered(IntGaugeVec::new(Opts::new(name, help), &[L::NAME]));
        ByLabel::new(|label: L| GaugeMetric(all.with_label_values(&[label.value()])))
    }

    /// A gauge that is 1 and tells a word by its label.
    pub(super) fn word(&self, name: &str, help: &str, label: &str, value: &str) {
        let told = Opts::new(name, help).const_label(label, value);
        self.registered(IntGauge::with_opts(told)).set(1);
    }

    pub(super) fn spread(&self, name: &str, help: &str, most: &[f64]) -> HistogramMetric {
        let told = HistogramOpts::new(name, help).buckets(most.to_vec());
        HistogramMetric(self.registered(Histogram::with_opts(told)))
    }

    pub(super) fn spreads<L: MetricLabel>(
        &self,
        name: &str,
        help: &str,
        most: &[f64],
    ) -> ByLabel<L, HistogramMetric> {
        let told = HistogramOpts::new(name, help).buckets(most.to_vec());
        let all = self.registered(HistogramVec::new(told, &[L::NAME]));
        ByLabel::new(|label: L| HistogramMetric(all.with_label_values(&[label.value()])))
    }
}
