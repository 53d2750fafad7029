#pragma once

#include "core/debug/expectation/chain.h"
#include "core/debug/expectation/run_view.h"
#include "core/debug/why/why.h"

#include <cstddef>
#include <optional>

namespace broadside::expectation {

/// Adds how the object got from its position in the frame before to that in the frame: it was edited, it was wrapped
/// round an edge of the world, or it moved. Nothing if it is not in both frames. The view is then at the frame.
void addMotion(RunView& view, Chain& chain, std::size_t frame, ObjectId id);

/// The last passage of the object through another one, in the frames of the view up to this one. Cost: O(rows) per
/// frame.
[[nodiscard]] std::optional<FoundPassage> lastPassageThrough(RunView& view, std::size_t frame, ObjectId id);

} // namespace broadside::expectation
