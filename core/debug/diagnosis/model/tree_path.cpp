#include "core/debug/diagnosis/model/tree_path.h"

#include <algorithm>

namespace broadside::diagnosis {
namespace {

constexpr unsigned kNone = 4; // no child

/// The number of the child that takes the box, or kNone.
unsigned childFor(const SquareTreePlan& plan, const SquareNode& node, const Aabb& box)
{
    unsigned number = 0;
    while (number < kNone && !takes(plan, node.child(number).square, box))
        ++number;
    return number;
}

/// The nodes of some paths, each once.
class PathNodes {
public:
    PathNodes(const SquareTreePlan& plan)
        : m_plan(plan)
    {
        m_nodes.push_back({SquareNode{plan.root}});
    }
    /// The numbers of the nodes through which a box goes, from the root down.
    [[nodiscard]] std::vector<std::size_t> add(const Aabb& box)
    {
        std::vector<std::size_t> numbers{0};
        while (isWithinRoot(m_plan, box) && m_nodes[numbers.back()].square.depth < kDeepestTree) {
            const unsigned child = childFor(m_plan, m_nodes[numbers.back()].square, box);
            if (child == kNone)
                break;
            numbers.push_back(childOf(numbers.back(), child));
        }
        return numbers;
    }
    /// An object comes to the root, and to each node that takes it.
    void count(const Aabb& box)
    {
        ++m_nodes[0].count;
        if (isWithinRoot(m_plan, box))
            goOn(0, box);
    }
    struct Node {
        SquareNode square;
        std::uint32_t count = 0;
        bool isPassed = false;
        std::array<std::size_t, 4> children{}; // 0: none
    };
    [[nodiscard]] const Node& operator[](std::size_t number) const { return m_nodes[number]; }

private:
    std::size_t childOf(std::size_t parent, unsigned child)
    {
        if (m_nodes[parent].children[child] == 0) {
            m_nodes[parent].children[child] = m_nodes.size();
            m_nodes.push_back({m_nodes[parent].square.child(child)});
        }
        return m_nodes[parent].children[child];
    }
    void goOn(std::size_t number, const Aabb& box)
    {
        Node& node = m_nodes[number];
        const bool mayGoOn = node.square.depth < kDeepestTree && !node.isPassed;
        node.isPassed = node.isPassed || (mayGoOn && childFor(m_plan, node.square, box) != kNone);
        for (const std::size_t child : node.children) // a box at a line may go into several
            if (child != 0 && takes(m_plan, m_nodes[child].square.square, box)) {
                ++m_nodes[child].count;
                goOn(child, box);
            }
    }

    const SquareTreePlan& m_plan;
    std::vector<Node> m_nodes;
};

} // namespace

unsigned TreePath::depthIn(const SquareTreePlan& plan) const noexcept
{
    const unsigned most = std::min(end, plan.depth);
    unsigned depth = 0;
    while (depth < most && counts[depth] > plan.capacity)
        ++depth;
    return depth;
}

bool TreePath::isLowest(const SquareTreePlan& plan, unsigned depth) const noexcept
{
    return depth == plan.depth || (plan.capacity == 0 ? !isPassed[depth] : counts[depth] <= plan.capacity);
}

std::vector<TreePath> pathsOf(const SquareTreePlan& plan, const Evidence& evidence, FrameIndex frame,
                              std::span<const TrackIndex> tracks, const NameSet* without)
{
    PathNodes nodes(plan);
    std::vector<std::vector<std::size_t>> numbers;
    for (const TrackIndex track : tracks)
        numbers.push_back(nodes.add(evidence.tracks[track].boxIn(frame)));
    for (const TrackIndex other : evidence.frames[frame].present)
        if (!without || (*without)[evidence.tracks[other].name] == 0)
            nodes.count(evidence.tracks[other].boxIn(frame));
    std::vector<TreePath> paths(tracks.size());
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        const Track& track = evidence.tracks[tracks[i]];
        TreePath& path = paths[i];
        path.box = track.boxIn(frame);
        path.isDynamic = track.isDynamic;
        path.name = track.name;
        path.end = static_cast<unsigned>(numbers[i].size()) - 1;
        for (unsigned depth = 0; depth <= path.end; ++depth) {
            const PathNodes::Node& node = nodes[numbers[i][depth]];
            path.nodes[depth] = node.square;
            path.counts[depth] = node.count;
            path.isPassed[depth] = node.isPassed;
        }
    }
    return paths;
}

} // namespace broadside::diagnosis
