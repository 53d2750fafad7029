#pragma once

#include "app/arguments.h"
#include "app/console.h"
#include "core/base/problem.h"

#include <cstdint>
#include <string>
#include <vector>

namespace broadside {

/// What `validate` says of a recording.
struct RecordingCheck {
    /// Up to the first damaged frame. A line that an audit would only warn of is an error here.
    std::vector<Problem> problems;
    bool isUnreadable = false; ///< The file cannot be read, so that nothing is known about what is in it.
    std::uint64_t frames = 0;  ///< Frames that can be read.
    std::uint64_t objects = 0; ///< Different ids in these frames.
};

/// Reads all frames of a recording. Notes about invalid data go to the console. Cost: O(bytes).
[[nodiscard]] RecordingCheck checkRecording(const std::string& path, const Arguments& arguments, Console& console);

} // namespace broadside
