"""A stand-in, a bot and people at a table, driven over the stand-in's control interface (Python's standard library alone)."""

import http.client
import json
import os
import random
import re
import socket
import sqlite3
import subprocess
import time


class Control:
    """The control interface of a stand-in (crates/fake-discord/docs/standin.md)."""

    def __init__(self, address):
        self.address = address

    def __call__(self, method, path, body=None, timeout=60):
        """The answer; `Refused` where the stand-in refuses."""
        host, port = self.address.split(":")
        line = http.client.HTTPConnection(host, int(port), timeout=timeout)
        try:
            sent = None if body is None else json.dumps(body)
            line.request(method, "/control" + path, body=sent, headers={"content-type": "application/json"})
            answer = line.getresponse()
            text = answer.read()
        finally:
            line.close()
        read = json.loads(text) if text else None
        if answer.status >= 400:
            raise Refused(f"{method} {path}: {answer.status} {read}")
        return read


class Refused(Exception):
    """What the stand-in did not do, and why."""


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def until(what, holds, seconds=60):
    """What `holds` gives, once that is something."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = holds()
        if found:
            return found
        time.sleep(0.05)
    raise TimeoutError(what)


class World:
    """A stand-in and a bot, each a process, in a folder of their own."""

    def __init__(self, folder, bot, standin=None, log="info,serenity=warn", keep=None):
        os.makedirs(folder, exist_ok=True)
        self.folder, self.program, self.log = folder, os.path.abspath(bot), log
        self.port = free_port()
        self.control = Control(f"127.0.0.1:{self.port}")
        command = [standin or bot, "standin", "--addr", f"127.0.0.1:{self.port}", "--rate-limits", "announced"]
        if keep:
            command += ["--keep", keep]
        self.standin = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=open(f"{folder}/standin.log", "w")
        )
        until("the stand-in", self.answers)
        self.bot = None

    def answers(self):
        try:
            return self.control("GET", "")
        except (OSError, Refused):
            return None

    def start_bot(self):
        about = self.control("GET", "")
        surroundings = dict(
            os.environ,
            DISCORD_TOKEN=about["token"],
            DISCORD_API_BASE=f"http://127.0.0.1:{self.port}",
            VICEROY_DATABASE=f"{self.folder}/games.db",
            RUST_LOG=self.log,
            VICEROY_TABLES_PER_DAY="1000",
            VICEROY_TABLES_PER_SERVER="1000",
        )
        self.bot = subprocess.Popen(
            [self.program],
            env=surroundings,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=open(f"{self.folder}/bot.log", "a"),
        )
        until("the bot", lambda: self.control("GET", "")["connected"])

    def written(self):
        """The lines of the bot's log."""
        with open(f"{self.folder}/bot.log", encoding="utf-8") as log:
            return log.read().splitlines()

    def end(self):
        for process in (self.bot, self.standin):
            if process and process.poll() is None:
                process.terminate()
                try:
                    process.wait(15)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()


class Table:
    """People who play by lot."""

    def __init__(self, world, names=("Anna", "Ben"), seed=1, options=None):
        self.world, self.control = world, world.control
        self.lot = random.Random(seed)
        self.people = [self.control("POST", "/users", {"name": name})["id"] for name in names]
        self.lobby = next(c for c in self.control("GET", f"/users/{self.people[0]}/channels") if c["kind"] == "text")["id"]
        # Where whoever types needs nothing of the game's thread.
        texts = [c["id"] for c in self.control("GET", f"/users/{self.people[0]}/channels") if c["kind"] == "text"]
        self.elsewhere = texts[-1]
        self.options = options or {}
        self.waits = []
        self.silent = []

    def outcome(self, who, action, body):
        """What somebody sees who acts, and how long it took; waits of more than ten seconds are kept."""
        began = time.monotonic()
        try:
            settled = self.control("POST", f"/users/{who}/{action}", body)["outcome"]
        except (Refused, OSError) as error:
            settled = {"failed": str(error)}
        took = time.monotonic() - began
        self.waits.append(took)
        return settled, took

    def command(self, who, name, options=None, channel=None):
        where = channel or self.elsewhere
        body = {"channel": where, "name": "viceroy", "path": [name], "options": options or {}}
        return self.outcome(who, "command", body)

    def open(self):
        self.command(self.people[0], "new", self.options, self.lobby)
        self.thread, join = until("the lobby", lambda: self.lobby_button("v1:join:"))
        self.game = int(re.match(r"v1:join:(\d+)", join).group(1))
        for person in self.people[1:]:
            until("a seat", lambda: "failed" not in self.press(person, self.thread, join)[0])
        _, start = until("the start", lambda: self.lobby_button("v1:start:"))
        self.press(self.people[0], self.thread, start)
        until("a question", lambda: any(self.moves(self.hand(person)) for person in self.people))
        return self

    def lobby_button(self, kind):
        """The newest lobby and its button of a kind that can be pressed. The thread on it has the same number."""
        for message in reversed(self.control("GET", f"/users/{self.people[0]}/channels/{self.lobby}/messages")):
            for button in message["buttons"]:
                if button["custom_id"].startswith(kind) and not button["disabled"]:
                    return message["id"], button["custom_id"]
        return None

    def press(self, who, message, custom_id):
        return self.outcome(who, "press", {"message": message, "custom_id": custom_id})

    def hand(self, who):
        """A panel with words, or nothing."""
        settled, _ = self.command(who, "hand")
        message = settled.get("message")
        return message if message and not message.get("loading") and message["content"] else None

    def moves(self, panel):
        if not panel:
            return []
        kinds = ("v1:do", "v1:best", "v1:play")
        found = [("press", b["custom_id"], None) for b in panel["buttons"] if not b["disabled"] and b["custom_id"].startswith(kinds)]
        for menu in panel["menus"]:
            if not menu["disabled"] and menu["custom_id"].startswith("v1:menu"):
                most = min(menu["max_values"], len(menu["options"]))
                count = self.lot.randint(max(1, menu["min_values"]), max(1, most))
                found.append(("select", menu["custom_id"], [o["value"] for o in self.lot.sample(menu["options"], count)]))
        return found

    def move(self, who):
        """One press of somebody who is asked something: whether there was one, and what came of it."""
        panel = self.hand(who)
        moves = self.moves(panel)
        if not moves:
            return False, None
        finished = [move for move in moves if move[1].startswith("v1:play")]
        kind, custom_id, values = finished[0] if finished and self.lot.random() < 0.8 else self.lot.choice(moves)
        body = {"message": panel["id"], "custom_id": custom_id}
        if kind == "select":
            body["values"] = values
        return True, self.outcome(who, kind, body)[0]

    def is_over(self):
        """Whether the game has ended, as the database says; its last post may have been refused."""
        with sqlite3.connect(f"file:{self.world.folder}/games.db?mode=ro", uri=True) as games:
            return games.execute("select state from games where id = ?", (self.game,)).fetchone() == ("over",)
