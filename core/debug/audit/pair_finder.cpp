#include "core/debug/audit/pair_finder.h"

#include "core/broadphase/aabb_tree.h"
#include "core/broadphase/packed_grid.h"

namespace broadside {

std::unique_ptr<BroadPhase> PairFinder::structureOf(Algorithm algorithm)
{
    if (algorithm == Algorithm::PackedGrid)
        return std::make_unique<PackedGrid>();
    return std::make_unique<AabbTree>();
}

} // namespace broadside
