#pragma once

#include "core/trace/bytes.h"
#include "core/trace/trace_header.h"

#include <string>
#include <string_view>

/// @file
/// Several frames in one compressed message.

namespace broadside::trace {

/// The messages in a block. `bytes` are those of its message, without the first eight.
[[nodiscard]] Decoded<std::string> decompressedBlock(std::string_view bytes);

/// Calls `visit(frame)` with the bytes of each frame, without the first eight of its message, until it returns false.
/// Stops at an incomplete message.
template<class Visit>
void forEachFrameIn(std::string_view messages, Visit&& visit)
{
    ByteReader reader(messages);
    while (reader.left() > 0) {
        const auto kind = reader.take<std::uint32_t>();
        const auto length = reader.take<std::uint32_t>();
        const std::string_view message = reader.takeBytes(length);
        if (!reader.isGood())
            return;
        const bool isFrame = kind == static_cast<std::uint32_t>(Kind::Frame) && length >= kFrameBytes;
        if (isFrame && !visit(message))
            return;
    }
}

} // namespace broadside::trace
