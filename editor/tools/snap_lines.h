#pragma once

#include "core/base/object_id.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// @file
/// The arithmetic of snapping along one axis: a moving stretch has a low end, a middle and a high end, and one of them
/// snaps to a line. World frame, metres. A stretch may be a point: then all three are equal.

namespace broadside {

/// The source of a line; its value is the index into SnapSettings::sources.
enum class SnapSource { Objects, Gaps, Guides, Cells, Grid, Pixels };
inline constexpr std::size_t kSnapSources = 6;

/// A part of a stretch: one of its edges, or the middle between them.
enum class SnapPart { Low, Middle, High };

/// Which parts of the moving stretch may snap to a line: bits.
using SnapParts = unsigned;
inline constexpr SnapParts kLowPart = 1;
inline constexpr SnapParts kMiddlePart = 2;
inline constexpr SnapParts kHighPart = 4;
inline constexpr SnapParts kAllParts = kLowPart | kMiddlePart | kHighPart;

/// A closed interval of an axis. @pre lo <= hi
struct Stretch {
    double lo = 0.0;
    double hi = 0.0;
    [[nodiscard]] double part(SnapPart part) const noexcept;
    friend bool operator==(const Stretch&, const Stretch&) = default;
};

/// A line that a part of the moving stretch can snap to.
struct SnapLine {
    double at = 0.0;
    SnapSource source = SnapSource::Objects;
    SnapParts parts = kAllParts; ///< The parts that may snap to it.
    /// The object that the line belongs to; null for lines of the world, and for lines without an object.
    ObjectId object = {};
    SnapPart of = SnapPart::Low;      ///< The part of the object that makes the line.
    Stretch across = {};              ///< Extent of the object on the other axis.
    std::array<Stretch, 2> gaps = {}; ///< The two gaps of SnapSource::Gaps that become equal.
};

struct AxisSnap {
    SnapLine line;
    SnapPart part = SnapPart::Low; ///< The part of the moving stretch that snaps.
    double offset = 0.0;           ///< The offset that moves the part onto the line, apart from rounding.
};

/// The nearest line within `tolerance` of a part; of equally near ones the first. Cost: O(lines).
[[nodiscard]] std::optional<AxisSnap> nearestLine(const Stretch& moving, SnapParts parts,
                                                  std::span<const SnapLine> lines, double tolerance);

/// The nearest multiple of `step`, at any distance. Of parts that are equally near, except for rounding, the lower part
/// snaps. Nothing where the step is lost in the rounding of the coordinates. @pre step > 0
[[nodiscard]] std::optional<AxisSnap> nearestMultiple(const Stretch& moving, SnapParts parts, double step,
                                                      SnapSource source);

/// The lines at which a gap next to `moving` becomes as large as the gap behind its neighbour, or both gaps next to it
/// become equal. Stretches that contain the middle of `moving`, or overlap its neighbour, are ignored. Each of `others`
/// is a stretch of the same row. Cost: O(others).
[[nodiscard]] std::vector<SnapLine> gapLines(const Stretch& moving, std::span<const Stretch> others);

} // namespace broadside
