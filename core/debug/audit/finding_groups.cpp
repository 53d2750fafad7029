#include "core/debug/audit/finding_groups.h"

#include <algorithm>
#include <tuple>

namespace broadside {
namespace {

/// A finding with what else it is grouped by.
struct Entry {
    Finding finding;
    std::string_view rule = {};
    PairStage stage = PairStage::AfterStructure;
};

auto groupKey(const Entry& entry)
{
    return std::tuple(entry.finding.kind, entry.finding.cause, entry.rule, entry.stage);
}

auto pairKey(const Entry& entry) { return std::tuple(entry.finding.a, entry.finding.b); }

/// In a game's recording the cause is that of the diagnosis.
Entry entryOf(const Audit::Miss& miss, const RuleOfPair& ruleOf)
{
    Entry entry{{Finding::Kind::MissedPair, miss.step, miss.pair.a, miss.pair.b, miss.cause}};
    if (!ruleOf)
        return entry;
    entry.finding.cause = MissCause::Unknown;
    entry.rule = ruleOf(miss.pair);
    if (entry.rule.empty())
        entry.stage = miss.stage;
    return entry;
}

std::vector<Entry> sortedFindings(std::span<const Audit::Miss> missed, std::span<const FoundPassage> passages,
                                  std::span<const Audit::Hidden> hidden, const RuleOfPair& ruleOf)
{
    std::vector<Entry> findings;
    findings.reserve(missed.size() + passages.size() + hidden.size());
    for (const Audit::Miss& miss : missed)
        findings.push_back(entryOf(miss, ruleOf));
    for (const FoundPassage& passage : passages)
        findings.push_back({{Finding::Kind::Passage, passage.step, passage.passage.object, passage.passage.through,
                             MissCause::Unknown}});
    for (const Audit::Hidden& each : hidden)
        findings.push_back(
            {{Finding::Kind::BoxSmallerThanShape, each.step, each.pair.a, each.pair.b, MissCause::Unknown}});
    std::ranges::sort(findings, {}, [](const Entry& entry) {
        return std::tuple_cat(groupKey(entry), pairKey(entry), std::tuple(entry.finding.step));
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
                                         std::span<const Audit::Hidden> hidden, const RuleOfPair& ruleOf)
{
    std::vector<CauseFindings> groups;
    const Entry* before = nullptr;
    const std::vector<Entry> findings = sortedFindings(missed, passages, hidden, ruleOf);
    for (const Entry& entry : findings) {
        const Finding& finding = entry.finding;
        const bool continues = before && groupKey(*before) == groupKey(entry);
        if (!continues) {
            const bool isOfGame = ruleOf && finding.kind == Finding::Kind::MissedPair;
            groups.push_back(
                {finding.kind, finding.cause, 0, 0, 0, {}, isOfGame, std::string(entry.rule), entry.stage});
        }
        std::vector<PairFindings>& pairs = groups.back().pairs;
        if (!continues || pairKey(*before) != pairKey(entry))
            pairs.push_back({finding.a, finding.b, 0, {}});
        addStep(pairs.back(), finding.step);
        before = &entry;
    }
    std::ranges::for_each(groups, finish);
    std::ranges::stable_sort(groups, {},
                             [](const CauseFindings& group) { return std::tuple(group.kind, group.first); });
    return groups;
}

} // namespace broadside
