#include "editor/session/step_maker.h"

#include <QElapsedTimer>

#include <utility>

namespace broadside {

StepMaker::Made StepMaker::made(Task task, std::unique_ptr<World> twin, const std::stop_token& stop)
{
    QElapsedTimer clock;
    clock.start();
    World& world = *twin;
    History& record = task.record;
    const std::uint64_t begin = record.step();
    record.seek(world, begin);
    if (!task.repeats) { // they have been tried already
        world.setStepSettings(task.step);
        if (task.world != world.settings() || task.broadPhase != world.broadPhaseSettings())
            static_cast<void>(world.setSettings(task.world, task.broadPhase));
    }
    if (task.watch.before)
        task.watch.before(world);
    StepReport report;
    if (task.repeats) {
        record.seek(world, begin + 1);
        report = record.report(world);
    } else {
        report = world.step(task.inputs, stop);
    }
    if (task.watch.after && !stop.stop_requested())
        task.watch.after(world, report);
    return {std::move(twin), std::move(report), static_cast<double>(clock.nsecsElapsed()) * 1e-6};
}

void StepMaker::start(Task task, const Scene& scene, std::function<void(Made)> take)
{
    Scene madeFrom = m_twin ? Scene{} : scene;
    m_background.start(
        [task = std::move(task), twin = std::move(m_twin),
         madeFrom = std::move(madeFrom)](const std::stop_token& stop, const Background::Post&) mutable {
            if (!twin) // as the first was
                twin = std::make_unique<World>(*World::fromScene(madeFrom));
            return made(std::move(task), std::move(twin), stop);
        },
        [take = std::move(take)](Made made) { take(std::move(made)); });
}

} // namespace broadside
