#include "editor/session/steps/recording_figures.h"

#include "core/trace/recording_walk.h"

#include <QElapsedTimer>

#include <algorithm>
#include <stop_token>
#include <utility>

namespace broadside {
namespace {

constexpr std::size_t kMostCounted = 200'000; // Frames; charts of more are not worth their memory.
constexpr qint64 kBetweenNews = 100;          // Milliseconds.

StepFigures figuresAt(trace::RecordingWalk& walk, std::size_t frameNumber)
{
    if (walk.goTo(frameNumber))
        return {{}, {}, 0, false, false};
    const Frame frame = walk.frame();
    return {frame.funnel(), walk.recordedTimings(), frame.objects().presentCount(), frame.knowsCandidates(), true};
}

} // namespace

RecordingFigures::RecordingFigures(std::function<void()> changed, std::function<void()> ended)
    : m_changed(std::move(changed))
    , m_ended(std::move(ended))
{}

bool RecordingFigures::wantMore(std::size_t frames) const noexcept
{
    return !m_background.isRunning() && m_figures.size() < std::min(frames, kMostCounted);
}

void RecordingFigures::count(std::shared_ptr<const trace::Recording> recording)
{
    const std::size_t end = std::min(recording->frameCount(), kMostCounted);
    m_background.start(
        [this, recording = std::move(recording), from = m_figures.size(), end](const std::stop_token& stop,
                                                                               const Background::Post& post) {
            trace::RecordingWalk walk(*recording);
            std::vector<StepFigures> counted;
            QElapsedTimer sinceNews;
            sinceNews.start();
            for (std::size_t i = from; i < end && !stop.stop_requested(); ++i) {
                counted.push_back(figuresAt(walk, i));
                if (sinceNews.elapsed() < kBetweenNews)
                    continue;
                sinceNews.start();
                post([this, counted = std::exchange(counted, {})] { take(counted); });
            }
            return counted;
        },
        [this](const std::vector<StepFigures>& counted) {
            take(counted);
            m_ended();
        });
}

void RecordingFigures::take(const std::vector<StepFigures>& counted)
{
    m_figures.insert(m_figures.end(), counted.begin(), counted.end());
    m_changed();
}

void RecordingFigures::forget()
{
    m_background.cancel();
    m_figures.clear();
}

std::optional<StepFigures> RecordingFigures::of(std::size_t frame) const
{
    return frame < m_figures.size() ? std::optional{m_figures[frame]} : std::nullopt;
}

} // namespace broadside
