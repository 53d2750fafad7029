#include "editor/session/registrations.h"

#include "core/debug/recorded_broad_phase.h"
#include "editor/session/shown_world.h"

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kMostAreas = 256; // The limit for one object: more cannot be distinguished.

} // namespace

std::vector<Registration> registrationsOf(const ShownWorld& shownWorld, std::span<const ObjectId> objects)
{
    return registrationsOf(shownWorld.objects(), shownWorld.registrations(), objects);
}

std::vector<Registration> registrationsOf(const ObjectTable& table, const RecordedBroadPhase* recorded,
                                          std::span<const ObjectId> objects)
{
    std::vector<Registration> found;
    for (const ObjectId id : objects) {
        const auto row = recorded ? table.indexOf(id) : std::nullopt;
        if (!row || std::ranges::find(found, id, &Registration::object) != found.end())
            continue;
        Registration registration{id, std::nullopt, {}};
        if (const Aabb* box = recorded->registeredBoxOf(*row))
            registration.box = *box;
        const auto ranges = recorded->rangesOf(*row);
        for (const RecordedBroadPhase::Cells& cells : ranges.first(std::min(kMostAreas, ranges.size()))) {
            if (recorded->grids().empty())
                continue;
            const CellTable& ofGrid = recorded->grids()[cells.grid].table;
            registration.cells.push_back(united(ofGrid.boundsOf(cells.range.first), ofGrid.boundsOf(cells.range.last)));
        }
        if (registration.box || !registration.cells.empty())
            found.push_back(std::move(registration));
    }
    return found;
}

} // namespace broadside
