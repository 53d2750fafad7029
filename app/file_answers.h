#pragma once

#include "app/arguments.h"
#include "app/audit_output.h"
#include "app/console.h"
#include "app/exit_code.h"
#include "app/open_steps.h"
#include "app/reports/check_report.h"
#include "core/base/message/fixed_words.h"
#include "core/io/json/json_writer.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

/// @file
/// Answers of audit and diagnose about one file or many. The answer about one file is the same as among many. Many
/// answers share one exit code, one set of reports and one JSON object; `merge` joins such objects.

namespace broadside {

/// What a command found in one file. Its functions can be called after the file was closed.
struct FileAnswer {
    StepRange steps;              ///< The steps that were looked at, both included.
    CheckReport report;           ///< Its findings; see needsFindings().
    std::uint64_t found = 0;      ///< What counts for the exit code, accepted or not.
    std::uint64_t missed = 0;     ///< Missed pairs, counted in each step.
    std::uint64_t sum = 0;        ///< The number that AnswerKind::sumKey adds up.
    std::uint64_t unreported = 0; ///< Missed pairs that count in `found` and are in no finding.
    /// Says that the recording has none of the asked steps. Then nothing else is set.
    std::optional<Problem> noSteps = {};
    /// Writes the members of the file's JSON object.
    std::function<void(JsonWriter&, const AuditVerdict&)> write;
    std::function<void(std::ostream&, const AuditVerdict&)> print;
    std::string mergeable = {}; ///< The last member "mergeable" of that object, as JSON; empty: it has none.
};

/// A command that answers about files.
struct AnswerKind {
    std::string_view sumKey;  ///< "findings" or "missed": the number that the object of many files has in total.
    FixedWords sumTitle;      ///< "Findings": the same for a text.
    bool countsSteps = false; ///< A finding counts in each step; otherwise it counts once.
    /// The answer about the only operand. Notes go to the console. Several threads may call it at once.
    Result<FileAnswer> (*answer)(const Arguments& arguments, Console& console);
    CheckReport (*unreadable)(const std::string& file, const Problem& problem);
};

/// True if a report, or an option that chooses among findings, was given. Otherwise FileAnswer::report can be empty.
[[nodiscard]] bool needsFindings(const Arguments& arguments);

/// True if the JSON objects are written for merge: with --mergeable, and for a range of steps.
[[nodiscard]] bool isMergeable(const Arguments& arguments);

/// Appends --mergeable, --max-missed, --ignore, --only and --jobs.
void addFileOptions(std::vector<OptionInfo>& options);

/// The steps of the options that the file has.
[[nodiscard]] StepRange answeredSteps(const OpenedSteps& opened);

/// The answer about a recording that has none of the asked steps. @pre opened.noSteps
[[nodiscard]] FileAnswer answerWithoutSteps(const OpenedSteps& opened);

/// Answers about all operands. One file: its answer, or its problem. Several: all answers in the order of the command
/// line, also if some files cannot be read; ExitCode::File if there are such files. A file without the asked steps is
/// left out, with a note. Errors: what is wrong with the
/// command line, and a report that cannot be written.
[[nodiscard]] Result<ExitCode> answerFiles(const Arguments& arguments, Console& console, const AnswerKind& kind);

/// The JSON object of an answer about the file, with its name and its steps, as among those of many files. The options
/// say which findings count, but no report is written. @pre the answer has steps
[[nodiscard]] Result<std::string> jsonOfAnswer(const Arguments& arguments, Console& console, const AnswerKind& kind,
                                               const std::string& file, FileAnswer answer);

/// "file": ..., "steps": [[first, last], ...]: which part of which file a report is about.
void writePart(JsonWriter& json, std::string_view file, std::span<const StepRange> steps);

} // namespace broadside
