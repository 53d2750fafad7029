#include "app/scripts/time_limit.h"

#include "app/arguments.h"
#include "app/exit_code.h"
#include "app/messages/input_messages.h"
#include "core/io/unfinished_files.h"
#include "editor/scripts/script_run.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace broadside {

TimeLimit::TimeLimit(std::uint64_t seconds, ScriptStop& stop, std::string file)
    : m_file(std::move(file))
{
    if (seconds > 0)
        m_thread = std::thread([this, seconds, &stop] { watch(seconds, stop); });
}

TimeLimit::~TimeLimit()
{
    {
        const std::lock_guard lock(m_guard);
        m_hasEnded = true;
    }
    m_ending.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

void TimeLimit::watch(std::uint64_t seconds, ScriptStop& stop)
{
    constexpr std::chrono::seconds kPatience(2);
    const auto hasEnded = [this] { return m_hasEnded; };
    std::unique_lock lock(m_guard);
    if (m_ending.wait_for(lock, std::chrono::seconds(seconds), hasEnded))
        return;
    stop.stop();
    if (m_ending.wait_for(lock, kPatience, hasEnded))
        return;
    Problem problem = usageProblem(texts::cliFileScriptStuck(), texts::cliFileSmallerLists());
    problem.file = m_file;
    std::fprintf(stderr, "%s\n", describe(problem).c_str());
    removeUnfinishedFiles();
    std::_Exit(static_cast<int>(ExitCode::File));
}

} // namespace broadside
