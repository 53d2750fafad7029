#include "editor/session/trace_session.h"

#include "core/base/message/common_messages.h"
#include "core/debug/tuning/rule_of_thumb.h"
#include "core/trace/trace_writer.h"
#include "editor/session/session_messages.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

using trace::RecordingWalk;

constexpr std::size_t kLeastStateBytes = 24; // Bytes of a state in a frame.
constexpr double kUsualDt = 1.0 / 60.0;
constexpr std::size_t kMostBehind = 300; // Frames; for a game that writes while it is watched.

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
    : StepSession(capabilitiesOfRecording({}), parent)
    , m_walk(walkOn(trace::Recording(emptyReader())))
    , m_clock(*this, [this] { onTick(); })
    , m_figures([this] { emit figuresChanged(); }, [this] { countOn(); })
{
    connect(&runPace(), &RunPace::slownessChanged, this, &TraceSession::followSlowness);
}

TraceSession::~TraceSession() = default;

void TraceSession::open(trace::TraceReader reader)
{
    leaveReading();
    m_scan.forget();
    m_figures.forget();
    m_snapshot.reset();
    m_spare.reset();
    m_problem.reset();
    m_passagesAt.reset();
    m_walk = walkOn(trace::Recording(std::move(reader)));
    m_settings = {};
    Capabilities capabilities = capabilitiesOfRecording(info());
    if (m_walk->recording().reader().version() >= trace::kVersionOfGrids) // frames can describe their own cells
        capabilities.hasCells = info().contents.cells;
    setCapabilities(capabilities);
    if (!isEmpty())
        showFirst();
    setState(State::Paused);
    emit worldChanged();
    emit recordedChanged();
    emit opened();
    if (!m_walk->recording().reader().isScanned())
        scanOn();
    else
        countOn();
}

/// When the game does not record its cell size, a first guess is used.
void TraceSession::takeSettings()
{
    if (!m_walk->frameNumber())
        return;
    m_settings = m_walk->world().settingsAsScene();
    if (const auto size = ruleOfThumbCellSize(*objects()); size && !(m_walk->world().cellSize() > 0.0))
        m_settings.broadPhase.cellSize = *size;
}

const trace::FrameData* TraceSession::data() const { return m_walk->frameNumber() ? &m_walk->world().data() : nullptr; }

// --- the shown step
// ----------------------------------------------------------------------------------------------------

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

bool TraceSession::isAtEnd() const { return isEmpty() || m_walk->frameNumber() == frameCount() - 1; }

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

std::optional<RecordedStep> TraceSession::at(std::uint64_t step) const
{
    const trace::Recording& all = m_walk->recording();
    if (isEmpty() || step < all.steps().first || step > all.steps().last)
        return std::nullopt;
    const std::size_t frame = all.frameOf(step);
    return RecordedStep{all.timeOf(frame), all.markOf(frame), nullptr, figuresOf(step)};
}

Message TraceSession::leftOut() const
{
    if (!m_walk->frameNumber())
        return {};
    const trace::TraceWorld& world = m_walk->world();
    const std::uint64_t step = m_walk->step();
    Message text;
    if (const std::size_t count = world.leftOut().size(); count > 0) {
        const Message why = world.whyLeftOut(*world.leftOut().begin());
        text = count > 1 ? texts::recordingLeftOutSeveral(step, why, count) : texts::recordingLeftOut(step, why);
    }
    for (const auto& sentence : sentencesOf(world.data().faults))
        text = text.empty() ? texts::recordingFault(step, sentence) : texts::sentences(text, sentence);
    return text;
}

// --- going to a step -----------------------------------------------------------------------------------------------

void TraceSession::run(Pace pace)
{
    m_toGo = 0;
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

void TraceSession::stepMany(std::uint64_t count)
{
    if (count == 1)
        return stepOnce();
    if (isAtEnd())
        return pause();
    run(Pace::Fastest);
    m_toGo = count;
}

/// Does not read the frames in between.
void TraceSession::stepBackMany(std::uint64_t count)
{
    pause();
    const std::size_t here = m_walk->frameNumber().value_or(0);
    if (here == 0)
        return;
    const std::size_t before = here - static_cast<std::size_t>(std::min<std::uint64_t>(count, here));
    if (count > 1)
        return goTo(before);
    if (!takesLong(before))
        show(before);
    if (m_walk->frameNumber() == before)
        emit sought();
    else
        readInBackground(before, trace::Direction::Back);
}

void TraceSession::seek(std::uint64_t step)
{
    setState(State::Paused);
    if (!isEmpty())
        goTo(m_walk->recording().frameOf(step));
}

/// Reading a frame requires all frames since the last keyframe, or since the present frame. The cost of each one is the
/// number of its states, estimated from the length of its message, but at least the number of present objects.
bool TraceSession::takesLong(std::size_t frame) const
{
    const auto& frames = m_walk->recording().reader().frames();
    const std::size_t objects = std::max<std::size_t>(this->objects()->presentCount(), 1);
    const auto here = m_walk->frameNumber();
    std::size_t cost = 0;
    for (std::size_t at = frame;; --at) {
        const bool isCounted = at < frame && frames[at].offset == frames[at + 1].offset; // Both are in one block.
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
        readInBackground(frame, std::nullopt);
        return;
    }
    show(frame);
    if (m_problem) {
        setState(State::Paused);
        emit failed(Problem(*m_problem));
    }
    emit sought();
}

/// Reads the frame now; when that fails, the shown frame stays.
void TraceSession::show(std::size_t frame)
{
    const auto before = m_walk->frameNumber();
    m_problem = m_walk->goTo(frame);
    if (m_problem && before && *before != frame)
        static_cast<void>(m_walk->goTo(*before));
}

void TraceSession::showFirst()
{
    if (takesLong(0)) {
        readInBackground(0, trace::Direction::Forward);
        return;
    }
    show(0);
    if (m_problem)
        readInBackground(0, trace::Direction::Forward);
    takeSettings();
}

/// Nothing is shown yet, and frames have arrived. Damaged ones were reported already.
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
        readInBackground(firstNew, trace::Direction::Forward);
}

/// If there is a direction, reads on in it until a frame is readable, because many frames may be damaged.
void TraceSession::readInBackground(std::size_t frame, std::optional<trace::Direction> direction)
{
    std::shared_ptr<RecordingWalk> walk = m_spare ? std::move(m_spare) : walkOn(m_walk->recording());
    if (walk->recording().frameCount() <= frame)
        walk = walkOn(m_walk->recording());
    m_reading.start(
        [walk, frame, direction](const std::stop_token& stop, const Background::Post&) {
            if (direction)
                return std::pair{walk, walk->goToReadable(frame, *direction, stop)};
            trace::Arrival arrival;
            arrival.problem = walk->goTo(frame);
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
        reportUnreadable(read, wanted);
        return;
    }
    if (walk->recording().frameCount() < frameCount()) // The recording has grown meanwhile.
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
    reportUnreadable(read, wanted);
    countStep();
    while (m_owed > 0 && !isMaking()) {
        --m_owed;
        advance();
    }
}

/// Reports which steps cannot be read, with the message of the first one.
void TraceSession::reportUnreadable(const trace::Arrival& read, std::size_t wanted)
{
    if (!read.problem)
        return;
    const trace::Recording& recording = m_walk->recording();
    const bool isBack = read.frame && *read.frame < wanted;
    const std::size_t last = !read.frame ? wanted : isBack ? *read.frame + 1 : *read.frame - 1;
    const std::uint64_t from = recording.stepOf(std::min(wanted, last));
    const std::uint64_t to = recording.stepOf(std::max(wanted, last));
    Problem problem = *read.problem;
    const Message& why = read.problem->message;
    const auto& one = read.frame ? texts::recordingStepSkipped : texts::recordingStepUnread;
    const auto& several = read.frame ? texts::recordingStepsSkipped : texts::recordingStepsUnread;
    problem.message = from == to ? one(from, why) : several(from, to, why);
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

// --- one step forward ----------------------------------------------------------------------------------------------

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
        readInBackground(next, trace::Direction::Forward);
        return;
    }
    if (isWatched && !m_reports.knows(next - 1))
        m_reports.look(*m_walk);
    if (isWatched && watch.wantsPassages)
        findPassagesFrom(next - 1);
    if (isWatched && watch.before)
        watch.before(WatchedStep(m_walk->frame(), dtHere()), {});
    show(next);
    if (m_problem) {
        readInBackground(next, trace::Direction::Forward);
        return;
    }
    StepReport report;
    report.step = step();
    report.time = time();
    if (isWatched)
        report = m_reports.report(*m_walk);
    if (isWatched && watch.after) {
        const std::vector<Passage> passed = watch.wantsPassages ? passagesAt(next) : std::vector<Passage>{};
        watch.after(WatchedStep(m_walk->frame(), dtHere(), &passed), report, {});
    }
    emit stepped(report);
    countStep();
}

/// Called when a requested step is done.
void TraceSession::countStep()
{
    if (m_toGo > 0 && --m_toGo == 0)
        setState(State::Paused);
}

/// At its own speed a growing recording shows the present; slow motion falls behind.
bool TraceSession::keepsUp() const { return m_isGrowing && runPace().slowness() == 1; }

void TraceSession::followSlowness()
{
    if (m_state == State::Running)
        startTicking();
}

/// Starts from this frame and the two before it: an object that continues its motion was not moved elsewhere.
void TraceSession::findPassagesFrom(std::size_t frame)
{
    if (m_passages && m_passagesAt == frame)
        return;
    m_passages.emplace(countsFrames());
    for (std::size_t i = frame - std::min<std::size_t>(frame, 2); i <= frame; ++i)
        if (!m_walk->goTo(i))
            static_cast<void>(m_passages->observe(m_walk->world()));
    m_passagesAt = frame;
}

std::vector<Passage> TraceSession::passagesAt(std::size_t frame)
{
    m_passagesAt = frame;
    return m_passages->observe(m_walk->world());
}

void TraceSession::onTick()
{
    m_clock.makeDue(
        m_pace == Pace::Fastest || keepsUp(), secondsPerStep(),
        [this] { return m_state == State::Running && !isAtEnd() && !isMaking(); }, [this] { advance(); });
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
    if (state == State::Running) {
        startTicking();
    } else {
        m_toGo = 0;
        m_clock.stop();
    }
    emit stateChanged();
}

void TraceSession::startTicking() { m_clock.start(m_pace, secondsPerStep()); }

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
        goTo(frameCount() - 1); // Too far behind: shows the present.
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
    m_scan.start(
        m_walk->recording().reader(), [this](trace::TraceReader reader) { takeScanned(std::move(reader)); },
        [this] { emit scanProgressed(); });
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

void TraceSession::countOn()
{
    if (m_figures.wantMore(frameCount()))
        m_figures.count(recording());
}

} // namespace broadside
