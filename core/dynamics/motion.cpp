#include "core/broadphase/packed_grid.h"
#include "core/collision/sweep.h"
#include "core/dynamics/integrator.h"
#include "core/dynamics/world_step.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

/// Opposite edge when beyond one: pacman worlds.
double wrapped(double value, double size) { return value < 0.0 ? size : value > size ? 0.0 : value; }

/// The share of its way that each row may go before something that it can collide with is in it.
class FirstContacts final : public PairSink {
public:
    FirstContacts(const ObjectTable& objects, const std::vector<Motion>& motions)
        : m_objects(objects)
        , m_motions(motions)
        , m_fractions(motions.size(), 1.0)
    {}

    /// A pair that overlaps already goes on: sensors let pass, and responses have turned what bounces.
    void take(std::span<const IndexPair> pairs) override
    {
        for (const IndexPair pair : pairs) {
            const auto& [a, b] = pair;
            const Vec2 relative = wayOf(a) - wayOf(b);
            const auto fraction = firstContact(m_objects.shapeOf(a), m_objects.poseOf(a), relative,
                                               m_objects.shapeOf(b), m_objects.poseOf(b));
            if (!fraction || *fraction == 0.0)
                continue;
            m_fractions[a] = std::min(m_fractions[a], *fraction);
            m_fractions[b] = std::min(m_fractions[b], *fraction);
        }
    }
    [[nodiscard]] double fractionOf(ObjectIndex row) const { return m_fractions[row]; }
    [[nodiscard]] Vec2 wayOf(ObjectIndex row) const { return m_motions[row].position - m_objects.poseOf(row).position; }

private:
    const ObjectTable& m_objects;
    const std::vector<Motion>& m_motions;
    std::vector<double> m_fractions;
};

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
        std::vector<Motion> motions = nextMotions();
        cutAtFirstContacts(motions);
        forEachDynamic([&](ObjectIndex row) { setMotion(row, motions[row]); });
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

/// Of every row; what is static stays.
std::vector<Motion> WorldStep::nextMotions()
{
    const ObjectTable& objects = m_world.m_objects;
    std::vector<Motion> motions(objects.rowCount());
    objects.forEach([&](ObjectIndex row) { motions[row] = {objects.poseOf(row).position, m_world.m_velocities[row]}; });
    forEachDynamic([&](ObjectIndex row) { motions[row] = nextMotion(row); });
    return motions;
}

Motion WorldStep::nextMotion(ObjectIndex row)
{
    const StepSettings& step = m_world.m_stepSettings;
    const Motion motion{m_world.m_objects.poseOf(row).position, m_world.m_velocities[row]};
    const Motion next = integrated(motion, m_world.m_bodies[row].acceleration, step.dt, step.integrator,
                                   m_world.m_settings.terminalSpeed);
    if (isRepresentable(next.position) && isRepresentable(next.velocity))
        return next;
    stopBeyondNumbers(row);
    return {motion.position, {}};
}

void WorldStep::stopBeyondNumbers(ObjectIndex row)
{
    m_world.m_velocities[row] = {};
    const SceneObject& object = m_world.m_objects.objectOf(row);
    complain(object.id, displayName(object) + " left the range of numbers and was stopped",
             "Lower its velocity, force or acceleration, set a terminal speed, or close the world's edges");
}

/// A grid of its own over the boxes that the objects sweep on their way names the pairs that may meet. It is never the
/// broad phase under inspection: a textbook grid must not decide what tunnels.
void WorldStep::cutAtFirstContacts(std::vector<Motion>& motions) const
{
    const ObjectTable& objects = m_world.m_objects;
    FirstContacts contacts(objects, motions);
    PackedGrid swept;
    objects.forEach([&](ObjectIndex row) {
        const Aabb& box = objects.boundsOf(row);
        swept.add(row, united(box, translated(box, contacts.wayOf(row))), objects.filterOf(row));
    });
    swept.update();
    swept.candidatePairs(contacts);
    objects.forEach([&](ObjectIndex row) {
        const double fraction = contacts.fractionOf(row);
        if (fraction == 1.0)
            return;
        // The speed too stops growing there: a whole step of gravity over a part of the way would be gained energy.
        const Vec2 before = m_world.m_velocities[row];
        motions[row].velocity = before + fraction * (motions[row].velocity - before);
        motions[row].position = objects.poseOf(row).position + fraction * contacts.wayOf(row);
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
            removeRow(row);
        else
            moveTo(row, beyondEdges(row, position));
    });
}

} // namespace broadside
