#include "core/broadphase/aabb_tree.h"

#include "core/broadphase/pair_batch.h"
#include "core/geometry/segment.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

// Each node halves the objects: at most 32 levels, with one open sibling each.
constexpr std::size_t kMostOpenNodes = 64;

} // namespace

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

/// Visits the leaves whose boxes pass `meets`; the boxes around them must pass, too. Returns the number of tested
/// leaves.
template<class Meets, class Visit>
std::uint64_t BoxTree::forEachLeaf(Meets&& meets, Visit&& visit) const
{
    std::array<std::uint32_t, kMostOpenNodes> open;
    std::size_t openCount = 0;
    std::uint64_t tested = 0;
    if (!m_nodes.empty())
        open[openCount++] = 0;
    while (openCount > 0) {
        const Node& node = m_nodes[open[--openCount]];
        const bool isLeaf = node.firstChild == 0;
        tested += isLeaf ? 1 : 0;
        if (!meets(node.box))
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

std::vector<std::uint32_t> BoxTree::pathTo(ObjectIndex object, const Aabb& box) const
{
    std::vector<std::uint32_t> path;
    if (!m_nodes.empty())
        descend(0, object, box, path);
    return path;
}

bool BoxTree::descend(std::uint32_t at, ObjectIndex object, const Aabb& box, std::vector<std::uint32_t>& path) const
{
    const Node& node = m_nodes[at];
    path.push_back(at);
    const bool found = node.firstChild == 0
                           ? node.object == object
                           : contains(node.box, box) && (descend(node.firstChild, object, box, path) ||
                                                         descend(node.firstChild + 1, object, box, path));
    if (!found)
        path.pop_back();
    return found;
}

template<class Visit>
std::uint64_t BoxTree::forEachOverlapping(const Aabb& box, Visit&& visit) const
{
    return forEachLeaf([&box](const Aabb& node) { return overlaps(node, box); }, visit);
}

void BoxTree::appendAlong(const SegmentTest& segment, std::vector<ObjectIndex>& objects) const
{
    forEachLeaf([&](const Aabb& node) { return segment.meets(node); },
                [&](ObjectIndex object) { objects.push_back(object); });
}

void BoxTree::searchNearest(const Aabb& from, NearestSearch& search) const
{
    struct Open {
        std::uint32_t node;
        double distance;
    };
    std::array<Open, kMostOpenNodes> open;
    std::size_t openCount = 0;
    const auto at = [&](std::uint32_t node) { return Open{node, distance(from, m_nodes[node].box)}; };
    if (!m_nodes.empty())
        open[openCount++] = at(0);
    while (openCount > 0) {
        const Open here = open[--openCount];
        if (here.distance > search.reach())
            continue;
        const Node& node = m_nodes[here.node];
        if (node.firstChild == 0) {
            search.look(node.object);
            continue;
        }
        const Open first = at(node.firstChild);
        const Open second = at(node.firstChild + 1);
        const bool ascending = first.distance <= second.distance;
        open[openCount++] = ascending ? second : first;
        open[openCount++] = ascending ? first : second;
    }
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
        if (m_proxies.isDynamic(index) == dynamic)
            m_order.push_back(index);
    });
    tree.build(m_proxies, m_order);
}

std::uint64_t AabbTree::candidatePairs(PairSink& sink) const
{
    PairBatch batch(sink);
    std::uint64_t checks = 0;
    m_proxies.forEach([&](ObjectIndex a) {
        const CollisionFilter filter = m_proxies.filterOf(a);
        if (!filter.dynamic || !batch.wantsMore())
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
    batch.finish();
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

void AabbTree::candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const
{
    const SegmentTest segment(from, to);
    m_statics.appendAlong(segment, candidates);
    m_dynamics.appendAlong(segment, candidates);
}

void AabbTree::searchNearest(const Aabb& from, NearestSearch& search) const
{
    m_statics.searchNearest(from, search);
    m_dynamics.searchNearest(from, search);
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

/// Level by level, so that a limit omits the deepest boxes everywhere and not all boxes of one side.
Structure AabbTree::structure(const Aabb& visible, std::size_t most) const
{
    struct Open {
        const BoxTree* tree;
        std::uint32_t node;
        int depth;
    };
    std::vector<Open> open;
    for (const BoxTree* tree : {&m_statics, &m_dynamics})
        if (!tree->nodes().empty())
            open.push_back({tree, 0, 0});
    Structure structure{.kind = StructureKind::TreeNodes, .parts = {}, .complete = true};
    for (std::size_t i = 0; i < open.size(); ++i) {
        const Open here = open[i];
        const BoxTree::Node& node = here.tree->nodes()[here.node];
        if (!overlaps(node.box, visible))
            continue;
        if (structure.parts.size() == most) {
            structure.complete = false;
            break;
        }
        structure.parts.push_back(partAt(*here.tree, here.node, here.depth));
        if (node.firstChild != 0)
            for (std::uint32_t child = 0; child < 2; ++child)
                open.push_back({here.tree, node.firstChild + child, here.depth + 1});
    }
    return structure;
}

Structure AabbTree::partsOf(ObjectIndex index, std::size_t most) const
{
    const BoxTree& tree = m_proxies.isDynamic(index) ? m_dynamics : m_statics;
    const std::vector<std::uint32_t> path = tree.pathTo(index, m_proxies.boxOf(index));
    Structure structure{.kind = StructureKind::TreeNodes, .parts = {}, .complete = path.size() <= most};
    for (std::size_t depth = 0; depth < std::min(path.size(), most); ++depth)
        structure.parts.push_back(partAt(tree, path[depth], static_cast<int>(depth)));
    return structure;
}

StructurePart AabbTree::partAt(const BoxTree& tree, std::uint32_t node, int depth) const
{
    const BoxTree::Node& here = tree.nodes()[node];
    return {here.box, depth, here.firstChild == 0 ? 1U : 0U, &tree == &m_dynamics};
}

} // namespace broadside
