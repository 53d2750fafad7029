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

/// What the frames before one say of the cells in which objects are registered. It reads them on its own, whatever else
/// was looked at: the answer depends on the trace and the frame alone.
///
/// Frames  at most kMostFrames and about kMostBytes back; a frame that cannot be read cuts off those before it.
/// Cost    frame by frame, that of reading one; else that of reading so many.
class RegistrationPast {
public:
    static constexpr std::size_t kMostFrames = 600;
    static constexpr std::uint64_t kMostBytes = std::uint64_t{8} << 20;

    /// The reader must outlive it.
    explicit RegistrationPast(const TraceReader& reader);
    ~RegistrationPast();
    RegistrationPast(const RegistrationPast&) = delete;
    RegistrationPast& operator=(const RegistrationPast&) = delete;

    /// The object was in these cells in some frame before this one, when that was right, and has been ever since.
    /// `cells`: those of the frame itself, in the order of RecordedBroadPhase::rangesOf().
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
    std::size_t m_from = 0; ///< The first frame that was read without a gap since.
    std::size_t m_next = 0; ///< The frame after the last that was read.
};

} // namespace broadside::trace
