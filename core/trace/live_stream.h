#pragma once

#include "core/base/problem.h"
#include "core/trace/trace_format.h"
#include "core/trace/trace_writer.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace broadside::trace {

/// What a game that is attached says, from pieces of any size as they come in. Trusts nobody: a header that is none,
/// and messages that are too long or do not belong there, end it with a problem.
///
/// Kept    what makes a trace: preamble, header and frames. It goes to the sink at once, piece by piece: of a frame,
///         nothing is held back. What is in frames is for the reader of the trace to judge.
/// Memory  a header of 1 MiB at most, beside that some hundred bytes.
/// Cost    O(bytes).
class LiveStream {
public:
    /// `name` goes into problems. When the sink does not take any more, frames are lost and counted from then on.
    LiveStream(ByteSink sink, std::string name);

    /// What is wrong, if anything; then it takes no more. @pre nothing was wrong before
    [[nodiscard]] std::optional<Problem> take(std::string_view bytes);

    /// Nothing before the game has said what it is.
    [[nodiscard]] const std::optional<TraceInfo>& info() const noexcept { return m_info; }
    /// Bytes that went to the sink, up to the end of the last whole message.
    [[nodiscard]] std::uint64_t whole() const noexcept { return m_whole; }
    [[nodiscard]] bool isInMessage() const noexcept { return m_head.size() > 0 || m_left > 0; }
    [[nodiscard]] std::uint64_t frames() const noexcept { return m_frames; } ///< Whole and kept.
    [[nodiscard]] std::uint64_t lost() const noexcept { return m_lost; }     ///< Whole, and not kept.
    /// Frames that the game has left out since it began, as its last frame says.
    [[nodiscard]] std::uint64_t dropped() const noexcept { return m_dropped; }
    [[nodiscard]] bool isFull() const noexcept { return m_isFull; }     ///< Nothing is kept any more.
    [[nodiscard]] bool isPaused() const noexcept { return m_isPaused; } ///< As the game says.

private:
    [[nodiscard]] std::optional<Problem> takeBegin(std::string_view& bytes);
    [[nodiscard]] std::optional<Problem> takeHead(std::string_view& bytes);
    void takeBody(std::string_view& bytes);
    void endMessage();
    void keep(std::string_view bytes);
    [[nodiscard]] Problem problem(std::string message, std::string remedy) const;

    ByteSink m_sink;
    std::string m_name;
    std::string m_begin; // preamble and header, until they are whole
    std::optional<TraceInfo> m_info;
    std::string m_head;       // kind and length, until they are whole
    Kind m_kind = Kind::End;  // of the message under way
    std::uint64_t m_left = 0; // bytes of it to come
    std::string m_tail;       // its last bytes
    std::uint64_t m_kept = 0; // bytes
    std::uint64_t m_whole = 0;
    std::uint64_t m_frames = 0;
    std::uint64_t m_lost = 0;
    std::uint64_t m_dropped = 0;
    bool m_isFull = false;
    bool m_isPaused = false;
};

/// A request as a game takes it.
[[nodiscard]] std::string bytesOf(LiveRequest request, std::uint32_t number);

} // namespace broadside::trace
