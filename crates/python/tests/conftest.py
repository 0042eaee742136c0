"""Tables to test with, and games played at random."""

import random

import pytest

import conclave

# Every game with its usual options, and with those that change most of what is seen and chosen.
TABLES = [
    ("wizard", {}),
    ("wizard", {"seats": 3, "with_": "all"}),
    ("wizard", {"seats": 6, "secret": True, "werewolf": True, "cloud": True, "juggler": True}),
    ("wizard", {"seats": 5, "variants": ["plus-minus-one"], "dragon": True, "fairy": True, "bomb": True}),
    ("wizard", {"seats": 4, "variants": "hidden clairvoyance-every"}),
    ("wizard", {"seats": 3, "single_suit": True}),
    ("wizard", {"seats": 4, "maximus": True}),
    ("shazamm", {}),
    ("shazamm", {"full_hand": True}),
    ("shazamm", {"variants": "stacked-deck"}),
    ("shazamm", {"counted_cards": True}),
    ("maginor", {}),
    ("maginor", {"seats": 2, "finish_the_roll": True}),
    ("maginor", {"seats": 3}),
]


def name_of(table):
    name, options = table
    return "-".join([name, *(str(option) for option in options)])


@pytest.fixture(params=TABLES, ids=name_of)
def game(request):
    """Each of the tables."""
    name, options = request.param
    return conclave.Game(name, **options)


@pytest.fixture(params=conclave.games())
def usual(request):
    """Each game with its usual options."""
    return conclave.Game(request.param)


def play(state, seed=0, moves=None, visit=None):
    """Plays at random: to the end, or this many moves. `visit` sees each position before a move."""
    dice = random.Random(seed)
    made = 0
    while not state.is_over and made != moves:
        if state.is_chance:
            state.apply_chance(state.sample_chance(dice.getrandbits(64)))
            continue
        if visit is not None:
            visit(state)
        seat = dice.choice(state.to_act)
        state.apply(dice.choice(state.legal_moves(seat)), seat)
        made += 1
    return state


def some_tiles(hall):
    """Tiles of Maginor that are none of ours, as texts; the Guild Hall has this name."""
    kinds = [("guild-hall", 15, hall), *[("small", 5, "A small one")] * 2, *[("large", 10, "A large one")] * 8]
    symbols = ["fire", "water", "earth", "air", "fate"]
    return [
        f"tile-{n} {kind} {value} {' '.join(symbols[(n + at) % 5] for at in range(value))} name {name}"
        for n, (kind, value, name) in enumerate(kinds)
    ]
