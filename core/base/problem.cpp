#include "core/base/problem.h"

namespace broadside {

const char* nameOf(Severity severity) noexcept
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Info:
        return "info";
    }
    return "error";
}

std::string describe(const Problem& problem)
{
    std::string text;
    if (!problem.file.empty()) {
        text += problem.file;
        if (problem.line > 0)
            text += ":" + std::to_string(problem.line);
        if (problem.line > 0 && problem.column > 0)
            text += ":" + std::to_string(problem.column);
        text += ": ";
    } else if (problem.line > 0) {
        text += "line " + std::to_string(problem.line) + ", column " + std::to_string(problem.column) + ": ";
    }
    text += nameOf(problem.severity);
    text += ": " + problem.message.text();
    if (!problem.object.isNull())
        text += " (object " + std::to_string(problem.object.value) + ")";
    text += ".";
    if (!problem.remedy.empty())
        text += " " + problem.remedy.text() + ".";
    return text;
}

} // namespace broadside
