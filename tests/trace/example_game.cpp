#include "tests/trace/naive_grid_game.h"

#include <csignal>
#include <cstdlib>
#include <ctime>

namespace {

volatile std::sig_atomic_t hasToEnd = 0;

} // namespace

/// The naive game as an endless program: example_game NAME sends its frames to the window that listens under NAME. It
/// has the bug that asteroids are put into the grid when they appear, but not again when they move. SIGTERM ends it in
/// good order.
int main(int argc, char** argv)
{
    if (argc != 2)
        return EXIT_FAILURE;
    naive_grid_game::Game game(naive_grid_game::Bug::ForgetsToMove);
    bst_settings settings = naive_grid_game::Game::settings(naive_grid_game::Bug::ForgetsToMove);
    settings.can_pause = 1;
    bst_trace* trace = bst_open_socket(argv[1], &settings);
    if (trace == nullptr)
        return EXIT_FAILURE;
    const timespec turn{0, 4'000'000};
    std::signal(SIGTERM, [](int) { hasToEnd = 1; });
    while (hasToEnd == 0) {
        if (bst_poll(trace) != 0) {
            game.trace(trace);
            game.step();
        }
        nanosleep(&turn, nullptr);
    }
    bst_close(trace);
}
