#include "app/commands/check_command.h"

#include "app/audit_output.h"
#include "app/commands/check_output.h"
#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/interruption.h"
#include "app/messages/answer_messages.h"
#include "app/messages/rule_messages.h"
#include "app/messages/usage_messages.h"
#include "app/output.h"
#include "app/plugin_target.h"
#include "app/scene_output.h"
#include "core/base/count_text.h"
#include "core/base/message/fixed_words.h"
#include "core/base/system/file_path.h"
#include "core/base/text.h"
#include "core/check/check.h"
#include "core/check/failure_scene.h"
#include "core/check/process_target.h"
#include "core/debug/diagnosis/diagnosis_rules.h"
#include "core/io/scene/scene_writer.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>

namespace broadside {
namespace {

constexpr std::uint64_t kUsualSeconds = 10;
constexpr std::uint64_t kMostSeconds = 86'400;
constexpr std::uint64_t kMostSeed = std::uint64_t{1} << 53;

/// A kind of failure as a rule of reports. Its id is "check/" and the name of the kind, as in JSON.
struct FailureRule {
    check::FailureKind kind;
    std::string_view id;
    FixedWords title;
    FixedWords cause;
    std::string_view formerId; ///< In baselines of earlier versions.
};
using enum check::FailureKind;
constexpr std::string_view kMissedId = "check/missed-pair";
constexpr std::array kFailureRules{
    FailureRule{MissedPair, kMissedId, texts::cliRuleCheckMissedPair, texts::cliRuleCheckMissedPairCause, kMissedId},
    FailureRule{MissedObject, "check/missed-object", texts::cliRuleCheckMissedObject,
                texts::cliRuleCheckMissedObjectCause, kMissedId},
    FailureRule{UnknownObject,
                "check/unknown-object",
                texts::cliRuleCheckUnknownObject,
                texts::cliRuleCheckUnknownObjectCause,
                {}},
    FailureRule{OwnPartner, "check/own-partner", texts::cliRuleCheckOwnPartner, texts::cliRuleCheckOwnPartnerCause, {}},
    FailureRule{Crash, "check/crash", texts::cliRuleCheckCrash, texts::cliRuleCheckCrashCause, {}},
    FailureRule{Hang, "check/hang", texts::cliRuleCheckHang, texts::cliRuleCheckHangCause, {}},
    FailureRule{BadAnswer, "check/bad-answer", texts::cliRuleCheckBadAnswer, texts::cliRuleCheckBadAnswerCause, {}},
};

const FailureRule& ruleOf(check::FailureKind kind)
{
    return *std::ranges::find(kFailureRules, kind, &FailureRule::kind);
}

/// The rule of a report: that of the explanation, or that of the kind of failure.
std::string_view ruleOf(const check::CheckFailure& failure)
{
    const auto explained = std::ranges::find(diagnosisRules(), failure.rule, &DiagnosisRule::id);
    return explained != diagnosisRules().end() ? explained->path : ruleOf(failure.small.failure.kind).id;
}

/// A failure with its files. A name is empty if the file was not written.
struct Told {
    const check::CheckFailure* failure;
    std::string trace;
    std::string scene;
    std::string_view shownBy; ///< The algorithm of the scene that misses the same pair; empty: none does.
};

/// "small.bstrace", then "small-2.bstrace".
std::string numbered(const std::string& path, std::size_t number)
{
    if (number == 1)
        return path;
    const std::filesystem::path name = toPath(path);
    const std::string extension = toName(name.extension());
    return toName(name.parent_path() / toPath(toName(name.stem()) + '-' + std::to_string(number) + extension));
}

std::optional<Problem> writeScene(Told& told, const std::string& path, Console& console)
{
    const auto made = check::sceneOf(*told.failure);
    if (!made)
        return made.problem();
    if (auto problem = writeSceneFile(path, made->scene, writeSceneCanonically(made->scene), console))
        return problem;
    told.scene = path;
    if (made->shownBy)
        told.shownBy = infoOf(*made->shownBy).name;
    return std::nullopt;
}

/// Files of one failure have the same number.
Result<std::vector<Told>> writeFiles(const check::CheckReport& report, const Arguments& arguments, Console& console)
{
    const auto traces = arguments.value("--out");
    const auto scenes = arguments.value("--scene");
    std::vector<Told> told;
    std::size_t number = 0;
    for (const check::CheckFailure& failure : report.failures) {
        Told each{&failure, {}, {}, {}};
        if (!failure.trace.empty()) {
            ++number;
            if (traces) {
                each.trace = numbered(*traces, number);
                if (const auto problem = writeTextFile(each.trace, failure.trace, console))
                    return *problem;
            }
            if (scenes)
                if (const auto problem = writeScene(each, numbered(*scenes, number), console))
                    return *problem;
        }
        told.push_back(std::move(each));
    }
    return told;
}

void writeName(JsonWriter& json, std::string_view key, std::string_view name)
{
    json.key(key);
    if (name.empty())
        json.null();
    else
        json.value(name);
}

void printJson(std::ostream& out, const check::CheckReport& report, const std::vector<Told>& told,
               const AuditVerdict& verdict)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.member("worlds", report.worlds).member("operations", report.operations);
    json.key("failures").beginArray(JsonWriter::Layout::Lines);
    for (const Told& each : told) {
        const check::CheckFailure& failure = *each.failure;
        json.beginObject();
        json.member("seed", failure.seed);
        json.member("objects", check::objectCount(failure.small.world.operations));
        json.member("operations", failure.small.world.operations.size());
        writeMessage(json, "sentence", failure.sentence);
        json.member("rule", failure.rule);
        json.key("cause");
        if (failure.cause.empty())
            json.null();
        else
            json.value(failure.cause.text());
        if (const std::string_view id = failure.cause.id(); !id.empty())
            json.member("causeId", id);
        writeName(json, "trace", each.trace);
        writeName(json, "scene", each.scene);
        writeName(json, "shownBy", each.shownBy);
        json.key("worldsOf").beginArray().value(failure.family);
        for (const std::string& family : failure.alsoIn)
            json.value(family);
        json.endArray().endObject();
    }
    json.endArray();
    json.member("microseconds", report.microseconds);
    json.member("packedGridMicroseconds", report.packedGridMicroseconds);
    writeVerdict(json, verdict);
    json.endObject();
    print(out, json);
}

Message operationLine(std::size_t number, const check::Operation& operation)
{
    const std::uint64_t id = operation.id.value;
    const Aabb& box = operation.box;
    switch (operation.kind) {
    case check::Operation::Kind::Add:
        return texts::cliCheckAdded(number, id, box.lo.x, box.hi.x, box.lo.y, box.hi.y);
    case check::Operation::Kind::Move:
        return texts::cliCheckMoved(number, id, box.lo.x, box.hi.x, box.lo.y, box.hi.y);
    case check::Operation::Kind::Remove:
        break;
    }
    return texts::cliCheckRemoved(number, id);
}

void printIndented(std::ostream& out, const Message& line) { out << "  " << line.text() << '\n'; }

void printFailure(std::ostream& out, const Told& told)
{
    constexpr std::size_t kMostLines = 12;
    const check::CheckFailure& failure = *told.failure;
    const check::CheckWorld& world = failure.small.world;
    out << '\n' << texts::cliCheckFailure(failure.rule, failure.sentence).text() << '\n';
    if (!failure.cause.empty())
        printIndented(out, texts::cliCheckDiagnosed(failure.cause));
    printIndented(out, texts::cliCheckWorld(failure.family, failure.seed));
    if (!failure.alsoIn.empty()) {
        const std::vector<std::string_view> families(failure.alsoIn.begin(), failure.alsoIn.end());
        printIndented(out, texts::cliCheckAlsoIn(commaList(families)));
    }
    printIndented(out, texts::cliCheckBounds(world.bounds.lo.x, world.bounds.hi.x, world.bounds.lo.y, world.bounds.hi.y,
                                             world.cellSize));
    for (std::size_t i = 0; i < world.operations.size() && i < kMostLines; ++i)
        printIndented(out, operationLine(i + 1, world.operations[i]));
    if (world.operations.size() > kMostLines)
        printIndented(out, texts::cliCheckMore(world.operations.size() - kMostLines));
    if (!told.trace.empty())
        printIndented(out, texts::cliCheckTrace(told.trace));
    if (told.scene.empty())
        return;
    printIndented(out, texts::cliCheckScene(told.scene));
    out << "  ";
    printIndented(out, told.shownBy.empty() ? texts::cliCheckNoAlgorithm()
                                            : texts::cliCheckShownBy(told.shownBy, told.scene));
}

void printText(std::ostream& out, const std::string& name, std::uint64_t seed, const check::CheckReport& report,
               const std::vector<Told>& told, const AuditVerdict& verdict)
{
    printField(out, texts::cliFieldBroadPhase(), name);
    printField(out, texts::cliFieldWorlds(), texts::cliCheckSeed(report.worlds, seed));
    printField(out, texts::cliFieldOperations(), groupedNumber(report.operations));
    if (report.microseconds > 0.0 && report.packedGridMicroseconds > 0.0)
        printField(out, texts::cliFieldTime(),
                   texts::cliCheckTime(texts::Number(report.microseconds, 3),
                                       texts::Number(report.packedGridMicroseconds, 3)));
    printVerdict(out, verdict);
    if (told.empty())
        out << texts::cliCheckComplete().text() << '\n';
    for (const Told& each : told)
        printFailure(out, each);
}

/// One finding for each failure.
CheckReport reportFor(const std::string& file, const check::CheckReport& report)
{
    CheckReport made;
    made.command = "check";
    made.files = {file};
    for (const FailureRule& rule : kFailureRules)
        made.rules.push_back(
            {rule.id, rule.title.message().text(), rule.cause.message().text(), texts::cliRuleCheckRepeat().text()});
    for (const DiagnosisRule& rule : diagnosisRules())
        made.rules.push_back({rule.path, std::string(rule.title.english()), texts::cliRuleDiagnosisMoving().text(),
                              texts::cliRuleDoIt().text()});
    for (const check::CheckFailure& failure : report.failures) {
        CheckFinding finding;
        finding.rule = ruleOf(failure);
        finding.file = file;
        finding.subject = failure.family;
        finding.message = texts::cliRuleCheckSeed(withoutStop(failure.sentence.text()), failure.seed).text();
        finding.remedy =
            withoutStop(failure.cause.empty() ? texts::cliRuleCheckRunAgain().text() : failure.cause.text());
        finding.messageId = failure.sentence.id();
        finding.remedyId = failure.cause.id();
        finding.identity = failure.rule;
        finding.formerRule = ruleOf(failure.small.failure.kind).formerId;
        if (finding.formerRule != finding.rule && !finding.formerRule.empty())
            finding.formerIdentities = {failure.rule};
        made.findings.push_back(std::move(finding));
    }
    return made;
}

/// A broad phase that is to be checked, and the file that is named in reports.
struct Subject {
    check::Checked checked;
    std::string file;
};

/// The program after "--".
Result<Subject> subjectFromCommand(const std::vector<std::string>& words, std::chrono::milliseconds patience)
{
    const auto facts = check::meetProcess(words);
    if (!facts) {
        Problem problem = facts.problem();
        problem.file = words.front();
        return problem;
    }
    Subject subject;
    subject.checked = {[words, facts = *facts, patience] { return check::makeProcessTarget(words, facts, patience); },
                       facts->name, facts->isHalfOpen ? TouchRule::HalfOpen : TouchRule::Closed,
                       check::WorldLimits{facts->isInside}, true};
    // The first argument that is a file: python3 my_grid.py
    std::error_code ignored;
    const auto file = std::find_if(words.begin() + 1, words.end(), [&](const std::string& word) {
        return std::filesystem::is_regular_file(toPath(word), ignored);
    });
    subject.file = file == words.end() ? words.front() : *file;
    return subject;
}

Result<Subject> subjectFrom(const Arguments& arguments, std::chrono::milliseconds patience)
{
    const std::vector<std::string>& words = arguments.operands();
    if (arguments.hasSeparator())
        return subjectFromCommand(words, patience);
    if (words.size() > 1)
        return usageProblem(texts::cliTooManyArguments(words[1]), texts::cliOneLibrary(words[0], words[1]));
    const auto plugin = Plugin::load(words.front());
    if (!plugin)
        return plugin.problem();
    Subject subject;
    subject.checked = {[plugin = *plugin] { return plugin.makeTarget(); }, plugin->name(), plugin->touch(),
                       plugin->limits(), false};
    subject.file = words.front();
    return subject;
}

Result<ExitCode> runCheck(const Arguments& arguments, Console& console)
{
    if (const auto scene = arguments.value("--scene"))
        if (const auto problem = sceneNameProblem(*scene))
            return *problem;
    const auto seed = arguments.count("--seed", 1, 0, kMostSeed);
    if (!seed)
        return seed.problem();
    const auto seconds = arguments.count("--seconds", kUsualSeconds, 1, kMostSeconds);
    if (!seconds)
        return seconds.problem();
    const auto worlds = arguments.count("--worlds", kMostSeed, 1, kMostSeed);
    if (!worlds)
        return worlds.problem();
    check::CheckOptions options;
    const auto subject = subjectFrom(arguments, options.patience);
    if (!subject)
        return subject.problem();
    options.seed = *seed;
    // A number of worlds alone has no time limit, so that each run does the same.
    const bool isByWorlds = arguments.has("--worlds") && !arguments.has("--seconds");
    options.time = std::chrono::seconds(isByWorlds ? kMostSeconds : *seconds);
    options.mostWorlds = *worlds;
    options.isStopped = &Interruption::isWanted;
    Interruption interruption;
    const auto report = check::check(subject->checked, options);
    if (!report)
        return report.problem();
    interruption.obey();
    const auto told = writeFiles(*report, arguments, console);
    if (!told)
        return told.problem();
    CheckReport findings = reportFor(subject->file, *report);
    if (wantsCheckReport(arguments))
        if (const auto problem = concludeChecks(arguments, console, findings))
            return *problem;
    AuditVerdict verdict;
    verdict.hasBaseline = hasBaseline(arguments);
    for (const CheckFinding& finding : findings.findings)
        ++(finding.isAccepted ? verdict.accepted : verdict.fresh);
    if (arguments.has("--json"))
        printJson(console.out, *report, *told, verdict);
    else
        printText(console.out, subject->checked.name, *seed, *report, *told, verdict);
    return verdict.exitCode();
}

} // namespace

Command checkCommand()
{
    std::vector<OptionInfo> options{
        {"--seed", "S", "1", texts::optionSeedOfCheck()},
        {"--seconds", "N", "10", texts::optionSecondsOfCheck()},
        {"--worlds", "N", "1000", texts::optionWorldsOfCheck()},
        {"--out", "TRACE", "small.bstrace", texts::optionOutOfCheck()},
        {"--scene", "OUT", "small.broadside", texts::optionSceneOfCheck()},
    };
    addCheckOptions(options);
    return {{"check", "PLUGIN.so|COMMAND...", options},
            texts::helpCheck(),
            texts::helpCheckDetails(),
            "broadside check ./libmygrid.so --seconds 5 --out small.bstrace --scene small.broadside",
            runCheck};
}

} // namespace broadside
