#pragma once

#include "core/debug/diagnosis/model/evidence.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// @file
/// Simulates dynamic trees of the recorded leaves over all frames. Each tree makes one mistake. A new leaf goes down
/// from the root, each time to the child that grows least. The nodes above a changed leaf grow with it. Changed leaves
/// search for new partners, and a pair lasts as long as its leaves overlap. Source: Ericson, Real-Time Collision
/// Detection, 6.1 and 6.2.

namespace broadside::diagnosis {

enum class LeafTreeFault : std::uint8_t {
    ParentOnly, ///< Only the parent of a changed leaf grows, and nothing above it.
    RightKept,  ///< Nothing above a changed leaf grows if the leaf is a right child.
    LeftKept,   ///< Nothing above a changed leaf grows if the leaf is a left child.
    NewKept,    ///< Nothing above a new leaf grows.
    OpenNodes,  ///< A search has room for only a few open nodes.
};
/// The faults that have no number: all but OpenNodes.
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
    std::uint8_t openNodes = 0; ///< The most open nodes with which the tree lacks the pair; 0: it always has it.
};

/// The result for each event. No event is lost if registered boxes are not recorded, if most of them change with each
/// motion, or if a frame has more than kMostTreeLeaves objects.
/// Cost: some twenty trees, each O(changed leaves * log leaves) a frame.
inline constexpr std::size_t kMostTreeLeaves = 2'000;
[[nodiscard]] std::vector<LeafTreeLoss> lostInLeafTrees(const Evidence& evidence, const std::vector<Event>& events);

} // namespace broadside::diagnosis
