#include "core/debug/audit/finding_groups.h"

#include <algorithm>
#include <tuple>

namespace broadside {
namespace {

auto groupKey(const Finding& finding) { return std::tuple(finding.kind, finding.cause); }

auto pairKey(const Finding& finding) { return std::tuple(finding.a, finding.b); }

std::vector<Finding> sortedFindings(std::span<const Audit::Miss> missed, std::span<const FoundPassage> passages,
                                    std::span<const Audit::Hidden> hidden)
{
    std::vector<Finding> findings;
    findings.reserve(missed.size() + passages.size() + hidden.size());
    for (const Audit::Miss& miss : missed)
        findings.push_back({Finding::Kind::MissedPair, miss.step, miss.pair.a, miss.pair.b, miss.cause});
    for (const FoundPassage& passage : passages)
        findings.push_back({Finding::Kind::Passage, passage.step, passage.passage.object, passage.passage.through,
                            MissCause::Unknown});
    for (const Audit::Hidden& each : hidden)
        findings.push_back(
            {Finding::Kind::BoxSmallerThanShape, each.step, each.pair.a, each.pair.b, MissCause::Unknown});
    std::ranges::sort(findings, {}, [](const Finding& finding) {
        return std::tuple_cat(groupKey(finding), pairKey(finding), std::tuple(finding.step));
    });
    return findings;
}

void addStep(PairFindings& pair, std::uint64_t step)
{
    ++pair.count;
    if (!pair.steps.empty() && pair.steps.back().last + 1 >= step)
        pair.steps.back().last = step;
    else
        pair.steps.push_back({step, step});
}

void finish(CauseFindings& group)
{
    group.first = group.pairs.front().first();
    for (const PairFindings& pair : group.pairs) {
        group.first = std::min(group.first, pair.first());
        group.last = std::max(group.last, pair.last());
        group.count += pair.count;
    }
    std::ranges::stable_sort(group.pairs, {}, &PairFindings::first); // stable, because the pairs ascend by id
}

} // namespace

std::vector<CauseFindings> groupFindings(std::span<const Audit::Miss> missed, std::span<const FoundPassage> passages,
                                         std::span<const Audit::Hidden> hidden)
{
    std::vector<CauseFindings> groups;
    const Finding* before = nullptr;
    const std::vector<Finding> findings = sortedFindings(missed, passages, hidden);
    for (const Finding& finding : findings) {
        const bool continues = before && groupKey(*before) == groupKey(finding);
        if (!continues)
            groups.push_back({finding.kind, finding.cause, 0, 0, 0, {}});
        std::vector<PairFindings>& pairs = groups.back().pairs;
        if (!continues || pairKey(*before) != pairKey(finding))
            pairs.push_back({finding.a, finding.b, 0, {}});
        addStep(pairs.back(), finding.step);
        before = &finding;
    }
    std::ranges::for_each(groups, finish);
    std::ranges::stable_sort(groups, {},
                             [](const CauseFindings& group) { return std::tuple(group.kind, group.first); });
    return groups;
}

} // namespace broadside
