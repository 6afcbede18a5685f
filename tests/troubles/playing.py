"""A stand-in, a bot and people at a table, driven over the stand-in's control interface (Python's standard library alone)."""

import http.client
import json
import os
import random
import re
import socket
import subprocess
import time


class Control:
    """The control interface of a stand-in (docs/standin.md)."""

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

    def __init__(self, folder, bot, standin=None, log="info"):
        os.makedirs(folder, exist_ok=True)
        self.folder, self.program, self.log = folder, bot, log
        self.port = free_port()
        self.control = Control(f"127.0.0.1:{self.port}")
        command = [standin or bot, "standin", "--addr", f"127.0.0.1:{self.port}", "--rate-limits", "announced"]
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
        )
        self.bot = subprocess.Popen(
            [self.program],
            env=surroundings,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=open(f"{self.folder}/bot.log", "a"),
        )
        until("the bot", lambda: self.control("GET", "")["connected"] and self.control("GET", self.commands()))

    def commands(self):
        return f"/users/{self.control('GET', '/users')[0]['id']}/commands"

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
        known = {user["name"]: user["id"] for user in self.control("GET", "/users")}
        self.people = [known.get(name) or self.control("POST", "/users", {"name": name})["id"] for name in names]
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
        message, game = until("the lobby", self.lobby_post)
        for person in self.people[1:]:
            until("a seat", lambda: "failed" not in self.press(person, message, f"v1:join:{game}")[0])
        until("the start", lambda: self.startable(message, game))
        self.press(self.people[0], message, f"v1:start:{game}")
        self.game, self.thread = game, message
        until("a question", lambda: any(self.moves(self.hand(person)) for person in self.people))
        return self

    def lobby_post(self):
        for message in reversed(self.control("GET", f"/users/{self.people[0]}/channels/{self.lobby}/messages")):
            for button in message["buttons"]:
                found = re.match(r"v1:join:(\d+)", button["custom_id"])
                if found:
                    return message["id"], int(found.group(1))
        return None

    def startable(self, message, game):
        seen = self.control("GET", f"/users/{self.people[0]}/channels/{self.lobby}/messages")
        lobby = next((m for m in seen if m["id"] == message), None)
        return lobby and any(b["custom_id"] == f"v1:start:{game}" and not b["disabled"] for b in lobby["buttons"])

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

    def poster(self):
        """Whether the game is over and told in the thread."""
        try:
            seen = self.control("GET", f"/users/{self.people[0]}/channels/{self.thread}/messages")
        except Refused:
            return False
        return any(a["filename"] == "poster.png" for m in seen for a in m["attachments"])
