#include "core/base/overloaded.h"
#include "core/base/text.h"
#include "core/dynamics/integrator.h"
#include "core/dynamics/launcher.h"
#include "core/dynamics/world.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace broadside {

/// One step of a world: the phases in the order of World's contract.
class WorldStep {
public:
    explicit WorldStep(World& world)
        : m_world(world)
    {}

    StepReport run(std::span<const Input> inputs);

private:
    void applyInputs(std::span<const Input> inputs);
    void integrate();
    void applyEdges();
    void updateBroadPhase();
    void narrowPhase();
    void respond();
    void report();

    void aim(ObjectId cannon, Vec2 pointer);
    void shoot(ObjectId cannon, Vec2 pointer);
    [[nodiscard]] std::optional<ObjectIndex> launcherRow(ObjectId cannon);
    [[nodiscard]] std::optional<ObjectIndex> presentRow(ObjectId id);
    void turnTo(ObjectIndex row, double angle);
    void moveTo(ObjectIndex row, Vec2 position);
    void removeRow(ObjectIndex row);
    [[nodiscard]] Vec2 beyondEdges(ObjectIndex row, Vec2 position);
    [[nodiscard]] IdPair idsOf(IndexPair pair) const;
    void complain(ObjectId object, std::string message, std::string remedy);

    World& m_world;
    StepReport m_report;
    std::vector<IndexPair> m_began;
};

namespace {

using Clock = std::chrono::steady_clock;

double microsecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

/// Far beyond any authored coordinate, yet boxes and cells computed from it are exact enough and finite.
constexpr double kFarthest = 1e12; // metres, metres per second

bool isRepresentable(Vec2 v) { return std::abs(v.x) <= kFarthest && std::abs(v.y) <= kFarthest; } // false for NaN

/// Opposite edge when beyond one: pacman worlds.
double wrapped(double value, double size) { return value < 0.0 ? size : value > size ? 0.0 : value; }

} // namespace

StepReport WorldStep::run(std::span<const Input> inputs)
{
    const auto timed = [](double& microseconds, auto&&... phases) {
        const auto start = Clock::now();
        (phases(), ...);
        microseconds = microsecondsSince(start);
    };
    StepTimings& timings = m_report.timings;
    timed(
        timings.integrate, [&] { applyInputs(inputs); }, [&] { integrate(); }, [&] { applyEdges(); });
    timed(timings.broadPhase, [&] { updateBroadPhase(); });
    timed(timings.narrowPhase, [&] { narrowPhase(); });
    timed(timings.responses, [&] { respond(); });
    report();
    return std::move(m_report);
}

void WorldStep::applyInputs(std::span<const Input> inputs)
{
    for (const Input& input : inputs)
        std::visit(Overloaded{[&](const ShootInput& s) { shoot(s.cannon, s.pointer); },
                              [&](const AimInput& a) { aim(a.cannon, a.pointer); }},
                   input);
}

std::optional<ObjectIndex> WorldStep::launcherRow(ObjectId cannon)
{
    const auto row = m_world.m_objects.indexOf(cannon);
    if (row && launcherOf(m_world.m_objects.objectOf(*row)))
        return row;
    complain(cannon,
             row ? "object " + std::to_string(cannon.value) + " has no launcher, so it cannot shoot"
                 : "there is no object " + std::to_string(cannon.value) + " to shoot with",
             "Name an object that has a launcher component");
    return std::nullopt;
}

void WorldStep::aim(ObjectId cannon, Vec2 pointer)
{
    if (const auto row = launcherRow(cannon)) {
        const Pose& pose = m_world.m_objects.poseOf(*row);
        turnTo(*row, launchTowards(pose.position, pose.angle, pointer, 0.0).angle);
    }
}

void WorldStep::shoot(ObjectId cannon, Vec2 pointer)
{
    const auto row = launcherRow(cannon);
    if (!row)
        return;
    const Launcher& launcher = *launcherOf(m_world.m_objects.objectOf(*row));
    const Pose pose = m_world.m_objects.poseOf(*row);
    const Launch launch = launchTowards(pose.position, pose.angle, pointer, launcher.power);
    turnTo(*row, launch.angle);

    const auto projectile = presentRow(launcher.projectile);
    if (!projectile || !m_world.m_objects.filterOf(*projectile).dynamic) {
        complain(cannon,
                 "the launcher's projectile " + std::to_string(launcher.projectile.value) +
                     (projectile ? " is static, so it cannot fly" : " does not exist"),
                 "Set `projectile` to the id of a dynamic object");
        return;
    }
    m_world.m_velocities[*projectile] = launch.velocity;
    moveTo(*projectile, pose.position);
}

/// The row of an object, which comes back when it was removed: a cannon has a new ball for every shot.
std::optional<ObjectIndex> WorldStep::presentRow(ObjectId id)
{
    ObjectTable& objects = m_world.m_objects;
    const auto row = objects.rowOf(id);
    if (row && !objects.isPresent(*row)) {
        objects.restore(*row);
        m_world.m_broadPhase->add(*row, objects.boundsOf(*row), objects.filterOf(*row));
        m_world.m_collidablePairs.reset();
    }
    return row;
}

void WorldStep::integrate()
{
    const StepSettings& step = m_world.m_stepSettings;
    m_world.m_objects.forEach([&](ObjectIndex row) {
        if (!m_world.m_objects.filterOf(row).dynamic)
            return;
        const SceneObject& object = m_world.m_objects.objectOf(row);
        const Motion before{m_world.m_objects.poseOf(row).position, m_world.m_velocities[row]};
        const Motion after = integrated(before, accelerationOf(object, m_world.m_settings), step.dt, step.integrator,
                                        m_world.m_settings.terminalSpeed);
        if (!isRepresentable(after.position) || !isRepresentable(after.velocity)) {
            m_world.m_velocities[row] = {};
            complain(object.id, displayName(object) + " left the range of numbers and was stopped",
                     "Lower its velocity, force or acceleration, set a terminal speed, or close the world's edges");
            return;
        }
        m_world.m_velocities[row] = after.velocity;
        if (after.position != before.position)
            moveTo(row, after.position);
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
    m_world.m_objects.forEach([&](ObjectIndex row) {
        const Vec2 position = m_world.m_objects.poseOf(row).position;
        if (!m_world.m_objects.filterOf(row).dynamic || contains(inside, position))
            return;
        if (world.edges == EdgeRule::Remove)
            removeRow(row);
        else
            moveTo(row, beyondEdges(row, position));
    });
}

void WorldStep::updateBroadPhase()
{
    m_world.m_broadPhase->update();
    askBroadPhase(m_world.m_objects, *m_world.m_broadPhase, m_world.m_pairs);
    if (!m_world.m_collidablePairs)
        m_world.m_collidablePairs = collidablePairs(m_world.m_objects);
    m_world.m_pairs.funnel.pairs = *m_world.m_collidablePairs;
}

void WorldStep::narrowPhase() { runNarrowPhase(m_world.m_objects, m_world.m_pairs); }

void WorldStep::respond()
{
    // Rows ascend by id (ObjectTable), so pairs that ascend by row ascend by id.
    const std::vector<IndexPair>& now = m_world.m_pairs.overlaps;
    std::ranges::set_difference(now, m_world.m_overlaps, std::back_inserter(m_began));

    std::vector<ObjectIndex> leaving;
    for (const IndexPair pair : m_began) {
        const HitResponse a = m_world.m_objects.objectOf(pair.a).onHit;
        const HitResponse b = m_world.m_objects.objectOf(pair.b).onHit;
        m_report.hits += a != HitResponse::None || b != HitResponse::None;
        if (a == HitResponse::Remove)
            leaving.push_back(pair.a);
        if (b == HitResponse::Remove)
            leaving.push_back(pair.b);
    }
    for (const ObjectIndex row : leaving)
        if (m_world.m_objects.isPresent(row))
            removeRow(row);
}

void WorldStep::report()
{
    World& world = m_world;
    m_report.funnel = world.m_pairs.funnel;
    for (const IndexPair pair : m_began)
        m_report.began.push_back(idsOf(pair));

    std::vector<IndexPair> remaining;
    std::ranges::copy_if(world.m_pairs.overlaps, std::back_inserter(remaining), [&](IndexPair pair) {
        return world.m_objects.isPresent(pair.a) && world.m_objects.isPresent(pair.b);
    });
    std::vector<IndexPair> seen;
    std::ranges::set_union(world.m_overlaps, world.m_pairs.overlaps, std::back_inserter(seen));
    std::vector<IndexPair> ended;
    std::ranges::set_difference(seen, remaining, std::back_inserter(ended));
    for (const IndexPair pair : ended)
        m_report.ended.push_back(idsOf(pair));
    world.m_overlaps = std::move(remaining);

    m_report.step = ++world.m_step;
    m_report.time = world.time();
    m_report.hash = world.hash();
}

void WorldStep::turnTo(ObjectIndex row, double angle)
{
    Pose pose = m_world.m_objects.poseOf(row);
    if (pose.angle == angle)
        return;
    pose.angle = angle;
    m_world.m_objects.setPose(row, pose);
    m_world.m_broadPhase->move(row, m_world.m_objects.boundsOf(row));
}

void WorldStep::moveTo(ObjectIndex row, Vec2 position)
{
    Pose pose = m_world.m_objects.poseOf(row);
    pose.position = position;
    m_world.m_objects.setPose(row, pose);
    m_world.m_broadPhase->move(row, m_world.m_objects.boundsOf(row));
}

void WorldStep::removeRow(ObjectIndex row)
{
    m_report.removed.push_back(m_world.m_objects.idOf(row));
    m_world.m_broadPhase->remove(row);
    m_world.m_objects.remove(row);
    m_world.m_collidablePairs.reset();
}

IdPair WorldStep::idsOf(IndexPair pair) const
{
    return {m_world.m_objects.idOf(pair.a), m_world.m_objects.idOf(pair.b)};
}

void WorldStep::complain(ObjectId object, std::string message, std::string remedy)
{
    Problem problem;
    problem.severity = Severity::Warning;
    problem.object = object;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    m_report.problems.push_back(std::move(problem));
}

StepReport World::step(std::span<const Input> inputs) { return WorldStep(*this).run(inputs); }

} // namespace broadside
