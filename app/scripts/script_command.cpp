#include "app/scripts/script_command.h"

#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/messages/usage_messages.h"
#include "app/open_world.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "app/scripts/command_answers.h"
#include "app/scripts/time_limit.h"
#include "core/base/message/common_messages.h"
#include "core/base/suggestion.h"
#include "core/base/utf8.h"
#include "core/io/scene/scene_writer.h"
#include "editor/document/file_path.h"
#include "editor/scripts/script_run.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <memory>
#include <sstream>

namespace broadside {
namespace {

constexpr std::uint64_t kMostSeconds = 1'000'000;

/// The engine needs an application object.
class ScriptApplication {
public:
    ScriptApplication()
    {
        if (!QCoreApplication::instance())
            m_application = std::make_unique<QCoreApplication>(m_count, m_words.data());
    }

private:
    std::array<char, 10> m_program{"broadside"};
    std::array<char*, 2> m_words{m_program.data(), nullptr};
    int m_count = 1;
    std::unique_ptr<QCoreApplication> m_application;
};

std::string textOf(const ScriptEntry& entry) { return entry.name.toStdString(); }

Problem missingName(const std::vector<ScriptEntry>& entries, const std::string& script, const std::string& wanted)
{
    Message list;
    for (const ScriptEntry& entry : entries) {
        const std::string name = inQuotes(textOf(entry));
        list = list.empty() ? Message(name) : texts::listed(std::move(list), name);
    }
    return usageProblem(wanted.empty() ? texts::cliExtensionAlone(script) : texts::cliExtensionWithout(script, wanted),
                        texts::cliExtensionNames(std::move(list)));
}

/// What an extension is to do on the command line: NAME IN [OUT].
struct ExtensionCall {
    std::string script;
    std::vector<std::string> words; ///< After the script.
    Console& console;

    [[nodiscard]] const std::string& in() const { return words[1]; }
    [[nodiscard]] Result<std::optional<ScriptJob::Call>> from(const std::vector<ScriptEntry>& entries) const;
};

Result<std::optional<ScriptJob::Call>> ExtensionCall::from(const std::vector<ScriptEntry>& entries) const
{
    if (entries.empty())
        return std::optional<ScriptJob::Call>{};
    const auto named = std::ranges::find_if(
        entries, [this](const ScriptEntry& entry) { return !words.empty() && textOf(entry) == words.front(); });
    if (named == entries.end())
        return missingName(entries, script, words.empty() ? std::string() : words.front());
    const bool isCheck = named->kind == ScriptEntryKind::Check;
    const std::size_t wanted = isCheck ? 2 : 3;
    if (words.size() != wanted)
        return usageProblem(words.size() < wanted ? texts::cliExtensionFileMissing()
                                                  : texts::cliExtensionWord(words[wanted]),
                            isCheck ? texts::cliExtensionCheck(script, textOf(*named))
                                    : texts::cliExtensionConvert(script, textOf(*named)));
    ScriptJob::Call call{named->kind, named->name};
    if (named->kind == ScriptEntryKind::Importer) {
        auto text = readScript(in());
        if (!text)
            return text.problem();
        call.text = std::move(*text);
        call.fileName = decodedPath(in());
        return std::optional(std::move(call));
    }
    auto scene = openScene(in(), console, FileText::Kept);
    if (!scene)
        return scene.problem();
    call.scene = std::move(*scene);
    call.sceneFile = in();
    return std::optional(std::move(call));
}

std::optional<Problem> writeResult(const ScriptOutcome& outcome, const std::string& path, Console& console)
{
    if (*outcome.performed == ScriptEntryKind::Exporter)
        return writeTextFile(path, outcome.text.toStdString(), console);
    if (auto problem = sceneNameProblem(path))
        return problem;
    return writeSceneFile(path, *outcome.scene, writeScene(*outcome.scene), console);
}

void printFindings(std::ostream& out, const ScriptOutcome& outcome)
{
    for (const ScriptFinding& finding : outcome.findings) {
        const SceneObject* object = outcome.scene ? outcome.scene->find(finding.object) : nullptr;
        const std::string sentence = finding.sentence.toStdString();
        out << (object ? texts::cliScriptFinding(displayName(*object), finding.object.value, sentence).text()
                       : sentence)
            << '\n';
    }
    if (outcome.performed == ScriptEntryKind::Check && outcome.findings.empty())
        out << texts::cliScriptNothing().text() << '\n';
}

void printJson(std::ostream& out, const ScriptOutcome& outcome, const std::string& printed)
{
    JsonWriter json;
    json.beginObject().member("output", printed).key("findings").beginArray();
    for (const ScriptFinding& finding : outcome.findings) {
        json.beginObject().key("object");
        if (finding.object.value == 0)
            json.null();
        else
            json.value(finding.object.value);
        json.member("sentence", finding.sentence.toStdString()).endObject();
    }
    json.endArray().endObject();
    print(out, json);
}

ScriptFiles filesFor(const Arguments& arguments, const std::vector<std::string>& words)
{
    ScriptFiles files;
    for (const std::string& word : words)
        files.allowPath(word);
    if (arguments.has("--allow-files"))
        files.allowAll();
    return files;
}

Result<ExitCode> runScriptFile(const Arguments& arguments, Console& console)
{
    const std::string& file = arguments.operands().front();
    const auto seconds = arguments.count("--seconds", 0, 1, kMostSeconds);
    if (!seconds)
        return seconds.problem();
    const auto source = readScript(file);
    if (!source)
        return source.problem();
    const ScriptApplication application;
    const std::vector<std::string> words(arguments.operands().begin() + 1, arguments.operands().end());
    const bool asJson = arguments.has("--json");
    std::ostringstream kept;
    ScriptJob job;
    job.source = *source;
    job.file = file;
    for (const std::string& word : words)
        job.arguments += decodedPath(word);
    job.opensFiles = true;
    job.files = filesFor(arguments, words);
    job.answers = commandAnswers();
    job.print = [&](const ScriptLine& line) {
        std::ostream& out = line.kind != ScriptLine::Kind::Print ? console.err : asJson ? kept : console.out;
        out << line.text.toStdString() << '\n' << std::flush;
    };
    const ExtensionCall extension{file, words, console};
    job.choose = [&extension](const std::vector<ScriptEntry>& entries) { return extension.from(entries); };
    ScriptOutcome outcome;
    {
        ScriptStop stop;
        const TimeLimit limit(*seconds, stop, file);
        outcome = runScript(job, stop);
    }
    if (outcome.wasStopped)
        outcome.problem->remedy = texts::cliFileScriptTime();
    if (outcome.problem)
        return *outcome.problem;
    if (outcome.performed && outcome.performed != ScriptEntryKind::Check)
        if (auto problem = writeResult(outcome, words[2], console))
            return *problem;
    if (asJson)
        printJson(console.out, outcome, kept.str());
    else
        printFindings(console.out, outcome);
    return outcome.findings.empty() ? ExitCode::Done : ExitCode::Findings;
}

} // namespace

Command scriptCommand()
{
    return {
        {"--script",
         "FILE.js [ARGUMENTS...]",
         {{"--allow-files", "", "", texts::optionAllowFilesOfScript()},
          {"--seconds", "N", "60", texts::optionSecondsOfScript()}}},
        texts::helpScript(),
        texts::helpScriptDetails(),
        "broadside --script resources/extensions/export_lua.js \"Lua table\" resources/scenes/cannon.broadside a.lua",
        runScriptFile};
}

} // namespace broadside
