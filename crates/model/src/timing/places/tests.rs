use super::*;

/// 22 November 2026, 12:00 UTC.
const NOVEMBER: Millis = 1_795_348_800_000;
const JULY: Millis = NOVEMBER - 130 * DAY;

fn others() -> Vec<OtherName> {
    let others = [("Munich", "Europe/Berlin"), ("Georgia", "Asia/Tbilisi")];
    let others =
        others.into_iter().chain([("Georgia", "America/New_York"), ("Estonia", "Europe/Tallinn")]);
    others
        .map(|(name, zone)| OtherName {
            name: name.to_owned(),
            zone: Zone::from_name(zone).unwrap(),
        })
        .collect()
}

fn meant_at(now: Millis, typed: &str) -> Result<&'static str, Unclear> {
    let others = others();
    let atlas = ZoneIndex { others: &others, now };
    atlas.meant(typed).map(Zone::name)
}

fn meant(typed: &str) -> Result<&'static str, Unclear> {
    meant_at(NOVEMBER, typed)
}

#[test]
fn every_place_is_found_by_its_name_and_by_its_city() {
    for zone in Zone::of_places() {
        assert_eq!(meant(zone.name()), Ok(zone.name()));
        assert_eq!(meant(&zone.name().to_uppercase()), Ok(zone.name()));
        let spoken = zone.name().replace(['/', '_'], " ");
        assert_eq!(meant(&spoken), Ok(zone.name()), "{spoken}");
        let behind = format!("{}, {}", zone.city(), zone.region());
        assert_eq!(meant(&behind), Ok(zone.name()), "{behind}");
        assert_eq!(meant(&zone.city()), Ok(zone.name()));
        assert_eq!(meant(&zone.city().to_lowercase()), Ok(zone.name()));
    }
    for (old, today) in OLD {
        assert_eq!(meant(old), Ok(today));
    }
}

#[test]
fn places_are_found_as_people_type_them() {
    let found = [
        ("Brisbane", "Australia/Brisbane"),
        ("brisbane australia", "Australia/Brisbane"),
        ("  PHOENIX ", "America/Phoenix"),
        ("adelaide", "Australia/Adelaide"),
        ("Tehran", "Asia/Tehran"),
        ("asia/tehran", "Asia/Tehran"),
        ("new york", "America/New_York"),
        ("New_York", "America/New_York"),
        ("newyork", "America/New_York"),
        ("São Paulo", "America/Sao_Paulo"),
        ("sa\u{303}o paulo", "America/Sao_Paulo"),
        ("St. John's", "America/St_Johns"),
        ("port au prince", "America/Port-au-Prince"),
        ("Dumont d'Urville", "Antarctica/DumontDUrville"),
        ("munich", "Europe/Berlin"),
        ("Calcutta", "Asia/Kolkata"),
        ("Kiev", "Europe/Kyiv"),
        ("Japan", "Asia/Tokyo"),
        ("us pacific", "America/Los_Angeles"),
        ("Kathm", "Asia/Kathmandu"),
        ("MET", "Europe/Brussels"),
        ("EST5EDT", "America/New_York"),
        // Jersey has the same clock.
        ("BST", "Europe/London"),
        ("Etc/GMT+5", "Etc/GMT+5"),
    ];
    for (typed, name) in found {
        assert_eq!(meant(typed), Ok(name), "{typed}");
    }
    for nothing in ["", "  ", "Atlantis", "zzz", "UTC+25", "UTC+3:5", "Factory", "7", "+"] {
        assert_eq!(meant(nothing), Err(Unclear::Unknown), "{nothing}");
    }
}

#[test]
fn hours_that_are_the_same_all_year_are_zones_and_others_are_those_of_places() {
    for (typed, name) in [
        ("UTC", "Etc/UTC"),
        ("gmt", "Etc/UTC"),
        ("UTC+0", "Etc/UTC"),
        ("UTC+3", "Etc/GMT-3"),
        ("GMT-5", "Etc/GMT+5"),
        ("utc \u{2212} 5", "Etc/GMT+5"),
        ("+14", "Etc/GMT-14"),
        ("-1200", "Etc/GMT+12"),
        ("UTC+03:00", "Etc/GMT-3"),
    ] {
        assert_eq!(meant(typed), Ok(name), "{typed}");
    }
    let places = |now, typed: &str| match meant_at(now, typed) {
        Err(Unclear::NotAllYear(there)) => {
            there.iter().map(|fit| fit.zone.name()).collect::<Vec<_>>()
        }
        other => panic!("{typed}: {other:?}"),
    };
    assert_eq!(places(NOVEMBER, "UTC+3:30"), ["Asia/Tehran"]);
    assert_eq!(places(NOVEMBER, "GMT+0545"), ["Asia/Kathmandu"]);
    // Adelaide has summer time (+10:30), Darwin does not.
    assert!(!places(NOVEMBER, "+9:30").contains(&"Australia/Adelaide"));
    assert!(places(JULY, "+9:30").contains(&"Australia/Adelaide"));
    assert_eq!(meant("UTC-13"), Err(Unclear::Unknown));
    assert_eq!(meant("+3:17"), Err(Unclear::Unknown));
}

#[test]
fn what_several_places_are_called_names_none_of_them() {
    let several = |typed: &str| match meant(typed) {
        Err(Unclear::Several(fits)) => fits.iter().map(|fit| fit.zone.name()).collect::<Vec<_>>(),
        other => panic!("{typed}: {other:?}"),
    };
    let eastern = several("EST");
    assert_eq!(eastern[0], "America/New_York");
    assert!(eastern.contains(&"America/Panama") && !eastern.contains(&"Europe/Tallinn"));
    assert_eq!(several("edt"), several("EDT"));
    assert!(several("CET").contains(&"Europe/Berlin"));
    assert!(several("IST").contains(&"Asia/Jerusalem"));
    assert!(several("Australia").len() > 8);
    assert_eq!(several("georgia").len(), 2);
    assert!(several("san").len() > 2);
}

#[test]
fn the_best_fit_stands_first() {
    let others = others();
    let atlas = ZoneIndex { others: &others, now: NOVEMBER };
    let first = |typed: &str| atlas.fits(typed).first().map(|fit| fit.zone.name());
    assert_eq!(first("lon"), Some("Europe/London"));
    assert_eq!(first("new"), Some("America/New_York"));
    assert_eq!(first("pst"), Some("America/Los_Angeles"));
    assert_eq!(first("UTC+1"), Some("Etc/GMT-1"));
    assert_eq!(atlas.fits("UTC+1")[1].zone.name(), "Europe/Berlin");
    assert_eq!(first("+3:30"), Some("Asia/Tehran"));
    assert_eq!(first("etc/gmt-3"), Some("Etc/GMT-3"));
    let munich = &atlas.fits("mun")[0];
    assert_eq!(munich.by.as_deref(), Some("Munich"));
    assert!(atlas.fits("").is_empty());
    for typed in ["a", "sa", "e", "America"] {
        let fits = atlas.fits(typed);
        let zones: std::collections::HashSet<Zone> = fits.iter().map(|fit| fit.zone).collect();
        assert_eq!(zones.len(), fits.len(), "{typed}: each stands there once");
    }
}
