#!/usr/bin/env python3
"""Works out the luck of a finished game of Viceroy again, from its record alone: python3 check-luck.py game.json

It knows nothing of the bot but what docs/checking-the-luck.md says, and needs nothing but Python 3.8.
"""

import hashlib
import hmac
import json
import sys

COLOURS = ["blue", "red", "green", "yellow"]


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


def demand(holds, sentence):
    if not holds:
        sys.exit("NOT RIGHT: " + sentence)


def check_draws(luck, draws):
    """Every draw comes out of the secret and the presses, and none is left out."""
    for draw in draws:
        where = f"draw {draw['number']} of step {draw['step']} (turn {draw['turn']}, {draw['purpose']})"
        demand(draw["number"] == luck.used, f"{where}: the next draw is number {luck.used}")
        items = list(draw["among"])
        if "taken" in draw:
            out = items[luck.below(draw["purpose"], len(items))]
            demand(out == draw["taken"], f"{where}: {draw['taken']} is recorded, and {out} comes out")
        else:
            for i in range(len(items) - 1, 0, -1):
                j = luck.below(draw["purpose"], i + 1)
                items[i], items[j] = items[j], items[i]
            demand(items == draw["order"], f"{where}: {draw['order']} is recorded, and {items} comes out")
        # Whoever chose how things lie before a shuffle would choose how they lie after it.
        places = [COLOURS.index(i) if i in COLOURS else i for i in draw["among"]]
        if draw["purpose"] != "judgements" and draw is not divided(draws):
            demand(places == sorted(places), f"{where}: what it is made among does not lie in order")


def of(draws, purpose):
    return [draw for draw in draws if draw["purpose"] == purpose]


def divided(draws):
    """The shuffle after which the characters become the large deck and the small one."""
    return of(draws, "characters")[1]


def check_log(record, draws):
    """Cards come from the decks as they were shuffled, and whatever else was drawn is what everybody saw."""
    options, players = record["options"], record["final"]["players"]
    dealt = 0 if options["domain_cards"] else options["deal"]
    first = of(draws, "characters")[0]["order"]
    held = [set(first[seat * dealt:(seat + 1) * dealt]) for seat in range(len(players))]
    judged = [[] for _ in players]
    # Top cards are last. A number is a card, a set is one of these cards, put there unseen.
    decks = {"small": first[dealt * len(players):], "laws": list(of(draws, "laws")[0]["order"])}
    decks["criminals"] = [card for draw in of(draws, "criminals") for card in draw["order"]]
    tiers = [list(draw["order"]) for draw in of(draws, "monsters")]
    monsters = [tiers[tier].pop() for tier in [0, 1, 1, 2] * 3] if tiers else []
    rivals, judgements = ([draw["taken"] for draw in of(draws, purpose)] for purpose in ["rival_bids", "judgements"])
    large = None
    for number, entry in enumerate(record["log"], 1):
        where = f"entry {number} of the log (turn {entry['turn']})"
        what, seat, card, count = entry["what"], entry.get("seat"), entry.get("card"), entry.get("count", 1)
        if what == "order_drawn" and of(draws, "lots"):
            demand(entry["seats"] == of(draws, "lots")[0]["order"], f"{where}: another order of players was drawn")
        elif what == "bid" and "rival" in entry:
            demand(rivals and entry["bid"] == rivals.pop(0), f"{where}: another gem was drawn for the virtual opponent")
        elif what == "monster_revealed":
            demand(monsters and entry["monster"] == monsters.pop(0), f"{where}: another monster was next")
        elif what == "judgements_drawn":
            demand(len(judgements) >= count, f"{where}: fewer judgements were drawn")
            judged[seat] += [judgements.pop(0) for _ in range(count)]
        elif what == "revealed":
            if large is None:
                lay, among = decks["small"], divided(draws)["among"]
                everybodys = set().union(*held)
                demand(among[:len(lay)] == lay and everybodys.issuperset(among[len(lay):]),
                       f"{where}: other characters were divided than were left")
                size = 24 if options["two_colour_auction"] else 48
                large, decks["small"] = divided(draws)["order"][:size], divided(draws)["order"][size:]
            top = (decks["small"] if "place" in entry else large).pop()
            demand(top == card, f"{where}: card {card} is revealed, and card {top} lay on top of its deck")
        elif what == "prolonged":
            large, decks["small"] = decks["small"][-count:] + large, decks["small"][:-count]
        elif what == "drew":
            for _ in range(count):
                top = decks[entry["deck"]].pop()
                held[seat] |= top if isinstance(top, set) else {top}
        elif what == "put_back" and entry["deck"] == "laws":
            decks["laws"] += [held[seat]] * count
        elif what == "put_under":
            decks["criminals"][:0] = [held[seat]] * count
        elif what in ("won", "taken_auction"):
            held[seat].add(card)
        elif (what in ("first_card", "played", "discarded") or what == "returned" and "by" not in entry
              or what == "tucked" and "from" not in entry):
            demand(card in held[seat], f"{where}: seat {seat} never had card {card}")
            if what == "discarded" and 111 <= card <= 134:
                decks["criminals"].insert(0, card)
    for player in players:
        seat = player["seat"]
        demand(held[seat].issuperset(player["hand"]), f"seat {seat} never had some card of its last hand")
        for judgement in player["zones"]["judgements"]:
            demand(judgement in judged[seat], f"seat {seat} never drew the judgement {judgement}")
            judged[seat].remove(judgement)
    demand(not rivals and not judgements, "more was drawn than the log shows")
    order = of(draws, "auction_cards")[0]["order"]
    first = [entry for entry in record["log"] if entry["what"] == "revealed"][:4]
    if options["two_colour_auction"]:
        laid = [set(record["auction_cards"][entry["auction_card"]]) for entry in first[:2]]
        demand(laid == [set(order[:2]), set(order[2:])], "other auction cards were drawn")
    else:
        demand([entry["colour"] for entry in first] == order, "the auction cards were drawn in another order")
    back = [draw["taken"] for draw in of(draws, "returned_gems")]
    for colour in COLOURS if back else []:
        demand(record["reserve_start"][colour] == 2 * len(players) + back.count(colour),
               f"the reserve began with other {colour} gems than were given back by lot")


def main():
    if len(sys.argv) != 2:
        sys.exit("Name one file: the record of a finished game.")
    with open(sys.argv[1], encoding="utf-8") as file:
        record = json.load(file)
    luck = record.get("luck")
    if luck is None:
        sys.exit("This record holds no secret: the game was closed before its end, or no bot dealt it.")
    if "draws" not in luck:
        sys.exit("This record does not list what was drawn: another version of the bot wrote it than played the game.")
    secret = bytes.fromhex(luck["secret"])
    demand(hashlib.sha256(secret).hexdigest() == luck["secret_hash"], "the secret does not fit its hash")
    try:
        check_draws(Luck(secret, luck["presses"]), luck["draws"])
        check_log(record, luck["draws"])
    except (IndexError, KeyError) as missing:
        sys.exit(f"NOT RIGHT: something is missing in the draws or in the log ({missing!r})")
    print(f"Right: {record['game']}, {len(luck['draws'])} shuffles and draws, {len(record['log'])} entries of the log.")
    print(f"Compare this hash with the one that the lobby showed: {luck['secret_hash']}")


main()
