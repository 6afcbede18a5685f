"""Hears every answer of the bot: counts them, and keeps those that must not be."""

import re
import threading
from collections import Counter
from pathlib import Path

# Sentences for presses that mean nothing to the bot, and for what broke.
NEVER = ["press-unknown", "press-unreadable", "press-elsewhere", "press-again", "command-unknown", "fault"]


def sentences(locales: Path) -> list:
    """How each of these begins in each language, up to what changes in it."""
    files = [file.read_text() for file in locales.rglob("*.ftl")]
    found = [re.search(rf"^{key} =\s+([^{{\n]+)", text, re.MULTILINE) for key in NEVER for text in files]
    begun = [one.group(1).strip() for one in found if one]
    assert len(begun) % len(NEVER) == 0 and begun, f"the sentences have other names: {begun}"
    return begun


class Witness:
    def __init__(self, locales: Path) -> None:
        self.never = sentences(locales)
        self.lock = threading.Lock()
        self.counts: Counter = Counter()
        self.troubles: list = []
        self.phase = ""
        # While the bot is being ended nobody is promised an answer.
        self.bot_ends = False

    def heard(self, person, what: str, outcome) -> None:
        words = outcome.words()
        with self.lock:
            if self.bot_ends:
                self.counts[self.phase, kind(what), "while the bot ended"] += 1
                return
            self.counts[self.phase, kind(what), came(outcome)] += 1
        if outcome.failed:
            self.trouble(f"{person} got no answer to {what}: {outcome.failed}")
        said = next((sentence for sentence in self.never if sentence in words), None)
        if said:
            self.trouble(f"{person} was told on {what}: {words}")
        shown = outcome.message and (outcome.message["attachments"] or outcome.message["buttons"])
        if outcome.message and not words and not shown:
            self.trouble(f"{person} got an empty answer to {what}")

    def trouble(self, what: str) -> None:
        with self.lock:
            self.troubles.append(f"{self.phase}: {what}")


def came(outcome) -> str:
    shown = outcome.message and outcome.message["buttons"] + outcome.message["menus"]
    return "words and buttons" if shown else "words alone" if outcome.message else outcome.kind


def kind(what: str) -> str:
    """What a button does, without which game and which card."""
    return what.split("@")[0].split(":")[1] if what.startswith("v1:") else what
