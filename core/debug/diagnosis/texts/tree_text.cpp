#include "core/debug/diagnosis/texts/tree_text.h"

#include "core/base/message/common_messages.h"
#include "core/debug/diagnosis/features/held_leaves.h"
#include "core/debug/diagnosis/features/inferred_leaves.h"
#include "core/debug/diagnosis/features/leaf_asks.h"
#include "core/debug/diagnosis/messages/fault_messages.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"
#include "core/debug/diagnosis/messages/tree_messages.h"
#include "core/debug/diagnosis/model/tree_search.h"
#include "core/debug/diagnosis/texts/fault_words.h"

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
    const auto inferred = withInferredLeaves(evidence);
    return namesText(LeafAsks(inferred ? *inferred : evidence).silentNames(), evidence);
}

Message reusedText(const Evidence& evidence)
{
    const auto inferred = withInferredLeaves(evidence);
    const LeafAsks asks(inferred ? *inferred : evidence);
    const std::size_t silent = asks.silentObjects().tracks.size();
    return texts::treeReusedLeaves(silent, silent + asks.silentObjects().heard);
}

/// Objects that stay registered in their first leaves.
FaultText textOfHeld(const Evidence& evidence)
{
    const HeldLeaves held(evidence);
    const Message sentence = texts::treeHeldAtFirst(namesText(held.names(), evidence));
    return {held.areShared() ? texts::sentences(sentence, texts::treeSharedLeaves()) : sentence,
            texts::mendRegisterAgain(),
            {}};
}

/// The nodes that a search goes through.
Message throughText(const TreeSearch& search)
{
    using Through = TreeSearch::Through;
    switch (search.through) {
    case Through::Overlapped:
        return texts::treeThroughOverlapped();
    case Through::OverlappedX:
        return texts::treeThroughOverlappedAlong("x");
    case Through::OverlappedY:
        return texts::treeThroughOverlappedAlong("y");
    case Through::Centre:
        return texts::treeThroughCentre();
    case Through::LowCorner:
    case Through::HighCorner:
        return texts::treeThroughCorner();
    case Through::OppositeTwo:
        return texts::treeThroughTwoCorners();
    case Through::AnyCorner:
        return texts::treeThroughCorners();
    case Through::Levels:
        return texts::treeLevels(search.levels);
    case Through::OwnNode:
        return texts::treeOwnNode();
    case Through::OwnAndAbove:
        return texts::treeOwnAndAbove();
    case Through::OwnAndBelow:
        return texts::treeOwnAndBelow();
    case Through::OwnAndParent:
        return texts::treeOwnAndParent();
    case Through::OwnAndChildren:
        return texts::treeOwnAndChildren();
    case Through::Lowest:
        return texts::treeInnerNodes();
    case Through::Touched:
        break;
    }
    return search.plan.level == SquareTreePlan::Level::Centre ? texts::treeNodeOfCentre() : texts::treeNodeOfCorner();
}

/// Which object of a pair searches.
Message searchingText(const TreeSearch& search, const Evidence& evidence)
{
    using By = TreeSearch::By;
    if (search.by == By::LowerDynamic || search.by == By::HigherDynamic)
        return texts::sentences(texts::treeDynamicSearch(), search.by == By::LowerDynamic
                                                                ? texts::treeLowerOfDynamicSearches()
                                                                : texts::treeHigherOfDynamicSearches());
    if (search.by != By::Names)
        return search.by == By::Lower    ? texts::treeLowerSearches()
               : search.by == By::Higher ? texts::treeHigherSearches()
                                         : texts::treeDynamicSearch();
    std::vector<std::uint32_t> names;
    for (std::uint32_t name = 0; name < search.names.size(); ++name)
        if (search.names[name] != 0)
            names.push_back(name);
    const Message sentence = texts::treeNamesSearch(namesText(names, evidence));
    return search.keepsOthersOnly ? texts::sentences(sentence, texts::treeKeepsOthers()) : sentence;
}

FaultText textOfTreeSearch(const Evidence& evidence)
{
    using By = TreeSearch::By;
    const auto search = likelyTreeSearch(evidence);
    if (!search)
        return {};
    using Level = SquareTreePlan::Level;
    const bool isAlongX = search->plan.level == Level::HighAlongX || search->plan.level == Level::LowAlongX ||
                          search->plan.level == Level::CentreAlongX;
    const bool isOfOneAxis = search->plan.isOfOneAxis();
    FaultText text{isOfOneAxis ? texts::treeHoldsAlongOneAxis(isAlongX ? "x" : "y") : throughText(*search),
                   isOfOneAxis ? texts::mendBothSidesOfNode() : texts::mendEveryOverlappingNode(),
                   {}};
    if (search->by != By::Either)
        text.sentence = texts::sentences(text.sentence, searchingText(*search, evidence));
    if (search->through == TreeSearch::Through::Lowest)
        text.remedy = texts::mendEveryNode();
    if (search->through == TreeSearch::Through::Touched && !isOfOneAxis)
        text.remedy = texts::mendNodesOfPoints();
    if (const double capacity = search->plan.capacity; capacity > 0.0) {
        text.sentence = texts::sentences(text.sentence, texts::treeCapacity(capacity, search->plan.depth));
        text.parameters = {{"capacity", capacity}, {"depth", static_cast<double>(search->plan.depth)}};
    }
    return text;
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
    case Feature::AskedOfReused:
        return {reusedText(evidence), texts::mendClearRecord(), {}};
    case Feature::AskedAtRemoval:
        return {texts::treeAtRemoval(), texts::mendListAfterRemoval(), {}};
    case Feature::AskedOld:
        return {texts::treeOnlyNewLeaves(), search, {}};
    case Feature::AskedAgain:
        return {texts::treeOnlyFirstChange(), texts::mendClearMovedMarks(), {}};
    case Feature::AskedTogether:
        return {texts::treeTogether(), texts::mendOneOfBoth(), {}};
    case Feature::AskedAtBirth:
        return {texts::treeAtBirth(), texts::mendSearchWhenMade(), {}};
    case Feature::AskedNew:
        return {texts::treeNewLeaves(), search, {}};
    case Feature::AskedOfLower:
        return {texts::treeHigherOnly(), texts::mendBothSearch(), {}};
    case Feature::AskedOfHigher:
        return {texts::treeLowerOnly(), texts::mendBothSearch(), {}};
    case Feature::AskedOfLowLeaf:
        return {texts::treeHighLeafOnly(), texts::mendBothSearch(), {}};
    case Feature::AskedOfHighLeaf:
        return {texts::treeLowLeafOnly(), texts::mendBothSearch(), {}};
    case Feature::AskedSpeed:
        return {n > 0.0 ? texts::treeSlowLeaves(n) : texts::treeRestingLeaves(), search, {{"motion", n}}};
    case Feature::AskedSlowest:
        return {texts::treeFastLeaves(n), search, {{"motion", n}}};
    case Feature::AskedRank:
        return {texts::treeChangedLimit(n), texts::mendChangedList(), {{"leaves", n}}};
    case Feature::AskedRankMost:
        return {texts::treeFirstOfChanged(n + 1.0), texts::mendLeavesSearch(), {{"leaves", n + 1.0}}};
    case Feature::AskedAge:
        return {texts::treeSearchLate(stepsText(n + 1.0)), texts::mendChangeFirst(), {{"steps", n + 1.0}}};
    default:
        return {texts::treeTightSearch(), texts::mendBoxOfLeaf(), {}};
    }
}

FaultText textOfDropped(Feature feature)
{
    return {feature == Feature::DroppedApart     ? texts::treeDroppedApart()
            : feature == Feature::DroppedResting ? texts::treeDroppedResting()
                                                 : texts::treeDroppedParting(),
            texts::mendKeepPairOfLeaves(),
            {}};
}

FaultText textOfTree(const Condition& condition, const Evidence& evidence)
{
    const double n = condition.value;
    switch (condition.feature) {
    case Feature::TreeInnerNodes:
        return {texts::treeInnerNodes(), texts::mendEveryNode(), {}};
    case Feature::TreeSearched:
        return textOfTreeSearch(evidence);
    case Feature::HeldAtFirst:
        return textOfHeld(evidence);
    case Feature::TreeReach:
    case Feature::TreeReachOfDynamic:
        return {texts::treeSmallNodes(), texts::mendLargerNodes(), {{"size", n}}};
    case Feature::TreeReachOfLower:
        return {texts::sentences(texts::treeSmallNodes(), texts::treeLowerSearches()),
                texts::mendLargerNodes(),
                {{"size", n}}};
    case Feature::TreeReachOfHigher:
        return {texts::sentences(texts::treeSmallNodes(), texts::treeHigherSearches()),
                texts::mendLargerNodes(),
                {{"size", n}}};
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
