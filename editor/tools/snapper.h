#pragma once

#include "editor/session/stage.h"
#include "editor/tools/snap_lines.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace broadside {

/// What pointer tools keep to.
struct SnapSettings {
    bool isOn = false; ///< Ctrl turns it round during a drag.
    std::array<bool, kSnapSources> sources{true, true, true, true, false, false}; ///< By SnapSource.
    double gridStep = 0.5;                                                        ///< Metres, > 0.
    double pixelsPerMetre = 64.0;                                                 ///< > 0.

    [[nodiscard]] bool uses(SnapSource source) const { return sources[static_cast<std::size_t>(source)]; }
    friend bool operator==(const SnapSettings&, const SnapSettings&) = default;
};

/// What moves, where the pointer would have it.
struct SnapSubject {
    Aabb box;
    SnapParts x = kAllParts; ///< That may come onto a line.
    SnapParts y = kAllParts;
    std::span<const ObjectId> moving = {}; ///< Ascending: they make no lines.
    double metresPerPixel = 0.01;
    bool inverted = false; ///< Ctrl: off where it is on, on where it is off.
    bool isGuide = false;  ///< Guides do not hold each other.
};

struct Snap {
    std::optional<AxisSnap> x;
    std::optional<AxisSnap> y;

    [[nodiscard]] bool isNone() const noexcept { return !x && !y; }
    /// What brings a box onto the lines from where it is, but for rounding. @pre it is the one that was asked about
    [[nodiscard]] Vec2 missedBy(const Aabb& box) const noexcept;
};

/// Brings what moves onto lines: guides, edges and centres of visible objects and of the world, equal gaps, borders of
/// the cells; else onto a grid.
///
/// Lines hold within 8 logical pixels, those of objects no farther than 600 from what moves; the nearest line wins, and
/// of equal ones the guide. Guides that are not shown hold nothing.
/// Grid and pixels hold everywhere where no line does, the grid before the pixels. The axes are independent.
/// Objects are found by the index of picking. Cost: O(objects beside what moves).
class Snapper {
    Q_DECLARE_TR_FUNCTIONS(Snapper)
public:
    static constexpr double kTolerance = 8.0; ///< Logical pixels.
    static constexpr double kReach = 600.0;   ///< Logical pixels.
    /// Objects beside what moves; where there are more, there is no line of any.
    static constexpr std::size_t kMostOthers = 20'000;

    /// @pre outlives this.
    explicit Snapper(const Stage& stage) noexcept
        : m_stage(stage)
    {}

    [[nodiscard]] const SnapSettings& settings() const noexcept { return m_settings; }
    void setSettings(const SnapSettings& settings) { m_settings = settings; }
    void setGuidesShown(bool shown) { m_guidesShown = shown; }

    [[nodiscard]] Snap snap(const SnapSubject& subject) const;
    [[nodiscard]] Vec2 snapPoint(Vec2 point, const SnapSubject& like, Snap* made = nullptr) const;

    /// The lines that hold a box, to be drawn.
    [[nodiscard]] static std::vector<ToolOverlay::Line> linesOf(const Snap& snap, const Aabb& box);
    /// "x: right edge of Crate 3; y: grid, 2.5 m"; empty when nothing holds.
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

    const Stage& m_stage;
    SnapSettings m_settings;
    bool m_guidesShown = true;
};

/// The way `by`, along the axes that snap mended until the box at its end lies on the lines: to the last bit wherever
/// there is a position in double that makes it so. `boxAt(way)`: the box that was asked about, moved.
template<class BoxAt>
[[nodiscard]] Vec2 broughtOnto(const Snap& snap, Vec2 by, BoxAt&& boxAt)
{
    const Vec2 fromStart = snap.missedBy(boxAt(Vec2{})); // no rounding of the pointer in it
    by = {snap.x ? fromStart.x : by.x, snap.y ? fromStart.y : by.y};
    Vec2 missed = snap.missedBy(boxAt(by));
    for (int round = 0; round < 2 && missed != Vec2{}; ++round) {
        const Vec2 better = by + missed;
        const Vec2 left = snap.missedBy(boxAt(better));
        if (!(length(left) < length(missed)))
            break;
        by = better;
        missed = left;
    }
    return by;
}

} // namespace broadside
