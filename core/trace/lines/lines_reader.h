#pragma once

#include "core/base/problem.h"
#include "core/trace/byte_source.h"
#include "core/trace/lines/line_feed.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// JSON Lines of a game, made into a trace: a first line, then one frame a line. They can be printed by any language.
///
/// Broken lines  are named in a warning and left out. Names and kinds that they define are then unknown.
/// Recorded      Frames without "pairs" are left out if any frame has them: an empty list says that there are none.
///               Contacts, cells and registered boxes count only if all frames have them.
/// Invalid boxes are those of traces: the object is absent from the frame (FrameData::nowhere).
/// Memory        the longest line and its frame, the objects of the frames, and 64 MiB; the trace itself is on the disk
///               if it is larger.
/// Cost          O(bytes).

namespace broadside::trace {

struct LinesReading {
    std::shared_ptr<const ByteSource> trace; ///< Null if a problem is an error, and after a stop.
    /// In the order of the lines; at most 100, the last one says how many more there are.
    std::vector<Problem> problems;
    std::uint64_t frames = 0;
    std::uint64_t leftOut = 0; ///< Number of lines that are no part of the trace.

    /// @pre !trace, and no stop was requested
    [[nodiscard]] const Problem& firstError() const;
};

/// `name` is only used in problems. `progress` gets the number of bytes that were read so far.
[[nodiscard]] LinesReading readLines(const ByteFeed& feed, const std::string& name, const std::stop_token& stop = {},
                                     const std::function<void(std::uint64_t)>& progress = {});
[[nodiscard]] LinesReading readLines(std::string_view text, const std::string& name);
[[nodiscard]] LinesReading readLinesFile(const std::string& path, const std::stop_token& stop = {},
                                         const std::function<void(std::uint64_t)>& progress = {});
/// Whether the name or the first bytes of a file say that it has JSON Lines.
[[nodiscard]] bool isLinesFile(const std::string& path);

/// The feed of bytes in memory. @pre `text` outlives the feed
[[nodiscard]] ByteFeed feedOf(std::string_view text);

} // namespace broadside::trace
