#pragma once

#include <QString>

/// @file
/// Texts for values that a recording does not have: a dash instead of a number, and what the game has to record.

namespace broadside {

/// Shown instead of a number that was not recorded or not computed.
[[nodiscard]] QString unknownNumber();
/// Why there are no candidates, and what to record. One or more sentences.
[[nodiscard]] QString candidatesNotRecorded();
/// The same for the times that the phases of a step took.
[[nodiscard]] QString timesNotRecorded();

} // namespace broadside
