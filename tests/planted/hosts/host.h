#pragma once

#include "core/trace/trace_format.h"
#include "tests/planted/registry.h"

#include <memory>

/// @file
/// Broad phases as games write them: small, and without anything of core/broadphase. Each is right as long as its
/// policy is.

namespace broadside::planted {

enum class HostKind : std::uint8_t {
    Grid,       ///< A table of cells; each object in all cells that its box touches.
    CentreGrid, ///< Each object in the cell of its centre; asks the cells around it.
    RingGrid,   ///< Each object in the cell of its centre and in those around it; asks the cell of the centre.
    Hash,       ///< All cells that the box touches, in buckets.
    LooseGrid,  ///< Each object in the cell of its centre; cells have boxes that grow.
    Quadtree,   ///< Each object in the smallest node that holds all of its box.
    LooseTree,  ///< A quadtree; nodes are larger than their squares, and the centre decides.
    Sweep,      ///< A sorted list that is kept from step to step.
    FatTree,    ///< A dynamic tree of fat boxes with a list of pairs that is kept from step to step.
};
inline constexpr std::size_t kHosts = 9;

struct HostFacts {
    HostKind kind;
    const char* name; ///< Also what the recording calls the algorithm.
    bool hasCells;    ///< Cells are recorded, else boxes.
    bool hasTable;    ///< Of so many columns and rows.
};
[[nodiscard]] const HostFacts& factsOf(HostKind kind);

/// What a host is built for.
struct Setting {
    const WorldFacts* world = nullptr;
    HostKind host = HostKind::Grid;
    double cellFactor = 1.0; ///< Of the world's usual cell size.

    [[nodiscard]] double cell() const noexcept { return cellFactor * world->cell; }
    /// A hash counts its cells from the game's origin, a table from the corner of the level.
    [[nodiscard]] Lattice lattice() const;
};

class Host {
public:
    Host() = default;
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;
    virtual ~Host() = default;

    virtual void update(const std::vector<Entry>& entries, const GameFrame& frame, Pairs& pairs) = 0;
    /// What it holds now: cells, or boxes.
    virtual void tell(const std::vector<Entry>& entries, trace::FrameData& data) const = 0;
};
/// The policy must outlive it.
[[nodiscard]] std::unique_ptr<Host> makeHost(const Setting& setting, const Policy& policy);
[[nodiscard]] std::unique_ptr<Host> makeCellHost(const Setting& setting, const Policy& policy);
[[nodiscard]] std::unique_ptr<Host> makeLooseGrid(const Setting& setting, const Policy& policy);
[[nodiscard]] std::unique_ptr<Host> makeQuadtree(const Setting& setting, const Policy& policy);
[[nodiscard]] std::unique_ptr<Host> makeSweep(const Policy& policy);
[[nodiscard]] std::unique_ptr<Host> makeFatTree(const Setting& setting, const Policy& policy);

/// Cells of a range, row by row.
template<class Visit>
void forEachCell(const CellRange& range, Visit&& visit)
{
    for (std::int64_t y = range.first.y; y <= range.last.y; ++y)
        for (std::int64_t x = range.first.x; x <= range.last.x; ++x)
            visit(CellCoord{x, y});
}

} // namespace broadside::planted
