#include "core/debug/reduction/reduce.h"

#include "core/debug/reduction/delta_debugging.h"
#include "core/debug/reduction/simplification.h"

#include <memory>
#include <utility>

namespace broadside {
namespace {

/// A scene as if read from a file with only these objects: the ids of spawned objects come after the largest of them.
Scene withObjects(const Scene& scene, const std::vector<ObjectPtr>& objects)
{
    Scene made;
    made.world = scene.world;
    made.broadPhase = scene.broadPhase;
    made.step = scene.step;
    made.components = scene.components;
    made.extra = scene.extra;
    for (const ObjectPtr& object : objects)
        made.append(detached(object)); // without the templates, because none are left
    return made;
}

std::vector<ObjectPtr> objectsOf(const Scene& scene) { return {scene.objects().begin(), scene.objects().end()}; }

class Reducer {
public:
    Reducer(const Finding& finding, const ReduceOptions& options)
        : m_options(options)
        , m_plan(options.plan)
        , m_result{{}, finding}
    {
        m_plan.steps = finding.step;
    }

    Reduction reduced(const Scene& scene)
    {
        m_result.scene = withObjects(scene, objectsOf(scene));
        leaveObjectsOut();
        simplifyScene();
        for (const ObjectPtr& object : objectsOf(m_result.scene))
            simplify(object);
        return std::move(m_result);
    }

private:
    /// Keeps the candidate as the best scene if it shows the finding. Never, once the budget is used up.
    bool keepIfFindingRemains(Scene candidate)
    {
        if (m_options.stop.stop_requested() || m_result.runs == m_options.mostRuns) {
            m_result.complete = false;
            return false;
        }
        ++m_result.runs;
        const bool shows = showsWantedFinding(candidate);
        m_result.complete = m_result.complete && !m_options.stop.stop_requested();
        if (shows)
            m_result.scene = std::move(candidate);
        if (m_options.progress)
            m_options.progress(m_result.runs, m_result.scene.size());
        return shows;
    }

    [[nodiscard]] bool showsWantedFinding(const Scene& candidate) const
    {
        if (m_options.finding) {
            const auto shows = showsFinding(candidate, *m_options.finding, m_plan.inputs, m_options.stop);
            return shows && *shows;
        }
        const auto found = firstFinding(candidate, m_plan, m_options.stop);
        return found && *found == m_result.finding;
    }

    /// The two objects of the finding stay, if they are authored.
    void leaveObjectsOut()
    {
        const Scene whole = m_result.scene;
        const auto isNeeded = [&](const ObjectPtr& object) {
            return object->id == m_result.finding.a || object->id == m_result.finding.b;
        };
        std::vector<ObjectPtr> others = objectsOf(whole);
        std::erase_if(others, isNeeded);
        static_cast<void>(minimized(std::move(others), [&](const std::vector<ObjectPtr>& kept) {
            std::vector<ObjectPtr> objects;
            auto next = kept.begin(); // in the order of the scene
            for (const ObjectPtr& object : whole.objects()) {
                const bool isKept = next != kept.end() && *next == object;
                if (isKept)
                    ++next;
                if (isKept || isNeeded(object))
                    objects.push_back(object);
            }
            return keepIfFindingRemains(withObjects(whole, objects));
        }));
    }

    void simplifyScene()
    {
        for (const auto& simplify : simplificationsOf(m_result.scene)) {
            Scene candidate = m_result.scene;
            if (simplify(candidate))
                keepIfFindingRemains(std::move(candidate));
        }
    }

    void simplify(const ObjectPtr& object)
    {
        for (const auto& simplify : simplificationsOf(*object)) {
            SceneObject changed = *m_result.scene.find(object->id);
            changed.source = {};
            if (!simplify(changed))
                continue;
            Scene candidate = m_result.scene;
            candidate.replace(std::make_shared<const SceneObject>(std::move(changed)));
            keepIfFindingRemains(std::move(candidate));
        }
    }

    const ReduceOptions& m_options;
    RunPlan m_plan;
    Reduction m_result;
};

/// The finding to keep.
Result<std::optional<Finding>> wantedFinding(const Scene& scene, const ReduceOptions& options)
{
    if (!options.finding)
        return firstFinding(scene, options.plan, options.stop);
    const auto shows = showsFinding(scene, *options.finding, options.plan.inputs, options.stop);
    if (!shows)
        return shows.problem();
    return *shows ? options.finding : std::nullopt;
}

std::vector<TimedInput> inputsAfter(const History& history, StepRange steps)
{
    std::vector<TimedInput> inputs;
    for (std::uint64_t step = steps.first + 1; step <= steps.last; ++step)
        for (const Input& input : history.at(step).inputs)
            inputs.push_back({step - steps.first, input});
    return inputs;
}

/// The steps after which a scene that shows the finding may begin, the nearest first.
std::vector<std::uint64_t> startsFor(const Finding& finding, const History& history)
{
    std::vector<std::uint64_t> starts;
    if (finding.kind == Finding::Kind::MissedPair)
        starts.push_back(finding.step);
    if (finding.step > history.firstStep())
        starts.push_back(finding.step - 1);
    if (finding.step > 1 && history.firstStep() == 0)
        starts.push_back(0);
    return starts;
}

} // namespace

Result<std::optional<Reduction>> reduce(const Scene& scene, const ReduceOptions& options)
{
    const auto finding = wantedFinding(scene, options);
    if (!finding)
        return finding.problem();
    if (!*finding)
        return std::optional<Reduction>{};
    return std::optional{Reducer(**finding, options).reduced(scene)};
}

Result<std::optional<RecordedReduction>> reduceRecorded(const Scene& authored, History history,
                                                        const ReduceOptions& options)
{
    auto world = World::fromScene(authored);
    if (!world)
        return world.problem();
    const std::uint64_t step = options.finding->step;
    for (const std::uint64_t start : startsFor(*options.finding, history)) {
        history.seek(*world, start);
        Scene scene = world->toScene(authored);
        scene.world = history.at(step).rest->world;
        scene.step = history.at(step).rest->step;
        RecordedReduction result{{}, inputsAfter(history, {start, step})};
        ReduceOptions from = options;
        from.finding->step = step - start;
        from.plan = {step - start, result.inputs};
        // The settings of the step, or those with which it was examined afterwards.
        for (const BroadPhaseSettings& settings : {history.at(step).rest->broadPhase, authored.broadPhase}) {
            scene.broadPhase = settings;
            auto reduction = reduce(scene, from);
            if (!reduction)
                return reduction.problem();
            if (*reduction) {
                result.reduction = std::move(**reduction);
                return std::optional{std::move(result)};
            }
        }
    }
    return std::optional<RecordedReduction>{};
}

} // namespace broadside
