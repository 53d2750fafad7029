#include "core/scene/generate.h"

#include "core/base/limits.h"
#include "core/base/random.h"
#include "core/base/suggestion.h"
#include "core/base/utf8.h"
#include "core/scene/messages/sample_messages.h"
#include "core/scene/sample_crowds.h"
#include "core/scene/sample_games.h"
#include "core/scene/sample_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace broadside {
namespace {

// ---- the cannon world ------------------------------------------------------------------------------------------

constexpr ObjectId kBall{2};
constexpr double kTargetSide = 0.5;     // metres
constexpr double kCannonHalfSide = 0.5; // metres

SceneObject cannon()
{
    SceneObject object;
    object.name = "Cannon";
    object.shape = Mesh{{{-0.5, -0.5}, {0.5, 0.0}, {-0.5, 0.5}}, {0, 1, 2}};
    object.mask = 0; // takes no part in collisions
    object.components.emplace_back(Launcher{kBall, 2.0});
    object.sprite = regionSprite("cannon");
    return object;
}

SceneObject ball()
{
    SceneObject object;
    object.name = "Ball";
    object.kind = ObjectKind::Dynamic;
    object.shape = Box{0.2, 0.2}; // a little smaller than its picture
    object.sprite = regionSprite("ball");
    return object;
}

/// Whether a target at this place would cover the cannon. The ball would also hit it before any shot.
bool coversTheCannon(Vec2 center)
{
    constexpr double kReach = kCannonHalfSide + kTargetSide / 2.0;
    return std::abs(center.x) <= kReach && std::abs(center.y) <= kReach;
}

Scene cannonWorld(double height, std::size_t targets, Random& random)
{
    Scene scene;
    scene.world.width = 9.6;
    scene.world.height = height;
    scene.broadPhase.cellSize = 2.5; // five times a target
    scene.atlases.emplace_back(kCannonAtlas);
    const SharedValue<Sprite> figure = regionSprite("target");
    append(scene, cannon());
    append(scene, ball());
    for (std::size_t i = 1; i <= targets; ++i) {
        SceneObject target;
        target.name = "Target " + std::to_string(i);
        target.shape = Box{kTargetSide, kTargetSide};
        target.onHit = HitResponse::Remove;
        target.sprite = figure;
        do {
            target.pose.position = pointIn(random, scene.world.width, scene.world.height);
        } while (coversTheCannon(target.pose.position));
        append(scene, std::move(target));
    }
    return scene;
}

Scene cannonScene(std::size_t count, Random& random) { return cannonWorld(4.8, count, random); }
Scene tallCannonScene(std::size_t count, Random& random) { return cannonWorld(6.4, count, random); }

// ---- worlds without gravity ---------------------------------------------------------------------------------------

/// 4 m^2 of world for each object at every count, so that costs per object can be compared between worlds of different
/// sizes.
Scene uniformScene(std::size_t count, Random& random)
{
    constexpr double kMovingShare = 0.25;
    const double side = 2.0 * std::sqrt(static_cast<double>(std::max<std::size_t>(count, 1)));
    Scene scene = floatingWorld(std::ceil(side), 2.5);
    for (std::size_t i = 1; i <= count; ++i) {
        SceneObject object;
        const bool moves = random.unit() < kMovingShare;
        object.name = (moves ? "Mover " : "Block ") + std::to_string(i);
        object.kind = moves ? ObjectKind::Dynamic : ObjectKind::Static;
        object.pose.position = pointIn(random, scene.world.width, scene.world.height);
        const double width = millimetresBetween(random, 0.4, 0.6);
        const double height = millimetresBetween(random, 0.4, 0.6);
        object.shape = Box{width, height};
        if (moves)
            object.velocity = velocityUpTo(random, 2.0);
        append(scene, std::move(object));
    }
    return scene;
}

/// Circles of about 1 m radius in 100 x 100 m. All of them move, so all pairs can collide and the funnel counts all of
/// them.
Scene hoverCirclesScene(std::size_t count, Random& random)
{
    Scene scene = floatingWorld(100.0, 2.5); // measured: see resources/scenes/README.md
    for (std::size_t i = 1; i <= count; ++i) {
        SceneObject object;
        object.name = "Circle " + std::to_string(i);
        object.kind = ObjectKind::Dynamic;
        object.pose.position = pointIn(random, scene.world.width, scene.world.height);
        object.shape = Circle{millimetresBetween(random, 0.8, 1.2)};
        object.velocity = velocityUpTo(random, 3.0);
        append(scene, std::move(object));
    }
    return scene;
}

Scene emptyScene(std::size_t, Random&) { return {}; }

// ---- the table -------------------------------------------------------------------------------------------------

struct Generator {
    GeneratorInfo info;
    Scene (*make)(std::size_t count, Random& random);
};

constexpr std::size_t kMostTargets = limits::kObjects - 2; // leaves room for cannon and ball
constexpr std::size_t kMostBalls = limits::kObjects - 4;   // leaves room for walls and paddles
constexpr std::size_t kMostBumpers = limits::kObjects - 6; // leaves room for ball and walls

constexpr std::array kGenerators{
    Generator{{"cannon", texts::sampleCannon, &texts::sampleManyTargets, 20, kMostTargets}, cannonScene},
    Generator{{"cannon-tall", texts::sampleCannonTall, &texts::sampleManyTargets, 20, kMostTargets}, tallCannonScene},
    Generator{{"uniform", texts::sampleUniform, &texts::sampleManyObjects, 1000, limits::kObjects}, uniformScene},
    Generator{{"clustered", texts::sampleClustered, &texts::sampleManyObjects, 1000, limits::kObjects}, clusteredScene},
    Generator{{"mixed", texts::sampleMixed, &texts::sampleManyObjects, 200, limits::kObjects}, mixedScene},
    Generator{{"level", texts::sampleLevel, &texts::sampleManyObjects, 10'000, limits::kObjects}, levelScene},
    Generator{{"walkers", texts::sampleWalkers, &texts::sampleManyWalkers, 10, limits::kObjects}, walkersScene},
    Generator{{"pong", texts::samplePong, &texts::sampleManyBalls, 1, kMostBalls}, pongScene},
    Generator{{"pinball", texts::samplePinball, &texts::sampleManyBumpers, 16, kMostBumpers}, pinballScene},
    Generator{{"hover-circles", texts::sampleHoverCircles, &texts::sampleManyCircles, 500, limits::kObjects},
              hoverCirclesScene},
    Generator{{"empty", texts::sampleEmpty, &texts::sampleManyObjects, 0, 0}, emptyScene},
};

constexpr auto kInfos = [] {
    std::array<GeneratorInfo, kGenerators.size()> infos{};
    std::ranges::transform(kGenerators, infos.begin(), &Generator::info);
    return infos;
}();

Problem unknownKind(std::string_view kind)
{
    std::vector<std::string_view> names(kInfos.size());
    std::ranges::transform(kInfos, names.begin(), &GeneratorInfo::name);
    const auto meant = nearestWord(kind, names);
    Problem problem;
    problem.message = texts::sampleUnknown(inQuotes(kind));
    problem.remedy = meant ? texts::sampleMeant(*meant, listedWords(names)) : texts::sampleChoose(listedWords(names));
    return problem;
}

Problem tooMany(const GeneratorInfo& info, std::size_t count)
{
    Problem problem;
    if (info.largestCount == 0) {
        problem.message = texts::sampleNothingToCount(info.name);
        problem.remedy = texts::sampleLeaveCount();
        return problem;
    }
    problem.message = (*info.tooMany)(count, info.largestCount);
    problem.remedy = texts::sampleAskFewer(info.largestCount);
    return problem;
}

} // namespace

std::span<const GeneratorInfo> generators() noexcept { return kInfos; }

Result<Scene> generateScene(std::string_view kind, const GenerateOptions& options)
{
    const auto found =
        std::ranges::find(kGenerators, kind, [](const Generator& generator) { return generator.info.name; });
    if (found == kGenerators.end())
        return unknownKind(kind);
    const std::size_t count = options.count.value_or(found->info.usualCount);
    if (count > found->info.largestCount)
        return tooMany(found->info, count);
    Random random(options.seed);
    return found->make(count, random);
}

} // namespace broadside
