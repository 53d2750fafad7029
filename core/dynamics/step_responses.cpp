#include "core/dynamics/step_responses.h"

#include "core/collision/contact.h"
#include "core/scene/component.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>
#include <variant>

namespace broadside {
namespace {

bool givesWay(HitResponse response) { return response == HitResponse::Bounce || response == HitResponse::Stop; }

/// One object of a pair, with what its response needs.
struct Partner {
    ObjectIndex row = 0;
    ObjectIndex other = 0; ///< The other object of the pair.
    HitResponse response = HitResponse::None;
    Vec2 outward;                                          ///< Unit vector out of the other object.
    double mass = std::numeric_limits<double>::infinity(); ///< kg. Only objects that bounce have a finite mass here.
    double pushShare = 0.0;                                ///< Share of the overlap's depth.
    Vec2 acceleration;                                     ///< m/s^2.

    [[nodiscard]] bool gives() const { return givesWay(response); }
};

/// The velocity after a push out of an overlap by `depth`, without the energy that the push would add. The speed
/// outward becomes sqrt(v_n^2 + 2*a_n*depth), at least 0. If the approach had less energy than the push needs, less
/// `integrationError` (m^2/s^2), the difference is taken from the speed across, as on a ramp. Otherwise a push upwards
/// out of the side of an object would lift it for free.
Vec2 velocityWithoutPushEnergy(Vec2 velocity, Vec2 outward, Vec2 acceleration, double approachSpeed, double depth,
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

/// How much the squared speed and twice the work of the acceleration may differ after one step of a fall that began at
/// the surface, in m^2/s^2: semi-implicit Euler falls too far.
double integrationErrorAlong(const StepScratch& scratch, Vec2 direction, Vec2 acceleration)
{
    const StepSettings& step = scratch.world.stepSettings;
    const double gained = dot(acceleration, direction) * step.dt;
    return step.integrator == Integrator::SemiImplicitEuler ? gained * gained : 0.0;
}

Partner partnerOf(const StepScratch& scratch, ObjectIndex row)
{
    Partner partner;
    partner.row = row;
    if (!scratch.world.objects.filterOf(row).dynamic)
        return partner;
    partner.response = scratch.world.onHits[row];
    if (partner.response == HitResponse::Bounce)
        partner.mass = scratch.world.bodies[row].mass;
    partner.acceleration = scratch.world.accelerations[row];
    return partner;
}

/// Divides the push between the two objects. Two that bounce share it by their masses. One that bounces takes all of it
/// if the other does not bounce. Of the others, only those that stop move; two share it equally.
void sharePush(Partner& a, Partner& b)
{
    if (std::isfinite(a.mass) || std::isfinite(b.mass)) {
        // a ratio may overflow without harm; sums of masses or of inverses may not
        a.pushShare = 1.0 / (1.0 + a.mass / b.mass);
        b.pushShare = 1.0 / (1.0 + b.mass / a.mass);
        return;
    }
    a.pushShare = a.gives() ? (b.gives() ? 0.5 : 1.0) : 0.0;
    b.pushShare = b.gives() ? 1.0 - a.pushShare : 0.0;
}

/// Velocity of the row's surface where the other object, at `at`, meets it. Its component along the contact normal is
/// exact for a circle at `at`, because circle centre, contact and normal lie on one line.
Vec2 surfaceVelocity(const StepScratch& scratch, ObjectIndex row, Vec2 at)
{
    const Vec2 velocity = scratch.world.velocities[row];
    const auto turning = scratch.swings.find(row);
    if (turning == scratch.swings.end())
        return velocity;
    const Vec2 lever = at - scratch.world.objects.poseOf(row).position;
    return velocity + turning->second * Vec2{-lever.y, lever.x};
}

void bouncePartner(StepScratch& scratch, const Partner& partner, double approach, double restitution, double depth)
{
    const auto before = scratch.logged(partner.row);
    Vec2& velocity = scratch.world.velocities[partner.row];
    if (partner.response == HitResponse::Stop)
        velocity = {};
    else
        velocity =
            velocityWithoutPushEnergy(velocity - (1.0 + restitution) * approach * partner.pushShare * partner.outward,
                                      partner.outward, partner.acceleration, dot(velocity, partner.outward), depth,
                                      integrationErrorAlong(scratch, partner.outward, partner.acceleration));
    if (depth > 0.0)
        scratch.moveTo(partner.row, scratch.world.objects.poseOf(partner.row).position + depth * partner.outward);
    if (before) {
        const ObjectId other = scratch.world.objects.idOf(partner.other);
        scratch.note(partner.row, before,
                     {ObjectChange::Cause::Touched, {}, other, {}, {}, partner.outward, restitution, depth});
    }
    if (!isRepresentable(velocity)) // for example with a mass of 1e-310 kg, or a restitution of 1e300
        scratch.stopOutOfRange(partner.row);
}

/// `normal` points out of b, towards a.
void bounce(StepScratch& scratch, Partner a, Partner b, Vec2 normal, double depth)
{
    const Vec2 placeA = scratch.world.objects.poseOf(a.row).position;
    const Vec2 placeB = scratch.world.objects.poseOf(b.row).position;
    const double approach =
        dot(surfaceVelocity(scratch, a.row, placeB) - surfaceVelocity(scratch, b.row, placeA), normal);
    if (approach >= 0.0)
        return;
    a.outward = normal;
    b.outward = -normal;
    a.other = b.row;
    b.other = a.row;
    sharePush(a, b);
    const double restitution = scratch.world.bodies[a.row].restitution * scratch.world.bodies[b.row].restitution;
    for (const Partner& partner : {a, b})
        if (partner.gives())
            bouncePartner(scratch, partner, approach, restitution, partner.pushShare * depth);
}

/// Applies bounce and stop if the two objects approach each other: to their current overlap, and to the touches on
/// their swept paths.
void pushApart(StepScratch& scratch, IndexPair pair)
{
    const ObjectTable& objects = scratch.world.objects;
    const Partner a = partnerOf(scratch, pair.a);
    const Partner b = partnerOf(scratch, pair.b);
    if (!a.gives() && !b.gives())
        return;
    // Computed again, because an earlier pair may have moved one of the two.
    const auto contact =
        contactBetween(objects.shapeOf(pair.a), objects.poseOf(pair.a), objects.shapeOf(pair.b), objects.poseOf(pair.b),
                       scratch.world.velocities[pair.a] - scratch.world.velocities[pair.b]);
    if (contact)
        bounce(scratch, a, b, contact->normal, contact->depth);
    for (auto touch = std::ranges::lower_bound(scratch.touches, pair, {}, &Touch::pair);
         touch != scratch.touches.end() && touch->pair == pair; ++touch)
        bounce(scratch, a, b, touch->normal, 0.0);
}

void score(StepScratch& scratch, ObjectIndex hit)
{
    for (const Component& component : scratch.world.objects.objectOf(hit).components)
        if (const auto* score = std::get_if<Score>(&component))
            scratch.world.scores[score->player] += score->points;
}

/// `remove` acts when an overlap begins, after all bounces and stops.
void removeHitObjects(StepScratch& scratch)
{
    const auto idOf = [&scratch](ObjectIndex row) { return scratch.world.objects.idOf(row); };
    std::vector<std::pair<ObjectIndex, ObjectIndex>> leaving; // each with the object that it hit
    for (const IndexPair pair : scratch.began) {
        const HitResponse a = scratch.world.onHits[pair.a];
        const HitResponse b = scratch.world.onHits[pair.b];
        if (a != HitResponse::None || b != HitResponse::None) {
            ++scratch.report.hits;
            scratch.report.events.push_back({StepEvent::Kind::Hit, idOf(pair.a), idOf(pair.b)});
            score(scratch, pair.a);
            score(scratch, pair.b);
        }
        if (a == HitResponse::Remove)
            leaving.emplace_back(pair.a, pair.b);
        if (b == HitResponse::Remove)
            leaving.emplace_back(pair.b, pair.a);
    }
    for (const auto& [row, other] : leaving)
        if (scratch.world.objects.isPresent(row))
            scratch.removeRow(row, StepEvent::Kind::RemovedByHit, idOf(other));
}

} // namespace

void noteMet(StepScratch& scratch)
{
    std::vector<IndexPair>& met = scratch.world.met;
    met.assign(scratch.world.pairs.overlaps.begin(), scratch.world.pairs.overlaps.end());
    if (scratch.touches.empty())
        return; // overlaps ascend already
    for (const Touch& touch : scratch.touches)
        if (touch.begins)
            met.push_back(touch.pair);
    std::ranges::sort(met);
    met.erase(std::unique(met.begin(), met.end()), met.end());
}

void respond(StepScratch& scratch)
{
    // Rows ascend by id (ObjectTable), so pairs that ascend by row also ascend by id.
    const std::vector<IndexPair>& met = scratch.world.met;
    const std::vector<HitResponse>& onHits = scratch.world.onHits;
    for (const IndexPair pair : met)
        if (givesWay(onHits[pair.a]) || givesWay(onHits[pair.b]))
            pushApart(scratch, pair);
    std::ranges::set_difference(met, scratch.world.overlaps, std::back_inserter(scratch.began));
    removeHitObjects(scratch);
}

} // namespace broadside
