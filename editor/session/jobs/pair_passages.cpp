#include "editor/session/jobs/pair_passages.h"

#include "core/debug/audit/run_passages.h"
#include "core/trace/recording_work.h"

#include <utility>

namespace broadside {

PairPassages::PairPassages(const StepSession& session, const Focus& focus, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_focus(focus)
{
    connect(&focus, &Focus::pinsChanged, this, &PairPassages::searchAnew);
    connect(&session, &StepSession::worldChanged, this, &PairPassages::searchAnew);
    connect(&session, &StepSession::recordedChanged, this, &PairPassages::searchOn);
    connect(&session, &StepSession::stateChanged, this, &PairPassages::searchOn);
}

void PairPassages::cancel()
{
    m_background.cancel();
    m_isCancelled = true;
    emit changed();
}

void PairPassages::searchAnew()
{
    m_background.cancel();
    m_found.clear();
    m_searched = 0;
    m_last.reset();
    m_isCancelled = false;
    m_pins = m_focus.pins();
    searchOn();
}

void PairPassages::searchOn()
{
    if (!isContinued())
        return searchAnew();
    if (m_isCancelled || m_pins[0].isNull() || m_pins[1].isNull() || m_background.isRunning())
        return;
    if (m_session.recording())
        searchRecording();
    else if (m_session.history() && m_session.state() == StepSession::State::Paused)
        searchRun();
}

/// Whether what was searched is the beginning of what is recorded now.
bool PairPassages::isContinued() const
{
    if (!m_last || m_session.recording())
        return true;
    const StepRange recorded = m_session.recorded();
    return m_session.history() && *m_last >= recorded.first && *m_last <= recorded.last &&
           m_session.markOf(*m_last) == m_mark;
}

void PairPassages::searchRecording()
{
    const auto recording = m_session.recording();
    const std::size_t frames = recording->frameCount();
    if (m_searched >= frames)
        return;
    m_share = 0.0;
    const StepRange steps{recording->stepOf(m_searched), recording->stepOf(frames - 1)};
    m_background.start(
        [this, recording, steps, pins = m_pins](const std::stop_token& stop, const Background::Post& post) {
            return trace::passagesOf(*recording, steps, pins[0], pins[1], stop, [&](double share) {
                post([this, share] {
                    m_share = share;
                    emit changed();
                });
            });
        },
        [this, frames](std::vector<Audit::Passage> found) {
            m_searched = frames;
            take(std::move(found));
        });
}

void PairPassages::searchRun()
{
    const StepRange recorded = m_session.recorded();
    const StepRange steps{m_last ? *m_last + 1 : recorded.first, recorded.last};
    if (steps.first > steps.last)
        return;
    m_share = 0.0;
    m_background.start(
        [this, scene = m_session.scene(), history = *m_session.history(), steps,
         pins = m_pins](const std::stop_token& stop, const Background::Post& post) mutable {
            return passagesOf(scene, std::move(history), steps, pins[0], pins[1], stop, [&](double share) {
                post([this, share] {
                    m_share = share;
                    emit changed();
                });
            });
        },
        [this, last = steps.last, mark = m_session.markOf(steps.last)](std::vector<Audit::Passage> found) {
            m_last = last;
            m_mark = mark;
            if (isContinued())
                return take(std::move(found));
            searchAnew();
        });
}

void PairPassages::take(std::vector<Audit::Passage> found)
{
    m_found.insert(m_found.end(), found.begin(), found.end());
    emit changed();
    searchOn(); // what came meanwhile
}

} // namespace broadside
