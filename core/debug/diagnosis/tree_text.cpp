#include "core/debug/diagnosis/tree_text.h"

#include "core/debug/diagnosis/fault_words.h"
#include "core/debug/diagnosis/features/inferred_leaves.h"
#include "core/debug/diagnosis/features/leaf_asks.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"
#include "core/debug/diagnosis/messages/tree_messages.h"

#include <vector>

namespace broadside::diagnosis {
namespace {

/// The nodes that a tree leaves unchanged by mistake.
Message keptText(Feature feature)
{
    switch (feature) {
    case Feature::LeafTreeParentOnly:
        return texts::treeParentOnly();
    case Feature::LeafTreeRightKept:
        return texts::treeRightKept();
    case Feature::LeafTreeLeftKept:
        return texts::treeLeftKept();
    default:
        return texts::treeNewKept();
    }
}

/// "Crate and Parcel".
Message silentText(const Evidence& evidence)
{
    std::vector<Message> names;
    const auto inferred = withInferredLeaves(evidence);
    const LeafAsks asks(inferred ? *inferred : evidence);
    for (const std::uint32_t name : asks.silentNames())
        names.emplace_back(evidence.names[name]);
    return allOf(names);
}

} // namespace

FaultText textOfLeaf(const Condition& condition, const Evidence& evidence)
{
    const double n = condition.value;
    const Message search = texts::mendLeavesSearch();
    switch (condition.feature) {
    case Feature::AskedStatic:
        return {texts::treeStaticLeaves(), search, {}};
    case Feature::AskedName:
        return {texts::treeLeavesOfName(evidence.names[namesOfNumber(n).first]), search, {}};
    case Feature::AskedOfSilent:
        return {texts::treeSilentLeaves(silentText(evidence)), search, {}};
    case Feature::AskedAtRemoval:
        return {texts::treeAtRemoval(), texts::mendListAfterRemoval(), {}};
    case Feature::AskedNew:
        return {texts::treeNewLeaves(), search, {}};
    case Feature::AskedOfLower:
        return {texts::treeHigherOnly(), texts::mendBothSearch(), {}};
    case Feature::AskedOfHigher:
        return {texts::treeLowerOnly(), texts::mendBothSearch(), {}};
    case Feature::AskedSpeed:
        return {n > 0.0 ? texts::treeSlowLeaves(n) : texts::treeRestingLeaves(), search, {{"motion", n}}};
    case Feature::AskedSlowest:
        return {texts::treeFastLeaves(n), search, {{"motion", n}}};
    case Feature::AskedRank:
        return {texts::treeChangedLimit(n), texts::mendChangedList(), {{"leaves", n}}};
    case Feature::AskedAge:
        return {texts::treeSearchLate(stepsText(n + 1.0)), texts::mendChangeFirst(), {{"steps", n + 1.0}}};
    default:
        return {texts::treeTightSearch(), texts::mendBoxOfLeaf(), {}};
    }
}

FaultText textOfTree(const Condition& condition)
{
    const double n = condition.value;
    switch (condition.feature) {
    case Feature::TreeInnerNodes:
        return {texts::treeInnerNodes(), texts::mendEveryNode(), {}};
    case Feature::TreeReach:
    case Feature::TreeReachOfDynamic:
        return {texts::treeSmallNodes(), texts::mendLargerNodes(), {{"size", n}}};
    case Feature::TreeReachByWidth:
    case Feature::TreeReachByWidthOfDynamic:
        return {texts::treeLevelByWidth(), texts::mendLevel(), {{"size", n}}};
    case Feature::TreeOpenNodes:
    case Feature::LeafTreeOpenNodes:
        return {texts::treeOpenNodes(n), texts::mendStack(), {{"nodes", n}}};
    default:
        return {keptText(condition.feature), texts::mendNodesAbove(), {}};
    }
}

} // namespace broadside::diagnosis
