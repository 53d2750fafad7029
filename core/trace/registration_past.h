#pragma once

#include "core/base/object_id.h"
#include "core/broadphase/grid_layout.h"
#include "core/trace/trace_reader.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace broadside::trace {

class TraceWorld;

/// The cells in which objects were registered in earlier frames. It reads these frames itself, so that the answer
/// depends only on the trace and the frame.
///
/// Frames  at most kMostFrames and about kMostBytes back. An unreadable frame cuts off all frames before it.
/// Cost    for consecutive frames, that of reading one frame; otherwise, that of reading all these frames.
class RegistrationPast {
public:
    static constexpr std::size_t kMostFrames = 600;
    static constexpr std::uint64_t kMostBytes = std::uint64_t{8} << 20;

    /// @pre the reader outlives this object
    explicit RegistrationPast(const TraceReader& reader);
    ~RegistrationPast();
    RegistrationPast(const RegistrationPast&) = delete;
    RegistrationPast& operator=(const RegistrationPast&) = delete;

    /// Whether the object was registered in these cells in an earlier frame in which they were right, and in all frames
    /// since. `cells`: those of the frame itself, in the order of RecordedBroadPhase::registeredRanges().
    [[nodiscard]] bool wasRight(std::size_t frame, ObjectId object, std::span<const CellRange> cells);

private:
    struct Registration {
        std::vector<CellRange> cells;
        std::optional<std::size_t> rightIn; ///< The last frame in which these cells were right.
    };
    using Registrations = std::unordered_map<ObjectId, Registration>;

    [[nodiscard]] std::size_t firstFrameFor(std::size_t frame) const;
    void readTo(std::size_t frame);
    void take(std::size_t frame);
    void forget();

    const TraceReader& m_reader;
    std::unique_ptr<TraceWorld> m_world;
    Registrations m_known;
    std::size_t m_from = 0; ///< First frame of the range that was read without a gap.
    std::size_t m_next = 0; ///< The frame after the last one that was read.
};

} // namespace broadside::trace
