#pragma once

#include <QString>

/// @file
/// What the window says where a recording tells nothing: a dash instead of a number, and what the game has to record.

namespace broadside {

/// Instead of a number that was not recorded or not computed.
[[nodiscard]] QString unknownNumber();
/// Why there are no candidates, and what to record. Sentences.
[[nodiscard]] QString candidatesNotRecorded();
/// The same of the times that the phases of a step took.
[[nodiscard]] QString timesNotRecorded();

} // namespace broadside
