#include "core/trace/recording_walk.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

namespace broadside::trace {
namespace {

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

} // namespace

std::optional<Problem> RecordingWalk::goTo(std::size_t frame)
{
    m_at.reset();
    if (auto problem = m_world.seek(frame))
        return problem;
    m_at = frame;
    return std::nullopt;
}

Arrival RecordingWalk::goToReadable(std::size_t frame, Direction direction, const std::stop_token& stop)
{
    const auto& frames = m_recording.reader().frames();
    Arrival arrival;
    while (frame < frames.size() && !stop.stop_requested()) {
        auto problem = goTo(frame);
        if (!problem) {
            arrival.frame = frame;
            break;
        }
        if (!arrival.problem)
            arrival.problem = std::move(problem);
        const std::size_t damaged = m_world.damaged().value_or(frame);
        if (direction == Direction::Back && damaged == 0)
            break;
        if (direction == Direction::Back)
            frame = damaged - 1;
        else
            do
                ++frame;
            while (frame < frames.size() && !frames[frame].isKeyframe());
    }
    return arrival;
}

StepReport RecordingReports::report(RecordingWalk& walk)
{
    const Frame frame = walk.frame();
    StepReport report;
    report.step = walk.step();
    report.time = frame.time();
    report.hash = frame.hash().value_or(0);
    report.timings = walk.timings();
    report.funnel = frame.funnel();
    std::vector<IdPair> now;
    for (const IndexPair pair : frame.overlaps()) {
        const ObjectId a = frame.objects().idOf(pair.a);
        const ObjectId b = frame.objects().idOf(pair.b);
        now.push_back({std::min(a, b), std::max(a, b)});
    }
    std::ranges::sort(now);
    const std::size_t number = *walk.frameNumber();
    if (m_frame && *m_frame + 1 == number) {
        std::ranges::set_difference(now, m_overlaps, std::back_inserter(report.began));
        std::ranges::set_difference(m_overlaps, now, std::back_inserter(report.ended));
        std::ranges::set_intersection(now, m_overlaps, std::back_inserter(report.stayed));
    } else {
        report.stayed = now;
    }
    m_overlaps = std::move(now);
    m_frame = number;
    return report;
}

StepTimings RecordingWalk::timings() const
{
    StepTimings timings = recordedTimings();
    for (double* phase : {&timings.integrate, &timings.broadPhase, &timings.narrowPhase, &timings.responses})
        if (std::isnan(*phase))
            *phase = 0.0;
    return timings;
}

/// Matches parts of names, because games name their counters freely.
StepTimings RecordingWalk::recordedTimings() const
{
    constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
    StepTimings timings{kUnknown, kUnknown, kUnknown, kUnknown};
    const auto add = [](double& phase, double value) { phase = std::isnan(phase) ? value : phase + value; };
    for (const Counter& counter : m_world.data().counters) {
        if (counter.unit != Counter::Unit::Microseconds)
            continue;
        std::string name = counter.name;
        std::ranges::transform(name, name.begin(),
                               [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
        if (has(name, "broad"))
            add(timings.broadPhase, counter.value);
        else if (has(name, "narrow") || has(name, "shape"))
            add(timings.narrowPhase, counter.value);
        else if (has(name, "integrat") || has(name, "mov"))
            add(timings.integrate, counter.value);
        else if (has(name, "respon") || has(name, "solv"))
            add(timings.responses, counter.value);
    }
    return timings;
}

} // namespace broadside::trace
