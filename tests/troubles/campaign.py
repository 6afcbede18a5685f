#!/usr/bin/env python3
"""Plays whole games through every kind of trouble that Discord can make, one after the other.

    campaign.py PROGRAM [--troubles 300] [--seed 1] [--keep FOLDER] [--only KIND]

Two people play by lot; every few presses the next trouble comes, in an order that follows from the seed. It fails where a press
that the stand-in lets through has no words within ten seconds, where a game does not end, or where what is stored is not what the
rules make of it (`viceroy recheck`). docs/measurements.md has the results.
"""

import argparse
import collections
import random
import shutil
import subprocess
import sys
import tempfile
import time

from playing import Table, World, until

# Longer than this nobody who presses may see nothing but "thinking".
PATIENCE = 10
# So many presses are made in one trouble.
PRESSES = 4

PAGE = "<!DOCTYPE html><html><title>Attention Required!</title></html>"
EMOJI = {
    "message": "Invalid Form Body",
    "code": 50035,
    "errors": {"components": {"0": {"components": {"0": {"emoji": {"id": {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}]}}}}}}},
}


def refusal(status, code, message):
    return {"status": {"status": status, "body": {"message": message, "code": code}}}


def page(status):
    return {"status": {"status": status, "body": PAGE}}


ANSWER, EDIT, POST, PATCH, THREAD, DIRECT = (
    "/callback",
    "/messages/@original",
    "POST /api/v10/channels/",
    "PATCH /api/v10/channels/",
    "/threads",
    "/users/@me/channels",
)


def requests():
    """Troubles of requests: what it is called, which requests, what happens, and how often."""
    for name, line in (("first answers", ANSWER), ("edits of answers", EDIT), ("posts", POST), ("changes of posts", PATCH), ("direct messages", DIRECT)):
        for what, fault in (
            ("500", refusal(500, 0, "500: Internal Server Error")),
            ("502, a page", page(502)),
            ("403, a page", page(403)),
            ("200, a page instead of the answer", {"spoiled": {"page": 200}}),
            ("blocked (40333)", refusal(403, 40333, "internal network error")),
            ("429", {"rate_limited": {"retry_after": 0.5, "scope": "user"}}),
            ("the answer is lost", "drop_answer"),
            ("the line is cut", "drop_connection"),
            ("the answer has ids alone", {"spoiled": "only_ids"}),
            ("the answer has no ids", {"spoiled": "without_ids"}),
            ("an empty success", {"spoiled": "no_content"}),
        ):
            yield f"{name}: {what}", line, None, fault, {"times": 2}
    for name, line in (("edits of answers", EDIT), ("posts", POST), ("changes of posts", PATCH)):
        yield f"{name}: an emoji is refused", line, "emoji", {"status": {"status": 400, "body": EMOJI}}, {"times": 3}
        yield f"{name}: the picture is refused", line, "png", refusal(400, 40005, "Request entity too large"), {"times": 3}
        yield f"{name}: a word is refused for good", line, "Turn", refusal(400, 200000, "Message was blocked by automatic moderation"), "until_cleared"
        yield f"{name}: refused with a code nobody knows", line, None, refusal(400, 999999, "Something new"), {"times": 3}


GATEWAY = [
    "drop",
    "reset",
    "reconnect",
    "invalidate",
    "invalidate_resumable",
    "close_without_code",
    "silence",
    *({"close": code} for code in (1000, 1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009)),
]


def troubles():
    """All kinds: what it is called, what begins it, what ends it."""
    for name, line, body, fault, lasting in requests():
        request = {"line": line} if body is None else {"line": line, "body": body}
        order = {"request": request, "fault": fault, "lasting": lasting}
        yield name, ("POST", "/faults", order), ("DELETE", "/faults", None)
    for fault in GATEWAY:
        yield f"gateway: {fault}", ("POST", "/gateway", {"fault": fault}), None
    for interaction in ("delivered_twice", {"answered_first": {"type": 4, "data": {"content": "somebody else", "flags": 64}}}):
        order = {"fault": interaction, "lasting": {"times": 1}}
        yield f"interactions: {interaction if isinstance(interaction, str) else 'answered by another process'}", ("POST", "/interactions", order), ("DELETE", "/interactions", None)
    yield "the bot is killed", "kill", None


class Campaign:
    def __init__(self, options):
        self.options = options
        self.folder = options.keep or tempfile.mkdtemp(prefix="troubles-")
        self.world = World(self.folder, options.program)
        self.lot = random.Random(options.seed)
        self.met = collections.Counter()
        self.late, self.wordless, self.refused = [], [], 0
        self.games = 0

    def run(self):
        self.world.start_bot()
        kinds = [kind for kind in troubles() if self.options.only in kind[0]]
        order = []
        while len(order) < self.options.troubles:
            order += self.lot.sample(kinds, len(kinds))
        order = order[: self.options.troubles]
        table = None
        for number, (name, begin, end) in enumerate(order, 1):
            if table is None or table.is_over():
                table = self.new_game(table)
            self.meet(table, name, begin, end)
            if number % 10 == 0:
                print(f"{number} troubles, {self.games} games, {len(self.late)} late, {len(self.wordless)} without words", flush=True)
        self.finish(table)
        return self.judged()

    def new_game(self, before):
        if before:
            self.finish(before)
        self.games += 1
        return Table(self.world, ("Anna", "Ben"), self.options.seed + self.games).open()

    def meet(self, table, name, begin, end):
        self.met[name] += 1
        control = self.world.control
        connections = control("GET", "/gateway")["connections"]
        if begin == "kill":
            self.world.bot.kill()
            self.world.bot.wait()
            self.world.start_bot()
        else:
            control(*begin)
        for _ in range(PRESSES):
            who = self.lot.choice(table.people)
            began = time.monotonic()
            pressed, outcome = table.move(who)
            self.look_at(name, outcome, time.monotonic() - began)
            if not pressed and table.is_over():
                break
        if end:
            control(*end)
        # While the bot is away Discord itself tells whoever presses; the pauses between attempts grow to a minute, and that a
        # connection is silent shows when a heartbeat is not answered.
        cuts = name.startswith("gateway")
        is_back = lambda: control("GET", "")["connected"] and control("GET", "/gateway")["connections"] >= connections + cuts
        until("the bot", is_back, 240)
        # Nobody is left without words once Discord takes them.
        for who in table.people:
            began = time.monotonic()
            try:
                until("words", lambda: table.hand(who), 60)
            except TimeoutError:
                self.wordless.append(name)
            took = time.monotonic() - began
            if took > PATIENCE:
                self.late.append((name, round(took, 1)))

    def look_at(self, name, outcome, took):
        """A press that failed is one that the person saw fail, and presses again; one that thinks for long is not."""
        if outcome and "failed" in outcome:
            self.refused += 1
        message = (outcome or {}).get("message")
        if message and message.get("loading") and took > PATIENCE:
            self.late.append((name, round(took, 1)))

    def finish(self, table):
        end = time.monotonic() + 240
        while not table.is_over():
            if time.monotonic() > end:
                raise TimeoutError(f"game {table.game} does not end")
            if not any(table.move(who)[0] for who in table.people):
                time.sleep(0.2)

    def judged(self):
        self.world.end()
        wrong = []
        for game in range(1, self.games + 1):
            environment = {"VICEROY_DATABASE": f"{self.folder}/games.db", "PATH": ""}
            checked = subprocess.run([self.world.program, "recheck", str(game)], env=environment, cwd=self.folder, capture_output=True, text=True)
            if checked.returncode:
                wrong.append((game, checked.stdout + checked.stderr))
        return wrong


def main():
    reader = argparse.ArgumentParser()
    reader.add_argument("program")
    reader.add_argument("--troubles", type=int, default=300)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--keep")
    reader.add_argument("--only", default="", help="kinds whose name has this in it")
    options = reader.parse_args()
    campaign = Campaign(options)
    began = time.monotonic()
    try:
        wrong = campaign.run()
    except BaseException:
        print(f"kept in {campaign.folder}; met: {dict(campaign.met)}", file=sys.stderr)
        campaign.world.end()
        raise
    print(f"{sum(campaign.met.values())} troubles of {len(campaign.met)} kinds in {campaign.games} games, {time.monotonic() - began:.0f} s")
    print(f"presses that were seen to fail and made again: {campaign.refused}")
    print(f"words after more than {PATIENCE} s: {campaign.late}")
    print(f"no words within a minute: {campaign.wordless}")
    print(f"games that are not what their answers make them: {wrong}")
    if campaign.late or campaign.wordless or wrong:
        print(f"kept in {campaign.folder}")
        sys.exit(1)
    if not options.keep:
        shutil.rmtree(campaign.folder, ignore_errors=True)


if __name__ == "__main__":
    main()
