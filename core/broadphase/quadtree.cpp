#include "core/broadphase/quadtree.h"

#include "core/broadphase/pair_batch.h"
#include "core/geometry/segment.h"

#include <algorithm>
#include <array>

namespace broadside {
namespace {

constexpr int kStaysInSquare = 0; // the object stays in the square; quadrants 1..4 are the children

/// The largest count of open squares in a traversal: three siblings per level.
constexpr std::size_t kMostOpenQuadrants = 3 * Quadtree::kMostDepth + 4;

} // namespace

void Quadtree::add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter)
{
    m_proxies.add(index, box, filter);
}

void Quadtree::move(ObjectIndex index, const Aabb& box) { m_proxies.move(index, box); }

void Quadtree::remove(ObjectIndex index) { m_proxies.remove(index); }

void Quadtree::update()
{
    const ProxyTable::Changes changes = m_proxies.takeChanges();
    // Nothing changed, so the tree is still right.
    if (!changes.statics && !changes.dynamics)
        return;
    m_nodes.clear();
    m_objects.clear();
    Aabb all;
    m_proxies.forEach([&](ObjectIndex index) {
        m_objects.push_back(index);
        all = united(all, m_proxies.boxOf(index));
    });
    if (m_objects.empty())
        return;
    // A square, so that children are squares, too. Its far sides are at least those of all boxes, however they round.
    Node root;
    const double side = std::max(all.width(), all.height());
    root.square = {all.lo, {std::max(all.hi.x, all.lo.x + side), std::max(all.hi.y, all.lo.y + side)}};
    m_nodes.push_back(root);
    divide(0, 0, static_cast<std::uint32_t>(m_objects.size()));
}

/// The child that contains a box completely. A box that only touches the middle line from the left or from below stays,
/// so that boxes in different children never touch.
int Quadtree::quadrantOf(const Node& node, const Aabb& box) const noexcept
{
    const Vec2 middle = node.square.center();
    const bool right = box.lo.x >= middle.x;
    const bool upper = box.lo.y >= middle.y;
    if ((!right && box.hi.x >= middle.x) || (!upper && box.hi.y >= middle.y))
        return kStaysInSquare;
    return 1 + (right ? 1 : 0) + (upper ? 2 : 0);
}

void Quadtree::divide(std::uint32_t node, std::uint32_t first, std::uint32_t end)
{
    // A copy, because divide() lets m_nodes grow.
    Node here = m_nodes[node];
    here.first = first;
    here.count = end - first;
    std::array<std::uint32_t, 6> starts{first, end, end, end, end, end};
    if (here.count > kMostInNode && here.depth < kMostDepth) {
        const auto begin = m_objects.begin() + first;
        const auto last = m_objects.begin() + end;
        // The sort is stable, so that the order of candidates depends on nothing but the objects.
        std::stable_sort(begin, last, [&](ObjectIndex a, ObjectIndex b) {
            return quadrantOf(here, m_proxies.boxOf(a)) < quadrantOf(here, m_proxies.boxOf(b));
        });
        for (int quadrant = 1; quadrant <= 5; ++quadrant)
            starts[static_cast<std::size_t>(quadrant)] = static_cast<std::uint32_t>(
                std::partition_point(
                    m_objects.begin() + first, last,
                    [&](ObjectIndex index) { return quadrantOf(here, m_proxies.boxOf(index)) < quadrant; }) -
                m_objects.begin());
        here.count = starts[1] - first;
        // Children are only made if an object goes into one.
        if (starts[1] != end)
            here.firstChild = static_cast<std::uint32_t>(m_nodes.size());
    }
    // The box around the content excludes more queries than the square does.
    for (std::uint32_t i = first; i < first + here.count; ++i) {
        here.content = united(here.content, m_proxies.boxOf(m_objects[i]));
        here.hasDynamic = here.hasDynamic || m_proxies.isDynamic(m_objects[i]);
    }
    if (here.firstChild != 0) {
        // The four children are adjacent, so one number refers to all of them.
        const Vec2 middle = here.square.center();
        for (std::uint32_t i = 0; i < 4; ++i) {
            Node child;
            child.depth = here.depth + 1;
            child.square.lo = {(i & 1) != 0 ? middle.x : here.square.lo.x, (i & 2) != 0 ? middle.y : here.square.lo.y};
            child.square.hi = {(i & 1) != 0 ? here.square.hi.x : middle.x, (i & 2) != 0 ? here.square.hi.y : middle.y};
            m_nodes.push_back(child);
        }
        for (std::uint32_t i = 0; i < 4; ++i) {
            divide(here.firstChild + i, starts[i + 1], starts[i + 2]);
            const Node& child = m_nodes[here.firstChild + i];
            here.content = united(here.content, child.content);
            here.hasDynamic = here.hasDynamic || child.hasDynamic;
        }
    }
    m_nodes[node] = here;
}

void Quadtree::pairsBelow(std::uint32_t node, ObjectIndex object, PairBatch& batch) const
{
    const Node& here = m_nodes[node];
    const CollisionFilter filter = m_proxies.filterOf(object);
    // Skips squares that the box does not meet, and squares without dynamic objects if the object is static.
    if (!overlaps(here.content, m_proxies.boxOf(object)) || (!filter.dynamic && !here.hasDynamic))
        return;
    for (std::uint32_t i = here.first; i < here.first + here.count; ++i)
        if (canCollide(filter, m_proxies.filterOf(m_objects[i])))
            batch.add(orderedPair(object, m_objects[i]));
    if (here.firstChild != 0)
        for (std::uint32_t i = 0; i < 4; ++i)
            pairsBelow(here.firstChild + i, object, batch);
}

void Quadtree::pairsWithin(std::uint32_t node, PairBatch& batch) const
{
    // Two static objects are never candidates.
    const Node& here = m_nodes[node];
    if (!here.hasDynamic)
        return;
    // Each object meets the rest of its square and everything below. Boxes in different children never touch.
    for (std::uint32_t i = here.first; i < here.first + here.count && batch.wantsMore(); ++i) {
        for (std::uint32_t j = i + 1; j < here.first + here.count; ++j)
            if (canCollide(m_proxies.filterOf(m_objects[i]), m_proxies.filterOf(m_objects[j])))
                batch.add(orderedPair(m_objects[i], m_objects[j]));
        if (here.firstChild != 0)
            for (std::uint32_t child = 0; child < 4; ++child)
                pairsBelow(here.firstChild + child, m_objects[i], batch);
    }
    if (here.firstChild != 0)
        for (std::uint32_t child = 0; child < 4; ++child)
            pairsWithin(here.firstChild + child, batch);
}

/// Counts the checks of the published loop, which takes everything in the object's own square, above it and below it.
std::uint64_t Quadtree::countChecks() const
{
    // Backwards, because children are stored after their parent.
    std::vector<std::uint64_t> below(m_nodes.size()); // objects in a node and below it
    for (std::size_t i = m_nodes.size(); i-- > 0;) {
        below[i] += m_nodes[i].count;
        if (m_nodes[i].firstChild != 0)
            for (std::uint32_t child = 0; child < 4; ++child)
                below[i] += below[m_nodes[i].firstChild + child];
    }
    // Forwards: a parent is complete before its children use its sum.
    std::vector<std::uint64_t> above(m_nodes.size());
    std::uint64_t checks = 0;
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        const Node& node = m_nodes[i];
        for (std::uint32_t k = node.first; k < node.first + node.count; ++k)
            checks += m_proxies.isDynamic(m_objects[k]) ? above[i] + below[i] : 0;
        if (node.firstChild != 0)
            for (std::uint32_t child = 0; child < 4; ++child)
                above[node.firstChild + child] = above[i] + node.count;
    }
    return checks;
}

std::uint64_t Quadtree::candidatePairs(PairSink& sink) const
{
    if (m_nodes.empty())
        return 0;
    PairBatch batch(sink);
    pairsWithin(0, batch);
    batch.finish();
    return countChecks();
}

/// Visits the objects in squares whose content passes `meets`.
template<class Meets, class Visit>
void Quadtree::forEachIn(Meets&& meets, Visit&& visit) const
{
    // The open squares are in a fixed array, so that a query allocates no memory.
    std::array<std::uint32_t, kMostOpenQuadrants> open;
    std::size_t openCount = 0;
    if (!m_nodes.empty())
        open[openCount++] = 0;
    while (openCount > 0) {
        const Node& node = m_nodes[open[--openCount]];
        if (!meets(node.content))
            continue;
        for (std::uint32_t i = node.first; i < node.first + node.count; ++i)
            visit(m_objects[i]);
        if (node.firstChild != 0)
            for (std::uint32_t child = 0; child < 4; ++child)
                open[openCount++] = node.firstChild + child;
    }
}

void Quadtree::candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const
{
    const Aabb& box = m_proxies.boxOf(index);
    forEachIn([&](const Aabb& content) { return overlaps(content, box); },
              [&](ObjectIndex other) {
                  if (other != index && masksMatch(m_proxies.filterOf(index), m_proxies.filterOf(other)))
                      candidates.push_back(other);
              });
}

void Quadtree::candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const
{
    forEachIn([&](const Aabb& content) { return overlaps(content, box); },
              [&](ObjectIndex other) { candidates.push_back(other); });
}

void Quadtree::candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const
{
    const SegmentTest segment(from, to);
    forEachIn([&](const Aabb& content) { return segment.meets(content); },
              [&](ObjectIndex other) { candidates.push_back(other); });
}

/// Depth first, the nearest of the four children before the others.
void Quadtree::searchNearest(const Aabb& from, NearestSearch& search) const
{
    struct Open {
        std::uint32_t node;
        double distance;
    };
    std::array<Open, kMostOpenQuadrants> open;
    std::size_t openCount = 0;
    const auto push = [&](std::uint32_t node) {
        if (!m_nodes[node].content.isEmpty())
            open[openCount++] = {node, distance(from, m_nodes[node].content)};
    };
    if (!m_nodes.empty())
        push(0);
    while (openCount > 0) {
        const Open here = open[--openCount];
        if (here.distance > search.reach())
            continue;
        const Node& node = m_nodes[here.node];
        for (std::uint32_t i = node.first; i < node.first + node.count; ++i)
            if (distance(from, m_proxies.boxOf(m_objects[i])) <= search.reach())
                search.look(m_objects[i]);
        if (node.firstChild == 0)
            continue;
        // The nearest child is on top of the stack: it reduces the reach before the others are opened.
        const std::size_t siblings = openCount;
        for (std::uint32_t child = 0; child < 4; ++child)
            push(node.firstChild + child);
        std::sort(open.begin() + siblings, open.begin() + openCount,
                  [](const Open& a, const Open& b) { return a.distance > b.distance; });
    }
}

BroadPhaseStatistics Quadtree::statistics() const
{
    return {.objects = m_proxies.count(),
            .cells = m_nodes.size(),
            .registrations = m_objects.size(),
            .bytes =
                m_proxies.bytes() + m_nodes.capacity() * sizeof(Node) + m_objects.capacity() * sizeof(ObjectIndex)};
}

/// Level by level, so that a limit omits the deepest squares everywhere and not all squares of one side.
Structure Quadtree::structure(const Aabb& visible, std::size_t most) const
{
    Structure structure{.kind = StructureKind::TreeNodes, .parts = {}, .complete = true};
    std::vector<std::uint32_t> open;
    if (!m_nodes.empty())
        open.push_back(0);
    for (std::size_t i = 0; i < open.size(); ++i) {
        const Node& node = m_nodes[open[i]];
        if (!overlaps(node.square, visible) || node.content.isEmpty())
            continue;
        if (structure.parts.size() == most) {
            structure.complete = false;
            break;
        }
        structure.parts.push_back({node.square, node.depth, node.count});
        if (node.firstChild != 0)
            for (std::uint32_t child = 0; child < 4; ++child)
                open.push_back(node.firstChild + child);
    }
    return structure;
}

Structure Quadtree::partsOf(ObjectIndex index, std::size_t most) const
{
    Structure structure{.kind = StructureKind::TreeNodes, .parts = {}, .complete = true};
    std::uint32_t at = 0;
    // The same decisions as in divide() lead to the object's own square.
    for (bool down = !m_nodes.empty(); down;) {
        const Node& node = m_nodes[at];
        if (structure.parts.size() == most) {
            structure.complete = false;
            break;
        }
        structure.parts.push_back({node.square, node.depth, node.count});
        const int quadrant = node.firstChild == 0 ? kStaysInSquare : quadrantOf(node, m_proxies.boxOf(index));
        down = quadrant != kStaysInSquare;
        at = node.firstChild + static_cast<std::uint32_t>(std::max(0, quadrant - 1));
    }
    return structure;
}

} // namespace broadside
