#include "app/report/report_command.h"

#include "app/build_facts.h"
#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/messages/usage_messages.h"
#include "app/open_recording.h"
#include "app/open_steps.h"
#include "app/open_world.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "app/window/window_part.h"
#include "core/base/count_text.h"
#include "core/base/system/file_path.h"
#include "core/report/report_page.h"

#include <string>

namespace broadside {
namespace {

constexpr std::uint64_t kMostFindings = 1'000'000;

std::string nameWithoutFolder(const std::string& path) { return toName(toPath(path).filename()); }

void printReport(const Arguments& arguments, Console& console, const report::PageParts& parts, std::size_t bytes)
{
    const std::string& target = arguments.operands()[1];
    const report::FindingReport& finding = parts.report;
    const report::Attachment& attached = parts.attachment;
    if (!arguments.has("--json")) {
        console.out << finding.sentence.text() << '\n';
        for (const Message& note : attached.notes)
            console.out << note.text() << '\n';
        console.out << texts::cliWroteFile(target).text() << '\n';
        return;
    }
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::Lines);
    json.member("file", target).member("bytes", bytes).member("rule", finding.rule);
    writeMessage(json, "sentence", finding.sentence);
    json.key("example");
    if (finding.example) {
        const Explanation::Example& pair = finding.example->pair;
        json.beginObject().member("step", pair.step).member("a", pair.a.value).member("b", pair.b.value).endObject();
    } else {
        json.null();
    }
    json.key("attached");
    if (attached.isEmpty())
        json.null();
    else
        json.value(attached.name);
    json.member("sameFinding", attached.hasSameFinding);
    json.endObject();
    print(console.out, json);
}

/// The value of --why: two ids. Nothing without the option.
Result<std::optional<IdPair>> askedPair(const Arguments& arguments)
{
    const auto text = arguments.value("--why");
    if (!text)
        return std::optional<IdPair>{};
    if (arguments.has("--finding"))
        return usageProblem(texts::cliWhyAndFinding(), texts::cliOneOfTwo());
    const std::size_t comma = text->find(',');
    const auto a = countFrom(text->substr(0, comma));
    const auto b = comma == std::string::npos ? std::nullopt : countFrom(text->substr(comma + 1));
    if (!a || !b || *a == *b)
        return arguments.badValue("--why", *text, texts::cliTwoIds());
    return std::optional(IdPair{{*a}, {*b}});
}

ExitCode sayThatNothingWasFound(const Arguments& arguments, Console& console, StepRange steps)
{
    if (arguments.has("--json")) {
        JsonWriter json;
        json.beginObject().key("file").null().endObject();
        print(console.out, json);
    }
    console.err << texts::cliNoneFoundReport(steps.first, steps.last, arguments.operands().front(),
                                             arguments.operands()[1])
                       .text()
                << '\n';
    return ExitCode::File;
}

Result<ExitCode> writeReport(const Arguments& arguments, Console& console, report::PageFormat format,
                             const OpenedSteps& opened, const report::FindingReport& finding)
{
    const std::string& target = arguments.operands()[1];
    const report::Attachment attachment = report::attachmentFor(*opened.source, finding);
    const bool isPage = format == report::PageFormat::Html;
    const report::PagePictures pictures = isPage ? reportPictures(*opened.source, finding) : report::PagePictures{};
    const report::PageParts parts{
        finding,      pictures, attachment, nameWithoutFolder(arguments.operands().front()), nameWithoutFolder(target),
        versionText()};
    const std::string text = isPage ? report::pageOf(parts) : report::markdownOf(parts);
    if (auto problem = writeTextFile(target, text, console))
        return *std::move(problem);
    printReport(arguments, console, parts, text.size());
    return ExitCode::Done;
}

Result<ExitCode> runReport(const Arguments& arguments, Console& console)
{
    const std::string& target = arguments.operands()[1];
    const auto format = report::pageFormatOf(target);
    if (!format)
        return usageProblem(texts::cliNoReportFormat(target), texts::cliNameReport());
    if (isSameFile(arguments.operands().front(), target))
        return usageProblem(texts::cliReportReplaces(target), texts::cliAnotherName());
    const auto number = arguments.count("--finding", 1, 1, kMostFindings);
    if (!number)
        return number.problem();
    const auto pair = askedPair(arguments);
    if (!pair)
        return pair.problem();
    const auto opened = openSteps(arguments, console);
    if (!opened)
        return opened.problem();
    if (opened->noCandidates)
        return *opened->noCandidates;
    if (*pair) {
        const auto answer = report::answerReportOf(*opened->source, {opened->steps.last, (*pair)->a, (*pair)->b});
        return answer ? writeReport(arguments, console, *format, *opened, *answer) : answer.problem();
    }
    const auto chosen = report::chosenFinding(*opened->source, opened->steps, *number);
    if (!chosen)
        return chosen.problem();
    if (chosen->problem)
        console.say(*chosen->problem);
    if (chosen->count == 0)
        return sayThatNothingWasFound(arguments, console, opened->steps);
    if (!chosen->report)
        return usageProblem(texts::cliFewFindings(*number, chosen->count), texts::cliWriteNumber(chosen->count));
    return writeReport(arguments, console, *format, *opened, *chosen->report);
}

} // namespace

Command reportCommand()
{
    std::vector<OptionInfo> options{{"--finding", "N", "2", texts::optionFindingOfReport()},
                                    {"--why", "A,B", "3,7", texts::optionWhyOfReport()}};
    for (OptionInfo& option : worldOptions())
        options.push_back(std::move(option));
    options[2] = {"--steps", "A..B", "1..120", texts::optionStepsOfDiagnose()};
    addTableOptions(options);
    return {{"report", "FILE OUT", options},
            texts::helpReport(),
            texts::helpReportDetails(),
            "broadside report resources/scenes/mixed.broadside finding.html --algorithm corner-grid --steps 1..10",
            runReport};
}

} // namespace broadside
