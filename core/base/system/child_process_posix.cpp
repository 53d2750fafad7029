#include "core/base/system/child_process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <exception>
#include <new>
#include <poll.h>
#include <string_view>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace broadside {
namespace {

/// The end of a result. Without it, the work has left the process before its end, or closed the pipe.
constexpr std::string_view kWhole = "whole\n";

class SharedProgress {
public:
    SharedProgress()
        : m_memory(::mmap(nullptr, sizeof(ChildProgress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0))
    {
        if (m_memory != MAP_FAILED)
            new (m_memory) ChildProgress;
    }
    ~SharedProgress()
    {
        if (m_memory != MAP_FAILED)
            ::munmap(m_memory, sizeof(ChildProgress));
    }
    SharedProgress(const SharedProgress&) = delete;
    SharedProgress& operator=(const SharedProgress&) = delete;

    [[nodiscard]] bool isThere() const { return m_memory != MAP_FAILED; }
    [[nodiscard]] ChildProgress& value() const { return *static_cast<ChildProgress*>(m_memory); }

private:
    void* m_memory;
};

/// The child: never returns.
[[noreturn]] void work(const std::function<std::string(ChildProgress&)>& work, ChildProgress& progress, int output)
{
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS})
        std::signal(signal, SIG_DFL);
    const rlimit none{0, 0};
    (void)::setrlimit(RLIMIT_CORE, &none);
    (void)::dup2(STDERR_FILENO, STDOUT_FILENO);
    std::string result;
    try {
        result = work(progress) + std::string(kWhole);
    } catch (...) {
        std::abort();
    }
    for (std::size_t done = 0; done < result.size();) {
        const ssize_t written = ::write(output, result.data() + done, result.size() - done);
        if (written < 0 && errno != EINTR)
            break;
        done += written > 0 ? static_cast<std::size_t>(written) : 0;
    }
    ::_exit(0);
}

/// Reads all that the child writes. False if its progress stays the same for too long.
bool readAll(int input, ChildProgress& progress, std::chrono::milliseconds patience, std::chrono::milliseconds limit,
             std::string& bytes)
{
    const auto end = std::chrono::steady_clock::now() + limit;
    constexpr int kLookMs = 50;
    std::pair<std::uint64_t, std::uint64_t> last{progress.first, progress.second};
    auto changed = std::chrono::steady_clock::now();
    std::array<char, 1 << 16> buffer{};
    for (;;) {
        pollfd waiting{input, POLLIN, 0};
        const int ready = ::poll(&waiting, 1, kLookMs);
        if (ready > 0) {
            const ssize_t count = ::read(input, buffer.data(), buffer.size());
            if (count == 0)
                return true;
            if (count < 0 && errno != EINTR)
                return true;
            bytes.append(buffer.data(), static_cast<std::size_t>(count > 0 ? count : 0));
            changed = std::chrono::steady_clock::now();
            continue;
        }
        const std::pair<std::uint64_t, std::uint64_t> now{progress.first, progress.second};
        if (now != std::exchange(last, now))
            changed = std::chrono::steady_clock::now();
        const auto time = std::chrono::steady_clock::now();
        if (time - changed > patience || time > end)
            return false;
    }
}

} // namespace

ChildEnd runInChild(const std::function<std::string(ChildProgress&)>& job, std::chrono::milliseconds patience,
                    std::chrono::milliseconds limit)
{
    ChildEnd end;
    const SharedProgress progress;
    std::array<int, 2> pipe{-1, -1};
    if (!progress.isThere() || ::pipe(pipe.data()) != 0) {
        end.how = ChildEnd::How::Refused;
        return end;
    }
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(pipe[0]);
        work(job, progress.value(), pipe[1]);
    }
    ::close(pipe[1]);
    if (child < 0) {
        ::close(pipe[0]);
        end.how = ChildEnd::How::Refused;
        return end;
    }
    const bool isOver = readAll(pipe[0], progress.value(), patience, limit, end.result);
    ::close(pipe[0]);
    if (!isOver)
        ::kill(child, SIGKILL);
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    end.first = progress.value().first;
    end.second = progress.value().second;
    if (!isOver) {
        end.how = ChildEnd::How::Stuck;
        end.result.clear();
    } else if (!WIFEXITED(status) || !end.result.ends_with(kWhole)) {
        end.how = ChildEnd::How::Crashed;
        end.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
        end.result.clear();
    } else {
        end.result.resize(end.result.size() - kWhole.size());
    }
    return end;
}

} // namespace broadside
