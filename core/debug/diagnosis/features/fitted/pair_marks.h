#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <optional>

namespace broadside::diagnosis {

/// Marks of pairs that were tested, such as a set of keys: a marked pair is not tested again. The marks are cleared in
/// some steps only.
struct PairMarks {
    std::uint64_t every = 2; ///< Steps from one clearing to the next.
    std::uint64_t phase = 0; ///< They are cleared in steps that have this remainder.

    /// The pair was reported since the marks were cleared. @pre the frames since then are sampled
    [[nodiscard]] bool loses(const Evidence& evidence, const Event& event) const;
};

/// The marks that tell missed pairs from found ones best. Nothing if they tell less than a third of the missed pairs.
/// Cost: O(kMostEvery * log pairs), for each of some events.
[[nodiscard]] std::optional<PairMarks> likelyPairMarks(const Evidence& evidence);

/// A pair that is tested while its boxes are apart is not tested again for some frames. Two objects are tested where
/// they share cells.
struct PairPause {
    FrameIndex frames = 2; ///< From one test to the next.

    /// The pair is not tested in the frame of the event. @pre evidence.cells has a value. Cost: O(frames looked back)
    [[nodiscard]] bool loses(const Evidence& evidence, const Event& event) const;
};

/// The pause that tells missed pairs from found ones best. Nothing if it tells less than a third of the missed pairs,
/// and where the game names no cells. Cost: O(pauses * frames looked back), for each of some events.
[[nodiscard]] std::optional<PairPause> likelyPairPause(const Evidence& evidence);

} // namespace broadside::diagnosis
