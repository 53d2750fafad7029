#pragma once

#include "core/dynamics/input.h"
#include "core/dynamics/step_report.h"
#include "core/dynamics/world_parts.h"

#include <functional>
#include <span>
#include <stop_token>

namespace broadside {

class ChangeLog;

/// One step of a world: the phases in the order of World's contract. Calls `tested`, if given, after the pairs were
/// tested and before any response. `log` may be null. Private to core/dynamics; see World::step().
[[nodiscard]] StepReport runStep(WorldParts& world, std::span<const Input> inputs, const std::stop_token& stop,
                                 const std::function<void()>& tested, ChangeLog* log = nullptr, StepReport used = {});

} // namespace broadside
