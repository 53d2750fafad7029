#pragma once

#include "core/base/random.h"
#include "core/scene/scene.h"

#include <cmath>
#include <cstdint>
#include <memory>
#include <utility>

namespace broadside::bench {

inline constexpr double kSize = 0.5; // metres

enum class Rest : std::uint8_t { Static, Asleep };

/// A square world of circles that cover a quarter of it. Those that do not move are static, or dynamic and at rest.
inline Scene circles(std::int64_t count, std::int64_t moving, Rest rest)
{
    Random random(1);
    Scene scene;
    const double side = std::sqrt(static_cast<double>(count)) * kSize * 2.0;
    scene.world.width = side;
    scene.world.height = side;
    scene.world.gravity = {};
    scene.world.edges = EdgeRule::Bounce;
    scene.broadPhase = {Algorithm::Grid, 4.0 * kSize};
    for (std::int64_t i = 1; i <= count; ++i) {
        SceneObject object;
        object.id = {static_cast<std::uint64_t>(i)};
        const bool moves = i % (count / moving) == 0;
        object.kind = moves || rest == Rest::Asleep ? ObjectKind::Dynamic : ObjectKind::Static;
        object.pose.position.x = random.between(0.0, side);
        object.pose.position.y = random.between(0.0, side);
        if (moves)
            object.velocity = {random.between(-2.0, 2.0), random.between(-2.0, 2.0)};
        object.shape = Circle{kSize / 2.0};
        scene.append(std::make_shared<const SceneObject>(std::move(object)));
    }
    return scene;
}

} // namespace broadside::bench
