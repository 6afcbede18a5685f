//! Health checks and metrics of a running bot.

use reqwest::{Method, StatusCode};
use viceroy::monitoring::StatusReport;

use super::*;

const ANYWHERE: (&str, &str) = ("VICEROY_METRICS", "127.0.0.1:0");

/// As logged.
fn address(bot: &Bot) -> String {
    let said = bot.said();
    let (_, rest) = said.split_once("answered at ").expect("it says where");
    rest.split(['"', '\n']).next().unwrap().to_owned()
}

async fn page(bot: &Bot, path: &str) -> (StatusCode, String) {
    let url = address(bot) + path;
    let answer = reqwest::get(url).await.unwrap();
    (answer.status(), answer.text().await.unwrap())
}

async fn health(bot: &Bot) -> (StatusCode, StatusReport) {
    let (status, text) = page(bot, "/healthz").await;
    (status, serde_json::from_str(&text).unwrap())
}

async fn until(bot: &Bot, is_so: impl Fn(&StatusReport) -> bool) -> (StatusCode, StatusReport) {
    let asking = async || Some(health(bot).await).filter(|(_, report)| is_so(report));
    soon(asking).await.expect("it becomes so")
}

fn said(server: &Server, bot: &Bot, command: &str) -> Output {
    let address = address(bot).replace("http://", "");
    ask(server, &[("VICEROY_METRICS", &address)], command)
}

fn ask(server: &Server, variables: &[(&str, &str)], command: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_viceroy"))
        .arg(command)
        .current_dir(server.database().parent().unwrap())
        .env("VICEROY_DATABASE", server.database())
        .envs(variables.iter().copied())
        .output()
        .unwrap()
}

fn words(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

fn sum(metrics: &str, name: &str) -> u64 {
    let lines = metrics.lines().filter(|line| line.starts_with(name));
    lines.map(|line| line.rsplit(' ').next().unwrap().parse::<f64>().unwrap() as u64).sum()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_says_how_it_does_and_names_nobody() {
    let server = server().await;
    let bot = logging(&server, &[ANYWHERE, ("VICEROY_LOG", "json")]);
    bot.ready(&server.fake).await;
    let names = ["Anna", "Ben"];
    let thread = server.start_game(&names).await;
    for (seed, name) in (1..).zip(names) {
        Guest::new(&server.fake, name, seed).act(thread).await;
    }
    let (status, report) = until(&bot, |report| report.connected).await;
    assert_eq!(status, StatusCode::OK);
    assert!(report.live && report.trouble.is_empty(), "{report:?}");
    assert_eq!(report.games.map(|games| games.running), Some(1));
    assert_eq!(report.people.map(|people| people.playing), Some(2));
    assert!(report.last_answer.is_some());

    // Every request is counted, except the client's own two (gateway URL and current user) and the
    // emojis.
    const OF_THE_CLIENT: u64 = 2;
    let counting = async || {
        let heard = server.fake.requests().len() as u64;
        let (status, metrics) = page(&bot, "/metrics").await;
        assert_eq!(status, StatusCode::OK);
        let counted = sum(&metrics, "viceroy_discord_requests_total");
        (counted == heard - OF_THE_CLIENT).then_some(metrics)
    };
    let metrics = soon(counting).await.expect("every request is counted");
    metrics.reads("viceroy_games{state=\"running\"} 1\n");
    metrics.reads("viceroy_gateway_connected 1\n");
    assert!(sum(&metrics, "viceroy_first_answer_seconds_count") >= 4, "{metrics}");
    assert!(sum(&metrics, "viceroy_writes_total{outcome=\"committed\"}") > 4, "{metrics}");
    assert!(sum(&metrics, "viceroy_pictures_total") > 0, "{metrics}");
    // No user ids or names: no numbers that long, and only our own words.
    for line in metrics.lines().filter(|line| !line.starts_with('#')) {
        let labels = line.split_once('{').map_or("", |(_, rest)| rest.rsplit_once('}').unwrap().0);
        let digits = labels.split(|c: char| !c.is_ascii_digit());
        let longest = digits.map(str::len).max();
        assert!(longest <= Some(6), "{line}");
        for word in ["Anna", "Ben", server.fake.token()] {
            assert!(!line.contains(word), "{line}");
        }
    }

    let told = words(&said(&server, &bot, "status"));
    told.reads("is running and connected to Discord");
    told.reads("Games: 1 running, 0 gathering, 0 ended");
    assert!(said(&server, &bot, "health").status.success());
    let seen = words(&ask(&server, &[], "status"));
    seen.reads("ago that it serves from");
    seen.reads("Games: 1 running, 0 gathering, 0 ended");
    let unset = ask(&server, &[], "health");
    assert!(!unset.status.success());
    words(&unset).reads("is not set, so nobody can be asked");

    // The same for the JSON log.
    let secrets = "select lower(hex(secret)) as line from games";
    let secrets = server.rows(secrets).await;
    let folder = server.database().parent().unwrap().display().to_string();
    let log = bot.said().replace(&folder, "");
    let lines = log.lines().map(|line| {
        let mut line: Value = serde_json::from_str(line).expect("a line is JSON");
        assert!(line["message"].is_string() && line["timestamp"].is_string(), "{line}");
        // The source location.
        line.as_object_mut().unwrap().remove("target");
        line.to_string()
    });
    let log: String = lines.collect();
    for secret in &secrets {
        assert!(!log.contains(secret.as_str()), "{log}");
    }
    for word in [
        "Anna",
        "Ben",
        "bid",
        "hand",
        "card",
        "gem",
        "blue",
        "facts",
        "interaction-",
        server.fake.token(),
    ] {
        assert!(!log.contains(word), "{word}: {log}");
    }
    bot.end().await;
    let gone = words(&ask(&server, &[], "status"));
    gone.reads("ended in good order");
    gone.reads("Games: 1 running");
    assert!(!server.database().with_extension("db-wal").exists(), "a look leaves nothing");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_lives_without_discord_and_not_without_its_database() {
    let server = server().await;
    let bot = logging(&server, &[ANYWHERE]);
    bot.ready(&server.fake).await;
    until(&bot, |report| report.connected).await;
    let nobody = GatewayFault::RefuseNext(usize::MAX);
    server.fake.disturb_gateway(nobody);
    server.fake.disturb_gateway(GatewayFault::Close(4000));
    let (status, report) = until(&bot, |report| !report.connected).await;
    assert_eq!((status, report.live), (StatusCode::OK, true), "{report:?}");
    let told = said(&server, &bot, "health");
    assert!(told.status.success());
    words(&told).reads("not connected to Discord");

    let (database, aside) = (server.database(), server.database().with_extension("aside"));
    std::fs::rename(&database, &aside).unwrap();
    let (status, report) = health(&bot).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    report.trouble.concat().reads("is no longer where it was");
    let told = said(&server, &bot, "health");
    assert_eq!(told.status.code(), Some(1));
    words(&told).reads("is no longer where it was");
    std::fs::rename(&aside, &database).unwrap();
    assert_eq!(health(&bot).await.0, StatusCode::OK);

    for (method, path, status) in [
        (Method::GET, "/", StatusCode::NOT_FOUND),
        (Method::POST, "/metrics", StatusCode::METHOD_NOT_ALLOWED),
        (Method::HEAD, "/healthz", StatusCode::OK),
    ] {
        let request = reqwest::Client::new().request(method, address(&bot) + path);
        assert_eq!(request.send().await.unwrap().status(), status);
    }
    let taken = address(&bot).replace("http://", "");
    // Idle connections must not block health checks.
    let connect = |_| std::net::TcpStream::connect(&taken).unwrap();
    let silent: Vec<std::net::TcpStream> = (0..40).map(connect).collect();
    assert_eq!(health(&bot).await.0, StatusCode::OK);
    drop((silent, bot));
    let here = std::net::TcpListener::bind(&taken).unwrap();
    let second = logging(&server, &[("VICEROY_METRICS", &taken)]);
    second.death().await;
    second.said().reads("Nobody can be answered at");
    drop(here);
}
