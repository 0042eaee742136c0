"""Games and their options."""

import pickle
import re

import numpy as np
import pytest

import conclave
from conftest import some_tiles


def test_a_game_tells_its_size(game):
    assert game.seats >= 2
    assert game.move_count > 0
    names = [game.move_name(number) for number in range(game.move_count)]
    assert len(set(names)) == len(names)
    assert game.layout[0].slice.start == 0
    assert game.layout[-1].slice.stop == game.observation_size
    for before, part in zip(game.layout, game.layout[1:]):
        assert before.slice.stop == part.slice.start
    for part in game.layout:
        assert part.name and part.about
        size = 1
        for sizes in part.shape:
            size *= sizes
        assert len(part.range) == size


def test_a_game_is_its_options(game):
    again = conclave.Game(game.name, **game.options)
    assert again == game
    assert hash(again) == hash(game)
    assert pickle.loads(pickle.dumps(game)) == game
    assert eval(repr(game)) == game


def test_other_options_are_another_game():
    usual = conclave.Game("wizard")
    assert usual != conclave.Game("wizard", seats=5)
    assert usual != conclave.Game("maginor")
    assert usual != "wizard"
    assert usual == conclave.Game("wizard", seats=4, secret=False, with_=None)


@pytest.mark.parametrize(
    "options",
    [
        {"variants": "secret", "with_": "dragon fairy"},
        {"variants": ["secret"], "with": ("fairy", "dragon")},
        {"secret": True, "dragon": True, "with_": {"fairy"}},
    ],
)
def test_options_can_be_given_in_many_ways(options):
    game = conclave.Game("wizard", **options)
    assert game.options == {"seats": 4, "with": "dragon fairy", "variants": "secret"}


@pytest.mark.parametrize("integer", [np.int8, np.int64, np.uint16])
def test_options_can_be_numpys(integer):
    chosen = {"seats": integer(5), "secret": np.bool_(True), "bomb": np.bool_(False), "with_": np.str_("cloud")}
    assert conclave.Game("wizard", **chosen) == conclave.Game("wizard", seats=5, secret=True, cloud=True)
    assert conclave.Game("maginor", finish_the_roll=np.array([True])[0]).options["finish_the_roll"] is True
    assert conclave.BatchEnv("wizard", games=integer(2), seats=integer(3)).game.seats == 3
    for wrong in [np.float32(4), np.float64(4), np.array([4, 5]), np.datetime64("2020-01-01")]:
        with pytest.raises(TypeError, match="option seats is a bool, an int"):
            conclave.Game("wizard", seats=wrong)


def test_the_options_that_are_listed_are_those_there_are(usual):
    listed = conclave.options(usual.name)
    with pytest.raises(conclave.InvalidOption) as raised:
        conclave.Game(usual.name, colour=1)
    flags = {word.replace("-", "_") for choice in listed.values() if choice["default"] == [] for word in choice["values"] or []}
    named = re.search("there (?:is|are): (.*)", str(raised.value))[1].replace("-", "_").split(", ")
    assert set(listed) == set(named) | flags
    assert listed["seats"]["default"] == usual.seats if "seats" in listed else usual.seats == 2
    # All of them together are the usual table, and every value can be chosen.
    assert conclave.Game(usual.name, **{name: choice["default"] for name, choice in listed.items()}) == usual
    for name, choice in listed.items():
        for value in choice["values"] or []:
            pair = {"dragon": {"fairy": True}, "fairy": {"dragon": True}}
            together = {} if value is False else pair.get(name) or pair.get(value, {})
            conclave.Game(usual.name, **{**together, name: value})
    with pytest.raises(ValueError, match="there is no game"):
        conclave.options("chess")


def test_tiles_of_ones_own_take_the_place_of_the_standard_ones():
    tiles = some_tiles("The Hall")
    game = conclave.Game("maginor", tile=tiles)
    assert game.options["tile"] == tiles
    assert game != conclave.Game("maginor")
    assert game == conclave.Game("maginor", tile=tuple(tiles), oracles="standard")
    assert game == conclave.Game("maginor", oracles="standard", tile=tiles)


def test_bools_are_yes_and_no():
    assert conclave.Game("maginor", finish_the_roll=True).options["finish_the_roll"] is True
    assert "finish_the_roll" not in conclave.Game("maginor", finish_the_roll=False).options


@pytest.mark.parametrize(
    "name, options, error, text",
    [
        ("chess", {}, ValueError, 'there is no game "chess"; there are: wizard, shazamm, maginor'),
        ("wizard", {"seats": 9}, conclave.InvalidOption, "3 to 6, not by 9"),
        ("wizard", {"seats": -1}, conclave.InvalidOption, "3 to 6, not by -1"),
        ("wizard", {"seats": "many"}, conclave.InvalidOption, "3 to 6, not by many"),
        ("wizard", {"seats": 4.0}, TypeError, "option seats is a bool, an int, a str or a list of str, not float"),
        ("wizard", {"colour": 1}, conclave.InvalidOption, "there are: seats, with, variants"),
        ("wizard", {"variants": "huh"}, conclave.InvalidOption, "plus-minus-one, hidden, secret"),
        ("wizard", {"dragon": True}, conclave.InvalidOption, "fairy is missing"),
        ("wizard", {"secret": "no"}, conclave.InvalidOption, "secret is True or False"),
        ("shazamm", {"full_hand": True, "stacked_deck": True}, conclave.InvalidOption, "cannot be combined"),
        ("maginor", {"finish_the_roll": 3}, conclave.InvalidOption, "yes or no"),
        ("maginor", {"tile": [1, 2]}, TypeError, "option tile"),
        ("maginor", {"tile": ["huh"]}, conclave.InvalidOption, ""),
    ],
)
def test_options_that_cannot_be_say_why(name, options, error, text):
    with pytest.raises(error, match=".*") as raised:
        conclave.Game(name, **options)
    assert text in str(raised.value)


def test_a_game_needs_a_name():
    with pytest.raises(TypeError):
        conclave.Game()
    with pytest.raises(TypeError):
        conclave.Game(3)


def test_moves_have_names_and_others_have_none():
    game = conclave.Game("wizard")
    for number in [-1, game.move_count, 2**40]:
        with pytest.raises(conclave.IllegalMove, match="there is no move"):
            game.move_name(number)
