#pragma once

#include "core/debug/diagnosis/features/frame_boxes.h"
#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <optional>

namespace broadside::diagnosis {

/// A sweep whose list has another order than that by which its search ends: at the first low side beyond the high side
/// of the searching object. TextX, TextY: by the low sides as decimal texts, as some languages sort by default.
struct SweepOrder {
    enum class By : std::uint8_t { LowX, CentreX, HighX, LowY, CentreY, HighY, TextX, TextY };
    By by = By::CentreX;
    bool endsAlongY = false;
    int ahead = 0; ///< Of LowX and LowY: the low sides are those of so many frames later, by the present motion.

    /// The search of the earlier one ends before it comes to the other one.
    /// @pre `boxes` is of the evidence
    [[nodiscard]] bool loses(const Evidence& evidence, const Event& event, FrameBoxes& boxes) const;
};

/// The order that tells missed pairs from found ones best, except that of centres along x. Nothing if it tells less
/// than a third of the missed pairs. Cost: O(orders * objects), for each of some events.
[[nodiscard]] std::optional<SweepOrder> likelySweepOrder(const Evidence& evidence);

} // namespace broadside::diagnosis
