#pragma once

#include "core/broadphase/packed_grid/parallel.h"
#include "core/dynamics/change_log.h"
#include "core/dynamics/step_report.h"
#include "core/dynamics/swept_motion.h"
#include "core/dynamics/world_parts.h"

#include <cmath>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace broadside {

/// Calls work(piece, first, end) for pieces of `count` items, on the threads of the world. Each piece must write data
/// of its own.
template<class Work>
void share(WorldParts& world, std::size_t count, Work&& work)
{
    const unsigned pieces = world.piecesOf(count);
    const auto firstOf = [&](unsigned piece) {
        return packed::firstOfPiece(static_cast<std::uint32_t>(count), piece, pieces);
    };
    world.crew->share(world.threads, pieces, [&](unsigned piece, unsigned) {
        work(piece, std::size_t{firstOf(piece)}, std::size_t{firstOf(piece + 1)});
    });
}

/// Data that the phases of a step pass on to each other, and changes to a row that they share. Private to
/// core/dynamics.
struct StepScratch {
    WorldParts& world;
    const std::stop_token& stop;
    StepReport report = {};
    std::vector<IndexPair> began = {}; ///< Pairs that met and did not overlap before; ascending.
    std::vector<Touch> touches = {};   ///< Touches of continuous collision, sorted by pair.
    /// Angular velocity of rows that rotate in this step, radians per second.
    std::map<ObjectIndex, double> swings = {};
    ChangeLog* log = nullptr; ///< Null: changes are not logged.

    /// Calls `visit(index)` for every present dynamic row, ascending.
    template<class Visit>
    void forEachDynamic(Visit&& visit) const
    {
        for (const ObjectIndex row : world.dynamicRows)
            if (world.objects.isPresent(row))
                visit(row);
    }
    void rotateTo(ObjectIndex row, double angle);
    void moveTo(ObjectIndex row, Vec2 position);
    /// `reason` is one of the removals.
    void removeRow(ObjectIndex row, StepEvent::Kind reason, ObjectId by = {});
    void stopOutOfRange(ObjectIndex row); ///< Stops the row and reports it.
    /// The row as it is now, for a later call of note(). No value if its changes are not logged: then there is nothing
    /// to note.
    [[nodiscard]] std::optional<LoggedState> logged(ObjectIndex row) const
    {
        return log && log->watches(world.objects.idOf(row)) ? std::optional(loggedStateOf(row)) : std::nullopt;
    }
    [[nodiscard]] LoggedState loggedStateOf(ObjectIndex row) const;
    /// Logs the change of the row since `before`, if there is one. The object and the states of `change` are set here.
    void note(ObjectIndex row, const std::optional<LoggedState>& before, ObjectChange change);
    [[nodiscard]] IdPair idsOf(IndexPair pair) const;
    void warn(ObjectId object, Message message, Message remedy);
    void warnOfCrowds(Message message);
};

/// The limit is far beyond any authored coordinate, yet small enough that boxes and cells are exact and finite. False
/// for NaN.
[[nodiscard]] inline bool isRepresentable(Vec2 v) noexcept
{
    constexpr double kFarthest = 1e12; // metres, metres per second
    return std::abs(v.x) <= kFarthest && std::abs(v.y) <= kFarthest;
}

} // namespace broadside
