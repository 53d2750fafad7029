#pragma once

#include "core/base/message/message.h"
#include "core/debug/audit/passage.h"

#include <string>

/// @file
/// What a passage means and what to do about it, in sentences with its numbers.

namespace broadside {

/// Speed of the two relative to each other, in m/s. @pre dt > 0
[[nodiscard]] inline double speedOf(const Passage& passage, double dt) noexcept { return passage.pathLength / dt; }

/// What happened and what to do about it, with the numbers; two or three sentences. Leaves out unrealistic remedies: a
/// step of less than a hundredth of the present one, a wall ten times as thick. `object` and `through` are the names in
/// the sentences. Says that none of it was tried. @pre dt > 0, the one of the step
[[nodiscard]] Message remedyFor(const Passage& passage, double dt, const std::string& object,
                                const std::string& through);
/// A message of remedyFor() without the sentence that says that none of it was tried. Null for any other message.
/// @pre the result is not used for longer than `remedy` lives
[[nodiscard]] const Message* withoutUntried(const Message& remedy);
/// The same for a caller that has tried remedies and says so itself. Recommends steps of `shortStep` seconds instead of
/// the length that this passage alone needs; 0: shorter steps do not help.
[[nodiscard]] Message remedyWithSteps(const Passage& passage, double dt, const std::string& object,
                                      const std::string& through, double shortStep);

/// The same for another program's game (core/trace/passage_watch.h): the conclusion, its basis, and what the author of
/// the game can do. @pre dt > 0, seconds between the two frames
[[nodiscard]] Message remedyInGame(const Passage& passage, double dt, const std::string& object,
                                   const std::string& through);

} // namespace broadside
