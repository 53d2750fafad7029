#pragma once

#include "core/base/random.h"
#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/display_list.h"
#include "editor/viewport/paint/colors.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

/// @file
/// A display list with every kind of item, for tests that compare renderers, and to look at.

namespace broadside::test {

inline Camera2D sampleCamera() { return {{4.8, 2.4}, {9.6, 4.8}, {960, 480}, 1.05}; }

inline void addCells(DisplayList& list, const Theme& theme, Vec2 at)
{
    DisplayLayerItems& cells = list[DisplayLayer::Cells];
    for (int i = 0; i <= 4; ++i)
        cells.lines.push_back({at + Vec2{2.5 * i, 0}, at + Vec2{2.5 * i, 5}, theme[Mark::CellLine].stroke});
    for (int i = 0; i <= 2; ++i)
        cells.lines.push_back({at + Vec2{0, 2.5 * i}, at + Vec2{10, 2.5 * i}, theme[Mark::CellLine].stroke});
    for (int i = 0; i < 8; ++i) {
        const Vec2 corner = at + Vec2{2.5 * (i % 4), 2.5 * (i / 4)};
        cells.texts.push_back(
            {corner, {4, 3}, std::to_string(i), 12.0F, theme.cellId, {0, 0, 0, 0}, TextAnchor::BottomLeft});
    }
    list[DisplayLayer::Ground].boxes.push_back({{at, at + Vec2{9.6, 4.8}}, {}, theme[Mark::WorldFrame].stroke});
}

inline void addBox(DisplayLayerItems& layer, Vec2 center, double side, const Meaning& meaning)
{
    const Vec2 half{0.5 * side, 0.5 * side};
    layer.boxes.push_back({{center - half, center + half}, meaning.fill, meaning.stroke});
}

inline void addMesh(DisplayLayerItems& layer, Vec2 center, double radius, const Meaning& meaning)
{
    const int corners = 7;
    const auto corner = [&](int i) {
        const double angle = 0.3 + 6.283185307179586 * i / corners;
        return center + Vec2{std::cos(angle), std::sin(angle)} * (i % 2 == 0 ? radius : 0.6 * radius);
    };
    for (int i = 0; i < corners; ++i) {
        const Vec2 a = corner(i);
        const Vec2 b = corner((i + 1) % corners);
        layer.triangles.push_back({center, i % 3 == 0 ? b : a, i % 3 == 0 ? a : b, meaning.fill});
        layer.lines.push_back({a, b, meaning.stroke});
    }
}

/// Cells of 0.1 m in all strengths. The top row and the right column are cut off.
inline void addRaster(DisplayLayerItems& layer, Vec2 at, Rgba color)
{
    DisplayRaster raster;
    raster.origin = at;
    raster.side = {0.1, 0.1};
    raster.columns = 17;
    raster.rows = 9;
    raster.box = {at, at + Vec2{1.67, 0.86}};
    for (std::size_t i = 0; i < raster.columns * raster.rows; ++i)
        raster.cells.push_back({color.r, color.g, color.b, static_cast<std::uint8_t>(i * 37 % 200)});
    layer.rasters.push_back(std::move(raster));
}

inline void addLabels(DisplayList& list, const Theme& theme, Vec2 at)
{
    DisplayLayerItems& labels = list[DisplayLayer::Labels];
    const TextAnchor anchors[] = {TextAnchor::Center, TextAnchor::BottomLeft, TextAnchor::TopLeft,
                                  TextAnchor::BottomRight, TextAnchor::TopRight};
    const char* names[] = {"Center", "Bottom left", "Top left", "Bottom right", "Top right"};
    for (std::size_t i = 0; i < 5; ++i) {
        const Vec2 position = at + Vec2{1.2 + 1.6 * static_cast<double>(i), 4.35};
        labels.texts.push_back(
            {position, {0, 0}, names[i], 10.0F + static_cast<float>(i), theme.text, theme.plate, anchors[i]});
        list[DisplayLayer::Tools].discs.push_back({position, 0.02, {theme.text, false}, {}});
    }
    labels.texts.push_back({at + Vec2{0.3, 3.9},
                            {0, 0},
                            "cell (1, 1) = 5 · 9.6 × 4.8 m² ≥ 3 µs → 97° … ÄÖß − – ≤ \xe2\x98\x83",
                            14.0F,
                            theme.text,
                            {0, 0, 0, 0},
                            TextAnchor::BottomLeft});
}

/// A picture with all kinds of marks; `at` is the origin of its world.
inline DisplayList samplePicture(const Theme& theme, Vec2 at = {0, 0})
{
    DisplayList list;
    list.background = theme.background;
    addCells(list, theme, at);
    DisplayLayerItems& objects = list[DisplayLayer::Objects];
    addRaster(list[DisplayLayer::Heat], at + Vec2{7.0, 3.2}, Rgba{0x9B, 0x7F, 0xE6});
    addRaster(objects, at + Vec2{2.0, 0.4}, theme[Mark::DynamicObject].stroke.color);
    DisplayLayerItems& marks = list[DisplayLayer::Highlights];
    addBox(marks, at + Vec2{3.75, 1.25}, 2.5, theme[Mark::HoveredCells]);
    addBox(marks, at + Vec2{6.25, 1.25}, 2.5, theme[Mark::HoveredCells]);
    Random random(3);
    for (int i = 0; i < 20; ++i)
        addBox(objects, at + Vec2{random.between(0.5, 9.0), random.between(0.4, 3.6)}, 0.5, theme[Mark::StaticObject]);
    addMesh(objects, at + Vec2{1.2, 3.1}, 0.6, theme[Mark::DynamicObject]);
    addMesh(objects, at + Vec2{1.5, 2.9}, 0.6, theme[Mark::DynamicObject]);
    objects.discs.push_back(
        {at + Vec2{5.0, 1.4}, 0.45, theme[Mark::DynamicObject].fill, theme[Mark::DynamicObject].stroke});
    objects.discs.push_back({at + Vec2{7.6, 2.9}, 0.3, theme[Mark::HoveredCells].fill, theme[Mark::BoxOverlap].stroke});
    objects.triangles.push_back(
        {at + Vec2{-0.2, -0.2}, at + Vec2{0.5, 0.25}, at + Vec2{0, 0.5}, theme[Mark::Launcher].fill});
    addBox(marks, at + Vec2{4.1, 0.9}, 0.6, theme[Mark::Hovered]);
    addBox(marks, at + Vec2{5.6, 0.8}, 0.5, theme[Mark::PotentialCollider]);
    addBox(marks, at + Vec2{6.6, 1.6}, 0.5, theme[Mark::BoxOverlap]);
    addBox(marks, at + Vec2{6.9, 0.6}, 0.5, theme[Mark::ShapeOverlap]);
    marks.lines.push_back({at + Vec2{4.1, 0.9}, at + Vec2{5.6, 2.3}, theme[Mark::MissedPair].stroke});
    marks.lines.push_back({at + Vec2{6.6, 1.6}, at + Vec2{9.1, 2.3}, theme[Mark::BoxOverlap].stroke});
    marks.lines.push_back({at + Vec2{0.2, 0.3}, at + Vec2{3.1, 2.2}, {theme.text, 1.0F, LinePattern::Dotted}});
    marks.lines.push_back({at + Vec2{0.2, 0.1}, at + Vec2{3.1, 0.1}, {theme.text, 1.0F, LinePattern::Dotted}});
    marks.lines.push_back({at + Vec2{9.4, 0.5}, at + Vec2{9.4, 4.2}, {theme.text, 2.0F, LinePattern::Dashed}});
    addLabels(list, theme, at);
    return list;
}

} // namespace broadside::test
