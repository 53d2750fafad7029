#pragma once

#include "core/debug/story/story_event.h"

#include <QString>

namespace broadside {

/// "17", or "17 to 25" for events in successive steps.
[[nodiscard]] QString stepsText(const FoldedEvent& folded);

/// "contact with Wall (3)", or "steered by walker, up to step 25": for a mark of the first step.
[[nodiscard]] QString markText(const FoldedEvent& folded);

} // namespace broadside
