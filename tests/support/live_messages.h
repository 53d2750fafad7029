#pragma once

#include "core/trace/bytes.h"
#include "core/trace/trace_header.h"

#include <cstdint>
#include <string>

/// @file
/// The messages of games, and of programs that pretend to be games, in bytes.

namespace broadside::test {

/// `length` is the length in the header of the message, which may be wrong.
inline std::string message(std::uint32_t kind, std::uint32_t length, const std::string& body)
{
    std::string bytes;
    trace::ByteWriter writer(bytes);
    writer.put(kind);
    writer.put(length);
    return bytes + body;
}

inline std::string beginning(std::uint32_t version = trace::kVersion, const std::string& program = "Pretender")
{
    trace::TraceInfo info;
    info.program = program;
    std::string header;
    trace::putHeader(info, header);
    std::string bytes(trace::kMagic);
    trace::ByteWriter writer(bytes);
    writer.put(version);
    writer.put(std::uint32_t{0});
    return bytes +
           message(static_cast<std::uint32_t>(trace::Kind::Header), static_cast<std::uint32_t>(header.size()), header);
}

/// A keyframe without objects.
inline const std::string& emptyKeyframe()
{
    static const std::string frame = message(2, 24, std::string(16, '\0') + std::string("\1\0\0\0\0\0\0\0", 8));
    return frame;
}

} // namespace broadside::test
