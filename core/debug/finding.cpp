#include "core/debug/finding.h"

#include "core/debug/audit.h"

#include <vector>

namespace broadside {
namespace {

std::optional<Finding> firstOf(const Audit& audit)
{
    if (!audit.missed().empty()) {
        const Audit::Miss& miss = audit.missed().front();
        return Finding{Finding::Kind::MissedPair, miss.step, miss.pair.a, miss.pair.b, miss.cause};
    }
    if (!audit.tunnelled().empty()) {
        const Audit::Passage& passage = audit.tunnelled().front();
        return Finding{Finding::Kind::Tunnelling, passage.step, passage.tunnelling.object, passage.tunnelling.through,
                       MissCause::Unknown};
    }
    return std::nullopt;
}

} // namespace

std::string_view nameOf(Finding::Kind kind) noexcept
{
    return kind == Finding::Kind::MissedPair ? "missed-pair" : "tunnelling";
}

Result<std::optional<Finding>> firstFinding(const Scene& scene, const RunPlan& plan, const std::stop_token& stop)
{
    auto world = World::fromScene(scene);
    if (!world)
        return world.problem();
    Audit audit;
    audit.observe(*world);
    auto next = plan.inputs.begin();
    std::vector<Input> inputs;
    for (std::uint64_t step = 1; step <= plan.steps && audit.findings() == 0 && !stop.stop_requested(); ++step) {
        inputs.clear();
        for (; next != plan.inputs.end() && next->step <= step; ++next)
            inputs.push_back(next->input);
        const StepReport report = world->step(inputs);
        audit.observe(*world, &report);
    }
    return firstOf(audit);
}

} // namespace broadside
