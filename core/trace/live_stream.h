#pragma once

#include "core/base/problem.h"
#include "core/trace/trace_format.h"
#include "core/trace/trace_writer.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace broadside::trace {

/// Reads the stream of an attached game, in pieces of any size. The data are not trusted: an invalid header, and
/// messages that are too long or not allowed in a stream, end it with a problem.
///
/// Kept    preamble, header and frames, which together are a trace. They go to the sink at once, in pieces; no part of
///         a frame is held back. The content of frames is checked only by the reader of the trace.
/// Memory  a header of 1 MiB at most, and some hundred bytes.
/// Cost    O(bytes).
class LiveStream {
public:
    /// `name` is used in problems. When the sink accepts no more bytes, later frames are lost and counted.
    LiveStream(ByteSink sink, std::string name);

    /// The problem, if the data are invalid; the stream has then ended. @pre no problem was returned before
    [[nodiscard]] std::optional<Problem> take(std::string_view bytes);

    /// Nothing until the header has arrived.
    [[nodiscard]] const std::optional<TraceInfo>& info() const noexcept { return m_info; }
    /// Number of bytes that went to the sink, up to the end of the last complete message.
    [[nodiscard]] std::uint64_t whole() const noexcept { return m_whole; }
    [[nodiscard]] bool isInMessage() const noexcept { return m_head.size() > 0 || m_left > 0; }
    [[nodiscard]] std::uint64_t frames() const noexcept { return m_frames; } ///< Complete frames that were kept.
    [[nodiscard]] std::uint64_t lost() const noexcept { return m_lost; }     ///< Complete frames that were not kept.
    /// Frames that the game has left out since its start, as reported in its last frame.
    [[nodiscard]] std::uint64_t dropped() const noexcept { return m_dropped; }
    [[nodiscard]] bool isFull() const noexcept { return m_isFull; }     ///< No more frames are kept.
    [[nodiscard]] bool isPaused() const noexcept { return m_isPaused; } ///< The game's last report says so.
    [[nodiscard]] bool isClosed() const noexcept { return m_isClosed; } ///< The game has said that it ends.

private:
    [[nodiscard]] std::optional<Problem> takeBegin(std::string_view& bytes);
    [[nodiscard]] std::optional<Problem> takeHead(std::string_view& bytes);
    void takeBody(std::string_view& bytes);
    void endMessage();
    void keep(std::string_view bytes);
    [[nodiscard]] Problem problem(Message message, Message remedy) const;

    ByteSink m_sink;
    std::string m_name;
    std::string m_begin; // preamble and header, until they are complete
    std::optional<TraceInfo> m_info;
    std::string m_head;       // kind and length, until they are complete
    Kind m_kind = Kind::End;  // of the current message
    std::uint64_t m_left = 0; // its remaining bytes
    std::string m_tail;       // its last bytes
    std::uint64_t m_kept = 0; // bytes that went to the sink
    std::uint64_t m_whole = 0;
    std::uint64_t m_frames = 0;
    std::uint64_t m_lost = 0;
    std::uint64_t m_dropped = 0;
    bool m_isFull = false;
    bool m_isPaused = false;
    bool m_isClosed = false;
};

/// A request in the form that a game reads.
[[nodiscard]] std::string bytesOf(LiveRequest request, std::uint32_t number);

} // namespace broadside::trace
