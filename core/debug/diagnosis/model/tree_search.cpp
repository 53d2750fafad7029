#include "core/debug/diagnosis/model/tree_search.h"

#include "core/base/lower_case.h"
#include "core/debug/diagnosis/model/code_length.h"
#include "core/debug/diagnosis/model/tree_path.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>
#include <utility>

namespace broadside::diagnosis {
namespace {

using Through = TreeSearch::Through;
using By = TreeSearch::By;
using TreeLevel = SquareTreePlan::Level;

constexpr double kBitsOfNames = 4.0;  // that a search of some names must save
constexpr double kBitsOfOthers = 2.0; // that a tree without them must save

/// An object of a pair, in a tree.
struct InTree {
    const TreePath* path = nullptr;
    unsigned depth = 0; ///< Of its node.
    [[nodiscard]] const SquareNode& node() const { return path->nodes[depth]; }
};

/// Nodes contain the boxes of their objects.
bool keepsWholeBoxes(const SquareTreePlan& plan)
{
    return plan.level == TreeLevel::Holds || plan.level == TreeLevel::BetweenLines;
}

bool isEntered(Through through, const Aabb& node, const Aabb& box)
{
    switch (through) {
    case Through::Overlapped:
        return overlaps(node, box, TouchRule::HalfOpen);
    case Through::OverlappedX:
        return overlaps(node, box) && node.lo.x < box.hi.x && box.lo.x < node.hi.x;
    case Through::OverlappedY:
        return overlaps(node, box) && node.lo.y < box.hi.y && box.lo.y < node.hi.y;
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

/// The search enters all nodes on the path from the root to that of the other object.
bool entersAll(const TreeSearch& search, const InTree& target, const Aabb& box)
{
    for (unsigned depth = 1; depth <= target.depth; ++depth) {
        const Aabb& square = target.path->nodes[depth].square;
        const double more = keepsWholeBoxes(search.plan) ? 0.0 : 0.5 * square.width();
        if (!isEntered(search.through, grown(square, more), box))
            return false;
    }
    return true;
}

bool reaches(const TreeSearch& search, const InTree& asker, const InTree& other)
{
    const auto isAbove = [](const InTree& above, const InTree& below) { // or the same
        return above.depth <= below.depth && below.path->goesThrough(*above.path, above.depth);
    };
    switch (search.through) {
    case Through::Levels:
        return other.depth < search.levels;
    case Through::OwnNode:
        return other.depth == asker.depth && isAbove(other, asker);
    case Through::OwnAndAbove:
        return isAbove(other, asker);
    case Through::OwnAndBelow:
        return isAbove(asker, other);
    case Through::OwnAndParent:
        return asker.depth <= other.depth + 1 && isAbove(other, asker);
    case Through::OwnAndChildren:
        return other.depth <= asker.depth + 1 && isAbove(asker, other);
    case Through::Lowest:
        return other.path->isLowest(search.plan, other.depth);
    case Through::Touched:
        return overlaps(other.node().square, asker.path->box);
    default:
        return entersAll(search, other, asker.path->box);
    }
}

/// Which objects search.
struct Searching {
    By by = By::Either;
    const NameSet* names = nullptr; ///< Only for By::Names.

    [[nodiscard]] bool isLost(const InTree& low, const InTree& high, bool findsHigh, bool findsLow) const
    {
        return !(searches(low, high, true) && findsHigh) && !(searches(high, low, false) && findsLow);
    }

private:
    [[nodiscard]] bool searches(const InTree& one, const InTree& other, bool isLow) const
    {
        switch (by) {
        case By::Either:
            return true;
        case By::Lower:
            return isLow;
        case By::Higher:
            return !isLow;
        case By::Dynamic:
            return one.path->isDynamic;
        case By::LowerDynamic:
            return one.path->isDynamic && (isLow || !other.path->isDynamic);
        case By::HigherDynamic:
            return one.path->isDynamic && (!isLow || !other.path->isDynamic);
        case By::Names:
            break;
        }
        return (*names)[one.path->name] != 0;
    }
};

/// Names that are not in the tree.
const NameSet* withoutBy(const TreeSearch& search) { return search.keepsOthersOnly ? &search.names : nullptr; }

struct SampledPair {
    TreePath low;
    TreePath high;
    bool isMissed = false;
};

/// The pairs of these events, in their order.
std::vector<SampledPair> pairsOf(const Evidence& evidence, const SquareTreePlan& plan, const std::vector<Event>& events,
                                 const NameSet* without)
{
    std::vector<std::size_t> order(events.size()); // by frame
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return events[i].frame; });
    std::vector<SampledPair> pairs(events.size());
    for (std::size_t i = 0; i < order.size();) {
        const FrameIndex frame = events[order[i]].frame;
        const std::size_t first = i;
        std::vector<TrackIndex> tracks;
        for (; i < order.size() && events[order[i]].frame == frame; ++i)
            tracks.insert(tracks.end(), {events[order[i]].a, events[order[i]].b});
        const std::vector<TreePath> paths = pathsOf(plan, evidence, frame, tracks, without);
        for (std::size_t k = first; k < i; ++k)
            pairs[order[k]] = {paths[2 * (k - first)], paths[2 * (k - first) + 1],
                               events[order[k]].fate == Fate::Missed};
    }
    return pairs;
}

/// A part of the missed and of the found pairs, in trees of this root and level; the missed ones come first.
std::vector<SampledPair> sampledPairs(const Evidence& evidence, const SquareTreePlan& plan, const NameSet* without)
{
    constexpr std::size_t kMostOfFate = 400;
    const auto isTold = [](const Event& event) { return event.fate == Fate::Missed && !event.isMarginal; };
    const bool takesMarginal = std::ranges::none_of(evidence.events, isTold); // no others are missed
    std::array<std::size_t, 2> taken{};
    std::vector<Event> events;
    for (const Event& event : evidence.events)
        if (event.overlaps() && (takesMarginal || !event.isMarginal) &&
            ++taken[event.fate == Fate::Missed ? 0 : 1] <= kMostOfFate)
            events.push_back(event);
    std::stable_partition(events.begin(), events.end(), // clang 14 cannot compile that of ranges
                          [](const Event& event) { return event.fate == Fate::Missed; });
    return pairsOf(evidence, plan, events, without);
}

/// It tells one missed pair in five, and hardly any found pair is among those that it loses.
bool tellsEnough(const Tally& tally)
{
    constexpr double kFew = 0.05;
    constexpr std::uint64_t kFewest = 5;
    return kFewest * tally.explained() >= tally.explained() + tally.unexplained &&
           static_cast<double>(tally.contradicted) <= kFew * static_cast<double>(tally.lost);
}

/// What a search does to the sampled pairs, for each way to choose the searching object.
class SearchTallies {
public:
    SearchTallies(const std::vector<SampledPair>& pairs, const std::vector<Searching>& ways)
        : m_pairs(pairs)
        , m_ways(ways)
    {}
    /// Chooses the tree. Its root and level are those of the pairs.
    void setPlan(const SquareTreePlan& plan)
    {
        m_inTree.clear();
        for (const SampledPair& pair : m_pairs)
            m_inTree.push_back({{&pair.low, pair.low.depthIn(plan)}, {&pair.high, pair.high.depthIn(plan)}});
    }
    /// No value: it tells too little, as a part of the pairs shows already.
    [[nodiscard]] std::optional<std::vector<Tally>> of(const TreeSearch& search) const
    {
        constexpr std::size_t kFirst = 60;
        constexpr std::uint64_t kFewest = 12; // one of the first pairs in so many must be told
        constexpr std::size_t kFound = 32;    // found pairs between two looks at the tallies
        std::vector<Tally> tallies(m_ways.size());
        for (std::size_t i = 0; i < m_pairs.size(); ++i) {
            const auto& [low, high] = m_inTree[i];
            const bool findsHigh = reaches(search, low, high);
            const bool findsLow = reaches(search, high, low);
            for (std::size_t way = 0; way < m_ways.size(); ++way)
                tallies[way].count(m_ways[way].isLost(low, high, findsHigh, findsLow), m_pairs[i].isMissed);
            const auto isTold = [&](const Tally& tally) { return tally.explained() * kFewest >= kFirst; };
            if (i + 1 == kFirst && m_pairs[i].isMissed && std::ranges::none_of(tallies, isTold))
                return std::nullopt;
            // No missed pair follows a found one, so that from there on tallies only get worse.
            if (!m_pairs[i].isMissed && i % kFound == 0 && std::ranges::none_of(tallies, tellsEnough))
                return std::nullopt;
        }
        return tallies;
    }

private:
    const std::vector<SampledPair>& m_pairs;
    const std::vector<Searching>& m_ways;
    std::vector<std::pair<InTree, InTree>> m_inTree;
};

std::vector<TreeSearch> searchesOf(const SquareTreePlan& plan)
{
    constexpr std::array kThrough{
        Through::Overlapped,  Through::OverlappedX,  Through::OverlappedY,    Through::Centre,  Through::LowCorner,
        Through::HighCorner,  Through::OppositeTwo,  Through::AnyCorner,      Through::OwnNode, Through::OwnAndAbove,
        Through::OwnAndBelow, Through::OwnAndParent, Through::OwnAndChildren, Through::Lowest};
    constexpr std::array kOwn{Through::OwnNode,      Through::OwnAndAbove,    Through::OwnAndBelow,
                              Through::OwnAndParent, Through::OwnAndChildren, Through::Lowest};
    std::vector<TreeSearch> searches;
    if (plan.level == TreeLevel::BetweenLines) {
        for (const Through through : kOwn)
            searches.push_back({through, By::Either, 0, plan});
        return searches;
    }
    if (plan.isOfOneAxis()) {
        for (const Through through : {Through::OwnAndAbove, Through::OwnAndBelow, Through::Touched})
            searches.push_back({through, By::Either, 0, plan});
        return searches;
    }
    if (plan.isOfPoints()) // other searches in such trees look the same as those in cells of centres
        return {{Through::Touched, By::Either, 0, plan}};
    for (const Through through : kThrough)
        searches.push_back({through, By::Either, 0, plan});
    for (unsigned levels = 1; levels <= plan.depth && plan.capacity == 0; ++levels)
        searches.push_back({Through::Levels, By::Either, levels, plan});
    return searches;
}

/// Trees of this root and level.
std::vector<SquareTreePlan> plansOf(const Aabb& root, TreeLevel level)
{
    constexpr std::array kCapacities{1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U, 9U, 10U, 12U, 15U, 16U, 20U, 25U, 30U, 32U, 50U};
    std::vector<SquareTreePlan> plans;
    for (const unsigned depth : {4U, 5U, 6U, 7U, 8U})
        plans.push_back({root, depth, level});
    for (const unsigned depth : {3U, 4U, 5U, 6U, 8U, kDeepestTree})
        for (const unsigned capacity : kCapacities) {
            plans.push_back({root, depth, level});
            plans.back().capacity = capacity;
        }
    return plans;
}

/// Keeps the best of the searches that are offered.
class BestSearch {
public:
    void offer(const TreeSearch& search, const Tally& tally)
    {
        if (!tellsEnough(tally))
            return;
        const double price =
            (search.by == By::Names ? kBitsOfNames : 0.0) + (search.keepsOthersOnly ? kBitsOfOthers : 0.0);
        if (const double bits = price + codeLength(tally); !m_best || bits < m_least) {
            m_best = search;
            m_least = bits;
        }
    }
    [[nodiscard]] const std::optional<TreeSearch>& best() const noexcept { return m_best; }

private:
    std::optional<TreeSearch> m_best;
    double m_least = 0.0;
};

} // namespace

bool mayHaveQuadtree(const Evidence& evidence)
{
    if (!evidence.world || evidence.world->width() <= 0.0 || evidence.world->height() <= 0.0 || evidence.cells)
        return false;
    const std::string name = lowerCase(evidence.algorithm);
    const auto has = [&](std::string_view word) { return name.find(word) != std::string::npos; };
    constexpr std::array<std::string_view, 8> kOthers{"grid", "hash", "cell", "tree", "bvh", "sweep", "sort", "prune"};
    return has("quad") || (!evidence.knowsRegistrations() && std::ranges::none_of(kOthers, has));
}

std::vector<char> lostInTreeSearch(const Evidence& evidence, const TreeSearch& search, const std::vector<Event>& events)
{
    std::vector<char> lost;
    lost.reserve(events.size());
    for (const SampledPair& pair : pairsOf(evidence, search.plan, events, withoutBy(search))) {
        const InTree low{&pair.low, pair.low.depthIn(search.plan)};
        const InTree high{&pair.high, pair.high.depthIn(search.plan)};
        const Searching searching{search.by, &search.names};
        lost.push_back(searching.isLost(low, high, reaches(search, low, high), reaches(search, high, low)) ? 1 : 0);
    }
    return lost;
}

namespace {

/// Offers the searches in trees of a root and a level. `without`: names that are not in the tree; null: all are.
void offerSearches(const Evidence& evidence, const Aabb& root, TreeLevel level, const std::vector<Searching>& ways,
                   const NameSet* without, BestSearch& best)
{
    const std::vector<SampledPair> pairs = sampledPairs(evidence, {root, 0, level}, without);
    SearchTallies tallies(pairs, ways);
    for (const SquareTreePlan& plan : plansOf(root, level)) {
        tallies.setPlan(plan);
        for (TreeSearch search : searchesOf(plan)) {
            const auto byWays = tallies.of(search);
            for (std::size_t way = 0; byWays && way < ways.size(); ++way) {
                search.by = ways[way].by;
                search.names = ways[way].names ? *ways[way].names : NameSet();
                search.keepsOthersOnly = without != nullptr;
                best.offer(search, (*byWays)[way]);
            }
        }
    }
}

} // namespace

std::optional<TreeSearch> likelyTreeSearch(const Evidence& evidence)
{
    if (!mayHaveQuadtree(evidence))
        return std::nullopt;
    const std::vector<NameSet> names = likelySearchingNames(evidence);
    std::vector<Searching> ways{{By::Either}, {By::Lower}, {By::Higher}, {By::Dynamic}};
    if (std::ranges::any_of(evidence.tracks, [](const Track& track) { return !track.isDynamic; }))
        ways.insert(ways.end(), {{By::LowerDynamic}, {By::HigherDynamic}});
    for (const NameSet& set : names)
        ways.push_back({By::Names, &set});
    BestSearch best;
    for (const Aabb& root : likelyRoots(evidence)) {
        for (const TreeLevel level :
             {TreeLevel::Holds, TreeLevel::BetweenLines, TreeLevel::BySize, TreeLevel::Centre, TreeLevel::LowCorner,
              TreeLevel::UpperLeft, TreeLevel::HighAlongX, TreeLevel::LowAlongX, TreeLevel::CentreAlongX,
              TreeLevel::HighAlongY, TreeLevel::LowAlongY, TreeLevel::CentreAlongY})
            offerSearches(evidence, root, level, ways, nullptr, best);
        for (const NameSet& set : names)
            if (!hasPairWithin(evidence, set))
                for (const TreeLevel level : {TreeLevel::Holds, TreeLevel::BetweenLines})
                    offerSearches(evidence, root, level, {{By::Names, &set}}, &set, best);
    }
    return best.best();
}

} // namespace broadside::diagnosis
