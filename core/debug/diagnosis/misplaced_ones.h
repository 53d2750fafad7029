#pragma once

#include "core/base/message/message.h"
#include "core/debug/diagnosis/model/evidence.h"
#include "core/debug/diagnosis/model/hypothesis.h"

namespace broadside::diagnosis {

/// Which objects are registered wrongly, and which cells of them.
struct MisplacedOnes {
    Message objects; ///< "Objects named Bat that touch at least 3 cells", at the start of a sentence.
    Message cells;   ///< "in columns from 3 on"; empty: all that are wrong.
    Message second;  ///< A second sentence, about a part of them, or nothing.
};

/// @pre hypothesis.registration.time is AsRecorded
[[nodiscard]] MisplacedOnes misplacedOnesOf(const Hypothesis& hypothesis, const Evidence& evidence);

} // namespace broadside::diagnosis
