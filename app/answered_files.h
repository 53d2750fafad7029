#pragma once

#include "app/arguments.h"
#include "app/audit_output.h"
#include "app/console.h"
#include "app/file_answers.h"
#include "core/base/problem.h"

#include <optional>
#include <string>
#include <vector>

namespace broadside {

/// The answer about a file, or the problem that prevents it.
struct Answered {
    std::string file;
    std::optional<FileAnswer> answer;
    Problem problem;
    /// The recording has none of the steps that --steps names: no error if other files have some.
    bool lacksSteps = false;
    AuditVerdict verdict = {};
};

/// Appends --jobs.
void addJobsOption(std::vector<OptionInfo>& options);

/// How many files to answer at the same time. Error: no number from 1 on.
[[nodiscard]] Result<std::uint64_t> jobsFrom(const Arguments& arguments);

/// Answers about each operand, in the order of the command line; about a file that has several names once, with a note.
/// Notes and problems go to the console with the name of their file. --jobs of them are answered at the same time; the
/// result and the output do not depend on it. A file that needs too much memory next to others is answered again alone.
/// Errors: the first file for which the command line is wrong, and steps that no file has.
[[nodiscard]] Result<std::vector<Answered>> answerEach(const Arguments& arguments, Console& console,
                                                       const AnswerKind& kind);

} // namespace broadside
