#!/usr/bin/env python3
"""Tries answers of Discord that stand in no list: other statuses, codes, bodies, content types and close codes.

    unlisted.py PROGRAM [--only TEXT] [--presses 3] [--keep FOLDER]

Each kind of request meets each variant while two people play; then it is cleared and they play on. For each it prints how often it
was met, how long whoever pressed waited for words, how often the same was refused, how many warnings the bot wrote, whether
everything is said in the end, and whether the bot lives. What a first answer or its edit meets comes twice, all else until it is
cleared. It judges nothing: whoever runs it reads the table.
"""

import argparse
import collections
import concurrent.futures
import json
import sqlite3
import tempfile
import time

from playing import Table, World, until

# Presses, at most, until a variant is met.
MOST_PRESSES = 30
PAGE = "<!DOCTYPE html><html><title>Attention Required!</title></html>"


def status(number, body, headers=None):
    return {"status": {"status": number, "body": body, "headers": list((headers or {}).items())}}


def coded(number, code, **more):
    return status(number, {"message": "Something", "code": code, **more})


def instead(number, body, headers=None):
    return {"spoiled": {"instead": {"status": number, "body": body, "headers": list((headers or {}).items())}}}


# Answers without success: passing trouble, or refused for good.
REFUSALS = {
    "418, a page": status(418, PAGE),
    "451, a page": status(451, PAGE),
    "507, a page": status(507, PAGE),
    "520, a page": status(520, PAGE),
    "409, a page": status(409, PAGE),
    "423, plain text": status(423, "locked", {"content-type": "text/plain"}),
    "400, cut off": status(400, '{"message": "no", "co', {"content-type": "application/json"}),
    "400, a list": status(400, []),
    "400, nothing": status(400, None),
    "400 without a code": status(400, {"message": "no"}),
    "400, the code is a text": status(400, {"message": "no", "code": "50035"}),
    "400, the code is a fraction": status(400, {"message": "no", "code": 1.5}),
    "400, the code is huge": status(400, {"message": "no", "code": 10**30}),
    "404, code 0": coded(404, 0),
    "405, code 0": coded(405, 0),
    "400, 10014": coded(400, 10014),
    "400, 30046": coded(400, 30046),
    "400, 160006": coded(400, 160006),
    "400, 200001": coded(400, 200001),
    "400, 240000": coded(400, 240000),
    "403, 60003": coded(403, 60003),
    "403, 20026": coded(403, 20026),
    "404, 10015": coded(404, 10015),
    "400, 50109": coded(400, 50109),
    "400, 50035, errors are a list": coded(400, 50035, errors=[]),
    "400, 50035, errors are a text": coded(400, 50035, errors="x"),
}

# Answers of success that cannot be read, or not all of them: it has arrived.
UNREADABLE = {
    "200, cut off": {"spoiled": "cut"},
    "200, empty": {"spoiled": "empty"},
    "200, a page": {"spoiled": {"page": 200}},
    "201, a page": {"spoiled": {"page": 201}},
    "204": {"spoiled": "no_content"},
    "ids alone": {"spoiled": "only_ids"},
    "no ids": {"spoiled": "without_ids"},
    "unknown types": {"spoiled": "unknown_types"},
    "200, a list": instead(200, []),
    "200, null": instead(200, None),
    "200, the id is a number": instead(200, {"id": 1234567890123456789}),
    "200, the id is no number": instead(200, {"id": "one"}),
    "202, an object": instead(202, {}),
    "206, text": instead(206, "partial", {"content-type": "text/plain"}),
    "200, claims gzip": instead(200, "no gzip", {"content-encoding": "gzip"}),
}

LINES = {
    "first answers": "/callback",
    "edits of answers": "PATCH /api/v10/webhooks/",
    "posts": "POST /api/v10/channels/",
    "changes of posts": "PATCH /api/v10/channels/",
    "threads": "/threads",
    "direct messages": "/users/@me/channels",
    "registering": "/api/v10/applications/",
}

CLOSE_CODES = (1002, 1003, 1007, 1008, 1009, 1011, 1012, 1013, 1014, 3000, 3999, 4006, 4015, 4123, 4999)
UPGRADES = (200, 204, 302, 400, 401, 404, 418, 451, 500, 503, 507, 520)


class OneOfSeveral(Table):
    """A table of people who play at others too."""

    def hand(self, who):
        settled, _ = self.command(who, "hand", {"game": str(self.game)})
        message = settled.get("message")
        return message if message and not message.get("loading") and message["content"] else None


class Trial:
    """One kind of request, one world, all variants."""

    def __init__(self, options, kind):
        self.options, self.kind = options, kind
        self.folder = tempfile.mkdtemp(prefix="unlisted-", dir=options.keep)
        self.world = World(self.folder, options.program)
        self.control = self.world.control
        self.seed = 0
        self.rows = []
        self.played = None

    def table(self):
        self.seed += 1
        # One person may have opened only a few of the games that run, and a conversation is opened once for each.
        names = (f"Anna {self.seed}", f"Ben {self.seed}")
        self.play_by_dm(names[1])
        return OneOfSeveral(self.world, names, self.seed).open()

    def connected(self):
        until("the bot", lambda: self.control("GET", "")["connected"], 240)

    def run(self):
        try:
            self.world.start_bot()
            for name, begin, end in self.variants():
                if self.options.variant in name:
                    try:
                        self.rows.append(self.tried(name, begin, end))
                    except TimeoutError as error:
                        self.control("DELETE", end)
                        self.rows.append((name, "-", "-", "-", "-", f"NO {error}", "-"))
                    print(self.kind, "|", " | ".join(map(str, self.rows[-1])), flush=True)
        finally:
            self.world.end()
        return self.kind, self.rows

    def play_by_dm(self, name):
        """Somebody has their panels by direct message."""
        ben = self.control("POST", "/users", {"name": name})["id"]
        lobby = next(c for c in self.control("GET", f"/users/{ben}/channels") if c["kind"] == "text")["id"]
        asked = self.control("POST", f"/users/{ben}/command", {"channel": lobby, "name": "viceroy", "path": ["settings"]})
        message = asked["outcome"]["message"]
        button = next(b["custom_id"] for b in message["buttons"] if b["custom_id"].startswith("v1:by:dm"))
        self.control("POST", f"/users/{ben}/press", {"message": message["id"], "custom_id": button})

    def variants(self):
        if self.kind == "close codes":
            for code in CLOSE_CODES:
                order = {"fault": {"close": code}, "at": "after_ready", "lasting": {"times": 3}}
                yield str(code), [("/gateway", order), ("/gateway", {"fault": {"close": code}})], "/gateway"
        elif self.kind == "upgrades":
            for number in UPGRADES:
                order = {"fault": {"http": number}, "at": "upgrade", "lasting": {"times": 3}}
                yield str(number), [("/gateway", order), ("/gateway", {"fault": "drop"})], "/gateway"
        else:
            for name, fault in (REFUSALS | UNREADABLE).items():
                # Of an answer Discord takes another form, or the same a moment later.
                lasting = {"times": 2} if self.kind.endswith("answers") else "until_cleared"
                order = {"request": {"line": LINES[self.kind]}, "fault": fault, "lasting": lasting}
                yield name, [("/faults", order)], "/faults"

    def tried(self, name, begin, end):
        # A thread and a conversation are opened by a new game only.
        opens = self.kind in ("threads", "direct messages")
        if not opens and (self.played is None or self.played.is_over()):
            self.played = self.table()
        lines, asked = len(self.world.written()), len(self.control("GET", "/requests"))
        connections = self.control("GET", "/gateway")["connections"]
        for path, order in begin:
            self.control("POST", path, order)
        if self.kind == "registering":
            self.restart()
            self.connected()
        if opens:
            # That it can be seen who opens it is another matter.
            self.played = self.table()
        waits = []
        for number in range(MOST_PRESSES):
            who = self.played.people[number % 2]
            began = time.monotonic()
            panel = self.played.hand(who)
            waits.append(time.monotonic() - began if panel else float("inf"))
            self.played.move(who)
            if number >= self.options.presses and (self.cuts() or self.met(asked)):
                break
        requests = self.control("GET", "/requests")[asked:]
        self.control("DELETE", end)
        ended = self.world.bot.poll()
        if ended is not None:
            self.world.start_bot()
        self.connected()
        written = self.world.written()[lines:]
        wrong = [line for line in written if " WARN " in line or " ERROR " in line]
        said = self.said_in_the_end()
        attempts = self.control("GET", "/gateway")["connections"] - connections
        met = attempts if self.cuts() else sum(r["answered_by"] == "fault" for r in requests)
        longest = max(waits, default=0)
        return name, met, f"{longest:.1f} s", self.repeated(requests), len(wrong), said, f"ended ({ended})" if ended is not None else "lives"

    def cuts(self):
        return self.kind in ("close codes", "upgrades")

    def met(self, asked):
        requests = self.control("GET", "/requests")[asked:]
        # A start registers once, then after growing pauses.
        enough = 1 if self.kind == "registering" else 2
        return sum(request["answered_by"] == "fault" for request in requests) >= enough

    def said_in_the_end(self):
        """Whether both have words again and everything is told, and whether it takes another process."""
        for process in ("said", "said by another process"):
            try:
                until("words", lambda: all(self.played.hand(who) for who in self.played.people), 60)
                # Passing trouble is tried again after pauses that grow.
                until("everything", self.is_all_told, 90)
                return process
            except TimeoutError:
                self.restart()
        return "NOT SAID"

    def restart(self):
        """What Discord has refused is forgotten, and asked for again."""
        self.world.bot.terminate()
        self.world.bot.wait(30)
        self.world.start_bot()

    def is_all_told(self):
        with sqlite3.connect(f"file:{self.folder}/games.db?mode=ro", uri=True) as games:
            return games.execute("select count(*) from games where synced < revision").fetchone() == (0,)

    def repeated(self, requests):
        """How often the same was refused at most."""
        same = collections.Counter()
        for request in requests:
            if request["status"] >= 400 and "/interactions/" not in request["path"]:
                same[(request["method"], request["path"], json.dumps(request["json"], sort_keys=True))] += 1
        return max(same.values(), default=0)


def main():
    reader = argparse.ArgumentParser()
    reader.add_argument("program")
    reader.add_argument("--only", default="", help="kinds whose name has this in it")
    reader.add_argument("--variant", default="", help="variants whose name has this in it")
    reader.add_argument("--presses", type=int, default=4)
    reader.add_argument("--at-once", type=int, default=3)
    reader.add_argument("--keep")
    options = reader.parse_args()
    kinds = [kind for kind in [*LINES, "close codes", "upgrades"] if options.only in kind]
    with concurrent.futures.ThreadPoolExecutor(options.at_once) as pool:
        all_rows = list(pool.map(lambda kind: Trial(options, kind).run(), kinds))
    print("| kind | variant | met | longest wait | the same refused | warnings | in the end | the bot |")
    print("|---|---|---|---|---|---|---|---|")
    for kind, rows in all_rows:
        for row in rows:
            print(f"| {kind} | {' | '.join(map(str, row))} |")


if __name__ == "__main__":
    main()
