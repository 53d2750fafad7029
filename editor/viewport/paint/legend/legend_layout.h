#pragma once

#include "editor/viewport/paint/legend/legend_entries.h"
#include "editor/viewport/paint/scene_view.h"

#include <optional>
#include <vector>

/// @file
/// Sizes and places of the legend's parts. Unit: logical pixels from the top left of the view, y down.

namespace broadside {

/// Sizes in logical pixels. They grow with the texts of the interface.
struct LegendSizes {
    double scale = 1.0;
    double margin = 10.0;
    double padding = 10.0 * scale;
    double row = 19.0 * scale;
    double sampleWidth = 18.0 * scale;
    double sampleHeight = 10.0 * scale;
    double sampleGap = 7.0 * scale;        // The gap between sample and text.
    double column = 14.0 * scale;          // The gap between two entries of a strip.
    double fold = 18.0 * scale;            // Width of the mark that folds the legend.
    double strip = 26.0 * scale;           // Height of one row with its padding.
    double narrowestStrip = 800.0 * scale; // Width of the view from which the usual entries fit into one row.
    double narrowest = 390.0 * scale;      // Width of the view from which they fit into two rows.
    float text = static_cast<float>(11.0 * scale);

    [[nodiscard]] bool fit(Vec2 viewSize) const noexcept
    {
        return viewSize.x >= narrowest && viewSize.y >= 8.0 * strip;
    }
};

/// A rectangle on the screen; y down.
struct ScreenBox {
    Vec2 topLeft;
    Vec2 size;

    [[nodiscard]] bool isNear(const ScreenBox& other, double reach) const noexcept
    {
        return overlaps(grown({topLeft, topLeft + size}, reach), Aabb{other.topLeft, other.topLeft + other.size});
    }
};

[[nodiscard]] Aabb inWorld(const Camera2D& camera, const ScreenBox& box);

struct PlacedEntry {
    LegendEntry entry;
    Vec2 leftMiddle;
};

struct LegendLayout {
    LegendSizes sizes;
    ScreenBox plate;
    std::optional<ScreenBox> fold; ///< Where a click folds or unfolds the legend.
    std::vector<PlacedEntry> entries;
    bool isFolded = false; ///< Only the name is there.
};

/// Width of the sample and the text, with room for a count, so that nothing moves when small counts change.
[[nodiscard]] double widthOf(const LegendEntry& entry, const LegendSizes& sizes);

/// The legend at a place. A strip has rows as wide as the view; a column has a row for each entry.
[[nodiscard]] LegendLayout legendLayoutAt(LegendPlace place, const SceneView& view, const LegendSizes& sizes);

/// What is left of a legend that is folded: its name. It can be unfolded if the user has folded it.
[[nodiscard]] LegendLayout foldedLegendAt(LegendPlace corner, const SceneView& view, const LegendSizes& sizes);

} // namespace broadside
