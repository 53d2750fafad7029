#pragma once

#include "core/math/aabb.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// @file
/// The small games of which recordings are made. A game knows nothing of its broad phase.
///
/// Units   each game's own, see WorldFacts; seconds; radians, from x towards y.
/// Frame   each game's own: y up or y down.

namespace broadside::planted {

enum class World : std::uint8_t {
    Shooter,    ///< Bullets that are born and die, bats, walls. Pixels, y down.
    Platformer, ///< Tiles, walkers, platforms that carry others. Pixels, y down.
    Bouncing,   ///< Boxes of many sizes that rotate, around the origin. Metres.
    Swarm,      ///< Many of one size that follow goals. Ids without order.
    Space,      ///< Wraps around; rocks split, ships jump, ids are used again.
    Warehouse,  ///< Crates at rest, forklifts that push them, a pool that is parked in one place.
    Stacked,    ///< Blocks that touch at whole pixels; touching counts.
    Garden,     ///< Plants and balloons that grow and rotate.
    Tower,      ///< Blocks of 0.1 m that touch up to the last bit of a float; touching does not count.
};
inline constexpr std::size_t kWorlds = 9;

struct WorldFacts {
    World world;
    const char* name;
    Aabb bounds;          ///< Of the level. Objects may leave it.
    Vec2 view;            ///< Size of what the camera shows.
    double cell;          ///< The cell size that the game's author chose.
    double unitsPerMetre; ///< Units of the game in a metre.
    int steps;
    bool yDown;
    bool wideFloats; ///< The game computes in doubles, else its boxes are floats.
    TouchRule touch;
    std::uint64_t firstId;
    bool reusesIds;
};
[[nodiscard]] const WorldFacts& factsOf(World world);

inline constexpr double kStepSeconds = 1.0 / 60.0;
inline constexpr int kStepsUntilSleep = 20;

/// What objects have in common.
struct Kind {
    const char* name;
    bool isDynamic = true;
    std::uint32_t category = 1;
    std::uint32_t mask = 0xffff'ffff;
    bool sleeps = false; ///< After kStepsUntilSleep steps at rest.
};

struct Body {
    std::uint64_t id = 0;
    std::size_t slot = 0; ///< In the game's array; used again after death.
    const Kind* kind = nullptr;
    Vec2 centre;
    Vec2 size; ///< Before scale and rotation.
    double angle = 0.0;
    double scale = 1.0;
    Vec2 velocity; ///< Per second. Pushed objects move without one.
    Aabb box;      ///< Around all of it, as the game has it in this step.
    Aabb before;   ///< The same, of the step before.
    std::uint64_t bornAt = 0;
    double bornScale = 1.0;
    double bornAngle = 0.0;
    Vec2 parent; ///< Where its parent is.
    bool hasParent = false;
    bool isAsleep = false;
    bool hasJumped = false; ///< It was put elsewhere in this step.
    int restSteps = 0;
    int lifetime = 0; ///< Steps that are left; 0: it lives on.
    int mood = 0;     ///< For the rules of its world.
    Vec2 goal;        ///< The same.

    [[nodiscard]] std::uint64_t age(std::uint64_t step) const noexcept { return step - bornAt; }
};

/// The box around a rectangle that is rotated about its centre.
[[nodiscard]] Aabb boxAround(Vec2 centre, Vec2 size, double angle);

/// A step, as the broad phase sees it.
struct GameFrame {
    std::uint64_t step = 0;
    std::span<const Body> bodies; ///< All that live.
    Aabb view;                    ///< What the camera shows.
    const WorldFacts* facts = nullptr;
};

/// A world with its rules. The same seed makes the same steps.
class Game {
public:
    Game(World world, std::uint64_t seed);
    void step();
    [[nodiscard]] GameFrame frame() const;

    // For the rules of worlds:
    [[nodiscard]] const WorldFacts& facts() const noexcept { return m_facts; }
    [[nodiscard]] std::uint64_t now() const noexcept { return m_step; }
    [[nodiscard]] std::vector<Body>& bodies() noexcept { return m_bodies; }
    [[nodiscard]] double between(double low, double high);
    [[nodiscard]] int below(int limit); ///< 0..limit - 1
    [[nodiscard]] Vec2 anywhere(double margin);
    /// References to other bodies are invalid after this.
    Body& spawn(const Kind& kind, Vec2 centre, Vec2 size);
    void kill(std::uint64_t id);
    /// By its velocity.
    void move(Body& body) const;
    /// By its velocity, and back at the edge of the level.
    void bounce(Body& body) const;
    void jump(Body& body, Vec2 to) const;
    void follow(Vec2 centre) { m_camera = centre; }

private:
    void finish();
    [[nodiscard]] std::uint64_t takeId();
    [[nodiscard]] Aabb stored(const Aabb& box) const;

    const WorldFacts& m_facts;
    std::uint64_t m_random;
    std::uint64_t m_step = 0;
    std::uint64_t m_made = 0;
    Vec2 m_camera;
    std::vector<Body> m_bodies;
    std::vector<std::uint64_t> m_freeIds;
    std::vector<std::size_t> m_freeSlots;
};

/// How a world begins, and what happens in a step of it.
struct WorldRules {
    void (*begin)(Game&);
    void (*advance)(Game&);
};
[[nodiscard]] const WorldRules& rulesOf(World world);
[[nodiscard]] WorldRules shooterRules();
[[nodiscard]] WorldRules platformerRules();
[[nodiscard]] WorldRules bouncingRules();
[[nodiscard]] WorldRules swarmRules();
[[nodiscard]] WorldRules spaceRules();
[[nodiscard]] WorldRules warehouseRules();
[[nodiscard]] WorldRules stackedRules();
[[nodiscard]] WorldRules gardenRules();
[[nodiscard]] WorldRules towerRules();

} // namespace broadside::planted
