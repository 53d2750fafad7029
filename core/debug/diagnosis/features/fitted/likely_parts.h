#pragma once

#include "core/debug/diagnosis/features/fitted/asking_part.h"
#include "core/debug/diagnosis/features/fitted/pair_marks.h"
#include "core/debug/diagnosis/features/fitted/partition.h"
#include "core/debug/diagnosis/features/fitted/search_cells.h"
#include "core/debug/diagnosis/features/fitted/search_turns.h"
#include "core/debug/diagnosis/features/frame_boxes.h"
#include "core/debug/diagnosis/features/held_leaves.h"
#include "core/debug/diagnosis/features/lists/list_rest.h"
#include "core/debug/diagnosis/features/lists/loop_removals.h"
#include "core/debug/diagnosis/features/pair_feature.h"
#include "core/debug/diagnosis/features/sweep_order.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace broadside::diagnosis {

/// Features whose numbers are fitted to the evidence first: parts of the world, of lists and of boxes, teams, turns,
/// orders and marks.
class LikelyParts {
public:
    /// Both must outlive it. Cost: that of finding what is likely.
    LikelyParts(const Evidence& evidence, const std::vector<Event>& events);
    /// Fills in these features. `place`: of the event among all.
    void fill(const Event& event, std::size_t place, FeatureRow& row);

private:
    const Evidence& m_evidence;
    SortedPlaces m_sorted;
    FrameBoxes m_boxes;
    std::optional<Partition> m_zones;
    std::optional<Partition> m_firstZones;
    std::optional<Partition> m_blocks;
    std::optional<Partition> m_teams;
    std::optional<ListRest> m_rest;
    std::optional<AskingPart> m_asking;
    std::vector<char> m_lostInTree; // of all events; empty: no search in a tree is likely
    std::optional<SweepOrder> m_order;
    std::optional<SearchTurns> m_turns;
    std::optional<PairMarks> m_marks;
    std::optional<PairPause> m_pause;
    std::optional<SearchCells> m_cells;
    HeldLeaves m_held;
    LoopRemovals m_closed;
    LoopRemovals m_filled;
};

} // namespace broadside::diagnosis
