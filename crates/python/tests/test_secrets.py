"""What a seat is shown depends on what it may know, and on nothing else."""

import json
import pickle
import random

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


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("shazamm", {}),
        ("shazamm", {"stacked_deck": True}),
        ("shazamm", {"full_hand": True, "counted_cards": True}),
        ("wizard", {"secret": True}),
        ("wizard", {"hidden": True, "seats": 6}),
        ("wizard", {"juggler": True, "seats": 3}),
        ("maginor", {"seats": 3}),
    ],
)
def test_who_still_decides_does_not_observe_who_has(name, options):
    """Whatever the order and the number of moves in which others decide at the same time."""
    unseen = 0

    def check(state):
        nonlocal unseen
        if len(state.to_act) < 2:
            return
        for seat in state.to_act:
            later = state.clone()
            while True:
                others = [other for other in later.to_act if other != seat]
                if not others:
                    break
                other = random.Random(later.steps).choice(others)
                later.apply(random.Random(unseen).choice(later.legal_moves(other)), other)
                assert (later.observation(seat) == state.observation(seat)).all()
                assert (later.mask(seat) == state.mask(seat)).all()
                unseen += 1

    for seed in range(3):
        play(conclave.Game(name, **options).new_state(seed=seed), seed=seed, visit=check)
    assert unseen > 20


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
    assert other.clone() == other


def test_a_view_is_enough_to_decide_and_to_play_on(game):
    """What a server tells a seat is a view: it has the same legal moves, and the same observation."""
    state = game.new_state(seed=8)
    for moves in [0, 3, 20, 40]:
        play(state, moves, moves)
        # What a seat has chosen of a decision that is not complete is nobody's business yet, and in no record.
        fresh = conclave.State.from_record(state.record)
        for seat in [None, *range(game.seats)]:
            fitting = conclave.State.from_view(game, state.view(seat), seat, 5, steps=state.steps)
            assert fitting.view(seat) == state.view(seat)
            assert (fitting.to_act, fitting.steps) == (state.to_act, state.steps)
            if seat is not None:
                assert fitting == conclave.State.from_view(game, state.view(seat), seat, 5)
                assert fitting.legal_moves(seat) == fresh.legal_moves(seat)
                assert (fitting.observation(seat) == fresh.observation(seat)).all()
            assert play(fitting, 1).is_over


@pytest.mark.parametrize("view", [{}, [], "view", {"viewer": {"seat": 1}}])
def test_what_is_no_view_is_refused(usual, view):
    with pytest.raises(conclave.InvalidRecord, match="no position of"):
        conclave.State.from_view(usual, view, 0)


def test_the_view_of_another_is_refused(usual):
    state = usual.new_state(seed=1)
    with pytest.raises(conclave.InvalidRecord, match="contradicts itself"):
        conclave.State.from_view(usual, state.view(0), 1)
    with pytest.raises(ValueError, match="no seat 9"):
        conclave.State.from_view(usual, state.view(0), 9)


def test_a_resampled_state_can_be_pickled(game):
    """Wherever it was drawn, and it goes on as the original does."""
    pickled = 0

    def check(state):
        nonlocal pickled
        if state.steps > 20 and state.steps % 5:
            return
        for seat in range(game.seats):
            drawn = state.resample(seat, 7)
            again = pickle.loads(pickle.dumps(drawn))
            assert again == drawn
            assert (again.game, again.steps) == (game, state.steps)
            assert again.oracle() == drawn.oracle()
            assert [again.chosen(other) for other in range(game.seats)] == [drawn.chosen(other) for other in range(game.seats)]
            assert shown(again, seat) == shown(state, seat)
            with pytest.raises(conclave.NoRecord):
                again.record
            pickled += 1
            if pickled % 10 == 0:
                assert play(again, seed=1) == play(drawn, seed=1)
                assert pickle.loads(pickle.dumps(again)) == drawn

    play(game.new_state(seed=3), seed=3, moves=150, visit=check)
    assert pickled >= 10


def test_a_pickle_that_tells_no_position_is_refused():
    state = conclave.Game("wizard").new_state(seed=1).resample(0, 1)
    make, (game, everything, steps, chance, chosen) = state.__reduce__()
    assert make(game, everything, steps, chance, chosen) == state
    known = json.loads(everything)
    for wrong in [
        "",
        "{}",
        everything.replace('"round":1', '"round":70'),
        json.dumps({**known, "hands": known["hands"][:2]}),
        json.dumps({**known, "hands": [{**hand, "size": 0} for hand in known["hands"]]}),
    ]:
        assert wrong != everything
        with pytest.raises(conclave.InvalidRecord):
            make(game, wrong, steps, chance, chosen)
    with pytest.raises(conclave.InvalidRecord):
        make(conclave.Game("maginor"), everything, steps, chance, chosen)
    with pytest.raises(conclave.IllegalMove):
        make(game, everything, steps, chance, [[10_000]])
    with pytest.raises((TypeError, ValueError)):
        make(game, everything, steps, (b"short", 0, True), chosen)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_nothing_is_hidden_what_is_drawn_anew_is_equal(seats):
    """In Maginor all but the choices of an open duel lies open."""

    def check(state):
        if len(state.to_act) == 1 and "duelling" not in str(state.view()["phase"]):
            assert state.resample(0, state.steps) == state

    play(conclave.Game("maginor", seats=seats).new_state(seed=seats), seed=1, visit=check)


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
