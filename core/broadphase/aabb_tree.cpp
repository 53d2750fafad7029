#include "core/broadphase/aabb_tree.h"

#include "core/broadphase/pair_batch.h"

#include <algorithm>
#include <array>

namespace broadside {

void BoxTree::build(const ProxyTable& proxies, std::span<ObjectIndex> objects)
{
    m_nodes.clear();
    if (objects.empty())
        return;
    m_nodes.reserve(2 * objects.size() - 1);
    m_nodes.emplace_back();
    fill(0, proxies, objects);
}

void BoxTree::fill(std::uint32_t node, const ProxyTable& proxies, std::span<ObjectIndex> objects)
{
    Aabb box;
    Aabb centers;
    for (const ObjectIndex object : objects) {
        box = united(box, proxies.boxOf(object));
        centers = united(centers, proxies.boxOf(object).center());
    }
    m_nodes[node].box = box;
    if (objects.size() == 1) {
        m_nodes[node].object = objects.front();
        return;
    }
    double Vec2::*axis = centers.width() >= centers.height() ? &Vec2::x : &Vec2::y;
    const auto middle = objects.begin() + static_cast<std::ptrdiff_t>(objects.size() / 2);
    std::ranges::nth_element(objects, middle, [&](ObjectIndex a, ObjectIndex b) {
        const double aCenter = proxies.boxOf(a).center().*axis;
        const double bCenter = proxies.boxOf(b).center().*axis;
        return aCenter != bCenter ? aCenter < bCenter : a < b;
    });
    const auto firstChild = static_cast<std::uint32_t>(m_nodes.size());
    m_nodes[node].firstChild = firstChild;
    m_nodes.emplace_back();
    m_nodes.emplace_back();
    fill(firstChild, proxies, objects.first(objects.size() / 2));
    fill(firstChild + 1, proxies, objects.subspan(objects.size() / 2));
}

template<class Visit>
std::uint64_t BoxTree::forEachOverlapping(const Aabb& box, Visit&& visit) const
{
    std::array<std::uint32_t, 64> open; // the tree is halved at every node: 32 levels at most, one sibling each
    std::size_t openCount = 0;
    std::uint64_t tested = 0;
    if (!m_nodes.empty())
        open[openCount++] = 0;
    while (openCount > 0) {
        const Node& node = m_nodes[open[--openCount]];
        const bool isLeaf = node.firstChild == 0;
        tested += isLeaf ? 1 : 0;
        if (!overlaps(node.box, box))
            continue;
        if (isLeaf) {
            visit(node.object);
        } else {
            open[openCount++] = node.firstChild + 1;
            open[openCount++] = node.firstChild;
        }
    }
    return tested;
}

void AabbTree::add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter)
{
    m_proxies.add(index, box, filter);
}

void AabbTree::move(ObjectIndex index, const Aabb& box) { m_proxies.move(index, box); }

void AabbTree::remove(ObjectIndex index) { m_proxies.remove(index); }

void AabbTree::update()
{
    const ProxyTable::Changes changes = m_proxies.takeChanges();
    if (changes.statics)
        rebuild(m_statics, false);
    if (changes.dynamics)
        rebuild(m_dynamics, true);
}

void AabbTree::rebuild(BoxTree& tree, bool dynamic)
{
    m_order.clear();
    m_proxies.forEach([&](ObjectIndex index) {
        if (m_proxies.filterOf(index).dynamic == dynamic)
            m_order.push_back(index);
    });
    tree.build(m_proxies, m_order);
}

std::uint64_t AabbTree::candidatePairs(PairSink& sink) const
{
    PairBatch batch(sink);
    std::uint64_t checks = 0;
    m_proxies.forEach([&](ObjectIndex a) {
        const CollisionFilter& filter = m_proxies.filterOf(a);
        if (!filter.dynamic)
            return;
        const Aabb& box = m_proxies.boxOf(a);
        checks += m_statics.forEachOverlapping(box, [&](ObjectIndex b) {
            if (canCollide(filter, m_proxies.filterOf(b)))
                batch.add(orderedPair(a, b));
        });
        checks += m_dynamics.forEachOverlapping(box, [&](ObjectIndex b) {
            if (b > a && canCollide(filter, m_proxies.filterOf(b)))
                batch.add({a, b});
        });
    });
    return checks;
}

void AabbTree::candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const
{
    const auto take = [&](ObjectIndex other) {
        if (other != index && masksMatch(m_proxies.filterOf(index), m_proxies.filterOf(other)))
            candidates.push_back(other);
    };
    m_statics.forEachOverlapping(m_proxies.boxOf(index), take);
    m_dynamics.forEachOverlapping(m_proxies.boxOf(index), take);
}

void AabbTree::candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const
{
    const auto take = [&](ObjectIndex other) { candidates.push_back(other); };
    m_statics.forEachOverlapping(box, take);
    m_dynamics.forEachOverlapping(box, take);
}

BroadPhaseStatistics AabbTree::statistics() const
{
    const std::uint64_t nodes = m_statics.nodes().size() + m_dynamics.nodes().size();
    return {.objects = m_proxies.count(),
            .cells = nodes,
            .registrations = m_proxies.count(),
            .bytes =
                m_proxies.bytes() + m_statics.bytes() + m_dynamics.bytes() + m_order.capacity() * sizeof(ObjectIndex)};
}

Structure AabbTree::structure(const Aabb& visible, std::size_t most) const
{
    Structure structure{.kind = StructureKind::TreeNodes, .parts = {}, .complete = true};
    for (const BoxTree* tree : {&m_statics, &m_dynamics}) {
        std::vector<int> depths(tree->nodes().size()); // children come after their parent
        for (std::size_t i = 0; i < tree->nodes().size(); ++i) {
            const BoxTree::Node& node = tree->nodes()[i];
            if (node.firstChild != 0)
                depths[node.firstChild] = depths[node.firstChild + 1] = depths[i] + 1;
            if (!overlaps(node.box, visible))
                continue;
            if (structure.parts.size() < most)
                structure.parts.push_back({node.box, depths[i], node.firstChild == 0 ? 1U : 0U});
            else
                structure.complete = false;
        }
    }
    return structure;
}

} // namespace broadside
