#pragma once

#include "broadside_trace.h" // copied next to this one

#include <chipmunk/chipmunk.h>
#include <chipmunk/chipmunk_structs.h>
#include <cstdint>

/// @file
/// Records the broad phase of a Chipmunk 7 space for Broadside, to be copied into a game. The game calls step() instead
/// of cpSpaceStep(). It works with all spatial indexes of Chipmunk.
///
/// Objects     One for each shape; the ids are Chipmunk's own numbers plus 1.
/// Candidates  The pairs that the spatial index passes to Chipmunk's narrow phase; step() intercepts them.
/// Boxes       From cpShapeGetBB, which the index also uses.
/// Contacts    Chipmunk's arbiters; sensors have none.
/// Missing     Groups of filters: traces have only categories and masks. The rounding of polygons. Pairs that sleep
///             without touching: Chipmunk does not report them, and if their boxes overlap, an audit reports them as
///             missed.

class ChipmunkHook {
public:
    /// To be used for `records` when the trace is opened, with wide_floats = 1, because Chipmunk's numbers are doubles.
    static constexpr unsigned kRecords = BST_CANDIDATES | BST_CONTACTS;
    explicit ChipmunkHook(bst_trace* trace)
        : m_trace(trace)
    {}

    void step(cpSpace* space, cpFloat dt, std::uint64_t step, double seconds)
    {
        if (bst_frame_begin(m_trace, step, seconds) == 0) {
            cpSpaceStep(space, dt);
            return;
        }
        cpSpatialIndex* index = space->dynamicShapes;
        m_between.klass = *index->klass;
        m_between.klass.reindexQuery = &ChipmunkHook::reindexQuery;
        m_between.original = index->klass;
        m_between.trace = m_trace;
        index->klass = &m_between.klass; // until Chipmunk asks it for pairs
        cpSpaceStep(space, dt);
        index->klass = m_between.original;
        cpSpaceEachShape(space, &ChipmunkHook::recordShape, this);
        m_defined = space->shapeIDCounter;
        for (int i = 0; i < space->arbiters->num; ++i)
            recordContact(static_cast<const cpArbiter*>(space->arbiters->arr[i]));
        // Chipmunk keeps the contacts of sleeping bodies with the bodies.
        for (int i = 0; i < space->sleepingComponents->num; ++i)
            for (auto* body = static_cast<cpBody*>(space->sleepingComponents->arr[i]); body != nullptr;
                 body = body->sleeping.next)
                cpBodyEachArbiter(body, &ChipmunkHook::recordSleeping, this);
        bst_frame_end(m_trace);
    }

    static std::uint64_t idOf(const cpShape* shape) { return static_cast<std::uint64_t>(shape->hashid) + 1; }

private:
    struct Between {
        cpSpatialIndexClass klass; ///< The first member, so that the pointer of an index to its class also leads here.
        cpSpatialIndexClass* original;
        bst_trace* trace;
        cpSpatialIndexQueryFunc narrowPhase;
        void* data;
    };

    static void reindexQuery(cpSpatialIndex* index, cpSpatialIndexQueryFunc narrowPhase, void* data)
    {
        auto* between = reinterpret_cast<Between*>(index->klass);
        between->narrowPhase = narrowPhase;
        between->data = data;
        index->klass = between->original; // trees recognise each other by it
        cpSpatialIndexReindexQuery(index, &ChipmunkHook::recordPair, between);
    }
    static cpCollisionID recordPair(void* a, void* b, cpCollisionID id, void* data)
    {
        const auto* between = static_cast<const Between*>(data);
        bst_candidate(between->trace, idOf(static_cast<cpShape*>(a)), idOf(static_cast<cpShape*>(b)));
        return between->narrowPhase(a, b, id, between->data);
    }

    static void recordShape(cpShape* shape, void* data)
    {
        const auto* hook = static_cast<const ChipmunkHook*>(data);
        if (shape->hashid >= hook->m_defined)
            define(hook->m_trace, shape);
        const cpBB box = cpShapeGetBB(shape);
        const cpBody* body = cpShapeGetBody(shape);
        const bool isCircle = shape->klass->type == CP_CIRCLE_SHAPE;
        const cpVect at = cpBodyLocalToWorld(body, isCircle ? cpCircleShapeGetOffset(shape) : cpvzero);
        bst_placed_box(hook->m_trace, idOf(shape), box.l, box.b, box.r, box.t, at.x, at.y,
                       cpBodyGetAngle(body) * (180.0 / CP_PI));
    }
    void recordContact(const cpArbiter* arbiter) { bst_contact(m_trace, idOf(arbiter->a), idOf(arbiter->b)); }
    /// Chipmunk does not query the index about sleeping bodies, but they still touch.
    static void recordSleeping(cpBody* /*body*/, cpArbiter* arbiter, void* data)
    {
        auto* hook = static_cast<ChipmunkHook*>(data);
        bst_candidate(hook->m_trace, idOf(arbiter->a), idOf(arbiter->b));
        hook->recordContact(arbiter);
    }

    static void define(bst_trace* trace, const cpShape* shape)
    {
        const int isDynamic = cpBodyGetType(cpShapeGetBody(shape)) != CP_BODY_TYPE_STATIC;
        const cpShapeFilter filter = cpShapeGetFilter(shape);
        if (shape->klass->type == CP_CIRCLE_SHAPE) {
            bst_define_circle(trace, idOf(shape), "Circle", isDynamic, filter.categories, filter.mask,
                              cpCircleShapeGetRadius(shape));
            return;
        }
        if (shape->klass->type == CP_SEGMENT_SHAPE) {
            const cpVect a = cpSegmentShapeGetA(shape), b = cpSegmentShapeGetB(shape);
            const double ends[4] = {a.x, a.y, b.x, b.y};
            bst_define_capsule(trace, idOf(shape), "Segment", isDynamic, filter.categories, filter.mask, ends,
                               radiusOf(shape, cpvdist(a, b)));
            return;
        }
        double points[2 * kMostPoints];
        const int count = putPolygon(shape, points);
        bst_define_polygon(trace, idOf(shape), "Polygon", isDynamic, filter.categories, filter.mask, points, count);
    }
    static int putPolygon(const cpShape* shape, double* points)
    {
        const int count = cpPolyShapeGetCount(shape) < kMostPoints ? cpPolyShapeGetCount(shape) : kMostPoints;
        for (int i = 0; i < count; ++i) {
            points[2 * i] = cpPolyShapeGetVert(shape, i).x;
            points[2 * i + 1] = cpPolyShapeGetVert(shape, i).y;
        }
        return count;
    }
    /// At least a 2000th of the length, because a segment may have no width.
    static double radiusOf(const cpShape* segment, cpFloat length)
    {
        const cpFloat least = length / 2000.0;
        return cpSegmentShapeGetRadius(segment) > least ? cpSegmentShapeGetRadius(segment) : least;
    }

    static constexpr int kMostPoints = 32;
    bst_trace* m_trace;
    Between m_between = {};
    cpHashValue m_defined = 0; // shapes with smaller numbers are defined
};
