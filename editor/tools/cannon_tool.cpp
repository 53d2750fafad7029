#include "editor/tools/cannon_tool.h"

#include "core/base/text.h"
#include "core/dynamics/launcher.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr double kMostPathSteps = 2'000.0;

std::size_t pathSteps(double dt)
{
    return static_cast<std::size_t>(std::clamp(CannonTool::kPathSeconds / dt, 1.0, kMostPathSteps));
}

} // namespace

CannonTool::CannonTool(const SceneDocument& document, const Stage& stage, SimulationSession& session)
    : m_document(document)
    , m_stage(stage)
    , m_session(session)
{}

std::optional<CannonTool::Cannon> CannonTool::cannonOf(ObjectId id) const
{
    const ObjectTable& objects = m_stage.objects();
    const auto row = objects.indexOf(id);
    const Launcher* launcher = row ? launcherOf(objects.objectOf(*row)) : nullptr;
    if (!launcher)
        return std::nullopt;
    const auto shot = objects.rowOf(launcher->projectile); // a shot that is gone comes back
    const SceneObject* projectile = shot && objects.filterOf(*shot).dynamic ? &objects.objectOf(*shot) : nullptr;
    return Cannon{&objects.objectOf(*row), objects.poseOf(*row), projectile, launcher->power};
}

ObjectId CannonTool::firstCannon() const
{
    const ObjectTable& objects = m_stage.objects();
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
    if (m_aim)
        m_aim = Aim{m_aim->cannon, event.world, event.metresPerPixel};
}

void CannonTool::release(const PointerEvent& event)
{
    move(event);
    const bool ready = aimed().has_value();
    const auto aim = std::exchange(m_aim, std::nullopt);
    if (ready)
        m_session.shoot(aim->cannon, aim->pointer);
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
    overlay.arrow = {start, m_aim->pointer};
    overlay.labels.push_back(
        {m_aim->pointer, tr("%1 m/s").arg(QString::fromStdString(roundedNumber(length(launch.velocity), 3)))});
    overlay.path = predictedPath(m_document.scene(), *cannon->projectile, start, launch.velocity,
                                 pathSteps(m_document.scene().step.dt));
    overlay.path.insert(overlay.path.begin(), start);
    return overlay;
}

QString CannonTool::hint() const
{
    if (m_aim)
        return aimed() ? tr("Release to shoot; Esc does not") : tr("Drag away from the cannon: farther is faster");
    const auto cannon = cannonOf(firstCannon());
    if (!cannon)
        return tr(
            "This scene has no cannon: select an object and add a launcher in Properties, or open the cannon world");
    if (!cannon->projectile)
        return tr("The cannon has nothing to shoot: choose a dynamic object as its projectile in Properties");
    return tr("Press and drag to aim, release to shoot");
}

} // namespace broadside
