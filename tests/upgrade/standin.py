"""The programs as processes on this machine, and people at the stand-in by its control interface."""

import http.client
import json
import os
import re
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

READY = 60
# Longer than the bot may take for an answer that it has announced.
PATIENCE = 60


class Refused(Exception):
    """The stand-in does not let a user do that: what they would press is not there any more."""


class Standin:
    def __init__(self, program: Path, folder: Path, witness) -> None:
        # Told of everything that a person does and what came of it.
        self.witness = witness
        command = [program, "standin", "--addr", "127.0.0.1:0", "--rate-limits", "announced"]
        self.output = folder / "standin.txt"
        self.process = subprocess.Popen(command, stdout=self.output.open("w"), stderr=(folder / "standin.log").open("w"))
        said = until("the stand-in is there", lambda: "control" in self.output.read_text() and self.output.read_text())
        self.address = re.search(r"http://(127\.0\.0\.1:\d+)", said).group(1)
        self.token = self.control("GET", "")["token"]
        self.people: dict[str, Person] = {}

    def ask(self, method: str, path: str, body=None):
        connection = http.client.HTTPConnection(self.address, timeout=PATIENCE)
        try:
            connection.request(method, path, None if body is None else json.dumps(body), {"content-type": "application/json"})
            answer = connection.getresponse()
            text = answer.read()
        finally:
            connection.close()
        if answer.status in (404, 409):
            raise Refused(f"{path}: {text.decode()}")
        assert answer.status == 200, f"{method} {path} {body}: {answer.status} {text.decode()}"
        return json.loads(text)

    def control(self, method: str, path: str, body=None):
        return self.ask(method, f"/control{path}", body)

    def person(self, name: str, locale: str = "en-US"):
        if name not in self.people:
            self.people[name] = Person(self, name, locale)
        return self.people[name]

    def connected(self) -> bool:
        return self.control("GET", "")["connected"]

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


class Person:
    def __init__(self, standin: Standin, name: str, locale: str) -> None:
        self.standin, self.name, self.locale = standin, name, locale
        self.id = standin.control("POST", "/users", {"name": name})["id"]
        standin.control("PATCH", f"/users/{self.id}", {"locale": locale})
        self.lobby = next(channel["id"] for channel in self.channels() if channel["name"] == "lobby")
        self.direct = standin.ask("POST", "/playground/api/direct", {"user": self.id})["channel"]

    def __repr__(self) -> str:
        return self.name

    def channels(self) -> list:
        return self.standin.control("GET", f"/users/{self.id}/channels")

    def messages(self, channel: str) -> list:
        return self.standin.control("GET", f"/users/{self.id}/channels/{channel}/messages")

    def message(self, channel: str, message: str):
        return next((one for one in self.messages(channel) if one["id"] == message), None)

    def everything(self) -> list:
        """Every message that this person sees, those for them alone too."""
        seen = {one["id"]: one for channel in self.channels() for one in self.messages(channel["id"])}
        seen |= {one["id"]: one for one in self.standin.control("GET", f"/users/{self.id}/ephemerals")}
        return list(seen.values())

    def act(self, action: str, **body) -> "Outcome":
        try:
            answer = self.standin.control("POST", f"/users/{self.id}/{action}", body)
        except TimeoutError:
            answer = {"interaction": None, "outcome": {"failed": f"nothing within {PATIENCE} seconds"}}
        outcome = Outcome(answer)
        self.standin.witness.heard(self, body.get("custom_id") or " ".join(body.get("path", [action])), outcome)
        return outcome

    def command(self, channel: str, *path: str, **options) -> "Outcome":
        return self.act("command", channel=channel, name="viceroy", path=list(path), options=options)

    def press(self, message: dict, custom_id: str) -> "Outcome":
        return self.act("press", message=message["id"], custom_id=custom_id)

    def choose(self, message: dict, custom_id: str, values: list) -> "Outcome":
        return self.act("select", message=message["id"], custom_id=custom_id, values=values)


class Outcome:
    """What came of an interaction: a message, a form, nothing any more, or a failure."""

    def __init__(self, answer: dict) -> None:
        self.interaction, outcome = answer["interaction"], answer["outcome"]
        told = outcome if isinstance(outcome, dict) else {}
        self.kind = next(iter(told), outcome)
        self.message, self.failed = told.get("message"), told.get("failed")

    def words(self) -> str:
        return (self.message or {}).get("content", "")


class Bot:
    """The program with a database, which serves whoever is at the stand-in."""

    def __init__(self, program: Path, folder: Path, standin: Standin, log: str) -> None:
        self.program, self.folder = program, folder
        self.database, self.log = folder / "viceroy.db", folder / log
        self.standin = standin
        self.process = None

    def variables(self, database: Path) -> dict:
        return os.environ | {
            "VICEROY_DATABASE": str(database),
            "DISCORD_TOKEN": self.standin.token,
            "DISCORD_API_BASE": f"http://{self.standin.address}",
            "RUST_LOG": "info,serenity=warn",
            "VICEROY_LOG": "json",
            "VICEROY_TABLES_PER_DAY": "1000",
        }

    def start(self) -> float:
        """Starts it, and says after how many seconds it is there."""
        begun = time.monotonic()
        log = self.log.open("a")
        self.process = subprocess.Popen([self.program], cwd=self.folder, env=self.variables(self.database), stderr=log)
        until("the bot is connected", lambda: self.process.poll() is not None or self.standin.connected())
        assert self.process.poll() is None, f"the bot does not start: {self.log.read_text()[-500:]}"
        return time.monotonic() - begun

    def end(self, signal: int) -> int:
        self.process.send_signal(signal)
        return self.process.wait(READY)

    def does(self, *arguments: str, database: Path | None = None) -> subprocess.CompletedProcess:
        """A command of the program; without arguments the bot itself, which is expected to end."""
        return subprocess.run(
            [self.program, *arguments], cwd=self.folder, env=self.variables(database or self.database),
            capture_output=True, text=True, timeout=READY,
        )

    def logged(self) -> list:
        lines = (line for line in self.log.read_text().splitlines() if line.startswith("{"))
        return [json.loads(line) for line in lines]


def until(what: str, look):
    end = time.monotonic() + READY
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"not within {READY} seconds: {what}")


def at_once(work, things, threads: int = 4) -> None:
    """Does something with each, several at once. The first error is raised when all have ended."""
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, things))
