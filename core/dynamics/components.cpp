#include "core/base/limits.h"
#include "core/base/overloaded.h"
#include "core/dynamics/world_step.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace broadside {
namespace {

/// Keeps a moment that is due by the clock from slipping into the next step by rounding. Seconds.
constexpr double kClockSlack = 1e-9;
constexpr double kRadiansPerDegree = std::numbers::pi / 180.0;

double signOf(double value, double otherwise) { return value < 0.0 ? -1.0 : value > 0.0 ? 1.0 : otherwise; }

} // namespace

/// Lets every component act, ascending by id of its owner. What is spawned or removed here is so after all have acted.
void WorldStep::runComponents()
{
    const ObjectTable& objects = m_world.m_objects;
    std::vector<ObjectIndex> leaving;
    std::vector<std::pair<ObjectIndex, Spawner>> spawning;
    for (const ObjectIndex row : m_world.m_actingRows) {
        if (!objects.isPresent(row))
            continue;
        for (const Component& component : objects.objectOf(row).components)
            std::visit(Overloaded{[&](const Walker& walker) { walk(row, walker); },
                                  [&](const Paddle& paddle) { movePaddle(row, paddle); },
                                  [&](const Flipper& flipper) { swing(row, flipper); },
                                  [&](const Spawner& spawner) { spawning.emplace_back(row, spawner); },
                                  [&](const Lifetime& lifetime) {
                                      if (ageAtEndOfStep(row) >= lifetime.seconds - kClockSlack)
                                          leaving.push_back(row);
                                  },
                                  [](const Launcher&) {}, [](const Score&) {}, [](const UnknownComponent&) {}},
                       component);
    }
    for (const auto& [row, spawner] : spawning)
        spawnWhatIsDue(row, spawner);
    for (const ObjectIndex row : leaving)
        if (objects.isPresent(row))
            removeRow(row, StepEvent::Kind::RemovedByLifetime);
}

void WorldStep::walk(ObjectIndex row, const Walker& walker)
{
    double& speed = m_world.m_velocities[row].x;
    speed = walker.speed * signOf(speed, walker.direction == Walker::Direction::Left ? -1.0 : 1.0);
}

void WorldStep::movePaddle(ObjectIndex row, const Paddle& paddle)
{
    double Vec2::*axis = paddle.axis == Paddle::Axis::X ? &Vec2::x : &Vec2::y;
    double speed = steeringOf(row) * paddle.speed;
    if (!paddle.follows.isNull()) {
        const auto target = m_world.m_objects.indexOf(paddle.follows);
        const double way =
            target ? m_world.m_objects.poseOf(*target).position.*axis - m_world.m_objects.poseOf(row).position.*axis
                   : 0.0;
        speed = std::clamp(way / m_world.m_stepSettings.dt, -paddle.speed, paddle.speed); // no overshoot
    }
    m_world.m_velocities[row].*axis = speed;
}

double WorldStep::steeringOf(ObjectIndex row) const
{
    const auto steered = m_world.m_steering.find(m_world.m_objects.idOf(row));
    return steered == m_world.m_steering.end() ? 0.0 : steered->second;
}

/// From the angle at the start to the end of its swing, or back.
void WorldStep::swing(ObjectIndex row, const Flipper& flipper)
{
    const double rest = m_world.m_objects.objectOf(row).pose.angle;
    const double outward = flipper.side == Flipper::Side::Left ? flipper.swing : -flipper.swing;
    const double wanted = steeringOf(row) != 0.0 ? rest + outward : rest;
    const double now = m_world.m_objects.poseOf(row).angle;
    const double most = flipper.speed * m_world.m_stepSettings.dt;
    const double way = std::clamp(wanted - now, -most, most);
    if (way == 0.0)
        return;
    turnTo(row, now + way);
    m_swings[row] = way * kRadiansPerDegree / m_world.m_stepSettings.dt;
}

double WorldStep::ageAtEndOfStep(ObjectIndex row) const
{
    return m_world.time() + m_world.m_stepSettings.dt - m_world.m_birthTimes[row];
}

void WorldStep::spawnWhatIsDue(ObjectIndex row, const Spawner& spawner)
{
    const double due = std::floor(ageAtEndOfStep(row) / spawner.interval + kClockSlack);
    if (!(due >= 1.0))
        return; // not a number, too: after steps of 1e308 s the clock has stopped
    const auto wanted = static_cast<std::uint32_t>(std::min(due, static_cast<double>(spawner.limit)));
    std::uint32_t& spawned = m_world.m_spawnedBy[m_world.m_objects.idOf(row)];
    for (; spawned < wanted && m_world.m_objects.presentCount() < limits::kObjects; ++spawned)
        spawn(row, spawner, spawned + 1);
}

void WorldStep::spawn(ObjectIndex row, const Spawner& spawner, std::uint32_t number)
{
    const auto original = m_world.m_objects.rowOf(spawner.object);
    if (!original) {
        complain(m_world.m_objects.idOf(row),
                 "there is no object " + std::to_string(spawner.object.value) + " to make copies of",
                 "Set `object` of the spawner to the id of an object");
        return;
    }
    const ObjectPtr copy = edited(m_world.m_objects.objectOf(*original), [&](SceneObject& object) {
        object.id = m_world.m_nextId;
        object.name = displayName(object) + " " + std::to_string(number);
        object.pose.position = m_world.m_objects.poseOf(row).position;
        std::erase_if(object.components, [](const Component& c) { return std::holds_alternative<Spawner>(c); });
    });
    m_world.m_nextId = {m_world.m_nextId.value + 1};
    m_world.addRow(copy, m_world.time());
    m_report.spawned.push_back(copy->id);
    m_report.events.push_back({StepEvent::Kind::Spawned, copy->id, m_world.m_objects.idOf(row)});
}

} // namespace broadside
