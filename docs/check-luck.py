#!/usr/bin/env python3
"""Works out the luck of finished games of Viceroy again, from their records alone: python3 check-luck.py game.json...

It knows nothing of the bot but what docs/checking-the-luck.md and docs/record.md say, and needs nothing but Python 3.8. It
says the same as `viceroy verify`, in the same words.
"""

import datetime
import hashlib
import hmac
import itertools
import json
import os
import re
import sys

COLOURS = ["blue", "red", "green", "yellow"]
EDITIONS = ["en-2015", "en-first", "ru-2015", "de"]
YES_OR_NO = [True, False]
OPTIONS = {"deal": [4, 2], "returned_gems": ["random", "chosen"], "discard_for_gems": YES_OR_NO, "bonus_cards": YES_OR_NO,
           "gaps": YES_OR_NO, "law_69": ["later", "original"], "open_screens": YES_OR_NO, "domain_cards": YES_OR_NO,
           "two_colour_auction": YES_OR_NO, "short_game": YES_OR_NO, "revised_laws": YES_OR_NO}
# The numbers of cards. A card pack has the same numbers; only what is printed on its cards is different.
CHARACTERS, BONUS_CHARACTERS, LAWS, BONUS_LAWS = range(1, 61), range(61, 65), range(65, 85), range(85, 89)
MODULE_CHARACTERS = {"aristocrats": range(89, 101), "invasion": [], "underworld": []}
MODULE_LAWS = {"aristocrats": range(101, 104), "invasion": range(104, 107), "underworld": range(107, 110)}
CRIMINALS = range(111, 135)
TIERS = [range(1, 7), range(7, 17), range(17, 23)]
# Of which tier the monsters are that come, three times over.
COMING = [0, 1, 1, 2] * 3
# In so many ways judgements may have been given back between two draws; in games that were played there are a few.
MOST_WAYS = 5000
# Laws 69 and 70, which a card pack may have under other numbers; how many laws are drawn by the one of them and put back.
PROLONGING, REVISING, REVISED, PUT_BACK = 69, 70, 3, 2
# The parts of a turn, in order.
IN_AUCTIONS, IN_ROUNDS, PUTTING_UNDER, IN_COMBAT, OVER = range(5)
GEMS_IN_BOX, GEMS_PER_SEAT, STARTING_GEMS, RETURNED_GEMS, DEALT_LAWS, AUCTIONS = 16, 4, 2, 2, 3, 3


def judgements():
    """The 32 judgements in the order of the box."""
    told = [({"kind": "none"}, 2)] + [({"kind": "points", "value": v}, n) for v, n in [(3, 3), (5, 4), (6, 6), (8, 4)]]
    told += [({"kind": "per_circle", "value": 1}, 3), ({"kind": "per_magic", "value": 2}, 2)]
    told += [({"kind": "per_defense", "value": 3}, 1), ({"kind": "per_science", "value": 2}, 2)]
    discards = [["science", "magic"], ["magic", "defense"], ["science", "defense"], ["infinite"],
                ["power", "bonus_circle", "bonus_magic"]]
    return [spelt(one) for one, count in told + [({"kind": "discard", "kinds": k}, 1) for k in discards] for _ in range(count)]


class NoRecord(Exception):
    """What was read is no record, or its luck cannot be checked."""


class Wrong(Exception):
    """What is not as it has to be."""


def demand(holds, sentence):
    if not holds:
        raise Wrong(sentence)


def spelt(item):
    """A thing as JSON, so that nothing else is like it: to Python true is 1."""
    return json.dumps(item, separators=(",", ":"), sort_keys=True)


# ---- Reading ----

def once(pairs):
    """No field may be there twice: two readers could take it for different ones."""
    keys = [key for key, _ in pairs]
    if len(set(keys)) < len(keys):
        raise ValueError("a field is there twice")
    return dict(pairs)


def refuse(text):
    raise ValueError(f"{text} is no whole number")


def whole(text):
    """A number as every reader of JSON has it."""
    if len(text) > 20 or not -2**63 <= int(text) < 2**64 or text == "-0":
        refuse(text)
    return int(text)


# What turns the direction of a text, and ends of lines.
TURNS = [0x61C, 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A)]


def plain(text):
    """A text that comes from somebody else, to be printed: without control characters."""
    return "".join(" " if ord(c) < 32 or 127 <= ord(c) < 160 else c for c in text)


def harmless(lines):
    """Without what else a terminal acts on."""
    return "".join(f"\\u{{{ord(c):x}}}" if ord(c) in TURNS else c for c in lines)


def field(thing, key, kind, most=2**64 - 1, default=None):
    """A field of a kind; where it is missing or null, the default, if there is one."""
    value = thing.get(key)
    if value is None and default is not None:
        return default() if callable(default) else None
    fits = isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
    if not fits or (kind is int and not 0 <= value <= most):
        raise NoRecord(f"its {key} is not as it has to be")
    return value


MAY_BE_MISSING = object()


def read_draw(draw):
    checked(draw)
    for key, kind, most in [("step", int, 2**32 - 1), ("turn", int, 255), ("purpose", str, 0), ("number", int, 2**32 - 1),
                            ("among", list, 0)]:
        field(draw, key, kind, most)
    field(draw, "order", list, default=MAY_BE_MISSING)
    field(draw, "undone", bool, default=MAY_BE_MISSING)
    draw["purpose"] = plain(draw["purpose"])


def checked(thing):
    if not isinstance(thing, dict):
        raise NoRecord("something in it is no object")
    return thing


def checked_all(things, kind, most=2**64 - 1):
    for thing in things:
        field({"item": thing}, "item", kind, most)
    return things


def read(text):
    """The record in a text; what is read of it later is there and of the right kind."""
    try:
        record = json.loads(text, object_pairs_hook=once, parse_constant=refuse, parse_float=refuse, parse_int=whole)
        json.dumps(record, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as why:
        raise NoRecord(str(why)) from None
    checked(record)
    for key, kind in [("format", int), ("game", str), ("edition", str), ("modules", list), ("options", dict), ("rivals", int),
                      ("seats", list), ("turns", int), ("reserve_start", dict), ("log", list), ("final", dict)]:
        field(record, key, kind, 255 if key in ("rivals", "turns") else 2**32 - 1)
    for key in ["closed", "cards"]:
        field(record, key, str, default=MAY_BE_MISSING)
    checked_all(record["modules"], str)
    for card in checked_all(field(record, "auction_cards", list, default=list), list):
        checked_all(card, str)
    for colour in COLOURS:
        field(record["reserve_start"], colour, int, 255)
    for seat in record["seats"]:
        field(checked(seat), "seat", int, 255)
    for player in field(record["final"], "players", list):
        field(checked(player), "seat", int, 255)
        checked_all(field(player, "hand", list), int, 255)
        for place_of_card in field(player, "pyramid", list):
            field(checked(place_of_card), "card", int, 255)
        field(field(player, "zones", dict), "judgements", list, default=list)
    for entry in record["log"]:
        field(checked(entry), "turn", int, 255)
        for key in ["phase", "what"]:
            field(entry, key, str)
        for key in ["seat", "rival", "count", "auction", "auction_card", "monster", "row", "beaten", "under"]:
            field(entry, key, int, 255, MAY_BE_MISSING)
        for key in ["deck", "bid", "colour", "place", "from", "for", "reward", "kind"]:
            field(entry, key, str, default=MAY_BE_MISSING)
        for key in ["seats", "judgements"]:
            field(entry, key, list, default=MAY_BE_MISSING)
        entry["deck"] = plain(entry.get("deck") or "")
    record["game"] = plain(record["game"])
    checked_all(field(record, "taken_back", list, default=list), int, 255)
    luck = field(record, "luck", dict, default=MAY_BE_MISSING)
    if luck is not None:
        for key, kind in [("secret", str), ("secret_hash", str), ("presses", list)]:
            field(luck, key, kind)
        checked_all(luck["presses"], str)
        luck["secret_hash"] = plain(luck["secret_hash"])
        field(luck, "deal", str, default=MAY_BE_MISSING)
        if luck.get("returned_pairs", "as_named") not in ("as_named", "ascending"):
            raise NoRecord("its returned_pairs is not as it has to be")
        for draw in field(luck, "draws", list, default=list):
            read_draw(draw)
    return record


# ---- What is drawn ----

class Luck:
    """Draws as the page describes them."""

    def __init__(self, secret, presses):
        self.secret, self.presses, self.used = secret, presses, 0

    def below(self, purpose, n):
        fair = 2**32 // n * n
        while True:
            text = ":".join([purpose, str(self.used)] + ([",".join(self.presses)] if self.presses else []))
            digest = hmac.new(self.secret, text.encode(), hashlib.sha256).digest()
            self.used += 1
            number = int.from_bytes(digest[:4], "big")
            if number < fair:
                return number % n


def place(draw):
    when = f"in turn {draw['turn']}" if draw["turn"] else "in the set-up"
    return f"draw {draw['number']} of step {draw['step']} ({when}, {draw['purpose']})"


PURPOSES = ["characters", "laws", "returned_gems", "auction_cards", "rival_bids", "imagined", "monsters", "lots", "criminals",
            "judgements"]


def comes_out(luck, draw):
    """What is wrong with what came of a draw, if anything is."""
    items, purpose, taken, order = list(draw["among"]), draw["purpose"], draw.get("taken"), draw.get("order")
    if purpose not in PURPOSES:
        return "nothing is drawn for such a purpose"
    if (taken is None) == (order is None):
        return "it must have either an order or what was taken"
    if taken is not None:
        if not items:
            return "there is nothing to take from"
        out = items[luck.below(purpose, len(items))]
        return None if spelt(out) == spelt(taken) else f"{spelt(taken)} is recorded, and {spelt(out)} comes out"
    if len(items) != len(order):
        return f"{len(items)} were shuffled, and {len(order)} are recorded"
    for i in range(len(items) - 1, 0, -1):
        j = luck.below(purpose, i + 1)
        items[i], items[j] = items[j], items[i]
    for nth, (out, told) in enumerate(zip(items, order), 1):
        if spelt(out) != spelt(told):
            return f"at place {nth} of the shuffled order {spelt(told)} is recorded, and {spelt(out)} comes out"
    return None


def check_draws(secret, presses, draws):
    """Every draw comes out of the secret and the presses, and none is left out between them."""
    used, undone, wrong = 0, None, []
    for draw in draws:
        number, luck = draw["number"], Luck(secret, presses)
        luck.used = number
        out = comes_out(luck, draw)
        # What counts goes on where the draws that were taken back began.
        following = undone if draw.get("undone") and undone == number else used
        if following < number:
            out = f"something is left out before it, since the next draw is number {following}"
        elif following > number:
            out = f"it was made before; the next draw is number {following}"
        if draw.get("undone"):
            undone = luck.used
        else:
            used, undone = luck.used, None
        if out:
            wrong.append(f"{place(draw)}: {out}")
    # Of a few gems the same one may come out by chance.
    demand(2 * len(wrong) <= len(draws),
           "most draws do not come out as recorded, so the presses are not those of this game, or in another order, or the "
           "secret and its hash were both replaced. Compare the hash with the one that \"Fair shuffles\" showed before the start")
    demand(not wrong, wrong[0] if wrong else "")


# ---- What there was to draw from, and what everybody saw ----

class Table:
    """What was agreed to play, and what is drawn from because of it."""

    def __init__(self, record):
        # The option is younger than the format: only short games have it.
        options = {"short_game": False, **record["options"]}
        modules, seats = record["modules"], len(record["seats"])
        known = [module for module in MODULE_LAWS if module in modules]
        demand(record["edition"] in EDITIONS and known == modules, "its edition or its modules are none that there are")
        for key, values in OPTIONS.items():
            demand(spelt(options.get(key)) in map(spelt, values), f"its option {key} is none that there is")
        self.two, self.domain, bonus = (options[key] for key in ["two_colour_auction", "domain_cards", "bonus_cards"])
        least, most = (0, 0) if self.two else (int(seats == 1), min(3, 4 - seats))
        fits = 1 <= seats <= (2 if self.two else 4) and least <= record["rivals"] <= most
        demand(fits and (self.domain or "underworld" not in modules),
               "nobody can play such a game with so many players and virtual opponents")
        short = options["short_game"]
        demand(not (short and (self.two or "invasion" in modules)), "a short game has neither two-colour auctions nor Invasion")
        numbers = [player["seat"] for player in record["final"]["players"]]
        demand(numbers == [seat["seat"] for seat in record["seats"]] == list(range(seats)),
               "its seats are not numbered from 0")
        self.seats, self.rivals = seats, record["rivals"]
        self.by_lot, self.later = options["returned_gems"] == "random", options["law_69"] == "later"
        self.dealt = 3 if self.domain else options["deal"]
        self.at_once = 2 if self.two else 4
        self.large = (6 if short else 12) * self.at_once
        self.characters = [*CHARACTERS, *(BONUS_CHARACTERS if bonus else [])]
        self.laws = [*LAWS, *(BONUS_LAWS if bonus else [])]
        for module in modules:
            self.characters += MODULE_CHARACTERS[module]
            self.laws += MODULE_LAWS[module]
        packed = record.get("cards") is not None
        self.prolonging, self.revising = (self.laws, self.laws) if packed else ([PROLONGING], [REVISING])
        self.underworld, self.invasion = "underworld" in modules, "invasion" in modules
        self.criminals = CRIMINALS if self.underworld else []
        self.bag = [colour for colour in COLOURS for _ in range(GEMS_IN_BOX - GEMS_PER_SEAT * seats)]


class Draws:
    """The draws of a record, one after the other."""

    def __init__(self, draws):
        # The log does not tell of those whose steps were taken back.
        self.draws = [draw for draw in draws if not draw.get("undone")]
        self.used, self.step, self.turn = 0, 1, 0

    def take(self, purpose, turn):
        """The next draw, which has to be for this, in a step that ended in this turn or went on into the next one."""
        demand(self.used < len(self.draws), f"the draw for {purpose} after the last one is missing")
        draw = self.draws[self.used]
        self.used += 1
        demand(draw["purpose"] == purpose, f"{place(draw)} stands where one for {purpose} has to be")
        demand(max(turn, self.turn) <= draw["turn"] <= turn + 1 and draw["step"] >= self.step,
               f"{place(draw)} is told of another time")
        self.step, self.turn = draw["step"], draw["turn"]
        return draw

    def shuffle(self, purpose, among, at_once=True):
        """A shuffle before anybody was asked anything, or, where it does not come at once, after starting gems were chosen."""
        draw = self.take(purpose, 0)
        demand(draw["turn"] == 0 and (draw["step"] == 1) == at_once, f"{place(draw)} is told of another time")
        self.among(draw, among)
        demand(draw.get("order") is not None, f"{place(draw)} is no shuffle")
        return list(draw["order"])

    def lot(self, purpose, turn, among):
        """Takes one thing out of what is there."""
        draw = self.take(purpose, turn)
        self.among(draw, among)
        demand(draw.get("taken") is not None, f"{place(draw)} is a shuffle")
        among.remove(draw["taken"])
        return draw["taken"]

    @staticmethod
    def among(draw, among):
        demand(spelt(draw["among"]) == spelt(among), f"{place(draw)} is not made among what was there")


class Decks:
    """Decks and hands, as far as they follow from the draws. A card that was put into a deck unseen is a set: one of these."""

    def __init__(self, table):
        self.table = table
        self.small, self.large, self.laws, self.criminals = [], [], [], []
        self.may_hold = [set() for _ in range(table.seats)]
        self.held = [{"all": 0, "criminals": 0} for _ in range(table.seats)]

    def count(self, seat, card, more):
        self.held[seat]["all"] += more
        self.held[seat]["criminals"] += more if card in CRIMINALS else 0

    def comes(self, seat, card):
        self.may_hold[seat].add(card)
        self.count(seat, card, 1)

    def goes(self, seat, card):
        """Shows a card of a hand, so it lies nowhere else."""
        demand(card in self.may_hold[seat],
               f"seat {seat} has card {card}, which it was not dealt, has not drawn and has not won, or which it has no more")
        self.count(seat, card, -1)
        self.is_nowhere_else(card)

    def is_nowhere_else(self, card):
        unseen = [lies for deck in [self.laws, self.criminals] for lies in deck if isinstance(lies, set)]
        for cards in self.may_hold + unseen:
            cards.discard(card)

    def draw(self, seat, deck):
        piles = {"small": self.small, "laws": self.laws, "criminals": self.criminals}
        demand(deck in piles, f"there is no deck {deck}")
        demand(piles[deck], f"seat {seat} draws from an empty deck ({deck})")
        top = piles[deck].pop()
        if isinstance(top, set):
            demand(top, f"seat {seat} draws a card that was put into the deck {deck} and lies elsewhere")
            self.may_hold[seat] |= top
            self.count(seat, min(top), 1)
        else:
            self.comes(seat, top)

    def put_unseen(self, seat, deck):
        """A card of a hand goes into a deck, and only its owner knows which."""
        cards = {card for card in self.may_hold[seat] if card in (CRIMINALS if deck == "criminals" else self.table.laws)}
        demand(cards, f"seat {seat} puts a card into the deck {deck}, and can have none for it")
        self.count(seat, min(cards), -1)
        if len(cards) > 1:
            return cards
        [card] = cards
        self.is_nowhere_else(card)
        return card


class Auctions:
    """The cards at the auction cards, who is in an auction, and the monsters that come with new cards."""

    def __init__(self, table, order, tiers):
        self.table, self.monster_is_due = table, False
        self.monsters = [tiers[tier].pop() for tier in COMING] if tiers else []
        pairs = [sorted(pair, key=COLOURS.index) for pair in (order[:2], order[2:])]
        self.named = sorted(pairs, key=lambda pair: COLOURS.index(pair[0])) if table.two else []
        self.order = [self.named.index(pair) for pair in pairs] if table.two else order
        # Where each offered card lies, and how many came before those that it came with.
        self.row, self.reveals, self.left = {}, 0, None
        # Where a card comes from the small deck, because a law took the one that lay there.
        self.taken = None
        self.begin_turn(set())

    def begin_turn(self, without):
        self.still_in = set(range(self.table.seats)) - without
        self.sit_out, self.auction, self.bidding, self.drawing = set(), 0, [], []
        self.rivals, self.without_cards, self.drawn = list(range(self.table.rivals)), set(), {}

    def end_turn(self):
        demand(not self.still_in or self.auction == AUCTIONS, "an auction is missing")
        self.begin_turn(self.sit_out)

    def before(self, entry):
        """What has to come before anything else does."""
        is_bid = entry["what"] == "bid"
        if self.bidding:
            demand(is_bid and entry.get("rival") is None, f"the bid of seat {self.bidding[0]} is missing")
        elif self.drawing:
            demand(is_bid and entry.get("rival") is not None, f"the bid of virtual opponent {self.drawing[0]} is missing")
        if self.reveals % len(self.order) and entry["what"] != "revealed":
            raise Wrong("a card has to come to each auction card")
        if self.monster_is_due and entry["what"] != "monster_revealed":
            raise Wrong("a monster has to come with the cards")

    def bid(self, seat, auction, bid):
        if not self.bidding:
            demand(auction == self.auction + 1 and auction <= AUCTIONS and self.still_in, f"there is no auction {auction} now")
            self.auction, self.bidding = auction, sorted(self.still_in)
            self.rivals = [rival for rival in self.rivals if rival not in self.without_cards]
            self.drawing, self.bag, self.drawn = list(self.rivals), list(self.table.bag), {}
        demand(auction == self.auction and seat == self.bidding.pop(0), f"it is not seat {seat} that bids now")
        if bid == "pass":
            self.still_in.discard(seat)

    def rival_bids(self, rival, auction, bid, draws, turn):
        demand(self.drawing and auction == self.auction and rival == self.drawing.pop(0),
               f"it is not virtual opponent {rival} that bids now")
        drawn = draws.lot("rival_bids", turn, self.bag)
        demand(bid == drawn, f"virtual opponent {rival} bids {spelt(bid)}, and {spelt(drawn)} was drawn for it")
        if all(at != drawn for at, _ in self.row.values()):
            self.without_cards.add(rival)
        self.drawn[rival] = drawn

    def goes(self, card, at):
        """An offered card is taken or discarded."""
        demand(card in self.row and (at is None or self.row[card][0] == at), f"card {card} is not offered there")
        self.left = self.row.pop(card)

    def discards(self, rival):
        """The card that went last went for a virtual opponent: one where it bid, or any where no card lay there."""
        bid_there = rival in self.without_cards or self.drawn.get(rival) == self.left[0]
        demand(rival in self.rivals and rival in self.drawn and bid_there, f"virtual opponent {rival} has not bid there")
        self.rivals.remove(rival)

    def won(self, seat, card, at, auction):
        demand(auction == self.auction and seat in self.still_in, f"seat {seat} is in no auction {auction}")
        self.goes(card, at)
        self.still_in.discard(seat)

    def revealed(self, card, at, turn):
        came, nth = divmod(self.reveals, len(self.order))
        demand(came == turn, "new cards come once in a turn")
        demand(nth or all(came_before == came - 1 for _, came_before in self.row.values()), "the cards at the tips have to go")
        demand(at == self.order[nth], "the auction cards do not lie in the order that was drawn")
        self.row[card] = (at, came)
        self.reveals += 1
        self.monster_is_due = nth + 1 == len(self.order) and bool(self.monsters)

    def replaced(self, card, at):
        """A card comes into the place of the one that a law took."""
        demand(self.taken is not None and self.taken[0] == at, f"no card was taken where card {card} comes")
        self.row[card], self.taken = self.taken, None

    def monster(self, monster):
        demand(self.monster_is_due, f"monster {spelt(monster)} comes without cards")
        due = self.monsters.pop(0)
        demand(monster == due, f"monster {spelt(monster)} comes, and {spelt(due)} was next")
        self.monster_is_due = False


class Judgements:
    """What lies in the reserve of judgements. Which ones somebody gave back is seen by what there is to draw from next, so
    several ways in which it may have been are followed."""

    def __init__(self, table, shown):
        self.box = judgements()
        self.kinds = sorted(set(self.box), key=self.box.index)
        # As they lie in the reserve, and as players may hold them: for each seat a sorted tuple of kinds.
        self.reserve = [self.kinds.index(one) for one in self.box]
        self.worlds = {((),) * table.seats}
        # Who gave back how many since the last draw, and of what.
        self.back, self.just_drawn = [], None
        # For which criminal they were drawn, until it is played.
        self.criminal = None
        self.at_end = [[spelt(one) for one in player["zones"].get("judgements") or []] for player in shown]

    def before(self, entry):
        """Of those that were drawn one goes back, then the criminal is played."""
        if self.criminal is None:
            return
        seat, card = self.criminal
        comes = entry["what"] if entry.get("seat") == seat else None
        if self.just_drawn is not None:
            demand(comes == "judgements_returned" and entry.get("for") == "price",
                   "no judgement was returned of those that were drawn")
        else:
            demand(comes == "played" and spelt(entry.get("card")) == spelt(card),
                   f"criminal {card} was not played when its judgements were drawn")

    def played(self, seat, card):
        criminal, self.criminal = self.criminal, None
        demand(criminal == (seat, card), f"no judgements were drawn for criminal {card}")

    def drawn(self, seat, card, count, row, draws, turn):
        demand(1 <= row <= 3 and count == row + 1, f"{count} judgements are drawn for row {row}")
        drawn = []
        for nth in range(count):
            draw = draws.take("judgements", turn)
            told = [spelt(one) for one in draw["among"]]
            demand(all(one in self.kinds for one in told), f"{place(draw)} is not made among what was there")
            if nth == 0:
                self.settle([self.kinds.index(one) for one in told], f"{place(draw)} is not made among what was there")
            demand(told == [self.kinds[one] for one in self.reserve], f"{place(draw)} is not made among what was there")
            demand(draw.get("taken") is not None, f"{place(draw)} is a shuffle")
            drawn.append(self.kinds.index(spelt(draw["taken"])))
            self.reserve.remove(drawn[-1])
        self.worlds = {changed(world, seat, sorted([*world[seat], *drawn])) for world in self.worlds}
        self.just_drawn, self.criminal = (seat, drawn), (seat, card)

    def returned(self, seat, count, why):
        demand(count <= 3, f"seat {seat} returns {count} judgements")
        if why == "price":
            demand(self.just_drawn and self.just_drawn[0] == seat and count == 1, f"seat {seat} has drawn no judgement to return")
            self.back.append((seat, 1, set(self.just_drawn[1])))
            self.just_drawn = None
        else:
            self.back.append((seat, count, set(range(len(self.kinds)))))

    def settle(self, reserve, otherwise):
        """The reserve is seen, and with it what was given back."""
        demand(reserve == sorted(reserve), otherwise)
        back = list(reserve)
        for one in self.reserve:
            demand(one in back, otherwise)
            back.remove(one)
        demand(len(back) == sum(count for _, count, _ in self.back), otherwise)
        ways = {(world, tuple(back)) for world in self.worlds}
        for seat, count, among in self.back:
            demand(len(ways) <= MOST_WAYS, "judgements were given back in more ways than can be followed")
            ways = {(changed(world, seat, without(world[seat], some)), tuple(without(left, some)))
                    for world, left in ways for some in set(itertools.combinations(left, count))
                    if among.issuperset(some) and without(world[seat], some) is not None}
        self.worlds = {world for world, _ in ways}
        demand(self.worlds, otherwise)
        self.reserve, self.back = reserve, []

    def shown(self, seat, told):
        demand([spelt(one) for one in told] == self.at_end[seat], f"seat {seat} shows other judgements than it has in the end")

    def end(self):
        otherwise = "the judgements that players have in the end are not those that they drew and kept"
        demand(all(one in self.kinds for told in self.at_end for one in told), otherwise)
        held = tuple(tuple(self.kinds.index(one) for one in told) for told in self.at_end)
        reserve = without(sorted(self.kinds.index(one) for one in self.box), [one for told in held for one in told])
        demand(reserve is not None, otherwise)
        self.settle(reserve, otherwise)
        demand(held in self.worlds, otherwise)


def changed(world, seat, held):
    return world[:seat] + (tuple(held),) + world[seat + 1:]


def without(all_of_them, some):
    """What is left without some, or nothing where some are not there."""
    left = list(all_of_them)
    for one in some:
        if one not in left:
            return None
        left.remove(one)
    return left


class Act:
    """What somebody does until the next one acts: with a card that they develop, or rewarded for a monster."""

    def __init__(self, seat, card=None):
        self.seat, self.card, self.drawn, self.laws, self.put_back = seat, card, 0, 0, 0
        # Cards come before gems and tokens of the same reward.
        self.got_others = False


class Acts:
    """Who acts before whom where cards of decks move."""

    def __init__(self, lots):
        self.lots, self.pyramids = lots, [set() for _ in lots]
        self.end_turn()

    def end_turn(self):
        self.part, self.acted, self.passed, self.last_card, self.acting = IN_AUCTIONS, set(), set(), 0, None
        self.under_last, self.beaten, self.rewarded_last = -1, [0] * len(self.lots), None

    def comes_to(self, part):
        """Whether no later part of the turn has begun. Nobody is acting when one begins."""
        if part > self.part:
            self.part, self.acting = part, None
        return part == self.part

    def is_acting(self, seat):
        return self.acting is not None and self.acting.seat == seat

    def may_get_cards(self, seat):
        return self.is_acting(seat) and not self.acting.got_others

    def bids(self, seat):
        demand(self.comes_to(IN_AUCTIONS), f"it is not seat {seat} that bids now")

    def order(self):
        """The seats in the order in which they act (R-TRN-03); those without a card in the order by lot."""
        return sorted(self.lots, key=lambda seat: min(self.pyramids[seat], default=255))

    def leaves(self, seat, card):
        demand(card in self.pyramids[seat], f"card {card} does not stand in the pyramid of seat {seat}")
        self.pyramids[seat].discard(card)

    def develops(self, seat, card):
        """In a round everybody acts once, in the order of the cards that they have chosen."""
        all_have = len(self.acted | self.passed) == len(self.lots)
        if seat in self.acted and all_have:
            self.acted, self.last_card = set(), 0
        once = seat not in self.acted | self.passed
        demand(self.comes_to(IN_ROUNDS) and card > self.last_card and once, f"seat {seat} acts with card {card} out of order")
        self.acted.add(seat)
        self.last_card, self.acting = card, Act(seat, card)

    def puts_under(self, seat):
        before, self.under_last = self.under_last, self.order().index(seat)
        demand(self.comes_to(PUTTING_UNDER) and before < self.under_last,
               f"it is not seat {seat} that puts a criminal under the deck now")

    def fights(self, seat):
        demand(self.comes_to(IN_COMBAT) and self.rewarded_last is None, f"it is not seat {seat} that fights now")

    def rewarded(self, seat):
        """Who has beaten the highest monster is rewarded first."""
        before, self.rewarded_last = self.rewarded_last, (-self.beaten[seat], self.order().index(seat))
        demand(self.comes_to(IN_COMBAT) and (before is None or before < self.rewarded_last),
               f"seat {seat} is rewarded out of order")
        self.acting = Act(seat)

    def plays(self, seat, laws):
        """Whether somebody is just playing one of these laws."""
        return self.is_acting(seat) and self.acting.card in laws

    def puts_back(self, seat, laws, left):
        """By a law, when all that it draws was drawn."""
        act = self.acting
        right = self.plays(seat, laws) and (act.put_back > 0 or act.laws == REVISED or not left) and act.put_back < PUT_BACK
        demand(right, f"it is not seat {seat} that puts laws back now")
        act.put_back += 1

    def draws(self, seat, deck, turn):
        """By a first card, by what somebody develops, or for a monster. Criminals for want of one come after all that."""
        order = self.order()
        if turn == 0:
            right = self.acting is None or order.index(self.acting.seat) <= order.index(seat)
            self.acting = Act(seat)
        elif self.may_get_cards(seat):
            right = deck != "laws" or self.acting.put_back == 0
            self.acting.drawn += 1
            self.acting.laws += deck == "laws"
        else:
            right = deck == "criminals"
        demand(right, f"it is not seat {seat} that draws now")


class Log:
    """Goes through what everybody saw."""

    def __init__(self, record, draws):
        self.record, self.table, self.draws = record, Table(record), Draws(draws)
        self.entries, self.players = record["log"], record["final"]["players"]
        table, seats = self.table, range(self.table.seats)
        if table.underworld:
            criminals = self.draws.shuffle("criminals", list(CRIMINALS))
        tiers = [self.draws.shuffle("monsters", list(tier)) for tier in TIERS] if table.invasion else None
        self.auctions = Auctions(table, self.draws.shuffle("auction_cards", list(COLOURS)), tiers)
        self.starting_gems()
        with_lots = table.domain and table.seats > 1
        self.acts = Acts(self.draws.shuffle("lots", list(seats), table.by_lot) if with_lots else list(seats))
        self.decks = Decks(table)
        self.decks.small = self.draws.shuffle("characters", table.characters, table.by_lot)
        self.decks.laws = self.draws.shuffle("laws", table.laws, table.by_lot)
        self.decks.criminals = criminals if table.underworld else []
        self.judgements = Judgements(table, self.players)
        # What everybody is dealt, in order; first cards, domain rewards and characters given back so far.
        self.dealt_to = [(seat, "criminals") for seat in seats] if table.underworld else []
        self.first, self.given_back, self.divided = [], 0, False
        self.pairs_as_named = table.domain and record["luck"].get("returned_pairs", "as_named") == "as_named"
        if not table.domain:
            dealt = [self.decks.small[seat * table.dealt:(seat + 1) * table.dealt] for seat in seats]
            del self.decks.small[:table.seats * table.dealt]
            for seat in seats:
                for card in dealt[seat]:
                    self.decks.comes(seat, card)
        self.turn, self.order_is_told, self.drawing_criminals = 0, False, []

    def starting_gems(self):
        start, seats = self.record["reserve_start"], self.table.seats
        back = []
        for _ in range(seats if self.table.by_lot else 0):
            gems = [colour for colour in COLOURS for _ in range(STARTING_GEMS)]
            back += [self.draws.lot("returned_gems", 0, gems) for _ in range(RETURNED_GEMS)]
        for colour in COLOURS if back else []:
            lies = (GEMS_PER_SEAT - STARTING_GEMS) * seats + back.count(colour)
            demand(start[colour] == lies, f"the reserve began with other {colour} gems than were given back by lot")

    def check(self):
        for number, entry in enumerate(self.entries, 1):
            try:
                self.boundary(entry)
                self.before(entry)
                self.entry(entry)
            except Wrong as wrong:
                raise Wrong(f"entry {number} of the log (turn {entry['turn']}): {wrong}") from None
        self.end()

    def before(self, entry):
        """What has to come before anything else does."""
        self.auctions.before(entry)
        self.judgements.before(entry)
        demand(self.auctions.taken is None or not self.decks.small or entry["what"] == "revealed",
               "no card came where a law took one")

    # ---- Turns ----

    def boundary(self, entry):
        """At the end of a turn whoever has no criminal draws one, and the next one begins."""
        turn, over = entry["turn"], entry["phase"] in ("judgement", "painting")
        is_next = turn == self.turn + 1
        demand(is_next or turn == self.turn, f"turn {turn} comes after turn {self.turn}")
        if is_next or over:
            self.criminals_were_drawn()
        if is_next:
            self.end_turn()
            self.turn = turn
        elif over:
            self.acts.comes_to(OVER)
        elif not (entry["what"] == "drew" and entry.get("deck") == "criminals"):
            # Something else follows, so these were not drawn at the end of the turn.
            drew, self.drawing_criminals = self.drawing_criminals, []
            for seat in drew:
                demand(self.acts.may_get_cards(seat), f"it is not seat {seat} that draws now")

    def end_turn(self):
        demand(self.divided and not self.dealt_to, "not everybody was dealt what everybody is dealt")
        if self.turn > 0:
            self.auctions.end_turn()
        self.acts.end_turn()
        demand(self.auctions.reveals == self.table.at_once * (self.turn + 1) or not self.decks.large, "no new cards came")

    def criminals_were_drawn(self):
        """The draws just before are those of everybody without a criminal, after what the last action may have given."""
        if not self.table.underworld or self.turn == 0:
            return
        drew, self.drawing_criminals = self.drawing_criminals, []
        held = [held["criminals"] for held in self.decks.held]
        left = len(self.decks.criminals)
        for dealt in range(len(drew) + 1):
            if dealt:
                held[drew[-dealt]] -= 1
                left += 1
            given, rest = drew[:len(drew) - dealt], drew[len(drew) - dealt:]
            without_any = [seat for seat in self.acts.order() if held[seat] == 0][:left]
            if all(map(self.acts.may_get_cards, given)) and without_any == rest:
                return
        raise Wrong("at the end of the turn not everybody without a criminal, and nobody else, drew one in order")

    # ---- What the entries tell ----

    def entry(self, entry):
        what, seat = entry["what"], entry.get("seat")
        demand(seat is None or seat < self.table.seats, f"there is no seat {seat}")
        at = entry.get("colour") if entry.get("auction_card") is None else entry["auction_card"]
        auctions = self.auctions
        if what in SEATED:
            demand(seat is not None, "it names no seat")
        if what in WITH_CARD:
            demand(type(entry.get("card")) is int and 0 <= entry["card"] <= 255, "it names no card")
        card = entry.get("card")
        if what == "order_drawn":
            demand(self.table.domain and not self.order_is_told and spelt(entry.get("seats")) == spelt(self.acts.lots),
                   f"the order of players is {spelt(entry.get('seats'))}, and {spelt(self.acts.lots)} was drawn")
            self.order_is_told = True
        elif what == "first_card":
            self.first_card(seat, card)
        elif what == "domain_reward":
            self.domain_reward(seat, entry.get("reward"))
        elif what == "bid" and entry.get("rival") is not None:
            auctions.rival_bids(entry["rival"], entry.get("auction"), entry.get("bid"), self.draws, self.turn)
        elif what == "bid":
            demand(seat is not None, "it names no seat")
            self.acts.bids(seat)
            auctions.bid(seat, entry.get("auction") or 0, entry.get("bid"))
        elif what == "won":
            auctions.won(seat, card, at, entry.get("auction") or 0)
            self.decks.comes(seat, card)
        elif what == "taken_auction":
            demand(not self.table.later, "nobody takes an auction card by law 69 here")
            demand(self.plays_law_69(seat), f"it is not seat {seat} that takes an auction card now")
            auctions.goes(card, at)
            auctions.taken = auctions.left
            auctions.sit_out.add(seat)
            self.decks.comes(seat, card)
        elif what == "discarded_auction":
            auctions.goes(card, at)
            if entry.get("rival") is not None:
                auctions.discards(entry["rival"])
        elif what == "revealed":
            self.revealed(card, at, entry.get("place"))
        elif what == "monster_revealed":
            auctions.monster(entry.get("monster"))
        elif what == "prolonged":
            self.prolonged(seat, entry.get("count"))
        elif what == "drew":
            for _ in range(entry.get("count") or 0):
                self.drew(seat, entry.get("deck"))
        elif what == "put_back" and self.turn == 0 and entry.get("deck") == "small":
            self.characters_back(seat, entry.get("count"))
        elif what in ("put_back", "put_under"):
            self.put_unseen(seat, what, entry["deck"], entry.get("count") or 0)
        elif what in ("token", "gems_taken", "diamonds_taken", "bribes_paid", "moved"):
            before_cards = what == "token" and entry.get("kind") == "infinite" or what == "gems_taken" and entry.get("for") != "reward"
            if self.acts.acting is not None and not before_cards:
                # By a bribe or when moved, a character gives its reward once more.
                self.acts.acting.got_others = what not in ("bribes_paid", "moved")
        elif what in ("combat_shown", "penalty"):
            self.acts.fights(seat)
        elif what == "passed":
            # It is told when a round begins.
            self.acts.acting = None
            self.acts.passed.add(seat)
        elif what == "fought":
            self.acts.fights(seat)
            self.acts.beaten[seat] = entry.get("beaten") or 0
        elif what == "rewarded":
            self.acts.rewarded(seat)
        elif what == "judgements_drawn":
            demand(card in self.table.criminals, f"judgements are drawn for card {card}, no criminal")
            self.judgements.drawn(seat, card, entry.get("count") or 0, entry.get("row") or 0, self.draws, self.turn)
        elif what == "judgements_returned":
            demand(entry.get("for") == "price" or self.acts.is_acting(seat),
                   f"it is not seat {seat} that returns judgements now")
            self.judgements.returned(seat, entry.get("count") or 0, entry.get("for"))
        elif what == "judgements_shown":
            self.judgements.shown(seat, entry.get("judgements") or [])
        else:
            self.moved(entry, what, seat, card)

    def moved(self, entry, what, seat, card):
        """What comes out of a hand, or goes back into one, and what stands in a pyramid."""
        # A card that somebody plays goes under a character; what a law tucks goes under the law.
        plays = what == "tucked" and entry.get("from") is None and entry.get("under") in self.table.characters
        if plays or what in ("played", "discarded") or what == "returned" and entry.get("by") is None:
            self.acts.develops(seat, card)
            if what in ("discarded", "returned"):
                # That gives no card.
                self.acts.acting = None
        if what == "played" and card in self.table.criminals:
            self.judgements.played(seat, card)
        if what == "played":
            self.decks.goes(seat, card)
            self.acts.pyramids[seat].add(card)
        elif what == "discarded":
            self.decks.goes(seat, card)
            if card in CRIMINALS:
                self.decks.criminals.insert(0, card)
        elif what == "tucked" and entry.get("from") is None:
            demand(card not in self.table.criminals or self.acts.is_acting(seat),
                   f"it is not seat {seat} that tucks a criminal now")
            self.decks.goes(seat, card)
        elif what == "returned" and entry.get("by") is None:
            demand(card in self.decks.may_hold[seat], f"seat {seat} has no card {card} to take back")
        elif what in ("tucked", "returned"):
            self.acts.leaves(seat, card)
            if what == "returned":
                self.decks.comes(seat, card)

    def first_card(self, seat, card):
        demand(not self.table.domain and seat == len(self.first), "first cards are told seat by seat, once")
        self.decks.goes(seat, card)
        self.acts.pyramids[seat].add(card)
        self.first.append(card)
        if len(self.first) == self.table.seats:
            self.divide()

    def domain_reward(self, seat, reward):
        demand(self.table.domain and self.order_is_told and seat == len(self.first), "domain rewards are told seat by seat, once")
        self.first.append(reward)
        if len(self.first) < self.table.seats:
            return
        demand(not self.dealt_to, "not everybody was dealt what everybody is dealt")
        decks = {"character": "small", "law": "laws"}
        self.dealt_to = [(seat, decks[self.first[seat]]) for seat in self.acts.lots if self.first[seat] in decks]
        self.dealt_to += [(seat, "small") for seat in range(self.table.seats) for _ in range(self.table.dealt)]

    def characters_back(self, seat, count):
        everybody_has = len(self.first) == self.table.seats and not self.dealt_to
        demand(self.table.domain and everybody_has and seat == self.given_back and count == 2,
               "two characters of each hand go back, seat by seat, once")
        self.given_back += 1
        if self.given_back == self.table.seats:
            self.divide()

    def divide(self):
        """All characters that are left become the large deck and the small one."""
        draw, decks, table = self.draws.take("characters", 0), self.decks, self.table
        otherwise = f"{place(draw)} is not made among what was there"
        among, lay = draw["among"], len(decks.small)
        each = 2 if table.domain or table.dealt == 4 else 0
        demand(spelt(among[:lay]) == spelt(decks.small) and len(among) == lay + each * table.seats, otherwise)
        for seat in range(table.seats):
            back = among[lay + each * seat:lay + each * (seat + 1)]
            demand(all(type(card) is int and card in table.characters and card in decks.may_hold[seat] for card in back), otherwise)
            # Both lie in the order of their numbers; in games agreed before 0.2.0 a pair lies as it was picked out of a hand.
            demand(len(set(back)) == each and (self.pairs_as_named or back == sorted(back)), otherwise)
            for card in back:
                decks.goes(seat, card)
        demand(draw.get("order") is not None, f"{place(draw)} is no shuffle")
        decks.large, decks.small = list(draw["order"][:table.large]), list(draw["order"][table.large:])
        self.divided = True
        self.dealt_to = [(seat, "laws") for seat in range(table.seats) for _ in range(DEALT_LAWS)]

    def revealed(self, card, at, where):
        demand(self.divided and not self.dealt_to, "not everybody was dealt what everybody is dealt")
        deck = self.decks.large if where is None else self.decks.small
        demand(deck, f"card {card} is revealed from an empty deck")
        top = deck.pop()
        demand(card == top, f"card {card} is revealed, and card {top} lay on top of its deck")
        if where is None:
            self.auctions.revealed(card, at, self.turn)
        else:
            demand(not self.table.later, "nobody takes an auction card by law 69 here")
            self.auctions.replaced(card, at)

    def plays_law_69(self, seat):
        return self.acts.plays(seat, self.table.prolonging) and not self.acts.acting.drawn

    def prolonged(self, seat, count):
        demand(self.plays_law_69(seat), f"it is not seat {seat} that makes the game longer now")
        small = self.decks.small
        demand(self.table.later and self.divided and count == self.table.at_once and len(small) >= count,
               f"{count or 0} cards cannot make the game longer")
        self.decks.large[:0] = small[-count:]
        del small[-count:]

    def drew(self, seat, deck):
        dealt = self.turn == 0 and (self.table.domain or not self.auctions.reveals)
        if dealt:
            demand(self.dealt_to and self.dealt_to.pop(0) == (seat, deck), f"it is not seat {seat} that is dealt from {deck} now")
        else:
            self.acts.draws(seat, deck, self.turn)
        self.decks.draw(seat, deck)
        if deck == "criminals" and not dealt:
            self.drawing_criminals.append(seat)

    def put_unseen(self, seat, what, deck, count):
        demand((what, deck) in [("put_back", "laws"), ("put_under", "criminals")], f"nothing is put into a deck {deck} so")
        if what == "put_under":
            self.acts.puts_under(seat)
            demand(self.auctions.reveals // self.table.at_once > self.turn and count == 1,
                   f"seat {seat} puts {count} criminals under the deck")
            self.decks.criminals.insert(0, self.decks.put_unseen(seat, deck))
        for _ in range(count if what == "put_back" else 0):
            self.acts.puts_back(seat, self.table.revising, self.decks.laws)
            self.decks.laws.append(self.decks.put_unseen(seat, deck))

    # ---- The end ----

    def end(self):
        self.before({"what": "the end"})
        self.criminals_were_drawn()
        self.end_turn()
        demand(not self.decks.large and self.turn * self.table.at_once == self.auctions.reveals and self.turn == self.record["turns"],
               "the game ended with another turn than its cards say")
        demand((self.record.get("auction_cards") or []) == self.auctions.named, "other auction cards were drawn")
        for seat, player in enumerate(self.players):
            held = dict(self.decks.held[seat])
            for card in player["hand"]:
                self.decks.goes(seat, card)
            demand(set(self.decks.held[seat].values()) == {0},
                   f"seat {seat} has {len(player['hand'])} cards in the end, and {held['all']} were left in its hand")
            demand({place["card"] for place in player["pyramid"]} == self.acts.pyramids[seat],
                   f"other cards stand in the pyramid of seat {seat} in the end than came into it")
        self.judgements.end()
        if self.draws.used < len(self.draws.draws):
            raise Wrong(f"{place(self.draws.draws[self.draws.used])} is made, and nothing was to be drawn any more")


WITH_CARD = ["first_card", "won", "taken_auction", "discarded_auction", "revealed", "judgements_drawn", "played", "discarded",
             "tucked", "returned"]
SEATED = ["first_card", "domain_reward", "won", "taken_auction", "drew", "put_back", "put_under", "prolonged", "judgements_drawn",
          "judgements_returned", "judgements_shown", "passed", "combat_shown", "fought", "penalty", "rewarded", "played", "discarded",
          "tucked", "returned"]


# ---- What is said ----

def chain(secret_hash, presses):
    """The hash of the presses, as it was after each of them."""
    told = [secret_hash]
    for press in presses:
        told.append(hashlib.sha256(f"{told[-1]}:{press}".encode()).hexdigest()[:32])
    return told[1:]


def check(text):
    """What is to be said of a record that is right."""
    record = read(text)
    game, luck = record["game"], record.get("luck")
    if record["format"] != 1:
        raise NoRecord(f"this record has format {record['format']}")
    if record.get("closed") is not None:
        raise NoRecord(f"{game} was closed before its end")
    if luck is None:
        raise NoRecord(f"the record of {game} holds no secret")
    if luck.get("draws") is None:
        raise NoRecord(f"the record of {game} does not list what was drawn")
    secret, presses, draws = luck["secret"], luck["presses"], luck["draws"]
    demand(re.fullmatch("[0-9a-f]{64}", secret), f"the secret of {game} cannot be read: {spelt(secret)}")
    try:
        computed = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
        demand(computed == luck["secret_hash"], f"the secret does not fit its hash. SHA-256 of the secret is {computed}, the "
                                                f"record says {luck['secret_hash']}")
    except Wrong as wrong:
        raise Wrong(f"{game}: {wrong}") from None
    for press in presses:
        demand(re.fullmatch("0|[1-9][0-9]{0,19}", press, re.ASCII) and int(press) < 2**64,
               f"a press of {game} cannot be read: {spelt(press)}")
    check_deal(record, presses, luck.get("deal"))
    try:
        check_draws(bytes.fromhex(secret), presses, draws)
    except Wrong as wrong:
        raise Wrong(f"{game}: {wrong}") from None
    try:
        for draw in draws:
            demand(not draw.get("undone") or record.get("taken_back"), f"{place(draw)} is undone, and nothing was taken back")
        log = Log(record, draws)
        log.check()
    except Wrong as wrong:
        raise Wrong(f"{game}: every draw is right, but {wrong}") from None
    lines = [f"Right: {game}, {len(draws)} shuffles and draws, {len(record['log'])} entries of the log.",
             f"Compare this hash with the one that \"Fair shuffles\" showed before the start: {luck['secret_hash']}"]
    lines += [f"After press {nth} ({press}) the hash of the presses was {told}"
              for nth, (press, told) in enumerate(zip(presses, chain(luck["secret_hash"], presses)), 1)]
    if log.pairs_as_named:
        lines.append("In which order each hand gave its two characters back is told by the record alone, as of all games agreed before "
                     "version 0.2.0: look whether your own pair stands there as you named it.")
    if luck.get("deal") is not None:
        lines.append(f"It is the deal of {luck['deal']}: no press is mixed in, so that everybody has the same cards, and whoever runs "
                     "the bot could have settled them.")
    return "\n".join(lines)


def check_deal(record, presses, date):
    """Only a deal of the day mixes no press in."""
    game = record["game"]
    if date is None:
        demand(presses, f"{game}: no press is mixed in, so the secret alone settled the shuffles. That is so in deals of the day alone, "
                        "and this is none")
        return
    said = f"{game} is said to be the deal of {spelt(date)}, but"
    demand(not presses, f"{said} presses are mixed in")
    small = not record["modules"] and record["rivals"] == 0 and len(record["seats"]) == 3
    demand(small and record["options"].get("short_game") is True, f"{said} such a deal is a short game of three without modules")
    try:
        right = re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", date, re.ASCII) and datetime.date.fromisoformat(date)
    except ValueError:
        right = None
    demand(right, f"{said} that is no date")


def main(files):
    sys.stdout.reconfigure(errors="backslashreplace")
    if not files:
        sys.exit("Name a file, or several: records of finished games.")
    code = 0
    for name in files:
        try:
            # Opening a pipe would wait for somebody who writes.
            if not os.path.isfile(name):
                raise NoRecord("there is no such file, or it is no ordinary one")
            with open(name, encoding="utf-8") as file:
                said = check(file.read())
        except (OSError, UnicodeDecodeError, NoRecord) as why:
            code, said = 1, f"NO RECORD: {why}"
        except Wrong as wrong:
            code, said = 1, f"NOT RIGHT: {wrong}"
        print(harmless(said if len(files) == 1 else f"{name}: {said}"))
    sys.stdout.flush()
    sys.exit(code)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except BrokenPipeError:
        # Whoever reads has seen enough.
        os._exit(1)
