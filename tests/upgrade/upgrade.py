"""An older version plays forty tables half-way; this one opens what it has stored, presses what it has posted and plays on."""

import argparse
import json
import random
import shutil
import signal
import sqlite3
import threading
import time
import traceback
from collections import Counter
from pathlib import Path

import tables as kinds
from killed import killed
from play import ONWARD, Table, buttons, press
from standin import Bot, Person, Standin, at_once, until
from witness import Witness, kind

ROOT = Path(__file__).resolve().parents[2]
# Whatever ends a game or takes somebody away from it is pressed when it is over.
LAST = (":leave", ":close", ":forget", ":remove:", ":dismiss:")
ENOUGH = 5000
# Panels that somebody has open of the same game: a press on one changes it, and the next choice is pressed on another.
COPIES = 5
SAID_BY_AN_OLDER_ONE = "written by a newer version"


class Run:
    """One database, from its first table to the end of the last game."""

    def __init__(self, args, nth: int) -> None:
        self.nth, self.luck = nth, random.Random(f"{args.seed} {nth}")
        self.folder = args.work / f"run-{nth}"
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.witness = Witness(ROOT / "assets/locales")
        self.standin = Standin(args.new, self.folder, self.witness)
        self.old = Bot(args.old, self.folder, self.standin, "old.log")
        self.new = Bot(args.new, self.folder, self.standin, "new.log")
        self.backup = self.folder / "before.db"
        self.figures: Counter = Counter()
        # What was pressed of that which stood there when this version began.
        self.pressed: set = set()

    def trouble(self, what: str) -> None:
        self.witness.trouble(what)

    def phase(self, name: str) -> None:
        self.witness.phase = name
        print(f"run {self.nth}: {name}", flush=True)

    def whole(self) -> None:
        try:
            self.before()
            self.dies()
            self.stored()
            self.after()
            self.judged()
        finally:
            for bot in (self.old, self.new):
                if bot.process and bot.process.poll() is None:
                    bot.process.kill()
            self.standin.end()

    def before(self) -> None:
        self.phase("before")
        self.old.start()
        self.tables = kinds.opened(self.standin, self.nth, self.luck)
        self.people = list(self.standin.people.values())
        self.pupil = self.standin.person("Zora", "de")
        lesson(self.pupil, self.luck, 20)
        at_once(kinds.half_way, self.tables)
        at_once(self.opens_panels, self.people)

    def opens_panels(self, person: Person) -> None:
        """What people have open: several panels each, since a press on one changes it."""
        for _ in range(COPIES):
            for table in self.tables:
                if person in table.people and table.panel(person):
                    kinds.players(table, person)
        for command in ("games", "settings", "help", "rules", "hand", "table"):
            person.command(person.lobby, command)

    def dies(self) -> None:
        """While people press. Every second run ends in good order, the others by death."""
        self.phase("the end of the older one")
        stop = threading.Event()
        self.witness.bot_ends = True

        def busy(table: Table) -> None:
            try:
                table.play(ONWARD, ENOUGH, stop.is_set)
            except Exception:
                # Whatever is not answered now is what ends are like.
                pass

        playing = [table for table in self.tables if table.kind not in ("gathering", "private", "over")]
        people = threading.Thread(target=at_once, args=(busy, playing))
        people.start()
        time.sleep(self.luck.uniform(0.5, 3))
        self.old.end(signal.SIGKILL if self.nth % 2 else signal.SIGTERM)
        stop.set()
        people.join()
        self.witness.bot_ends = False
        until("the bot is gone", lambda: not self.standin.connected())
        self.posted = self.everything()

    def everything(self) -> dict:
        """Every message, and who sees it."""
        seen: dict = {}
        for person in self.standin.people.values():
            for message in person.everything():
                seen.setdefault(message["id"], (message, []))[1].append(person)
        return seen

    def stored(self) -> None:
        """What the older one has left, by its own word."""
        made = self.old.does("backup", str(self.backup))
        assert made.returncode == 0, made.stderr
        database = sqlite3.connect(f"file:{self.backup}?mode=ro&immutable=1", uri=True)
        rows = database.execute("select id, state from games").fetchall()

        def count(what: str) -> int:
            return database.execute(f"select count(*) from {what}").fetchone()[0]

        self.figures.update({f"tables {state}": n for state, n in Counter(state for _, state in rows).items()})
        self.figures["plans in force"] += count("orders where plan not in ('null', '[]')")
        self.figures["drafts"] += count("orders where draft is not null")
        self.figures["votes open"] += count("games where state = 'started' and json_extract(attendance, '$.vote') is not null")
        self.figures["days away"] += count("games, json_each(attendance, '$.seats') where value ->> 'vacations' not in ('[]')")
        self.figures["lessons under way"] += count("lessons")
        self.figures["steps"] += count("steps")
        database.close()
        self.begun = [game for game, state in rows if state in ("started", "over")]
        self.rechecked = {game: self.recheck(self.old, game, self.backup) for game in self.begun}

    def recheck(self, bot: Bot, game: int, database: Path) -> str:
        """What a version says of a game in a copy: how many steps, how many draws, and that all are as they must be."""
        copy = self.folder / "copy.db"
        shutil.copy(database, copy)
        try:
            done = bot.does("recheck", str(game), database=copy)
        finally:
            for left in self.folder.glob("copy.db*"):
                left.unlink()
        if done.returncode:
            self.trouble(f"game {game} is not what its secret makes it: {done.stdout}{done.stderr}")
        return done.stdout

    def after(self) -> None:
        self.phase("what was posted")
        self.figures["seconds of the first starts"] += round(self.new.start(), 1)
        at_once(lambda seen: self.presses(*seen), self.posted.values())
        self.phase("playing on")
        lesson(self.pupil, self.luck, 300)
        at_once(self.to_the_end, self.tables)
        self.phase("what ends a game, when it is over")
        at_once(lambda seen: self.presses(*seen, last=True), self.everything().values())
        posted = {spelt(one) for message, _ in self.posted.values() for one in able(message)}
        self.figures["buttons and menus posted"] += len(posted)
        self.figures["buttons and menus posted, that were pressed"] += len(posted & self.pressed)
        for one in posted - self.pressed:
            self.figures[f"not pressed, since an earlier press took it away: {kind(one)}"] += 1
        code = self.new.end(signal.SIGTERM)
        if code:
            self.trouble(f"the newer one ended with {code}")

    def presses(self, message: dict, seen_by: list, last: bool = False) -> None:
        """Everything on a message, each by one of those who see it: first what was never pressed, and what carries on after the rest."""
        for button in sorted(able(message), key=lambda one: (spelt(one) in self.pressed, kind(one["custom_id"]) in ONWARD)):
            if last != any(part in f":{spelt(button)}:" for part in LAST):
                continue
            person = self.luck.choice(self.at_the_table(spelt(button), seen_by) or seen_by)
            if press(person, message, button, self.luck) is not None:
                self.pressed.add(spelt(button))

    def at_the_table(self, pressed: str, people: list) -> list:
        number = pressed.split(":")[2:3]
        at_it = [table.people for table in self.tables if [str(table.game)] == number]
        return [person for person in people if at_it and person in at_it[0]]

    def to_the_end(self, table: Table) -> None:
        if buttons(table.lobby(), "leave"):
            table.start()
        table.play(ONWARD, ENOUGH)
        how = table.ended()
        if how is None:
            self.trouble(f"{table} has not ended: {table.words()}")
        table.end = how
        self.figures[f"games of the kind {table.kind}: {how}"] += 1

    def judged(self) -> None:
        """Every game by the programs' own judges, and the file by the older one."""
        self.phase("judged")
        for table in self.tables:
            self.recheck(self.new, table.game, self.new.database)
            # What was closed before it was over has no record.
            if table.end != "over":
                continue
            record = self.folder / "record.json"
            record.write_text(self.new.does("export", str(table.game)).stdout)
            verified = self.new.does("verify", str(record))
            if verified.returncode:
                self.trouble(f"{table} cannot be verified: {verified.stdout}{verified.stderr}")
        self.restored()
        self.refused_by_the_older_one()
        for line in self.new.logged():
            self.figures[f"lines of log: {line['level']}"] += 1
            if line["level"] == "ERROR":
                self.trouble(f"the log says {line}")

    def restored(self) -> None:
        """The older one's backup, put in the place of nothing: the same steps."""
        place = self.folder / "restored" / "viceroy.db"
        place.parent.mkdir()
        done = self.new.does("restore", str(self.backup), database=place)
        if done.returncode:
            return self.trouble(f"the backup is not put back: {done.stdout}{done.stderr}")
        for game, said in self.rechecked.items():
            now = self.recheck(self.new, game, place)
            if now != said:
                self.trouble(f"the restored game {game} is another one: {now} instead of {said}")
        self.figures["games restored and compared"] += len(self.rechecked)

    def refused_by_the_older_one(self) -> None:
        copies = sorted(self.folder.glob("viceroy.db.format-*"))
        if not copies:
            print(f"run {self.nth}: the two versions store the same format", flush=True)
            return
        before = self.new.database.read_bytes()
        refused = self.old.does()
        if refused.returncode != 1 or SAID_BY_AN_OLDER_ONE not in refused.stderr:
            self.trouble(f"the older one does not refuse: {refused.returncode} {refused.stderr[-300:]}")
        if self.new.database.read_bytes() != before:
            self.trouble("the older one has changed the newer one's database")
        for game, said in self.rechecked.items():
            if self.recheck(self.old, game, copies[0]) != said:
                self.trouble(f"the copy of before has another game {game}")


def able(message: dict) -> list:
    """The buttons and menus that can be pressed, links aside."""
    return [one for one in message["buttons"] + message["menus"] if one["custom_id"] and not one["disabled"]]


def spelt(button: dict) -> str:
    return button["custom_id"].split("@")[0]


def lesson(pupil: Person, luck: random.Random, presses: int) -> None:
    """Some presses of the lesson, by direct message; it is over when a whole game is offered."""
    shown = pupil.command(pupil.direct, "learn").message
    for _ in range(presses):
        able = [one for one in buttons(shown, "learn") if ":play" not in one["custom_id"]]
        if not able or len(able) < len(buttons(shown, "learn")):
            return
        outcome = press(pupil, shown, luck.choice(able), luck)
        shown = outcome.message if outcome and outcome.message else shown


def main() -> None:
    parser = argparse.ArgumentParser()
    for name in ("--work", "--old", "--new"):
        parser.add_argument(name, type=lambda given: Path(given).resolve(), required=True)
    parser.add_argument("--runs", type=int, default=4, help="of ten tables each")
    parser.add_argument("--seed", default=str(time.time_ns()))
    parser.add_argument("--killed", type=int, default=0, help="instead: how often the newer one dies half-way")
    parser.add_argument("--games", type=int, default=30, help="that are over by then")
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    if args.killed:
        troubles = killed(args, ROOT)
        print("\n".join(f"TROUBLE {trouble}" for trouble in troubles))
        raise SystemExit(bool(troubles))
    begun, troubles, figures, answers = time.monotonic(), [], Counter(), Counter()
    for nth in range(args.runs):
        run = Run(args, nth)
        try:
            run.whole()
        except Exception as error:
            run.trouble("".join(traceback.format_exception(error)))
        troubles += [f"run {nth}, {what}" for what in run.witness.troubles]
        figures += run.figures
        answers += run.witness.counts
    figures["minutes"] = round((time.monotonic() - begun) / 60, 1)
    by_phase = Counter()
    for (phase, _, came), count in answers.items():
        by_phase[f"{phase}: {came}"] += count
    told = {"figures": dict(sorted(figures.items(), key=str)), "answers": dict(by_phase),
            "pressed": dict(Counter(what for _, what, _ in answers.elements()))}
    (args.work / "figures.json").write_text(json.dumps(told, indent=1))
    print(json.dumps(told, indent=1))
    for trouble in troubles:
        print(f"TROUBLE {trouble}")
    raise SystemExit(bool(troubles))


if __name__ == "__main__":
    main()
