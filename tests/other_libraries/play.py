"""Somebody who uses the painter over the stand-in's control interface, whatever library it is written with."""

import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

BASE = os.environ["STANDIN"]
# Whether the library can say what a picture shows.
DESCRIBES = os.environ["LIBRARY"] != "hikari"
failures = 0


def ask(method: str, path: str, body=None, kind: str = "application/json", **headers):
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    request = urllib.request.Request(BASE + path, data, {"content-type": kind, **headers}, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise AssertionError(f"{method} {path}: {error.read().decode()}") from None


def control(method: str, path: str, body=None):
    return ask(method, f"/control{path}", body)


def until(what: str, look):
    for _ in range(200):
        found = look()
        if found:
            return found
        time.sleep(0.1)
    raise AssertionError(f"not within 20 seconds: {what}")


def check(name: str, holds) -> None:
    """Tells whether something holds. What cannot be looked at does not hold."""
    global failures
    try:
        fine, why = bool(holds()), ""
    except Exception as error:
        fine, why = False, f": {error!r}"
    failures += not fine
    print(f"{'ok' if fine else 'NOT OK'}  {name}{why}", flush=True)


def described(words: str):
    return words if DESCRIBES else None


class Greta:
    def __init__(self) -> None:
        self.id = control("POST", "/users", {"name": "Greta"})["id"]
        control("PATCH", f"/users/{self.id}", {"locale": "de"})
        self.lobby = next(one["id"] for one in self.channels() if one["name"] == "lobby")
        self.message = None

    def channels(self):
        return control("GET", f"/users/{self.id}/channels")

    def says(self, channel):
        return [one["content"] for one in control("GET", f"/users/{self.id}/channels/{channel}/messages")]

    def does(self, action: str, **body):
        answer = control("POST", f"/users/{self.id}/{action}", body)
        answer["message"] = answer["outcome"]["message"] if "message" in answer["outcome"] else {}
        return answer

    def press(self, name: str):
        return self.does("press", message=self.message, custom_id=name)

    def shown(self):
        all = control("GET", f"/users/{self.id}/channels/{self.lobby}/messages")
        return next(one for one in all if one["id"] == self.message)


def play() -> None:
    until("the bot is there", lambda: control("GET", "")["connected"])
    check("it logs in", lambda: True)
    greta = Greta()
    offered = lambda: control("GET", f"/users/{greta.id}/commands?channel={greta.lobby}")
    until("commands", lambda: len(offered()) == 2)
    named = lambda: {one["name"]: one.get("name_localized") for one in offered()}
    check("its commands are offered", lambda: set(named()) == {"paint", "give"})
    check("in the language of who looks", lambda: named()["paint"] == "malen")
    token = {"authorization": f"Bot {os.environ['TOKEN']}"}
    emojis = lambda: ask("GET", "/api/v10/applications/1000000000000000001/emojis", **token)["items"]
    check("it has uploaded an emoji", lambda: [one["name"] for one in emojis()] == ["dot"])

    proposed = lambda: greta.does("propose", channel=greta.lobby, name="paint", option="name", typed="Gr")
    check("it proposes", lambda: proposed()["outcome"]["choices"] == [["Gr!", "proposed"]])

    painted = greta.does("command", channel=greta.lobby, name="paint", options={"side": 16})["message"]
    greta.message = painted["id"]
    files = lambda message: [(one["filename"], one["description"], one["pixels"]) for one in message["attachments"]]
    check("it answers a command", lambda: painted["content"] == "A square for Greta")
    check("with a picture", lambda: files(painted) == [("square.png", described("A light square"), [16, 16])])
    check("with buttons and a menu", lambda: (len(painted["buttons"]), len(painted["menus"])) == (5, 1))
    private = lambda: [one["content"] for one in control("GET", f"/users/{greta.id}/ephemerals")]
    check("and with a word for one alone", lambda: until("it", lambda: private() == ["Only for you"]))

    named = urllib.parse.urlencode({"name": "note.txt"})
    file = ask("POST", f"/control/users/{greta.id}/attach?{named}", b"Noon", "text/plain")["file"]
    guild = control("GET", "")["guild"]
    for whom, name in [(greta.id, "Greta"), (guild, "@everyone")]:
        options = {"file": file, "role": guild, "whom": whom}
        given = lambda: greta.does("command", channel=greta.lobby, name="give", options=options)["message"]
        words = f"note.txt: 4 bytes for @everyone and {name}"
        check(f"it is given a file, a role and {name}", lambda: given()["content"] == words)

    chosen = lambda: greta.does("select", message=greta.message, custom_id="grey", values=["40"])["message"]
    check("it takes a choice", lambda: chosen()["content"] == "Grey 40")
    check("an edit that names no files keeps them", lambda: len(greta.shown()["attachments"]) == 1)
    check("it takes a press", lambda: greta.press("darker")["message"]["content"] == "A darker square")
    check("and changes the picture", lambda: files(greta.shown()) == [("darker.png", described("A dark square"), [8, 8])])
    check("and takes the menu away", lambda: greta.shown()["menus"] == [])

    form = greta.press("rename")
    check("it opens a form", lambda: form["outcome"]["modal"]["title"] == "Rename")
    sent = lambda: greta.does("submit", interaction=form["interaction"], fields={"text": "Noon"})["message"]
    check("and reads it", lambda: (lambda one: one["content"] == "Noon" and one["ephemeral"])(sent()))

    check("it edits its message", lambda: greta.press("again") and greta.shown()["content"] == "Painted again")
    check("it writes to a user", lambda: greta.press("write")["message"]["content"] == "Written")
    direct = lambda: next(one["id"] for one in greta.channels() if one["kind"] == "direct")
    check("who reads it", lambda: greta.says(direct()) == ["For you alone"])
    check("it opens a thread", lambda: greta.press("thread")["message"]["content"] == "Opened")
    thread = lambda: next(one["id"] for one in greta.channels() if one["name"] == "Gallery")
    check("and says something there", lambda: greta.says(thread())[-1] == "Hang it here")

    # A broken line: what was missed is told when the session resumes.
    control("POST", "/gateway", {"fault": "drop"})
    check("it comes back", lambda: until("it", lambda: control("GET", "")["connected"]))
    check("and goes on", lambda: greta.press("darker")["message"]["content"] == "A darker square")
    told = [one for one in control("GET", "/requests") if one["status"] >= 400]
    check("nothing was refused", lambda: not told)
    for one in told:
        print(f"        {one['method']} {one['path']}: {one['status']} {json.dumps(one['answer'])}")


try:
    play()
except Exception as error:
    failures += 1
    print(f"NOT OK  {error!r}")
sys.exit(1 if failures else 0)
