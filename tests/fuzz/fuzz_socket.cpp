#include "core/trace/live_stream.h"
#include "core/trace/trace_cursor.h"
#include "core/trace/trace_reader.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

/// @file
/// Arbitrary bytes over a socket, in pieces of any size, never crash the reader; what it keeps does not depend on the
/// pieces, and is a trace that is whole; a problem says what to do.

namespace {

using namespace broadside;
using namespace broadside::trace;

void require(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "fuzz_socket: %s\n", what);
    std::abort();
}

struct Taken {
    std::string whole;
    std::uint64_t frames = 0;
    bool isRefused = false;
    friend bool operator==(const Taken&, const Taken&) = default;
};

Taken take(std::string_view bytes, std::size_t piece)
{
    Taken taken;
    LiveStream stream(
        [&](std::string_view more) {
            taken.whole += more;
            return true;
        },
        "socket");
    while (!bytes.empty() && !taken.isRefused) {
        const auto problem = stream.take(bytes.substr(0, piece));
        bytes.remove_prefix(std::min(piece, bytes.size()));
        taken.isRefused = problem.has_value();
        require(!problem || (!problem->message.empty() && !problem->remedy.empty()), "a problem says nothing");
    }
    require(stream.whole() <= taken.whole.size(), "more is whole than was kept");
    taken.whole.resize(static_cast<std::size_t>(stream.whole()));
    taken.frames = stream.frames();
    return taken;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    const Taken taken = take(bytes, std::size_t{1} + data[0]);
    require(taken == take(bytes, bytes.size() + 1), "pieces make a difference");
    if (taken.whole.empty())
        return 0;
    const auto reader = TraceReader::open(byteSourceOf(taken.whole), "socket");
    require(reader.ok(), "what was kept is no trace");
    require(reader->frames().size() <= taken.frames, "there are more frames than came");
    TraceCursor cursor(*reader);
    for (std::size_t i = 0; i < std::min<std::size_t>(reader->frames().size(), 20); ++i)
        static_cast<void>(cursor.seek(i));
    return 0;
}
