#include "core/base/problem.h"

#include "core/base/problem_messages.h"

namespace broadside {
namespace {

const texts::Form<>& formOf(Severity severity) noexcept
{
    switch (severity) {
    case Severity::Error:
        break;
    case Severity::Warning:
        return texts::severityWarning;
    case Severity::Info:
        return texts::severityInfo;
    }
    return texts::severityError;
}

/// Empty if neither a file nor a line is known.
Message placeOf(const Problem& problem)
{
    const auto line = static_cast<std::uint64_t>(problem.line);
    const auto column = static_cast<std::uint64_t>(problem.column);
    if (problem.file.empty())
        return problem.line > 0 ? texts::problemLine(line, column) : Message();
    if (problem.line <= 0)
        return problem.file;
    return problem.column > 0 ? texts::problemPlace(problem.file, line, column)
                              : texts::problemFileAndLine(problem.file, line);
}

} // namespace

const char* nameOf(Severity severity) noexcept { return formOf(severity).text.data(); }

std::string describe(const Problem& problem)
{
    const Message message =
        problem.object.isNull() ? problem.message : texts::problemOfObject(problem.message, problem.object.value);
    const Message place = placeOf(problem);
    const Message severity = formOf(problem.severity)();
    const Message whole = place.empty() ? texts::problemWithoutPlace(severity, message)
                                        : texts::problemWithPlace(place, severity, message);
    return problem.remedy.empty() ? whole.text() : texts::problemWithRemedy(whole, problem.remedy).text();
}

} // namespace broadside
