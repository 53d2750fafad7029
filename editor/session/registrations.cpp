#include "editor/session/registrations.h"

#include "core/debug/recorded_broad_phase.h"
#include "editor/session/shown_world.h"

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kMostAreas = 256; // The limit for one object: more cannot be distinguished.

} // namespace

std::vector<Message> gridNames(const BroadPhase* broadPhase)
{
    std::vector<Message> names;
    if (const auto* const recorded = dynamic_cast<const RecordedBroadPhase*>(broadPhase))
        for (const RecordedBroadPhase::Grid& grid : recorded->grids())
            names.push_back(grid.name);
    return names;
}

bool isGridShown(const RecordedBroadPhase& recorded, std::size_t grid, const std::optional<Message>& only)
{
    const auto grids = recorded.grids();
    return !only || grids[grid].name == *only ||
           std::ranges::find(grids, *only, &RecordedBroadPhase::Grid::name) == grids.end();
}

std::vector<Registration> registrationsOf(const ShownWorld& shownWorld, std::span<const ObjectId> objects,
                                          const std::optional<Message>& onlyGrid)
{
    return registrationsOf(shownWorld.objects(), shownWorld.registrations(), objects, onlyGrid);
}

std::vector<Registration> registrationsOf(const ObjectTable& table, const RecordedBroadPhase* recorded,
                                          std::span<const ObjectId> objects, const std::optional<Message>& onlyGrid)
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
            if (recorded->grids().empty() || !isGridShown(*recorded, cells.grid, onlyGrid))
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
