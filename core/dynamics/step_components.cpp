#include "core/dynamics/step_components.h"

#include "core/base/limits.h"
#include "core/base/overloaded.h"
#include "core/dynamics/step_messages.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace broadside {
namespace {

/// Tolerance in seconds, so that rounding does not delay an event that is due to the next step.
constexpr double kClockSlack = 1e-9;
constexpr double kRadiansPerDegree = std::numbers::pi / 180.0;

double signOf(double value, double otherwise) { return value < 0.0 ? -1.0 : value > 0.0 ? 1.0 : otherwise; }

/// 0 without steering.
double steeringOf(const StepScratch& scratch, ObjectIndex row)
{
    const auto steered = scratch.world.steering.find(scratch.world.objects.idOf(row));
    return steered == scratch.world.steering.end() ? 0.0 : steered->second;
}

/// Seconds.
double ageAtEndOfStep(const StepScratch& scratch, ObjectIndex row)
{
    return scratch.world.time() + scratch.world.stepSettings.dt - scratch.world.birthTimeOf(row);
}

void walk(StepScratch& scratch, ObjectIndex row, const Walker& walker)
{
    double& speed = scratch.world.velocities[row].x;
    speed = walker.speed * signOf(speed, walker.direction == Walker::Direction::Left ? -1.0 : 1.0);
}

void movePaddle(StepScratch& scratch, ObjectIndex row, const Paddle& paddle)
{
    double Vec2::*axis = paddle.axis == Paddle::Axis::X ? &Vec2::x : &Vec2::y;
    double speed = steeringOf(scratch, row) * paddle.speed;
    if (!paddle.follows.isNull()) {
        const auto target = scratch.world.objects.indexOf(paddle.follows);
        const double gap = target ? scratch.world.objects.poseOf(*target).position.*axis -
                                        scratch.world.objects.poseOf(row).position.*axis
                                  : 0.0;
        speed = std::clamp(gap / scratch.world.stepSettings.dt, -paddle.speed, paddle.speed); // no overshoot
    }
    scratch.world.velocities[row].*axis = speed;
}

/// Rotates from the start angle to the end of the swing, or back.
void swing(StepScratch& scratch, ObjectIndex row, const Flipper& flipper)
{
    const double rest = scratch.world.objects.objectOf(row).pose.angle;
    const double outward = flipper.side == Flipper::Side::Left ? flipper.swing : -flipper.swing;
    const double wanted = steeringOf(scratch, row) != 0.0 ? rest + outward : rest;
    const double now = scratch.world.objects.poseOf(row).angle;
    const double most = flipper.speed * scratch.world.stepSettings.dt;
    const double rotation = std::clamp(wanted - now, -most, most);
    if (rotation == 0.0)
        return;
    scratch.rotateTo(row, now + rotation);
    scratch.swings[row] = rotation * kRadiansPerDegree / scratch.world.stepSettings.dt;
}

void spawn(StepScratch& scratch, ObjectIndex row, const Spawner& spawner, std::uint32_t number)
{
    const auto original = scratch.world.objects.rowOf(spawner.object);
    if (!original) {
        scratch.warn(scratch.world.objects.idOf(row), texts::stepNoOriginal(spawner.object.value),
                     texts::stepSetOriginal());
        return;
    }
    const ObjectPtr copy = edited(scratch.world.objects.objectOf(*original), [&](SceneObject& object) {
        object.id = scratch.world.nextId;
        object.name = displayName(object) + " " + std::to_string(number);
        object.pose.position = scratch.world.objects.poseOf(row).position;
        std::erase_if(object.components.edit(), [](const Component& c) { return std::holds_alternative<Spawner>(c); });
    });
    scratch.world.nextId = {scratch.world.nextId.value + 1};
    scratch.world.addRow(copy, scratch.world.time());
    scratch.report.spawned.push_back(copy->id);
    scratch.report.events.push_back({StepEvent::Kind::Spawned, copy->id, scratch.world.objects.idOf(row)});
}

void spawnDueCopies(StepScratch& scratch, ObjectIndex row, const Spawner& spawner)
{
    const double due = std::floor(ageAtEndOfStep(scratch, row) / spawner.interval + kClockSlack);
    if (!(due >= 1.0))
        return; // also for NaN: with steps of 1e308 s the time becomes infinite
    const auto wanted = static_cast<std::uint32_t>(std::min(due, static_cast<double>(spawner.limit)));
    std::uint32_t& spawned = scratch.world.spawnedBy[scratch.world.objects.idOf(row)];
    for (; spawned < wanted && scratch.world.objects.presentCount() < limits::kObjects; ++spawned)
        spawn(scratch, row, spawner, spawned + 1);
}

/// Lets a component of a present row change the row's motion, and logs that.
template<class Act>
void steer(StepScratch& scratch, ObjectIndex row, const Component& component, ObjectId by, Act&& act)
{
    const auto before = scratch.logged(row);
    act();
    if (!before)
        return;
    ObjectChange change{ObjectChange::Cause::Steered, {}, by};
    change.component = static_cast<std::size_t>(&component - scratch.world.objects.objectOf(row).components.data());
    scratch.note(row, before, change);
}

} // namespace

void runComponents(StepScratch& scratch)
{
    const ObjectTable& objects = scratch.world.objects;
    std::vector<ObjectIndex> leaving;
    std::vector<std::pair<ObjectIndex, Spawner>> spawning;
    for (const ObjectIndex row : scratch.world.actingRows) {
        if (!objects.isPresent(row))
            continue;
        for (const Component& component : objects.objectOf(row).components)
            std::visit(Overloaded{[&](const Walker& walker) {
                                      steer(scratch, row, component, {}, [&] { walk(scratch, row, walker); });
                                  },
                                  [&](const Paddle& paddle) {
                                      steer(scratch, row, component, paddle.follows,
                                            [&] { movePaddle(scratch, row, paddle); });
                                  },
                                  [&](const Flipper& flipper) {
                                      steer(scratch, row, component, {}, [&] { swing(scratch, row, flipper); });
                                  },
                                  [&](const Spawner& spawner) { spawning.emplace_back(row, spawner); },
                                  [&](const Lifetime& lifetime) {
                                      if (ageAtEndOfStep(scratch, row) >= lifetime.seconds - kClockSlack)
                                          leaving.push_back(row);
                                  },
                                  [](const Launcher&) {}, [](const Score&) {}, [](const UnknownComponent&) {}},
                       component);
    }
    for (const auto& [row, spawner] : spawning)
        spawnDueCopies(scratch, row, spawner);
    for (const ObjectIndex row : leaving)
        if (objects.isPresent(row))
            scratch.removeRow(row, StepEvent::Kind::RemovedByLifetime);
}

} // namespace broadside
