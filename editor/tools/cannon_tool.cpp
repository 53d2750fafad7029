#include "editor/tools/cannon_tool.h"

#include "core/dynamics/launcher.h"
#include "editor/document/message_text.h"
#include "editor/tools/tool_messages.h"
#include "editor/widgets/words/length_text.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr double kMostPathSteps = 2'000.0;
constexpr double kTurn = 1.0; // Degrees for each press of a key.
constexpr double kLongTurn = 10.0;
constexpr double kFaster = 1.02; // Factor for each press of a key.
constexpr double kMuchFaster = 1.2;
constexpr double kFirstAim = 0.3; // Distance of the first aim by keys, as a share of the world's larger side.
// With more objects the targets are not counted: the hint is made again after every step.
constexpr std::size_t kMostTargets = 5'000;

std::size_t pathSteps(double dt)
{
    return static_cast<std::size_t>(std::clamp(CannonTool::kPathSeconds / dt, 1.0, kMostPathSteps));
}

} // namespace

CannonTool::CannonTool(const SceneDocument& document, const ShownWorld& shownWorld, SimulationSession* simulation)
    : m_document(document)
    , m_shownWorld(shownWorld)
    , m_simulation(simulation)
{}

std::optional<CannonTool::Cannon> CannonTool::cannonOf(ObjectId id) const
{
    const ObjectTable& objects = m_shownWorld.objects();
    const auto row = objects.indexOf(id);
    const Launcher* launcher = row ? launcherOf(objects.objectOf(*row)) : nullptr;
    if (!launcher)
        return std::nullopt;
    // A projectile that is removed now returns with the next shot.
    const auto shot = objects.rowOf(launcher->projectile);
    const SceneObject* projectile = shot && objects.filterOf(*shot).dynamic ? &objects.objectOf(*shot) : nullptr;
    return Cannon{&objects.objectOf(*row), objects.poseOf(*row), projectile, launcher->power};
}

ObjectId CannonTool::firstCannon() const
{
    const ObjectTable& objects = m_shownWorld.objects();
    ObjectId first;
    objects.forEach([&](ObjectIndex row) {
        if (first.isNull() && launcherOf(objects.objectOf(row)))
            first = objects.idOf(row);
    });
    return first;
}

std::optional<CannonTool::Cannon> CannonTool::aimed() const
{
    if (!m_aim)
        return std::nullopt;
    const auto cannon = cannonOf(m_aim->cannon);
    const double least = kDragDistance * m_aim->metresPerPixel;
    if (!cannon || !cannon->projectile || distance(m_aim->pointer, cannon->pose.position) < least)
        return std::nullopt;
    return cannon;
}

void CannonTool::press(const PointerEvent& event)
{
    const ObjectId cannon = cannonOf(event.hit) ? event.hit : firstCannon();
    if (const auto found = cannonOf(cannon); found && found->projectile)
        m_aim = Aim{cannon, event.world, event.metresPerPixel};
}

void CannonTool::move(const PointerEvent& event)
{
    if (m_aim && !m_aim->byKeys)
        m_aim = Aim{m_aim->cannon, event.world, event.metresPerPixel};
}

void CannonTool::release(const PointerEvent& event)
{
    move(event);
    const bool ready = aimed().has_value();
    const auto aim = std::exchange(m_aim, std::nullopt);
    if (!ready)
        return;
    m_lastShot = aim;
    m_simulation->shoot(aim->cannon, aim->pointer);
}

bool CannonTool::takes(ToolKey key) const
{
    const auto cannon = cannonOf(m_aim ? m_aim->cannon : firstCannon());
    return key != ToolKey::Delete && key != ToolKey::Backspace && cannon && cannon->projectile;
}

/// Aims like the last shot of this cannon, or else in the direction in which it points.
CannonTool::Aim CannonTool::aimByKeys(ObjectId cannon) const
{
    if (m_lastShot && m_lastShot->cannon == cannon)
        return {cannon, m_lastShot->pointer, 0.0, true};
    const Pose pose = cannonOf(cannon)->pose;
    const WorldSettings& world = m_shownWorld.world();
    const Vec2 ahead{kFirstAim * std::max(world.width, world.height), 0.0};
    return {cannon, pose.position + rotated(ahead, rotationOf(pose.angle)), 0.0, true};
}

void CannonTool::key(ToolKey key, bool shift)
{
    if (!takes(key))
        return;
    if (!m_aim) { // the first key only shows the aim
        m_aim = aimByKeys(firstCannon());
        if (key != ToolKey::Enter)
            return;
    }
    m_aim->byKeys = true;
    const Vec2 cannon = cannonOf(m_aim->cannon)->pose.position;
    const Vec2 arm = m_aim->pointer - cannon;
    const double turn = shift ? kLongTurn : kTurn;
    const double faster = shift ? kMuchFaster : kFaster;
    if (key == ToolKey::Enter) {
        m_lastShot = m_aim;
        m_simulation->shoot(m_aim->cannon, m_aim->pointer);
    } else if (key == ToolKey::Up || key == ToolKey::Down) {
        m_aim->pointer = cannon + rotated(arm, rotationOf(key == ToolKey::Up ? turn : -turn));
    } else {
        m_aim->pointer = cannon + (key == ToolKey::Right ? faster : 1.0 / faster) * arm;
    }
}

std::optional<ObjectId> CannonTool::projectileInFlight() const
{
    const auto cannon = m_shownWorld.isLive() ? cannonOf(firstCannon()) : std::nullopt;
    const auto row =
        cannon && cannon->projectile ? m_shownWorld.objects().indexOf(cannon->projectile->id) : std::nullopt;
    if (!row)
        return std::nullopt;
    const Vec2 place = m_shownWorld.objects().poseOf(*row).position;
    const WorldSettings& world = m_shownWorld.world();
    const bool isInWorld = contains(Aabb{{}, {world.width, world.height}}, place);
    return isInWorld && place != cannon->pose.position ? std::optional(cannon->projectile->id) : std::nullopt;
}

Tool::Asked CannonTool::asked(const PointerEvent& event) const
{
    if (m_aim && !m_aim->byKeys)
        return {};
    if (!event.hit.isNull() || !m_shownWorld.isLive())
        return {event.world, event.hit};
    const auto shot = projectileInFlight();
    return shot ? Asked{event.world, *shot} : Asked{};
}

ToolOverlay CannonTool::overlay() const
{
    ToolOverlay overlay;
    const auto cannon = aimed();
    if (!cannon)
        return overlay;
    const Vec2 start = cannon->pose.position;
    const Launch launch = launchTowards(start, cannon->pose.angle, m_aim->pointer, cannon->power);
    overlay.ghosts.push_back(edited(*cannon->object, [&](SceneObject& o) {
        o.pose = cannon->pose;
        o.pose.angle = launch.angle;
    }));
    overlay.replacedObject = cannon->object->id;
    overlay.arrow = {start, m_aim->pointer};
    overlay.labels.push_back({m_aim->pointer, speedText(length(launch.velocity))});
    overlay.path = predictedPath(m_document.scene(), *cannon->projectile, start, launch.velocity,
                                 pathSteps(m_document.scene().step.dt));
    overlay.path.insert(overlay.path.begin(), start);
    return overlay;
}

/// Mentions the terminal speed because the predicted path is limited by it.
QString CannonTool::speedText(double asked) const
{
    constexpr int kDigits = 3;
    const std::optional<double>& limit = m_document.scene().world.terminalSpeed;
    return limit && asked > *limit ? tr("%1, limited to %2 by the world's terminal speed")
                                         .arg(shownSpeed(asked, kDigits), shownSpeed(*limit, kDigits))
                                   : shownSpeed(asked, kDigits);
}

/// The number of hit targets; empty when no target is hit, or when there are very many objects.
QString CannonTool::score() const
{
    const ObjectTable& objects = m_shownWorld.objects();
    if (!m_shownWorld.isLive() || objects.rowCount() > kMostTargets)
        return {};
    std::size_t targets = 0;
    std::size_t left = 0;
    for (ObjectIndex row = 0; row < objects.rowCount(); ++row)
        if (objects.objectOf(row).onHit == HitResponse::Remove) {
            ++targets;
            left += objects.isPresent(row) ? 1U : 0U;
        }
    if (targets == 0 || left == targets)
        return {};
    return left == 0 ? translated(texts::allTargetsHit(targets))
                     : translated(texts::someTargetsHit(texts::Integer(targets - left), targets));
}

QString CannonTool::hint() const
{
    if (m_aim && m_aim->byKeys)
        return joinedSentences({score(), tr("Arrows aim, Enter shoots, Esc ends")});
    if (m_aim)
        return aimed() ? tr("Release to shoot, Esc to cancel")
                       : tr("Drag away from the cannon: a longer drag is a faster shot");
    const auto cannon = cannonOf(firstCannon());
    if (!cannon)
        return tr("No cannon yet: add a launcher in Properties");
    if (!cannon->projectile)
        return tr("The cannon has no projectile. Choose a dynamic object as its projectile in Properties");
    return joinedSentences({score(), tr("Drag to aim, release to shoot; or arrows and Enter")});
}

QString CannonTool::hintDetails() const
{
    return cannonOf(firstCannon()) ? QString()
                                   : tr("This scene has no cannon. Select an object and add a launcher in Properties, "
                                        "or open the cannon world");
}

} // namespace broadside
