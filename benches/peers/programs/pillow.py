"""Paints the scene with Pillow."""

import io
import platform

import PIL
from PIL import Image

import asked

folder, scene = asked.scene()
size, ground = (scene["width"], scene["height"]), tuple(scene["ground"])


def load(path):
    with Image.open(path) as image:
        return image.convert("RGBA")


elements = asked.sprites_of(folder, scene, load)


def paint():
    # Nothing shines through the ground, so three channels do: quicker and smaller than four.
    canvas = Image.new("RGB", size, ground)
    for sprite, x, y in elements:
        canvas.paste(sprite, (x, y), sprite)
    png = io.BytesIO()
    canvas.save(png, format="PNG")
    return png.getvalue()


asked.answer(f"{PIL.__version__}, Python {platform.python_version()}", paint)
