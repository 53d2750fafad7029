#pragma once

#include "broadside_trace.h" // copied next to this one

#include <box2d/box2d.h>
#include <cstdint>
#include <vector>

/// @file
/// Records the broad phase of a Box2D 2.4 world for Broadside, to be copied into a game. The game only calls record()
/// after each b2World::Step().
///
/// Objects     One for each fixture; for a chain, one for each edge. Box2D's broad phase has the same objects.
/// Candidates  The world's contacts: Box2D makes one for every pair that its tree finds, and keeps it while the
///             fattened boxes overlap. Also the pairs that it finds and discards, because they belong to one body or
///             are connected by a joint.
/// Boxes       The boxes of the shapes (b2Shape::ComputeAABB). The registered boxes are the fattened ones.
/// Missing     Groups of filters: traces have only categories and masks.

class Box2dHook {
public:
    /// To be used for `records` when the trace is opened.
    static constexpr unsigned kRecords = BST_CANDIDATES | BST_CONTACTS | BST_BOXES;
    explicit Box2dHook(bst_trace* trace)
        : m_trace(trace)
    {}

    void record(b2World& world, std::uint64_t step, double seconds)
    {
        if (bst_frame_begin(m_trace, step, seconds) == 0)
            return;
        const b2BroadPhase& broadPhase = world.GetContactManager().m_broadPhase;
        for (b2Body* body = world.GetBodyList(); body != nullptr; body = body->GetNext())
            for (b2Fixture* fixture = body->GetFixtureList(); fixture != nullptr; fixture = fixture->GetNext()) {
                if (idOf(*fixture) == 0)
                    define(*fixture);
                if (body->IsEnabled())
                    recordBoxes(*fixture, broadPhase);
                for (b2Fixture* other = body->GetFixtureList(); other != fixture; other = other->GetNext())
                    recordDiscarded(*fixture, *other, broadPhase);
            }
        m_pairs.clear(); // keeps its memory
        for (const b2Contact* contact = world.GetContactList(); contact != nullptr; contact = contact->GetNext()) {
            const std::uint64_t a = idOf(*contact->GetFixtureA()) + static_cast<unsigned>(contact->GetChildIndexA());
            const std::uint64_t b = idOf(*contact->GetFixtureB()) + static_cast<unsigned>(contact->GetChildIndexB());
            m_pairs.push_back(a);
            m_pairs.push_back(b);
            if (contact->IsTouching())
                bst_contact(m_trace, a, b);
        }
        bst_candidates(m_trace, m_pairs.data(), m_pairs.size() / 2);
        for (b2Joint* joint = world.GetJointList(); joint != nullptr; joint = joint->GetNext())
            recordDiscarded(*joint, broadPhase);
        bst_frame_end(m_trace);
    }

    /// The number of a fixture, which is also that of its first edge. It is kept in the user data. A game with its own
    /// user data keeps the number there, too.
    static std::uint64_t idOf(const b2Fixture& fixture)
    {
        return const_cast<b2Fixture&>(fixture).GetUserData().pointer; // Box2D has no const version
    }
    static const b2AABB& fatBoxOf(const b2Fixture& fixture, int child, const b2BroadPhase& broadPhase)
    {
        return broadPhase.GetFatAABB(Proxies::of(fixture)[child].proxyId);
    }

private:
    /// Box2D makes the proxies of a fixture accessible to derived classes only.
    struct Proxies : b2Fixture {
        static const b2FixtureProxy* of(const b2Fixture& fixture) { return fixture.*(&Proxies::m_proxies); }
    };

    /// Gives the fixture the next numbers and defines its objects.
    void define(b2Fixture& fixture)
    {
        fixture.GetUserData().pointer = m_next;
        for (int child = 0; child < fixture.GetShape()->GetChildCount(); ++child)
            define(m_next++, fixture, child);
    }
    void define(std::uint64_t id, const b2Fixture& fixture, int child)
    {
        const b2Shape& shape = *fixture.GetShape();
        const int isDynamic = fixture.GetBody()->GetType() == b2_dynamicBody;
        const b2Filter& filter = fixture.GetFilterData();
        const std::uint32_t category = filter.categoryBits, mask = filter.maskBits;
        double points[2 * b2_maxPolygonVertices];
        if (shape.GetType() == b2Shape::e_circle) {
            bst_define_circle(m_trace, id, "Circle", isDynamic, category, mask, shape.m_radius);
        } else if (shape.GetType() == b2Shape::e_polygon) {
            const auto& polygon = static_cast<const b2PolygonShape&>(shape);
            for (int i = 0; i < polygon.m_count; ++i) {
                points[2 * i] = polygon.m_vertices[i].x;
                points[2 * i + 1] = polygon.m_vertices[i].y;
            }
            bst_define_polygon(m_trace, id, "Polygon", isDynamic, category, mask, points, polygon.m_count);
        } else {
            putEdge(edgeOf(shape, child), points);
            bst_define_polygon(m_trace, id, "Edge", isDynamic, category, mask, points, 4);
        }
    }
    static b2EdgeShape edgeOf(const b2Shape& shape, int child)
    {
        b2EdgeShape edge;
        if (shape.GetType() == b2Shape::e_edge)
            edge = static_cast<const b2EdgeShape&>(shape);
        else
            static_cast<const b2ChainShape&>(shape).GetChildEdge(&edge, child);
        return edge;
    }
    /// A rectangle as wide as Box2D's line, which has a skin.
    static void putEdge(const b2EdgeShape& edge, double* points)
    {
        b2Vec2 along = edge.m_vertex2 - edge.m_vertex1;
        along.Normalize();
        const b2Vec2 aside = edge.m_radius * b2Vec2(-along.y, along.x);
        const b2Vec2 corners[] = {edge.m_vertex1 - aside, edge.m_vertex2 - aside, edge.m_vertex2 + aside,
                                  edge.m_vertex1 + aside};
        for (int i = 0; i < 4; ++i) {
            points[2 * i] = corners[i].x;
            points[2 * i + 1] = corners[i].y;
        }
    }

    void recordBoxes(const b2Fixture& fixture, const b2BroadPhase& broadPhase)
    {
        const b2Body& body = *fixture.GetBody();
        const b2Shape& shape = *fixture.GetShape();
        const bool isCircle = shape.GetType() == b2Shape::e_circle;
        const b2Vec2 at = body.GetWorldPoint(isCircle ? static_cast<const b2CircleShape&>(shape).m_p : b2Vec2(0, 0));
        for (int child = 0; child < shape.GetChildCount(); ++child) {
            const std::uint64_t id = idOf(fixture) + static_cast<unsigned>(child);
            b2AABB box;
            shape.ComputeAABB(&box, body.GetTransform(), child);
            bst_placed_box(m_trace, id, box.lowerBound.x, box.lowerBound.y, box.upperBound.x, box.upperBound.y, at.x,
                           at.y, body.GetAngle() * (180.0 / 3.14159265358979323846));
            const b2AABB& fat = fatBoxOf(fixture, child, broadPhase);
            bst_registered_box(m_trace, id, fat.lowerBound.x, fat.lowerBound.y, fat.upperBound.x, fat.upperBound.y);
        }
    }

    void recordDiscarded(const b2Fixture& a, const b2Fixture& b, const b2BroadPhase& broadPhase)
    {
        if (!a.GetBody()->IsEnabled() || !b.GetBody()->IsEnabled())
            return;
        for (int i = 0; i < a.GetShape()->GetChildCount(); ++i)
            for (int j = 0; j < b.GetShape()->GetChildCount(); ++j)
                if (b2TestOverlap(fatBoxOf(a, i, broadPhase), fatBoxOf(b, j, broadPhase)))
                    bst_candidate(m_trace, idOf(a) + static_cast<unsigned>(i), idOf(b) + static_cast<unsigned>(j));
    }
    void recordDiscarded(b2Joint& joint, const b2BroadPhase& broadPhase)
    {
        if (joint.GetCollideConnected())
            return;
        for (const b2Fixture* a = joint.GetBodyA()->GetFixtureList(); a != nullptr; a = a->GetNext())
            for (const b2Fixture* b = joint.GetBodyB()->GetFixtureList(); b != nullptr; b = b->GetNext())
                recordDiscarded(*a, *b, broadPhase);
    }

    bst_trace* m_trace;
    std::uint64_t m_next = 1;
    std::vector<std::uint64_t> m_pairs; // ids, two per pair
};
