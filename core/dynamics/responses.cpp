#include "core/collision/contact.h"
#include "core/dynamics/world_step.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace broadside {

/// What a response may do to one of the two.
struct WorldStep::Partner {
    ObjectIndex row = 0;
    HitResponse response = HitResponse::None;
    Vec2 outward; ///< Unit: the way out of the other.
    double mass =
        std::numeric_limits<double>::infinity(); ///< kg, of what bounces; everything else is infinitely heavy.
    double pushShare = 0.0;                      ///< Of the depth.
    Vec2 acceleration;                           ///< m/s^2.

    [[nodiscard]] bool gives() const { return response == HitResponse::Bounce || response == HitResponse::Stop; }
};

namespace {

/// The velocity once the push has done its work: the speed along the way out becomes v_n^2 + 2*a_n*depth, not below 0.
/// What the approach did not bring along for it, less `integrationError` (m^2/s^2), is taken from the speed across, as
/// on a ramp: a push up out of a side that was not met from above must not lift for nothing.
Vec2 withoutPushWork(Vec2 velocity, Vec2 outward, Vec2 acceleration, double approachSpeed, double depth,
                     double integrationError)
{
    const double work = 2.0 * dot(acceleration, outward) * depth;
    const double speed = dot(velocity, outward);
    if (speed > 0.0)
        velocity += (std::sqrt(std::max(speed * speed + work, 0.0)) - speed) * outward;
    const double missing = -(approachSpeed * approachSpeed + work + integrationError);
    if (!(missing > 0.0))
        return velocity;
    const Vec2 out = dot(velocity, outward) * outward;
    const Vec2 across = velocity - out;
    const double squared = lengthSquared(across);
    return squared > missing ? out + std::sqrt(1.0 - missing / squared) * across : out;
}

} // namespace

void WorldStep::respond()
{
    // Rows ascend by id (ObjectTable), so pairs that ascend by row ascend by id.
    const std::vector<IndexPair>& met = m_world.m_met;
    for (const IndexPair pair : met)
        pushApart(pair);
    std::ranges::set_difference(met, m_world.m_overlaps, std::back_inserter(m_began));
    removeTheHit();
}

/// Those that overlap now, and those that did so on their swept way only; ascending.
std::vector<IndexPair> WorldStep::pairsThatMet() const
{
    std::vector<IndexPair> met = m_world.m_pairs.overlaps;
    for (const Touch& touch : m_touches)
        if (touch.begins)
            met.push_back(touch.pair);
    std::ranges::sort(met);
    met.erase(std::unique(met.begin(), met.end()), met.end());
    return met;
}

/// By so much the square of a speed and twice the work on the way may differ after one step of a fall that began on the
/// surface: semi-implicit Euler falls too far.
double WorldStep::integrationErrorAlong(Vec2 direction, Vec2 acceleration) const
{
    const StepSettings& step = m_world.m_stepSettings;
    const double gained = dot(acceleration, direction) * step.dt;
    return step.integrator == Integrator::SemiImplicitEuler ? gained * gained : 0.0;
}

WorldStep::Partner WorldStep::partnerOf(ObjectIndex row) const
{
    const World::Body& body = m_world.m_bodies[row];
    Partner partner;
    partner.row = row;
    if (!m_world.m_objects.filterOf(row).dynamic)
        return partner;
    partner.response = body.onHit;
    if (body.onHit == HitResponse::Bounce)
        partner.mass = body.mass;
    partner.acceleration = body.acceleration;
    return partner;
}

/// Masses decide between two that bounce; one that bounces gives way to all others; then those that stop share.
void WorldStep::sharePush(Partner& a, Partner& b)
{
    if (std::isfinite(a.mass) || std::isfinite(b.mass)) {
        a.pushShare = 1.0 / (1.0 + a.mass / b.mass); // a ratio, which may overflow; sums of masses or inverses must not
        b.pushShare = 1.0 / (1.0 + b.mass / a.mass);
        return;
    }
    a.pushShare = a.gives() ? (b.gives() ? 0.5 : 1.0) : 0.0;
    b.pushShare = b.gives() ? 1.0 - a.pushShare : 0.0;
}

/// Bounce and stop, while the two approach each other: out of the overlap in which they are, and out of the touches on
/// their swept way.
void WorldStep::pushApart(IndexPair pair)
{
    const ObjectTable& objects = m_world.m_objects;
    const Partner a = partnerOf(pair.a);
    const Partner b = partnerOf(pair.b);
    if (!a.gives() && !b.gives())
        return;
    // Asked anew: an earlier pair may have moved one of the two.
    const auto contact =
        contactBetween(objects.shapeOf(pair.a), objects.poseOf(pair.a), objects.shapeOf(pair.b), objects.poseOf(pair.b),
                       m_world.m_velocities[pair.a] - m_world.m_velocities[pair.b]);
    if (contact)
        bounce(a, b, contact->normal, contact->depth);
    for (auto touch = std::ranges::lower_bound(m_touches, pair, {}, &Touch::pair);
         touch != m_touches.end() && touch->pair == pair; ++touch)
        bounce(a, b, touch->normal, 0.0);
}

/// `normal` is the way out of b for a.
void WorldStep::bounce(Partner a, Partner b, Vec2 normal, double depth)
{
    const Vec2 placeA = m_world.m_objects.poseOf(a.row).position;
    const Vec2 placeB = m_world.m_objects.poseOf(b.row).position;
    const double approach = dot(surfaceVelocity(a.row, placeB) - surfaceVelocity(b.row, placeA), normal);
    if (approach >= 0.0)
        return;
    a.outward = normal;
    b.outward = -normal;
    sharePush(a, b);
    const double restitution = m_world.m_bodies[a.row].restitution * m_world.m_bodies[b.row].restitution;
    for (const Partner& partner : {a, b})
        if (partner.gives())
            bounce(partner, approach, restitution, partner.pushShare * depth);
}

/// Where it is met by what stands at `at`. Along the way out of the contact this is exact for a disc there: its centre
/// and the contact lie on one line with it.
Vec2 WorldStep::surfaceVelocity(ObjectIndex row, Vec2 at) const
{
    const Vec2 velocity = m_world.m_velocities[row];
    const auto turning = m_swings.find(row);
    if (turning == m_swings.end())
        return velocity;
    const Vec2 lever = at - m_world.m_objects.poseOf(row).position;
    return velocity + turning->second * Vec2{-lever.y, lever.x};
}

void WorldStep::bounce(const Partner& partner, double approach, double restitution, double depth)
{
    Vec2& velocity = m_world.m_velocities[partner.row];
    if (partner.response == HitResponse::Stop)
        velocity = {};
    else
        velocity = withoutPushWork(velocity - (1.0 + restitution) * approach * partner.pushShare * partner.outward,
                                   partner.outward, partner.acceleration, dot(velocity, partner.outward), depth,
                                   integrationErrorAlong(partner.outward, partner.acceleration));
    if (!isRepresentable(velocity)) // a mass of 1e-310 kg, or a restitution of 1e300
        stopBeyondNumbers(partner.row);
    if (depth > 0.0)
        moveTo(partner.row, m_world.m_objects.poseOf(partner.row).position + depth * partner.outward);
}

void WorldStep::score(ObjectIndex hit)
{
    for (const Component& component : m_world.m_objects.objectOf(hit).components)
        if (const auto* score = std::get_if<Score>(&component))
            m_world.m_scores[score->player] += score->points;
}

/// `remove` acts when an overlap begins, after all bounces and stops.
void WorldStep::removeTheHit()
{
    const auto idOf = [this](ObjectIndex row) { return m_world.m_objects.idOf(row); };
    std::vector<std::pair<ObjectIndex, ObjectIndex>> leaving; // and the object that it met
    for (const IndexPair pair : m_began) {
        const HitResponse a = m_world.m_bodies[pair.a].onHit;
        const HitResponse b = m_world.m_bodies[pair.b].onHit;
        if (a != HitResponse::None || b != HitResponse::None) {
            ++m_report.hits;
            m_report.events.push_back({StepEvent::Kind::Hit, idOf(pair.a), idOf(pair.b)});
            score(pair.a);
            score(pair.b);
        }
        if (a == HitResponse::Remove)
            leaving.emplace_back(pair.a, pair.b);
        if (b == HitResponse::Remove)
            leaving.emplace_back(pair.b, pair.a);
    }
    for (const auto& [row, other] : leaving)
        if (m_world.m_objects.isPresent(row))
            removeRow(row, StepEvent::Kind::RemovedByHit, idOf(other));
}

} // namespace broadside
