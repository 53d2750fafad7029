#pragma once

#include "core/collision/contact.h"
#include "core/collision/overlap.h"
#include "core/dynamics/integrator.h"
#include "core/dynamics/launcher.h"
#include "core/dynamics/state_hash.h"
#include "core/dynamics/step_report.h"
#include "core/geometry/bounds.h"
#include "core/scene/scene.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <set>
#include <variant>
#include <vector>

/// @file
/// A step in its simplest form, as an oracle for World: one list of objects, every pair tested, sets of pairs, nothing
/// kept from one step to the next but what the step is defined by. Without components, inputs and continuous collision.
///
/// Bits can only be equal where the formulas are. So the push itself, which World computes by the same formulas, is
/// also checked against its definition: no direction separates two objects by a shorter way.

namespace broadside::testing {

class SimpleWorld {
public:
    explicit SimpleWorld(const Scene& scene)
        : m_settings(scene.world)
        , m_step(scene.step)
    {
        for (const ObjectPtr& object : scene.objects())
            m_bodies.push_back({object, object->pose, object->velocity});
        std::ranges::sort(m_bodies, {}, [](const Body& body) { return body.object->id; });
    }

    /// The largest difference between a push and the shortest one that brute force over directions finds, relative to
    /// the size of the overlap's objects. Only circles and boxes are compared.
    [[nodiscard]] double worstPush() const noexcept { return m_worstPush; }

    /// Fills all of the report except `checks`, `candidates`, the texts of problems and the timings.
    StepReport step()
    {
        StepReport report;
        for (Body& body : m_bodies)
            if (moves(body))
                integrate(body, report);
        for (Body& body : m_bodies)
            if (moves(body))
                applyEdges(body, report);
        const std::set<IdPair> touching = testPairs(report.funnel);
        for (const IdPair pair : touching)
            pushApart(bodyOf(pair.a), bodyOf(pair.b), report);
        removeHits(touching, report);
        compareOverlaps(touching, report);
        report.step = ++m_count;
        report.time = static_cast<double>(m_count) * m_step.dt;
        for (const Body& body : m_bodies)
            if (body.present)
                report.hash += hashOf(body.object->id, body.pose, body.velocity);
        return report;
    }

private:
    struct Body {
        ObjectPtr object;
        Pose pose;
        Vec2 velocity;
        bool present = true;
        [[nodiscard]] Aabb bounds() const { return boundsOf(object->shape, pose); }
        [[nodiscard]] bool gives() const
        {
            return object->isDynamic() && (object->onHit == HitResponse::Bounce || object->onHit == HitResponse::Stop);
        }
    };

    static bool moves(const Body& body) { return body.present && body.object->isDynamic(); }
    static bool isRepresentable(Vec2 v) { return std::abs(v.x) <= 1e12 && std::abs(v.y) <= 1e12; }
    Body& bodyOf(ObjectId id)
    {
        return *std::ranges::find(m_bodies, id, [](const Body& body) { return body.object->id; });
    }

    static void stopOutOfRange(Body& body, StepReport& report)
    {
        body.velocity = {};
        Problem problem;
        problem.object = body.object->id;
        report.problems.push_back(problem);
    }

    void integrate(Body& body, StepReport& report) const
    {
        const Vec2 a = accelerationOf(*body.object, m_settings);
        const Motion before{body.pose.position, body.velocity};
        if (m_settings.terminalSpeed) {
            const double limit = *m_settings.terminalSpeed;
            const double asked = length(before.velocity + a * m_step.dt);
            if (asked > limit && !(std::abs(length(before.velocity) - limit) <= 1e-9 * limit))
                report.events.push_back({StepEvent::Kind::SpeedLimited, body.object->id, {}, asked, limit});
        }
        const Motion after = integrated(before, a, m_step.dt, m_step.integrator, m_settings.terminalSpeed);
        if (!isRepresentable(after.position) || !isRepresentable(after.velocity))
            return stopOutOfRange(body, report);
        body.velocity = after.velocity;
        if (after.position != body.pose.position)
            body.pose.position = after.position;
    }

    void applyEdges(Body& body, StepReport& report) const
    {
        const Vec2 at = body.pose.position;
        const bool isInside = at.x >= 0.0 && at.x <= m_settings.width && at.y >= 0.0 && at.y <= m_settings.height;
        if (isInside || m_settings.edges == EdgeRule::Open)
            return;
        if (m_settings.edges == EdgeRule::Remove)
            return remove(body, StepEvent::Kind::RemovedByEdge, {}, report);
        const auto edge = [&](double& place, double& speed, double size) {
            if (place >= 0.0 && place <= size)
                return;
            const bool isBelow = place < 0.0;
            if (m_settings.edges == EdgeRule::Wrap) {
                place = isBelow ? size : 0.0;
                return;
            }
            speed = isBelow ? std::abs(speed) : -std::abs(speed);
            place = std::clamp(isBelow ? -place : 2.0 * size - place, 0.0, size);
        };
        edge(body.pose.position.x, body.velocity.x, m_settings.width);
        edge(body.pose.position.y, body.velocity.y, m_settings.height);
    }

    [[nodiscard]] std::set<IdPair> testPairs(Funnel& funnel) const
    {
        std::set<IdPair> touching;
        for (std::size_t b = 0; b < m_bodies.size(); ++b)
            for (std::size_t a = 0; a < b; ++a) {
                const Body& first = m_bodies[a];
                const Body& second = m_bodies[b];
                if (!first.present || !second.present || !canCollide(first.object->filter(), second.object->filter()))
                    continue;
                ++funnel.pairs;
                if (!overlaps(first.bounds(), second.bounds()))
                    continue;
                ++funnel.boxOverlaps;
                if (!overlap(first.object->shape, first.pose, second.object->shape, second.pose))
                    continue;
                ++funnel.overlaps;
                touching.insert({first.object->id, second.object->id});
            }
        return touching;
    }

    /// The share of the push that `body` takes.
    static double shareOf(const Body& body, const Body& other)
    {
        const auto massOf = [](const Body& b) {
            return b.gives() && b.object->onHit == HitResponse::Bounce ? b.object->mass
                                                                       : std::numeric_limits<double>::infinity();
        };
        if (std::isfinite(massOf(body)) || std::isfinite(massOf(other)))
            return 1.0 / (1.0 + massOf(body) / massOf(other));
        return other.gives() ? 0.5 : 1.0;
    }

    void pushApart(Body& a, Body& b, StepReport& report)
    {
        if (!a.gives() && !b.gives())
            return;
        const auto contact = contactBetween(a.object->shape, a.pose, b.object->shape, b.pose, a.velocity - b.velocity);
        if (!contact)
            return;
        comparePush(a, b, *contact);
        const double approach = dot(a.velocity - b.velocity, contact->normal);
        if (approach >= 0.0)
            return;
        const double shareA = a.gives() ? shareOf(a, b) : 0.0;
        const double shareB = b.gives() ? shareOf(b, a) : 0.0;
        const double restitution = a.object->restitution * b.object->restitution;
        if (a.gives())
            bounce(a, contact->normal, shareA, approach, restitution, contact->depth, report);
        if (b.gives())
            bounce(b, -contact->normal, shareB, approach, restitution, contact->depth, report);
    }

    /// How far a circle or a box reaches from its centre in a direction; nothing for other shapes.
    static std::optional<double> reachOf(const Body& body, Vec2 direction)
    {
        const Aabb box = body.bounds();
        if (std::holds_alternative<Circle>(body.object->shape))
            return 0.5 * box.width();
        if (std::holds_alternative<Box>(body.object->shape))
            return 0.5 * (std::abs(direction.x) * box.width() + std::abs(direction.y) * box.height());
        return std::nullopt;
    }

    /// How far the first must move in a direction until a line across it separates the two.
    static std::optional<double> wayOut(const Body& a, const Body& b, Vec2 direction)
    {
        const auto reachA = reachOf(a, direction);
        const auto reachB = reachOf(b, direction);
        if (!reachA || !reachB)
            return std::nullopt;
        return *reachA + *reachB - dot(a.bounds().center() - b.bounds().center(), direction);
    }

    void comparePush(const Body& a, const Body& b, const Contact& contact)
    {
        const auto own = wayOut(a, b, contact.normal);
        if (!own)
            return;
        constexpr int kDirections = 64; // including both axes, along which boxes separate
        double shortest = *own;
        for (int i = 0; i < kDirections; ++i) {
            const double angle = 2.0 * std::numbers::pi * i / kDirections;
            shortest = std::min(shortest, *wayOut(a, b, {std::cos(angle), std::sin(angle)}));
        }
        const Vec2 at = a.bounds().center();
        const double size = std::max({1.0, std::abs(at.x), std::abs(at.y), a.bounds().width(), b.bounds().width()});
        const double wrong = std::max(std::abs(*own - contact.depth), std::abs(*own - shortest));
        m_worstPush = std::max(m_worstPush, wrong / size);
    }

    void bounce(Body& body, Vec2 outward, double share, double approach, double restitution, double depth,
                StepReport& report)
    {
        const double push = share * depth;
        if (body.object->onHit == HitResponse::Stop) {
            body.velocity = {};
        } else {
            const double approachSpeed = dot(body.velocity, outward);
            const Vec2 turned = body.velocity - (1.0 + restitution) * approach * share * outward;
            body.velocity = withoutPushEnergy(*body.object, turned, outward, approachSpeed, push);
        }
        if (push > 0.0)
            body.pose.position = body.pose.position + push * outward;
        if (!isRepresentable(body.velocity))
            stopOutOfRange(body, report);
    }

    [[nodiscard]] Vec2 withoutPushEnergy(const SceneObject& object, Vec2 velocity, Vec2 outward, double approachSpeed,
                                         double push) const
    {
        const Vec2 a = accelerationOf(object, m_settings);
        const double gained = dot(a, outward) * m_step.dt;
        const double error = m_step.integrator == Integrator::SemiImplicitEuler ? gained * gained : 0.0;
        const double work = 2.0 * dot(a, outward) * push;
        const double speed = dot(velocity, outward);
        if (speed > 0.0)
            velocity += (std::sqrt(std::max(speed * speed + work, 0.0)) - speed) * outward;
        const double missing = -(approachSpeed * approachSpeed + work + error);
        if (!(missing > 0.0))
            return velocity;
        const Vec2 out = dot(velocity, outward) * outward;
        const Vec2 across = velocity - out;
        const double squared = lengthSquared(across);
        return squared > missing ? out + std::sqrt(1.0 - missing / squared) * across : out;
    }

    void removeHits(const std::set<IdPair>& touching, StepReport& report)
    {
        std::vector<std::pair<ObjectId, ObjectId>> leaving;
        for (const IdPair pair : touching) {
            if (m_overlaps.contains(pair))
                continue;
            report.began.push_back(pair);
            const HitResponse a = bodyOf(pair.a).object->onHit;
            const HitResponse b = bodyOf(pair.b).object->onHit;
            if (a != HitResponse::None || b != HitResponse::None) {
                ++report.hits;
                report.events.push_back({StepEvent::Kind::Hit, pair.a, pair.b});
            }
            if (a == HitResponse::Remove)
                leaving.emplace_back(pair.a, pair.b);
            if (b == HitResponse::Remove)
                leaving.emplace_back(pair.b, pair.a);
        }
        for (const auto& [id, by] : leaving)
            if (bodyOf(id).present)
                remove(bodyOf(id), StepEvent::Kind::RemovedByHit, by, report);
    }

    static void remove(Body& body, StepEvent::Kind reason, ObjectId by, StepReport& report)
    {
        body.present = false;
        report.removed.push_back(body.object->id);
        report.events.push_back({reason, body.object->id, by});
    }

    void compareOverlaps(const std::set<IdPair>& touching, StepReport& report)
    {
        std::set<IdPair> seen = m_overlaps;
        seen.insert(report.began.begin(), report.began.end());
        std::set<IdPair> remaining;
        for (const IdPair pair : touching)
            if (bodyOf(pair.a).present && bodyOf(pair.b).present)
                remaining.insert(pair);
        for (const IdPair pair : seen) {
            if (!remaining.contains(pair))
                report.ended.push_back(pair);
            else if (m_overlaps.contains(pair))
                report.stayed.push_back(pair);
        }
        m_overlaps = std::move(remaining);
    }

    WorldSettings m_settings;
    StepSettings m_step;
    std::vector<Body> m_bodies; // ascending by id
    std::set<IdPair> m_overlaps;
    std::uint64_t m_count = 0;
    double m_worstPush = 0.0;
};

} // namespace broadside::testing
