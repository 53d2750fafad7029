#pragma once

#include "core/trace/recording.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace broadside::trace {

/// A line that a game logged.
struct LoggedLine {
    std::uint64_t step = 0;
    std::string text;
};

enum class LogDirection : std::uint8_t { Later, Earlier };

/// The nearest line that contains a text, capitals or not (of a to z), in the frames after or before that of `step`. A
/// frame that cannot be read says nothing. `tell` hears the share of the frames that were looked through, now and then.
/// O(bytes of the frames looked through). @pre the recording is not empty
[[nodiscard]] std::optional<LoggedLine> findInLog(const Recording& recording, std::string_view text, std::uint64_t step,
                                                  LogDirection direction, const std::stop_token& stop,
                                                  const std::function<void(double)>& tell);

} // namespace broadside::trace
