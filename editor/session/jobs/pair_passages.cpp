#include "editor/session/jobs/pair_passages.h"

#include "core/debug/audit/run_passages.h"

#include <utility>

namespace broadside {

PairPassages::PairPassages(const StepSession& session, const Focus& focus, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_focus(focus)
{
    connect(&focus, &Focus::pinsChanged, this, &PairPassages::restartSearch);
    connect(&session, &StepSession::worldChanged, this, &PairPassages::restartSearch);
    connect(&session, &StepSession::recordedChanged, this, &PairPassages::searchOn);
    connect(&session, &StepSession::stateChanged, this, &PairPassages::searchOn);
}

void PairPassages::cancel()
{
    m_background.cancel();
    m_isCancelled = true;
    emit changed();
}

void PairPassages::restartSearch()
{
    m_background.cancel();
    m_found.clear();
    m_last.reset();
    m_isCancelled = false;
    m_pins = m_focus.pins();
    searchOn();
}

void PairPassages::searchOn()
{
    if (!isContinued())
        return restartSearch();
    if (m_isCancelled || m_pins[0].isNull() || m_pins[1].isNull() || m_background.isRunning())
        return;
    const bool isPaused = m_session.state() == StepSession::State::Paused;
    if (m_session.objects() && (isPaused || !m_session.capabilities().canMakeSteps))
        search();
}

/// Whether the searched steps are still the beginning of the recorded ones.
bool PairPassages::isContinued() const
{
    if (!m_last)
        return true;
    const StepRange recorded = m_session.recorded();
    return *m_last >= recorded.first && *m_last <= recorded.last && m_session.objects() &&
           markOf(m_session, *m_last) == m_mark;
}

/// The source begins one step before the new ones, because a passage happens between two steps.
void PairPassages::search()
{
    const StepRange recorded = m_session.recorded();
    const StepRange steps{m_last ? *m_last + 1 : recorded.first, recorded.last};
    if (steps.first > steps.last || !m_session.at(steps.last))
        return;
    m_share = 0.0;
    m_background.start(
        [this, source = m_session.source({m_last.value_or(recorded.first), steps.last}), steps,
         pins = m_pins](const std::stop_token& stop, const Background::Post& post) {
            return passagesOf(*source, steps, pins[0], pins[1], stop, [&](double share) {
                post([this, share] {
                    m_share = share;
                    emit changed();
                });
            });
        },
        [this, last = steps.last, mark = markOf(m_session, steps.last)](std::vector<FoundPassage> found) {
            m_last = last;
            m_mark = mark;
            if (isContinued())
                return take(std::move(found));
            restartSearch();
        });
}

void PairPassages::take(std::vector<FoundPassage> found)
{
    m_found.insert(m_found.end(), found.begin(), found.end());
    emit changed();
    searchOn(); // Searches what was recorded meanwhile.
}

} // namespace broadside
