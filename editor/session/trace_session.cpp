#include "editor/session/trace_session.h"

#include "core/base/count_text.h"
#include "core/debug/rule_of_thumb.h"
#include "core/trace/trace_writer.h"
#include "editor/session/step_pacer.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace broadside {
namespace {

using trace::RecordingWalk;

constexpr std::uint64_t kScanPiece = std::uint64_t{64} << 20; // bytes between two looks at whether to stop
constexpr std::size_t kMostCounted = 200'000;                 // frames: charts of more are not worth their memory
constexpr qint64 kBetweenNews = 100;                          // milliseconds
constexpr qint64 kBetweenFrames = 1'000;                      // milliseconds: each time all that was found is copied
constexpr std::size_t kMostBehind = 300;                      // frames, of a game that writes while it is watched
constexpr std::size_t kLeastStateBytes = 24;                  // in a frame
constexpr double kUsualDt = 1.0 / 60.0;

trace::TraceReader emptyReader()
{
    std::string bytes;
    trace::TraceWriter writer(trace::TraceInfo{}, [&bytes](std::string_view more) {
        bytes += more;
        return true;
    });
    static_cast<void>(writer.finish());
    return *trace::TraceReader::open(trace::byteSourceOf(std::move(bytes)), "nothing");
}

std::unique_ptr<RecordingWalk> walkOn(trace::Recording recording)
{
    return std::make_unique<RecordingWalk>(std::move(recording));
}

} // namespace

TraceSession::TraceSession(QObject* parent)
    : StepSession(parent)
    , m_walk(walkOn(trace::Recording(emptyReader())))
    , m_timer(this)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &TraceSession::onTick);
}

TraceSession::~TraceSession() = default;

void TraceSession::open(trace::TraceReader reader)
{
    leaveReading();
    m_scan.cancel();
    forgetFigures();
    m_snapshot.reset();
    m_spare.reset();
    m_problem.reset();
    m_passagesAt.reset();
    m_walk = walkOn(trace::Recording(std::move(reader)));
    m_settings = {};
    if (!isEmpty())
        showFirst();
    m_scanned = 1.0;
    setState(State::Paused);
    emit worldChanged();
    emit recordedChanged();
    emit opened();
    if (!m_walk->recording().reader().isScanned())
        scanOn();
    else
        countOn();
}

/// Where the game does not say how large its cells are, a first guess of ours.
void TraceSession::takeSettings()
{
    if (!m_walk->frameNumber())
        return;
    m_settings = m_walk->world().settingsAsScene();
    if (const auto size = ruleOfThumbCellSize(*objects()); size && !info().parameter("cell-size"))
        m_settings.broadPhase.cellSize = *size;
}

const trace::FrameData* TraceSession::data() const { return m_walk->frameNumber() ? &m_walk->world().data() : nullptr; }

std::optional<std::uint64_t> TraceSession::recordedHash() const
{
    return m_walk->frameNumber() ? m_walk->world().data().hash : std::nullopt;
}

// --- the moment ----------------------------------------------------------------------------------------------------

const ObjectTable* TraceSession::objects() const
{
    return m_walk->frameNumber() ? &m_walk->world().objects() : &m_nothing;
}

const BroadPhase* TraceSession::broadPhase() const
{
    return m_walk->frameNumber() ? m_walk->world().recordedBroadPhase() : nullptr;
}

std::uint64_t TraceSession::step() const { return m_walk->frameNumber() ? m_walk->step() : 0; }

double TraceSession::time() const { return m_walk->frameNumber() ? m_walk->world().data().time : 0.0; }

const WorldSettings& TraceSession::worldSettings() const
{
    return m_walk->frameNumber() ? m_walk->world().world() : m_settings.world;
}

Frame TraceSession::frame() const
{
    if (m_walk->frameNumber())
        return m_walk->frame();
    FrameParts parts;
    parts.objects = &m_nothing;
    parts.world = m_settings.world;
    return Frame(std::move(parts));
}

bool TraceSession::canStepBack() const { return m_walk->frameNumber().value_or(0) > 0; }

bool TraceSession::isAtEnd() const { return isEmpty() || m_walk->frameNumber() == frameCount() - 1; }

bool TraceSession::isInThePast() const { return !isAtEnd(); }

std::shared_ptr<const trace::Recording> TraceSession::recording() const
{
    if (!m_snapshot)
        m_snapshot = std::make_shared<const trace::Recording>(m_walk->recording());
    return m_snapshot;
}

Scene TraceSession::scene() const
{
    Scene scene = m_settings;
    scene.world = worldSettings();
    return scene;
}

std::optional<double> TraceSession::timeOf(std::uint64_t step) const
{
    const StepRange steps = recorded();
    if (isEmpty() || step < steps.first || step > steps.last)
        return std::nullopt;
    return m_walk->recording().timeOf(m_walk->recording().frameOf(step));
}

std::string TraceSession::leftOut() const
{
    if (!m_walk->frameNumber() || m_walk->world().leftOut().empty())
        return {};
    const trace::TraceWorld& world = m_walk->world();
    std::string sentence =
        "In step " + std::to_string(m_walk->step()) + ' ' + world.whyLeftOut(*world.leftOut().begin());
    if (world.leftOut().size() > 1)
        sentence += "; " + countOf(world.leftOut().size(), "object") + " in all";
    return sentence + ".";
}

// --- going elsewhere -----------------------------------------------------------------------------------------------

void TraceSession::run(Pace pace)
{
    const bool isNew = std::exchange(m_pace, pace) != pace;
    if (isEmpty() && !m_isGrowing)
        return;
    if (m_state == State::Running && isNew)
        startTicking();
    setState(State::Running);
}

void TraceSession::pause()
{
    setState(State::Paused);
    leaveReading();
}

void TraceSession::stop()
{
    pause();
    if (!isEmpty())
        goTo(0);
}

void TraceSession::stepOnce()
{
    setState(State::Paused);
    if (isMaking()) {
        ++m_owed;
        return;
    }
    if (!isAtEnd())
        advance();
}

void TraceSession::stepBack()
{
    pause();
    if (!canStepBack())
        return;
    const std::size_t before = *m_walk->frameNumber() - 1;
    if (!takesLong(before))
        show(before);
    if (m_walk->frameNumber() == before)
        emit sought();
    else
        readBeside(before, trace::Way::Back);
}

void TraceSession::seek(std::uint64_t step)
{
    setState(State::Paused);
    if (!isEmpty())
        goTo(m_walk->recording().frameOf(step));
}

/// Reading a frame takes reading those since the keyframe before it, or since the present one. Each costs what it says,
/// which is as long as its message, and a look at the objects that there are.
bool TraceSession::takesLong(std::size_t frame) const
{
    const auto& frames = m_walk->recording().reader().frames();
    const std::size_t objects = std::max<std::size_t>(this->objects()->presentCount(), 1);
    const auto here = m_walk->frameNumber();
    std::size_t cost = 0;
    for (std::size_t at = frame;; --at) {
        const bool isCounted = at < frame && frames[at].offset == frames[at + 1].offset; // in one block
        cost += std::max<std::size_t>(objects, isCounted ? 0 : frames[at].length / kLeastStateBytes);
        if (cost > m_patience)
            return true;
        if (at == 0 || frames[at].isKeyframe() || (here && *here + 1 == at))
            return false;
    }
}

void TraceSession::goTo(std::size_t frame)
{
    leaveReading();
    if (m_walk->frameNumber() == frame)
        return;
    if (takesLong(frame)) {
        readBeside(frame, std::nullopt);
        return;
    }
    show(frame);
    if (m_problem) {
        setState(State::Paused);
        emit failed(Problem(*m_problem));
    }
    emit sought();
}

/// Reads it now; where it cannot be read, what was shown stays.
void TraceSession::show(std::size_t frame)
{
    const auto before = m_walk->frameNumber();
    m_problem = m_walk->goToWithPast(frame);
    if (m_problem && before && *before != frame)
        static_cast<void>(m_walk->goTo(*before));
}

void TraceSession::showFirst()
{
    if (takesLong(0)) {
        readBeside(0, trace::Way::On);
        return;
    }
    show(0);
    if (m_problem)
        readBeside(0, trace::Way::On);
    takeSettings();
}

/// Nothing is shown yet, and frames came; damaged ones were told already.
void TraceSession::showFrom(std::size_t firstNew)
{
    if (!m_problem) {
        showFirst();
        emit worldChanged();
        return;
    }
    const auto& frames = m_walk->recording().reader().frames();
    while (firstNew < frames.size() && !frames[firstNew].isKeyframe())
        ++firstNew;
    if (firstNew < frames.size())
        readBeside(firstNew, trace::Way::On);
}

/// With a way: there, or as far on that way as it takes to find one that can be read; there may be many that cannot.
void TraceSession::readBeside(std::size_t frame, std::optional<trace::Way> way)
{
    std::shared_ptr<RecordingWalk> walk = m_spare ? std::move(m_spare) : walkOn(m_walk->recording());
    if (walk->recording().frameCount() <= frame)
        walk = walkOn(m_walk->recording());
    m_reading.start(
        [walk, frame, way](const std::stop_token& stop, const Background::Post&) {
            if (way)
                return std::pair{walk, walk->goToReadable(frame, *way, stop)};
            trace::Arrival arrival;
            arrival.problem = walk->goToWithPast(frame);
            arrival.frame = walk->frameNumber();
            return std::pair{walk, std::move(arrival)};
        },
        [this, frame](std::pair<std::shared_ptr<RecordingWalk>, trace::Arrival> read) {
            takeRead(std::move(read.first), std::move(read.second), frame);
        });
    emit makingChanged();
}

void TraceSession::takeRead(std::shared_ptr<RecordingWalk> walk, trace::Arrival read, std::size_t wanted)
{
    m_problem.reset();
    if (!read.frame) {
        m_problem = read.problem;
        m_owed = 0;
        setState(State::Paused);
        emit makingChanged();
        tellPassed(read, wanted);
        return;
    }
    if (walk->recording().frameCount() < frameCount()) // it has grown meanwhile
        walk->recording().take(m_walk->recording().reader());
    const bool isFirst = !m_walk->frameNumber();
    std::swap(m_walk, walk);
    m_spare = std::move(walk);
    if (isFirst) {
        takeSettings();
        emit worldChanged();
    }
    emit sought();
    emit makingChanged();
    tellPassed(read, wanted);
    while (m_owed > 0 && !isMaking()) {
        --m_owed;
        advance();
    }
}

/// Which steps cannot be read, in the words of the first of them.
void TraceSession::tellPassed(const trace::Arrival& read, std::size_t wanted)
{
    if (!read.problem)
        return;
    const trace::Recording& recording = m_walk->recording();
    const bool isBack = read.frame && *read.frame < wanted;
    const std::size_t last = !read.frame ? wanted : isBack ? *read.frame + 1 : *read.frame - 1;
    const std::uint64_t from = recording.stepOf(std::min(wanted, last));
    const std::uint64_t to = recording.stepOf(std::max(wanted, last));
    Problem problem = *read.problem;
    const bool isOne = from == to;
    problem.message = isOne ? "Step " + std::to_string(from) + " cannot be read"
                            : "Steps " + std::to_string(from) + " to " + std::to_string(to) + " cannot be read";
    if (read.frame)
        problem.message += isOne ? " and is left out" : " and are left out";
    problem.message += ": " + read.problem->message;
    emit failed(problem);
}

void TraceSession::leaveReading()
{
    m_owed = 0;
    if (!m_reading.isRunning())
        return;
    m_reading.cancel();
    emit makingChanged();
}

// --- one step on ---------------------------------------------------------------------------------------------------

void TraceSession::advance()
{
    if (isMaking() || isAtEnd())
        return;
    m_watch = {};
    emit aboutToStep();
    if (isMaking() || isAtEnd())
        return;
    const std::size_t next = m_walk->frameNumber() ? *m_walk->frameNumber() + 1 : 0;
    const StepWatch watch = std::exchange(m_watch, {});
    const bool isWatched = (watch.before || watch.after) && m_walk->frameNumber();
    if (!isWatched && takesLong(next)) {
        readBeside(next, trace::Way::On);
        return;
    }
    if (isWatched && !m_reports.knows(next - 1))
        m_reports.look(*m_walk);
    if (isWatched && watch.wantsPassages)
        lookForPassagesFrom(next - 1);
    if (isWatched && watch.before)
        watch.before(WatchedMoment(m_walk->frame(), dtHere()), {});
    show(next);
    if (m_problem) {
        readBeside(next, trace::Way::On);
        return;
    }
    StepReport report;
    report.step = step();
    report.time = time();
    if (isWatched)
        report = m_reports.report(*m_walk);
    if (isWatched && watch.after) {
        const std::vector<Tunnelling> passed = watch.wantsPassages ? passagesAt(next) : std::vector<Tunnelling>{};
        watch.after(WatchedMoment(m_walk->frame(), dtHere(), &passed), report, {});
    }
    emit stepped(report);
}

/// From where it stands, and the two frames before: what goes on as it went was not put elsewhere.
void TraceSession::lookForPassagesFrom(std::size_t frame)
{
    if (m_passages && m_passagesAt == frame)
        return;
    m_passages.emplace(countsFrames());
    for (std::size_t i = frame - std::min<std::size_t>(frame, 2); i <= frame; ++i)
        if (!m_walk->goTo(i))
            static_cast<void>(m_passages->observe(m_walk->world()));
    m_passagesAt = frame;
}

std::vector<Tunnelling> TraceSession::passagesAt(std::size_t frame)
{
    m_passagesAt = frame;
    return m_passages->observe(m_walk->world());
}

void TraceSession::onTick()
{
    const double dt = dtHere();
    const double elapsed = static_cast<double>(m_clock.nsecsElapsed()) * 1e-9;
    const bool catchesUp = m_pace == Pace::Fastest || m_isGrowing;
    int due = catchesUp ? std::numeric_limits<int>::max() : m_pacer.stepsDue(elapsed, dt);
    m_clock.start();
    for (; due > 0 && m_state == State::Running && !isAtEnd() && !isMaking() && m_clock.elapsed() < kTickBudget; --due)
        advance();
    if (m_state == State::Running && isAtEnd() && !m_isGrowing)
        setState(State::Paused);
}

double TraceSession::dtHere() const
{
    return m_walk->frameNumber() ? m_walk->recording().dtOf(*m_walk->frameNumber()) : kUsualDt;
}

void TraceSession::setState(State state)
{
    if (std::exchange(m_state, state) == state)
        return;
    if (state == State::Running)
        startTicking();
    else
        m_timer.stop();
    emit stateChanged();
}

void TraceSession::startTicking()
{
    m_pacer.start(dtHere());
    m_clock.start();
    m_timer.start(m_pace == Pace::Fastest ? 0 : tickInterval(dtHere()));
}

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
               frameCount() - *m_walk->frameNumber() > kMostBehind && !isMaking()) {
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
    const std::size_t frame = m_walk->recording().frameOf(step);
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
            RecordingWalk walk(*recording);
            std::vector<StepFigures> counted;
            QElapsedTimer sinceNews;
            sinceNews.start();
            for (std::size_t i = from; i < end && !stop.stop_requested(); ++i) {
                counted.push_back(walk.goTo(i) ? StepFigures{}
                                               : StepFigures{walk.frame().funnel(), walk.timings(),
                                                             walk.world().objects().presentCount()});
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
