#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace broadside::trace {

/// Reads at most `count` bytes and returns their number: 0 at the end, nothing if they cannot be read.
using ByteFeed = std::function<std::optional<std::size_t>(char* bytes, std::size_t count)>;

/// Divides a stream of bytes into lines. Memory: twice the longest line, at least 128 KiB.
class LineFeed {
public:
    static constexpr std::size_t kUsualMost = std::size_t{128} << 20;
    /// `most`: bytes of a line. Longer lines are not kept.
    explicit LineFeed(ByteFeed feed, std::size_t most = kUsualMost);

    /// Goes to the next line; false at the end, or if the bytes cannot be read.
    [[nodiscard]] bool next();
    /// The line without its line break. Valid until the next call of next().
    [[nodiscard]] std::string_view line() const noexcept { return m_line; }
    [[nodiscard]] bool isTooLong() const noexcept { return m_isTooLong; } ///< line() is then empty.
    [[nodiscard]] int number() const noexcept { return m_number; }        ///< The first line is 1.
    [[nodiscard]] bool hasFailed() const noexcept { return m_hasFailed; } ///< The bytes cannot be read.

private:
    [[nodiscard]] bool fill();

    ByteFeed m_feed;
    std::size_t m_most;
    std::string m_buffer;
    std::size_t m_begin = 0;    // of what has not been a line yet
    std::size_t m_searched = 0; // no line break before
    std::size_t m_end = 0;
    std::string_view m_line;
    int m_number = 0;
    bool m_isTooLong = false;
    bool m_isEnded = false;
    bool m_hasFailed = false;
};

} // namespace broadside::trace
