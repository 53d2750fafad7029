#pragma once

#include "core/debug/diagnosis/features/cell_history.h"
#include "core/debug/diagnosis/features/cell_keys.h"
#include "core/debug/diagnosis/features/cell_map.h"
#include "core/debug/diagnosis/features/life_history.h"
#include "core/debug/diagnosis/model/cell_pattern.h"
#include "core/debug/diagnosis/model/hypothesis.h"
#include "core/debug/diagnosis/model/registration_rule.h"
#include "core/debug/diagnosis/search/tree_places.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <vector>

namespace broadside::diagnosis {

/// A number for each StateFeature. NaN: not known; no condition holds for NaN.
using StateRow = std::array<double, kStateFeatures>;

/// Computes the rows of objects, one frame after another.
class StateFeatures {
public:
    /// The evidence must outlive it. `structure`: for features of cells.
    StateFeatures(const Evidence& evidence, std::optional<StructureRule> structure);

    /// Adds features that tell how quadtrees are filled (tree_places.h): for objects that are registered nowhere.
    void fillTrees() { m_trees.emplace(m_evidence); }

    /// Cost: O(frames since the object appeared); for the first state of a frame, O(objects * their cells).
    /// @pre the frame is sampled
    [[nodiscard]] StateRow rowOf(const State& state);
    /// The same with features of a cell of `range`, the cells to which the object belongs.
    /// Several cells of one state, one after the other, cost little more than one.
    [[nodiscard]] StateRow rowOf(const State& state, CellCoord cell, const CellRange& range);

private:
    struct InCell {
        std::size_t place = 0;
        bool isDynamic = true;
        std::size_t next = kNoObject; ///< The next object of the cell, by its number in m_inCells.
    };
    static constexpr std::size_t kNoObject = std::numeric_limits<std::size_t>::max();
    void look(FrameIndex frame);
    void countHeld(FrameIndex frame);
    void setHeld(StateRow& row, const State& state, CellCoord cell) const;
    void setPlaceInCell(StateRow& row, const State& state, CellCoord cell) const;
    void setPlace(StateRow& row, const State& state) const;
    void setOfFrame(StateRow& row, const State& state) const;
    void lookAtChanges(FrameIndex frame);
    void setLife(StateRow& row, const State& state) const;
    void setTree(StateRow& row, const State& state);
    void setHistoryOfCell(StateRow& row, const State& state, CellCoord cell);

    const Evidence& m_evidence;
    std::optional<TrackIndex> m_lone;
    LifeHistory m_lives;
    std::optional<TreePlaces> m_trees;
    std::optional<StructureRule> m_structure;
    std::optional<CellHistory> m_cells; // of m_structure
    std::optional<CellKey> m_key;
    std::optional<CellBlocks> m_blocks;
    CellOwners m_owners; // of m_frame
    std::optional<FrameIndex> m_frame;
    std::optional<FrameIndex> m_changedIn;
    std::map<TrackIndex, double> m_usualMotions;
    double m_births = 0.0;                            // in m_changedIn
    std::vector<std::size_t> m_changed;               // places of the objects that changed in m_changedIn, ascending
    std::optional<std::pair<State, StateRow>> m_last; // without a cell
    std::vector<InCell> m_inCells;                    // of m_frame
    CellMap<std::size_t> m_firstIn;                   // by cell: its first object, by number in m_inCells
    CellMap<std::size_t> m_held;                      // by cell: registered objects
    std::vector<std::size_t> m_links;                 // by object of m_frame: cells of those before it
    std::vector<const Track*> m_ended;                // objects that are gone in the last frame
};

} // namespace broadside::diagnosis
