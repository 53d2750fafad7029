#pragma once

#include "core/trace/trace_reader.h"

#include <cstddef>
#include <mutex>

namespace broadside::trace {

/// Whether a game leaves out pairs of two sleeping objects, as physics engines do: it says that objects sleep, and
/// never reports a pair of two that do. Several threads may use one object.
class SleeperPairs {
public:
    /// The first call reads all frames, up to the first such pair; later calls read only new frames.
    [[nodiscard]] bool areLeftOut(const TraceReader& reader);

private:
    std::mutex m_mutex;
    std::size_t m_read = 0; // frames
    bool m_isReported = false;
};

} // namespace broadside::trace
