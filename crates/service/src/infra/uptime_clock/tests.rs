//! Tests: clocks that are set, suspended or restarted.

use super::*;
use crate::infra::clock::ManualClock;
use viceroy_model::timing::{DAY, HOUR, MINUTE};

const START: i64 = 1_700_000_000_000;
const LONG: i64 = SHORT + 1;

fn clock() -> (Arc<ManualClock>, UptimeClock) {
    let machine = Arc::new(ManualClock::new(START));
    let counted = UptimeClock::after(Arc::clone(&machine) as _, None, vec![]);
    (machine, counted)
}

/// After a restart.
fn again(machine: &Arc<ManualClock>, stored: Presence) -> UptimeClock {
    let Presence { here, outages } = stored;
    UptimeClock::after(Arc::clone(machine) as _, Some(here), outages)
}

/// Uptime since the start, how far the wall clock is ahead, and the number of outages.
fn state(counted: &UptimeClock) -> (i64, i64, u32) {
    let (now, wall) = (counted.now(), counted.wall());
    (now - START, wall.0 - now, counted.outage())
}

#[test]
fn what_passes_while_the_bot_is_there_counts() {
    let (machine, counted) = clock();
    machine.advance(40 * DAY + 1);
    assert_eq!(state(&counted), (40 * DAY + 1, 0, 0));
}

#[test]
fn neither_sleep_nor_a_clock_that_is_set_counts() {
    for (moved, set) in [
        (LONG, false),
        (3 * DAY, false),
        (LONG, true),
        (40 * DAY, true),
        (-LONG, true),
        (-40 * DAY, true),
    ] {
        let (machine, counted) = clock();
        machine.advance(HOUR);
        match set {
            true => machine.set(moved),
            false => machine.suspend(moved),
        }
        assert_eq!(state(&counted), (HOUR, moved, 1), "{moved}");
        machine.advance(HOUR);
        assert_eq!(state(&counted), (2 * HOUR, moved, 1), "{moved}");
        assert_eq!(counted.shows(START).0, START, "what was is as it was");
        let (outages, _) = counted.outages();
        assert_eq!(outages[0].at, START + HOUR);
        assert_eq!(outages[0].away, if set { 0 } else { moved });
    }
}

#[test]
fn what_is_short_is_none_and_the_wall_is_followed() {
    let (machine, counted) = clock();
    machine.suspend(SHORT);
    assert_eq!(state(&counted), (SHORT, 0, 0), "it counts");
    machine.set(SHORT);
    assert_eq!(state(&counted), (SHORT, SHORT, 0), "it does not");
    machine.set(INEXACT);
    assert_eq!(state(&counted), (SHORT, SHORT, 0), "nobody sees a second");
    machine.set(-SHORT);
    assert_eq!(state(&counted), (SHORT, INEXACT, 0));
}

#[test]
fn a_clock_that_was_wrong_and_is_put_right_leaves_nothing_behind() {
    let (machine, counted) = clock();
    machine.advance(HOUR);
    machine.set(40 * DAY);
    assert_eq!(state(&counted), (HOUR, 40 * DAY, 1));
    machine.advance(HOUR);
    machine.set(-40 * DAY);
    assert_eq!(state(&counted), (2 * HOUR, 0, 2));
    machine.suspend(DAY);
    machine.set(-DAY);
    assert_eq!(state(&counted), (2 * HOUR, 0, 3), "both at once: the bot was away all the same");
}

#[test]
fn a_restart_goes_on_where_the_bot_was_last_there() {
    for (gone, counts) in [
        (0, true),
        (SHORT, true),
        (LONG, false),
        (40 * DAY, false),
        (-1, false),
        (-40 * DAY, false),
    ] {
        let (machine, counted) = clock();
        machine.advance(HOUR);
        let stored = counted.presence();
        machine.set(gone);
        let counted = again(&machine, stored);
        let expected = match counts {
            true => (HOUR + gone, 0, 0),
            false => (HOUR, gone, 1),
        };
        assert_eq!(state(&counted), expected, "{gone}");
        // A clock that was set back does not prove an absence.
        let (outages, _) = counted.outages();
        let away = outages.first().map(|outage| outage.away);
        assert_eq!(away, (!counts).then_some(gone.max(0)), "{gone}");
    }
}

#[test]
fn a_restart_with_a_wrong_clock_is_made_good_in_whatever_order() {
    let (machine, counted) = clock();
    machine.advance(HOUR);
    let stored = counted.presence();
    // Down for three days, and the clock restarts in 1970.
    machine.suspend(3 * DAY);
    machine.set(-machine.now());
    let counted = again(&machine, stored);
    assert_eq!(state(&counted).0, HOUR);
    assert_eq!(counted.wall(), WallTime(0));
    machine.advance(10 * MINUTE);
    machine.set(START + HOUR + 3 * DAY);
    assert_eq!(state(&counted), (HOUR + 10 * MINUTE, 3 * DAY, 2));
    let stored = counted.presence();
    assert_eq!(stored.outages.len(), 2);
    let later = again(&machine, stored);
    assert_eq!(state(&later), (HOUR + 10 * MINUTE, 3 * DAY, 2));
    assert_eq!(later.calendar(), counted.calendar());
    assert!(later.presence().outages.is_empty());
}

#[test]
fn outages_are_stored_once() {
    let (machine, counted) = clock();
    machine.suspend(LONG);
    let first = counted.presence();
    assert_eq!(first.outages.len(), 1);
    machine.suspend(LONG);
    let both = counted.presence();
    assert_eq!(both.outages.len(), 2);
    counted.stored(&first.outages);
    let second = counted.presence();
    assert_eq!(second.outages, both.outages[1..]);
    assert!(second.here.at == both.here.at && second.here.wall.0 == START + 2 * LONG);
}

#[test]
fn being_cut_off_counts_only_if_it_is_short() {
    let (machine, counted) = clock();
    counted.cut_off();
    machine.advance(SHORT);
    assert_eq!(counted.now(), START, "nobody knows yet");
    assert!(counted.is_cut_off() && !counted.is_unbroken_since(START));
    counted.cut_off();
    counted.back();
    assert_eq!(state(&counted), (SHORT, 0, 0));
    counted.back();
    counted.cut_off();
    machine.advance(3 * HOUR);
    machine.suspend(HOUR);
    machine.set(7 * DAY);
    assert_eq!(counted.presence().here.at, START + SHORT);
    counted.back();
    assert_eq!(state(&counted), (SHORT, 4 * HOUR + 7 * DAY, 1));
    assert_eq!(counted.outages().0[0].away, 4 * HOUR);
}

#[test]
fn what_was_asked_for_before_an_outage_is_looked_for() {
    let (machine, counted) = clock();
    machine.advance(HOUR);
    assert!(counted.is_unbroken_since(START));
    machine.set(40 * DAY);
    let asked = counted.now();
    assert!(!counted.is_unbroken_since(asked));
    assert_eq!(counted.shows_at_least(START), WallTime(START));
    machine.advance(HOUR);
    assert!(counted.is_unbroken_since(counted.now()));
    machine.set(-40 * DAY);
    // The message was sent while the clock was wrong.
    assert_eq!(counted.shows_at_least(asked + MINUTE), WallTime(asked + MINUTE));
}

#[tokio::test]
async fn who_waits_for_a_time_waits_until_it_is_counted() {
    let (machine, counted) = clock();
    let counted = Arc::new(counted);
    let waiter = Arc::clone(&counted);
    let mut waiting = tokio::spawn(async move { waiter.sleep_until(START + HOUR).await });
    let is_over = async |waiting: &mut tokio::task::JoinHandle<()>| {
        let mut turns = 0;
        while !waiting.is_finished() && turns < 50 {
            tokio::task::yield_now().await;
            turns += 1;
        }
        waiting.is_finished()
    };
    machine.suspend(DAY);
    machine.set(DAY);
    assert!(!is_over(&mut waiting).await);
    machine.advance(HOUR - 1);
    assert!(!is_over(&mut waiting).await);
    counted.cut_off();
    machine.advance(1);
    assert!(!is_over(&mut waiting).await);
    counted.back();
    assert!(is_over(&mut waiting).await);
}
