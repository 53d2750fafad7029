#pragma once

#include "editor/viewport/paint/legend/legend_layout.h"
#include "editor/viewport/paint/scene_view.h"

#include <compare>
#include <cstddef>
#include <vector>

namespace broadside {

/// What a legend covers, the worst first.
struct LegendCover {
    std::size_t evidence = 0; ///< The pinned objects, the hovered object or point, and what covers the view itself.
    std::size_t findings = 0; ///< Objects of findings, objects with faults, and selected objects.
    double edges = 0.0;       ///< Of the world, in logical pixels.
    std::size_t objects = 0;

    [[nodiscard]] bool isHarmless() const noexcept { return evidence == 0 && findings == 0; }
    friend auto operator<=>(const LegendCover&, const LegendCover&) = default;
};

/// Looks at what would be below a legend.
class BelowLegend {
public:
    /// @pre the view outlives this
    explicit BelowLegend(const SceneView& view);

    /// Cost: O(objects in view); objects of which there are very many are not counted.
    [[nodiscard]] LegendCover under(const LegendLayout& layout) const;

private:
    void add(ObjectId id, double room, std::vector<Aabb>& boxes) const;
    [[nodiscard]] double edgesUnder(const Aabb& plate) const;
    [[nodiscard]] bool isNearPointer(const LegendLayout& layout) const;

    const SceneView& m_view;
    Aabb m_seen;
    std::vector<Aabb> m_pins;
    std::vector<Aabb> m_findings;
    std::vector<Aabb> m_hovered; // At most one.
};

} // namespace broadside
