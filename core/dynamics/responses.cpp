#include "core/collision/contact.h"
#include "core/dynamics/world_step.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace broadside {
namespace {

/// What a response may do to one of the two.
struct Partner {
    ObjectIndex row = 0;
    HitResponse response = HitResponse::None;
    Vec2 outward; ///< Unit: the way out of the other.
    double mass =
        std::numeric_limits<double>::infinity(); ///< kg, of what bounces; everything else is infinitely heavy.
    double pushShare = 0.0;                      ///< Of the depth.
    Vec2 acceleration;                           ///< m/s^2.
};

bool gives(const Partner& partner)
{
    return partner.response == HitResponse::Bounce || partner.response == HitResponse::Stop;
}

/// Masses decide between two that bounce; one that bounces gives way to all others; then those that stop share.
void sharePush(Partner& a, Partner& b)
{
    if (std::isfinite(a.mass) || std::isfinite(b.mass)) {
        a.pushShare = 1.0 / (1.0 + a.mass / b.mass); // a ratio, which may overflow; sums of masses or inverses must not
        b.pushShare = 1.0 / (1.0 + b.mass / a.mass);
        return;
    }
    a.pushShare = gives(a) ? (gives(b) ? 0.5 : 1.0) : 0.0;
    b.pushShare = gives(b) ? 1.0 - a.pushShare : 0.0;
}

/// The velocity once the push has done its work: the speed along the way out becomes v_n^2 + 2*a_n*depth, not below 0.
/// What the approach did not bring along for it, less `integrationError` (m^2/s^2), is taken from the speed across, as
/// on a ramp: a push up out of a side that was not met from above must not lift for nothing.
Vec2 withoutPushWork(Vec2 velocity, const Partner& partner, double approachSpeed, double depth, double integrationError)
{
    const double work = 2.0 * dot(partner.acceleration, partner.outward) * depth;
    const double speed = dot(velocity, partner.outward);
    if (speed > 0.0)
        velocity += (std::sqrt(std::max(speed * speed + work, 0.0)) - speed) * partner.outward;
    const double missing = -(approachSpeed * approachSpeed + work + integrationError);
    if (!(missing > 0.0))
        return velocity;
    const Vec2 out = dot(velocity, partner.outward) * partner.outward;
    const Vec2 across = velocity - out;
    const double squared = lengthSquared(across);
    return squared > missing ? out + std::sqrt(1.0 - missing / squared) * across : out;
}

} // namespace

void WorldStep::respond()
{
    // Rows ascend by id (ObjectTable), so pairs that ascend by row ascend by id.
    for (const IndexPair pair : m_world.m_pairs.overlaps)
        pushApart(pair);
    std::ranges::set_difference(m_world.m_pairs.overlaps, m_world.m_overlaps, std::back_inserter(m_began));
    removeTheHit();
}

/// By so much the square of a speed and twice the work on the way may differ after one step of a fall that began on the
/// surface: semi-implicit Euler falls too far.
double WorldStep::integrationErrorAlong(Vec2 direction, Vec2 acceleration) const
{
    const StepSettings& step = m_world.m_stepSettings;
    const double gained = dot(acceleration, direction) * step.dt;
    return step.integrator == Integrator::SemiImplicitEuler ? gained * gained : 0.0;
}

/// Bounce and stop, while the two approach each other.
void WorldStep::pushApart(IndexPair pair)
{
    const ObjectTable& objects = m_world.m_objects;
    const auto partner = [&](ObjectIndex row) {
        const World::Body& body = m_world.m_bodies[row];
        Partner p;
        p.row = row;
        if (!objects.filterOf(row).dynamic)
            return p;
        p.response = body.onHit;
        if (body.onHit == HitResponse::Bounce)
            p.mass = body.mass;
        p.acceleration = body.acceleration;
        return p;
    };
    Partner a = partner(pair.a);
    Partner b = partner(pair.b);
    if (!gives(a) && !gives(b))
        return;
    // Asked anew: an earlier pair may have moved one of the two.
    const auto contact =
        contactBetween(objects.shapeOf(a.row), objects.poseOf(a.row), objects.shapeOf(b.row), objects.poseOf(b.row));
    if (!contact)
        return;
    a.outward = contact->normal;
    b.outward = -contact->normal;
    std::vector<Vec2>& velocities = m_world.m_velocities;
    const double approach = dot(velocities[a.row] - velocities[b.row], contact->normal);
    if (approach >= 0.0)
        return;

    sharePush(a, b);
    const double restitution = m_world.m_bodies[a.row].restitution * m_world.m_bodies[b.row].restitution;
    for (const Partner& p : {a, b}) {
        if (!gives(p))
            continue;
        Vec2& velocity = velocities[p.row];
        if (p.response == HitResponse::Stop)
            velocity = {};
        else
            velocity = withoutPushWork(velocity - (1.0 + restitution) * approach * p.pushShare * p.outward, p,
                                       dot(velocity, p.outward), p.pushShare * contact->depth,
                                       integrationErrorAlong(p.outward, p.acceleration));
        if (!isRepresentable(velocity)) // a mass of 1e-310 kg, or a restitution of 1e300
            stopBeyondNumbers(p.row);
        if (p.pushShare * contact->depth > 0.0)
            moveTo(p.row, objects.poseOf(p.row).position + p.pushShare * contact->depth * p.outward);
    }
}

/// `remove` acts when an overlap begins, after all bounces and stops.
void WorldStep::removeTheHit()
{
    std::vector<ObjectIndex> leaving;
    for (const IndexPair pair : m_began) {
        const HitResponse a = m_world.m_bodies[pair.a].onHit;
        const HitResponse b = m_world.m_bodies[pair.b].onHit;
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

} // namespace broadside
