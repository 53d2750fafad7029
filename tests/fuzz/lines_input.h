#pragma once

#include "core/trace/lines/lines_reader.h"
#include "core/trace/trace_cursor.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <string>

/// @file
/// Arbitrary text never crashes the reader of JSON Lines. Either it becomes a whole trace of which every frame can be
/// read, or there is an error. Each problem has line, column, message and remedy. The size of the pieces in which the
/// bytes arrive changes nothing.

namespace broadside::fuzz {

inline std::string bytesOf(const trace::LinesReading& reading)
{
    std::string bytes;
    if (reading.trace)
        require(reading.trace->read(0, static_cast<std::size_t>(reading.trace->size()), bytes),
                "the trace cannot be read", bytes);
    return bytes;
}

/// Checks any input. Aborts when a property is false.
inline void checkLines(const std::string& text)
{
    const trace::LinesReading reading = trace::readLines(text, "input");
    std::size_t errors = 0;
    for (const Problem& problem : reading.problems) {
        errors += problem.severity == Severity::Error ? 1U : 0U;
        require(!problem.message.empty() && !problem.remedy.empty() && problem.line > 0 && problem.column > 0,
                "a problem without place, message or remedy", text);
    }
    require((reading.trace == nullptr) == (errors > 0), "a trace beside an error, or neither", text);
    require(std::ranges::is_sorted(reading.problems, {}, &Problem::line), "problems are not in the order of the lines",
            text);
    std::string_view left = text;
    const trace::ByteFeed slowly = [&](char* bytes, std::size_t) -> std::optional<std::size_t> {
        const std::size_t count = left.copy(bytes, 7);
        left.remove_prefix(count);
        return count;
    };
    const trace::LinesReading again = trace::readLines(slowly, "input");
    require(again.problems == reading.problems && bytesOf(again) == bytesOf(reading), "pieces change the result", text);
    if (!reading.trace)
        return;
    const auto reader = trace::TraceReader::open(reading.trace, "input");
    require(reader.ok() && reader->notices().empty(), "the trace is not whole", text);
    require(reader->frames().size() == reading.frames && reading.frames > 0, "a frame is missing", text);
    trace::TraceCursor cursor(*reader);
    for (std::size_t i = 0; i < reader->frames().size(); ++i)
        require(!cursor.seek(i), "a frame cannot be read", text);
}

} // namespace broadside::fuzz
