#include "editor/session/recent_hits.h"

#include <algorithm>

namespace broadside {
namespace {

constexpr std::uint64_t kMostSteps = 120;

bool wasHit(const StepReport& report, ObjectId id)
{
    const auto names = [&](const IdPair& pair) { return pair.a == id || pair.b == id; };
    return std::ranges::any_of(report.began, names);
}

} // namespace

void addRecentHits(const StepReport& report, const ObjectTable& objects, double age, std::vector<RecentHit>& hits)
{
    for (const ObjectId id : report.removed) {
        if (hits.size() >= kMostRecentHits)
            return;
        const auto row = objects.rowOf(id);
        if (row && !objects.isPresent(*row) && wasHit(report, id))
            hits.push_back({objects.boundsOf(*row), age});
    }
}

std::vector<RecentHit> recentHits(const StepSession& steps)
{
    std::vector<RecentHit> hits;
    const ObjectTable* const objects = steps.objects();
    if (!objects || !steps.capabilities().hasEvents)
        return hits;
    const std::uint64_t now = steps.step();
    for (std::uint64_t back = 0; back < kMostSteps && now >= steps.recorded().first + back; ++back) {
        const StepReport& report = steps.at(now - back)->record->report;
        const double age = (steps.shown().time - report.time) / kHitSeconds;
        if (age >= 1.0)
            break;
        addRecentHits(report, *objects, age, hits);
    }
    return hits;
}

} // namespace broadside
