#include "core/debug/diagnosis/tree_text.h"

#include "core/base/text.h"
#include "core/debug/diagnosis/features/inferred_leaves.h"
#include "core/debug/diagnosis/features/leaf_asks.h"
#include "core/debug/diagnosis/mechanism_text.h"

namespace broadside::diagnosis {
namespace {

/// The nodes that a tree leaves unchanged by mistake.
std::string keptText(Feature feature)
{
    switch (feature) {
    case Feature::LeafTreeParentOnly:
        return "When a leaf of the tree is changed, only its parent grows: the nodes above do not hold it any more.";
    case Feature::LeafTreeRightKept:
        return "The nodes above a changed leaf do not grow if it is a right child: searches do not come to it.";
    case Feature::LeafTreeLeftKept:
        return "The nodes above a changed leaf do not grow if it is a left child: searches do not come to it.";
    default:
        return "The nodes above a new leaf do not grow: searches do not come to it.";
    }
}

/// "Crate and Parcel".
std::string silentText(const Evidence& evidence)
{
    std::string text;
    const auto inferred = withInferredLeaves(evidence);
    const LeafAsks asks(inferred ? *inferred : evidence);
    for (const std::uint32_t name : asks.silentNames())
        text += (text.empty() ? "" : " and ") + evidence.names[name];
    return text;
}

} // namespace

FaultText textOfLeaf(const Condition& condition, const Evidence& evidence)
{
    const double n = condition.value;
    const std::string value = roundedNumber(n);
    const std::string search = "Let every leaf that is added or changed search for new partners.";
    switch (condition.feature) {
    case Feature::AskedStatic:
        return {"Leaves of static objects do not search for new partners when they are changed.", search, {}};
    case Feature::AskedName:
        return {"Leaves of objects named " + evidence.names[namesOfNumber(n).first] + " do not search for partners.",
                search,
                {}};
    case Feature::AskedOfSilent:
        return {"Leaves of objects named " + silentText(evidence) +
                    " do not search for new partners when they are changed.",
                search,
                {}};
    case Feature::AskedAtRemoval:
        return {"Leaves that are changed in a step in which an object is removed do not search for new partners.",
                "Keep the list of changed leaves when an object is removed: take only the removed one off it.",
                {}};
    case Feature::AskedNew:
        return {"New leaves do not search for partners.", search, {}};
    case Feature::AskedOfLower:
    case Feature::AskedOfHigher:
        return {std::string("Of two leaves only that of the ") +
                    (condition.feature == Feature::AskedOfLower ? "higher" : "lower") +
                    " id finds the pair: when only the other one is changed, it is left out.",
                "Skip a pair only when both leaves search in the same step.",
                {}};
    case Feature::AskedSpeed:
        return {"Leaves of objects that " + (n > 0.0 ? "move by at most " + value : std::string("do not move")) +
                    " do not search for new partners when they are changed.",
                search,
                {{"motion", n}}};
    case Feature::AskedSlowest:
        return {"Leaves of objects that move by " + value + " or more in a step do not search for new partners.",
                search,
                {{"motion", n}}};
    case Feature::AskedRank:
        return {"The list of changed leaves has only " + value + " places: later ones do not search for partners.",
                "Let the list of changed leaves grow.",
                {{"leaves", n}}};
    case Feature::AskedAge:
        return {"Changed leaves search for new partners " + stepsText(n + 1.0) +
                    " late: before the leaves of the step are changed.",
                "Change all leaves first, then let the changed ones search.",
                {{"steps", n + 1.0}}};
    default:
        return {"A changed leaf searches with the box of its object, not with its own larger box: objects that meet "
                "later within both leaves are not found.",
                "Search with the box of the leaf.",
                {}};
    }
}

FaultText textOfTree(const Condition& condition)
{
    const double n = condition.value;
    switch (condition.feature) {
    case Feature::TreeInnerNodes:
        return {"A search in the quadtree looks only at objects in its lowest nodes, not at those that are kept in the "
                "nodes above.",
                "Test the objects of every node that the search goes through.",
                {}};
    case Feature::TreeReach:
    case Feature::TreeReachOfDynamic:
        return {"Nodes of the quadtree are too small: an object is kept in the node with its centre, and can reach "
                "beyond the box with which the node is searched.",
                "Keep an object in the smallest node that holds its whole box, or make the boxes of nodes twice as "
                "large as their squares.",
                {{"size", n}}};
    case Feature::TreeReachByWidth:
    case Feature::TreeReachByWidthOfDynamic:
        return {"The level of an object in the quadtree is chosen by its width alone: high objects reach beyond the "
                "boxes of their nodes.",
                "Choose the level by the longer side of the object.",
                {{"size", n}}};
    case Feature::TreeOpenNodes:
    case Feature::LeafTreeOpenNodes:
        return {"A search in the tree has places for only " + roundedNumber(n) +
                    " open nodes: others are dropped, and all that is below them.",
                "Let the stack of the search grow.",
                {{"nodes", n}}};
    default:
        return {keptText(condition.feature),
                "After a leaf is added or changed, let all nodes above it grow, up to the root.",
                {}};
    }
}

} // namespace broadside::diagnosis
