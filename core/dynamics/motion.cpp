#include "core/base/count_text.h"
#include "core/broadphase/limits.h"
#include "core/dynamics/integrator.h"
#include "core/dynamics/swept_motion.h"
#include "core/dynamics/world_step.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace broadside {
namespace {

/// Opposite edge when beyond one: pacman worlds.
double wrapped(double value, double size) { return value < 0.0 ? size : value > size ? 0.0 : value; }

/// Where a halt cuts a step short, the speed too stops growing: along the acceleration it is what the way gone makes of
/// it, so that nothing is gained or lost on a hit. What the integrator itself is off over the whole step is shared out.
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

} // namespace

bool WorldStep::isRepresentable(Vec2 v) noexcept
{
    // Far beyond any authored coordinate, yet boxes and cells computed from it are exact enough and finite.
    constexpr double kFarthest = 1e12;                               // metres, metres per second
    return std::abs(v.x) <= kFarthest && std::abs(v.y) <= kFarthest; // false for NaN
}

void WorldStep::integrate()
{
    if (m_world.m_stepSettings.continuous) {
        integrateSwept();
    } else {
        forEachDynamic([&](ObjectIndex row) { setMotion(row, nextMotion(row)); });
    }
}

void WorldStep::setMotion(ObjectIndex row, const Motion& motion)
{
    m_world.m_velocities[row] = motion.velocity;
    if (motion.position != m_world.m_objects.poseOf(row).position)
        moveTo(row, motion.position);
}

Motion WorldStep::nextMotion(ObjectIndex row)
{
    const StepSettings& step = m_world.m_stepSettings;
    const Motion motion{m_world.m_objects.poseOf(row).position, m_world.m_velocities[row]};
    const Motion next = integrated(motion, m_world.m_bodies[row].acceleration, step.dt, step.integrator,
                                   m_world.m_settings.terminalSpeed);
    noteSpeedLimit(row, motion);
    if (isRepresentable(next.position) && isRepresentable(next.velocity))
        return next;
    stopBeyondNumbers(row);
    return {motion.position, {}};
}

/// Once, when the limit begins to hold: afterwards the speed is the limit's own already.
void WorldStep::noteSpeedLimit(ObjectIndex row, const Motion& before)
{
    constexpr double kRounding = 1e-9;
    const std::optional<double>& limit = m_world.m_settings.terminalSpeed;
    if (!limit)
        return;
    const double asked = length(before.velocity + m_world.m_bodies[row].acceleration * m_world.m_stepSettings.dt);
    const bool holdsAlready = std::abs(length(before.velocity) - *limit) <= kRounding * *limit;
    if (!(asked > *limit) || holdsAlready)
        return;
    const ObjectId id = m_world.m_objects.idOf(row);
    StepEvent event{StepEvent::Kind::SpeedLimited, id, {}, asked, *limit};
    for (const StepEvent& launch : m_report.events)
        if (launch.kind == StepEvent::Kind::Launched && launch.object == id) {
            event.by = launch.by;
            event.asked = launch.asked;
        }
    m_report.events.push_back(event);
}

void WorldStep::stopBeyondNumbers(ObjectIndex row)
{
    m_world.m_velocities[row] = {};
    const SceneObject& object = m_world.m_objects.objectOf(row);
    complain(object.id, displayName(object) + " left the range of numbers and was stopped",
             "Lower its velocity, force or acceleration, set a terminal speed, or close the world's edges");
}

void WorldStep::integrateSwept()
{
    const ObjectTable& objects = m_world.m_objects;
    std::vector<Motion> motions(objects.rowCount());
    std::vector<SweptRow> rows(objects.rowCount());
    forEachDynamic([&](ObjectIndex row) {
        motions[row] = nextMotion(row);
        const HitResponse onHit = m_world.m_bodies[row].onHit;
        rows[row].way = motions[row].position - objects.poseOf(row).position;
        rows[row].gives = onHit == HitResponse::Bounce || onHit == HitResponse::Stop;
    });
    objects.forEach([&](ObjectIndex row) { rows[row].vanishes = m_world.m_bodies[row].onHit == HitResponse::Remove; });
    SweptMotion swept(objects, std::move(rows), m_world.m_overlaps);
    swept.run();
    if (swept.hasGivenUp())
        complainOfCrowds("more than " + groupedNumber(limits::kOverlaps) +
                         " pairs of objects come near each other, too many for continuous collision: in this step they "
                         "go their way as if they were alone");
    m_touches.assign(swept.touches().begin(), swept.touches().end());
    forEachDynamic([&](ObjectIndex row) {
        const Motion before{objects.poseOf(row).position, m_world.m_velocities[row]};
        Motion& motion = motions[row];
        if (const auto& halt = swept.haltOf(row))
            motion.velocity = velocityAtHalt(before, motion, m_world.m_bodies[row].acceleration, *halt);
        motion.position = swept.positionOf(row);
        setMotion(row, motion);
    });
}

Vec2 WorldStep::beyondEdges(ObjectIndex row, Vec2 position)
{
    const WorldSettings& world = m_world.m_settings;
    if (world.edges == EdgeRule::Wrap)
        return {wrapped(position.x, world.width), wrapped(position.y, world.height)};
    Vec2& velocity = m_world.m_velocities[row];
    const auto bounced = [](double value, double size, double& speed) {
        if (value >= 0.0 && value <= size)
            return value;
        speed = value < 0.0 ? std::abs(speed) : -std::abs(speed);
        const double mirrored = value < 0.0 ? -value : 2.0 * size - value;
        return std::clamp(mirrored, 0.0, size); // farther out than the world is wide: no ping-pong
    };
    return {bounced(position.x, world.width, velocity.x), bounced(position.y, world.height, velocity.y)};
}

void WorldStep::applyEdges()
{
    const WorldSettings& world = m_world.m_settings;
    if (world.edges == EdgeRule::Open)
        return;
    const Aabb inside{{0.0, 0.0}, {world.width, world.height}};
    forEachDynamic([&](ObjectIndex row) {
        const Vec2 position = m_world.m_objects.poseOf(row).position;
        if (contains(inside, position))
            return;
        if (world.edges == EdgeRule::Remove)
            removeRow(row, StepEvent::Kind::RemovedByEdge);
        else
            moveTo(row, beyondEdges(row, position));
    });
}

} // namespace broadside
