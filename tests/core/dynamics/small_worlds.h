#pragma once

#include "core/dynamics/world.h"

#include <QtGlobal>

#include <functional>

/// Worlds of a few objects, for tests of single steps.

namespace broadside {

inline ObjectPtr object(std::uint64_t id, ObjectKind kind, Vec2 position, const Shape& shape, HitResponse onHit,
                        const std::function<void(SceneObject&)>& edit = {})
{
    auto o = std::make_shared<SceneObject>();
    o->id = {id};
    o->kind = kind;
    o->pose.position = position;
    o->shape = shape;
    o->onHit = onHit;
    if (edit)
        edit(*o);
    return o;
}

inline Scene emptyWorld(Vec2 gravity = {})
{
    Scene scene;
    scene.world.width = 100.0;
    scene.world.height = 100.0;
    scene.world.gravity = gravity;
    return scene;
}

inline World worldOf(const Scene& scene)
{
    auto world = World::fromScene(scene);
    if (!world)
        qFatal("%s", describe(world.problem()).c_str());
    return std::move(*world);
}

inline Vec2 positionOf(const World& world, std::uint64_t id)
{
    return world.objects().poseOf(*world.objects().indexOf({id})).position;
}
inline Vec2 velocityOf(const World& world, std::uint64_t id)
{
    return world.velocityOf(*world.objects().indexOf({id}));
}

inline auto moving(Vec2 velocity, double mass = 1.0, double restitution = 1.0)
{
    return [=](SceneObject& o) {
        o.velocity = velocity;
        o.mass = mass;
        o.restitution = restitution;
    };
}

} // namespace broadside
