#include "core/trace/log_search.h"

#include "core/base/text_search.h"
#include "core/trace/trace_cursor.h"

#include <algorithm>

namespace broadside::trace {
namespace {

constexpr std::size_t kBetweenNews = 8; // blocks between two calls of `tell`

/// Searches the frames from `first` on, before `end`, for the first or last one with such a line.
std::optional<LoggedLine> searchBlock(const Recording& recording, TraceCursor& cursor, std::string_view text,
                                      std::size_t first, std::size_t end, LogDirection direction)
{
    std::optional<LoggedLine> found;
    for (std::size_t i = first; i < end && !(found && direction == LogDirection::Later); ++i) {
        if (cursor.seek(i))
            continue;
        for (const std::string& line : cursor.frame().log)
            if (containsText(line, text)) {
                found = LoggedLine{recording.stepOf(i), line};
                break;
            }
    }
    return found;
}

} // namespace

std::optional<LoggedLine> findInLog(const Recording& recording, std::string_view text, std::uint64_t step,
                                    LogDirection direction, const std::stop_token& stop,
                                    const std::function<void(double)>& tell)
{
    TraceCursor cursor(recording.reader());
    const std::size_t here = recording.frameOf(step);
    const bool isLater = direction == LogDirection::Later;
    const std::size_t count = isLater ? recording.frameCount() - here - 1 : here;
    for (std::size_t done = 0, blocks = 0; done < count && !stop.stop_requested(); ++blocks) {
        const std::size_t some = std::min(count - done, kUsualBlock);
        const std::size_t first = isLater ? here + 1 + done : here - done - some;
        if (auto found = searchBlock(recording, cursor, text, first, first + some, direction))
            return found;
        done += some;
        if (blocks % kBetweenNews == 0)
            tell(static_cast<double>(done) / static_cast<double>(count));
    }
    return std::nullopt;
}

} // namespace broadside::trace
