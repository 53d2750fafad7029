#pragma once

#include "core/geometry/shape.h"

#include <cstdint>
#include <span>
#include <string_view>

/// @file
/// The table of the kinds of shapes: the facts that files, panels and algorithms need about a kind. Code uses the row
/// of a shape, never its index in the variant.

namespace broadside {

struct ShapeKind {
    std::string_view name;    ///< The name in files and in panels: "oriented-box".
    std::string_view meaning; ///< What the shape is, as a sentence for the manual.
    bool isConvex = false;
    /// Always centred on the position, as circles and boxes are. The other kinds have points or parts, which can be
    /// anywhere.
    bool isCentred = false;
    /// The bounds alone say where the shape is, as for circles and boxes.
    bool isPlacedByBounds = false;
    /// Needs sx == sy: round shapes, and compounds (whose parts may be round or rotated).
    bool needsUniformScale = false;
    /// Code in traces, for objects and for parts of compounds. Files with these codes exist: never use one for another
    /// kind. An axis-aligned box as an object has the code 0 instead: its shape is the box of the state.
    std::uint8_t traceCode = 0;
    std::uint32_t traceVersion = 1; ///< The first version of the format with this code.
    Shape (*typical)() = nullptr;   ///< An example of the kind, about 1 m large: for icons.
    double typicalAngle = 0.0;      ///< Degrees; distinguishes the icon from that of another kind.
    std::size_t index = 0;          ///< Index of the kind in the variant.
};

/// All kinds, each once.
[[nodiscard]] std::span<const ShapeKind> shapeKinds() noexcept;
/// Cost: O(1).
[[nodiscard]] const ShapeKind& kindOf(const Shape& shape) noexcept;

/// The word for the kind in scene files.
[[nodiscard]] std::string_view typeNameOf(const Shape& shape) noexcept;
[[nodiscard]] bool needsUniformScale(const Shape& shape) noexcept;

} // namespace broadside
