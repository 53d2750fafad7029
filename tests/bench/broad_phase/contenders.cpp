#include "tests/bench/broad_phase/contender.h"

namespace broadside::bench {

Contenders allContenders()
{
    Contenders all;
    addPackedGrids(all);
    addTextbookGrid(all);
#ifdef BROADSIDE_BENCH_CHIPMUNK
    addChipmunk(all);
#endif
#ifdef BROADSIDE_BENCH_BOOST
    addBoost(all);
#endif
#ifdef BROADSIDE_BENCH_BOX2D
    addBox2d(all);
#endif
#ifdef BROADSIDE_BENCH_BULLET
    addBullet(all);
#endif
    return all;
}

QueryContenders allQueryContenders()
{
    QueryContenders all;
    addPackedGrids(all);
#ifdef BROADSIDE_BENCH_BOOST
    addBoost(all);
#endif
    return all;
}

std::vector<std::string> missingPeers()
{
    std::vector<std::string> missing;
#ifndef BROADSIDE_BENCH_CHIPMUNK
    missing.push_back("libchipmunk-dev");
#endif
#ifndef BROADSIDE_BENCH_BOOST
    missing.push_back("libboost-dev");
#endif
#ifndef BROADSIDE_BENCH_BOX2D
    missing.push_back("libbox2d-dev");
#endif
#ifndef BROADSIDE_BENCH_BULLET
    missing.push_back("libbullet-dev");
#endif
    return missing;
}

} // namespace broadside::bench
