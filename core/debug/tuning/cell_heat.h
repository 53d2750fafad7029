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
/// Where in the table of its cells a broad phase does its work, and where in vain: numbers per cell, of one moment or
/// as the mean of several.

namespace broadside {

enum class HeatQuantity : std::uint8_t {
    Objects,        ///< Registered in the cell.
    Candidates,     ///< Pairs handed out that are registered in it both: a pair counts in each cell that it shares.
    FalsePositives, ///< Of these, boxes do not overlap.
};
/// "false positives".
[[nodiscard]] const char* nameOf(HeatQuantity quantity) noexcept;

/// Numbers for square blocks of cells; of one cell each, where the table is not too large.
struct CellHeat {
    HeatQuantity quantity = HeatQuantity::Objects;
    CellTable table;
    std::int64_t block = 1;     ///< Cells along its side.
    CellRange blocks;           ///< In blocks, those that there are values of; may be empty.
    std::vector<double> values; ///< Row by row, the mean of the moments. A pair, or object, counts once in a block.
    double largest = 0.0;
    std::size_t moments = 0;

    /// @pre the coordinate lies in `blocks`
    [[nodiscard]] double at(CellCoord blockAt) const noexcept
    {
        return values[static_cast<std::size_t>((blockAt.y - blocks.first.y) * blocks.columns() + blockAt.x -
                                               blocks.first.x)];
    }
};

/// Sums up moment after moment of one world.
class CellHeatMeter final : private RegistrationSink, private PairSink {
public:
    /// More blocks are not told apart by anybody.
    static constexpr double kMostBlocks = 1 << 18;

    explicit CellHeatMeter(HeatQuantity quantity)
        : m_quantity(quantity)
    {}

    /// False when the broad phase has no cells, or other ones than that of the first moment: then it does not count.
    /// Cost: O(registrations + blocks), and the candidate pairs with the cells that each shares.
    /// @pre the broad phase is up to date with the table of objects
    bool add(const ObjectTable& objects, const BroadPhase& broadPhase);
    /// Nothing before the first moment.
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
    std::vector<Place> m_places;     // one an object
    std::vector<CellRange> m_ranges; // in blocks, those of an object in a row
};

/// The heat of some steps.
struct StepsHeat {
    std::optional<CellHeat> heat; ///< The mean of those that count; nothing where none has cells.
    StepRange steps;              ///< From the first to the last that counts.
};
/// Of the last `count` frames up to the one of `last`, as they are at the end of each step. `asked`: cells of this
/// broad phase: the last frame is asked with it, and of those before it only frames that had it count. A frame that
/// cannot be read, or of which nothing is known, does not count. `tell` is called with the share of the frames that
/// were looked at. Cost: that of CellHeatMeter::add a frame @pre count > 0; source.frameCount() > 0
[[nodiscard]] StepsHeat heatOf(const StepSource& source, HeatQuantity quantity, std::uint64_t last, std::uint64_t count,
                               const std::optional<BroadPhaseSettings>& asked, const std::stop_token& stop,
                               const std::function<void(double)>& tell);

} // namespace broadside
