//! Headless Chromium over WebDriver, stopped at the end of a test, also after a panic.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;

use crate::prelude::*;

const DRIVERS: [&str; 2] = ["chromedriver", "chromium.chromedriver"];
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

pub struct Browser {
    pub client: Client,
    session: String,
    port: u16,
    driver: Child,
}

fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<_> = std::env::split_paths(&path).collect();
    let all = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    all.into_iter().find(|file| file.is_file())
}

fn port_of(driver: &mut Child) -> Option<u16> {
    let out = BufReader::new(driver.stdout.take().unwrap());
    let mut lines = out.lines().map_while(Result::ok);
    let port = lines.find_map(|line| {
        let number = line.split("successfully on port ").nth(1)?;
        number.trim_end_matches('.').parse().ok()
    });
    // Drain the output, or the driver blocks on a full pipe.
    std::thread::spawn(move || lines.for_each(drop));
    port
}

/// It looks for a port that is free with both kinds of addresses; another driver may take it first.
fn started(driver: &Path) -> (Child, u16) {
    for _ in 0..5 {
        let mut driver = Command::new(driver)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        match port_of(&mut driver) {
            Some(port) => return (driver, port),
            None => drop(driver.wait()),
        }
    }
    panic!("the driver names no port");
}

impl Browser {
    pub async fn open() -> Option<Browser> {
        let (Some(driver), Some(browser)) = (on_path(&DRIVERS), on_path(&BROWSERS)) else {
            let required = std::env::var("VICEROY_BROWSER").is_ok_and(|v| v == "required");
            assert!(!required, "Chromium and chromedriver are required here");
            eprintln!("SKIPPED: no Chromium with chromedriver is installed, so no browser looks.");
            return None;
        };
        let (mut driver, port) = started(&driver);
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--disable-gpu",
            "--lang=en-GB",
            "--window-size=1280,800",
        ];
        let wishes = json!({
            "goog:chromeOptions": {"binary": browser, "args": arguments},
            "goog:loggingPrefs": {"browser": "ALL"},
        });
        let Value::Object(wishes) = wishes else {
            unreachable!("it was written as an object");
        };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(Capabilities::from_iter(wishes));
        let connected = builder.connect(&format!("http://127.0.0.1:{port}")).await;
        let client = match connected {
            Ok(client) => client,
            Err(error) => {
                driver.kill().ok();
                panic!("the browser does not start: {error}");
            }
        };
        let session = client.session_id().await.unwrap().unwrap();
        Some(Browser { client, session, port, driver })
    }

    async fn ask(&self, path: &str, body: Value) -> Value {
        let (port, session) = (self.port, &self.session);
        let address = format!("http://127.0.0.1:{port}/session/{session}/{path}");
        let asked = reqwest::Client::new().post(address).json(&body).send();
        let mut answer: Value = asked.await.unwrap().json().await.unwrap();
        let value = answer["value"].take();
        assert!(value["error"].is_null(), "{path}: {value}");
        value
    }

    pub async fn tell(&self, command: &str, parameters: Value) -> Value {
        let body = json!({"cmd": command, "params": parameters});
        self.ask("goog/cdp/execute", body).await
    }

    pub async fn complaints(&self) -> Vec<String> {
        let log = self.ask("se/log", json!({"type": "browser"})).await;
        let lines = log.as_array().unwrap().iter();
        let bad = lines.filter(|line| line["level"] == "SEVERE" || line["level"] == "WARNING");
        bad.map(|line| line["message"].to_string()).collect()
    }
}

impl Drop for Browser {
    /// The driver stops its browser only when the session is deleted; this also runs after a panic.
    fn drop(&mut self) {
        let end = || -> std::io::Result<()> {
            let mut driver = TcpStream::connect(("127.0.0.1", self.port))?;
            driver.set_read_timeout(Some(Duration::from_secs(10)))?;
            let session = &self.session;
            let head = format!("DELETE /session/{session} HTTP/1.1\r\nHost: 127.0.0.1\r\n");
            driver.write_all(format!("{head}Connection: close\r\n\r\n").as_bytes())?;
            driver.read_exact(&mut [0; 12])
        };
        end().ok();
        self.driver.kill().ok();
        self.driver.wait().ok();
    }
}
