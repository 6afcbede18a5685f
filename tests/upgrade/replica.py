"""The bot's machine dies while people press, again and again; the bot goes on elsewhere from what Litestream has copied.

Measures how much is lost with each death, and looks whether the games say so. Needs Litestream (https://litestream.io) and the program:
  python3 -B tests/upgrade/replica.py --work FOLDER --program target/debug/viceroy --litestream PATH [--deaths N] [--way restore|file]
With --proposals 1 somebody proposes to close a game just before each death, so that a lost post has the number of the next one.
"""

import argparse
import json
import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import threading
import time
import traceback
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import standin
import tables as kinds
from play import ONWARD, Table, buttons, press
from standin import Bot, Standin, at_once, until
from witness import Witness

LOCALES = Path(__file__).resolve().parents[2] / "assets/locales"
SEATS = [2, 3, 4]
ENOUGH = 5000
# Nobody answers who pressed as the machine died: they need not wait long.
standin.PATIENCE = 12
# How a game begins to say that it went back, in English.
WENT_BACK = "I had to go back to a backup"
# How a press on a question that is not open any more is refused, in English.
STALE = "That question has been answered or has changed"
# What answers a question for good.
ANSWERS = ("play", "best")
# Discord's numbers of messages begin with the time.
DISCORD_EPOCH = 1_420_070_400_000
# Longer than a post may wait for its turn in a thread.
TOLD_WITHIN = 30


@dataclass
class Stored:
    """What a database knows of its games."""

    steps: dict
    running: set
    # When the newest step was made, in milliseconds.
    newest: int
    # Every message that should exist, by game, kind, number and seat.
    notices: dict


def stored(database: Path) -> Stored:
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        games = connection.execute("select id, state, steps from games").fetchall()
        newest, = connection.execute("select max(at) from steps").fetchone()
        notices = connection.execute("select game, kind, number, seat, state, message, announcement from notices").fetchall()
    finally:
        connection.close()
    return Stored(
        {game: steps for game, _, steps in games}, {game for game, state, _ in games if state == "started"}, newest or 0,
        {tuple(row[:4]): row[4:] for row in notices},
    )


def posted_at(message: int) -> int:
    return (message >> 22) + DISCORD_EPOCH


class FullTable(Table):
    """It starts by itself when the last seat is taken, and else when somebody starts it."""

    def start(self) -> None:
        if len(self.people) < max(SEATS):
            return super().start()
        for person in self.people:
            self.press_lobby(person, "join")
        until(f"{self} has started", lambda: buttons(self.lobby(), "lobby"))


class Machine:
    """A folder with a database, the bot that serves it, and Litestream beside it."""

    def __init__(self, trial: "Trial", nth: int) -> None:
        self.trial, self.folder = trial, trial.folder / f"machine-{nth}"
        self.replica = trial.folder / f"replica-{nth}"
        self.folder.mkdir()
        self.bot = Bot(trial.args.program, self.folder, trial.standin, "bot.log")
        self.litestream = None

    def start(self) -> float:
        took = self.bot.start()
        log = (self.folder / "litestream.log").open("w")
        command = [self.trial.args.litestream, "replicate", *self.what_to_copy()]
        self.litestream = subprocess.Popen(command, stdout=log, stderr=log)
        until("Litestream has copied the file", lambda: any(self.replica.rglob("*.snapshot.lz4")) or any(self.replica.rglob("*.ltx")))
        return took

    def what_to_copy(self) -> list:
        interval = self.trial.args.interval
        if interval is None:
            return [self.bot.database, f"file://{self.replica}"]
        copy = {"type": "file", "path": str(self.replica), "sync-interval": interval}
        settings = self.folder / "litestream.yml"
        # JSON is YAML too.
        settings.write_text(json.dumps({"dbs": [{"path": str(self.bot.database), "monitor-interval": interval, "replicas": [copy]}]}))
        return ["-config", settings]

    def dies(self) -> Path:
        """At once, with everything on it. Its database is kept for those who judge."""
        for process in (self.bot.process, self.litestream):
            os.kill(process.pid, signal.SIGKILL)
        for process in (self.bot.process, self.litestream):
            process.wait()
        away = self.folder.with_name(f"{self.folder.name}-dead")
        self.folder.rename(away)
        return away / self.bot.database.name

    def takes_over(self, replica: Path) -> Path:
        """As an operator does it who has the replica alone. Returns what Litestream has put together."""
        copied = self.folder / "restored.db"
        command = [self.trial.args.litestream, "restore", "-o", copied, f"file://{replica}"]
        subprocess.run(command, check=True, capture_output=True)
        untouched = self.trial.folder / "untouched.db"
        shutil.copy(copied, untouched)
        if self.trial.args.way == "file":
            copied.rename(self.bot.database)
            return untouched
        done = self.bot.does("restore", copied.name)
        (self.folder / "restore.txt").write_text(done.stdout + done.stderr)
        assert done.returncode == 0, f"the copy is not taken: {done.stdout}{done.stderr}"
        return untouched

    def end(self) -> None:
        for process in (self.litestream, self.bot.process):
            if process and process.poll() is None:
                process.terminate()
                process.wait()


class Trial:
    def __init__(self, args) -> None:
        self.args, self.luck = args, random.Random(args.seed)
        self.folder = args.work
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.witness = Witness(LOCALES)
        self.standin = Standin(args.program, self.folder, self.witness)
        self.machine = Machine(self, 0)
        self.tables: list = []
        self.over: list = []
        self.deaths: list = []
        self.figures: Counter = Counter()
        self.words: Counter = Counter()
        # How often each game was told that it went back, by what its database says.
        self.told: Counter = Counter()

    def trouble(self, what: str) -> None:
        self.witness.trouble(what)

    def whole(self) -> None:
        try:
            self.machine.start()
            for nth in range(self.args.deaths):
                self.witness.phase = f"death {nth + 1}"
                self.fill()
                self.death(nth + 1)
                print(json.dumps(self.deaths[-1]), flush=True)
            self.witness.phase = "to the end"
            at_once(self.to_the_end, self.tables, self.args.games)
            self.machine.end()
            self.judged()
        finally:
            self.machine.end()
            self.standin.end()

    def fill(self) -> None:
        """As many games run as are wanted, each with people of its own."""
        for nth in range(self.args.games):
            table = self.tables[nth] if nth < len(self.tables) else None
            if table and not table.ended():
                continue
            people = [self.standin.person(f"P{nth}{letter}") for letter in "abcd"[:SEATS[nth % len(SEATS)]]]
            new = FullTable("several", people, {}, random.Random(self.luck.random()))
            new.open()
            new.start()
            self.over += [table] if table else []
            self.tables[nth:nth + 1] = [new]

    def death(self, nth: int) -> None:
        stop, presses, begun = threading.Event(), [], time.monotonic()
        with ThreadPoolExecutor(len(self.tables)) as pool:
            playing = [pool.submit(self.busy, table, stop, presses) for table in self.tables]
            time.sleep(self.luck.uniform(*self.args.seconds))
            panels = self.open_panels()
            proposed = self.proposes() if self.luck.random() < self.args.proposals else None
            self.witness.bot_ends = True
            pressed, seconds = sum(presses), time.monotonic() - begun
            died, away = self.standin.control("GET", "")["unix_ms"], time.monotonic()
            dead, replica = stored(self.machine.dies()), self.machine.replica
            stop.set()
            until("the bot is gone", lambda: not self.standin.connected())
            self.machine = Machine(self, nth)
            restored = stored(self.machine.takes_over(replica))
            posted = self.posted()
            time.sleep(self.args.wait)
            started = self.machine.start()
            away = time.monotonic() - away
            for one in playing:
                one.result()
        self.witness.bot_ends = False
        lost = {game: steps - restored.steps.get(game, 0) for game, steps in dead.steps.items()}
        lost = {game: steps for game, steps in lost.items() if steps}
        told = self.tells(restored, lost)
        reused = self.reused(restored, died, posted)
        self.stale(lost, panels)
        self.deaths.append({
            "death": nth, "presses a second": round(pressed / seconds, 1), "steps lost": sum(lost.values()), "by game": lost,
            "seconds lost": round((dead.newest - restored.newest) / 1000, 2), "seconds away": round(away, 1),
            "of them the bot's start": round(started, 1), "gone": [game for game in dead.steps if game not in restored.steps],
            "posts lost": len(set(dead.notices) - set(restored.notices)), "proposal to close lost": self.lost(proposed, dead, restored),
            "told": told, "posts taken for others": reused,
        })

    def busy(self, table: Table, stop: threading.Event, presses: list) -> None:
        while not stop.is_set() and not table.ended():
            try:
                presses.append(table.play(ONWARD, 8, stop.is_set))
            except Exception:
                # Whatever is not answered now is what ends are like.
                if not stop.is_set():
                    self.trouble(traceback.format_exc())

    def lost(self, proposed: int | None, dead: Stored, restored: Stored) -> str:
        if proposed is None:
            return "there was none"
        new = [key for key in set(dead.notices) - set(restored.notices) if key[:2] == (proposed, "announcement")]
        return f"game {proposed}: {'yes' if new else 'no'}"

    def proposes(self) -> int | None:
        """Somebody proposes to close a game: a post that is there and that the replica may not know."""
        able = [table for table in self.tables if not table.ended()]
        if not able:
            return None
        table = self.luck.choice(able)
        before = self.announced(table)
        kinds.deed(table, table.people[0], "close")
        until(f"{table} tells the proposal", lambda: self.announced(table) > before or table.ended())
        return table.game

    def announced(self, table: Table) -> int:
        notices = stored(self.machine.bot.database).notices
        return sum(key[:2] == (table.game, "announcement") and now[0] == "sent" for key, now in notices.items())

    def open_panels(self) -> list:
        """What people have before them: their newest panel of each game."""
        found = []
        for table in self.tables:
            for person in table.people:
                seen = [one for one in person.everything() if any(self.answers(table, one))]
                found += [(table, person, max(seen, key=lambda one: int(one["id"])))] if seen else []
        return found

    def answers(self, table: Table, message: dict) -> list:
        able = [one for kind in ANSWERS for one in buttons(message, kind)]
        return [one for one in able if re.match(rf"v1:\w+:{table.game}[:@]", one["custom_id"])]

    def tells(self, restored: Stored, lost: dict) -> dict:
        """Which games say that they went back: in the thread, once with this death."""
        wanted = restored.running if self.args.way == "restore" else set()
        end = time.monotonic() + TOLD_WITHIN
        while time.monotonic() < end:
            told, wrong = self.said(restored)
            if wanted <= set(told) | set(wrong):
                break
            time.sleep(0.5)
        untold = sorted((wanted | set(lost)) - set(told))
        for game in untold:
            instead = wrong.get(game, "nothing new")
            self.trouble(f"game {game}, steps lost {lost.get(game, 0)}, does not say that it went back. In its thread stands: {instead}")
        return {"said": len(told), "of running": len(restored.running), "untold": untold}

    def said(self, restored: Stored) -> tuple:
        """By game, what was posted since the restored state as the word of having gone back; and what stands there instead."""
        told, wrong = {}, {}
        now = stored(self.machine.bot.database)
        seen = {one["id"]: one for table in self.tables for one in table.people[0].everything()}
        for key, (state, message, announcement) in now.notices.items():
            if "went_back" not in (announcement or "") or key in restored.notices or state != "sent":
                continue
            words = seen.get(str(message), {}).get("content", "no message")
            (told if WENT_BACK in words else wrong)[key[0]] = words
        return told, wrong

    def posted(self) -> dict:
        """What is written in each message that everybody at a table sees."""
        return {one["id"]: one["content"] for table in self.tables for one in table.people[0].everything()}

    def reused(self, restored: Stored, died: int, before: dict) -> int:
        """Posts of before the death that stand where the bot has posted something else since."""
        count, now = 0, self.posted()
        for key, (state, message, _) in stored(self.machine.bot.database).notices.items():
            if state != "sent" or not message or posted_at(message) >= died:
                continue
            if restored.notices.get(key, ("",))[0] == "wanted":
                self.figures[f"posts that the copy did not know to be there, and that came once: {key[1]}"] += 1
            if key in restored.notices:
                continue
            count += 1
            words = now.get(str(message))
            same = before.get(str(message)) == words
            self.figures[f"posts of before the death taken for later ones: {key[1]}{', unchanged' if same else ''}"] += 1
            if same and key[1] == "news":
                self.trouble(f"{key}: in place of it stands what was posted before the death: {words}")
        return count

    def stale(self, lost: dict, panels: list) -> None:
        """Presses, in games that lost moves, what people had before them."""
        for table, person, message in panels:
            if table.game not in lost or table.ended():
                continue
            panel = table.panel(person) or {"buttons": [], "menus": []}
            # A question may be open on another page of it, so that not only what answers is looked at.
            fresh = {question(one) for one in panel["buttons"] + panel["menus"]}
            able = [one for one in self.answers(table, message) if question(one) not in fresh]
            if not able:
                self.figures["panels of before the death: the question is open again"] += 1
                continue
            before = stored(self.machine.bot.database).steps[table.game]
            outcome = press(person, message, self.luck.choice(able), self.luck)
            after = stored(self.machine.bot.database).steps[table.game]
            words = outcome.words() if outcome else "not there any more"
            self.figures["panels of before the death: pressed on a question that is lost"] += 1
            self.words["refused, with what is asked now" if STALE in words else words.split("\n")[0][:120]] += 1
            if after != before:
                self.trouble(f"game {table.game}: a press on a lost question counted: {words}")

    def to_the_end(self, table: Table) -> None:
        table.play(ONWARD, ENOUGH)
        if table.ended() != "over":
            self.trouble(f"{table} has not ended: {table.words()}")
        self.figures[f"games at the end: {table.ended()}"] += 1

    def judged(self) -> None:
        """Every game by the program's own judges."""
        self.witness.phase = "judged"
        bot = self.machine.bot
        for game in stored(bot.database).steps:
            done = bot.does("recheck", str(game))
            if done.returncode:
                self.trouble(f"game {game} is not what its secret makes it: {done.stdout}{done.stderr}")
            self.figures["games rechecked"] += 1
        for table in self.tables + self.over:
            record = self.machine.folder / "record.json"
            record.write_text(bot.does("export", str(table.game)).stdout)
            verified = bot.does("verify", str(record))
            if verified.returncode:
                self.trouble(f"{table} cannot be verified: {verified.stdout}{verified.stderr}")
            self.figures["games verified"] += 1
        for line in (line for file in self.folder.glob("machine-*/bot.log") for line in file.read_text().splitlines()):
            if '"level":"ERROR"' in line:
                self.trouble(f"the log says {line}")


def question(button: dict) -> str:
    """Which question a button answers, without how."""
    return ":".join(button["custom_id"].split("@")[0].split(":")[2:4])


def main() -> None:
    parser = argparse.ArgumentParser()
    for name in ("--work", "--program", "--litestream"):
        parser.add_argument(name, type=lambda given: Path(given).resolve(), required=True)
    parser.add_argument("--deaths", type=int, default=10)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seconds", type=float, nargs=2, default=(4, 9), help="of pressing before each death, from and to")
    parser.add_argument("--proposals", type=float, default=0.5, help="how many deaths come just after somebody proposes to close a game")
    parser.add_argument("--way", choices=("restore", "file"), default="restore", help="by `viceroy restore`, or the file alone")
    parser.add_argument("--wait", type=float, default=0, help="so many seconds before it starts elsewhere")
    parser.add_argument("--interval", help="at which Litestream copies, such as 100ms; its own is a second")
    parser.add_argument("--seed", default=str(time.time_ns()))
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    trial = Trial(args)
    try:
        trial.whole()
    except Exception as error:
        trial.trouble("".join(traceback.format_exception(error)))
    for name in ("steps lost", "seconds lost", "seconds away", "presses a second"):
        each = [death[name] for death in trial.deaths]
        if each:
            print(f"{name}: median {median(each)}, least {min(each)}, most {max(each)}")
    print(json.dumps({"figures": trial.figures, "stale presses": trial.words}, indent=1))
    for trouble in trial.witness.troubles:
        print(f"TROUBLE {trouble}")
    raise SystemExit(bool(trial.witness.troubles))


if __name__ == "__main__":
    main()
