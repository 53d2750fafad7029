#pragma once

#include <box2d/box2d.h>
#include <broadside_trace.h>
#include <cstdint>

/// @file
/// The least that shows Broadside the broad phase of a Box2D 2.4 world, to be copied into a game: boxes, and the pairs
/// that Box2D has contacts for. box2d_hook.h also has shapes, fattened boxes, what touches, and what Box2D throws away.

struct SmallBox2dHook {
    bst_trace* trace;
    std::uint64_t next = 1;

    /// After each b2World::Step(). Numbers fixtures in their user data.
    void record(b2World& world, std::uint64_t step, double seconds)
    {
        bst_frame_begin(trace, step, seconds);
        for (b2Body* body = world.GetBodyList(); body != nullptr; body = body->GetNext())
            for (b2Fixture* fixture = body->GetFixtureList(); fixture != nullptr; fixture = fixture->GetNext())
                for (int child = 0; child < fixture->GetShape()->GetChildCount(); ++child) {
                    if (idOf(fixture, child) == 0)
                        fixture->GetUserData().pointer = next;
                    if (idOf(fixture, child) == next)
                        bst_define(trace, next++, "", body->GetType() == b2_dynamicBody,
                                   fixture->GetFilterData().categoryBits, fixture->GetFilterData().maskBits);
                    b2AABB box;
                    fixture->GetShape()->ComputeAABB(&box, body->GetTransform(), child);
                    bst_box(trace, idOf(fixture, child), box.lowerBound.x, box.lowerBound.y, box.upperBound.x,
                            box.upperBound.y);
                }
        for (b2Contact* contact = world.GetContactList(); contact != nullptr; contact = contact->GetNext())
            bst_candidate(trace, idOf(contact->GetFixtureA(), contact->GetChildIndexA()),
                          idOf(contact->GetFixtureB(), contact->GetChildIndexB()));
        bst_frame_end(trace);
    }
    static std::uint64_t idOf(b2Fixture* fixture, int child)
    {
        return fixture->GetUserData().pointer + static_cast<unsigned>(child);
    }
};
