#include "tests/planted/hosts/host.h"

#include <algorithm>
#include <set>

namespace broadside::planted {
namespace {

constexpr double kUsualMargin = 0.1; // of a cell

/// A binary tree of fat boxes: Ericson, Real-Time Collision Detection, 6.1. A leaf changes when its object leaves the
/// fat box; only such leaves look for new partners, and pairs stay for as long as fat boxes overlap.
class FatTree final : public Host {
public:
    FatTree(const Setting& setting, const Policy& policy)
        : m_policy(policy)
        , m_margin(policy.tree.margin > 0.0 ? policy.tree.margin : kUsualMargin * setting.cell())
    {}

    void update(const std::vector<Entry>& entries, const GameFrame&, Pairs& pairs) override
    {
        if (m_policy.tree.asksBeforeMoves) {
            removeLost(entries);
            findPartners();
            m_asking = change(entries);
        } else {
            m_asking = change(entries);
            findPartners();
        }
        report(pairs);
    }

    void tell(const std::vector<Entry>& entries, trace::FrameData& data) const override
    {
        for (const Entry& entry : entries)
            data.boxes.push_back({ObjectId{entry.body.id}, m_nodes[m_leaves.at(entry.body.id)].box});
    }

private:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    struct Node {
        Aabb box;
        std::size_t parent = kNone;
        std::size_t left = kNone; ///< kNone: a leaf.
        std::size_t right = kNone;
        std::uint64_t id = 0;
        std::uint64_t bornAt = 0;
        const Entry* entry = nullptr; ///< Of a leaf, good for this step.
        [[nodiscard]] bool isLeaf() const { return left == kNone; }
    };

    std::vector<std::uint64_t> change(const std::vector<Entry>& entries);
    void removeLost(const std::vector<Entry>& entries);
    void insert(const Entry& entry);
    void remove(std::uint64_t id);
    void refit(std::size_t leaf, bool isNew);
    void findPartners();
    void findPartners(std::uint64_t id);
    [[nodiscard]] bool finds(std::uint64_t id, const Node& other) const;
    void report(Pairs& pairs);
    [[nodiscard]] std::size_t makeNode();
    [[nodiscard]] std::size_t siblingFor(const Aabb& box) const;

    const Policy& m_policy;
    double m_margin;
    std::size_t m_root = kNone;
    std::vector<Node> m_nodes;
    std::vector<std::size_t> m_free;
    std::unordered_map<std::uint64_t, std::size_t> m_leaves; ///< By id.
    std::set<std::pair<std::uint64_t, std::uint64_t>> m_pairs;
    std::vector<std::uint64_t> m_asking; ///< Objects that look for new partners.
};

std::size_t FatTree::makeNode()
{
    if (m_free.empty()) {
        m_nodes.emplace_back();
        return m_nodes.size() - 1;
    }
    const std::size_t number = m_free.back();
    m_free.pop_back();
    m_nodes[number] = {};
    return number;
}

/// Down to the child that grows less.
std::size_t FatTree::siblingFor(const Aabb& box) const
{
    const auto growth = [&](std::size_t number) {
        const Aabb& old = m_nodes[number].box;
        const Aabb both = united(old, box);
        return both.width() + both.height() - old.width() - old.height();
    };
    std::size_t number = m_root;
    while (!m_nodes[number].isLeaf())
        number = growth(m_nodes[number].left) <= growth(m_nodes[number].right) ? m_nodes[number].left
                                                                               : m_nodes[number].right;
    return number;
}

void FatTree::insert(const Entry& entry)
{
    const std::size_t leaf = makeNode();
    m_nodes[leaf].box = m_policy.tree.fatten(entry, m_margin);
    m_nodes[leaf].id = entry.body.id;
    m_nodes[leaf].bornAt = entry.body.bornAt;
    m_leaves[entry.body.id] = leaf;
    if (m_root == kNone) {
        m_root = leaf;
        return;
    }
    const std::size_t sibling = siblingFor(m_nodes[leaf].box);
    const std::size_t old = m_nodes[sibling].parent;
    const std::size_t parent = makeNode();
    m_nodes[parent].parent = old;
    m_nodes[parent].left = sibling;
    m_nodes[parent].right = leaf;
    m_nodes[parent].box = united(m_nodes[sibling].box, m_nodes[leaf].box);
    m_nodes[sibling].parent = parent;
    m_nodes[leaf].parent = parent;
    if (old == kNone)
        m_root = parent;
    else
        (m_nodes[old].left == sibling ? m_nodes[old].left : m_nodes[old].right) = parent;
    refit(leaf, true);
}

void FatTree::remove(std::uint64_t id)
{
    const std::size_t leaf = m_leaves.at(id);
    m_leaves.erase(id);
    std::erase_if(m_pairs, [&](const auto& pair) { return pair.first == id || pair.second == id; });
    const std::size_t parent = m_nodes[leaf].parent;
    m_free.push_back(leaf);
    if (parent == kNone) {
        m_root = kNone;
        return;
    }
    const std::size_t sibling = m_nodes[parent].left == leaf ? m_nodes[parent].right : m_nodes[parent].left;
    const std::size_t above = m_nodes[parent].parent;
    m_nodes[sibling].parent = above;
    m_free.push_back(parent);
    if (above == kNone)
        m_root = sibling;
    else
        (m_nodes[above].left == parent ? m_nodes[above].left : m_nodes[above].right) = sibling;
}

void FatTree::refit(std::size_t leaf, bool isNew)
{
    const TreePolicy& policy = m_policy.tree;
    if (isNew && !policy.refitsNew)
        return;
    const std::size_t first = m_nodes[leaf].parent;
    if (!isNew && first != kNone && m_nodes[first].right == leaf && !policy.refitsRight)
        return;
    const std::size_t levels = isNew ? kUnlimited : policy.refits;
    std::size_t level = 0;
    for (std::size_t at = first; at != kNone && level < levels; at = m_nodes[at].parent, ++level)
        m_nodes[at].box = united(m_nodes[m_nodes[at].left].box, m_nodes[m_nodes[at].right].box);
}

void FatTree::removeLost(const std::vector<Entry>& entries)
{
    std::unordered_map<std::uint64_t, std::uint64_t> births;
    for (const Entry& entry : entries)
        births[entry.body.id] = entry.body.bornAt;
    std::vector<std::uint64_t> lost;
    for (const auto& [id, leaf] : m_leaves) {
        const auto birth = births.find(id);
        if (birth == births.end() || (m_policy.knowsReusedIds && birth->second != m_nodes[leaf].bornAt))
            lost.push_back(id);
    }
    std::ranges::sort(lost); // the same tree for the same game
    for (const std::uint64_t id : lost)
        remove(id);
}

/// Returns the objects whose leaves are new or have changed.
std::vector<std::uint64_t> FatTree::change(const std::vector<Entry>& entries)
{
    removeLost(entries);
    std::vector<std::uint64_t> changed;
    for (const Entry& entry : entries) {
        const std::uint64_t id = entry.body.id;
        const auto known = m_leaves.find(id);
        const bool isNew = known == m_leaves.end();
        if (isNew) {
            insert(entry);
        } else if (!m_policy.tree.stays(m_nodes[known->second].box, entry)) {
            m_nodes[known->second].box = m_policy.tree.fatten(entry, m_margin);
            refit(known->second, false);
        } else {
            m_nodes[known->second].entry = &entry;
            continue;
        }
        m_nodes[m_leaves.at(id)].entry = &entry;
        if (m_policy.tree.asksAgain(entry, isNew))
            changed.push_back(id);
    }
    return changed;
}

void FatTree::findPartners()
{
    for (const std::uint64_t id : m_asking)
        if (m_leaves.contains(id)) // it may have died since
            findPartners(id);
}

bool FatTree::finds(std::uint64_t id, const Node& other) const
{
    if (other.id == id)
        return false;
    const auto numberOf = [&](std::uint64_t one) { return m_leaves.at(one); };
    if (m_policy.tree.findsNode && !m_policy.tree.findsNode(numberOf(id), numberOf(other.id)))
        return false;
    if (!m_policy.tree.finds)
        return true;
    const bool bothAsk = std::ranges::find(m_asking, other.id) != m_asking.end();
    return m_policy.tree.finds(*m_nodes[m_leaves.at(id)].entry, *other.entry, bothAsk);
}

void FatTree::findPartners(std::uint64_t id)
{
    const Node& asker = m_nodes[m_leaves.at(id)];
    // The entry of a leaf that asks before the moves is of the last step, and is gone.
    const Aabb query = m_policy.tree.asksBeforeMoves ? asker.box : m_policy.tree.asksWith(asker.box, *asker.entry);
    std::vector<std::size_t> open{m_root};
    while (!open.empty()) {
        const std::size_t at = open.back();
        open.pop_back();
        if (!m_policy.tree.visits(m_nodes[at].box, query))
            continue;
        if (m_nodes[at].isLeaf()) {
            if (finds(id, m_nodes[at]))
                m_pairs.insert(std::minmax(id, m_nodes[at].id));
            continue;
        }
        for (const std::size_t child : {m_nodes[at].left, m_nodes[at].right})
            if (open.size() < m_policy.tree.stack)
                open.push_back(child);
    }
}

void FatTree::report(Pairs& pairs)
{
    std::uint64_t asker = 0;
    bool goesOn = false;
    for (auto pair = m_pairs.begin(); pair != m_pairs.end();) {
        const Node& first = m_nodes[m_leaves.at(pair->first)];
        const Node& second = m_nodes[m_leaves.at(pair->second)];
        if (!m_policy.tree.keepsPair(first.box, second.box, *first.entry, *second.entry)) {
            pair = m_pairs.erase(pair);
            continue;
        }
        if (pair->first != asker) {
            asker = pair->first;
            goesOn = pairs.ask(*first.entry);
        }
        if (goesOn)
            goesOn = pairs.offer(*first.entry, *second.entry);
        ++pair;
    }
}

} // namespace

std::unique_ptr<Host> makeFatTree(const Setting& setting, const Policy& policy)
{
    return std::make_unique<FatTree>(setting, policy);
}

} // namespace broadside::planted
