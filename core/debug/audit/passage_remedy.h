#pragma once

#include "core/debug/audit/passage.h"

#include <string>
#include <string_view>

/// @file
/// What a passage means and what to do about it, in sentences with its numbers.

namespace broadside {

/// Speed of the two relative to each other, in m/s. @pre dt > 0
[[nodiscard]] inline double speedOf(const Passage& passage, double dt) noexcept { return passage.pathLength / dt; }

/// The last sentence of remedyFor().
inline constexpr std::string_view kNothingTried = " None of this was tried.";
/// What happened and what to do about it, with the numbers; two or three sentences. Leaves out unrealistic remedies: a
/// step of less than a hundredth of the present one, a wall ten times as thick. `object` and `through` are the names in
/// the sentences. Says that none of it was tried. @pre dt > 0, the one of the step
[[nodiscard]] std::string remedyFor(const Passage& passage, double dt, const std::string& object,
                                    const std::string& through);
/// The same for a caller that has tried remedies and says so itself. Recommends steps of `shortStep` seconds instead of
/// the length that this passage alone needs; 0: shorter steps do not help.
[[nodiscard]] std::string remedyWithSteps(const Passage& passage, double dt, const std::string& object,
                                          const std::string& through, double shortStep);

/// The same for another program's game (core/trace/passage_watch.h): the conclusion, its basis, and what the author of
/// the game can do. @pre dt > 0, seconds between the two frames
[[nodiscard]] std::string remedyInGame(const Passage& passage, double dt, const std::string& object,
                                       const std::string& through);

} // namespace broadside
