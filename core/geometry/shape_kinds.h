#pragma once

#include "core/geometry/shape.h"

#include <cstdint>
#include <span>
#include <string_view>

/// @file
/// The table of the kinds of shapes: what files, panels and algorithms need to know of a kind. Code asks the row of a
/// shape, never its place in the variant.

namespace broadside {

struct ShapeKind {
    std::string_view name; ///< In files and in panels: "oriented-box".
    bool isConvex = false;
    /// Circles, boxes: around the position whatever the numbers. The others have points or parts, which can lie
    /// anywhere.
    bool isCentred = false;
    /// Only sx == sy makes sense: what is round, and compounds (whose parts may be round or rotated).
    bool needsUniformScale = false;
    /// In traces, of an object and of a part of a compound. Numbers of files that exist: never given to another kind.
    /// An axis-aligned box has none of its own as an object, where 0 says that it is the box of the state.
    std::uint8_t traceCode = 0;
    std::uint32_t traceVersion = 1; ///< The first version of the format with this code.
    Shape (*typical)() = nullptr;   ///< Shown for all shapes of the kind, about 1 m large: in icons.
    double typicalAngle = 0.0;      ///< Degrees: so that the icon is not that of another kind.
    std::size_t index = 0;          ///< Of the kind in the variant.
};

/// Each kind once.
[[nodiscard]] std::span<const ShapeKind> shapeKinds() noexcept;
/// O(1)
[[nodiscard]] const ShapeKind& kindOf(const Shape& shape) noexcept;

/// The word of the scene file.
[[nodiscard]] std::string_view typeNameOf(const Shape& shape) noexcept;
[[nodiscard]] bool needsUniformScale(const Shape& shape) noexcept;

} // namespace broadside
