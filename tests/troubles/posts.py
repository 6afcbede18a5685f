#!/usr/bin/env python3
"""Plays the same game to its end with two programs and writes the posts of its thread side by side.

    posts.py BEFORE NOW [--people 4] [--posts 20] [--seed 1] > posts.md

BEFORE opens the table and both go on from a copy of its folder, so the cards are the same. People play by lot with BEFORE, and what
they answered is typed to NOW in the same order, so it is the same game as long as both ask the same.
"""

import argparse
import difflib
import itertools
import re
import shutil
import sys
import tempfile
import time

from playing import Table, World, until

NAMES = ("Anna", "Ben", "Carla", "David")


class SameChoices(Table):
    """People who play by lot and are written down, or who repeat what was written down."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.script = []

    def panel(self, who):
        return self.command(who, "hand", {"game": str(self.game)})[0].get("message") or {"buttons": [], "menus": []}

    def move(self, who):
        """What is typed can be any answer, wherever a panel has its button."""
        panel = self.panel(who)
        # A plan that can be confirmed is, so that nobody goes on planning for ever.
        if ready(panel):
            self.script.append((who, None))
            return True, self.press(who, panel["id"], ready(panel))[0]
        asked = {"channel": self.elsewhere, "name": "viceroy", "path": ["choose"], "option": "what", "typed": ""}
        proposed = self.outcome(who, "propose", asked)[0].get("choices", [])
        answers = [value.split(":", 4)[4] for _, value in proposed if value.startswith("v1:do:")]
        menus = [menu for menu in panel["menus"] if menu["custom_id"].startswith("v1:menu:") and menu["max_values"] == 1]
        answers += [option["value"] for menu in menus for option in menu["options"]]
        if not answers:
            return False, None
        answer = self.lot.choice(sorted(set(answers)))
        self.script.append((who, answer))
        return True, self.type(who, panel, answer)

    def type(self, who, panel, answer):
        question = asked_in(panel)
        return self.command(who, "choose", {"what": f"v1:do:{self.game}:{question}:{answer}"})[0]

    def repeat(self, who, answer):
        panel = self.panel(who)
        if answer is None and ready(panel):
            self.press(who, panel["id"], ready(panel))
        elif answer is not None and asked_in(panel):
            self.type(who, panel, answer)


def ready(panel):
    """What confirms a plan of one's own; a proposal would be another one with each program."""
    if not any(button["custom_id"].startswith("v1:undo:") for button in panel["buttons"]):
        return None
    return next((b["custom_id"] for b in panel["buttons"] if b["custom_id"].startswith("v1:play:") and not b["disabled"]), None)


def asked_in(panel):
    """The number of the question that a panel asks."""
    for part in panel["buttons"] + panel["menus"]:
        if part["custom_id"].startswith(("v1:do:", "v1:menu:", "v1:best:", "v1:hint:")):
            return part["custom_id"].split("@")[0].split(":")[3]
    return None


def plain(text, names):
    """The words of a post in one cell of a table."""
    text = re.sub(r"<a?:\w*?(\w+):\d+>", r":\1:", text)
    text = re.sub(r"<t:\d+(:\w)?>", "(time)", text)
    text = re.sub(r"<#\d+>", "#thread", text)
    text = re.sub(r"<@(\d+)>", lambda who: "@" + names[who.group(1)], text)
    text = re.sub(r"```\n(.*?)\n```", lambda block: "(a table of points)", text, flags=re.DOTALL)
    text = re.sub(r"^-# ", "", text, flags=re.MULTILINE)
    return text.replace("<", "&lt;").replace("|", "\\|").replace("\n", "<br>")


def posts(table):
    """Plays to the end; gives the posts as they stand then."""
    until("the bot", lambda: table.control("GET", "")["connected"])
    deadline = time.monotonic() + 600
    script = list(table.script)
    for who, answer in script:
        table.repeat(who, answer)
    while not script and time.monotonic() < deadline and not table.is_over():
        if not any([table.move(person)[0] for person in table.people]):
            time.sleep(0.3)
    time.sleep(3)
    return read(table)


def read(table):
    found = table.control("GET", f"/users/{table.people[0]}/channels/{table.thread}/messages")
    return [post for post in found if post["content"] or post["attachments"]]


def said(post, names):
    picture = "🖼️" if post["attachments"] else ""
    buttons = " ".join(f"`{button['label'].strip() or '…'}`" for button in post["buttons"])
    return "<br>".join(part for part in (plain(post["content"], names), f"{picture} {buttons}".strip()) if part)


def side_by_side(before, now):
    """The rows of the table; a post stands beside the one that begins alike."""
    title = lambda cell: cell.split("<br>")[0]
    rows = []
    matcher = difflib.SequenceMatcher(None, [title(cell) for cell in before], [title(cell) for cell in now], autojunk=False)
    for _, b1, b2, n1, n2 in matcher.get_opcodes():
        rows += itertools.zip_longest(before[b1:b2], now[n1:n2], fillvalue="")
    return [(left, "the same" if left == right else right) for left, right in rows]


def main():
    reader = argparse.ArgumentParser()
    reader.add_argument("before")
    reader.add_argument("now")
    reader.add_argument("--people", type=int, default=4)
    reader.add_argument("--posts", type=int, default=20, help="so many rows, half from the beginning and half from the end")
    reader.add_argument("--seed", type=int, default=1)
    options = reader.parse_args()
    columns = []
    begun = tempfile.mkdtemp(prefix="posts-")
    names = NAMES[: options.people]
    world = World(begun, options.before, standin=options.now, keep=f"{begun}/server")
    world.start_bot()
    table = SameChoices(world, names, options.seed).open()
    world.end()
    called = dict(zip(table.people, names))
    for program in (options.before, options.now):
        folder = tempfile.mkdtemp(prefix="posts-") + "/copy"
        shutil.copytree(begun, folder)
        there = World(folder, program, standin=options.now, keep=f"{folder}/server")
        try:
            there.start_bot()
            table.world, table.control = there, there.control
            columns.append([said(post, called) for post in posts(table)])
        finally:
            there.end()
    print(f"{len(columns[0])} posts before, {len(columns[1])} now", file=sys.stderr)
    rows = list(enumerate(side_by_side(*columns), 1))
    if len(rows) > options.posts:
        rows = rows[: options.posts // 2] + rows[len(rows) - options.posts // 2 :]
    print("| | before | now |\n|---|---|---|")
    for number, (left, right) in rows:
        print(f"| {number} | {left} | {right} |")


if __name__ == "__main__":
    sys.exit(main())
