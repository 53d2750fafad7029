#include "core/debug/history/tested_step.h"

#include <utility>

namespace broadside {
namespace {

std::unique_ptr<BroadPhase> copyOf(const BroadPhase& broadPhase, const BroadPhaseSettings& settings,
                                   const ObjectTable& objects, const WorldSettings& world)
{
    if (auto copy = broadPhase.copy())
        return copy;
    auto made = makeBroadPhase(settings, world.width, world.height);
    std::unique_ptr<BroadPhase> copy = std::move(*made); // cannot fail: the same was made before
    addAll(objects, *copy);
    copy->update();
    return copy;
}

} // namespace

Frame testedFrameOf(const World& world)
{
    FrameParts parts;
    parts.objects = &world.objects();
    parts.broadPhase = &world.broadPhase();
    parts.world = world.settings();
    parts.step = world.stepCount();
    parts.time = world.time();
    parts.met.assign(world.metPairs().begin(), world.metPairs().end());
    return Frame(std::move(parts));
}

Result<std::unique_ptr<BroadPhase>> broadPhaseOver(const World& world, const BroadPhaseSettings& settings)
{
    auto made = makeBroadPhase(settings, world.settings().width, world.settings().height);
    if (made) {
        addAll(world.objects(), **made);
        (*made)->update();
    }
    return made;
}

std::optional<Problem> showTested(const World& world, const StepWalk::FrameObserver& tested,
                                  const std::optional<BroadPhaseSettings>& asked, const std::stop_token& stop)
{
    if (stop.stop_requested())
        return std::nullopt;
    if (!asked || *asked == world.broadPhaseSettings()) {
        tested(testedFrameOf(world));
        return std::nullopt;
    }
    const auto other = broadPhaseOver(world, *asked);
    if (!other)
        return other.problem();
    FrameParts parts = testedFrameOf(world).parts();
    parts.broadPhase = other->get();
    tested(Frame(std::move(parts)));
    return std::nullopt;
}

TestedStep::TestedStep(const Frame& frame, const BroadPhaseSettings& settings)
    : m_objects(frame.objects())
    , m_broadPhase(copyOf(*frame.broadPhase(), settings, m_objects, frame.world()))
    , m_parts(frame.parts())
{}

Frame TestedStep::frame() const
{
    FrameParts parts = m_parts;
    parts.objects = &m_objects;
    parts.broadPhase = m_broadPhase.get();
    return Frame(std::move(parts));
}

std::unique_ptr<TestedStep> testedStepOf(const StepSource& source, std::uint64_t step, const BroadPhaseSettings& asked,
                                         const std::stop_token& stop)
{
    const std::size_t frame = source.frameOf(step);
    const auto walk = source.walk();
    if (!walk || frame == 0)
        return nullptr;
    std::unique_ptr<TestedStep> made;
    static_cast<void>((*walk)->look(
        frame, [&](const Frame& tested) { made = std::make_unique<TestedStep>(tested, asked); }, asked, stop));
    return stop.stop_requested() ? nullptr : std::move(made);
}

} // namespace broadside
