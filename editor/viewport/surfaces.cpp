#include "editor/viewport/surfaces.h"

#include <array>
#include <functional>
#include <numeric>
#include <unordered_map>

namespace broadside {

namespace {

struct Edge {
    Vec2 low;
    Vec2 high;
    friend bool operator==(const Edge&, const Edge&) = default;
};

Edge edgeBetween(Vec2 a, Vec2 b)
{
    const bool inOrder = a.x < b.x || (a.x == b.x && a.y < b.y);
    return inOrder ? Edge{a, b} : Edge{b, a};
}

struct EdgeHash {
    std::size_t operator()(const Edge& edge) const noexcept
    {
        std::size_t hash = 0;
        for (const double value : {edge.low.x, edge.low.y, edge.high.x, edge.high.y})
            hash = hash * 0x9e3779b97f4a7c15ULL + std::hash<double>{}(value);
        return hash;
    }
};

/// Sets of triangles that only grow. Source: union-find with path halving, Tarjan, van Leeuwen, JACM 31 (1984).
class JoinedSets {
public:
    explicit JoinedSets(std::size_t count)
        : m_parents(count)
    {
        std::iota(m_parents.begin(), m_parents.end(), std::size_t{0});
    }
    std::size_t find(std::size_t i)
    {
        while (m_parents[i] != i)
            i = m_parents[i] = m_parents[m_parents[i]];
        return i;
    }
    void join(std::size_t a, std::size_t b)
    {
        const std::size_t rootA = find(a);
        const std::size_t rootB = find(b);
        m_parents[std::max(rootA, rootB)] = std::min(rootA, rootB);
    }

private:
    std::vector<std::size_t> m_parents;
};

bool sameFill(const Fill& a, const Fill& b) { return a.color == b.color && a.hatched == b.hatched; }

} // namespace

std::vector<Surface> surfacesOf(const std::vector<DisplayTriangle>& triangles)
{
    JoinedSets sets(triangles.size());
    std::unordered_map<Edge, std::size_t, EdgeHash> owners;
    for (std::size_t i = 0; i < triangles.size(); ++i) {
        const DisplayTriangle& t = triangles[i];
        if (i > 0 && !sameFill(t.fill, triangles[i - 1].fill))
            owners.clear();
        for (const Edge& edge : {edgeBetween(t.a, t.b), edgeBetween(t.b, t.c), edgeBetween(t.c, t.a)}) {
            const auto [owner, isNew] = owners.emplace(edge, i);
            if (!isNew)
                sets.join(owner->second, i);
        }
    }
    std::vector<Surface> surfaces;
    std::vector<std::size_t> numbers(triangles.size());
    for (std::size_t i = 0; i < triangles.size(); ++i) {
        const std::size_t root = sets.find(i);
        if (root == i) {
            numbers[i] = surfaces.size();
            surfaces.emplace_back();
        }
        surfaces[numbers[root]].push_back(i);
    }
    return surfaces;
}

} // namespace broadside
