"""Tables of all kinds, and how far they come before the upgrade."""

import random
import re

from play import CURIOUS, ONWARD, Table, buttons, press
from standin import Person, Standin

# Ten of each run; what they play differs from run to run.
KINDS = ["gathering", "private", "over", "alone", "direct", "plans", "vote", "away", "computers", "left"]
SEATS = {"over": 2, "alone": 1, "direct": 1, "plans": 2, "computers": 2, "left": 4}
NAMES = ["Anna", "Ben", "Chiara", "David", "Emil", "Fjodor", "Greta", "Hugo", "Ida", "Jonas"]
LOCALES = ["en-US", "de", "ru"]


def people(standin: Standin) -> list:
    """Each with a language, and some of them with settings."""
    everybody = [standin.person(name, LOCALES[nth % 3]) for nth, name in enumerate(NAMES)]
    for nth, person in enumerate(everybody):
        shown = person.command(person.lobby, "settings").message
        by = "v1:by:dm" if nth % 4 == 1 else "v1:reads:text" if nth % 4 == 2 else "v1:by:thread"
        wanted = next((one for one in shown["buttons"] if one["custom_id"].startswith(by)), None)
        if wanted:
            person.press(shown, wanted["custom_id"])
        if nth % 4 == 3:
            person.command(person.lobby, "settings", time_zone="Berlin", sleep="23-7")
    return everybody


def options(standin: Standin, kind: str, nth: int, luck: random.Random) -> dict:
    """What is played at the table of this number: editions, clocks and modules in turn, all else by lot."""
    anna = standin.people[NAMES[0]]
    commands = standin.control("GET", f"/users/{anna.id}/commands?channel={anna.lobby}")
    parts = next(one for one in commands if one["name"] == "viceroy")["options"]
    parameters = next(part for part in parts if part["name"] == "new")["options"]
    values = {one["name"]: [choice["value"] for choice in one.get("choices", [])] for one in parameters}
    in_turn = {"edition", "clock", "modules"}
    chosen = {name: luck.choice(of) for name, of in values.items() if of and name not in in_turn and luck.random() < 0.4}
    chosen |= {name: values[name][nth % len(values[name])] for name in ("edition", "clock")}
    if nth % 4:
        chosen["modules"] = values["modules"][nth % len(values["modules"])]
    # What does not go together, as the rules say: domain cards come with some modules and are dealt instead of first cards.
    apart = {"deal", "domain_cards"} if "modules" in chosen else {"deal"} if chosen.get("domain_cards") else set()
    if SEATS.get(kind, 3) != 2 or kind == "computers":
        apart.add("two_colour_auction")
    chosen = {name: value for name, value in chosen.items() if name not in apart}
    if kind == "alone":
        chosen["virtual_opponents"] = 1 + nth // 10 % 3
    if kind == "away":
        chosen["virtual_opponents"] = nth // 10 % 2
    if kind in ("direct", "computers"):
        chosen |= {"computers": 1 + nth // 10 % 2, "level": values["level"][nth // 10 % 2]}
    return chosen | ({"private": True} if kind == "private" else {})


def opened(standin: Standin, run: int, luck: random.Random) -> list:
    """The tables of a run, those started that do not wait for more people."""
    everybody, tables = people(standin), []
    for place, kind in enumerate(KINDS):
        seats = SEATS.get(kind, 3)
        at_it = [everybody[(place + other) % len(everybody)] for other in range(seats)]
        chosen = options(standin, kind, run * len(KINDS) + place, luck)
        table = Table(kind, at_it, chosen, random.Random(luck.random()))
        table.open()
        tables.append(table)
        if kind == "private":
            invite(table)
        elif kind == "gathering":
            table.press_lobby(at_it[1], "join")
            change_terms(table)
        else:
            table.start()
    return tables


def invite(table: Table) -> None:
    """Those who are to play may join, and one of them has."""
    opener, answer = table.people[0], table.opened.message
    menu = next(one for one in answer["menus"] if ":invite@" in one["custom_id"])
    opener.choose(answer, menu["custom_id"], [person.id for person in table.people[1:]])
    table.press_lobby(table.people[1], "join")


def change_terms(table: Table) -> None:
    """The organiser chooses something else after somebody has joined."""
    opener = table.people[0]
    shown = opener.press(table.lobby(), next(one["custom_id"] for one in buttons(table.lobby(), "org") if ":open@" in one["custom_id"]))
    for menu in ("edition", "option"):
        able = [one for one in buttons(shown.message, "org") if f":{menu}@" in one["custom_id"]]
        if able:
            shown = press(opener, shown.message, able[0], table.luck) or shown


def half_way(table: Table) -> None:
    """Plays as far as a table of its kind is to come, and leaves it in its state."""
    if table.kind in ("gathering", "private"):
        return
    if table.kind == "over":
        table.play(ONWARD, 5000)
        return
    table.play(CURIOUS, table.luck.randint(40, 160))
    who = table.luck.choice(table.people)
    if table.kind == "vote":
        deed(table, who, "close")
    elif table.kind == "left":
        deed(table, who, "leave")
    elif table.kind == "away":
        shown = players(table, who)
        for menu in [one for one in buttons(shown, "seat") if ":away@" in one["custom_id"]]:
            press(who, shown, menu, table.luck)
    elif table.kind == "plans":
        for person, confirms in zip(table.people, (True, False)):
            plan(table, person, confirms)


def players(table: Table, person: Person) -> dict | None:
    thread = table.channel if table.kind == "direct" else table.message
    return person.command(thread, "players").message


def deed(table: Table, person: Person, what: str) -> None:
    """Proposes to close, or leaves: asked once more before it is done."""
    for ask in ("sure", "seat"):
        shown = players(table, person) if ask == "sure" else asked
        able = [one for one in buttons(shown, ask) if re.search(rf":{what}@", one["custom_id"])]
        outcome = press(person, shown, able[0], table.luck) if able else None
        asked = outcome and outcome.message


def plan(table: Table, person: Person, confirms: bool) -> None:
    """Puts a plan together, as far as some presses bring it, and confirms it or leaves it a draft."""
    panel = table.panel(person)
    for kinds in (("plan", "best"), ("do", "menu"), ("do", "menu"), ("play",) if confirms else ()):
        able = [one for kind in kinds for one in buttons(panel, kind)]
        outcome = press(person, panel, table.luck.choice(able), table.luck) if able else None
        panel = outcome.message if outcome else panel
