#pragma once

#include "core/base/object_id.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// @file
/// The arithmetic of snapping along one axis: what moves has a low end, a middle and a high end, and one of them comes
/// onto a line. World frame, metres. What is the same point in all three is harmless.

namespace broadside {

/// What makes a line. By this order they are told apart in settings and words.
enum class SnapSource { Objects, Gaps, Guides, Cells, Grid, Pixels };
inline constexpr std::size_t kSnapSources = 6;

/// Of a thing along an axis: its edges, or the middle between them.
enum class SnapPart { Low, Middle, High };

/// Which parts of what moves may come onto a line: bits.
using SnapParts = unsigned;
inline constexpr SnapParts kLowPart = 1;
inline constexpr SnapParts kMiddlePart = 2;
inline constexpr SnapParts kHighPart = 4;
inline constexpr SnapParts kAllParts = kLowPart | kMiddlePart | kHighPart;

/// A closed stretch of an axis. @pre lo <= hi
struct Stretch {
    double lo = 0.0;
    double hi = 0.0;
    [[nodiscard]] double part(SnapPart part) const noexcept;
    friend bool operator==(const Stretch&, const Stretch&) = default;
};

/// Where something can come to lie.
struct SnapLine {
    double at = 0.0;
    SnapSource source = SnapSource::Objects;
    SnapParts parts = kAllParts;      ///< That may come onto it.
    ObjectId object = {};             ///< Whose line it is; null: of the world, or of nobody.
    SnapPart of = SnapPart::Low;      ///< Which line of the object.
    Stretch across = {};              ///< On the other axis: how far that object reaches.
    std::array<Stretch, 2> gaps = {}; ///< Of a line by gaps: those that become equal.
};

struct AxisSnap {
    SnapLine line;
    SnapPart part = SnapPart::Low; ///< Of what moves.
    double offset = 0.0;           ///< Brings it there, but for rounding.
};

/// The shortest way onto any of the lines that is no longer than `tolerance`; of equal ones that to the first line.
/// Cost: O(lines).
[[nodiscard]] std::optional<AxisSnap> nearestLine(const Stretch& moving, SnapParts parts,
                                                  std::span<const SnapLine> lines, double tolerance);

/// The shortest way onto a multiple of `step`, however long; ways that are equal but for rounding go to the lower part.
/// Nothing where the step is lost in the rounding of the coordinates. @pre step > 0
[[nodiscard]] std::optional<AxisSnap> nearestMultiple(const Stretch& moving, SnapParts parts, double step,
                                                      SnapSource source);

/// The lines on which a gap beside `moving` becomes as large as one between its neighbours, or both of its gaps become
/// equal. Neighbours overlap nothing: what reaches into the middle of `moving` or into its neighbour is passed over.
/// Each of `others` is a stretch of the same row. Cost: O(others).
[[nodiscard]] std::vector<SnapLine> gapLines(const Stretch& moving, std::span<const Stretch> others);

} // namespace broadside
