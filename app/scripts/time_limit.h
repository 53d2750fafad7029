#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

namespace broadside {

class ScriptStop;

/// Stops a script when its time is over. If it then does not end within two seconds, because a function of the language
/// cannot be interrupted, the program ends with a sentence and the exit code of an unreadable file.
class TimeLimit {
public:
    /// 0 seconds: no limit. @pre `stop` outlives this
    TimeLimit(std::uint64_t seconds, ScriptStop& stop, std::string file);
    ~TimeLimit();
    TimeLimit(const TimeLimit&) = delete;
    TimeLimit& operator=(const TimeLimit&) = delete;

private:
    void watch(std::uint64_t seconds, ScriptStop& stop);

    std::string m_file;
    std::mutex m_guard;
    std::condition_variable m_ending;
    bool m_hasEnded = false;
    std::thread m_thread;
};

} // namespace broadside
