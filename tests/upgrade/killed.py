"""An older version plays games to their ends; this one is killed again and again while it brings its database up to date."""

import random
import shutil
import signal
import sqlite3
import subprocess
import threading
import time
from collections import Counter
from pathlib import Path

from play import ONWARD, Table
from standin import Bot, Standin, at_once, until
from witness import Witness

NAMES = ["Anna", "Ben", "Chiara", "David", "Emil", "Fjodor", "Greta", "Hugo"]


def played(standin: Standin, games: int, luck: random.Random) -> None:
    """Games of two, each to its end."""
    people = [standin.person(name) for name in NAMES]
    # A lobby is told by being new in its channel.
    one_at_a_time = threading.Lock()

    def whole(pair: int) -> None:
        at_it = people[2 * pair:2 * pair + 2]
        for _ in range(pair, games, len(people) // 2):
            table = Table("over", at_it, {}, random.Random(luck.random()))
            with one_at_a_time:
                table.open()
                table.start()
            table.play(ONWARD, 5000)

    at_once(whole, range(len(people) // 2))


def state(database: Path) -> tuple:
    """How many changes of the tables were made, and how far rows were brought up to date."""
    connection = sqlite3.connect(database)
    try:
        changes, = connection.execute("select count(*) from _sqlx_migrations").fetchone()
        known = connection.execute("select 1 from sqlite_master where name = 'backfills'").fetchone()
        filled = connection.execute("select change, up_to, done from backfills order by 1").fetchall() if known else []
        return changes, tuple(filled)
    finally:
        connection.close()


def killed(args, root: Path) -> list:
    """Says what went wrong."""
    folder, luck, troubles, figures = args.work / "killed", random.Random(args.seed), [], Counter()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    standin = Standin(args.new, folder, Witness(root / "assets/locales"))
    old, new = Bot(args.old, folder, standin, "old.log"), Bot(args.new, folder, standin, "new.log")
    try:
        old.start()
        played(standin, args.games, luck)
        old.end(signal.SIGTERM)
        before = folder / "before.db"
        shutil.copy(old.database, before)
        began = state(before)
        new.start()
        new.end(signal.SIGTERM)
        whole, expected = state(new.database), new.does("results").stdout
        figures["rows of results"] = len(expected.splitlines())
        window = Window()
        while figures["killed half-way"] < args.killed and figures["starts"] < 40 * args.killed:
            copy(before, new)
            while state(new.database) != whole and figures["killed half-way"] < args.killed:
                after = luck.uniform(window.low, window.high)
                kill(new, after)
                figures["starts"] += 1
                figures[window.learns(after, state(new.database), began, whole)] += 1
            if state(new.database) != whole:
                new.start()
                new.end(signal.SIGTERM)
            recomputed = new.does("results", "--recompute")
            if state(new.database) != whole or new.does("results").stdout != expected or recomputed.returncode:
                troubles.append(f"after {dict(figures)}: {state(new.database)}, {recomputed.stdout[-300:]}{recomputed.stderr[-300:]}")
            figures["databases compared"] += 1
    finally:
        for bot in (old, new):
            if bot.process and bot.process.poll() is None:
                bot.process.kill()
        standin.end()
    print(dict(figures), flush=True)
    return troubles


def copy(before: Path, bot: Bot) -> None:
    for left in bot.folder.glob("viceroy.db*"):
        shutil.rmtree(left) if left.is_dir() else left.unlink()
    shutil.copy(before, bot.database)


def kill(bot: Bot, after: float) -> None:
    """Starts it and kills it after so many seconds."""
    with bot.log.open("a") as log:
        process = subprocess.Popen([bot.program], cwd=bot.folder, env=bot.variables(bot.database), stderr=log)
        time.sleep(after)
        process.kill()
        process.wait()
    until("the dead one has let go", lambda: not bot.standin.connected())


class Window:
    """When it is on the way, in seconds from its start: narrowed by what came of each death."""

    NARROWEST = 0.03

    def __init__(self) -> None:
        self.low, self.high = 0.0, 1.0

    def learns(self, after: float, now: tuple, began: tuple, whole: tuple) -> str:
        if now not in (began, whole):
            return "killed half-way"
        late = now == whole
        if late:
            self.high -= 0.3 * (self.high - after)
        else:
            self.low += 0.3 * (after - self.low)
        if self.high - self.low < self.NARROWEST:
            self.low, self.high = self.low - self.NARROWEST, self.high + self.NARROWEST
        self.low = max(self.low, 0.0)
        return "killed too late" if late else "killed too early"
