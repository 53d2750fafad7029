#pragma once

#include "core/scene/scene.h"

namespace broadside::test {

/// The example of the contract: cannon, ball and one target. World 9.6 x 4.8 m, cells of 2.5 m.
inline Scene cannonWorld()
{
    Scene scene;
    auto cannon = std::make_shared<SceneObject>();
    cannon->id = {1};
    cannon->name = "Cannon";
    cannon->shape = Mesh{{{-0.5, -0.5}, {0.5, 0.0}, {-0.5, 0.5}}, {0, 1, 2}, true};
    cannon->mask = 0;
    cannon->components = {Launcher{{2}, 2.0}};
    scene.append(cannon);
    auto ball = std::make_shared<SceneObject>();
    ball->id = {2};
    ball->name = "Ball";
    ball->kind = ObjectKind::Dynamic;
    ball->shape = Box{0.2, 0.2};
    scene.append(ball);
    auto target = std::make_shared<SceneObject>();
    target->id = {3};
    target->name = "Target 1";
    target->pose.position = {3.25, 1.5};
    target->shape = Box{0.5, 0.5};
    target->onHit = HitResponse::Remove;
    scene.append(target);
    return scene;
}

} // namespace broadside::test
