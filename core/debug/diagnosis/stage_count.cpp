#include "core/debug/diagnosis/stage_count.h"

#include <algorithm>
#include <vector>

namespace broadside::diagnosis {
namespace {

std::uint64_t& at(std::array<std::uint64_t, kPairStages>& stages, PairStage stage)
{
    return stages[static_cast<std::size_t>(stage)];
}

} // namespace

void showMaskedOverlaps(const Frame& frame, const std::function<void(IndexPair)>& show)
{
    const ObjectTable& objects = frame.objects();
    std::vector<ObjectIndex> order;
    bool isUsual = true;
    objects.forEach([&](ObjectIndex row) {
        order.push_back(row);
        isUsual = isUsual && masksMatch(objects.filterOf(row), objects.filterOf(order.front()));
    });
    if (isUsual && std::ranges::all_of(order, [&](ObjectIndex row) {
            return objects.filterOf(row).category == objects.filterOf(order.front()).category &&
                   objects.filterOf(row).mask == objects.filterOf(order.front()).mask;
        }))
        return;
    std::ranges::sort(order, {}, [&](ObjectIndex row) { return objects.boundsOf(row).lo.x; });
    for (std::size_t i = 0; i < order.size(); ++i)
        for (std::size_t j = i + 1;
             j < order.size() && objects.boundsOf(order[j]).lo.x <= objects.boundsOf(order[i]).hi.x; ++j) {
            const bool areStatic = !objects.objectOf(order[i]).isDynamic() && !objects.objectOf(order[j]).isDynamic();
            if (!areStatic && !masksMatch(objects.filterOf(order[i]), objects.filterOf(order[j])) &&
                frame.boxesOverlap(order[i], order[j]) && frame.shapesOverlap(order[i], order[j]))
                show({order[i], order[j]});
        }
}

void countStages(const Frame& frame, const FrameAudit& audit, std::array<std::uint64_t, kPairStages>& stages)
{
    for (const MissedPair& missed : audit.missed)
        ++at(stages, missed.stage);
    at(stages, PairStage::BoxSmallerThanShape) += audit.boxSmallerThanShape.size();
    showMaskedOverlaps(frame, [&](IndexPair) { ++at(stages, PairStage::Masked); });
    const bool mayLackMore = frame.contacts() || !frame.boxesAreMeasured(); // a contact, or what follows it
    if (!frame.knowsCandidates() || !mayLackMore)
        return;
    for (const IndexPair pair : frame.overlaps()) {
        const auto stage = stageOf(frame, pair.a, pair.b, std::nullopt);
        if (stage == PairStage::NoContact || stage == PairStage::NoResponse)
            ++at(stages, *stage);
    }
}

} // namespace broadside::diagnosis
