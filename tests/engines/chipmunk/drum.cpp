// Gravel in a drum that turns: a game with Chipmunk. Argument: the trace to write.

#define BROADSIDE_TRACE_IMPLEMENTATION
#include "chipmunk_small_hook.h"

#include <cmath>

namespace {

unsigned seed = 23;

double random(unsigned below)
{
    seed = static_cast<unsigned>(seed * 16807ULL % 2147483647ULL);
    return seed % below;
}

/// Twelve segments around the origin.
void addDrum(cpSpace* space)
{
    cpBody* drum = cpSpaceAddBody(space, cpBodyNewKinematic());
    cpBodySetAngularVelocity(drum, 0.8);
    const cpVect corners[] = {{10, 0},  {8.66, 5},   {5, 8.66},   {0, 10},  {-5, 8.66}, {-8.66, 5},
                              {-10, 0}, {-8.66, -5}, {-5, -8.66}, {0, -10}, {5, -8.66}, {8.66, -5}};
    for (int i = 0; i < 12; ++i)
        cpShapeSetFriction(cpSpaceAddShape(space, cpSegmentShapeNew(drum, corners[i], corners[(i + 1) % 12], 0.2)), 1);
}

void addStone(cpSpace* space, bool isRound)
{
    const double size = 0.3 + random(30) / 100;
    cpBody* body = cpSpaceAddBody(space, cpBodyNew(1, cpMomentForCircle(1, 0, size, cpvzero)));
    cpBodySetPosition(body, {random(1000) / 100 - 5, random(1000) / 100 - 5});
    cpShape* shape = isRound ? cpCircleShapeNew(body, size, cpvzero) : cpBoxShapeNew(body, 2 * size, size, 0.02);
    cpShapeSetFriction(cpSpaceAddShape(space, shape), 0.7);
}

} // namespace

int main(int, char** arguments)
{
    cpSpace* space = cpSpaceNew();
    cpSpaceSetGravity(space, {0, -10});
    addDrum(space);
    for (int i = 0; i < 110; ++i)
        addStone(space, i % 3 != 0);
    bst_settings settings = bst_default_settings();
    settings.program = "Drum";
    settings.algorithm = "cpBBTree";
    settings.records = BST_CANDIDATES;
    settings.wide_floats = 1;
    bst_trace* trace = bst_open_file(arguments[1], &settings);
    for (unsigned step = 0; step < 400; ++step) {
        cpSpaceStep(space, 1.0 / 60);
        SmallChipmunkHook::record(trace, space, step, (step + 1) / 60.0);
    }
    bst_close(trace);
}
