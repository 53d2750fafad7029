#include "core/debug/audit/finding.h"

#include "core/debug/audit/audit.h"
#include "core/debug/audit/audit_messages.h"
#include "core/debug/audit/step_audit.h"

#include <algorithm>
#include <array>
#include <vector>

namespace broadside {
namespace {

Finding findingOf(const Audit::Miss& miss)
{
    return {Finding::Kind::MissedPair, miss.step, miss.pair.a, miss.pair.b, miss.cause};
}

Finding findingOf(const FoundPassage& passage)
{
    return {Finding::Kind::Passage, passage.step, passage.passage.object, passage.passage.through, MissCause::Unknown};
}

std::optional<Finding> firstOf(const Audit& audit)
{
    if (!audit.missed().empty())
        return findingOf(audit.missed().front());
    if (!audit.passages().empty())
        return findingOf(audit.passages().front());
    return std::nullopt;
}

/// The inputs of each step, in the order of the plan.
class InputsByStep {
public:
    explicit InputsByStep(std::span<const TimedInput> inputs)
        : m_next(inputs.begin())
        , m_end(inputs.end())
    {}

    /// @pre the steps ascend
    std::span<const Input> of(std::uint64_t step)
    {
        m_now.clear();
        for (; m_next != m_end && m_next->step <= step; ++m_next)
            m_now.push_back(m_next->input);
        return m_now;
    }

private:
    std::span<const TimedInput>::iterator m_next;
    std::span<const TimedInput>::iterator m_end;
    std::vector<Input> m_now;
};

} // namespace

std::string_view nameOf(Finding::Kind kind) noexcept
{
    switch (kind) {
    case Finding::Kind::MissedPair:
        return "missed-pair";
    case Finding::Kind::Passage:
        return "tunnelling";
    case Finding::Kind::BoxSmallerThanShape:
        return "box-smaller-than-shape";
    }
    return {};
}

Message remedyForSmallBox() { return texts::smallBoxRemedy(); }

Result<std::optional<Finding>> firstFinding(const Scene& scene, const RunPlan& plan, const std::stop_token& stop)
{
    auto world = World::fromScene(scene);
    if (!world)
        return world.problem();
    Audit audit;
    audit.observe(*world);
    InputsByStep inputs(plan.inputs);
    for (std::uint64_t step = 1; step <= plan.steps && audit.findings() == 0 && !stop.stop_requested(); ++step) {
        const StepReport report =
            world->step(inputs.of(step), {}, [&](const World& tested) { audit.observeTested(tested); });
        audit.observe(*world, &report);
    }
    return firstOf(audit);
}

Result<std::optional<Finding>> firstMiss(const StepSource& source, StepRange steps,
                                         const std::optional<BroadPhaseSettings>& asked)
{
    std::optional<Finding> first;
    std::stop_source stop;
    AuditOptions options;
    options.asked = asked;
    options.look = [&](std::uint64_t step, const Frame& frame, const FrameAudit& audit) {
        if (first || audit.missed.empty())
            return;
        const MissedPair& miss = audit.missed.front();
        const ObjectId a = frame.objects().idOf(miss.pair.a);
        const ObjectId b = frame.objects().idOf(miss.pair.b);
        first = Finding{Finding::Kind::MissedPair, step, std::min(a, b), std::max(a, b), miss.cause};
        stop.request_stop();
    };
    const AuditedSteps audited = auditSteps(source, steps, options, stop.get_token());
    if (!first && audited.problem)
        return *audited.problem;
    return first;
}

Result<bool> showsFinding(const Scene& scene, const Finding& finding, std::span<const TimedInput> inputs,
                          const std::stop_token& stop)
{
    auto world = World::fromScene(scene);
    if (!world)
        return world.problem();
    Audit audit;
    InputsByStep given(inputs);
    std::optional<StepReport> report;
    for (std::uint64_t step = 1; step <= finding.step && !stop.stop_requested(); ++step) {
        const bool isLast = step == finding.step;
        if (isLast)
            audit.startFrom(*world);
        report = world->step(given.of(step), {}, [&](const World& tested) {
            if (isLast)
                audit.observeTested(tested);
        });
    }
    if (stop.stop_requested())
        return false;
    audit.observe(*world, report ? &*report : nullptr);
    const auto isIt = [&](const auto& found) { return findingOf(found) == finding; };
    return std::ranges::any_of(audit.missed(), isIt) || std::ranges::any_of(audit.passages(), isIt);
}

} // namespace broadside
