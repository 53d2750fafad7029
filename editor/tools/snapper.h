#pragma once

#include "editor/session/shown_world.h"
#include "editor/tools/snap_lines.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace broadside {

/// The snapping of pointer tools.
struct SnapSettings {
    bool isOn = false;                                                            ///< Ctrl inverts it during a drag.
    std::array<bool, kSnapSources> sources{true, true, true, true, false, false}; ///< Indexed by SnapSource.
    double gridStep = 0.5;                                                        ///< Metres, > 0.
    double pixelsPerMetre = 64.0;                                                 ///< > 0.

    [[nodiscard]] bool uses(SnapSource source) const { return sources[static_cast<std::size_t>(source)]; }
    friend bool operator==(const SnapSettings&, const SnapSettings&) = default;
};

/// The moving objects, at the place where the pointer has them.
struct SnapSubject {
    Aabb box;
    SnapParts x = kAllParts; ///< Parts that may snap to a line.
    SnapParts y = kAllParts;
    std::span<const ObjectId> moving = {}; ///< Ids, ascending. These objects make no lines.
    double metresPerPixel = 0.01;
    bool inverted = false; ///< Ctrl: inverts SnapSettings::isOn.
    bool isGuide = false;  ///< A guide does not snap to other guides.
};

struct Snap {
    std::optional<AxisSnap> x;
    std::optional<AxisSnap> y;

    [[nodiscard]] bool isNone() const noexcept { return !x && !y; }
    /// The offset that moves a box onto the lines, apart from rounding. @pre the box has the size of the one that
    /// snap() got
    [[nodiscard]] Vec2 offsetToLines(const Aabb& box) const noexcept;
};

/// Snaps moving objects to lines: guides, edges and centres of visible objects and of the world, equal gaps, borders of
/// cells; else to a grid.
///
/// Objects snap to lines within 8 logical pixels. Lines of objects count within 600 logical pixels of the moving box.
/// The nearest line wins; of equally near ones the guide. Hidden guides do not count. Grid and pixels apply where no
/// line does, the grid before the pixels. The axes are independent. Objects are found with the index of picking. Cost:
/// O(objects near the moving box).
class Snapper {
    Q_DECLARE_TR_FUNCTIONS(Snapper)
public:
    static constexpr double kTolerance = 8.0; ///< Logical pixels.
    static constexpr double kReach = 600.0;   ///< Logical pixels.
    /// If more objects than this are near the moving box, objects make no lines.
    static constexpr std::size_t kMostOthers = 20'000;

    /// @pre outlives this.
    explicit Snapper(const ShownWorld& shownWorld) noexcept
        : m_shownWorld(shownWorld)
    {}

    [[nodiscard]] const SnapSettings& settings() const noexcept { return m_settings; }
    void setSettings(const SnapSettings& settings) { m_settings = settings; }
    void setGuidesShown(bool shown) { m_guidesShown = shown; }

    [[nodiscard]] Snap snap(const SnapSubject& subject) const;
    [[nodiscard]] Vec2 snapPoint(Vec2 point, const SnapSubject& like, Snap* made = nullptr) const;

    /// The lines to be drawn for a snapped box.
    [[nodiscard]] static std::vector<ToolOverlay::Line> linesOf(const Snap& snap, const Aabb& box);
    /// "x: right edge of Crate 3; y: grid, 2.5 m"; empty without a snap.
    [[nodiscard]] QString textOf(const Snap& snap) const;

private:
    struct Axis;
    [[nodiscard]] std::optional<AxisSnap> along(const Axis& axis, const SnapSubject& subject) const;
    void addGuides(const Axis& axis, const SnapSubject& subject, std::vector<SnapLine>& lines) const;
    void addObjects(const Axis& axis, const SnapSubject& subject, std::vector<SnapLine>& lines) const;
    void addGaps(const Axis& axis, const SnapSubject& subject, std::vector<SnapLine>& lines) const;
    void addCells(const Axis& axis, const SnapSubject& subject, std::vector<SnapLine>& lines) const;
    [[nodiscard]] std::vector<ObjectIndex> others(const Aabb& box, const SnapSubject& subject) const;
    [[nodiscard]] QString wordsOf(const AxisSnap& snap, const Axis& axis) const;

    const ShownWorld& m_shownWorld;
    SnapSettings m_settings;
    bool m_guidesShown = true;
};

/// The offset `by`, corrected on the axes that snap, so that the moved box lies on the lines: to the last bit where a
/// double allows it. `boxAt(offset)`: the original box, moved.
template<class BoxAt>
[[nodiscard]] Vec2 offsetOntoLines(const Snap& snap, Vec2 by, BoxAt&& boxAt)
{
    const Vec2 fromStart = snap.offsetToLines(boxAt(Vec2{})); // free of the rounding of the pointer
    by = {snap.x ? fromStart.x : by.x, snap.y ? fromStart.y : by.y};
    Vec2 missed = snap.offsetToLines(boxAt(by));
    for (int round = 0; round < 2 && missed != Vec2{}; ++round) {
        const Vec2 better = by + missed;
        const Vec2 left = snap.offsetToLines(boxAt(better));
        if (!(length(left) < length(missed)))
            break;
        by = better;
        missed = left;
    }
    return by;
}

} // namespace broadside
