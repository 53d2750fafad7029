#include "core/debug/diagnosis/model/square_tree.h"

#include "core/base/lower_case.h"
#include "core/debug/diagnosis/features/pair_feature.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <span>
#include <unordered_set>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr double kNotInTree = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kMostOpen = 6;         // open nodes that are tried
constexpr std::size_t kEventsOfChoice = 400; // missed and found ones, by which a tree is chosen

using Level = SquareTreePlan::Level;

/// Which of two objects search for the other one.
enum class Askers : std::uint8_t { All, Dynamic, LowerDynamic, HigherDynamic };

/// The tree of one frame.
class SquareTree {
public:
    SquareTree(const Evidence& evidence, const SquareTreePlan& plan, FrameIndex frame)
        : m_evidence(evidence)
        , m_plan(plan)
        , m_frame(frame)
    {
        for (const TrackIndex track : evidence.frames[frame].present) {
            SquareNode node = nodeOf(plan, boxOf(track));
            for (; node.depth > 0; --node.depth, node.x /= 2, node.y /= 2)
                m_inner.insert(SquareNode{{}, node.depth - 1, node.x / 2, node.y / 2}.key());
        }
    }
    [[nodiscard]] SquareNode nodeOfTrack(TrackIndex track) const { return nodeOf(m_plan, boxOf(track)); }
    [[nodiscard]] bool isInner(const SquareNode& node) const { return m_inner.contains(node.key()); }
    [[nodiscard]] bool areInInnerNodes(const Event& event) const
    {
        return isInner(nodeOfTrack(event.a)) && isInner(nodeOfTrack(event.b));
    }
    /// How many times as large as its square a node must be so that the asker reaches the node of the other object.
    [[nodiscard]] double reachFrom(TrackIndex asker, TrackIndex other) const
    {
        const SquareNode node = nodeOfTrack(other);
        return node.depth == 0 ? 1.0 : 1.0 + 2.0 * gapOf(node.square, boxOf(asker)) / node.square.width();
    }
    [[nodiscard]] double reach(const Event& event, Askers askers) const
    {
        double least = kNotInTree;
        for (const auto& [asker, other] : {std::pair{event.a, event.b}, std::pair{event.b, event.a}}) {
            const bool isDynamic = m_evidence.tracks[asker].isDynamic;
            const bool isAlone = isDynamic && !m_evidence.tracks[other].isDynamic; // static objects do not search
            const bool isWanted =
                askers == Askers::Dynamic || isAlone || (askers == Askers::LowerDynamic) == (asker == event.a);
            if (askers == Askers::All || (isDynamic && isWanted))
                least = std::fmin(least, reachFrom(asker, other)); // a number, where one is known
        }
        return least;
    }
    /// Neither of the two finds the other if a search has room for `openNodes` open nodes.
    [[nodiscard]] bool isLost(const Event& event, std::size_t openNodes) const
    {
        return !finds(event.a, nodeOfTrack(event.b), openNodes) && !finds(event.b, nodeOfTrack(event.a), openNodes);
    }

private:
    [[nodiscard]] const Aabb& boxOf(TrackIndex track) const { return m_evidence.tracks[track].boxIn(m_frame); }
    [[nodiscard]] bool finds(TrackIndex asker, const SquareNode& other, std::size_t openNodes) const
    {
        const Aabb& box = boxOf(asker);
        std::vector<SquareNode> open{{m_plan.root}};
        while (!open.empty()) {
            const SquareNode node = open.back();
            open.pop_back();
            if (node.key() == other.key())
                return true;
            if (!isInner(node))
                continue;
            for (unsigned i = 0; i < 4; ++i) {
                const SquareNode child = node.child(m_plan.rightFirst ? 3 - i : i);
                const double more = m_plan.level == Level::Holds ? 0.0 : 0.5 * child.square.width();
                if (open.size() < openNodes && overlaps(grown(child.square, more), box))
                    open.push_back(child);
            }
        }
        return false;
    }

    const Evidence& m_evidence;
    const SquareTreePlan& m_plan;
    FrameIndex m_frame;
    std::unordered_set<std::uint64_t> m_inner; // nodes with children
};

/// Computes a number for each of the events `which`, in the order of frames, in trees of a plan.
template<class Number>
std::vector<double> numbersOf(const Evidence& evidence, const std::vector<Event>& events,
                              std::span<const std::size_t> which, const SquareTreePlan& plan, Number&& number)
{
    std::vector<double> numbers;
    numbers.reserve(which.size());
    for (std::size_t i = 0; i < which.size();) {
        const FrameIndex frame = events[which[i]].frame;
        const SquareTree tree(evidence, plan, frame);
        for (; i < which.size() && events[which[i]].frame == frame; ++i)
            numbers.push_back(number(tree, events[which[i]]));
    }
    return numbers;
}

/// How well the best threshold works: missed pairs with a number from the threshold on, minus found ones.
std::size_t rightBy(const std::vector<Event>& events, std::span<const std::size_t> which,
                    const std::vector<double>& numbers)
{
    std::vector<std::pair<double, int>> sorted;
    for (std::size_t i = 0; i < which.size(); ++i)
        if (!std::isnan(numbers[i]))
            sorted.emplace_back(-numbers[i], events[which[i]].fate == Fate::Missed ? 1 : -1);
    std::ranges::sort(sorted);
    std::ptrdiff_t sum = 0;
    std::ptrdiff_t best = 0;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        sum += sorted[i].second;
        if (i + 1 == sorted.size() || sorted[i + 1].first != sorted[i].first)
            best = std::max(best, sum);
    }
    return static_cast<std::size_t>(best);
}

/// Chooses the best tree by a part of the events, then computes the numbers of all events in it.
class TreeChoice {
public:
    TreeChoice(const Evidence& evidence, const std::vector<Event>& events)
        : m_evidence(evidence)
        , m_events(events)
    {
        std::array<std::size_t, kFates> taken{};
        for (std::size_t i = 0; i < events.size(); ++i) {
            m_all.push_back(i);
            if (events[i].overlaps() && taken[static_cast<std::size_t>(events[i].fate)]++ < kEventsOfChoice)
                m_some.push_back(i);
        }
        for (std::vector<std::size_t>* which : {&m_all, &m_some})
            std::ranges::stable_sort(*which, {}, [&](std::size_t i) { return events[i].frame; });
    }
    /// Calls `put` for each event with its number in the best tree.
    template<class Number, class Put>
    void choose(std::span<const Level> levels, bool inBothOrders, Number&& number, Put&& put) const
    {
        constexpr std::array<unsigned, 5> kDepths{4, 5, 6, 7, 8};
        SquareTreePlan best;
        std::size_t most = 0;
        for (const Aabb& root : likelyRoots(m_evidence))
            for (const Level level : levels)
                for (const unsigned depth : kDepths)
                    for (const bool rightFirst : {false, true}) {
                        if (rightFirst && !inBothOrders)
                            continue;
                        const SquareTreePlan plan{root, depth, level, 0, rightFirst};
                        const std::size_t right =
                            rightBy(m_events, m_some, numbersOf(m_evidence, m_events, m_some, plan, number));
                        if (right > most) {
                            most = right;
                            best = plan;
                        }
                    }
        if (most == 0)
            return; // no tree tells anything
        const std::vector<double> numbers = numbersOf(m_evidence, m_events, m_all, best, number);
        for (std::size_t i = 0; i < m_all.size(); ++i)
            put(m_all[i], numbers[i]);
    }

private:
    const Evidence& m_evidence;
    const std::vector<Event>& m_events;
    std::vector<std::size_t> m_all;  // in the order of frames
    std::vector<std::size_t> m_some; // likewise
};

double openNodesThatLose(const SquareTree& tree, const Event& event)
{
    for (std::size_t openNodes = kMostOpen; openNodes > 0; --openNodes)
        if (tree.isLost(event, openNodes))
            return static_cast<double>(openNodes);
    return 0.0;
}

} // namespace

bool takes(const SquareTreePlan& plan, const Aabb& square, const Aabb& box)
{
    const auto pointOf = [&](Level atLow, Level atHigh, double low, double high) {
        return plan.level == atLow ? low : plan.level == atHigh ? high : 0.5 * low + 0.5 * high;
    };
    switch (plan.level) {
    case Level::Holds:
        return contains(square, box);
    case Level::BetweenLines:
        return (box.lo.x > square.lo.x || square.lo.x == plan.root.lo.x) &&
               (box.lo.y > square.lo.y || square.lo.y == plan.root.lo.y) &&
               (box.hi.x < square.hi.x || square.hi.x == plan.root.hi.x) &&
               (box.hi.y < square.hi.y || square.hi.y == plan.root.hi.y);
    case Level::Centre:
        return contains(square, box.center());
    case Level::LowCorner:
        return contains(square, box.lo);
    case Level::UpperLeft:
        return contains(square, Vec2{box.lo.x, box.hi.y});
    case Level::HighAlongX:
    case Level::LowAlongX:
    case Level::CentreAlongX: {
        const double x = pointOf(Level::LowAlongX, Level::HighAlongX, box.lo.x, box.hi.x);
        return contains(square, Aabb{{x, box.lo.y}, {x, box.hi.y}});
    }
    case Level::HighAlongY:
    case Level::LowAlongY:
    case Level::CentreAlongY: {
        const double y = pointOf(Level::LowAlongY, Level::HighAlongY, box.lo.y, box.hi.y);
        return contains(square, Aabb{{box.lo.x, y}, {box.hi.x, y}});
    }
    default:
        break;
    }
    const bool isStrict = plan.level == Level::BySizeStrict || plan.level == Level::ByWidthStrict;
    const bool isByWidth = plan.level == Level::ByWidth || plan.level == Level::ByWidthStrict;
    const auto isIn = [isStrict](double side, double of) { return isStrict ? side < of : side <= of; };
    return contains(square, box.center()) && isIn(box.width(), square.width()) &&
           (isByWidth || isIn(box.height(), square.height()));
}

bool isWithinRoot(const SquareTreePlan& plan, const Aabb& box)
{
    return plan.level == Level::Holds ? contains(plan.root, box) : takes(plan, plan.root, box);
}

SquareNode nodeOf(const SquareTreePlan& plan, const Aabb& box)
{
    SquareNode node{plan.root};
    while (isWithinRoot(plan, box) && node.depth < plan.depth) {
        unsigned number = 0;
        while (number < 4 && !takes(plan, node.child(number).square, box))
            ++number;
        if (number == 4)
            break;
        node = node.child(number);
    }
    return node;
}

std::vector<Aabb> likelyRoots(const Evidence& evidence)
{
    const Aabb& world = *evidence.world;
    const double side = std::max(world.width(), world.height());
    const Aabb square{world.lo, world.lo + Vec2{side, side}};
    return square == world ? std::vector{world} : std::vector{world, square};
}

bool hasQuadtree(const Evidence& evidence)
{
    return !evidence.cells && evidence.world && evidence.world->width() > 0.0 && evidence.world->height() > 0.0 &&
           lowerCase(evidence.algorithm).find("quad") != std::string::npos;
}

std::vector<SquareTreeLoss> lostInSquareTrees(const Evidence& evidence, const std::vector<Event>& events)
{
    SquareTreeLoss unknown;
    unknown.reach = unknown.reachOfDynamic = unknown.reachOfLower = unknown.reachOfHigher = kNotInTree;
    unknown.reachByWidth = unknown.reachByWidthOfDynamic = kNotInTree;
    std::vector<SquareTreeLoss> losses(events.size(), unknown);
    if (!hasQuadtree(evidence))
        return losses;
    const TreeChoice choice(evidence, events);
    constexpr std::array kByHolding{Level::Holds, Level::BySize};
    constexpr std::array kBySize{Level::BySize, Level::BySizeStrict};
    constexpr std::array kByWidth{Level::ByWidth, Level::ByWidthStrict};
    choice.choose(
        kByHolding, false,
        [](const SquareTree& tree, const Event& event) { return tree.areInInnerNodes(event) ? 1.0 : 0.0; },
        [&](std::size_t i, double number) { losses[i].inInnerNodes = number > 0.0; });
    const auto chooseReach = [&](std::span<const Level> levels, Askers askers, double SquareTreeLoss::*member) {
        choice.choose(
            levels, false, [askers](const SquareTree& tree, const Event& event) { return tree.reach(event, askers); },
            [&, member](std::size_t i, double number) { losses[i].*member = number; });
    };
    chooseReach(kBySize, Askers::All, &SquareTreeLoss::reach);
    chooseReach(kBySize, Askers::Dynamic, &SquareTreeLoss::reachOfDynamic);
    chooseReach(kBySize, Askers::LowerDynamic, &SquareTreeLoss::reachOfLower);
    chooseReach(kBySize, Askers::HigherDynamic, &SquareTreeLoss::reachOfHigher);
    chooseReach(kByWidth, Askers::All, &SquareTreeLoss::reachByWidth);
    chooseReach(kByWidth, Askers::Dynamic, &SquareTreeLoss::reachByWidthOfDynamic);
    choice.choose(kByHolding, true, openNodesThatLose,
                  [&](std::size_t i, double number) { losses[i].openNodes = number; });
    return losses;
}

} // namespace broadside::diagnosis
