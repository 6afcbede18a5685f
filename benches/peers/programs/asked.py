"""What painters in Python share: the scene of a folder, and answers to what is asked over standard input."""

import json
import sys
import time
from pathlib import Path


def scene():
    """The folder that was given, and what its scene says."""
    folder = Path(sys.argv[1])
    return folder, json.loads((folder / "scene.json").read_text())


def sprites_of(folder, scene, load):
    """Every sprite loaded once, and the elements of the scene as (sprite, x, y)."""
    names = {element["sprite"] for element in scene["elements"]}
    loaded = {name: load(str(folder / name)) for name in names}
    return [(loaded[e["sprite"]], e["x"], e["y"]) for e in scene["elements"]]


def answer(version, paint):
    """Answers until standard input ends. `paint` gives the bytes of a PNG."""
    say({"version": version})
    picture = b""
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "paint":
            milliseconds = []
            for _ in range(int(rest)):
                start = time.perf_counter()
                picture = paint()
                milliseconds.append((time.perf_counter() - start) * 1000)
            say({"milliseconds": milliseconds, "bytes": len(picture)})
        elif word == "save":
            Path(rest).write_bytes(picture)
            say({"bytes": len(picture)})
        else:
            sys.exit(f"{word} is not understood")


def say(what):
    """One line of JSON, at once."""
    print(json.dumps(what), flush=True)
