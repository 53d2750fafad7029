#pragma once

#include "core/dynamics/step_report.h"
#include "core/dynamics/swept_motion.h"
#include "core/dynamics/world_parts.h"

#include <cmath>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace broadside {

/// What the phases of one step pass on to each other, and what they do to a row. Private to core/dynamics.
struct StepScratch {
    WorldParts& world;
    const std::stop_token& stop;
    StepReport report = {};
    std::vector<IndexPair> began = {};         ///< Overlaps that were not there the step before; ascending.
    std::vector<Touch> touches = {};           ///< Of swept collision; by pair.
    std::map<ObjectIndex, double> swings = {}; ///< Radians per second, of what rotates in this step.

    /// Calls `visit(index)` for every present dynamic row, ascending.
    template<class Visit>
    void forEachDynamic(Visit&& visit) const
    {
        for (const ObjectIndex row : world.dynamicRows)
            if (world.objects.isPresent(row))
                visit(row);
    }
    void turnTo(ObjectIndex row, double angle);
    void moveTo(ObjectIndex row, Vec2 position);
    /// `reason` is one of the removals.
    void removeRow(ObjectIndex row, StepEvent::Kind reason, ObjectId by = {});
    void stopBeyondNumbers(ObjectIndex row); ///< And reports it.
    [[nodiscard]] IdPair idsOf(IndexPair pair) const;
    void warn(ObjectId object, std::string message, std::string remedy);
    void warnOfCrowds(std::string message);
};

/// Far beyond any authored coordinate, yet small enough that boxes and cells are exact and finite. False for NaN.
[[nodiscard]] inline bool isRepresentable(Vec2 v) noexcept
{
    constexpr double kFarthest = 1e12; // metres, metres per second
    return std::abs(v.x) <= kFarthest && std::abs(v.y) <= kFarthest;
}

} // namespace broadside
