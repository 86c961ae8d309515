#!/usr/bin/env python3
"""A small bot for Tidetable; docs/bots.md tells how it is spoken to.

In Perladöra it puts its strongest divers where many pearls are near. In the other games it answers at random,
but never passes while it can do anything else: a place to begin with a rule of your own.
"""
import json
import random
import sys


def distance(one, other):
    """How far apart two cells are, such as C4 and E5."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def pearls_near(view, cell):
    """How many pearls lie around a cell, near ones counting more."""
    farms = view["table"]["pearls"].items()
    return sum(pearls / distance(cell, farm) ** 2 for farm, pearls in farms)


def worth(game, view, action):
    """How good an answer looks. An action is a word, or an object with one key: what is done."""
    verb = action if isinstance(action, str) else next(iter(action))
    if game == "perladora" and verb == "dive":
        dive = action["dive"]
        return 1 + dive["value"] * pearls_near(view, dive["cell"])
    return 0 if verb in ("pass", "stop") else 1


def best(game, view, legal):
    """One of the legal answers: any of those that look best."""
    worths = [worth(game, view, action) for action in legal]
    return random.choice([action for action, found in zip(legal, worths) if found == max(worths)])


def main():
    game, view, legal = None, None, None
    for line in sys.stdin:
        verb, told = next(iter(json.loads(line).items()))
        if verb == "hello":
            print(json.dumps({"hello": {"protocol": 1}}), flush=True)
        elif verb == "newgame":
            game = told["game"]
        elif verb == "view":
            view = told
        elif verb == "legal":
            legal = told
        elif verb == "go":
            answer = {"id": told["id"], "action": best(game, view, legal)}
            print(json.dumps({"best": answer}), flush=True)


main()
