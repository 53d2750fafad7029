#pragma once

#include "core/base/problem.h"
#include "core/debug/history/step_range.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// @file
/// The --json reports of audit and diagnose, read again so that merge can join them.

namespace broadside {

/// Keys and values of an object, in their order. Each value is JSON on one line.
using ReportFields = std::vector<std::pair<std::string, std::string>>;

/// The value of a key; empty if there is none.
[[nodiscard]] std::string_view fieldOf(const ReportFields& fields, std::string_view key);
void setField(ReportFields& fields, std::string_view key, std::string value);

/// A member of the object of a file.
struct ReportMember {
    enum class Form : std::uint8_t {
        Value,  ///< Any value, on one line.
        Counts, ///< An object, mostly of numbers, on one line.
        Rows,   ///< A list with an object on each line.
    };

    std::string key;
    Form form = Form::Value;
    std::string text;               ///< The value as JSON; empty for the other forms.
    std::vector<ReportFields> rows; ///< One row for an object.
};

/// What a report says about some steps of one file.
struct ReportPart {
    std::string report; ///< The path of the report.
    std::string file;
    std::vector<StepRange> steps; ///< Ascending; empty if the report does not name them.
    std::vector<ReportMember> members;
};

enum class ReportKind : std::uint8_t { Audit, Diagnosis };

struct ReadReport {
    ReportKind kind = ReportKind::Audit;
    std::vector<ReportPart> parts;
};

/// Reads a report. A report of one file that does not name the file is called like it: the report of game.bstrace is
/// game.bstrace.json, next to it. Errors: no JSON, not a report, and a report without the name of its file.
/// Cost: O(bytes). Long lists of findings stay text, and cost no more memory than in the file.
[[nodiscard]] Result<ReadReport> readReport(const std::string& path);
/// The same for a report in memory.
[[nodiscard]] Result<ReadReport> readReport(const std::string& path, const std::string& text);

} // namespace broadside
