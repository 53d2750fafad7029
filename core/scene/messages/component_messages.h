#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What components and their fields do.

namespace broadside::texts {

// Types.
inline constexpr Form<> componentLauncher{"component.launcher", "Aims at the pointer and shoots an object"};
inline constexpr Form<> componentWalker{"component.walker", "Walks along x at a constant speed"};
inline constexpr Form<> componentSpawner{"component.spawner", "Puts copies of an object into the world"};
inline constexpr Form<> componentLifetime{"component.lifetime", "Removes its owner after some time"};
inline constexpr Form<> componentPaddle{"component.paddle",
                                        "Moves along one axis, controlled by keys or following an object"};
inline constexpr Form<> componentFlipper{"component.flipper", "Rotates about its position while a key is pressed"};
inline constexpr Form<> componentScore{"component.score", "Counts what hits its owner"};

// Fields.
inline constexpr Form<> componentLauncherProjectile{"component.launcher-projectile", "The object that it shoots"};
inline constexpr Form<> componentLauncherPower{"component.launcher-power",
                                               "Launch speed for every metre between cannon and pointer"};
inline constexpr Form<> componentWalkerSpeed{"component.walker-speed", "How fast it walks"};
inline constexpr Form<> componentWalkerDirection{"component.walker-direction", "Its direction at the start"};
inline constexpr Form<> componentWalkerStateTime{"component.walker-state-time",
                                                 "The time of its animation at the start"};
inline constexpr Form<> componentSpawnerObject{"component.spawner-object", "The object that it copies"};
inline constexpr Form<> componentSpawnerInterval{"component.spawner-interval", "Time between two copies"};
inline constexpr Form<> componentSpawnerLimit{"component.spawner-limit", "The number of copies in all"};
inline constexpr Form<> componentLifetimeSeconds{"component.lifetime-seconds", "How long its owner stays in the world"};
inline constexpr Form<> componentPaddleAxis{"component.paddle-axis", "The axis along which it moves"};
inline constexpr Form<> componentPaddleSpeed{"component.paddle-speed", "How fast it moves"};
inline constexpr Form<> componentPaddleFollows{"component.paddle-follows",
                                               "The object that it follows; without one, the arrow keys control it"};
inline constexpr Form<> componentFlipperSide{"component.flipper-side",
                                             "Its key: Left rotates counter-clockwise, Right clockwise"};
inline constexpr Form<> componentFlipperSwing{"component.flipper-swing",
                                              "How far it rotates about its owner's position"};
inline constexpr Form<> componentFlipperSpeed{"component.flipper-speed", "How fast it rotates"};
inline constexpr Form<> componentScorePoints{"component.score-points", "Points for each hit"};
inline constexpr Form<> componentScorePlayer{"component.score-player", "The player that gets the points: 1, 2, ..."};

} // namespace broadside::texts
