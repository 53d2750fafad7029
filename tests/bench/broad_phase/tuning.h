#pragma once

#include "tests/bench/broad_phase/contender.h"

#include <functional>

namespace broadside::bench {

/// The fastest of some settings of a contender in a scene, found by trying: those whose authors leave a choice get the
/// best one. `use(setting)` loads the scene with it. Larger scenes than kMostTried objects take over what was found in
/// the largest of the same kind and order that was tried.
/// Leaves the contender loaded with what it returns.
inline constexpr std::uint32_t kMostTried = 100'000;
double fastestSetting(Contender& contender, const Scene& scene, std::span<const double> settings,
                      const std::function<void(double)>& use);

} // namespace broadside::bench
