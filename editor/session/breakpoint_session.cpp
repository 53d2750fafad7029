#include "editor/session/breakpoint_session.h"

#include "core/base/message/name_messages.h"
#include "core/debug/breakpoints/breakpoint_hunt.h"
#include "core/debug/breakpoints/breakpoint_text.h"
#include "editor/document/message_text.h"
#include "editor/session/made_steps.h"
#include "editor/session/session_messages.h"

#include <algorithm>
#include <utility>

namespace broadside {

namespace {

bool isOn(const Breakpoint& breakpoint) { return breakpoint.enabled; }

} // namespace

BreakpointSession::BreakpointSession(SceneDocument& document, StepSession& session, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_session(session)
{
    m_searchSoon.setSingleShot(true);
    connect(&m_searchSoon, &QTimer::timeout, this, &BreakpointSession::search);
    connect(&m_session, &StepSession::aboutToStep, this, &BreakpointSession::onAboutToStep);
    connect(&m_session, &StepSession::stepped, this, &BreakpointSession::onStepped);
    connect(&m_session, &StepSession::stepLeft, this, &BreakpointSession::onStepLeft);
    connect(&m_session, &StepSession::recordedChanged, this, &BreakpointSession::onRecordedChanged);
    connect(&m_session, &StepSession::worldChanged, this, &BreakpointSession::onRecordedChanged);
    connect(&m_session, &StepSession::stateChanged, this, &BreakpointSession::onStateChanged);
    connect(&m_session, &StepSession::sought, this, &BreakpointSession::forgetStop);
    connect(&document, &SceneDocument::changed, this, [this](const SceneChange& change) {
        if (change.kind != SceneChange::Kind::Reset || m_list.empty())
            return;
        m_list.clear();
        m_met.clear();
        setCurrent(std::nullopt);
        listEdited();
    });
}

bool BreakpointSession::isSearched(std::size_t index) const
{
    return !m_list[index].enabled || m_met[index].knownFrom() <= m_session.recorded().first + 1;
}

QString BreakpointSession::sentence(std::size_t index) const
{
    const GameCoordinates in = m_session.objects() ? m_session.shown().coordinates : GameCoordinates{};
    return translated(sentenceOf(
        m_list[index], [this](ObjectId id) { return nameOf(id); }, in));
}

/// The name of an object, which may exist only in the simulation's world.
std::string BreakpointSession::nameOf(ObjectId id) const
{
    const ObjectTable* objects = m_session.objects();
    const auto row = objects ? objects->rowOf(id) : std::nullopt;
    const SceneObject* object = row ? &objects->objectOf(*row) : m_document.scene().find(id);
    return object ? translatedUtf8(texts::nameWithId(displayName(*object), id.value))
                  : translatedUtf8(texts::sessionObject(id.value));
}

bool BreakpointSession::anyIsOn() const { return std::ranges::any_of(m_list, isOn); }

void BreakpointSession::add(Breakpoint breakpoint)
{
    m_list.push_back(std::move(breakpoint));
    m_met.emplace_back(m_session.recorded().last + 1);
    listEdited();
    setCurrent(m_list.size() - 1);
}

void BreakpointSession::replace(std::size_t index, Breakpoint breakpoint)
{
    if (breakpoint == m_list[index])
        return;
    Breakpoint before = std::exchange(m_list[index], breakpoint);
    before.ignore = breakpoint.ignore; // A new `ignore` only changes how known steps are counted.
    const bool isAnother = before != breakpoint;
    if (isAnother)
        m_met[index] = MetSteps(m_session.recorded().last + 1);
    listEdited();
}

void BreakpointSession::remove(std::size_t index)
{
    m_list.erase(m_list.begin() + static_cast<std::ptrdiff_t>(index));
    m_met.erase(m_met.begin() + static_cast<std::ptrdiff_t>(index));
    listEdited();
    if (m_current)
        setCurrent(m_list.empty() ? std::nullopt : std::optional{std::min(*m_current, m_list.size() - 1)});
}

void BreakpointSession::setCurrent(std::optional<std::size_t> index)
{
    m_current = index;
    emit currentChanged();
}

/// The list has changed: indices that the search and the stop use now mean other breakpoints.
void BreakpointSession::listEdited()
{
    m_background.cancel();
    m_watched.reset();
    endJourney();
    forgetStop();
    searchSoon();
    emit listChanged();
    emit metChanged();
    m_session.restartStep();
}

void BreakpointSession::forgetStop()
{
    if (std::exchange(m_stop, std::nullopt))
        emit stopForgotten();
}

void BreakpointSession::forgetMet()
{
    m_background.cancel();
    m_watched.reset();
    for (MetSteps& steps : m_met)
        steps = MetSteps(m_session.recorded().last + 1);
    searchSoon();
    emit metChanged();
}

void BreakpointSession::onAboutToStep()
{
    forgetStop();
    m_makes = m_session.made() && m_session.made()->willMakeStep();
    m_forksAfter.reset();
    if (m_makes && isInThePast(m_session))
        m_forksAfter = m_session.step();
    m_watching.reset();
    if (anyIsOn())
        watchStep();
}

void BreakpointSession::watchStep()
{
    m_watching = std::make_shared<Watching>(Watching{m_watch, m_list, {}});
    StepWatch asked;
    if (m_watched != m_session.step()) {
        const StepReport* last = m_session.shown().report;
        asked.before = [watching = m_watching, report = last ? std::optional(*last) : std::nullopt](
                           const WatchedStep& world, const std::stop_token& stop) {
            watching->watch->restart(world, report ? &*report : nullptr, watching->list, stop);
        };
    }
    asked.after = [watching = m_watching](const WatchedStep& world, const StepReport& report,
                                          const std::stop_token& stop) {
        watching->met = watching->watch->evaluate(world, report, watching->list, stop);
    };
    asked.wantsPassages = std::ranges::any_of(m_list, [](const Breakpoint& breakpoint) {
        return breakpoint.enabled && breakpoint.kind == Breakpoint::Kind::Passage;
    });
    m_session.watchStep(std::move(asked));
}

/// The thread may still use the old watch, which has then seen only a part of the step.
void BreakpointSession::onStepLeft()
{
    m_watching.reset();
    m_watch = std::make_shared<BreakpointWatch>();
    m_watched.reset();
}

void BreakpointSession::forgetFutureAfter(std::uint64_t step)
{
    m_background.cancel();
    for (MetSteps& steps : m_met)
        steps.cutAfter(step);
    searchSoon();
}

void BreakpointSession::onStepped(const StepReport& report)
{
    if (m_forksAfter)
        forgetFutureAfter(*m_forksAfter);
    if (m_makes && m_session.objects()) { // No slot has stopped it.
        m_endStep = report.step;
        m_endMark = markOf(m_session, report.step);
    }
    const std::shared_ptr<Watching> watching = std::exchange(m_watching, nullptr);
    if (!watching || !m_session.objects())
        return;
    std::vector<MetBreakpoint> met = std::move(watching->met);
    m_watched = report.step;
    if (m_makes)
        for (const MetBreakpoint& breakpoint : met)
            m_met[breakpoint.index].append(report.step);
    if (met.empty())
        return;
    std::erase_if(met, [&](const MetBreakpoint& breakpoint) { return !fires(breakpoint, report.step); });
    if (!met.empty()) {
        m_stop = Stop{report.step, std::move(met)};
        m_session.pause();
        endJourney();
        emit stopped();
    }
    emit metChanged();
}

/// A step that was not searched yet counts as the first firing.
bool BreakpointSession::fires(const MetBreakpoint& met, std::uint64_t step) const
{
    const std::uint64_t ignore = m_list[met.index].ignore;
    if (!m_session.capabilities().canMakeSteps && ignore == 0)
        return true; // Earlier results may have been discarded: see go().
    return m_met[met.index].firesAt(step, ignore) || (step < m_met[met.index].knownFrom() && ignore == 0);
}

/// The recorded steps are other ones than those that were watched: a restored future, or no simulation.
void BreakpointSession::onRecordedChanged()
{
    const std::uint64_t last = m_session.recorded().last;
    const std::uint64_t mark = m_session.objects() ? markOf(m_session, last) : 0;
    if (last == m_endStep && mark == m_endMark)
        return;
    m_endStep = last;
    m_endMark = mark;
    forgetMet();
}

void BreakpointSession::onStateChanged()
{
    if (m_session.state() == StepSession::State::Authored) {
        forgetStop();
        endJourney();
    } else if (m_session.state() == StepSession::State::Paused && m_journey && m_journey->simulates) {
        const bool isPlayed = !m_session.capabilities().canMakeSteps && !isInThePast(m_session) && !m_stop;
        endJourney(); // It was paused from outside.
        if (isPlayed)
            emit notFound(tr("No breakpoint fires after this step; those that are off do not count"));
    }
}

void BreakpointSession::searchSoon() { m_searchSoon.start(0); }

void BreakpointSession::search()
{
    if (!m_session.objects() || m_background.isRunning() || !isSearchWanted())
        return;
    const std::uint64_t first = m_session.recorded().first + 1;
    std::vector<Breakpoint> wanted = m_list;
    std::uint64_t end = first;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        wanted[i].enabled = !isSearched(i);
        if (wanted[i].enabled)
            end = std::max(end, m_met[i].knownFrom());
    }
    if (end == first)
        return;
    m_background.start(
        [this, task = BreakpointSearchJob{m_session.source(m_session.recorded()), std::move(wanted), {first, end - 1}}](
            const std::stop_token& stop, const Background::Post& post) {
            hunt(task, stop, [&](SearchedBlock block) { post([this, block = std::move(block)] { take(block); }); });
            return true;
        },
        [this](bool) {
            searchSoon(); // Searches what changed meanwhile.
            goOn();
        });
}

/// A long recording is searched only backwards, from the shown step. Forward it is played instead.
bool BreakpointSession::isSearchWanted() const
{
    constexpr std::size_t kLong = 5'000; // frames
    return m_session.capabilities().canMakeSteps || m_session.source(m_session.recorded())->frameCount() < kLong ||
           (m_journey && m_journey->direction == Direction::Back);
}

void BreakpointSession::take(const SearchedBlock& block)
{
    for (std::size_t i = 0; i < block.met.size(); ++i)
        if (m_list[i].enabled)
            m_met[i].prepend(block.from, block.met[i]);
    emit metChanged();
    goOn();
}

void BreakpointSession::go(Direction direction)
{
    if (!anyIsOn())
        return;
    if (direction == Direction::Back || isInThePast(m_session))
        m_session.pause();
    m_journey = Journey{direction, m_session.recorded().first, false};
    if (m_session.objects())
        m_journey->from = m_session.step();
    if (!m_session.capabilities().canMakeSteps &&
        direction == Direction::Back) { // Later steps are not needed, and may never have been searched.
        m_background.cancel();
        for (MetSteps& steps : m_met)
            if (steps.knownFrom() > m_journey->from)
                steps = MetSteps(m_journey->from);
    }
    emit progressChanged();
    search();
    goOn();
}

void BreakpointSession::cancel()
{
    if (!m_journey)
        return;
    const bool simulates = m_journey->simulates;
    m_background.cancel();
    endJourney();
    if (simulates)
        m_session.pause();
}

void BreakpointSession::endJourney()
{
    if (std::exchange(m_journey, std::nullopt))
        emit progressChanged();
}

/// The nearest known firing from the start of the journey, among the recorded steps.
std::optional<std::uint64_t> BreakpointSession::target() const
{
    std::optional<std::uint64_t> best;
    for (std::size_t i = 0; i < m_list.size(); ++i) {
        if (!m_list[i].enabled)
            continue;
        const std::uint64_t ignore = m_list[i].ignore;
        const bool back = m_journey->direction == Direction::Back;
        const auto step =
            back ? m_met[i].firingBefore(m_journey->from, ignore) : m_met[i].firingAfter(m_journey->from, ignore);
        if (step && (!best || (back ? *step > *best : *step < *best)))
            best = step;
    }
    return best && *best > m_session.recorded().first ? best : std::nullopt;
}

/// Whether the steps that are not searched yet cannot change the target.
bool BreakpointSession::isKnown(std::optional<std::uint64_t> target) const
{
    const std::uint64_t first = m_session.recorded().first + 1;
    const std::uint64_t needed =
        m_journey->direction == Direction::Forward ? m_journey->from + 1 : target.value_or(first);
    for (std::size_t i = 0; i < m_list.size(); ++i)
        if (m_list[i].enabled && m_met[i].knownFrom() > (m_list[i].ignore > 0 ? first : std::max(needed, first)))
            return false;
    return true;
}

void BreakpointSession::goOn()
{
    if (!m_journey || m_journey->simulates)
        return;
    const bool records =
        m_session.objects() && (m_session.capabilities().canMakeSteps || m_journey->direction != Direction::Forward) &&
        (m_journey->direction == Direction::Back || !(m_session.made() && m_session.made()->willMakeStep()));
    const auto step = records ? target() : std::nullopt;
    if (records && !isKnown(step))
        return;
    if (step) {
        arrive(*step);
    } else if (m_journey->direction == Direction::Back) {
        endJourney();
        emit notFound(tr("No breakpoint fires before this step; those that are off do not count"));
    } else {
        if (records)
            m_session.seek(m_session.recorded().last);
        m_session.run(StepSession::Pace::Fastest);
        if (m_session.state() == StepSession::State::Running)
            m_journey->simulates = true;
        else
            endJourney(); // The world or the step could not be made; that was reported.
    }
}

/// Goes to the step before and makes the step again, so that it reports what it reports when it is made.
void BreakpointSession::arrive(std::uint64_t step)
{
    m_session.seek(step - 1);
    if (!m_session.capabilities().canMakeSteps && m_session.problem()) // Damaged: the step cannot be made from there.
        m_session.seek(step);
    else
        m_session.stepMany(1);
    endJourney();
}

std::optional<BreakpointSession::Progress> BreakpointSession::progress() const
{
    if (!m_journey)
        return std::nullopt;
    const StepRange recorded = m_session.recorded();
    if (m_journey->simulates)
        return Progress{m_journey->direction, true, recorded.last - std::min(recorded.last, m_journey->from), 0};
    std::uint64_t knownFrom = recorded.first + 1;
    for (std::size_t i = 0; i < m_list.size(); ++i)
        if (m_list[i].enabled)
            knownFrom = std::max(knownFrom, m_met[i].knownFrom());
    return Progress{m_journey->direction, false, recorded.last + 1 - std::min(recorded.last + 1, knownFrom),
                    recorded.last - recorded.first};
}

} // namespace broadside
