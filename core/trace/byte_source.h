#pragma once

#include "core/base/problem.h"

#include <cstdint>
#include <memory>
#include <string>

/// @file
/// Where the bytes of a trace are: in a file that is read piece by piece, or in memory.

namespace broadside::trace {

class ByteSource {
public:
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;

    /// Bytes there are now; a file that a game is writing grows.
    [[nodiscard]] virtual std::uint64_t size() const = 0;
    /// Replaces `bytes` by those from `offset` on, `count` of them or as many as there are. False when the file cannot
    /// be read.
    [[nodiscard]] virtual bool read(std::uint64_t offset, std::size_t count, std::string& bytes) const = 0;
};

/// Of an open file, as ByteSource::read().
[[nodiscard]] bool readFrom(int descriptor, std::uint64_t offset, std::size_t count, std::string& bytes);
/// Refuses folders, devices and files that cannot be opened. Of the file's size, no part is read.
[[nodiscard]] Result<std::shared_ptr<const ByteSource>> openByteSource(const std::string& path);
[[nodiscard]] std::shared_ptr<const ByteSource> byteSourceOf(std::string bytes);

} // namespace broadside::trace
