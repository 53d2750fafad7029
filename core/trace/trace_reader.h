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
/// Opens traces lazily: what is read at first is the header and the index, whatever the size of the file. Frames are
/// read when somebody asks for them (trace_cursor.h).
///
/// Errors  name the byte, counted from 0, and what to do. A file that ends in the middle of a message loads as far as
///         it is whole, and says so; an index that is missing or damaged is made anew from the frames.
/// Cost    opening O(frames) with an index. Without one, a look at each frame; of compressed blocks, all of them.

namespace broadside::trace {

/// Where a frame is.
struct FramePlace {
    std::uint64_t offset = 0; ///< Of its message, or of the block that it is in, from the beginning of the file.
    std::uint64_t step = 0;
    double time = 0.0;         ///< Seconds.
    std::uint32_t length = 0;  ///< Of that message, without its first eight bytes.
    std::uint32_t inBlock = 0; ///< Number of the frame in the block; in the top bit, whether it is a keyframe.

    static constexpr std::uint32_t kKeyframeBit = 0x8000'0000U;
    [[nodiscard]] bool isKeyframe() const noexcept { return (inBlock & kKeyframeBit) != 0; }
    [[nodiscard]] std::uint32_t number() const noexcept { return inBlock & ~kKeyframeBit; }
    friend bool operator==(const FramePlace&, const FramePlace&) = default;
};
static_assert(sizeof(FramePlace) == kEntryBytes, "the index of a file is read as it is");

class TraceReader {
public:
    static constexpr std::uint64_t kAll = UINT64_MAX;

    /// Refused: what is no trace, of a newer version, or ends before there is a header. Where the index is missing,
    /// about `mostBytes` are looked through at first, or more until there is a frame: scanOn() goes on.
    [[nodiscard]] static Result<TraceReader> open(const std::string& path, std::uint64_t mostBytes = kAll);
    /// The same for bytes in memory. `name` only goes into problems.
    [[nodiscard]] static Result<TraceReader> open(std::shared_ptr<const ByteSource> source, std::string name,
                                                  std::uint64_t mostBytes = kAll);
    /// Whether a file begins as a trace does.
    [[nodiscard]] static bool isTrace(const std::string& path);

    [[nodiscard]] const TraceInfo& info() const noexcept { return m_info; }
    [[nodiscard]] const std::string& name() const noexcept { return m_name; }
    [[nodiscard]] const std::vector<FramePlace>& frames() const noexcept { return m_frames; }
    /// What is worth knowing of the file: cut short, index made anew, frames left out. Ordered as it was found; of
    /// more than a hundred, the last says that there are more.
    [[nodiscard]] const std::vector<Problem>& notices() const noexcept { return m_notices; }
    /// Looks for frames that came since. True when there are any.
    bool grow();
    /// All that the file had when it was opened has been looked through.
    [[nodiscard]] bool isScanned() const noexcept { return m_isScanned; }
    [[nodiscard]] std::uint64_t scannedBytes() const noexcept { return m_scanned; }
    /// Looks through about so many bytes more. @pre !isScanned()
    void scanOn(std::uint64_t mostBytes);

    /// The frame that a step is in, or the last one before it; nothing when the first comes later.
    [[nodiscard]] std::optional<std::size_t> frameOfStep(std::uint64_t step) const;

    [[nodiscard]] const ByteSource& bytes() const noexcept { return *m_source; }
    [[nodiscard]] const std::shared_ptr<const ByteSource>& source() const noexcept { return m_source; }
    /// A problem with this file at a byte.
    [[nodiscard]] Problem problemAt(std::uint64_t byte, std::string message, std::string remedy) const;

private:
    TraceReader(std::shared_ptr<const ByteSource> source, std::string name);
    [[nodiscard]] std::optional<Problem> readHeader();
    /// False when the file ends with none that can be trusted.
    [[nodiscard]] bool readIndex(std::uint64_t size);
    void scan(std::uint64_t mostBytes = kAll);
    void scanBlock(std::uint64_t offset, std::uint32_t length);
    void addFrame(const FramePlace& frame);
    void notice(std::uint64_t byte, std::string message, std::string remedy);

    std::shared_ptr<const ByteSource> m_source;
    std::string m_name;
    TraceInfo m_info;
    std::vector<FramePlace> m_frames;
    std::vector<Problem> m_notices;
    std::uint64_t m_scanned = 0; // up to here all messages are known
    bool m_isEnded = false;      // an index stands at the end, or nothing can follow what is damaged
    bool m_isFull = false;       // of frames
    bool m_isScanned = true;
};

} // namespace broadside::trace
