#pragma once

#include "core/trace/recording.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace broadside::trace {

/// A line in the log of a game.
struct LoggedLine {
    std::uint64_t step = 0;
    std::string text;
};

enum class LogDirection : std::uint8_t { Later, Earlier };

/// The nearest line that contains the text, in the frames after or before that of `step`. Upper and lower case of a to
/// z are equal. Unreadable frames are skipped. `tell` is called now and then with the share of the frames that were
/// searched. O(bytes of the searched frames). @pre the recording is not empty
[[nodiscard]] std::optional<LoggedLine> findInLog(const Recording& recording, std::string_view text, std::uint64_t step,
                                                  LogDirection direction, const std::stop_token& stop,
                                                  const std::function<void(double)>& tell);

} // namespace broadside::trace
