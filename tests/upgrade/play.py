"""People who press what their panels offer."""

import random
import re
import time

from standin import Outcome, Person, Refused, until

# What carries a choice on, and how gladly it is pressed.
ONWARD = {"play": 12, "best": 4, "do": 4, "menu": 3, "form": 2, "here": 9}
# What somebody presses who looks around: plans, drafts, standing answers.
CURIOUS = ONWARD | {"play": 5, "plan": 3, "draw": 1, "habit": 1, "prefer": 2, "wish": 2, "hint": 1, "undo": 1, "page": 1}
# A table at which nobody can do anything for so many seconds stands still.
STILL = 90
GEMS = ["blue", "red", "green", "yellow"]


def buttons(message: dict | None, kind: str) -> list:
    """The buttons and menus of a kind that can be pressed, such as `join` or `seat`."""
    shown = message["buttons"] + message["menus"] if message else []
    return [one for one in shown if one["custom_id"].startswith(f"v1:{kind}:") and not one["disabled"]]


def press(person: Person, message: dict, button: dict, luck: random.Random) -> Outcome | None:
    """Presses a button, chooses in a menu or fills in a form; nothing where it has gone meanwhile."""
    try:
        if "options" in button:
            return person.choose(message, button["custom_id"], chosen(person, button, luck))
        outcome = person.press(message, button["custom_id"])
        if outcome.kind != "modal":
            return outcome
        gems = " ".join(luck.choices(GEMS, k=3))
        return person.act("submit", interaction=outcome.interaction, fields={"gems": gems})
    except Refused:
        return None


def chosen(person: Person, menu: dict, luck: random.Random) -> list:
    values = [option["value"] for option in menu["options"]]
    # A menu of people has none: everybody can be chosen.
    values = values or [other.id for other in person.standin.people.values()]
    fewest, most = max(1, menu["min_values"]), min(menu["max_values"], len(values))
    return luck.sample(values, luck.randint(min(fewest, most), most))


class Table:
    """A table from its lobby on, and those who play there."""

    def __init__(self, kind: str, people: list, options: dict, luck: random.Random) -> None:
        self.kind, self.people, self.options, self.luck = kind, people, options, luck
        self.channel = people[0].direct if kind == "direct" else people[0].lobby

    def __repr__(self) -> str:
        return f"game {self.game} ({self.kind})"

    def open(self) -> None:
        opener = self.people[0]
        before = {one["id"] for one in opener.messages(self.channel)}
        self.opened = opener.command(self.channel, "new", **self.options)

        def lobby():
            seen = (one for one in opener.messages(self.channel) if one["id"] not in before)
            return next((one for one in seen if buttons(one, "leave")), None)

        posted = until(f"a lobby for {self.options}: {self.opened.words()}", lobby)
        self.message = posted["id"]
        self.game = int(buttons(posted, "leave")[0]["custom_id"].split("@")[0].split(":")[2])

    def lobby(self, person: Person | None = None) -> dict:
        return (person or self.people[0]).message(self.channel, self.message)

    def start(self) -> None:
        for person in self.people:
            self.press_lobby(person, "join")
        until(f"{self} can start", lambda: buttons(self.lobby(), "start"))
        outcome = self.press_lobby(self.people[0], "start")
        # What was changed behind somebody's back is shown before it counts.
        for again in [one for one in buttons(outcome.message, "org") if ":start:" in one["custom_id"]]:
            self.people[0].press(outcome.message, again["custom_id"])
        until(f"{self} has started", lambda: buttons(self.lobby(), "lobby"))

    def press_lobby(self, person: Person, kind: str) -> Outcome | None:
        shown = self.lobby(person)
        able = buttons(shown, kind)
        return press(person, shown, able[0], self.luck) if able else None

    def ended(self) -> str | None:
        """How, by its lobby; nothing while it gathers or runs."""
        shown = self.lobby()
        if buttons(shown, "went"):
            return "over"
        return None if any(buttons(shown, one) for one in ("lobby", "leave")) else "closed"

    def panel(self, person: Person) -> dict | None:
        outcome = self.press_lobby(person, "lobby")
        return outcome and outcome.message

    def turn(self, person: Person, gladly: dict, presses: int) -> int:
        """Presses until nothing is offered, at most so often. Says how often."""
        panel, done = self.panel(person), 0
        while panel and done < presses:
            offered = [(one, gladly[kind]) for kind in gladly for one in buttons(panel, kind)]
            # On a panel of another game, which stands there for who plays several, nothing is pressed.
            offered = [one for one in offered if re.match(rf"v1:\w+:{self.game}[:@]", one[0]["custom_id"])]
            if not offered:
                break
            (button,) = self.luck.choices([one for one, _ in offered], [weight for _, weight in offered])
            outcome = press(person, panel, button, self.luck)
            panel = outcome and outcome.message
            done += 1
        return done

    def play(self, gladly: dict, presses: int, stopped=lambda: False) -> int:
        """Goes on until it is over or enough was pressed; stands still at most for a while."""
        done, since = 0, time.monotonic()
        while done < presses and not stopped() and not self.ended():
            person = self.luck.choice(self.people)
            by_one = self.turn(person, gladly, min(self.luck.randint(1, 8), presses - done))
            done += by_one
            since = time.monotonic() if by_one else since
            assert time.monotonic() - since < STILL, f"{self} stands still: {self.words()}"
        return done

    def words(self) -> list:
        return [(panel or {}).get("content", "nothing") for panel in map(self.panel, self.people)]
