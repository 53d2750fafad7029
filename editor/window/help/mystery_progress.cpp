#include "editor/window/help/mystery_progress.h"

#include "core/broadphase/algorithm.h"
#include "core/geometry/bounds.h"
#include "core/scene/scene.h"
#include "editor/window/files/samples.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace broadside {
namespace {

constexpr auto kSolved = QLatin1String("mysteries/solved");
constexpr auto kWelcomed = QLatin1String("welcomed");

// Objects of the mysteries, by their ids.
constexpr ObjectId kWall{1};
constexpr ObjectId kFastBall{3};
constexpr ObjectId kBossOfAll{1};
constexpr ObjectId kEnemy{3};
constexpr ObjectId kShotAtIt{8};

bool isFaithful(const Scene& scene) { return !infoOf(scene.broadPhase.algorithm).isTextbook(); }

bool stopsTheBall(const Scene& scene)
{
    const SceneObject* ball = scene.find(kFastBall);
    const SceneObject* wall = scene.find(kWall);
    if (scene.step.continuous || !ball || !wall)
        return scene.step.continuous;
    // A step that is shorter than from the first touch to the middle of the wall: nothing is jumped over.
    const Aabb wallBox = boundsOf(wall->shape, wall->pose);
    const Aabb ballBox = boundsOf(ball->shape, ball->pose);
    const double reach = 0.5 * (wallBox.hi.x - wallBox.lo.x + ballBox.hi.x - ballBox.lo.x);
    return std::abs(ball->velocity.x) * scene.step.dt < reach;
}

bool findsTheBoss(const Scene& scene)
{
    const SceneObject* boss = scene.find(kBossOfAll);
    if (isFaithful(scene) || !boss)
        return isFaithful(scene);
    const Aabb box = boundsOf(boss->shape, boss->pose);
    return scene.broadPhase.cellSize >= std::max(box.hi.x - box.lo.x, box.hi.y - box.lo.y);
}

bool isFast(const Scene& scene)
{
    constexpr double kSmallCells = 2.5; // metres; the curve is flat below
    const Algorithm algorithm = scene.broadPhase.algorithm;
    const bool hasCells = algorithm == Algorithm::Grid || algorithm == Algorithm::HashedGrid;
    return hasCells ? scene.broadPhase.cellSize <= kSmallCells : algorithm != Algorithm::BruteForce;
}

bool hasTheTopRow(const Scene& scene)
{
    const double rows = scene.world.height / scene.broadPhase.cellSize;
    return isFaithful(scene) || std::abs(rows - std::round(rows)) < 1e-9;
}

bool shotsHit(const Scene& scene)
{
    const SceneObject* enemy = scene.find(kEnemy);
    const SceneObject* shot = scene.find(kShotAtIt);
    return enemy && shot && (shot->mask & enemy->category) != 0 && (enemy->mask & shot->category) != 0;
}

} // namespace

bool isSolvedIn(const Sample& mystery, const Scene& scene)
{
    const std::string_view name = mystery.name;
    if (name == "mysteries/through-the-wall")
        return stopsTheBall(scene);
    if (name == "mysteries/big-boss")
        return findsTheBoss(scene);
    if (name == "mysteries/slow-right")
        return isFast(scene);
    if (name == "mysteries/top-row")
        return hasTheTopRow(scene);
    if (name == "mysteries/cannot-be-shot")
        return shotsHit(scene);
    return isFaithful(scene); // two-runs
}

bool MysteryProgress::isSolved(const Sample& mystery) const
{
    return m_storage.value(kSolved).toStringList().contains(QLatin1String(mystery.name));
}

void MysteryProgress::setSolved(const Sample& mystery)
{
    if (!isSolved(mystery))
        m_storage.setValue(kSolved, m_storage.value(kSolved).toStringList() << QLatin1String(mystery.name));
}

bool MysteryProgress::isWelcomed() const { return m_storage.value(kWelcomed, false).toBool(); }
void MysteryProgress::setWelcomed() { m_storage.setValue(kWelcomed, true); }

} // namespace broadside
