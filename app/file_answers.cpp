#include "app/file_answers.h"

#include "app/answered_files.h"
#include "app/commands/check_output.h"
#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/usage_messages.h"
#include "app/output.h"
#include "core/base/count_text.h"

#include <algorithm>
#include <array>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace broadside {
namespace {

constexpr std::string_view kIgnore = "--ignore";
constexpr std::string_view kOnly = "--only";
constexpr std::string_view kMaxMissed = "--max-missed";
constexpr std::string_view kMergeable = "--mergeable";

/// "missed-pair/stale" has this name, and "stale" is a short name of it.
bool isNamed(std::string_view rule, std::string_view name)
{
    return rule == name || rule.substr(rule.find('/') + 1) == name;
}

bool hasName(std::string_view rule, std::span<const std::string> names)
{
    return std::ranges::any_of(names, [&](const std::string& name) { return isNamed(rule, name); });
}

bool isIgnored(const Arguments& arguments, const CheckFinding& finding)
{
    if (finding.isUnreadable)
        return false;
    return hasName(finding.rule, arguments.values(kIgnore)) ||
           (arguments.has(kOnly) && !hasName(finding.rule, arguments.values(kOnly)));
}

/// A misspelled rule would ignore nothing, or everything.
std::optional<Problem> unknownRule(const Arguments& arguments, const CheckReport& report)
{
    for (const std::string_view option : {kIgnore, kOnly})
        for (const std::string& name : arguments.values(option)) {
            if (std::ranges::any_of(report.rules, [&](const CheckRule& rule) { return isNamed(rule.id, name); }))
                continue;
            std::vector<std::string_view> ids;
            for (const CheckRule& rule : report.rules)
                ids.push_back(rule.id);
            return usageProblem(texts::cliOptionNoRule(option, name), texts::cliChooseOneOf(commaList(ids)));
        }
    return std::nullopt;
}

/// How much a finding counts.
std::uint64_t weightOf(const AnswerKind& kind, const CheckFinding& finding)
{
    return kind.countsSteps ? finding.occurrences : 1;
}

/// Takes ignored findings out of the report of a file.
void dropIgnored(const Arguments& arguments, const AnswerKind& kind, Answered& one)
{
    if (!one.answer)
        return;
    one.verdict.hasRules = arguments.has(kIgnore) || arguments.has(kOnly);
    std::erase_if(one.answer->report.findings, [&](const CheckFinding& finding) {
        if (!isIgnored(arguments, finding))
            return false;
        one.verdict.ignored += weightOf(kind, finding);
        if (finding.isMissedPair)
            one.answer->missed -= std::min(one.answer->missed, finding.occurrences);
        return true;
    });
}

/// The findings of all files in one report.
CheckReport reportOfAll(std::vector<Answered>& all, const AnswerKind& kind)
{
    CheckReport whole;
    for (Answered& one : all) {
        if (one.lacksSteps)
            continue;
        CheckReport report = one.answer ? std::move(one.answer->report) : kind.unreadable(one.file, one.problem);
        if (whole.rules.empty()) {
            whole.command = report.command;
            whole.rules = std::move(report.rules);
        }
        whole.files.push_back(one.file);
        std::ranges::move(report.findings, std::back_inserter(whole.findings));
    }
    return whole;
}

/// Makes missed pairs warnings, if there are no more of them than allowed. Those that a baseline accepts do not count.
/// Returns whether there are no more.
Result<bool> tolerateMissed(const Arguments& arguments, std::span<const Answered> all, CheckReport& report)
{
    if (!arguments.has(kMaxMissed))
        return false;
    const auto most = arguments.count(kMaxMissed, 0, 0, UINT64_MAX);
    if (!most)
        return most.problem();
    std::uint64_t missed = 0;
    for (const Answered& one : all)
        missed += one.answer ? one.answer->missed : 0;
    for (const CheckFinding& finding : report.findings)
        if (finding.isMissedPair && finding.isAccepted)
            missed -= std::min(missed, finding.occurrences);
    if (missed > *most)
        return false;
    for (CheckFinding& finding : report.findings)
        if (finding.isMissedPair && !finding.isAccepted) {
            finding.isTolerated = true;
            finding.severity = Severity::Warning;
        }
    return true;
}

/// Counts the findings of each file that are accepted, and those that are new.
void judge(const Arguments& arguments, const AnswerKind& kind, const CheckReport& report, bool toleratesMissed,
           std::vector<Answered>& all)
{
    auto finding = report.findings.begin();
    for (Answered& one : all) {
        std::uint64_t tolerated = 0;
        for (; finding != report.findings.end() && finding->file == one.file; ++finding)
            if (finding->isAccepted)
                one.verdict.accepted += weightOf(kind, *finding);
            else if (finding->isTolerated)
                tolerated += weightOf(kind, *finding);
        if (!one.answer)
            continue;
        one.verdict.hasBaseline = hasBaseline(arguments);
        tolerated += toleratesMissed ? one.answer->unreported : 0;
        one.verdict.fresh = one.answer->found - one.verdict.accepted - one.verdict.ignored - tolerated;
    }
}

/// Writes the reports and judges all answers.
std::optional<Problem> conclude(const Arguments& arguments, Console& console, const AnswerKind& kind,
                                std::vector<Answered>& all)
{
    for (Answered& one : all)
        dropIgnored(arguments, kind, one);
    CheckReport report = reportOfAll(all, kind);
    if (auto problem = unknownRule(arguments, report))
        return problem;
    if (auto problem = acceptKnown(arguments, console, report))
        return problem;
    const auto tolerates = tolerateMissed(arguments, all, report);
    if (!tolerates)
        return tolerates.problem();
    if (auto problem = writeChecks(arguments, console, report))
        return problem;
    judge(arguments, kind, report, *tolerates, all);
    return std::nullopt;
}

void writeOne(JsonWriter& json, const Answered& one, bool saysPart)
{
    json.beginObject(JsonWriter::Layout::Lines);
    if (saysPart)
        writePart(json, one.file, one.answer ? std::span(&one.answer->steps, 1) : std::span<const StepRange>());
    if (one.answer) {
        one.answer->write(json, one.verdict);
        if (!one.answer->mergeable.empty())
            json.key("mergeable").raw(one.answer->mergeable);
    } else if (one.lacksSteps) {
        json.member("note", one.problem.message.text());
    } else {
        json.key("problem").beginObject();
        json.member("line", one.problem.line);
        json.member("column", one.problem.column);
        writeMessage(json, "message", one.problem.message);
        writeMessage(json, "remedy", one.problem.remedy);
        json.endObject();
    }
    json.endObject();
}

/// What all files have in total.
struct Totals {
    std::uint64_t sum = 0;
    std::uint64_t withFindings = 0; ///< Files.
    std::uint64_t unread = 0;       ///< Files.
    AuditVerdict verdict;

    explicit Totals(std::span<const Answered> all)
    {
        for (const Answered& one : all) {
            sum += one.answer ? one.answer->sum : 0;
            withFindings += one.answer && one.verdict.fresh > 0 ? 1U : 0U;
            unread += one.answer || one.lacksSteps ? 0U : 1U;
            verdict.accepted += one.verdict.accepted;
            verdict.fresh += one.verdict.fresh;
            verdict.ignored += one.verdict.ignored;
            verdict.hasBaseline = verdict.hasBaseline || one.verdict.hasBaseline;
            verdict.hasRules = verdict.hasRules || one.verdict.hasRules;
        }
    }
};

void printAllAsJson(std::ostream& out, std::span<const Answered> all, const AnswerKind& kind, const Totals& totals)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.key("files").beginArray(JsonWriter::Layout::Lines);
    for (const Answered& one : all)
        writeOne(json, one, true);
    json.endArray();
    json.member(kind.sumKey, totals.sum);
    writeVerdict(json, totals.verdict);
    json.member("unreadable", totals.unread);
    json.endObject();
    print(out, json);
}

void printAllAsText(std::ostream& out, std::span<const Answered> all, const AnswerKind& kind, const Totals& totals)
{
    for (const Answered& one : all) {
        printField(out, texts::cliFieldFile(), one.file);
        if (one.answer)
            one.answer->print(out, one.verdict);
        else
            printField(out, one.lacksSteps ? texts::cliFieldLeftOut() : texts::cliFieldNotRead(), one.problem.message);
        out << '\n';
    }
    printField(out, texts::cliFieldFiles(), groupedNumber(all.size()));
    printField(out, texts::cliFieldWithFindings(), groupedNumber(totals.withFindings));
    if (totals.unread > 0)
        printField(out, texts::cliFieldNotRead(), groupedNumber(totals.unread));
    printField(out, kind.sumTitle.message(), groupedNumber(totals.sum));
    printVerdict(out, totals.verdict);
}

Result<ExitCode> answerOne(const Arguments& arguments, Console& console, const AnswerKind& kind)
{
    auto answer = kind.answer(arguments, console);
    if (!answer)
        return concludeUnreadable(arguments, console, answer.problem(), kind.unreadable);
    if (answer->noSteps)
        return *answer->noSteps;
    std::vector<Answered> all(1);
    all.front().file = arguments.operands().front();
    all.front().answer = std::move(*answer);
    if (const auto problem = conclude(arguments, console, kind, all))
        return *problem;
    const Answered& one = all.front();
    if (arguments.has("--json")) {
        JsonWriter json;
        writeOne(json, one, isMergeable(arguments));
        print(console.out, json);
    } else {
        one.answer->print(console.out, one.verdict);
    }
    return one.verdict.exitCode();
}

Result<ExitCode> answerAll(const Arguments& arguments, Console& console, const AnswerKind& kind)
{
    auto answered = answerEach(arguments, console, kind);
    if (!answered)
        return answered.problem();
    std::vector<Answered>& all = *answered;
    if (const auto problem = conclude(arguments, console, kind, all))
        return *problem;
    const Totals totals(all);
    if (arguments.has("--json"))
        printAllAsJson(console.out, all, kind, totals);
    else
        printAllAsText(console.out, all, kind, totals);
    return totals.unread > 0 ? ExitCode::File : totals.verdict.exitCode();
}

} // namespace

bool needsFindings(const Arguments& arguments)
{
    return wantsCheckReport(arguments) || arguments.has(kMaxMissed) || arguments.has(kIgnore) || arguments.has(kOnly);
}

bool isMergeable(const Arguments& arguments)
{
    const auto asked = arguments.value("--steps");
    return arguments.has(kMergeable) || (asked && asked->find("..") != std::string::npos);
}

void addFileOptions(std::vector<OptionInfo>& options)
{
    options.push_back({kMaxMissed, "N", "10", texts::optionMaxMissed()});
    options.push_back({kIgnore, "RULE", "missed-pair/rounding", texts::optionIgnore(), false, true});
    options.push_back({kOnly, "RULE", "missed-pair/stale", texts::optionOnly(), false, true});
    options.push_back({kMergeable, "", "", texts::optionMergeable()});
    addJobsOption(options);
}

FileAnswer answerWithoutSteps(const OpenedSteps& opened)
{
    FileAnswer answer;
    answer.noSteps = opened.noSteps;
    return answer;
}

StepRange answeredSteps(const OpenedSteps& opened)
{
    const StepRange all = opened.source->steps();
    return {std::max(opened.steps.first, all.first), std::min(opened.steps.last, all.last)};
}

Result<ExitCode> answerFiles(const Arguments& arguments, Console& console, const AnswerKind& kind)
{
    if (const auto jobs = jobsFrom(arguments); !jobs)
        return jobs.problem();
    return arguments.operands().size() == 1 ? answerOne(arguments, console, kind) : answerAll(arguments, console, kind);
}

Result<std::string> jsonOfAnswer(const Arguments& arguments, Console& console, const AnswerKind& kind,
                                 const std::string& file, FileAnswer answer)
{
    std::vector<Answered> all(1);
    all.front().file = file;
    all.front().answer = std::move(answer);
    if (auto problem = conclude(arguments, console, kind, all))
        return *std::move(problem);
    JsonWriter json;
    writeOne(json, all.front(), true);
    return json.take();
}

void writePart(JsonWriter& json, std::string_view file, std::span<const StepRange> steps)
{
    json.member("file", file);
    if (steps.empty())
        return;
    json.key("steps").beginArray();
    for (const StepRange& range : steps) {
        json.beginArray();
        json.value(range.first).value(range.last);
        json.endArray();
    }
    json.endArray();
}

} // namespace broadside
