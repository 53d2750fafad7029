#pragma once

#include "core/trace/lines/frame_line.h"
#include "core/trace/trace_writer.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace broadside::trace {

/// The objects of a frame of JSON Lines with what earlier lines said of them.
class FrameMaker {
public:
    /// Takes the names and the like of the frame, and the places of its objects. The error, if an object is there
    /// twice, or if too many objects have names. Cost: O(objects).
    [[nodiscard]] std::optional<JsonFault> take(const LineFrame& frame);
    /// The objects of the last frame. Valid until the next call of take().
    [[nodiscard]] std::span<const WrittenObject> objects() const noexcept { return m_objects; }

private:
    struct Known {
        std::shared_ptr<const Definition> definition;
        std::uint64_t seen = 0; ///< Number of the last frame that had it.
        bool isDefined = false; ///< By a line, so that it must be kept.
    };
    template<class T>
    void define(const LineFrame::Changes<T>& changes, T Definition::*member);
    [[nodiscard]] Known& knownOf(ObjectId id);
    void forgetAbsent();

    std::unordered_map<ObjectId, Known> m_known;
    std::vector<Known*> m_order; ///< Of the objects of the last frame.
    std::vector<WrittenObject> m_objects;
    std::size_t m_defined = 0;
    std::uint64_t m_frame = 0;
};

} // namespace broadside::trace
