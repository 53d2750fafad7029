#pragma once

#include "core/base/problem.h"
#include "core/trace/byte_source.h"
#include "core/trace/trace_format.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// @file
/// Opens traces without reading them completely: at first only header and index are read, for files of any size. Frames
/// are read on demand (trace_cursor.h).
///
/// Errors  have the byte, counted from 0, and a remedy. A file that ends in the middle of a message is read up to
///         that message, with a notice; an index that is missing or damaged is made again from the frames.
/// Cost    opening: O(frames) with an index. Without one, the first bytes of each frame are read, and all bytes of
///         compressed blocks.

namespace broadside::trace {

/// The position of a frame.
struct FramePlace {
    std::uint64_t offset = 0; ///< Offset of its message, or of its block, from the beginning of the file.
    std::uint64_t step = 0;
    double time = 0.0;         ///< Seconds.
    std::uint32_t length = 0;  ///< Length of that message, without its first eight bytes.
    std::uint32_t inBlock = 0; ///< Number of the frame in its block; the top bit is set for a keyframe.

    static constexpr std::uint32_t kKeyframeBit = 0x8000'0000U;
    [[nodiscard]] bool isKeyframe() const noexcept { return (inBlock & kKeyframeBit) != 0; }
    [[nodiscard]] std::uint32_t number() const noexcept { return inBlock & ~kKeyframeBit; }
    friend bool operator==(const FramePlace&, const FramePlace&) = default;
};
static_assert(sizeof(FramePlace) == kEntryBytes, "the index of a file is read as it is");

class TraceReader {
public:
    static constexpr std::uint64_t kAll = UINT64_MAX;

    /// Fails if the file is no trace, has a newer version, or ends before the end of the header. If the index is
    /// missing, about `mostBytes` are scanned at first, or more until there is a frame; scanOn() continues.
    [[nodiscard]] static Result<TraceReader> open(const std::string& path, std::uint64_t mostBytes = kAll);
    /// The same for bytes in memory. `name` is only used in problems.
    [[nodiscard]] static Result<TraceReader> open(std::shared_ptr<const ByteSource> source, std::string name,
                                                  std::uint64_t mostBytes = kAll);
    /// Whether a file begins like a trace.
    [[nodiscard]] static bool isTrace(const std::string& path);

    [[nodiscard]] const TraceInfo& info() const noexcept { return m_info; }
    [[nodiscard]] std::uint32_t version() const noexcept { return m_version; } ///< Version of its format.
    [[nodiscard]] const std::string& name() const noexcept { return m_name; }
    [[nodiscard]] const std::vector<FramePlace>& frames() const noexcept { return m_frames; }
    /// Warnings about the file: cut off, index made again, frames left out. In the order of discovery; after a hundred,
    /// the last one says that there are more.
    [[nodiscard]] const std::vector<Problem>& notices() const noexcept { return m_notices; }
    /// Looks for new frames. True if there are any.
    bool grow();
    /// All bytes that the file had when it was opened were scanned.
    [[nodiscard]] bool isScanned() const noexcept { return m_isScanned; }
    [[nodiscard]] std::uint64_t scannedBytes() const noexcept { return m_scanned; }
    /// Scans about this number of bytes more. @pre !isScanned()
    void scanOn(std::uint64_t mostBytes);

    /// The frame of a step, or the last one before it; nothing if the first frame is later.
    [[nodiscard]] std::optional<std::size_t> frameOfStep(std::uint64_t step) const;

    [[nodiscard]] const ByteSource& bytes() const noexcept { return *m_source; }
    [[nodiscard]] const std::shared_ptr<const ByteSource>& source() const noexcept { return m_source; }
    /// A problem at a byte of this file.
    [[nodiscard]] Problem problemAt(std::uint64_t byte, Message message, Message remedy) const;

private:
    TraceReader(std::shared_ptr<const ByteSource> source, std::string name);
    [[nodiscard]] std::optional<Problem> readHeader();
    /// False if there is no valid index at the end.
    [[nodiscard]] bool readIndex(std::uint64_t size);
    void scan(std::uint64_t mostBytes = kAll);
    void scanBlock(std::uint64_t offset, std::uint32_t length);
    void addFrame(const FramePlace& frame);
    void notice(std::uint64_t byte, Message message, Message remedy);

    std::shared_ptr<const ByteSource> m_source;
    std::string m_name;
    TraceInfo m_info;
    std::uint32_t m_version = 1;
    std::vector<FramePlace> m_frames;
    std::vector<Problem> m_notices;
    std::uint64_t m_scanned = 0; // all messages before this position are known
    bool m_isEnded = false;      // an index is at the end, so that no frames can follow
    bool m_isFull = false;       // the limit of frames is reached
    bool m_isScanned = true;
};

} // namespace broadside::trace
