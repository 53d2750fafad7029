#pragma once

#include "core/base/problem.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace broadside::report {

struct RecordingCut {
    std::string bytes;
    std::uint64_t states = 0; ///< Number of objects, counted in each frame.
};

/// The frames first..last of a recording as a trace. They keep the steps that Recording::stepOf() gives. Error: a frame
/// that cannot be read. Cost: O(objects) for each frame. @pre first <= last < frameCount()
[[nodiscard]] Result<RecordingCut> cutOf(const trace::Recording& recording, std::size_t first, std::size_t last);

} // namespace broadside::report
