#pragma once

#include "core/debug/level_checks.h"
#include "core/debug/level_checks/notable_rows.h"
#include "core/scene/object_table.h"

#include <algorithm>
#include <cmath>
#include <stop_token>
#include <string>
#include <utility>

/// @file
/// The checks of level_checks.h, one by one. Each adds its findings to a report.

namespace broadside::level {

void checkPlaces(const Scene& scene, const ObjectTable& objects, LevelReport& report);
void checkStatics(const ObjectTable& objects, LevelReport& report, const std::stop_token& stop);
void checkSizes(const Scene& scene, const ObjectTable& objects, LevelReport& report);
void checkMasks(const ObjectTable& objects, LevelReport& report, const std::stop_token& stop);
void checkNames(const ObjectTable& objects, LevelReport& report);
void checkSpeeds(const Scene& scene, const ObjectTable& objects, const NotableRows& notable, LevelReport& report);
void checkTemplates(const Scene& scene, std::span<const Template> shared, const ObjectTable& objects,
                    const NotableRows& notable, LevelReport& report);
void checkZeroFilters(const ObjectTable& objects, LevelReport& report);
void checkRotatedBoxes(const ObjectTable& objects, LevelReport& report);
void checkHiddenCopies(const Scene& scene, const ObjectTable& objects, const NotableRows& notable, LevelReport& report);
void checkEndlessCopies(const Scene& scene, const ObjectTable& objects, const NotableRows& notable,
                        LevelReport& report);
void checkOddOnesOut(const ObjectTable& objects, LevelReport& report);
void checkCutLaunches(const Scene& scene, const ObjectTable& objects, const NotableRows& notable, LevelReport& report);

/// The largest distance between a place and a point of the world, in metres.
[[nodiscard]] inline double reachFrom(Vec2 place, const WorldSettings& world)
{
    const double x = std::max(std::abs(place.x), std::abs(world.width - place.x));
    const double y = std::max(std::abs(place.y), std::abs(world.height - place.y));
    return length(Vec2{x, y});
}

/// The findings of one check: lists the first LevelReport::kMostListed of them and counts the rest.
class List {
public:
    List(LevelReport& report, LevelCheck check)
        : m_report(report)
        , m_check(check)
    {}
    /// `make()` returns the finding; it is called only if there is room.
    template<class Make>
    void add(Make&& make)
    {
        if (m_listed == LevelReport::kMostListed) {
            ++m_report.unlisted[static_cast<std::size_t>(m_check)];
            return;
        }
        m_report.findings.push_back(make());
        m_report.findings.back().check = m_check;
        ++m_listed;
    }

private:
    LevelReport& m_report;
    LevelCheck m_check;
    std::size_t m_listed = 0;
};

/// An object with a 0 is meant to collide with nothing.
[[nodiscard]] inline bool meetsAnything(const CollisionFilter& filter)
{
    return filter.category != 0 && filter.mask != 0;
}
[[nodiscard]] inline bool meetsAnything(const SceneObject& object) { return meetsAnything(object.filter()); }
/// The same, without a look at the object itself: a check of all objects then reads less memory.
[[nodiscard]] inline bool meetsAnything(const ObjectTable& objects, ObjectIndex row)
{
    return meetsAnything(objects.filterOf(row));
}
[[nodiscard]] inline double longerSide(const Aabb& box) { return std::max(box.width(), box.height()); }
[[nodiscard]] inline double shorterSide(const Aabb& box) { return std::min(box.width(), box.height()); }

} // namespace broadside::level
