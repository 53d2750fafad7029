#include "tests/planted/game.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside::planted {
namespace {

constexpr std::uint64_t kGolden = 0x9e37'79b9'7f4a'7c15ULL; // SplitMix64, by Steele, Lea and Flood
constexpr std::uint64_t kSwarmStride = 89;                  // ids of the swarm come in no order
constexpr std::uint64_t kSwarmIds = 1009;

constexpr TouchRule kClosed = TouchRule::Closed;
constexpr TouchRule kHalfOpen = TouchRule::HalfOpen;

// world, name, bounds, view, cell, units a metre, steps, y down, doubles, touch, first id, ids are used again
constexpr std::array<WorldFacts, kWorlds> kFacts{{
    {World::Shooter, "shooter", {{0, 0}, {1280, 960}}, {640, 480}, 64, 32, 240, true, false, kClosed, 1, false},
    {World::Platformer, "platformer", {{0, 0}, {2048, 768}}, {640, 480}, 64, 32, 240, true, false, kClosed, 10, false},
    {World::Bouncing, "bouncing", {{-20, -12}, {20, 12}}, {20, 12}, 2, 1, 240, false, true, kClosed, 1, false},
    {World::Swarm, "swarm", {{-16, -16}, {16, 16}}, {16, 10}, 1, 1, 220, false, false, kClosed, 1000, false},
    {World::Space, "space", {{-800, -600}, {800, 600}}, {800, 600}, 80, 40, 300, false, false, kClosed, 1, true},
    {World::Warehouse, "warehouse", {{0, 0}, {60, 40}}, {30, 20}, 2, 1, 300, true, true, kClosed, 501, false},
    {World::Stacked, "stacked", {{0, 0}, {1024, 512}}, {320, 240}, 64, 32, 200, true, false, kClosed, 1, false},
    {World::Garden, "garden", {{0, 0}, {100, 70}}, {40, 30}, 5, 1, 240, false, false, kClosed, 3, true},
    {World::Tower, "tower", {{-4, 0}, {4, 6}}, {4, 3}, 0.5, 1, 200, false, false, kHalfOpen, 1, false},
}};

} // namespace

const WorldFacts& factsOf(World world) { return kFacts[static_cast<std::size_t>(world)]; }

const WorldRules& rulesOf(World world)
{
    static const std::array<WorldRules, kWorlds> rules{shooterRules(), platformerRules(), bouncingRules(),
                                                       swarmRules(),   spaceRules(),      warehouseRules(),
                                                       stackedRules(), gardenRules(),     towerRules()};
    return rules[static_cast<std::size_t>(world)];
}

Aabb boxAround(Vec2 centre, Vec2 size, double angle)
{
    Vec2 half = 0.5 * size;
    if (angle != 0.0) {
        const double c = std::abs(std::cos(angle));
        const double s = std::abs(std::sin(angle));
        half = {half.x * c + half.y * s, half.x * s + half.y * c};
    }
    return {centre - half, centre + half};
}

Game::Game(World world, std::uint64_t seed)
    : m_facts(factsOf(world))
    , m_random(seed * kGolden + static_cast<std::uint64_t>(world) + 1)
    , m_camera(m_facts.bounds.center())
{
    rulesOf(world).begin(*this);
    finish();
}

void Game::step()
{
    ++m_step;
    for (Body& body : m_bodies) {
        body.before = body.box;
        body.hasJumped = false;
    }
    rulesOf(m_facts.world).advance(*this);
    for (std::size_t i = m_bodies.size(); i-- > 0;)
        if (m_bodies[i].lifetime > 0 && --m_bodies[i].lifetime == 0)
            kill(m_bodies[i].id);
    finish();
}

GameFrame Game::frame() const
{
    return {m_step, m_bodies, {m_camera - 0.5 * m_facts.view, m_camera + 0.5 * m_facts.view}, &m_facts};
}

double Game::between(double low, double high)
{
    m_random += kGolden;
    std::uint64_t bits = m_random;
    bits = (bits ^ (bits >> 30)) * 0xbf58'476d'1ce4'e5b9ULL;
    bits = (bits ^ (bits >> 27)) * 0x94d0'49bb'1331'11ebULL;
    bits ^= bits >> 31;
    return low + (high - low) * (static_cast<double>(bits >> 11) * 0x1p-53);
}

int Game::below(int limit) { return static_cast<int>(between(0.0, static_cast<double>(limit))); }

Vec2 Game::anywhere(double margin)
{
    const Aabb& level = m_facts.bounds;
    const double x = between(level.lo.x + margin, level.hi.x - margin);
    return {x, between(level.lo.y + margin, level.hi.y - margin)};
}

std::uint64_t Game::takeId()
{
    if (m_facts.reusesIds && !m_freeIds.empty()) {
        const std::uint64_t id = m_freeIds.back();
        m_freeIds.pop_back();
        return id;
    }
    const std::uint64_t number = m_made++;
    if (m_facts.world == World::Swarm)
        return m_facts.firstId + number * kSwarmStride % kSwarmIds;
    return m_facts.firstId + number;
}

Body& Game::spawn(const Kind& kind, Vec2 centre, Vec2 size)
{
    Body body;
    body.id = takeId();
    body.slot = m_bodies.size();
    if (!m_freeSlots.empty()) {
        body.slot = m_freeSlots.back();
        m_freeSlots.pop_back();
    }
    body.kind = &kind;
    body.centre = centre;
    body.size = size;
    body.bornAt = m_step;
    return m_bodies.emplace_back(body);
}

void Game::kill(std::uint64_t id)
{
    const auto found = std::ranges::find(m_bodies, id, &Body::id);
    if (found == m_bodies.end())
        return;
    m_freeIds.push_back(id);
    m_freeSlots.push_back(found->slot);
    m_bodies.erase(found);
}

void Game::move(Body& body) const { body.centre += kStepSeconds * body.velocity; }

void Game::bounce(Body& body) const
{
    move(body);
    const Aabb& level = m_facts.bounds;
    if (body.centre.x < level.lo.x || body.centre.x > level.hi.x)
        body.velocity.x = std::copysign(body.velocity.x, level.center().x - body.centre.x);
    if (body.centre.y < level.lo.y || body.centre.y > level.hi.y)
        body.velocity.y = std::copysign(body.velocity.y, level.center().y - body.centre.y);
}

void Game::jump(Body& body, Vec2 to) const
{
    body.centre = to;
    body.hasJumped = true;
}

Aabb Game::stored(const Aabb& box) const
{
    if (m_facts.wideFloats)
        return box;
    const auto narrow = [](double value) { return static_cast<double>(static_cast<float>(value)); };
    return {{narrow(box.lo.x), narrow(box.lo.y)}, {narrow(box.hi.x), narrow(box.hi.y)}};
}

void Game::finish()
{
    for (Body& body : m_bodies) {
        body.box = stored(boxAround(body.centre, body.scale * body.size, body.angle));
        if (body.bornAt == m_step) {
            body.before = body.box;
            body.bornScale = body.scale;
            body.bornAngle = body.angle;
        }
        body.restSteps = body.box == body.before && !body.hasJumped ? body.restSteps + 1 : 0;
        body.isAsleep = body.kind->sleeps && body.restSteps >= kStepsUntilSleep;
    }
}

} // namespace broadside::planted
