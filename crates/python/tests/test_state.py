"""States: whose turn it is, what may be done, what comes of it."""

import copy
import pickle
import random
from pathlib import Path

import numpy as np
import pytest

import conclave
from conftest import play


def test_a_game_goes_to_its_end(game):
    state = game.new_state(seed=1)
    assert state.outcome is None
    assert state.returns == [0.0] * game.seats
    play(state)
    assert state.is_over
    assert state.to_act == ()
    assert state.current is None
    assert state.legal_moves() == []
    assert state.legal_moves(0) == []
    assert state.legal_actions() == []
    assert not state.mask().any()
    outcome = state.outcome
    assert len(outcome.points) == len(outcome.places) == game.seats
    assert all(outcome.places[seat] == 1 for seat in outcome.winners)
    assert pickle.loads(pickle.dumps(outcome)) == outcome
    assert sum(state.returns) == pytest.approx(0)
    assert max(state.returns) == state.returns[outcome.winners[0]]
    assert "over" in repr(state)


def test_the_same_seed_is_the_same_game(game):
    one, other = (play(game.new_state(seed=7), seed=3) for _ in range(2))
    assert one == other
    assert one.record == other.record
    if game.new_state(chance="explicit").is_chance:
        assert one.record != play(game.new_state(seed=8), seed=3).record


def test_without_a_seed_games_differ():
    game = conclave.Game("wizard", maximus=True)
    assert game.new_state().record != game.new_state().record


def test_without_a_seed_there_are_128_random_bits():
    """They go with the state: a copy and a pickle draw the same, another state draws something else."""
    game = conclave.Game("wizard")
    seeds = set()
    for chance in ["sampled", "explicit"]:
        states = [game.new_state(chance=chance), conclave.State.from_record(game.new_state(1).record, chance=chance)]
        states.append(states[0].resample(0))
        for state in states:
            (seed, _, is_sampled), _ = state.__reduce__()[1][-2:]
            assert (len(bytes.fromhex(seed)), is_sampled) == (16, chance == "sampled")
            seeds.add(seed)
            if chance == "sampled":
                clone, pickled = state.clone(), pickle.loads(pickle.dumps(state))
                assert play(clone, seed=1) == play(pickled, seed=1)
    assert len(seeds) == 6


def test_masks_and_lists_agree(game):
    into = np.empty(game.move_count, dtype=bool)

    def agree(state):
        for seat in range(game.seats):
            moves = state.legal_moves(seat)
            mask = state.mask(seat)
            assert mask.dtype == bool
            assert mask.shape == (game.move_count,)
            assert np.flatnonzero(mask).tolist() == moves
            assert bool(moves) == (seat in state.to_act)
            assert state.mask(seat, into) is into
            assert (into == mask).all()
        assert state.legal_moves() == state.legal_moves(state.current)
        assert (state.mask() == state.mask(state.current)).all()

    play(game.new_state(seed=5), moves=60, visit=agree)


def test_only_legal_moves_are_made(game):
    def check(state):
        before = state.clone()
        for seat in range(game.seats):
            legal = set(state.legal_moves(seat))
            for number in random.Random(state.steps).sample(range(game.move_count), 5):
                if number not in legal:
                    with pytest.raises(conclave.IllegalMove):
                        state.apply(number, seat)
        assert state == before

    play(game.new_state(seed=2), moves=40, visit=check)


def test_every_legal_action_has_its_moves(game):
    def check(state):
        for seat in state.to_act:
            if state.chosen(seat):
                continue
            try:
                actions = state.legal_actions(seat)
            except conclave.TooManyActions as too_many:
                assert "written like this" in str(too_many)
                continue
            for action in actions:
                by_text, by_moves = state.clone(), state.clone()
                by_text.apply_action(action, seat)
                moves = state.moves_of(action, seat)
                for number in moves:
                    by_moves.apply(number, seat)
                assert by_text == by_moves

    play(game.new_state(seed=4), moves=40, visit=check)


def test_shazamm_says_how_a_bet_is_written():
    state = conclave.Game("shazamm").new_state(seed=1)
    assert state.to_act == (0, 1)
    with pytest.raises(conclave.TooManyActions, match="bet"):
        state.legal_actions()


def test_a_decision_of_several_moves_is_remembered():
    state = conclave.Game("shazamm").new_state(seed=1)
    first = state.legal_moves(0)[-1]
    before = state.clone()
    theirs = state.information_state(1)
    state.apply(first, 0)
    assert state.chosen(0) == [first]
    assert state.chosen(1) == []
    assert state != before
    assert state.steps == before.steps
    assert state.information_state(0) != before.information_state(0)
    assert state.information_state(1) == theirs
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.chosen(0) == [first]
    assert again.legal_moves(0) == state.legal_moves(0)
    # A decision by its text takes the place of what was chosen.
    state.apply_action("bet 1", 0)
    assert state.chosen(0) == []


def test_chance_can_be_left_to_the_caller(game):
    state = game.new_state(chance="explicit")
    assert play(state.clone()).is_over
    if not state.is_chance:
        # There are games without any.
        assert game.name == "shazamm" and game.options
        return
    assert state.to_act == ()
    assert state.legal_moves() == []
    with pytest.raises(conclave.NotToAct, match="^chance is to act, not a seat$"):
        state.apply(0)
    with pytest.raises(conclave.NotToAct, match="chance is to act"):
        state.apply(0, 0)
    assert state.sample_chance(3) == state.sample_chance(3)
    with pytest.raises(conclave.IllegalMove, match="written like this"):
        state.apply_chance("huh")
    assert state.is_chance


def test_chance_goes_on_from_the_seed_of_the_state(game):
    """What the caller asks for one by one is what would have come by itself."""
    if not game.new_state(chance="explicit").is_chance:
        return
    sampled = game.new_state(seed=5)
    explicit = game.new_state(seed=5, chance="explicit")
    dice = random.Random(1)
    while not explicit.is_over:
        if explicit.is_chance:
            again = explicit.clone()
            outcome = explicit.sample_chance()
            assert again.sample_chance() == outcome
            explicit.apply_chance(outcome)
        else:
            seat = dice.choice(explicit.to_act)
            number = dice.choice(explicit.legal_moves(seat))
            explicit.apply(number, seat)
            sampled.apply(number, seat)
    assert explicit.record == sampled.record
    assert pickle.loads(pickle.dumps(explicit)) == explicit


def test_the_natural_loop_ends():
    """Where outcomes of the same seed would be the same for ever."""
    state = conclave.Game("maginor", seats=2).new_state(seed=3, chance="explicit")
    while not state.is_over:
        if state.is_chance:
            state.apply_chance(state.sample_chance())
        else:
            state.apply(state.legal_moves()[-1])
    assert state.steps <= state.game.longest


def test_every_call_draws_another_outcome():
    state = conclave.Game("wizard", maximus=True).new_state(seed=1, chance="explicit")
    state.apply_chance(state.sample_chance())
    assert len({state.sample_chance() for _ in range(20)}) == 20
    assert len({state.sample_chance(seed=7) for _ in range(20)}) == 1
    # A pickle goes on where the state was.
    again = pickle.loads(pickle.dumps(state))
    assert [again.sample_chance() for _ in range(3)] == [state.sample_chance() for _ in range(3)]


def test_sampled_chance_is_nobody_elses(game):
    state = game.new_state(seed=1)
    assert not state.is_chance
    with pytest.raises(conclave.NotToAct, match="chance is not to act"):
        state.apply_chance("huh")
    with pytest.raises(conclave.NotToAct, match="chance is not to act"):
        state.sample_chance()
    with pytest.raises(ValueError, match="sampled"):
        game.new_state(chance="none")


def test_records_lead_back(game):
    for moves in [0, 1, 17, None]:
        state = play(game.new_state(seed=6), moves=moves)
        again = conclave.State.from_record(state.record, seed=1)
        assert again.record == state.record
        assert again.game == game
        if not any(state.chosen(seat) for seat in range(game.seats)):
            assert again == state


def test_a_record_keeps_names_and_remarks():
    text = "conclave record 1\ngame wizard\nrules 1\noption seats 3\nseat 2 Ben\nabout place here\n\n"
    state = conclave.State.from_record(text, chance="explicit")
    assert state.record == text
    state.apply_chance(state.sample_chance(1))
    assert state.record.startswith(text)
    assert state.steps == 1


def test_a_record_is_played_by_the_version_of_the_rules_that_it_names():
    ring = (
        "chance ring guild-hall=high-wizard wisp=domination mandrake=reversal unicorn salamander=persuasion "
        "sphinx=teleportation great-eagle=telekinesis stone-giant=restoration leviathan=retrieval norns=summoning "
        "djinn=golden-cauldron\nchance first 1\n1 move mandrake\n2 move mandrake\n"
    )

    def state(rules):
        text = f"conclave record 1\ngame maginor\nrules {rules}\noption seats 2\n\n{ring}"
        return conclave.State.from_record(text, chance="explicit")

    first, second = state(1), state(2)
    assert (first.game.rules, second.game.rules) == (1, 2)
    assert second.game == conclave.Game("maginor", seats=2) != first.game
    assert first != second
    assert len({first.game, second.game}) == 2

    def cards(state):
        return [action for action in state.legal_actions() if action.startswith("card ")]

    # The Mandrake shows neither fire nor air.
    assert cards(first) == ["card water", "card earth", "card fate"]
    assert cards(second) == ["card fire", "card water", "card earth", "card air", "card fate"]
    for one in [first, first.resample(0, seed=1), first.game]:
        again = pickle.loads(pickle.dumps(one))
        assert again == one
        assert getattr(again, "game", again).rules == 1


@pytest.mark.parametrize(
    "text, why",
    [
        ("", "line 1: a record begins with"),
        ("conclave record 1\ngame chess\nrules 1\n", 'there is no game "chess"'),
        ("conclave record 1\ngame wizard\nrules 99\n", "version 99 of the rules"),
        ("conclave record 1\ngame wizard\nrules 1\noption seats 9\n", "3 to 6"),
        ("conclave record 1\ngame wizard\nrules 1\n\n1 play B7\n", "line 5"),
        ("conclave record 1\ngame wizard\nrules 1\n\n\x00\n", "line 5"),
    ],
)
def test_what_is_no_record_says_where(text, why):
    with pytest.raises(conclave.InvalidRecord) as raised:
        conclave.State.from_record(text)
    assert why in str(raised.value)


@pytest.mark.parametrize("how", ["clone", "copy", "deepcopy", "pickle"])
def test_copies_are_equal_and_independent(game, how):
    copies = {
        "clone": lambda state: state.clone(),
        "copy": copy.copy,
        "deepcopy": copy.deepcopy,
        "pickle": lambda state: pickle.loads(pickle.dumps(state)),
    }
    for chance in ["sampled", "explicit"]:
        state = play(game.new_state(chance=chance), moves=25)
        again = copies[how](state)
        assert again == state
        assert again.record == state.record
        assert again.steps == state.steps
        record = state.record
        play(again, seed=9)
        assert again.is_over
        assert state.record == record
        # The copy of a sampled game goes on as the game does.
        play(state, seed=9)
        assert (again == state) and again.record == state.record


def test_states_of_other_games_are_different():
    one = conclave.Game("wizard").new_state(seed=1)
    assert one != conclave.Game("maginor").new_state(seed=1)
    assert one != conclave.Game("wizard", seats=3).new_state(seed=1)
    assert one != conclave.Game("wizard").new_state(seed=2)
    assert one != 3
    with pytest.raises(TypeError):
        hash(one)


def test_observations_follow_the_layout(game):
    into = np.empty(game.observation_size, dtype=np.uint8)

    def check(state):
        for seat in range(game.seats):
            seen = state.observation(seat)
            assert seen.dtype == np.uint8
            assert seen.shape == (game.observation_size,)
            assert state.observation(seat, into) is into
            assert (into == seen).all()
            for part in game.layout:
                assert seen[part.slice].reshape(part.shape).shape == part.shape

    end = play(game.new_state(seed=3), moves=40, visit=check)
    play(end)
    check(end)
    with pytest.raises(conclave.GameOver):
        end.observation()


def test_views_are_dicts(game):
    state = play(game.new_state(seed=3), moves=20)
    views = [state.view(seat) for seat in range(game.seats)]
    assert all(isinstance(view, dict) for view in views)
    assert len({str(view) for view in views}) == game.seats
    assert isinstance(state.view(), dict)
    assert isinstance(state.oracle(), dict)
    assert state.information_state(0) != state.information_state(1)
    assert state.information_state(0) == state.clone().information_state(0)


def test_tables_are_shown_in_words(game):
    state = play(game.new_state(seed=3), moves=20)
    assert state.render(0) != state.render(1)
    assert "\x1b" not in state.render(0)
    assert "\x1b" in state.render(0, color=True)
    assert state.render(lang="da") != state.render(lang="bg")
    play(state)
    assert state.render()
    with pytest.raises(ValueError, match="en, da, nb"):
        state.render(lang="xx")


@pytest.mark.parametrize("call", ["legal_moves", "mask", "legal_actions", "observation", "information_state", "view"])
@pytest.mark.parametrize("seat", [-1, 4, 2**40])
def test_there_is_no_such_seat(call, seat):
    state = conclave.Game("wizard").new_state(seed=1)
    with pytest.raises(ValueError, match="seats are counted from 0 to 3"):
        getattr(state, call)(seat)


def test_errors_name_what_is_possible():
    state = conclave.Game("wizard").new_state(seed=3)
    seat = state.current
    with pytest.raises(conclave.IllegalMove, match=r"is not legal for seat \d now; legal: \["):
        state.apply(0)
    with pytest.raises(conclave.NotToAct, match=f"to act: seat {seat}"):
        state.apply(0, (seat + 1) % 4)
    with pytest.raises(conclave.IllegalMove, match="there is no move -1; moves are 0 to"):
        state.apply(-1)
    with pytest.raises(TypeError):
        state.apply("play B7")
    with pytest.raises(TypeError):
        state.apply(1.5)
    with pytest.raises(TypeError):
        state.apply_action(3)
    with pytest.raises(conclave.IllegalMove, match="huh"):
        state.apply_action("huh")
    with pytest.raises(conclave.IllegalMove):
        state.moves_of("play B7")
    with pytest.raises(OverflowError):
        state.apply(2**80)
    play(state)
    with pytest.raises(conclave.GameOver, match="the game is over"):
        state.apply(0)
    with pytest.raises(conclave.GameOver):
        state.apply_action("predict 1", 0)


def test_numpy_numbers_are_moves():
    state = conclave.Game("wizard").new_state(seed=3)
    state.apply(np.flatnonzero(state.mask())[0], np.int8(state.current))
    assert state.steps > 0


@pytest.mark.parametrize("seed, error", [(-1, ValueError), (2**64, ValueError), ("1", TypeError), (1.5, TypeError)])
def test_seeds_are_numbers(seed, error):
    game = conclave.Game("wizard")
    with pytest.raises(error, match="a seed is"):
        game.new_state(seed)
    assert game.new_state(2**64 - 1) == game.new_state(2**64 - 1)


@pytest.mark.parametrize(
    "out, error, text",
    [
        ([0] * 160, TypeError, "out is a numpy array, not list"),
        (lambda size: np.zeros(size, np.float32), TypeError, "out has dtype float32"),
        (lambda size: np.zeros(size + 1, np.uint8), ValueError, "out has shape"),
        (lambda size: np.zeros((1, size), np.uint8), ValueError, "out has shape"),
        (lambda size: np.zeros(2 * size, np.uint8)[::2], ValueError, "out is not contiguous"),
        (lambda size: np.frombuffer(bytes(size), np.uint8), ValueError, "out cannot be written to"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(out, error, text):
    state = conclave.Game("wizard").new_state(seed=1)
    for call, size, kind in [
        (state.observation, state.game.observation_size, np.uint8),
        (state.mask, state.game.move_count, np.bool_),
    ]:
        array = out(size) if callable(out) else out
        if isinstance(array, np.ndarray) and array.dtype == np.uint8:
            array = array.view(kind)
        with pytest.raises(error, match=text):
            call(0, array)


def test_counted_cards_are_laid_before_the_bet():
    """One card after the other, then `done`; how many lie there is seen by both, and the bet is one move."""
    state = conclave.Game("shazamm", full_hand=True, counted_cards=True).new_state(seed=1)
    for seat, decision in [(0, "lay 0 7"), (1, "lay nothing")]:
        for move in state.moves_of(decision, seat=seat):
            state.apply(move, seat=seat)
    assert state.view(1)["phase"]["counts"] == [2, 0]
    assert state.view(1)["phase"]["laid"] == [None, []]
    assert len(state.moves_of("bet 5", seat=0)) == 1


def test_moves_become_decisions(game):
    """What a move decides is told in the notation of records, once it is complete; and leads where the moves lead."""

    def look(state):
        for seat in state.to_act:
            moves = state.legal_moves(seat)
            decided = [state.action_of(move, seat) for move in moves]
            assert [action is None for action in decided] == [len(rest(state, move, seat)) > 0 for move in moves]
            other = state.clone()
            move = next((move for move, action in zip(moves, decided) if action is not None), None)
            if move is not None:
                other.apply_action(state.action_of(move, seat), seat)
                state = state.clone()
                state.apply(move, seat)
                assert other == state

    def rest(state, move, seat):
        other = state.clone()
        other.apply(move, seat)
        return other.chosen(seat)

    play(game.new_state(seed=3), 1, 60, look)


def test_an_illegal_move_decides_nothing():
    state = conclave.Game("shazamm").new_state(seed=1)
    with pytest.raises(conclave.IllegalMove, match="there is no move"):
        state.action_of(9999)
    with pytest.raises(conclave.IllegalMove, match="there is no move -1"):
        state.action_of(-1)


def test_dice_are_verified():
    record = (Path(__file__).parents[2] / "protocol" / "tests" / "shazamm.record").read_text(encoding="utf-8")
    outcomes, was_committed = conclave.verify(record)
    assert outcomes > 1 and was_committed
    with pytest.raises(conclave.UnfairDice, match="committed"):
        conclave.verify(record.replace("about secret 0", "about secret 1"))
    with pytest.raises(conclave.UnfairDice, match="does not say"):
        conclave.verify(conclave.Game("shazamm").new_state(seed=1).record)
    with pytest.raises(conclave.InvalidRecord):
        conclave.verify("a game")
