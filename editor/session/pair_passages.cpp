#include "editor/session/pair_passages.h"

#include "core/trace/recording_work.h"

namespace broadside {

PairPassages::PairPassages(const StepSession& session, const Focus& focus, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_focus(focus)
{
    connect(&focus, &Focus::pinsChanged, this, &PairPassages::searchAnew);
    connect(&session, &StepSession::worldChanged, this, &PairPassages::searchAnew);
    connect(&session, &StepSession::recordedChanged, this, &PairPassages::searchOn);
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
    m_isCancelled = false;
    m_pins = m_focus.pins();
    searchOn();
}

void PairPassages::searchOn()
{
    const auto recording = m_session.recording();
    if (!recording || m_isCancelled || m_pins[0].isNull() || m_pins[1].isNull() || m_background.isRunning())
        return;
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
        [this, frames](std::vector<Audit::Passage> found) { take(std::move(found), frames); });
}

void PairPassages::take(std::vector<Audit::Passage> found, std::size_t frames)
{
    m_found.insert(m_found.end(), found.begin(), found.end());
    m_searched = frames;
    emit changed();
    searchOn(); // what came meanwhile
}

} // namespace broadside
