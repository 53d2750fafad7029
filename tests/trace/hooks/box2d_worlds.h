#pragma once

#include <box2d/box2d.h>
#include <cstdint>
#include <memory>

/// @file
/// Small Box2D worlds, like the demonstrations of Box2D.

namespace box2d_worlds {

inline b2Body& addBody(b2World& world, b2BodyType type, float x, float y, float angle = 0.0F)
{
    b2BodyDef definition;
    definition.type = type;
    definition.position.Set(x, y);
    definition.angle = angle;
    return *world.CreateBody(&definition);
}

inline b2Fixture& addBox(b2Body& body, float width, float height, b2Vec2 at = {0.0F, 0.0F}, float angle = 0.0F)
{
    b2PolygonShape shape;
    shape.SetAsBox(width / 2, height / 2, at, angle);
    return *body.CreateFixture(&shape, 1.0F);
}

inline b2Fixture& addCircle(b2Body& body, float radius, b2Vec2 at = {0.0F, 0.0F})
{
    b2CircleShape shape;
    shape.m_radius = radius;
    shape.m_p = at;
    return *body.CreateFixture(&shape, 1.0F);
}

inline void addEdge(b2World& world, b2Vec2 from, b2Vec2 to)
{
    b2EdgeShape edge;
    edge.SetTwoSided(from, to);
    addBody(world, b2_staticBody, 0.0F, 0.0F).CreateFixture(&edge, 0.0F);
}

/// A pyramid of boxes on a line, and a ball that falls into it.
inline std::unique_ptr<b2World> stack()
{
    auto world = std::make_unique<b2World>(b2Vec2(0.0F, -10.0F));
    addEdge(*world, {-20.0F, 0.0F}, {20.0F, 0.0F});
    for (int row = 0; row < 9; ++row)
        for (int i = 0; i < 9 - row; ++i)
            addBox(addBody(*world, b2_dynamicBody, 1.1F * static_cast<float>(i) + 0.55F * static_cast<float>(row),
                           0.5F + 1.05F * static_cast<float>(row)),
                   1.0F, 1.0F);
    b2Body& ball = addBody(*world, b2_dynamicBody, -6.0F, 8.0F);
    addCircle(ball, 0.8F);
    ball.SetLinearVelocity({12.0F, -2.0F});
    return world;
}

/// Many circles in a bowl, of two kinds that do not collide with each other.
inline std::unique_ptr<b2World> circles(int count)
{
    auto world = std::make_unique<b2World>(b2Vec2(0.0F, -10.0F));
    const auto width = static_cast<float>(count) / 10.0F;
    const b2Vec2 bowl[] = {
        {-2.0F, 30.0F}, {-1.0F, 2.0F}, {width / 2, 0.0F}, {width + 1.0F, 2.0F}, {width + 2.0F, 30.0F}};
    b2ChainShape chain;
    chain.CreateChain(bowl, 5, {-2.0F, 40.0F}, {width + 2.0F, 40.0F});
    addBody(*world, b2_staticBody, 0.0F, 0.0F).CreateFixture(&chain, 0.0F);
    for (int i = 0; i < count; ++i) {
        const int column = i % (count / 10), row = i / (count / 10);
        b2Body& body = addBody(*world, b2_dynamicBody, static_cast<float>(column) + 0.3F * static_cast<float>(row % 2),
                               3.0F + static_cast<float>(row));
        body.SetLinearVelocity({static_cast<float>(i % 7 - 3), static_cast<float>(i % 5 - 2)});
        b2Filter filter;
        filter.categoryBits = i % 3 == 0 ? 2 : 4;
        filter.maskBits = static_cast<std::uint16_t>(0xffffU & (i % 3 == 0 ? ~4U : ~2U));
        addCircle(body, 0.3F + 0.05F * static_cast<float>(i % 4), {0.1F, 0.0F}).SetFilterData(filter);
    }
    return world;
}

/// Other things that worlds contain: bodies with several fixtures, a sensor, joints, and a kinematic platform.
inline std::unique_ptr<b2World> machines()
{
    auto world = std::make_unique<b2World>(b2Vec2(0.0F, -10.0F));
    b2Body& ground = addBody(*world, b2_staticBody, 0.0F, 0.0F);
    addBox(ground, 60.0F, 1.0F);
    addBox(ground, 1.0F, 10.0F, {-10.0F, 5.0F}); // overlaps the fixture above
    for (int i = 0; i < 6; ++i) {
        b2Body& dumbbell = addBody(*world, b2_dynamicBody, 4.0F * static_cast<float>(i), 4.0F, 0.4F);
        addBox(dumbbell, 2.0F, 0.4F, {0.0F, 0.0F}, 0.2F);
        addCircle(dumbbell, 0.5F, {-1.0F, 0.0F});
        addCircle(dumbbell, 0.5F, {1.0F, 0.0F});
    }
    b2Body* before = &ground;
    for (int i = 0; i < 8; ++i) { // a bridge with overlapping planks
        b2Body& plank = addBody(*world, b2_dynamicBody, -9.0F + 0.9F * static_cast<float>(i), 9.0F);
        addBox(plank, 1.0F, 0.2F);
        b2RevoluteJointDef joint;
        joint.Initialize(before, &plank, {-9.5F + 0.9F * static_cast<float>(i), 9.0F});
        world->CreateJoint(&joint);
        before = &plank;
    }
    b2Body& platform = addBody(*world, b2_kinematicBody, 8.0F, 2.5F);
    addBox(platform, 4.0F, 0.3F);
    platform.SetLinearVelocity({-1.0F, 0.0F});
    b2Fixture& sensor = addCircle(addBody(*world, b2_staticBody, 12.0F, 2.0F), 2.0F);
    sensor.SetSensor(true);
    return world;
}

inline void step(b2World& world) { world.Step(1.0F / 60.0F, 8, 3); }

} // namespace box2d_worlds
