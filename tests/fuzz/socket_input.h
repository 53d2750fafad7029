#pragma once

#include "core/trace/live_stream.h"
#include "core/trace/trace_cursor.h"
#include "core/trace/trace_reader.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// @file
/// Arbitrary bytes from a socket, in pieces of any size, never crash the reader. The bytes that it keeps do not depend
/// on the pieces, and are a complete trace. Every problem has a remedy.

namespace broadside::fuzz {

struct Taken {
    std::string whole;
    std::uint64_t frames = 0;
    bool isRefused = false;
    friend bool operator==(const Taken&, const Taken&) = default;
};

inline Taken take(std::string_view bytes, std::size_t piece, const std::string& input)
{
    Taken taken;
    trace::LiveStream stream(
        [&](std::string_view more) {
            taken.whole += more;
            return true;
        },
        "socket");
    while (!bytes.empty() && !taken.isRefused) {
        const auto problem = stream.take(bytes.substr(0, piece));
        bytes.remove_prefix(std::min(piece, bytes.size()));
        taken.isRefused = problem.has_value();
        require(!problem || (!problem->message.empty() && !problem->remedy.empty()), "a problem says nothing", input);
    }
    require(stream.whole() <= taken.whole.size(), "more is whole than was kept", input);
    taken.whole.resize(static_cast<std::size_t>(stream.whole()));
    taken.frames = stream.frames();
    return taken;
}

/// The first byte of the input is the size of the pieces.
inline void checkSocket(const std::string& input)
{
    if (input.empty())
        return;
    const std::string_view bytes = std::string_view(input).substr(1);
    const Taken taken = take(bytes, std::size_t{1} + static_cast<unsigned char>(input[0]), input);
    require(taken == take(bytes, bytes.size() + 1, input), "pieces make a difference", input);
    if (taken.whole.empty())
        return;
    const auto reader = trace::TraceReader::open(trace::byteSourceOf(taken.whole), "socket");
    require(reader.ok(), "what was kept is no trace", input);
    require(reader->frames().size() <= taken.frames, "there are more frames than came", input);
    trace::TraceCursor cursor(*reader);
    for (std::size_t i = 0; i < std::min<std::size_t>(reader->frames().size(), 20); ++i)
        static_cast<void>(cursor.seek(i));
}

} // namespace broadside::fuzz
