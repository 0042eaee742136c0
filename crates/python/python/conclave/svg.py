"""Positions as pictures.

>>> import conclave, conclave.svg
>>> picture = conclave.svg.draw(conclave.Game("shazamm").new_state(seed=1), seat=0)
>>> picture[:4]
'<svg'

A picture shows what a seat may know, or what a spectator may know if no seat is given. Players are counted from 1 in it,
as people do. It needs nothing but itself: no styles, no fonts, no scripts.
"""

from __future__ import annotations

from html import escape
from math import cos, pi, sin
from typing import Any, Dict, List, Optional

from ._conclave import State, games

__all__ = ["draw"]

TABLE, EDGE, LIGHT, DIM, GOLD, FIRE = "#1c2230", "#3a4358", "#e8e4d8", "#8a93a8", "#e0b354", "#e8622c"
PLAYERS = ["#e06c75", "#61afef", "#98c379", "#c678dd", "#d19a66", "#56b6c2"]
# The suits of Wizard, by their letters and by their names.
SUITS = {"B": "#61afef", "R": "#e06c75", "G": "#98c379", "Y": "#e5c07b"}
SUIT_NAMES = {"humans": "B", "dwarves": "R", "elves": "G", "giants": "Y"}


def draw(state: State, seat: Optional[int] = None) -> str:
    """A position in the eyes of a seat, or of a spectator, as the text of an SVG picture."""
    return _PICTURES.get(state.game.name, _plain)(state, state.view(seat), seat)


class _Picture:
    """Shapes on a table, one after the other."""

    def __init__(self, title: str, width: int, height: int) -> None:
        self.size = width, height
        self.shapes: List[str] = []
        self.box(0, 0, width, height, TABLE, round=12)
        self.text(20, 32, title, GOLD, size=18)

    def box(self, x: float, y: float, width: float, height: float, fill: str, edge: str = "none", round: int = 4) -> None:
        self.shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round}" fill="{fill}" stroke="{edge}"/>'
        )

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str = "none") -> None:
        self.shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}" stroke="{edge}"/>')

    def text(
        self, x: float, y: float, text: Any, fill: str = LIGHT, size: int = 14, anchor: str = "start"
    ) -> None:
        self.shapes.append(
            f'<text x="{x:.1f}" y="{y:.1f}" fill="{fill}" font-size="{size}" text-anchor="{anchor}">{escape(str(text))}</text>'
        )

    def card(self, x: float, y: float, label: str, color: str = LIGHT) -> None:
        size = 16 if len(label) <= 3 else 8
        self.box(x, y, 44, 60, "#262e40", color, round=6)
        self.text(x + 22, y + 36, label, color, size=size, anchor="middle")

    def __str__(self) -> str:
        width, height = self.size
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        return "\n".join([f'{head} font-family="sans-serif">', *self.shapes, "</svg>"])


def _wizard(state: State, view: Dict[str, Any], seat: Optional[int]) -> str:
    to_act = set(state.to_act)
    hands, trick = view["hands"], (view["tricks"] or [{"leader": 1, "faces": []}])[-1]
    played = {(trick["leader"] - 1 + n) % len(hands): face for n, face in enumerate(trick["faces"])}
    own = [] if seat is None else hands[seat]["known"]
    height = 96 + 68 * len(hands) + (84 if own else 0)
    picture = _Picture(f"Wizard · round {view['round']} · {view['cards']} cards each", 720, height)
    trump = view["trump"]
    if trump is not None:
        picture.text(700, 32, f"trump: {trump}", SUITS[SUIT_NAMES[trump]], size=16, anchor="end")
    elif view["turned_up"] is not None:
        picture.text(700, 32, f"turned up: {view['turned_up']}", DIM, size=16, anchor="end")
    for x, name in [(190, "predicted"), (280, "won"), (360, "points"), (430, "cards"), (520, "trick")]:
        picture.text(x, 64, name, DIM, size=12)
    for n, hand in enumerate(hands):
        y = 76 + 68 * n
        _name(picture, y, n, n in to_act, "dealer" if view["dealer"] == n + 1 else "")
        prediction = view["predictions"][n]
        shown = prediction["known"] if isinstance(prediction, dict) else {"open": "–", "made": "?"}[prediction]
        for x, number in [(190, shown), (280, view["won"][n]), (360, view["totals"][n]), (430, hand["size"])]:
            picture.text(x, y + 36, number, size=16)
        if n in played:
            picture.card(520, y, played[n], _suit(played[n]))
    for n, card in enumerate(own):
        # A full hand still fits.
        picture.card(20 + n * min(50.0, 640 / len(own)), height - 76, card, _suit(card))
    return str(picture)


def _suit(card: str) -> str:
    """The colour of a card; that of a Juggler or a Cloud is the suit that it was given."""
    suit = card[-1] if "=" in card else card[0]
    return SUITS.get(suit, LIGHT) if suit.isupper() else LIGHT


def _shazamm(state: State, view: Dict[str, Any], _seat: Optional[int]) -> str:
    to_act = set(state.to_act)
    picture = _Picture(f"Shazamm! · round {view['round']}" + (" · muted" if view["muted"] else ""), 760, 360)
    bridge = view["bridge"]
    first, last = bridge["intact"]
    for tile in range(19):
        x = 20 + tile * 38
        if first <= tile <= last:
            picture.box(x, 130, 34, 24, EDGE)
            picture.text(x + 17, 147, tile, DIM, size=11, anchor="middle")
        if tile == bridge["wall"]:
            flame = f"M{x + 5} 130 Q{x + 2} 100 {x + 17} 70 Q{x + 32} 100 {x + 29} 130 Z"
            picture.shapes.append(f'<path d="{flame}" fill="{FIRE}"/>')
    # Whoever fell is no longer on the bridge.
    for n, tile in enumerate(bridge["wizards"]):
        if first <= tile <= last:
            picture.disc(37 + tile * 38, 114, 12, PLAYERS[n])
            picture.text(37 + tile * 38, 118, n + 1, TABLE, size=12, anchor="middle")
    for n, player in enumerate(view["players"]):
        y = 176 + 88 * n
        _name(picture, y - 10, n, n in to_act, "")
        picture.box(190, y, 200, 16, EDGE)
        picture.box(190, y, 4 * player["mana"], 16, PLAYERS[n])
        picture.text(400, y + 14, f"{player['mana']} mana")
        picture.text(490, y + 14, f"{player['hand_size']} in hand, {player['deck_size']} in the deck", DIM)
        hand = "" if player["hand"] is None else "hand " + _listed(player["hand"])
        picture.text(190, y + 40, hand, size=13)
        used = "used " + _listed(player["discard"]) if player["discard"] else ""
        picture.text(450, y + 40, used, DIM, size=13)
    turn = view["phase"].get("turn")
    if turn is not None:
        for n, shown in enumerate(turn["revealed"]):
            picture.text(190, 234 + 88 * n, f"bet {shown['bet']} with {_listed(shown['cards'])}", GOLD, size=13)
    for n, count in enumerate(view["phase"].get("counts", [])):
        picture.text(190, 234 + 88 * n, f"{count} card{'' if count == 1 else 's'} face down", GOLD, size=13)
    return str(picture)


def _maginor(state: State, view: Dict[str, Any], _seat: Optional[int]) -> str:
    to_act = set(state.to_act)
    moves = [state.game.move_name(number) for number in range(state.game.move_count)]
    names = [move[len("move ") :] for move in moves if move.startswith("move ")]
    ring, players = view["ring"], view["players"]
    picture = _Picture("Maginor", 760, 620 + 34 * len(players))
    middle_x, middle_y = 380, 320
    maginor = view["maginor"]
    on = 0 if maginor == "start" else maginor.get("on", maginor.get("before"))
    for n, place in enumerate(ring):
        angle = 2 * pi * n / len(ring) - pi / 2
        x, y = middle_x + 290 * cos(angle), middle_y + 225 * sin(angle)
        picture.box(x - 62, y - 34, 124, 72, "#262e40", GOLD if place["tile"] == on else EDGE, round=8)
        picture.text(x, y - 18, names[place["tile"]], size=12, anchor="middle")
        for slot, holder in enumerate(place["slots"]):
            fill = "none" if holder is None else PLAYERS[holder - 1]
            picture.disc(x - 42 + 12 * (slot % 8), y - 6 + 12 * (slot // 8), 4, fill, DIM)
        if place["spell"] is not None:
            picture.text(x, y + 32, place["spell"], DIM, size=10, anchor="middle")
        here = [number for number, player in enumerate(players) if player["wizard"] == place["tile"]]
        for number, player in enumerate(here):
            _wizard_of_maginor(picture, x - 52 + 20 * number, y - 40, player)
        if place["tile"] == on:
            late = maginor != "start" and "before" in maginor
            picture.text(x, y + 54, "Maginor before it" if late else "Maginor", GOLD, size=12, anchor="middle")
    for number, player in enumerate(players):
        if player["wizard"] is None and view["turn"] is not None:
            _wizard_of_maginor(picture, middle_x - 45 + 30 * number, middle_y, number)
    for n, player in enumerate(players):
        y = 606 + 34 * n
        _name(picture, y - 22, n, n in to_act, "")
        cards = [*player["symbols"], *(["sorcery"] * player["sorcery"]), *player["spells"]]
        picture.text(190, y + 14, f"{player['votes']} votes, {player['reserve']} counters")
        picture.text(370, y + 14, ", ".join(cards), DIM, size=13)
    return str(picture)


def _wizard_of_maginor(picture: _Picture, x: float, y: float, number: int) -> None:
    picture.disc(x, y, 9, PLAYERS[number], TABLE)
    picture.text(x, y + 4, number + 1, TABLE, size=11, anchor="middle")


def _name(picture: _Picture, y: float, number: int, is_to_act: bool, note: str) -> None:
    picture.disc(32, y + 31, 7, PLAYERS[number], GOLD if is_to_act else "none")
    picture.text(48, y + 36, f"Player {number + 1}", GOLD if is_to_act else LIGHT, size=15)
    picture.text(120, y + 36, note, DIM, size=12)


def _listed(numbers: List[int]) -> str:
    return " ".join(str(number) for number in numbers) or "nothing"


def _plain(state: State, view: Dict[str, Any], _seat: Optional[int]) -> str:
    """A game that has no picture of its own: what can be known, line by line."""
    lines = [f"{name}: {value}" for name, value in view.items()]
    picture = _Picture(games()[state.game.name], 760, 60 + 24 * len(lines))
    for n, line in enumerate(lines):
        picture.text(20, 64 + 24 * n, line, size=13)
    return str(picture)


_PICTURES = {"wizard": _wizard, "shazamm": _shazamm, "maginor": _maginor}
