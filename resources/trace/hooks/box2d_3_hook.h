/* Records the broad phase of a world of Box2D 3.0 or 3.1 for Broadside, in C or C++, to be copied into a game.
 * Box2D 2.4 has box2d_hook.h. The game opens a trace, and records after each step:
 *
 *     bst_settings settings = bst_default_settings();
 *     settings.algorithm = "Box2D 3";
 *     settings.records = BOX2D_3_RECORDS;
 *     settings.has_capsules = 1;
 *     bst_trace* trace = bst_open_file("my_game.bstrace", &settings);
 *     ...
 *     b2World_Step(world, 1.0f / 60.0f, 4);
 *     box2d_3_record(trace, world, step, seconds);
 *
 * Objects     One for each shape; for a chain, one for each segment. Sensors are left out: Box2D looks for their
 *             overlaps in another way. The id is the shape's index. Box2D uses it again after the shape's end.
 * Candidates  What the trees find for the box of each shape (b2World_OverlapAABB), with the filter of the shape.
 *             Box2D has no function that lists the contacts that do not touch.
 * Contacts    The contacts that touch (b2Shape_GetContactData).
 * Boxes       Those of b2Shape_GetAABB, which are a little larger than moving shapes.
 * Missing     The fattened boxes, groups of filters, and categories after the 32nd.
 */
#ifndef BROADSIDE_BOX2D_3_HOOK_H
#define BROADSIDE_BOX2D_3_HOOK_H

#include "broadside_trace.h" /* copied next to this one */

#include <box2d/box2d.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>

/* To be used for `records` when the trace is opened. */
#define BOX2D_3_RECORDS (BST_CANDIDATES | BST_CONTACTS)

typedef struct box2d_3_recording {
    bst_trace* trace;
    b2WorldId world;
    b2ShapeId shape; /* whose neighbours are looked for */
} box2d_3_recording;

static inline uint64_t box2d_3_id(b2ShapeId shape) { return (uint64_t)shape.index1; }

static inline int box2d_3_is_dynamic(b2ShapeId shape)
{
    return b2Body_GetType(b2Shape_GetBody(shape)) == b2_dynamicBody;
}

/* Says what a shape is. The trace is written only if something has changed. */
static inline b2Vec2 box2d_3_define(bst_trace* trace, b2ShapeId shape)
{
    const uint64_t id = box2d_3_id(shape);
    const b2Filter filter = b2Shape_GetFilter(shape);
    const uint32_t category = (uint32_t)filter.categoryBits, mask = (uint32_t)filter.maskBits;
    const int is_dynamic = box2d_3_is_dynamic(shape);
    b2Vec2 centre = {0.0f, 0.0f};
    switch (b2Shape_GetType(shape)) {
    case b2_circleShape: {
        const b2Circle circle = b2Shape_GetCircle(shape);
        bst_define_circle(trace, id, "Circle", is_dynamic, category, mask, circle.radius);
        centre = circle.center;
        break;
    }
    case b2_capsuleShape: {
        const b2Capsule capsule = b2Shape_GetCapsule(shape);
        const double ends[] = {capsule.center1.x, capsule.center1.y, capsule.center2.x, capsule.center2.y};
        bst_define_capsule(trace, id, "Capsule", is_dynamic, category, mask, ends, capsule.radius);
        break;
    }
    case b2_polygonShape: {
        const b2Polygon polygon = b2Shape_GetPolygon(shape);
        double points[2 * 16];
        int i;
        if (polygon.radius > 0.0f || polygon.count > 16) { /* rounded: its box is recorded alone */
            bst_define(trace, id, "Polygon", is_dynamic, category, mask);
            break;
        }
        for (i = 0; i < polygon.count; ++i) {
            points[2 * i] = polygon.vertices[i].x;
            points[2 * i + 1] = polygon.vertices[i].y;
        }
        bst_define_polygon(trace, id, "Polygon", is_dynamic, category, mask, points, polygon.count);
        break;
    }
    default:
        bst_define(trace, id, "Segment", is_dynamic, category, mask);
        break;
    }
    return centre;
}

/* A shape that the trees find for the box of another one. */
static inline bool box2d_3_take_neighbour(b2ShapeId other, void* context)
{
    const box2d_3_recording* recording = (const box2d_3_recording*)context;
    /* Each pair is found from both sides. */
    if (box2d_3_id(recording->shape) < box2d_3_id(other) && !b2Shape_IsSensor(other) &&
        (box2d_3_is_dynamic(recording->shape) || box2d_3_is_dynamic(other)))
        bst_candidate(recording->trace, box2d_3_id(recording->shape), box2d_3_id(other));
    return true;
}

static inline void box2d_3_record_contacts(bst_trace* trace, b2ShapeId shape)
{
    b2ContactData contacts[64];
    const int count = b2Shape_GetContactData(shape, contacts, 64);
    int i;
    for (i = 0; i < count; ++i) {
        const uint64_t a = box2d_3_id(contacts[i].shapeIdA), b = box2d_3_id(contacts[i].shapeIdB);
        if ((a < b ? a : b) == box2d_3_id(shape)) /* each contact is in the lists of both */
            bst_contact(trace, a, b);
    }
}

static inline bool box2d_3_take_shape(b2ShapeId shape, void* context)
{
    box2d_3_recording* recording = (box2d_3_recording*)context;
    const b2BodyId body = b2Shape_GetBody(shape);
    const b2AABB box = b2Shape_GetAABB(shape);
    const b2Rot turn = b2Body_GetRotation(body);
    const b2Filter filter = b2Shape_GetFilter(shape);
    b2QueryFilter asked = b2DefaultQueryFilter();
    b2Vec2 at;
    if (b2Shape_IsSensor(shape))
        return true;
    at = b2Body_GetWorldPoint(body, box2d_3_define(recording->trace, shape));
    bst_placed_box(recording->trace, box2d_3_id(shape), box.lowerBound.x, box.lowerBound.y, box.upperBound.x,
                   box.upperBound.y, at.x, at.y, atan2(turn.s, turn.c) * (180.0 / 3.14159265358979323846));
    box2d_3_record_contacts(recording->trace, shape);
    asked.categoryBits = filter.categoryBits;
    asked.maskBits = filter.maskBits;
    recording->shape = shape;
    (void)b2World_OverlapAABB(recording->world, box, asked, box2d_3_take_neighbour, recording);
    return true;
}

static inline void box2d_3_record(bst_trace* trace, b2WorldId world, uint64_t step, double seconds)
{
    const float far = 1.0e7f; /* beyond all worlds of Box2D */
    const b2AABB everything = {{-far, -far}, {far, far}};
    b2QueryFilter all = b2DefaultQueryFilter();
    box2d_3_recording recording;
    if (bst_frame_begin(trace, step, seconds) == 0)
        return;
    all.categoryBits = 0;
    all.categoryBits = ~all.categoryBits;
    all.maskBits = all.categoryBits;
    recording.trace = trace;
    recording.world = world;
    (void)b2World_OverlapAABB(world, everything, all, box2d_3_take_shape, &recording);
    bst_frame_end(trace);
}

#endif
