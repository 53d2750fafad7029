#include "core/debug/diagnosis/model/tree_search.h"

#include "core/debug/diagnosis/model/code_length.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace broadside::diagnosis {
namespace {

using Through = TreeSearch::Through;
using By = TreeSearch::By;

/// An object of a pair, with its node.
struct InTree {
    Aabb box;
    SquareNode node;
    bool isDynamic = true;
};

/// The first node is the second one, or above it.
bool isAtOrAbove(const SquareNode& above, const SquareNode& node)
{
    const unsigned down = node.depth - std::min(node.depth, above.depth);
    return above.depth <= node.depth && node.x >> down == above.x && node.y >> down == above.y;
}

bool isEntered(Through through, const Aabb& node, const Aabb& box)
{
    switch (through) {
    case Through::Centre:
        return contains(node, box.center());
    case Through::LowCorner:
        return contains(node, box.lo);
    case Through::HighCorner:
        return contains(node, box.hi);
    case Through::OppositeTwo:
        return contains(node, box.lo) || contains(node, box.hi);
    default:
        return contains(node, box.lo) || contains(node, box.hi) || contains(node, Vec2{box.lo.x, box.hi.y}) ||
               contains(node, Vec2{box.hi.x, box.lo.y});
    }
}

/// The search enters all nodes on the path from the root to this one.
bool entersAll(const TreeSearch& search, const SquareNode& target, const Aabb& box)
{
    SquareNode node{search.plan.root};
    while (node.depth < target.depth) {
        const unsigned down = target.depth - node.depth - 1;
        const auto isHigh = static_cast<unsigned>((target.y >> down) & 1U);
        node = node.child(2 * isHigh + static_cast<unsigned>((target.x >> down) & 1U));
        const double more = search.plan.level == SquareTreePlan::Level::Holds ? 0.0 : 0.5 * node.square.width();
        if (!isEntered(search.through, grown(node.square, more), box))
            return false;
    }
    return true;
}

bool reaches(const TreeSearch& search, const InTree& asker, const InTree& other)
{
    switch (search.through) {
    case Through::Levels:
        return other.node.depth < search.levels;
    case Through::OwnNode:
        return other.node.key() == asker.node.key();
    case Through::OwnAndAbove:
        return isAtOrAbove(other.node, asker.node);
    case Through::OwnAndBelow:
        return isAtOrAbove(asker.node, other.node);
    default:
        return entersAll(search, other.node, asker.box);
    }
}

/// `low` has the lower id.
bool isLost(const TreeSearch& search, const InTree& low, const InTree& high)
{
    const bool asksLow = search.by == By::Dynamic ? low.isDynamic : search.by != By::Higher;
    const bool asksHigh = search.by == By::Dynamic ? high.isDynamic : search.by != By::Lower;
    return !(asksLow && reaches(search, low, high)) && !(asksHigh && reaches(search, high, low));
}

struct SampledPair {
    InTree low;
    InTree high;
    bool isMissed = false;
};

InTree inTree(const Evidence& evidence, const SquareTreePlan& plan, const Event& event, TrackIndex track)
{
    const Aabb& box = evidence.boxOf(event, track);
    return {box, nodeOf(plan, box), evidence.tracks[track].isDynamic};
}

/// A part of the missed and of the found pairs, in a tree.
std::vector<SampledPair> sampledPairs(const Evidence& evidence, const SquareTreePlan& plan)
{
    constexpr std::size_t kMostOfFate = 400;
    std::array<std::size_t, 2> taken{};
    std::vector<SampledPair> pairs;
    for (const Event& event : evidence.events) {
        const bool isMissed = event.fate == Fate::Missed;
        if (event.overlaps() && !event.isMarginal && ++taken[isMissed ? 0 : 1] <= kMostOfFate)
            pairs.push_back({inTree(evidence, plan, event, event.a), inTree(evidence, plan, event, event.b), isMissed});
    }
    return pairs;
}

std::vector<TreeSearch> searchesOf(const SquareTreePlan& plan)
{
    constexpr std::array kThrough{Through::Centre,    Through::LowCorner, Through::HighCorner,  Through::OppositeTwo,
                                  Through::AnyCorner, Through::OwnNode,   Through::OwnAndAbove, Through::OwnAndBelow};
    std::vector<TreeSearch> searches;
    for (const By by : {By::Either, By::Lower, By::Higher, By::Dynamic}) {
        for (const Through through : kThrough)
            searches.push_back({through, by, 0, plan});
        for (unsigned levels = 1; levels <= plan.depth; ++levels)
            searches.push_back({Through::Levels, by, levels, plan});
    }
    return searches;
}

} // namespace

bool TreeSearch::loses(const Evidence& evidence, const Event& event) const
{
    return isLost(*this, inTree(evidence, plan, event, event.a), inTree(evidence, plan, event, event.b));
}

std::optional<TreeSearch> likelyTreeSearch(const Evidence& evidence)
{
    constexpr std::array<unsigned, 5> kDepths{4, 5, 6, 7, 8};
    constexpr double kFew = 0.05;        // found pairs among those that are lost
    constexpr std::uint64_t kFewest = 5; // one missed pair in so many is told
    std::optional<TreeSearch> best;
    double least = 0.0;
    if (!hasQuadtree(evidence))
        return best;
    for (const Aabb& root : likelyRoots(evidence))
        for (const auto level : {SquareTreePlan::Level::Holds, SquareTreePlan::Level::BySize})
            for (const unsigned depth : kDepths) {
                const SquareTreePlan plan{root, depth, level};
                const std::vector<SampledPair> pairs = sampledPairs(evidence, plan);
                for (const TreeSearch& search : searchesOf(plan)) {
                    Tally tally;
                    for (const SampledPair& pair : pairs)
                        tally.count(isLost(search, pair.low, pair.high), pair.isMissed);
                    if (kFewest * tally.explained() < tally.explained() + tally.unexplained ||
                        static_cast<double>(tally.contradicted) > kFew * static_cast<double>(tally.lost))
                        continue;
                    if (const double bits = codeLength(tally); !best || bits < least) {
                        best = search;
                        least = bits;
                    }
                }
            }
    return best;
}

} // namespace broadside::diagnosis
