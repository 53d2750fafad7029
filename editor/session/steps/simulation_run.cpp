#include "editor/session/steps/simulation_run.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace broadside {

Result<SimulationRun> SimulationRun::make(const Scene& scene, std::uint64_t memory)
{
    Result<World> world = World::fromScene(scene);
    if (!world)
        return world.problem();
    return SimulationRun(scene, std::move(*world), memory);
}

SimulationRun::SimulationRun(const Scene& scene, World world, std::uint64_t memory)
    : m_world(std::move(world))
    , m_history(m_world, memory)
    , m_madeFrom(scene)
    , m_worlds(std::make_shared<WorldShelf>())
{}

Scene SimulationRun::scene() const
{
    Scene scene = m_madeFrom;
    scene.world = m_world.settings();
    scene.broadPhase = m_world.broadPhaseSettings();
    scene.step = m_world.stepSettings();
    return scene;
}

std::shared_ptr<const StepSource> SimulationRun::source(StepRange steps) const
{
    const bool isSame = m_sharedScene && m_sharedScene->world == m_world.settings() &&
                        m_sharedScene->broadPhase == m_world.broadPhaseSettings() &&
                        m_sharedScene->step == m_world.stepSettings();
    if (!isSame)
        m_sharedScene = std::make_shared<const Scene>(scene());
    return std::make_shared<const RecordedRun>(m_sharedScene, m_history.excerpt(steps), m_worlds);
}

std::optional<RecordedStep> SimulationRun::at(std::uint64_t step) const
{
    if (step < m_history.firstStep() || step > m_history.lastStep())
        return std::nullopt;
    const StepRecord& record = m_history.at(step);
    RecordedStep known{record.report.time, record.mark, &record, {}};
    if (step > 0) // Step 0 has no measurements.
        known.figures = StepFigures{record.report.funnel, record.report.timings, record.objects};
    return known;
}

bool SimulationRun::knows(const SceneChange& change, const Scene& document)
{
    using Kind = SceneChange::Kind;
    if (change.kind == Kind::Reset || change.kind == Kind::Settings)
        return false;
    const auto same = [](const SceneObject* a, const SceneObject* b) {
        return a == b || (a && b && sameContent(*a, *b));
    };
    const bool isKnown = std::ranges::all_of(change.objects, [&](ObjectId id) {
        const SceneObject* object = document.find(id);
        const auto row = m_world.objects().rowOf(id);
        const bool isThere = row && !m_world.edits().takenOut.ids().contains(id);
        if (same(object, isThere ? &m_world.objects().objectOf(*row) : nullptr) || same(object, m_madeFrom.find(id)))
            return true;
        const auto [first, last] = m_known.equal_range(id);
        return std::any_of(first, last, [&](const auto& known) { return same(object, known.second.get()); });
    });
    if (isKnown)
        for (const ObjectId id : change.objects)
            m_known.emplace(id, document.pointerTo(id));
    return isKnown;
}

void SimulationRun::preview(std::span<const SharedEdit> edits)
{
    for (const SharedEdit& edit : edits)
        m_world.preview(*edit);
}

void SimulationRun::remakeWorld(std::span<const SharedEdit> edits)
{
    const WorldSettings settings = m_world.settings();
    const BroadPhaseSettings broadPhase = m_world.broadPhaseSettings();
    const StepSettings step = m_world.stepSettings();
    World remade = *World::fromScene(m_madeFrom);
    m_history.seek(remade, m_history.step());
    if (step != remade.stepSettings())
        remade.setStepSettings(step);
    if (settings != remade.settings() || broadPhase != remade.broadPhaseSettings())
        static_cast<void>(remade.setSettings(settings, broadPhase)); // Cannot fail: the world had them already.
    for (const SharedEdit& edit : edits)
        remade.preview(*edit);
    m_world = std::move(remade);
}

} // namespace broadside
