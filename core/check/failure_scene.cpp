#include "core/check/failure_scene.h"

#include "core/debug/audit/finding.h"
#include "core/trace/recording.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <utility>

namespace broadside::check {
namespace {

/// Names of the custom properties.
constexpr const char* kFailureProperty = "failure";
constexpr const char* kCauseProperty = "cause";

/// Rules of a diagnosis that say the same as a cause of a missed pair.
struct RuleOfCause {
    std::string_view rule;
    MissCause cause;
};
constexpr std::array kRulesOfCauses{
    RuleOfCause{"corner-cells-only", MissCause::LargerThanCells},
    RuleOfCause{"cells-left-out", MissCause::LargerThanCells},
    RuleOfCause{"cells-not-added", MissCause::LargerThanCells},
    RuleOfCause{"larger-than-cells", MissCause::LargerThanCells},
    RuleOfCause{"region-left-out", MissCause::PartialLastCell},
    RuleOfCause{"region-left-out", MissCause::OutsideGrid},
    RuleOfCause{"rows-left-out", MissCause::PartialLastCell},
    RuleOfCause{"partial-last-cell", MissCause::PartialLastCell},
    RuleOfCause{"outside-table", MissCause::OutsideGrid},
    RuleOfCause{"outside-grid", MissCause::OutsideGrid},
    RuleOfCause{"integer-truncation", MissCause::IntegerTruncation},
};

/// Whether the scene may show the failure with this cause: the one that the diagnosis found, if it found one.
bool isPossible(const CheckFailure& failure, MissCause cause)
{
    return failure.cause.empty() || std::ranges::any_of(kRulesOfCauses, [&](const RuleOfCause& each) {
               return each.rule == failure.rule && each.cause == cause;
           });
}

/// The published grid that misses the pair of the failure in the scene. Where objects have moved or were removed, the
/// pair is missed for another reason than a grid that sees only the scene would have.
std::optional<Algorithm> algorithmWithMiss(Scene scene, const CheckFailure& failure)
{
    const Failure& small = failure.small.failure;
    if (!std::ranges::all_of(failure.small.world.operations,
                             [](const Operation& each) { return each.kind == Operation::Kind::Add; }))
        return std::nullopt;
    for (const AlgorithmInfo& info : algorithms()) {
        if (!info.isTextbook())
            continue;
        scene.broadPhase.algorithm = info.algorithm;
        const auto found = firstFinding(scene, {});
        if (found && *found && (*found)->kind == Finding::Kind::MissedPair &&
            (*found)->a == std::min(small.a, small.b) && (*found)->b == std::max(small.a, small.b) &&
            isPossible(failure, (*found)->cause))
            return info.algorithm;
    }
    return std::nullopt;
}

Result<Scene> lastFrame(const std::string& trace, const std::string& name)
{
    auto reader = trace::TraceReader::open(trace::byteSourceOf(trace), name);
    if (!reader)
        return reader.problem();
    const trace::Recording recording(*std::move(reader));
    const auto walk = recording.walk();
    if (!walk)
        return walk.problem();
    if (auto problem = (*walk)->goTo(recording.frameCount() - 1))
        return *std::move(problem);
    return (*walk)->scene();
}

/// In the properties panel, the objects say what is wrong with them.
void explainIn(Scene& scene, const CheckFailure& failure)
{
    Properties properties{{kFailureProperty, failure.sentence.text()}};
    if (!failure.cause.empty())
        properties.push_back({kCauseProperty, failure.cause.text()});
    for (const ObjectId id : {failure.small.failure.a, failure.small.failure.b}) {
        const SceneObject* object = scene.find(id);
        if (!object || !object->properties->empty())
            continue;
        SceneObject named = *object;
        named.properties = properties;
        scene.replace(std::make_shared<const SceneObject>(std::move(named)));
    }
}

} // namespace

Result<FailureScene> sceneOf(const CheckFailure& failure)
{
    auto scene = lastFrame(failure.trace, failure.rule);
    if (!scene)
        return scene.problem();
    FailureScene made{*std::move(scene), {}};
    const FailureKind kind = failure.small.failure.kind;
    if (kind == FailureKind::MissedPair || kind == FailureKind::MissedObject)
        made.shownBy = algorithmWithMiss(made.scene, failure);
    if (made.shownBy)
        made.scene.broadPhase.algorithm = *made.shownBy;
    explainIn(made.scene, failure);
    return made;
}

} // namespace broadside::check
