#include "editor/session/steps/step_maker.h"

#include "core/base/memory_limit.h"

#include <QElapsedTimer>

#include <utility>

namespace broadside {
namespace {

double millisecondsOf(const QElapsedTimer& clock) { return static_cast<double>(clock.nsecsElapsed()) * 1e-6; }

} // namespace

StepMaker::Made StepMaker::made(Task task, std::unique_ptr<World> twin, const std::stop_token& stop)
{
    QElapsedTimer clock;
    clock.start();
    World& world = *twin;
    History& record = task.record;
    const std::uint64_t begin = record.step();
    StepReport report;
    // The twin may be at any step, so it first goes to the step before the new one.
    if (!stop.stop_requested())
        record.seek(world, begin);
    // A repeated step uses the recorded settings.
    if (!task.repeats && task.step != world.stepSettings()) // setting equal values would restart the counting of time
        world.setStepSettings(task.step);
    if (!task.repeats && (task.world != world.settings() || task.broadPhase != world.broadPhaseSettings()))
        static_cast<void>(world.setSettings(task.world, task.broadPhase)); // cannot fail: it was tried before
    // After a stop all that follows is skipped, because the result is discarded.
    if (task.watch.before && !stop.stop_requested())
        task.watch.before(world, stop);
    if (task.repeats && !stop.stop_requested()) {
        record.seek(world, begin + 1);
        report = record.report(world);
    } else if (!stop.stop_requested()) {
        report = world.step(task.inputs, stop);
    }
    if (task.watch.after && !stop.stop_requested())
        task.watch.after(world, report, stop);
    return {std::move(twin), std::move(report), millisecondsOf(clock)};
}

StepMaker::StepMaker()
{
    // At most one order waits; it begins when the thread has ended the one before it.
    m_background.setIdle([this] {
        if (m_next)
            begin(*std::exchange(m_next, std::nullopt));
    });
}

bool StepMaker::takesLong(const World& world) const
{
    const std::size_t objects = world.objects().presentCount();
    // The last cost is only valid for the same broad phase and fewer than twice as many objects.
    const bool isKnown = m_cost && m_cost->broadPhase == world.broadPhaseSettings() && objects < 2 * m_cost->objects;
    return isLarge(world) && (!isKnown || m_cost->milliseconds > m_patience.milliseconds);
}

void StepMaker::noteCost(const World& world, double milliseconds)
{
    m_cost = Cost{world.broadPhaseSettings(), world.objects().presentCount(), milliseconds};
}

std::optional<StepReport> StepMaker::makeNow(World& world, std::span<const Input> inputs, const StepWatch& watch)
{
    QElapsedTimer clock;
    clock.start();
    StepReport report;
    // When memory runs out, the world may be half done; then the caller gets no report.
    const bool fits = fitsIntoMemory([&] {
        if (watch.before)
            watch.before(world, {});
        report = world.step(inputs, {}, {}, nullptr, std::move(m_used));
        if (watch.after)
            watch.after(world, report, {});
    });
    if (!fits)
        return std::nullopt;
    noteCost(world, millisecondsOf(clock));
    return report;
}

StepReport StepMaker::repeatNow(World& world, History& record, const StepWatch& watch)
{
    // The watch sees a repeated step exactly as a new one.
    if (watch.before)
        watch.before(world, {});
    record.seek(world, record.step() + 1);
    StepReport report = record.report(world);
    if (watch.after)
        watch.after(world, report, {});
    return report;
}

void StepMaker::start(Task task, const Scene& scene, std::function<void(Made)> take, std::function<void()> fail)
{
    // With a twin the scene is not needed, and copying it would be slow.
    Order order{std::move(task), m_twin ? Scene{} : scene, std::move(take), std::move(fail)};
    // Never two threads with a world each: the order waits until the thread has ended its last step.
    if (m_background.isIdle())
        begin(std::move(order));
    else
        m_next = std::move(order);
}

void StepMaker::leave()
{
    m_next.reset();
    m_background.cancel();
}

void StepMaker::begin(Order order)
{
    m_background.start(
        [task = std::move(order.task), twin = std::move(m_twin),
         scene = std::move(order.scene)](const std::stop_token& stop, const Background::Post&) mutable {
            if (!twin) // made like the first world: from the scene
                twin = std::make_unique<World>(*World::fromScene(scene));
            return made(std::move(task), std::move(twin), stop);
        },
        [this, take = std::move(order.take)](Made made) {
            noteCost(*made.world, made.milliseconds);
            take(std::move(made));
        },
        std::move(order.fail));
}

} // namespace broadside
