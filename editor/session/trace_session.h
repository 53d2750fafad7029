#pragma once

#include "core/trace/passage_watch.h"
#include "core/trace/recording_walk.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"
#include "editor/session/steps/recording_figures.h"
#include "editor/session/steps/recording_scan.h"
#include "editor/session/steps/step_clock.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace broadside {

/// The recorded steps of another program: a trace, or a table that was converted into one. Nothing is simulated, and
/// nothing can be changed.
///
/// It may be empty until a recording is opened or data arrives. It may be shown before a long file is completely
/// scanned (isScanning()), and may grow while it is shown (grow()). Frames are read on demand. Steps forward and back
/// skip damaged frames, and failed() reports which. A frame far from a keyframe with many objects is read in a
/// background thread: isMaking() is true meanwhile.
class TraceSession final : public StepSession {
    Q_OBJECT
public:
    explicit TraceSession(QObject* parent = nullptr);
    ~TraceSession() override;

    /// Shows another recording from its first step, and scans the rest of it if necessary (see TraceReader::isScanned).
    void open(trace::TraceReader reader);
    /// Looks for new frames. A run at normal speed that is far behind jumps to the new last step.
    /// Returns whether there are new frames. O(new bytes)
    bool grow();
    /// More frames may arrive: a run waits for them at the last step.
    void setGrowing(bool growing);
    [[nodiscard]] bool isGrowing() const noexcept { return m_isGrowing; }

    [[nodiscard]] const trace::TraceInfo& info() const noexcept { return m_walk->recording().info(); }
    [[nodiscard]] bool isEmpty() const noexcept { return m_walk->recording().isEmpty(); }
    [[nodiscard]] std::size_t frameCount() const noexcept { return m_walk->recording().frameCount(); }
    /// What the game recorded of this step besides objects, in its own units; null while nothing is shown.
    [[nodiscard]] const trace::FrameData* data() const;
    /// The recording's own step numbers cannot be used: see trace::Recording.
    [[nodiscard]] bool countsFrames() const noexcept { return m_walk->recording().countsFrames(); }
    /// The name of the broad phase for messages, for example "the game's uniform grid".
    [[nodiscard]] std::string broadPhaseName() const { return m_walk->world().broadPhaseName().text(); }
    /// Which objects of this step are left out and why, as a sentence; empty when none are.
    [[nodiscard]] Message leftOut() const;
    /// The shown frame as a scene of Broadside, with all objects at rest. @pre something is shown
    [[nodiscard]] Scene frameAsScene() const { return m_walk->world().toScene(); }

    /// A long file without an index is being scanned; the scanned part can be used meanwhile.
    [[nodiscard]] bool isScanning() const noexcept { return m_scan.isRunning(); }
    [[nodiscard]] double scanned() const noexcept { return m_scan.share(); } ///< Scanned share of the file, 0..1.
    void cancelScan();                                                       ///< Frames that were found so far stay.

    // StepSession
    [[nodiscard]] State state() const noexcept override { return m_state; }
    [[nodiscard]] const ObjectTable* objects() const override;
    [[nodiscard]] const BroadPhase* broadPhase() const override;
    [[nodiscard]] const RecordedBroadPhase* registrations() const override
    {
        return m_walk->frameNumber() ? m_walk->world().registrations() : nullptr;
    }
    [[nodiscard]] const std::optional<Problem>& problem() const noexcept override { return m_problem; }
    [[nodiscard]] std::uint64_t step() const override;
    [[nodiscard]] double time() const;
    [[nodiscard]] const WorldSettings& worldSettings() const;
    [[nodiscard]] ShownStep shown() const override
    {
        return {.time = time(),
                .world = worldSettings(),
                .broadPhase = m_settings.broadPhase,
                .touch = touch(),
                .report = nullptr,
                .recordedHash = m_walk->frameNumber() ? m_walk->world().data().hash : std::nullopt,
                .canGoOn = m_isGrowing || isInThePast(),
                .coordinates = m_walk->world().map().coordinates()};
    }
    [[nodiscard]] Frame frame() const override;
    [[nodiscard]] TouchRule touch() const noexcept { return info().touch; }
    [[nodiscard]] StepRange recorded() const override { return m_walk->recording().steps(); }
    [[nodiscard]] bool isInThePast() const { return !isAtEnd(); }
    [[nodiscard]] bool isMaking() const noexcept override { return m_reading.isRunning(); }
    [[nodiscard]] std::shared_ptr<const trace::Recording> recording() const;
    [[nodiscard]] std::shared_ptr<const StepSource> source(StepRange /*steps*/) const override { return recording(); }
    [[nodiscard]] std::optional<RecordedStep> at(std::uint64_t step) const override;
    [[nodiscard]] Scene scene() const override;
    [[nodiscard]] std::optional<StepFigures> figuresOf(std::uint64_t step) const
    {
        return m_figures.of(isEmpty() ? 0 : m_walk->recording().frameOf(step));
    }
    void run() { run(Pace::RealTime); }
    void run(Pace pace) override;
    void pause() override;
    void stepOnce();
    void stepMany(std::uint64_t count) override;
    void stop() override;
    void stepBack() { stepBackMany(1); }
    void seekFirst() { seek(recorded().first); }
    void seekLast() { seek(recorded().last); }
    void stepBackMany(std::uint64_t count) override;
    /// Real seconds for a step when running in real time, including slow motion.
    [[nodiscard]] double secondsPerStep() const { return dtHere() * runPace().slowness(); }
    void seek(std::uint64_t step) override;
    void watchStep(StepWatch watch) override { m_watch = std::move(watch); }

    /// Frames that can be reached by reading at most this many object states are read at once, others in a background
    /// thread.
    void setPatience(std::size_t states) noexcept { m_patience = states; }

signals:
    void opened();
    void scanProgressed();

private:
    void setState(State state);
    void followSlowness();
    void countStep();
    [[nodiscard]] bool keepsUp() const;
    void goTo(std::size_t frame);
    void show(std::size_t frame);
    void showFirst();
    void showFrom(std::size_t firstNew);
    void readInBackground(std::size_t frame, std::optional<trace::Direction> direction);
    void takeRead(std::shared_ptr<trace::RecordingWalk> walk, trace::Arrival read, std::size_t wanted);
    void reportUnreadable(const trace::Arrival& read, std::size_t wanted);
    void leaveReading();
    void advance();
    [[nodiscard]] std::vector<Passage> passagesAt(std::size_t frame);
    void findPassagesFrom(std::size_t frame);
    void onTick();
    void startTicking();
    [[nodiscard]] bool takesLong(std::size_t frame) const;
    [[nodiscard]] bool isAtEnd() const;
    [[nodiscard]] double dtHere() const; ///< Seconds, > 0.
    void takeSettings();
    void scanOn();
    void takeScanned(trace::TraceReader reader);
    void countOn();

    std::shared_ptr<trace::RecordingWalk> m_walk; // never null
    std::shared_ptr<trace::RecordingWalk>
        m_spare; // Reads the same file, for frames that take long; null: not made yet.
    trace::RecordingReports m_reports;
    std::optional<trace::PassageWatch> m_passages; // Exists while a watch wants passages.
    std::optional<std::size_t> m_passagesAt;       // Last frame for which they are known.
    ObjectTable m_nothing;                         // Used while nothing is shown.
    Scene m_settings;
    std::optional<Problem> m_problem;
    State m_state = State::Paused;
    Pace m_pace = Pace::RealTime;
    bool m_isGrowing = false;
    std::size_t m_patience = 500'000;
    StepWatch m_watch;
    StepClock m_clock;
    mutable std::shared_ptr<const trace::Recording> m_snapshot; // The present recording; null: not made yet.
    int m_owed = 0;           // Steps that were requested while a frame was being read.
    std::uint64_t m_toGo = 0; // Steps until a pause; 0: no limit.
    Background m_reading;     // These three are declared last: their destructors wait for the threads.
    RecordingScan m_scan;
    RecordingFigures m_figures;
};

} // namespace broadside
