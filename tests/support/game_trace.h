#pragma once

#include "tests/trace/naive_grid_game.h"

#include <QString>

#include <string>

namespace broadside::test {

/// Writes `frames` frames of the naive game to a file, through the header that games use. `seed`: another world.
inline void writeGameTrace(const QString& path, naive_grid_game::Bug bug, int frames, std::uint32_t seed = 7)
{
    naive_grid_game::Game game(bug, seed);
    bst_trace* trace = game.openTrace(path.toStdString());
    for (int i = 0; i < frames; ++i) {
        game.trace(trace);
        game.step();
    }
    bst_close(trace);
}

} // namespace broadside::test
