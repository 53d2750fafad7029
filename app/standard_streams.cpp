#include "app/standard_streams.h"

#include "core/base/problem.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <iostream>
#include <system_error>
#include <unistd.h>

namespace broadside {

void keepStandardStreams() noexcept
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0) // open() returns the lowest free number, which is this one.
            static_cast<void>(::open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY));
}

void ignoreBrokenPipes() noexcept { std::signal(SIGPIPE, SIG_IGN); }

ExitCode finishStandardOutput(ExitCode code)
{
    errno = 0;
    std::cout.flush();
    if (std::cout.good())
        return code;
    if (errno == 0) // an earlier flush has failed: the same again
        static_cast<void>(::write(STDOUT_FILENO, "\n", 1));
    if (errno == EPIPE)
        return ExitCode::File;
    Problem problem;
    problem.message = "standard output cannot be written";
    if (errno != 0)
        problem.message += ": " + std::generic_category().message(errno);
    problem.remedy = "What was printed is not complete: free some space, or print to another place";
    std::cerr << "broadside: " << describe(problem) << '\n';
    return ExitCode::File;
}

} // namespace broadside
