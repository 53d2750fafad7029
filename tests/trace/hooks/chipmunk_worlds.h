#pragma once

#include <chipmunk/chipmunk.h>
#include <memory>
#include <vector>

/// @file
/// Small Chipmunk spaces, like the demonstrations of Chipmunk.

namespace chipmunk_worlds {

struct FreeSpace {
    void operator()(cpSpace* space) const
    {
        std::vector<cpShape*> shapes;
        std::vector<cpBody*> bodies;
        std::vector<cpConstraint*> constraints;
        cpSpaceEachShape(
            space, [](cpShape* shape, void* list) { keep(shape, list); }, &shapes);
        cpSpaceEachBody(
            space, [](cpBody* body, void* list) { keep(body, list); }, &bodies);
        cpSpaceEachConstraint(
            space, [](cpConstraint* one, void* list) { keep(one, list); }, &constraints);
        for (cpConstraint* constraint : constraints) {
            cpSpaceRemoveConstraint(space, constraint);
            cpConstraintFree(constraint);
        }
        for (cpShape* shape : shapes) {
            cpSpaceRemoveShape(space, shape);
            cpShapeFree(shape);
        }
        for (cpBody* body : bodies) {
            cpSpaceRemoveBody(space, body);
            cpBodyFree(body);
        }
        cpSpaceFree(space);
    }
    template<class T>
    static void keep(T* one, void* list)
    {
        static_cast<std::vector<T*>*>(list)->push_back(one);
    }
};
using Space = std::unique_ptr<cpSpace, FreeSpace>;

inline Space empty()
{
    Space space(cpSpaceNew());
    cpSpaceSetGravity(space.get(), cpv(0.0, -100.0));
    return space;
}

inline cpBody* addBody(cpSpace* space, double x, double y)
{
    cpBody* body = cpSpaceAddBody(space, cpBodyNew(1.0, 100.0));
    cpBodySetPosition(body, cpv(x, y));
    return body;
}

inline cpShape* addWall(cpSpace* space, cpVect from, cpVect to, double radius)
{
    return cpSpaceAddShape(space, cpSegmentShapeNew(cpSpaceGetStaticBody(space), from, to, radius));
}

/// A pyramid of boxes on a line, and a ball that falls into it.
inline Space stack()
{
    Space space = empty();
    addWall(space.get(), cpv(-320.0, 0.0), cpv(320.0, 0.0), 0.0);
    for (int row = 0; row < 9; ++row)
        for (int i = 0; i < 9 - row; ++i)
            cpSpaceAddShape(space.get(), cpBoxShapeNew(addBody(space.get(), 32.0 * i + 16.0 * row, 15.0 + 31.0 * row),
                                                       30.0, 30.0, 0.5));
    cpBody* ball = addBody(space.get(), -150.0, 200.0);
    cpBodySetVelocity(ball, cpv(300.0, -20.0));
    cpSpaceAddShape(space.get(), cpCircleShapeNew(ball, 15.0, cpvzero));
    return space;
}

/// Many circles in a bowl, of two kinds that do not collide with each other. `hash`: uses a spatial hash instead of a
/// tree.
inline Space circles(int count, bool hash)
{
    Space space = empty();
    if (hash)
        cpSpaceUseSpatialHash(space.get(), 10.0, 10 * count);
    const double width = count; // ten rows
    addWall(space.get(), cpv(-20.0, 300.0), cpv(-10.0, 20.0), 2.0);
    addWall(space.get(), cpv(-10.0, 20.0), cpv(width / 2, 0.0), 2.0);
    addWall(space.get(), cpv(width / 2, 0.0), cpv(width + 10.0, 20.0), 2.0);
    addWall(space.get(), cpv(width + 10.0, 20.0), cpv(width + 20.0, 300.0), 2.0);
    for (int i = 0; i < count; ++i) {
        const int column = i % (count / 10), row = i / (count / 10);
        cpBody* body = addBody(space.get(), 10.0 * column + 3.0 * (row % 2), 30.0 + 10.0 * row);
        cpBodySetVelocity(body, cpv(10.0 * (i % 7 - 3), 10.0 * (i % 5 - 2)));
        cpShape* shape = cpSpaceAddShape(space.get(), cpCircleShapeNew(body, 3.0 + 0.5 * (i % 4), cpv(1.0, 0.0)));
        const unsigned kind = i % 3 == 0 ? 2 : 4;
        cpShapeSetFilter(shape, cpShapeFilterNew(CP_NO_GROUP, kind, ~(kind ^ 6U)));
    }
    return space;
}

/// Other things that spaces contain: bodies with several shapes, a sensor, a joint, and a kinematic platform.
inline Space machines()
{
    Space space = empty();
    addWall(space.get(), cpv(-100.0, 0.0), cpv(300.0, 0.0), 5.0);
    for (int i = 0; i < 6; ++i) {
        cpBody* dumbbell = addBody(space.get(), 40.0 * i, 40.0);
        cpBodySetAngle(dumbbell, 0.4);
        cpSpaceAddShape(space.get(), cpBoxShapeNew(dumbbell, 20.0, 4.0, 0.0));
        cpSpaceAddShape(space.get(), cpCircleShapeNew(dumbbell, 5.0, cpv(-10.0, 0.0)));
        cpSpaceAddShape(space.get(), cpCircleShapeNew(dumbbell, 5.0, cpv(10.0, 0.0)));
    }
    cpBody* before = nullptr;
    for (int i = 0; i < 8; ++i) { // a chain with overlapping links
        cpBody* link = addBody(space.get(), -80.0 + 9.0 * i, 90.0);
        cpSpaceAddShape(space.get(), cpBoxShapeNew(link, 10.0, 2.0, 0.0));
        if (before != nullptr) {
            cpConstraint* joint =
                cpSpaceAddConstraint(space.get(), cpPivotJointNew(before, link, cpv(-85.0 + 9.0 * i, 90.0)));
            cpConstraintSetCollideBodies(joint, cpFalse);
        }
        before = link;
    }
    cpBody* platform = cpSpaceAddBody(space.get(), cpBodyNewKinematic());
    cpBodySetPosition(platform, cpv(80.0, 25.0));
    cpBodySetVelocity(platform, cpv(-10.0, 0.0));
    cpSpaceAddShape(space.get(), cpBoxShapeNew(platform, 40.0, 3.0, 0.0));
    cpShape* sensor =
        cpSpaceAddShape(space.get(), cpCircleShapeNew(cpSpaceGetStaticBody(space.get()), 20.0, cpv(120.0, 20.0)));
    cpShapeSetSensor(sensor, cpTrue);
    return space;
}

} // namespace chipmunk_worlds
