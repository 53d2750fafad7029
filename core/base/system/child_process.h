#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

namespace broadside {

/// Numbers that a child process writes and its parent reads, also after a crash of the child.
struct ChildProgress {
    volatile std::uint64_t first = 0;
    volatile std::uint64_t second = 0;
};

struct ChildEnd {
    enum class How : std::uint8_t {
        Done,    ///< The work came to its end.
        Crashed, ///< A signal ended the process, or the work left it by itself.
        Stuck,   ///< It took too long, and the process was ended.
        Refused, ///< The system has no room for another process.
    };
    How how = How::Done;
    int signal = 0;     ///< Of a crash; 0 if the process left by itself.
    std::string result; ///< What the work returned; empty if it did not come to its end.
    std::uint64_t first = 0;
    std::uint64_t second = 0; ///< The progress at the end.
};

/// Does some work in a copy of this process. This process survives if the work crashes, never ends, or writes into
/// wrong memory. What the work prints on standard output goes to standard error. `patience`: how long the progress may
/// stay the same; `limit`: how long all may take. POSIX only.
[[nodiscard]] ChildEnd runInChild(const std::function<std::string(ChildProgress&)>& work,
                                  std::chrono::milliseconds patience,
                                  std::chrono::milliseconds limit = std::chrono::hours(24));

} // namespace broadside
