#include "core/debug/audit/pair_finder.h"

#include "core/broadphase/broad_phase.h"

namespace broadside {

std::unique_ptr<BroadPhase> PairFinder::structureOf(Algorithm algorithm) { return infoOf(algorithm).make({}); }

} // namespace broadside
