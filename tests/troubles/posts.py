#!/usr/bin/env python3
"""Plays the same game with two programs and writes the posts of its thread side by side.

    posts.py BEFORE NOW [--people 4] [--posts 20] > posts.md

BEFORE opens the table and both go on from a copy of its folder, so the cards are the same. The people choose by what an answer
says, not by where it stands, so they play the same game as long as both programs ask the same.
"""

import argparse
import hashlib
import re
import shutil
import sys
import tempfile
import time

from playing import Table, World, until

NAMES = ("Anna", "Ben", "Carla", "David")


class SameChoices(Table):
    """People whose choice is worked out from the answers that there are, in whatever order."""

    def move(self, who):
        settled, _ = self.command(who, "hand", {"game": str(self.game)})
        panel = settled.get("message")
        answers = [move for move in self.moves(panel) if move[0] == "press"]
        if not answers:
            return False, None
        weight = lambda move: hashlib.sha256(re.sub(r"^v1:(do|play|best):[^:]*:[^:]*", "", move[1]).encode()).hexdigest()
        # A plan that can be confirmed is, so that nobody goes on planning for ever.
        ready = [move for move in answers if move[1].startswith("v1:play")]
        kind, custom_id, _ = min(ready or answers, key=weight)
        return True, self.outcome(who, kind, {"message": panel["id"], "custom_id": custom_id})[0]


def plain(text):
    """The words of a post in one cell of a table."""
    text = re.sub(r"<a?:\w*?(\w+):\d+>", r":\1:", text)
    text = re.sub(r"<t:\d+(:\w)?>", "<time>", text)
    text = re.sub(r"<#\d+>", "#thread", text)
    return text.replace("<", "&lt;").replace("|", "\\|").replace("\n", "<br>")


def posts(table, folder, most):
    """Plays on until there are enough posts; gives them as they stand at the end."""
    until("the bot", lambda: table.control("GET", "")["connected"])
    deadline = time.monotonic() + 600
    found = []
    while time.monotonic() < deadline and not table.is_over() and len(found) < most:
        acted = [table.move(person)[0] for person in table.people]
        if not any(acted):
            time.sleep(0.3)
        found = table.control("GET", f"/users/{table.people[0]}/channels/{table.thread}/messages")
        found = [post for post in found if post["content"] or post["attachments"]]
    time.sleep(2)
    found = table.control("GET", f"/users/{table.people[0]}/channels/{table.thread}/messages")
    return [post for post in found if post["content"] or post["attachments"]][:most]


def said(post):
    pictures = " ".join(f"[picture: {one.get('description') or one['filename']}]"[:160] for one in post["attachments"])
    buttons = " ".join(f"`{button['label']}`" for button in post["buttons"])
    return "<br>".join(part for part in (plain(post["content"]), plain(pictures), plain(buttons)) if part)


def main():
    reader = argparse.ArgumentParser()
    reader.add_argument("before")
    reader.add_argument("now")
    reader.add_argument("--people", type=int, default=4)
    reader.add_argument("--posts", type=int, default=20)
    options = reader.parse_args()
    columns = []
    begun = tempfile.mkdtemp(prefix="posts-")
    names = NAMES[: options.people]
    world = World(begun, options.before, standin=options.now, keep=f"{begun}/server")
    world.start_bot()
    table = SameChoices(world, names).open()
    world.end()
    for program in (options.before, options.now):
        folder = tempfile.mkdtemp(prefix="posts-") + "/copy"
        shutil.copytree(begun, folder)
        there = World(folder, program, standin=options.now, keep=f"{folder}/server")
        try:
            there.start_bot()
            table.world, table.control = there, there.control
            columns.append(posts(table, folder, options.posts))
        finally:
            there.end()
    print("| | before | now |\n|---|---|---|")
    for nth in range(max(map(len, columns))):
        cells = [said(column[nth]) if nth < len(column) else "" for column in columns]
        print(f"| {nth + 1} | {cells[0]} | {cells[1]} |")


if __name__ == "__main__":
    sys.exit(main())
