// TraceSession: frames that are looked through, that come, and that are counted for charts.

#include "core/trace/recording_walk.h"
#include "editor/session/trace_session.h"

#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

constexpr std::uint64_t kScanPiece = std::uint64_t{64} << 20; // bytes between two looks at whether to stop
constexpr std::size_t kMostCounted = 200'000;                 // frames: charts of more are not worth their memory
constexpr qint64 kBetweenNews = 100;                          // milliseconds
constexpr qint64 kBetweenFrames = 1'000;                      // milliseconds: each time all that was found is copied
constexpr std::size_t kMostBehind = 300;                      // frames, of a game that writes while it is watched

StepFigures figuresAt(trace::RecordingWalk& walk, std::size_t index)
{
    if (walk.goTo(index))
        return {{}, {}, 0, false, false};
    const Frame frame = walk.frame();
    return {frame.funnel(), walk.recordedTimings(), frame.objects().presentCount(), frame.knowsCandidates(), true};
}

} // namespace

// --- more frames ---------------------------------------------------------------------------------------------------

bool TraceSession::grow()
{
    const std::size_t before = frameCount();
    if (!m_walk->recording().grow())
        return false;
    m_snapshot.reset();
    if (!m_walk->frameNumber() && !isMaking()) {
        showFrom(before);
    } else if (m_walk->frameNumber() && m_state == State::Running &&
               frameCount() - *m_walk->frameNumber() > kMostBehind && !isMaking() && runPace().slowness() == 1) {
        goTo(frameCount() - 1); // whoever cannot keep up sees what is now
    }
    emit recordedChanged();
    countOn();
    return true;
}

void TraceSession::setGrowing(bool growing)
{
    m_isGrowing = growing;
    if (!growing && m_state == State::Running && isAtEnd())
        setState(State::Paused);
}

void TraceSession::scanOn()
{
    m_scanned = 0.0;
    m_scan.start(
        [this, reader = m_walk->recording().reader()](const std::stop_token& stop,
                                                      const Background::Post& post) mutable {
            const auto size = static_cast<double>(reader.bytes().size());
            QElapsedTimer sinceFrames;
            sinceFrames.start();
            while (!reader.isScanned() && !stop.stop_requested()) {
                reader.scanOn(kScanPiece);
                post([this, share = static_cast<double>(reader.scannedBytes()) / size] {
                    m_scanned = share;
                    emit scanProgressed();
                });
                if (sinceFrames.elapsed() < kBetweenFrames)
                    continue;
                sinceFrames.start();
                post([this, reader] { takeScanned(reader); });
            }
            return reader;
        },
        [this](trace::TraceReader reader) {
            takeScanned(std::move(reader));
            emit scanProgressed();
        });
    emit scanProgressed();
}

void TraceSession::takeScanned(trace::TraceReader reader)
{
    m_walk->recording().take(std::move(reader));
    m_snapshot.reset();
    emit recordedChanged();
    countOn();
}

void TraceSession::cancelScan()
{
    if (!m_scan.isRunning())
        return;
    m_scan.cancel();
    emit scanProgressed();
    countOn();
}

// --- figures for charts --------------------------------------------------------------------------------------------

std::optional<StepFigures> TraceSession::figuresOf(std::uint64_t step) const
{
    const std::size_t frame = isEmpty() ? 0 : m_walk->recording().frameOf(step);
    return frame < m_figures.size() ? std::optional{m_figures[frame]} : std::nullopt;
}

void TraceSession::forgetFigures()
{
    m_count.cancel();
    m_figures.clear();
}

/// One frame after the other, beside the GUI thread.
void TraceSession::countOn()
{
    const std::size_t end = std::min(frameCount(), kMostCounted);
    if (m_count.isRunning() || m_figures.size() >= end)
        return;
    m_count.start(
        [this, recording = recording(), from = m_figures.size(), end](const std::stop_token& stop,
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
                post([this, counted = std::exchange(counted, {})] { takeFigures(counted); });
            }
            return counted;
        },
        [this](const std::vector<StepFigures>& counted) {
            takeFigures(counted);
            countOn(); // what came meanwhile
        });
}

void TraceSession::takeFigures(const std::vector<StepFigures>& counted)
{
    m_figures.insert(m_figures.end(), counted.begin(), counted.end());
    emit figuresChanged();
}

} // namespace broadside
