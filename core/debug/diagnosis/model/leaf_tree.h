#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// @file
/// Dynamic trees of the recorded leaves that make one mistake: each is run over all frames. New leaves go down to the
/// sibling that grows least; the nodes above a changed leaf grow with it; changed leaves search for new partners, and a
/// pair lasts as long as its leaves overlap. Source: Ericson, Real-Time Collision Detection, 6.1 and 6.2.

namespace broadside::diagnosis {

enum class LeafTreeFault : std::uint8_t {
    ParentOnly, ///< Only the parent of a changed leaf grows, and nothing above it.
    RightKept,  ///< Nothing above a changed leaf grows where it is a right child.
    LeftKept,   ///< The same where it is a left child.
    NewKept,    ///< Nothing above a new leaf grows.
    OpenNodes,  ///< A search has places for a few open nodes only.
};
/// Kinds that lose a pair or do not, without a number: all but OpenNodes.
inline constexpr std::array kLeafTreeBitFaults{LeafTreeFault::ParentOnly, LeafTreeFault::RightKept,
                                               LeafTreeFault::LeftKept, LeafTreeFault::NewKept};
/// The place of a fault in LeafTreeLoss::faults.
[[nodiscard]] constexpr std::uint8_t bitOf(LeafTreeFault fault) noexcept
{
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(fault));
}

/// What each of these trees does to an event.
struct LeafTreeLoss {
    std::uint8_t faults = 0;    ///< A bit for each fault (bitOf()): the tree does not have the pair. Not of OpenNodes.
    std::uint8_t openNodes = 0; ///< The most open nodes with which the tree does not have it; 0: it always has it.
};

/// The result for each event. None is lost unless registered boxes are recorded and most of them are kept from frame to
/// frame, or where a frame has more than kMostTreeLeaves objects.
/// Cost: some twenty trees, each O(changed leaves * log leaves) a frame.
inline constexpr std::size_t kMostTreeLeaves = 2'000;
[[nodiscard]] std::vector<LeafTreeLoss> lostInLeafTrees(const Evidence& evidence, const std::vector<Event>& events);

} // namespace broadside::diagnosis
