#pragma once

#include "core/base/problem.h"

#include <cstdint>
#include <memory>
#include <string>

/// @file
/// The bytes of a trace: in a file that is read in pieces, or in memory.

namespace broadside::trace {

class ByteSource {
public:
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;

    /// Current number of bytes; a file that a game is writing grows.
    [[nodiscard]] virtual std::uint64_t size() const = 0;
    /// Replaces `bytes` by `count` bytes from `offset` on, or fewer at the end. False if the file cannot be read.
    [[nodiscard]] virtual bool read(std::uint64_t offset, std::size_t count, std::string& bytes) const = 0;
};

/// Refuses folders, devices and files that cannot be opened. Reads no bytes of the file.
[[nodiscard]] Result<std::shared_ptr<const ByteSource>> openByteSource(const std::string& path);
[[nodiscard]] std::shared_ptr<const ByteSource> byteSourceOf(std::string bytes);

} // namespace broadside::trace
