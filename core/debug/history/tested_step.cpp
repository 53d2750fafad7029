#include "core/debug/history/tested_step.h"

#include "core/broadphase/textbook/textbook_grid.h"

#include <utility>

namespace broadside {

std::unique_ptr<BroadPhase> copyOfBroadPhase(const World& world)
{
    if (const auto* textbook = dynamic_cast<const TextbookGrid*>(&world.broadPhase()))
        return textbook->copy();
    auto made = makeBroadPhase(world.broadPhaseSettings(), world.settings().width, world.settings().height);
    std::unique_ptr<BroadPhase> copy = std::move(*made); // as it was made before
    addAll(world.objects(), *copy);
    copy->update();
    return copy;
}

TestedStep::TestedStep(const World& world)
    : TestedStep(world, copyOfBroadPhase(world))
{}

TestedStep::TestedStep(const World& world, std::unique_ptr<BroadPhase> broadPhase)
    : m_objects(world.objects())
    , m_broadPhase(std::move(broadPhase))
{
    m_parts.world = world.settings();
    m_parts.step = world.stepCount();
    m_parts.time = world.time();
    m_parts.met.assign(world.metPairs().begin(), world.metPairs().end());
}

Result<TestedStep> TestedStep::askedWith(const BroadPhaseSettings& asked, const World& world)
{
    auto made = makeBroadPhase(asked, world.settings().width, world.settings().height);
    if (!made)
        return made.problem();
    addAll(world.objects(), **made);
    (*made)->update();
    return TestedStep(world, std::move(*made));
}

Frame TestedStep::frame() const
{
    FrameParts parts = m_parts;
    parts.objects = &m_objects;
    parts.broadPhase = m_broadPhase.get();
    return Frame(std::move(parts));
}

std::unique_ptr<TestedStep> repeatTested(World& world, History& record, std::uint64_t step,
                                         const BroadPhaseSettings& asked, const std::stop_token& stop)
{
    std::unique_ptr<TestedStep> made;
    const auto keep = [&](const World& tested) {
        if (stop.stop_requested())
            return;
        if (asked == tested.broadPhaseSettings())
            made = std::make_unique<TestedStep>(tested);
        else if (auto other = TestedStep::askedWith(asked, tested))
            made = std::make_unique<TestedStep>(std::move(*other));
    };
    record.repeat(world, step, keep, stop);
    return stop.stop_requested() ? nullptr : std::move(made);
}

} // namespace broadside
