#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Why a finding cannot be reduced to a small scene.

namespace broadside::texts {

inline constexpr Form<> findingNotShown{
    "reduction.not-shown",
    "The finding does not occur in a world created from that frame, nor in a run from the start of the simulation"};
inline constexpr Form<> auditStepAgain{
    "reduction.audit-again", "Audit the step again, or run the simulation from its start with the present settings"};
inline constexpr Form<> noSceneShowsFinding{
    "reduction.no-scene",
    "No scene reproduces it: no textbook grid with the game's cells misses this pair for the same cause"};
inline constexpr Form<> convertStepToScene{"reduction.convert-step",
                                           "Convert this step to a scene to look at the whole frame"};

} // namespace broadside::texts
