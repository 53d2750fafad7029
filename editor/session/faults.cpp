#include "editor/session/faults.h"

#include <algorithm>

namespace broadside {

std::vector<ObjectIndex> faultyRows(const BroadPhase* broadPhase)
{
    std::vector<ObjectIndex> rows;
    if (!broadPhase)
        return rows;
    for (const BroadPhaseFault& fault : broadPhase->faults())
        rows.push_back(fault.object);
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

} // namespace broadside
