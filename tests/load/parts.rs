//! Reply times of text and picture as measured by the bot, from receipt until visible on Discord;
//! slow pictures follow the text.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::bot::Bot;
use crate::prelude::*;

/// Any local port, unless an operator watches one.
pub const MEASURED: (&str, &str) = ("VICEROY_METRICS", "127.0.0.1:0");

/// Cumulative histogram buckets (upper bound in seconds) per part; the last one counts all.
pub struct Parts {
    words: Vec<(f64, f64)>,
    picture: Vec<(f64, f64)>,
}

impl Parts {
    pub async fn of(bot: &Bot) -> Parts {
        let page = metrics(&address(bot)).await;
        Parts {
            words: buckets(&page, "part=\"text\""),
            picture: buckets(&page, "part=\"picture\""),
        }
    }
}

fn address(bot: &Bot) -> String {
    let said = bot.said();
    let (_, rest) = said.split_once("answered at ").expect("it says where");
    rest.split_whitespace().next().unwrap().to_owned()
}

async fn metrics(address: &str) -> String {
    let page = reqwest::get(format!("{address}/metrics")).await.unwrap();
    page.text().await.unwrap()
}

/// How late the posts of games are at most, in seconds, looked at each second.
pub struct Lateness {
    most: Arc<AtomicU64>,
    looking: tokio::task::JoinHandle<()>,
}

impl Lateness {
    pub fn watch(bot: &Bot) -> Lateness {
        let (address, most) = (address(bot), Arc::new(AtomicU64::new(0)));
        let seen = Arc::clone(&most);
        let looking = tokio::spawn(async move {
            let mut pace = tokio::time::interval(Duration::from_secs(1));
            loop {
                pace.tick().await;
                let page = metrics(&address).await;
                let mut lines = page.lines();
                let late = lines.find_map(|l| l.strip_prefix("viceroy_courier_late_seconds "));
                let late = late.expect("it says how late it is").parse().unwrap();
                seen.fetch_max(late, Ordering::Relaxed);
            }
        });
        Lateness { most, looking }
    }

    pub fn most(self) -> u64 {
        self.looking.abort();
        self.most.load(Ordering::Relaxed)
    }
}

fn buckets(page: &str, label: &str) -> Vec<(f64, f64)> {
    let of_part =
        |line: &&str| line.starts_with("viceroy_panel_seconds_bucket") && line.contains(label);
    let bucket = |line: &str| {
        let (_, most) = line.split_once("le=\"")?;
        let (most, _) = most.split_once('"')?;
        let count = line.rsplit(' ').next()?;
        Some((most.replace("+Inf", "inf").parse().ok()?, count.parse().ok()?))
    };
    page.lines().filter(of_part).filter_map(bucket).collect()
}

/// Quantile by linear interpolation within a bucket.
fn quantile(buckets: &[(f64, f64)], part: f64) -> f64 {
    let wanted = buckets.last().map_or(0.0, |(_, all)| all * part);
    let mut below = (0.0, 0.0);
    for (most, count) in buckets {
        if *count >= wanted && most.is_finite() {
            let share = (wanted - below.1) / (count - below.1).max(1.0);
            return below.0 + (most - below.0) * share;
        }
        below = (*most, *count);
    }
    below.0
}

impl fmt::Display for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, buckets) in [("words", &self.words), ("picture", &self.picture)] {
            let all = buckets.last().map_or(0.0, |(_, all)| *all);
            let [half, most] = [0.5, 0.99].map(|part| quantile(buckets, part) * 1000.0);
            writeln!(
                f,
                "{name} of {all} answers: {half:.0}, {most:.0} ms (p50, p99, between the bounds of the metric)"
            )?;
        }
        Ok(())
    }
}
