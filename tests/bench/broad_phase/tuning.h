#pragma once

#include "tests/bench/broad_phase/contender.h"

#include <functional>

namespace broadside::bench {

/// Finds the fastest of several settings by trying all of them, so that contenders with a choice of settings get the
/// best one. `use(setting)` loads the scene with it. Scenes with more than kMostTried objects use the result of the
/// largest tried scene of the same kind and order. Afterwards the contender is loaded with the returned setting.
inline constexpr std::uint32_t kMostTried = 100'000;
double fastestSetting(Contender& contender, const Scene& scene, std::span<const double> settings,
                      const std::function<void(double)>& use);

} // namespace broadside::bench
