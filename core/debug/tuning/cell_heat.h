#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/debug/step_source.h"
#include "core/scene/object_table.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

/// @file
/// Numbers that show in which cells of its table a broad phase does its work, and where in vain: per cell, for one
/// frame or as the mean of several.

namespace broadside {

enum class HeatQuantity : std::uint8_t {
    Objects,        ///< Objects registered in the cell.
    Candidates,     ///< Reported pairs with both objects in the cell; a pair counts in each cell that it shares.
    FalsePositives, ///< Candidates whose boxes do not overlap.
};
/// A word such as "false positives".
[[nodiscard]] const char* nameOf(HeatQuantity quantity) noexcept;

/// Numbers for square blocks of cells. A block is one cell if the table is not too large.
struct CellHeat {
    HeatQuantity quantity = HeatQuantity::Objects;
    CellTable table;
    std::int64_t block = 1;     ///< Cells along a side of a block.
    CellRange blocks;           ///< The blocks with values, counted in blocks; may be empty.
    std::vector<double> values; ///< Row by row; mean of the frames. A pair or object counts once in a block.
    double largest = 0.0;
    std::size_t frames = 0;

    /// @pre the coordinate lies in `blocks`
    [[nodiscard]] double at(CellCoord blockAt) const noexcept
    {
        return values[static_cast<std::size_t>((blockAt.y - blocks.first.y) * blocks.columns() + blockAt.x -
                                               blocks.first.x)];
    }
};

/// Adds up frame after frame of one world.
class CellHeatMeter final : private RegistrationSink, private PairSink {
public:
    /// Limit of blocks; more of them could not be told apart on a screen.
    static constexpr double kMostBlocks = 1 << 18;

    explicit CellHeatMeter(HeatQuantity quantity)
        : m_quantity(quantity)
    {}

    /// False if the broad phase has no cells, or other cells than in the first frame: then the frame is not counted.
    /// Cost: O(registrations + blocks), and the candidate pairs with the cells that each shares.
    /// @pre the broad phase is up to date with the table of objects
    bool add(const ObjectTable& objects, const BroadPhase& broadPhase);
    /// No value before the first frame.
    [[nodiscard]] std::optional<CellHeat> heat() const;

private:
    void take(ObjectIndex object, const CellRange& cells) override;
    void take(std::span<const IndexPair> pairs) override;
    void look(const CellTable& table);
    void count(const CellRange& blocks);
    [[nodiscard]] std::span<const CellRange> blocksOf(ObjectIndex object) const;

    HeatQuantity m_quantity;
    std::optional<CellHeat> m_sum; // its values are sums
    const ObjectTable* m_objects = nullptr;
    struct Place {
        std::size_t first = 0; // in m_ranges
        std::size_t count = 0;
    };
    std::vector<Place> m_places;     // one per object
    std::vector<CellRange> m_ranges; // in blocks; those of one object are in sequence
};

/// The heat of several steps.
struct StepsHeat {
    std::optional<CellHeat> heat; ///< Mean of the counted frames; no value if none has cells.
    StepRange steps;              ///< The steps from the first counted one to the last.
};
/// The heat of the last `count` frames up to the one of `last`, each at the end of its step. `asked`: show the cells of
/// this broad phase; the last frame is given it, and earlier frames count only if they had it. A frame that cannot be
/// read, or has no broad phase, does not count. `tell` is called with the share of the frames that were examined. Cost:
/// that of CellHeatMeter::add() per frame. @pre count > 0; source.frameCount() > 0
[[nodiscard]] StepsHeat heatOf(const StepSource& source, HeatQuantity quantity, std::uint64_t last, std::uint64_t count,
                               const std::optional<BroadPhaseSettings>& asked, const std::stop_token& stop,
                               const std::function<void(double)>& tell);

} // namespace broadside
