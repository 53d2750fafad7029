#include "core/debug/diagnosis/model/leaf_tree.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <set>
#include <utility>

namespace broadside::diagnosis {
namespace {

constexpr std::array<std::size_t, 7> kOpenNodes{2, 3, 4, 5, 6, 8, 10};
constexpr std::size_t kAnyNumber = std::numeric_limits<std::size_t>::max();

/// How the growth of a node is measured when a new leaf goes down the tree.
enum class Growth : std::uint8_t { Perimeter, Area };

struct TreePlan {
    std::optional<LeafTreeFault> fault;
    std::size_t openNodes = kAnyNumber;
    Growth growth = Growth::Perimeter;
};

const Aabb* recordedLeaf(const Track& track, FrameIndex frame)
{
    const Registered* const registered = track.isIn(frame) ? track.registeredIn(frame) : nullptr;
    return registered && registered->kind == Registered::Kind::Box ? &registered->box : nullptr;
}

/// One tree, updated from frame to frame.
class LeafTree {
public:
    LeafTree(const Evidence& evidence, const TreePlan& plan)
        : m_evidence(evidence)
        , m_plan(plan)
        , m_leafOf(evidence.tracks.size(), kNoNode)
    {}
    /// Call it for each frame in turn. `present`: in the game's order.
    void goTo(FrameIndex frame, const std::vector<TrackIndex>& present)
    {
        removeGone(frame);
        std::vector<TrackIndex> asking;
        for (const TrackIndex track : present)
            if (const Aabb* const box = recordedLeaf(m_evidence.tracks[track], frame); box && put(track, *box))
                asking.push_back(track);
        for (const TrackIndex track : asking)
            search(track);
        std::erase_if(m_pairs, [&](const auto& pair) {
            return !overlaps(m_nodes[m_leafOf[pair.first]].box, m_nodes[m_leafOf[pair.second]].box);
        });
    }
    [[nodiscard]] bool has(TrackIndex a, TrackIndex b) const { return m_pairs.contains(std::minmax(a, b)); }

private:
    static constexpr std::size_t kNoNode = std::numeric_limits<std::size_t>::max();
    struct Node {
        Aabb box;
        std::size_t parent = kNoNode;
        std::size_t left = kNoNode; // none: a leaf
        std::size_t right = kNoNode;
        TrackIndex track = 0;
    };

    std::size_t make()
    {
        if (m_free.empty()) {
            m_nodes.emplace_back();
            return m_nodes.size() - 1;
        }
        const std::size_t node = m_free.back();
        m_free.pop_back();
        m_nodes[node] = {};
        return node;
    }
    [[nodiscard]] double growthOf(std::size_t node, const Aabb& box) const
    {
        const auto cost = [this](const Aabb& of) {
            return m_plan.growth == Growth::Perimeter ? of.width() + of.height() : of.width() * of.height();
        };
        return cost(united(m_nodes[node].box, box)) - cost(m_nodes[node].box);
    }
    /// Inserts or updates the leaf of an object. Returns whether it is new or has changed.
    bool put(TrackIndex track, const Aabb& box)
    {
        const std::size_t leaf = m_leafOf[track];
        if (leaf == kNoNode) {
            insert(track, box);
            return true;
        }
        if (m_nodes[leaf].box == box)
            return false;
        m_nodes[leaf].box = box;
        const std::size_t parent = m_nodes[leaf].parent;
        const bool isRight = parent != kNoNode && m_nodes[parent].right == leaf;
        const bool isKept = (m_plan.fault == LeafTreeFault::RightKept && isRight) ||
                            (m_plan.fault == LeafTreeFault::LeftKept && !isRight);
        if (!isKept)
            growAbove(leaf, m_plan.fault == LeafTreeFault::ParentOnly ? 1 : kAnyNumber);
        return true;
    }
    void growAbove(std::size_t node, std::size_t levels)
    {
        for (std::size_t at = m_nodes[node].parent; at != kNoNode && levels > 0; at = m_nodes[at].parent, --levels)
            m_nodes[at].box = united(m_nodes[m_nodes[at].left].box, m_nodes[m_nodes[at].right].box);
    }
    void insert(TrackIndex track, const Aabb& box)
    {
        const std::size_t leaf = make();
        m_nodes[leaf].box = box;
        m_nodes[leaf].track = track;
        m_leafOf[track] = leaf;
        if (m_root == kNoNode) {
            m_root = leaf;
            return;
        }
        std::size_t sibling = m_root;
        // Recorded boxes are rounded: equal growths may differ by the last bits.
        constexpr double kSlack = 1e-5;
        const double slack =
            kSlack * (m_plan.growth == Growth::Perimeter ? box.width() + box.height() : box.width() * box.height());
        while (m_nodes[sibling].left != kNoNode) {
            const Node& node = m_nodes[sibling];
            sibling = growthOf(node.left, box) <= growthOf(node.right, box) + slack ? node.left : node.right;
        }
        const std::size_t parent = make();
        const std::size_t above = m_nodes[sibling].parent;
        m_nodes[parent] = {united(m_nodes[sibling].box, box), above, sibling, leaf, 0};
        replaceChild(above, sibling, parent);
        m_nodes[sibling].parent = parent;
        m_nodes[leaf].parent = parent;
        if (m_plan.fault != LeafTreeFault::NewKept)
            growAbove(leaf, kAnyNumber);
    }
    void replaceChild(std::size_t above, std::size_t old, std::size_t now)
    {
        if (above == kNoNode)
            m_root = now;
        else
            (m_nodes[above].left == old ? m_nodes[above].left : m_nodes[above].right) = now;
    }
    void remove(TrackIndex track)
    {
        const std::size_t leaf = std::exchange(m_leafOf[track], kNoNode);
        std::erase_if(m_pairs, [track](const auto& pair) { return pair.first == track || pair.second == track; });
        const std::size_t parent = m_nodes[leaf].parent;
        m_free.push_back(leaf);
        if (parent == kNoNode) {
            m_root = kNoNode;
            return;
        }
        const std::size_t sibling = m_nodes[parent].left == leaf ? m_nodes[parent].right : m_nodes[parent].left;
        const std::size_t above = m_nodes[parent].parent;
        m_nodes[sibling].parent = above;
        replaceChild(above, parent, sibling);
        m_free.push_back(parent);
    }
    void removeGone(FrameIndex frame)
    {
        std::vector<TrackIndex> gone;
        for (TrackIndex track = 0; track < m_leafOf.size(); ++track)
            if (m_leafOf[track] != kNoNode && !recordedLeaf(m_evidence.tracks[track], frame))
                gone.push_back(track);
        std::ranges::sort(gone, {}, [&](TrackIndex track) { return m_evidence.tracks[track].id; });
        for (const TrackIndex track : gone)
            remove(track);
    }
    void search(TrackIndex track)
    {
        const Aabb& box = m_nodes[m_leafOf[track]].box;
        m_open.assign(1, m_root);
        while (!m_open.empty()) {
            const Node& node = m_nodes[m_open.back()];
            m_open.pop_back();
            if (!overlaps(node.box, box))
                continue;
            if (node.left == kNoNode) {
                if (node.track != track)
                    m_pairs.insert(std::minmax(track, node.track));
                continue;
            }
            for (const std::size_t child : {node.left, node.right})
                if (m_open.size() < m_plan.openNodes)
                    m_open.push_back(child);
        }
    }

    const Evidence& m_evidence;
    TreePlan m_plan;
    std::size_t m_root = kNoNode;
    std::vector<Node> m_nodes;
    std::vector<std::size_t> m_free;
    std::vector<std::size_t> m_leafOf; // by track
    std::vector<std::size_t> m_open;
    std::set<std::pair<TrackIndex, TrackIndex>> m_pairs;
};

/// Enough recorded boxes stay the same while their object moves. Boxes that follow every motion are no leaves of a
/// dynamic tree.
bool areLeavesKept(const Evidence& evidence)
{
    if (!evidence.knowsBoxes)
        return false;
    std::size_t kept = 0;
    std::size_t changed = 0;
    for (const Track& track : evidence.tracks)
        for (FrameIndex frame = track.first + 1; frame <= track.last(); ++frame) {
            const Aabb* const now = recordedLeaf(track, frame);
            const Aabb* const before = recordedLeaf(track, frame - 1);
            if (now && before && track.boxIn(frame) != track.boxIn(frame - 1))
                ++(*now == *before ? kept : changed);
        }
    return kept * 5 > changed;
}

/// The objects of each frame, in the game's order. No value if a frame has too many objects.
std::optional<std::vector<std::vector<TrackIndex>>> objectsByFrame(const Evidence& evidence)
{
    std::vector<std::vector<TrackIndex>> objects(evidence.frames.size());
    for (const Track& track : evidence.tracks)
        for (FrameIndex frame = track.first; frame <= track.last(); ++frame)
            objects[frame].push_back(track.index);
    for (FrameIndex frame = 0; frame < objects.size(); ++frame) {
        if (objects[frame].size() > kMostTreeLeaves)
            return std::nullopt;
        const FrameFacts& facts = evidence.frames[frame];
        if (facts.isSampled)
            std::ranges::sort(objects[frame], {}, [&](TrackIndex track) { return facts.placeOf(track); });
    }
    return objects;
}

/// Runs trees over all frames.
class Trees {
public:
    Trees(const Evidence& evidence, const std::vector<Event>& events, std::vector<std::vector<TrackIndex>> objects)
        : m_evidence(evidence)
        , m_events(events)
        , m_objects(std::move(objects))
        , m_order(events.size())
    {
        for (std::size_t i = 0; i < m_order.size(); ++i)
            m_order[i] = i;
        std::ranges::sort(m_order, {}, [&](std::size_t i) { return events[i].frame; });
    }
    /// Whether the tree does not have the pair of each event.
    [[nodiscard]] std::vector<char> lostBy(const TreePlan& plan) const
    {
        std::vector<char> lost(m_events.size());
        LeafTree tree(m_evidence, plan);
        auto next = m_order.begin();
        for (FrameIndex frame = 0; frame < m_objects.size() && next != m_order.end(); ++frame) {
            tree.goTo(frame, m_objects[frame]);
            for (; next != m_order.end() && m_events[*next].frame == frame; ++next)
                lost[*next] = tree.has(m_events[*next].a, m_events[*next].b) ? 0 : 1;
        }
        return lost;
    }
    [[nodiscard]] std::size_t rightIn(const std::vector<char>& lost) const
    {
        std::size_t right = 0;
        for (std::size_t i = 0; i < lost.size(); ++i)
            right += m_events[i].overlaps() && (m_events[i].fate == Fate::Missed) == (lost[i] != 0) ? 1U : 0U;
        return right;
    }

private:
    const Evidence& m_evidence;
    const std::vector<Event>& m_events;
    std::vector<std::vector<TrackIndex>> m_objects; // by frame
    std::vector<std::size_t> m_order;               // of the events, by frame
};

} // namespace

std::vector<LeafTreeLoss> lostInLeafTrees(const Evidence& evidence, const std::vector<Event>& events)
{
    std::vector<LeafTreeLoss> losses(events.size());
    if (!areLeavesKept(evidence))
        return losses;
    auto objects = objectsByFrame(evidence);
    if (!objects)
        return losses;
    const Trees trees(evidence, events, std::move(*objects));
    const auto best = [&](TreePlan plan) {
        std::vector<char> perimeter = trees.lostBy(plan);
        plan.growth = Growth::Area;
        std::vector<char> area = trees.lostBy(plan);
        return trees.rightIn(area) > trees.rightIn(perimeter) ? area : perimeter;
    };
    // A pair whose leaves are apart is in no tree, with a fault or without.
    const std::vector<char> inNone = trees.lostBy(TreePlan{});
    const auto lostByFault = [&](TreePlan plan) {
        std::vector<char> lost = best(plan);
        for (std::size_t i = 0; i < lost.size(); ++i)
            lost[i] = lost[i] && !inNone[i];
        return lost;
    };
    for (const LeafTreeFault fault : kLeafTreeBitFaults) {
        const std::vector<char> lost = lostByFault({fault, kAnyNumber, {}});
        for (std::size_t i = 0; i < events.size(); ++i)
            losses[i].faults |= lost[i] ? bitOf(fault) : std::uint8_t{0};
    }
    for (const std::size_t openNodes : kOpenNodes) {
        const std::vector<char> lost = lostByFault({LeafTreeFault::OpenNodes, openNodes, {}});
        for (std::size_t i = 0; i < events.size(); ++i)
            if (lost[i])
                losses[i].openNodes = static_cast<std::uint8_t>(openNodes);
    }
    return losses;
}

} // namespace broadside::diagnosis
