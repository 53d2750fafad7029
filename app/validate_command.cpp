#include "app/validate_command.h"

#include "app/output.h"
#include "core/base/text.h"
#include "core/io/scene_reader.h"

#include <algorithm>

namespace broadside {
namespace {

void writeProblem(JsonWriter& json, const Problem& problem)
{
    json.beginObject();
    json.member("file", problem.file);
    json.member("line", problem.line);
    json.member("column", problem.column);
    json.key("object");
    if (problem.object.isNull())
        json.null();
    else
        json.value(problem.object.value);
    json.member("severity", nameOf(problem.severity));
    json.member("message", problem.message);
    json.member("remedy", problem.remedy);
    json.endObject();
}

void printJson(std::ostream& out, const std::vector<Problem>& problems)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.key("problems").beginArray(JsonWriter::Layout::Lines);
    for (const Problem& problem : problems)
        writeProblem(json, problem);
    json.endArray();
    json.endObject();
    print(out, json);
}

void printText(std::ostream& out, std::size_t files, const std::vector<Problem>& problems)
{
    for (const Problem& problem : problems)
        out << describe(problem) << '\n';
    const auto errors = static_cast<std::uint64_t>(std::ranges::count(problems, Severity::Error, &Problem::severity));
    out << countOf(files, "file") << " checked: " << countOf(errors, "error") << ", "
        << countOf(problems.size() - errors, "other remark") << ".\n";
}

bool isError(const Problem& problem) { return problem.severity == Severity::Error; }
/// What is wrong with the text of a file has a line; what is wrong with the file itself has none.
bool isUnreadable(const Problem& problem) { return isError(problem) && problem.line == 0; }

Result<ExitCode> validate(const Arguments& arguments, Console& console)
{
    std::vector<Problem> problems;
    for (const std::string& file : arguments.operands()) {
        const SceneReading reading = readSceneFile(file);
        problems.insert(problems.end(), reading.problems.begin(), reading.problems.end());
    }
    if (arguments.has("--json"))
        printJson(console.out, problems);
    else
        printText(console.out, arguments.operands().size(), problems);
    if (std::ranges::any_of(problems, isUnreadable))
        return ExitCode::File;
    return std::ranges::any_of(problems, isError) ? ExitCode::Findings : ExitCode::Done;
}

} // namespace

Command validateCommand()
{
    return {
        {"validate", "FILE...", {}},
        "Check scene files and say what is wrong, where, and what to do",
        "Exits with 1 when a file has an error, and with 3 when a file could not be read at all; warnings and infos\n"
        "alone are fine.",
        "broadside validate resources/scenes/cannon.broadside",
        validate};
}

} // namespace broadside
