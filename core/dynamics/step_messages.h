#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What a step says about inputs and components that do nothing, and about limits.

namespace broadside::texts {

inline constexpr Form<Integer> stepOldId{"step.old-id",
                                         "object {id} cannot be placed: the world already has objects with higher ids"};
inline constexpr Form<Integer> stepNewerId{"step.newer-id", "Place it with the id {id} or a higher one"};
inline constexpr Form<Integer> stepNoLauncher{"step.no-launcher", "object {id} has no launcher, so it cannot shoot"};
inline constexpr Form<Integer> stepNoShooter{"step.no-shooter", "there is no object {id} to shoot with"};
inline constexpr Form<> stepNameLauncher{"step.name-launcher", "Name an object that has a launcher component"};
inline constexpr Form<Integer> stepStaticProjectile{"step.static-projectile",
                                                    "the launcher's projectile {id} is static, so it cannot fly"};
inline constexpr Form<Integer> stepNoProjectile{"step.no-projectile", "the launcher's projectile {id} does not exist"};
inline constexpr Form<> stepSetProjectile{"step.set-projectile", "Set `projectile` to the id of a dynamic object"};
inline constexpr Form<Integer> stepNoOriginal{"step.no-original", "there is no object {id} to copy"};
inline constexpr Form<> stepSetOriginal{"step.set-original", "Set `object` of the spawner to the id of an object"};
inline constexpr Form<Count, Count> stepManyPairs{"step.many-pairs",
                                                  "{count} pairs of boxes overlap, more than the limit of {limit} for "
                                                  "one step: no object responds to a hit in this step"};
inline constexpr Form<Count> stepManyNear{"step.many-near",
                                          "more than {limit} pairs of objects come near each other, too many for "
                                          "swept collision: in this step, each object moves as if it were alone"};
inline constexpr Form<> stepSpread{"step.spread",
                                   "Look for objects on top of each other (the heat map of objects per cell shows "
                                   "where) and move them apart, or set masks so that they do not collide"};
inline constexpr Form<Text> stepOutOfRange{
    "step.out-of-range", "the position or velocity of {object} became NaN or infinite, so the object was stopped"};
inline constexpr Form<Integer> stepUnnamedOutOfRange{
    "step.unnamed-out-of-range",
    "the position or velocity of object {id} became NaN or infinite, so the object was stopped"};
inline constexpr Form<> stepSlowDown{
    "step.slow-down", "Lower its velocity, force or acceleration, set a terminal speed, or close the world's edges"};

} // namespace broadside::texts
