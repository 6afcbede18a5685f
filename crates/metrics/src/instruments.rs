//! Counters, gauges and histograms, single or one for each label value.

use std::marker::PhantomData;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use prometheus::core::Collector;
use prometheus::{
    Histogram, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGauge, IntGaugeVec, Opts,
    Registry,
};

const WRITTEN_HERE: &str =
    "names, labels and helps are written in this module, and a test makes them";

/// A closed set of label values, so that no id or secret can become one.
pub trait MetricLabel: Copy + 'static {
    const NAME: &'static str;
    /// In the order of `number`.
    const ALL: &'static [Self];

    fn value(self) -> &'static str;
    /// Index in `ALL`.
    fn number(self) -> usize;
}

/// Hides the current time, so that nothing can depend on it.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    pub fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }

    pub fn passed(self) -> Duration {
        self.0.elapsed()
    }
}

#[derive(Clone, Debug)]
pub struct CountMetric(IntCounter);

impl CountMetric {
    pub fn once(&self) {
        self.0.inc();
    }

    /// Sets the total, for what is counted elsewhere.
    pub fn set(&self, count: u64) {
        self.0.reset();
        self.0.inc_by(count);
    }

    pub fn count(&self) -> u64 {
        self.0.get()
    }
}

#[derive(Clone, Debug)]
pub struct GaugeMetric(IntGauge);

impl GaugeMetric {
    pub fn set(&self, value: i64) {
        self.0.set(value);
    }

    /// Sets it to the current Unix time in seconds.
    pub fn is_now(&self) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.map_or(0, |now| i64::try_from(now.as_secs()).unwrap_or(i64::MAX));
        self.set(now);
    }

    /// Increments until the guard is dropped.
    pub fn one_more(&self) -> OneMore {
        self.0.inc();
        OneMore(self.clone())
    }

    pub fn value(&self) -> i64 {
        self.0.get()
    }
}

#[derive(Debug)]
pub struct OneMore(GaugeMetric);

impl Drop for OneMore {
    fn drop(&mut self) {
        self.0.0.dec();
    }
}

#[derive(Clone, Debug)]
pub struct HistogramMetric(Histogram);

impl HistogramMetric {
    /// Records the time since `since`, in seconds.
    pub fn took(&self, since: Stopwatch) {
        self.0.observe(since.passed().as_secs_f64());
    }

    pub fn was(&self, value: f64) {
        self.0.observe(value);
    }

    pub fn count(&self) -> u64 {
        self.0.get_sample_count()
    }
}

/// One instrument for each label value, all exported from the start.
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

    /// A gauge of value 1 with the information in its label.
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
