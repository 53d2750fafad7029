#include "app/commands/validate_command.h"

#include "app/commands/check_output.h"
#include "app/help/command_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/messages/rule_messages.h"
#include "app/output.h"
#include "app/recording_check.h"
#include "app/recording_file.h"
#include "app/reports/text_places.h"
#include "app/window/window_part.h"
#include "core/base/count_text.h"
#include "core/base/message/common_messages.h"
#include "core/base/message/name_messages.h"
#include "core/base/system/file_path.h"
#include "core/base/utf8.h"
#include "core/broadphase/broad_phase.h"
#include "core/debug/level_checks.h"
#include "core/io/project/project_files.h"
#include "core/io/project/project_reader.h"
#include "core/io/scene/scene_lines.h"
#include "core/levels/level_files.h"
#include "core/levels/level_formats.h"
#include "core/levels/level_path.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <span>
#include <unordered_set>

namespace broadside {
namespace {

void writeProblem(JsonWriter& json, const Problem& problem, const bool* isAccepted)
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
    if (const std::string_view id = problem.message.id(); !id.empty())
        json.member("id", id);
    json.member("message", problem.message.text());
    writeMessage(json, "remedy", problem.remedy);
    if (isAccepted)
        json.member("accepted", *isAccepted);
    json.endObject();
}

/// What is in a recording.
struct CheckedRecording {
    std::string file;
    std::uint64_t frames = 0;
    std::uint64_t objects = 0;
};

/// What is in a scene, or in a level as the scene that it becomes.
struct CheckedScene {
    std::string file;
    std::uint64_t objects = 0;
};

/// What is in the files that could be read.
struct CheckedContents {
    std::vector<CheckedScene> scenes;
    std::vector<CheckedRecording> recordings;
};

/// @pre the report has a finding for each problem, in the same order
void printJson(std::ostream& out, const CheckReport& report, const std::vector<Problem>& problems,
               const CheckedContents& contents, bool hasBaseline)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.key("problems").beginArray(JsonWriter::Layout::Lines);
    for (std::size_t i = 0; i < problems.size(); ++i)
        writeProblem(json, problems[i], hasBaseline ? &report.findings[i].isAccepted : nullptr);
    json.endArray();
    if (!contents.scenes.empty()) {
        json.key("scenes").beginArray(JsonWriter::Layout::Lines);
        for (const CheckedScene& each : contents.scenes) {
            json.beginObject();
            json.member("file", each.file).member("objects", each.objects);
            json.endObject();
        }
        json.endArray();
    }
    if (!contents.recordings.empty()) {
        json.key("recordings").beginArray(JsonWriter::Layout::Lines);
        for (const CheckedRecording& each : contents.recordings) {
            json.beginObject();
            json.member("file", each.file).member("frames", each.frames).member("objects", each.objects);
            json.endObject();
        }
        json.endArray();
    }
    json.endObject();
    print(out, json);
}

void printText(std::ostream& out, std::size_t files, const std::vector<Problem>& problems,
               const CheckedContents& contents)
{
    for (const Problem& problem : problems)
        out << describe(problem) << '\n';
    for (const CheckedScene& each : contents.scenes)
        out << texts::cliValidateScene(each.file, texts::objectCount(each.objects)).text() << '\n';
    for (const CheckedRecording& each : contents.recordings)
        out << texts::cliValidateRecording(each.file, texts::frameCount(each.frames), texts::objectCount(each.objects))
                   .text()
            << '\n';
    const auto errors = static_cast<std::uint64_t>(std::ranges::count(problems, Severity::Error, &Problem::severity));
    out << texts::cliValidateSum(texts::cliFiles(files), texts::cliValidateErrors(errors),
                                 texts::cliValidateRemarks(problems.size() - errors))
               .text()
        << '\n';
}

bool isError(const Problem& problem) { return problem.severity == Severity::Error; }
/// A problem in the text of a file has a line; a problem of the file itself has none.
bool isUnreadable(const Problem& problem) { return isError(problem) && problem.line == 0; }

/// The place of the finding's object or template; null if it has none.
SourceSlice sourceOf(const LevelFinding& finding, const Scene& scene)
{
    if (!finding.objects.empty()) {
        const SceneObject* const object = scene.find(finding.objects.front());
        return object ? object->source : SourceSlice{};
    }
    const Template* const subject = templateNamed(scene.templates, finding.subject);
    return subject ? subject->object->source : SourceSlice{};
}

/// A problem, with its rule and identity for reports.
struct Checked {
    Problem problem;
    std::string_view rule;
    std::string identity; ///< See CheckFinding.
};

constexpr std::string_view kUnreadableFile = "file/unreadable";
constexpr std::string_view kContent = "file/content";
std::vector<CheckRule> validateRules()
{
    std::vector<CheckRule> rules{
        {kUnreadableFile, texts::cliRuleValidateUnreadable().text(), texts::cliRuleValidateUnreadableCause().text(),
         texts::cliRuleValidateUnreadableRemedy().text()},
        {kContent, texts::cliRuleValidateContent().text(), texts::cliRuleValidateContentCause().text(),
         texts::cliRuleValidateContentRemedy().text()},
    };
    for (std::size_t i = 0; i < kLevelChecks; ++i) {
        const auto check = static_cast<LevelCheck>(i);
        rules.push_back({ruleOf(check), titleOf(check).text(), reasonOf(check).text(),
                         texts::cliRuleDoItInEditor().text(), Severity::Warning});
    }
    return rules;
}

Checked checkedContent(const Problem& problem)
{
    const std::string object = problem.object.isNull() ? "" : std::to_string(problem.object.value) + ": ";
    return {problem, isUnreadable(problem) ? kUnreadableFile : kContent, object + problem.message.text()};
}

/// The first two objects of the finding, or its template. It contains no sizes or distances, because these can change.
std::string identityOf(const LevelFinding& finding)
{
    std::string identity = finding.subject;
    for (const ObjectId id : std::span(finding.objects).first(std::min<std::size_t>(finding.objects.size(), 2)))
        identity += "#" + std::to_string(id.value);
    return identity;
}

void addLevelFindings(const Scene& scene, std::span<const Template> shared, const std::string& file, TextPlaces& places,
                      std::vector<Checked>& checked)
{
    const LevelReport report = checkLevel(scene, {}, shared);
    for (const LevelFinding& finding : report.findings) {
        const TextPlaces::Place place = places.of(sourceOf(finding, scene));
        Problem problem{finding.severity, file, place.line, place.column, {}, finding.message, finding.remedy};
        if (!finding.objects.empty())
            problem.object = finding.objects.front();
        checked.push_back({std::move(problem), ruleOf(finding.check), identityOf(finding)});
    }
    const auto remark = [&](Message message, Message remedy, std::string_view rule) {
        checked.push_back({{Severity::Info, file, 0, 0, {}, std::move(message), std::move(remedy)}, rule, "unlisted"});
    };
    for (std::size_t check = 0; check < kLevelChecks; ++check)
        if (const std::uint64_t count = report.unlisted[check]; count > 0)
            remark(texts::cliValidateUnlisted(titleOf(static_cast<LevelCheck>(check)), count),
                   texts::cliValidateAgain(), ruleOf(static_cast<LevelCheck>(check)));
    if (!report.isComplete)
        remark(texts::cliValidateIncomplete(), texts::cliValidateAgainAll(), kContent);
}

/// Ends the names of some scenes, and of worlds of R.U.B.E.
constexpr std::string_view kJsonSuffix = ".json";

/// Collects the problems in files.
class Validation {
public:
    Validation(const Arguments& arguments, Console& console)
        : m_arguments(arguments)
        , m_console(console)
    {}

    void check(const std::string& file)
    {
        if (file.ends_with(kProjectSuffix)) {
            checkProject(file);
            return;
        }
        const std::optional<std::string> project = projectOf(file);
        checkScene(file,
                   project ? readProjectFile(*project).project.value_or(Project{}).templates : std::vector<Template>{});
    }
    [[nodiscard]] const std::vector<std::string>& files() const noexcept { return m_files; }
    [[nodiscard]] const CheckedContents& contents() const noexcept { return m_contents; }
    /// Remarks come after the errors of all files.
    [[nodiscard]] std::vector<Checked> take()
    {
        m_problems.insert(m_problems.end(), m_remarks.begin(), m_remarks.end());
        return std::move(m_problems);
    }

private:
    /// `shared`: templates of the project.
    void checkScene(const std::string& file, std::span<const Template> shared)
    {
        m_files.push_back(file);
        if (isRecordingFile(file) && !isFolderWithoutTables(file)) {
            checkRecordingFile(file);
            return;
        }
        const levels::LevelFormat* const format = levels::levelFormatOf(file);
        if (format && !file.ends_with(kJsonSuffix)) {
            checkLevelFile(file, *format);
            return;
        }
        const auto [reading, lines] = readSceneWithLines(file);
        if (format && !reading.scene) {
            checkLevelFile(file, *format);
            return;
        }
        add(reading.problems);
        if (!reading.scene)
            return;
        m_contents.scenes.push_back({file, reading.scene->size()});
        checkBroadPhase(*reading.scene, file);
        TextPlaces places(lines);
        checkPictures(*reading.scene, file, places);
        addLevelFindings(*reading.scene, shared, file, places, m_remarks);
        for (const ObjectPtr& object : reading.scene->objects())
            if (!object->instanceOf.isEmpty())
                m_used.insert(object->instanceOf->name);
    }
    void checkRecordingFile(const std::string& file)
    {
        const RecordingCheck check = broadside::checkRecording(file, m_arguments, m_console);
        for (const Problem& problem : check.problems)
            m_problems.push_back({problem, check.isUnreadable ? kUnreadableFile : kContent, problem.message.text()});
        if (check.frames > 0)
            m_contents.recordings.push_back({file, check.frames, check.objects});
    }
    /// Checks a level of another editor as the scene that it becomes. Its atlases are not written, so they are not
    /// checked.
    void checkLevelFile(const std::string& file, const levels::LevelFormat& format)
    {
        const levels::LevelReading reading =
            levels::readLevel(format, file, levels::readLevelFile, {std::nullopt, levels::stemOf(file)});
        add(reading.problems);
        if (!reading.scene)
            return;
        m_contents.scenes.push_back({file, reading.scene->size()});
        checkBroadPhase(*reading.scene, file);
        TextPlaces places;
        addLevelFindings(*reading.scene, {}, file, places, m_remarks);
    }
    /// A scene can be edited even if its broad phase cannot be made, but it cannot be run.
    void checkBroadPhase(const Scene& scene, const std::string& file)
    {
        const auto made = makeBroadPhase(scene.broadPhase, scene.world.width, scene.world.height);
        if (made)
            return;
        Problem problem = made.problem();
        problem.file = file;
        problem.line = problem.column = 1;
        add({problem});
    }
    void checkPictures(const Scene& scene, const std::string& file, TextPlaces& places)
    {
        const PictureProblems problems = pictureProblems(scene, file);
        for (const Problem& problem : problems.ofAtlases)
            if (m_told.insert(describe(problem)).second) // scenes can share atlases
                m_problems.push_back(checkedContent(problem));
        for (Problem problem : problems.ofSprites) {
            const TextPlaces::Place place = places.of(scene.find(problem.object)->source);
            problem.line = place.line;
            problem.column = place.column;
            m_problems.push_back(checkedContent(problem));
        }
    }
    /// Checks the project and the scenes that it lists.
    void checkProject(const std::string& file)
    {
        m_files.push_back(file);
        const ProjectReading reading = readProjectFile(file);
        add(reading.problems);
        if (!reading.project)
            return;
        const std::filesystem::path folder = toPath(file).parent_path();
        m_used.clear();
        for (const std::string& scene : reading.project->scenes)
            if (isThere(file, scene))
                checkScene(toName(folder / toPath(scene)), reading.project->templates);
        for (const std::string& asset : reading.project->assets)
            (void)isThere(file, asset);
        remarkUnused(file, reading.project->templates);
    }
    void remarkUnused(const std::string& file, std::span<const Template> shared)
    {
        TextPlaces places;
        for (const Template& content : shared) {
            if (m_used.contains(content.name))
                continue;
            const TextPlaces::Place place = places.of(content.object->source);
            Problem problem{Severity::Info,
                            file,
                            place.line,
                            place.column,
                            {},
                            texts::cliValidateUnused(inQuotes(content.name)),
                            texts::cliValidatePlaceOne()};
            m_remarks.push_back({std::move(problem), ruleOf(LevelCheck::UnusedTemplates), content.name});
        }
    }
    [[nodiscard]] bool isThere(const std::string& project, const std::string& entry)
    {
        const std::optional<Problem> problem = entryProblem(project, entry);
        if (problem)
            m_problems.push_back(checkedContent(*problem));
        return !problem;
    }
    void add(const std::vector<Problem>& problems)
    {
        for (const Problem& problem : problems)
            m_problems.push_back(checkedContent(problem));
    }

    const Arguments& m_arguments;
    Console& m_console;
    std::vector<std::string> m_files;
    CheckedContents m_contents;
    std::unordered_set<std::string> m_told; // Reported problems of atlases.
    std::unordered_set<std::string> m_used; // Templates that objects of the scenes use.
    std::vector<Checked> m_problems;
    std::vector<Checked> m_remarks;
};

CheckReport reportOf(const std::vector<std::string>& files, const std::vector<Checked>& checked)
{
    CheckReport report;
    report.command = "validate";
    report.rules = validateRules();
    for (const std::string& file : files)
        if (std::ranges::find(report.files, file) == report.files.end())
            report.files.push_back(file);
    std::map<std::string, int> seen; // The same finding twice in a file counts as two.
    for (const auto& [problem, rule, identity] : checked) {
        const int again = seen[problem.file + '\n' + std::string(rule) + '\n' + identity]++;
        CheckFinding finding;
        finding.rule = rule;
        finding.severity = problem.severity;
        finding.file = problem.file;
        finding.line = problem.line;
        finding.column = problem.column;
        finding.subject = problem.object.isNull() ? "" : texts::unnamedObject(problem.object.value).text();
        finding.message = problem.message.text();
        finding.remedy = problem.remedy.text();
        finding.messageId = problem.message.id();
        finding.remedyId = problem.remedy.id();
        finding.identity = identity + (again > 0 ? " (" + std::to_string(again) + ")" : "");
        finding.isUnreadable = rule == kUnreadableFile;
        report.findings.push_back(std::move(finding));
    }
    return report;
}

Result<ExitCode> validate(const Arguments& arguments, Console& console)
{
    Validation validation(arguments, console);
    for (const std::string& file : arguments.operands())
        validation.check(file);
    const std::vector<Checked> checked = validation.take();
    std::vector<Problem> problems;
    for (const Checked& one : checked)
        problems.push_back(one.problem);
    CheckReport report = reportOf(validation.files(), checked);
    if (const auto problem = concludeChecks(arguments, console, report))
        return *problem;
    const auto fresh = static_cast<std::uint64_t>(std::ranges::count_if(report.findings, isFailure));
    const auto accepted = static_cast<std::uint64_t>(std::ranges::count_if(report.findings, &CheckFinding::isAccepted));
    const bool hasBaseline = arguments.has("--baseline") || arguments.has("--write-baseline");
    if (arguments.has("--json"))
        printJson(console.out, report, problems, validation.contents(), hasBaseline);
    else
        printText(console.out, validation.files().size(), problems, validation.contents());
    if (hasBaseline && !arguments.has("--json"))
        console.out
            << texts::cliValidateAccepted(texts::cliFindings(accepted), texts::cliValidateNewErrors(fresh)).text()
            << '\n';
    if (std::ranges::find(checked, kUnreadableFile, &Checked::rule) != checked.end())
        return ExitCode::File;
    return fresh > 0 ? ExitCode::Findings : ExitCode::Done;
}

} // namespace

Command validateCommand()
{
    std::vector<OptionInfo> options;
    addCheckOptions(options);
    return {{"validate", "FILE...", options},
            texts::helpValidate(),
            texts::helpValidateDetails(),
            "broadside validate resources/scenes/cannon.broadside",
            validate};
}

} // namespace broadside
