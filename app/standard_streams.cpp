#include "app/standard_streams.h"

#include "core/base/problem.h"
#include "core/base/system/standard_streams.h"

#include <cerrno>
#include <iostream>
#include <system_error>

namespace broadside {

ExitCode finishStandardOutput(ExitCode code)
{
    errno = 0;
    std::cout.flush();
    if (std::cout.good())
        return code;
    if (errno == 0) // an earlier flush has failed: the same again
        errno = writeStandardOutput("\n");
    if (errno == EPIPE)
        return ExitCode::File;
    Problem problem;
    std::string message = "Standard output cannot be written";
    if (errno != 0)
        message += ": " + std::generic_category().message(errno);
    problem.message = std::move(message);
    problem.remedy = "What was printed is not complete: free some space, or print to another place";
    std::cerr << "broadside: " << describe(problem) << '\n';
    return ExitCode::File;
}

} // namespace broadside
