#pragma once

#include "core/scene/scene.h"

#include <cstdint>
#include <memory>

/// @file
/// A scene with more pairs than are kept, like a game that recorded no positions.

namespace broadside::test {

/// `count` dynamic circles of radius 1 m at (5, 5), and as many displaced by `apart`, in a world of 20 by 20 m.
inline Scene twoHeaps(std::uint64_t count, Vec2 apart)
{
    Scene scene;
    scene.world.width = scene.world.height = 20.0;
    scene.world.gravity = {};
    for (std::uint64_t i = 1; i <= 2 * count; ++i) {
        auto o = std::make_shared<SceneObject>();
        o->id = {i};
        o->shape = Circle{1.0};
        o->kind = ObjectKind::Dynamic;
        o->onHit = HitResponse::Bounce;
        o->pose.position = i <= count ? Vec2{5.0, 5.0} : Vec2{5.0, 5.0} + apart;
        scene.append(o);
    }
    return scene;
}

} // namespace broadside::test
