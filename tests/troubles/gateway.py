#!/usr/bin/env python3
"""Cuts a bot's connection to the gateway in every way, for minutes, and counts what it does.

    gateway.py PROGRAM [--standin PROGRAM] [--seconds 300] [--at-once 8]

For each trouble: connections and identifies in the first and in the last minute, lines of the log in the first minute and in
all, and the seconds from its end until a press is answered again. docs/measurements.md has the results.
"""

import argparse
import shutil
import tempfile
import threading
import time

from playing import Table, World, until

# The trouble, and when a connection meets it.
TROUBLES = [
    ("op 7 after RESUMED or READY", "reconnect", "after_ready"),
    ("op 7 in place of RESUMED", "reconnect", "resume"),
    ("op 9, resumable", "invalidate_resumable", "resume"),
    ("op 9, session gone", "invalidate", "after_ready"),
    ("close 1001 at once", {"close": 1001}, "hello"),
    ("close 4000 after HELLO", {"close": 4000}, "after_hello"),
    ("close 4008 after RESUMED", {"close": 4008}, "after_ready"),
    ("close without a code", "close_without_code", "after_hello"),
    ("reset after the upgrade", "reset", "hello"),
    ("end of stream after HELLO", "drop", "after_hello"),
    ("no answer to the upgrade", "drop", "upgrade"),
    ("silence in place of HELLO", "silence", "hello"),
    ("silence after RESUMED", "silence", "after_ready"),
    ("HTTP 429", {"http": 429}, "upgrade"),
    ("HTTP 502", {"http": 502}, "upgrade"),
    ("HTTP 403, a page", {"http": 403}, "upgrade"),
]


def tried(control):
    return control("GET", "/gateway")


def suffered(options, trouble, rows):
    name, fault, stage = trouble
    folder = tempfile.mkdtemp(prefix="gateway-")
    world = World(folder, options.program, options.standin)
    try:
        world.start_bot()
        table = Table(world).open()
        control = world.control
        lines = len(world.written())
        start = tried(control)
        control("POST", "/gateway", {"fault": fault, "at": stage, "lasting": "until_cleared"})
        control("POST", "/gateway", {"fault": "drop"})
        first, last = None, None
        began = time.monotonic()
        minute = min(60, options.seconds)
        while time.monotonic() < began + options.seconds:
            passed = time.monotonic() - began
            if first is None and passed >= minute:
                first, first_lines = tried(control), len(world.written())
            if last is None and passed >= options.seconds - minute:
                last = tried(control)
            time.sleep(0.1)
        end = tried(control)
        first, first_lines = (first, first_lines) if first else (end, len(world.written()))
        last = last or start
        all_lines = len(world.written()) - lines
        control("DELETE", "/gateway")
        cleared = time.monotonic()
        ended = world.bot.poll()
        if ended is None:
            until("play", lambda: table.hand(table.people[0]), 180)
        rows.append(
            {
                "trouble": name,
                "first": first["connections"] - start["connections"],
                "last": end["connections"] - last["connections"],
                "identifies": end["identifies"] - start["identifies"],
                "lines first": first_lines - lines,
                "lines": all_lines,
                "back": "ended" if ended is not None else f"{time.monotonic() - cleared:.1f}",
                "null": end["heartbeats_without_sequence"],
            }
        )
    except Exception as error:  # One that fails must not take the others down.
        rows.append({"trouble": name, "error": repr(error), "folder": folder})
        return
    finally:
        world.end()
    shutil.rmtree(folder, ignore_errors=True)


def main():
    reader = argparse.ArgumentParser()
    reader.add_argument("program")
    reader.add_argument("--standin")
    reader.add_argument("--seconds", type=int, default=300)
    reader.add_argument("--at-once", type=int, default=8)
    reader.add_argument("--only", default="")
    options = reader.parse_args()
    rows, left = [], [t for t in TROUBLES if options.only in t[0]]
    lock = threading.Lock()

    def work():
        while True:
            with lock:
                if not left:
                    return
                trouble = left.pop(0)
            suffered(options, trouble, rows)

    threads = [threading.Thread(target=work) for _ in range(options.at_once)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    order = {trouble[0]: at for at, trouble in enumerate(TROUBLES)}
    print("| trouble | connections, first minute | last minute | identifies | lines, first minute | all lines | seconds until an answer |")
    print("|---|---|---|---|---|---|---|")
    for row in sorted(rows, key=lambda row: order[row["trouble"]]):
        if "error" in row:
            print(f"| {row['trouble']} | {row['error']} in {row['folder']} | | | | | |")
            continue
        print(
            f"| {row['trouble']} | {row['first']} | {row['last']} | {row['identifies']} | {row['lines first']} | {row['lines']} | {row['back']} |"
        )


if __name__ == "__main__":
    main()
