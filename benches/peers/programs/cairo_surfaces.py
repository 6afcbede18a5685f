"""Paints the scene with Cairo through pycairo."""

import io
import platform

import cairo

import asked

folder, scene = asked.scene()
red, green, blue = (channel / 255 for channel in scene["ground"])
elements = asked.sprites_of(folder, scene, cairo.ImageSurface.create_from_png)


def paint():
    # Nothing shines through the ground, so three channels do: quicker and smaller than four.
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, scene["width"], scene["height"])
    context = cairo.Context(surface)
    context.set_source_rgb(red, green, blue)
    context.paint()
    for sprite, x, y in elements:
        context.set_source_surface(sprite, x, y)
        context.paint()
    png = io.BytesIO()
    surface.write_to_png(png)
    return png.getvalue()


version = f"{cairo.version}, Cairo {cairo.cairo_version_string()}, Python {platform.python_version()}"
asked.answer(version, paint)
