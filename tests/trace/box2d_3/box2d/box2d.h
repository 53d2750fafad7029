/* The declarations of Box2D 3 that box2d_3_hook.h uses, written for its test, with a world of three shapes: a box that
 * falls on the ground, and a ball that is apart. A real game has Box2D's own header. */
#ifndef BROADSIDE_TEST_BOX2D_H
#define BROADSIDE_TEST_BOX2D_H

#include <stdbool.h>
#include <stdint.h>

#ifdef BOX2D_3_0
typedef uint32_t test_bits;
typedef void test_stats;
#define TEST_STATS
#else
typedef uint64_t test_bits;
typedef struct b2TreeStats {
    int nodeVisits, leafVisits;
} b2TreeStats;
typedef b2TreeStats test_stats;
#define TEST_STATS test_none
static const b2TreeStats test_none = {0, 0};
#endif

typedef struct b2Vec2 {
    float x, y;
} b2Vec2;
typedef struct b2Rot {
    float c, s;
} b2Rot;
typedef struct b2AABB {
    b2Vec2 lowerBound, upperBound;
} b2AABB;
typedef struct b2WorldId {
    uint16_t index1, generation;
} b2WorldId;
typedef struct b2BodyId {
    int32_t index1;
    uint16_t world0, generation;
} b2BodyId;
typedef struct b2ShapeId {
    int32_t index1;
    uint16_t world0, generation;
} b2ShapeId;
typedef enum b2BodyType { b2_staticBody = 0, b2_kinematicBody = 1, b2_dynamicBody = 2 } b2BodyType;
typedef enum b2ShapeType { b2_circleShape, b2_capsuleShape, b2_segmentShape, b2_polygonShape } b2ShapeType;
typedef struct b2Filter {
    test_bits categoryBits, maskBits;
    int32_t groupIndex;
} b2Filter;
typedef struct b2QueryFilter {
    test_bits categoryBits, maskBits;
} b2QueryFilter;
typedef struct b2Circle {
    b2Vec2 center;
    float radius;
} b2Circle;
typedef struct b2Capsule {
    b2Vec2 center1, center2;
    float radius;
} b2Capsule;
typedef struct b2Polygon {
    b2Vec2 vertices[8], normals[8], centroid;
    float radius;
    int count;
} b2Polygon;
typedef struct b2Manifold {
    int pointCount;
} b2Manifold;
typedef struct b2ContactData {
    b2ShapeId shapeIdA, shapeIdB;
    b2Manifold manifold;
} b2ContactData;
typedef bool b2OverlapResultFcn(b2ShapeId shapeId, void* context);

static float test_height = 5.0f; /* of the falling box; the ground is from -1 to 0 */

static inline b2ShapeId test_shape(int index)
{
    b2ShapeId shape;
    shape.index1 = index;
    shape.world0 = 0;
    shape.generation = 1;
    return shape;
}
static inline b2BodyId b2Shape_GetBody(b2ShapeId shape)
{
    b2BodyId body;
    body.index1 = shape.index1;
    body.world0 = 0;
    body.generation = 1;
    return body;
}
static inline b2BodyType b2Body_GetType(b2BodyId body) { return body.index1 == 1 ? b2_staticBody : b2_dynamicBody; }
static inline b2Rot b2Body_GetRotation(b2BodyId body)
{
    const b2Rot none = {1.0f, 0.0f};
    (void)body;
    return none;
}
static inline b2Vec2 test_position(int index)
{
    b2Vec2 at = {0.0f, 0.0f};
    if (index == 2)
        at.y = test_height;
    else if (index == 3)
        at.x = 50.0f;
    return at;
}
static inline b2Vec2 b2Body_GetWorldPoint(b2BodyId body, b2Vec2 local)
{
    b2Vec2 at = test_position(body.index1);
    at.x += local.x;
    at.y += local.y;
    return at;
}
static inline b2ShapeType b2Shape_GetType(b2ShapeId shape)
{
    return shape.index1 == 1 ? b2_segmentShape : shape.index1 == 2 ? b2_polygonShape : b2_circleShape;
}
static inline bool b2Shape_IsSensor(b2ShapeId shape) { return shape.index1 == 4; }
static inline b2Filter b2Shape_GetFilter(b2ShapeId shape)
{
    const b2Filter filter = {1, 0xffffffffu, 0};
    (void)shape;
    return filter;
}
static inline b2QueryFilter b2DefaultQueryFilter(void)
{
    const b2QueryFilter filter = {1, 0xffffffffu};
    return filter;
}
static inline b2Circle b2Shape_GetCircle(b2ShapeId shape)
{
    const b2Circle circle = {{0.0f, 0.0f}, 1.0f};
    (void)shape;
    return circle;
}
static inline b2Capsule b2Shape_GetCapsule(b2ShapeId shape)
{
    const b2Capsule capsule = {{0.0f, 0.0f}, {1.0f, 0.0f}, 1.0f};
    (void)shape;
    return capsule;
}
static inline b2Polygon b2Shape_GetPolygon(b2ShapeId shape)
{
    const b2Polygon polygon = {
        {{-1.0f, -1.0f}, {1.0f, -1.0f}, {1.0f, 1.0f}, {-1.0f, 1.0f}}, {{0.0f, 0.0f}}, {0.0f, 0.0f}, 0.0f, 4};
    (void)shape;
    return polygon;
}
static inline b2AABB b2Shape_GetAABB(b2ShapeId shape)
{
    const b2Vec2 at = test_position(shape.index1);
    b2AABB box = {{at.x - 1.0f, at.y - 1.0f}, {at.x + 1.0f, at.y + 1.0f}};
    if (shape.index1 == 1) {
        box.lowerBound.x = -20.0f;
        box.upperBound.x = 20.0f;
        box.upperBound.y = 0.0f;
    }
    return box;
}
static inline int b2Shape_GetContactData(b2ShapeId shape, b2ContactData* contacts, int capacity)
{
    if (test_height > 1.0f || shape.index1 > 2 || capacity < 1)
        return 0;
    contacts[0].shapeIdA = test_shape(1);
    contacts[0].shapeIdB = test_shape(2);
    contacts[0].manifold.pointCount = 1;
    return 1;
}
static inline test_stats b2World_OverlapAABB(b2WorldId world, b2AABB box, b2QueryFilter filter,
                                             b2OverlapResultFcn* take, void* context)
{
    int i;
    (void)world;
    for (i = 1; i <= 4 && filter.maskBits != 0; ++i) {
        const b2AABB other = b2Shape_GetAABB(test_shape(i));
#ifdef LOSES_PAIRS
        if (box.upperBound.x < 1.0e6f && i == 2)
            continue;
#endif
        if (box.lowerBound.x <= other.upperBound.x && other.lowerBound.x <= box.upperBound.x &&
            box.lowerBound.y <= other.upperBound.y && other.lowerBound.y <= box.upperBound.y &&
            !take(test_shape(i), context))
            break;
    }
    return TEST_STATS;
}

#endif
