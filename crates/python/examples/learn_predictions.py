"""Learns to predict tricks at Wizard, from nothing but its own points, against three apprentices.

    python learn_predictions.py --minutes 3 --plot predictions.svg

A small network (numpy only) says how many points each prediction will bring; what it says is corrected by what the
round brought. Cards are played by the apprentice's own rule of thumb, so whatever is better than the apprentice is better
predictions. Thousands of games are played at once in a `conclave.BatchEnv`.
"""

import argparse
import os
import time
from typing import List, NamedTuple, Tuple

# The network is so small that threads would wait for each other longer than they work.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np  # noqa: E402

import conclave  # noqa: E402

SEATS = 4
ROUNDS = 15
GAME = conclave.Game("wizard", seats=SEATS)
PART = {part.name: part for part in GAME.layout}
NAMES = [GAME.move_name(number) for number in range(GAME.move_count)]
# Where the kinds of moves begin. Cards are numbered as they are in the part `hand`: four suits, Wizards, Jesters.
PLAY, PREDICT, TRUMP = (NAMES.index(name) for name in ("play B1", "predict 0", "trump B"))
CARDS = PART["hand"].shape[0]
SUITS, RANKS = 4, 13
WIZARD, JESTER = SUITS * RANKS, SUITS * RANKS + 1


def part(observations: np.ndarray, name: str) -> np.ndarray:
    """A part of many observations, in its shape."""
    return observations[:, PART[name].slice].reshape(len(observations), *PART[name].shape)


def points_so_far(observations: np.ndarray) -> np.ndarray:
    """The own points, in tens: what is above 0 and what is below are two numbers."""
    total = part(observations, "total")[:, 0].astype(np.int64)
    return total[:, 0] - total[:, 1]


# ── What is not learnt: trumps and cards ──────────────────────────────────────────────────────────────────────────────


def name_trump(observations: np.ndarray) -> np.ndarray:
    """The suit of which the hand has most."""
    suits = part(observations, "hand")[:, :WIZARD].reshape(-1, SUITS, RANKS)
    return TRUMP + suits.sum(2).argmax(1)


def play_card(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """The apprentice's rule: win while tricks are needed, lose when there are enough."""
    many = np.arange(len(observations))
    trump = part(observations, "trump").astype(bool)
    led = part(observations, "led")[:, :SUITS].astype(bool)
    # After Jesters alone, any suit will be the one to follow.
    led |= ~led.any(1)[:, None]
    # What a card is good for, and how strong it is in this trick: only trumps and what follows are.
    ranks = np.tile(np.arange(1, RANKS + 1), SUITS)
    is_trump, follows = np.repeat(trump, RANKS, axis=1), np.repeat(led, RANKS, axis=1)
    worth = np.zeros((len(many), CARDS))
    strength = np.zeros((len(many), CARDS))
    worth[:, :WIZARD] = ranks + 10 + 100 * is_trump
    strength[:, :WIZARD] = np.where(is_trump, 100 + ranks, np.where(follows, ranks, 0))
    worth[:, WIZARD] = strength[:, WIZARD] = 200

    # Against the best card on the table. A card is shown by its suit, its rank, and whether it is a Wizard or a Jester.
    trick = part(observations, "trick")
    lying = trick.any(2).sum(1)
    card = trick[many, part(observations, "best").argmax(1)]
    suit, rank = card[:, :SUITS].astype(bool), card[:, SUITS : SUITS + RANKS]
    to_beat = np.where(rank.any(1), (suit & trump).any(1) * 100 + rank.argmax(1) + 1, 0)
    to_beat = np.where(card[:, SUITS + RANKS] > 0, 200, to_beat)
    takes = (lying == 0)[:, None] | (strength > to_beat[:, None])

    won = part(observations, "won")[:, 0].astype(int)
    needs = (part(observations, "prediction")[:, 0].astype(int) - 1 > won)[:, None]
    is_last = (lying == SEATS - 1)[:, None]
    # First what serves the purpose, then what costs least or gets rid of most.
    wanted = np.where(needs, takes, ~takes) * 1000.0
    high = np.where(needs, np.where(takes, ~is_last, False), np.where(takes, is_last, True))
    value = wanted + np.where(high, worth, -worth)
    value[~masks[:, PLAY : PLAY + CARDS]] = -np.inf
    return PLAY + value.argmax(1)


# ── What is learnt: predictions ───────────────────────────────────────────────────────────────────────────────────────


def features(observations: np.ndarray) -> np.ndarray:
    """What matters for a prediction: the hand by trumps and other suits, the number of cards, and who has predicted what."""
    numbers = observations.astype(np.float32)
    hand, trump = part(numbers, "hand"), part(numbers, "trump")
    suits = hand[:, :WIZARD].reshape(-1, SUITS, RANKS)
    trumps = (suits * trump[:, :, None]).sum(1)
    plain = suits - suits * trump[:, :, None]
    lengths = np.sort(plain.sum(2), axis=1)
    cards = part(numbers, "round")[:, 1]
    predicted = part(numbers, "predicted")[:, 1:].sum(1)
    claimed = np.maximum(part(numbers, "prediction")[:, 1:] - 1, 0).sum(1)
    columns = [
        trumps,
        plain.sum(1),
        hand[:, WIZARD : JESTER + 1],
        lengths / 4,
        trump.any(1)[:, None],
        cards[:, None] / 8,
        np.eye(ROUNDS + 1, dtype=np.float32)[cards.astype(int)],
        np.eye(SEATS, dtype=np.float32)[predicted.astype(int)],
        claimed[:, None] / 4,
        (claimed / cards)[:, None],
    ]
    return np.concatenate(columns, axis=1, dtype=np.float32)


class Network:
    """Two hidden layers, trained with Adam: features of a position → tens of points for each prediction."""

    def __init__(self, inputs: int, hidden: int, outputs: int, dice: np.random.Generator) -> None:
        sizes = [(inputs, hidden), (hidden, hidden), (hidden, outputs)]
        self.weights = [dice.normal(0, (2 / rows) ** 0.5, (rows, columns)).astype(np.float32) for rows, columns in sizes]
        self.weights[-1][:] = 0
        self.biases = [np.zeros(columns, np.float32) for _, columns in sizes]
        self.parameters = [*self.weights, *self.biases]
        self.means = [np.zeros_like(one) for one in self.parameters]
        self.squares = [np.zeros_like(one) for one in self.parameters]
        self.steps = 0

    def layers(self, inputs: np.ndarray) -> List[np.ndarray]:
        found = [inputs]
        for weights, bias in zip(self.weights[:-1], self.biases[:-1]):
            found.append(np.maximum(found[-1] @ weights + bias, 0))
        found.append(found[-1] @ self.weights[-1] + self.biases[-1])
        return found

    def __call__(self, inputs: np.ndarray) -> np.ndarray:
        return self.layers(inputs)[-1]

    def learn(self, inputs: np.ndarray, chosen: np.ndarray, brought: np.ndarray, rate: float) -> None:
        """Moves what is said of the chosen predictions towards what they brought."""
        layers = self.layers(inputs)
        many = np.arange(len(chosen))
        error = np.zeros_like(layers[-1])
        error[many, chosen] = (layers[-1][many, chosen] - brought) / len(chosen)
        slopes_of_weights, slopes_of_biases = [], []
        for weights, below in zip(reversed(self.weights), reversed(layers[:-1])):
            slopes_of_weights.insert(0, below.T @ error)
            slopes_of_biases.insert(0, error.sum(0))
            error = (error @ weights.T) * (below > 0)
        self.steps += 1
        slopes = [*slopes_of_weights, *slopes_of_biases]
        for one, slope, mean, square in zip(self.parameters, slopes, self.means, self.squares):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            steady = mean / (1 - 0.9**self.steps), square / (1 - 0.999**self.steps)
            one -= rate * steady[0] / (np.sqrt(steady[1]) + 1e-8)


class Learner:
    """Plays seat 0 of many games at once, and remembers what its predictions brought."""

    def __init__(self, games: int, seed: int, level: str, network: Network, dice: np.random.Generator) -> None:
        opponents = {seat: level for seat in range(1, SEATS)}
        self.env = conclave.BatchEnv(GAME, games=games, seed=seed, opponents=opponents)
        self.env.reset()
        self.network, self.dice = network, dice
        self.is_open = np.zeros(games, bool)
        self.inputs = np.zeros((games, network.weights[0].shape[0]), np.float32)
        self.chosen = np.zeros(games, np.int64)
        self.before = np.zeros(games, np.int64)
        self.moves = np.zeros(games, np.int64)

    def step(self, heat: float) -> List[Tuple[np.ndarray, np.ndarray, np.ndarray]]:
        """Makes a move in every game. `heat` is how freely it tries predictions, in tens of points; 0 is not at all.

        Answers the predictions whose rounds have ended: features, prediction, tens of points.
        """
        env, observations = self.env, self.env.observations
        ended = []
        predicts = env.masks[:, PREDICT]
        names = env.masks[:, TRUMP]
        plays = ~predicts & ~names
        if predicts.any():
            seen = observations[predicts]
            now = points_so_far(seen)
            ended.append(self.ended(predicts & self.is_open, now[self.is_open[predicts]]))
            inputs = features(seen)
            worth = self.network(inputs)
            if heat > 0:
                worth = worth + heat * self.dice.gumbel(size=worth.shape)
            worth[~env.masks[predicts, PREDICT : PREDICT + worth.shape[1]]] = -np.inf
            self.inputs[predicts], self.chosen[predicts] = inputs, worth.argmax(1)
            self.before[predicts], self.is_open[predicts] = now, True
            self.moves[predicts] = PREDICT + self.chosen[predicts]
        if names.any():
            self.moves[names] = name_trump(observations[names])
        if plays.any():
            self.moves[plays] = play_card(observations[plays], env.masks[plays])
        env.step(self.moves)
        if env.dones.any():
            ended.append(self.ended(env.dones, env.points[env.dones, 0] // 10))
            self.is_open[env.dones] = False
        return ended

    def ended(self, games: np.ndarray, points: np.ndarray) -> Tuple[np.ndarray, np.ndarray, np.ndarray]:
        return self.inputs[games], self.chosen[games], (points - self.before[games]).astype(np.float32)


class Progress(NamedTuple):
    """How it went in some seconds."""

    seconds: float
    games: int
    own: float
    others: float


def train(learner: Learner, minutes: float, report_every: float) -> List[Progress]:
    """Learns for some minutes, with less and less trying."""
    begun, told = time.perf_counter(), 0.0
    memory: List[Tuple[np.ndarray, np.ndarray, np.ndarray]] = []
    new, finished, progress, games = 0, [], [], 0
    while (seconds := time.perf_counter() - begun) < 60 * minutes:
        left = 1 - seconds / (60 * minutes)
        for rounds in learner.step(heat=0.15 + 0.85 * left):
            memory.append(rounds)
            new += len(rounds[1])
        if learner.env.dones.any():
            finished.append(learner.env.points[learner.env.dones].copy())
            games += len(finished[-1])
        # Every round that was played is looked at about four times, among those of the last while.
        if new >= 4096:
            inputs, chosen, brought = (np.concatenate(column) for column in zip(*memory))
            for _ in range(32):
                some = learner.dice.integers(len(chosen), size=512)
                learner.network.learn(inputs[some], chosen[some], brought[some], rate=1e-3 * max(left, 0.1))
            keep = slice(max(0, len(chosen) - 100_000), None)
            memory, new = [(inputs[keep], chosen[keep], brought[keep])], 0
        if finished and seconds - told >= report_every:
            points, told, finished = np.concatenate(finished), seconds, []
            progress.append(Progress(seconds, games, points[:, 0].mean(), points[:, 1:].mean()))
            now = progress[-1]
            print(f"{now.seconds:5.0f} s {now.games:8,} games   own {now.own:6.1f}   others {now.others:6.1f}", flush=True)
    return progress


def match(network: Network, level: str, games: int, seed: int) -> str:
    """Plays games without trying anything, and says what they came to."""
    learner = Learner(games, seed, level, network, np.random.default_rng(seed))
    points = np.zeros((games, SEATS))
    is_over = np.zeros(games, bool)
    while not is_over.all():
        learner.step(heat=0)
        new = learner.env.dones & ~is_over
        points[new] = learner.env.points[new]
        is_over |= new
    own, others = points[:, 0], points[:, 1:].mean(1)
    wins = (points[:, :1] >= points).all(1).mean()

    def mean(numbers: np.ndarray) -> str:
        return f"{numbers.mean():.1f} ± {numbers.std(ddof=1) / len(numbers) ** 0.5:.1f}"

    return (
        f"{games} games against three of level {level}: {mean(own)} points a game, "
        f"they {mean(others)}; lead {mean(own - others)}; first in {wins:.1%} of the games (± is the standard error)"
    )


def plot(progress: List[Progress], level: str) -> str:
    """The course of learning as an SVG picture."""
    width, height, left, bottom, top = 640, 360, 60, 310, 50
    values = [value for one in progress for value in (one.own, one.others)]
    low, high = 50 * np.floor(min(values) / 50), 50 * np.ceil(max(values) / 50)
    longest = progress[-1].seconds

    def place(seconds: float, value: float) -> str:
        x = left + (width - left - 30) * seconds / longest
        return f"{x:.1f},{bottom - (bottom - top) * (value - low) / max(high - low, 1):.1f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<text x="{left}" y="28" font-size="16">Points a game at Wizard while learning to predict</text>',
    ]
    for value in np.arange(low, high + 1, 50):
        x, y = place(0, value).split(",")
        lines.append(f'<line x1="{x}" y1="{y}" x2="{width - 30}" y2="{y}" stroke="#dddddd"/>')
        lines.append(f'<text x="{left - 8}" y="{float(y) + 4:.1f}" text-anchor="end">{value:.0f}</text>')
    for share in (0, 0.25, 0.5, 0.75, 1):
        x = place(share * longest, low).split(",")[0]
        lines.append(f'<text x="{x}" y="{bottom + 20}" text-anchor="middle">{share * longest:.0f} s</text>')
    for name, color, course in [
        ("learner", "#c0392b", [(one.seconds, one.own) for one in progress]),
        (f"{level}, mean of three", "#2c6fbb", [(one.seconds, one.others) for one in progress]),
    ]:
        lines.append(
            f'<polyline fill="none" stroke="{color}" stroke-width="2" points="{" ".join(place(*one) for one in course)}"/>'
        )
        x, y = place(*course[-1]).split(",")
        lines.append(f'<text x="{x}" y="{float(y) - 8:.1f}" text-anchor="end" fill="{color}">{name}</text>')
    return "\n".join([*lines, "</svg>\n"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=3, help="how long to learn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1024, help="how many games to play at once")
    parser.add_argument("--level", default="apprentice", help="the opponents: apprentice, adept")
    parser.add_argument("--match", type=int, default=4000, help="how many games the match at the end has")
    parser.add_argument("--plot", help="where to write a picture of the course, as SVG")
    wish = parser.parse_args()
    dice = np.random.default_rng(wish.seed)
    inputs = features(GAME.new_state(seed=0).observation()[None]).shape[1]
    network = Network(inputs, 64, ROUNDS + 1, dice)
    print("before:", match(network, wish.level, wish.match // 4, wish.seed + 1), flush=True)
    learner = Learner(wish.games, wish.seed, wish.level, network, dice)
    progress = train(learner, wish.minutes, report_every=max(1.0, wish.minutes * 60 / 40))
    print("after: ", match(network, wish.level, wish.match, wish.seed + 2))
    if wish.plot and progress:
        with open(wish.plot, "w") as file:
            file.write(plot(progress, wish.level))
        print(f"the course of learning is in {wish.plot}")


if __name__ == "__main__":
    main()
