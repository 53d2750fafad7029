#include "app/merge/merge_command.h"

#include "app/file_answers.h"
#include "app/help/command_help_messages.h"
#include "app/help/option_help_messages.h"
#include "app/merge/join_parts.h"
#include "app/merge/join_shards.h"
#include "app/merge/read_report.h"
#include "app/messages/answer_messages.h"
#include "app/messages/input_messages.h"
#include "app/messages/usage_messages.h"
#include "app/output.h"
#include "app/scene_output.h"
#include "core/base/count_text.h"

#include <algorithm>
#include <map>
#include <optional>

namespace broadside {
namespace {

using Layout = JsonWriter::Layout;

struct KindWords {
    std::string_view command;
    std::string_view sumKey;
    const texts::Form<texts::Count>* sum; ///< "3 findings"
};
constexpr KindWords kKindWords[] = {{"audit", "findings", &texts::cliFindings},
                                    {"diagnose", "missed", &texts::cliMissedPairs}};

const KindWords& wordsOf(ReportKind kind) { return kKindWords[static_cast<std::size_t>(kind)]; }

/// All reports together: one part for each file.
struct MergedReport {
    ReportKind kind = ReportKind::Audit;
    std::vector<ReportPart> files;

    [[nodiscard]] std::string sum(std::string_view key) const
    {
        std::string total = "0";
        for (const ReportPart& file : files)
            for (const ReportMember& member : file.members)
                if (member.key == key)
                    total = sumOf(total, member.text);
        return total;
    }
    [[nodiscard]] bool has(std::string_view key) const { return countOfFiles(key) > 0; }
    /// The number of files with this member.
    [[nodiscard]] std::uint64_t countOfFiles(std::string_view key) const
    {
        return static_cast<std::uint64_t>(std::ranges::count_if(files, [&](const ReportPart& file) {
            return std::ranges::find(file.members, key, &ReportMember::key) != file.members.end();
        }));
    }
};

/// Reads all reports, and sorts their parts by files, in the order in which the files appear.
Result<MergedReport> mergeReports(std::span<const std::string> paths, const JoinOptions& options, Console& console)
{
    std::optional<ReportKind> kind;
    std::vector<std::vector<ReportPart>> files;
    std::map<std::string, std::size_t> places;
    for (const std::string& path : paths) {
        auto report = readReport(path);
        if (!report)
            return report.problem();
        if (kind && *kind != report->kind) {
            Problem problem;
            problem.file = path;
            problem.message =
                texts::cliFileMergeKinds(wordsOf(report->kind).command, paths.front(), wordsOf(*kind).command);
            problem.remedy = texts::cliFileMergeAlone();
            return problem;
        }
        kind = report->kind;
        for (ReportPart& part : report->parts) {
            const auto [place, isNew] = places.try_emplace(part.file, files.size());
            if (isNew)
                files.emplace_back();
            files[place->second].push_back(std::move(part));
        }
    }
    MergedReport merged{*kind, {}};
    for (std::vector<ReportPart>& parts : files) {
        auto file = joinShards(std::move(parts), *kind, options, console);
        if (!file)
            return file.problem();
        merged.files.push_back(std::move(*file));
    }
    return merged;
}

void writeFields(JsonWriter& json, const ReportFields& fields)
{
    json.beginObject();
    for (const auto& [key, text] : fields)
        json.key(key).raw(text);
    json.endObject();
}

void writeFile(JsonWriter& json, const ReportPart& file)
{
    json.beginObject(Layout::Lines);
    writePart(json, file.file, file.steps);
    for (const ReportMember& member : file.members) {
        json.key(member.key);
        if (member.form == ReportMember::Form::Value) {
            json.raw(member.text);
        } else if (member.form == ReportMember::Form::Counts) {
            writeFields(json, member.rows.front());
        } else {
            json.beginArray(Layout::Lines);
            for (const ReportFields& row : member.rows)
                writeFields(json, row);
            json.endArray();
        }
    }
    json.endObject();
}

/// The report of one file is its object; that of several is like the one of answerFiles().
std::string textOf(const MergedReport& merged)
{
    JsonWriter json;
    if (merged.files.size() == 1) {
        writeFile(json, merged.files.front());
        return json.take() + "\n";
    }
    json.beginObject(Layout::Lines);
    json.key("files").beginArray(Layout::Lines);
    for (const ReportPart& file : merged.files)
        writeFile(json, file);
    json.endArray();
    const std::string_view sumKey = wordsOf(merged.kind).sumKey;
    json.key(sumKey).raw(merged.sum(sumKey));
    for (const std::string_view key : {"accepted", "new", "ignored"})
        if (merged.has(key))
            json.key(key).raw(merged.sum(key));
    json.member("unreadable", merged.countOfFiles("problem"));
    json.endObject();
    return json.take() + "\n";
}

/// OUT would replace a report that is read.
std::optional<Problem> clashOfMerge(const std::string& out, std::span<const std::string> reports)
{
    for (const std::string& report : reports)
        if (isSameFile(out, report))
            return usageProblem(texts::cliSameFileWritten(out, report), texts::cliOwnName());
    return std::nullopt;
}

Result<ExitCode> merge(const Arguments& arguments, Console& console)
{
    const std::string& out = arguments.operands().front();
    const auto reports = std::span(arguments.operands()).subspan(1);
    if (auto problem = clashOfMerge(out, reports))
        return *problem;
    const JoinOptions options{arguments.value("--recordings").value_or(""), arguments.has("--mergeable")};
    const auto merged = mergeReports(reports, options, console);
    if (!merged)
        return merged.problem();
    if (auto problem = writeTextFile(out, textOf(*merged), console))
        return *problem;
    const KindWords& words = wordsOf(merged->kind);
    const std::string sum = merged->sum(words.sumKey);
    if (arguments.has("--json")) {
        JsonWriter json;
        json.beginObject();
        json.member("file", out);
        json.member("reports", reports.size());
        json.member("files", merged->files.size());
        json.key(words.sumKey).raw(sum);
        json.endObject();
        print(console.out, json);
    } else {
        console.out << texts::cliWroteMerged(out, texts::cliReports(reports.size()),
                                             texts::cliFiles(merged->files.size()),
                                             (*words.sum)(countFrom(sum).value_or(0)))
                           .text()
                    << '\n';
    }
    return ExitCode::Done;
}

} // namespace

Command mergeCommand()
{
    return {{"merge",
             "OUT REPORT...",
             {{"--recordings", "FOLDER", "recordings", texts::optionRecordings()},
              {"--mergeable", "", "", texts::optionMergeableAgain()}}},
            texts::helpMerge(),
            texts::helpMergeDetails(),
            "broadside merge all.json part-1.json part-2.json",
            merge};
}

} // namespace broadside
