#include "core/geometry/shape.h"

#include <array>

namespace broadside {

std::string_view typeNameOf(const Shape& shape) noexcept
{
    constexpr std::array<std::string_view, std::variant_size_v<Shape>> kNames{"circle", "box",     "oriented-box",
                                                                              "mesh",   "polygon", "compound"};
    return kNames[shape.index()];
}

bool needsUniformScale(const Shape& shape) noexcept
{
    return std::holds_alternative<Circle>(shape) || std::holds_alternative<Compound>(shape);
}

} // namespace broadside
