"""Presses the pixels of PNGs as hard as it can, and leaves out what does not change how they look."""

import struct
import sys
import zlib

# What is needed to show a picture.
KEPT = {b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"}


def chunks(png):
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def chunk(kind, data):
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def packed(png):
    parts = [part for part in chunks(png) if part[0] in KEPT]
    rows = zlib.decompress(b"".join(data for kind, data in parts if kind == b"IDAT"))
    pressed = [zlib.compress(rows, 9)]
    for strategy in (zlib.Z_DEFAULT_STRATEGY, zlib.Z_FILTERED):
        press = zlib.compressobj(9, zlib.DEFLATED, 15, 9, strategy)
        pressed.append(press.compress(rows) + press.flush())
    out = png[:8]
    for kind, data in parts:
        if kind == b"IEND":
            out += chunk(b"IDAT", min(pressed, key=len))
        if kind != b"IDAT":
            out += chunk(kind, data)
    return out


for name in sys.argv[1:]:
    with open(name, "rb") as file:
        before = file.read()
    after = packed(before)
    if len(after) < len(before):
        with open(name, "wb") as file:
            file.write(after)
