#include "app/standard_streams.h"

#include "app/messages/input_messages.h"
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
    problem.message = errno != 0 ? texts::cliOutputNotWrittenBecause(std::generic_category().message(errno))
                                 : texts::cliOutputNotWritten();
    problem.remedy = texts::cliOutputIncomplete();
    std::cerr << "broadside: " << describe(problem) << '\n';
    return ExitCode::File;
}

} // namespace broadside
