#include "app/merge/join_shards.h"

#include "app/commands/diagnose_command.h"
#include "app/merge/diagnosis_shard.h"
#include "app/merge/join_parts.h"
#include "app/messages/input_messages.h"
#include "core/base/system/file_path.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

namespace broadside {
namespace {

/// A shard and the path of its report.
struct FoundShard {
    std::string report;
    DiagnosisShard shard;
};

struct FoundShards {
    std::vector<FoundShard> all; ///< Ascending by step.
    std::string incomplete;      ///< The first report without the member; empty if all have it.
    std::size_t parts = 0;       ///< Those with the member, and those without it.
};

/// Takes the member out of the parts. Parts without steps have nothing to explain.
FoundShards takeShards(std::vector<ReportPart>& parts)
{
    FoundShards found;
    for (ReportPart& part : parts) {
        if (part.steps.empty())
            continue;
        ++found.parts;
        if (auto shard = shardOf(part))
            found.all.push_back({part.report, std::move(*shard)});
        else if (found.incomplete.empty())
            found.incomplete = part.report;
        std::erase_if(part.members, [](const ReportMember& member) { return member.key == kMergeableMember; });
    }
    std::ranges::stable_sort(found.all, {}, [](const FoundShard& one) { return one.shard.audit.steps.first; });
    return found;
}

void setShard(ReportPart& part, const DiagnosisShard& shard)
{
    ReportMember member;
    member.key = kMergeableMember;
    member.text = jsonOf(shard);
    part.members.push_back(std::move(member));
}

Problem shardProblem(const std::string& report, Message message, Message remedy)
{
    Problem problem;
    problem.file = report;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

std::optional<Problem> differentOptions(const std::vector<FoundShard>& all, const std::string& file)
{
    for (const FoundShard& one : all)
        if (one.shard.options != all.front().shard.options)
            return shardProblem(one.report, texts::cliFileOtherOptions(all.front().report),
                                texts::cliFileSameOptions(file));
    return std::nullopt;
}

/// The path of the file: in the folder of recordings if it is there, else as the report names it.
std::string pathOf(const std::string& file, const std::string& folder)
{
    if (folder.empty())
        return file;
    const std::filesystem::path there = toPath(folder) / toPath(file).filename();
    std::error_code ignored;
    return std::filesystem::exists(there, ignored) ? toName(there) : file;
}

/// The joined shards, explained as one. Nothing if the file cannot be opened.
Result<std::optional<ReportPart>> explained(const std::string& file, const std::vector<FoundShard>& all,
                                            const DiagnosisShard& whole, const JoinOptions& options)
{
    const std::string path = pathOf(file, options.recordings);
    const auto mark = markOf(path);
    if (!mark)
        return std::optional<ReportPart>{};
    for (const FoundShard& one : all)
        if (one.shard.mark != mark)
            return shardProblem(one.report, texts::cliFileChangedSince(path), texts::cliFileNameRecordings());
    const auto text = explainedReport(file, path, whole, options.isMergeable);
    if (!text)
        return text.problem();
    auto report = readReport(all.front().report, *text);
    if (!report)
        return report.problem();
    return std::optional(std::move(report->parts.front()));
}

} // namespace

Result<ReportPart> joinShards(std::vector<ReportPart> parts, ReportKind kind, const JoinOptions& options,
                              Console& console)
{
    if (kind != ReportKind::Diagnosis)
        return joinParts(std::move(parts));
    FoundShards found = takeShards(parts);
    auto joined = joinParts(std::move(parts));
    if (!joined || found.parts == 0)
        return joined;
    const std::string file = joined->file;
    const bool isOne = found.parts == 1;
    if (!found.incomplete.empty()) {
        if (!isOne)
            console.note(file, texts::cliNoteShardsWithout(found.incomplete));
        return joined;
    }
    if (joined->steps.size() > 1) {
        console.note(file, texts::cliNoteShardsGap(joined->steps[0].last, joined->steps[1].first));
        return joined;
    }
    if (auto problem = differentOptions(found.all, file))
        return *std::move(problem);
    DiagnosisShard whole = found.all.front().shard;
    for (std::size_t i = 1; i < found.all.size(); ++i)
        addShard(whole, found.all[i].shard);
    if (!isOne || !whole.isExplained) {
        auto part = explained(file, found.all, whole, options);
        if (!part)
            return part.problem();
        if (*part)
            return std::move(**part);
        console.note(file, texts::cliNoteShardsWithoutFile());
        whole.isExplained = false;
    }
    if (options.isMergeable)
        setShard(*joined, whole);
    return joined;
}

} // namespace broadside
