#include "app/validate_command.h"

#include "app/output.h"
#include "core/base/text.h"
#include "core/debug/level_checks.h"
#include "core/io/project_files.h"
#include "core/io/project_reader.h"
#include "core/io/scene_reader.h"

#include <algorithm>
#include <filesystem>

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

/// Lines and columns of places in a text; quick for places that ascend.
class TextPlaces {
public:
    void show(Problem& problem, const SourceSlice& source)
    {
        const std::string_view text = *source.text;
        if (source.begin < m_end) {
            m_end = 0;
            m_line = 1;
        }
        m_line += static_cast<int>(std::ranges::count(text.substr(m_end, source.begin - m_end), '\n'));
        m_end = source.begin;
        const std::size_t lineBegin = text.substr(0, m_end).rfind('\n') + 1; // npos + 1 is 0
        problem.line = m_line;
        problem.column = 1 + static_cast<int>(m_end - lineBegin);
    }

private:
    std::size_t m_end = 0; // counted up to here
    int m_line = 1;
};

/// Of what it is about; null where that has none.
SourceSlice sourceOf(const LevelFinding& finding, const Scene& scene)
{
    if (!finding.objects.empty()) {
        const SceneObject* const object = scene.find(finding.objects.front());
        return object ? object->source : SourceSlice{};
    }
    const Template* const subject = templateNamed(scene.templates, finding.subject);
    return subject ? subject->object->source : SourceSlice{};
}

void addLevelFindings(const Scene& scene, const std::string& file, std::vector<Problem>& problems)
{
    const LevelReport report = checkLevel(scene);
    TextPlaces places;
    for (const LevelFinding& finding : report.findings) {
        Problem problem{finding.severity, file, 0, 0, {}, finding.message, finding.remedy};
        if (!finding.objects.empty())
            problem.object = finding.objects.front();
        if (const SourceSlice source = sourceOf(finding, scene); !source.isNull())
            places.show(problem, source);
        problems.push_back(std::move(problem));
    }
    for (std::size_t check = 0; check < kLevelChecks; ++check)
        if (const std::uint64_t count = report.unlisted[check]; count > 0)
            problems.push_back({Severity::Info,
                                file,
                                0,
                                0,
                                {},
                                std::string(titleOf(static_cast<LevelCheck>(check))) + ": " + groupedNumber(count) +
                                    " more of them are not listed",
                                "Mend those that are, and check again"});
    if (!report.isComplete)
        problems.push_back({Severity::Info,
                            file,
                            0,
                            0,
                            {},
                            "So much lies in each other, or has masks of its own, that not everything was looked at",
                            "Mend what is listed, and check again"});
}

/// What is found in files, one after the other.
class Validation {
public:
    void check(const std::string& file)
    {
        if (file.ends_with(kProjectSuffix))
            checkProject(file);
        else
            checkScene(file);
    }
    [[nodiscard]] std::size_t files() const noexcept { return m_files; }
    /// Remarks stand behind what is wrong in any of the files.
    [[nodiscard]] std::vector<Problem> take()
    {
        m_problems.insert(m_problems.end(), m_remarks.begin(), m_remarks.end());
        return std::move(m_problems);
    }

private:
    void checkScene(const std::string& file)
    {
        ++m_files;
        const SceneReading reading = readSceneFile(file);
        add(reading.problems);
        if (reading.scene)
            addLevelFindings(*reading.scene, file, m_remarks);
    }
    /// And the scenes that it lists.
    void checkProject(const std::string& file)
    {
        ++m_files;
        const ProjectReading reading = readProjectFile(file);
        add(reading.problems);
        if (!reading.project)
            return;
        const std::filesystem::path folder = std::filesystem::path(file).parent_path();
        for (const std::string& scene : reading.project->scenes)
            if (isThere(file, scene))
                checkScene((folder / scene).string());
        for (const std::string& asset : reading.project->assets)
            (void)isThere(file, asset);
    }
    [[nodiscard]] bool isThere(const std::string& project, const std::string& entry)
    {
        const std::optional<Problem> problem = entryProblem(project, entry);
        if (problem)
            m_problems.push_back(*problem);
        return !problem;
    }
    void add(const std::vector<Problem>& problems)
    {
        m_problems.insert(m_problems.end(), problems.begin(), problems.end());
    }

    std::size_t m_files = 0;
    std::vector<Problem> m_problems;
    std::vector<Problem> m_remarks;
};

Result<ExitCode> validate(const Arguments& arguments, Console& console)
{
    Validation validation;
    for (const std::string& file : arguments.operands())
        validation.check(file);
    const std::vector<Problem> problems = validation.take();
    if (arguments.has("--json"))
        printJson(console.out, problems);
    else
        printText(console.out, validation.files(), problems);
    if (std::ranges::any_of(problems, isUnreadable))
        return ExitCode::File;
    return std::ranges::any_of(problems, isError) ? ExitCode::Findings : ExitCode::Done;
}

} // namespace

Command validateCommand()
{
    return {
        {"validate", "FILE...", {}},
        "Check scenes and projects and say what is wrong, where, and what to do",
        "Also remarks on what is allowed, and likely to be a mistake: objects outside the world, static objects in\n"
        "each other, objects larger than a cell, masks that meet nothing, names that several objects share, and what\n"
        "is so fast that it passes through others.\n"
        "A project (*.broadside-project) is checked with all scenes that it lists; a file that is missing is an "
        "error.\n"
        "Exits with 1 when a file has an error, and with 3 when a file could not be read at all; warnings and infos\n"
        "alone are fine.",
        "broadside validate resources/scenes/cannon.broadside",
        validate};
}

} // namespace broadside
