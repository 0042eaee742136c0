"""What a seat is shown depends on what it may know, and on nothing else."""

import numpy as np
import pytest

import conclave
from conftest import play


def shown(state, seat):
    """All that an agent in a seat can ask for."""
    return (
        state.observation(seat).tobytes(),
        state.mask(seat).tobytes(),
        state.information_state(seat),
        state.view(seat),
        state.render(seat),
        state.to_act,
        state.is_over,
    )


def test_what_a_seat_sees_does_not_change_with_what_it_cannot_know(game):
    hidden = 0

    def check(state):
        nonlocal hidden
        # Long games are looked at here and there; but in Maginor only open duels are secret, and those are rare.
        if game.name != "maginor" and state.steps > 30 and state.steps % 7:
            return
        for seat in range(game.seats):
            known = shown(state, seat)
            for seed in range(2):
                other = state.resample(seat, seed)
                assert shown(other, seat) == known
                hidden += other != state

    for seed in range(2):
        play(game.new_state(seed=seed), seed=seed, moves=200, visit=check)
    # Otherwise nothing was tested.
    assert hidden > 0


def test_what_others_have_chosen_of_a_decision_is_theirs():
    state = conclave.Game("shazamm").new_state(seed=1)
    known = shown(state, 1)
    state.apply(state.legal_moves(0)[3], 0)
    assert shown(state, 1) == known
    assert state.resample(1, 5).chosen(0) == []
    assert state.resample(0, 5).chosen(0) == state.chosen(0)


def test_a_resampled_state_can_be_played(game):
    state = play(game.new_state(seed=4), moves=15)
    seat = state.current
    other = state.resample(seat, 1)
    assert other == state.resample(seat, 1)
    assert other.steps == state.steps
    play(other)
    assert other.is_over
    with pytest.raises(conclave.NoRecord, match="resampled"):
        other.record
    with pytest.raises(conclave.NoRecord):
        other.__reduce__()
    assert other.clone() == other


def test_the_future_is_drawn_anew():
    state = conclave.Game("wizard").new_state(seed=1)
    futures = {play(state.resample(state.current, seed), seed=1).outcome.points for seed in range(4)}
    assert len(futures) > 1


def test_everything_is_seen_only_by_name():
    state = play(conclave.Game("wizard").new_state(seed=1), moves=30)
    assert state.oracle() not in [state.view(seat) for seat in range(4)]
    assert state.view() not in [state.view(seat) for seat in range(4)]


def test_observations_of_equal_views_are_equal(usual):
    """Over two games that are the same but for what one seat cannot know."""
    state = play(usual.new_state(seed=9), moves=10)
    for seat in range(usual.seats):
        one, other = state.resample(seat, 1), state.resample(seat, 2)
        assert np.array_equal(one.observation(seat), other.observation(seat))
