#include "core/base/system/standard_streams.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace broadside {

void prepareStandardStreams() noexcept
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0) // open() returns the lowest free number, which is this one
            static_cast<void>(::open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY));
}

void ignoreSignalsOfWrites() noexcept
{
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

std::vector<std::string> wordsOf(int argc, char** argv) { return {argv + 1, argv + argc}; }

std::optional<std::size_t> readStandardInput(char* bytes, std::size_t count)
{
    for (;;) {
        const ssize_t got = ::read(STDIN_FILENO, bytes, count);
        if (got >= 0)
            return static_cast<std::size_t>(got);
        if (errno != EINTR)
            return std::nullopt;
    }
}

int writeStandardOutput(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t taken = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (taken < 0 && errno != EINTR)
            return errno;
        if (taken > 0)
            bytes.remove_prefix(static_cast<std::size_t>(taken));
    }
    return 0;
}

OutputToErrors::OutputToErrors()
    : m_output(::dup(STDOUT_FILENO))
{
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
}

OutputToErrors::~OutputToErrors()
{
    std::fflush(stdout);
    ::dup2(m_output, STDOUT_FILENO);
    ::close(m_output);
}

} // namespace broadside
