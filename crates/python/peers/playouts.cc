// Random games of OpenSpiel in C++, from the first card dealt to the last one played: the pair of `conclave bench`.
// Usage: playouts GAME SECONDS SEED. Prints the decisions of players and the seconds they took.

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

#include "open_spiel/abseil-cpp/absl/random/distributions.h"
#include "open_spiel/spiel.h"

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: playouts GAME SECONDS SEED\n");
    return 2;
  }
  const auto game = open_spiel::LoadGame(argv[1]);
  const double enough = std::atof(argv[2]);
  std::mt19937 dice(static_cast<unsigned>(std::atol(argv[3])));
  long decisions = 0;
  double seconds = 0;
  const auto begun = std::chrono::steady_clock::now();
  while (seconds < enough) {
    // A look at the clock now and then is enough.
    for (int i = 0; i < 16; ++i) {
      const auto state = game->NewInitialState();
      while (!state->IsTerminal()) {
        // Cards are dealt evenly in these games, so chance needs no weights.
        const std::vector<open_spiel::Action> actions = state->LegalActions();
        decisions += state->IsChanceNode() ? 0 : 1;
        state->ApplyAction(actions[absl::Uniform<size_t>(dice, 0, actions.size())]);
      }
    }
    seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  }
  std::printf("%ld %.6f\n", decisions, seconds);
  return 0;
}
