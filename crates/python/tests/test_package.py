"""The package as a whole: its names, its documentation and its type stubs."""

import doctest
import importlib.metadata
import importlib.util
import inspect
import os
import subprocess
import sys

import pytest

import conclave


def public(thing):
    names = getattr(thing, "__all__", dir(thing))
    return [name for name in names if not name.startswith("_")]


def test_everything_public_is_documented():
    for name in public(conclave):
        thing = getattr(conclave, name)
        assert inspect.getdoc(thing), name
        if inspect.isclass(thing) and not issubclass(thing, BaseException):
            assert thing.__module__ == "conclave"
            for member in public(thing):
                assert inspect.getdoc(getattr(thing, member)), f"{name}.{member}"


def test_the_package_has_a_version():
    assert conclave.__version__ == importlib.metadata.version("conclave-games")


def test_docstrings_name_the_default_of_a_seat():
    """Most methods take the seat that is to act; those that do not say so, and do as they say."""
    state = conclave.Game("wizard").new_state(seed=1)
    assert "`view` and `render` then show what a spectator may know" in " ".join(conclave.State.__doc__.split())
    for name in ["view", "render"]:
        method = getattr(state, name)
        assert "spectator" in method.__doc__
        assert method() not in [method(seat) for seat in range(4)]
    for name in ["observation", "mask", "information_state", "legal_moves", "legal_actions"]:
        method = getattr(state, name)
        assert "spectator" not in method.__doc__
        assert str(method()) == str(method(state.current))


def test_the_example_of_the_package_runs():
    assert doctest.testmod(conclave).failed == 0


def test_exceptions_are_values_that_are_wrong():
    assert issubclass(conclave.IllegalMove, ValueError)
    assert issubclass(conclave.GameOver, conclave.NotToAct)
    assert issubclass(conclave.NotToAct, conclave.IllegalMove)


@pytest.mark.skipif(importlib.util.find_spec("mypy") is None, reason="mypy is not installed")
def test_the_stubs_say_what_is_there(tmp_path):
    ran = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "conclave._conclave"],
        cwd=tmp_path,
        env={**os.environ, "MYPY_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
