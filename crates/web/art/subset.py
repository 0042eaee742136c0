"""Cuts the faces in ../static/fonts out of Alegreya and Alegreya Sans. Only for whoever wants other letters in them:

    pip install fonttools brotli
    npm install @fontsource/alegreya@5.3.0 @fontsource/alegreya-sans@5.3.0
    python3 subset.py node_modules/@fontsource ../static/fonts
"""

import os
import sys
import tempfile

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

SOURCE, TARGET = sys.argv[1:]

LATIN = set(range(0x20, 0x7F)) | set(range(0xA0, 0x100)) | set(map(ord, "őűŐŰœŒ–—‘’‚“”„•…−×½¾€™′″↑↓"))
# A game needs no signs of programmers and lawyers; in a name they come from a face of the system.
LATIN -= set(map(ord, "¤¦¨¬¯´¸ª¢¥\u00ad^`{}|~§©®¶±²³¹°µº¼⁄†‹›¡¿"))
LATIN -= set(map(ord, "€™£$\\_<>="))
# Titles and ranks are in languages of ours.
TITLES = LATIN - set(map(ord, "ÃÐÕÝÞãðõýþÿ@¾#%*[]′″"))
# Letters that neither English nor Bulgarian has: a face of their own, which these need not fetch.
ACCENTS = {letter for letter in LATIN if 0xC0 <= letter < 0x400 and letter != ord("×")}
# Bulgarian.
CYRILLIC = set(range(0x410, 0x450)) | set(map(ord, "Ѝѝ№"))
CYRILLIC -= set(map(ord, "ЫЭыэ"))
# Nothing begins with these.
CYRILLIC -= set(map(ord, "ЬЍЪ№"))

FEATURES = ["kern", "lnum", "tnum"]


def subset(font, letters, features):
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "gasp", "meta", "STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return font


def line_up(font):
    """Makes figures that stand on the line the usual ones: a game has ranks and points, not prose."""
    lined = {}
    for record in font["GSUB"].table.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
                    lined.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        table.cmap = {letter: lined.get(glyph, glyph) for letter, glyph in table.cmap.items()}
    return font


def write(font, name):
    font.flavor = "woff2"
    path = os.path.join(TARGET, name)
    font.save(path)
    print(f"{os.path.getsize(path):6} {name}")


def cut(family, weight, name, latin, features):
    def part(script):
        return TTFont(f"{SOURCE}/{family}/files/{family}-{script}-{weight}-normal.woff2")

    with tempfile.TemporaryDirectory() as folder:
        halves = []
        for script in ("latin", "latin-ext"):
            half = subset(part(script), latin, features)
            half.flavor = None
            halves.append(f"{folder}/{script}.ttf")
            half.save(halves[-1])
        whole = f"{folder}/whole.ttf"
        Merger().merge(halves).save(whole)
        write(subset(line_up(TTFont(whole)), latin - ACCENTS, features), f"{name}-latin.woff2")
        write(subset(TTFont(whole), latin & ACCENTS, ["kern"]), f"{name}-accents.woff2")
    # Its letters are whole, and its figures are those of the other half.
    write(subset(part("cyrillic"), CYRILLIC, []), f"{name}-cyrillic.woff2")


cut("alegreya", 700, "display", TITLES, FEATURES)
# In small letters nobody sees pairs that are not kerned.
cut("alegreya-sans", 400, "text", LATIN, ["lnum", "tnum"])
cut("alegreya-sans", 700, "text-bold", LATIN, ["lnum", "tnum"])
