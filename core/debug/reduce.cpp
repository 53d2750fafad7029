#include "core/debug/reduce.h"

#include "core/debug/delta_debugging.h"
#include "core/debug/simplification.h"

#include <memory>
#include <utility>

namespace broadside {
namespace {

/// As if it had been read from a file that holds only these: what is spawned is numbered after the largest of them.
Scene withObjects(const Scene& scene, const std::vector<ObjectPtr>& objects)
{
    Scene made;
    made.world = scene.world;
    made.broadPhase = scene.broadPhase;
    made.step = scene.step;
    made.components = scene.components;
    made.extra = scene.extra;
    for (const ObjectPtr& object : objects)
        made.append(object);
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
    /// The best so far when it shows the finding. Never, once the budget is used up.
    bool keepIfItShows(Scene candidate)
    {
        if (m_options.stop.stop_requested() || m_result.runs == m_options.mostRuns) {
            m_result.complete = false;
            return false;
        }
        ++m_result.runs;
        const auto found = firstFinding(candidate, m_plan, m_options.stop);
        const bool shows = found && *found == m_result.finding;
        m_result.complete = m_result.complete && !m_options.stop.stop_requested();
        if (shows)
            m_result.scene = std::move(candidate);
        if (m_options.progress)
            m_options.progress(m_result.runs, m_result.scene.size());
        return shows;
    }

    /// The two of the finding stay, where they are authored.
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
            return keepIfItShows(withObjects(whole, objects));
        }));
    }

    void simplifyScene()
    {
        for (const auto& simplify : simplificationsOf(m_result.scene)) {
            Scene candidate = m_result.scene;
            if (simplify(candidate))
                keepIfItShows(std::move(candidate));
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
            keepIfItShows(std::move(candidate));
        }
    }

    const ReduceOptions& m_options;
    RunPlan m_plan;
    Reduction m_result;
};

} // namespace

Result<std::optional<Reduction>> reduce(const Scene& scene, const ReduceOptions& options)
{
    const auto finding = firstFinding(scene, options.plan, options.stop);
    if (!finding)
        return finding.problem();
    if (!*finding)
        return std::optional<Reduction>{};
    return std::optional{Reducer(**finding, options).reduced(scene)};
}

} // namespace broadside
