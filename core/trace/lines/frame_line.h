#pragma once

#include "core/io/json/json_parser.h"
#include "core/trace/trace_format.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// @file
/// A frame, as one line of the JSON Lines of a game. The manual page
/// "Traces" has all keys. Keys that are not known are ignored.

namespace broadside::trace {

/// One frame, as its line says it. Lists keep their memory from line to line.
struct LineFrame {
    struct Object {
        ObjectId id;
        Aabb box;
        std::size_t offset = 0; ///< Of its id in the line.
    };
    /// A changed property of an object.
    template<class T>
    using Changes = std::vector<std::pair<ObjectId, T>>;

    std::vector<Object> objects; ///< In the order of the line; an id may be repeated.
    FrameData data;              ///< The step is valid only with hasStep.
    bool hasStep = false;
    bool hasPairs = false;
    bool hasContacts = false;
    bool hasCells = false;
    bool hasRegistered = false;
    std::optional<Aabb> world;                  ///< A new world.
    std::optional<std::vector<GridForm>> grids; ///< A new list of grids.
    Changes<std::string> names;
    Changes<bool> dynamic;
    Changes<std::uint32_t> categories;
    Changes<std::uint32_t> masks;
    /// The first number of a box that is NaN or infinite: its offset, and the id of the object.
    std::optional<std::pair<std::size_t, ObjectId>> invalid;

    void clear();
};

/// Replaces `frame`. The error, if the line is no frame. Cost: O(bytes).
[[nodiscard]] std::optional<JsonFault> readFrameLine(std::string_view line, LineFrame& frame);

} // namespace broadside::trace
