#pragma once

#include "broadside_trace.h" // copied next to this one

#include <chipmunk/chipmunk.h>
#include <chipmunk/chipmunk_structs.h>
#include <cstdint>

/// @file
/// The smallest hook that records the broad phase of a Chipmunk 7 space, to be copied into a game: boxes, and the pairs
/// that its spatial index reports when it is queried again after the step, which changes nothing. It works for bodies
/// that do not sleep. chipmunk_hook.h also records sleeping bodies, shapes and contacts.

/// Call record() after each cpSpaceStep(). The trace needs wide_floats = 1, because Chipmunk's numbers are doubles.
struct SmallChipmunkHook {
    static std::uint64_t idOf(const void* shape) { return static_cast<const cpShape*>(shape)->hashid + 1; }
    static void recordShape(cpShape* shape, void* data)
    {
        auto* trace = static_cast<bst_trace*>(data);
        const bool isDynamic = cpBodyGetType(cpShapeGetBody(shape)) != CP_BODY_TYPE_STATIC;
        const cpShapeFilter filter = cpShapeGetFilter(shape);
        const cpBB box = cpShapeGetBB(shape);
        bst_define(trace, idOf(shape), "", isDynamic, filter.categories, filter.mask);
        bst_box(trace, idOf(shape), box.l, box.b, box.r, box.t);
    }
    static cpCollisionID recordPair(void* a, void* b, cpCollisionID id, void* trace)
    {
        bst_candidate(static_cast<bst_trace*>(trace), idOf(a), idOf(b));
        return id;
    }
    static void record(bst_trace* trace, cpSpace* space, std::uint64_t step, double seconds)
    {
        bst_frame_begin(trace, step, seconds);
        cpSpaceEachShape(space, &recordShape, trace);
        cpSpatialIndexReindexQuery(space->dynamicShapes, &recordPair, trace);
        bst_frame_end(trace);
    }
};
