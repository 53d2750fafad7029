#include "core/levels/godot/godot_value.h"

#include "core/base/text.h"

namespace broadside::levels::godot {

std::optional<double> GodotValue::number() const
{
    return kind == Kind::Number ? std::optional(numbers.front()) : std::nullopt;
}

std::optional<Vec2> GodotValue::vector() const
{
    const bool isVector = isCall("Vector2") || isCall("Vector2i");
    return isVector && numbers.size() == 2 ? std::optional(Vec2{numbers[0], numbers[1]}) : std::nullopt;
}

std::optional<std::vector<Vec2>> GodotValue::points() const
{
    const bool isArray = isCall("PackedVector2Array") || isCall("PoolVector2Array");
    if (!isArray || numbers.size() % 2 != 0)
        return std::nullopt;
    std::vector<Vec2> points;
    points.reserve(numbers.size() / 2);
    for (std::size_t i = 0; i < numbers.size(); i += 2)
        points.push_back({numbers[i], numbers[i + 1]});
    return points;
}

std::optional<std::string> GodotValue::reference(std::string_view call) const
{
    if (!isCall(call))
        return std::nullopt;
    if (!argument.empty())
        return argument;
    return numbers.size() == 1 ? std::optional(shortestNumber(numbers.front())) : std::nullopt;
}

} // namespace broadside::levels::godot
