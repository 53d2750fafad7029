#include "editor/session/sprite_reach.h"

#include "editor/document/sprite_bounds.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace broadside {
namespace {

constexpr std::size_t kMostLarge = 256;

/// How far the sprite can extend beyond the box at any angle: animated and simulated objects rotate without an edit.
double reachOf(const ObjectTable& table, ObjectIndex row, SpriteSizes& sizes)
{
    const SceneObject& object = table.objectOf(row);
    const Vec2 size = sizes.of(object);
    if (size == Vec2{})
        return 0.0;
    const Pose& pose = table.poseOf(row);
    const double radius = length(scaled(object.sprite->offset, pose.scale)) + 0.5 * length(scaled(size, pose.scale));
    const Aabb& box = table.boundsOf(row);
    const Vec2 inside{std::clamp(pose.position.x, box.lo.x, box.hi.x), std::clamp(pose.position.y, box.lo.y, box.hi.y)};
    return radius + distance(pose.position, inside);
}

} // namespace

void SpriteReach::setAtlases(std::shared_ptr<const AtlasSet> atlases)
{
    m_atlases = std::move(atlases);
    forget();
}

void SpriteReach::note(const ObjectTable& table, ObjectIndex row)
{
    if (!m_isFresh || !m_atlases)
        return;
    SpriteSizes sizes(m_atlases.get());
    noteReach(row, reachOf(table, row, sizes));
}

void SpriteReach::noteReach(ObjectIndex row, double reach)
{
    if (reach <= m_common)
        return;
    if (m_large.size() >= kMostLarge)
        m_common = reach;
    else if (std::ranges::find(m_large, row) == m_large.end())
        m_large.push_back(row);
}

void SpriteReach::refresh(const ObjectTable& table)
{
    m_isFresh = true;
    m_common = 0.0;
    m_large.clear();
    SpriteSizes sizes(m_atlases.get());
    std::vector<std::pair<double, ObjectIndex>> reaches;
    table.forEach([&](ObjectIndex row) {
        if (const double reach = reachOf(table, row, sizes); reach > 0.0)
            reaches.emplace_back(reach, row);
    });
    constexpr std::size_t kLarge = kMostLarge / 2; // Leaves room for later rows.
    if (reaches.size() > kLarge) {
        const auto common = reaches.begin() + static_cast<std::ptrdiff_t>(kLarge);
        std::nth_element(reaches.begin(), common, reaches.end(), std::greater<>());
        m_common = common->first;
    }
    for (const auto& [reach, row] : reaches)
        noteReach(row, reach);
}

std::vector<ObjectIndex> SpriteReach::drawnIn(const ObjectTable& table, const Aabb& box,
                                              const std::function<std::vector<ObjectIndex>(const Aabb& box)>& boxesIn)
{
    if (!m_atlases || m_atlases->atlases().empty())
        return boxesIn(box);
    if (!m_isFresh)
        refresh(table);
    std::vector<ObjectIndex> rows = boxesIn(grown(box, m_common));
    SpriteSizes sizes(m_atlases.get());
    std::erase_if(rows, [&](ObjectIndex row) { return !isDrawnIn(table, row, box, sizes); });
    const std::size_t near = rows.size();
    for (const ObjectIndex row : m_large)
        if (row < table.rowCount() && table.isPresent(row) && isDrawnIn(table, row, box, sizes))
            rows.push_back(row);
    if (rows.size() > near) {
        std::ranges::sort(rows);
        rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    }
    return rows;
}

} // namespace broadside
