#pragma once

#include "broadside_trace.h" // copied next to this one

#include <box2d/box2d.h>
#include <cstdint>
#include <map>
#include <utility>

/// @file
/// The smallest hook that records the broad phase of a Box2D 2.4 world, to be copied into a game: boxes, and the pairs
/// for which Box2D has contacts. box2d_hook.h also records shapes, fattened boxes, contacts, and the pairs that Box2D
/// discards.

/// Call record() after each b2World::Step().
struct SmallBox2dHook {
    bst_trace* trace;
    std::map<std::pair<b2Fixture*, int>, std::uint64_t> ids = {};

    std::uint64_t idOf(b2Fixture* f, int child) { return ids.try_emplace({f, child}, ids.size() + 1).first->second; }
    void record(b2World& world, std::uint64_t step, double seconds)
    {
        bst_frame_begin(trace, step, seconds);
        for (b2Body* body = world.GetBodyList(); body != nullptr; body = body->GetNext())
            for (b2Fixture* f = body->GetFixtureList(); f != nullptr; f = f->GetNext())
                for (int i = 0; i < f->GetShape()->GetChildCount(); ++i) {
                    bst_define(trace, idOf(f, i), "", body->GetType() == b2_dynamicBody,
                               f->GetFilterData().categoryBits, f->GetFilterData().maskBits);
                    b2AABB box;
                    f->GetShape()->ComputeAABB(&box, body->GetTransform(), i);
                    bst_box(trace, idOf(f, i), box.lowerBound.x, box.lowerBound.y, box.upperBound.x, box.upperBound.y);
                }
        for (b2Contact* c = world.GetContactList(); c != nullptr; c = c->GetNext())
            bst_candidate(trace, idOf(c->GetFixtureA(), c->GetChildIndexA()),
                          idOf(c->GetFixtureB(), c->GetChildIndexB()));
        bst_frame_end(trace);
    }
};
