#include "tests/planted/hosts/host.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace broadside::planted {
namespace {

/// Built in each step. A node keeps what fits into none of its children, or all until it is full.
class Quadtree final : public Host {
public:
    Quadtree(const Setting& setting, const Policy& policy)
        : m_policy(policy)
        , m_bounds(setting.world->bounds)
        , m_isLoose(setting.host == HostKind::LooseTree)
    {}

    void update(const std::vector<Entry>& entries, const GameFrame& frame, Pairs& pairs) override
    {
        m_nodes.assign(1, Node{m_policy.tree.root(m_bounds, frame), 0, kNone, kNone, {}});
        m_isHeld.assign(entries.size(), false);
        m_nodeOf.assign(entries.size(), 0);
        for (std::size_t i = 0; i < entries.size(); ++i)
            m_isHeld[i] = insert(entries, i);
        for (std::size_t i = 0; i < entries.size(); ++i)
            if (pairs.ask(entries[i]))
                m_policy.tree.looksInto ? askByRelation(entries, i, pairs) : ask(entries, entries[i], pairs);
    }

    void tell(const std::vector<Entry>& entries, trace::FrameData& data) const override
    {
        for (std::size_t i = 0; i < entries.size(); ++i)
            if (m_isHeld[i])
                data.boxes.push_back({ObjectId{entries[i].body.id}, entries[i].box});
    }

private:
    static constexpr std::size_t kNone = 0; // the root is no child
    struct Node {
        Aabb square;
        int depth = 0;
        std::size_t parent = kNone;
        std::size_t children = kNone; ///< The first of four.
        std::vector<std::size_t> entries;
    };

    /// What the node can hold, and where it is looked for.
    [[nodiscard]] Aabb reachOf(const Node& node) const
    {
        return m_isLoose ? grown(node.square, 0.5 * (m_policy.tree.looseness - 1.0) * node.square.width())
                         : node.square;
    }

    static std::array<Aabb, 4> quartersOf(const Aabb& square)
    {
        const Vec2 middle = square.center();
        return {{{square.lo, middle},
                 {{middle.x, square.lo.y}, {square.hi.x, middle.y}},
                 {{square.lo.x, middle.y}, {middle.x, square.hi.y}},
                 {middle, square.hi}}};
    }

    [[nodiscard]] bool takes(const Aabb& square, const Entry& entry) const
    {
        const Aabb& box = entry.box;
        if (!m_isLoose)
            return m_policy.tree.fits(square, entry);
        return m_policy.tree.isWideEnough(square, entry) && contains(square, box.center());
    }

    /// The child that takes the entry, made where there is none yet; or kNone.
    [[nodiscard]] std::size_t childFor(std::size_t number, const Entry& entry)
    {
        const std::array<Aabb, 4> quarters = quartersOf(m_nodes[number].square);
        for (std::size_t i = 0; i < quarters.size(); ++i) {
            if (!takes(quarters[i], entry))
                continue;
            if (m_nodes[number].children == kNone)
                divide(number);
            return m_nodes[number].children + i;
        }
        return kNone;
    }

    void divide(std::size_t number)
    {
        m_nodes[number].children = m_nodes.size();
        for (const Aabb& quarter : quartersOf(m_nodes[number].square))
            m_nodes.push_back({quarter, m_nodes[number].depth + 1, number, kNone, {}});
    }

    /// For nodes that keep all entries until they are full.
    void insertBelow(std::size_t number, const std::vector<Entry>& entries, std::size_t i)
    {
        while (m_nodes[number].children != kNone) {
            const std::size_t child = childFor(number, entries[i]);
            if (child == kNone)
                break;
            number = child;
        }
        m_nodes[number].entries.push_back(i);
        m_nodeOf[i] = number;
        const bool isFull = m_nodes[number].entries.size() > m_policy.tree.perNode;
        if (m_nodes[number].children != kNone || !isFull || m_nodes[number].depth == m_policy.tree.deepest)
            return;
        divide(number);
        for (const std::size_t moved : std::exchange(m_nodes[number].entries, {}))
            insertBelow(number, entries, moved);
    }

    bool insert(const std::vector<Entry>& entries, std::size_t i)
    {
        if (m_policy.tree.perNode > 0) {
            insertBelow(0, entries, i);
            return true;
        }
        const Entry& entry = entries[i];
        const Aabb root = m_nodes[0].square;
        std::size_t number = 0;
        if (!contains(root, entry.box)) {
            if (!m_policy.tree.keepsOutside(root, entry))
                return false;
        } else {
            while (m_nodes[number].depth < m_policy.tree.deepest) {
                const std::size_t nodes = m_nodes.size();
                const std::size_t child = childFor(number, entry);
                if (child == kNone)
                    break;
                if (m_nodes.size() > nodes && !m_policy.tree.keepsDivider)
                    return false;
                number = child;
            }
        }
        Node& node = m_nodes[number];
        if (node.depth == m_policy.tree.deepest && node.entries.size() >= m_policy.tree.perLeaf)
            return false;
        node.entries.push_back(i);
        m_nodeOf[i] = number;
        return true;
    }

    [[nodiscard]] bool isAbove(std::size_t above, std::size_t number) const
    {
        while (number != kNone && number != above)
            number = m_nodes[number].parent;
        return number == above;
    }

    void askByRelation(const std::vector<Entry>& entries, std::size_t asker, Pairs& pairs) const
    {
        const Aabb query = m_policy.pairs.asksWith(entries[asker]);
        const std::size_t own = m_nodeOf[asker];
        for (std::size_t number = 0; number < m_nodes.size(); ++number) {
            const Node& node = m_nodes[number];
            const NodeRelation relation{number == own,
                                        number != own && isAbove(number, own),
                                        number != own && isAbove(own, number),
                                        std::abs(node.depth - m_nodes[own].depth),
                                        node.children == kNone,
                                        overlaps(node.square, query)};
            for (const std::size_t other : node.entries)
                if (other != asker && overlaps(entries[other].box, query) && m_policy.tree.looksInto(relation) &&
                    !pairs.offer(entries[asker], entries[other]))
                    return;
        }
    }

    void ask(const std::vector<Entry>& entries, const Entry& asker, Pairs& pairs) const
    {
        const Aabb query = m_policy.pairs.asksWith(asker);
        std::vector<std::size_t> open{0};
        while (!open.empty()) {
            const Node& node = m_nodes[open.back()];
            open.pop_back();
            const bool counts = node.children == kNone || m_policy.tree.asksParents;
            for (const std::size_t other : node.entries)
                if (counts && overlaps(entries[other].box, query) && !pairs.offer(asker, entries[other]))
                    return;
            if (node.children == kNone)
                continue;
            for (std::size_t child = node.children; child < node.children + 4; ++child)
                if (open.size() < m_policy.tree.stack && m_policy.tree.visits(reachOf(m_nodes[child]), query))
                    open.push_back(child);
        }
    }

    const Policy& m_policy;
    Aabb m_bounds;
    bool m_isLoose;
    std::vector<Node> m_nodes;
    std::vector<bool> m_isHeld;
    std::vector<std::size_t> m_nodeOf; // of each entry
};

} // namespace

std::unique_ptr<Host> makeQuadtree(const Setting& setting, const Policy& policy)
{
    return std::make_unique<Quadtree>(setting, policy);
}

} // namespace broadside::planted
