#include "core/trace/recording.h"

#include "core/trace/recording_steps.h"

#include <algorithm>
#include <utility>

namespace broadside::trace {
namespace {

/// Limits for missing step numbers: for each frame, and a constant for short traces.
constexpr std::uint64_t kMostGaps = 100;
constexpr std::uint64_t kFewGaps = 10'000;

constexpr double kUsualDt = 1.0 / 60.0;
constexpr double kLongestDt = 10.0; // seconds; longer ones are breaks of the game, not steps

} // namespace

Recording::Recording(TraceReader reader)
    : m_reader(std::move(reader))
    , m_sleepers(std::make_shared<SleeperPairs>())
{
    checkStepNumbers(0);
}

void Recording::checkStepNumbers(std::size_t from)
{
    const auto& frames = m_reader.frames();
    for (std::size_t i = std::max<std::size_t>(from, 1); i < frames.size() && !m_countsFrames; ++i)
        m_countsFrames = frames[i].step <= frames[i - 1].step;
    if (!frames.empty() && !m_countsFrames)
        m_countsFrames = frames.back().step - frames.front().step > kMostGaps * frames.size() + kFewGaps;
}

std::size_t Recording::frameOf(std::uint64_t step) const noexcept
{
    if (m_countsFrames)
        return static_cast<std::size_t>(std::min<std::uint64_t>(step, frameCount() - 1));
    return m_reader.frameOfStep(step).value_or(0);
}

std::uint64_t Recording::stepOf(std::size_t frame) const noexcept
{
    return m_countsFrames ? frame : m_reader.frames()[frame].step;
}

double Recording::dtOf(std::size_t frame) const noexcept
{
    const double since = frame > 0 ? timeOf(frame) - timeOf(frame - 1) : 0.0;
    if (since > 0.0 && since <= kLongestDt)
        return since;
    return info().dt > 0.0 ? info().dt : kUsualDt;
}

bool Recording::grow()
{
    const std::size_t before = frameCount();
    const bool grew = m_reader.grow();
    checkStepNumbers(before);
    return grew;
}

void Recording::take(TraceReader reader)
{
    const std::size_t before = frameCount();
    m_reader = std::move(reader);
    checkStepNumbers(before);
}

Result<std::unique_ptr<StepWalk>> Recording::walk(WalkDepth /*depth*/) const { return stepWalkOf(*this); }

} // namespace broadside::trace
