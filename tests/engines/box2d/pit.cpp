// Crates and balls fall into a pit: a game with Box2D. Argument: the trace to write.

#define BROADSIDE_TRACE_IMPLEMENTATION
#include "box2d_small_hook.h"

namespace {

unsigned seed = 19;

float random(unsigned below)
{
    seed = static_cast<unsigned>(seed * 16807ULL % 2147483647ULL);
    return static_cast<float>(seed % below);
}

void addPit(b2World& world)
{
    b2BodyDef still;
    b2Body* pit = world.CreateBody(&still);
    const b2Vec2 sides[] = {{-10, 12}, {-8, 0}, {-3, 0}, {0, 2}, {3, 0}, {8, 0}, {10, 12}};
    for (int i = 0; i + 1 < 7; ++i) {
        b2EdgeShape edge;
        edge.SetTwoSided(sides[i], sides[i + 1]);
        pit->CreateFixture(&edge, 0);
    }
}

void addThing(b2World& world, bool isBall)
{
    b2BodyDef def;
    def.type = b2_dynamicBody;
    def.position.Set(random(1400) / 100 - 7, 4 + random(2000) / 100);
    b2Body* body = world.CreateBody(&def);
    const float size = 0.2F + random(30) / 100;
    b2CircleShape ball;
    ball.m_radius = size;
    b2PolygonShape crate;
    crate.SetAsBox(size, size * 0.8F);
    body->CreateFixture(isBall ? static_cast<b2Shape*>(&ball) : &crate, 1);
}

} // namespace

int main(int, char** arguments)
{
    b2World world({0, -10});
    addPit(world);
    for (int i = 0; i < 100; ++i)
        addThing(world, i % 2 == 0);
    bst_settings settings = bst_default_settings();
    settings.program = "Pit";
    settings.algorithm = "b2DynamicTree";
    settings.records = BST_CANDIDATES;
    SmallBox2dHook hook{bst_open_file(arguments[1], &settings)};
    for (unsigned step = 0; step < 400; ++step) {
        world.Step(1.0F / 60, 8, 3);
        hook.record(world, step, (step + 1) / 60.0);
    }
    bst_close(hook.trace);
}
