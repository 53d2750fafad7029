#include "core/dynamics/step_motion.h"

#include "core/broadphase/limits.h"
#include "core/broadphase/packed_grid/lanes.h"
#include "core/dynamics/integrator.h"
#include "core/dynamics/step_messages.h"
#include "core/dynamics/swept_motion.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace broadside {
namespace {

/// A position beyond one edge becomes that of the opposite edge, as in Pac-Man.
double wrapped(double value, double size) { return value < 0.0 ? size : value > size ? 0.0 : value; }

/// Velocity of an object that stops before the end of its step. Along the acceleration, the speed follows from the
/// distance up to the halt (v^2 = v0^2 + 2*a*s), so that a hit neither adds nor removes energy. The integrator's error
/// over the whole step counts in proportion to `halt.fraction`.
Vec2 velocityAtHalt(const Motion& before, const Motion& after, Vec2 acceleration, const SweptMotion::Halt& halt)
{
    const Vec2 linear = before.velocity + halt.fraction * (after.velocity - before.velocity);
    const Vec2 along = normalized(acceleration);
    const double pull = dot(acceleration, along);
    const double speedBefore = dot(before.velocity, along);
    const double speedAfter = dot(after.velocity, along);
    const double excess =
        speedAfter * speedAfter - speedBefore * speedBefore - 2.0 * pull * dot(after.position - before.position, along);
    const double squared =
        speedBefore * speedBefore + 2.0 * pull * dot(halt.position - before.position, along) + halt.fraction * excess;
    const double speed = std::copysign(std::sqrt(std::max(0.0, squared)), dot(linear, along));
    return linear + (speed - dot(linear, along)) * along;
}

/// Reports the limit once, when it starts to act: later the object already has the speed of the limit.
void reportSpeedLimit(StepScratch& scratch, ObjectIndex row, const Motion& before)
{
    constexpr double kRounding = 1e-9;
    const std::optional<double>& limit = scratch.world.settings.terminalSpeed;
    if (!limit)
        return;
    const double asked = length(before.velocity + scratch.world.accelerations[row] * scratch.world.stepSettings.dt);
    const bool holdsAlready = std::abs(length(before.velocity) - *limit) <= kRounding * *limit;
    if (!(asked > *limit) || holdsAlready)
        return;
    const ObjectId id = scratch.world.objects.idOf(row);
    StepEvent event{StepEvent::Kind::SpeedLimited, id, {}, asked, *limit};
    for (const StepEvent& launch : scratch.report.events)
        if (launch.kind == StepEvent::Kind::Launched && launch.object == id) {
            event.by = launch.by;
            event.asked = launch.asked;
        }
    scratch.report.events.push_back(event);
}

Motion nextMotion(StepScratch& scratch, ObjectIndex row)
{
    const StepSettings& step = scratch.world.stepSettings;
    const Motion motion{scratch.world.objects.poseOf(row).position, scratch.world.velocities[row]};
    const Motion next = integrated(motion, scratch.world.accelerations[row], step.dt, step.integrator,
                                   scratch.world.settings.terminalSpeed);
    reportSpeedLimit(scratch, row, motion);
    if (isRepresentable(next.position) && isRepresentable(next.velocity))
        return next;
    scratch.stopOutOfRange(row);
    return {motion.position, {}};
}

/// The part of the movement that one thread makes, and what of it must be told in order.
struct MovedRows {
    std::size_t first = 0; ///< Of its rows in WorldParts::movedRows.
    std::size_t count = 0;
    /// Rows beyond numbers, or faster than the limit, with their motion before the step.
    std::vector<std::pair<ObjectIndex, Motion>> notable;
};

/// Asks memory for what a row's movement reads and writes: where few objects move, their rows are far apart.
void fetchRow(const WorldParts& world, const ObjectTable::Columns& columns, ObjectIndex row)
{
    packed::fetch(&columns.poses[row]);
    packed::fetch(&columns.bounds[row]);
    packed::fetch(&columns.halfSizes[row]);
    packed::fetch(&world.velocities[row]);
    packed::fetch(&world.accelerations[row]);
}

/// Moves the rows `first` to `end` of the dynamic rows. First the new motions of all, then the table: each of them goes
/// through few arrays, and in order.
void moveFreely(WorldParts& world, MovedRows& moved, std::size_t first, std::size_t end)
{
    const StepSettings& step = world.stepSettings;
    const std::optional<double>& limit = world.settings.terminalSpeed;
    const ObjectTable::Columns columns = world.objects.columns();
    constexpr std::size_t kAhead = 16; // rows
    moved.first = first;
    for (std::size_t i = first; i < end; ++i) {
        const ObjectIndex row = world.dynamicRows[i];
        if (i + kAhead < end)
            fetchRow(world, columns, world.dynamicRows[i + kAhead]);
        if (!world.objects.isPresent(row))
            continue;
        const Motion motion{world.objects.poseOf(row).position, world.velocities[row]};
        const Motion next = integrated(motion, world.accelerations[row], step.dt, step.integrator, limit);
        const bool isKept = isRepresentable(next.position) && isRepresentable(next.velocity);
        if (!isKept || (limit && length(motion.velocity + world.accelerations[row] * step.dt) > *limit))
            moved.notable.emplace_back(row, motion);
        if (!isKept)
            continue;
        world.velocities[row] = next.velocity;
        if (next.position == motion.position)
            continue;
        world.movedRows[first + moved.count] = row;
        world.movedTo[first + moved.count] = next.position;
        ++moved.count;
    }
    world.objects.moveTo(std::span(world.movedRows).subspan(first, moved.count),
                         std::span(world.movedTo).subspan(first, moved.count));
}

/// Moves all dynamic rows, without regard to what is in their way, and then the broad phase.
void integrateFreely(StepScratch& scratch)
{
    WorldParts& world = scratch.world;
    const std::size_t rows = world.dynamicRows.size();
    world.movedRows.resize(rows);
    world.movedTo.resize(rows);
    std::vector<MovedRows> parts(world.piecesOf(rows));
    share(world, rows,
          [&](unsigned piece, std::size_t first, std::size_t end) { moveFreely(world, parts[piece], first, end); });
    std::size_t count = 0;
    for (const MovedRows& part : parts) {
        for (const auto& [row, before] : part.notable) {
            reportSpeedLimit(scratch, row, before);
            const Motion next = integrated(before, world.accelerations[row], world.stepSettings.dt,
                                           world.stepSettings.integrator, world.settings.terminalSpeed);
            if (!isRepresentable(next.position) || !isRepresentable(next.velocity))
                scratch.stopOutOfRange(row);
        }
        if (count != part.first) {
            const auto first = world.movedRows.begin() + static_cast<std::ptrdiff_t>(part.first);
            std::copy_n(first, part.count, world.movedRows.begin() + static_cast<std::ptrdiff_t>(count));
        }
        count += part.count;
    }
    world.movedRows.resize(count);
    world.broadPhase->moveAll(world.movedRows, world.objects.columns().bounds);
}

void setMotion(StepScratch& scratch, ObjectIndex row, const Motion& motion)
{
    scratch.world.velocities[row] = motion.velocity;
    if (motion.position != scratch.world.objects.poseOf(row).position)
        scratch.moveTo(row, motion.position);
}

/// What was in the way of a row: the touch at its halt; of a row that was only deflected, the first one.
const Touch* obstructionOf(const SweptMotion& swept, ObjectIndex row)
{
    const auto& halt = swept.haltOf(row);
    const Touch* found = nullptr;
    for (const Touch& touch : swept.touches()) {
        if ((touch.pair.a != row && touch.pair.b != row) || touch.normal == Vec2{})
            continue;
        if (halt ? touch.fraction == halt->fraction : !found || touch.fraction < found->fraction)
            found = &touch;
    }
    return found;
}

/// Logs how the row's motion differs from `free`, its motion without obstacles.
void noteObstruction(StepScratch& scratch, const SweptMotion& swept, ObjectIndex row, const Motion& free)
{
    auto before = scratch.logged(row);
    if (!before)
        return;
    before->position = free.position;
    before->velocity = free.velocity;
    if (scratch.loggedStateOf(row) == *before)
        return;
    ObjectChange change{ObjectChange::Cause::Obstructed};
    if (const Touch* touch = obstructionOf(swept, row)) {
        const bool isFirst = touch->pair.a == row;
        change.by = scratch.world.objects.idOf(isFirst ? touch->pair.b : touch->pair.a);
        change.normal = isFirst ? touch->normal : -touch->normal;
    }
    scratch.note(row, before, change);
}

void integrateSwept(StepScratch& scratch)
{
    const ObjectTable& objects = scratch.world.objects;
    std::vector<Motion> motions(objects.rowCount());
    std::vector<SweptRow> rows(objects.rowCount());
    scratch.forEachDynamic([&](ObjectIndex row) {
        motions[row] = nextMotion(scratch, row);
        const HitResponse onHit = scratch.world.onHits[row];
        rows[row].motion = motions[row].position - objects.poseOf(row).position;
        rows[row].gives = onHit == HitResponse::Bounce || onHit == HitResponse::Stop;
    });
    objects.forEach([&](ObjectIndex row) { rows[row].vanishes = scratch.world.onHits[row] == HitResponse::Remove; });
    SweptMotion swept(objects, std::move(rows), scratch.world.overlaps);
    swept.run();
    if (swept.hasGivenUp())
        scratch.warnOfCrowds(texts::stepManyNear(limits::kOverlaps));
    scratch.touches.assign(swept.touches().begin(), swept.touches().end());
    scratch.forEachDynamic([&](ObjectIndex row) {
        const Motion before{objects.poseOf(row).position, scratch.world.velocities[row]};
        const Motion free = motions[row];
        Motion& motion = motions[row];
        if (const auto& halt = swept.haltOf(row))
            motion.velocity = velocityAtHalt(before, motion, scratch.world.accelerations[row], *halt);
        motion.position = swept.positionOf(row);
        setMotion(scratch, row, motion);
        noteObstruction(scratch, swept, row, free);
    });
}

Vec2 positionAfterEdges(StepScratch& scratch, ObjectIndex row, Vec2 position)
{
    const WorldSettings& world = scratch.world.settings;
    if (world.edges == EdgeRule::Wrap)
        return {wrapped(position.x, world.width), wrapped(position.y, world.height)};
    Vec2& velocity = scratch.world.velocities[row];
    const auto bounced = [](double value, double size, double& speed) {
        if (value >= 0.0 && value <= size)
            return value;
        speed = value < 0.0 ? std::abs(speed) : -std::abs(speed);
        const double mirrored = value < 0.0 ? -value : 2.0 * size - value;
        // a position farther outside than the world is wide does not bounce back and forth
        return std::clamp(mirrored, 0.0, size);
    };
    return {bounced(position.x, world.width, velocity.x), bounced(position.y, world.height, velocity.y)};
}

} // namespace

void integrate(StepScratch& scratch)
{
    scratch.world.stepSettings.continuous ? integrateSwept(scratch) : integrateFreely(scratch);
}

void applyEdges(StepScratch& scratch)
{
    const WorldSettings& world = scratch.world.settings;
    if (world.edges == EdgeRule::Open)
        return;
    const Aabb inside{{0.0, 0.0}, {world.width, world.height}};
    scratch.forEachDynamic([&](ObjectIndex row) {
        const Vec2 position = scratch.world.objects.poseOf(row).position;
        if (contains(inside, position))
            return;
        if (world.edges == EdgeRule::Remove)
            return scratch.removeRow(row, StepEvent::Kind::RemovedByEdge);
        const auto before = scratch.logged(row);
        scratch.moveTo(row, positionAfterEdges(scratch, row, position));
        scratch.note(row, before, {ObjectChange::Cause::AtEdge});
    });
}

} // namespace broadside
